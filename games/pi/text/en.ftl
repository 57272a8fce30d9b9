### P.I. and 07 zgłoś się. $edition is "pi" or "warsaw": the words of the two boxes differ.

## Locations

location-lakeside = Lakeside
location-forest-park = Forest Park
location-little-italy = Little Italy
location-trocadero = Trocadero
location-ocean-drive = Ocean Drive
location-chinatown = Chinatown
location-central-station = Central Station
location-main-street = Main Street
location-road-house = Road House
location-union-square = Union Square
location-downtown = Downtown
location-ricks-cafe = Rick’s Café
location-waterfront = Waterfront
location-skid-row = Skid Row
location-dworzec-centralny = Central Railway Station
location-stare-miasto = Old Town
location-hotel-gromada = Hotel Gromada
location-palac-kultury-i-nauki = Palace of Culture and Science
location-bazar-rozyckiego = Różycki Bazaar
location-supersam = Supersam
location-dt-centrum = Centrum Department Store
location-dom-partii = Party Headquarters
location-kino-moskwa = Moskwa Cinema
location-wyscigi-na-sluzewcu = Służewiec Racecourse
location-hotel-forum = Hotel Forum
location-stadion-dziesieciolecia = Tenth-Anniversary Stadium
location-okecie = Okęcie Airport
location-plac-konstytucji = Constitution Square

## Suspects

suspect-bubbles = Bubbles
suspect-doc = Doc
suspect-dutch = Dutch
suspect-earl = Earl
suspect-frenchy = Frenchy
suspect-knuckles = Knuckles
suspect-maurice = Maurice
suspect-pinky = Pinky
suspect-pop = Pop
suspect-queenie = Queenie
suspect-rusty = Rusty
suspect-shorty = Shorty
suspect-bomba = Bomba
suspect-basia = Basia
suspect-rudy = Rudy
suspect-siwy = Siwy
suspect-docent = Docent
suspect-lala = Lala
suspect-kapral = Kapral
suspect-hrabina = Hrabina
suspect-inzynier = Inżynier
suspect-bokser = Bokser
suspect-mecenas = Mecenas
suspect-zoska = Zośka

## Crimes

crime-bank-job = Bank Job
crime-blackmail = Blackmail
crime-forgery = Forgery
crime-jewellery-heist = Jewellery Heist
crime-kidnapping = Kidnapping
crime-mob-killing = Mob Killing
crime-murder = Murder
crime-police-corruption = Police Corruption
crime-protection-racket = Protection Racket
crime-smuggling = Smuggling
crime-robbery = Robbery
crime-arson = Arson
crime-moonshining = Moonshining
crime-fraud = Fraud
crime-burglary = Burglary

## Words of the box

blank-suspect =
    { $edition ->
        [warsaw] Unknown culprit
       *[pi] No suspect
    }
blank-crime =
    { $edition ->
        [warsaw] Crime prevention
       *[pi] No crime
    }
kind-suspect =
    { $edition ->
        [warsaw] culprit
       *[pi] suspect
    }
kind-location = location
kind-crime = crime
marker-disc =
    { $edition ->
        [warsaw] large disc
       *[pi] disc
    }
marker-cube =
    { $edition ->
        [warsaw] small disc
       *[pi] cube
    }
discs =
    { $edition ->
        [warsaw]
            { $count ->
                [one] { $count } large disc
               *[other] { $count } large discs
            }
       *[pi]
            { $count ->
                [one] { $count } disc
               *[other] { $count } discs
            }
    }
cubes =
    { $edition ->
        [warsaw]
            { $count ->
                [one] { $count } small disc
               *[other] { $count } small discs
            }
       *[pi]
            { $count ->
                [one] { $count } cube
               *[other] { $count } cubes
            }
    }
nothing = nothing
not-scored = not scored yet

## What happened

match-started = The game begins. { $first } plays first.
investigation-started = Investigation { $investigation } of { $investigations } begins. All tiles and cards are dealt anew. First player: { $first }.
hand-dealt = { $holder } holds the case of { $solver }: { $case }.
turn-started = Round { $round }: { $seat } to play.
turn-started-last = Round { $round }: { $seat } to play. Last chance to solve.
asked-evidence = { $seat } examines the evidence card { $card }. { $holder } has to answer.
asked-investigator =
    { $edition ->
        [warsaw] { $seat } sends a patrol: { $place }. { $holder } has to answer.
       *[pi] { $seat } sends an investigator: { $place }. { $holder } has to answer.
    }
asked-accusation = { $seat } announces a solution: { $case }. { $holder } has to answer.
examined-disc =
    { $edition ->
        [warsaw] { $seat } examines { $card }: large disc. This is the { $kind } of the case.
       *[pi] { $seat } examines { $card }: disc. This is the { $kind } of the case.
    }
examined-cube =
    { $edition ->
        [warsaw] { $seat } examines { $card }: small disc. The { $kind } of the case is in a neighbouring location.
       *[pi] { $seat } examines { $card }: cube. The { $kind } of the case is in a neighbouring location.
    }
examined-none = { $seat } examines { $card }: nothing. The { $kind } is not here or next door. { $seat } keeps the card.
investigated =
    { $edition ->
        [warsaw] { $seat } sends a patrol: { $place }. Answer: { $reply }.
       *[pi] { $seat } sends an investigator: { $place }. Answer: { $reply }.
    }
investigated-partly =
    { $edition ->
        [warsaw] { $seat } sends a patrol: { $place }. Answer: { $reply }. It is only about: { $about }; the rest was already marked here.
       *[pi] { $seat } sends an investigator: { $place }. Answer: { $reply }. It is only about: { $about }; the rest was already marked here.
    }
investigated-again =
    { $edition ->
        [warsaw] { $seat } sends a patrol: { $place }. Answer: { $reply }. Nothing new to learn here.
       *[pi] { $seat } sends an investigator: { $place }. Answer: { $reply }. Nothing new to learn here.
    }
accused-right = { $seat } announces a solution: { $case }. Correct!
accused-wrong = { $seat } announces a solution: { $case }. Wrong: { $penalty } penalty points.
assigned =
    { $edition ->
        [warsaw] { $seat } moves a { $marker } from the patrol to a tile: { $tile }, { $place }. This is an assumption.
       *[pi] { $seat } moves a { $marker } from the investigator to a tile: { $tile }, { $place }. This is an assumption.
    }
unassigned = { $seat } undoes an assumption: { $tile }, { $place }.
deck-reshuffled =
    { $count ->
        [one] The discard pile is shuffled and becomes the new deck: { $count } card.
       *[other] The discard pile is shuffled and becomes the new deck: { $count } cards.
    }
display-refilled = New evidence card: { $card }. Cards left in the deck: { $deck }.
solved =
    { $points ->
        [one] { $seat } has solved the case in round { $round } and scores { $points } point.
       *[other] { $seat } has solved the case in round { $round } and scores { $points } points.
    }
misled =
    { $points ->
        [one] { $holder } gave a wrong answer and scores 0. { $seat } scores { $points } point; the case was: { $case }.
       *[other] { $holder } gave a wrong answer and scores 0. { $seat } scores { $points } points; the case was: { $case }.
    }
round-ended = Round { $round } is over.
last-unsolved-scored =
    { $points ->
        [one] { $seat } has not solved the case and scores { $points } point.
       *[other] { $seat } has not solved the case and scores { $points } points.
    }
investigation-ended = Investigation { $investigation } is over. These were the cases:
case-shown =
    { $points ->
        [one] { $seat }: { $case }. { $points } point.
       *[other] { $seat }: { $case }. { $points } points.
    }
match-ended = The game is over. Final ranking:
standing =
    { $points ->
        [one] { $rank }. { $seat }: { $points } point
       *[other] { $rank }. { $seat }: { $points } points
    }

## What you can do

offer-examine = Examine an evidence card ({ $count } to choose from)
offer-investigate =
    { $edition ->
        [warsaw] Send a patrol ({ $count } left for the whole game)
       *[pi] Send an investigator ({ $count } left for the whole game)
    }
offer-accuse = Solve the case (if wrong: { $penalty } penalty points)
offer-assign =
    { $edition ->
        [warsaw] { $place }: move a { $marker } from your patrol to a tile (free)
       *[pi] { $place }: move a { $marker } from your investigator to a tile (free)
    }
offer-unassign =
    { $edition ->
        [warsaw] { $place }: undo your assumption; the marker goes back to your patrol (free)
       *[pi] { $place }: undo your assumption; the marker goes back to your investigator (free)
    }
offer-answer = Answer
offer-answer-discs =
    { $edition ->
        [warsaw]
            { $count ->
                [one] Answer with { $count } large disc
               *[other] Answer with { $count } large discs
            }
       *[pi]
            { $count ->
                [one] Answer with { $count } disc
               *[other] Answer with { $count } discs
            }
    }
blank-card = Which card?
blank-place = Which location?
blank-accused-suspect =
    { $edition ->
        [warsaw] Which culprit?
       *[pi] Which suspect?
    }
blank-accused-location = Which location?
blank-accused-crime = Which crime?
blank-tile = Which tile?
blank-reply = What is the answer?
blank-cubes =
    { $edition ->
        [warsaw] How many small discs?
       *[pi] How many cubes?
    }
blank-right = Is the solution correct?
choice-tile = { $tile } ({ $kind })
answer-right = right
answer-wrong = wrong
card-tile = { $card } ({ $kind }; { $place })
card-location = { $card } ({ $kind })
card-noted = { $card } – { $note }
note-disc =
    { $edition ->
        [warsaw] already examined: large disc
       *[pi] already examined: disc
    }
note-cube =
    { $edition ->
        [warsaw] you already got a small disc for it
       *[pi] you already got a cube for it
    }
note-hand = not in your case: you hold it ({ $seat }’s case)
note-other = not yours: it is in the case of { $seat }

## The table

section-status = Status
section-map = Map
section-cards = Evidence cards
section-hand = Hand
section-notebook = Notebook
section-seats = Players
status-investigation = Investigation { $investigation } of { $investigations }, round { $round }.
status-over = The game is over.
status-turn = Turn: { $seat }. First player: { $first }.
status-value =
    { $points ->
        [one] Solving a case in this round scores { $points } point.
       *[other] Solving a case in this round scores { $points } points.
    }
status-last-chance = Last chance: only { $seat } has not solved yet, and this is the last round.
map-place =
    { $edition ->
        [warsaw] { $place }. Culprit: { $suspect }. Crime: { $crime }. Next to: { $neighbours }.
       *[pi] { $place }. Suspect: { $suspect }. Crime: { $crime }. Next to: { $neighbours }.
    }
map-marker-confirmed = { $seat }: { $marker } on { $tile }.
map-marker-assigned = { $seat }: { $marker } on { $tile }, an assumption.
map-marker-solved = { $seat }: { $marker } on { $tile }, part of the solved case.
map-investigator =
    { $edition ->
        [warsaw]
            { $count ->
                [one] { $seat }: patrol. Answer: { $reply }. Still on it: { $lying }.
               *[other] { $seat }: { $count } patrols. Answer: { $reply }. Still on them: { $lying }.
            }
       *[pi]
            { $count ->
                [one] { $seat }: investigator. Answer: { $reply }. Still on it: { $lying }.
               *[other] { $seat }: { $count } investigators. Answer: { $reply }. Still on them: { $lying }.
            }
    }
map-investigator-about =
    { $edition ->
        [warsaw] The patrol’s answer is only about: { $about }.
       *[pi] The investigator’s answer is only about: { $about }.
    }
cards-piles = In the deck: { $deck }. Discarded: { $discard }.
hand-holds = { $seat } holds the case of { $solver }: { $case }.
hand-own = The case of { $seat } was: { $case }.
hand-answers = { $holder } holds the case of { $seat } and answers the questions about it.
lesson-disc =
    { $edition ->
        [warsaw] { $card }: large disc. The { $kind } is { $card }.
       *[pi] { $card }: disc. The { $kind } is { $card }.
    }
lesson-cube =
    { $edition ->
        [warsaw] { $card }: small disc. The { $kind } is in a location next to { $place }.
       *[pi] { $card }: cube. The { $kind } is in a location next to { $place }.
    }
lesson-none = { $card }: nothing. The { $kind } is neither in { $place } nor next to it.
lesson-investigator =
    { $edition ->
        [warsaw] Patrol, { $place }: { $reply }. It was about: { $about }.
       *[pi] Investigator, { $place }: { $reply }. It was about: { $about }.
    }
lesson-wrong = Wrong solution: { $case }.
reckoning =
    { $count ->
        [one] { $count } case is still possible.
       *[other] { $count } cases are still possible.
    }
reckoning-kind = Still possible ({ $kind }): { $names }.
seat-points =
    { $total ->
        [one] { $seat }: { $total } point. By investigation: { $scores }. Penalty: { $penalty }.
       *[other] { $seat }: { $total } points. By investigation: { $scores }. Penalty: { $penalty }.
    }
seat-active = Still investigating.
seat-solved = Solved in round { $round }.
seat-misled = Case revealed after a wrong answer.
seat-out = Out of this investigation after giving a false answer.
seat-supply =
    { $edition ->
        [warsaw]
            { $investigators ->
                [one] { $investigators } patrol left. In supply: { $markers }.
               *[other] { $investigators } patrols left. In supply: { $markers }.
            }
       *[pi]
            { $investigators ->
                [one] { $investigators } investigator left. In supply: { $markers }.
               *[other] { $investigators } investigators left. In supply: { $markers }.
            }
    }
seat-substitutes =
    { $edition ->
        [warsaw]
            { $count ->
                [one] { $count } substitute small disc on the map.
               *[other] { $count } substitute small discs on the map.
            }
       *[pi]
            { $count ->
                [one] { $count } substitute cube on the map.
               *[other] { $count } substitute cubes on the map.
            }
    }
seat-kept = Dead ends: { $cards }.
seat-wrong = Wrong solution: { $case }.

## The notebook

notebook-whose = Whose case
notebook-mine = My case
notebook-of = { $seat }
notebook-list-suspect =
    { $edition ->
        [warsaw] Culprits
       *[pi] Suspects
    }
notebook-list-location = Locations
notebook-list-crime = Crimes
notebook-keys = Arrow keys move between names. Enter cycles through the marks; 1 possible, 2 excluded, 3 certain, 4 colours, 0 clears your mark.
notebook-mark-open = possible
notebook-mark-excluded = excluded
notebook-mark-sure = certain
notebook-mark-amber = amber triangle
notebook-mark-teal = teal circle
notebook-mark-violet = violet diamond
notebook-mark-assumed = assumed
notebook-cell = { $name }: { $mark }
notebook-cell-mine = { $name }: { $mark } (your mark)
notebook-cell-noted = { $name }: { $mark } (worked out)
notebook-cell-disputed = { $name }: { $mark } (your mark, but the answers say otherwise)
notebook-cell-true = { $cell }; it was part of the case
notebook-more = { $name }: explanation and other marks
notebook-mark-as = Mark { $name } as:
notebook-erase = Clear my mark
notebook-close = Close
notebook-undo = Undo the last mark
notebook-redo = Redo
notebook-wipe = Clear all my marks for this case
notebook-overlay = { $list }: show on the map
notebook-pages = Investigation
notebook-page-old = This investigation is over. Read only.
notebook-ledger = Questions and answers
notebook-ledger-none = Nothing has been asked yet.
notebook-clue-hand = You hold the case of { $seat }: { $case }.
notebook-clue-disc =
    { $edition ->
        [warsaw] { $seat } has a large disc on { $card }.
       *[pi] { $seat } has a disc on { $card }.
    }
notebook-clue-told = All the answers to { $seat }.
notebook-why-excluded = No possible case includes it.
notebook-why-sure = Nothing else of this kind is left.
notebook-against =
    { $count ->
        [one] Ruled out by:
       *[other] Ruled out by each of these:
    }
notebook-against-together = Ruled out by these together:
notebook-case = { $case }
notebook-inexact = At most: not every combination could be checked.
notebook-suppose = What if…
notebook-suppose-how = Tap what you want to assume: the lists show what would follow.
notebook-suppose-drop = Stop assuming: { $name }
notebook-suppose-left =
    { $count ->
        [one] { $count } case would still be possible.
       *[other] { $count } cases would still be possible.
    }
notebook-suppose-none = No case would be possible.
notebook-suggestions = Suggestions for your markers: { $count }
notebook-suggest-assign =
    { $edition ->
        [warsaw] { $place }: a { $marker } on your patrol belongs to { $tile } ({ $kind }).
       *[pi] { $place }: a { $marker } on your investigator belongs to { $tile } ({ $kind }).
    }
notebook-suggest-unassign = { $place }: your { $marker } on { $tile } ({ $kind }) can’t be right.
notebook-do-assign = Move it
notebook-do-unassign = Remove it

## The board

board-track = Points for solving, most first
board-parts = Sections
board-tab-cards = Evidence
board-tab-accuse = Solve
board-map-keys = Arrow keys move from location to location. Enter opens a location.
board-filter = Show pieces of
board-filter-all = All pieces
board-filter-mine = My pieces
board-filter-of = Pieces of { $name }
board-overlay =
    { $count ->
        [one] From the notebook, { $kind }: { $count } possible location.
       *[other] From the notebook, { $kind }: { $count } possible locations.
    }
board-dock = Closer look
board-put-down = Close
board-lying = At this location
board-lies-in = On the map: { $place }.
board-send =
    { $edition ->
        [warsaw] Send a patrol here ({ $count } left)
       *[pi] Send an investigator here ({ $count } left)
    }
board-examine = Examine { $card }
board-accuse-this = { board-accuse-add }: { $name }
board-accuse-add = Add to solution
board-accuse-in = Added to your solution: { $name }.
board-accuse-out = Removed from your solution: { $name }.
board-assign = Put the { $marker } on this tile
board-unassign = Remove the { $marker }
board-show-on-map = Show on the map
board-draft = Solution: { $case }
board-draft-open = …
board-draft-go = Solve
board-asked = Your answer is needed
board-asked-evidence = { $seat } examines the evidence card { $card }. You answer.
board-asked-investigator =
    { $edition ->
        [warsaw] { $seat } sends a patrol: { $place }. You answer.
       *[pi] { $seat } sends an investigator: { $place }. You answer.
    }
board-asked-accusation = { $seat } announces a solution: { $case }. You answer.
board-fold = Show the map
board-unfold = Answer
board-asked-about = The answer is about: { $about }.
board-answer-truly =
    { $points ->
        [one] Wrong answers are caught at once: you score 0 and the other player scores { $points } point.
       *[other] Wrong answers are caught at once: you score 0 and the other player scores { $points } points.
    }
board-answer = Answer: { $reply }
board-how-many-discs =
    { $edition ->
        [warsaw] How many large discs?
       *[pi] How many discs?
    }
board-about = The answer will be about: { $about }. The rest is already marked here.
board-about-all =
    { $edition ->
        [warsaw] The answer will be about all three: culprit, location and crime.
       *[pi] The answer will be about all three: suspect, location and crime.
    }
board-about-nothing = You won’t learn anything new here.
board-warn-known = You already know the answer: { $reply }.
board-warn-asked = You have asked about this before: { $reply }. The answer will be the same.
board-warn-investigator-there =
    { $edition ->
        [warsaw] You already have a patrol here, so the answer will be: nothing.
       *[pi] You already have an investigator here, so the answer will be: nothing.
    }
board-warn-all-marked = You already have an answer for every tile here, so you’ll get nothing.
board-warn-repeated = You already tried this solution, and it was wrong.
board-warn-impossible = { $name } cannot be part of your case.
board-warn-contradicts = These three together contradict what you have been told.
board-accuse = Solve the case
board-accuse-sure = Announce this solution?
board-accuse-not = Not yet
board-accuse-cost =
    { $points ->
        [one] If all three are right, you score { $points } point. If not, you take { $penalty } penalty points.
       *[other] If all three are right, you score { $points } points. If not, you take { $penalty } penalty points.
    }
board-accuse-missing = Still to choose: { $kinds }.
board-accuse-excluded = Excluded: { $count }
board-answered-by = { $seat } holds your case and answers you.
board-first = First player
board-answers = answers { $seat }
board-total =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-investigators-left =
    { $edition ->
        [warsaw] Patrols left for the game: { $count } of { $of }.
       *[pi] Investigators left for the game: { $count } of { $of }.
    }
board-supply = In supply: { $markers }.
board-scores = By investigation: { $scores }. Penalty: { $penalty }.
board-kept = Dead ends
board-kept-by = { $seat }’s dead ends: { $cards }.
board-unsolved = Not solved.
board-chapter = Investigation { $investigation }
board-final = Final score
board-col-penalty = Penalty
board-tie =
    { $edition ->
        [warsaw] Equal totals: more patrols left decide, then fewer penalty points.
       *[pi] Equal totals: more investigators left decide, then fewer penalty points.
    }
board-short-central-station = Central Stn
board-short-road-house = Road House
board-short-dworzec-centralny = Central Stn
board-short-hotel-gromada = Gromada
board-short-palac-kultury-i-nauki = Palace of Culture
board-short-bazar-rozyckiego = Różycki Bazaar
board-short-dt-centrum = Centrum Store
board-short-dom-partii = Party HQ
board-short-kino-moskwa = Moskwa
board-short-wyscigi-na-sluzewcu = Służe{ "\u00AD" }wiec
board-short-hotel-forum = Forum
board-short-stadion-dziesieciolecia = Stadium
board-short-okecie = Okęcie
board-short-plac-konstytucji = Consti{ "\u00AD" }tution Sq
board-short-bank-job = Bank Job
board-short-jewellery-heist = Heist
board-short-mob-killing = Mob Killing
board-short-police-corruption = Corrup{ "\u00AD" }tion
board-short-protection-racket = Racket
board-short-robbery = Robbery
board-short-arson = Arson
board-short-moonshining = Moon{ "\u00AD" }shine
board-short-burglary = Burglary
board-short-lakeside = Lakeside
board-short-trocadero = Troca{ "\u00AD" }dero
board-short-chinatown = China{ "\u00AD" }town
board-short-downtown = Down{ "\u00AD" }town
board-short-waterfront = Water{ "\u00AD" }front
board-short-supersam = Super{ "\u00AD" }sam
board-short-murder = Murder
board-short-blackmail = Black{ "\u00AD" }mail
board-short-forgery = Forgery
board-short-kidnapping = Kid{ "\u00AD" }napping
board-short-smuggling = Smug{ "\u00AD" }gling
board-short-fraud = Fraud
board-breaks = Anni|versary Consti|tution Corrup|tion Depart|ment Head|quarters Moon|shining preven|tion Protec|tion Race|course
board-short-no-suspect =
    { $edition ->
        [warsaw] un{ "\u00AD" }known
       *[pi] nobody
    }
board-short-no-crime =
    { $edition ->
        [warsaw] preven{ "\u00AD" }tion
       *[pi] no crime
    }

## Options of a table

option-answers = Answers
option-answers-auto = Automatic
option-answers-hand = By the player holding the case
option-lastUnsolved = Last player without a solution scores
option-lastUnsolved-nextValue = Next value on the track
option-lastUnsolved-zero = 0 points
option-notebook = Automatic notes
option-notebook-0 = Off
option-notebook-1 = Answers only
option-notebook-2 = Full deduction
option-turnSeconds = Time per turn
option-turnSeconds-null = No limit
option-turnSeconds-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
option-turnSeconds-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }

## Rules, when they forbid something

rule-PI-1-1 = Spectators can only watch.
rule-PI-2-4 = Only the player who holds the case answers, and only when asked.
rule-PI-4-1 = It is not your turn.
rule-PI-4-3 = You are no longer in this investigation.
rule-PI-4-6 = On a turn you examine an evidence card, send an investigator or a patrol, or solve the case; nothing else.
rule-PI-5-1 = You can examine only one of the open evidence cards.
rule-PI-5-14 = No evidence cards are left.
rule-PI-6-1 = An investigator or a patrol goes to one of the fourteen locations.
rule-PI-6-2 = You have used all your investigators or patrols for this game.
rule-PI-6-5 = The answer can have no more markers than kinds of tile it is about.
rule-PI-7-1 = You have no such marker on an investigator or patrol there.
rule-PI-7-2 = A marker moves only to a tile of the same location.
rule-PI-7-3 = A disc, or large disc, cannot mark an empty tile.
rule-PI-7-4 = You already have an answer or a marker for that tile.
rule-PI-7-6 = You made no assumption on that tile.
rule-PI-7-8 = Only players who are still investigating move their markers.
rule-PI-8-2 = A solution names one suspect, one location and one crime of this box.
rule-PI-10-1 = You have solved your case and take no more turns in this investigation.
rule-PI-13-6 = Answers are automatic at this table.
rule-PI-13-7 = Answer the current question first.
rule-PI-15-6 = The game is over.

## Hints for a first game, at most twelve words each

hint-answer = Answer truthfully: a wrong answer scores you 0 this investigation.
hint-last-chance = Last chance: solve now and score like the others this round.
hint-disc =
    { $edition ->
        [warsaw] A large disc: this one is in your case.
       *[pi] A disc: this one is in your case.
    }
hint-cube =
    { $edition ->
        [warsaw] A small disc means next door: look in the neighbouring locations.
       *[pi] A cube means next door: look in the neighbouring locations.
    }
hint-nothing = Nothing: it is neither here nor next door. Cross those out.
hint-counts = The answer counts all three together, without saying which is which.
hint-counts-nothing = Nothing: none of your three is here or next door.
hint-wrong = Wrong: at least one of the three differs. Penalty: { $penalty } points.
hint-solved = You’re done, but you still hold { $solver }’s case.
hint-same-round = Solve in this round too, and you score the same.
hint-solve = Sure of all three? Solve: sooner means more points.
hint-others-disc =
    { $edition ->
        [warsaw] Someone else’s large disc: that one cannot be in your case.
       *[pi] Someone else’s disc: that one cannot be in your case.
    }
hint-new-case =
    { $edition ->
        [warsaw] New case, new map. Used patrols do not come back.
       *[pi] New case, new map. Used investigators do not come back.
    }
hint-first = Examine an evidence card: is it in your case, or next door?
hint-goal =
    { $edition ->
        [warsaw] Find your culprit, location and crime. { $holder } knows and answers you.
       *[pi] Find your suspect, location and crime. { $holder } knows and answers you.
    }
hint-assign = Sure which tile a marker belongs to? Move it there.
hint-investigator =
    { $edition ->
        [warsaw] A patrol asks about culprit, location and crime at once.
       *[pi] An investigator asks about suspect, location and crime at once.
    }
hint-scarce =
    { $edition ->
        [warsaw] Patrols are for the whole game. You have { $left } left.
       *[pi] Investigators are for the whole game. You have { $left } left.
    }
hint-hand = The cards in your hand are { $solver }’s case, not yours.
hint-public = Every answer is public: what others learn helps you too.

## The log, to the player it is about

match-started-you = The game begins. You play first.
investigation-started-you = Investigation { $investigation } of { $investigations } begins. You play first.
hand-dealt-you = You hold { $solver }’s case: { $case }.
asked-evidence-you = You asked { $holder }: { $card }.
asked-evidence-of-you = { $seat } asked you: { $card }. You answer.
asked-investigator-you =
    { $edition ->
        [warsaw] You sent a patrol: { $place }. { $holder } has to answer.
       *[pi] You sent an investigator: { $place }. { $holder } has to answer.
    }
asked-investigator-of-you =
    { $edition ->
        [warsaw] { $seat } sends a patrol: { $place }. You answer.
       *[pi] { $seat } sends an investigator: { $place }. You answer.
    }
asked-accusation-you = You announced a solution: { $case }. { $holder } has to answer.
asked-accusation-of-you = { $seat } announces a solution: { $case }. You answer.
examined-disc-you = You asked { $holder }: { $card }. That’s it!
examined-disc-of-you = { $seat } asked you: { $card }. That’s it!
examined-cube-you = You asked { $holder }: { $card }. Next door!
examined-cube-of-you = { $seat } asked you: { $card }. Next door!
examined-none-you = You asked { $holder }: { $card }. Nothing.
examined-none-of-you = { $seat } asked you: { $card }. Nothing.
investigated-you =
    { $edition ->
        [warsaw] You sent a patrol: { $place }. Answer: { $reply }.
       *[pi] You sent an investigator: { $place }. Answer: { $reply }.
    }
investigated-partly-you =
    { $edition ->
        [warsaw] You sent a patrol: { $place }. Answer: { $reply }. Only about: { $about }.
       *[pi] You sent an investigator: { $place }. Answer: { $reply }. Only about: { $about }.
    }
investigated-again-you =
    { $edition ->
        [warsaw] You sent a patrol: { $place }. Answer: { $reply }. Nothing new to learn here.
       *[pi] You sent an investigator: { $place }. Answer: { $reply }. Nothing new to learn here.
    }
accused-right-you = You announced a solution: { $case }. Correct!
accused-wrong-you = You announced a solution: { $case }. Wrong: { $penalty } penalty points.
assigned-you = You moved a { $marker } to a tile: { $tile }, { $place }.
unassigned-you = You undid an assumption: { $tile }, { $place }.
solved-you =
    { $points ->
        [one] You solved your case in round { $round } and score { $points } point.
       *[other] You solved your case in round { $round } and score { $points } points.
    }
misled-you =
    { $points ->
        [one] { $holder } gave a wrong answer. You score { $points } point; your case was: { $case }.
       *[other] { $holder } gave a wrong answer. You score { $points } points; your case was: { $case }.
    }
misled-of-you =
    { $points ->
        [one] Your answer was wrong: you score 0, { $seat } scores { $points } point. The case was: { $case }.
       *[other] Your answer was wrong: you score 0, { $seat } scores { $points } points. The case was: { $case }.
    }
last-unsolved-scored-you =
    { $points ->
        [one] You did not solve your case and score { $points } point.
       *[other] You did not solve your case and score { $points } points.
    }

board-tab-table = Table
board-my-case = My case
board-left = { $count } left
board-found = Found
board-solve = Solve
board-bar-when = Investigation { $investigation } of { $investigations }
board-bar-round = Round { $round }
board-bar-short = { $investigation }/{ $investigations } · round { $round }
board-continue = Continue
board-says-disc = That’s it!
board-says-cube = Next door!
board-says-none = Nothing
board-says = says { $seat }
board-says-me = you answer
board-key = Key
board-key-disc = that’s it
board-key-cube = next door
board-key-none = nothing
board-was = was { $count }
board-card-asked = asked
board-in-deck = { $count } in the deck
board-since = since your turn
board-since-label = What others did since your turn
board-step-at = { $at } of { $count }
board-step-earlier = Earlier
board-step-later = Later
board-answers-you = answers you
board-you-answer = you answer
board-answers-next = answers
board-you-answer-seat = You answer { $seat }
board-did = { $what }: { $reply }
board-touches = next to { $places }
board-may-be = possible
board-not-yours = not yours
board-yours = yours
board-why = Why?
board-ask-card = Examine its card

## The log on a screen

log-investigation = Investigation { $investigation } of { $investigations }
log-round = Round { $round }
log-last-chance-you = Your last chance to solve.
log-last-chance = { $seat }: last chance to solve.
log-examined-disc = { $seat } asked { $holder }: { $card }. That’s it!
log-examined-cube = { $seat } asked { $holder }: { $card }. Next door.
log-examined-none = { $seat } asked { $holder }: { $card }. Nothing.

## The end of an investigation, and of the game

board-gain = +{ $points }
board-chapter-over = Investigation { $investigation } of { $investigations } is over
board-chapter-first = You cracked it first
board-chapter-solved = You cracked it
board-chapter-given = Your case was given away
board-chapter-missed = Not this time
board-chapter-open = All cases are revealed
board-chapter-mine = Your case
board-chapter-held = { $seat } held it and answered you.
board-stamp-solved = Solved
board-stamp-unsolved = Not solved
board-paper-edition = Late edition
board-paper-name =
    { $edition ->
        [warsaw] Warsaw Evening Bulletin
       *[pi] The Parlour Gazette
    }
board-paper-cases =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
board-headline =
    { $edition ->
        [warsaw] Case closed by { $names }
       *[pi]
            { $count ->
                [one] { $names } cracks the city
               *[other] { $names } crack the city
            }
    }
board-headline-none =
    { $edition ->
        [warsaw] All files stay open
       *[pi] The city keeps its secrets
    }
board-deck =
    { $points ->
        [one] { $points } point in all.
       *[other] { $points } points in all.
    }
board-deck-clean = A clean record: no penalty.
board-my-cases = Your cases
board-cases-of = { $seat }’s cases
board-all-cases = Everyone’s cases
