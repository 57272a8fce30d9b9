### Persone in una stanza: uno schermo per tutti e un telefono che passa di mano in mano.

party-screen-name = Grande schermo
party-screen-full = Schermo intero
party-screen-back = Al tavolo
party-screen-forbidden = Nessuno può guardare questa partita da fuori. Apri il grande schermo nel browser di chi gioca, oppure permetti di guardare prima della prossima partita.
party-screen-join = Unisciti a noi
party-screen-join-how = Inquadra qui con la fotocamera del telefono, o scrivi questo codice su { $site }:
party-screen-qr = Un codice QR che porta a questo tavolo
party-screen-here = Chi c’è
party-screen-free =
    { $count ->
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }

party-names-title = Un telefono per tutti
party-names-how = Giocate tutti su questo dispositivo, anche senza rete. Inserisci i nomi in senso orario.
party-names-one = Giocatore { $number }
party-names-add = Aggiungi giocatore
party-names-remove = Togli il giocatore { $number }
party-names-go = Distribuisci le carte
party-names-few =
    { $count ->
        [one] Serve almeno { $count } giocatore.
       *[other] Servono almeno { $count } giocatori.
    }
party-names-bad = Da 1 a 24 caratteri.
party-names-alike = Due nomi si somigliano troppo. Cambiane uno.

party-pass-to = Passa il telefono a { $name }
party-pass-card = Passa a { $name }: c’è una carta da vedere
party-pass-move = Passa a { $name }: c’è da decidere
party-cover = Tutti gli altri guardano altrove.
party-i-am = Sono { $name }
party-put-down = Posa il telefono
party-eyes-only = Solo per { $name }
party-hide = Nascondi e posa il telefono
party-hide-next = Nascondi, poi passa a { $name }
party-hand = Passa il telefono a:
party-has-news = ha qualcosa da guardare
party-has-move = deve decidere
party-still-looking = Il timer aspetta che tutti abbiano guardato.
party-all-agree = Siamo tutti d’accordo

party-add = Aggiungi un giocatore
party-add-how = Entra dal prossimo round, con 0 punti.
party-add-name = Nome
party-add-full = Il tavolo è completo: non può entrare nessun altro.
party-add-late = È l’ultimo round. Altri possono giocare in una nuova partita.
