### Ciò che sta intorno a ogni pagina.

frame-skip = Vai al contenuto
frame-home = Parlour, pagina iniziale
frame-nav = Navigazione
frame-rules = Regole
frame-settings = Impostazioni
frame-me = Il tuo nome è { $name }. Cambialo nelle impostazioni
frame-offline = Manca la connessione. Puoi comunque esercitarti su questo dispositivo.
frame-update = C’è una nuova versione di Parlour.
frame-update-now = Ricarica ora

frame-promise = Niente account, niente pubblicità, nessuno che ti segue.
frame-open-record = Apri una partita registrata
frame-thanks-icons = Icone di Lorc, Delapouite e altri, game-icons.net, CC BY 3.0
frame-thanks-fonts = Caratteri Onest, Yeseva One, Poiret One e Lobster, SIL Open Font License

frame-fallen = Si è rovesciato qualcosa
frame-fallen-what = In questa pagina c’è stato un errore nostro. La tua partita è al sicuro: tutto ciò che vi è accaduto è stato salvato. Ricarica la pagina e riprendi da dove eri.
frame-reload = Ricarica la pagina
frame-again = Riprova
frame-to-home = Pagina iniziale
frame-details = Che cosa è successo esattamente
frame-lost = Dietro questa porta non c’è nulla
frame-lost-what = Forse l’indirizzo è scritto male, o ciò che era qui è stato portato via.
