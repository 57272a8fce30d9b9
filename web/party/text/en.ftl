### People in one room: a screen for all of them, and one phone that goes from hand to hand.

party-screen-name = Big screen
party-screen-full = Full screen
party-screen-back = To the table
party-screen-forbidden = Spectators aren’t allowed at this table. Open the big screen in a player’s browser, or allow spectators before the next game.
party-screen-join = Join us
party-screen-join-how = Point the camera of your phone here, or type this code on { $site }:
party-screen-qr = QR code for this table
party-screen-here = Who is here
party-screen-free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }

party-names-title = Pass one phone around
party-names-how = Everyone plays on this device; no internet needed. Enter the names clockwise, as you sit.
party-names-one = Player { $number }
party-names-add = Add player
party-names-remove = Remove player { $number }
party-names-go = Deal the cards
party-names-few =
    { $count ->
        [one] At least { $count } player is needed.
       *[other] At least { $count } players are needed.
    }
party-names-bad = Use 1 to 24 characters.
party-names-alike = Two of the names look alike. Make them different.

party-pass-to = Pass the phone to { $name }
party-pass-card = Pass to { $name }: card to look at
party-pass-move = Pass to { $name }: decision needed
party-cover = Everyone else, look away.
party-i-am = I am { $name }
party-put-down = Put the phone down
party-eyes-only = For { $name } only
party-hide = Hide and put the phone down
party-hide-next = Hide, then pass to { $name }
party-hand = Pass the phone to:
party-has-news = has something to look at
party-has-move = must decide
party-still-looking = The timer waits until everyone has looked.
party-all-agree = Everybody agrees

party-add = Add a player
party-add-how = They join from the next round, with 0 points.
party-add-name = Name
party-add-full = The table is full: nobody else can join.
party-add-late = It is the last round. More people can play in a new game.
