### What a player decides about their own screen.

settings-title = Settings
settings-what = For this device only. Changes take effect at once.

settings-me = You
settings-name = Your name
settings-name-hint = Other players see it. At tables you already joined, the old name stays.
settings-name-change = Change name
settings-name-changed = From now on you are { $name }.
settings-name-bad = Use 1 to 24 characters.
settings-forget = Delete my profile
settings-forget-what = The server forgets your name and your tables in this browser.
settings-forget-sure = Delete your profile on this device?
settings-forget-warning = You will lose access to your seats in running games and to your list of finished games. This cannot be undone. Finished games can still be opened by link. Offline games on this device are kept.
settings-forget-no = Cancel
settings-forget-yes = Delete
settings-forgotten = Your profile has been deleted from this device.

settings-data = Your data
settings-data-what = The server stores your name, where you sat, and what you wrote in chats.
settings-data-download = Download my data
settings-data-delete = Delete my data
settings-data-sure = Delete all your data?
settings-data-warning = Your name and everything you wrote are deleted from all tables on this server, for everyone. You leave every table: games that are running go on without you, and a table you host goes to another player or is closed. This cannot be undone.
settings-data-stays = Your moves and your words for the fair deal stay, without your name: the games cannot be checked without them. Offline games on this device are not affected.
settings-data-no = Keep my data
settings-data-yes = Delete my data
settings-data-deleted = Your data has been deleted.

settings-language = Language
settings-language-hint = Only for you. Others keep their own language.
settings-language-browser = Browser default ({ $language })

settings-looks = Appearance
settings-theme = Theme
settings-theme-hint = Auto follows your device.
settings-theme-system = Auto
settings-theme-light = Light
settings-theme-dark = Dark
settings-size = Text size
settings-size-hint = Scales everything on the screen.
settings-size-percent = { $size }%
settings-colours = Colour-blind friendly colours
settings-colours-hint = Chosen for colour-blind players. Every seat has a shape of its own, too.
settings-colours-sample = The symbols of the seats
settings-seat = Seat { $number }
settings-motion = Animations
settings-motion-hint = Auto follows your device.
settings-motion-system = Auto
settings-motion-full = On
settings-motion-reduced = Off

settings-playing = At the table
settings-confirm = Confirm every move
settings-confirm-hint = First tap selects, second tap confirms. Off: one tap is enough for harmless moves.
settings-pace = Pace of play
settings-pace-hint = How long you see each move. Off: moves appear at once.
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-fast = Fast
settings-pace-off = Off
settings-sounds = Sounds
settings-sounds-hint = Short and quiet: your turn, a move, an error, a win.
settings-sounds-preview = Listen to the sounds
settings-sound-turn = Your turn
settings-sound-move = Move
settings-sound-right = Right
settings-sound-wrong = Wrong
settings-sound-vote = Vote
settings-sound-end = End
settings-notify = Notify me when it’s my turn
settings-notify-hint = When this page is in the background. Your browser will ask for permission once.
settings-notify-denied = Your browser does not let this page notify you. Allow notifications for this page in the settings of your browser, then switch this on again.
settings-notify-impossible = This browser cannot notify you from this page. The title of the page will still tell when it is your turn.
