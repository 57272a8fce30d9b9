### Wiersz poleceń.

## Jak go używać

cli-usage =
    Parlour: gry planszowe z ukrytą informacją.

    parlour serve               prowadź stoły dla znajomych w sieci
    parlour backup PLIK         skopiuj bazę danych serwera, także gdy działa
    parlour move-store Z DO       skopiuj wszystko do innego magazynu: SQLite, Postgres
    parlour guests STÓŁ         pokaż gości przy stole o tym kodzie
    parlour forget GOŚĆ         usuń gościa, jego imię i słowa
    parlour versions            pokazuje wersje zasad, których potrzebują trwające partie
    parlour play TYTUŁ          graj przeciwko botom
    parlour simulate TYTUŁ      niech boty rozegrają wiele partii; porównaj je
    parlour replay PLIK         obejrzyj krok po kroku zapisaną partię
    parlour verify PLIK         sprawdź zapisaną partię

    Tytuły: { $titles }.
    Do każdego polecenia: --lang en, pl, it albo uk (domyślnie język systemu) i --help.
    parlour help POLECENIE objaśnia polecenie. To, co stoi po --, nigdy nie jest opcją.
    parlour --version pokazuje wersję.
cli-usage-play =
    parlour play TYTUŁ [opcje]          tytuły: { $titles }

    --seats N          ile osób siedzi przy stole (3)
    --bots A,B         kto gra przeciwko tobie; powtarzane, jeśli botów jest za mało (regular)
    --seat N           twoje miejsce, liczone od 0 zgodnie z ruchem wskazówek zegara (0)
    --name IMIĘ        twoje imię
    --word SŁOWO       twoje słowo do uczciwego rozdania (twoje imię)
    --seed N           powtarzalne rozdanie
    --option NAZWA=WARTOŚĆ    opcja stołu; można podać kilka
    --record PLIK      po końcu zapisz partię do pliku
    --brief            pokazuj stół tylko na życzenie

    Wybierasz numerem albo początkiem nazwy; „1 doc” wypełnia wszystko od razu.
    Wiersz, który zaczyna się nawiasem klamrowym, to ruch w JSON. W trakcie gry wpisz pomoc.
    Kod wyjścia 0: rozegrano do końca albo zakończono wcześniej. 1: wcześniej skończyło się wejście. 2: złe argumenty. 130: Ctrl-C.
cli-usage-simulate =
    parlour simulate TYTUŁ [opcje]      tytuły: { $titles }

    --games N          ile partii (100)
    --seats N          ile miejsc przy stole (po jednym dla każdego bota)
    --bots A,B,C       kto gra; powtarzane, jeśli botów jest mniej niż miejsc; co partię przesiadają się o jedno miejsce
    --seed N           z niego wynika cała losowość (1)
    --option NAZWA=WARTOŚĆ    opcja stołu; można podać kilka
    --record FOLDER    zapisz każdą partię do pliku w tym folderze

    To samo ziarno daje tę samą tabelę, z wyjątkiem czasów na jej końcu.
    Wspólna wygrana liczy się każdemu zwycięzcy. „razy”: ile razy się udało, „nigdy”: ile razy nie.
    Gdy idzie zegar, czas płynie jak przy stole z ludźmi: w Spyfall ruch trwa tyle, ile przeczytanie i powiedzenie
    zdania, gdzie indziej dziesięć sekund.
cli-usage-replay =
    parlour replay PLIK [opcje]

    --seat S           kto patrzy: miejsce liczone od 0, audience (widzowie) albo all (wszyscy) (all)
    --at N             przy tym ruchu; 0 to rozdanie
    --json             wypisz jako JSON, co stamtąd widać i co słychać przy tym ruchu (bez --at: na końcu)

    W terminalu: Enter albo n dalej, p wstecz, numer do ruchu, b pokazuje stół, q kończy.
    Przez potok wypisywane są wszystkie kroki. Zapis, którego sprawdzenie się nie powiedzie, jest odrzucany.
cli-usage-verify =
    parlour verify PLIK

    Oblicza na nowo obietnicę, ziarno, rozdanie, każdy ruch, każde ogłoszenie i wynik.
    Kod wyjścia 0: wszystko jest tak, jak zagrano. 1: coś zmieniono. 2: to nie jest zapis.
    3: zagrano według innej wersji zasad. 4: partia trwa. W tych dwóch nic nie zmieniono.
cli-usage-serve =
    parlour serve

    Prowadzi stoły przez HTTP, dopóki się go nie zatrzyma (Ctrl-C). Dziennik trafia na standardowe wyjście błędów.
    Resztę ustawia środowisko, na przykład PARLOUR_PORT i PARLOUR_DATA; wszystko wymienia docs/hosting.md.
    Kod wyjścia 0: zatrzymany. 1: zawiódł. 2: nie mógł wystartować.
cli-usage-backup =
    parlour backup PLIK

    Kopiuje bazę danych (PARLOUR_DATA) do nowego pliku w stanie z jednej chwili, także gdy serwer działa.
    Kod wyjścia 0: skopiowano wszystko. 2: nie skopiowano nic.
cli-usage-move-store =
    parlour move-store Z DO

    Kopiuje wszystko z jednego magazynu danych do drugiego i porównuje oba. Magazyn to ścieżka do pliku SQLite
    (data/parlour.db) albo adres URL, np. postgres://user@host/database; hasło może być w PGPASSWORD.
    Najpierw zatrzymaj serwer. Z nigdy się nie zmienia. DO zmienia się w całości albo wcale i musi być nowy lub pusty;
    jeśli zawiera już to samo, nic się nie dzieje, więc polecenie można powtarzać.
    Potem uruchom serwer z PARLOUR_STORE (Postgres) albo PARLOUR_DATA (SQLite) ustawionym na DO.
    Kod wyjścia 0: oba zawierają to samo. 2: niczego nie skopiowano.
cli-usage-guests =
    parlour guests STÓŁ

    Pokazuje gości przy stole o podanym kodzie lub identyfikatorze: identyfikator każdego, imiona używane przy tym stole,
    miejsce i liczbę wypowiedzi. Działa także wtedy, gdy serwer jest uruchomiony.
    Kod wyjścia 0: pokazano gości. 2: nie ma takiego stołu.
cli-usage-forget =
    parlour forget GOŚĆ

    Usuwa gościa o podanym identyfikatorze (pokazuje go parlour guests STÓŁ): jego konto, imię i wszystkie wypowiedzi przy wszystkich stołach.
    Ruchy i słowa do rozdania zostają. Działa także przy uruchomionym serwerze, który dokończy resztę w kilka sekund; jeśli
    serwer nie działa, zrobi to przy następnym uruchomieniu. Nie można tego cofnąć. Kopie zapasowe pozostają bez zmian.
    Kod wyjścia 0: gość został usunięty. 2: nie ma takiego gościa.
cli-usage-versions =
    parlour versions

    Pokazuje, ile trwających partii używa każdej wersji zasad każdej gry i czy ten Parlour ma tę wersję:
    bieżąca (nowe partie jej używają), zachowana (trwające partie można dokończyć) albo brak (te partie zostaną zamknięte).
    Działa także wtedy, gdy serwer jest uruchomiony.
    Kod wyjścia 0: pokazano wersje. 2: nie ma bazy danych.
cli-help-bots = Boty w grze { $title }: { $bots }.
cli-help-options = Opcje gry { $title }:
cli-help-setting = { $option }={ $value }: { $meaning }
cli-help-usual = { $option }={ $value }: { $meaning } (domyślnie)
cli-help-list-some = { $option }=1,2,…: dowolne z nich, po przecinkach (domyślnie: żadne)
cli-help-list-ordered = { $option }=1,2,…: niektóre lub wszystkie, po przecinkach, w wybranej kolejności (domyślnie: żadne)
cli-help-value = { $value }: { $meaning }
cli-help-range = { $option }={ $from } do { $to } (domyślnie { $usual }: { $meaning })

## Co wpisano źle

cli-word-title = tytuł gry
cli-word-file = nazwa pliku
cli-word-table = kod lub identyfikator stołu
cli-word-guest = identyfikator gościa
cli-word-from = magazyn, z którego kopiować
cli-word-to = magazyn, do którego kopiować
cli-unknown-command = Nie ma polecenia „{ $command }”; polecenia to: { $known }.
cli-unknown-language = Nie ma języka „{ $language }”; języki to: { $known }.
cli-missing-word = Czegoś brakuje: { $word }. Dodaj --help, by zobaczyć, jak używać polecenia.
cli-extra-word = „{ $word }” to o jedno słowo za dużo. Dodaj --help, by zobaczyć, jak używać polecenia.
cli-unknown-option = Nie ma tu opcji { $option }; opcje to: { $known }.
cli-repeated-option = Opcję { $option } podano dwa razy.
cli-missing-value = Opcja { $option } wymaga wartości.
cli-flag-value = Opcja { $option } nie przyjmuje wartości.
cli-bad-number = { $option } musi być liczbą całkowitą od { $min } do { $max }, a nie „{ $value }”.
cli-bad-text = { $option } musi być jednym wierszem bez spacji na brzegach; największa liczba znaków: { $max }.
cli-unknown-title = Nie ma gry „{ $title }”; gry to: { $known }.
cli-unknown-bot = Nie ma bota „{ $bot }”; boty to: { $known }.
cli-too-many-bots = Za dużo botów: jest ich { $bots }, a wolnych miejsc { $seats }.
cli-option-form = Opcję stołu pisze się NAZWA=WARTOŚĆ, a nie „{ $option }”.
cli-option-fixed = Tytuł { $title } z góry ustala opcję „{ $option }”.
cli-not-for-bots = Przy { $option }={ $setting } mogą grać tylko ludzie.
cli-bad-seat = Nie ma miejsca „{ $seat }”: podaj liczbę od 0 do { $last }, audience albo all.

## Pliki

cli-no-file = Nie ma pliku { $file }.
cli-a-folder = { $file } to folder, nie plik.
cli-unreadable = Nie można odczytać: { $file } ({ $code }).
cli-huge-file = { $file } jest za duży na zapis partii.
cli-unwritable = Nie można zapisać: { $file } ({ $code }).
cli-file-exists = { $file } już istnieje i nie zostanie nadpisany.
cli-no-folder = Nie ma folderu { $folder }.
cli-bad-folder = Nie można utworzyć folderu { $folder }.
cli-broken-record = { $file }: tego nie da się odtworzyć ani sprawdzić. { $why }
cli-record-title = { $file } to partia w „{ $title }”, a tej gry tutaj nie ma.
cli-failed = Błąd wewnętrzny: { $message }

## Serwer

cli-served = Parlour jest pod adresem { $url }
cli-served-near = Znajomi w tej samej sieci znajdą go pod: { $urls }
cli-serve-stop = Ctrl-C go zatrzymuje.
cli-stopped = Parlour się zatrzymał; wszystko jest zapisane.
cli-bad-setting = Parlour nie może wystartować z tym ustawieniem. { $problem }
cli-bad-database = Nie można użyć bazy danych { $file }: { $message }
cli-database-in-use = Inny serwer Parlour używa już bazy danych { $file }. Najpierw go zatrzymaj albo ustaw w { $setting } inną bazę.
cli-port-taken = Port { $port } jest już zajęty, być może przez inny Parlour. Ustaw w PARLOUR_PORT inny.
cli-port-forbidden = Brak uprawnień do nasłuchiwania na porcie { $port }. Ustaw w PARLOUR_PORT port powyżej 1023.
cli-no-such-host = Nie da się tu nasłuchiwać na „{ $host }” ({ $code }). Ustaw w PARLOUR_HOST adres tego komputera.
cli-no-database = Nie ma bazy danych { $file }, którą można by skopiować. Jej położenie podaje PARLOUR_DATA.
cli-not-backed-up = Nie udało się skopiować { $file }: { $message }
cli-backed-up = Wszystko skopiowano do { $file }.
cli-backup-postgres = Magazyn { $store } to baza danych Postgres. Jej kopię zapasową zrobisz programem pg_dump; docs/hosting.md mówi jak.
cli-bad-store = Magazyn Postgres to adres URL, np. postgres://user@host:5432/database.
cli-same-store = Oba magazyny to { $store }.
cli-moved = Skopiowano { $from } do { $to } i porównano oba. Goście: { $guests }, stoły: { $tables }, wpisy: { $lines }.
cli-moved-already = { $to } zawiera już to samo co { $from }. Goście: { $guests }, stoły: { $tables }, wpisy: { $lines }.
cli-not-moved = Nie skopiowano { $from } do { $to }: { $message }
cli-move-interrupted = Przerwano. Niczego nie skopiowano.
cli-no-database-here = Nie ma bazy danych { $file }. Jej położenie podaje PARLOUR_DATA.
cli-no-table = Nie ma stołu „{ $table }”.
cli-no-guest = Nie ma gościa „{ $guest }”; parlour guests STÓŁ pokazuje gości przy stole.
cli-forgotten = Gość { $guest } został usunięty. Działający serwer usunie jego imię i słowa ze wszystkich stołów w kilka sekund; jeśli żaden nie działa, stanie się to przy następnym uruchomieniu.
cli-column-guest = gość
cli-column-names = imię
cli-column-seat = miejsce
cli-column-said = wiadomości
cli-column-title = gra
cli-column-version = wersja zasad
cli-column-matches = trwające partie
cli-column-kept = zasady
cli-version-current = bieżąca
cli-version-kept = zachowana
cli-version-missing = brak

## Gra

cli-former-player = Były gracz
cli-player = Gracz
cli-you = { $name } (ty)
cli-bot-names = Ada, Bruno, Celina, Dariusz
cli-hint = Wpisz pomoc, by zobaczyć, co można wpisać, albo zasady, by przeczytać, jak się gra.
cli-news = Nowe na stole („{ cli-command-board }” pokazuje wszystko):
cli-seat-you = { $seat }
cli-seat-bot = { $seat }, bot: { $bot }
cli-option-chosen = { $option }: { $setting }
cli-promise = Obietnica uczciwego rozdania (SHA-256 tajnego klucza stołu): { $commitment }
cli-your-word = Twoje słowo do rozdania: { $word }
cli-offers = Możesz:
cli-ask-offer = Co wybierasz?
cli-ask-blank = Wybierz:
cli-command-help = pomoc
cli-command-offers = ruchy
cli-command-board = plansza
cli-command-log = przebieg
cli-command-rules = zasady
cli-command-undo = cofnij
cli-command-back = wstecz
cli-command-quit = koniec
cli-play-help =
    Wpisz numer tego, co chcesz zrobić, albo początek nazwy. Dalsze numery lub nazwy wypełniają resztę: „1 3”.
    ruchy: co możesz teraz zrobić
    plansza: cały stół; albo jego część: { $sections }
    przebieg: wszystko, co się stało
    zasady: jak się gra
    cofnij: cofnij swój ostatni ruch, jeśli nikt się z niego niczego nie dowiedział
    wstecz: zostaw pytanie bez odpowiedzi
    koniec: odejdź od stołu
cli-empty = Wpisz numer, nazwę albo pomoc.
cli-or-none = Naciśnij Enter, żeby nic nie wybierać.
cli-no-such-choice = Nie ma takiego wyboru: „{ $typed }”.
cli-ambiguous = „{ $typed }” może znaczyć kilka rzeczy: { $list }.
cli-no-number = To musi być liczba całkowita.
cli-too-much = Niczego nie zrobiono: „{ $typed }” to za dużo.
cli-not-json = To zaczyna się nawiasem klamrowym, ale nie jest JSON.
cli-no-op = Nic się nie zmienia i nikt tego nie zauważa.
cli-late = Czas minął: zegar gra za ciebie.
cli-undone = Cofnięto.
cli-left-quit = Koniec gry przed czasem; partia nie jest skończona i niczego nie zapisano.
cli-left-end = Wejście skończyło się przed końcem partii; niczego nie zapisano.
cli-interrupted = Przerwano partię; niczego nie zapisano.
cli-receipt = Potwierdzenie uczciwego rozdania:
cli-secret = Tajny klucz stołu (jego SHA-256 to obietnica powyżej): { $secret }
cli-words = Słowa graczy: { $words }
cli-recorded = Partię zapisano w { $file }; sprawdzisz ją poleceniem: parlour verify { $file }

## Symulacja

cli-progress = { $done } / { $of }, pozostały czas: { $left }
cli-simulate-interrupted = Przerwano. Rozegrane partie: { $done } z { $of }.
cli-simulated = { $title }, miejsca: { $seats }, ziarno: { $seed }
cli-simulated-games = Partie: { $games }, ruchy: { $moves }, ruchów na partię: { $each }
cli-column-bot = bot
cli-column-played = partie
cli-column-wins = wygrane
cli-column-share = wygrane %
cli-column-points = średnio punktów
cli-column-mean = średnia
cli-column-median = mediana
cli-column-ninetieth = 90 %
cli-column-times = razy
cli-column-never = nigdy
cli-estimates = Jak pewne były boty i jak często miały rację:
cli-column-estimate = szacunek, %
cli-column-estimate-mean = średnio, %
cli-column-so = prawda, %
cli-bits = Ile publiczne działania zdradzają o roli, w bitach (0: nic; z poprawką Millera i Madowa na małą próbę):
cli-column-act = działanie
cli-column-bits = bity
cli-column-thinking = średni czas decyzji, ms
cli-column-longest = najdłuższy
cli-times = Czasy (za każdym razem inne):
cli-speed = { $seconds } s, ruchów na sekundę: { $speed }

## Odtwarzanie

cli-replay-deal = Rozdanie
cli-replay-move = Ruch { $number } z { $of }
cli-replay-undone = Poprzedni ruch został cofnięty.
cli-replay-ask = { $number } z { $of }. Enter: dalej, p: wstecz, numer, b: stół, q: koniec
cli-replay-help = Enter albo n idzie dalej, p wstecz, liczba od 0 do { $of } do tego ruchu, b pokazuje stół, q kończy.
cli-replay-left = Koniec odtwarzania.

## Sprawdzanie

cli-verify-record = { $file }: partia gry { $title }, graczy: { $seats }.
cli-verify-promise = Obietnica: tajny klucz jest tym, który obiecano przed rozdaniem ({ $commitment }).
cli-verify-seed = Ziarno: wynika z tajnego klucza i słów graczy ({ $words }): { $seed }.
cli-verify-deal = Rozdanie: rozdane na nowo z ziarna, wyszło tak samo.
cli-verify-moves =
    { $moves ->
        [one] Ruchy: { $moves } ruch, był dozwolony.
        [few] Ruchy: { $moves } ruchy, każdy był dozwolony.
        [many] Ruchy: { $moves } ruchów, każdy był dozwolony.
       *[other] Ruchy: { $moves } ruchu, każdy był dozwolony.
    }
cli-verify-events = Ogłoszenia: { $events }, takie same co do słowa.
cli-verify-result =
    { $count ->
        [0] Wynik: taki sam; nikt nie wygrał.
       *[other] Wynik: taki sam; zwycięstwo: { $winners }.
    }
cli-verify-right = Zapis jest prawdziwy.
cli-verify-wrong = { $file }: zapis się nie zgadza. { $why }
cli-verify-version = { $file }: nie da się go tu sprawdzić. Zagrano według wersji { $played } zasad, a ten Parlour ma wersję { $known }.
cli-verify-unfinished = { $file }: jeszcze nie da się go sprawdzić, bo partia się nie skończyła.
