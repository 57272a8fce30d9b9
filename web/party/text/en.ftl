### People in one room: a screen for all of them, and one phone that goes from hand to hand.

party-screen-name = Big screen
party-screen-full = Full screen
party-screen-back = To the table
party-screen-forbidden = Nobody may watch this match from outside. Open the big screen in the browser of somebody who plays, or allow watching before the next match.
party-screen-join = Join us
party-screen-join-how = Point the camera of your phone here, or type this code on { $site }:
party-screen-qr = A QR code that leads to this table
party-screen-here = Who is here
party-screen-free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }

party-names-title = Pass one phone around
party-names-how = You all play on this device, and no network is needed. Write down who plays, clockwise as you sit.
party-names-one = Player { $number }
party-names-add = One more player
party-names-remove = Remove player { $number }
party-names-go = Deal the cards
party-names-few =
    { $count ->
        [one] At least { $count } player is needed.
       *[other] At least { $count } players are needed.
    }
party-names-bad = A name has 1 to 24 characters.
party-names-alike = Two of the names look alike. Make them different.

party-pass-to = Pass the phone to { $name }
party-pass-card = Pass to { $name }: a card to look at
party-pass-move = Pass to { $name }: something to decide
party-cover = Everybody else looks away.
party-i-am = I am { $name }
party-put-down = Put it back on the table
party-eyes-only = For { $name } only
party-hide = Hide it, and put it on the table
party-hide-next = Hide it, then pass it to { $name }
party-hand = Hand the phone to:
party-has-news = has something to look at
party-has-move = has something to decide
party-still-looking = The clock waits until everybody has looked.
party-all-agree = Everybody agrees
