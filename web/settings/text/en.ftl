### What a player decides about their own screen.

settings-title = Settings
settings-what = For this device only. Changes take effect at once.

settings-me = You
settings-name = Your name
settings-name-hint = Others see it at the table. Where you already sit, you keep the name you sat down with.
settings-name-change = Change name
settings-name-changed = From now on you are { $name }.
settings-name-bad = A name has 1 to 24 characters.
settings-forget = Forget me
settings-forget-what = The server forgets who uses this browser.
settings-forget-sure = Forget you on this device?
settings-forget-warning = Your seats at running tables and your list of finished matches can then no longer be reached from here, and nobody can give them back to you. Matches that are over stay where their links lead. Practice on this device is not touched.
settings-forget-no = Keep me
settings-forget-yes = Forget me
settings-forgotten = The server no longer knows you here.

settings-data = Your data
settings-data-what = The server stores your name, where you sat, and what you wrote in chats.
settings-data-download = Download my data
settings-data-delete = Delete my data
settings-data-sure = Delete all your data?
settings-data-warning = Your name and everything you wrote are deleted from all tables on this server, for everybody. You leave every table: matches that are running go on without you, and a table you host goes to another player or is closed. This cannot be undone.
settings-data-stays = Your moves and your words for the fair deal stay, without your name: the matches cannot be checked without them. Practice on this device is not touched.
settings-data-no = Keep my data
settings-data-yes = Delete my data
settings-data-deleted = Your data has been deleted.

settings-language = Language
settings-language-hint = Changes all words on this screen; others at your table read their own.
settings-language-browser = As my browser ({ $language })

settings-looks = Looks
settings-theme = Theme
settings-theme-hint = A parlour by day, or by lamplight. Auto: as your device.
settings-theme-system = Auto
settings-theme-light = Light
settings-theme-dark = Dark
settings-size = Text size
settings-size-hint = Everything else grows along.
settings-size-percent = { $size }%
settings-colours = Colours everybody can tell apart
settings-colours-hint = Chosen for colour-blind players. Every seat has a shape of its own, too.
settings-colours-sample = The symbols of the seats
settings-seat = Seat { $number }
settings-motion = Motion
settings-motion-hint = Pieces glide to their places, or simply appear. Auto: as your device.
settings-motion-system = Auto
settings-motion-full = On
settings-motion-reduced = Off

settings-playing = At the table
settings-confirm = Ask before every move
settings-confirm-hint = The first tap chooses, the second confirms. Off: one tap is enough where it is safe.
settings-pace = Pace of play
settings-pace-hint = How long you see each move. Off: moves appear at once.
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-fast = Fast
settings-pace-off = Off
settings-sounds = Sounds
settings-sounds-hint = Short and quiet: your turn, a move, right or wrong, a vote, the end.
settings-sounds-preview = Listen to the sounds
settings-sound-turn = Your turn
settings-sound-move = Move
settings-sound-right = Right
settings-sound-wrong = Wrong
settings-sound-vote = Vote
settings-sound-end = End
settings-notify = Call me when it is my turn
settings-notify-hint = Your browser notifies you while you look at something else. It asks you once whether it may.
settings-notify-denied = Your browser does not let this page notify you. Allow notifications for this page in the settings of your browser, then switch this on again.
settings-notify-impossible = This browser cannot notify you from this page. The title of the page will still tell when it is your turn.
