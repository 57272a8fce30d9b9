### Watching a game again.

replay-page = Replay
replay-about = Watch a game again, step by step, from any player’s view. Open its file, or drop it anywhere on this page.
replay-preparing = Loading replay: move { $step } of { $of }…
replay-cannot = This game cannot be replayed. { $why }
replay-kept = Keep the file: another version of Parlour may be able to show it.
replay-wrong = This file doesn’t match the game that was played, so the replay stops where the data is still correct. { $why }

replay-eyes = View as
replay-eyes-all = everyone
replay-eyes-audience = spectators
replay-hands = Everyone’s cards

replay-controls = Steps of the game
replay-position = Step
replay-deal = The deal.
replay-move = Move { $number } of { $of }.
replay-at = { $where } { $what }
replay-first = To the deal
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-last = To the end
replay-speed = Speed
replay-times = { $speed }×
replay-copy-link = Copy a link to this step

replay-turns = Next turn of:
replay-next-turn = Next turn of { $name }
replay-no-turn = { $name } has no more turns.

replay-log = What happened
replay-log-earlier = Earlier
replay-log-later = Later
replay-nothing-heard = Not visible from this view.
replay-took-back = { $seat } undoes the previous move.
replay-taken-back = Undone later

replay-continue = Continue from here against bots
replay-continue-hint = You take { $name }’s seat on this device. Everything { $name } didn’t know is dealt again.
replay-continue-eyes = First choose a player. You will take their seat.
replay-continue-over = The game is already over at this step. Go back to an earlier one.
