### What tables of every game say.

refusal-malformed = That isn’t a valid move.
refusal-rule = Not allowed. { $rule } (Rule { $number }.)
refusal-undo = Nothing to undo. You can only undo your own last move, and only if it told nobody anything.
refusal-fault = Something went wrong. Your game is unchanged.

options-notAForm = The options could not be read.
options-unknownOption = There is no option “{ $option }”; the options are: { $known }.
options-badOption = The option “{ $option }” can only be one of: { $known }.

record-notJson = This is not a game file: it is not JSON.
record-notARecord = This is not a game file.
record-unknownVersion = It was written by another version of the program (file version { $version }).
record-badField = This is not a game file: the field “{ $field }” is missing, unknown or malformed.
record-tooMany = This is not a game file: the list “{ $field }” is too long (limit: { $most }).
record-notCanonical = This is not a game file: it is not written as the program writes one (a name twice, or a number or a text in another form).

latecomer-asks = A latecomer will join when the next seat is added.
latecomer-cancels = A latecomer has decided not to join.

wrong-unfinished = The game in the file is not over, so it cannot be checked yet.
wrong-game = This file belongs to another game.
wrong-version = The game was played by another version of the rules.
wrong-seats = The number of seats does not fit the game.
wrong-words = A player’s random word is missing.
wrong-option = The option “{ $option }” is not one of the game.
wrong-commitment = The secret is not the one promised before the deal.
wrong-changed = “{ $field }” was changed after the game. It was fixed before the deal.
wrong-deal = The deal is wrong: the secret and the words lead to another one.
wrong-over = There are moves after the end of the game.
wrong-illegalMove = Move { $number } is not legal.
wrong-late = Move { $number } was made after its time was up.
wrong-noOp = Move { $number } changes nothing, so it was never recorded.
wrong-time = Move { $number } has an earlier time than the move before it.
wrong-mark = Move { $number }, or what was said after it, was changed.
wrong-result = The result is not what the moves lead to.
wrong-seal = The seal at the end does not fit the game.

## Why a table does not do something

refused-waiting =
    { $why } { $seconds ->
        [one] Try again in { $seconds } second.
       *[other] Try again in { $seconds } seconds.
    }
refused-waiting-minutes =
    { $why } { $minutes ->
        [one] Try again in { $minutes } minute.
       *[other] Try again in { $minutes } minutes.
    }
refused-protocol = The app and the server don’t match. Reload the page or update.
refused-unknownIntent = Unknown command.
refused-badField = “{ $field }” is missing, too long or invalid.
refused-tooLarge = That is too large.
refused-noSuchPage = Page not found.
refused-badOrigin = This page isn’t allowed to use this server. Use the server’s public address.
refused-noGuest = Enter a name first.
refused-alreadyGuest = You already have a name here. You can change it.
refused-tooManySockets = You have too many connections open. Close a window or a device first.
refused-noSuchTable = There is no such table.
refused-notAtTable = You can’t read the spectators’ chat while you’re playing.
refused-notSeated = Only players at this table can do that.
refused-notHost = Only the host can do that.
refused-watchingForbidden = The host doesn’t allow spectators.
refused-tooManyTables = You’re already hosting the maximum number of tables. Close one first.
refused-tooFast = Too many requests. Slow down a little.
refused-limitReached = You have done that too many times at this table.
refused-muted = The host has muted you.
refused-notGathering = That can only be done before the game.
refused-noSuchSeat = There is no such seat, or nobody is on it.
refused-seatTaken = Somebody already sits there.
refused-seatKept = This seat is reserved for someone else.
refused-alreadySeated = You already sit at this table.
refused-nameTaken = Somebody at this table has a name that looks like yours. Change yours first.
refused-noSuchBot = This game has no such bot.
refused-notForBots = With these settings only people can play. Change them, or play without bots.
refused-badOption = The option “{ $field }” cannot be set like that.
refused-seatsEmpty = There are still free seats.
refused-notReady = Not everybody is ready yet.
refused-hostIsHere = The host is connected.
refused-notPlaying = No game is being played at this table.
refused-stale = The table has changed in the meantime. Please look again.
refused-paused = The game is paused.
refused-notPaused = The game is not paused.
refused-alreadyAsked = Another request is still waiting for an answer.
refused-nothingAsked = That request has expired.
refused-seatIsHere = That player is still connected.
refused-tooSoon = It is too soon for that.
refused-stoodIn = A bot is already playing for that seat.
refused-notStoodIn = No bot is playing for you.
refused-badPass = This link has already been used or has expired.
refused-noLatecomers = The host doesn’t let latecomers join this game.
refused-tableFull = The table is full. No more players can join.
refused-tooLate = It is too late to join: the last round is being played.
refused-notJoining = This player is not waiting to join.
refused-notOver = The game is not over yet.
refused-noRecord = This game was continued from a replay, so it has no game file.
refused-closed = This table is closed.
refused-storeFull = The server is out of disk space. Nothing saved is lost. Please tell the server’s owner.
refused-storeFailed = The server can’t save right now. Nothing saved is lost. Try again later.
refused-stopping = The server is about to restart; try again in a moment.

## Why a table lets go of somebody

bye-restart = The server is restarting. You will be back at the table in a moment.
bye-slow = Your connection is too slow.
bye-silent = You were disconnected for inactivity.
bye-watchingForbidden = The game has started, and the host doesn’t allow spectators.
bye-refused = You couldn’t join this table.
bye-tooFast = Too much was sent at once.
