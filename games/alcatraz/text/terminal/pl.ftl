### Alcatraz: what only text clients say.

## What lies on the table

section-status = Stan gry
section-hand = Twoje karty szantażu
section-tasks = Zadania
section-prison = Więzienie
section-seats = Więźniowie
section-talk = Powiedziane w tej turze
section-promises = Obietnice
section-votes = Dotychczasowe głosowania
section-decks = Karty
status-round = Tura { $round }. Strażnicy w więzieniu: { $guards } z 20.
status-scapegoat = Kozioł ofiarny: { $seat }, +{ $bonus } PA.
status-talks = Rozmowy. Głosowanie może zarządzić { $seat }.
status-voting = Tajne głosowanie. Brakuje głosów: { $missing }.
status-acting = Kolejka gracza { $seat }, zostało PA: { $ap }.
status-bribed = Przekupieni Strażnicy: { $guards } ({ $location }).
status-offer = Otwarta propozycja dla gracza { $partner }. { $seat } daje: { $give }. Chce: { $want }.
status-choice = { $seat } wybiera kartę szantażu.
status-prompt = „{ $card }”: { $seat } musi coś oddać.
status-guards = Strażnicy do przesunięcia: { $count }.
status-naming = Remis: { $seats }. Jeszcze decydują: { $missing }.
status-vote-of-you = Twój głos: { $player }.
status-naming-of-you = Twoja decyzja: zostaje { $player }.
hand-card = { $card }: { $text }
hand-choice = Wybierz jedną: { $cards }
hand-none = brak kart
hand-known = { $seat } ma: { $cards }
task-at = { $task } — { $location }
task-prisoners = więźniowie: { $here } z { $needed }
task-guards = Strażnicy: { $here }, najwyżej { $most }
task-items = potrzebne: { $items }
task-missing = tu brakuje: { $items }
task-ready = wszystko jest na miejscu
prison-location = { $number }. { $location }, { $side } — { $guards }
prison-items = Fanty: { $items }
prison-task = zadanie { $task }
prison-here = tutaj: { $seats }
prison-closed = zamknięte do końca tury
prison-near = obok: { $locations }
seat-place = { $seat }: { $location }
seat-things = ma: { $things }
seat-tracks = Krzepa { $strength } z 3, Kasa { $cash } z 3, karty szantażu: { $cards }
seat-elements = litery: { $elements }
seat-no-elements = brak liter
seat-scapegoat = Kozioł ofiarny
seat-barred = nie może w tej turze wykonywać zadań
seat-cut = o { $ap } PA mniej w tej turze
ballot = Tura { $round }: { $votes }. Kozioł ofiarny: { $seat }.
decks-plan = Talia planu: { $deck }. Usunięte: { $removed }.
decks-blackmail = Talia szantażu: { $deck }. Użyte: { $used }.

## How it is played

rules-goal = Razem planujecie ucieczkę, ale jeden więzień zostanie w więzieniu. Gdy tylko wszyscy poza jedną osobą mają razem sześć liter od A do F, uciekają i wspólnie wygrywają. Jeśli miałby wejść 21. Strażnik, wszyscy przegrywają.
rules-round = W każdej turze wchodzi Strażnik, rozmawiacie najwyżej dwie minuty i tajnie głosujecie na Kozła ofiarnego, który gra pierwszy. W pierwszej turze Kozioł jest losowany.
rules-scapegoat = Kozioł ofiarny ma więcej punktów akcji (+1, a przy kolejnych wyborach +2, +3) i tylko on zagrywa karty szantażu, ale nie wykonuje zadań i nie dostaje liter.
rules-turn = W swojej kolejce wydajesz PA: ruch do sąsiedniej lokacji, zasada lokacji (raz), kradzież (raz), rozróba, wykonanie zadania, odrzucenie Fantu. Za darmo: wymiana z więźniami obok, przekupywanie Strażników za Kasę, 1 punkt Krzepy za 1 PA.
rules-guards = 2 Strażników w twojej lokacji: płatne akcje kosztują 1 PA więcej. 3: żadnych płatnych akcji poza ruchem. 4: nikt nie wejdzie, a ty możesz tylko wyjść. Szantażu nic nie utrudnia.
rules-tasks = Zadanie mówi, ilu więźniów musi być na miejscu, ilu najwyżej Strażników i jakie Fanty zużyć. Wykonawca zaznacza jego literę; następna karta planu daje pozostałym, oprócz Kozła, inną literę.
rules-end = Kto zostaje: Kozioł, jeśli nie jest niezbędny; inaczej ten spośród zbędnych, kto ma najmniej liter, potem Kasy, Fantów, Krzepy.

## What games are compared by

measure-escapes = ucieczki
measure-stays = pozostania w więzieniu
measure-stays-scapegoat = … jako zbędny Kozioł
measure-stays-onlyOne = … jako jedyna zbędna osoba
measure-stays-elements = … z najmniejszą liczbą liter
measure-stays-cash = … z najmniejszą Kasą
measure-stays-items = … z najmniejszą liczbą Fantów
measure-stays-strength = … z najmniejszą Krzepą
measure-stays-naming = … decyzją pozostałych
measure-rounds = tury
measure-scapegoat = tury jako Kozioł ofiarny
measure-tasks = wykonane zadania
measure-blackmail = zagrane karty szantażu
measure-trades = wymiany
measure-thefts = kradzieże
measure-promises = dotrzymane obietnice
