### Alcatraz: The Scapegoat.

## Locations: the name, where, where to, where from

location-chapel = Kaplica
location-chapel-at = w Kaplicy
location-chapel-into = do Kaplicy
location-chapel-from = z Kaplicy
location-radio-room = Centrala radiowa
location-radio-room-at = w Centrali radiowej
location-radio-room-into = do Centrali radiowej
location-radio-room-from = z Centrali radiowej
location-dining-hall = Stołówka
location-dining-hall-at = w Stołówce
location-dining-hall-into = do Stołówki
location-dining-hall-from = ze Stołówki
location-infirmary = Izba chorych
location-infirmary-at = w Izbie chorych
location-infirmary-into = do Izby chorych
location-infirmary-from = z Izby chorych
location-exercise-yard = Spacerniak
location-exercise-yard-at = na Spacerniaku
location-exercise-yard-into = na Spacerniak
location-exercise-yard-from = ze Spacerniaka
location-visiting-area = Sala widzeń
location-visiting-area-at = w Sali widzeń
location-visiting-area-into = do Sali widzeń
location-visiting-area-from = z Sali widzeń
location-workshop = Warsztat
location-workshop-at = w Warsztacie
location-workshop-into = do Warsztatu
location-workshop-from = z Warsztatu
location-recreational-room = Świetlica
location-recreational-room-at = w Świetlicy
location-recreational-room-into = do Świetlicy
location-recreational-room-from = ze Świetlicy
location-cell-block = Blok więzienny
location-cell-block-at = w Bloku więziennym
location-cell-block-into = do Bloku więziennego
location-cell-block-from = z Bloku więziennego
location-laundry-room = Pralnia
location-laundry-room-at = w Pralni
location-laundry-room-into = do Pralni
location-laundry-room-from = z Pralni
location-guards-room = Wartownia
location-guards-room-at = w Wartowni
location-guards-room-into = do Wartowni
location-guards-room-from = z Wartowni
location-wardens-office = Gabinet naczelnika
location-wardens-office-at = w Gabinecie naczelnika
location-wardens-office-into = do Gabinetu naczelnika
location-wardens-office-from = z Gabinetu naczelnika

## What locations do, in short and in full

location-chapel-silver-short = Odrzuć cudzą kartę szantażu
location-chapel-silver = Wskaż innego więźnia, który ma karty szantażu: jedna z nich, losowa, trafia na stos kart użytych.
location-chapel-dark-short = Oddaj 1: weź cudzą kartę szantażu
location-chapel-dark = Oddaj 1 Fant lub 1 punkt Kasy i weź losową kartę szantażu od innego więźnia.
location-radio-room-silver-short = Przesuń 1 lub 2 Strażników
location-radio-room-silver = Przesuń jednego lub dwóch Strażników, każdego z dowolnej lokacji do dowolnej innej (nigdy więcej niż 4 w jednej lokacji).
location-radio-room-dark-short = Przesuń 1 Strażnika
location-radio-room-dark = Akcja darmowa: przesuń 1 Strażnika z dowolnej lokacji do dowolnej innej (nigdy więcej niż 4 w jednej lokacji).
location-dining-hall-silver-short = Zyskaj do 3 pkt Krzepy
location-dining-hall-silver = Zyskaj do 3 punktów Krzepy.
location-dining-hall-dark-short = Zyskaj 1 pkt Krzepy
location-dining-hall-dark = Akcja darmowa: zyskaj 1 punkt Krzepy.
location-infirmary-silver-short = Weź 1 Lekarstwo
location-infirmary-silver = Weź stąd 1 Lekarstwo.
location-infirmary-dark-short = Oddaj 1: weź 2 Lekarstwa
location-infirmary-dark = Oddaj 1 Fant lub 1 punkt Kasy i weź stąd 2 Lekarstwa (1, jeśli zostało tylko jedno).
location-exercise-yard-silver-short = Oddaj 1: weź dowolny Fant
location-exercise-yard-silver = Akcja darmowa: oddaj 1 Fant lub 1 punkt Kasy i weź stąd 1 dowolny Fant.
location-exercise-yard-dark-short = Oddaj 1: weź 2 dowolne Fanty
location-exercise-yard-dark = Oddaj 1 Fant lub 1 punkt Kasy i weź stąd 2 dowolne Fanty.
location-visiting-area-silver-short = Weź 1 dowolny Fant
location-visiting-area-silver = Weź stąd 1 dowolny Fant.
location-visiting-area-dark-short = Oddaj 1: weź Pistolet
location-visiting-area-dark = Oddaj 1 Fant lub 1 punkt Kasy i weź stąd Pistolet; zastępuje dowolny Fant.
location-workshop-silver-short = Weź 1 Narzędzie
location-workshop-silver = Weź stąd 1 Narzędzie.
location-workshop-dark-short = Oddaj 1: weź 2 Narzędzia
location-workshop-dark = Oddaj 1 Fant lub 1 punkt Kasy i weź stąd 2 Narzędzia (1, jeśli zostało tylko jedno).
location-recreational-room-silver-short = Zyskaj do 2 pkt Kasy
location-recreational-room-silver = Zyskaj do 2 punktów Kasy.
location-recreational-room-dark-short = Zyskaj 1 pkt Kasy
location-recreational-room-dark = Akcja darmowa: zyskaj 1 punkt Kasy.
location-cell-block-silver-short = Weź 1 Nóż
location-cell-block-silver = Weź stąd 1 Nóż.
location-cell-block-dark-short = Oddaj 1: weź 2 Noże
location-cell-block-dark = Oddaj 1 Fant lub 1 punkt Kasy i weź stąd 2 Noże (1, jeśli został tylko jeden).
location-laundry-room-silver-short = Weź 1 Ubranie
location-laundry-room-silver = Weź stąd 1 Ubranie.
location-laundry-room-dark-short = Oddaj 1: weź 2 Ubrania
location-laundry-room-dark = Oddaj 1 Fant lub 1 punkt Kasy i weź stąd 2 Ubrania (1, jeśli zostało tylko jedno).
location-guards-room-silver-short = Weź 1 Klucz
location-guards-room-silver = Weź stąd 1 Klucz.
location-guards-room-dark-short = Oddaj 1: weź 2 Klucze
location-guards-room-dark = Oddaj 1 Fant lub 1 punkt Kasy i weź stąd 2 Klucze (1, jeśli został tylko jeden).
location-wardens-office-silver-short = Dobierz 1 kartę szantażu
location-wardens-office-silver = Dobierz 1 kartę szantażu z wierzchu talii.
location-wardens-office-dark-short = Oddaj 1: dobierz 3 karty szantażu, zatrzymaj 1
location-wardens-office-dark = Oddaj 1 Fant lub 1 punkt Kasy i dobierz 3 karty szantażu, zatrzymaj 1, a pozostałe odłóż na stos kart użytych.
side-silver = strona srebrna
side-dark = strona ciemna
location-free = za darmo

## Items and Cash: the name, and so many of them

item-key = Klucz
item-knife = Nóż
item-clothes = Ubranie
item-drugs = Lekarstwo
item-tools = Narzędzie
item-gun = Pistolet
item-cash = Kasa
strength = Krzepa
counted-key =
    { $count ->
        [one] Klucz
        [few] { $count } Klucze
        [many] { $count } Kluczy
       *[other] { $count } Klucza
    }
counted-knife =
    { $count ->
        [one] Nóż
        [few] { $count } Noże
        [many] { $count } Noży
       *[other] { $count } Noża
    }
counted-clothes =
    { $count ->
        [one] Ubranie
        [few] { $count } Ubrania
        [many] { $count } Ubrań
       *[other] { $count } Ubrania
    }
counted-drugs =
    { $count ->
        [one] Lekarstwo
        [few] { $count } Lekarstwa
        [many] { $count } Lekarstw
       *[other] { $count } Lekarstwa
    }
counted-tools =
    { $count ->
        [one] Narzędzie
        [few] { $count } Narzędzia
        [many] { $count } Narzędzi
       *[other] { $count } Narzędzia
    }
counted-gun =
    { $count ->
        [one] Pistolet
        [few] { $count } Pistolety
        [many] { $count } Pistoletów
       *[other] { $count } Pistoletu
    }
counted-cash =
    { $count ->
        [one] { $count } punkt Kasy
        [few] { $count } punkty Kasy
        [many] { $count } punktów Kasy
       *[other] { $count } punktu Kasy
    }
nothing = nic

## Plan cards: tasks

plan-A1 = Zrobić kopię klucza
plan-A2 = Wzniecić bunt w stołówce
plan-A3 = Podpalić stos pościeli
plan-A4 = Upozorować epidemię
plan-A5 = Zablokować drzwi cel
plan-B1 = Wykopać tunel
plan-B2 = Wynieść gruz
plan-B3 = Zamaskować dziurę w murze
plan-B4 = Podeprzeć strop tunelu
plan-B5 = Wyłamać kratę wentylacyjną
plan-C1 = Otworzyć właz do kanału
plan-C2 = Zbadać korytarz techniczny
plan-C3 = Opuścić linę z dachu
plan-C4 = Przeciąć ogrodzenie
plan-C5 = Uśpić psy strażnicze
plan-D1 = Wykraść plan więzienia
plan-D2 = Sfałszować nakaz przeniesienia
plan-D3 = Poznać rozkład patroli
plan-D4 = Skompletować pęk kluczy
plan-D5 = Opróżnić szafkę strażników
plan-E1 = Uszyć mundury strażników
plan-E2 = Ulepić atrapy głów
plan-E3 = Skleić tratwę
plan-E4 = Przemycić cywilne ubrania
plan-E5 = Przenieść tratwę na brzeg
plan-F1 = Odurzyć naczelnika
plan-F2 = Wziąć zakładnika
plan-F3 = Przekupić przewoźnika
plan-F4 = Obezwładnić nocną wartę
plan-F5 = Uszkodzić reflektor
task-name = { $element } „{ $name }”

## Blackmail cards

blackmail-b01 = Donos
blackmail-b01-text = Przesuń jednego lub dwóch Strażników z dowolnych lokacji do jednej wybranej (nigdy więcej niż 4 w jednej lokacji).
blackmail-b02 = Fałszywy alarm
blackmail-b02-text = Przesuń do trzech Strażników, każdego z dowolnej lokacji do dowolnej innej (nigdy więcej niż 4 w jednej lokacji).
blackmail-b03 = Rewizja w celi
blackmail-b03-text = Wybierz innego więźnia, gdziekolwiek jest, i jeden jego Fant: wraca on na planszę tak jak po wykonaniu zadania.
blackmail-b04 = Ściągnięcie długu
blackmail-b04-text = Weź 1 wybrany Fant lub 1 punkt Kasy od innego więźnia, gdziekolwiek jest (musisz mieć na to miejsce).
blackmail-b05 = Haracz
blackmail-b05-text = Wybierz innego więźnia, gdziekolwiek jest: musi oddać ci 1 Fant lub 1 punkt Kasy, według własnego wyboru spośród tego, na co masz miejsce.
blackmail-b06 = Pod eskortą
blackmail-b06-text = Przesuń innego więźnia o jedną lub dwie lokacje, krok po kroku na sąsiednie (nigdy do zamkniętej ani tam, gdzie jest 4 Strażników).
blackmail-b07 = Ciężkie roboty
blackmail-b07-text = Wybierz innego więźnia: w tej turze ma o 1 PA mniej.
blackmail-b08 = Zamknięte kraty
blackmail-b08-text = Zamknij jedną lokację: do końca tej tury żaden więzień nie może do niej wejść. Kto jest w środku, może wyjść.
blackmail-b09 = Cicha groźba
blackmail-b09-text = Wybierz innego więźnia: do końca tej tury nie może wykonywać zadań.
blackmail-b10 = Zmiana planu
blackmail-b10-text = Wybierz zadanie na planszy: przenosi się na losową lokację bez zadania.
blackmail-b11 = Spalone notatki
blackmail-b11-text = Odłóż jedno zadanie z planszy na spód talii planu i wyłóż nowe według zwykłych zasad.

## What players say

sentences-request = Prośby
sentences-promise = Obietnice
sentences-threat = Groźby
sentences-offer = Propozycje
sentences-reply = Odpowiedzi
sentences-thanks = Podziękowania i pochwały
sentences-complaint = Skargi
say-ask-vote = Głosujcie na gracza { $player }.
say-ask-vote-self = Głosujcie na mnie.
say-ask-not-vote = Nie głosujcie na gracza { $player }.
say-ask-not-vote-self = Nie głosujcie na mnie.
say-ask-call = Głosujmy już.
say-ask-meet = { $to }, spotkajmy się { $at }.
say-ask-bring = { $to }, przynieś { $thing } { $into }.
say-ask-give = { $to }, daj mi { $thing }.
say-ask-perform = { $to }, wykonaj zadanie { $element }.
say-ask-wait = { $to }, nie wykonuj jeszcze zadania { $element }.
say-ask-guard = { $to }, odciągnij Strażnika { $from }.
say-ask-stay = { $to }, zostań tam, gdzie jesteś.
say-ask-spare = { $to }, daj spokój graczowi { $player }.
say-ask-spare-self = { $to }, daj mi spokój.
say-promise-vote = Zagłosuję na gracza { $player }.
say-promise-vote-self = Zagłosuję na siebie.
say-promise-not-vote = Nie zagłosuję na gracza { $player }.
say-promise-not-vote-self = Nie zagłosuję na siebie.
say-promise-give = { $to }, dam ci { $thing } do końca tury { $round }.
say-promise-not-steal = { $to }, nie okradnę cię do końca tury { $round }.
say-promise-meet = { $to }, na koniec tury { $round } będę { $at }.
say-promise-bring = Przyniosę { $thing } { $into } do końca tury { $round }.
say-promise-perform = Wykonam zadanie { $element } do końca tury { $round }.
say-promise-not-perform = Nie wykonam zadania { $element } do końca tury { $round }.
say-promise-no-blackmail = { $to }, nie będę cię szantażować do końca tury { $round }.
say-promise-guard = Odciągnę Strażnika { $from } do końca tury { $round }.
say-promise-no-guard = Nie ściągnę Strażników { $into } do końca tury { $round }.
say-threat-vote = { $to }, następnym razem zagłosuję na ciebie.
say-threat-steal = { $to }, okradnę cię.
say-threat-guards = { $to }, ściągnę Strażników { $into }.
say-threat-blackmail = { $to }, będę cię szantażować.
say-offer-swap = { $to }, wymienię { $thing } na { $want }.
say-offer-cash = { $to }, zapłacę { $cash } za { $want }.
say-offer-vote = { $to }, daj mi { $want }, a zagłosuję, jak zechcesz.
say-offer-join = { $to }, zróbmy razem zadanie { $element } w turze { $round }.
say-reply-yes = { $to }, zgoda.
say-reply-no = { $to }, nie.
say-reply-maybe = { $to }, może.
say-thanks = Dzięki, { $to }.
say-sorry = Przepraszam, { $to }.
say-well-played = Dobre zagranie, { $to }.
say-complain-promise = { $to }, obietnica to obietnica!
say-complain-theft = { $to }, oddaj, co ukradzione.
say-complain-vote = { $to }, skąd taki głos?
say-complain-time = Pospieszmy się.
gap-name = [imię]
gap-at = [gdzie]
gap-into = [dokąd]
gap-from = [skąd]
gap-thing = [co]
gap-cash = [ile]
gap-element = [litera]
gap-round = [numer]
said = { $seat }: { $sentence }
said-you = Ty: { $sentence }
promise-kept = Obietnica dotrzymana ({ $seat }): { $sentence }
promise-broken = Obietnica złamana ({ $seat }): { $sentence }
promise-lapsed = Obietnica już nieważna ({ $seat }): { $sentence }
promise-open = Obietnica w toku ({ $seat }): { $sentence }
promises-of = dotrzymane obietnice: { $kept } z { $all }

## What happens

match-started = Gra się zaczyna. Pierwszym Kozłem ofiarnym jest { $seat }.
match-started-you = Gra się zaczyna. Pierwszym Kozłem ofiarnym jesteś ty.
round-began = Tura { $round }
guard-entered = Nowy Strażnik pojawia się { $at }.
vote-called = { $seat } kończy rozmowy. Wszyscy głosują.
vote-called-you = Kończysz rozmowy. Wszyscy głosują.
vote-called-time = Koniec czasu na rozmowy. Wszyscy głosują.
voted = Głos oddaje { $seat }.
voted-you = Oddajesz głos.
votes-shown = Głosy: { $votes }.
vote-for = { $seat } → { $player }
vote-for-you = Ty → { $player }
vote-for-of-you = { $seat } → ty
vote-for-yourself = Ty → ty
votes-silent = Brak głosu na czas: { $seats }. Liczy się jako głos na siebie.
elected = Kozłem ofiarnym zostaje { $seat }: +{ $bonus } PA.
elected-you = Kozłem ofiarnym zostajesz ty: +{ $bonus } PA.
elected-tie = Remis: decyduje głos poprzedniego Kozła. Kozłem ofiarnym zostaje { $seat }: +{ $bonus } PA.
elected-tie-you = Remis: decyduje głos poprzedniego Kozła. Kozłem ofiarnym zostajesz ty: +{ $bonus } PA.
player-turn-began = Kolejka gracza { $seat }: { $ap } PA.
player-turn-began-you = Twoja kolejka: { $ap } PA.
moved = { $seat } idzie { $into }.
moved-you = Idziesz { $into }.
location-used =
    { $cost ->
        [0] { $seat } korzysta z lokacji { $location } (za darmo).
       *[other] { $seat } korzysta z lokacji { $location } ({ $cost } PA).
    }
location-used-you =
    { $cost ->
        [0] Korzystasz z lokacji { $location } (za darmo).
       *[other] Korzystasz z lokacji { $location } ({ $cost } PA).
    }
paid = { $seat } oddaje { $what }: z powrotem { $into }.
paid-you = Oddajesz { $what }: z powrotem { $into }.
paid-cash = { $seat } oddaje 1 punkt Kasy.
paid-cash-you = Oddajesz 1 punkt Kasy.
gained-strength =
    { $count ->
        [one] { $seat } zyskuje { $count } punkt Krzepy.
        [few] { $seat } zyskuje { $count } punkty Krzepy.
        [many] { $seat } zyskuje { $count } punktów Krzepy.
       *[other] { $seat } zyskuje { $count } punktu Krzepy.
    }
gained-strength-you =
    { $count ->
        [one] Zyskujesz { $count } punkt Krzepy.
        [few] Zyskujesz { $count } punkty Krzepy.
        [many] Zyskujesz { $count } punktów Krzepy.
       *[other] Zyskujesz { $count } punktu Krzepy.
    }
gained-cash = { $seat } zyskuje { $cash }.
gained-cash-you = Zyskujesz { $cash }.
items-taken = { $seat } bierze { $items } { $from }.
items-taken-you = Bierzesz { $items } { $from }.
guard-moved = { $seat } przesuwa Strażnika { $from } { $into }.
guard-moved-you = Przesuwasz Strażnika { $from } { $into }.
card-discarded = { $seat } odrzuca kartę szantażu gracza { $victim }: { $card }.
card-discarded-you = Odrzucasz kartę szantażu gracza { $victim }: { $card }.
card-discarded-of-you = { $seat } odrzuca twoją kartę szantażu: { $card }.
card-taken = { $seat } bierze kartę szantażu od gracza { $victim }: { $card }.
card-taken-you = Bierzesz kartę szantażu od gracza { $victim }: { $card }.
card-taken-of-you = { $seat } bierze ci kartę szantażu: { $card }.
card-taken-hidden = { $seat } bierze kartę szantażu od gracza { $victim }.
cards-shuffled = Użyte karty szantażu zostają potasowane w nową talię.
card-drawn = { $seat } dobiera kartę szantażu: { $card }.
card-drawn-you = Dobierasz kartę szantażu: { $card }.
card-drawn-hidden = { $seat } dobiera kartę szantażu.
choice-opened = { $seat } dobiera karty szantażu i zatrzymuje jedną z nich: { $cards }.
choice-opened-you = Dobierasz karty szantażu i zatrzymujesz jedną z nich: { $cards }.
choice-opened-hidden = { $seat } dobiera karty szantażu i zatrzymuje jedną z nich.
card-kept = { $seat } zatrzymuje kartę { $card }.
card-kept-you = Zatrzymujesz kartę { $card }.
card-kept-hidden = { $seat } zatrzymuje jedną kartę.
cards-rejected = Na stos kart użytych: { $cards }.
stole = { $seat } kradnie graczowi { $victim } { $what }.
stole-you = Kradniesz graczowi { $victim } { $what }.
stole-of-you = { $seat } kradnie ci { $what }.
rioted = { $seat } wszczyna rozróbę: Strażnik przechodzi { $from } { $into }.
rioted-you = Wszczynasz rozróbę: Strażnik przechodzi { $from } { $into }.
item-discarded = { $seat } odrzuca { $item }: z powrotem { $into }.
item-discarded-you = Odrzucasz { $item }: z powrotem { $into }.
item-returned = { $seat } odkłada { $item } { $into }.
item-returned-you = Odkładasz { $item } { $into }.
bribed =
    { $count ->
        [one] { $seat } przekupuje { $count } Strażnika { $at }.
        [few] { $seat } przekupuje { $count } Strażników { $at }.
        [many] { $seat } przekupuje { $count } Strażników { $at }.
       *[other] { $seat } przekupuje { $count } Strażnika { $at }.
    }
bribed-you =
    { $count ->
        [one] Przekupujesz { $count } Strażnika { $at }.
        [few] Przekupujesz { $count } Strażników { $at }.
        [many] Przekupujesz { $count } Strażników { $at }.
       *[other] Przekupujesz { $count } Strażnika { $at }.
    }
strength-spent = { $seat } zużywa 1 punkt Krzepy: +1 PA.
strength-spent-you = Zużywasz 1 punkt Krzepy: +1 PA.
trade-offered = { $seat } proponuje wymianę graczowi { $partner }. Daje: { $give }. Chce: { $want }.
trade-offered-you = Proponujesz wymianę graczowi { $partner }. Dajesz: { $give }. Chcesz: { $want }.
trade-offered-of-you = { $seat } proponuje ci wymianę. Dostajesz: { $give }. Dajesz: { $want }.
traded = Wymiana: { $seat } i { $partner }. { $seat } daje: { $give }. { $partner } daje: { $want }.
traded-you = Wymiana z graczem { $partner }. Dajesz: { $give }. Dostajesz: { $want }.
traded-of-you = Wymiana z graczem { $seat }. Dostajesz: { $give }. Dajesz: { $want }.
trade-declined = { $seat } odrzuca wymianę.
trade-declined-you = Odrzucasz wymianę.
trade-declined-time = Brak odpowiedzi na czas ({ $seat }): propozycja odrzucona.
offer-withdrawn = { $seat } wycofuje propozycję.
offer-withdrawn-you = Wycofujesz propozycję.
blackmail-played = { $seat } zagrywa „{ $card }”.
blackmail-played-you = Zagrywasz „{ $card }”.
blackmail-played-victim = { $seat } zagrywa „{ $card }” przeciw graczowi { $victim }.
blackmail-played-victim-you = Zagrywasz „{ $card }” przeciw graczowi { $victim }.
blackmail-played-victim-of-you = { $seat } zagrywa „{ $card }” przeciw tobie.
blackmail-played-location = { $seat } zagrywa „{ $card }”: { $location }.
blackmail-played-location-you = Zagrywasz „{ $card }”: { $location }.
blackmail-played-task = { $seat } zagrywa „{ $card }” na zadanie { $task }.
blackmail-played-task-you = Zagrywasz „{ $card }” na zadanie { $task }.
handed-over = { $seat } oddaje { $what }. Dostaje to { $to }.
handed-over-you = Oddajesz { $what }. Dostaje to { $to }.
handed-over-of-you = { $seat } oddaje ci { $what }.
prisoner-moved = Strażnicy prowadzą gracza { $seat } { $into }.
prisoner-moved-you = Strażnicy prowadzą cię { $into }.
task-moved = Zadanie { $task } przenosi się { $from } { $into }.
task-replaced = Zadanie { $task } znika z lokacji { $location } i trafia na spód talii planu.
task-performed = { $seat } wykonuje zadanie { $task } { $at }.
task-performed-you = Wykonujesz zadanie { $task } { $at }.
element-marked = { $seat } zaznacza literę { $element }.
element-marked-you = Zaznaczasz literę { $element }.
reward-shown = Karta nagrody: { $task }. Pozostali, oprócz Kozła ofiarnego, zaznaczają jej literę.
reward-none = Talia planu jest pusta: pozostali nie dostają nagrody.
task-rejected = Zadanie { $task } trafia na spód talii planu: jego litera jest już na planszy.
task-laid = Nowe zadanie { $at }: { $task }.
player-turn-ended = { $seat } kończy kolejkę.
player-turn-ended-you = Kończysz kolejkę.
player-turn-ended-time = Koniec czasu: kończy się kolejka gracza { $seat }.
player-turn-ended-time-you = Koniec czasu: twoja kolejka się kończy.
round-ended = Tura { $round } się kończy.
naming-began = Ucieczka rusza, ale jest remis: { $seats }. Pozostali decydują, kto zostaje.
named = Decyzja podjęta: { $seat }.
named-you = Decyzja podjęta.
ended-scapegoat = Ucieczka się udaje. W więzieniu zostaje { $seat }: pozostali mają wszystkie sześć liter bez Kozła ofiarnego.
ended-scapegoat-you = Pozostali uciekają. Ty zostajesz w więzieniu: pozostali mają wszystkie sześć liter bez Kozła ofiarnego.
ended-onlyOne = Ucieczka się udaje. W więzieniu zostaje { $seat }: tylko bez tej osoby pozostali mają wszystkie litery.
ended-onlyOne-you = Pozostali uciekają. Ty zostajesz w więzieniu: tylko bez ciebie pozostali mają wszystkie litery.
ended-elements = Ucieczka się udaje. W więzieniu zostaje { $seat }: najmniej liter wśród tych, którzy nie są niezbędni.
ended-elements-you = Pozostali uciekają. Ty zostajesz w więzieniu: najmniej liter wśród tych, którzy nie są niezbędni.
ended-cash = Ucieczka się udaje. W więzieniu zostaje { $seat }: tyle samo liter, ale najmniej Kasy.
ended-cash-you = Pozostali uciekają. Ty zostajesz w więzieniu: tyle samo liter, ale najmniej Kasy.
ended-items = Ucieczka się udaje. W więzieniu zostaje { $seat }: tyle samo liter i Kasy, ale najmniej Fantów.
ended-items-you = Pozostali uciekają. Ty zostajesz w więzieniu: tyle samo liter i Kasy, ale najmniej Fantów.
ended-strength = Ucieczka się udaje. W więzieniu zostaje { $seat }: remis we wszystkim innym, ale najmniej Krzepy.
ended-strength-you = Pozostali uciekają. Ty zostajesz w więzieniu: remis we wszystkim innym, ale najmniej Krzepy.
ended-naming = Ucieczka się udaje. W więzieniu zostaje { $seat }: pełny remis, zdecydowali pozostali.
ended-naming-you = Pozostali uciekają. Ty zostajesz w więzieniu: pełny remis, zdecydowali pozostali.
ended-winners = Uciekają i wygrywają: { $seats }.
ended-allLose = Do więzienia musiałby wejść 21. Strażnik. Nikt nie ucieka: wszyscy przegrywają.

## What can be done

offer-callVote = Zakończ rozmowy i zarządź głosowanie
offer-castVote = Głosuj: kto będzie Kozłem ofiarnym?
offer-move = Ruch (1 PA)
offer-useLocation =
    { $cost ->
        [0] { $location }: { $rule } (za darmo)
       *[other] { $location }: { $rule } ({ $cost } PA)
    }
offer-steal =
    { $cost ->
        [0] Kradzież (za darmo)
       *[other] Kradzież ({ $cost } PA)
    }
offer-riot =
    { $cost ->
        [0] Rozróba: ściągnij tu Strażnika (za darmo)
       *[other] Rozróba: ściągnij tu Strażnika ({ $cost } PA)
    }
offer-performTask =
    { $cost ->
        [0] Wykonaj zadanie { $task } (za darmo)
       *[other] Wykonaj zadanie { $task } ({ $cost } PA)
    }
offer-discardItem =
    { $cost ->
        [0] Odrzuć Fant (za darmo)
       *[other] Odrzuć Fant ({ $cost } PA)
    }
offer-playBlackmail = Zagraj „{ $card }” (1 PA): { $text }
offer-answerBlackmail = „{ $card }”: oddaj coś graczowi { $seat }
offer-offerTrade = Zaproponuj wymianę lub prezent (za darmo)
offer-respondTrade = Odpowiedz graczowi { $seat }. Dostajesz: { $give }. Dajesz: { $want }.
offer-withdrawOffer = Wycofaj propozycję
offer-bribe = Przekup tutejszych Strażników (po 1 punkcie Kasy)
offer-spendStrength = Zużyj 1 punkt Krzepy: +1 PA
offer-chooseCard = Zatrzymaj jedną z kart
offer-moveGuard =
    { $count ->
        [one] Przesuń Strażnika (został { $count })
        [few] Przesuń Strażnika (zostało { $count })
        [many] Przesuń Strażnika (zostało { $count })
       *[other] Przesuń Strażnika (zostało { $count })
    }
offer-stopGuards = Nie przesuwaj więcej Strażników
offer-endTurn = Zakończ kolejkę (zostało PA: { $ap })
offer-nameStayer = Zdecyduj, kto zostaje w więzieniu
offer-say = Powiedz coś
blank-castVote-player = Na kogo głosujesz?
blank-move-to = Dokąd?
blank-pay = Czym płacisz?
blank-returnTo = Dokąd wraca Fant?
blank-take = Co bierzesz?
blank-victim = Który więzień?
blank-card = Która karta?
blank-guard-from = Skąd przychodzi Strażnik?
blank-guard-to = Dokąd idzie Strażnik?
blank-steal-what = Co kradniesz?
blank-token = Co zużyć jako: { $item }?
blank-item = Który Fant?
blank-what = Co?
blank-prisoner-to = Dokąd najpierw idzie więzień?
blank-onward = A potem?
blank-close = Która lokacja będzie zamknięta?
blank-task = Które zadanie?
blank-partner = Z kim się wymieniasz?
blank-give = Co dajesz?
blank-offerTrade-want = Co chcesz w zamian?
blank-accept = Zgadzasz się?
blank-bribe-count = Ilu Strażników?
blank-candidate = Kto zostaje?
blank-sentence = Co mówisz?
blank-to = Do kogo?
blank-player = Który gracz?
blank-location = Która lokacja?
blank-thing = Fant czy Kasa?
blank-want = Co w zamian?
blank-element = Która litera?
blank-count = Ile Kasy?
blank-turn = Do której tury?
seat-name = { $seat }
counted-guards =
    { $count ->
        [one] { $count } Strażnik
        [few] { $count } Strażników
        [many] { $count } Strażników
       *[other] { $count } Strażnika
    }
choice-location = { $location } ({ $guards })
choice-token = { $item } ({ $seat })
choice-token-you = { $item } (ty)
choice-card = { $card } ({ $text })
choice-task = { $task } ({ $location })
choice-stop = nie dalej
choice-element = { $element }
choice-round = tura { $round }
choice-count = { $count }
choice-things = { $things }
choice-accept = zgoda
choice-decline = odmowa

## A new table

option-layout = Lokacje rząd po rzędzie (reszta losowo)
option-sides = Strony lokacji
option-sides-silver = same srebrne (pierwsza gra)
option-sides-dark = same ciemne
option-sides-random = losowo dla każdej lokacji
option-sides-chosen = wybrane poniżej
option-darkSides = Ciemną stroną do góry (jeśli wybierasz strony)
option-guardsAffectFreeLocationRules = Strażnicy a darmowe zasady lokacji
option-guardsAffectFreeLocationRules-false = darmowe zasady pozostają darmowe (instrukcja)
option-guardsAffectFreeLocationRules-true = Strażnicy utrudniają je jak płatne
option-bribesCountForTaskLimit = Przekupieni Strażnicy a zadania
option-bribesCountForTaskLimit-true = przekupieni Strażnicy nie liczą się przy zadaniu
option-bribesCountForTaskLimit-false = przekupieni Strażnicy liczą się przy zadaniu
option-openBlackmailHands = Karty szantażu na ręku
option-openBlackmailHands-false = zakryte
option-openBlackmailHands-true = odkryte dla wszystkich
option-maxOffersPerPlayerTurn = Propozycje wymiany w kolejce
option-maxOffersPerPlayerTurn-count = { $count }
option-talkSeconds = Czas na rozmowy
option-voteSeconds = Czas na głosowanie
option-turnSeconds = Czas na kolejkę
option-answerSeconds = Czas na odpowiedź
option-no-limit = bez limitu
option-seconds =
    { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
        [many] { $count } sekund
       *[other] { $count } sekundy
    }
option-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
        [many] { $count } minut
       *[other] { $count } minuty
    }

## What is forbidden

rule-ALC-1-1 = Widzowie mogą tylko oglądać.
rule-ALC-3-1 = W tej fazie tury to niemożliwe.
rule-ALC-5-2 = Głosowanie może zarządzić tylko Kozioł ofiarny poprzedniej tury.
rule-ALC-5-3 = Gdy czas na rozmowy minie, kończy je zegar.
rule-ALC-5-6 = Głosować można tylko na gracza przy tym stole.
rule-ALC-5-10 = Twój głos jest już oddany i nie można go zmienić.
rule-ALC-6-6 = Tylko Kozioł ofiarny może zagrywać karty szantażu.
rule-ALC-6-7 = Kozioł ofiarny nie może wykonywać zadań.
rule-ALC-7-2 = To nie twoja kolejka.
rule-ALC-7-6 = Masz za mało punktów akcji.
rule-ALC-8-1 = W jednej lokacji nigdy nie ma więcej niż 4 Strażników.
rule-ALC-8-3 = Za dużo tu Strażników. Przy 3 możesz tylko odejść, zagrać szantaż lub wykonać akcję darmową, przy 4 tylko odejść lub zagrać szantaż.
rule-ALC-8-4 = Nie można wejść do lokacji, w której jest 4 Strażników.
rule-ALC-8-6 = Przy tym stole Strażnicy utrudniają też darmowe zasady lokacji.
rule-ALC-8-8 = Za każdego tutejszego Strażnika płacisz 1 punkt Kasy. Nie masz tyle albo jest ich mniej.
rule-ALC-8-9 = Przy 4 Strażnikach nie można nikogo przekupić.
rule-ALC-9-1 = Możesz iść tylko do sąsiedniej lokacji, także po skosie.
rule-ALC-9-2 = Ta lokacja jest zamknięta do końca tury.
rule-ALC-9-4 = Ta lokacja tak nie działa.
rule-ALC-9-5 = Z każdej lokacji można skorzystać tylko raz na turę.
rule-ALC-9-6 = Okraść można tylko więźnia, który jest tu z tobą.
rule-ALC-9-7 = Ten więzień tego nie ma albo nie masz na to miejsca.
rule-ALC-9-8 = Ukraść można tylko Fanty i Kasę.
rule-ALC-9-9 = Kraść można tylko raz na turę.
rule-ALC-9-10 = Rozróba ściąga Strażnika tylko z sąsiedniej lokacji.
rule-ALC-9-11 = Nie ma tam Strażnika albo tutaj jest ich już 4.
rule-ALC-9-13 = W tej lokacji nie ma zadania.
rule-ALC-9-14 = Odrzucić można tylko swój Fant.
rule-ALC-10-1 = Wymieniać się można tylko z więźniem, który jest tu z tobą.
rule-ALC-10-3 = Wymieniać można tylko Fanty i Kasę.
rule-ALC-10-5 = Najpierw otwarta propozycja: partner ją przyjmuje lub odrzuca albo zostaje wycofana.
rule-ALC-10-6 = Ta wymiana jest niemożliwa: ktoś nie ma tych rzeczy lub miejsca na nie albo jest tu 4 Strażników.
rule-ALC-10-7 = W tej kolejce nie możesz złożyć więcej propozycji.
rule-ALC-10-8 = Nie masz Krzepy do zużycia.
rule-ALC-10-9 = Możesz zużyć tylko 1 punkt Krzepy na turę.
rule-ALC-10-10 = Przy 4 Strażnikach nie można zużyć Krzepy.
rule-ALC-11-1 = Nie ma tu takiego Fantu.
rule-ALC-11-2 = Najpierw oddaj 1 swój Fant lub 1 punkt Kasy.
rule-ALC-11-3 = W tej lokacji nie ma wolnego miejsca na ten Fant.
rule-ALC-11-4 = Oddany Fant wraca do lokacji, w której jest na niego wolne miejsce.
rule-ALC-11-8 = Bierzesz dokładnie tyle Fantów, ile trzeba, i muszą się zmieścić: masz 3 miejsca.
rule-ALC-12-3 = Za mało tu więźniów do tego zadania.
rule-ALC-12-4 = Za dużo tu Strażników do tego zadania.
rule-ALC-12-5 = Więźniowie tutaj nie mają wszystkich Fantów potrzebnych do zadania.
rule-ALC-12-6 = Na każdy Fant z karty użyj dokładnie jednego żetonu więźniów, którzy tu są.
rule-ALC-12-13 = Jesteś pod szantażem: w tej turze nie możesz wykonywać zadań.
rule-ALC-14-2 = Możesz zagrać tylko kartę szantażu, którą masz na ręku.
rule-ALC-14-8 = Karty są zakryte: karta jest losowa.
rule-ALC-14-9 = Nie ma już kart szantażu do dobrania.
rule-ALC-14-10 = Ta karta nic by teraz nie dała.
rule-ALC-14-13 = To jest już w tej turze zakazane albo nie można tego wybrać.
rule-ALC-14-14 = Karta nie pozwala na takie przesunięcie.
rule-ALC-14-15 = Tego zadania nie można wybrać.
rule-ALC-14-16 = Szantażowany więzień musi najpierw oddać 1 Fant lub 1 punkt Kasy, na które Kozioł ofiarny ma miejsce.
rule-ALC-14-17 = Karty są odkryte: wskaż kartę, którą ten więzień ma.
rule-ALC-15-13 = Wybierz innego więźnia, który ma karty szantażu.
rule-ALC-15-14 = Strażnik przechodzi z lokacji, w której są Strażnicy, do innej. Najpierw dokończ przesuwanie lub je przerwij.
rule-ALC-15-15 = Masz już maksimum.
rule-ALC-15-16 = Masz już maksimum.
rule-ALC-15-17 = Nie masz wolnego miejsca na kolejny Fant.
rule-ALC-15-18 = Muszą tu leżeć dwa Fanty, a leży tylko jeden.
rule-ALC-15-19 = Pistoletu tu nie ma.
rule-ALC-15-21 = Najpierw wybierz jedną z dobranych kart szantażu.
rule-ALC-16-9 = Decydują tylko gracze spoza remisu, raz i tylko w sprawie graczy z remisem.
rule-ALC-16-12 = Gra skończona.
rule-ALC-18-1 = Robi to tylko zegar.
rule-ALC-18-5 = Teraz to niemożliwe.
rule-ALC-19-1 = Nie ma takiego zdania albo jest źle uzupełnione.
rule-ALC-19-2 = Mówić można podczas rozmów i kolejek, nie w czasie głosowania.
rule-ALC-19-4 = Możesz powiedzieć 6 zdań na turę.

## Hints for a first game

hint-answer-trade = Propozycja wymiany: przyjmij lub odrzuć ją w całości.
hint-answer-blackmail = Ktoś cię szantażuje: wybierz, co oddajesz.
hint-keep-card = Zatrzymaj jedną kartę. Pozostałe idą na stos kart użytych.
hint-next-guard = Przesuń kolejnego Strażnika albo zakończ.
hint-offer-open = Czekaj na odpowiedź albo wycofaj propozycję.
hint-name-stayer = Decydujesz, kto z graczy z remisem zostaje w więzieniu.
hint-vote = Głosuj tajnie: Kozioł dostaje punkty akcji, ale żadnych liter.
hint-votes-hidden = Wszystkie głosy zostaną pokazane jednocześnie.
hint-call = Najpierw negocjuj. Tylko ty możesz zarządzić głosowanie.
hint-talk = Proś, obiecuj, groź, byle jawnie. Słowa do niczego nie zobowiązują.
hint-tie-break = Przy remisie decyduje głos poprzedniego Kozła.
hint-perform = Wykonaj tutejsze zadanie: zaznaczysz jego literę.
hint-perform-had = Masz już literę tego zadania: wykonanie pomoże tylko innym.
hint-blackmail = Jako Kozioł możesz zagrać kartę szantażu.
hint-four-guards = Czterech Strażników: możesz tylko stąd wyjść.
hint-bribe = Przekup Strażników: każdy kosztuje 1 punkt Kasy na kolejkę.
hint-three-guards = Trzech Strażników: możliwy tylko ruch i akcje darmowe.
hint-two-guards = Dwóch Strażników: płatne akcje kosztują o punkt więcej.
hint-strength = Zużyj 1 punkt Krzepy na dodatkowy punkt akcji.
hint-end-turn = Nie masz już punktów akcji: zakończ kolejkę.
hint-full = Masz trzy Fanty: więcej się nie zmieści.
hint-use = Skorzystaj z zasady tej lokacji, raz na turę.
hint-scapegoat = Kozioł nie wykonuje zadań: zbieraj, handluj, przeszkadzaj.
hint-trade = Wymieniaj się z więźniami obok: to nic nie kosztuje.
hint-steal = Okradnij więźnia obok: jedna rzecz, raz na turę.
hint-task = Zadanie wymaga więźniów, Fantów i niewielu Strażników: zobacz kartę.
hint-move = Idź do sąsiedniej lokacji, także po skosie.
hint-riot = Rozróba ściąga tu Strażnika z sąsiedniej lokacji.
hint-last-rounds = Czas ucieka: gdy nadejdzie 21. Strażnik, wszyscy przegrywają.
hint-others = Teraz grają inni. Nadal możesz mówić.
hint-reward = Gdy ktoś wykona zadanie, pozostali też dostają literę.
hint-goal = Uciekną wszyscy poza jednym, gdy mają razem litery A–F.

## The table on a screen

## Talks, votes, trades and the end on a screen

talk-stream = Rozmowy
talk-none = Nikt jeszcze nic nie powiedział.
talk-composer = Powiedz coś
talk-choose = Wybierz zdanie
talk-say = Powiedz
talk-reply = Odpowiedz: { $seat }
talk-reply-yes = Zgoda
talk-reply-no = Nie
talk-reply-maybe = Może
talk-left =
    { $count ->
        [one] W tej turze możesz powiedzieć jeszcze { $count } zdanie
        [few] W tej turze możesz powiedzieć jeszcze { $count } zdania
        [many] W tej turze możesz powiedzieć jeszcze { $count } zdań
       *[other] W tej turze możesz powiedzieć jeszcze { $count } zdania
    }
talk-blank-to = gracz
talk-blank-player = gracz
talk-blank-location = lokacja
talk-blank-thing = Fant lub Kasa
talk-blank-want = Fant lub Kasa
talk-blank-element = litera
talk-blank-count = ile
talk-blank-turn = tura
talk-kept = dotrzymana
talk-broken = złamana
talk-lapsed = już nie obowiązuje
talk-due = do końca tury { $turn }
talk-due-vote = głosowanie w turze { $turn }
talk-time-left = Pozostały czas: { $time }
talk-soon =
    { $seconds ->
        [one] Została { $seconds } sekunda
        [few] Zostały { $seconds } sekundy
        [many] Zostało { $seconds } sekund
       *[other] Zostało { $seconds } sekundy
    }
talk-title-talks = Rozmowy: kto będzie Kozłem?
talk-title-vote = Głosowanie: kto będzie Kozłem?
talk-caller = { $seat } może w każdej chwili zarządzić głosowanie
talk-caller-you = Możesz w każdej chwili zarządzić głosowanie
talk-call = Zarządź głosowanie
talk-vote-rules = Jak działa głosowanie
talk-ballot-early = Twój wybór jest tajny, dopóki nie potwierdzisz go w głosowaniu.
talk-candidates = Gracze
talk-bonus = +{ $bonus } PA
talk-run-2 = druga tura z rzędu
talk-run-3 = trzecia tura z rzędu
talk-run-4 = czwarta lub dalsza tura z rzędu
talk-promises = dotrzymane obietnice: { $kept } z { $judged }
talk-pick = twój wybór
talk-sealed = twój głos
talk-cast = Głosuj na gracza { $seat }
talk-cast-self = Głosuj na siebie
talk-cast-none = Wybierz gracza
talk-voted = Twój głos jest oddany. Wszystkie głosy zostaną pokazane naraz.
talk-has-voted = głos oddany
talk-voted-count = Oddane głosy: { $count } z { $all }
talk-scapegoat = Kozioł działa pierwszy i ma dodatkowe PA, ale w tej turze nie wykonuje zadań i nie dostaje liter.
talk-tie = Przy remisie decyduje głos poprzedniego Kozła: { $seat }.
talk-tie-you = Przy remisie decyduje twój głos: jesteś poprzednim Kozłem.
talk-reveal = Głosy w turze { $turn }
talk-votes-none = Brak głosów
talk-votes-by = Głosy od: { $names }
talk-elected = Kozłem zostaje { $seat }: +{ $bonus } PA.
talk-elected-you = Zostajesz Kozłem: +{ $bonus } PA.
talk-tied = Remis: { $names }. Decyduje głos poprzedniego Kozła.
talk-tied-by = Remis: { $names }. Decyduje głos poprzedniego Kozła: { $seat } → { $elected }.
talk-tied-by-you = Remis: { $names }. Decyduje głos poprzedniego Kozła, czyli twój: { $elected }.
talk-name-you = { $name } (ty)
talk-continue = Dalej
talk-skip = Pomiń
talk-naming = Pełny remis: kto zostaje w więzieniu?
talk-naming-tied = Równi we wszystkim, co się liczy: { $names }. Decydują pozostali gracze.
talk-naming-rule = Wybór jest tajny. Decyduje większość, a przy równej liczbie głosów wybór Kozła.
talk-naming-mine = Chodzi między innymi o ciebie: decydują pozostali gracze.
talk-naming-done = Twój wybór jest zapisany.
talk-naming-cast = Potwierdź, kto zostaje
talk-trade = Wymiana: { $location }
talk-trade-offers = darmowa · oferta { $number } z { $most }
talk-trade-with = Z kim chcesz się wymienić
talk-trade-after = { $name }: Fanty { $items }/{ $places }, Kasa { $cash }/{ $most }
talk-trade-full-items = Za dużo Fantów ({ $name }): { $count }, a miejsca są { $most }.
talk-trade-full-cash = Za dużo Kasy ({ $name }): { $count }, a miejsca są { $most }.
talk-trade-nobody = Możesz się wymieniać tylko z więźniem w tej samej lokacji.
talk-trade-public = Ofertę widzą wszyscy. Wymieniać można tylko Fanty i Kasę.
talk-trade-gives = { $seat } daje
talk-trade-things = { $things }
talk-trade-waiting = Teraz odpowiada { $seat }.
talk-warden = Wybierz kartę szantażu, którą zatrzymasz
talk-warden-keep = Zatrzymaj tę kartę
talk-warden-note = Te karty widzisz tylko ty. Pozostałe trafią na stos kart użytych, gdzie zobaczą je wszyscy.
talk-warden-other = { $seat } wybiera kartę szantażu.
talk-blackmail = { $seat } cię szantażuje: wybierz, co oddasz
talk-blackmail-other = Szantażuje { $seat }. Co oddać, wybiera { $victim }.
talk-blackmail-other-you = Szantażujesz. Co oddać, wybiera { $victim }.
talk-blackmail-give = Oddaj
talk-reward = Zadanie wykonane
talk-reward-letter = { $seat } zaznacza { $letter }.
talk-reward-letter-you = Zaznaczasz { $letter }.
talk-reward-letter-had = { $seat } ma już { $letter }.
talk-reward-letter-had-you = Masz już { $letter }.
talk-reward-card = Karta nagrody: { $letter }
talk-reward-others = Nowa litera { $letter }: { $names }.
talk-reward-others-had = Litera { $letter } już była: { $names }.
talk-reward-scapegoat = { $seat } jest Kozłem i nie dostaje nic.
talk-reward-scapegoat-you = Jesteś Kozłem i nie dostajesz nic.
talk-reward-no-card = Talia planu jest pusta: pozostali nie dostają nagrody.
talk-reward-removed =
    { $count ->
        [one] Karta wypada z gry.
        [few] Obie karty wypadają z gry.
        [many] Obie karty wypadają z gry.
       *[other] Obie karty wypadają z gry.
    }
talk-reward-goes-on = Czy wszyscy oprócz jednego mogą uciec? Jeszcze nie: gra toczy się dalej.
talk-reward-naming = Litery są w komplecie. Pełny remis: pozostali gracze wskażą, kto zostaje.
talk-reward-escape = Komplet liter bez gracza { $seat }: pozostali uciekają.
talk-reward-escape-you = Komplet liter bez ciebie: pozostali uciekają.
talk-reward-rejected =
    { $count ->
        [one] Na spód talii: { $count } karta, bo jej litera jest już na planszy.
        [few] Na spód talii: { $count } karty, bo ich litery są już na planszy.
        [many] Na spód talii: { $count } kart, bo ich litery są już na planszy.
       *[other] Na spód talii: { $count } karty, bo ich litery są już na planszy.
    }
talk-reward-task = Nowe zadanie: { $task } ({ $location })
talk-reward-no-task = Żadna karta nie pasuje: nie ma nowego zadania.
talk-end-out-you = Jesteś na wolności.
talk-end-out = Ucieczka się udała.
talk-end-in-you = Zostajesz w więzieniu.
talk-end-free =
    { $count ->
        [one] Ucieka { $names }, tura { $turn }.
        [few] Uciekają { $names }, tura { $turn }.
        [many] Uciekają { $names }, tura { $turn }.
       *[other] Uciekają { $names }, tura { $turn }.
    }
talk-end-stays = W więzieniu zostaje { $seat }.
talk-end-lost = Nikt nie ucieka
talk-end-lost-why = W więzieniu jest komplet Strażników. Wszyscy przegrywają.
talk-end-why = Dlaczego zostaje { $seat }
talk-end-why-you = Dlaczego zostajesz
talk-end-why-all = Dlaczego wszyscy przegrywają
talk-end-guard = Czy może wejść 21. Strażnik?
talk-end-guard-answer = Nie: w więzieniu jest już komplet { $count } Strażników. Plan się posypał.
talk-end-scapegoat = Czy reszta poradzi sobie bez Kozła?
talk-end-scapegoat-needed = Nie, { $letters } ma tylko { $seat }.
talk-end-scapegoat-needed-you = Nie, { $letters } masz tylko ty.
talk-end-scapegoat-out = Tak. { $seat } jest Kozłem i zostaje.
talk-end-scapegoat-out-you = Tak. Jesteś Kozłem i zostajesz.
talk-end-onlyOne = Kto jeszcze nie jest potrzebny?
talk-end-others =
    { $count ->
        [one] Tylko { $names }: reszta ma litery od A do F.
        [few] { $names }: bez każdego z nich reszta ma litery od A do F.
        [many] { $names }: bez każdego z nich reszta ma litery od A do F.
       *[other] { $names }: bez każdego z nich reszta ma litery od A do F.
    }
talk-end-elements = Kto z nich ma najmniej liter?
talk-end-cash = Kto ma najmniej Kasy?
talk-end-items = Kto ma najmniej Fantów?
talk-end-strength = Kto ma najmniej Krzepy?
talk-end-naming = Kogo wskazują pozostali?
talk-end-namings = { $namings }
talk-end-not-asked = Nie trzeba było pytać:
talk-end-decides = To rozstrzyga.
talk-end-letters = Litery na koniec
talk-end-needed = potrzebne litery: { $letters }
talk-end-not-needed = obejdą się bez
talk-end-ringed = Litera w obwódce: ma ją tylko jeden więzień.
talk-end-goat = Kozioł
talk-end-turns = tury
talk-end-guards = Strażnicy
talk-end-promises = dotrzymane obietnice

## Stół na ekranie

board-parts = Części stołu
board-plan = Plan więzienia
board-plan-keys = Strzałki przechodzą między lokacjami. Enter otwiera lokację, drugi Enter tam idzie. W: kto gdzie jest. T: zadania i czego wymagają. S: co kto ma. M: co masz ty. D: talie. G: strażnicy. I: Fanty. N: czyja kolejka. E: gdyby gra skończyła się teraz.
board-sheets = Więźniowie w kolejności gry
board-actions = Akcje
board-tab-plan = Plan
board-tab-talk = Rozmowy
board-tab-sheets = Więźniowie
board-open-talks = Rozmowy i głosowanie
board-tab-decks = Talie
board-cancel = Anuluj
board-close = Zamknij
board-free = darmowa
board-here = jesteś tutaj
board-closed = zamknięta
board-points = { $count } PA
board-points-left = pozostało { $count } PA
board-move-cost = Idź tutaj: { $count } PA
board-move-here = Idź: { $location }, { $count } PA
board-cost-cash = 1 Kasa za każdego, do { $most }
board-cost-strength = 1 Krzepa: +1 PA
board-cost-dearer = { $count } PA (2 Strażników: +1)
board-my-turn = Twoja kolejka
board-turn-of = Kolejka: { $seat }
board-end-turn = Zakończ kolejkę
board-end-early = Masz jeszcze { $count } PA. Niewykorzystane punkty przepadają.
board-phase-talks = Rozmowy
board-phase-voting = Głosowanie na Kozła ofiarnego
board-phase-acting = Więźniowie działają
board-phase-naming = Pozostali wskazują, kto zostaje
board-phase-over = Koniec gry
board-turn = Tura { $turn }
board-step-guard = Nowy Strażnik
board-step-talks = Rozmowy i głosowanie
board-step-acting = Więźniowie działają
board-turns-left =
    { $count ->
        [one] jeszcze { $count } tura
        [few] jeszcze { $count } tury
        [many] jeszcze { $count } tur
       *[other] jeszcze { $count } tury
    }
board-guards-long = Strażnicy w więzieniu: { $count } z 20. Pozostałe tury: { $left }.
board-band-normal = zwykły koszt
board-band-dear = +1 PA
board-band-blocked = bez płatnych akcji
board-band-full = pełno: wstęp wzbroniony
board-band-bribed = { $guards } − { $bribed } przekupionych: { $band }
board-room-silver = { $number }: { $name }, strona srebrna
board-room-dark = { $number }: { $name }, strona ciemna
board-room-prisoners = Tutaj: { $prisoners }
board-room-guards = Strażnicy: { $count }, { $band }
board-room-bribed = Przekupieni: { $count }
board-room-closed = Zamknięta szantażem w tej turze
board-room-items = Fanty: { $items }
board-room-gaps = Puste miejsca na Fanty: { $count }
board-room-task = Zadanie { $element }: { $name }
board-need-prisoners = Więźniowie: { $present } z { $needed }, { $state }
board-need-guards = Strażnicy: { $present }, najwyżej { $most }, { $state }
board-need-item = { $item }: { $state }
board-need-there = spełnione
board-need-with-you = spełnione z tobą
board-need-missing = niespełnione
board-task-prisoners = Więźniowie { $present }/{ $needed }
board-task-guards = Strażnicy { $present }, maks. { $most }
board-task-item = { $item }: { $owner }
board-task-missing = { $item }: brak
board-do-task = Wykonaj zadanie
board-do-use = Użyj lokacji
board-do-steal = Okradnij
board-do-riot = Rozróba
board-do-trade = Wymiana
board-do-bribe = Przekup
board-do-strength = Krzepa
board-do-blackmail = Szantaż
board-do-discard = Odrzuć Fant
board-do-guards = Przesuń Strażników
board-pick-on-plan = Wybierz podświetloną lokację na planie lub z listy.
board-stop-guards = Nie przesuwaj więcej
board-scapegoat = Kozioł ofiarny: +{ $count } PA
board-play-done = po ruchu
board-play-now = teraz
board-play-next = następny
board-play-later = później
board-cards = Karty szantażu: { $count }
board-no-items = Brak Fantów
board-items = Fanty { $count } z { $most }: { $items }
board-cash = Kasa { $count } z { $most }
board-strength = Krzepa { $count } z { $most }
board-cut = O { $count } PA mniej w tej turze
board-barred = Nie może wykonywać zadań w tej turze
board-letters = Litery: { $letters }.
board-no-letters = Brak liter.
board-sole = Nikt inny nie ma: { $letters }.
board-promises = { $kept } z { $made }
board-promises-long = Dotrzymane obietnice: { $kept } z { $made }
board-promises-open = Otwarte obietnice: { $count }
board-outlook = Gdyby gra skończyła się teraz
board-outlook-stays = Zostaje: { $seat }
board-outlook-stays-you = Zostajesz ty
board-since = Od twojego ostatniego ruchu:
board-outlook-nobody = Nikogo nie można jeszcze zostawić
board-outlook-none = Nikt nie ma jeszcze żadnej litery.
board-outlook-missing = Tych liter nikt jeszcze nie ma: { $letters }.
board-outlook-needed = Każdy ma literę potrzebną innym.
board-outlook-redundant = Niepotrzebni, bo ich litery mają też inni: { $prisoners }.
board-outlook-decided = { $rule } { $values }.
board-outlook-tie = Pełny remis: pozostali wskazują, kto zostaje.
board-by-scapegoat = Jest wśród nich Kozioł ofiarny, więc zostaje.
board-by-only-one = Nikogo innego nie można zostawić.
board-by-letters = Decyduje najmniej liter:
board-by-cash = Tyle samo liter, więc decyduje najmniej Kasy:
board-by-items = Tyle samo liter i Kasy, więc decyduje najmniej Fantów:
board-by-strength = Poza tym remis, więc decyduje najmniej Krzepy:
board-by-naming = Wskazują pozostali.
board-fates = Jeśli wykonasz { $element }, kto zostaje według litery nagrody:
board-fates-here = To może zakończyć grę. Kto zostaje według litery nagrody:
board-perform-had = Masz już { $letter }: nic nie zyskasz. Pozostali, oprócz Kozła, dostaną literę nagrody.
board-perform-spent = Użyte Fanty wracają do lokacji.
board-fate-stays = { $reward }: zostaje { $seat }
board-fate-stays-you = { $reward }: zostajesz ty
board-fate-on = { $reward }: gra trwa
board-fate-tie = { $reward }: remis, wskazują pozostali
board-fate-gone = { $reward }: brak karty
board-my-cards = Twoje karty szantażu
board-no-cards = Nie masz żadnej.
board-cards-secret = Widzisz je tylko ty. Zagrać może je tylko Kozioł ofiarny.
board-known = Karty, które znasz
board-known-card = { $seat }: { $card }
board-plan-deck = Talia planu: { $count }
board-plan-left = Pozostałe karty według liter:
board-plan-bottom = Na spodzie: { $cards }
board-plan-removed = Poza grą: { $cards }
board-blackmail-deck = Talia szantażu: { $count }
board-used = Użyte: { $cards }
board-used-none = Nie użyto jeszcze żadnej karty.
board-why-points = za mało PA
board-why-guards = blokują Strażnicy
board-why-full-here = jest tu 4 Strażników
board-why-entry = 4 Strażników: wstęp wzbroniony
board-why-closed = zamknięta szantażem
board-why-far = nie sąsiaduje z tobą
board-why-no-guards = nie ma tu Strażników
board-why-no-cash = nie masz Kasy
board-why-used = użyte w tej kolejce
board-why-offers = brak propozycji
board-why-alone = nikogo tu nie ma
board-why-trade = nikt tu nie ma nic na wymianę
board-why-loot = nie ma czego zabrać
board-why-riot = brak Strażników obok
board-why-task = nie ma tu zadania
board-why-items = nie masz Fantów
board-why-strength = nie masz Krzepy
board-why-scapegoat-only = tylko Kozioł ofiarny
board-why-scapegoat = nie jako Kozioł ofiarny
board-why-barred = zakazane szantażem
board-why-prisoners = brakuje więźniów
board-why-limit = za dużo Strażników
board-why-tokens = brakuje Fantów
board-why-cards = nie masz kart
board-why-deck = brak kart do dobrania
board-why-effect = żadna karta teraz nie działa
board-why-victim = nikt inny nie ma kart
board-why-empty = nic tu nie zostało
board-why-pay = nie masz czym zapłacić
board-why-room = brak miejsca
board-why-most = masz już maksimum

## Time, marks, the introduction

board-time-up = Koniec czasu
board-time-up-turn = Czas minął, więc twoja kolejka się skończyła.
board-time-up-vote = Czas minął, więc twój głos liczy się jako głos na ciebie.
board-time-up-offer = { $seat }: brak odpowiedzi na czas. Wymiany nie ma.
board-time-up-answer = Nie było odpowiedzi na czas. Wymiany nie ma ({ $seat }).
board-side-silver = Strona srebrna
board-side-dark = Strona ciemna
board-marks-title = Co znaczą symbole
board-marks-number = numer lokacji: na nic nie wpływa
board-marks-silver = srebrna strona lokacji
board-marks-dark = ciemna strona lokacji
board-marks-item = Fant do zdobycia w tym miejscu
board-marks-gap = wolne miejsce na ten Fant
board-marks-guard = strażnik
board-marks-bribed = przekupiony strażnik: nie liczy się w tej kolejce
board-marks-band = dwóch strażników: akcje kosztują tu o 1 PA więcej
board-marks-blocked = trzech strażników: żadnych płatnych akcji
board-marks-full = czterech strażników albo zamknięte: nie da się wejść
board-marks-prisoners = zadanie: więźniowie obecni / potrzebni
board-marks-limit = zadanie: strażnicy obecni ≤ dozwoleni
board-marks-there = ten warunek jest spełniony
board-marks-with-you = będzie spełniony, gdy tam wejdziesz
board-marks-missing = ten warunek nie jest spełniony
board-marks-letter = litera, którą więzień ma
board-marks-sole = litera, którą ma tylko ten więzień
board-marks-goat = Kozioł ofiarny, z dodatkowymi PA
board-marks-card = karty szantażu
board-marks-cash = Kasa
board-marks-strength = Krzepa
board-marks-promise = dotrzymane obietnice
board-marks-not = nie może wykonywać zadań w tej turze
board-intro-title = Ucieczka z Alcatraz
board-intro-goal = Razem potrzebujecie liter od A do F. Litery zdobywa się za zadania. Gdy wszyscy oprócz jednej osoby mają razem komplet sześciu liter, uciekają. Ta jedna osoba zostaje.
board-intro-round = Tura
board-intro-guard = Wchodzi nowy strażnik. Gdy w więzieniu jest już 20, a ma wejść kolejny, przegrywają wszyscy.
board-intro-vote = Rozmawiacie, a potem tajnie wybieracie Kozła ofiarnego. Gra on pierwszy i ma dodatkowe punkty akcji (PA), ale w tej turze nie dostaje liter.
board-intro-act = Po kolei każdy więzień wydaje PA: przechodzi, bierze Fanty, wymienia się, kradnie, wykonuje zadania.
board-intro-first = Tura 1 zaczyna się od kolejek więźniów, bez głosowania. Kozioł ofiarny został wylosowany: { $seat }.
board-intro-first-you = Tura 1 zaczyna się od kolejek więźniów, bez głosowania. Kozioł ofiarny został wylosowany: to ty.
board-intro-help = Dotknij lokacji, aby zobaczyć, co robi. Znak zapytania wyjaśnia wszystkie symbole i daje podpowiedź.
board-intro-start = Zaczynamy
