### Zbudujmy Tczew.

## Towns

town-tczew = Tczew
town-czyzykowo = Czyżykowo
town-suchostrzygi = Suchostrzygi
town-lisewo = Lisewo Malborskie

## Cards and titles of Events

card-1 = Tczew
card-2 = Czyżykowo
card-3 = Suchostrzygi
card-4 = Lisewo
card-5 = Old Town Hall
card-6 = Town Council
card-7 = Municipal Office
card-8 = County Office
card-9 = District Court
card-10 = Rural Municipality Office
card-11 = Tax Office
card-12 = County Labour Office
card-13 = Registry Office
card-14 = Prosecutor’s Office
card-15 = Social Insurance Office
card-16 = Neighbourhood Council Office
card-17 = Former Magistrate
card-18 = Mounted Police Post
card-19 = Town Gaol
card-20 = County Police Headquarters
card-21 = Traffic Police
card-22 = Municipal Guard
card-23 = Gendarmerie Post
card-24 = Railway Guard
card-25 = Neighbourhood Police Station
card-26 = Factory Fire Brigade
card-27 = Volunteer Fire Brigade
card-28 = Fire Drill Tower
card-29 = County Fire Headquarters
card-30 = Rescue and Firefighting Unit
card-31 = Railway Rescue Train
card-32 = Lisewo Volunteer Fire Brigade
card-33 = Fire Reservoir
card-34 = Pharmacy
card-35 = St Vincent’s Hospital
card-36 = Isolation Hospital
card-37 = Tczew Hospitals
card-38 = Railway Clinic
card-39 = Ambulance Service
card-40 = Suchostrzygi Clinic
card-41 = Sanitary Inspection
card-42 = Suchostrzygi Estate
card-43 = Garnuszewskiego Estate
card-44 = Bajkowe Estate
card-45 = Staszica Estate
card-46 = Górki Estate
card-47 = Prątnica Estate
card-48 = Tower Block
card-49 = Kelch Villa
card-50 = Market Square Tenements
card-51 = Zatorze Railway Colony
card-52 = Kelch Metal Works
card-53 = Muscate Machine Factory
card-54 = Ceres Sugar Factory
card-55 = Steam Mill
card-56 = Maritime School
card-57 = Polmo Gearbox Factory
card-58 = River Shipyard
card-59 = Predom-Metrix Works
card-60 = Electronics Plant
card-61 = Technical School Complex
card-62 = Sewage Works
card-63 = Railway Station
card-64 = Railway Bridge
card-65 = Vistula Ferry
card-66 = Knybawa Bridge
card-67 = Taxi Rank
card-68 = Bus Station
card-69 = Bus Depot
card-70 = River Port
card-71 = Transport Hub
card-72 = Sacred Grove
card-73 = St Joseph’s Church
card-74 = Evangelical Church
card-75 = Synagogue
card-76 = Church of Mary Mother of the Church
card-77 = St Francis’s Church
card-78 = Estate Chapel
card-79 = Municipal Cemetery
card-80 = House of Prayer
card-81 = Tailor
card-82 = Bakery
card-83 = Market Square Fair
card-84 = Main Post Office
card-85 = Department Store
card-86 = Kociewska Mall
card-87 = Town Marketplace
card-88 = Supermarket
card-89 = Hotel
card-90 = Bank
card-91 = Barge Restaurant
card-92 = Petrol Station
card-93 = Town Park
card-94 = Summer Theatre
card-95 = Shooting Fraternity House
card-96 = Amphitheatre
card-97 = Culture and Arts Centre
card-98 = Railwaymen’s Culture House
card-99 = Public Library
card-100 = Arts Factory
card-101 = Vistula Museum
card-102 = Cinema
card-103 = Vistula Boulevard
card-104 = Playground
card-105 = Lisewo Pitch
card-106 = Horse Stud
card-107 = Town Stadium
card-108 = Sports Hall
card-109 = Indoor Pool
card-110 = Kayak Landing
card-111 = Sokół Gymnastics Hall
card-112 = Ice Rink
card-113 = Vistula Bathing Beach
card-114 = Parish Church
card-115 = Teutonic Castle
card-116 = Dominican Priory
card-117 = Teutonic Manor at Czyżykowo
card-118 = Old Brickworks at Czyżykowo
card-119 = Czyżykowo Inn
card-120 = Suchostrzygi Manor
card-121 = Suchostrzygi Grange
card-122 = Suchostrzygi Windmill
card-123 = St Nicholas’s Church in Lisewo
card-124 = Arcaded House
card-125 = Lisewo Ferry Crossing
card-126 = Water Tower
card-127 = Locomotive Roundhouse
card-128 = Dutch Windmill
card-129 = Tczew Bridge
card-130 = Bandstand
card-131 = Scouts’ Memorial
card-132 = Erratic Boulder
card-133 = Zamajte Hillfort
card-134 = Roman-Period Burial Ground
card-135 = New Road Bridge
card-136 = Technology Park
card-137 = Observation Tower
card-138 = Science Centre
card-139 = Water Park
card-140 = Metropolitan Railway
card-141 = Wind Farm
card-142 = Solar Power Plant
card-143 = Office Tower
card-144 = Rebuilt Sambor Castle
card-145 = Events Arena
card-146 = Bridge Museum
card-147 = Botanical Garden
card-148 = Nowe Lisewo Estate
card-149 = Drone Port
card-150 = Vistula University
card-151 = Plague of Rats
card-152 = Great Fire
card-153 = Vistula Flood
card-154 = Cholera Epidemic
card-155 = Bridges Blown Up (1939)
card-156 = Mail Train Robbery
card-157 = Bridge Builders’ Strike
card-158 = Great Depression
card-159 = Gale
card-160 = The Storming of 1807
card-161 = Maritime School Leaves for Gdynia
card-162 = The Railway Reaches Tczew (1852)
card-163 = Building Boom
card-164 = Great Fair
card-165 = Coal for Export (1926)
card-166 = Customs Inspection
card-167 = Boiler Explosion
card-168 = Archaeological Find
card-168B = Archaeological Collection
card-169 = Ice Jam
card-170 = Prison Break
card-171 = Municipal Waterworks
card-171B = Town Fountain
card-172 = Powiśle Plebiscite (1920)
card-173 = Martial Law (1981)
card-174 = Vandals
card-175 = Church Tower Fire
card-176 = Match-Day Brawl
card-177 = Mural Festival
card-177B = Great Mural
card-178 = EU Grant
card-178B = Renewed Boulevard
card-179 = Citizens’ Budget
card-179B = Pocket Park
card-180 = August 1980
card-181 = Flu Epidemic
card-182 = Steam Engine Rally
card-182B = Locomotive Monument
card-183 = Mass Layoffs
card-184 = World Engineering Landmark
card-184B = Engineering Landmark Plaque
card-185 = Winter of the Century (1979)
card-186 = Closed Bridge
card-187 = Poached Players
card-188 = Tczew Day
card-189 = Town Hall Scandal
card-190 = Chemical Spill
card-190B = Contamination
card-191 = Suburbs Annexed
card-192 = New Zoning Plan
card-193 = Community Work Day
card-194 = Train Crash
card-195 = Local Elections
card-196 = 750 Years of Tczew
card-196B = Monument to Sambor II
card-197 = Economic Zone
card-197B = Business Incubator
card-198 = Cycling Craze
card-198B = Vistula Cycle Trail
card-199 = Tornado
card-200 = From Old Prints
card-200B = Recreated Town Gate

## What Events do

event-151-text = Choose a rival and roll a die (1–3): they remove that many of their Trade or Housing cards, of their own choice, to the used pile. Protection: each Health card saves 1 card.
event-152-text = Choose a rival and roll a die (1–3): remove up to that many of their Objects, all connected with one another, to the used pile. Protection: cards touching their owner’s own Fire card are safe.
event-153-text = Roll a die (1–6). On 1–2 nothing happens. On 3–4 every player, you included, loses 1 random card lying on the Vistula or its bank, on 5–6 two. They go under the current stack. Protection: 2 Fire cards protect their owner.
event-154-text = Choose a rival. At the start of each of their next 3 turns a die (1–6) is rolled: on 1–4 they remove 1 of their Objects, of their choice, whose loss does not split the city, to the used pile. It ends once they own 2 Health cards. Protection: cards touching their owner’s own Health card are safe.
event-155-text = Choose a rival. If they have cards on the Vistula, remove up to 2 of them to the used pile. If not, they draw no cards on their next 2 turns. Protection: each Police card saves 1 card or shortens the ban by 1 turn.
event-156-text = Choose a rival and take up to 2 random cards from their hand. If you took two, give them 1 card of your choice from your hand. Protection: each Police card saves 1 card.
event-157-text = The rival with the most Transport cards (at least one; you choose among equals) misses their next turn. Protection: 2 Police cards protect their owner.
event-158-text = Every rival chooses what to put under the current stack: 1 of their Trade or Industry cards from the board, or 2 random cards from their hand.
event-159-text = Choose a rival and roll a die (1–3): that many random Objects or Special Objects on the edge of their city (touching at most one of their own cards) go to the used pile. Protection: each Fire card saves 1 card.
event-160-text = Choose a rival: remove up to 2 of their Objects or City Services lying in the same row of the board to the used pile. Protection: each Police card saves 1 card.
event-161-text = Choose a rival: up to 2 of their Industry cards, of your choice, return to their hand. Protection: 2 Town Halls protect their owner.
event-162-text = Search the current stack for 1 Transport or Industry card and lay it at once (if it fits nowhere it stays in your hand); the stack is reshuffled. Then you may lay 1 Housing or Trade card from your hand.
event-163-text = Needs 1 Town Hall. Lay up to 2 Objects from your hand at once.
event-164-text = Every player, you included, draws 1 extra card. Then you may lay up to 2 Trade or Culture cards from your hand.
event-165-text = Draw 2 extra cards, then you may lay 1 Transport, Industry or Trade card from your hand.
event-166-text = Choose a rival: they show their hand to everyone. You may put 1 of these cards under the current stack. The rival draws no cards on their next turn. Protection: 2 Town Halls protect their owner.
event-167-text = Choose a rival: remove 1 of their Objects touching one of their Industry cards, then 1 of their Industry cards, to the used pile. Protection: cards touching their owner’s own Fire card are safe.
event-168-text = Lay the replacement “Archaeological Collection” on one of your Objects: it becomes a Unique Object. If you own an uncovered Epoch I card on the board, draw 1 extra card.
event-169-text = Choose one or two rivals: they draw no cards on their next 2 turns. Protection: each Fire card shortens this by 1 turn.
event-170-text = Choose a rival: for their next 3 turns their Police protects nothing. Also put 1 of their Trade or Housing cards under the current stack. Protection: 2 Town Halls protect their owner.
event-171-text = Lay the replacement “Town Fountain” on one of your Housing, Trade or Culture cards: it becomes a Unique Object. The next hostile Event with the fire, epidemic or vermin sign has no effect on you.
event-172-text = Choose a rival whose city touches yours: take over 1 of their Objects or City Services that touches your city. Protection: 2 Town Halls protect their owner.
event-172-extended = Extended game: then you may hold 1 extra plebiscite with +1 to your roll, even against a card with two tokens.
event-173-text = For their next 2 turns no rival may play Events or swap cards. Protection: every 3 Town Halls shorten this by 1 turn.
event-173-extended = Extended game: in these turns they may not hold plebiscites either.
event-174-text = Choose a rival: remove 1 replacement (Unique or Future Object) from their city to the used pile. If they have none, remove 1 of their Culture or Transport cards instead. Protection: 3 Police cards protect their owner.
event-175-text = Choose a rival: remove 1 of their Religion cards or Monuments to the used pile. Protection: cards touching their owner’s own Fire card are safe.
event-176-text = Choose a rival: remove up to 2 of their Sport cards and 1 Transport card to the used pile. Protection: 1 Police card saves 1 card, 2 Police cards protect their owner completely.
event-177-text = Lay the replacement “Great Mural” on one of your Housing or Transport cards: it becomes a Unique Object. Then draw 1 extra card.
event-178-text = Needs 1 Town Hall. Lay the replacement “Renewed Boulevard” on one of your Objects on the bank of the Vistula: it becomes a Future Object. If you have no uncovered Object there, draw 2 extra cards instead.
event-179-text = Choose: lay the replacement “Pocket Park” on one of your Housing, Culture or Sport cards (it becomes a Future Object), or lay up to 2 cards of these categories from your hand.
event-180-text = The rival with the largest city (most cells on the board; you choose among equals) misses their next turn and draws no cards on the one after it. Protection: 3 Police cards protect their owner.
event-181-text = Every rival whose city touches yours puts 2 random cards from their hand under the current stack and draws no cards on their next turn. Protection: 3 Health cards protect their owner.
event-182-text = Lay the replacement “Locomotive Monument” on one of your Transport or Industry cards: it becomes a Unique Object. Then you may lay 1 Transport or Culture card from your hand.
event-183-text = Choose a rival. At the end of each of their next 2 turns they put 1 of their Industry or Trade cards, of their choice, from the board under the current stack. Protection: 3 Town Halls protect their owner (checked every turn).
event-184-text = Lay the replacement “Engineering Landmark Plaque” on one of your Transport, Industry or Culture cards: it becomes a Unique Object. If you own the Tczew Bridge on the board, draw 2 extra cards.
event-185-text = Roll a die (1–3) and add 1: for that many of their next turns no rival may place Housing, Transport or Sport cards, or swap cards. Protection: 1 Fire card shortens this by 1 turn (more do not help); 1 Health card shortens this by 1 turn (more do not help).
event-186-text = Every rival with a card on the Vistula chooses: miss their next turn, or remove 2 of their cards on the Vistula (one if they have no more) to the used pile.
event-187-text = Choose a rival: take up to 3 of their Sport cards from the board into your hand. You draw no cards this turn. Protection: cards touching their owner’s own Police card are safe.
event-188-text = The next hostile Event during your next 4 turns has no effect on you. Draw 1 extra card.
event-188-extended = Extended game: for your next 4 turns you have +1 on defence rolls in plebiscites.
event-189-text = Choose a rival: for their next 3 turns their Town Halls protect nothing. 1 of their Town Halls, of their choice, returns to their hand. Protection: cards touching their owner’s own Police card are safe.
event-190-text = Choose a rival: lay the replacement “Contamination” on one of their uncovered Industry cards or, if they have none, on any other uncovered Object of theirs. Protection: cards touching their owner’s own Health card are safe.
event-191-text = Choose a rival whose city touches yours and roll a die (1–3): take over up to that many of their Objects or City Services. Each must touch your city (a card just taken counts). Protection: every 2 Town Halls save 1 card.
event-191-extended = Extended game: also remove the second token from 1 card of this rival that touches your city.
event-192-text = Move up to 2 of your cards (no Start card) to other cells where they may be placed.
event-193-text = After this Event you may place up to 2 more cards from your hand this turn, one after another, drawing up to five after each.
event-194-text = Choose a rival, roll a die (1–3) and add 1: they remove that many of their Transport cards, of their own choice, to the used pile. Protection: 1 Health card saves 1 card (more do not help); 1 Fire card saves 1 card (more do not help).
event-195-text = Choose a rival who has no more Town Halls than you: exchange your whole hands.
event-195-extended = Extended game: this turn and on your next 2 turns you have +1 on attack rolls in plebiscites.
event-196-text = Lay the replacement “Monument to Sambor II” on one of your Trade, Culture or Religion cards: it becomes a Unique Object.
event-196-extended = Extended game: up to 2 of your cards, of your choice, get two tokens each (safe from plebiscites unless an Event says otherwise).
event-197-text = Needs 1 Town Hall. Lay the replacement “Business Incubator” on one of your Industry or Trade cards: it becomes a Future Object. Then draw 3 cards and keep 5 in hand; put the others, of your choice, under the current stack.
event-198-text = Lay the replacement “Vistula Cycle Trail” on one of your Transport, Sport or Housing cards: it becomes a Future Object. Then you may move 1 of your Objects to another cell where it may be placed.
event-199-text = Choose a rival and roll a die (1–3): they remove that many of their Monuments, of their own choice, to the used pile. Protection: 1 Fire card saves 1 card (more do not help); 3 Town Halls save 1 card (more do not help); cards touching their owner’s own Fire card are safe.
event-200-text = Lay the replacement “Recreated Town Gate” on one of your Religion or Culture cards: it becomes a Unique Object. Then take 1 Monument of your choice from the used pile into your hand.

## Types, categories, epochs and signs

type-start = Start card
type-service = City Service
type-object = Object
type-special = Special Object
type-event = Event
type-replacement = Replacement
category-town_hall = Town Hall
category-police = Police
category-fire = Fire Brigade
category-health = Health
category-housing = Housing
category-industry = Industry and Science
category-transport = Transport
category-religion = Religion
category-trade = Trade and Services
category-culture = Culture and Entertainment
category-sport = Sport
category-monument = Monument
category-unique = Unique Object
category-future = Future Object
category-contamination = Contamination
epoch-1 = Prehistory (to 1259)
epoch-2 = Historic (1260–1800)
epoch-3 = Industrial (1801–1945)
epoch-4 = Contemporary (1946–2015)
epoch-5 = Future (after 2015)
theme-fire = Fire
theme-flood = Flood
theme-storm = Storm
theme-accident = Accident
theme-epidemic = Epidemic
theme-vermin = Vermin
theme-pollution = Pollution
theme-crime = Crime
theme-unrest = Unrest
theme-war = War
theme-politics = Politics
theme-economy = Economy
theme-culture = Culture
theme-growth = Growth

## Short labels

quoted = “{ $card }”
no-cards = no cards
seat-name = { $seat }
seat-name-you = you
roll-of = { $seat }: { $die }
roll-of-you = you: { $die }
counted-category = { $category }: { $count }
chapter-epoch = Epoch { $number }: { $name }
label-card = { $card } ({ $kind })
label-card-starred = { $card } ({ $kind }; { $terrain })
label-event = { $card } (Event): { $text }
stars-2 = only on the Vistula
stars-3 = only on the bank of the Vistula
stars-4 = one neighbour only
spot-empty = { $cell }
spot-card = “{ $card }” ({ $cell })
spot-owned = { $cell }: { $card } ({ $kind }), { $seat }
spot-ownerless = { $cell }: { $card } ({ $kind }), ownerless
ban-turn = take a turn
ban-draw = draw cards
ban-place = build cards of some categories
ban-event = play Events
ban-swap = swap cards
ban-plebiscite = hold plebiscites

## What happens

town-taken = { $seat } builds { $town }.
town-taken-you = You build { $town }.
first-player = Dice for the first player: { $rolls }. { $seat } begins.
first-player-you = Dice for the first player: { $rolls }. You begin.
epoch-one-dealt = The cards of Epoch I: { $cards }.
epoch-one-rolled = { $seat } rolls { $column } and { $row }: cell { $cell }.
epoch-one-rolled-you = You roll { $column } and { $row }: cell { $cell }.
epoch-one-free = The roll gives zero: { $seat } chooses the cell.
epoch-one-free-you = The roll gives zero: you choose the cell.
epoch-one-laid = “{ $card }” lies on { $cell } and belongs to nobody.
start-laid = Start card “{ $card }” on { $cell }: { $seat }.
start-laid-you = Start card “{ $card }” on { $cell }: yours.
start-laid-ownerless = Start card “{ $card }” on { $cell }: nobody’s.
spares-shuffled = Shuffled into the stack of Epoch III: { $cards }.
placed = { $seat } builds “{ $card }” on { $cell }.
placed-you = You build “{ $card }” on { $cell }.
captured = { $seat } gains “{ $card }” on { $cell }.
captured-you = You gain “{ $card }” on { $cell }.
turn-began = { $seat }’s turn
turn-began-you = Your turn
turn-skipped = { $seat } misses this turn.
turn-skipped-you = You miss this turn.
swapped = { $seat } swaps a card.
swapped-you = You swap a card.
waited = { $seat } waits.
waited-you = You wait.
drew =
    { $count ->
        [one] { $seat } draws { $count } card.
       *[other] { $seat } draws { $count } cards.
    }
drew-cards = { $seat } draws { $cards }.
drew-cards-you = You draw { $cards }.
pointer-moved = Cards are now drawn from Epoch { $epoch }.
event-played = { $seat } plays “{ $card }”.
event-played-you = You play “{ $card }”.
event-played-one = { $seat } plays “{ $card }”. It concerns { $target }.
event-played-one-you = You play “{ $card }”. It concerns { $target }.
event-played-one-of-you = { $seat } plays “{ $card }” against you.
event-played-many = { $seat } plays “{ $card }”. It concerns { $targets }.
event-played-many-you = You play “{ $card }”. It concerns { $targets }.
rolled =
    { $die ->
        [K3] Die (1–3): { $value }.
       *[other] Die (1–6): { $value }.
    }
warded = “{ $card }” has no effect on { $seat }: protected by an earlier Event.
warded-you = “{ $card }” has no effect on you: protected by an earlier Event.
cancelled = “{ $card }” has no effect on { $seat }. Protection: { $service }.
cancelled-you = “{ $card }” has no effect on you. Protection: { $service }.
removed-used = “{ $card }” on { $cell } goes to the used pile.
removed-current = “{ $card }” on { $cell } goes under the current stack.
removed-hand = “{ $card }” on { $cell } goes to the hand of { $seat }.
removed-hand-you = “{ $card }” on { $cell } goes to your hand.
removed-cover = The replacement “{ $card }” goes to the used pile.
took-over = { $seat } takes over “{ $card }” on { $cell }.
took-over-you = You take over “{ $card }” on { $cell }.
relocated = { $seat } moves “{ $card }” from { $from } to { $to }.
relocated-you = You move “{ $card }” from { $from } to { $to }.
covered = The replacement “{ $card }” now lies on { $cell }.
uncovered = The replacement “{ $card }” on { $cell } goes to the used pile.
fetched-used = { $seat } takes “{ $card }” from the used pile.
fetched-used-you = You take “{ $card }” from the used pile.
fetched-current = { $seat } takes “{ $card }” from the current stack.
fetched-current-you = You take “{ $card }” from the current stack.
hand-moved-used =
    { $count ->
        [one] { $cards } from the hand of { $seat } goes to the used pile.
       *[other] { $cards } from the hand of { $seat } go to the used pile.
    }
hand-moved-used-you =
    { $count ->
        [one] { $cards } from your hand goes to the used pile.
       *[other] { $cards } from your hand go to the used pile.
    }
hand-moved-current =
    { $count ->
        [one] { $cards } from the hand of { $seat } goes under the current stack.
       *[other] { $cards } from the hand of { $seat } go under the current stack.
    }
hand-moved-current-you =
    { $count ->
        [one] { $cards } from your hand goes under the current stack.
       *[other] { $cards } from your hand go under the current stack.
    }
hand-moved =
    { $count ->
        [one] { $seat } gives { $to } { $count } card.
       *[other] { $seat } gives { $to } { $count } cards.
    }
hand-moved-you =
    { $count ->
        [one] You give { $to } { $count } card.
       *[other] You give { $to } { $count } cards.
    }
hand-moved-of-you =
    { $count ->
        [one] { $seat } gives you { $count } card.
       *[other] { $seat } gives you { $count } cards.
    }
hand-moved-cards = { $seat } gives { $to }: { $cards }.
hand-moved-cards-you = You give { $to }: { $cards }.
hand-moved-cards-of-you = You get { $cards } from { $seat }.
put-back =
    { $count ->
        [one] { $seat } puts { $count } card under the current stack.
       *[other] { $seat } puts { $count } cards under the current stack.
    }
put-back-cards = { $seat } puts under the current stack: { $cards }.
put-back-cards-you = You put under the current stack: { $cards }.
hand-shown-all = { $seat } shows everyone: { $cards }.
hand-shown-all-you = You show everyone: { $cards }.
hand-shown = { $seat } shows the hand to { $to }.
hand-shown-you = You show your hand to { $to }.
hand-shown-of-you = { $seat } shows you the hand.
hand-shown-cards = { $seat } shows { $to }: { $cards }.
hand-shown-cards-you = You show { $to }: { $cards }.
hand-shown-cards-of-you = { $seat } shows you: { $cards }.
hands-swapped = { $seat } and { $to } exchange hands.
hands-swapped-you = You exchange hands with { $to }.
hands-swapped-of-you = { $seat } exchanges hands with you.
hindered =
    { $turns ->
        [one] { $seat } cannot { $bans } for { $turns } turn.
       *[other] { $seat } cannot { $bans } for { $turns } turns.
    }
hindered-you =
    { $turns ->
        [one] You cannot { $bans } for { $turns } turn.
       *[other] You cannot { $bans } for { $turns } turns.
    }
hindered-turn =
    { $turns ->
        [one] { $seat } misses { $turns } turn.
       *[other] { $seat } misses { $turns } turns.
    }
hindered-turn-you =
    { $turns ->
        [one] You miss { $turns } turn.
       *[other] You miss { $turns } turns.
    }
extra-moves =
    { $count ->
        [one] { $seat } can make { $count } more move this turn.
       *[other] { $seat } can make { $count } more moves this turn.
    }
extra-moves-you =
    { $count ->
        [one] You can make { $count } more move this turn.
       *[other] You can make { $count } more moves this turn.
    }
ward-set = { $seat } is protected from a hostile Event.
ward-set-you = You are protected from a hostile Event.
suspended =
    { $turns ->
        [one] No protection for { $seat } for { $turns } turn: { $services }.
       *[other] No protection for { $seat } for { $turns } turns: { $services }.
    }
suspended-you =
    { $turns ->
        [one] No protection for you for { $turns } turn: { $services }.
       *[other] No protection for you for { $turns } turns: { $services }.
    }
ongoing =
    { $turns ->
        [one] “{ $card }” affects { $seat } for { $turns } turn.
       *[other] “{ $card }” affects { $seat } for { $turns } turns.
    }
ongoing-you =
    { $turns ->
        [one] “{ $card }” affects you for { $turns } turn.
       *[other] “{ $card }” affects you for { $turns } turns.
    }
ticked = “{ $card }” affects { $seat } again.
ticked-you = “{ $card }” affects you again.
event-ended = “{ $card }” is over and goes to the used pile.
tokens-set = Two tokens on: { $cells }.
tokens-lifted = The second token is removed from: { $cells }.
modified-attack =
    { $turns ->
        [one] { $seat } has +{ $bonus } on attack rolls in plebiscites ({ $turns } turn).
       *[other] { $seat } has +{ $bonus } on attack rolls in plebiscites ({ $turns } turns).
    }
modified-attack-you =
    { $turns ->
        [one] You have +{ $bonus } on attack rolls in plebiscites ({ $turns } turn).
       *[other] You have +{ $bonus } on attack rolls in plebiscites ({ $turns } turns).
    }
modified-defend =
    { $turns ->
        [one] { $seat } has +{ $bonus } on defence rolls in plebiscites ({ $turns } turn).
       *[other] { $seat } has +{ $bonus } on defence rolls in plebiscites ({ $turns } turns).
    }
modified-defend-you =
    { $turns ->
        [one] You have +{ $bonus } on defence rolls in plebiscites ({ $turns } turn).
       *[other] You have +{ $bonus } on defence rolls in plebiscites ({ $turns } turns).
    }
plebiscite-won = { $seat } holds a plebiscite from { $from }: { $spot }. Dice { $attack } : { $defence }. The card changes sides and gets two tokens.
plebiscite-won-you = You hold a plebiscite from { $from }: { $spot }. Dice { $attack } : { $defence }. The card is yours and gets two tokens.
plebiscite-lost = { $seat } holds a plebiscite from { $from }: { $spot }. Dice { $attack } : { $defence }. The card stays and gets two tokens.
plebiscite-lost-you = You hold a plebiscite from { $from }: { $spot }. Dice { $attack } : { $defence }. The card stays with its owner and has two tokens.
tie-rolled = Dice for the district: { $rolls }.
district-taken = A district of { $from } goes to { $seat }: { $cells }.
district-taken-you = You gain a district of { $from }: { $cells }.
district-taken-of-you = You lose a district to { $seat }: { $cells }.
district-lost = { $seat } loses a district without a Town Hall or Start card: { $cells }. Its cards go to the used pile.
district-lost-you = You lose a district without a Town Hall or Start card: { $cells }. Its cards go to the used pile.
lap-began = { $seat } has no cards left, and the stacks are empty. Last turns: { $seats }.
lap-began-you = You have no cards left, and the stacks are empty. Last turns: { $seats }.
idle-warned =
    { $turns ->
        [one] The game ends after { $turns } more turn without building, Event or plebiscite.
       *[other] The game ends after { $turns } more turns without building, Event or plebiscite.
    }
stop-proposed = { $seat } proposes to end the game.
stop-proposed-you = You propose to end the game.
stop-agreed = { $seat } agrees to end the game.
stop-agreed-you = You agree to end the game.
stop-refused = { $seat } wants to play on.
stop-refused-you = You want to play on.
proposal-lapsed = The proposal of { $seat } to end the game no longer stands.
proposal-lapsed-you = Your proposal to end the game no longer stands.
ended-lastCard = The last cards are played. The game is over.
ended-idle = Nobody builds any more. The game is over.
ended-agreed = Everyone agreed to end the game. The game is over.
ended-points =
    { $count ->
        [one] { $seat }: { $count } point.
       *[other] { $seat }: { $count } points.
    }
ended-winners = The game is won by { $seats }.

## What can be done

offer-pickTown = Choose a town
offer-rollEpochOne = Roll the dice for “{ $card }”
offer-chooseEpochOneCell = Choose a cell for “{ $card }”
offer-placeFounding = Place a founding card beside your Start card
offer-place = Build
offer-playEvent = Play an Event
offer-swap = Swap a card
offer-wait = Wait
offer-wait-extra = Make no more moves
offer-plebiscite = Hold a plebiscite
offer-plebiscite-event = Hold a plebiscite ({ $count } left)
offer-endTurn = End the turn
offer-proposeEnd = Propose to end the game
offer-voteEnd = { $seat } proposes to end the game: answer
offer-pick-remove = Choose a card that leaves the board ({ $count } left)
offer-pick-takeOver = Choose a card to take over ({ $count } left)
offer-pick-relocate = Choose a card to move ({ $count } left)
offer-pick-cover = Choose a card for the replacement “{ $card }”
offer-pick-uncover = Choose a replacement to remove ({ $count } left)
offer-pick-tokens = Choose a card that gets two tokens ({ $count } left)
offer-pick-noTokens = Choose a card that loses its second token ({ $count } left)
offer-relocate = Choose a new cell: { $spot }
offer-lay = Choose a cell for “{ $card }”
offer-build = Build a card from your hand ({ $count } left)
offer-fetch = Choose a card to take ({ $count } left)
offer-give = Give a card to { $seat } ({ $count } left)
offer-give-pile = Discard a card from your hand ({ $count } left)
offer-take = Choose a card from the hand of { $seat } ({ $count } left)
offer-putBack = Put a card under the current stack ({ $count } left)
offer-choose = Choose one of the two
offer-done = Done
blank-town = Which town?
blank-cell = Which cell?
blank-card = Which card?
blank-event = Which Event?
blank-targets = Which rival?
blank-from = From which of your cards?
blank-to = About which card?
blank-option = Which option?
blank-agree = Do you agree?
choice-option-closeDown = 1 Trade or Industry card from the board
choice-option-cutBack = 2 random cards from the hand
choice-option-park = lay the replacement “Pocket Park”
choice-option-projects = build up to 2 cards
choice-option-repair = miss the next turn
choice-option-dismantle = remove 2 cards on the Vistula
choice-yes = yes, end the game
choice-no = no, play on

## A new table

option-towns = Towns
option-towns-random = drawn at random
option-towns-pick = each player chooses
option-mode = Game
option-mode-basic = basic
option-mode-extended = extended, with plebiscites
option-lastEpoch = Play until
option-lastEpoch-3 = Epoch III (short)
option-lastEpoch-4 = Epoch IV
option-lastEpoch-5 = Epoch V (whole game)
option-fastDiscard = Cards that Events put under the stack
option-fastDiscard-false = can be drawn again
option-fastDiscard-true = leave the game (shorter)
option-idleRounds = If nobody builds or plays an Event
option-idleRounds-count =
    { $count ->
        [one] the game ends after { $count } round
       *[other] the game ends after { $count } rounds
    }

## What is forbidden

rule-TCZ-1-19 = That cell is not on the board.
rule-TCZ-2-1 = Spectators can only watch.
rule-TCZ-2-6 = You choose your town in your turn, and only a free one.
rule-TCZ-2-8 = That is not possible in this phase of the game.
rule-TCZ-2-9 = The towns have already been given out.
rule-TCZ-3-5 = Another player places this card of Epoch I.
rule-TCZ-3-8 = The dice decide the cell. You choose it only after a zero.
rule-TCZ-3-13 = Cards of Epoch I cannot lie on the Vistula, in a start zone, on another card or beside one of the same category.
rule-TCZ-4-1 = This card does not belong to your town.
rule-TCZ-4-5 = The first three cards must touch your Start card and lie in your start zone.
rule-TCZ-4-7 = Another player founds their town now.
rule-TCZ-4-12 = Then there would be no place left for another of your three cards.
rule-TCZ-5-1 = A card already lies there.
rule-TCZ-5-2 = The card must touch the side of one of your cards. A corner is not enough.
rule-TCZ-5-3 = Cards of the same category cannot touch, whoever owns them.
rule-TCZ-5-5 = A card marked “on the river” can lie only on the Vistula.
rule-TCZ-5-6 = Only cards marked “on the river” can lie on the Vistula.
rule-TCZ-5-7 = A card marked “on a bank” can lie only on the bank: directly west or east of the Vistula.
rule-TCZ-5-8 = A card marked “one neighbour only” must touch exactly one card.
rule-TCZ-5-9 = A card marked “one neighbour only” there already has its one neighbour.
rule-TCZ-7-1 = It is not your turn.
rule-TCZ-7-2 = You have already made your move this turn.
rule-TCZ-7-3 = You can build only a building card from your hand.
rule-TCZ-7-4 = You can play only an Event from your hand.
rule-TCZ-7-5 = You can swap only a card from your hand.
rule-TCZ-7-6 = The stacks are empty: there is nothing to swap for.
rule-TCZ-8-12 = This Event cannot be played now: its condition is not met, or no rival fits.
rule-TCZ-9-1 = A replacement is laid on a card on the board.
rule-TCZ-9-2 = This card already carries a replacement.
rule-TCZ-9-3 = A replacement cannot touch a card of its own category.
rule-TCZ-9-6 = Replacements lie only on Objects and Special Objects.
rule-TCZ-11-8 = You can propose to end the game once per round, and only one proposal is open at a time.
rule-TCZ-11-13 = There is no proposal for you to answer.
rule-TCZ-13-1 = Plebiscites belong to the extended game.
rule-TCZ-13-3 = You can hold only one plebiscite per turn.
rule-TCZ-13-5 = A plebiscite goes from one of your cards to a rival’s card that touches it.
rule-TCZ-13-6 = A card with two tokens is safe from plebiscites.
rule-TCZ-14-2 = The Event does not allow this choice of players.
rule-TCZ-14-16 = You cannot stop yet: the Event requires this choice.
rule-TCZ-14-39 = An Event forbids you that now.
rule-TCZ-14-57 = First make or give up your extra moves.
rule-TCZ-16-7 = That is not a possible answer to this decision.
rule-TCZ-16-11 = You can end the turn only after your move.
rule-TCZ-16-12 = Not while an Event is being resolved.
rule-TCZ-16-13 = The Event waits for a decision first.
rule-TCZ-16-14 = That is not possible now.
rule-TCZ-16-15 = There is no such move.

## What is forbidden, with the card that stands in the way

refusal-same-category = Same category: “{ $card }” ({ $cell }).
refusal-same-category-of = It would touch “{ $card }” ({ $cell }) of the same category: { $category }.
refusal-occupied = “{ $card }” already lies there.
refusal-loner-needs-one = This card allows one neighbour only; here it would also touch “{ $card }” ({ $cell }).
refusal-loner-blocked = “{ $card }” ({ $cell }) allows one neighbour only, and already has it.
refusal-not-rival = “{ $card }” ({ $cell }) does not belong to a rival.
refusal-immune = “{ $card }” ({ $cell }) has two tokens and is safe from plebiscites.
refusal-already-covered = “{ $card }” ({ $cell }) is a replacement already: only one per card.

## Hints for a first game

hint-answer-end = A proposal to end: if everyone agrees, the game ends.
hint-pick-lose = Choose which of your cards are lost. Keep your city connected.
hint-pick-remove = Choose cards that leave the board. Lit cards are possible.
hint-pick-take-over = Choose a rival’s card: it becomes yours where it lies.
hint-pick-move = Choose a card to move to another legal cell.
hint-pick-cover = Choose a card for the replacement. It cannot touch its own category.
hint-pick-uncover = Choose a replacement that is removed.
hint-pick-tokens = Choose cards whose tokens change.
hint-relocate = Choose a new cell for this card.
hint-build = Build cards from your hand now, or say you are done.
hint-fetch = Choose a card from the pile.
hint-lay = Lay the card on a lit cell.
hint-give = Choose a card to give away.
hint-take = You see the rival’s hand. Choose a card, or stop.
hint-put-back = Put cards back until five are left.
hint-choice = Choose one of the two losses or gains.
hint-event-plebiscite = The Event gives you a plebiscite now, or say done.
hint-others-decide = Another player decides now. Then the Event goes on.
hint-town = Choose the town you will build.
hint-roll = The dice place this old card. It belongs to nobody.
hint-free-cell = You rolled a zero: choose any allowed cell.
hint-founding = Place your three founding cards beside your Start card.
hint-extra = You can make more moves; waiting ends them.
hint-last-turn = Your last turn: make your city as valuable as you can.
hint-end-turn = Your move is made. Hold a plebiscite or end the turn.
hint-plebiscite = Attack a touching rival card: the higher die wins.
hint-place = Choose a card, then a lit cell beside your city.
hint-category = Cards of the same category never touch, even a rival’s.
hint-event = You can play an Event instead of building.
hint-swap = Nothing fits? Swap a card for a new one.
hint-wait = You can wait; you still draw up to five.
hint-river = “On the river” (bridge): this card goes only on the Vistula.
hint-bank = “On a bank”: only on the bank of the Vistula.
hint-loner = “One neighbour only”: this card touches exactly one other card.
hint-reconnect = Reconnect your district before it loses its Town Hall or Start card.
hint-ownerless = Dashed frame: nobody’s card. Build beside it to gain it.
hint-services = Police, Fire, Health and Town Halls protect from Events.
hint-districts = A cut-off part without Town Hall or Start card is lost.
hint-prehistory = Remember where these cards lie: they can become yours.
hint-others-found = Each player founds a town with three cards.
hint-look = Others play. Tap any card to read about it.
hint-goal = Most points win: large city, Start cards, Monuments, many categories.
## Table

board-parts = Parts of the table
board-map = Plan of the town
board-map-keys = Arrow keys go from cell to cell, Enter chooses one, N goes to the next one that can be chosen. T tells what touches the cell, W where the chosen card can go, P what protects the cell, H goes to your town.
board-tab-map = Board
board-tab-players = Players
board-tab-piles = Piles
board-epoch = Epoch { $epoch }
board-cards-left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
board-last-lap = Last lap
board-hand = Your hand
board-vistula = Vistula
board-plan-of = Plan of
board-go-home = Go to your town
board-gone-home = Your town is in view.
board-start-card = Start card
board-event = Event
board-hostile = against rivals
board-covers = covers { $card }
board-ownerless = no owner
board-immune = two tokens
board-immune-long = Two tokens: no plebiscite can be held here.
board-on-river = river
board-on-bank = river bank
board-empty = empty
board-zone-of = start zone of { $town }
board-fits-here = the card fits here
board-fits = fits here
board-fits-not = not here
board-can-play = playable
board-not-now = not now
board-needs-river = on the river
board-needs-bank = on a bank
board-needs-alone = one neighbour only
board-cells =
    { $count ->
        [0] no cell
        [one] { $count } cell
       *[other] { $count } cells
    }
board-moves = Moves
board-place = Place { $card } on { $cell }
board-choose-card = Choose a card or a cell
board-choose-cell = Choose a lit cell
board-choose-card-first = Choose a card first.
board-roll-for = Roll the dice for { $card }
board-swap = Swap
board-swap-card = Swap { $card }
board-swap-choose = Choose the card to swap.
board-wait = Wait
board-wait-confirm = Confirm: wait
board-end-turn = End turn
board-end-turn-confirm = Confirm: end turn
board-propose-end = Propose to end
board-propose-end-confirm = Confirm: propose
board-plebiscite = Plebiscite
board-note = About the card
board-captures = captures { $list }
board-your-turn = Your turn
board-your-choice = Your choice
board-turn-of = { $seat }’s turn
board-over = The game is over
board-to-play = to play
board-step-town = Choose your town.
board-step-roll = Roll the dice: they decide where { $card } will lie.
board-step-free-cell = The dice show 0: choose any lit cell for { $card }.
board-step-found =
    { $count ->
        [one] Place your last founding card beside your Start card.
       *[other] Place your { $count } founding cards beside your Start card.
    }
board-step-choose = Choose a card to place or play, or a cell.
board-step-choose-other = No card fits on the board now: play an event, swap a card or wait.
board-step-place =
    { $count ->
        [one] { $card }: { $count } cell is open. Choose it.
       *[other] { $card }: { $count } cells are open. Choose one.
    }
board-step-nowhere = { $card } fits nowhere now. You can swap it.
board-step-event = { $card }: read it and play it.
board-step-event-target = { $card }: read it, choose against whom and play it.
board-step-event-not-now = { $card } cannot be played now. You can swap it.
board-step-cell =
    { $count ->
        [0] { $cell }: none of your cards fits here.
        [one] { $cell }: { $count } of your cards fits here. Choose it.
       *[other] { $cell }: { $count } of your cards fit here. Choose one.
    }
board-step-confirm = Press the cell again or the button to confirm.
board-step-captures = Captures { $list }. Press again to confirm.
board-step-swap = Swap { $card } for the top card of the current stack? Press Swap.
board-step-wait = You do nothing this turn and draw up to five cards. Press again to confirm.
board-step-wait-extra = You give up your extra moves. Press again to confirm.
board-step-propose = If everyone agrees, the game ends and the points are counted. Press again to confirm.
board-step-decide = { $event }: your decision.
board-step-extra =
    { $count ->
        [one] You have { $count } extra move.
       *[other] You have { $count } extra moves.
    }
board-step-after = Hold a plebiscite or end your turn.
board-others-town = Choosing a town.
board-others-roll = Rolling for { $card }.
board-others-found = Founding a town.
board-others-decide = Deciding: { $event }.
board-others-turn = Choosing a move. You can look around the plan.
board-lap = Last lap: still to move { $list }.
board-idle =
    { $count ->
        [one] If nothing is built or played, the game ends after { $count } more turn.
       *[other] If nothing is built or played, the game ends after { $count } more turns.
    }
board-proposal = { $seat } proposes to end the game and count the points.
board-proposal-mine = You proposed to end the game. The others decide.
board-proposal-refused = { $seat } wants to play on: the game goes on.
board-proposal-refused-mine = { $seat } wants to play on. Your proposal to end the game is turned down.
board-proposal-lapsed = Not everyone answered in time: your proposal to end the game no longer stands.
board-agree = Agree
board-play-on = Play on
board-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
board-in-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
board-districts =
    { $count ->
        [one] { $count } district
       *[other] { $count } districts
    }
board-tokens =
    { $count ->
        [one] { $count } token left
       *[other] { $count } tokens left
    }
board-touches = { $cell } touches: { $list }.
board-touches-nothing = { $cell } touches no card.
board-fits-on =
    { $count ->
        [one] { $card } can go to { $count } cell: { $list }.
       *[other] { $card } can go to { $count } cells: { $list }.
    }
board-fits-nowhere = { $card } fits nowhere now.
board-protects = { $card }: services of its owner: { $list }.
board-protects-beside = Beside it: { $list }.
board-protects-ward = Ward: { $list }.
board-protects-nothing = No player owns a card on { $cell }.
board-district-held = Its district is held by { $list }.

# Events and scores
stage-plays = { $seat } plays it.
stage-plays-against = { $seat } plays it against
stage-plays-for = { $seat } plays it, also for
stage-plays-you = You play it.
stage-plays-against-you = You play it against
stage-plays-for-you = You play it, also for
stage-you = you
stage-hostile = hostile
stage-friendly = peaceful
stage-dice = Dice of this event
stage-text = What it does
stage-die =
    { $die ->
        [K3] die 1–3
       *[other] die 1–6
    }
stage-story = What happened
stage-count = { $done } of { $count }
stage-choosing = { $seat } is choosing.
stage-pick-must =
    { $count ->
        [one] Choose { $count } more card.
       *[other] Choose { $count } more cards.
    }
stage-pick-may =
    { $count ->
        [one] You can choose { $count } more card, or stop here.
       *[other] You can choose up to { $count } more cards, or stop here.
    }
stage-shape-connected = All chosen cards must be connected with one another.
stage-shape-row = All chosen cards must lie in one row.
stage-shape-column = All chosen cards must lie in one column.
stage-touch-note = Each card must touch the new owner’s city. A card just taken counts.
stage-pick-first = Choose a card on the board
stage-pick-used = Remove { $card }
stage-pick-current = Put { $card } under the stack
stage-pick-ownerHand = Return { $card } to its owner’s hand
stage-pick-actorHand = Take { $card } into your hand
stage-pick-takeOver = Take over { $card }
stage-pick-relocate = Move { $card }
stage-pick-cover = Lay “{ $replacement }” on { $card }
stage-pick-uncover = Remove the replacement { $card }
stage-pick-token = Put a second token on { $card }
stage-pick-noToken = Take the second token off { $card }
stage-lose-which =
    { $count ->
        [one] Choose { $count } card to lose.
       *[other] Choose { $count } cards to lose.
    }
stage-lose = Lose { $card }
stage-lose-cuts = Lose { $card } (cuts off { $cards })
stage-candidates = Cards you can choose: { $count }
stage-barred =
    { $count ->
        [one] { $count } more card is of the right kind, but cannot be chosen now (dashed on the board).
       *[other] { $count } more cards are of the right kind, but cannot be chosen now (dashed on the board).
    }
stage-done = Done
stage-done-none = Choose none
stage-done-with = Done with { $count }
stage-confirm = Confirm
stage-cancel = Cancel
stage-fate-used = To the used pile
stage-fate-current = Under the current stack
stage-fate-ownerHand = Back to its owner’s hand
stage-fate-actorHand = To the hand of the player who played the event
stage-fate-takeOver = Taken over
stage-fate-relocate = To be moved
stage-fate-cover = Gets the replacement
stage-fate-uncover = Loses its replacement
stage-fate-token = Gets the second token
stage-fate-noToken = Loses the second token
stage-can-be-picked = can be chosen
stage-is-picked = chosen
stage-protected-by = protected by { $card }, { $cell }
stage-bar-shape = not connected with the chosen cards
stage-bar-touch = does not touch the new owner’s city
stage-bar-place = has no other legal cell
stage-bar-covered = cannot carry a replacement
stage-bar-same-category = a neighbour has the replacement’s category
stage-bar-gone = nothing can be done here
stage-falls-used =
    { $count ->
        [one] { $count } card of { $from } would fall off, to the used pile
       *[other] { $count } cards of { $from } would fall off, to the used pile
    }
stage-falls-to =
    { $count ->
        [one] { $count } card of { $from } would fall off and go to { $seat }
       *[other] { $count } cards of { $from } would fall off and go to { $seat }
    }
stage-falls-dice =
    { $count ->
        [one] { $count } card of { $from } would fall off. Dice decide who gets it
       *[other] { $count } cards of { $from } would fall off. Dice decide who gets them
    }
stage-falls-used-you =
    { $count ->
        [one] { $count } card of yours would fall off, to the used pile
       *[other] { $count } cards of yours would fall off, to the used pile
    }
stage-falls-to-you =
    { $count ->
        [one] { $count } card of yours would fall off and go to { $seat }
       *[other] { $count } cards of yours would fall off and go to { $seat }
    }
stage-falls-dice-you =
    { $count ->
        [one] { $count } card of yours would fall off. Dice decide who gets it
       *[other] { $count } cards of yours would fall off. Dice decide who gets them
    }
stage-captures = { $seat } would capture
stage-size = { $seat }: { $before } → { $after } cells.
stage-captures-you = You would capture
stage-size-you = You: { $before } → { $after } cells.
stage-build =
    { $count ->
        [one] You can build { $count } card from your hand, or stop here.
       *[other] You can build up to { $count } cards from your hand, or stop here.
    }
stage-build-none = No card of your hand can be built here.
stage-build-first = Choose a card and a cell
stage-build-other =
    { $count ->
        [one] { $seat } can build { $count } card.
       *[other] { $seat } can build up to { $count } cards.
    }
stage-lay = Lay the card you took.
stage-move = Choose the new cell of this card.
stage-lay-note =
    { $count ->
        [one] { $count } cell is possible.
       *[other] { $count } cells are possible.
    }
stage-lay-here = the card can go here
stage-lay-first = Choose a lit cell
stage-lay-on = Lay it on { $cell }
stage-fetch =
    { $count ->
        [one] Take { $count } card.
       *[other] Take { $count } cards.
    }
stage-fetch-note = The card you take is shown to all.
stage-fetch-lay-note = It is shown to all and laid at once. A card that fits nowhere goes to your hand.
stage-fetch-this = Take { $card }
stage-fetch-lay-this = Take { $card } and lay it
stage-fetched-kept = It fits nowhere and stays in your hand.
stage-give =
    { $count ->
        [one] Give { $seat } { $count } card.
       *[other] Give { $seat } { $count } cards.
    }
stage-give-pile =
    { $count ->
        [one] Give up { $count } card.
       *[other] Give up { $count } cards.
    }
stage-give-this = Give { $card }
stage-take =
    { $count ->
        [one] You can take { $count } card from the hand of { $seat }.
       *[other] You can take up to { $count } cards from the hand of { $seat }.
    }
stage-take-current =
    { $count ->
        [one] You can put { $count } card from the hand of { $seat } under the current stack.
       *[other] You can put up to { $count } cards from the hand of { $seat } under the current stack.
    }
stage-take-used =
    { $count ->
        [one] You can put { $count } card from the hand of { $seat } on the used pile.
       *[other] You can put up to { $count } cards from the hand of { $seat } on the used pile.
    }
stage-take-this = Take { $card }
stage-putBack =
    { $count ->
        [one] Put { $count } card back.
       *[other] Put { $count } cards back.
    }
stage-putBack-note = They go face down under the current stack.
stage-putBack-used-note = They go to the used pile.
stage-putBack-this = Put { $card } back
stage-cards-none = No card fits.
stage-card-first = Choose a card
stage-choice = You decide.
stage-choice-first = Choose one
stage-option-idle = (nothing would happen)
stage-targets-choose =
    { $count ->
        [one] Play it against
       *[other] Play it against up to { $count } rivals
    }
stage-targets-fixed = It concerns
stage-target-first = Choose a player
stage-play = Play the event
stage-nothing = It would do nothing.
stage-nothing-without = { $seat } has no { $cards } card: it would do nothing.
stage-nothing-mine = You have no { $cards } card: it would do nothing.
stage-idle-build = None of the cards now in your hand could be built with it.
stage-idle-fetch = The used pile has no such card.
stage-idle-cover = None of your cards can take “{ $replacement }”: it would not be laid.
stage-idle-cover-missing = You have no { $cards } card: “{ $replacement }” would not be laid.
stage-play-anyway = Play it all the same
stage-not-now = Not now
stage-not-now-needs = Not now: you have no { $category } card on the board.
stage-not-now-condition = Not now: its condition is not met.
stage-not-now-touching = Not now: no rival’s city touches yours.
stage-not-now-nobody = Not now: no rival has what it is played against.
stage-warded = The ward of “{ $event }” would stop it.
stage-cancelled = { $service } would stop it.
stage-saves =
    { $count ->
        [one] Services would save { $count } card.
       *[other] Services would save { $count } cards.
    }
stage-shields =
    { $count ->
        [one] { $count } card is protected.
       *[other] { $count } cards are protected.
    }
effect-list = Effects on { $seat }
effect-ban-turn = skips turns
effect-ban-draw = draws no cards
effect-ban-place = places no cards
effect-ban-event = plays no events
effect-ban-swap = swaps no cards
effect-ban-plebiscite = holds no plebiscite
effect-ban-cats = does not place: { $categories }
effect-ward = safe from: { $themes }
effect-all-themes = all hostile events
effect-suspension = does not work: { $services }
effect-modifier = plebiscites: { $attack } when attacking, { $defend } when defending
effect-ongoing = { $event }
effect-turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
effect-uses =
    { $count ->
        [one] { $count } use
       *[other] { $count } uses
    }
effect-always = no limit
vote-title = Plebiscite
vote-choose = Choose a rival’s card on the board.
vote-ready = Hold this plebiscite?
vote-note = It must touch a card of yours and have fewer than two tokens.
vote-can = can be won by a plebiscite
vote-immune = immune: it has two tokens
vote-far = does not touch a card of yours
vote-targets = Cards you can try to win: { $count }
vote-from = From
vote-odds = Odds
vote-chance = { $percent } %
vote-win = Higher than the rival: the card is yours and gets two tokens.
vote-lose = Equal or lower: the rival keeps it, with two tokens. Nobody can attack it again.
vote-supply = Tokens left: { $count }
vote-none = End turn without it
vote-hold = Hold the plebiscite
vote-tokens =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens: immune
    }
vote-won = { $seat } wins the card.
vote-lost = { $seat } does not win the card. It has two tokens now.
vote-won-you = You win the card.
vote-lost-you = You do not win the card. It has two tokens now.
piles-stacks = Stacks
piles-epoch = Epoch { $epoch }
piles-current = current
piles-known = Cards you know in the stack of Epoch { $epoch }
piles-from-bottom = position { $place } from the bottom
piles-in-hands = Cards you know in other hands
piles-used = Used pile: { $count }
piles-used-none = Empty so far.
piles-replacements = Replacements: { $count }
piles-replacements-note = On the board: { $laid }. Used: { $used }.
score-title = Score sheet
score-estimate = Show the score as it would be now
score-rule = Rule
score-total = Total
score-wins = wins
score-none = none
score-cells =
    { $count ->
        [one] { $count } cell
       *[other] { $count } cells
    }
score-missing = { $category }: missing
score-largest = Largest city
score-largest-rule = 3 for the most cells
score-starts = Start cards
score-starts-rule = 3 each
score-monuments = Monuments
score-monuments-rule = 2 each, face up
score-uniques = Unique Objects
score-uniques-rule = 1 each
score-futures = Future Objects
score-futures-rule = 1 each
score-categories = Object categories
score-categories-rule = 1 for each of seven
score-contamination = Contamination
score-contamination-rule = minus 1 each
score-note = Choose a row to see its cards on the board. Only cities with a Start card are scored.
score-skip = Show all
ending-winners =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }
ending-lastCard = The last card was played, and everyone had a last turn.
ending-idle = Nobody built or played anything for several rounds.
ending-agreed = All players agreed to end the game.
ending-by-points =
    { $points ->
        [one] { $points } point, { $lead } more than the next player.
       *[other] { $points } points, { $lead } more than the next player.
    }
ending-by-monuments =
    { $points ->
        [one] A tie at { $points } point: most Monuments decide ({ $monuments }).
       *[other] A tie at { $points } points: most Monuments decide ({ $monuments }).
    }
ending-shared =
    { $points ->
        [one] { $points } point each and equally many Monuments: a shared victory.
       *[other] { $points } points each and equally many Monuments: a shared victory.
    }
since-title = Since your last turn
since-own = Your last move
since-at = { $at } of { $count }
since-what = since your turn
since-start = so far
since-earlier = Earlier move
since-later = Later move
since-show = Show
since-close = Close
since-lost-by = { $event }: you lost { $cards }.
since-lost = You lost { $cards }.
since-card = { $card } ({ $cell })
since-told = { $event }. { $what }
since-unharmed = { $event }: you lost nothing.
since-lost-here = you lost { $card } here
detail-close = Close
detail-start = Start card
detail-epoch = Epoch { $epoch }
detail-number = Card { $number }
detail-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
detail-stars =
    { $stars ->
        [2] On the river: only on the Vistula.
        [3] On a bank: only on a bank of the Vistula.
       *[4] One neighbour only: it touches exactly one card.
    }
detail-replacement = A replacement lies on another card. The categories of both keep neighbours of the same kind away.
detail-covers = It covers
detail-owner = Belongs to { $seat }
detail-ownerless = Belongs to nobody. The first city that touches it gets it.
detail-mother = Part of the mother city.
detail-district = Part of a district held by a Town Hall or a Start card.
detail-empty = Empty cell { $cell }
detail-river = River.
detail-bank = Bank of the river.
detail-zone = Start zone of { $town }.
detail-protection = Services beside it
detail-no-protection = None. Events that spare cards beside a service can hit it.
detail-touches = Touches
detail-fits = Your cards that fit here
shared-turn = { $seat } is to move.
shared-resolving = { $seat } decides.
shared-scores = Score so far
