### Stół w przeglądarce: przed partią, w jej trakcie i po niej.

table-seat-number = Miejsce { $number }
table-not-here = Nie ma cię przy stole
table-gone = Nie ma takiego stołu
table-gone-why = Link może być niepełny albo tego stołu już nie ma.
table-try-again = Spróbuj ponownie
table-unreachable = Stół jest teraz nieosiągalny. Sprawdź połączenie i spróbuj ponownie.
table-rule = Zabrania tego zasada { $rule }.
table-device-full = Na tym urządzeniu nie ma już miejsca na partie. Nic, co było zapisane, nie przepadło; zwolnij trochę miejsca i spróbuj ponownie.
table-device-failed = Nie udało się tego zapisać na tym urządzeniu. Nic, co było zapisane, nie przepadło; spróbuj ponownie.
table-line-lost = Brak połączenia. Łączymy ponownie… nic nie przepadło.
table-line-connecting = Łączenie ze stołem…

## Kim jesteś?

table-welcome = Witaj przy stole
table-invites = { $name } zaprasza cię do gry { $title }
table-invited = Masz zaproszenie do gry { $title }
table-under-way = Partia już trwa.
table-welcome-why = Wybierz imię. Bez konta i bez hasła: ta przeglądarka cię zapamięta.
table-name = Twoje imię
table-bad-name = Wybierz imię o długości od 1 do 24 znaków.
table-come-in = Dołącz

## Przed partią

table-gathering = Przed partią
table-seats = Miejsca
table-free = Wolne
table-kept = Zarezerwowane: { $name }
table-sit-here = Usiądź
table-sit-here-at = Usiądź na miejscu { $number }
table-add-bot-at = Dodaj bota: miejsce { $number }
table-bot = Bot
table-bot-random = Bot, gra na chybił trafił
table-bot-search = Bot (przeszukiwanie)
table-bot-novice = Bot nowicjusz
table-bot-regular = Bot zaawansowany
table-bot-master = Bot mistrz
table-host = gospodarz
table-the-host = gospodarz stołu
table-ready = Gotowe
table-not-ready = Jeszcze nie
table-i-am-ready = Gotowość do gry
table-remove-name = Usuń od stołu: { $name }
table-full = Wszystkie miejsca są zajęte. Możesz zostać i oglądać.
table-people-only = Z tymi ustawieniami boty nie mogą grać. Zmień je, żeby dodać boty.
table-fill-bots =
    { $count ->
        [one] Dodaj bota
        [few] Dodaj { $count } boty
        [many] Dodaj { $count } botów
       *[other] Dodaj { $count } bota
    }
table-start = Rozpocznij grę
table-stand = Zwolnij miejsce
table-all-ready = Wszystko gotowe: możesz zaczynać.
table-waiting-seats =
    { $count ->
        [one] Jedno miejsce jest jeszcze wolne.
        [few] { $count } miejsca są jeszcze wolne.
        [many] { $count } miejsc jest jeszcze wolnych.
       *[other] { $count } miejsca jest jeszcze wolne.
    }
table-waiting-ready = Czekamy na gotowość: { $names }.
table-may-start = Nikogo nie brakuje, wszystko gotowe.
table-waiting-host = Wszystko gotowe. Czekamy, aż { $name } zacznie partię.
table-take-host = Gospodarza nie ma: przejmij stół
table-close = Zamknij ten stół
table-closed = Ten stół jest zamknięty
table-closed-why = Zamknął go gospodarz, nikt długo nie wracał, partia miała za dużo ruchów albo zmieniły się zasady.
table-outdated = Ta strona jest nieaktualna
table-outdated-why = Ta partia toczy się według zasad, których ta strona nie ma. Odśwież stronę, żeby grać dalej.

table-invite = Zaproś znajomych
table-invite-how = Każdy, kto ma ten link, może dołączyć bez zakładania konta.
table-copy-link = Skopiuj link
table-share = Udostępnij…
table-share-text = Dołącz do naszego stołu!
table-code = Albo podaj im kod:
table-qr = Kod QR, który prowadzi do tego stołu
table-big-screen = Pokaż na dużym ekranie
table-big-screen-what = Na telewizor lub laptop widoczny dla wszystkich. Pokazuje stół, ale niczyich kart.

table-options = Ustawienia gry
table-option-seats = Gracze
table-option-seats-count =
    { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
        [many] { $count } graczy
       *[other] { $count } gracza
    }
table-option-clock = Czas na turę
table-no-clock = Bez limitu
table-clock-seconds =
    { $seconds ->
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
        [many] { $seconds } sekund
       *[other] { $seconds } sekundy
    }
table-clock-minutes =
    { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
        [many] { $minutes } minut
       *[other] { $minutes } minuty
    }
table-clock-day = 1 dzień
table-option-language = Język przy stole
table-language-en = Angielski
table-language-pl = Polski
table-language-it = Włoski
table-language-uk = Ukraiński
table-option-public = Pokaż stół na stronie głównej
table-option-watching = Zezwól na widzów
table-option-none = brak
table-option-add = Dodaj…
table-option-up = Przesuń wyżej: { $value }
table-option-remove = Usuń: { $value }
table-yes = Tak
table-no = Nie

table-fair = Uczciwe rozdanie
table-fair-short = Nikt, nawet serwer, nie może wybrać, jak ułożą się karty. Po partii każdy może to sprawdzić.
table-fair-more = Jak to działa?
table-fair-how = Stół wybrał już tajny klucz i pokazuje tu jego odcisk. Każdy, kto siada, dodaje losowe słowo. O rozdaniu decydują dopiero klucz i słowa razem, więc żadna ze stron nie mogła go znać z góry. Po partii klucz zostaje ujawniony, a twoja przeglądarka wszystko sprawdza.
table-commitment = Odcisk tajnego klucza

## W trakcie partii

table-your-turn = Twoja kolej
table-waiting-for =
    { $count ->
        [one] Teraz: { $names }
        [few] Teraz: { $names }
        [many] Teraz: { $names }
       *[other] Teraz: { $names }
    }
table-stand-in = Niech zagra bot
table-stand-in-for = Niech zagra bot za nieobecną osobę: { $name }
table-undo = Cofnij ruch
table-more = Więcej
table-ask-pause = Poproś o przerwę
table-other-device = Zmień urządzenie
table-other-device-how = Otwórz ten link na drugim urządzeniu albo zeskanuj nim kod QR. Link działa raz; od tej chwili grasz tam, a już nie tutaj.
table-leave = Wyjdź z partii
table-leave-sure = Wyjść z partii?
table-leave-what = Pozostali mogą pozwolić botowi grać za ciebie. W każdej chwili możesz wrócić i odzyskać miejsce.
table-stay = Zostań
table-see-options = Ustawienia gry
table-see-rules = Zasady
table-asks-undo = { $name } prosi o cofnięcie ruchu.
table-asks-pause = { $name } prosi o przerwę.
table-agree = Zgadzam się
table-decline = Odrzuć
table-never-mind = Wycofaj prośbę
table-waiting-answer = Czekamy na odpowiedź: { $names }
table-paused = Partia jest wstrzymana.
table-deserted = Nikogo nie było, więc partia jest wstrzymana. Ruszy, gdy ktoś wróci.
table-unattended = Od trzech rund gra tylko zegar, więc partia jest wstrzymana. Ruszy, gdy ktoś zagra.
table-resume = Wznów
table-stood-in = Bot gra za ciebie.
table-take-back = Przejmij grę od bota
table-watching = Oglądasz
table-clock-left =
    { $seconds ->
        [one] Została { $seconds } sekunda
        [few] Zostały { $seconds } sekundy
        [many] Zostało { $seconds } sekund
       *[other] Zostało { $seconds } sekundy
    }
table-clock-left-minutes =
    { $minutes ->
        [one] Została { $minutes } minuta
        [few] Zostały { $minutes } minuty
        [many] Zostało { $minutes } minut
       *[other] Zostało { $minutes } minuty
    }
table-clock-left-hours =
    { $hours ->
        [one] Została { $hours } godzina
        [few] Zostały { $hours } godziny
        [many] Zostało { $hours } godzin
       *[other] Zostało { $hours } godziny
    }
table-clock-soon =
    { $seconds ->
        [one] Została już tylko { $seconds } sekunda
        [few] Zostały już tylko { $seconds } sekundy
        [many] Zostało już tylko { $seconds } sekund
       *[other] Zostało już tylko { $seconds } sekundy
    }
table-log = Przebieg
table-log-of = Filtruj według gracza
table-log-all = Wszyscy
table-continued = Ta partia jest dalszym ciągiem powtórki. Wszystko, czego nie było widać z twojego miejsca, rozdano od nowa.
table-log-empty = Jeszcze nic się nie wydarzyło.
table-log-earlier = Pokaż wcześniejsze
table-moves = Ruchy
table-moves-why = Wszystko, co możesz teraz zrobić, w postaci listy.

## Czat

table-chat = Czat
table-chat-room = Do kogo
table-chat-table = Stół
table-chat-watchers = Widzowie
table-chat-empty = Nikt się jeszcze nie odezwał.
table-chat-only-players = W trakcie partii piszą tu tylko gracze. Przejdź na czat widzów.
table-chat-say = Napisz wiadomość
table-chat-send = Wyślij
table-chat-too-long = Ta wiadomość jest za długa. Skróć ją, żeby ją wysłać.
table-chat-about = Działania: { $name }
table-chat-mute = Wycisz: { $name }
table-chat-unmute = Cofnij wyciszenie: { $name }

## Po partii

table-over = Koniec partii
table-you-won = Wygrywasz!
table-you-share = Wspólne zwycięstwo!
table-nobody-won = Nikt nie wygrał
table-winners =
    { $count ->
        [one] Wygrywa { $names }
        [few] Wygrywają: { $names }
        [many] Wygrywają: { $names }
       *[other] Wygrywają: { $names }
    }
table-rank = { $rank }.
table-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
table-rematch = Zagraj jeszcze raz
table-join-rematch = Dołącz do rewanżu
table-replay = Obejrzyj powtórkę
table-check-deal = Sprawdź rozdanie

## Undo

table-ask-undo = Poproś o cofnięcie

## Przewodnik po pierwszej partii

table-hint = Podpowiedź
table-hint-got-it = Rozumiem
table-hint-show = Pokaż podpowiedź
table-hint-rule = Zasada { $rule }
table-help = Pomoc

table-sounds = Dźwięki
table-sounds-ask = Włączyć dźwięki?
table-sounds-yes = Tak
table-sounds-no = Nie
table-see-result = Wynik
table-see-board = Zobacz planszę
table-is-away = { $name }: chwilowa nieobecność.
table-nudged = { $name } przypomina: wszyscy czekają na ciebie.
table-join = Dołącz
table-watch = Oglądaj
table-watch-only = Tylko oglądaj
table-turn-paused = Pauza
table-turn-lost = Brak połączenia
table-you-left = Jesteś poza grą.
table-seat-back = Wróć na swoje miejsce
table-leave-what-device = Partia poczeka na tym urządzeniu. Możesz wrócić w każdej chwili.
table-no-server = Serwer jest nieosiągalny
table-handed-over = Grasz teraz na innym urządzeniu.
table-handed-over-why = Link przeniósł tam twoje miejsce. Tego stołu nie można oglądać.

## Koniec partii

table-ahead =
    { $points ->
        [one] { $points } punkt przewagi. Dalej: { $names }
        [few] { $points } punkty przewagi. Dalej: { $names }
        [many] { $points } punktów przewagi. Dalej: { $names }
       *[other] { $points } punktu przewagi. Dalej: { $names }
    }
table-ahead-level = Remis ({ $names }) rozstrzygnięty na twoją korzyść
table-share-with = Razem z tobą: { $names }
table-you-came = Zajmujesz { $rank }. miejsce

## Joining late

table-join-next = Dołącz od następnej rundy
table-joining = Dołączysz w następnej rundzie
table-joining-short = Dołączasz
table-join-cancel = Anuluj
table-join-cancel-what = Anuluj dołączanie
table-join-cancelled = Dołączanie anulowane.
table-join-full = Stół pełny
table-join-late = Ostatnia runda
table-joins = { $name } dołączy w następnej rundzie.
table-joins-ok = OK
table-turn-away = Odmów
table-turn-away-name = Odmów graczowi { $name }
table-option-grows = Dodawaj miejsca dla kolejnych osób
table-option-latecomers = Spóźnieni mogą dołączyć
table-more-may-join = Wszystkie miejsca są zajęte, ale można jeszcze dołączyć.
