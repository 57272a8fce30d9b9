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
kit-you = Tu
kit-points =
  { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
kit-score-player = Giocatore
kit-score-note = Nota
kit-score-round = Round
kit-score-gain = Guadagno
kit-score-total = Totale
kit-ballot-left = Tempo per votare: { $time }
kit-ballot-yours = Il tuo voto
kit-ballot-who = Chi ha votato
kit-ballot-in = ha votato
kit-ballot-missing = non ancora
kit-ballot-nudge = Sollecita
kit-ballot-nudge-name = Sollecita il voto di { $name }
kit-ballot-nudged = sollecito inviato
