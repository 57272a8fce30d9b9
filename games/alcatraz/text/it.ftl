### Alcatraz: The Scapegoat.

## Il tavolo sullo schermo

board-parts = Parti del tavolo

## Talks, votes, trades and the end on a screen

talk-stream = Trattative
talk-none = Nessuno ha ancora detto niente.
talk-composer = Di’ una frase
talk-choose = Scegli una frase
talk-say = Di’
talk-reply = Rispondi
talk-left =
    { $count ->
        [one] Ancora { $count } frase in questo round
       *[other] Ancora { $count } frasi in questo round
    }
talk-blank-to = giocatore
talk-blank-player = giocatore
talk-blank-location = luogo
talk-blank-thing = oggetto o Denaro
talk-blank-want = oggetto o Denaro
talk-blank-element = lettera
talk-blank-count = quanto
talk-blank-turn = round
talk-kept = mantenuta
talk-broken = infranta
talk-lapsed = non vale più
talk-due = fino alla fine del round { $turn }
talk-due-vote = voto del round { $turn }
talk-time-left = Tempo rimasto: { $time }
talk-soon =
    { $seconds ->
        [one] Manca { $seconds } secondo
       *[other] Mancano { $seconds } secondi
    }
talk-title-talks = Trattative: chi sarà il capro?
talk-title-vote = Voto: chi sarà il capro?
talk-caller = { $seat } può indire il voto in qualsiasi momento
talk-caller-you = Puoi indire il voto in qualsiasi momento
talk-call = Indici il voto
talk-ballot-early = La tua scelta resta su questo dispositivo. La confermi quando inizia il voto.
talk-candidates = Giocatori
talk-bonus = +{ $bonus } PA
talk-run-1 = primo round di seguito
talk-run-2 = secondo round di seguito
talk-run-3 = terzo round di seguito
talk-run-4 = quarto round di seguito o oltre
talk-promises =
    { $judged ->
        [0] nessuna promessa ancora giudicata
       *[other] promesse mantenute: { $kept } su { $judged }
    }
talk-pick = la tua scelta
talk-sealed = sigillato
talk-cast = Vota per { $seat }
talk-cast-self = Vota per te
talk-cast-none = Scegli un giocatore
talk-voted = Il tuo voto è sigillato. Tutti i voti si mostrano insieme.
talk-voted-count = Voti dati: { $count } su { $all }
talk-tie = In caso di parità decide il voto del capro precedente: { $seat }.
talk-tie-you = In caso di parità decide il tuo voto: il capro precedente sei tu.
talk-reveal = Voti del round { $turn }
talk-votes-none = Nessun voto
talk-votes-by = Voti di { $names }
talk-elected = Il capro espiatorio è { $seat }: +{ $bonus } PA.
talk-elected-you = Il capro espiatorio sei tu: +{ $bonus } PA.
talk-tied = Parità: { $names }. Decide il voto del capro precedente.
talk-tied-by = Parità: { $names }. Decide il voto del capro precedente: { $seat } → { $elected }.
talk-continue = Continua
talk-skip = Salta
talk-naming = Parità totale: chi resta in carcere?
talk-naming-tied = Pari in tutto ciò che conta: { $names }. Decidono gli altri giocatori.
talk-naming-rule = Le scelte sono segrete. Decide la maggioranza; se sono pari, la scelta del capro.
talk-naming-mine = Si tratta anche di te: decidono gli altri giocatori.
talk-naming-done = La tua scelta è sigillata.
talk-naming-cast = Conferma chi resta
talk-trade = Scambio: { $location }
talk-trade-offers = gratis · offerta { $number } di { $most }
talk-trade-with = Scambia con
talk-trade-after = { $name }: oggetti { $items }/{ $places }, Denaro { $cash }/{ $most }
talk-trade-full-items = Troppi oggetti ({ $name }): { $count }, ma c’è posto per { $most }.
talk-trade-full-cash = Troppo Denaro ({ $name }): { $count }, ma c’è posto per { $most }.
talk-trade-nobody = Puoi scambiare solo con un prigioniero nel tuo stesso luogo.
talk-trade-public = Tutti vedono l’offerta. Si possono scambiare solo oggetti e Denaro.
talk-trade-gives = { $seat } dà
talk-trade-things = { $things }
talk-trade-waiting = Ora risponde { $seat }.
talk-warden = Scegli la carta ricatto da tenere
talk-warden-keep = Tieni questa carta
talk-warden-note = Queste carte le vedi solo tu. Le altre vanno nella pila delle carte usate, dove tutti le vedono.
talk-warden-other = { $seat } sceglie una carta ricatto.
talk-blackmail = { $seat } ti ricatta: scegli che cosa consegnare
talk-blackmail-other = { $seat } ricatta { $victim }, che sceglie che cosa consegnare.
talk-blackmail-give = Consegna
talk-reward = Compito eseguito
talk-reward-letter = { $seat } segna { $letter }.
talk-reward-letter-had = { $seat } ha già { $letter }.
talk-reward-card = Carta ricompensa: { $letter }
talk-reward-others =
    { $count ->
        [one] { $names } segna { $letter }.
       *[other] { $names } segnano { $letter }.
    }
talk-reward-others-had =
    { $count ->
        [one] { $names } ha già { $letter }.
       *[other] { $names } hanno già { $letter }.
    }
talk-reward-scapegoat = { $seat } è il capro e non riceve niente.
talk-reward-no-card = Il mazzo del piano è vuoto: nessuna ricompensa per gli altri.
talk-reward-removed =
    { $count ->
        [one] La carta esce dal gioco.
       *[other] Entrambe le carte escono dal gioco.
    }
talk-reward-goes-on = Possono fuggire tutti tranne uno? Non ancora: si continua.
talk-reward-naming = Le lettere ci sono tutte. Parità totale: gli altri giocatori decidono chi resta.
talk-reward-escape = Le lettere ci sono tutte anche senza { $seat }: gli altri fuggono.
talk-reward-rejected =
    { $count ->
        [one] { $count } carta va in fondo al mazzo: la sua lettera è già sul tabellone.
       *[other] { $count } carte vanno in fondo al mazzo: le loro lettere sono già sul tabellone.
    }
talk-reward-task = Nuovo compito: { $task } ({ $location })
talk-reward-no-task = Nessuna carta va bene: nessun nuovo compito.
talk-end-out-you = Ce l’hai fatta: fuori!
talk-end-out = La fuga è riuscita.
talk-end-in-you = Resti in carcere.
talk-end-free =
    { $count ->
        [one] { $names } fugge nel round { $turn }.
       *[other] { $names } fuggono nel round { $turn }.
    }
talk-end-stays = { $seat } resta in carcere.
talk-end-lost = Non fugge nessuno
talk-end-lost-why = Il carcere è pieno di guardie. Perdono tutti.
talk-end-why = Perché resta { $seat }
talk-end-why-all = Perché perdono tutti
talk-end-guard = Può entrare una 21ª guardia?
talk-end-guard-answer = No: tutte le { $count } guardie sono nel carcere. Il piano fallisce.
talk-end-scapegoat = Gli altri possono fare a meno del capro?
talk-end-scapegoat-needed = No, solo { $seat } ha { $letters }.
talk-end-scapegoat-out = Sì. { $seat } è il capro e resta.
talk-end-onlyOne = Chi altro non serve?
talk-end-others =
    { $count ->
        [one] Solo { $names }: gli altri hanno le lettere da A a F.
       *[other] { $names }: senza uno qualsiasi di loro gli altri hanno le lettere da A a F.
    }
talk-end-elements = Chi di loro ha meno lettere?
talk-end-cash = Chi ha meno Denaro?
talk-end-items = Chi ha meno oggetti?
talk-end-strength = Chi ha meno Forza?
talk-end-naming = Chi indicano gli altri?
talk-end-namings = { $namings }
talk-end-not-asked = non è servito
talk-end-decides = Questo decide.
talk-end-letters = Lettere alla fine
talk-end-needed = serve per { $letters }
talk-end-not-needed = non serve
talk-end-ringed = Lettera cerchiata: l’ha un solo prigioniero.
talk-end-goat = capro
talk-end-turns = round
talk-end-guards = guardie
talk-end-promises = promesse mantenute
