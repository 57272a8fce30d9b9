### Se una distribuzione è stata regolare, con parole comprensibili a chi gioca.

fair-page = Distribuzione regolare
fair-about = Il tuo browser può verificare che nessuno ha truccato la distribuzione e che la partita è stata giocata esattamente come dice la registrazione. Apri la registrazione di una partita qualsiasi, oppure trascinala in un punto qualsiasi di questa pagina.
fair-is-right = Tutto torna: nessuno poteva truccare questa distribuzione, e la partita è stata giocata esattamente come dice la registrazione.
fair-is-right-bots = Tutto torna: la distribuzione deriva dal segreto promesso e dalle parole, e la partita è stata giocata esattamente come dice la registrazione. Ma le parole le hanno date solo dei bot, quindi sull’estrazione ha influito soltanto il tavolo.
fair-is-wrong = In questa registrazione c’è qualcosa che non va. { $why }
fair-other-promise = Questa non è la distribuzione promessa al tuo browser: prima di essa il tavolo aveva mostrato un’altra impronta.
fair-cannot = Questa registrazione non si può verificare qui. { $why }
fair-checking-move = La partita viene rigiocata: mossa { $move } di { $moves }…

fair-verdict-right = Corretto
fair-verdict-wrong = Errato
fair-verdict-checking = Verifica in corso…
fair-verdict-unchecked = Non verificato
fair-show-me = Mostra i dettagli
fair-protects = Che cosa garantisce:
fair-protects-not = Che cosa non garantisce:

## La promessa

fair-promise = La promessa prima della distribuzione
fair-promise-asks = Il tavolo si è impegnato su un segreto prima della distribuzione?
fair-promise-is = Prima che qualcuno si sedesse, il tavolo ha estratto un segreto e ne ha mostrato a tutti l’impronta. Un’impronta non rivela niente, ma corrisponde a un solo segreto.
fair-memory-same = Il tuo browser ricorda la stessa impronta da prima della distribuzione.
fair-memory-none = Il tuo browser non ha visto questa impronta prima della distribuzione. Forse l’ha annotata qualcuno che era al tavolo: confrontale.
fair-memory-other = Prima della distribuzione il tuo browser ha visto a questo tavolo un’altra impronta.
fair-promise-by-hand = Al tavolo questa impronta si vede sotto «Distribuzione regolare» dal momento in cui il tavolo esiste. Confrontala con quella che hai visto o annotato allora.
fair-promise-protects = Il tavolo non può cambiare il suo segreto dopo aver sentito le parole dei giocatori.
fair-promise-not = Se nessuno ha guardato l’impronta prima della distribuzione, solo il tavolo garantisce che c’era.

## Le parole

fair-words = La parola casuale di ciascuno
fair-words-asks = Ciascuno ha aggiunto una parola propria?
fair-words-is = Chiunque si sia seduto ha aggiunto all’estrazione una parola propria. Cerca la tua: deve essere esattamente quella inviata dal tuo browser.
fair-words-late = Ingresso a partita iniziata, senza parola: { $names }. Tutta la casualità di ogni round era già fissata.
fair-words-by-hand = Il browser estrae a caso la tua parola quando ti siedi. La parola di un bot è semplicemente il suo nome.
fair-words-protects = Il tavolo ha fatto la sua promessa senza conoscere le parole, quindi non poteva scegliere un segreto comodo a qualcuno.
fair-words-not = Basta una parola che nessuno poteva indovinare. Se il tavolo poteva prevederle tutte, come con soli bot, avrebbe potuto cercarsi un segreto.

## Il segreto

fair-secret = Il segreto promesso
fair-secret-asks = Il segreto mostrato dopo la partita è quello promesso?
fair-secret-is = Dopo la partita il tavolo ha mostrato il suo segreto, e l’impronta di quel segreto è quella promessa.
fair-secret-by-hand = L’impronta è lo SHA-256 dei 32 byte del segreto. La calcola qualsiasi strumento che conosce SHA-256; su quasi tutti i computer basta questa riga.
fair-secret-protects = Una volta raccolte le parole, il tavolo non ha cambiato idea.
fair-secret-not = Il tavolo stesso conosceva il suo segreto fin dall’inizio.

## La distribuzione

fair-deal = La distribuzione
fair-deal-asks = Segreto e parole portano esattamente a questa distribuzione?
fair-deal-is = Segreto e parole insieme formano il seme, da cui deriva tutto ciò che è casuale. Ridistribuite da questo seme nel tuo browser, le carte sono uscite identiche, fino all’ultima.
fair-deal-by-hand = Il seme è lo SHA-256 del segreto, seguito da ogni parola preceduta dalla sua lunghezza. Il resto della casualità è ChaCha20 con il seme come chiave.
fair-deal-protects = Nessuno ha preparato il mazzo, né prima che le parole fossero raccolte né dopo. Nomi, opzioni e parole sono quelli della partita.
fair-deal-not = Anche una distribuzione regolare può essere fortunata.

## Le mosse

fair-moves = Ogni mossa
fair-moves-asks = Ogni mossa era permessa e ha portato a ciò che è stato detto al tavolo?
fair-moves-is =
    { $moves ->
        [one] { $moves } mossa è stata rifatta secondo le regole: era permessa e ha portato parola per parola a ciò che è stato detto al tavolo.
       *[other] { $moves } mosse sono state rifatte secondo le regole: ognuna era permessa e insieme hanno portato parola per parola a ciò che è stato detto al tavolo.
    }
fair-moves-by-hand = Ogni mossa porta un segno su tutto ciò che la precede e su tutto ciò che è stato detto, perciò il segno dell’ultima vale per tutte. Il comando in fondo a questa pagina le rifà.
fair-moves-protects = Nessuna mossa è stata cambiata, tolta o aggiunta, niente è stato estratto due volte e a nessuno è stato detto il falso.
fair-moves-not = Nessuna verifica può dire perché qualcuno abbia giocato così.

## La fine

fair-end = Risultato e sigillo
fair-end-asks = È questo il risultato a cui portano le mosse, e il sigillo è intatto?
fair-end-is = Il risultato è quello a cui portano le mosse, e il sigillo sull’intera registrazione è intatto.
fair-end-by-hand = Il sigillo è uno SHA-256 sull’ultimo segno e sul risultato. Se qualcosa nella registrazione cambia, non corrisponde più.
fair-end-protects = Nessuno ha cambiato la registrazione in seguito: né un nome, né una parola, un’opzione, un tempo, una mossa o il risultato.
fair-end-not = Il sigillo non dice chi ha scritto la registrazione. Lo dice la promessa, a chi l’ha vista.

## Valori

fair-value-commitment = Impronta del segreto (SHA-256)
fair-value-seen = Quello che il tuo browser ha visto prima della distribuzione
fair-value-secret = Segreto
fair-value-command = Per verificarlo da te
fair-value-seed = Seme
fair-value-dealt = Segno della distribuzione
fair-value-moves = Mosse
fair-value-events = Annunci
fair-value-mark = Segno dell’ultima mossa
fair-value-result = Risultato
fair-value-seal = Sigillo
fair-points =
    { $points ->
        [one] { $rank }º { $name }, { $points } punto
       *[other] { $rank }º { $name }, { $points } punti
    }

## Da soli, e che cosa resta

fair-yourself = Verifica senza questa pagina
fair-yourself-how = Non fidarti di questa pagina: scarica la registrazione e falla verificare da Parlour su un computer qualsiasi, con questo comando nella sua cartella.
fair-yourself-format = Che cosa contiene una registrazione e come si calcola ogni valore è descritto byte per byte in docs/record.md, così chiunque può scrivere il proprio programma di verifica.
fair-copy-command = Copia il comando
fair-limits = Che cosa nessuna verifica può mostrare
fair-limits-peeking = Chi gestisce un server potrebbe guardare le carte durante la partita. La verifica prova che la distribuzione non è truccata, non che nessuno ha sbirciato.
fair-limits-talking = I giocatori possono parlarsi altrove.
fair-limits-program = Questa pagina l’ha inviata lo stesso server. Se non ti fidi, usa una copia di Parlour presa altrove: la registrazione resta la stessa.
