### Spyfall.

## What happened

match-started =
    { $rounds ->
        [one] The game begins: { $rounds } round. First dealer: { $dealer }.
       *[other] The game begins: { $rounds } rounds. First dealer: { $dealer }.
    }
joined = { $seat } joins with 0 points.
round-dealt = Round { $round } of { $rounds }: everyone has a card. { $dealer } starts the timer and asks first.
continued = { $seat } continues.
card-spy = Card of { $seat }: the spy.
card-place = Card of { $seat }: { $place }.
card-role = Card of { $seat }: { $place }, role: { $role }.
clock-started =
    { $minutes ->
        [one] Timer started: { $minutes } minute. First question: { $dealer }.
       *[other] Timer started: { $minutes } minutes. First question: { $dealer }.
    }
asked = { $seat } asks { $to }: { $question }
asked-aloud = { $seat } asks { $to }.
answered = { $seat } answers { $to }: { $answer }
answered-aloud = { $seat } has answered { $to }.
remarked = { $seat } to { $about }: { $remark }
accused = { $seat } stops the timer and accuses { $suspect }.
time-ran-out = Time’s up. Vote on each player in turn, starting with { $dealer }.
put-to-vote = Vote: is { $suspect } the spy?
voted = { $seat } has voted.
vote-carried = The vote on { $suspect } is unanimous. Yes: { $ayes }.
vote-failed = The vote on { $suspect } fails. Yes: { $ayes }. No: { $nays }.
place-named = { $seat } is the spy and guesses: { $place }.
ended-named-right = Correct! { $spy }, the spy, wins the round.
ended-named-wrong = Wrong. { $spy } was the spy; the others win the round.
ended-convicted-spy = { $suspect } was the spy. The others win the round.
ended-convicted-innocent = { $suspect } was innocent. The spy wins the round.
ended-escaped = Nobody was convicted. { $spy }, the spy, gets away and wins the round.
round-secret = Round { $round }. Location: { $place }. Spy: { $spy }.
shown-spy =
    { $points ->
        [one] { $seat }: the spy, { $points } point
       *[other] { $seat }: the spy, { $points } points
    }
shown-place =
    { $points ->
        [one] { $seat }: { $points } point
       *[other] { $seat }: { $points } points
    }
shown-role =
    { $points ->
        [one] { $seat }: { $role }, { $points } point
       *[other] { $seat }: { $role }, { $points } points
    }
match-ended = The game is over. Final standings:
standing =
    { $points ->
        [one] { $rank }. { $seat }: { $points } point
       *[other] { $rank }. { $seat }: { $points } points
    }

## What can be done

offer-start = Start the timer
offer-continue = Continue
offer-ask = Ask a question
offer-ask-aloud = Ask somebody a question aloud
offer-answer = Answer { $seat }: { $question }
offer-answer-aloud = You have answered { $seat }
offer-accuse = Stop the timer and accuse (once per round)
offer-remark = Make a remark
offer-vote = Vote on { $suspect }
offer-point = Point at a location (as the spy: reveal yourself and guess)
blank-to = Who do you want to ask?
blank-question-written = Write your question
blank-question-phrasebook = Which question?
blank-answer-written = Write your answer
blank-answer-phrasebook = Which answer?
blank-suspect = Who do you accuse?
blank-remark = Which remark?
blank-about = Who is it about?
blank-vote = Is { $suspect } the spy?
blank-place = Which location?
blank-how = Just look, or guess as the spy?
choice-aye = yes
choice-nay = no
choice-look = look only: nobody notices
choice-name = guess: ends the round if you are the spy; otherwise nothing happens
seat-name = { $seat }
nobody = nobody

## What lies on the table

section-status = Status
section-hand = Your card
section-places = Locations
section-talk = Questions and answers
section-votes = Votes
section-seats = Players
section-rounds = Rounds
status-round = Round { $round } of { $rounds }. Dealer: { $dealer }.
status-dealt = The cards are dealt. { $dealer } starts the timer.
status-revealed = The round is over. The next one starts when everyone has tapped Continue. Missing: { $missing }.
status-asking = { $seat } asks next and can choose: { $to }.
status-answering = { $seat } answers { $by }.
status-accusation = { $by } accuses { $suspect }. Timer stopped. Still to vote: { $missing }.
status-motion = Time’s up. Vote on { $suspect }. Still to vote: { $missing }.
status-over = The game is over.
hand-spy = You are the spy. You don’t know the location.
hand-place = Location: { $place }.
hand-role = Location: { $place }. Your role: { $role }.
hand-aye = You voted yes.
hand-nay = You voted no.
place-used = { $place } (already played)
seat-new = { $seat }
seat-points =
    { $total ->
        [one] { $seat }: { $total } point (by round: { $scores })
       *[other] { $seat }: { $total } points (by round: { $scores })
    }
seat-accused = no accusation left this round
seat-may-accuse = can accuse

## A new table

option-rounds = Rounds
option-rounds-count = { $count }
option-minutes = Length of a round
option-minutes-recommended = recommended: 6 minutes for 3–4 players, 7 for 5–6, 8 for 7–8
option-minutes-count =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
option-conversation = Conversation
option-conversation-phrasebook = phrasebook: ready-made lines, everyone reads their own language
option-conversation-spoken = spoken: in one room or on a call
option-conversation-written = written: type your questions and answers
option-roles = Roles
option-roles-played = with roles
option-roles-none = without roles
option-voteSeconds = Time for a vote
option-voteSeconds-count =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }

## What is forbidden

rule-SPY-1-2 = Spectators can only watch.
rule-SPY-2-7 = The dealer starts the timer. Only then does the conversation begin.
rule-SPY-2-9 = After a round everyone can tap Continue, once. The next round starts when all have, or after 20 seconds.
rule-SPY-2-10 = Latecomers join through the table, from the next round.
rule-SPY-3-1 = Only the player whose turn it is can ask, and only one other player.
rule-SPY-3-2 = A question is waiting for an answer. No follow-up questions.
rule-SPY-3-3 = Only the player who was asked answers, and only once.
rule-SPY-3-4 = You cannot ask the player who has just asked you.
rule-SPY-4-1 = This table talks aloud: just tap who you ask, and tap when you have answered.
rule-SPY-4-2 = Write one line of 1 to 280 characters.
rule-SPY-4-3 = At this table you choose from the phrasebook, and the answer must belong to the question.
rule-SPY-4-4 = You can’t do that here.
rule-SPY-4-7 = With the phrasebook, you can make a remark about another player while the timer is running.
rule-SPY-4-8 = You can make one remark after each answer.
rule-SPY-5-1 = You can accuse one other player, once per round, while the timer is running.
rule-SPY-5-2 = When a vote is open, everyone but the suspect votes, once.
rule-SPY-5-4 = No talking during a vote. The conversation continues afterwards.
rule-SPY-5-6 = One accusation at a time. You still have yours.
rule-SPY-5-7 = Only the timer closes a vote before everyone has voted.
rule-SPY-6-1 = The location can be guessed only while the timer is running.
rule-SPY-6-2 = You cannot guess the location during a vote.
rule-SPY-6-3 = It has to be one of the thirty locations that has not been played in this game.
rule-SPY-7-1 = Time’s up. Only voting is left.
rule-SPY-7-2 = Everyone but the suspect votes, once.
rule-SPY-7-5 = Time is up. It is too late to guess the location.
rule-SPY-8-6 = The game is over.

## Locations

place-terrorist-base = Terrorist Base
place-bank = Bank
place-military-base = Military Base
place-movie-studio = Film Studio
place-corporate-party = Corporate Party
place-hospital = Hospital
place-space-station = Space Station
place-partisan-squad = Partisan Squad
place-passenger-train = Passenger Train
place-police-station = Police Station
place-polar-station = Polar Station
place-embassy = Embassy
place-supermarket = Supermarket
place-theater = Theatre
place-university = University
place-crusader-army = Crusader Army
place-hotel = Hotel
place-casino = Casino
place-airplane = Aeroplane
place-vegetable-warehouse = Vegetable Warehouse
place-ocean-liner = Ocean Liner
place-beach = Beach
place-submarine = Submarine
place-pirate-ship = Pirate Ship
place-restaurant = Restaurant
place-day-spa = Day Spa
place-service-station = Service Station
place-church = Church
place-circus-tent = Circus Tent
place-school = School

## Roles

role-terrorist-base-errand-boy = Errand Boy
role-terrorist-base-cell-leader = Cell Leader
role-terrorist-base-militant = Militant
role-terrorist-base-suicide-bomber = Suicide Bomber
role-terrorist-base-medic = Medic
role-terrorist-base-recruit = Recruit
role-terrorist-base-shepherd = Shepherd
role-bank-customer = Customer
role-bank-security-guard = Security Guard
role-bank-robber = Robber
role-bank-teller = Teller
role-bank-manager = Branch Manager
role-bank-cash-collector = Armoured Car Guard
role-bank-consultant = Consultant
role-military-base-canteen-clerk = Canteen Clerk
role-military-base-junior-officer = Junior Officer
role-military-base-army-doctor = Army Doctor
role-military-base-sentry = Sentry
role-military-base-private = Private
role-military-base-colonel = Colonel
role-military-base-deserter = Deserter
role-movie-studio-sound-engineer = Sound Engineer
role-movie-studio-stuntman = Stuntman
role-movie-studio-cameraman = Cameraman
role-movie-studio-costume-artist = Costume Designer
role-movie-studio-director = Director
role-movie-studio-actor = Actor
role-movie-studio-extra = Extra
role-corporate-party-manager = Manager
role-corporate-party-host = Host
role-corporate-party-gatecrasher = Gatecrasher
role-corporate-party-boss = Boss
role-corporate-party-secretary = Secretary
role-corporate-party-accountant = Accountant
role-corporate-party-courier = Courier
role-hospital-physician = Physician
role-hospital-surgeon = Surgeon
role-hospital-nurse = Nurse
role-hospital-patient = Patient
role-hospital-pathologist = Pathologist
role-hospital-head-doctor = Chief Physician
role-hospital-intern = Intern
role-space-station-space-tourist = Space Tourist
role-space-station-research-engineer = Research Engineer
role-space-station-mad-ai = Mad AI
role-space-station-doctor = Doctor
role-space-station-pilot = Pilot
role-space-station-commander = Commander
role-space-station-alien = Alien
role-partisan-squad-captured-collaborator = Captured Collaborator
role-partisan-squad-scout = Scout
role-partisan-squad-partisan = Partisan
role-partisan-squad-radioman = Radio Operator
role-partisan-squad-medic = Medic
role-partisan-squad-soldier = Soldier
role-partisan-squad-cook = Cook
role-passenger-train-vendor = Hawker
role-passenger-train-dining-car-chef = Dining Car Chef
role-passenger-train-passenger = Passenger
role-passenger-train-border-guard = Border Guard
role-passenger-train-train-attendant = Train Attendant
role-passenger-train-engine-driver = Train Driver
role-passenger-train-stoker = Stoker
role-police-station-journalist = Journalist
role-police-station-detective = Detective
role-police-station-lawyer = Lawyer
role-police-station-criminalist = Forensic Expert
role-police-station-archivist = Archivist
role-police-station-patrol-officer = Patrol Officer
role-police-station-criminal = Criminal
role-polar-station-expedition-leader = Expedition Leader
role-polar-station-geophysicist = Geophysicist
role-polar-station-biologist = Biologist
role-polar-station-meteorologist = Meteorologist
role-polar-station-medic = Medic
role-polar-station-hydrologist = Hydrologist
role-polar-station-radioman = Radio Operator
role-embassy-diplomat = Diplomat
role-embassy-ambassador = Ambassador
role-embassy-official = Government Official
role-embassy-secretary = Secretary
role-embassy-security-guard = Security Guard
role-embassy-tourist = Tourist
role-embassy-refugee = Refugee
role-supermarket-shop-assistant = Shop Assistant
role-supermarket-security-guard = Security Guard
role-supermarket-promoter = Promoter
role-supermarket-cashier = Cashier
role-supermarket-butcher = Butcher
role-supermarket-cleaner = Cleaner
role-supermarket-shopper = Shopper
role-theater-cloakroom-attendant = Cloakroom Attendant
role-theater-prompter = Prompter
role-theater-usher = Usher
role-theater-spectator = Spectator
role-theater-director = Director
role-theater-actor = Actor
role-theater-stagehand = Stagehand
role-university-student = Student
role-university-doorkeeper = Porter
role-university-rector = Rector
role-university-professor = Professor
role-university-graduate-student = Graduate Student
role-university-psychologist = Psychologist
role-university-dean = Dean
role-crusader-army-captive-saracen = Captive Saracen
role-crusader-army-servant = Servant
role-crusader-army-bishop = Bishop
role-crusader-army-archer = Archer
role-crusader-army-monk = Monk
role-crusader-army-squire = Squire
role-crusader-army-knight = Knight
role-hotel-bartender = Bartender
role-hotel-guest = Guest
role-hotel-housekeeper = Housekeeper
role-hotel-doorman = Doorman
role-hotel-security-guard = Security Guard
role-hotel-manager = Manager
role-hotel-receptionist = Receptionist
role-casino-gambler = Gambler
role-casino-head-security-guard = Head of Security
role-casino-bouncer = Bouncer
role-casino-card-sharp = Card Sharp
role-casino-bartender = Bartender
role-casino-manager = Manager
role-casino-dealer = Dealer
role-airplane-flight-captain = Captain
role-airplane-business-passenger = Business Class Passenger
role-airplane-economy-passenger = Economy Class Passenger
role-airplane-steward = Steward
role-airplane-co-pilot = Co-Pilot
role-airplane-flight-engineer = Flight Engineer
role-airplane-stowaway = Stowaway
role-vegetable-warehouse-sanitary-inspector = Sanitary Inspector
role-vegetable-warehouse-security-guard = Security Guard
role-vegetable-warehouse-loader = Loader
role-vegetable-warehouse-accountant = Accountant
role-vegetable-warehouse-foreman = Foreman
role-vegetable-warehouse-lab-technician = Lab Technician
role-vegetable-warehouse-driver = Driver
role-ocean-liner-rich-passenger = Rich Passenger
role-ocean-liner-steward = Steward
role-ocean-liner-captain = Captain
role-ocean-liner-bartender = Bartender
role-ocean-liner-musician = Musician
role-ocean-liner-ships-cook = Ship’s Cook
role-ocean-liner-radioman = Radio Operator
role-beach-photographer-with-monkey = Photographer with a Monkey
role-beach-animator = Beach Entertainer
role-beach-beach-goer = Beachgoer
role-beach-paraglider = Paraglider
role-beach-snack-vendor = Snack Vendor
role-beach-lifeguard = Lifeguard
role-beach-thief = Thief
role-submarine-electrician = Electrical Technician
role-submarine-sailor = Sailor
role-submarine-commander = Commander
role-submarine-navigator = Navigator
role-submarine-sonar-technician = Sonar Technician
role-submarine-ships-cook = Ship’s Cook
role-submarine-radioman = Radio Operator
role-pirate-ship-bound-prisoner = Bound Prisoner
role-pirate-ship-cannoneer = Cannoneer
role-pirate-ship-sailor = Sailor
role-pirate-ship-cabin-boy = Cabin Boy
role-pirate-ship-captain = Captain
role-pirate-ship-ships-cook = Ship’s Cook
role-pirate-ship-slave = Slave
role-restaurant-musician = Musician
role-restaurant-customer = Diner
role-restaurant-bouncer = Bouncer
role-restaurant-maitre-d = Maître d’
role-restaurant-head-chef = Head Chef
role-restaurant-waiter = Waiter
role-restaurant-food-critic = Food Critic
role-day-spa-customer = Customer
role-day-spa-stylist = Hair Stylist
role-day-spa-masseur = Masseur
role-day-spa-makeup-artist = Makeup Artist
role-day-spa-manicurist = Manicurist
role-day-spa-beautician = Beautician
role-day-spa-dermatologist = Dermatologist
role-service-station-service-advisor = Service Advisor
role-service-station-tire-specialist = Tyre Specialist
role-service-station-car-washer = Car Washer
role-service-station-biker = Biker
role-service-station-electrician = Electrician
role-service-station-director = Director
role-service-station-motorist = Motorist
role-church-priest = Priest
role-church-sinner = Sinner
role-church-choir-singer = Choir Singer
role-church-parishioner = Parishioner
role-church-beggar = Beggar
role-church-tourist = Tourist
role-church-patron = Benefactor
role-circus-tent-animal-trainer = Animal Trainer
role-circus-tent-visitor = Spectator
role-circus-tent-magician = Magician
role-circus-tent-juggler = Juggler
role-circus-tent-clown = Clown
role-circus-tent-knife-thrower = Knife Thrower
role-circus-tent-acrobat = Acrobat
role-school-homeroom-teacher = Form Teacher
role-school-security-guard = Security Guard
role-school-gym-teacher = PE Teacher
role-school-pupil = Pupil
role-school-principal = Head Teacher
role-school-janitor = Caretaker
role-school-deputy-principal = Deputy Head

## On the screen

board-parts = Sections
board-tab-talk = Questions
board-tab-rounds = Score
board-round-of = Round { $round } of { $rounds }
board-round-short = { $round }/{ $rounds }
board-clock-left = Time left in the round: { $time }
board-clock-ready = not running yet
board-clock-starts = starts by itself in { $time }
board-clock-running = remaining
board-clock-stopped = timer stopped
board-clock-out = time is up
board-clock-soon =
    { $seconds ->
        [one] { $seconds } second left in the round
       *[other] { $seconds } seconds left in the round
    }
board-now-dealt =
    { $you ->
        [dealer] The cards are dealt. You start the timer.
       *[none] The cards are dealt. { $dealer } starts the timer.
    }
board-now-asking =
    { $you ->
        [seat] It is your turn to ask.
       *[none] { $seat } asks next.
    }
board-now-askable = Can be asked: { $to }.
board-now-answering =
    { $you ->
        [seat] You answer { $by }.
        [by] { $seat } answers you.
       *[none] { $seat } answers { $by }.
    }
board-card-cover = Top secret
board-card-hold = Hold to look
board-card-spy = You are the spy
board-card-spy-aim = Find out where everybody is.
board-card-role = Your role: { $role }
board-card-no-role = No roles this time.
board-deal = You deal
board-deal-what = When everyone has looked at their card, start the timer. The first question is yours.
board-asking = Your question
board-ask-spoken = Ask aloud, then tap the player you asked.
board-ask = Ask { $to }
board-ask-button = Ask
board-answering = { $by } is asking you
board-answer = Answer { $to }
board-answered = I have answered
board-answered-by = { $seat } has answered
board-line-left =
    { $count ->
        [one] { $count } character left
       *[other] { $count } characters left
    }
board-line-over =
    { $count ->
        [one] { $count } character too many
       *[other] { $count } characters too many
    }
board-book-search = Search the phrasebook
board-book-theme = Topic
board-book-all = All topics
board-remark = Remark
board-remark-not-now = Remark (once after each answer)
board-remark-to =
    { $you ->
        [seat] You to { $about }:
        [about] { $seat } to you:
       *[none] { $seat } to { $about }:
    }
board-book-liked = Favourites
board-book-like = Add to favourites: { $question }
board-book-dislike = Remove from favourites: { $question }
board-book-asked = already asked this round
board-book-none = No question found. Try another word.
board-book-no-liked = No favourites yet. Tap the star next to a question to add it.
board-book-found =
    { $count ->
        [one] { $count } question
       *[other] { $count } questions
    }
board-talk-none = Nobody has asked anything yet.
board-talk-before = Questions and answers from the previous round
board-talk-asks =
    { $you ->
        [seat] You ask { $to }.
        [to] { $seat } asks you.
       *[none] { $seat } asks { $to }.
    }
board-talk-answers =
    { $you ->
        [seat] You answer.
       *[none] { $seat } answers.
    }
board-talk-waiting =
    { $you ->
        [seat] Your turn to answer.
       *[none] { $seat } is thinking…
    }
board-talk-unanswered = No answer.
board-places-left =
    { $count ->
        [one] { $count } location left
       *[other] { $count } locations left
    }
board-places-how = Tap a location to cross it out. Only you can see this.
board-places-clear = Clear all marks
board-place-cross = Cross out: { $place }
board-place-crossed = { $place } (crossed out)
board-name = Guess as the spy: { $place }
board-name-what = If you are the spy, this reveals you and ends the round: you win if you’re right, the others win if you’re wrong. If you aren’t the spy, nothing happens and nobody notices.
board-player-suspect = being voted on
board-player-deals = starts the timer
board-player-answers = answers
board-player-asks = asks
board-accuse = Accuse a player
board-accuse-spent = You’ve already used your accusation this round.
board-accuse-not-now = Only while the timer is running.
board-accuse-warning = You can do this once per round and can’t undo it. If anyone votes no, your accusation is lost and the round continues.
board-accuse-whom = First choose a suspect
board-accuse-do = Accuse { $suspect }
board-vote-on =
    { $you ->
        [suspect] Are you the spy? The others vote.
       *[none] Is { $suspect } the spy?
    }
board-vote-accused =
    { $you ->
        [seat] You stop the timer and accuse { $suspect }.
        [suspect] { $seat } stops the timer and accuses you.
       *[none] { $seat } stops the timer and accuses { $suspect }.
    }
board-vote-late = Time is up. You can talk it over before you vote.
board-vote-suspect = You’re the suspect, so you don’t vote.
board-vote-aye = Yes
board-vote-nay = No
board-vote-aye-what = that is the spy
board-vote-nay-what = keep playing
board-vote-cast = Vote
board-vote-in = has voted
board-vote-missing = not yet
board-vote-secret = Votes stay secret until everyone has voted. A missing vote counts as no.
board-verdict =
    { $you ->
        [by] You accuse { $suspect }
        [suspect] { $by } accuses you
       *[none] { $by } accuses { $suspect }
    }
board-verdict-late =
    { $you ->
        [suspect] Final vote: you
       *[none] Final vote: { $suspect }
    }
board-moment-unanimous = All agree!
board-moment-not-unanimous = Not everyone agrees
board-moment-named =
    { $you ->
        [seat] You are the spy! You guess:
       *[none] { $seat } is the spy! The guess:
    }
board-moment-right = Correct
board-moment-wrong = Wrong
board-moment-time = Time’s up!
board-moment-out = Now the table votes on each player in turn.
board-report = Round { $round } is over
board-report-named = The spy guessed: { $place }.
board-report-spy = the spy
board-report-cards = Cards and points
board-scores = Score by round
board-rounds-none = No round is over yet.
board-round = Round { $round }: { $place }
board-player-accused = has accused
board-player-ready = ready
board-places-tab = Locations, { $count } left
board-name-open = Guess the location…
board-name-short = Guess location
board-name-search = Search the locations
board-name-none = No location matches.
board-name-first = First choose a location
board-accuse-open = Accuse…
board-accuse-one = Accuse
board-accuse-name = Accuse { $suspect }
board-ask-barred = { $seat } has just asked you
board-book-open = All questions
board-book-count =
    { $count ->
        [one] Search { $count } question
       *[other] Search { $count } questions
    }
board-book-short = Search…
board-vote-nay-late = not this one
board-vote-open = Vote
board-decide = Made up your mind? Decide on all votes at once.
board-decide-do = Vote yes on { $suspect }, no on the others
board-decide-do-nobody = Vote no on everyone
board-decided = Your votes: yes on { $suspect }, no on the others. They are cast for you.
board-decided-nobody = Your votes: no on everyone. They are cast for you.
board-decide-change = Change
board-decide-nobody = Nobody
board-wall-stops = { $seat } stops the timer at { $time }
board-wall-vote = Vote on your phone. All must agree. Votes stay secret until everyone has voted.
board-accuse-by = Who accuses?
board-reveal-at = You were all at
board-reveal-left =
    { $count ->
        [one] { $count } round to go
       *[other] { $count } rounds to go
    }
board-reveal-ready = { $ready } of { $count } are ready.
board-reveal-starts = Starts by itself in { $seconds } s.
board-reveal-last = The last round
board-reveal-lift = See the table
board-reveal-show = See the result
board-reveal-caught = Caught! { $spy } was the spy
board-reveal-innocent = Wrong player! { $spy } was the spy
board-reveal-named = { $spy } guessed the location!
board-reveal-wrong = Wrong guess! { $spy } was the spy
board-reveal-escaped = { $spy } got away!

## What questions are about

board-theme-indoors = Indoors or outdoors
board-theme-water = Water
board-theme-pay = Money
board-theme-entry = Entrance
board-theme-tickets = Tickets and bookings
board-theme-uniforms = Uniforms
board-theme-noise = Noise
board-theme-smell = Smells
board-theme-danger = Danger
board-theme-food = Food
board-theme-sleep = Sleep
board-theme-children = Children
board-theme-animals = Animals
board-theme-night = Night
board-theme-moving = Movement
board-theme-medical = Medical care
board-theme-weapons = Weapons
board-theme-past = Era
board-theme-religion = Faith
board-theme-alcohol = Alcohol
board-theme-queues = Queues
board-theme-silence = Silence
board-theme-cold = Cold
board-theme-heat = Heat
board-theme-tech = Technology
board-theme-illegal = Law
board-theme-seats = Seats
board-theme-music = Music
board-theme-crowd = Crowds
board-theme-dressy = Dress code
board-theme-view = View
board-theme-photos = Photos
board-theme-leave = Way out
board-theme-stay = Length of stay
board-theme-dirt = Dirt
board-theme-foreign = Languages

## Questions and answers

question-rain = If it started raining, would we get wet?
answer-rain-yes = Not a drop would reach us.
answer-rain-rather-yes = Most of us would stay dry.
answer-rain-evade = Rain or shine, the day goes on.
answer-rain-rather-no = Some would have to run for cover.
answer-rain-no = We’d all be soaked to the bone.
question-overhead = What’s above your head right now?
answer-overhead-yes = Something solid, no sky at all.
answer-overhead-middle = Depends where you stand: a roof here, the sky there.
answer-overhead-no = The open sky.
answer-overhead-evade-1 = My worries, as always.
answer-overhead-evade-2 = I don’t look up that often.
question-swim = And if someone felt like a swim?
answer-swim-yes = Water is the one thing we don’t lack.
answer-swim-rather-yes = You could find a spot, if you’re careful.
answer-swim-evade = Swimming isn’t really my thing.
answer-swim-rather-no = At best they could rinse their face.
answer-swim-no = There’s nowhere to swim, not even close.
question-shore = How far are we from open water?
answer-shore-yes = Look around, it’s everywhere.
answer-shore-rather-yes = You can hear splashing not far off.
answer-shore-rather-no = There may be some, it makes no difference to us.
answer-shore-no = Very far. Here it comes in bottles at best.
answer-shore-evade = I’m no good with distances.
question-day-cost = What does a day here cost you?
answer-day-cost-yes = My wallet can feel it.
answer-day-cost-middle = Some pay, some don’t.
answer-day-cost-no = Not a penny, nobody pays to be here.
answer-day-cost-evade-1 = More nerves than money.
answer-day-cost-evade-2 = Let’s not talk about money.
question-who-pays = Who’s paying for you here?
answer-who-pays-yes = We all pay our own way here.
answer-who-pays-rather-yes = Sooner or later you reach for your wallet.
answer-who-pays-evade = Do you really want to know?
answer-who-pays-rather-no = Hardly anyone, except for small things.
answer-who-pays-no = Nobody. That’s not how it works here.
question-walk-in = Can you just walk in off the street?
answer-walk-in-yes = No way, they’d stop you at once.
answer-walk-in-rather-yes = Someone has to let you in.
answer-walk-in-evade = All sorts of people turn up here.
answer-walk-in-rather-no = More or less, just look confident.
answer-walk-in-no = Sure, it’s open to anyone.
question-checks = Who checks you when you arrive?
answer-checks-yes = Serious people, and they check everyone.
answer-checks-middle = Someone glances at you, nothing strict.
answer-checks-no = Nobody at all.
answer-checks-evade-1 = They know my face by now.
answer-checks-evade-2 = I try not to stand out.
question-booking = Did you have to book in advance?
answer-booking-yes = Of course, there’s no other way.
answer-booking-rather-yes = It’s safer to, but you can manage without.
answer-booking-evade = Planning isn’t my strong suit.
answer-booking-rather-no = Not usually, only in special cases.
answer-booking-no = Book what? Nobody does that here.
question-ticket = Where do you keep your ticket?
answer-ticket-yes = Close at hand, they may ask for it.
answer-ticket-middle = More of an appointment than a ticket.
answer-ticket-no = What ticket? You don’t need one here.
answer-ticket-evade-1 = I always lose that sort of thing.
answer-ticket-evade-2 = Why, are you checking?
question-who-works = How do you tell who works here?
answer-who-works-yes = By the uniform, at first glance.
answer-who-works-rather-yes = Mostly by the clothes, though not always.
answer-who-works-evade = You get a feel for it.
answer-who-works-rather-no = Rather by how they behave.
answer-who-works-no = You can’t, everyone wears what they like.
question-clothes = How do you like the clothes here?
answer-clothes-yes = We all look the same, you get used to it.
answer-clothes-middle = Some in uniform, the rest as they please.
answer-clothes-no = No rules at all, wear anything.
answer-clothes-evade-1 = Clothes don’t make the person.
answer-clothes-evade-2 = It could be more comfortable.
question-thoughts = Can you hear yourself think here?
answer-thoughts-yes = Not a chance, it’s one long racket.
answer-thoughts-rather-yes = Not once things get going.
answer-thoughts-evade = My thoughts are quiet anyway.
answer-thoughts-rather-no = Usually yes, apart from a few moments.
answer-thoughts-no = Perfectly, it’s really calm here.
question-headache = Doesn’t the noise give you a headache?
answer-headache-yes = By evening my head is splitting.
answer-headache-middle = It varies: now loud, now calm.
answer-headache-no = What noise? You could hear a pin drop.
answer-headache-evade-1 = My head aches for other reasons.
answer-headache-evade-2 = You get used to anything.
question-smells-of = What does it smell like here?
answer-smells-of-yes = Something so strong it won’t wash off.
answer-smells-of-rather-yes = Something you’d recognise with your eyes shut.
answer-smells-of-evade = Adventure, as usual.
answer-smells-of-rather-no = A bit of everything, nothing special.
answer-smells-of-no = Nothing, the air is clean.
question-laundry = Do your clothes smell after a day here?
answer-laundry-yes = You have to air them for a week.
answer-laundry-middle = A little, if you stay long.
answer-laundry-no = Not at all, fresh as ever.
answer-laundry-evade-1 = I have a cold, don’t ask me.
answer-laundry-evade-2 = Only my socks.
question-mum = Would you tell your mum what goes on here?
answer-mum-yes = No, she’d never sleep again.
answer-mum-rather-yes = Yes, minus the scariest bits.
answer-mum-evade = Mum knows everything anyway.
answer-mum-rather-no = Sure, she’d only worry a little.
answer-mum-no = Of course, nothing can happen here.
question-come-home = Aren’t you afraid of not getting home from here?
answer-come-home-yes = Every day could be the last.
answer-come-home-rather-yes = There’s a risk, but we know what we’re doing.
answer-come-home-rather-no = It happens, but rarely.
answer-come-home-no = Here? The worst danger is boredom.
answer-come-home-evade = What will be, will be.
question-when-eat = When do we eat?
answer-when-eat-yes = Right now if you like, there’s plenty.
answer-when-eat-rather-yes = At the usual hour, as always.
answer-when-eat-evade = You only ever think of food!
answer-when-eat-rather-no = Whenever, if you brought something.
answer-when-eat-no = Not here, nobody eats here.
question-meals = What are the meals like here?
answer-meals-yes = So much choice I can’t decide.
answer-meals-middle = Plain, but nobody goes hungry.
answer-meals-no = There aren’t any.
answer-meals-evade-1 = That’s a matter of taste.
answer-meals-evade-2 = I’ve had worse.
question-nap = Where can you take a nap here?
answer-nap-yes = Everyone has their own place to sleep.
answer-nap-rather-yes = You can doze off if you find a spot.
answer-nap-evade = I could sleep standing up.
answer-nap-rather-no = Only on the sly, so nobody sees.
answer-nap-no = Nowhere, nobody sleeps here.
question-last-night = How did you sleep here last night?
answer-last-night-yes = As usual, it’s like home by now.
answer-last-night-middle = A little, with one eye open.
answer-last-night-no = Here? I sleep at home.
answer-last-night-evade-1 = I never get enough sleep.
answer-last-night-evade-2 = Why, do I look tired?
question-bring-child = Could you come here with a child?
answer-bring-child-yes = Sure, it’s full of kids.
answer-bring-child-rather-yes = You could, some people do.
answer-bring-child-evade = That depends on the child.
answer-bring-child-rather-no = Better not, though it’s not unheard of.
answer-bring-child-no = Never, this is no place for children.
question-little-ones = Who looks after the little ones here?
answer-little-ones-yes = Plenty of people, there are a lot of them.
answer-little-ones-middle = Their parents, if they bring them at all.
answer-little-ones-no = There are none here.
answer-little-ones-evade-1 = I can barely look after myself.
answer-little-ones-evade-2 = Some adults here are worse than children.
question-paws = Do you ever see animals here?
answer-paws-yes = Every day, they’re part of it all.
answer-paws-rather-yes = Now and then one wanders in.
answer-paws-evade = Does my neighbour count?
answer-paws-rather-no = A fly or a mouse at most.
answer-paws-no = Never, nobody would let them in.
question-feeding = Who feeds the animals today?
answer-feeding-yes = There’s someone for that, they’re well kept.
answer-feeding-middle = Nobody in particular, they find scraps.
answer-feeding-no = What animals? There aren’t any.
answer-feeding-evade-1 = Not me, that’s for sure.
answer-feeding-evade-2 = Somebody should feed me first.
question-three-am = What’s it like here at three in the morning?
answer-three-am-yes = The same as by day, it never stops.
answer-three-am-rather-yes = Someone is always on their feet.
answer-three-am-evade = No idea, I’m asleep by then.
answer-three-am-rather-no = Not much, a light here or there.
answer-three-am-no = Dark and empty, not a soul.
question-night-shift = Is it your turn to stay up tonight?
answer-night-shift-yes = Someone has to, every single night.
answer-night-shift-middle = Only on special nights.
answer-night-shift-no = At night everything is shut.
answer-night-shift-evade-1 = I’d rather not think about tonight.
answer-night-shift-evade-2 = Ask me in the morning.
question-tomorrow-place = Will we be in the same spot tomorrow?
answer-tomorrow-place-yes = No, far from here by then.
answer-tomorrow-place-rather-yes = Perhaps a bit further along.
answer-tomorrow-place-evade = If nothing goes wrong.
answer-tomorrow-place-rather-no = Probably, though we may move one day.
answer-tomorrow-place-no = Where else? Nothing here ever moves.
question-motion = Do you get motion sick here?
answer-motion-yes = At first yes, then you get used to it.
answer-motion-rather-yes = We move slowly, it’s bearable.
answer-motion-rather-no = It hardly ever moves, so no.
answer-motion-no = When what moves? Everything stands still.
answer-motion-evade = I have a strong stomach.
question-plaster = What if I cut my finger?
answer-plaster-yes = You couldn’t be in better hands.
answer-plaster-rather-yes = There’s someone who knows what to do.
answer-plaster-evade = Then you’ll be more careful next time.
answer-plaster-rather-no = There may be a plaster in a drawer.
answer-plaster-no = Nobody here could help you.
question-doctor = Is there a doctor around?
answer-doctor-yes = Sure, you’ll find one right away.
answer-doctor-middle = There is one, for emergencies.
answer-doctor-no = Here? No doctor ever comes here.
answer-doctor-evade-1 = I stay away from doctors.
answer-doctor-evade-2 = Why, are you unwell?
question-armed = Would anyone here be armed?
answer-armed-yes = Nearly everyone, it goes with the job.
answer-armed-rather-yes = One or two people, officially.
answer-armed-evade = I don’t search anyone’s pockets.
answer-armed-rather-no = Only if it’s a toy or a tool.
answer-armed-no = Good heavens, no!
question-blade = How often do you clean your weapon?
answer-blade-yes = Daily, my life depends on it.
answer-blade-middle = I don’t have one, but others here do.
answer-blade-no = My weapon? Do you mean my pen?
answer-blade-evade-1 = My sharpest weapon is my tongue.
answer-blade-evade-2 = I’d rather not answer that.
question-grandparents = Would your great-grandparents feel at home here?
answer-grandparents-yes = Even they’d find it old-fashioned.
answer-grandparents-rather-yes = They’d recognise quite a lot.
answer-grandparents-evade = Mine would complain anywhere.
answer-grandparents-rather-no = In some ways, perhaps.
answer-grandparents-no = No, they wouldn’t understand a thing.
question-century = What century does it feel like here?
answer-century-yes = One without electricity.
answer-century-rather-yes = One you know from grandad’s stories.
answer-century-rather-no = Ours, with a touch of the old days.
answer-century-no = Ours, or even the next one.
answer-century-evade = Time passes strangely here.
question-blessing = Do people pray here?
answer-blessing-yes = Together and out loud.
answer-blessing-rather-yes = Some do, and nobody bats an eyelid.
answer-blessing-evade = I never ask people about that.
answer-blessing-rather-no = Silently, when things get tough.
answer-blessing-no = No, that’s not what we’re here for.
question-higher-power = Did your faith bring you here?
answer-higher-power-yes = What else would bring anyone here?
answer-higher-power-middle = Partly. You need some hope here.
answer-higher-power-no = No, for much more down-to-earth reasons.
answer-higher-power-evade-1 = My legs brought me here.
answer-higher-power-evade-2 = Faith in myself, perhaps.
question-toast = Could we raise a glass together here?
answer-toast-yes = Gladly, everyone’s glass is full already.
answer-toast-rather-yes = If you ask, something will be found.
answer-toast-evade = With tea, any time.
answer-toast-rather-no = Only in secret, if at all.
answer-toast-no = Not a drop, it’s out of the question.
question-drunk = Do you see drunk people here?
answer-drunk-yes = By evening it’s hard to find anyone sober.
answer-drunk-middle = Now and then someone overdoes it.
answer-drunk-no = Never, they’d be thrown out.
answer-drunk-evade-1 = After this question I need a drink.
answer-drunk-evade-2 = Some people are odd even when sober.
question-wait = Did you have to wait long?
answer-wait-yes = Ages, the queue is always huge.
answer-wait-rather-yes = A while, you have to take your turn.
answer-wait-evade = Patience is a virtue.
answer-wait-rather-no = Hardly, only at peak times.
answer-wait-no = No, nobody queues here.
question-last-in-line = Who’s last in line?
answer-last-in-line-yes = Over there, behind all those people.
answer-last-in-line-middle = There’s a line sometimes, but a short one.
answer-last-in-line-no = What line? There’s none here.
answer-last-in-line-evade-1 = Certainly not you.
answer-last-in-line-evade-2 = The last shall be first.
question-whisper = Should we be talking so loudly here?
answer-whisper-yes = Shh! Everyone is looking at us.
answer-whisper-rather-yes = Better lower your voice a little.
answer-whisper-evade = I’ll speak the way you do.
answer-whisper-rather-no = Nobody minds, within reason.
answer-whisper-no = Shout if you like, nobody will care.
question-sneeze = What happens if you sneeze here?
answer-sneeze-yes = Everyone turns round, it’s that quiet.
answer-sneeze-middle = It depends on the moment.
answer-sneeze-no = Nothing, nobody would hear it.
answer-sneeze-evade-1 = People will say bless you.
answer-sneeze-evade-2 = I have a handkerchief.
question-sweater = Should I put on a jumper?
answer-sweater-yes = Two at least, you’ll freeze.
answer-sweater-rather-yes = It’s a good idea, it gets chilly.
answer-sweater-evade = Ask your grandma.
answer-sweater-rather-no = Only if you feel the cold easily.
answer-sweater-no = No, it’s never cold here.
question-frost = Are your hands freezing too?
answer-frost-yes = I can’t feel my fingers any more.
answer-frost-middle = Only in certain corners.
answer-frost-no = Not at all, it’s nice and warm.
answer-frost-evade-1 = Cold hands, warm heart.
answer-frost-evade-2 = You always feel cold!
question-sweat = Aren’t you too hot?
answer-sweat-yes = I’m melting, but that’s normal here.
answer-sweat-rather-yes = It can get pretty warm.
answer-sweat-evade = I’m fine whatever the weather.
answer-sweat-rather-no = Not really, just right.
answer-sweat-no = Hot? You must be joking.
question-shorts = Would shorts be all right here?
answer-shorts-yes = In this heat? Nothing else.
answer-shorts-middle = On a warm day, why not.
answer-shorts-no = No, it’s not warm enough for that.
answer-shorts-evade-1 = With your legs, why not?
answer-shorts-evade-2 = I don’t follow fashion.
question-buttons = Could I operate the equipment here?
answer-buttons-yes = You’d need years of training.
answer-buttons-rather-yes = Someone would have to show you.
answer-buttons-evade = The main thing is not to break it.
answer-buttons-rather-no = Yes, just the ordinary stuff.
answer-buttons-no = What gear? Everything’s done by hand.
question-gadgets = Is the equipment here up to date?
answer-gadgets-yes = Like something out of the future.
answer-gadgets-middle = Nothing special, but it does the job.
answer-gadgets-no = We get by with the simplest things.
answer-gadgets-evade-1 = I can’t even set an alarm clock.
answer-gadgets-evade-2 = New or old, things break all the same.
question-lawful = Are we doing anything we could be jailed for?
answer-lawful-yes = Absolutely, if they catch us.
answer-lawful-rather-yes = It depends whose law you mean.
answer-lawful-evade = I know nothing, I see nothing.
answer-lawful-rather-no = Somebody may cheat, but nothing serious.
answer-lawful-no = No, everything is above board.
question-inspection = What if someone came to inspect us?
answer-inspection-yes = We’d have to run, or worse.
answer-inspection-middle = Some would be nervous.
answer-inspection-no = Let them, we have nothing to hide.
answer-inspection-evade-1 = I’d be out that day.
answer-inspection-evade-2 = I’d send them to you.
question-sit = Do you spend much time sitting here?
answer-sit-yes = Nearly all the time, in my place.
answer-sit-rather-yes = Quite a lot, if there’s a free seat.
answer-sit-evade = As much as my back allows.
answer-sit-rather-no = Now and then, to catch my breath.
answer-sit-no = Never, we’re always on our feet.
question-my-seat = Isn’t that my seat?
answer-my-seat-yes = No, yours is the next one.
answer-my-seat-middle = Sit anywhere that’s free.
answer-my-seat-no = What seat? Nobody sits around here.
answer-my-seat-evade-1 = Move over, there’s room for two.
answer-my-seat-evade-2 = You snooze, you lose.
question-tune = Is there any music here?
answer-tune-yes = Yes, live, and everyone waits for it.
answer-tune-rather-yes = Something is usually playing.
answer-tune-evade = Only in my head.
answer-tune-rather-no = Rarely, if someone hums.
answer-tune-no = No, it would be out of place.
question-sing = Would anyone mind if I sang?
answer-sing-yes = On the contrary, people here sing and play.
answer-sing-middle = At the right moment, go ahead.
answer-sing-no = You’d be asked to stop at once.
answer-sing-evade-1 = I’ve heard about your voice…
answer-sing-evade-2 = I’d pretend not to know you.
question-how-many = How many of us are there here?
answer-how-many-yes = You couldn’t count us all.
answer-how-many-rather-yes = More than you’d think.
answer-how-many-evade = Enough that I’m never bored.
answer-how-many-rather-no = Not many, a few dozen at most.
answer-how-many-no = A handful, I can name them all.
question-lost-crowd = Could you get lost in the crowd here?
answer-lost-crowd-yes = In a second, hold on to me.
answer-lost-crowd-middle = On a busy day, yes.
answer-lost-crowd-no = What crowd? Everyone’s in plain sight.
answer-lost-crowd-evade-1 = I can get lost anywhere.
answer-lost-crowd-evade-2 = I’d find you by your laugh.
question-dress-up = Am I dressed right for this place?
answer-dress-up-yes = Hardly, people dress their best.
answer-dress-up-rather-yes = A little neater wouldn’t hurt.
answer-dress-up-evade = You always look lovely.
answer-dress-up-rather-no = It’s fine, nobody looks that closely.
answer-dress-up-no = Smart clothes would only get in the way.
question-best-shoes = Would you wear your best shoes here?
answer-best-shoes-yes = Certainly, and polish them first.
answer-best-shoes-middle = On special occasions, perhaps.
answer-best-shoes-no = No, that would be silly.
answer-best-shoes-evade-1 = I only have one pair.
answer-best-shoes-evade-2 = As long as they don’t pinch.
question-look-out = What can you see when you look into the distance?
answer-look-out-yes = A view people dream of.
answer-look-out-rather-yes = Quite a lot, and it’s pleasant.
answer-look-out-evade = My eyesight is not what it was.
answer-look-out-rather-no = Nothing much, the usual.
answer-look-out-no = Nothing, there’s no distance to look into.
question-postcard = Would the view make a good postcard?
answer-postcard-yes = The best one in your collection.
answer-postcard-middle = On a good day, from the right spot.
answer-postcard-no = Of a blank wall? Hardly.
answer-postcard-evade-1 = Nobody sends postcards any more.
answer-postcard-evade-2 = With you in it, certainly.
question-selfie = Shall we take a picture together here?
answer-selfie-yes = Sure, everybody takes pictures here.
answer-selfie-rather-yes = We can, if it’s quick.
answer-selfie-evade = I look terrible in pictures.
answer-selfie-rather-no = Better not, people would stare.
answer-selfie-no = No way, it’s simply not done.
question-camera = Could I bring a camera?
answer-camera-yes = People even pose for it.
answer-camera-middle = If you ask first.
answer-camera-no = No, they’d make you put it away.
answer-camera-evade-1 = I’d rather just remember it.
answer-camera-evade-2 = What would you do with the pictures?
question-slip-out = Could we slip out early?
answer-slip-out-yes = Any moment, nobody’s holding us.
answer-slip-out-rather-yes = Yes, it would just be a bit rude.
answer-slip-out-evade = Do you find me that boring?
answer-slip-out-rather-no = Only with someone’s permission.
answer-slip-out-no = Impossible, we’re here to the end.
question-door = What’s keeping you here?
answer-door-yes = Nothing, a few steps and I’m gone.
answer-door-middle = What I came here to do.
answer-door-no = I’ve no choice, I have to stay.
answer-door-evade-1 = Only your charming company.
answer-door-evade-2 = Curiosity, I want to see how it ends.
question-how-long = How long are you staying?
answer-how-long-yes = Long enough to lose track of the days.
answer-how-long-rather-yes = A few days for sure.
answer-how-long-evade = As long as I’m needed.
answer-how-long-rather-no = A few hours, no more.
answer-how-long-no = Not long, I’ll be gone in a moment.
question-calendar = Do you count the days until it’s over?
answer-calendar-yes = And the weeks, and the months.
answer-calendar-middle = The days, on one hand.
answer-calendar-no = Days? More like minutes.
answer-calendar-evade-1 = I’ve never been good at counting.
answer-calendar-evade-2 = Everything ends one day.
question-white-shirt = Would you wear a white shirt here?
answer-white-shirt-yes = It would be black in an hour.
answer-white-shirt-rather-yes = At your own risk.
answer-white-shirt-evade = White makes me look pale.
answer-white-shirt-rather-no = Yes, if you’re careful.
answer-white-shirt-no = Of course, it’s spotless here.
question-hands = Why are your hands so clean?
answer-hands-yes = It’s a miracle. Everyone else’s are filthy.
answer-hands-middle = Not everyone here does the dirty work.
answer-hands-no = Nobody gets dirty here.
answer-hands-evade-1 = Mum taught me to wash them.
answer-hands-evade-2 = Look closer.
question-languages = How many languages do you hear around you?
answer-languages-yes = So many I’ve lost count.
answer-languages-rather-yes = Two or three at least.
answer-languages-evade = We understand each other without words.
answer-languages-rather-no = Mostly one, now and then another.
answer-languages-no = Only one, we’re all locals.
question-from-where = Where do the people here come from?
answer-from-where-yes = From all over the world.
answer-from-where-middle = Mostly nearby, some from afar.
answer-from-where-no = All from around here.
answer-from-where-evade-1 = From their mothers, like everyone.
answer-from-where-evade-2 = I don’t ask for papers.

remark-doubt-1 = Hmm, I’m not sure about that.
remark-doubt-2 = That was vague.
remark-doubt-3 = Nicely dodged!
remark-suspect-1 = I have my doubts about you.
remark-suspect-2 = I think it’s you.
remark-suspect-3 = Do you even know where we are?
remark-agree-1 = That makes sense.
remark-agree-2 = I would have said the same.
remark-agree-3 = You took the words out of my mouth.
remark-defend-1 = I meant what I said.
remark-defend-2 = You’ve got the wrong person.
remark-defend-3 = Me? Innocent as a lamb.

## Hints for a first game, at most twelve words each

hint-accused = You are accused and cannot vote. Talk your way out.
hint-vote-late = Time’s up: the table votes on each player in turn.
hint-vote = A conviction needs every vote. One no, and play goes on.
hint-start = Has everyone seen their card? Start the timer; you ask first.
hint-card = Hold your card to see it. Don’t show it to anyone.
hint-points = Spy wins: 2 or 4 points. Otherwise everyone else scores 1.
hint-ask-aloud = Ask your question aloud, then tap who you asked.
hint-answer-aloud = Answer aloud, then tap Answered. You ask next.
hint-answer = Show that you know the location without giving it away.
hint-ask = Ask something only a person at the location could answer.
hint-not-back = You cannot ask the player who has just asked you.
hint-vote-failed = Not unanimous: play goes on, and that accusation is used up.
hint-cross-out = Tap locations to cross them out. Only you can see this.
hint-accuse = Who is the spy? You can accuse once per round.
hint-name = The spy can guess the location while no vote is open.
hint-goal = Everyone knows the location except the spy. Find out who.

## The log, to the player it is about

joined-you = You join with 0 points.
round-dealt-you = Round { $round } of { $rounds }: everyone has a card. Start the timer and ask first.
asked-you = You asked { $to }: { $question }
asked-of-you = { $seat } asked you: { $question }
asked-aloud-you = You asked { $to }.
asked-aloud-of-you = { $seat } asked you.
answered-you = You answered { $to }: { $answer }
answered-of-you = { $seat } answered you: { $answer }
answered-aloud-you = You answered { $to }.
remarked-you = You to { $about }: { $remark }
answered-aloud-of-you = { $seat } answered you.
remarked-of-you = { $seat } to you: { $remark }
accused-you = You stopped the timer and accused { $suspect }.
accused-of-you = { $seat } stopped the timer and accused you.
put-to-vote-you = Vote: are you the spy?
voted-you = You have voted.
vote-carried-you = The vote on you is unanimous. Yes: { $ayes }.
vote-failed-you = The vote on you fails. Yes: { $ayes }. No: { $nays }.
place-named-you = You are the spy and guess: { $place }.
ended-named-right-you = Correct! You win the round as the spy.
ended-named-wrong-you = Wrong. You were the spy; the others win the round.
ended-convicted-spy-you = You were the spy. The others win the round.
ended-convicted-innocent-you = You were innocent. The spy wins the round.
ended-escaped-you = Nobody was convicted. You get away as the spy and win the round.

## The end of the game

board-file = File on the whole game
board-file-closed = Case closed
board-file-headline =
    { $count ->
        [one] Master spy: { $names }
       *[other] Master spies: { $names }
    }
board-file-boxed = In a box: a round as the spy.
board-file-spy = Spy: { $spy }
