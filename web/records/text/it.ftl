### Le parole comuni alle pagine sulle partite registrate.

records-open = Apri una registrazione
records-more = Altro
records-drop = Lascia qui la registrazione
records-about-files = Una registrazione è il file di una partita finita. La legge il tuo browser, qui; non viene inviata da nessuna parte.
records-none = Non c’è nessuna registrazione da mostrare
records-again = Riprova
records-unreachable = Impossibile scaricare la registrazione: manca la connessione. Una registrazione che hai in un file si può aprire lo stesso.
records-unknown-title = È una partita a «{ $title }», che qui non è disponibile.
records-problem = Impossibile aprire { $file }. { $why }
records-huge = { $file } è troppo grande per essere una registrazione.
records-unreadable = Non è stato possibile leggere { $file }.
records-download = Scarica la registrazione
records-to-replay = Rivedi la partita
records-to-fair = Verifica la distribuzione

records-nobody-won = Nessuno ha vinto.
records-winners =
    { $count ->
        [one] Vince { $names }.
       *[other] Vittoria condivisa: { $names }.
    }
records-moves =
    { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    }
records-moves-in =
    { $moves ->
        [one] { $moves } mossa in { $time }
       *[other] { $moves } mosse in { $time }
    }
records-rank = { $rank }º
records-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
