### What the pages about recorded games share.

records-open = Open a game file
records-more = More
records-drop = Drop the game file here
records-about-files = A game file holds one finished game. It is read in your browser and not sent anywhere.
records-none = No game file to show
records-again = Try again
records-unreachable = The game file can’t be downloaded: no connection. You can still open a file you have.
records-unknown-title = This is a game of “{ $title }”, which isn’t available here.
records-problem = { $file } cannot be opened. { $why }
records-huge = { $file } is too large to be a game file.
records-unreadable = { $file } could not be read.
records-download = Download game file
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
