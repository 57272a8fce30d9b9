### The table in the browser: before, during and after a game.

table-seat-number = Seat { $number }
table-not-here = You are not at the table
table-gone = There is no such table
table-gone-why = The link may be incomplete, or the table no longer exists.
table-try-again = Try again
table-unreachable = The table cannot be reached right now. Check your connection and try again.
table-rule = Not allowed by rule { $rule }.
table-device-full = This device is out of storage. Your saved games are safe. Free some space and try again.
table-device-failed = Couldn’t save on this device. Your saved games are safe. Try again.
table-line-lost = Connection lost. Reconnecting… nothing you did is lost.
table-line-connecting = Connecting to the table…

## Who are you?

table-welcome = Welcome to the table
table-invites = { $name } invites you to play { $title }
table-invited = You are invited to play { $title }
table-under-way = The game is already under way.
table-welcome-why = Choose a name for this table. No account, no password: this browser remembers you.
table-name = Your name
table-bad-name = Please choose a name of 1 to 24 characters.
table-come-in = Join

## Before the game

table-gathering = Before the game
table-seats = Seats
table-free = Free
table-kept = Reserved for { $name }
table-sit-here = Sit here
table-sit-here-at = Sit here, at seat { $number }
table-add-bot-at = Add a bot at seat { $number }
table-bot = Bot
table-bot-random = Bot, plays at random
table-bot-search = Bot (general search)
table-bot-novice = Novice bot
table-bot-regular = Skilled bot
table-bot-master = Master bot
table-host = host
table-the-host = the host
table-ready = Ready
table-not-ready = Not ready yet
table-i-am-ready = I’m ready
table-remove-name = Remove { $name } from the table
table-full = The table is full. You can stay and watch.
table-people-only = Bots can’t play with these settings. Change them to add bots.
table-fill-bots =
    { $count ->
        [one] Add a bot
       *[other] Add { $count } bots
    }
table-start = Start game
table-stand = Leave seat
table-all-ready = Everyone is ready. You can start.
table-waiting-seats =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
table-waiting-ready = Waiting for: { $names }.
table-may-start = Everyone is here and ready.
table-waiting-host = Everyone is ready. Waiting for { $name } to start.
table-take-host = Host is away: become host
table-close = Close this table
table-closed = This table is closed
table-closed-why = The host closed it, nobody came back for a long time, the game had too many moves, or the rules have changed.
table-outdated = This page is out of date
table-outdated-why = This match uses rules that this page does not have. Reload the page to continue.

table-invite = Invite friends
table-invite-how = Anyone with this link can join. No account needed.
table-copy-link = Copy the link
table-share = Share…
table-share-text = Join our table!
table-code = Or tell them the code:
table-qr = QR code for this table
table-big-screen = Show on a big screen
table-big-screen-what = For a TV or laptop everyone in the room can see. It shows the table but no cards.

table-options = Game settings
table-option-seats = Players
table-option-seats-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
table-option-clock = Time per turn
table-no-clock = No limit
table-clock-seconds =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
table-clock-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
table-clock-day = 1 day
table-option-language = Table language
table-language-en = English
table-language-pl = Polish
table-language-it = Italian
table-language-uk = Ukrainian
table-option-public = List this table on the home page
table-option-watching = Allow spectators
table-option-none = none
table-option-add = Add…
table-option-up = Move up: { $value }
table-option-remove = Remove: { $value }
table-yes = Yes
table-no = No

table-fair = Fair deal
table-fair-short = Nobody, not even the server, can choose how the cards fall. Afterwards anyone can check it.
table-fair-more = How does that work?
table-fair-how = The table has already chosen a secret and shows its fingerprint here. Everyone who sits down adds a random word. Only secret and words together decide the deal, so neither side could know it in advance. After the game the secret is shown, and your browser checks everything.
table-commitment = Fingerprint of the secret

## During the game

table-your-turn = Your turn
table-waiting-for =
    { $count ->
        [one] Waiting for { $names }
       *[other] Waiting for { $names }
    }
table-stand-in = Let a bot play
table-stand-in-for = Let a bot play for { $name } while they’re away
table-undo = Undo move
table-more = More
table-ask-pause = Ask for a pause
table-other-device = Move to another device
table-other-device-how = Open this link on the other device, or scan the QR code with it. It works once; from then on you play there and no longer here.
table-leave = Leave game
table-leave-sure = Leave the game?
table-leave-what = A bot may play for you. You can return to your seat at any time.
table-stay = Stay
table-see-options = Game settings
table-see-rules = Rules
table-asks-undo = { $name } asks to undo a move.
table-asks-pause = { $name } asks for a pause.
table-agree = Agree
table-decline = Decline
table-never-mind = Cancel request
table-waiting-answer = Waiting for { $names }
table-paused = The game is paused.
table-deserted = Paused: everyone has left. The game resumes when someone returns.
table-unattended = Paused: only the clock has played for three rounds. The game resumes when someone plays.
table-resume = Resume
table-stood-in = A bot is playing for you.
table-take-back = Take over from the bot
table-watching = Watching
table-clock-left =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }
table-clock-left-minutes =
    { $minutes ->
        [one] { $minutes } minute left
       *[other] { $minutes } minutes left
    }
table-clock-left-hours =
    { $hours ->
        [one] { $hours } hour left
       *[other] { $hours } hours left
    }
table-clock-soon =
    { $seconds ->
        [one] Only { $seconds } second left
       *[other] Only { $seconds } seconds left
    }
table-log = Log
table-log-of = Filter by player
table-log-all = Everyone
table-continued = This game continues from a replay. Everything you couldn’t know was dealt again.
table-log-empty = Nothing has happened yet.
table-log-earlier = Show earlier
table-moves = Moves
table-moves-why = Everything you can do now, as a list.

## Chat

table-chat = Chat
table-chat-room = Send to
table-chat-table = Table
table-chat-watchers = Spectators
table-chat-empty = Nobody has said anything yet.
table-chat-only-players = During the game only players can write here. Switch to the spectators’ chat.
table-chat-say = Write a message
table-chat-send = Send
table-chat-too-long = This message is too long. Shorten it to send it.
table-chat-about = Options for { $name }
table-chat-mute = Mute { $name }
table-chat-unmute = Unmute { $name }

## After the game

table-over = Game over
table-you-won = You won!
table-you-share = Shared victory!
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
table-help = Help

table-sounds = Sounds
table-sounds-ask = Play sounds?
table-sounds-yes = Yes
table-sounds-no = No
table-see-result = Result
table-see-board = See the board
table-is-away = { $name } is away.
table-nudged = { $name } reminds you: the table is waiting for you.
table-join = Join
table-watch = Watch
table-watch-only = Just watch
table-turn-paused = Paused
table-turn-lost = Connection lost
table-you-left = You left the game.
table-seat-back = Take your seat back
table-leave-what-device = The game waits on this device. You can come back at any time.
table-no-server = The server can’t be reached
table-handed-over = You’re now playing on another device.
table-handed-over-why = Your seat moved there with the link. This table can’t be watched.

## The end of a game

table-ahead =
    { $points ->
        [one] { $points } point ahead of { $names }
       *[other] { $points } points ahead of { $names }
    }
table-ahead-level = Level on points with { $names }, ahead on the tie-break
table-share-with = You share it with { $names }
table-you-came =
    { $rank ->
        [1] You came first
        [2] You came second
        [3] You came third
       *[other] You came { $rank }th
    }

## Joining late

table-join-next = Join from the next round
table-joining = You’ll join in the next round
table-joining-short = Joining
table-join-cancel = Cancel
table-join-cancel-what = Cancel joining
table-join-cancelled = You’re no longer joining.
table-join-full = Table full
table-join-late = Last round
table-joins = { $name } will join in the next round.
table-joins-ok = OK
table-turn-away = Turn away
table-turn-away-name = Turn { $name } away
table-option-grows = Add a seat for everyone who joins
table-option-latecomers = Latecomers can join
table-more-may-join = All seats are taken, but more players can join.
