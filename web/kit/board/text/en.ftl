### What the parts of a board say, in every game.

kit-pile-empty = { $pile }: empty
kit-pile-count = { $pile }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

kit-choose-none = Nothing to do right now.
kit-choose-what = What do you want to do?
kit-choose-ready = Ready
kit-choose-confirm = Confirm
kit-choose-back = Back
kit-choose-next = Next
kit-choose-change = Change
kit-choose-nothing = none
kit-choose-search = Search
kit-choose-none-found = Nothing found.
kit-choose-exactly = { $chosen } of { $count } chosen
kit-choose-some = { $chosen } chosen. Choose { $min } to { $max }.
kit-choose-less = One less
kit-choose-more = One more
kit-choose-number = Enter a whole number from { $from } to { $to }.
kit-choose-text = Write { $min } to { $max } characters, on one line.
kit-choose-remove = Remove: { $item }
kit-choose-item-left = { $item } ({ $count } left)

kit-hidden-hint = Press and hold with a finger, the mouse, the space bar or Enter. Let go, and the card is covered again.
kit-hidden-show =
    { $seconds ->
        [one] Show for { $seconds } second
       *[other] Show for { $seconds } seconds
    }
kit-hidden-hide = Hide card

kit-track-filled = { $filled } of { $count }
kit-track-at = { $name }: { $space }

kit-dice = { $label }: { $values }
kit-dice-sum = { $label }: { $values }, in total { $sum }

kit-zoom-in = Zoom in
kit-zoom-out = Zoom out
kit-zoom-fit = Show the whole board

kit-trade-deal = The deal
kit-trade-you-get = You get
kit-trade-they-get = { $name } gets
kit-trade-nothing = nothing
kit-trade-nothing-held = Nothing to trade
kit-trade-choose-get = Choose what you want
kit-trade-choose-give = Choose what you give
kit-trade-amount = { $item }: { $count } of { $held } in the deal
kit-trade-less = One less: { $item }
kit-trade-empty = Choose something to give or to get.
kit-trade-offer = Offer this to { $name }
kit-trade-withdraw = Withdraw the offer
kit-trade-decline = Decline
kit-trade-accept = Accept
kit-trade-agrees = agrees
kit-trade-decides = deciding
