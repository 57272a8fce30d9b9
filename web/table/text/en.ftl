### The table in the browser: before, during and after a match.

table-seat-number = Seat { $number }
table-not-here = You are not at the table
table-gone = There is no such table
table-gone-why = The link may be incomplete, or the table has been cleared away.
table-try-again = Try again
table-unreachable = The table cannot be reached right now. Check your connection and try again.
table-rule = It is against rule { $rule }.
table-device-full = This device has no room left to keep matches. Nothing that was kept is lost; make some room and try again.
table-device-failed = This device could not keep that. Nothing that was kept is lost; try again.
table-line-lost = Connection lost. Reconnecting… nothing you did is lost.
table-line-connecting = Connecting to the table…

## Who are you?

table-welcome = Welcome to the table
table-invites = { $name } invites you to play { $title }
table-invited = You are invited to play { $title }
table-under-way = The match is already under way.
table-welcome-why = What shall the others call you? No account, no password: this browser remembers you.
table-name = Your name
table-bad-name = Please choose a name of 1 to 24 characters.
table-come-in = Come in

## Before the match

table-gathering = Before the match
table-seats = Seats
table-free = Free
table-kept = Kept for { $name }
table-sit-here = Sit here
table-sit-here-at = Sit here, at seat { $number }
table-add-bot-at = Let a bot take seat { $number }
table-bot = Bot
table-bot-random = Bot, plays at random
table-bot-search = Bot, thinks for itself
table-bot-novice = Novice bot
table-bot-regular = Skilled bot
table-bot-master = Master bot
table-host = host
table-the-host = the host of the table
table-ready = Ready
table-not-ready = Not ready yet
table-i-am-ready = I am ready
table-remove-name = Remove { $name } from the table
table-take-seat = Take a seat
table-full = Every seat is taken. You may stay and watch.
table-people-only = With these settings only people can play: bots could not follow. Change the settings to let bots in.
table-fill-bots =
    { $count ->
        [one] Let a bot take the free seat
       *[other] Let bots take the { $count } free seats
    }
table-start = Start the match
table-stand = Stand up
table-all-ready = Everybody is ready: you can start.
table-waiting-seats =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
table-waiting-ready = Not ready yet: { $names }.
table-may-start = Everybody is here and ready.
table-waiting-host = Everybody is ready. The match can be started by { $name }.
table-take-host = The host is away: be the host yourself
table-close = Close this table
table-closed = This table is closed
table-closed-why = It was closed by its host, nobody came back for a long time, its match had too many moves, or the rules have changed since.

table-invite = Invite friends
table-invite-how = Whoever has this link can sit down at once, without an account.
table-copy-link = Copy the link
table-share = Share…
table-share-text = A seat is free for you at our table.
table-code = Or tell them the code:
table-qr = A QR code that leads to this table
table-big-screen = Show on a big screen
table-big-screen-what = For a television or laptop that everybody in the room sees: it shows the table and nobody’s cards.

table-options = How we play
table-option-seats = Players
table-option-seats-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
table-option-clock = Time for a move
table-no-clock = As long as you like
table-clock-seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
table-option-language = Language of the table
table-language-en = English
table-language-pl = Polish
table-language-it = Italian
table-language-uk = Ukrainian
table-option-public = Anybody may find this table on the home page
table-option-watching = Others may watch the match
table-yes = Yes
table-no = No

table-fair = A fair deal
table-fair-short = Nobody, not even the server, can choose how the cards fall. Afterwards anybody can check it.
table-fair-more = How does that work?
table-fair-how = The table has already chosen a secret and shows its fingerprint here. Everybody who sits down adds a random word. Only secret and words together decide the deal, so neither side could know it in advance. After the match the secret is shown, and your browser checks everything.
table-commitment = Fingerprint of the secret

## During the match

table-your-turn = Your turn
table-waiting-for =
    { $count ->
        [one] Waiting for { $names }
       *[other] Waiting for { $names }
    }
table-stand-in = Let a bot play
table-stand-in-for = Let a bot play for { $name } until they are back
table-undo = Undo move
table-more = More
table-ask-pause = Ask for a pause
table-other-device = Move to another device
table-other-device-how = Open this link on the other device, or scan the QR code with it. It works once; from then on you play there and no longer here.
table-leave = Leave the match
table-leave-sure = Leave the match?
table-leave-what = The others may let a bot play for you. You can come back and take your seat at any time.
table-stay = Stay
table-see-options = How we play
table-see-rules = Rules
table-asks-undo = { $name } asks to take back a move.
table-asks-pause = { $name } asks for a pause.
table-agree = Agree
table-decline = Decline
table-never-mind = Never mind
table-waiting-answer = Waiting for { $names }
table-paused = The match is paused.
table-deserted = Everybody was away, so the match is paused. It goes on when somebody is back.
table-resume = Go on
table-stood-in = A bot is playing for you.
table-take-back = Play on yourself
table-watching = You are watching. You see what everybody may see, and no more.
table-clock-left =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
table-clock-soon =
    { $seconds ->
        [one] Only { $seconds } second left
       *[other] Only { $seconds } seconds left
    }
table-beside = Beside the board
table-log = Log
table-log-of = Show what concerns
table-log-all = Everybody
table-continued = This match goes on from a replay. What you could not know then was dealt anew.
table-log-empty = Nothing has happened yet.
table-log-earlier = Show earlier
table-moves = Moves
table-moves-why = Everything you may do now, as a list.
table-moves-none = There is nothing for you to do right now.
table-do = Do it
table-choose = Choose…

## Chat

table-chat = Chat
table-chat-room = Who hears it
table-chat-table = Table
table-chat-watchers = Watchers
table-chat-empty = Nobody has said anything yet.
table-chat-only-players = During the match only players talk here. Switch to the watchers.
table-chat-say = Say something
table-chat-send = Send
table-chat-too-long = This message is too long. Shorten it to send it.
table-chat-about = What to do about { $name }
table-chat-mute = Mute { $name }
table-chat-unmute = Let { $name } talk again

## After the match

table-over = The match is over
table-you-won = You won!
table-you-share = You share the victory!
table-nobody-won = Nobody won
table-winners =
    { $count ->
        [one] Winner: { $names }
       *[other] Winners: { $names }
    }
table-rank = { $rank }.
table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
table-rematch = Play again
table-join-rematch = Join the rematch
table-replay = Watch the replay
table-check-deal = Check the deal

## Undo

table-ask-undo = Ask to undo

## First-game guide

table-hint = Hint
table-hint-got-it = Got it
table-hint-show = Show a hint
table-hint-rule = Rule { $rule }
