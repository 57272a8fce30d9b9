### P.I. i 07 zgłoś się. $edition to „pi” albo „warsaw”: słowa obu pudełek się różnią.

## Miejsca

location-lakeside = Nad Jeziorem
location-forest-park = Park Leśny
location-little-italy = Mała Italia
location-trocadero = Trocadero
location-ocean-drive = Ocean Drive
location-chinatown = Chinatown
location-central-station = Dworzec Centralny
location-main-street = Main Street
location-road-house = Zajazd
location-union-square = Union Square
location-downtown = Śródmieście
location-ricks-cafe = Rick’s Café
location-waterfront = Nabrzeże
location-skid-row = Skid Row
location-dworzec-centralny = Dworzec Centralny
location-stare-miasto = Stare Miasto
location-hotel-gromada = Hotel Gromada
location-palac-kultury-i-nauki = Pałac Kultury i Nauki
location-bazar-rozyckiego = Bazar Różyckiego
location-supersam = Supersam
location-dt-centrum = DT Centrum
location-dom-partii = Dom Partii
location-kino-moskwa = Kino Moskwa
location-wyscigi-na-sluzewcu = Wyścigi na Służewcu
location-hotel-forum = Hotel Forum
location-stadion-dziesieciolecia = Stadion Dziesięciolecia
location-okecie = Okęcie
location-plac-konstytucji = Plac Konstytucji

## Podejrzani i sprawcy

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

## Przestępstwa

crime-bank-job = Skok na bank
crime-blackmail = Szantaż
crime-forgery = Fałszerstwo
crime-jewellery-heist = Kradzież klejnotów
crime-kidnapping = Porwanie
crime-mob-killing = Mafijne porachunki
crime-murder = Morderstwo
crime-police-corruption = Korupcja w policji
crime-protection-racket = Haracz
crime-smuggling = Przemyt
crime-robbery = Napad
crime-arson = Podpalenie
crime-moonshining = Bimbrownictwo
crime-fraud = Oszustwo
crime-burglary = Włamanie

## Słowa z pudełka

blank-suspect =
    { $edition ->
        [warsaw] Sprawca nieznany
       *[pi] Brak podejrzanego
    }
blank-crime =
    { $edition ->
        [warsaw] Prewencja
       *[pi] Brak przestępstwa
    }
kind-suspect =
    { $edition ->
        [warsaw] sprawca
       *[pi] podejrzany
    }
kind-location = miejsce
kind-crime = przestępstwo
marker-disc =
    { $edition ->
        [warsaw] duży dysk
       *[pi] dysk
    }
marker-cube =
    { $edition ->
        [warsaw] mały dysk
       *[pi] sześcian
    }
discs =
    { $edition ->
        [warsaw]
            { $count ->
                [one] { $count } duży dysk
                [few] { $count } duże dyski
                [many] { $count } dużych dysków
               *[other] { $count } dużego dysku
            }
       *[pi]
            { $count ->
                [one] { $count } dysk
                [few] { $count } dyski
                [many] { $count } dysków
               *[other] { $count } dysku
            }
    }
cubes =
    { $edition ->
        [warsaw]
            { $count ->
                [one] { $count } mały dysk
                [few] { $count } małe dyski
                [many] { $count } małych dysków
               *[other] { $count } małego dysku
            }
       *[pi]
            { $count ->
                [one] { $count } sześcian
                [few] { $count } sześciany
                [many] { $count } sześcianów
               *[other] { $count } sześcianu
            }
    }
nothing = nic
not-scored = jeszcze bez punktów

## Co się stało

match-started = Partia się zaczyna. Pierwszy gracz: { $first }.
investigation-started = Zaczyna się śledztwo { $investigation } z { $investigations }. Wszystkie żetony i karty rozdano na nowo. Pierwszy gracz: { $first }.
hand-dealt = { $holder } trzyma karty sprawy, którą rozwiązuje { $solver }: { $case }.
turn-started = Runda { $round }. Tura: { $seat }.
turn-started-last = Runda { $round }. Tura: { $seat }. To ostatnia szansa na rozwiązanie sprawy.
asked-evidence = { $seat } bada kartę dowodu: { $card }. Teraz odpowiada { $holder }.
asked-investigator =
    { $edition ->
        [warsaw] { $seat } wysyła patrol: { $place }. Teraz odpowiada { $holder }.
       *[pi] { $seat } wysyła detektywa: { $place }. Teraz odpowiada { $holder }.
    }
asked-accusation = { $seat } ogłasza rozwiązanie: { $case }. Teraz odpowiada { $holder }.
examined-disc =
    { $edition ->
        [warsaw] { $seat } bada dowód: { $card }. Duży dysk: to jest { $kind } z tej sprawy.
       *[pi] { $seat } bada dowód: { $card }. Dysk: to jest { $kind } z tej sprawy.
    }
examined-cube =
    { $edition ->
        [warsaw] { $seat } bada dowód: { $card }. Mały dysk: szukany element ({ $kind }) jest w sąsiednim miejscu.
       *[pi] { $seat } bada dowód: { $card }. Sześcian: szukany element ({ $kind }) jest w sąsiednim miejscu.
    }
examined-none = { $seat } bada dowód: { $card }. Nic: szukanego elementu ({ $kind }) nie ma tu ani obok; { $seat } zatrzymuje kartę.
investigated =
    { $edition ->
        [warsaw] { $seat } wysyła patrol: { $place }. Odpowiedź: { $reply }.
       *[pi] { $seat } wysyła detektywa: { $place }. Odpowiedź: { $reply }.
    }
investigated-partly =
    { $edition ->
        [warsaw] { $seat } wysyła patrol: { $place }. Odpowiedź: { $reply }. Dotyczy tylko: { $about }; reszta była tu już oznaczona.
       *[pi] { $seat } wysyła detektywa: { $place }. Odpowiedź: { $reply }. Dotyczy tylko: { $about }; reszta była tu już oznaczona.
    }
investigated-again =
    { $edition ->
        [warsaw] { $seat } wysyła patrol: { $place }. Odpowiedź: { $reply }. Tu już wszystko było wiadomo.
       *[pi] { $seat } wysyła detektywa: { $place }. Odpowiedź: { $reply }. Tu już wszystko było wiadomo.
    }
accused-right = { $seat } ogłasza rozwiązanie: { $case }. Dobrze!
accused-wrong = { $seat } ogłasza rozwiązanie: { $case }. Źle. Punkty karne: { $penalty }.
assigned =
    { $edition ->
        [warsaw] { $seat } przekłada znacznik ({ $marker }) z patrolu na żeton: { $tile }, { $place }. To przypuszczenie.
       *[pi] { $seat } przekłada znacznik ({ $marker }) z detektywa na żeton: { $tile }, { $place }. To przypuszczenie.
    }
unassigned = { $seat } cofa przypuszczenie: { $tile }, { $place }.
deck-reshuffled =
    { $count ->
        [one] Potasowano stos odrzuconych kart: nowa talia to { $count } karta.
        [few] Potasowano stos odrzuconych kart: nowa talia to { $count } karty.
        [many] Potasowano stos odrzuconych kart: nowa talia to { $count } kart.
       *[other] Potasowano stos odrzuconych kart: nowa talia to { $count } karty.
    }
display-refilled = Nowa karta dowodu: { $card }. W talii zostało kart: { $deck }.
solved =
    { $points ->
        [one] { $seat } rozwiązuje sprawę w rundzie { $round } i zdobywa { $points } punkt.
        [few] { $seat } rozwiązuje sprawę w rundzie { $round } i zdobywa { $points } punkty.
        [many] { $seat } rozwiązuje sprawę w rundzie { $round } i zdobywa { $points } punktów.
       *[other] { $seat } rozwiązuje sprawę w rundzie { $round } i zdobywa { $points } punktu.
    }
misled =
    { $points ->
        [one] Błędna odpowiedź: { $holder } zdobywa 0 punktów, a { $seat } { $points } punkt. To była sprawa: { $case }.
        [few] Błędna odpowiedź: { $holder } zdobywa 0 punktów, a { $seat } { $points } punkty. To była sprawa: { $case }.
        [many] Błędna odpowiedź: { $holder } zdobywa 0 punktów, a { $seat } { $points } punktów. To była sprawa: { $case }.
       *[other] Błędna odpowiedź: { $holder } zdobywa 0 punktów, a { $seat } { $points } punktu. To była sprawa: { $case }.
    }
round-ended = Koniec rundy { $round }.
last-unsolved-scored =
    { $points ->
        [one] { $seat } kończy śledztwo bez rozwiązania i zdobywa { $points } punkt.
        [few] { $seat } kończy śledztwo bez rozwiązania i zdobywa { $points } punkty.
        [many] { $seat } kończy śledztwo bez rozwiązania i zdobywa { $points } punktów.
       *[other] { $seat } kończy śledztwo bez rozwiązania i zdobywa { $points } punktu.
    }
investigation-ended = Koniec śledztwa { $investigation }. Oto wszystkie sprawy:
case-shown =
    { $points ->
        [one] { $seat }: { $case }. { $points } punkt.
        [few] { $seat }: { $case }. { $points } punkty.
        [many] { $seat }: { $case }. { $points } punktów.
       *[other] { $seat }: { $case }. { $points } punktu.
    }
match-ended = Koniec partii. Końcowa kolejność:
standing =
    { $points ->
        [one] { $rank }. { $seat }: { $points } punkt
        [few] { $rank }. { $seat }: { $points } punkty
        [many] { $rank }. { $seat }: { $points } punktów
       *[other] { $rank }. { $seat }: { $points } punktu
    }

## Co możesz zrobić

offer-examine = Zbadaj kartę dowodu (do wyboru: { $count })
offer-investigate =
    { $edition ->
        [warsaw] Wyślij patrol (zostało na całą partię: { $count })
       *[pi] Wyślij detektywa (zostało na całą partię: { $count })
    }
offer-accuse =
    { $penalty ->
        [one] Ogłoś rozwiązanie sprawy (błąd kosztuje { $penalty } punkt karny)
        [few] Ogłoś rozwiązanie sprawy (błąd kosztuje { $penalty } punkty karne)
        [many] Ogłoś rozwiązanie sprawy (błąd kosztuje { $penalty } punktów karnych)
       *[other] Ogłoś rozwiązanie sprawy (błąd kosztuje { $penalty } punktu karnego)
    }
offer-assign =
    { $edition ->
        [warsaw] { $place }: przełóż znacznik ({ $marker }) ze swojego patrolu na żeton (nie zużywa tury)
       *[pi] { $place }: przełóż znacznik ({ $marker }) ze swojego detektywa na żeton (nie zużywa tury)
    }
offer-unassign =
    { $edition ->
        [warsaw] { $place }: cofnij przypuszczenie; znacznik wraca na twój patrol (nie zużywa tury)
       *[pi] { $place }: cofnij przypuszczenie; znacznik wraca na twojego detektywa (nie zużywa tury)
    }
offer-answer = Odpowiedz
offer-answer-discs =
    { $edition ->
        [warsaw]
            { $count ->
                [one] Odpowiedz: { $count } duży dysk
                [few] Odpowiedz: { $count } duże dyski
                [many] Odpowiedz: { $count } dużych dysków
               *[other] Odpowiedz: { $count } dużego dysku
            }
       *[pi]
            { $count ->
                [one] Odpowiedz: { $count } dysk
                [few] Odpowiedz: { $count } dyski
                [many] Odpowiedz: { $count } dysków
               *[other] Odpowiedz: { $count } dysku
            }
    }
blank-card = Która karta?
blank-place = Które miejsce?
blank-accused-suspect =
    { $edition ->
        [warsaw] Który sprawca?
       *[pi] Który podejrzany?
    }
blank-accused-location = Które miejsce?
blank-accused-crime = Jakie przestępstwo?
blank-tile = Który żeton?
blank-reply = Jaka jest odpowiedź?
blank-cubes =
    { $edition ->
        [warsaw] Ile małych dysków?
       *[pi] Ile sześcianów?
    }
blank-right = Czy rozwiązanie jest poprawne?
choice-tile = { $tile } ({ $kind })
answer-right = dobrze
answer-wrong = źle
card-tile = { $card } ({ $kind }; { $place })
card-location = { $card } ({ $kind })
card-noted = { $card } – { $note }
note-disc =
    { $edition ->
        [warsaw] już zbadane: duży dysk
       *[pi] już zbadane: dysk
    }
note-cube =
    { $edition ->
        [warsaw] już zbadane: mały dysk
       *[pi] już zbadane: sześcian
    }
note-hand = nie z twojej sprawy: masz tę kartę w ręku (sprawa: { $seat })
note-other = nie z twojej sprawy: tę sprawę rozwiązuje { $seat }

## Stół

section-status = Stan gry
section-map = Mapa
section-cards = Karty dowodów
section-hand = Ręka
section-notebook = Notatnik
section-seats = Gracze
status-investigation = Śledztwo { $investigation } z { $investigations }, runda { $round }.
status-over = Koniec partii.
status-turn = Tura: { $seat }. Pierwszy gracz: { $first }.
status-value =
    { $points ->
        [one] Rozwiązanie sprawy w tej rundzie daje { $points } punkt.
        [few] Rozwiązanie sprawy w tej rundzie daje { $points } punkty.
        [many] Rozwiązanie sprawy w tej rundzie daje { $points } punktów.
       *[other] Rozwiązanie sprawy w tej rundzie daje { $points } punktu.
    }
status-last-chance = Ostatnia szansa: tylko { $seat } nie ma jeszcze rozwiązania, a to ostatnia runda.
map-place =
    { $edition ->
        [warsaw] { $place }. Sprawca: { $suspect }. Przestępstwo: { $crime }. Obok: { $neighbours }.
       *[pi] { $place }. Podejrzany: { $suspect }. Przestępstwo: { $crime }. Obok: { $neighbours }.
    }
map-marker-confirmed = { $seat }: { $marker } na żetonie { $tile }.
map-marker-assigned = { $seat }: { $marker } na żetonie { $tile }, przypuszczenie.
map-marker-solved = { $seat }: { $marker } na żetonie { $tile }, część rozwiązanej sprawy.
map-investigator =
    { $edition ->
        [warsaw]
            { $count ->
                [one] { $seat }: patrol. Odpowiedź: { $reply }. Leży na nim jeszcze: { $lying }.
                [few] { $seat }: { $count } patrole. Odpowiedź: { $reply }. Leży na nich jeszcze: { $lying }.
                [many] { $seat }: { $count } patroli. Odpowiedź: { $reply }. Leży na nich jeszcze: { $lying }.
               *[other] { $seat }: { $count } patrolu. Odpowiedź: { $reply }. Leży na nich jeszcze: { $lying }.
            }
       *[pi]
            { $count ->
                [one] { $seat }: detektyw. Odpowiedź: { $reply }. Leży na nim jeszcze: { $lying }.
                [few] { $seat }: { $count } detektywów. Odpowiedź: { $reply }. Leży na nich jeszcze: { $lying }.
                [many] { $seat }: { $count } detektywów. Odpowiedź: { $reply }. Leży na nich jeszcze: { $lying }.
               *[other] { $seat }: { $count } detektywa. Odpowiedź: { $reply }. Leży na nich jeszcze: { $lying }.
            }
    }
map-investigator-about =
    { $edition ->
        [warsaw] Odpowiedź na ten patrol dotyczy tylko: { $about }.
       *[pi] Odpowiedź na tego detektywa dotyczy tylko: { $about }.
    }
cards-piles = W talii: { $deck }. Odrzucone: { $discard }.
hand-holds = { $seat } trzyma karty sprawy, którą rozwiązuje { $solver }: { $case }.
hand-own = Sprawa, którą rozwiązuje { $seat }: { $case }.
hand-answers = { $holder } trzyma karty sprawy, którą rozwiązuje { $seat }, i odpowiada na pytania.
lesson-disc =
    { $edition ->
        [warsaw] { $card }: duży dysk. To jest szukany element ({ $kind }).
       *[pi] { $card }: dysk. To jest szukany element ({ $kind }).
    }
lesson-cube =
    { $edition ->
        [warsaw] { $card }: mały dysk. Szukany element ({ $kind }) jest obok: { $place }.
       *[pi] { $card }: sześcian. Szukany element ({ $kind }) jest obok: { $place }.
    }
lesson-none = { $card }: nic. Szukanego elementu ({ $kind }) nie ma ani tu, ani obok: { $place }.
lesson-investigator =
    { $edition ->
        [warsaw] Patrol, { $place }: { $reply }. Pytanie dotyczyło: { $about }.
       *[pi] Detektyw, { $place }: { $reply }. Pytanie dotyczyło: { $about }.
    }
lesson-wrong = Błędne rozwiązanie: { $case }.
reckoning =
    { $count ->
        [one] Możliwa jest już tylko { $count } sprawa.
        [few] Możliwe są jeszcze { $count } sprawy.
        [many] Możliwych jest jeszcze { $count } spraw.
       *[other] Możliwe jest jeszcze { $count } sprawy.
    }
reckoning-kind = Wciąż możliwe ({ $kind }): { $names }.
seat-points =
    { $total ->
        [one] { $seat }: { $total } punkt. W śledztwach: { $scores }. Kara: { $penalty }.
        [few] { $seat }: { $total } punkty. W śledztwach: { $scores }. Kara: { $penalty }.
        [many] { $seat }: { $total } punktów. W śledztwach: { $scores }. Kara: { $penalty }.
       *[other] { $seat }: { $total } punktu. W śledztwach: { $scores }. Kara: { $penalty }.
    }
seat-active = Śledztwo trwa.
seat-solved = Sprawa rozwiązana w rundzie { $round }.
seat-misled = Sprawa ujawniona po błędnej odpowiedzi.
seat-out = Wykluczenie z tego śledztwa: błędna odpowiedź.
seat-supply =
    { $edition ->
        [warsaw] Zostało patroli: { $investigators }. W zapasie: { $markers }.
       *[pi] Zostało detektywów: { $investigators }. W zapasie: { $markers }.
    }
seat-substitutes =
    { $edition ->
        [warsaw] Zastępcze małe dyski na mapie: { $count }.
       *[pi] Zastępcze sześciany na mapie: { $count }.
    }
seat-kept = Ślepe tropy: { $cards }.
seat-wrong = Błędne rozwiązanie: { $case }.

## Notatnik

notebook-whose = Czyja sprawa
notebook-mine = Moja sprawa
notebook-of = { $seat }
notebook-list-suspect =
    { $edition ->
        [warsaw] Sprawcy
       *[pi] Podejrzani
    }
notebook-list-location = Miejsca
notebook-list-crime = Przestępstwa
notebook-keys = Strzałki przenoszą od nazwy do nazwy. Enter zmienia oznaczenie; 1 możliwe, 2 wykluczone, 3 pewne, 4 kolory, 0 usuwa twoje oznaczenie.
notebook-mark-open = możliwe
notebook-mark-excluded = wykluczone
notebook-mark-sure = pewne
notebook-mark-amber = bursztynowy trójkąt
notebook-mark-teal = turkusowe kółko
notebook-mark-violet = fioletowy romb
notebook-mark-assumed = założone
notebook-cell = { $name }: { $mark }
notebook-cell-mine = { $name }: { $mark } (twoje oznaczenie)
notebook-cell-noted = { $name }: { $mark } (wywnioskowane)
notebook-cell-disputed = { $name }: { $mark } (twoje oznaczenie, ale z odpowiedzi wynika co innego)
notebook-cell-true = { $cell }; to element tej sprawy
notebook-more = { $name }: wyjaśnienie i inne oznaczenia
notebook-mark-as = Oznacz: { $name }
notebook-erase = Usuń moje oznaczenie
notebook-close = Zamknij
notebook-undo = Cofnij ostatnie oznaczenie
notebook-redo = Przywróć cofnięte oznaczenie
notebook-wipe = Usuń wszystkie moje oznaczenia w tej sprawie
notebook-overlay = { $list }: pokaż na mapie
notebook-pages = Śledztwo
notebook-page-old = To śledztwo jest zakończone: tę stronę można już tylko czytać.
notebook-ledger = Pytania i odpowiedzi
notebook-ledger-none = Nie padło jeszcze żadne pytanie.
notebook-clue-hand = Masz w ręku sprawę, którą rozwiązuje { $seat }: { $case }.
notebook-clue-disc =
    { $edition ->
        [warsaw] { $seat } ma duży dysk na żetonie { $card }.
       *[pi] { $seat } ma dysk na żetonie { $card }.
    }
notebook-clue-told = Wszystkie odpowiedzi, które dostaje { $seat }.
notebook-why-excluded = Nie występuje w żadnej z możliwych spraw.
notebook-why-sure = Nic innego tego rodzaju już nie zostało.
notebook-against =
    { $count ->
        [one] Wyklucza to:
        [few] Każdy z tych faktów to wyklucza:
        [many] Każdy z tych faktów to wyklucza:
       *[other] Każdy z tych faktów to wyklucza:
    }
notebook-against-together = Wykluczają to razem:
notebook-case = { $case }
notebook-inexact = Może być ich mniej: nie dało się sprawdzić wszystkich kombinacji.
notebook-suppose = A gdyby…
notebook-suppose-how = Dotknij tego, co chcesz założyć: listy pokażą, co by z tego wynikało.
notebook-suppose-drop = Porzuć założenie: { $name }
notebook-suppose-left =
    { $count ->
        [one] Możliwa byłaby już tylko { $count } sprawa.
        [few] Możliwe byłyby { $count } sprawy.
        [many] Możliwych byłoby { $count } spraw.
       *[other] Możliwe byłoby { $count } sprawy.
    }
notebook-suppose-none = Żadna sprawa nie byłaby możliwa.
notebook-suggestions = Podpowiedzi do twoich znaczników: { $count }
notebook-suggest-assign =
    { $edition ->
        [warsaw] { $place }: znacznik z twojego patrolu ({ $marker }) pasuje tylko do żetonu { $tile } ({ $kind }).
       *[pi] { $place }: znacznik z twojego detektywa ({ $marker }) pasuje tylko do żetonu { $tile } ({ $kind }).
    }
notebook-suggest-unassign = { $place }: twój znacznik ({ $marker }) na żetonie { $tile } ({ $kind }) nie może tam leżeć.
notebook-do-assign = Przełóż
notebook-do-unassign = Zabierz

## Plansza

board-track = Punkty za rozwiązanie, od najwyższych
board-parts = Sekcje
board-tab-cards = Dowody
board-tab-accuse = Rozwiązanie
board-map-keys = Strzałki prowadzą od miejsca do miejsca. Enter otwiera miejsce.
board-filter = Pokaż znaczniki
board-filter-all = Wszystkie znaczniki
board-filter-mine = Moje znaczniki
board-filter-of = Znaczniki: { $name }
board-overlay =
    { $count ->
        [one] Z notatnika, { $kind }: { $count } możliwe miejsce.
        [few] Z notatnika, { $kind }: { $count } możliwe miejsca.
        [many] Z notatnika, { $kind }: { $count } możliwych miejsc.
       *[other] Z notatnika, { $kind }: { $count } możliwego miejsca.
    }
board-dock = Z bliska
board-put-down = Zamknij
board-lying = Co tu leży
board-lies-in = Na mapie: { $place }.
board-send =
    { $edition ->
        [warsaw] Wyślij tu patrol (zostało: { $count })
       *[pi] Wyślij tu detektywa (zostało: { $count })
    }
board-examine = Zbadaj dowód: { $card }
board-accuse-this = { board-accuse-add }: { $name }
board-accuse-add = Do rozwiązania
board-accuse-in = Dodano do rozwiązania: { $name }.
board-accuse-out = Usunięto z rozwiązania: { $name }.
board-assign = Połóż na tym żetonie: { $marker }
board-unassign = Zabierz stąd: { $marker }
board-show-on-map = Pokaż na mapie
board-draft = Rozwiązanie: { $case }
board-draft-open = …
board-draft-go = Ogłoś
board-asked = Potrzebna jest twoja odpowiedź
board-asked-evidence = { $seat } bada kartę dowodu: { $card }. Odpowiadasz ty.
board-asked-investigator =
    { $edition ->
        [warsaw] { $seat } wysyła patrol: { $place }. Odpowiadasz ty.
       *[pi] { $seat } wysyła detektywa: { $place }. Odpowiadasz ty.
    }
board-asked-accusation = { $seat } ogłasza rozwiązanie: { $case }. Odpowiadasz ty.
board-fold = Pokaż mapę
board-unfold = Odpowiedz
board-asked-about = Odpowiedź dotyczy: { $about }.
board-answer-truly =
    { $points ->
        [one] Błędna odpowiedź wychodzi na jaw od razu: dostajesz 0 punktów, a druga osoba { $points } punkt.
        [few] Błędna odpowiedź wychodzi na jaw od razu: dostajesz 0 punktów, a druga osoba { $points } punkty.
        [many] Błędna odpowiedź wychodzi na jaw od razu: dostajesz 0 punktów, a druga osoba { $points } punktów.
       *[other] Błędna odpowiedź wychodzi na jaw od razu: dostajesz 0 punktów, a druga osoba { $points } punktu.
    }
board-answer = Odpowiedz: { $reply }
board-how-many-discs =
    { $edition ->
        [warsaw] Ile dużych dysków?
       *[pi] Ile dysków?
    }
board-about = Odpowiedź będzie dotyczyć: { $about }. Reszta jest tu już oznaczona.
board-about-all =
    { $edition ->
        [warsaw] Odpowiedź będzie dotyczyć wszystkich trzech: sprawcy, miejsca i przestępstwa.
       *[pi] Odpowiedź będzie dotyczyć wszystkich trzech: podejrzanego, miejsca i przestępstwa.
    }
board-about-nothing = Odpowiedź nie wniesie nic nowego.
board-warn-known = Tę odpowiedź już znasz: { $reply }.
board-warn-asked = To już było badane: { $reply }. Odpowiedź będzie taka sama.
board-warn-investigator-there =
    { $edition ->
        [warsaw] Masz tu już patrol, więc odpowiedź to: nic.
       *[pi] Masz tu już detektywa, więc odpowiedź to: nic.
    }
board-warn-all-marked = Na wszystkie żetony masz tu już odpowiedź, więc nic nowego nie będzie.
board-warn-repeated = Dokładnie takie rozwiązanie już od ciebie padło i było błędne.
board-warn-impossible = To nie może być część twojej sprawy: { $name }.
board-warn-contradicts = Te trzy elementy razem przeczą temu, co już wiesz.
board-accuse = Ogłoś rozwiązanie
board-accuse-sure = Ogłosić takie rozwiązanie?
board-accuse-not = Jeszcze nie
board-accuse-cost =
    Jeśli wszystko się zgadza, zdobywasz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }. Jeśli nie, dostajesz { $penalty ->
        [one] { $penalty } punkt karny
        [few] { $penalty } punkty karne
        [many] { $penalty } punktów karnych
       *[other] { $penalty } punktu karnego
    }.
board-accuse-missing = Do wybrania zostało: { $kinds }.
board-accuse-excluded = Wykluczone: { $count }
board-answered-by = Karty twojej sprawy trzyma { $seat } i odpowiada na twoje pytania.
board-first = Pierwszy gracz
board-answers = odpowiada, gdy pyta { $seat }
board-total =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
board-investigators-left =
    { $edition ->
        [warsaw] Patrole do końca partii: { $count } z { $of }.
       *[pi] Detektywi do końca partii: { $count } z { $of }.
    }
board-supply = W zapasie: { $markers }.
board-scores = W śledztwach: { $scores }. Kara: { $penalty }.
board-kept = Ślepe tropy
board-kept-by = Ślepe tropy ({ $seat }): { $cards }.
board-unsolved = Bez rozwiązania.
board-chapter = Śledztwo { $investigation }
board-final = Wynik końcowy
board-col-penalty = Kara
board-tie =
    { $edition ->
        [warsaw] Przy równej sumie decyduje więcej patroli w zapasie, potem mniej punktów karnych.
       *[pi] Przy równej sumie decyduje więcej detektywów w zapasie, potem mniej punktów karnych.
    }
board-short-central-station = Dworzec
board-short-road-house = Zajazd
board-short-dworzec-centralny = Dw. Central{ "\u00AD" }ny
board-short-hotel-gromada = Gromada
board-short-palac-kultury-i-nauki = Pałac Kultury
board-short-bazar-rozyckiego = Bazar Różyc{ "\u00AD" }kiego
board-short-dt-centrum = DT Centrum
board-short-dom-partii = Dom Partii
board-short-kino-moskwa = Kino Moskwa
board-short-wyscigi-na-sluzewcu = Wyścigi
board-short-hotel-forum = Forum
board-short-stadion-dziesieciolecia = Stadion
board-short-okecie = Okęcie
board-short-plac-konstytucji = Pl. Konsty{ "\u00AD" }tucji
board-short-bank-job = Skok na bank
board-short-jewellery-heist = Klejnoty
board-short-mob-killing = Pora{ "\u00AD" }chunki
board-short-police-corruption = Korupcja
board-short-protection-racket = Haracz
board-short-robbery = Napad
board-short-arson = Pod{ "\u00AD" }palenie
board-short-moonshining = Bimber
board-short-burglary = Włamanie
board-short-lakeside = Nad Jeziorem
board-short-trocadero = Troca{ "\u00AD" }dero
board-short-chinatown = China{ "\u00AD" }town
board-short-downtown = Śród{ "\u00AD" }mieście
board-short-waterfront = Nab{ "\u00AD" }rzeże
board-short-supersam = Super{ "\u00AD" }sam
board-short-murder = Morder{ "\u00AD" }stwo
board-short-blackmail = Szantaż
board-short-forgery = Fałszer{ "\u00AD" }stwo
board-short-kidnapping = Porwanie
board-short-smuggling = Przemyt
board-short-fraud = Oszus{ "\u00AD" }two
board-breaks = Bimbrow|nictwo Dziesię|cio|lecia Konsty|tucji podej|rzanego pora|chunki przestęp|stwa
board-short-no-suspect =
    { $edition ->
        [warsaw] nieznany
       *[pi] nikt
    }
board-short-no-crime =
    { $edition ->
        [warsaw] prewen{ "\u00AD" }cja
       *[pi] brak
    }

## Opcje stołu

option-answers = Odpowiedzi
option-answers-auto = Automatyczne
option-answers-hand = Daje gracz trzymający sprawę
option-lastUnsolved = Punkty dla ostatniego gracza bez rozwiązania
option-lastUnsolved-nextValue = Kolejna liczba na torze
option-lastUnsolved-zero = 0 punktów
option-notebook = Automatyczne notatki
option-notebook-0 = Wyłączone
option-notebook-1 = Tylko odpowiedzi
option-notebook-2 = Pełna dedukcja
option-turnSeconds = Czas na turę
option-turnSeconds-null = Bez limitu
option-turnSeconds-seconds =
    { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
        [many] { $count } sekund
       *[other] { $count } sekundy
    }
option-turnSeconds-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
        [many] { $count } minut
       *[other] { $count } minuty
    }

## Zasady, gdy czegoś zabraniają

rule-PI-1-1 = Widzowie tylko patrzą.
rule-PI-2-4 = Odpowiada tylko gracz, który trzyma karty sprawy, i tylko wtedy, gdy padnie pytanie.
rule-PI-4-1 = To nie twoja tura.
rule-PI-4-3 = Nie bierzesz już udziału w tym śledztwie.
rule-PI-4-6 = W swojej turze badasz kartę dowodu, wysyłasz detektywa lub patrol albo ogłaszasz rozwiązanie; nic innego.
rule-PI-5-1 = Możesz zbadać tylko jedną z odkrytych kart dowodów.
rule-PI-5-14 = Nie ma już kart dowodów.
rule-PI-6-1 = Detektyw lub patrol idzie do jednego z czternastu miejsc.
rule-PI-6-2 = Nie masz już detektywów ani patroli na tę partię.
rule-PI-6-5 = Odpowiedź nie może mieć więcej znaczników niż rodzajów żetonów, których dotyczy.
rule-PI-7-1 = Na twoim detektywie lub patrolu w tym miejscu nie ma takiego znacznika.
rule-PI-7-2 = Znacznik można przełożyć tylko na żeton w tym samym miejscu.
rule-PI-7-3 = Dysk (w 07 duży dysk) nie może oznaczać pustego żetonu.
rule-PI-7-4 = Na tym żetonie masz już odpowiedź albo znacznik.
rule-PI-7-6 = Na tym żetonie nie ma twojego przypuszczenia.
rule-PI-7-8 = Znaczniki przekładają tylko gracze, których śledztwo trwa.
rule-PI-8-2 = Rozwiązanie to jeden sprawca lub podejrzany, jedno miejsce i jedno przestępstwo z tego pudełka.
rule-PI-10-1 = Twoja sprawa jest rozwiązana; w tym śledztwie nie masz już tur.
rule-PI-13-6 = Przy tym stole odpowiada gra.
rule-PI-13-7 = Najpierw odpowiedz na zadane pytanie.
rule-PI-15-6 = Partia jest skończona.

## Podpowiedzi do pierwszej partii, najwyżej po dwanaście słów

hint-answer = Odpowiadaj zgodnie z prawdą: za błędną odpowiedź masz 0 punktów.
hint-last-chance = Ostatnia szansa: rozwiąż sprawę teraz, a dostaniesz tyle co inni.
hint-disc =
    { $edition ->
        [warsaw] Duży dysk: to należy do twojej sprawy.
       *[pi] Dysk: to należy do twojej sprawy.
    }
hint-cube =
    { $edition ->
        [warsaw] Mały dysk znaczy „obok”: szukaj w sąsiednich miejscach.
       *[pi] Sześcian znaczy „obok”: szukaj w sąsiednich miejscach.
    }
hint-nothing = Nic: nie ma tego ani tu, ani obok. Wykreśl je.
hint-counts = Odpowiedź liczy wszystkie trzy razem, ale nie mówi, co jest czym.
hint-counts-nothing = Nic: żadnego z trzech nie ma tu ani obok.
hint-wrong = Źle: co najmniej jedno z trzech jest inne. Punkty karne: { $penalty }.
hint-solved = Gotowe. Nadal trzymasz karty sprawy gracza { $solver }.
hint-same-round = Rozwiąż sprawę w tej samej rundzie, a dostaniesz tyle samo.
hint-solve = Znasz wszystkie trzy? Rozwiąż sprawę: im wcześniej, tym więcej punktów.
hint-others-disc =
    { $edition ->
        [warsaw] Cudzy duży dysk: tego na pewno nie ma w twojej sprawie.
       *[pi] Cudzy dysk: tego na pewno nie ma w twojej sprawie.
    }
hint-new-case =
    { $edition ->
        [warsaw] Nowa sprawa, nowa mapa. Wysłane patrole już nie wracają.
       *[pi] Nowa sprawa, nowa mapa. Wysłani detektywi już nie wracają.
    }
hint-first = Zacznij od karty dowodu: należy do twojej sprawy czy leży obok?
hint-goal =
    { $edition ->
        [warsaw] Znajdź sprawcę, miejsce i przestępstwo. Zna je i odpowiada { $holder }.
       *[pi] Znajdź podejrzanego, miejsce i przestępstwo. Zna je i odpowiada { $holder }.
    }
hint-assign = Wiesz, którego żetonu dotyczy znacznik? Przełóż go tam.
hint-investigator =
    { $edition ->
        [warsaw] Patrol pyta naraz o sprawcę, miejsce i przestępstwo.
       *[pi] Detektyw pyta naraz o podejrzanego, miejsce i przestępstwo.
    }
hint-scarce =
    { $edition ->
        [warsaw] Patrole muszą starczyć na całą partię. Zostało ci: { $left }.
       *[pi] Detektywi muszą starczyć na całą partię. Zostało ci: { $left }.
    }
hint-hand = Karty na twojej ręce to sprawa gracza { $solver }, nie twoja.
hint-public = Każda odpowiedź jest jawna: cudze odpowiedzi też ci pomagają.

## Dziennik, do gracza, o którym mówi

match-started-you = Partia się zaczyna. Pierwsza tura jest twoja.
investigation-started-you = Zaczyna się śledztwo { $investigation } z { $investigations }. Pierwsza tura jest twoja.
hand-dealt-you = Trzymasz karty sprawy, którą rozwiązuje { $solver }: { $case }.
asked-evidence-you = Pytasz gracza { $holder }: { $card }.
asked-evidence-of-you = { $seat } pyta ciebie: { $card }. Odpowiadasz ty.
asked-investigator-you =
    { $edition ->
        [warsaw] Wysyłasz patrol: { $place }. Teraz odpowiada { $holder }.
       *[pi] Wysyłasz detektywa: { $place }. Teraz odpowiada { $holder }.
    }
asked-investigator-of-you =
    { $edition ->
        [warsaw] { $seat } wysyła patrol: { $place }. Odpowiadasz ty.
       *[pi] { $seat } wysyła detektywa: { $place }. Odpowiadasz ty.
    }
asked-accusation-you = Ogłaszasz rozwiązanie: { $case }. Teraz odpowiada { $holder }.
asked-accusation-of-you = { $seat } ogłasza rozwiązanie: { $case }. Odpowiadasz ty.
examined-disc-you = Pytasz gracza { $holder }: { $card }. To jest to!
examined-disc-of-you = { $seat } pyta ciebie: { $card }. To jest to!
examined-cube-you = Pytasz gracza { $holder }: { $card }. Tuż obok!
examined-cube-of-you = { $seat } pyta ciebie: { $card }. Tuż obok!
examined-none-you = Pytasz gracza { $holder }: { $card }. Nic.
examined-none-of-you = { $seat } pyta ciebie: { $card }. Nic.
investigated-you =
    { $edition ->
        [warsaw] Wysyłasz patrol: { $place }. Odpowiedź: { $reply }.
       *[pi] Wysyłasz detektywa: { $place }. Odpowiedź: { $reply }.
    }
investigated-partly-you =
    { $edition ->
        [warsaw] Wysyłasz patrol: { $place }. Odpowiedź: { $reply }. Dotyczy tylko: { $about }.
       *[pi] Wysyłasz detektywa: { $place }. Odpowiedź: { $reply }. Dotyczy tylko: { $about }.
    }
investigated-again-you =
    { $edition ->
        [warsaw] Wysyłasz patrol: { $place }. Odpowiedź: { $reply }. Tu już wszystko było wiadomo.
       *[pi] Wysyłasz detektywa: { $place }. Odpowiedź: { $reply }. Tu już wszystko było wiadomo.
    }
accused-right-you = Ogłaszasz rozwiązanie: { $case }. Dobrze!
accused-wrong-you = Ogłaszasz rozwiązanie: { $case }. Źle. Punkty karne: { $penalty }.
assigned-you = Przekładasz znacznik ({ $marker }) na żeton: { $tile }, { $place }.
unassigned-you = Cofasz przypuszczenie: { $tile }, { $place }.
solved-you =
    { $points ->
        [one] Rozwiązujesz sprawę w rundzie { $round } i zdobywasz { $points } punkt.
        [few] Rozwiązujesz sprawę w rundzie { $round } i zdobywasz { $points } punkty.
        [many] Rozwiązujesz sprawę w rundzie { $round } i zdobywasz { $points } punktów.
       *[other] Rozwiązujesz sprawę w rundzie { $round } i zdobywasz { $points } punktu.
    }
misled-you =
    { $points ->
        [one] { $holder } podaje błędną odpowiedź. Zdobywasz { $points } punkt; twoja sprawa: { $case }.
        [few] { $holder } podaje błędną odpowiedź. Zdobywasz { $points } punkty; twoja sprawa: { $case }.
        [many] { $holder } podaje błędną odpowiedź. Zdobywasz { $points } punktów; twoja sprawa: { $case }.
       *[other] { $holder } podaje błędną odpowiedź. Zdobywasz { $points } punktu; twoja sprawa: { $case }.
    }
misled-of-you =
    { $points ->
        [one] Twoja odpowiedź jest błędna: masz 0 punktów, a { $seat } zdobywa { $points } punkt. Sprawa: { $case }.
        [few] Twoja odpowiedź jest błędna: masz 0 punktów, a { $seat } zdobywa { $points } punkty. Sprawa: { $case }.
        [many] Twoja odpowiedź jest błędna: masz 0 punktów, a { $seat } zdobywa { $points } punktów. Sprawa: { $case }.
       *[other] Twoja odpowiedź jest błędna: masz 0 punktów, a { $seat } zdobywa { $points } punktu. Sprawa: { $case }.
    }
last-unsolved-scored-you =
    { $points ->
        [one] Nie rozwiązujesz sprawy i zdobywasz { $points } punkt.
        [few] Nie rozwiązujesz sprawy i zdobywasz { $points } punkty.
        [many] Nie rozwiązujesz sprawy i zdobywasz { $points } punktów.
       *[other] Nie rozwiązujesz sprawy i zdobywasz { $points } punktu.
    }

board-tab-table = Stół
board-my-case = Moja sprawa
board-left = zostało: { $count }
board-found = Jest
board-solve = Rozwiąż
board-bar-when = Śledztwo { $investigation } z { $investigations }
board-bar-round = Runda { $round }
board-bar-short = { $investigation }/{ $investigations } · runda { $round }
board-continue = Dalej
board-says-disc = To jest to!
board-says-cube = Tuż obok!
board-says-none = Nic
board-says = mówi { $seat }
board-says-me = odpowiadasz ty
board-key = Legenda
board-key-disc = to jest to
board-key-cube = tuż obok
board-key-none = nic
board-was = było { $count }
board-card-asked = zapytano
board-in-deck = w talii: { $count }
board-since = od twojej tury
board-since-label = Co zrobili inni od twojej tury
board-step-at = { $at } z { $count }
board-step-earlier = Wcześniej
board-step-later = Później
board-answers-you = odpowiada tobie
board-you-answer = odpowiadasz
board-answers-next = odpowiada
board-you-answer-seat = Odpowiadasz, gdy pyta { $seat }
board-did = { $what }: { $reply }
board-touches = obok: { $places }
board-may-be = możliwe
board-not-yours = nie twoje
board-yours = twoje
board-why = Dlaczego?
board-ask-card = Zbadaj kartę tego miejsca

## Dziennik na ekranie

log-investigation = Śledztwo { $investigation } z { $investigations }
log-round = Runda { $round }
log-last-chance-you = Twoja ostatnia szansa na rozwiązanie.
log-last-chance = { $seat }: ostatnia szansa na rozwiązanie.
log-examined-disc = { $seat } pyta gracza { $holder }: { $card }. To jest to!
log-examined-cube = { $seat } pyta gracza { $holder }: { $card }. Tuż obok.
log-examined-none = { $seat } pyta gracza { $holder }: { $card }. Nic.

## Koniec śledztwa i partii

board-gain = +{ $points }
board-chapter-over = Koniec śledztwa { $investigation } z { $investigations }
board-chapter-first = Sprawa rozwiązana przed innymi
board-chapter-solved = Sprawa rozwiązana
board-chapter-given = Twoją sprawę ujawniono
board-chapter-missed = Tym razem nie
board-chapter-open = Wszystkie sprawy odkryte
board-chapter-mine = Twoja sprawa
board-chapter-held = Karty tej sprawy trzyma { $seat } i odpowiada na pytania.
board-stamp-solved = Rozwiązana
board-stamp-unsolved = Nierozwiązana
board-paper-edition = Wydanie wieczorne
board-paper-name =
    { $edition ->
        [warsaw] Wieczorny Biuletyn Stołeczny
       *[pi] Kurier Parlour
    }
board-paper-cases =
    { $count ->
        [one] { $count } sprawa
        [few] { $count } sprawy
        [many] { $count } spraw
       *[other] { $count } sprawy
    }
board-headline =
    { $edition ->
        [warsaw] Akta zamknięte: { $names }
       *[pi]
            { $count ->
                [one] { $names } górą! Miasto bez tajemnic
                [few] { $names } górą! Miasto bez tajemnic
                [many] { $names } górą! Miasto bez tajemnic
               *[other] { $names } górą! Miasto bez tajemnic
            }
    }
board-headline-none =
    { $edition ->
        [warsaw] Akta pozostają otwarte
       *[pi] Miasto nie zdradza tajemnic
    }
board-deck =
    { $points ->
        [one] Razem { $points } punkt.
        [few] Razem { $points } punkty.
        [many] Razem { $points } punktów.
       *[other] Razem { $points } punktu.
    }
board-deck-clean = Czyste konto: bez punktów karnych.
board-my-cases = Twoje sprawy
board-cases-of = Sprawy gracza { $seat }
board-all-cases = Sprawy wszystkich graczy
