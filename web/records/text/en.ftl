### What the pages about recorded matches share.

records-open = Open a record
records-more = More
records-drop = Drop the record here
records-about-files = A record is the file of a finished match. It is read here, in your browser, and sent nowhere.
records-none = There is no record to show
records-again = Try again
records-unreachable = The record cannot be fetched: there is no connection. A record you have as a file can be opened all the same.
records-unknown-title = It is a match of “{ $title }”, which is not on the shelf here.
records-problem = { $file } cannot be opened. { $why }
records-huge = { $file } is far too large for a record.
records-unreadable = { $file } could not be read.
records-download = Download the record
records-to-replay = Watch the replay
records-to-fair = Check the deal

records-nobody-won = Nobody won.
records-winners =
    { $count ->
        [one] Won by { $names }.
       *[other] Shared victory: { $names }.
    }
records-moves =
    { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
records-moves-in =
    { $moves ->
        [one] { $moves } move in { $time }
       *[other] { $moves } moves in { $time }
    }
records-rank = { $rank }.
records-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
