### What tables of every game say.

refusal-malformed = This is not an action.
refusal-rule = Not allowed. { $rule } (Rule { $number }.)
refusal-undo = There is nothing to take back: only your own last move can be, and only while nobody has learnt anything from it.
refusal-fault = Something went wrong in the program; the match is as it was before.

options-notAForm = The options could not be read.
options-unknownOption = There is no option “{ $option }”; the options are: { $known }.
options-badOption = The option “{ $option }” can only be one of: { $known }.

record-notJson = It is not a record: it is not JSON.
record-notARecord = It is not a record of a match.
record-unknownVersion = It was written by another version of the program (record version { $version }).
record-badField = It is not a record: the field “{ $field }” is missing, unknown or malformed.
record-tooMany = It is not a record: the list “{ $field }” is too long (limit: { $most }).

wrong-unfinished = The match in the record is not over, so it cannot be checked yet.
wrong-game = The record is of another game.
wrong-version = The record was played by another version of the rules.
wrong-seats = The number of seats does not fit the game.
wrong-words = There is not one word for each seat.
wrong-option = The option “{ $option }” is not one of the game.
wrong-commitment = The secret is not the one promised before the deal.
wrong-changed = “{ $field }” was changed after the match: what the table settled before the deal.
wrong-deal = The deal is wrong: the secret and the words lead to another one.
wrong-over = There are moves after the end of the match.
wrong-illegalMove = Move { $number } is not legal.
wrong-time = Move { $number } has a time before the move preceding it.
wrong-mark = Move { $number }, or what was said after it, was changed.
wrong-result = The result is not what the moves lead to.
wrong-seal = The seal at the end does not fit the match.

## Why a table does not do something

refused-waiting =
    { $why } { $seconds ->
        [one] Try again in { $seconds } second.
       *[other] Try again in { $seconds } seconds.
    }
refused-protocol = This program speaks another version of the protocol; reload or update it.
refused-unknownIntent = The table does not know what that means.
refused-badField = “{ $field }” is missing, too long, or not what it can be.
refused-tooLarge = That is too large.
refused-noSuchPage = There is nothing here.
refused-badOrigin = This page may not talk to this server. Use the server’s public address.
refused-noGuest = Nobody here knows you yet: give yourself a name first.
refused-alreadyGuest = You already have a name here. Change it instead.
refused-tooManySockets = You have too many connections open. Close a window or a device first.
refused-noSuchTable = There is no such table.
refused-notAtTable = While you play, what watchers say is not for you.
refused-notSeated = Only those who sit at the table can do that.
refused-notHost = Only the host can do that.
refused-watchingForbidden = The host does not let anybody watch this match.
refused-tooManyTables = You already host as many tables as one guest may. Close one first.
refused-tooFast = That was too much at once.
refused-limitReached = You have done that too many times at this table.
refused-muted = The host has muted you.
refused-notGathering = That can only be done before the match.
refused-noSuchSeat = There is no such seat, or nobody is on it.
refused-seatTaken = Somebody already sits there.
refused-seatKept = This seat is kept for somebody else.
refused-alreadySeated = You already sit at this table.
refused-nameTaken = Somebody at this table has a name that looks like yours. Change yours first.
refused-noSuchBot = This game has no such bot.
refused-notForBots = With these settings only people can play. Change them, or play without bots.
refused-badOption = The option “{ $field }” cannot be set like that.
refused-seatsEmpty = There are still free seats.
refused-notReady = Not everybody is ready yet.
refused-hostIsHere = The host is here.
refused-notPlaying = No match is being played at this table.
refused-stale = Something has changed at the table since; have another look.
refused-paused = The match is paused.
refused-notPaused = The match is not paused.
refused-alreadyAsked = Another question is still open at the table.
refused-nothingAsked = That question is no longer open.
refused-seatIsHere = Whoever sits there is here.
refused-tooSoon = It is too soon for that.
refused-stoodIn = A bot plays at that seat now.
refused-notStoodIn = No bot is playing for you.
refused-badPass = This link has been used, or is too old.
refused-notOver = The match is not over yet.
refused-noRecord = This match goes on from another one and did not begin with a deal, so it has no record.
refused-closed = This table is closed.
refused-storeFull = The server has no room left to write anything down. Nothing it confirmed is lost; please tell whoever runs it.
refused-storeFailed = The server cannot write anything down just now. Nothing it confirmed is lost; try again in a while.
refused-stopping = The server is about to restart; try again in a moment.

## Why a table lets go of somebody

bye-restart = The server is restarting. You will be back at the table in a moment.
bye-slow = Your connection could not keep up.
bye-silent = Nothing was heard from you for too long.
bye-watchingForbidden = The match begins, and the host does not let anybody watch it.
bye-refused = You could not be let in at this table.
bye-tooFast = Too much was sent at once.
