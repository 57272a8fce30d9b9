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
party-names-how = Giocate tutti su questo dispositivo, anche senza rete. Scrivi chi gioca, in senso orario, come siete seduti.
party-names-one = Giocatore { $number }
party-names-add = Un altro giocatore
party-names-remove = Togli il giocatore { $number }
party-names-go = Distribuisci le carte
party-names-few =
    { $count ->
        [one] Serve almeno { $count } giocatore.
       *[other] Servono almeno { $count } giocatori.
    }
party-names-bad = Un nome ha da 1 a 24 caratteri.
party-names-alike = Due nomi si somigliano troppo. Cambiane uno.

party-pass-to = Passa il telefono a { $name }
party-pass-card = Passa a { $name }: c’è qualcosa da guardare
party-pass-move = Passa a { $name }: c’è qualcosa da decidere
party-cover = Tutti gli altri guardano altrove.
party-i-am = Sono { $name }
party-put-down = Rimettilo sul tavolo
party-eyes-only = Solo per { $name }
party-hide = Nascondi e rimetti sul tavolo
party-hide-next = Nascondi, poi passa a { $name }
party-hand = Passa il telefono a:
party-has-news = ha qualcosa da guardare
party-has-move = ha qualcosa da decidere
party-still-looking = Il tempo aspetta che abbiano guardato tutti.
party-all-agree = Siamo tutti d’accordo
