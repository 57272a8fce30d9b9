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
