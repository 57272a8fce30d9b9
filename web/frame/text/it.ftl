### Ciò che sta intorno a ogni pagina.

frame-skip = Vai al contenuto
frame-home = Parlour, pagina iniziale
frame-nav = Navigazione
frame-rules = Regole
frame-settings = Impostazioni
frame-me = Il tuo nome è { $name }. Cambialo nelle impostazioni
frame-offline = Sei offline. Puoi comunque giocare contro i bot su questo dispositivo.
frame-update = C’è una nuova versione di Parlour.
frame-update-now = Ricarica ora

frame-promise = Niente account, niente pubblicità, nessun tracciamento.
frame-open-record = Apri una partita registrata
frame-thanks-icons = Icone di Lorc, Delapouite e altri, game-icons.net, CC BY 3.0
frame-thanks-fonts = Caratteri Onest, Yeseva One, Poiret One e Lobster, SIL Open Font License

frame-fallen = Qualcosa è andato storto
frame-fallen-what = Si è verificato un errore nella pagina. La partita è salvata: ricarica e continua.
frame-reload = Ricarica la pagina
frame-again = Riprova
frame-to-home = Pagina iniziale
frame-details = Dettagli tecnici
frame-lost = Pagina non trovata
frame-lost-what = Controlla l’indirizzo. La pagina potrebbe non esistere più.
