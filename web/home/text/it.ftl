### La porta di casa: a che cosa si gioca, con chi, e che cosa è in corso.

home-hero = Qui tutti hanno un segreto
home-hero-what = Giochi da tavolo di segreti e deduzione, con gli amici o contro i bot. Niente account, niente da installare: apri una scatola e gioca.
home-code = Hai ricevuto un invito?
home-code-example = Codice o link
home-code-join = Entra
home-code-empty = Scrivi i sei caratteri del codice o incolla il link.
home-code-unknown = Nessun tavolo ha questo codice. Forse manca un carattere?

home-shelf = Giochi
home-players = Da { $from } a { $to } giocatori
home-minutes = { $from }–{ $to } minuti
home-about-pi = Una città degli anni Trenta, quattordici luoghi e un caso per ciascuno. Chi, che cosa e dove? Piazza i tuoi investigatori, esamina le prove e risolvi il caso prima degli altri.
home-about-07 = La Varsavia degli anni Settanta, come in una cartolina. I tenenti fanno a gara a chi indica per primo colpevole, crimine e luogo, e ogni risposta resta scoperta sotto gli occhi di tutti.
home-about-spyfall = Un gioco di domande da guerra fredda. Tutti sanno dove siete, tranne uno. Chiedi quanto basta per trovare la spia, ma non tanto da farle capire dov’è; a voce, per iscritto o ciascuno nella sua lingua.
home-about-alcatraz = Un gioco di trattative e tradimenti su un’isola prigione. Insieme raccogliete gli elementi di un piano di fuga prima che le guardie riempiano la prigione. Evadono tutti tranne uno: parla, vota, scambia, mantieni le promesse o infrangile, e non essere tu il capro espiatorio.
home-about-tczew = Una città sulla Vistola, dal primo colle fortificato al futuro. Posa carta dopo carta quartieri, ponti e monumenti, manda ai rivali alluvioni ed elezioni, e tieni unita la tua città.
home-play-now = Gioca subito
home-play-now-how = subito, contro i bot
home-play-now-title = { home-play-now }, { home-play-now-how }: { $title }
home-play-friends = Gioca con gli amici
home-play-friends-how = link, codice o QR; senza account
home-play-friends-title = { home-play-friends }, { home-play-friends-how }: { $title }
home-party = Un telefono per tutti
home-party-how = a voce, nella stessa stanza
home-party-title = { home-party }, { home-party-how }: { $title }
home-practise = Gioca offline
home-practise-how = contro i bot, senza internet
home-practise-title = { home-practise }, { home-practise-how }: { $title }
home-rules = Regole
home-rules-title = Regole di { $title }
home-on-device = su questo dispositivo
home-on-device-instead = Il server non è raggiungibile: giochi su questo dispositivo, solo contro i bot.
home-unreachable = Il server non è raggiungibile. Puoi comunque giocare offline.

home-name-title = Chi invita?
home-name = Il tuo nome
home-name-hint = Lo vedranno i tuoi amici. Puoi cambiarlo quando vuoi.
home-name-bad = Da 1 a 24 caratteri.
home-name-go = Apri il tavolo
home-lent-names = Gazza, Volpe, Gufo, Tasso, Airone, Lontra, Corvo, Lince, Martora, Lepre, Taccola, Donnola, Falco, Riccio, Rondone, Testuggine, Falena, Scricciolo

home-mine = I tuoi tavoli
home-mine-playing = In corso
home-mine-turn = Tocca a te
home-mine-turn-until = Tocca a te (scade: { $time })
home-mine-full = I posti sono tutti occupati
home-mine-gathering =
    { $count ->
        [one] C’è un posto libero
       *[other] Ci sono { $count } posti liberi
    }
home-continue = Riprendi
home-continue-title = Riprendi la partita al tuo tavolo: { $title }

home-dismiss = Rimuovi dai tuoi tavoli: { $title }
home-dismiss-sure = Rimuovere questo tavolo?
home-dismiss-no = Tieni
home-dismiss-yes = Rimuovi
home-dismiss-closes = Il tavolo si chiude per tutti.
home-dismiss-frees = Il tuo posto diventa libero.
home-dismiss-leaves = Lasci la partita. Gli altri possono far giocare un bot al tuo posto. Il link del tavolo ti riporta qui.
home-dismiss-hides = La partita scompare da questo elenco.

home-open = Tavoli aperti
home-open-none = Nessuno cerca giocatori al momento. Apri un tavolo e rendilo pubblico.
home-open-unreachable = Il server non è raggiungibile: non si sa chi cerca giocatori.
home-open-host = { $name } invita
home-open-free =
    { $count ->
        [one] Un posto libero
       *[other] { $count } posti liberi
    }
home-join = Entra
home-join-title = Entra al tavolo: { $title }

home-finished = Partite concluse
home-won = Hai vinto
home-won-shared = Hai vinto insieme ad altri
home-placed = { $rank }º posto su { $of }
home-won-by = Vittoria: { $names }
home-nobody-won = Nessuno ha vinto
home-unfinished = Chiusa prima della fine
home-replay = Rivedi
home-fair = Distribuzione regolare
home-more = Mostra altro
