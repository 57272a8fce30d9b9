### Zbudujmy Tczew: what only text clients say.

## What lies on the table

section-status = Status
section-map = Map
section-hand = Your hand
section-seats = Players
section-city = City { $number }: { $seat }
section-free = Ownerless cards
section-effects = Lasting Events
section-stacks = Stacks
status-epoch = Epoch { $number }
status-towns = The players choose their towns.
status-epoch1 = { $seat } places “{ $card }”.
status-epoch2 = { $seat } founds the town. Still to place: { $cards }.
status-lastLap = Last turns: { $seats }.
status-event = Event “{ $card }”, played by { $seat }
status-decision = { $seat } decides now.
status-proposal = { $seat } proposes to end the game.
map-row = { $row }
map-key = 1–4: cards of players, *: ownerless, ~: Vistula, ,: start zones
hand-card = { $card }
hand-known = { $seat } holds: { $cards }
seat-town = { $number }. { $seat }: { $town }
seat-counts = cells: { $cells }, cards in hand: { $cards }
seat-services = { $services }
seat-tokens = tokens left: { $count }
city-district = District:
lasting-ban = “{ $card }”, { $seat } cannot: { $bans } (turns: { $turns })
lasting-ban-categories = “{ $card }”, { $seat }: no building of { $categories } (turns: { $turns })
lasting-ward = “{ $card }”, { $seat }: protection from a hostile Event
lasting-ward-turns = “{ $card }”, { $seat }: protection from a hostile Event (turns: { $turns })
lasting-suspension = “{ $card }”, { $seat }: no protection by { $services } (turns: { $turns })
lasting-modifier = “{ $card }”, { $seat }: attack +{ $attack }, defence +{ $defend } (turns: { $turns })
lasting-ongoing = “{ $card }”, { $seat } (turns: { $turns })
stack-size = Epoch { $number }: { $count }
stack-used = Used cards: { $cards }
stack-events = Used Events: { $cards }
stack-replacements = Replacements left: { $cards }

## How it is played

rules-goal = Build your town into the best city. Points come at the end: 3 for the largest city, 3 for each Start card, 2 for each Monument, 1 for each Unique or Future Object, 1 for each of the seven Object categories, −1 for Contamination.
rules-beginning = Epoch I: dice place four old cards that belong to nobody. Epoch II: each player puts three cards beside the own Start card. Then everyone gets five cards.
rules-turn = On your turn do one thing: build a card, play an Event, swap a card, or wait. Then you draw up to five cards.
rules-placing = A card must touch the side of one of your cards, and no touching card can have the same category. A card that belongs to nobody is yours as soon as your card touches it.
rules-stars = Two stars: only on the Vistula. Three stars: only on its bank. Four stars: exactly one neighbour.
rules-events = Events help you or harm rivals. Town Halls, Police, Fire Brigade and Health protect their owner as the Event says.
rules-districts = If an Event cuts off a part of your city, that district stays only with a Town Hall or Start card in it. Otherwise it goes to the attacker, to a neighbour, or to the used pile.
rules-plebiscites = Once per turn, before or after your move, you can hold a plebiscite: from your card on a rival’s card that touches it. The higher die wins; a tie saves the card. Afterwards it has two tokens and is safe.
rules-end = When a player has no cards left and the stacks are empty, the others have one last turn each. Only parts of a city with a Start card score. On a tie Monuments decide.

## What games are compared by

measure-points = points
measure-points-largest = … for the largest city
measure-points-starts = … for Start cards
measure-points-monuments = … for Monuments
measure-points-uniques = … for Unique and Future Objects
measure-points-categories = … for categories
measure-points-contamination = … for Contamination
measure-cells = scored cells
measure-turns = turns
measure-ended-lastCard = ended with the last card
measure-ended-idle = ended idle
measure-events = Events played
measure-swaps = swaps
measure-waits = waits
measure-plebiscites = plebiscites
measure-districts = districts lost
measure-built = built: { $category }
