### Il tavolo nel browser: prima, durante e dopo la partita.

table-seat-number = Posto { $number }
table-not-here = Non sei al tavolo
table-gone = Questo tavolo non esiste
table-gone-why = Forse il link è incompleto, o il tavolo è già stato sparecchiato.
table-try-again = Riprova
table-unreachable = Il tavolo non è raggiungibile in questo momento. Controlla la connessione e riprova.
table-rule = Lo vieta la regola { $rule }.
table-device-full = Su questo dispositivo non c’è più spazio per le partite. Niente di ciò che era salvato è andato perso: libera un po’ di spazio e riprova.
table-device-failed = Non è stato possibile salvarlo su questo dispositivo. Niente di ciò che era salvato è andato perso: riprova.
table-line-lost = Connessione persa. Riconnessione in corso… non hai perso nulla.
table-line-connecting = Collegamento al tavolo…

## Chi sei?

table-welcome = Ti diamo il benvenuto
table-invites = { $name } ti invita a giocare a { $title }
table-invited = Hai un invito per giocare a { $title }
table-under-way = La partita è già in corso.
table-welcome-why = Che nome vedranno gli altri al tavolo? Nessun account, nessuna password: questo browser si ricorda di te.
table-name = Il tuo nome
table-bad-name = Scegli un nome da 1 a 24 caratteri.
table-come-in = Entra

## Prima della partita

table-gathering = Prima della partita
table-seats = Posti
table-free = Libero
table-kept = Riservato a { $name }
table-sit-here = Siediti qui
table-sit-here-at = Siediti qui, al posto { $number }
table-add-bot-at = Metti un bot nel posto { $number }
table-bot = Bot
table-bot-random = Bot, gioca a caso
table-bot-search = Bot, ragiona da sé
table-bot-novice = Bot principiante
table-bot-regular = Bot esperto
table-bot-master = Bot maestro
table-host = host
table-the-host = chi ospita il tavolo
table-ready = Tutto pronto
table-not-ready = Non ancora
table-i-am-ready = Possiamo iniziare
table-remove-name = Togli { $name } dal tavolo
table-take-seat = Prendi posto
table-full = Tutti i posti sono occupati. Puoi restare a guardare.
table-people-only = Con queste impostazioni possono giocare solo le persone: i bot non capirebbero. Cambia le impostazioni per far sedere i bot.
table-fill-bots =
    { $count ->
        [one] Metti un bot nel posto libero
       *[other] Metti i bot nei { $count } posti liberi
    }
table-start = Inizia la partita
table-stand = Alzati
table-all-ready = È tutto pronto: puoi iniziare.
table-waiting-seats =
    { $count ->
        [one] Un posto è ancora libero.
       *[other] { $count } posti sono ancora liberi.
    }
table-waiting-ready = Si aspetta ancora il via di: { $names }.
table-may-start = Non manca nessuno: è tutto pronto.
table-waiting-host = È tutto pronto. La partita può avviarla { $name }.
table-take-host = Chi ospita è via: ospita tu
table-close = Chiudi questo tavolo
table-closed = Questo tavolo è chiuso
table-closed-why = L’ha chiuso chi lo ospitava, nessuno è tornato per molto tempo, la partita aveva troppe mosse oppure nel frattempo le regole sono cambiate.

table-invite = Invita gli amici
table-invite-how = Chi ha questo link può sedersi subito, senza account.
table-copy-link = Copia il link
table-share = Condividi…
table-share-text = Al nostro tavolo c’è un posto per te.
table-code = Oppure di’ loro il codice:
table-qr = Un codice QR che porta a questo tavolo
table-big-screen = Mostra su un grande schermo
table-big-screen-what = Per un televisore o un portatile che tutti vedono nella stanza: mostra solo il tavolo, senza le carte dei giocatori.

table-options = Come si gioca
table-option-seats = Giocatori
table-option-seats-count =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
table-option-clock = Tempo per una mossa
table-no-clock = Senza limite
table-clock-seconds =
    { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }
table-option-language = Lingua del tavolo
table-language-en = Inglese
table-language-pl = Polacco
table-language-it = Italiano
table-language-uk = Ucraino
table-option-public = Chiunque può trovare questo tavolo nella pagina iniziale
table-option-watching = Altri possono guardare la partita
table-yes = Sì
table-no = No

table-fair = Una distribuzione onesta
table-fair-short = Nessuno, nemmeno il server, può scegliere come escono le carte. Alla fine chiunque può verificarlo.
table-fair-more = Come funziona?
table-fair-how = Il tavolo ha già scelto un segreto e qui ne mostra l’impronta. Chi si siede aggiunge una parola casuale. Solo il segreto e le parole insieme decidono la distribuzione, quindi nessuna delle due parti poteva conoscerla in anticipo. Dopo la partita il segreto viene mostrato e il tuo browser verifica tutto.
table-commitment = Impronta del segreto

## Durante la partita

table-your-turn = Tocca a te
table-waiting-for =
    { $count ->
        [one] In attesa di { $names }
       *[other] In attesa di { $names }
    }
table-stand-in = Fai giocare un bot
table-stand-in-for = Fai giocare un bot al posto di { $name } finché non torna
table-undo = Annulla mossa
table-more = Altro
table-ask-pause = Chiedi una pausa
table-other-device = Cambia dispositivo
table-other-device-how = Apri questo link sull’altro dispositivo o inquadra il codice QR. Vale una volta sola; da quel momento giochi lì e non più qui.
table-leave = Lascia la partita
table-leave-sure = Lasciare la partita?
table-leave-what = Gli altri possono far giocare un bot al tuo posto. Puoi tornare e riprendere il tuo posto in qualsiasi momento.
table-stay = Resta
table-see-options = Come si gioca
table-see-rules = Regole
table-asks-undo = { $name } chiede di annullare una mossa.
table-asks-pause = { $name } chiede una pausa.
table-agree = Va bene
table-decline = No
table-never-mind = Non importa più
table-waiting-answer = In attesa della risposta di { $names }
table-paused = La partita è in pausa.
table-deserted = Non c’era più nessuno, quindi la partita è in pausa. Riprende quando qualcuno torna.
table-resume = Riprendi
table-stood-in = Un bot gioca al tuo posto.
table-take-back = Torna a giocare tu
table-watching = Stai guardando. Vedi ciò che tutti possono vedere, e niente di più.
table-clock-left =
    { $seconds ->
        [one] Resta { $seconds } secondo
       *[other] Restano { $seconds } secondi
    }
table-clock-soon =
    { $seconds ->
        [one] Resta solo { $seconds } secondo
       *[other] Restano solo { $seconds } secondi
    }
table-beside = Accanto al tabellone
table-log = Cronaca
table-log-of = Mostra ciò che riguarda
table-log-all = Tutti
table-continued = Questa partita è il seguito di una partita rivista. Ciò che non potevi sapere è stato distribuito di nuovo.
table-log-empty = Non è ancora successo niente.
table-log-earlier = Mostra quanto precede
table-moves = Mosse
table-moves-why = Tutto ciò che puoi fare ora, in un elenco.
table-moves-none = In questo momento non hai niente da fare.
table-do = Fallo
table-choose = Scegli…

## Chat

table-chat = Chat
table-chat-room = Chi lo sente
table-chat-table = Tavolo
table-chat-watchers = Pubblico
table-chat-empty = Nessuno ha ancora detto niente.
table-chat-only-players = Durante la partita qui parlano solo i giocatori. Passa al pubblico.
table-chat-say = Di’ qualcosa
table-chat-send = Invia
table-chat-too-long = Questo messaggio è troppo lungo. Accorcialo per inviarlo.
table-chat-about = Azioni per { $name }
table-chat-mute = Togli la parola a { $name }
table-chat-unmute = Ridai la parola a { $name }

## Dopo la partita

table-over = La partita è finita
table-you-won = Hai vinto!
table-you-share = Vittoria condivisa!
table-nobody-won = Nessuno ha vinto
table-winners =
    { $count ->
        [one] Vince { $names }
       *[other] Vincono { $names }
    }
table-rank = { $rank }º
table-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
table-rematch = Gioca ancora
table-join-rematch = Unisciti alla rivincita
table-replay = Rivedi la partita
table-check-deal = Verifica la distribuzione

## Undo

table-ask-undo = Chiedi di annullare

## Guida alla prima partita

table-hint = Suggerimento
table-hint-got-it = Ho capito
table-hint-show = Mostra un suggerimento
table-hint-rule = Regola { $rule }
