### La riga di comando.

## Come si usa

cli-usage =
    Parlour: giochi da tavolo con informazioni nascoste.

    parlour serve               apri tavoli per gli amici, in rete
    parlour backup FILE         copia il database del server, anche mentre è in funzione
    parlour move-store DA A       copia tutto in un altro archivio: SQLite, Postgres
    parlour guests TAVOLO       elenca gli ospiti di un tavolo, dal suo codice
    parlour forget OSPITE       elimina un ospite, con il suo nome e le sue parole
    parlour versions            elenca le versioni delle regole usate dalle partite in corso
    parlour play TITOLO         gioca contro i bot
    parlour simulate TITOLO     fai giocare ai bot molte partite e confrontali
    parlour replay FILE         rivedi passo per passo una partita registrata
    parlour verify FILE         verifica una partita registrata

    Titoli: { $titles }.
    Per ogni comando: --lang en, pl, it o uk (predefinita la lingua del sistema) e --help.
    parlour help COMANDO spiega un comando. Ciò che segue -- non è mai un’opzione.
    parlour --version mostra la versione.
cli-usage-play =
    parlour play TITOLO [opzioni]       titoli: { $titles }

    --seats N          quanti siedono al tavolo (3)
    --bots A,B         chi gioca contro di te; ripetuti se sono meno del necessario (regular)
    --seat N           il tuo posto, contato da 0 in senso orario (0)
    --name NOME        il tuo nome
    --word PAROLA      la tua parola per la distribuzione regolare (il tuo nome)
    --seed N           una distribuzione ripetibile
    --option NOME=VALORE    un’opzione del tavolo; si può dare più volte
    --record FILE      alla fine scrivi la partita in un file
    --brief            mostra il tavolo solo a richiesta

    Scegli con il numero o con l’inizio di un nome; «1 doc» compila tutto in una volta.
    Una riga che comincia con una graffa è una mossa in JSON. Durante il gioco scrivi aiuto.
    Codice di uscita 0: giocata fino alla fine, o hai lasciato. 1: l’input è finito prima. 2: argomenti sbagliati. 130: Ctrl-C.
cli-usage-simulate =
    parlour simulate TITOLO [opzioni]   titoli: { $titles }

    --games N          quante partite (100)
    --seats N          quanti posti al tavolo (uno per ogni bot)
    --bots A,B,C       chi gioca; ripetuti se sono meno dei posti; a ogni partita si spostano di un posto
    --seed N           tutta la casualità ne deriva (1)
    --option NOME=VALORE    un’opzione del tavolo; si può dare più volte
    --record CARTELLA  scrivi ogni partita in un file di questa cartella

    Lo stesso seme dà la stessa tabella, tranne i tempi alla fine.
    Una vittoria condivisa conta per ogni vincitore. «volte»: quante volte è riuscito, «mai»: quante volte no.
    Dove corre un orologio il tempo passa come fra persone: in Spyfall una mossa dura quanto leggere e dire la frase,
    altrove dieci secondi.
cli-usage-replay =
    parlour replay FILE [opzioni]

    --seat S           chi guarda: un posto contato da 0, audience (spettatori) o all (tutti) (all)
    --at N             a questa mossa; 0 è la distribuzione
    --json             scrivi in JSON che cosa vede e ha sentito a quella mossa (senza --at: alla fine)

    In un terminale: Invio o n avanti, p indietro, un numero porta lì, b mostra il tavolo, q esce.
    Attraverso una pipe si scrivono tutti i passi. Una registrazione che non supera la verifica è rifiutata.
cli-usage-verify =
    parlour verify FILE

    Ricalcola la promessa, il seme, la distribuzione, ogni mossa, ogni annuncio e il risultato.
    Codice di uscita 0: tutto è come è stato giocato. 1: qualcosa è stato cambiato. 2: non è una registrazione.
    3: è stata giocata con un’altra versione delle regole. 4: la partita non è finita. In questi due casi nulla è stato cambiato.
cli-usage-serve =
    parlour serve

    Apre tavoli via HTTP finché non lo si ferma (Ctrl-C). Il registro va allo standard error.
    Il resto si imposta nell’ambiente, per esempio PARLOUR_PORT e PARLOUR_DATA; docs/hosting.md elenca tutto.
    Codice di uscita 0: fermato. 1: guasto. 2: non è potuto partire.
cli-usage-backup =
    parlour backup FILE

    Copia il database (PARLOUR_DATA) in un nuovo file com’è in un istante, anche mentre il server è in funzione.
    Codice di uscita 0: è copiato tutto. 2: non è copiato niente.
cli-usage-move-store =
    parlour move-store DA A

    Copia tutto da un archivio a un altro e li confronta. Un archivio è il percorso di un file SQLite
    (data/parlour.db) oppure un URL come postgres://user@host/database; PGPASSWORD può contenere la password.
    Prima ferma il server. DA non viene mai modificato. A viene modificato per intero o per niente, e deve essere
    nuovo o vuoto; se contiene già le stesse cose non succede nulla, quindi il comando si può ripetere.
    Poi avvia il server con PARLOUR_STORE (Postgres) o PARLOUR_DATA (SQLite) impostato su A.
    Codice di uscita 0: entrambi contengono le stesse cose. 2: non è stato copiato nulla.
cli-usage-guests =
    parlour guests TAVOLO

    Elenca gli ospiti di un tavolo, dal codice o dall’identificativo del tavolo: l’identificativo di ognuno, i nomi usati lì,
    il posto e quanti messaggi ha scritto. Funziona anche mentre il server è in funzione.
    Codice di uscita 0: sono elencati. 2: non c’è un tavolo così.
cli-usage-forget =
    parlour forget OSPITE

    Elimina un ospite dal suo identificativo (lo mostra parlour guests TAVOLO): l’ospite, il suo nome e tutto ciò che ha scritto, a tutti i tavoli.
    Le mosse e le parole della distribuzione restano. Funziona anche mentre il server è in funzione: fa il resto in pochi secondi;
    se nessun server è in funzione, lo fa il prossimo avvio. Non si può annullare. Le copie di sicurezza restano come sono.
    Codice di uscita 0: l’ospite è eliminato. 2: non c’è un ospite così.
cli-usage-versions =
    parlour versions

    Elenca quante partite in corso usano ogni versione delle regole di ogni gioco, e se questo Parlour ha quella versione:
    attuale (la usano le nuove partite), conservata (le partite in corso possono finire) o mancante (quelle partite saranno chiuse).
    Funziona anche mentre il server è in funzione.
    Codice di uscita 0: sono elencate. 2: non c’è un database.
cli-help-bots = Bot per { $title }: { $bots }.
cli-help-options = Opzioni per { $title }:
cli-help-setting = { $option }={ $value }: { $meaning }
cli-help-usual = { $option }={ $value }: { $meaning } (predefinito)
cli-help-list-some = { $option }=1,2,…: qualsiasi di questi, separati da virgole (predefinito: nessuno)
cli-help-list-ordered = { $option }=1,2,…: alcuni o tutti, separati da virgole, nell’ordine che vuoi (predefinito: nessuno)
cli-help-value = { $value }: { $meaning }
cli-help-range = { $option }=da { $from } a { $to } (predefinito { $usual }: { $meaning })

## Che cosa è stato scritto male

cli-word-title = il titolo del gioco
cli-word-file = il nome del file
cli-word-table = il codice o l’identificativo di un tavolo
cli-word-guest = l’identificativo di un ospite
cli-word-from = l’archivio da cui copiare
cli-word-to = l’archivio in cui copiare
cli-unknown-command = Il comando «{ $command }» non esiste; i comandi sono: { $known }.
cli-unknown-language = La lingua «{ $language }» non c’è; le lingue sono: { $known }.
cli-missing-word = Manca qualcosa: { $word }. Aggiungi --help per vedere come si usa il comando.
cli-extra-word = «{ $word }» è una parola di troppo. Aggiungi --help per vedere come si usa il comando.
cli-unknown-option = Qui non c’è l’opzione { $option }; le opzioni sono: { $known }.
cli-repeated-option = L’opzione { $option } è stata data due volte.
cli-missing-value = L’opzione { $option } vuole un valore.
cli-flag-value = L’opzione { $option } non vuole nessun valore.
cli-bad-number = { $option } deve essere un numero intero da { $min } a { $max }, non «{ $value }».
cli-bad-text = { $option } deve essere una sola riga, senza spazi ai bordi; caratteri al massimo: { $max }.
cli-unknown-title = Il gioco «{ $title }» non c’è; i giochi sono: { $known }.
cli-unknown-bot = Il bot «{ $bot }» non c’è; i bot sono: { $known }.
cli-too-many-bots = Troppi bot: sono { $bots } e i posti liberi sono { $seats }.
cli-option-form = Un’opzione del tavolo si scrive NOME=VALORE, non «{ $option }».
cli-option-fixed = Il titolo { $title } stabilisce già l’opzione «{ $option }».
cli-not-for-bots = Con { $option }={ $setting } possono giocare solo le persone.
cli-bad-seat = Il posto «{ $seat }» non c’è: scrivi un numero da 0 a { $last }, audience o all.

## File

cli-no-file = Il file { $file } non c’è.
cli-a-folder = { $file } è una cartella, non un file.
cli-unreadable = Non si può leggere { $file } ({ $code }).
cli-huge-file = { $file } è troppo grande per essere una partita registrata.
cli-unwritable = Non si può scrivere { $file } ({ $code }).
cli-file-exists = { $file } esiste già e non viene sovrascritto.
cli-no-folder = La cartella { $folder } non c’è.
cli-bad-folder = Non si può creare la cartella { $folder }.
cli-broken-record = { $file } non si può rivedere né verificare. { $why }
cli-record-title = { $file } è una partita di «{ $title }», un gioco che qui non c’è.
cli-failed = Errore interno: { $message }

## Il server

cli-served = Parlour è a { $url }
cli-served-near = Gli amici sulla stessa rete lo trovano a: { $urls }
cli-serve-stop = Ctrl-C lo ferma.
cli-stopped = Parlour si è fermato; tutto è salvato.
cli-bad-setting = Parlour non può partire con questa impostazione. { $problem }
cli-bad-database = Impossibile usare il database { $file }: { $message }
cli-database-in-use = Un altro server Parlour usa già il database { $file }. Fermalo prima, oppure imposta { $setting } su un altro database.
cli-port-taken = La porta { $port } è già occupata, forse da un altro Parlour. Imposta PARLOUR_PORT su un’altra.
cli-port-forbidden = Non puoi ascoltare sulla porta { $port }. Imposta PARLOUR_PORT su una sopra la 1023.
cli-no-such-host = Qui non si può ascoltare su «{ $host }» ({ $code }). Imposta PARLOUR_HOST su un indirizzo di questo computer.
cli-no-database = Non c’è nessun database { $file } da copiare. PARLOUR_DATA dice dove si trova.
cli-not-backed-up = Non è stato possibile copiare { $file }: { $message }
cli-backed-up = Tutto è copiato in { $file }.
cli-backup-postgres = L’archivio { $store } è un database Postgres. Per il backup usa pg_dump; docs/hosting.md spiega come.
cli-bad-store = Un archivio Postgres è un URL come postgres://user@host:5432/database.
cli-same-store = Entrambi gli archivi sono { $store }.
cli-moved = { $from } è stato copiato in { $to }, e i due sono stati confrontati. Ospiti: { $guests }, tavoli: { $tables }, voci: { $lines }.
cli-moved-already = { $to } contiene già le stesse cose di { $from }. Ospiti: { $guests }, tavoli: { $tables }, voci: { $lines }.
cli-not-moved = { $from } non è stato copiato in { $to }: { $message }
cli-move-interrupted = Interrotto. Non è stato copiato nulla.
cli-no-database-here = Non c’è nessun database { $file }. PARLOUR_DATA dice dove si trova.
cli-no-table = Non c’è nessun tavolo «{ $table }».
cli-no-guest = Non c’è nessun ospite «{ $guest }»; parlour guests TAVOLO elenca gli ospiti di un tavolo.
cli-forgotten = L’ospite { $guest } è eliminato. Un server in funzione toglie il suo nome e le sue parole da tutti i tavoli in pochi secondi; se non ce n’è nessuno, lo fa il prossimo avvio.
cli-column-guest = ospite
cli-column-names = nome
cli-column-seat = posto
cli-column-said = messaggi
cli-column-title = gioco
cli-column-version = versione delle regole
cli-column-matches = partite in corso
cli-column-kept = regole
cli-version-current = attuale
cli-version-kept = conservata
cli-version-missing = mancante

## Giocare

cli-former-player = Ex giocatore
cli-player = Giocatore
cli-you = { $name } (tu)
cli-bot-names = Ada, Bruno, Celia, Dario
cli-hint = Scrivi aiuto per vedere che cosa puoi scrivere, regole per leggere come si gioca.
cli-news = Novità sul tavolo («{ cli-command-board }» mostra tutto):
cli-seat-you = { $seat }
cli-seat-bot = { $seat }, bot: { $bot }
cli-option-chosen = { $option }: { $setting }
cli-promise = La promessa del tavolo per una distribuzione regolare (SHA-256 del suo segreto): { $commitment }
cli-your-word = La tua parola per la distribuzione: { $word }
cli-offers = Puoi:
cli-ask-offer = Che cosa scegli?
cli-ask-blank = Scegli:
cli-command-help = aiuto
cli-command-offers = mosse
cli-command-board = tavolo
cli-command-log = cronaca
cli-command-rules = regole
cli-command-undo = annulla
cli-command-back = indietro
cli-command-quit = esci
cli-play-help =
    Scrivi il numero di ciò che vuoi fare, o come comincia. Altri numeri o nomi compilano il resto: «1 3».
    mosse: che cosa puoi fare adesso
    tavolo: tutto il tavolo; o una sua parte: { $sections }
    cronaca: tutto quello che è successo
    regole: come si gioca
    annulla: annulla la tua ultima mossa, se nessuno ne ha saputo qualcosa
    indietro: lascia una domanda senza risposta
    esci: lascia la partita
cli-empty = Scrivi un numero, un nome o aiuto.
cli-or-none = Premi Invio per non scegliere niente.
cli-no-such-choice = Fra le scelte non c’è «{ $typed }».
cli-ambiguous = «{ $typed }» può essere più cose: { $list }.
cli-no-number = Deve essere un numero intero.
cli-too-much = Non è stato fatto niente: «{ $typed }» è di troppo.
cli-not-json = Comincia con una graffa ma non è JSON.
cli-no-op = Non cambia nulla, e nessuno se ne accorge.
cli-late = Il tempo è finito: l’orologio gioca per te.
cli-undone = Annullato.
cli-left-quit = Hai lasciato la partita; non è finita e non è stato registrato niente.
cli-left-end = L’input è finito prima della partita; non è stato registrato niente.
cli-interrupted = Hai lasciato la partita; non è stato registrato niente.
cli-receipt = Prova della distribuzione regolare:
cli-secret = Il segreto del tavolo (il suo SHA-256 è la promessa qui sopra): { $secret }
cli-words = Le parole dei giocatori: { $words }
cli-recorded = La partita è registrata in { $file }; verificala con: parlour verify { $file }

## Simulare

cli-progress = { $done } / { $of }, tempo rimanente: { $left }
cli-simulate-interrupted = Interrotto. Partite giocate: { $done } di { $of }.
cli-simulated = { $title }, posti: { $seats }, seme: { $seed }
cli-simulated-games = Partite: { $games }, mosse: { $moves }, mosse per partita: { $each }
cli-column-bot = bot
cli-column-played = partite
cli-column-wins = vittorie
cli-column-share = vittorie %
cli-column-points = punti in media
cli-column-mean = media
cli-column-median = mediana
cli-column-ninetieth = 90 %
cli-column-times = volte
cli-column-never = mai
cli-estimates = Quanto erano sicuri i bot, e quante volte avevano ragione:
cli-column-estimate = stima, %
cli-column-estimate-mean = media, %
cli-column-so = vero, %
cli-bits = Quanto le azioni pubbliche rivelano del ruolo, in bit (0: nulla; con la correzione di Miller e Madow per i campioni piccoli):
cli-column-act = azione
cli-column-bits = bit
cli-column-thinking = tempo medio per decisione, ms
cli-column-longest = il più lungo
cli-times = Tempi (cambiano da una volta all’altra):
cli-speed = { $seconds } s, mosse al secondo: { $speed }

## Rivedere

cli-replay-deal = La distribuzione
cli-replay-move = Mossa { $number } di { $of }
cli-replay-undone = La mossa precedente è annullata.
cli-replay-ask = { $number } di { $of }. Invio: avanti, p: indietro, numero, b: tavolo, q: esci
cli-replay-help = Invio o n va avanti, p indietro, un numero da 0 a { $of } porta lì, b mostra il tavolo, q esce.
cli-replay-left = Fine della visione.

## Verificare

cli-verify-record = { $file }: una partita di { $title }, giocatori: { $seats }.
cli-verify-promise = Promessa: il segreto è quello promesso prima della distribuzione ({ $commitment }).
cli-verify-seed = Seme: deriva dal segreto e dalle parole dei giocatori ({ $words }): { $seed }.
cli-verify-deal = Distribuzione: rifatta dal seme, è venuta uguale.
cli-verify-moves =
    { $moves ->
        [one] Mosse: { $moves } mossa, ed era permessa.
       *[other] Mosse: { $moves } mosse, tutte permesse.
    }
cli-verify-events = Annunci: { $events }, uguali parola per parola.
cli-verify-result =
    { $count ->
        [0] Risultato: lo stesso; non ha vinto nessuno.
       *[other] Risultato: lo stesso; vittoria di { $winners }.
    }
cli-verify-right = La registrazione è autentica.
cli-verify-wrong = { $file } non è autentica. { $why }
cli-verify-version = { $file } non si può verificare qui: è stata giocata con la versione { $played } delle regole, e questo Parlour ha la versione { $known }.
cli-verify-unfinished = { $file } non si può ancora verificare: la partita non è finita.
