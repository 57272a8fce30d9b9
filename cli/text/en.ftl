### The command line.

## How it is used

cli-usage =
    Parlour: board games with hidden information.

    parlour serve               serve tables for friends, on the web
    parlour backup FILE         copy the server’s database, also while it runs
    parlour move-store FROM TO  copy everything to another store: SQLite, Postgres
    parlour guests TABLE        list the guests at a table, by its code
    parlour forget GUEST        delete a guest, with their name and words
    parlour versions            list the versions of the rules that games in progress need
    parlour play TITLE          play against bots
    parlour simulate TITLE      let bots play many games, and compare them
    parlour replay FILE         step through a recorded game
    parlour verify FILE         check a recorded game

    Titles: { $titles }.
    For every command: --lang en, pl, it or uk (default: the language of your system), and --help.
    parlour help COMMAND explains a command. What follows -- is never read as an option.
    parlour --version prints the version.
cli-usage-play =
    parlour play TITLE [options]        titles: { $titles }

    --seats N          how many sit at the table (3)
    --bots A,B         who plays against you; repeated if fewer than needed (regular)
    --seat N           your seat, counted from 0 clockwise (0)
    --name NAME        your name
    --word WORD        your word for the fair deal (your name)
    --seed N           a repeatable deal
    --option NAME=VALUE    an option of the table; can be given several times
    --record FILE      write the game to a file when it is over
    --brief            print the table only when you ask for it

    Choose by number or by how a name begins; “1 doc” fills in an offer at once.
    A line that starts with a brace is an action in JSON. Type help while playing.
    Exit code 0: played to the end, or you quit. 1: the input ended first. 2: bad arguments. 130: Ctrl-C.
cli-usage-simulate =
    parlour simulate TITLE [options]    titles: { $titles }

    --games N          how many games (100)
    --seats N          how many sit at the table (one for each bot)
    --bots A,B,C       who plays; repeated if fewer than seats; every game they move one seat on
    --seed N           everything random follows from it (1)
    --option NAME=VALUE    an option of the table; can be given several times
    --record DIR       write every game to a file in this folder

    The same seed gives the same table, except for the times at its end.
    A shared win counts for every winner. “times” is how often it was achieved, “never” how often it was not.
    Where a clock runs, time passes as with people: in Spyfall a move takes as long as reading and saying it,
    in other games ten seconds.
cli-usage-replay =
    parlour replay FILE [options]

    --seat S           who is looking: a seat counted from 0, audience (spectators), or all (all)
    --at N             at this move; 0 is the deal
    --json             print as JSON what they see and have heard at that move (without --at: at the end)

    In a terminal: Enter or n goes on, p back, a number there, b shows the table, q leaves.
    Over a pipe every step is printed. A game file that fails the check is refused.
cli-usage-verify =
    parlour verify FILE

    Recomputes the promise, the seed, the deal, every move, every announcement and the result.
    Exit code 0: everything is as it was played. 1: something was changed. 2: this is not a game file.
    3: it was played by another version of the rules. 4: it is not over. These two were not changed.
cli-usage-serve =
    parlour serve

    Serves tables by HTTP until it is stopped (Ctrl-C). What happens is logged to standard error.
    The environment sets the rest, for example PARLOUR_PORT and PARLOUR_DATA; docs/hosting.md lists everything.
    Exit code 0: stopped. 1: failed. 2: could not start.
cli-usage-backup =
    parlour backup FILE

    Copies the database (PARLOUR_DATA) to a new file as it is at one moment, also while the server runs.
    Exit code 0: all is copied. 2: nothing is.
cli-usage-move-store =
    parlour move-store FROM TO

    Copies everything from one store to another one, and compares both. A store is the path of a SQLite file
    (data/parlour.db), or a URL such as postgres://user@host/database; PGPASSWORD may hold the password.
    Stop the server first. FROM is never changed. TO is changed completely or not at all, and must be new or empty;
    if it holds the same already, nothing happens, so the command can be repeated.
    Then start the server with PARLOUR_STORE (Postgres) or PARLOUR_DATA (SQLite) set to TO.
    Exit code 0: both hold the same. 2: nothing was copied.
cli-usage-guests =
    parlour guests TABLE

    Lists the guests at a table, by the code or the id of the table: the id of each, the names they went by there,
    their seat, and how many messages they wrote. The server can be running.
    Exit code 0: they are listed. 2: there is no such table.
cli-usage-forget =
    parlour forget GUEST

    Deletes a guest by their id (parlour guests TABLE shows it): the guest, their name and all they wrote, at all tables.
    Moves and the words of the deal stay. A running server removes the rest within seconds; if none is running, the next
    start does. This cannot be undone. Backups are not changed.
    Exit code 0: the guest is deleted. 2: there is no such guest.
cli-usage-versions =
    parlour versions

    Lists how many games in progress use each version of the rules of each title, and whether this Parlour has that version:
    current (new games use it), kept (games in progress can be finished) or missing (these games will be closed).
    The server can be running.
    Exit code 0: they are listed. 2: there is no database.
cli-help-bots = Bots for { $title }: { $bots }.
cli-help-options = Options for { $title }:
cli-help-setting = { $option }={ $value }: { $meaning }
cli-help-usual = { $option }={ $value }: { $meaning } (default)
cli-help-list-some = { $option }=1,2,…: any of these, with commas (default: none)
cli-help-list-ordered = { $option }=1,2,…: some or all of these, with commas, in the order you want (default: none)
cli-help-value = { $value }: { $meaning }
cli-help-range = { $option }={ $from } to { $to } (default { $usual }: { $meaning })

## What was typed wrong

cli-word-title = the title of the game
cli-word-file = the name of the file
cli-word-table = the code or the id of a table
cli-word-guest = the id of a guest
cli-word-from = the store to copy from
cli-word-to = the store to copy to
cli-unknown-command = There is no command “{ $command }”; the commands are: { $known }.
cli-unknown-language = There is no language “{ $language }”; the languages are: { $known }.
cli-missing-word = Something is missing: { $word }. Add --help to see how the command is used.
cli-extra-word = “{ $word }” is one word too many. Add --help to see how the command is used.
cli-unknown-option = There is no option { $option } here; the options are: { $known }.
cli-repeated-option = The option { $option } was given twice.
cli-missing-value = The option { $option } needs a value.
cli-flag-value = The option { $option } takes no value.
cli-bad-number = { $option } has to be a whole number from { $min } to { $max }, not “{ $value }”.
cli-bad-text =
    { $max ->
        [one] { $option } has to be one line of at most { $max } character, without spaces around it.
       *[other] { $option } has to be one line of at most { $max } characters, without spaces around it.
    }
cli-unknown-title = There is no game “{ $title }”; the games are: { $known }.
cli-unknown-bot = There is no bot “{ $bot }”; the bots are: { $known }.
cli-too-many-bots =
    { $seats ->
        [one] { $bots } bots do not fit on { $seats } seat.
       *[other] { $bots } bots do not fit on { $seats } seats.
    }
cli-option-form = An option of the table is written NAME=VALUE, not “{ $option }”.
cli-option-fixed = The title { $title } fixes the option “{ $option }”.
cli-not-for-bots = With { $option }={ $setting } only people can play.
cli-bad-seat = There is no seat “{ $seat }”: give a number from 0 to { $last }, audience or all.

## Files

cli-no-file = There is no file { $file }.
cli-a-folder = { $file } is a folder, not a file.
cli-unreadable = { $file } cannot be read ({ $code }).
cli-huge-file = { $file } is too large to be a game file.
cli-unwritable = { $file } cannot be written ({ $code }).
cli-file-exists = { $file } is already there, and nothing is written over it.
cli-no-folder = There is no folder { $folder }.
cli-bad-folder = The folder { $folder } cannot be made.
cli-broken-record = { $file } cannot be replayed or checked. { $why }
cli-record-title = { $file } is a game of “{ $title }”, which isn’t available here.
cli-failed = Internal error: { $message }

## Serving

cli-served = Parlour is at { $url }
cli-served-near = Friends on the same network find it at: { $urls }
cli-serve-stop = Ctrl-C stops it.
cli-stopped = Parlour has stopped; everything is stored.
cli-bad-setting = Parlour cannot start with this setting. { $problem }
cli-bad-database = The database { $file } cannot be used: { $message }
cli-database-in-use = Another Parlour server already uses the database { $file }. Stop it first, or set { $setting } to another one.
cli-port-taken = Port { $port } is already taken, perhaps by another Parlour. Set PARLOUR_PORT to another one.
cli-port-forbidden = You can’t listen on port { $port }. Set PARLOUR_PORT to one above 1023.
cli-no-such-host = Can’t listen on “{ $host }” ({ $code }). Set PARLOUR_HOST to an address of this machine.
cli-no-database = There is no database { $file } to copy. PARLOUR_DATA says where it is.
cli-not-backed-up = { $file } could not be copied: { $message }
cli-backed-up = Everything is copied to { $file }.
cli-backup-postgres = The store { $store } is a Postgres database. Use pg_dump to back it up; docs/hosting.md says how.
cli-bad-store = A Postgres store is a URL such as postgres://user@host:5432/database.
cli-same-store = Both stores are { $store }.
cli-moved = Copied { $from } to { $to } and compared both. Guests: { $guests }, tables: { $tables }, entries: { $lines }.
cli-moved-already = { $to } already holds the same as { $from }. Guests: { $guests }, tables: { $tables }, entries: { $lines }.
cli-not-moved = { $from } was not copied to { $to }: { $message }
cli-move-interrupted = Interrupted. Nothing was copied.
cli-no-database-here = There is no database { $file }. PARLOUR_DATA says where it is.
cli-no-table = There is no table “{ $table }”.
cli-no-guest = There is no guest “{ $guest }”; parlour guests TABLE lists the guests at a table.
cli-forgotten = Guest { $guest } is deleted. A running server takes their name and words out of all tables within seconds; if none is running, the next start does.
cli-column-guest = guest
cli-column-names = name
cli-column-seat = seat
cli-column-said = messages
cli-column-title = title
cli-column-version = rules version
cli-column-matches = games in progress
cli-column-kept = rules
cli-version-current = current
cli-version-kept = kept
cli-version-missing = missing

## Playing

cli-former-player = Former player
cli-player = Player
cli-you = { $name } (you)
cli-bot-names = Ada, Bruno, Celia, Dario
cli-hint = Type help to see what you can type, rules to read how the game is played.
cli-news = New on the table (“{ cli-command-board }” shows all of it):
cli-seat-you = { $seat }
cli-seat-bot = { $seat }, bot: { $bot }
cli-option-chosen = { $option }: { $setting }
cli-promise = The table’s promise for a fair deal (SHA-256 of its secret): { $commitment }
cli-your-word = Your word for the deal: { $word }
cli-offers = You can:
cli-ask-offer = Your choice?
cli-ask-blank = Choose:
cli-command-help = help
cli-command-offers = moves
cli-command-board = board
cli-command-log = log
cli-command-rules = rules
cli-command-undo = undo
cli-command-back = back
cli-command-quit = quit
cli-play-help =
    Type the number of what you want to do, or how it begins. More numbers or names fill in the rest: “1 3”.
    moves: what you can do now
    board: the whole table; or a part of it: { $sections }
    log: everything that happened
    rules: how the game is played
    undo: undo your last move, if nobody learnt anything from it
    back: leave a question unanswered
    quit: leave the game
cli-empty = Type a number, a name, or help.
cli-or-none = Press Enter to choose none.
cli-no-such-choice = There is no “{ $typed }” to choose.
cli-ambiguous = “{ $typed }” can be several things: { $list }.
cli-no-number = This has to be a whole number.
cli-too-much = Nothing done: “{ $typed }” is one value too many.
cli-not-json = This starts with a brace but is not JSON.
cli-no-op = Nothing changes, and nobody notices.
cli-late = Time’s up: the clock plays for you.
cli-undone = Undone.
cli-left-quit = You have left the game; it is not over, and nothing was recorded.
cli-left-end = The input ended before the game did; nothing was recorded.
cli-interrupted = You have left the game; nothing was recorded.
cli-receipt = Receipt of the fair deal:
cli-secret = The table’s secret (its SHA-256 is the promise above): { $secret }
cli-words = The words of the seats: { $words }
cli-recorded = The game is recorded in { $file }; check it with: parlour verify { $file }

## Simulating

cli-progress = { $done } / { $of }, time left: { $left }
cli-simulate-interrupted =
    { $of ->
        [one] Stopped after { $done } of { $of } game.
       *[other] Stopped after { $done } of { $of } games.
    }
cli-simulated = { $title }, seats: { $seats }, seed: { $seed }
cli-simulated-games = Games: { $games }, moves: { $moves }, moves per game: { $each }
cli-column-bot = bot
cli-column-played = games
cli-column-wins = wins
cli-column-share = wins %
cli-column-points = mean points
cli-column-mean = mean
cli-column-median = median
cli-column-ninetieth = 90 %
cli-column-times = times
cli-column-never = never
cli-estimates = How sure the bots were, and how often they were right:
cli-column-estimate = estimate, %
cli-column-estimate-mean = mean, %
cli-column-so = actual, %
cli-bits = What public actions give away about the role, in bits (0 is nothing; corrected for few samples by Miller and Madow’s method):
cli-column-act = action
cli-column-bits = bits
cli-column-thinking = mean time per decision, ms
cli-column-longest = longest
cli-times = Times (these differ from run to run):
cli-speed = { $seconds } s, moves per second: { $speed }

## Replaying

cli-replay-deal = The deal
cli-replay-move = Move { $number } of { $of }
cli-replay-undone = The previous move is undone.
cli-replay-ask = { $number } of { $of }. Enter: on, p: back, number, b: table, q: leave
cli-replay-help = Enter or n goes on, p back, a number from 0 to { $of } there, b shows the table, q leaves.
cli-replay-left = Left the replay.

## Checking

cli-verify-record = { $file }: a game of { $title }, players: { $seats }.
cli-verify-promise = Promise: the secret is the one promised before the deal ({ $commitment }).
cli-verify-seed = Seed: it follows from the secret and the words of the players ({ $words }): { $seed }.
cli-verify-deal = Deal: dealt again from the seed, everything came out the same.
cli-verify-moves =
    { $moves ->
        [one] Moves: { $moves } move, and it was legal.
       *[other] Moves: { $moves } moves, and every one was legal.
    }
cli-verify-events = Announcements: { $events }, the same word for word.
cli-verify-result =
    { $count ->
        [0] Result: the same; nobody won.
       *[other] Result: the same; won by { $winners }.
    }
cli-verify-right = The game file is right.
cli-verify-wrong = { $file } is wrong. { $why }
cli-verify-version = { $file } cannot be checked here: it was played by version { $played } of the rules, and this Parlour has version { $known }.
cli-verify-unfinished = { $file } cannot be checked yet: the game in it is not over.
