### O czym gracz decyduje na własnym ekranie.

settings-title = Ustawienia
settings-what = Dotyczą tylko tego urządzenia; zmiany działają od razu.

settings-me = Ty
settings-name = Twoje imię
settings-name-hint = Widzą je inni. Przy stołach, przy których już siedzisz, zostaje stare imię.
settings-name-change = Zmień imię
settings-name-changed = Od teraz nazywasz się { $name }.
settings-name-bad = Od 1 do 24 znaków.
settings-forget = Usuń mój profil
settings-forget-what = Serwer zapomni twoje imię i stoły w tej przeglądarce.
settings-forget-sure = Usunąć twój profil z tego urządzenia?
settings-forget-warning = Stracisz dostęp do swoich miejsc w trwających partiach i do listy zakończonych. Tego nie da się cofnąć. Zakończone partie nadal otworzysz z linku. Partie offline na tym urządzeniu zostają.
settings-forget-no = Anuluj
settings-forget-yes = Usuń
settings-forgotten = Twój profil został usunięty z tego urządzenia.

settings-data = Twoje dane
settings-data-what = Serwer przechowuje twoje imię, miejsca, na których siedzisz, i to, co piszesz na czacie.
settings-data-download = Pobierz moje dane
settings-data-delete = Usuń moje dane
settings-data-sure = Usunąć wszystkie twoje dane?
settings-data-warning = Twoje imię i wszystkie twoje wypowiedzi na czacie znikną ze wszystkich stołów na tym serwerze, dla wszystkich. Opuścisz każdy stół: trwające partie potoczą się bez ciebie, a prowadzony przez ciebie stół przejmie inna osoba albo zostanie zamknięty. Nie można tego cofnąć.
settings-data-stays = Twoje ruchy i słowa do uczciwego rozdania zostaną, ale bez imienia: bez nich nie da się sprawdzić partii. Partii offline na tym urządzeniu to nie dotyczy.
settings-data-no = Zachowaj moje dane
settings-data-yes = Usuń moje dane
settings-data-deleted = Twoje dane zostały usunięte.

settings-language = Język
settings-language-hint = Tylko dla ciebie. Inni widzą swój język.
settings-language-browser = Jak w przeglądarce ({ $language })

settings-looks = Wygląd
settings-theme = Motyw
settings-theme-hint = Auto: tak jak w systemie.
settings-theme-system = Auto
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-size = Wielkość tekstu
settings-size-hint = Skaluje cały ekran.
settings-size-percent = { $size }%
settings-colours = Kolory dla daltonistów
settings-colours-hint = Dobrane dla osób z zaburzeniami widzenia barw. Każde miejsce ma też własny kształt.
settings-colours-sample = Symbole miejsc
settings-seat = Miejsce { $number }
settings-motion = Animacje
settings-motion-hint = Auto: tak jak w systemie.
settings-motion-system = Auto
settings-motion-full = Włączone
settings-motion-reduced = Wyłączone

settings-playing = Przy stole
settings-confirm = Potwierdzaj każdy ruch
settings-confirm-hint = Pierwsze dotknięcie wybiera, drugie zatwierdza. Po wyłączeniu wystarczy jedno, o ile to bezpieczne.
settings-pace = Tempo gry
settings-pace-hint = Jak długo widać każdy ruch. Wyłączone: ruchy pojawiają się od razu.
settings-pace-slow = Wolne
settings-pace-normal = Normalne
settings-pace-fast = Szybkie
settings-pace-off = Wyłączone
settings-sounds = Dźwięki
settings-sounds-hint = Krótkie i ciche: twoja kolej, ruch, błąd, wygrana.
settings-sounds-preview = Posłuchaj dźwięków
settings-sound-turn = Twoja kolej
settings-sound-move = Ruch
settings-sound-right = Trafienie
settings-sound-wrong = Pomyłka
settings-sound-vote = Głosowanie
settings-sound-end = Koniec
settings-notify = Powiadom mnie, gdy będzie moja kolej
settings-notify-hint = Gdy ta strona jest w tle. Przeglądarka raz zapyta o zgodę.
settings-notify-denied = Przeglądarka nie pozwala tej stronie wysyłać powiadomień. Zezwól na nie w ustawieniach przeglądarki, a potem włącz to ponownie.
settings-notify-impossible = Ta przeglądarka nie może wysyłać powiadomień z tej strony. O twojej kolei nadal powie tytuł strony.
