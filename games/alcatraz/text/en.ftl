### Alcatraz: The Scapegoat.

## Locations: the name, where, where to, where from

location-chapel = Chapel
location-chapel-at = in the Chapel
location-chapel-into = to the Chapel
location-chapel-from = from the Chapel
location-radio-room = Radio Room
location-radio-room-at = in the Radio Room
location-radio-room-into = to the Radio Room
location-radio-room-from = from the Radio Room
location-dining-hall = Dining Hall
location-dining-hall-at = in the Dining Hall
location-dining-hall-into = to the Dining Hall
location-dining-hall-from = from the Dining Hall
location-infirmary = Infirmary
location-infirmary-at = in the Infirmary
location-infirmary-into = to the Infirmary
location-infirmary-from = from the Infirmary
location-exercise-yard = Exercise Yard
location-exercise-yard-at = in the Exercise Yard
location-exercise-yard-into = to the Exercise Yard
location-exercise-yard-from = from the Exercise Yard
location-visiting-area = Visiting Area
location-visiting-area-at = in the Visiting Area
location-visiting-area-into = to the Visiting Area
location-visiting-area-from = from the Visiting Area
location-workshop = Workshop
location-workshop-at = in the Workshop
location-workshop-into = to the Workshop
location-workshop-from = from the Workshop
location-recreational-room = Recreational Room
location-recreational-room-at = in the Recreational Room
location-recreational-room-into = to the Recreational Room
location-recreational-room-from = from the Recreational Room
location-cell-block = Cell Block
location-cell-block-at = in the Cell Block
location-cell-block-into = to the Cell Block
location-cell-block-from = from the Cell Block
location-laundry-room = Laundry Room
location-laundry-room-at = in the Laundry Room
location-laundry-room-into = to the Laundry Room
location-laundry-room-from = from the Laundry Room
location-guards-room = Guard’s Room
location-guards-room-at = in the Guard’s Room
location-guards-room-into = to the Guard’s Room
location-guards-room-from = from the Guard’s Room
location-wardens-office = Warden’s Office
location-wardens-office-at = in the Warden’s Office
location-wardens-office-into = to the Warden’s Office
location-wardens-office-from = from the Warden’s Office

## What locations do, in short and in full

location-chapel-silver-short = Discard a rival’s blackmail card
location-chapel-silver = Name another prisoner who holds blackmail cards: one of them, at random, goes to the used pile.
location-chapel-dark-short = Pay 1: take a rival’s blackmail card
location-chapel-dark = Pay 1 item or 1 Cash and take a random blackmail card from another prisoner.
location-radio-room-silver-short = Move 1 or 2 guards anywhere
location-radio-room-silver = Move one or two guards, each from any location to any other (never more than 4 in one location).
location-radio-room-dark-short = Move 1 guard anywhere
location-radio-room-dark = Free action: move one guard from any location to any other (never more than 4 in one location).
location-dining-hall-silver-short = Gain up to 3 Strength
location-dining-hall-silver = Gain up to 3 Strength.
location-dining-hall-dark-short = Gain 1 Strength
location-dining-hall-dark = Free action: gain 1 Strength.
location-infirmary-silver-short = Take 1 Drugs
location-infirmary-silver = Take 1 Drugs from here.
location-infirmary-dark-short = Pay 1: take 2 Drugs
location-infirmary-dark = Pay 1 item or 1 Cash and take 2 Drugs from here (1 if only one is left).
location-exercise-yard-silver-short = Pay 1: take any 1 item
location-exercise-yard-silver = Free action: pay 1 item or 1 Cash and take any 1 item from here.
location-exercise-yard-dark-short = Pay 1: take any 2 items
location-exercise-yard-dark = Pay 1 item or 1 Cash and take any 2 items from here.
location-visiting-area-silver-short = Take any 1 item
location-visiting-area-silver = Take any 1 item from here.
location-visiting-area-dark-short = Pay 1: take the Gun
location-visiting-area-dark = Pay 1 item or 1 Cash and take the Gun from here; it stands for any item.
location-workshop-silver-short = Take 1 Tools
location-workshop-silver = Take 1 Tools from here.
location-workshop-dark-short = Pay 1: take 2 Tools
location-workshop-dark = Pay 1 item or 1 Cash and take 2 Tools from here (1 if only one is left).
location-recreational-room-silver-short = Gain up to 2 Cash
location-recreational-room-silver = Gain up to 2 Cash.
location-recreational-room-dark-short = Gain 1 Cash
location-recreational-room-dark = Free action: gain 1 Cash.
location-cell-block-silver-short = Take 1 Knife
location-cell-block-silver = Take 1 Knife from here.
location-cell-block-dark-short = Pay 1: take 2 Knives
location-cell-block-dark = Pay 1 item or 1 Cash and take 2 Knives from here (1 if only one is left).
location-laundry-room-silver-short = Take 1 Clothes
location-laundry-room-silver = Take 1 Clothes from here.
location-laundry-room-dark-short = Pay 1: take 2 Clothes
location-laundry-room-dark = Pay 1 item or 1 Cash and take 2 Clothes from here (1 if only one is left).
location-guards-room-silver-short = Take 1 Key
location-guards-room-silver = Take 1 Key from here.
location-guards-room-dark-short = Pay 1: take 2 Keys
location-guards-room-dark = Pay 1 item or 1 Cash and take 2 Keys from here (1 if only one is left).
location-wardens-office-silver-short = Draw 1 blackmail card
location-wardens-office-silver = Draw the top blackmail card.
location-wardens-office-dark-short = Pay 1: draw 3 blackmail cards, keep 1
location-wardens-office-dark = Pay 1 item or 1 Cash and draw 3 blackmail cards, keep 1 and put the others on the used pile.
side-silver = silver side
side-dark = dark side
location-free = free

## Items and Cash: the name, and so many of them

item-key = Key
item-knife = Knife
item-clothes = Clothes
item-drugs = Drugs
item-tools = Tools
item-gun = Gun
item-cash = Cash
strength = Strength
counted-key =
    { $count ->
        [one] a Key
       *[other] { $count } Keys
    }
counted-knife =
    { $count ->
        [one] a Knife
       *[other] { $count } Knives
    }
counted-clothes =
    { $count ->
        [one] Clothes
       *[other] { $count } Clothes
    }
counted-drugs =
    { $count ->
        [one] Drugs
       *[other] { $count } Drugs
    }
counted-tools =
    { $count ->
        [one] Tools
       *[other] { $count } Tools
    }
counted-gun =
    { $count ->
        [one] the Gun
       *[other] { $count } Guns
    }
counted-cash =
    { $count ->
        [one] { $count } Cash
       *[other] { $count } Cash
    }
nothing = nothing

## Plan cards: tasks

plan-A1 = Make a duplicate key
plan-A2 = Start a mess-hall riot
plan-A3 = Set the bedding on fire
plan-A4 = Fake an epidemic
plan-A5 = Jam the cell doors
plan-B1 = Dig the tunnel
plan-B2 = Carry out the rubble
plan-B3 = Hide the hole in the wall
plan-B4 = Shore up the tunnel
plan-B5 = Break the ventilation grille
plan-C1 = Open the sewer hatch
plan-C2 = Scout the service corridor
plan-C3 = Lower a rope from the roof
plan-C4 = Cut through the fence
plan-C5 = Put the guard dogs to sleep
plan-D1 = Steal the prison map
plan-D2 = Forge a transfer order
plan-D3 = Learn the patrol timetable
plan-D4 = Complete the key ring
plan-D5 = Empty the guards’ locker
plan-E1 = Sew guard uniforms
plan-E2 = Build dummy heads
plan-E3 = Glue the raft together
plan-E4 = Smuggle in civilian clothes
plan-E5 = Carry the raft to the shore
plan-F1 = Drug the warden
plan-F2 = Take a hostage
plan-F3 = Bribe the ferryman
plan-F4 = Overpower the night watch
plan-F5 = Sabotage the searchlight
task-name = { $element } “{ $name }”

## Blackmail cards

blackmail-b01 = Tip-off
blackmail-b01-text = Move one or two guards from any locations to a single one of your choice (never more than 4 in one location).
blackmail-b02 = False Alarm
blackmail-b02-text = Move up to three guards, each from any location to any other (never more than 4 in one location).
blackmail-b03 = Cell Search
blackmail-b03-text = Choose another prisoner, anywhere, and one of their items: it goes back to the board as after a task.
blackmail-b04 = Debt Collected
blackmail-b04-text = Take 1 item or 1 Cash of your choice from another prisoner, anywhere (you need room for it).
blackmail-b05 = Protection Money
blackmail-b05-text = Choose another prisoner, anywhere: they must hand you 1 item or 1 Cash, their choice among what you have room for.
blackmail-b06 = Under Escort
blackmail-b06-text = Move another prisoner one or two locations, step by step to neighbouring ones (never into a closed one or one with 4 guards).
blackmail-b07 = Hard Labour
blackmail-b07-text = Choose another prisoner: they have 1 AP fewer this round.
blackmail-b08 = Lockdown
blackmail-b08-text = Close a location: until the end of this round no prisoner can enter it. Those inside can leave.
blackmail-b09 = Quiet Threat
blackmail-b09-text = Choose another prisoner: until the end of this round they cannot perform tasks.
blackmail-b10 = Change of Plan
blackmail-b10-text = Choose a task on the board: it moves to a random location without a task.
blackmail-b11 = Burnt Notes
blackmail-b11-text = Put a task from the board under the plan deck and lay out a new one in the usual way.

## What players say

sentences-request = Requests
sentences-promise = Promises
sentences-threat = Threats
sentences-offer = Offers
sentences-reply = Replies
sentences-thanks = Thanks
sentences-complaint = Complaints
say-ask-vote = Vote for { $player }.
say-ask-vote-self = Vote for me.
say-ask-not-vote = Don’t vote for { $player }.
say-ask-not-vote-self = Don’t vote for me.
say-ask-call = Let’s vote now.
say-ask-meet = { $to }, meet me { $at }.
say-ask-bring = { $to }, bring { $thing } { $into }.
say-ask-give = { $to }, give me { $thing }.
say-ask-perform = { $to }, perform task { $element }.
say-ask-wait = { $to }, don’t perform task { $element } yet.
say-ask-guard = { $to }, draw a guard away { $from }.
say-ask-stay = { $to }, stay where you are.
say-ask-spare = { $to }, leave { $player } alone.
say-ask-spare-self = { $to }, leave me alone.
say-promise-vote = I will vote for { $player }.
say-promise-vote-self = I will vote for myself.
say-promise-not-vote = I won’t vote for { $player }.
say-promise-not-vote-self = I won’t vote for myself.
say-promise-give = { $to }, I will give you { $thing } by the end of round { $round }.
say-promise-not-steal = { $to }, I won’t steal from you until the end of round { $round }.
say-promise-meet = { $to }, I will be { $at } at the end of round { $round }.
say-promise-bring = I will bring { $thing } { $into } by the end of round { $round }.
say-promise-perform = I will perform task { $element } by the end of round { $round }.
say-promise-not-perform = I won’t perform task { $element } until the end of round { $round }.
say-promise-no-blackmail = { $to }, I won’t blackmail you until the end of round { $round }.
say-promise-guard = I will draw a guard away { $from } by the end of round { $round }.
say-promise-no-guard = I won’t send guards { $into } until the end of round { $round }.
say-threat-vote = { $to }, next time I will vote for you.
say-threat-steal = { $to }, I will steal from you.
say-threat-guards = { $to }, I will send guards { $into }.
say-threat-blackmail = { $to }, I will blackmail you.
say-offer-swap = { $to }, I’ll swap { $thing } for { $want }.
say-offer-cash = { $to }, I’ll pay { $cash } for { $want }.
say-offer-vote = { $to }, give me { $want } and I’ll vote as you say.
say-offer-join = { $to }, let’s do task { $element } together in round { $round }.
say-reply-yes = { $to }, agreed.
say-reply-no = { $to }, no.
say-reply-maybe = { $to }, maybe.
say-thanks = Thank you, { $to }.
say-sorry = Sorry, { $to }.
say-well-played = Well played, { $to }.
say-complain-promise = { $to }, a promise is a promise!
say-complain-theft = { $to }, give back what you stole.
say-complain-vote = { $to }, why did you vote like that?
say-complain-time = Hurry up, please.
gap-name = [name]
gap-at = [where]
gap-into = [where to]
gap-from = [from where]
gap-thing = [what]
gap-cash = [how much]
gap-element = [letter]
gap-round = [number]
said = { $seat }: { $sentence }
said-you = You: { $sentence }
promise-kept = Promise kept ({ $seat }): { $sentence }
promise-broken = Promise broken ({ $seat }): { $sentence }
promise-lapsed = Promise no longer counts ({ $seat }): { $sentence }
promise-open = Open promise ({ $seat }): { $sentence }
promises-of = promises kept: { $kept } of { $all }

## What happens

match-started = The game begins. { $seat } is the first scapegoat.
match-started-you = The game begins. You are the first scapegoat.
round-began = Round { $round }
guard-entered = A new guard arrives { $at }.
vote-called = { $seat } ends the talks. Everyone votes.
vote-called-you = You end the talks. Everyone votes.
vote-called-time = Time for talks is up. Everyone votes.
voted = { $seat } has voted.
voted-you = You have voted.
votes-shown = Votes: { $votes }.
vote-for = { $seat } → { $player }
vote-for-you = You → { $player }
vote-for-of-you = { $seat } → you
vote-for-yourself = You → you
votes-silent = No vote in time: { $seats }. It counts as a vote for oneself.
elected = The scapegoat is { $seat }: +{ $bonus } AP.
elected-you = You are the scapegoat: +{ $bonus } AP.
elected-tie = A tie: the vote of the previous scapegoat decides. The scapegoat is { $seat }: +{ $bonus } AP.
elected-tie-you = A tie: the vote of the previous scapegoat decides. You are the scapegoat: +{ $bonus } AP.
player-turn-began = Turn of { $seat }: { $ap } AP.
player-turn-began-you = Your turn: { $ap } AP.
moved = { $seat } moves { $into }.
moved-you = You move { $into }.
location-used =
    { $cost ->
        [0] { $seat } uses the location { $location } (free).
       *[other] { $seat } uses the location { $location } ({ $cost } AP).
    }
location-used-you =
    { $cost ->
        [0] You use the location { $location } (free).
       *[other] You use the location { $location } ({ $cost } AP).
    }
paid = { $seat } pays { $what }: back { $into }.
paid-you = You pay { $what }: back { $into }.
paid-cash = { $seat } pays 1 Cash.
paid-cash-you = You pay 1 Cash.
gained-strength =
    { $count ->
        [one] { $seat } gains { $count } Strength.
       *[other] { $seat } gains { $count } Strength.
    }
gained-strength-you =
    { $count ->
        [one] You gain { $count } Strength.
       *[other] You gain { $count } Strength.
    }
gained-cash = { $seat } gains { $cash }.
gained-cash-you = You gain { $cash }.
items-taken = { $seat } takes { $items } { $from }.
items-taken-you = You take { $items } { $from }.
guard-moved = { $seat } moves a guard { $from } { $into }.
guard-moved-you = You move a guard { $from } { $into }.
card-discarded = { $seat } makes { $victim } discard a blackmail card: { $card }.
card-discarded-you = You make { $victim } discard a blackmail card: { $card }.
card-discarded-of-you = { $seat } makes you discard a blackmail card: { $card }.
card-taken = { $seat } takes a blackmail card from { $victim }: { $card }.
card-taken-you = You take a blackmail card from { $victim }: { $card }.
card-taken-of-you = { $seat } takes a blackmail card from you: { $card }.
card-taken-hidden = { $seat } takes a blackmail card from { $victim }.
cards-shuffled = The used blackmail cards are shuffled into a new deck.
card-drawn = { $seat } draws a blackmail card: { $card }.
card-drawn-you = You draw a blackmail card: { $card }.
card-drawn-hidden = { $seat } draws a blackmail card.
choice-opened = { $seat } draws these blackmail cards and keeps one: { $cards }.
choice-opened-you = You draw these blackmail cards and keep one: { $cards }.
choice-opened-hidden = { $seat } draws blackmail cards and keeps one of them.
card-kept = { $seat } keeps { $card }.
card-kept-you = You keep { $card }.
card-kept-hidden = { $seat } keeps one card.
cards-rejected = To the used pile: { $cards }.
stole = { $seat } steals { $what } from { $victim }.
stole-you = You steal { $what } from { $victim }.
stole-of-you = { $seat } steals { $what } from you.
rioted = { $seat } starts a riot: a guard comes { $from } { $into }.
rioted-you = You start a riot: a guard comes { $from } { $into }.
item-discarded = { $seat } discards { $item }: back { $into }.
item-discarded-you = You discard { $item }: back { $into }.
item-returned = { $seat } returns { $item } { $into }.
item-returned-you = You return { $item } { $into }.
bribed =
    { $count ->
        [one] { $seat } bribes { $count } guard { $at }.
       *[other] { $seat } bribes { $count } guards { $at }.
    }
bribed-you =
    { $count ->
        [one] You bribe { $count } guard { $at }.
       *[other] You bribe { $count } guards { $at }.
    }
strength-spent = { $seat } spends 1 Strength: +1 AP.
strength-spent-you = You spend 1 Strength: +1 AP.
trade-offered = { $seat } offers { $partner } a trade. Gives: { $give }. Wants: { $want }.
trade-offered-you = You offer { $partner } a trade. You give: { $give }. You want: { $want }.
trade-offered-of-you = { $seat } offers you a trade. You get: { $give }. You give: { $want }.
traded = { $seat } and { $partner } trade. From { $seat }: { $give }. From { $partner }: { $want }.
traded-you = You trade with { $partner }. You give: { $give }. You get: { $want }.
traded-of-you = You trade with { $seat }. You get: { $give }. You give: { $want }.
trade-declined = { $seat } declines the trade.
trade-declined-you = You decline the trade.
trade-declined-time = No answer in time from { $seat }: the offer is declined.
offer-withdrawn = { $seat } withdraws the offer.
offer-withdrawn-you = You withdraw the offer.
blackmail-played = { $seat } plays “{ $card }”.
blackmail-played-you = You play “{ $card }”.
blackmail-played-victim = { $seat } plays “{ $card }” against { $victim }.
blackmail-played-victim-you = You play “{ $card }” against { $victim }.
blackmail-played-victim-of-you = { $seat } plays “{ $card }” against you.
blackmail-played-location = { $seat } plays “{ $card }”: { $location }.
blackmail-played-location-you = You play “{ $card }”: { $location }.
blackmail-played-task = { $seat } plays “{ $card }” on task { $task }.
blackmail-played-task-you = You play “{ $card }” on task { $task }.
handed-over = { $seat } hands over { $what }. It goes to { $to }.
handed-over-you = You hand over { $what }. It goes to { $to }.
handed-over-of-you = { $seat } hands you { $what }.
prisoner-moved = The guards take { $seat } { $into }.
prisoner-moved-you = The guards take you { $into }.
task-moved = Task { $task } moves { $from } { $into }.
task-replaced = Task { $task } leaves: { $location }. It goes under the plan deck.
task-performed = { $seat } performs task { $task } { $at }.
task-performed-you = You perform task { $task } { $at }.
element-marked = { $seat } marks letter { $element }.
element-marked-you = You mark letter { $element }.
reward-shown = Reward card: { $task }. The others, except the scapegoat, mark its letter.
reward-none = The plan deck is empty: no reward for the others.
task-rejected = Task { $task } goes under the plan deck: its letter is already on the board.
task-laid = New task { $at }: { $task }.
player-turn-ended = { $seat } ends the turn.
player-turn-ended-you = You end your turn.
player-turn-ended-time = Time is up: the turn of { $seat } ends.
player-turn-ended-time-you = Time is up: your turn ends.
round-ended = Round { $round } is over.
naming-began = The escape is on, but these players are tied: { $seats }. The others decide who stays.
named = { $seat } has decided.
named-you = You have decided.
ended-scapegoat = The escape succeeds. { $seat } stays behind: the others have all six letters without the scapegoat.
ended-scapegoat-you = The others escape. You stay behind: the others have all six letters without the scapegoat.
ended-onlyOne = The escape succeeds. { $seat } stays behind: the only one the others can do without.
ended-onlyOne-you = The others escape. You stay behind: the only one the others can do without.
ended-elements = The escape succeeds. { $seat } stays behind: fewest letters among those the others can do without.
ended-elements-you = The others escape. You stay behind: fewest letters among those the others can do without.
ended-cash = The escape succeeds. { $seat } stays behind: same letters, but the least Cash.
ended-cash-you = The others escape. You stay behind: same letters, but the least Cash.
ended-items = The escape succeeds. { $seat } stays behind: same letters and Cash, but the fewest items.
ended-items-you = The others escape. You stay behind: same letters and Cash, but the fewest items.
ended-strength = The escape succeeds. { $seat } stays behind: a tie on everything else, but the least Strength.
ended-strength-you = The others escape. You stay behind: a tie on everything else, but the least Strength.
ended-naming = The escape succeeds. { $seat } stays behind: a full tie, and the others decided.
ended-naming-you = The others escape. You stay behind: a full tie, and the others decided.
ended-winners = They escape and win: { $seats }.
ended-allLose = The 21st guard would have to enter. Nobody escapes: everyone loses.

## What can be done

offer-callVote = End the talks and call the vote
offer-castVote = Vote: who is the scapegoat?
offer-move = Move (1 AP)
offer-useLocation =
    { $cost ->
        [0] { $location }: { $rule } (free)
       *[other] { $location }: { $rule } ({ $cost } AP)
    }
offer-steal =
    { $cost ->
        [0] Steal (free)
       *[other] Steal ({ $cost } AP)
    }
offer-riot =
    { $cost ->
        [0] Start a riot: pull a guard here (free)
       *[other] Start a riot: pull a guard here ({ $cost } AP)
    }
offer-performTask =
    { $cost ->
        [0] Perform task { $task } (free)
       *[other] Perform task { $task } ({ $cost } AP)
    }
offer-discardItem =
    { $cost ->
        [0] Discard an item (free)
       *[other] Discard an item ({ $cost } AP)
    }
offer-playBlackmail = Play “{ $card }” (1 AP): { $text }
offer-answerBlackmail = “{ $card }”: hand something over to { $seat }
offer-offerTrade = Offer a trade or a gift (free)
offer-respondTrade = Answer { $seat }. You get: { $give }. You give: { $want }.
offer-withdrawOffer = Withdraw the offer
offer-bribe = Bribe guards here (1 Cash each)
offer-spendStrength = Spend 1 Strength: +1 AP
offer-chooseCard = Keep one of the cards
offer-moveGuard =
    { $count ->
        [one] Move a guard ({ $count } left)
       *[other] Move a guard ({ $count } left)
    }
offer-stopGuards = Move no more guards
offer-endTurn = End the turn ({ $ap } AP left)
offer-nameStayer = Decide who stays behind
offer-say = Say something
blank-castVote-player = Who do you vote for?
blank-move-to = Where to?
blank-pay = What do you pay with?
blank-returnTo = Where does the item go back to?
blank-take = What do you take?
blank-victim = Which prisoner?
blank-card = Which card?
blank-guard-from = Where does the guard come from?
blank-guard-to = Where does the guard go?
blank-steal-what = What do you steal?
blank-token = Which item is spent as { $item }?
blank-item = Which item?
blank-what = What?
blank-prisoner-to = Where does the prisoner go first?
blank-onward = And then?
blank-close = Which location is closed?
blank-task = Which task?
blank-partner = Who do you trade with?
blank-give = What do you give?
blank-offerTrade-want = What do you want for it?
blank-accept = Do you accept?
blank-bribe-count = How many guards?
blank-candidate = Who stays behind?
blank-sentence = What do you say?
blank-to = To whom?
blank-player = Which player?
blank-location = Which location?
blank-thing = Item or Cash?
blank-want = What in return?
blank-element = Which letter?
blank-count = How much Cash?
blank-turn = Until which round?
seat-name = { $seat }
counted-guards =
    { $count ->
        [one] { $count } guard
       *[other] { $count } guards
    }
choice-location = { $location } ({ $guards })
choice-token = { $item } ({ $seat })
choice-token-you = { $item } (you)
choice-card = { $card } ({ $text })
choice-task = { $task } ({ $location })
choice-stop = no further
choice-element = { $element }
choice-round = round { $round }
choice-count = { $count }
choice-things = { $things }
choice-accept = accept
choice-decline = decline

## A new table

option-layout = Locations row by row (the rest is random)
option-sides = Location sides
option-sides-silver = all silver (first game)
option-sides-dark = all dark
option-sides-random = random for each location
option-sides-chosen = chosen below
option-darkSides = Dark side up (if sides are chosen)
option-guardsAffectFreeLocationRules = Guards and free location rules
option-guardsAffectFreeLocationRules-false = free rules stay free (rulebook)
option-guardsAffectFreeLocationRules-true = guards hinder them like paid ones
option-bribesCountForTaskLimit = Bribed guards and tasks
option-bribesCountForTaskLimit-true = bribed guards do not count for a task
option-bribesCountForTaskLimit-false = bribed guards still count for a task
option-openBlackmailHands = Blackmail cards in hand
option-openBlackmailHands-false = hidden
option-openBlackmailHands-true = open to everyone
option-maxOffersPerPlayerTurn = Trade offers per turn
option-maxOffersPerPlayerTurn-count = { $count }
option-talkSeconds = Time for talks
option-voteSeconds = Time to vote
option-turnSeconds = Time for a turn
option-answerSeconds = Time to answer an offer
option-no-limit = no limit
option-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
option-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }

## What is forbidden

rule-ALC-1-1 = Spectators can only watch.
rule-ALC-3-1 = That is not possible in this phase of the round.
rule-ALC-5-2 = Only the scapegoat of the previous round can call the vote.
rule-ALC-5-3 = Only the clock ends the talks when their time is up.
rule-ALC-5-6 = You can vote only for a player at this table.
rule-ALC-5-10 = You have already voted. A vote is final.
rule-ALC-6-6 = Only the scapegoat can play blackmail cards.
rule-ALC-6-7 = The scapegoat cannot perform tasks.
rule-ALC-7-2 = It is not your turn.
rule-ALC-7-6 = You don’t have enough action points.
rule-ALC-8-1 = A location never holds more than 4 guards.
rule-ALC-8-3 = Too many guards here. With 3 you can only move, play blackmail or take free actions; with 4 only move or play blackmail.
rule-ALC-8-4 = You cannot enter a location with 4 guards.
rule-ALC-8-6 = At this table guards hinder free location rules too.
rule-ALC-8-8 = Bribing costs 1 Cash for each guard here. You don’t have that much, or there are fewer guards.
rule-ALC-8-9 = With 4 guards here bribing is impossible.
rule-ALC-9-1 = You can move only to a neighbouring location, also diagonally.
rule-ALC-9-2 = That location is closed until the end of the round.
rule-ALC-9-4 = This location does not work like that.
rule-ALC-9-5 = You have already used this location this round.
rule-ALC-9-6 = You can steal only from a prisoner who is here with you.
rule-ALC-9-7 = That prisoner doesn’t have it, or you have no room for it.
rule-ALC-9-8 = Only items and Cash can be stolen.
rule-ALC-9-9 = You can steal only once per round.
rule-ALC-9-10 = A riot pulls a guard only from a neighbouring location.
rule-ALC-9-11 = There is no guard there, or there are already 4 here.
rule-ALC-9-13 = There is no task in this location.
rule-ALC-9-14 = You can discard only an item you hold.
rule-ALC-10-1 = You can trade only with a prisoner who is here with you.
rule-ALC-10-3 = Only items and Cash can be traded.
rule-ALC-10-5 = An open offer comes first: the partner accepts or declines, or it is withdrawn.
rule-ALC-10-6 = This trade is impossible: someone doesn’t have the goods, has no room, or there are 4 guards here.
rule-ALC-10-7 = You have made all the offers you can make this turn.
rule-ALC-10-8 = You have no Strength to spend.
rule-ALC-10-9 = You can spend only 1 Strength per round.
rule-ALC-10-10 = With 4 guards here you cannot spend Strength.
rule-ALC-11-1 = There is no such item here.
rule-ALC-11-2 = First pay 1 item of yours or 1 Cash.
rule-ALC-11-3 = That location has no free place for this item.
rule-ALC-11-4 = A paid item goes back to a location with a free place for it.
rule-ALC-11-8 = You must take the exact number of items, and they must fit: you can hold 3.
rule-ALC-12-3 = Not enough prisoners are here for this task.
rule-ALC-12-4 = Too many guards are here for this task.
rule-ALC-12-5 = The prisoners here don’t have all the items this task needs.
rule-ALC-12-6 = Use exactly one token for each item on the card, from prisoners who are here.
rule-ALC-12-13 = You are blackmailed: you cannot perform tasks this round.
rule-ALC-14-2 = You can play only a blackmail card from your hand.
rule-ALC-14-8 = Hands are hidden: the card is taken at random.
rule-ALC-14-9 = There are no blackmail cards left to draw.
rule-ALC-14-10 = This card would have no effect now.
rule-ALC-14-13 = That is already forbidden this round, or this cannot be chosen.
rule-ALC-14-14 = The card does not allow this move.
rule-ALC-14-15 = This task cannot be chosen.
rule-ALC-14-16 = The blackmailed prisoner must first hand over 1 item or 1 Cash that the scapegoat has room for.
rule-ALC-14-17 = Hands are open: name a card that prisoner has.
rule-ALC-15-13 = Choose another prisoner who has blackmail cards.
rule-ALC-15-14 = A guard moves from a location with guards to another one. Finish or stop moving guards first.
rule-ALC-15-15 = You are already at the maximum.
rule-ALC-15-16 = You are already at the maximum.
rule-ALC-15-17 = You have no free place for another item.
rule-ALC-15-18 = Two items must lie here, and only one does.
rule-ALC-15-19 = The Gun is not here.
rule-ALC-15-21 = First choose one of the blackmail cards that were drawn.
rule-ALC-16-9 = Only players outside the tie decide, once, and only about the tied players.
rule-ALC-16-12 = The game is over.
rule-ALC-18-1 = Only the clock does that.
rule-ALC-18-5 = That is not possible now.
rule-ALC-19-1 = There is no such sentence, or a blank is filled in wrongly.
rule-ALC-19-2 = You can talk during the talks and in turns, not while people vote.
rule-ALC-19-4 = You can say 6 sentences per round.
## Hints for a first game

hint-answer-trade = A trade for you: accept or decline it as a whole.
hint-answer-blackmail = You are blackmailed: choose what to hand over.
hint-keep-card = Keep one card. The others go to the used pile.
hint-next-guard = Move another guard, or stop here.
hint-offer-open = Wait for the answer, or withdraw your offer.
hint-name-stayer = You decide which of the tied players stays behind.
hint-vote = Vote in secret: the scapegoat gets action points, but no letters.
hint-votes-hidden = All votes are shown together at the end.
hint-call = Bargain first. You alone can call the vote.
hint-talk = Ask, promise, threaten, openly. Nothing said is binding.
hint-tie-break = In a tie, the previous scapegoat’s vote decides.
hint-perform = Perform the task here: you mark its letter.
hint-perform-had = You have this task’s letter: performing it helps only the others.
hint-blackmail = As the scapegoat you can play a blackmail card.
hint-four-guards = Four guards here: you can only leave.
hint-bribe = Bribe guards here: each costs 1 Cash this turn.
hint-three-guards = Three guards here: only moving and free actions work.
hint-two-guards = Two guards here: paid actions cost one point more.
hint-strength = Spend 1 Strength for one more action point.
hint-end-turn = No action points left: end your turn.
hint-full = You hold three items: no room for more.
hint-use = Use this location’s rule, once per round.
hint-scapegoat = The scapegoat performs no tasks: collect, trade, hinder.
hint-trade = Trade with prisoners here: it is free.
hint-steal = Steal one thing from a prisoner here, once per round.
hint-task = Tasks need prisoners, few guards and items: see the cards.
hint-move = Move to a neighbouring location, also diagonally.
hint-riot = A riot pulls a guard here from next door.
hint-last-rounds = Hurry: when the 21st guard comes, everyone loses.
hint-others = Others act now. You can still talk.
hint-reward = When someone performs a task, the others get a letter too.
hint-goal = All but one escape, once they share letters A to F.

## The table on a screen

board-parts = Parts of the table
board-plan = Plan of the prison
board-plan-keys = Arrow keys go from location to location. Enter opens one; Enter again moves there. W: who is where. T: tasks and what they need. S: what everyone has. M: what you have. D: decks. G: guards. I: items. N: whose turn it is. E: if the game ended now.
board-sheets = Prisoners in order of play
board-actions = Actions
board-tab-plan = Plan
board-tab-talk = Talk
board-tab-sheets = Sheets
board-open-talks = Talk and vote
board-tab-decks = Decks
board-cancel = Cancel
board-close = Close
board-free = free
board-here = you are here
board-closed = closed
board-points = { $count } AP
board-points-left = { $count } AP left
board-move-cost = Move here: { $count } AP
board-move-here = Move: { $location }, { $count } AP
board-cost-cash = 1 Cash each, up to { $most }
board-cost-strength = 1 Strength: +1 AP
board-cost-dearer = { $count } AP (2 guards: +1)
board-my-turn = Your turn
board-turn-of = Turn of { $seat }
board-end-turn = End turn
board-end-early = You still have { $count } AP. Points that are left over are lost.
board-phase-talks = Talks
board-phase-voting = Vote for the scapegoat
board-phase-acting = Prisoners act
board-phase-naming = The others name who stays
board-phase-over = The game is over
board-turn = Round { $turn }
board-step-guard = New guard
board-step-talks = Talks and vote
board-step-acting = Prisoners act
board-turns-left =
    { $count ->
        [one] { $count } round left
       *[other] { $count } rounds left
    }
board-guards-long = Guards in the prison: { $count } of 20. Rounds left: { $left }.
board-band-normal = normal cost
board-band-dear = +1 AP
board-band-blocked = paid actions blocked
board-band-full = full: no entry
board-band-bribed = { $guards } − { $bribed } bribed: { $band }
board-room-silver = { $number }: { $name }, silver side
board-room-dark = { $number }: { $name }, dark side
board-room-prisoners = Here: { $prisoners }
board-room-guards = Guards: { $count }, { $band }
board-room-bribed = Bribed: { $count }
board-room-closed = Closed by blackmail this round
board-room-items = Items: { $items }
board-room-gaps = Empty item spaces: { $count }
board-room-task = Task { $element }: { $name }
board-need-prisoners = Prisoners: { $present } of { $needed }, { $state }
board-need-guards = Guards: { $present }, at most { $most }, { $state }
board-need-item = { $item }: { $state }
board-need-there = met
board-need-with-you = met with you
board-need-missing = not met
board-task-prisoners = Prisoners { $present }/{ $needed }
board-task-guards = Guards { $present }, at most { $most }
board-task-item = { $item }: { $owner }
board-task-missing = { $item }: missing
board-do-task = Perform task
board-do-use = Use location
board-do-steal = Steal
board-do-riot = Riot
board-do-trade = Trade
board-do-bribe = Bribe
board-do-strength = Strength
board-do-blackmail = Blackmail
board-do-discard = Discard item
board-do-guards = Move guards
board-pick-on-plan = Choose a lit location on the plan or in the list.
board-stop-guards = No more guards
board-scapegoat = Scapegoat: +{ $count } AP
board-play-done = done
board-play-now = now
board-play-next = next
board-play-later = later
board-cards = Blackmail cards: { $count }
board-no-items = No items
board-items = Items { $count } of { $most }: { $items }
board-cash = Cash { $count } of { $most }
board-strength = Strength { $count } of { $most }
board-cut = { $count } AP fewer this round
board-barred = Cannot perform tasks this round
board-letters = Letters: { $letters }.
board-no-letters = No letters.
board-sole = Held by nobody else: { $letters }.
board-promises = { $kept } of { $made }
board-promises-long = Promises kept: { $kept } of { $made }
board-promises-open = Open promises: { $count }
board-outlook = If the game ended now
board-outlook-stays = { $seat } stays behind
board-outlook-stays-you = You stay behind
board-since = Since your last move:
board-outlook-nobody = Nobody can be left behind yet
board-outlook-none = Nobody has a letter yet.
board-outlook-missing = Nobody has { $letters } yet.
board-outlook-needed = Everyone has a letter the others need.
board-outlook-redundant = Not needed, as others have their letters too: { $prisoners }.
board-outlook-decided = { $rule } { $values }.
board-outlook-tie = A full tie: the others name who stays.
board-by-scapegoat = The scapegoat is one of them, so the scapegoat stays.
board-by-only-one = Nobody else can be left behind.
board-by-letters = The fewest letters decide:
board-by-cash = Equal in letters, so the least Cash decides:
board-by-items = Equal in letters and Cash, so the fewest items decide:
board-by-strength = Equal in all else, so the least Strength decides:
board-by-naming = Named by the others.
board-fates = If you perform { $element }, who stays by reward letter:
board-fates-here = This can end the game. Who stays, by reward letter:
board-perform-had = You already have { $letter }: you gain nothing. The others, except the scapegoat, get the reward letter.
board-perform-spent = The items used go back to the locations.
board-fate-stays = { $reward }: { $seat } stays
board-fate-stays-you = { $reward }: you stay
board-fate-on = { $reward }: the game goes on
board-fate-tie = { $reward }: a tie, the others name who stays
board-fate-gone = { $reward }: no card left
board-my-cards = Your blackmail cards
board-no-cards = You have none.
board-cards-secret = Only you can see these. Only the scapegoat can play them.
board-known = Cards you know
board-known-card = { $seat }: { $card }
board-plan-deck = Plan deck: { $count }
board-plan-left = Cards left by letter:
board-plan-bottom = At the bottom: { $cards }
board-plan-removed = Out of the game: { $cards }
board-blackmail-deck = Blackmail deck: { $count }
board-used = Used: { $cards }
board-used-none = No card was used yet.
board-why-points = not enough AP
board-why-guards = blocked by guards
board-why-full-here = 4 guards are here
board-why-entry = 4 guards: no entry
board-why-closed = closed by blackmail
board-why-far = not next to you
board-why-no-guards = no guards here
board-why-no-cash = you have no Cash
board-why-used = used this turn
board-why-offers = no offers left
board-why-alone = nobody else is here
board-why-trade = nobody here has anything to trade
board-why-loot = nothing you can take
board-why-riot = no guards next door
board-why-task = no task here
board-why-items = you have no items
board-why-strength = you have no Strength
board-why-scapegoat-only = scapegoat only
board-why-scapegoat = not as the scapegoat
board-why-barred = forbidden by blackmail
board-why-prisoners = prisoners are missing
board-why-limit = too many guards
board-why-tokens = items are missing
board-why-cards = you have no cards
board-why-deck = no cards left to draw
board-why-effect = no card has an effect now
board-why-victim = no one else has cards
board-why-empty = nothing left here
board-why-pay = nothing to pay with
board-why-room = no space for it
board-why-most = already at the maximum

## Talks, votes, trades and the end on a screen

talk-stream = Talk
talk-none = Nothing has been said yet.
talk-composer = Say a sentence
talk-choose = Choose a sentence
talk-say = Say
talk-reply = Reply to { $seat }
talk-reply-yes = Agreed
talk-reply-no = No
talk-reply-maybe = Maybe
talk-left =
    { $count ->
        [one] { $count } sentence left this round
       *[other] { $count } sentences left this round
    }
talk-blank-to = player
talk-blank-player = player
talk-blank-location = location
talk-blank-thing = item or Cash
talk-blank-want = item or Cash
talk-blank-element = letter
talk-blank-count = how much
talk-blank-turn = round
talk-kept = kept
talk-broken = broken
talk-lapsed = no longer counts
talk-due = until round { $turn } ends
talk-due-vote = vote of round { $turn }
talk-time-left = Time left: { $time }
talk-soon = { $seconds } seconds left
talk-title-talks = Talks: choose a scapegoat
talk-title-vote = Vote: choose a scapegoat
talk-caller = { $seat } can call the vote at any time
talk-caller-you = You can call the vote at any time
talk-call = Call the vote
talk-vote-rules = How the vote works
talk-ballot-early = Your pick is private until you confirm it in the vote.
talk-candidates = Players
talk-bonus = +{ $bonus } AP
talk-run-2 = second round running
talk-run-3 = third round running
talk-run-4 = fourth round running or later
talk-promises = promises kept: { $kept } of { $judged }
talk-pick = your pick
talk-sealed = your vote
talk-cast = Vote for { $seat }
talk-cast-self = Vote for yourself
talk-cast-none = Choose a player
talk-voted = Your vote is sealed. All votes are shown together.
talk-has-voted = voted
talk-voted-count = Votes in: { $count } of { $all }
talk-scapegoat = The scapegoat acts first with extra AP, but performs no task and gets no letter this round.
talk-tie = A tie goes to the player that { $seat }, the previous scapegoat, votes for.
talk-tie-you = A tie goes to the player you vote for: you are the previous scapegoat.
talk-reveal = Votes of round { $turn }
talk-votes-none = No votes
talk-votes-by = Votes from { $names }
talk-elected = { $seat } is the scapegoat: +{ $bonus } AP.
talk-elected-you = You are the scapegoat: +{ $bonus } AP.
talk-tied = A tie: { $names }. The vote of the previous scapegoat decides.
talk-tied-by = A tie: { $names }. { $seat } was the scapegoat before and voted for { $elected }: that decides.
talk-tied-by-you = A tie: { $names }. You were the scapegoat before and voted for { $elected }: that decides.
talk-name-you = { $name } (you)
talk-continue = Continue
talk-skip = Skip
talk-naming = A full tie: who stays behind?
talk-naming-tied = { $names } are equal in everything that counts. The other players decide.
talk-naming-rule = Choices are secret. The most choices decide; if they are equal, the scapegoat’s choice.
talk-naming-mine = You are one of them: the other players decide.
talk-naming-done = Your choice is sealed.
talk-naming-cast = Confirm who stays
talk-trade = Trade: { $location }
talk-trade-offers = free · offer { $number } of { $most }
talk-trade-with = Trade with
talk-trade-after = { $name }: items { $items }/{ $places }, Cash { $cash }/{ $most }
talk-trade-full-items = Too many items ({ $name }): { $count }, with room for { $most }.
talk-trade-full-cash = Too much Cash ({ $name }): { $count }, with room for { $most }.
talk-trade-nobody = You can trade only with a prisoner in your location.
talk-trade-public = Everyone sees the offer. Only items and Cash can be traded.
talk-trade-gives = { $seat } gives
talk-trade-things = { $things }
talk-trade-waiting = { $seat } has to answer.
talk-warden = Choose the blackmail card to keep
talk-warden-keep = Keep this card
talk-warden-note = Only you see these cards. The ones you do not keep go to the used pile, where everyone sees them.
talk-warden-other = { $seat } is choosing a blackmail card.
talk-blackmail = { $seat } is blackmailing you: choose what to hand over
talk-blackmail-other = { $seat } is blackmailing { $victim }, who chooses what to hand over.
talk-blackmail-other-you = You are blackmailing { $victim }, who chooses what to hand over.
talk-blackmail-give = Hand it over
talk-reward = Task performed
talk-reward-letter = { $seat } marks { $letter }.
talk-reward-letter-you = You mark { $letter }.
talk-reward-letter-had = { $seat } has { $letter } already.
talk-reward-letter-had-you = You already have { $letter }.
talk-reward-card = Reward card: { $letter }
talk-reward-others = New letter { $letter }: { $names }.
talk-reward-others-had = Had { $letter } already: { $names }.
talk-reward-scapegoat = { $seat } is the scapegoat and gets nothing.
talk-reward-scapegoat-you = You are the scapegoat and get nothing.
talk-reward-no-card = The plan deck is empty: no reward for the others.
talk-reward-removed =
    { $count ->
        [one] The card leaves the game.
       *[other] Both cards leave the game.
    }
talk-reward-goes-on = Can all but one escape? Not yet: the game goes on.
talk-reward-naming = The letters are complete. A full tie: the other players name who stays.
talk-reward-escape = The letters are complete without { $seat }: the others escape.
talk-reward-escape-you = The letters are complete without you: the others escape.
talk-reward-rejected =
    { $count ->
        [one] { $count } card goes under the deck: its letter is on the board.
       *[other] { $count } cards go under the deck: their letters are on the board.
    }
talk-reward-task = New task: { $task } ({ $location })
talk-reward-no-task = No card fits: no new task.
talk-end-out-you = You are out.
talk-end-out = They are out.
talk-end-in-you = You stay behind.
talk-end-free =
    { $count ->
        [one] { $names } escapes in round { $turn }.
       *[other] { $names } escape in round { $turn }.
    }
talk-end-stays = { $seat } stays behind.
talk-end-lost = Nobody gets out
talk-end-lost-why = The prison is full of guards. Everyone loses.
talk-end-why = Why { $seat } stays
talk-end-why-you = Why you stay
talk-end-why-all = Why everyone loses
talk-end-guard = Can a 21st guard enter?
talk-end-guard-answer = No: all { $count } guards are in the prison. The plan fails.
talk-end-scapegoat = Can the others do without the scapegoat?
talk-end-scapegoat-needed = No, only { $seat } has { $letters }.
talk-end-scapegoat-needed-you = No, only you have { $letters }.
talk-end-scapegoat-out = Yes. { $seat } is the scapegoat and stays.
talk-end-scapegoat-out-you = Yes. You are the scapegoat and stay.
talk-end-onlyOne = Who else is not needed?
talk-end-others =
    { $count ->
        [one] Only { $names }: the others have A to F.
       *[other] { $names }: without any one of them, the others have A to F.
    }
talk-end-elements = Who of them has the fewest letters?
talk-end-cash = Who has the least Cash?
talk-end-items = Who has the fewest items?
talk-end-strength = Who has the least Strength?
talk-end-naming = Who do the others name?
talk-end-namings = { $namings }
talk-end-not-asked = Not asked:
talk-end-decides = This decides.
talk-end-letters = Letters at the end
talk-end-needed = needed: { $letters }
talk-end-not-needed = not needed
talk-end-ringed = Ringed letter: only one prisoner has it.
talk-end-goat = scapegoat
talk-end-turns = rounds
talk-end-guards = guards
talk-end-promises = promises kept

## Time, marks, the introduction

board-time-up = Time was up
board-time-up-turn = Time was up, so your turn ended.
board-time-up-vote = Time was up, so your vote counted for yourself.
board-time-up-offer = { $seat } did not answer in time: no trade.
board-time-up-answer = You did not answer in time: no trade with { $seat }.
board-side-silver = Silver side
board-side-dark = Dark side
board-marks-title = What the marks mean
board-marks-number = number of the location: it has no effect
board-marks-silver = silver side of a location
board-marks-dark = dark side of a location
board-marks-item = item you can get there
board-marks-gap = empty space for this item
board-marks-guard = guard
board-marks-bribed = bribed guard: does not count this turn
board-marks-band = two guards: actions here cost 1 AP more
board-marks-blocked = three guards: no paid actions here
board-marks-full = four guards, or closed: no entry
board-marks-prisoners = task: prisoners here / needed
board-marks-limit = task: guards here ≤ guards allowed
board-marks-there = this need is met
board-marks-with-you = met as soon as you are there
board-marks-missing = this need is not met
board-marks-letter = letter a prisoner has
board-marks-sole = letter only this prisoner has
board-marks-goat = scapegoat, with extra AP
board-marks-card = blackmail cards
board-marks-cash = Cash
board-marks-strength = Strength
board-marks-promise = promises kept
board-marks-not = cannot perform tasks this round
board-intro-title = Escape from Alcatraz
board-intro-goal = Together you need the letters A to F. You get letters by performing tasks. As soon as everyone but one has all six between them, they escape. That one stays behind.
board-intro-round = A round
board-intro-guard = A new guard arrives. When all 20 are in and another should come, everyone loses.
board-intro-vote = You talk, then vote in secret for a scapegoat, who acts first with extra action points (AP) but gets no letters this round.
board-intro-act = In turn, each prisoner spends AP: move, take items, trade, steal, perform tasks.
board-intro-first = Round 1 starts with the turns, without a vote. Its scapegoat was drawn at random: { $seat }.
board-intro-first-you = Round 1 starts with the turns, without a vote. Its scapegoat was drawn at random: you.
board-intro-help = Tap a location to see what it does. The question mark explains all marks and gives a hint.
board-intro-start = Start
