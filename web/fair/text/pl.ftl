### Czy rozdanie było uczciwe, słowami zrozumiałymi dla gracza.

fair-page = Uczciwe rozdanie
fair-about = Twoja przeglądarka może sprawdzić, że nikt nie ustawił rozdania i że partię zagrano dokładnie tak, jak mówi zapis. Otwórz zapis dowolnej partii albo upuść go gdziekolwiek na tej stronie.
fair-is-right = Wszystko się zgadza: nikt nie mógł ustawić tego rozdania, a partię zagrano dokładnie tak, jak mówi zapis.
fair-is-right-bots = Wszystko się zgadza: rozdanie wynika z obiecanego klucza i słów, a partię zagrano dokładnie tak, jak mówi zapis. Słowa dały jednak same boty, więc na losowanie miał wpływ tylko stół.
fair-is-wrong = Z tym zapisem coś jest nie tak. { $why }
fair-other-promise = To nie jest rozdanie, które obiecano twojej przeglądarce: przed nim stół pokazał inny odcisk.
fair-cannot = Tego zapisu nie da się tutaj sprawdzić. { $why }
fair-checking-move = Odtwarzanie partii: ruch { $move } z { $moves }…

fair-verdict-right = Zgadza się
fair-verdict-wrong = Nie zgadza się
fair-verdict-checking = Sprawdzanie…
fair-verdict-unchecked = Nie sprawdzono
fair-show-me = Pokaż szczegóły
fair-protects = Co to gwarantuje:
fair-protects-not = Czego nie gwarantuje:

## Obietnica

fair-promise = Obietnica przed rozdaniem
fair-promise-asks = Czy przed rozdaniem stół zobowiązał się do jednego tajnego klucza?
fair-promise-is = Zanim ktokolwiek usiadł, stół wylosował tajny klucz i pokazał wszystkim jego odcisk. Odcisk niczego nie zdradza, ale pasuje tylko do jednego klucza.
fair-memory-same = Twoja przeglądarka pamięta ten sam odcisk sprzed rozdania.
fair-memory-none = Twoja przeglądarka nie widziała tego odcisku przed rozdaniem. Może zanotował go ktoś, kto był wtedy przy stole: porównaj oba.
fair-memory-other = Przed rozdaniem twoja przeglądarka widziała przy tym stole inny odcisk.
fair-promise-by-hand = Przy stole ten odcisk widać pod hasłem „Uczciwe rozdanie” od chwili, gdy stół powstał. Porównaj go z tym, który wtedy był widoczny albo został zapisany.
fair-promise-protects = Stół nie może podmienić tajnego klucza, gdy zna już słowa graczy.
fair-promise-not = Jeśli nikt nie spojrzał na odcisk przed rozdaniem, to tylko stół ręczy, że tam był.

## Słowa

fair-words = Losowe słowo każdego gracza
fair-words-asks = Czy każdy dołożył własne słowo?
fair-words-is = Każdy, kto usiadł, dorzucił do losowania własne słowo. Znajdź swoje: powinno być dokładnie takie, jakie wysłała twoja przeglądarka.
fair-words-late = Dołączenie w trakcie partii, bez słowa: { $names }. Cała losowość każdej rundy była już ustalona.
fair-words-by-hand = Przeglądarka losuje twoje słowo, gdy siadasz. Słowem bota jest po prostu jego imię.
fair-words-protects = Stół złożył obietnicę, nie znając słów, więc nie mógł wybrać klucza korzystnego dla kogokolwiek.
fair-words-not = Wystarczy jedno słowo, którego nikt nie mógł zgadnąć. Gdyby stół mógł przewidzieć wszystkie, jak przy samych botach, mógłby szukać wygodnego klucza.

## Klucz

fair-secret = Obiecany tajny klucz
fair-secret-asks = Czy klucz ujawniony po partii jest tym, który obiecano?
fair-secret-is = Po partii stół ujawnił tajny klucz, a odcisk tego klucza jest tym, który obiecano.
fair-secret-by-hand = Odcisk to SHA-256 z 32 bajtów klucza. Policzy go każde narzędzie, które zna SHA-256; na większości komputerów zrobi to ta linijka.
fair-secret-protects = Po zebraniu słów stół nie zmienił zdania.
fair-secret-not = Sam stół znał swój klucz przez cały czas.

## Rozdanie

fair-deal = Rozdanie
fair-deal-asks = Czy z klucza i słów wynika dokładnie to rozdanie?
fair-deal-is = Klucz i słowa razem tworzą ziarno, z którego wynika wszystko, co losowe. Karty rozdane z niego jeszcze raz w twojej przeglądarce ułożyły się tak samo co do jednej.
fair-deal-by-hand = Ziarno to SHA-256 z klucza i kolejnych słów, każdego poprzedzonego swoją długością. Dalsza losowość to ChaCha20 z ziarnem jako kluczem.
fair-deal-protects = Nikt nie ułożył kart: ani zanim zebrano słowa, ani potem. Imiona, opcje i słowa są te same, co w partii.
fair-deal-not = Uczciwe rozdanie też może być szczęśliwe.

## Ruchy

fair-moves = Każdy ruch
fair-moves-asks = Czy każdy ruch był dozwolony i doprowadził do tego, co powiedziano przy stole?
fair-moves-is =
    { $moves ->
        [one] { $moves } ruch wykonano jeszcze raz według zasad: był dozwolony i słowo w słowo doprowadził do tego, co powiedziano przy stole.
        [few] { $moves } ruchy wykonano jeszcze raz według zasad: każdy był dozwolony, a razem doprowadziły słowo w słowo do tego, co powiedziano przy stole.
        [many] { $moves } ruchów wykonano jeszcze raz według zasad: każdy był dozwolony, a razem doprowadziły słowo w słowo do tego, co powiedziano przy stole.
       *[other] { $moves } ruchu wykonano jeszcze raz według zasad: każdy był dozwolony, a razem doprowadziły słowo w słowo do tego, co powiedziano przy stole.
    }
fair-moves-by-hand = Każdy ruch nosi znak obejmujący wszystko, co było przed nim, i wszystko, co powiedziano, więc znak ostatniego ruchu ręczy za wszystkie. Powtórzy je polecenie na końcu tej strony.
fair-moves-protects = Żadnego ruchu nie zmieniono, nie pominięto ani nie dopisano, niczego nie losowano dwa razy i nikomu nie powiedziano nieprawdy.
fair-moves-not = Żadne sprawdzenie nie pokaże, dlaczego ktoś zagrał tak, a nie inaczej.

## Koniec

fair-end = Wynik i pieczęć
fair-end-asks = Czy ruchy prowadzą do tego wyniku, a pieczęć jest nienaruszona?
fair-end-is = Wynik jest tym, do którego prowadzą ruchy, a pieczęć na całym zapisie jest nienaruszona.
fair-end-by-hand = Pieczęć to SHA-256 z ostatniego znaku i wyniku. Jeśli w zapisie cokolwiek zmieniono, przestaje pasować.
fair-end-protects = Nikt nie zmienił zapisu po fakcie: ani imienia, ani słowa, ani opcji, ani czasu, ani ruchu, ani wyniku.
fair-end-not = Pieczęć nie mówi, kto sporządził zapis. Mówi to obietnica, tym, którzy ją widzieli.

## Wartości

fair-value-commitment = Odcisk tajnego klucza (SHA-256)
fair-value-seen = Co twoja przeglądarka widziała przed rozdaniem
fair-value-secret = Tajny klucz
fair-value-command = Do samodzielnego sprawdzenia
fair-value-seed = Ziarno
fair-value-dealt = Znak rozdania
fair-value-moves = Ruchy
fair-value-events = Ogłoszenia
fair-value-mark = Znak ostatniego ruchu
fair-value-result = Wynik
fair-value-seal = Pieczęć
fair-points =
    { $points ->
        [one] { $rank }. { $name }, { $points } punkt
        [few] { $rank }. { $name }, { $points } punkty
        [many] { $rank }. { $name }, { $points } punktów
       *[other] { $rank }. { $name }, { $points } punktu
    }

## Samodzielnie, i co zostaje

fair-yourself = Sprawdź bez tej strony
fair-yourself-how = Nie wierz tej stronie na słowo: pobierz zapis i sprawdź go w programie Parlour na dowolnym komputerze, tym poleceniem w jego folderze.
fair-yourself-format = Co jest w zapisie i jak policzyć każdą wartość, opisuje bajt po bajcie docs/record.md, więc każdy może napisać własny program do sprawdzania.
fair-copy-command = Skopiuj polecenie
fair-limits = Czego nie pokaże żadne sprawdzenie
fair-limits-peeking = Kto prowadzi serwer, mógłby zaglądać w karty podczas partii. Sprawdzenie dowodzi, że rozdania nie ustawiono, a nie tego, że nikt nie podglądał.
fair-limits-talking = Gracze mogą porozumiewać się gdzie indziej.
fair-limits-program = Tę stronę przysłał ten sam serwer. Jeśli mu nie ufasz, weź Parlour z innego źródła: zapis pozostaje ten sam.
