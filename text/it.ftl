### Che cosa dicono i tavoli di ogni gioco.

refusal-malformed = Questa non è una mossa.
refusal-rule = Non è permesso. { $rule } (Regola { $number }.)
refusal-undo = Non c’è niente da annullare: si annulla solo la propria ultima mossa, e solo finché nessuno ne ha saputo qualcosa.
refusal-fault = Qualcosa è andato storto nel programma; la partita è com’era prima.

options-notAForm = Non è stato possibile leggere le opzioni.
options-unknownOption = L’opzione «{ $option }» non esiste; le opzioni sono: { $known }.
options-badOption = L’opzione «{ $option }» può avere solo uno di questi valori: { $known }.

record-notJson = Non è una partita registrata: non è JSON.
record-notARecord = Non è una partita registrata.
record-unknownVersion = È stata scritta da un’altra versione del programma (versione { $version }).
record-badField = Non è una partita registrata: il campo «{ $field }» manca, è sconosciuto o è malformato.

wrong-unfinished = La partita registrata non è finita, quindi non si può ancora controllare.
wrong-game = È la registrazione di un altro gioco.
wrong-version = È stata giocata con un’altra versione delle regole.
wrong-seats = Il numero di posti non è adatto al gioco.
wrong-words = Non c’è una parola per ogni posto.
wrong-option = L’opzione «{ $option }» non è di questo gioco.
wrong-commitment = Il segreto non è quello promesso prima della distribuzione.
wrong-changed = «{ $field }» è stato cambiato dopo la partita: quello che il tavolo aveva deciso prima della distribuzione.
wrong-deal = La distribuzione è sbagliata: dal segreto e dalle parole ne risulta un’altra.
wrong-over = Ci sono mosse dopo la fine della partita.
wrong-illegalMove = La mossa { $number } non è permessa.
wrong-time = La mossa { $number } ha un’ora precedente alla mossa prima.
wrong-mark = La mossa { $number }, o ciò che è stato detto dopo, è stata cambiata.
wrong-result = Il risultato non è quello a cui portano le mosse.
wrong-seal = Il sigillo finale non corrisponde alla partita.
