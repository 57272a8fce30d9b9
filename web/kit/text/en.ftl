### What buttons and badges say on every page.

kit-close = Close
kit-toasts = Messages
kit-copied = Copied
kit-copy-failed = Your browser does not let this page copy. Select the text and copy it by hand.
kit-seat-bot = Bot
kit-seat-me = you
kit-seat-away = offline
kit-seat-former = Former player
kit-seat-awaited = to move
kit-see-rule = Rule { $rule }
kit-seat-left = left
kit-panel-failed = This part could not be shown.
kit-try-again = Try again
kit-you = You
kit-points =
  { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
kit-score-player = Player
kit-score-note = Note
kit-score-round = Round
kit-score-gain = Gain
kit-score-total = Total
kit-ballot-left = Time left to vote: { $time }
kit-ballot-yours = Your vote
kit-ballot-who = Who has voted
kit-ballot-in = has voted
kit-ballot-missing = not yet
kit-ballot-nudge = Nudge
kit-ballot-nudge-name = Nudge { $name } to vote
kit-ballot-nudged = nudged
