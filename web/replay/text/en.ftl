### Watching a match again.

replay-page = Replay
replay-about = Watch a match again, step by step, through anybody’s eyes. Open its record, or drop it anywhere on this page.
replay-preparing = Setting up the match: { $step } of { $of } moves…
replay-cannot = This match cannot be replayed. { $why }
replay-kept = The record itself stays as it is. Keep it: another version of Parlour may be able to show it.
replay-wrong = The record is not what was played, so the replay goes only as far as everything is right. { $why }

replay-eyes = Through the eyes of
replay-eyes-all = everybody
replay-eyes-audience = the audience
replay-hands = What everybody holds

replay-controls = Steps of the match
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

replay-turns = To the next turn of
replay-next-turn = Next turn of { $name }
replay-no-turn = { $name } has no more turns.

replay-log = What happened
replay-log-earlier = Earlier
replay-log-later = Later
replay-nothing-heard = Nothing was heard of this.
replay-took-back = { $seat } takes back the move before.
replay-taken-back = Taken back later

replay-continue = Play on from here against bots
replay-continue-hint = You take { $name }’s seat on this device. Whatever { $name } did not know is drawn anew.
replay-continue-eyes = First choose a player’s eyes: you take that seat.
replay-continue-over = The match is over at this step. Go back to a step from which it can go on.
