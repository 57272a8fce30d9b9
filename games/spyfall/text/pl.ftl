### Spyfall.

## Co się stało

match-started =
    { $rounds ->
        [one] Partia się zaczyna: { $rounds } runda. Pierwsze rozdanie: { $dealer }.
        [few] Partia się zaczyna: { $rounds } rundy. Pierwsze rozdanie: { $dealer }.
        [many] Partia się zaczyna: { $rounds } rund. Pierwsze rozdanie: { $dealer }.
       *[other] Partia się zaczyna: { $rounds } rundy. Pierwsze rozdanie: { $dealer }.
    }
joined = { $seat } dołącza do gry z 0 punktów.
round-dealt = Runda { $round } z { $rounds }: każdy ma kartę. { $dealer } uruchamia zegar i zadaje pierwsze pytanie.
continued = { $seat }: dalej.
card-spy = Karta gracza { $seat }: szpieg.
card-place = Karta gracza { $seat }: { $place }.
card-role = Karta gracza { $seat }: { $place }, rola: { $role }.
clock-started =
    { $minutes ->
        [one] Zegar ruszył: { $minutes } minuta. Pierwsze pytanie: { $dealer }.
        [few] Zegar ruszył: { $minutes } minuty. Pierwsze pytanie: { $dealer }.
        [many] Zegar ruszył: { $minutes } minut. Pierwsze pytanie: { $dealer }.
       *[other] Zegar ruszył: { $minutes } minuty. Pierwsze pytanie: { $dealer }.
    }
asked = { $seat } pyta gracza { $to }: { $question }
asked-aloud = { $seat } pyta gracza { $to }.
answered = { $seat } odpowiada graczowi { $to }: { $answer }
answered-aloud = { $seat } udziela odpowiedzi graczowi { $to }.
remarked = { $seat } do gracza { $about }: { $remark }
accused = { $seat } zatrzymuje zegar i oskarża gracza { $suspect }.
time-ran-out = Czas minął. Głosujemy po kolei nad każdym, zaczynając od gracza { $dealer }.
put-to-vote = Głosowanie: czy szpiegiem jest { $suspect }?
voted = { $seat } oddaje głos.
vote-carried = Głosowanie nad graczem { $suspect }: jednomyślnie. Za: { $ayes }.
vote-failed = Głosowanie nad graczem { $suspect }: brak jednomyślności. Za: { $ayes }. Przeciw: { $nays }.
place-named = { $seat } ujawnia się jako szpieg i zgaduje: { $place }.
ended-named-right = To jest to miejsce! Rundę wygrywa szpieg: { $spy }.
ended-named-wrong = To nie to miejsce. Szpiegiem jest { $spy }; rundę wygrywają pozostali.
ended-convicted-spy = Szpiegiem jest { $suspect }. Rundę wygrywają pozostali.
ended-convicted-innocent = { $suspect } nie jest szpiegiem. Rundę wygrywa szpieg.
ended-escaped = Nikt nie został skazany. Rundę wygrywa szpieg: { $spy }.
round-secret = Runda { $round }. Miejsce: { $place }. Szpieg: { $spy }.
shown-spy =
    { $points ->
        [one] { $seat }: szpieg, { $points } punkt
        [few] { $seat }: szpieg, { $points } punkty
        [many] { $seat }: szpieg, { $points } punktów
       *[other] { $seat }: szpieg, { $points } punktu
    }
shown-place =
    { $points ->
        [one] { $seat }: { $points } punkt
        [few] { $seat }: { $points } punkty
        [many] { $seat }: { $points } punktów
       *[other] { $seat }: { $points } punktu
    }
shown-role =
    { $points ->
        [one] { $seat }: { $role }, { $points } punkt
        [few] { $seat }: { $role }, { $points } punkty
        [many] { $seat }: { $role }, { $points } punktów
       *[other] { $seat }: { $role }, { $points } punktu
    }
match-ended = Koniec partii. Końcowa kolejność:
standing =
    { $points ->
        [one] { $rank }. { $seat }: { $points } punkt
        [few] { $rank }. { $seat }: { $points } punkty
        [many] { $rank }. { $seat }: { $points } punktów
       *[other] { $rank }. { $seat }: { $points } punktu
    }

## Co można zrobić

offer-start = Uruchom zegar
offer-continue = Dalej
offer-ask = Zadaj pytanie
offer-ask-aloud = Zapytaj kogoś na głos
offer-answer = Odpowiedz graczowi { $seat }: { $question }
offer-answer-aloud = Odpowiedź dla gracza { $seat } padła
offer-accuse = Zatrzymaj zegar i oskarż (raz na rundę)
offer-remark = Rzuć uwagę
offer-vote = Zagłosuj nad graczem { $suspect }
offer-point = Wskaż miejsce (jako szpieg: ujawnij się i zgadnij)
blank-to = Kogo pytasz?
blank-question-written = Napisz pytanie
blank-question-phrasebook = Które pytanie?
blank-answer-written = Napisz odpowiedź
blank-answer-phrasebook = Która odpowiedź?
blank-suspect = Kogo oskarżasz?
blank-remark = Jaka uwaga?
blank-about = O kim?
blank-vote = Czy { $suspect } to szpieg?
blank-place = Które miejsce?
blank-how = Tylko spojrzeć czy zgadywać jako szpieg?
choice-aye = tak
choice-nay = nie
choice-look = tylko spójrz: nikt nie zauważy
choice-name = zgadnij: kończy rundę, jeśli jesteś szpiegiem; jeśli nie, nic się nie dzieje
seat-name = { $seat }
nobody = nikt

## Co leży na stole

section-status = Stan gry
section-hand = Twoja karta
section-places = Miejsca
section-talk = Pytania i odpowiedzi
section-votes = Głosowania
section-seats = Gracze
section-rounds = Rundy
status-round = Runda { $round } z { $rounds }. Rozdaje { $dealer }.
status-dealt = Karty są rozdane. Zegar uruchamia { $dealer }.
status-revealed = Koniec rundy. Następna zacznie się, gdy wszyscy wybiorą „Dalej”. Brakuje: { $missing }.
status-asking = Pyta { $seat }. Do wyboru: { $to }.
status-answering = { $seat } odpowiada graczowi { $by }.
status-accusation = { $by } oskarża gracza { $suspect }; zegar stoi. Czekamy na głosy: { $missing }.
status-motion = Czas minął. Głosowanie nad graczem { $suspect }. Czekamy na głosy: { $missing }.
status-over = Koniec partii.
hand-spy = Jesteś szpiegiem. Nie znasz miejsca.
hand-place = Miejsce: { $place }.
hand-role = Miejsce: { $place }. Twoja rola: { $role }.
hand-aye = Twój głos: tak.
hand-nay = Twój głos: nie.
place-used = { $place } (już było)
seat-new = { $seat }
seat-points =
    { $total ->
        [one] { $seat }: { $total } punkt (w rundach: { $scores })
        [few] { $seat }: { $total } punkty (w rundach: { $scores })
        [many] { $seat }: { $total } punktów (w rundach: { $scores })
       *[other] { $seat }: { $total } punktu (w rundach: { $scores })
    }
seat-accused = oskarżenie w tej rundzie już wykorzystane
seat-may-accuse = może jeszcze oskarżyć

## Nowy stół

option-rounds = Rundy
option-rounds-count = { $count }
option-minutes = Długość rundy
option-minutes-recommended = zalecana: 6 minut dla 3–4 graczy, 7 dla 5–6, 8 dla 7–8
option-minutes-count =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
        [many] { $count } minut
       *[other] { $count } minuty
    }
option-conversation = Sposób rozmowy
option-conversation-phrasebook = rozmówki: wybieracie zdania, każdy czyta w swoim języku
option-conversation-spoken = na głos: w jednym pokoju albo na czacie głosowym
option-conversation-written = na piśmie: pytania i odpowiedzi wpisujecie przy stole
option-roles = Role
option-roles-played = z rolami
option-roles-none = bez ról
option-voteSeconds = Czas na głosowanie
option-voteSeconds-count =
    { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
        [many] { $count } sekund
       *[other] { $count } sekundy
    }

## Czego nie wolno

rule-SPY-1-2 = Widzowie tylko patrzą.
rule-SPY-2-7 = Zegar uruchamia rozdający, gdy karty są rozdane; dopiero wtedy zaczyna się rozmowa.
rule-SPY-2-9 = Po rundzie każdy może raz wybrać „Dalej”. Następna zacznie się sama, gdy zrobią to wszyscy, albo po 20 sekundach.
rule-SPY-2-10 = Spóźnieni dołączają przez stół, od następnej rundy.
rule-SPY-3-1 = Pyta ten, na kogo przyszła kolej, i tylko jednego z pozostałych graczy.
rule-SPY-3-2 = Pytanie czeka na odpowiedź. Nie ma pytań dodatkowych.
rule-SPY-3-3 = Odpowiada tylko zapytany gracz, i tylko raz.
rule-SPY-3-4 = Nie możesz zapytać gracza, który właśnie pytał ciebie.
rule-SPY-4-1 = Przy tym stole rozmawia się na głos: pokazujesz tylko, kogo pytasz, i że padła twoja odpowiedź.
rule-SPY-4-2 = Wpisz jeden wiersz: od 1 do 280 znaków.
rule-SPY-4-3 = Przy tym stole wybiera się z rozmówek, a odpowiedź musi pasować do pytania.
rule-SPY-4-4 = Tego nie można tu zrobić.
rule-SPY-4-7 = Przy rozmówkach możesz rzucić uwagę o innym graczu, dopóki biegnie zegar.
rule-SPY-4-8 = Po każdej odpowiedzi możesz rzucić jedną uwagę.
rule-SPY-5-1 = Możesz oskarżyć jednego z pozostałych graczy, raz na rundę, dopóki biegnie zegar.
rule-SPY-5-2 = Gdy trwa głosowanie, głosują wszyscy prócz podejrzanego, każdy raz.
rule-SPY-5-4 = Podczas głosowania nie ma rozmów. Potem gra toczy się dalej od tego samego miejsca.
rule-SPY-5-6 = Tylko jedno oskarżenie naraz. Swoje nadal masz.
rule-SPY-5-7 = Zanim wszyscy zagłosują, głosowanie może zamknąć tylko zegar.
rule-SPY-6-1 = Zgadywać miejsce można tylko wtedy, gdy biegnie zegar.
rule-SPY-6-2 = Podczas głosowania nie można zgadywać miejsca.
rule-SPY-6-3 = To musi być jedno z trzydziestu miejsc, i takie, którego w tej partii jeszcze nie było.
rule-SPY-7-1 = Czas minął: rozmowa skończona, zostało tylko głosowanie.
rule-SPY-7-2 = Głosują wszyscy prócz podejrzanego, każdy raz.
rule-SPY-7-5 = Czas minął. Za późno, by zgadywać miejsce.
rule-SPY-8-6 = Partia jest skończona.

## Miejsca

place-terrorist-base = Baza terrorystów
place-bank = Bank
place-military-base = Jednostka wojskowa
place-movie-studio = Studio filmowe
place-corporate-party = Impreza firmowa
place-hospital = Szpital
place-space-station = Stacja kosmiczna
place-partisan-squad = Oddział partyzancki
place-passenger-train = Pociąg pasażerski
place-police-station = Posterunek policji
place-polar-station = Stacja polarna
place-embassy = Ambasada
place-supermarket = Supermarket
place-theater = Teatr
place-university = Uniwersytet
place-crusader-army = Armia krzyżowców
place-hotel = Hotel
place-casino = Kasyno
place-airplane = Samolot
place-vegetable-warehouse = Hurtownia warzyw
place-ocean-liner = Transatlantyk
place-beach = Plaża
place-submarine = Łódź podwodna
place-pirate-ship = Statek piracki
place-restaurant = Restauracja
place-day-spa = Salon spa
place-service-station = Serwis samochodowy
place-church = Kościół
place-circus-tent = Namiot cyrkowy
place-school = Szkoła

## Role

role-terrorist-base-errand-boy = Chłopiec na posyłki
role-terrorist-base-cell-leader = Dowódca komórki
role-terrorist-base-militant = Bojownik
role-terrorist-base-suicide-bomber = Zamachowiec samobójca
role-terrorist-base-medic = Medyk
role-terrorist-base-recruit = Rekrut
role-terrorist-base-shepherd = Pasterz
role-bank-customer = Klient
role-bank-security-guard = Ochroniarz
role-bank-robber = Rabuś
role-bank-teller = Kasjer
role-bank-manager = Dyrektor oddziału
role-bank-cash-collector = Konwojent
role-bank-consultant = Doradca klienta
role-military-base-canteen-clerk = Sprzedawca w kantynie
role-military-base-junior-officer = Młodszy oficer
role-military-base-army-doctor = Lekarz wojskowy
role-military-base-sentry = Wartownik
role-military-base-private = Szeregowy
role-military-base-colonel = Pułkownik
role-military-base-deserter = Dezerter
role-movie-studio-sound-engineer = Dźwiękowiec
role-movie-studio-stuntman = Kaskader
role-movie-studio-cameraman = Operator filmowy
role-movie-studio-costume-artist = Kostiumograf
role-movie-studio-director = Reżyser
role-movie-studio-actor = Aktor
role-movie-studio-extra = Statysta
role-corporate-party-manager = Menedżer
role-corporate-party-host = Konferansjer
role-corporate-party-gatecrasher = Nieproszony gość
role-corporate-party-boss = Szef
role-corporate-party-secretary = Sekretarka
role-corporate-party-accountant = Księgowy
role-corporate-party-courier = Kurier
role-hospital-physician = Internista
role-hospital-surgeon = Chirurg
role-hospital-nurse = Pielęgniarka
role-hospital-patient = Pacjent
role-hospital-pathologist = Patolog
role-hospital-head-doctor = Ordynator
role-hospital-intern = Stażysta
role-space-station-space-tourist = Turysta kosmiczny
role-space-station-research-engineer = Inżynier-badacz
role-space-station-mad-ai = Szalona SI
role-space-station-doctor = Lekarz
role-space-station-pilot = Pilot
role-space-station-commander = Dowódca
role-space-station-alien = Obcy
role-partisan-squad-captured-collaborator = Pojmany kolaborant
role-partisan-squad-scout = Zwiadowca
role-partisan-squad-partisan = Partyzant
role-partisan-squad-radioman = Radiotelegrafista
role-partisan-squad-medic = Sanitariusz
role-partisan-squad-soldier = Żołnierz
role-partisan-squad-cook = Kucharz
role-passenger-train-vendor = Sprzedawca obwoźny
role-passenger-train-dining-car-chef = Kucharz wagonu restauracyjnego
role-passenger-train-passenger = Pasażer
role-passenger-train-border-guard = Funkcjonariusz straży granicznej
role-passenger-train-train-attendant = Konduktor
role-passenger-train-engine-driver = Maszynista
role-passenger-train-stoker = Palacz
role-police-station-journalist = Dziennikarz
role-police-station-detective = Detektyw
role-police-station-lawyer = Adwokat
role-police-station-criminalist = Technik kryminalistyki
role-police-station-archivist = Archiwista
role-police-station-patrol-officer = Policjant patrolowy
role-police-station-criminal = Przestępca
role-polar-station-expedition-leader = Kierownik ekspedycji
role-polar-station-geophysicist = Geofizyk
role-polar-station-biologist = Biolog
role-polar-station-meteorologist = Meteorolog
role-polar-station-medic = Medyk
role-polar-station-hydrologist = Hydrolog
role-polar-station-radioman = Radiooperator
role-embassy-diplomat = Dyplomata
role-embassy-ambassador = Ambasador
role-embassy-official = Urzędnik
role-embassy-secretary = Sekretarz ambasady
role-embassy-security-guard = Ochroniarz
role-embassy-tourist = Turysta
role-embassy-refugee = Uchodźca
role-supermarket-shop-assistant = Sprzedawca
role-supermarket-security-guard = Ochroniarz
role-supermarket-promoter = Hostessa
role-supermarket-cashier = Kasjer
role-supermarket-butcher = Rzeźnik
role-supermarket-cleaner = Sprzątacz
role-supermarket-shopper = Klient
role-theater-cloakroom-attendant = Szatniarz
role-theater-prompter = Sufler
role-theater-usher = Bileter
role-theater-spectator = Widz
role-theater-director = Reżyser
role-theater-actor = Aktor
role-theater-stagehand = Maszynista sceny
role-university-student = Student
role-university-doorkeeper = Portier
role-university-rector = Rektor
role-university-professor = Profesor
role-university-graduate-student = Doktorant
role-university-psychologist = Psycholog
role-university-dean = Dziekan
role-crusader-army-captive-saracen = Pojmany Saracen
role-crusader-army-servant = Służący
role-crusader-army-bishop = Biskup
role-crusader-army-archer = Łucznik
role-crusader-army-monk = Mnich
role-crusader-army-squire = Giermek
role-crusader-army-knight = Rycerz
role-hotel-bartender = Barman
role-hotel-guest = Gość hotelowy
role-hotel-housekeeper = Pokojówka
role-hotel-doorman = Odźwierny
role-hotel-security-guard = Ochroniarz
role-hotel-manager = Menedżer
role-hotel-receptionist = Recepcjonista
role-casino-gambler = Hazardzista
role-casino-head-security-guard = Szef ochrony
role-casino-bouncer = Bramkarz
role-casino-card-sharp = Szuler
role-casino-bartender = Barman
role-casino-manager = Menedżer
role-casino-dealer = Krupier
role-airplane-flight-captain = Kapitan
role-airplane-business-passenger = Pasażer klasy biznes
role-airplane-economy-passenger = Pasażer klasy ekonomicznej
role-airplane-steward = Steward
role-airplane-co-pilot = Drugi pilot
role-airplane-flight-engineer = Mechanik pokładowy
role-airplane-stowaway = Pasażer na gapę
role-vegetable-warehouse-sanitary-inspector = Inspektor sanepidu
role-vegetable-warehouse-security-guard = Ochroniarz
role-vegetable-warehouse-loader = Ładowacz
role-vegetable-warehouse-accountant = Księgowy
role-vegetable-warehouse-foreman = Brygadzista
role-vegetable-warehouse-lab-technician = Laborant
role-vegetable-warehouse-driver = Kierowca
role-ocean-liner-rich-passenger = Bogaty pasażer
role-ocean-liner-steward = Steward
role-ocean-liner-captain = Kapitan
role-ocean-liner-bartender = Barman
role-ocean-liner-musician = Muzyk
role-ocean-liner-ships-cook = Kucharz okrętowy
role-ocean-liner-radioman = Radiooperator
role-beach-photographer-with-monkey = Fotograf z małpką
role-beach-animator = Animator
role-beach-beach-goer = Plażowicz
role-beach-paraglider = Paralotniarz
role-beach-snack-vendor = Sprzedawca przekąsek
role-beach-lifeguard = Ratownik
role-beach-thief = Złodziej
role-submarine-electrician = Elektromechanik
role-submarine-sailor = Marynarz
role-submarine-commander = Dowódca
role-submarine-navigator = Nawigator
role-submarine-sonar-technician = Hydroakustyk
role-submarine-ships-cook = Kucharz okrętowy
role-submarine-radioman = Radiooperator
role-pirate-ship-bound-prisoner = Związany jeniec
role-pirate-ship-cannoneer = Kanonier
role-pirate-ship-sailor = Marynarz
role-pirate-ship-cabin-boy = Chłopiec okrętowy
role-pirate-ship-captain = Kapitan
role-pirate-ship-ships-cook = Kucharz okrętowy
role-pirate-ship-slave = Niewolnik
role-restaurant-musician = Muzyk
role-restaurant-customer = Gość
role-restaurant-bouncer = Bramkarz
role-restaurant-maitre-d = Kierownik sali
role-restaurant-head-chef = Szef kuchni
role-restaurant-waiter = Kelner
role-restaurant-food-critic = Krytyk kulinarny
role-day-spa-customer = Klient
role-day-spa-stylist = Stylista fryzur
role-day-spa-masseur = Masażysta
role-day-spa-makeup-artist = Wizażysta
role-day-spa-manicurist = Stylista paznokci
role-day-spa-beautician = Kosmetolog
role-day-spa-dermatologist = Dermatolog
role-service-station-service-advisor = Doradca serwisowy
role-service-station-tire-specialist = Wulkanizator
role-service-station-car-washer = Pracownik myjni
role-service-station-biker = Motocyklista
role-service-station-electrician = Elektryk
role-service-station-director = Dyrektor
role-service-station-motorist = Właściciel samochodu
role-church-priest = Ksiądz
role-church-sinner = Grzesznik
role-church-choir-singer = Chórzysta
role-church-parishioner = Parafianin
role-church-beggar = Żebrak
role-church-tourist = Turysta
role-church-patron = Darczyńca
role-circus-tent-animal-trainer = Treser zwierząt
role-circus-tent-visitor = Widz
role-circus-tent-magician = Iluzjonista
role-circus-tent-juggler = Żongler
role-circus-tent-clown = Klaun
role-circus-tent-knife-thrower = Miotacz noży
role-circus-tent-acrobat = Akrobata
role-school-homeroom-teacher = Wychowawca klasy
role-school-security-guard = Ochroniarz
role-school-gym-teacher = Nauczyciel WF-u
role-school-pupil = Uczeń
role-school-principal = Dyrektor
role-school-janitor = Woźny
role-school-deputy-principal = Wicedyrektor

## Na ekranie

board-parts = Sekcje
board-tab-talk = Pytania
board-tab-rounds = Wynik
board-round-of = Runda { $round } z { $rounds }
board-round-short = { $round }/{ $rounds }
board-clock-left = Pozostały czas rundy: { $time }
board-clock-ready = jeszcze nie ruszył
board-clock-starts = ruszy sam za { $time }
board-clock-running = do końca
board-clock-stopped = zegar stoi
board-clock-out = czas minął
board-clock-soon =
    { $seconds ->
        [one] Do końca rundy: { $seconds } sekunda
        [few] Do końca rundy: { $seconds } sekundy
        [many] Do końca rundy: { $seconds } sekund
       *[other] Do końca rundy: { $seconds } sekundy
    }
board-now-dealt =
    { $you ->
        [dealer] Karty są rozdane. Zegar uruchamiasz ty.
       *[none] Karty są rozdane. Zegar uruchamia { $dealer }.
    }
board-now-asking =
    { $you ->
        [seat] Pytasz ty.
       *[none] Teraz pyta { $seat }.
    }
board-now-askable = Do wyboru: { $to }.
board-now-answering =
    { $you ->
        [seat] Odpowiadasz graczowi { $by }.
        [by] { $seat } odpowiada tobie.
       *[none] { $seat } odpowiada graczowi { $by }.
    }
board-card-cover = Ściśle tajne
board-card-hold = Przytrzymaj, by zajrzeć
board-card-spy = Jesteś szpiegiem
board-card-spy-aim = Dowiedz się, gdzie jesteście.
board-card-role = Twoja rola: { $role }
board-card-no-role = Tym razem bez ról.
board-deal = Ty rozdajesz
board-deal-what = Gdy wszyscy zajrzą w karty, uruchom zegar. Pierwsze pytanie należy do ciebie.
board-asking = Twoje pytanie
board-ask-spoken = Zapytaj na głos i dotknij imienia pytanej osoby.
board-ask = Zapytaj gracza { $to }
board-ask-button = Zapytaj
board-answering = Pyta cię { $by }
board-answer = Odpowiedz graczowi { $to }
board-answered = Odpowiedź padła
board-answered-by = { $seat }: odpowiedź padła
board-line-left =
    { $count ->
        [one] Został { $count } znak
        [few] Zostały { $count } znaki
        [many] Zostało { $count } znaków
       *[other] Zostało { $count } znaku
    }
board-line-over =
    { $count ->
        [one] O { $count } znak za dużo
        [few] O { $count } znaki za dużo
        [many] O { $count } znaków za dużo
       *[other] O { $count } znaku za dużo
    }
board-book-search = Szukaj w rozmówkach
board-book-theme = Temat
board-book-all = Wszystkie tematy
board-remark = Uwaga
board-remark-not-now = Uwaga (jedna po każdej odpowiedzi)
board-remark-to =
    { $you ->
        [seat] Ty do gracza { $about }:
        [about] { $seat } do ciebie:
       *[none] { $seat } do gracza { $about }:
    }
board-book-liked = Ulubione
board-book-like = Dodaj do ulubionych: { $question }
board-book-dislike = Usuń z ulubionych: { $question }
board-book-asked = już padło w tej rundzie
board-book-none = Nie znaleziono pytania. Spróbuj innego słowa.
board-book-no-liked = Nie masz jeszcze ulubionych. Dodaj je gwiazdką obok pytania.
board-book-found =
    { $count ->
        [one] { $count } pytanie
        [few] { $count } pytania
        [many] { $count } pytań
       *[other] { $count } pytania
    }
board-talk-none = Nikt jeszcze o nic nie zapytał.
board-talk-before = Pytania i odpowiedzi z poprzedniej rundy
board-talk-asks =
    { $you ->
        [seat] Pytasz gracza { $to }.
        [to] { $seat } pyta cię.
       *[none] { $seat } pyta gracza { $to }.
    }
board-talk-answers =
    { $you ->
        [seat] Odpowiadasz.
       *[none] { $seat } odpowiada.
    }
board-talk-waiting =
    { $you ->
        [seat] Odpowiadasz ty.
       *[none] { $seat } się zastanawia…
    }
board-talk-unanswered = Bez odpowiedzi.
board-places-left =
    { $count ->
        [one] zostaje { $count } miejsce
        [few] zostają { $count } miejsca
        [many] zostaje { $count } miejsc
       *[other] zostaje { $count } miejsca
    }
board-places-how = Dotknij miejsca, by je skreślić; widzisz to tylko ty.
board-places-clear = Cofnij wszystkie skreślenia
board-place-cross = Skreśl: { $place }
board-place-crossed = { $place } (skreślone)
board-name = Zgaduję jako szpieg: { $place }
board-name-what = Jeśli jesteś szpiegiem, ujawniasz się i kończysz rundę: wygrywasz, gdy miejsce jest właściwe, a gdy nie, wygrywają pozostali. Jeśli nim nie jesteś, nic się nie dzieje i nikt niczego nie zauważa.
board-player-suspect = głosujemy nad tą osobą
board-player-deals = uruchamia zegar
board-player-answers = odpowiada
board-player-asks = pyta
board-accuse = Oskarż gracza
board-accuse-spent = Twoje oskarżenie w tej rundzie jest już wykorzystane.
board-accuse-not-now = Tylko gdy biegnie zegar.
board-accuse-warning = Możesz to zrobić raz na rundę i nie da się tego cofnąć. Wystarczy jeden głos przeciw, a oskarżenie przepada i gra toczy się dalej.
board-accuse-whom = Najpierw wybierz podejrzanego
board-accuse-do = Oskarż gracza { $suspect }
board-vote-on =
    { $you ->
        [suspect] Czy to ty jesteś szpiegiem? Głosują pozostali.
       *[none] Czy { $suspect } to szpieg?
    }
board-vote-accused =
    { $you ->
        [seat] Zatrzymujesz zegar i oskarżasz gracza { $suspect }.
        [suspect] { $seat } zatrzymuje zegar i oskarża ciebie.
       *[none] { $seat } zatrzymuje zegar i oskarża gracza { $suspect }.
    }
board-vote-late = Czas minął. Przed głosowaniem możecie to omówić.
board-vote-suspect = Głosujemy nad tobą, więc nie masz głosu.
board-vote-aye = Tak
board-vote-nay = Nie
board-vote-aye-what = to szpieg
board-vote-nay-what = gramy dalej
board-vote-cast = Zagłosuj
board-vote-in = głos oddany
board-vote-missing = jeszcze nie
board-vote-secret = Głosy są tajne, dopóki nie zagłosują wszyscy. Brak głosu na czas liczy się jako „nie”.
board-verdict =
    { $you ->
        [by] Oskarżasz gracza { $suspect }
        [suspect] { $by } oskarża ciebie
       *[none] { $by } oskarża gracza { $suspect }
    }
board-verdict-late =
    { $you ->
        [suspect] Głosowanie końcowe: ty
       *[none] Głosowanie końcowe: { $suspect }
    }
board-moment-unanimous = Wszyscy są zgodni!
board-moment-not-unanimous = Nie ma zgody
board-moment-named =
    { $you ->
        [seat] Szpieg to ty! Zgadujesz:
       *[none] Szpiegiem jest { $seat }! Zgaduje:
    }
board-moment-right = Zgadza się
board-moment-wrong = Pudło
board-moment-time = Czas minął!
board-moment-out = Teraz głosujemy po kolei nad każdą osobą.
board-report = Koniec rundy { $round }
board-report-named = Szpieg zgaduje: { $place }.
board-report-spy = szpieg
board-report-cards = Karty i punkty
board-scores = Wynik po rundach
board-rounds-none = Żadna runda jeszcze się nie skończyła.
board-round = Runda { $round }: { $place }
board-player-accused = po oskarżeniu
board-player-ready = dalej
board-places-tab = Miejsca, zostało { $count }
board-name-open = Zgadnij miejsce…
board-name-short = Zgadnij miejsce
board-name-search = Szukaj wśród miejsc
board-name-none = Żadne miejsce nie pasuje.
board-name-first = Najpierw wybierz miejsce
board-accuse-open = Oskarż…
board-accuse-one = Oskarż
board-accuse-name = Oskarż: { $suspect }
board-ask-barred = Ostatnie pytanie do ciebie: { $seat }
board-book-open = Wszystkie pytania
board-book-count =
    { $count ->
        [one] Szukaj: { $count } pytanie
        [few] Szukaj: { $count } pytania
        [many] Szukaj: { $count } pytań
       *[other] Szukaj: { $count } pytania
    }
board-book-short = Szukaj…
board-vote-nay-late = nie ta osoba
board-vote-open = Głosuj
board-decide = Masz już zdanie? Zdecyduj od razu o wszystkich głosowaniach.
board-decide-do = Głosuj: { $suspect } „tak”, reszta „nie”
board-decide-do-nobody = Głosuj „nie” za każdym razem
board-decided = Twoje głosy: { $suspect } „tak”, reszta „nie”. Oddadzą się same.
board-decided-nobody = Twoje głosy: zawsze „nie”. Oddadzą się same.
board-decide-change = Zmień
board-decide-nobody = Nikt
board-wall-stops = { $seat } zatrzymuje zegar: { $time }
board-wall-vote = Głosujcie na swoich telefonach. Potrzebna jest zgoda wszystkich. Do końca głosy są tajne.
board-accuse-by = Kto oskarża?
board-reveal-at = Wszyscy byliście tutaj:
board-reveal-left =
    { $count ->
        [one] Jeszcze { $count } runda
        [few] Jeszcze { $count } rundy
        [many] Jeszcze { $count } rund
       *[other] Jeszcze { $count } rundy
    }
board-reveal-ready = Gotowi: { $ready } z { $count }.
board-reveal-starts = Start za { $seconds } s.
board-reveal-last = Ostatnia runda
board-reveal-lift = Pokaż stół
board-reveal-show = Pokaż wynik
board-reveal-caught = Mamy szpiega: { $spy }!
board-reveal-innocent = Pomyłka! Szpieg to { $spy }
board-reveal-named = Miejsce odgadnięte! Szpieg to { $spy }
board-reveal-wrong = Złe miejsce! Szpieg to { $spy }
board-reveal-escaped = Szpieg uciekł! To { $spy }

## O co można pytać

board-theme-indoors = Pod dachem czy nie
board-theme-water = Woda
board-theme-pay = Pieniądze
board-theme-entry = Wejście
board-theme-tickets = Bilety i rezerwacje
board-theme-uniforms = Mundury i stroje
board-theme-noise = Hałas
board-theme-smell = Zapachy
board-theme-danger = Niebezpieczeństwo
board-theme-food = Jedzenie
board-theme-sleep = Sen
board-theme-children = Dzieci
board-theme-animals = Zwierzęta
board-theme-night = Noc
board-theme-moving = Ruch i podróż
board-theme-medical = Opieka medyczna
board-theme-weapons = Broń
board-theme-past = Epoka
board-theme-religion = Wiara
board-theme-alcohol = Alkohol
board-theme-queues = Kolejki
board-theme-silence = Cisza
board-theme-cold = Chłód
board-theme-heat = Upał
board-theme-tech = Sprzęt
board-theme-illegal = Prawo
board-theme-seats = Miejsca siedzące
board-theme-music = Muzyka
board-theme-crowd = Tłum
board-theme-dressy = Elegancja
board-theme-view = Widok
board-theme-photos = Zdjęcia
board-theme-leave = Wyjście
board-theme-stay = Długość pobytu
board-theme-dirt = Brud
board-theme-foreign = Języki

## Pytania i odpowiedzi

question-rain = Gdyby teraz lunęło, zmoklibyśmy?
answer-rain-yes = Nie spadłaby na nas ani kropla.
answer-rain-rather-yes = Większość z nas by nie zmokła.
answer-rain-evade = Deszcz czy słońce, życie toczy się dalej.
answer-rain-rather-no = Niektórzy musieliby szukać schronienia.
answer-rain-no = Wszyscy zmoklibyśmy do suchej nitki.
question-overhead = Co masz teraz nad głową?
answer-overhead-yes = Coś solidnego, nieba ani kawałka.
answer-overhead-middle = Różnie: tu dach, a tam niebo.
answer-overhead-no = Gołe niebo.
answer-overhead-evade-1 = Moje zmartwienia, jak zawsze.
answer-overhead-evade-2 = Rzadko patrzę w górę.
question-swim = A gdyby ktoś miał ochotę popływać?
answer-swim-yes = Czego jak czego, ale wody tu nie brakuje.
answer-swim-rather-yes = Znalazłoby się gdzie, byle ostrożnie.
answer-swim-evade = Pływanie to nie moja bajka.
answer-swim-rather-no = Najwyżej można by opłukać twarz.
answer-swim-no = Nie ma gdzie pływać, nawet w pobliżu.
question-shore = Daleko stąd do wody?
answer-shore-yes = Rozejrzyj się, jest wszędzie.
answer-shore-rather-yes = Gdzieś niedaleko słychać plusk.
answer-shore-rather-no = Może gdzieś jest, ale nam to bez różnicy.
answer-shore-no = Bardzo daleko. Tu woda jest najwyżej z butelki.
answer-shore-evade = Na odległościach słabo się znam.
question-day-cost = Ile cię kosztuje dzień w tym miejscu?
answer-day-cost-yes = Portfel to mocno odczuwa.
answer-day-cost-middle = Jedni płacą, inni nie.
answer-day-cost-no = Ani grosza, za to się nie płaci.
answer-day-cost-evade-1 = Więcej nerwów niż pieniędzy.
answer-day-cost-evade-2 = Nie mówmy o pieniądzach.
question-who-pays = Kto tu za ciebie płaci?
answer-who-pays-yes = Każdy płaci za siebie, jak to tutaj.
answer-who-pays-rather-yes = Prędzej czy później sięga się po portfel.
answer-who-pays-evade = Naprawdę cię to ciekawi?
answer-who-pays-rather-no = Prawie nikt, najwyżej za drobiazgi.
answer-who-pays-no = Nikt. Tu to tak nie działa.
question-walk-in = Można tu tak po prostu wejść z ulicy?
answer-walk-in-yes = Nie ma mowy, od razu by zatrzymali.
answer-walk-in-rather-yes = Ktoś musi cię wpuścić.
answer-walk-in-evade = Różni ludzie się tu kręcą.
answer-walk-in-rather-no = Właściwie tak, byle z pewną miną.
answer-walk-in-no = Jasne, wejść może każdy.
question-checks = Kto cię sprawdza przy wejściu?
answer-checks-yes = Poważni ludzie i sprawdzają każdego.
answer-checks-middle = Ktoś rzuci okiem, ale bez przesady.
answer-checks-no = Zupełnie nikt.
answer-checks-evade-1 = Moją twarz już tu znają.
answer-checks-evade-2 = Staram się nie rzucać w oczy.
question-booking = Trzeba było rezerwować wcześniej?
answer-booking-yes = Oczywiście, inaczej się nie da.
answer-booking-rather-yes = Tak jest pewniej, choć czasem udaje się bez tego.
answer-booking-evade = Planowanie to nie moja mocna strona.
answer-booking-rather-no = Zwykle nie, tylko w szczególnych przypadkach.
answer-booking-no = Co rezerwować? Tu się tego nie robi.
question-ticket = Gdzie trzymasz swój bilet?
answer-ticket-yes = Pod ręką, mogą poprosić.
answer-ticket-middle = To raczej umówiona wizyta niż bilet.
answer-ticket-no = Jaki bilet? Tu jest niepotrzebny.
answer-ticket-evade-1 = Takie rzeczy wiecznie mi giną.
answer-ticket-evade-2 = A co, sprawdzasz?
question-who-works = Po czym tu poznać, kto jest w pracy?
answer-who-works-yes = Po uniformie, na pierwszy rzut oka.
answer-who-works-rather-yes = Przeważnie po ubraniu, choć nie zawsze.
answer-who-works-evade = Z czasem się to wyczuwa.
answer-who-works-rather-no = Raczej po zachowaniu.
answer-who-works-no = Nijak, każdy chodzi, w czym chce.
question-clothes = Jak ci się podoba tutejszy strój?
answer-clothes-yes = Wszyscy wyglądają tak samo, można się przyzwyczaić.
answer-clothes-middle = Jedni w uniformach, reszta jak popadnie.
answer-clothes-no = Żadnych wymagań, chodź, w czym chcesz.
answer-clothes-evade-1 = Nie szata zdobi człowieka.
answer-clothes-evade-2 = Mogłoby być wygodniej.
question-thoughts = Da się tu usłyszeć własne myśli?
answer-thoughts-yes = Skąd, ciągły hałas.
answer-thoughts-rather-yes = Jak się zacznie, to trudno.
answer-thoughts-evade = Moje myśli i tak są ciche.
answer-thoughts-rather-no = Zwykle tak, poza paroma chwilami.
answer-thoughts-no = Doskonale, jest tu naprawdę spokojnie.
question-headache = Głowa cię nie boli od hałasu?
answer-headache-yes = Wieczorem aż mi pęka.
answer-headache-middle = Różnie: raz głośno, raz spokojnie.
answer-headache-no = Jakiego hałasu? Tu słychać, jak mucha leci.
answer-headache-evade-1 = Głowa boli mnie od czego innego.
answer-headache-evade-2 = Do wszystkiego można się przyzwyczaić.
question-smells-of = Czym tu pachnie?
answer-smells-of-yes = Czymś tak mocnym, że nie da się tego zmyć.
answer-smells-of-rather-yes = Czymś, co poznasz z zamkniętymi oczami.
answer-smells-of-evade = Przygodą, jak zawsze.
answer-smells-of-rather-no = Wszystkim po trochu, niczym szczególnym.
answer-smells-of-no = Niczym, powietrze jest czyste.
question-laundry = Po całym dniu tutaj ubranie czymś pachnie?
answer-laundry-yes = Potem tydzień się wietrzy.
answer-laundry-middle = Trochę, jeśli długo się tu siedzi.
answer-laundry-no = Wcale nie, jest świeże jak przedtem.
answer-laundry-evade-1 = Mam katar, mnie nie pytaj.
answer-laundry-evade-2 = Najwyżej skarpetki.
question-mum = Można powiedzieć mamie, co się tu dzieje?
answer-mum-yes = Nie, nie zmrużyłaby oka.
answer-mum-rather-yes = Tak, ale bez najstraszniejszego.
answer-mum-evade = Mama i tak wszystko wie.
answer-mum-rather-no = Można, najwyżej trochę się zmartwi.
answer-mum-no = Oczywiście, tu nic się nie może stać.
question-come-home = Nie boisz się, że można stąd nie wrócić?
answer-come-home-yes = Każdy dzień może być ostatni.
answer-come-home-rather-yes = Ryzyko jest, ale wiemy, co robimy.
answer-come-home-rather-no = Zdarza się, ale rzadko.
answer-come-home-no = Tutaj? Najgorsze, co grozi, to nuda.
answer-come-home-evade = Co ma być, to będzie.
question-when-eat = Kiedy coś zjemy?
answer-when-eat-yes = Choćby zaraz, jedzenia jest pełno.
answer-when-eat-rather-yes = Jak zwykle, o swojej porze.
answer-when-eat-evade = Tobie tylko jedzenie w głowie!
answer-when-eat-rather-no = Kiedy chcesz, jeśli masz coś ze sobą.
answer-when-eat-no = Nie tutaj, tu się nie je.
question-meals = Jak tu karmią?
answer-meals-yes = Taki wybór, że trudno się zdecydować.
answer-meals-middle = Skromnie, ale nikt nie głoduje.
answer-meals-no = Wcale nie karmią.
answer-meals-evade-1 = To kwestia gustu.
answer-meals-evade-2 = Bywa gorzej.
question-nap = Gdzie tu można się zdrzemnąć?
answer-nap-yes = Każdy ma swoje miejsce do spania.
answer-nap-rather-yes = Można przysnąć, jak się znajdzie miejsce.
answer-nap-evade = Ja mogę spać i na stojąco.
answer-nap-rather-no = Najwyżej po kryjomu, żeby nikt nie widział.
answer-nap-no = Nigdzie, tu się nie śpi.
question-last-night = Jak ci się tu spało?
answer-last-night-yes = Jak zwykle, tu już jak w domu.
answer-last-night-middle = Trochę, jednym okiem.
answer-last-night-no = Tutaj? Ja śpię w domu.
answer-last-night-evade-1 = Wiecznie brakuje mi snu.
answer-last-night-evade-2 = A co, wyglądam sennie?
question-bring-child = Można tu przyjść z dzieckiem?
answer-bring-child-yes = Jasne, pełno tu dzieci.
answer-bring-child-rather-yes = Można, niektórzy tak robią.
answer-bring-child-evade = Zależy, jakie dziecko.
answer-bring-child-rather-no = Lepiej nie, choć różnie bywało.
answer-bring-child-no = Nigdy, to nie miejsce dla dzieci.
question-little-ones = Kto tu pilnuje maluchów?
answer-little-ones-yes = Dużo osób, bo i maluchów jest mnóstwo.
answer-little-ones-middle = Rodzice, jeśli w ogóle je przyprowadzą.
answer-little-ones-no = Nie ma ich tutaj.
answer-little-ones-evade-1 = Ja ledwo pilnuję siebie.
answer-little-ones-evade-2 = Niektórzy dorośli są gorsi od dzieci.
question-paws = Widuje się tu zwierzęta?
answer-paws-yes = Codziennie, bez nich ani rusz.
answer-paws-rather-yes = Od czasu do czasu jakieś się przybłąka.
answer-paws-evade = A mój sąsiad się liczy?
answer-paws-rather-no = Najwyżej mucha albo mysz.
answer-paws-no = Nigdy, nikt ich tu nie wpuści.
question-feeding = Kto dziś karmi zwierzęta?
answer-feeding-yes = Jest komu, dobrze się tu o nie dba.
answer-feeding-middle = Nikt specjalnie, same coś znajdą.
answer-feeding-no = Jakie zwierzęta? Tu ich nie ma.
answer-feeding-evade-1 = Na pewno nie ja.
answer-feeding-evade-2 = Najpierw niech ktoś nakarmi mnie.
question-three-am = Co się tu dzieje o trzeciej w nocy?
answer-three-am-yes = To samo co w dzień, tu nic się nie zatrzymuje.
answer-three-am-rather-yes = Ktoś zawsze jest na nogach.
answer-three-am-evade = Nie wiem, o tej porze śpię.
answer-three-am-rather-no = Niewiele, gdzieś pali się światło i tyle.
answer-three-am-no = Ciemno i pusto, ani żywej duszy.
question-night-shift = Dziś w nocy twoja kolej nie spać?
answer-night-shift-yes = Ktoś musi, i tak co noc.
answer-night-shift-middle = Tylko w szczególne noce.
answer-night-shift-no = W nocy wszystko jest zamknięte.
answer-night-shift-evade-1 = O nocy wolę nie myśleć.
answer-night-shift-evade-2 = Zapytaj mnie rano.
question-tomorrow-place = Jutro będziemy w tym samym miejscu?
answer-tomorrow-place-yes = Nie, już daleko stąd.
answer-tomorrow-place-rather-yes = Może kawałek dalej.
answer-tomorrow-place-evade = Jeśli nic się nie wydarzy.
answer-tomorrow-place-rather-no = Pewnie tak, choć kiedyś możemy się przenieść.
answer-tomorrow-place-no = A gdzie indziej? Tu wszystko stoi od dawna.
question-motion = Nie robi ci się tu niedobrze od tego ruchu?
answer-motion-yes = Z początku tak, potem da się przywyknąć.
answer-motion-rather-yes = Ruszamy się powoli, da się znieść.
answer-motion-rather-no = Prawie nigdy się nie rusza, więc nie.
answer-motion-no = Co się rusza? Tu wszystko stoi.
answer-motion-evade = Mam mocny żołądek.
question-plaster = A jak skaleczę się w palec?
answer-plaster-yes = Jesteś w najlepszych rękach.
answer-plaster-rather-yes = Jest ktoś, kto wie, co robić.
answer-plaster-evade = To następnym razem uważaj.
answer-plaster-rather-no = Może w szufladzie jest plaster.
answer-plaster-no = Nikt ci tu nie pomoże.
question-doctor = Jest tu gdzieś lekarz?
answer-doctor-yes = Jasne, zaraz znajdziesz.
answer-doctor-middle = Jest, na nagłe wypadki.
answer-doctor-no = Tutaj? Lekarze tu nie zaglądają.
answer-doctor-evade-1 = Od lekarzy trzymam się z daleka.
answer-doctor-evade-2 = A co, źle się czujesz?
question-armed = Ktoś tu może mieć przy sobie broń?
answer-armed-yes = Prawie wszyscy, inaczej się nie da.
answer-armed-rather-yes = Jedna, dwie osoby, oficjalnie.
answer-armed-evade = Nie grzebię ludziom po kieszeniach.
answer-armed-rather-no = Najwyżej zabawkę albo narzędzie.
answer-armed-no = Broń Boże, nie!
question-blade = Jak często czyścisz broń?
answer-blade-yes = Codziennie, od niej zależy życie.
answer-blade-middle = Ja nie mam, ale ktoś tu ma.
answer-blade-no = Moją broń? Chodzi ci o długopis?
answer-blade-evade-1 = Moja najostrzejsza broń to język.
answer-blade-evade-2 = Na to wolę nie odpowiadać.
question-grandparents = Twoi pradziadkowie czuliby się tu jak u siebie?
answer-grandparents-yes = Nawet dla nich byłaby to dawna historia.
answer-grandparents-rather-yes = Wiele by rozpoznali.
answer-grandparents-evade = Moi narzekaliby wszędzie.
answer-grandparents-rather-no = Może pod paroma względami.
answer-grandparents-no = Nie, niczego by nie zrozumieli.
question-century = Który tu mamy wiek, twoim zdaniem?
answer-century-yes = Taki bez prądu.
answer-century-rather-yes = Taki z opowieści dziadka.
answer-century-rather-no = Nasz, z nutą dawnych czasów.
answer-century-no = Nasz, a może i następny.
answer-century-evade = Czas płynie tu dziwnie.
question-blessing = Modlą się tu ludzie?
answer-blessing-yes = Razem i na głos.
answer-blessing-rather-yes = Niektórzy tak i nikogo to nie dziwi.
answer-blessing-evade = O takie rzeczy ludzi nie pytam.
answer-blessing-rather-no = Po cichu, kiedy robi się ciężko.
answer-blessing-no = Nie, nie po to tu jesteśmy.
question-higher-power = Sprowadziła cię tu wiara?
answer-higher-power-yes = A co innego?
answer-higher-power-middle = Po części, bez nadziei ani rusz.
answer-higher-power-no = Nie, mam tu całkiem przyziemne sprawy.
answer-higher-power-evade-1 = Przyniosły mnie tu nogi.
answer-higher-power-evade-2 = Może wiara w siebie.
question-toast = Możemy tu wznieść toast?
answer-toast-yes = Chętnie, wszyscy już mają nalane.
answer-toast-rather-yes = Jak się poprosi, coś się znajdzie.
answer-toast-evade = Herbatą? W każdej chwili.
answer-toast-rather-no = Najwyżej po kryjomu.
answer-toast-no = Ani kropli, nie ma mowy.
question-drunk = Trafiają się tu podpici ludzie?
answer-drunk-yes = Pod wieczór trudno o trzeźwych.
answer-drunk-middle = Czasem ktoś przesadzi.
answer-drunk-no = Nigdy, od razu by ich wyprosili.
answer-drunk-evade-1 = Po takim pytaniu trzeba się napić.
answer-drunk-evade-2 = Niektórzy są dziwni i na trzeźwo.
question-wait = Długo trzeba było czekać?
answer-wait-yes = Wieki, kolejka jest zawsze ogromna.
answer-wait-rather-yes = Chwilę, trzeba odczekać swoje.
answer-wait-evade = Cierpliwość jest cnotą.
answer-wait-rather-no = Prawie wcale, chyba że w szczycie.
answer-wait-no = Nie, kolejek tu nie ma.
question-last-in-line = Kto tu jest ostatni?
answer-last-in-line-yes = Tam, za tymi wszystkimi ludźmi.
answer-last-in-line-middle = Kolejka bywa, ale krótka.
answer-last-in-line-no = Jaka kolejka? Tu jej nie ma.
answer-last-in-line-evade-1 = Na pewno nie ty.
answer-last-in-line-evade-2 = Ostatni będą pierwszymi.
question-whisper = Możemy tu tak głośno rozmawiać?
answer-whisper-yes = Ciii! Wszyscy na nas patrzą.
answer-whisper-rather-yes = Lepiej trochę ciszej.
answer-whisper-evade = Będę mówić tak jak ty.
answer-whisper-rather-no = Nikomu to nie przeszkadza, byle z umiarem.
answer-whisper-no = Możesz krzyczeć, nikt nie zwróci uwagi.
question-sneeze = Co będzie, jak się tu kichnie?
answer-sneeze-yes = Wszyscy się obejrzą, taka tu cisza.
answer-sneeze-middle = Zależy kiedy.
answer-sneeze-no = Nic, nikt nie usłyszy.
answer-sneeze-evade-1 = Ktoś powie: na zdrowie.
answer-sneeze-evade-2 = Mam chusteczkę.
question-sweater = Mam włożyć sweter?
answer-sweater-yes = Przynajmniej dwa, bo zamarzniesz.
answer-sweater-rather-yes = Dobry pomysł, bywa chłodno.
answer-sweater-evade = Zapytaj babci.
answer-sweater-rather-no = Tylko jeśli łatwo marzniesz.
answer-sweater-no = Nie, tu nigdy nie jest zimno.
question-frost = Tobie też marzną ręce?
answer-frost-yes = Palców już nie czuję.
answer-frost-middle = Tylko w niektórych kątach.
answer-frost-no = Wcale nie, jest ciepło.
answer-frost-evade-1 = Zimne ręce, gorące serce.
answer-frost-evade-2 = Tobie zawsze zimno!
question-sweat = Nie jest ci za gorąco?
answer-sweat-yes = Aż się rozpływam, ale tu to normalne.
answer-sweat-rather-yes = Potrafi być całkiem ciepło.
answer-sweat-evade = Mnie tam dobrze w każdą pogodę.
answer-sweat-rather-no = Nie bardzo, w sam raz.
answer-sweat-no = Gorąco? Chyba żartujesz.
question-shorts = Można by tu chodzić w szortach?
answer-shorts-yes = Tak, na więcej jest za gorąco.
answer-shorts-middle = W ciepły dzień czemu nie.
answer-shorts-no = Nie, na to jest tu za chłodno.
answer-shorts-evade-1 = Z twoimi nogami czemu nie?
answer-shorts-evade-2 = Nie śledzę mody.
question-buttons = Łatwo tu poradzić sobie ze sprzętem?
answer-buttons-yes = Trzeba się uczyć latami.
answer-buttons-rather-yes = Ktoś musi pokazać.
answer-buttons-evade = Grunt to niczego nie zepsuć.
answer-buttons-rather-no = Tak, tu wszystko jest zwyczajne.
answer-buttons-no = Jaki sprzęt? Wszystko robi się ręcznie.
question-gadgets = Jest tu nowoczesny sprzęt?
answer-gadgets-yes = Jak z przyszłości.
answer-gadgets-middle = Nic specjalnego, ale działa.
answer-gadgets-no = Wystarczają nam najprostsze rzeczy.
answer-gadgets-evade-1 = Mnie nawet budzik przerasta.
answer-gadgets-evade-2 = Nowe czy stare, psuje się tak samo.
question-lawful = Za to, co się tu dzieje, można trafić za kratki?
answer-lawful-yes = I to jak, jeśli nas złapią.
answer-lawful-rather-yes = Zależy, według czyjego prawa.
answer-lawful-evade = Nic nie wiem, nic nie widzę.
answer-lawful-rather-no = Ktoś tam może kombinuje, ale reszta nie.
answer-lawful-no = Nie, tu wszystko jest zgodne z prawem.
question-inspection = A jak przyjdą z kontrolą?
answer-inspection-yes = Trzeba będzie uciekać albo i gorzej.
answer-inspection-middle = Niektórzy się zdenerwują.
answer-inspection-no = Niech przychodzą, nie mamy nic do ukrycia.
answer-inspection-evade-1 = Mnie tego dnia nie będzie.
answer-inspection-evade-2 = Odeślę ich do ciebie.
question-sit = Dużo tu siedzisz?
answer-sit-yes = Prawie cały czas, na swoim miejscu.
answer-sit-rather-yes = Sporo, jeśli jest wolne miejsce.
answer-sit-evade = Na ile plecy pozwolą.
answer-sit-rather-no = Od czasu do czasu, żeby złapać oddech.
answer-sit-no = Nigdy, tu wszyscy są na nogach.
question-my-seat = To przypadkiem nie moje miejsce?
answer-my-seat-yes = Nie, twoje jest obok.
answer-my-seat-middle = Siadaj, gdzie wolne.
answer-my-seat-no = Jakie miejsce? Tu się nie siedzi.
answer-my-seat-evade-1 = Posuń się, zmieścimy się razem.
answer-my-seat-evade-2 = Kto pierwszy, ten lepszy.
question-tune = Jest tu jakaś muzyka?
answer-tune-yes = Tak, na żywo, wszyscy na nią czekają.
answer-tune-rather-yes = Zwykle coś gra.
answer-tune-evade = Tylko w mojej głowie.
answer-tune-rather-no = Rzadko, chyba że ktoś nuci.
answer-tune-no = Nie, to byłoby nie na miejscu.
question-sing = Nikt się nie obrazi, jeśli zaśpiewam?
answer-sing-yes = Przeciwnie, tu się śpiewa i gra.
answer-sing-middle = W odpowiedniej chwili proszę bardzo.
answer-sing-no = Od razu poproszą cię o ciszę.
answer-sing-evade-1 = O twoim głosie krążą plotki…
answer-sing-evade-2 = Udam, że się nie znamy.
question-how-many = Ilu nas tu w ogóle jest?
answer-how-many-yes = Wszystkich nie zliczysz.
answer-how-many-rather-yes = Więcej, niż się wydaje.
answer-how-many-evade = W sam raz, żeby się nie nudzić.
answer-how-many-rather-no = Niewielu, najwyżej kilkudziesięciu.
answer-how-many-no = Garstka, wszystkich znam z imienia.
question-lost-crowd = Można się tu zgubić w tłumie?
answer-lost-crowd-yes = W sekundę, trzymaj się mnie.
answer-lost-crowd-middle = Kiedy jest ruch, to tak.
answer-lost-crowd-no = W jakim tłumie? Tu wszyscy są na widoku.
answer-lost-crowd-evade-1 = Ja mogę się zgubić wszędzie.
answer-lost-crowd-evade-2 = Znajdę cię po śmiechu.
question-dress-up = W tym stroju mogę tu przyjść?
answer-dress-up-yes = Raczej nie, tu każdy się stroi.
answer-dress-up-rather-yes = Odrobina elegancji by nie zaszkodziła.
answer-dress-up-evade = Zawsze świetnie wyglądasz.
answer-dress-up-rather-no = W porządku, nikt się nie przygląda.
answer-dress-up-no = Elegancja by tu tylko przeszkadzała.
question-best-shoes = Warto tu włożyć najlepsze buty?
answer-best-shoes-yes = Oczywiście, i najpierw wypastować.
answer-best-shoes-middle = Może na specjalną okazję.
answer-best-shoes-no = Nie, to byłoby śmieszne.
answer-best-shoes-evade-1 = Mam tylko jedną parę.
answer-best-shoes-evade-2 = Byle nie uwierały.
question-look-out = Co widać, kiedy spojrzysz w dal?
answer-look-out-yes = Widok, o którym ludzie marzą.
answer-look-out-rather-yes = Całkiem sporo, aż miło.
answer-look-out-evade = Wzrok już nie ten.
answer-look-out-rather-no = Nic szczególnego, to co zwykle.
answer-look-out-no = Nic, tu w dal nie popatrzysz.
question-postcard = Tutejszy widok nadałby się na pocztówkę?
answer-postcard-yes = Byłaby najlepsza w twojej kolekcji.
answer-postcard-middle = W dobry dzień i z dobrego miejsca.
answer-postcard-no = Goła ściana? Wątpię.
answer-postcard-evade-1 = Pocztówek już nikt nie wysyła.
answer-postcard-evade-2 = Z tobą na niej na pewno.
question-selfie = Zrobimy tu sobie wspólne zdjęcie?
answer-selfie-yes = Jasne, tu wszyscy robią zdjęcia.
answer-selfie-rather-yes = Można, byle szybko.
answer-selfie-evade = Na zdjęciach wyglądam strasznie.
answer-selfie-rather-no = Lepiej nie, będą krzywo patrzeć.
answer-selfie-no = Nie ma mowy, tego się tu nie robi.
question-camera = Można tu wziąć aparat?
answer-camera-yes = Tu nawet się pozuje.
answer-camera-middle = Jeśli najpierw się zapyta.
answer-camera-no = Nie, każą go schować.
answer-camera-evade-1 = Wolę po prostu zapamiętać.
answer-camera-evade-2 = I co potem z tymi zdjęciami?
question-slip-out = Możemy się stąd urwać wcześniej?
answer-slip-out-yes = Choćby zaraz, nikt nas nie trzyma.
answer-slip-out-rather-yes = Tak, tylko trochę niegrzecznie.
answer-slip-out-evade = Aż tak ci się ze mną nudzi?
answer-slip-out-rather-no = Tylko za czyjąś zgodą.
answer-slip-out-no = Niemożliwe, jesteśmy tu do końca.
question-door = Co cię tu trzyma?
answer-door-yes = Nic, parę kroków i już mnie nie ma.
answer-door-middle = Sprawa, dla której tu jestem.
answer-door-no = Nie mam wyboru, muszę tu być.
answer-door-evade-1 = Tylko twoje miłe towarzystwo.
answer-door-evade-2 = Ciekawość, jak to się skończy.
question-how-long = Na długo tu jesteś?
answer-how-long-yes = Tak długo, że traci się rachubę czasu.
answer-how-long-rather-yes = Na kilka dni na pewno.
answer-how-long-evade = Ile będzie trzeba.
answer-how-long-rather-no = Na kilka godzin, nie dłużej.
answer-how-long-no = Nie, za chwilę mnie nie będzie.
question-calendar = Liczysz dni do końca?
answer-calendar-yes = I tygodnie, i miesiące.
answer-calendar-middle = Dni, na palcach jednej ręki.
answer-calendar-no = Dni? Raczej minuty.
answer-calendar-evade-1 = Liczenie to nie moja mocna strona.
answer-calendar-evade-2 = Wszystko się kiedyś kończy.
question-white-shirt = Można tu przyjść w białej koszuli?
answer-white-shirt-yes = Po godzinie byłaby czarna.
answer-white-shirt-rather-yes = Na własne ryzyko.
answer-white-shirt-evade = W białym mi nie do twarzy.
answer-white-shirt-rather-no = Tak, jeśli ostrożnie.
answer-white-shirt-no = Oczywiście, tu jest nieskazitelnie czysto.
question-hands = Czemu masz takie czyste ręce?
answer-hands-yes = Cud, tu wszyscy mają brudne.
answer-hands-middle = Nie każdy ma tu brudną robotę.
answer-hands-no = Tu nikt nie brudzi rąk.
answer-hands-evade-1 = Tak nauczyła mnie mama.
answer-hands-evade-2 = Przyjrzyj się lepiej.
question-languages = Ile języków słychać dookoła?
answer-languages-yes = Tyle, że trudno zliczyć.
answer-languages-rather-yes = Przynajmniej dwa albo trzy.
answer-languages-evade = Rozumiemy się bez słów.
answer-languages-rather-no = Przeważnie jeden, z rzadka jakiś inny.
answer-languages-no = Tylko jeden, tu sami swoi.
question-from-where = Skąd są ci wszyscy ludzie?
answer-from-where-yes = Z całego świata.
answer-from-where-middle = Większość z bliska, niektórzy z daleka.
answer-from-where-no = Wszyscy stąd.
answer-from-where-evade-1 = Od mamy, jak każdy.
answer-from-where-evade-2 = Nie pytam o dokumenty.

remark-doubt-1 = Hm, coś mi tu nie pasuje.
remark-doubt-2 = To było mętne.
remark-doubt-3 = Zgrabny unik!
remark-suspect-1 = Mam co do ciebie wątpliwości.
remark-suspect-2 = Myślę, że to ty.
remark-suspect-3 = A wiesz w ogóle, gdzie jesteśmy?
remark-agree-1 = To ma sens.
remark-agree-2 = Moja odpowiedź byłaby taka sama.
remark-agree-3 = Nic dodać, nic ująć!
remark-defend-1 = Nie wycofuję się z tego.
remark-defend-2 = Zły trop, to nie ja.
remark-defend-3 = Ja? Wcielona niewinność!

## Podpowiedzi do pierwszej partii, najwyżej po dwanaście słów

hint-accused = Oskarżono cię, więc nie głosujesz. Broń się słowami.
hint-vote-late = Czas minął: głosujemy po kolei nad każdym graczem.
hint-vote = Skazanie wymaga wszystkich głosów. Jeden sprzeciw i gramy dalej.
hint-start = Wszyscy widzieli karty? Uruchom zegar i zadaj pierwsze pytanie.
hint-card = Przytrzymaj kartę, żeby ją zobaczyć. Nikomu jej nie pokazuj.
hint-points = Wygrany szpieg: 2 lub 4 punkty. Inaczej pozostali po 1.
hint-ask-aloud = Zadaj pytanie na głos i dotknij imienia pytanej osoby.
hint-answer-aloud = Odpowiedz na głos i potwierdź. Potem ty pytasz.
hint-answer = Pokaż, że znasz miejsce, ale go nie zdradź.
hint-ask = Zapytaj o coś, co wie tylko ktoś z tego miejsca.
hint-not-back = Nie możesz pytać osoby, która właśnie zapytała ciebie.
hint-vote-failed = Brak jednomyślności: gramy dalej, a to oskarżenie przepadło.
hint-cross-out = Dotykaj miejsc, żeby je skreślać. Widzisz to tylko ty.
hint-accuse = Kto jest szpiegiem? Oskarżyć możesz raz na rundę.
hint-name = Szpieg może zgadywać miejsce, gdy nie trwa głosowanie.
hint-goal = Miejsce znają wszyscy oprócz szpiega. Dowiedz się, kto nim jest.

## Dziennik, do gracza, o którym mówi

joined-you = Dołączasz do gry z 0 punktów.
round-dealt-you = Runda { $round } z { $rounds }: każdy ma kartę. Uruchom zegar i zadaj pierwsze pytanie.
asked-you = Pytasz gracza { $to }: { $question }
asked-of-you = { $seat } pyta ciebie: { $question }
asked-aloud-you = Pytasz gracza { $to }.
asked-aloud-of-you = { $seat } pyta ciebie.
answered-you = Odpowiadasz graczowi { $to }: { $answer }
answered-of-you = { $seat } odpowiada tobie: { $answer }
answered-aloud-you = Odpowiadasz graczowi { $to }.
remarked-you = Ty do gracza { $about }: { $remark }
answered-aloud-of-you = { $seat } odpowiada tobie.
remarked-of-you = { $seat } do ciebie: { $remark }
accused-you = Zatrzymujesz zegar i oskarżasz gracza { $suspect }.
accused-of-you = { $seat } zatrzymuje zegar i oskarża ciebie.
put-to-vote-you = Głosowanie: czy to ty jesteś szpiegiem?
voted-you = Oddajesz głos.
vote-carried-you = Głosowanie nad tobą: jednomyślnie. Za: { $ayes }.
vote-failed-you = Głosowanie nad tobą: brak jednomyślności. Za: { $ayes }. Przeciw: { $nays }.
place-named-you = Ujawniasz się jako szpieg i zgadujesz: { $place }.
ended-named-right-you = To jest to miejsce! Wygrywasz rundę jako szpieg.
ended-named-wrong-you = To nie to miejsce. Szpiegiem jesteś ty; rundę wygrywają pozostali.
ended-convicted-spy-you = Szpiegiem jesteś ty. Rundę wygrywają pozostali.
ended-convicted-innocent-you = Nie jesteś szpiegiem. Rundę wygrywa szpieg.
ended-escaped-you = Nikt nie został skazany. Wygrywasz rundę jako szpieg.

## Koniec partii

board-file = Akta całej partii
board-file-closed = Sprawa zamknięta
board-file-headline =
    { $count ->
        [one] Mistrz wywiadu: { $names }
        [few] Mistrzowie wywiadu: { $names }
        [many] Mistrzowie wywiadu: { $names }
       *[other] Mistrzowie wywiadu: { $names }
    }
board-file-boxed = W ramce: runda w roli szpiega.
board-file-spy = Szpieg: { $spy }
