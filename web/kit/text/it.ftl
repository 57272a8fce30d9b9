### Ciò che dicono pulsanti e contrassegni in ogni pagina.

kit-close = Chiudi
kit-toasts = Messaggi
kit-copied = Copiato
kit-copy-failed = Il browser non permette a questa pagina di copiare. Seleziona il testo e copialo a mano.
kit-seat-bot = Bot
kit-seat-me = tu
kit-seat-away = offline
kit-seat-former = Ex giocatore
kit-seat-awaited = di turno
kit-see-rule = Regola { $rule }
kit-seat-left = ha lasciato
kit-panel-failed = Impossibile mostrare questa parte.
kit-try-again = Riprova
