### Zbudujmy Tczew: what only text clients say.

## What lies on the table

section-status = Sytuacja
section-map = Mapa
section-hand = Twoja ręka
section-seats = Gracze
section-city = Miasto { $number }: { $seat }
section-free = Karty niczyje
section-effects = Trwające Wydarzenia
section-stacks = Stosy
status-epoch = Epoka { $number }
status-towns = Gracze wybierają miasta.
status-epoch1 = { $seat } kładzie kartę „{ $card }”.
status-epoch2 = { $seat } zakłada miasto. Do położenia: { $cards }.
status-lastLap = Ostatnie tury: { $seats }.
status-event = Wydarzenie „{ $card }”, gra: { $seat }
status-decision = Teraz decyduje { $seat }.
status-proposal = { $seat } proponuje zakończyć grę.
map-row = { $row }
map-key = 1–4: karty graczy, *: niczyje, ~: Wisła, ,: strefy startowe
hand-card = { $card }
hand-known = { $seat }: znane karty w ręce: { $cards }
seat-town = { $number }. { $seat }: { $town }
seat-counts = pola: { $cells }, karty w ręce: { $cards }
seat-services = { $services }
seat-tokens = pozostałe żetony: { $count }
city-district = Dzielnica:
lasting-ban = „{ $card }”, { $seat } nie może: { $bans } (tury: { $turns })
lasting-ban-categories = „{ $card }”, { $seat }: bez dokładania kategorii: { $categories } (tury: { $turns })
lasting-ward = „{ $card }”, { $seat }: ochrona przed wrogim Wydarzeniem
lasting-ward-turns = „{ $card }”, { $seat }: ochrona przed wrogim Wydarzeniem (tury: { $turns })
lasting-suspension = „{ $card }”, { $seat }: nie chroni { $services } (tury: { $turns })
lasting-modifier = „{ $card }”, { $seat }: atak +{ $attack }, obrona +{ $defend } (tury: { $turns })
lasting-ongoing = „{ $card }”, { $seat } (tury: { $turns })
stack-size = Epoka { $number }: { $count }
stack-used = Karty zużyte: { $cards }
stack-events = Zużyte Wydarzenia: { $cards }
stack-replacements = Pozostałe zamienniki: { $cards }

## How it is played

rules-goal = Zbuduj ze swojej miejscowości najlepsze miasto. Punkty liczy się na końcu: 3 za największe miasto, 3 za każdą Kartę Startową, 2 za każdy Zabytek, 1 za każdy Obiekt Unikalny i Obiekt Przyszłości, 1 za każdą z siedmiu kategorii Obiektów, −1 za Skażenie Środowiska.
rules-beginning = Epoka I: kości rozkładają cztery karty pradziejów, które są niczyje. Epoka II: każdy kładzie trzy karty obok swojej Karty Startowej. Potem każdy dostaje pięć kart.
rules-turn = W swojej turze robisz jedną rzecz: dokładasz kartę, używasz Wydarzenia, wymieniasz kartę albo czekasz. Potem dobierasz do pięciu kart.
rules-placing = Karta musi stykać się bokiem z twoją kartą, a żadna stykająca się karta nie może mieć tej samej kategorii. Karta niczyja jest twoja, gdy tylko zetknie się z twoją.
rules-stars = Dwie gwiazdki: tylko na Wiśle. Trzy: tylko na jej brzegu. Cztery: dokładnie jeden sąsiad.
rules-events = Wydarzenia pomagają tobie albo szkodzą rywalom. Ratusze, Policja, Straż Pożarna i Służba Zdrowia chronią właściciela tak, jak mówi Wydarzenie.
rules-districts = Jeśli Wydarzenie odetnie część twojego miasta, dzielnica zostaje twoja tylko z Ratuszem lub Kartą Startową. Inaczej przejmuje ją atakujący albo sąsiad, albo trafia do kart zużytych.
rules-plebiscites = Raz na turę, przed ruchem lub po nim, możesz przeprowadzić plebiscyt: ze swojej karty na stykającą się kartę rywala. Wygrywa wyższy rzut, remis ratuje kartę. Potem karta ma dwa żetony i jest bezpieczna.
rules-end = Gdy gracz nie ma już kart, a stosy są puste, pozostali mają po jednej ostatniej turze. Punktują tylko części miasta z Kartą Startową. Przy remisie decydują Zabytki.

## What games are compared by

measure-points = punkty
measure-points-largest = … za największe miasto
measure-points-starts = … za Karty Startowe
measure-points-monuments = … za Zabytki
measure-points-uniques = … za Obiekty Unikalne i Przyszłości
measure-points-categories = … za kategorie
measure-points-contamination = … za Skażenie Środowiska
measure-cells = punktowane pola
measure-turns = tury
measure-ended-lastCard = koniec po ostatniej karcie
measure-ended-idle = koniec bez budowania
measure-events = użyte Wydarzenia
measure-swaps = wymiany kart
measure-waits = czekanie
measure-plebiscites = plebiscyty
measure-districts = utracone dzielnice
measure-built = dołożone: { $category }
