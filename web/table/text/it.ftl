### Il tavolo nel browser: prima, durante e dopo la partita.

table-seat-number = Posto { $number }
table-not-here = Non sei al tavolo
table-gone = Questo tavolo non esiste
table-gone-why = Forse il link è incompleto o il tavolo non esiste più.
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
table-welcome-why = Scegli un nome. Nessun account, nessuna password: questo browser si ricorda di te.
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
table-add-bot-at = Aggiungi un bot al posto { $number }
table-bot = Bot
table-bot-random = Bot, gioca a caso
table-bot-search = Bot (ricerca)
table-bot-novice = Bot principiante
table-bot-regular = Bot esperto
table-bot-master = Bot maestro
table-host = host
table-the-host = l’host
table-ready = OK
table-not-ready = Non ancora
table-i-am-ready = Ci sono
table-remove-name = Togli { $name } dal tavolo
table-full = Tutti i posti sono occupati. Puoi restare a guardare.
table-people-only = Con queste impostazioni i bot non possono giocare. Cambiale per aggiungerli.
table-fill-bots =
    { $count ->
        [one] Aggiungi un bot
       *[other] Aggiungi { $count } bot
    }
table-start = Inizia la partita
table-stand = Lascia il posto
table-all-ready = È tutto pronto: puoi iniziare.
table-waiting-seats =
    { $count ->
        [one] Un posto è ancora libero.
       *[other] { $count } posti sono ancora liberi.
    }
table-waiting-ready = Si aspetta l’OK di: { $names }.
table-may-start = Non manca nessuno: è tutto pronto.
table-waiting-host = Tutto pronto. Si aspetta che { $name } avvii la partita.
table-take-host = L’host è assente: diventa host
table-close = Chiudi questo tavolo
table-closed = Questo tavolo è chiuso
table-closed-why = L’ha chiuso l’host, nessuno è tornato per molto tempo, la partita aveva troppe mosse oppure le regole sono cambiate.
table-outdated = Questa pagina non è aggiornata
table-outdated-why = Questa partita segue regole che questa pagina non ha. Ricarica la pagina per continuare.

table-invite = Invita gli amici
table-invite-how = Chi ha questo link può entrare subito, senza account.
table-copy-link = Copia il link
table-share = Condividi…
table-share-text = Unisciti al nostro tavolo!
table-code = Oppure di’ loro il codice:
table-qr = Un codice QR che porta a questo tavolo
table-big-screen = Mostra su un grande schermo
table-big-screen-what = Per un televisore o un portatile che tutti vedono nella stanza: mostra solo il tavolo, senza le carte dei giocatori.

table-options = Impostazioni della partita
table-option-seats = Giocatori
table-option-seats-count =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
table-option-clock = Tempo per turno
table-no-clock = Senza limite
table-clock-seconds =
    { $seconds ->
        [one] { $seconds } secondo
       *[other] { $seconds } secondi
    }
table-clock-minutes =
    { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
    }
table-clock-day = 1 giorno
table-option-language = Lingua del tavolo
table-language-en = Inglese
table-language-pl = Polacco
table-language-it = Italiano
table-language-uk = Ucraino
table-option-public = Mostra il tavolo nella pagina iniziale
table-option-watching = Ammetti spettatori
table-option-none = nessuno
table-option-add = Aggiungi…
table-option-up = Sposta su: { $value }
table-option-remove = Togli: { $value }
table-yes = Sì
table-no = No

table-fair = Distribuzione regolare
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
table-see-options = Impostazioni della partita
table-see-rules = Regole
table-asks-undo = { $name } chiede di annullare una mossa.
table-asks-pause = { $name } chiede una pausa.
table-agree = Accetta
table-decline = Rifiuta
table-never-mind = Ritira la richiesta
table-waiting-answer = In attesa della risposta di { $names }
table-paused = La partita è in pausa.
table-deserted = Non c’era più nessuno, quindi la partita è in pausa. Riprende quando qualcuno torna.
table-unattended = Da tre round gioca solo l’orologio, quindi la partita è in pausa. Riprende quando qualcuno gioca.
table-resume = Riprendi
table-stood-in = Un bot gioca al tuo posto.
table-take-back = Riprendi il controllo
table-watching = Stai guardando
table-clock-left =
    { $seconds ->
        [one] Resta { $seconds } secondo
       *[other] Restano { $seconds } secondi
    }
table-clock-left-minutes =
    { $minutes ->
        [one] Resta { $minutes } minuto
       *[other] Restano { $minutes } minuti
    }
table-clock-left-hours =
    { $hours ->
        [one] Resta { $hours } ora
       *[other] Restano { $hours } ore
    }
table-clock-soon =
    { $seconds ->
        [one] Resta solo { $seconds } secondo
       *[other] Restano solo { $seconds } secondi
    }
table-log = Cronologia
table-log-of = Filtra per giocatore
table-log-all = Tutti
table-continued = Questa partita è il seguito di una partita rivista. Ciò che non potevi sapere è stato distribuito di nuovo.
table-log-empty = Non è ancora successo niente.
table-log-earlier = Mostra i precedenti
table-moves = Mosse
table-moves-why = Tutto ciò che puoi fare ora, in un elenco.

## Chat

table-chat = Chat
table-chat-room = A chi
table-chat-table = Tavolo
table-chat-watchers = Spettatori
table-chat-empty = Nessuno ha ancora detto niente.
table-chat-only-players = Durante la partita qui scrivono solo i giocatori. Passa alla chat degli spettatori.
table-chat-say = Scrivi un messaggio
table-chat-send = Invia
table-chat-too-long = Questo messaggio è troppo lungo. Accorcialo per inviarlo.
table-chat-about = Azioni per { $name }
table-chat-mute = Silenzia { $name }
table-chat-unmute = Riattiva { $name }

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
table-help = Aiuto

table-sounds = Suoni
table-sounds-ask = Attivare i suoni?
table-sounds-yes = Sì
table-sounds-no = No
table-see-result = Risultato
table-see-board = Guarda il tabellone
table-is-away = { $name } non c’è.
table-nudged = { $name } ti sollecita: il tavolo aspetta te.
table-join = Partecipa
table-watch = Guarda
table-watch-only = Guarda soltanto
table-turn-paused = In pausa
table-turn-lost = Connessione persa
table-you-left = Hai lasciato la partita.
table-seat-back = Riprendi il tuo posto
table-leave-what-device = La partita resta su questo dispositivo. Puoi tornare in qualsiasi momento.
table-no-server = Il server non è raggiungibile
table-handed-over = Ora giochi su un altro dispositivo.
table-handed-over-why = Il link ha spostato lì il tuo posto. Questo tavolo non si può guardare.

## La fine della partita

table-ahead =
    { $points ->
        [one] { $points } punto di vantaggio su { $names }
       *[other] { $points } punti di vantaggio su { $names }
    }
table-ahead-level = A pari punti con { $names }, ma lo spareggio è tuo
table-share-with = Insieme a te: { $names }
table-you-came = Sei al { $rank }º posto

## Joining late

table-join-next = Entra dal prossimo round
table-joining = Entrerai nel prossimo round
table-joining-short = In arrivo
table-join-cancel = Annulla
table-join-cancel-what = Annulla l’ingresso
table-join-cancelled = Ingresso annullato.
table-join-full = Tavolo completo
table-join-late = Ultimo round
table-joins = { $name } entrerà nel prossimo round.
table-joins-ok = OK
table-turn-away = Rifiuta
table-turn-away-name = Rifiuta { $name }
table-option-grows = Aggiungi un posto per chi arriva
table-option-latecomers = Si può entrare a partita iniziata
table-more-may-join = Tutti i posti sono occupati, ma possono aggiungersi altri giocatori.
