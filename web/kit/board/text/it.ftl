### What the parts of a board say, in every game.

kit-pile-empty = { $pile }: vuoto
kit-pile-count = { $pile }: { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }

kit-choose-none = In questo momento non hai niente da fare.
kit-choose-what = Che cosa vuoi fare?
kit-choose-ready = Tutto pronto
kit-choose-confirm = Conferma
kit-choose-back = Indietro
kit-choose-next = Avanti
kit-choose-change = Cambia
kit-choose-nothing = niente
kit-choose-search = Cerca
kit-choose-none-found = Nessun risultato.
kit-choose-exactly = Scelti { $chosen } di { $count }
kit-choose-some = Scelti: { $chosen }. Scegline da { $min } a { $max }.
kit-choose-less = Uno in meno
kit-choose-more = Uno in più
kit-choose-number = Inserisci un numero intero da { $from } a { $to }.
kit-choose-text = Scrivi da { $min } a { $max } caratteri, su una riga.
kit-choose-remove = Togli: { $item }
kit-choose-item-left = { $item } (restano: { $count })

kit-hidden-hint = Tieni premuto con il dito, il mouse, la barra spaziatrice o Invio. Appena lasci, la carta si copre.
kit-hidden-show =
    { $seconds ->
        [one] Mostra per { $seconds } secondo
       *[other] Mostra per { $seconds } secondi
    }
kit-hidden-hide = Copri la carta

kit-track-filled = { $filled } di { $count }
kit-track-at = { $name }: { $space }

kit-dice = { $label }: { $values }
kit-dice-sum = { $label }: { $values }, in totale { $sum }

kit-zoom-in = Ingrandisci
kit-zoom-out = Riduci
kit-zoom-fit = Mostra tutto il tabellone

kit-trade-deal = Lo scambio
kit-trade-you-get = Ricevi
kit-trade-they-get = { $name } riceve
kit-trade-nothing = niente
kit-trade-nothing-held = Niente da scambiare
kit-trade-choose-get = Scegli che cosa vuoi
kit-trade-choose-give = Scegli che cosa dai
kit-trade-amount = { $item }: { $count } di { $held } nello scambio
kit-trade-less = Uno in meno: { $item }
kit-trade-empty = Scegli qualcosa da dare o da ricevere.
kit-trade-offer = Proponi lo scambio a { $name }
kit-trade-withdraw = Ritira la proposta
kit-trade-decline = Rifiuta
kit-trade-accept = Accetta
kit-trade-agrees = d’accordo
kit-trade-decides = sta decidendo
