### Co mówią stoły każdej gry.

refusal-malformed = To nie jest ruch.
refusal-rule = Nie wolno. { $rule } (Zasada { $number }.)
refusal-undo = Nie ma czego cofnąć: można cofnąć tylko własny ostatni ruch i tylko dopóki nikt się z niego niczego nie dowiedział.
refusal-fault = Wystąpił błąd. Stan partii się nie zmienił.

options-notAForm = Nie udało się odczytać opcji.
options-unknownOption = Nie ma opcji „{ $option }”; dostępne opcje: { $known }.
options-badOption = Opcja „{ $option }” może mieć tylko jedną z wartości: { $known }.

record-notJson = To nie jest zapis partii: to nie jest JSON.
record-notARecord = To nie jest zapis partii.
record-unknownVersion = Zapisała to inna wersja programu (wersja zapisu { $version }).
record-badField = To nie jest zapis partii: pole „{ $field }” jest nieznane, błędne albo go brakuje.
record-tooMany = To nie jest zapis partii: lista „{ $field }” jest za długa (limit: { $most }).
record-notCanonical = To nie jest zapis partii: nie jest napisany tak, jak pisze go program (nazwa dwa razy albo liczba lub tekst w innej postaci).

latecomer-asks = Spóźniona osoba dołączy, gdy pojawi się nowe miejsce.
latecomer-cancels = Spóźniona osoba jednak nie dołącza.

wrong-unfinished = Zapisana partia nie jest skończona, więc nie można jej jeszcze sprawdzić.
wrong-game = To zapis innej gry.
wrong-version = Tę partię rozegrano według innej wersji zasad.
wrong-seats = Liczba miejsc przy stole nie pasuje do gry.
wrong-words = Brakuje losowego słowa któregoś z graczy.
wrong-option = Opcja „{ $option }” nie należy do tej gry.
wrong-commitment = Tajny klucz nie jest tym, który obiecano przed rozdaniem.
wrong-changed = Pole „{ $field }” zmieniono po partii, a stół ustalił je jeszcze przed rozdaniem.
wrong-deal = Rozdanie się nie zgadza: z tajnego klucza i słów wynika inne.
wrong-over = Po końcu partii są jeszcze ruchy.
wrong-illegalMove = Ruch { $number } jest niedozwolony.
wrong-late = Ruch { $number } wykonano po upływie czasu.
wrong-noOp = Ruch { $number } niczego nie zmienia, więc nigdy go nie zapisano.
wrong-time = Ruch { $number } ma czas wcześniejszy niż ruch przed nim.
wrong-mark = Ruch { $number } albo to, co po nim powiedziano, zostało zmienione.
wrong-result = Wynik nie jest tym, do którego prowadzą ruchy.
wrong-seal = Pieczęć na końcu nie pasuje do partii.

## Dlaczego stół czegoś nie robi

refused-waiting =
    { $why } { $seconds ->
        [one] Spróbuj ponownie za { $seconds } sekundę.
        [few] Spróbuj ponownie za { $seconds } sekundy.
        [many] Spróbuj ponownie za { $seconds } sekund.
       *[other] Spróbuj ponownie za { $seconds } sekundy.
    }
refused-waiting-minutes =
    { $why } { $minutes ->
        [one] Spróbuj ponownie za { $minutes } minutę.
        [few] Spróbuj ponownie za { $minutes } minuty.
        [many] Spróbuj ponownie za { $minutes } minut.
       *[other] Spróbuj ponownie za { $minutes } minuty.
    }
refused-protocol = Wersja aplikacji nie pasuje do serwera. Odśwież stronę albo zaktualizuj program.
refused-unknownIntent = Nieznane polecenie.
refused-badField = Pole „{ $field }” jest puste, za długie albo błędne.
refused-tooLarge = To jest za duże.
refused-noSuchPage = Nie ma takiej strony.
refused-badOrigin = Ta strona nie może korzystać z tego serwera. Użyj publicznego adresu serwera.
refused-noGuest = Najpierw podaj imię.
refused-alreadyGuest = Masz już tutaj imię. Możesz je zmienić.
refused-tooManySockets = Masz otwarte zbyt wiele połączeń. Najpierw zamknij któreś okno albo urządzenie.
refused-noSuchTable = Nie ma takiego stołu.
refused-notAtTable = W trakcie gry nie możesz czytać czatu widzów.
refused-notSeated = To mogą zrobić tylko osoby siedzące przy stole.
refused-notHost = To może zrobić tylko gospodarz stołu.
refused-watchingForbidden = Gospodarz nie zezwala na widzów.
refused-tooManyTables = Prowadzisz już tyle stołów, ile wolno jednej osobie. Najpierw zamknij któryś z nich.
refused-tooFast = Za dużo żądań naraz. Zwolnij trochę.
refused-limitReached = Zrobiono to już zbyt wiele razy przy tym stole.
refused-muted = Gospodarz wyłączył ci czat.
refused-notGathering = To można zrobić tylko przed partią.
refused-noSuchSeat = Nie ma takiego miejsca albo nikt na nim nie siedzi.
refused-seatTaken = To miejsce jest zajęte.
refused-seatKept = To miejsce jest zarezerwowane dla kogoś innego.
refused-alreadySeated = Już siedzisz przy tym stole.
refused-nameTaken = Ktoś przy tym stole ma imię łudząco podobne do twojego. Najpierw zmień swoje.
refused-noSuchBot = Ta gra nie ma takiego bota.
refused-notForBots = Przy tych ustawieniach mogą grać tylko ludzie. Zmień je albo zagraj bez botów.
refused-badOption = Opcji „{ $field }” nie można tak ustawić.
refused-seatsEmpty = Są jeszcze wolne miejsca.
refused-notReady = Jeszcze nie wszyscy są gotowi.
refused-hostIsHere = Gospodarz jest przy stole.
refused-notPlaying = Przy tym stole nie trwa żadna partia.
refused-stale = Przy stole coś się już zmieniło; spójrz jeszcze raz.
refused-paused = Partia jest wstrzymana.
refused-notPaused = Partia nie jest wstrzymana.
refused-alreadyAsked = Przy stole czeka na odpowiedź inna prośba.
refused-nothingAsked = Ta prośba jest już nieaktualna.
refused-seatIsHere = Ten gracz jest połączony.
refused-tooSoon = Na to jeszcze za wcześnie.
refused-stoodIn = Na tym miejscu gra teraz bot.
refused-notStoodIn = Żaden bot nie gra za ciebie.
refused-badPass = Ten link został już użyty albo stracił ważność.
refused-noLatecomers = Gospodarz nie pozwala dołączać do trwającej partii.
refused-tableFull = Stół jest pełny: nikt więcej nie może dołączyć.
refused-tooLate = Za późno, żeby dołączyć: trwa ostatnia runda.
refused-notJoining = Ta osoba nie czeka na dołączenie.
refused-notOver = Partia jeszcze się nie skończyła.
refused-noRecord = Ta partia zaczęła się od powtórki, więc nie ma własnego zapisu.
refused-closed = Ten stół jest zamknięty.
refused-storeFull = Serwer nie ma już miejsca na zapisywanie. Nic, co potwierdził, nie przepadło; daj znać osobie, która go prowadzi.
refused-storeFailed = Serwer nie może teraz niczego zapisać. Nic, co potwierdził, nie przepadło; spróbuj ponownie za jakiś czas.
refused-stopping = Serwer zaraz uruchomi się ponownie; spróbuj za chwilę.

## Dlaczego stół się z kimś żegna

bye-restart = Serwer uruchamia się ponownie. Za chwilę wrócisz do stołu.
bye-slow = Twoje połączenie jest zbyt wolne.
bye-silent = Rozłączono z powodu braku aktywności.
bye-watchingForbidden = Zaczyna się partia, a gospodarz nie pozwala jej oglądać.
bye-refused = Nie udało się dołączyć do tego stołu.
bye-tooFast = Za dużo wysłano naraz.
