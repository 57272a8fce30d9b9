### Alcatraz: what only text clients say.

## What lies on the table

section-status = Status
section-hand = Your blackmail cards
section-tasks = Tasks
section-prison = Prison
section-seats = Prisoners
section-talk = Said this round
section-promises = Promises
section-votes = Votes so far
section-decks = Cards
status-round = Round { $round }. Guards in the prison: { $guards } of 20.
status-scapegoat = Scapegoat: { $seat }, +{ $bonus } AP.
status-talks = Talks. { $seat } can call the vote.
status-voting = Everyone votes in secret. Still to vote: { $missing }.
status-acting = Turn of { $seat }: { $ap } AP left.
status-bribed = Bribed guards: { $guards } ({ $location }).
status-offer = Open offer to { $partner }. { $seat } gives: { $give }. Wants: { $want }.
status-choice = { $seat } chooses a blackmail card.
status-prompt = “{ $card }”: { $seat } has to hand something over.
status-guards = Guards still to move: { $count }.
status-naming = A tie: { $seats }. Still to decide: { $missing }.
status-vote-of-you = Your vote: { $player }.
status-naming-of-you = Your decision: { $player } stays.
hand-card = { $card }: { $text }
hand-choice = Choose one: { $cards }
hand-none = no cards
hand-known = { $seat } holds: { $cards }
task-at = { $task } — { $location }
task-prisoners = prisoners: { $here } of { $needed }
task-guards = guards: { $here }, at most { $most } allowed
task-items = needs: { $items }
task-missing = missing here: { $items }
task-ready = everything is here
prison-location = { $number }. { $location }, { $side } — { $guards }
prison-items = items: { $items }
prison-task = task { $task }
prison-here = here: { $seats }
prison-closed = closed until the end of the round
prison-near = next to: { $locations }
seat-place = { $seat }: { $location }
seat-things = holds: { $things }
seat-tracks = Strength { $strength } of 3, Cash { $cash } of 3, blackmail cards: { $cards }
seat-elements = letters: { $elements }
seat-no-elements = no letters
seat-scapegoat = scapegoat
seat-barred = cannot perform tasks this round
seat-cut = { $ap } AP fewer this round
ballot = Round { $round }: { $votes }. Scapegoat: { $seat }.
decks-plan = Plan deck: { $deck }. Removed: { $removed }.
decks-blackmail = Blackmail deck: { $deck }. Used: { $used }.

## How it is played

rules-goal = You plan an escape together, but one prisoner stays behind. As soon as all players but one have the six letters A to F among them, they escape and win together. If a 21st guard would have to enter, everyone loses.
rules-round = Each round a guard enters, you talk for up to two minutes and then vote in secret for the scapegoat, who acts first. In the first round the scapegoat is drawn.
rules-scapegoat = The scapegoat has more action points (+1, then +2, +3 if re-elected) and alone can play blackmail cards, but cannot perform tasks and gets no letters.
rules-turn = On your turn spend AP: move to a neighbouring location, use the location’s rule (once), steal (once), start a riot, perform a task, discard an item. Free: trade with prisoners here, bribe guards with Cash, spend 1 Strength for 1 AP.
rules-guards = 2 guards where you are: paid actions cost 1 AP more. 3 guards: no paid actions except moving. 4 guards: nobody can enter, and you can only leave. Blackmail is never hindered.
rules-tasks = A task shows how many prisoners must be there, how many guards there may be, and which items are used up. The performer marks its letter; the next plan card gives the others, except the scapegoat, another letter.
rules-end = Who stays: the scapegoat, if the others can do without; otherwise among those the others can do without the one with the fewest letters, then Cash, items, Strength.

## What games are compared by

measure-escapes = escaped
measure-stays = stayed behind
measure-stays-scapegoat = … as a redundant scapegoat
measure-stays-onlyOne = … as the only redundant one
measure-stays-elements = … with the fewest letters
measure-stays-cash = … with the least Cash
measure-stays-items = … with the fewest items
measure-stays-strength = … with the least Strength
measure-stays-naming = … by decision of the others
measure-rounds = rounds
measure-scapegoat = rounds as the scapegoat
measure-tasks = tasks performed
measure-blackmail = blackmail cards played
measure-trades = trades
measure-thefts = thefts
measure-promises = promises kept
