### Che cosa dicono i tavoli di ogni gioco.

refusal-malformed = Questa non è una mossa.
refusal-rule = Non è permesso. { $rule } (Regola { $number }.)
refusal-undo = Non c’è niente da annullare: si annulla solo la propria ultima mossa, e solo finché nessuno ne ha saputo qualcosa.
refusal-fault = Si è verificato un errore. La partita non è cambiata.

options-notAForm = Non è stato possibile leggere le opzioni.
options-unknownOption = L’opzione «{ $option }» non esiste; le opzioni sono: { $known }.
options-badOption = L’opzione «{ $option }» può avere solo uno di questi valori: { $known }.

record-notJson = Non è una partita registrata: non è JSON.
record-notARecord = Non è una partita registrata.
record-unknownVersion = È stata scritta da un’altra versione del programma (versione { $version }).
record-badField = Non è una partita registrata: il campo «{ $field }» manca, è sconosciuto o è malformato.
record-tooMany = Non è una partita registrata: l’elenco «{ $field }» è troppo lungo (limite: { $most }).
record-notCanonical = Non è una partita registrata: non è scritta come la scrive il programma (un nome due volte, oppure un numero o un testo in un’altra forma).

latecomer-asks = Chi è arrivato tardi entrerà appena si aggiunge un posto.
latecomer-cancels = Chi stava per entrare ha cambiato idea.

wrong-unfinished = La partita registrata non è finita, quindi non si può ancora verificare.
wrong-game = È la registrazione di un altro gioco.
wrong-version = È stata giocata con un’altra versione delle regole.
wrong-seats = Il numero di posti non è adatto al gioco.
wrong-words = Manca la parola casuale di un giocatore.
wrong-option = L’opzione «{ $option }» non è di questo gioco.
wrong-commitment = Il segreto non è quello promesso prima della distribuzione.
wrong-changed = «{ $field }» è stato cambiato dopo la partita, ma il tavolo l’aveva stabilito prima della distribuzione.
wrong-deal = La distribuzione è sbagliata: dal segreto e dalle parole ne risulta un’altra.
wrong-over = Ci sono mosse dopo la fine della partita.
wrong-illegalMove = La mossa { $number } non è permessa.
wrong-late = La mossa { $number } è stata fatta a tempo scaduto.
wrong-noOp = La mossa { $number } non cambia nulla, quindi non è mai stata registrata.
wrong-time = La mossa { $number } ha un’ora precedente a quella della mossa prima.
wrong-mark = La mossa { $number }, o ciò che è stato detto dopo, ha subito modifiche.
wrong-result = Il risultato non è quello a cui portano le mosse.
wrong-seal = Il sigillo finale non corrisponde alla partita.

## Perché un tavolo non fa qualcosa

refused-waiting =
    { $why } { $seconds ->
        [one] Riprova tra { $seconds } secondo.
       *[other] Riprova tra { $seconds } secondi.
    }
refused-waiting-minutes =
    { $why } { $minutes ->
        [one] Riprova tra { $minutes } minuto.
       *[other] Riprova tra { $minutes } minuti.
    }
refused-protocol = L’app e il server hanno versioni diverse. Ricarica la pagina o aggiorna.
refused-unknownIntent = Comando sconosciuto.
refused-badField = «{ $field }» manca, è troppo lungo o non è valido.
refused-tooLarge = È troppo grande.
refused-noSuchPage = Pagina non trovata.
refused-badOrigin = Questa pagina non può usare questo server. Usa l’indirizzo pubblico del server.
refused-noGuest = Prima inserisci un nome.
refused-alreadyGuest = Qui hai già un nome. Puoi cambiarlo.
refused-tooManySockets = Hai troppe connessioni aperte. Prima chiudi una finestra o un dispositivo.
refused-noSuchTable = Questo tavolo non esiste.
refused-notAtTable = Mentre giochi non puoi leggere la chat degli spettatori.
refused-notSeated = Può farlo solo chi siede al tavolo.
refused-notHost = Può farlo solo l’host.
refused-watchingForbidden = L’host non ammette spettatori.
refused-tooManyTables = Ospiti già tutti i tavoli che una persona può ospitare. Prima chiudine uno.
refused-tooFast = Troppe richieste. Rallenta un po’.
refused-limitReached = Lo hai già fatto troppe volte a questo tavolo.
refused-muted = L’host ha disattivato la tua chat.
refused-notGathering = Si può fare solo prima della partita.
refused-noSuchSeat = Questo posto non c’è, o non ci siede nessuno.
refused-seatTaken = Questo posto è occupato.
refused-seatKept = Questo posto è riservato a qualcun altro.
refused-alreadySeated = Siedi già a questo tavolo.
refused-nameTaken = A questo tavolo qualcuno ha un nome che sembra il tuo. Prima cambia il tuo.
refused-noSuchBot = Questo gioco non ha un bot del genere.
refused-notForBots = Con queste impostazioni possono giocare solo le persone. Cambiale, o gioca senza bot.
refused-badOption = L’opzione «{ $field }» non può essere impostata così.
refused-seatsEmpty = Ci sono ancora posti liberi.
refused-notReady = Non tutti hanno dato l’OK.
refused-hostIsHere = L’host è al tavolo.
refused-notPlaying = A questo tavolo non si sta giocando.
refused-stale = Intanto al tavolo qualcosa è cambiato: guarda di nuovo.
refused-paused = La partita è in pausa.
refused-notPaused = La partita non è in pausa.
refused-alreadyAsked = Al tavolo c’è ancora un’altra richiesta aperta.
refused-nothingAsked = Quella richiesta non è più aperta.
refused-seatIsHere = Quel giocatore è connesso.
refused-tooSoon = È troppo presto.
refused-stoodIn = In quel posto ora gioca un bot.
refused-notStoodIn = Nessun bot sta giocando per te.
refused-badPass = Questo link è già stato usato, o è scaduto.
refused-noLatecomers = L’host non permette di entrare a partita iniziata.
refused-tableFull = Il tavolo è al completo: non può entrare nessun altro.
refused-tooLate = È troppo tardi per entrare: si gioca l’ultimo round.
refused-notJoining = Questa persona non sta aspettando di entrare.
refused-notOver = La partita non è ancora finita.
refused-noRecord = Questa partita continua una partita rivista, quindi non ha una registrazione.
refused-closed = Questo tavolo è chiuso.
refused-storeFull = Il server non ha più spazio per scrivere. Niente di quanto ha confermato è perso: avvisa chi lo gestisce.
refused-storeFailed = Il server ora non riesce a scrivere. Niente di quanto ha confermato è perso: riprova tra un po’.
refused-stopping = Il server sta per riavviarsi: riprova tra un attimo.

## Perché un tavolo saluta qualcuno

bye-restart = Il server si sta riavviando. Tra un attimo torni al tavolo.
bye-slow = La tua connessione è troppo lenta.
bye-silent = Disconnessione per inattività.
bye-watchingForbidden = La partita comincia, e l’host non ammette spettatori.
bye-refused = Non è stato possibile unirsi a questo tavolo.
bye-tooFast = Sono state inviate troppe cose in una volta.
