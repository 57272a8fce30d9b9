### O czym gracz decyduje na własnym ekranie.

settings-title = Ustawienia
settings-what = Dotyczą tylko tego urządzenia; zmiany działają od razu.

settings-me = Ty
settings-name = Twoje imię
settings-name-hint = Widzą je inni przy stole. Tam, gdzie już siedzisz, zostaje imię z chwili zajęcia miejsca.
settings-name-change = Zmień imię
settings-name-changed = Od teraz nazywasz się { $name }.
settings-name-bad = Imię ma od 1 do 24 znaków.
settings-forget = Zapomnij o mnie
settings-forget-what = Serwer zapomni, kto korzysta z tej przeglądarki.
settings-forget-sure = Zapomnieć o tobie na tym urządzeniu?
settings-forget-warning = Stracisz stąd dostęp do swoich miejsc przy stołach, przy których trwa gra, i do listy skończonych partii, a nikt nie będzie mógł ci ich zwrócić. Skończone partie nadal można otworzyć z ich linków. Ćwiczeń na tym urządzeniu to nie dotyczy.
settings-forget-no = Nie zapominaj
settings-forget-yes = Zapomnij o mnie
settings-forgotten = Serwer już cię tu nie zna.

settings-data = Twoje dane
settings-data-what = Serwer przechowuje twoje imię, miejsca, na których siedzisz, i to, co piszesz na czacie.
settings-data-download = Pobierz moje dane
settings-data-delete = Usuń moje dane
settings-data-sure = Usunąć wszystkie twoje dane?
settings-data-warning = Twoje imię i wszystkie twoje wypowiedzi na czacie znikną ze wszystkich stołów na tym serwerze, dla wszystkich. Opuścisz każdy stół: trwające partie potoczą się bez ciebie, a prowadzony przez ciebie stół przejmie inna osoba albo zostanie zamknięty. Nie można tego cofnąć.
settings-data-stays = Twoje ruchy i słowa do uczciwego rozdania zostaną, ale bez imienia: bez nich nie da się sprawdzić partii. Ćwiczeń na tym urządzeniu to nie dotyczy.
settings-data-no = Zachowaj moje dane
settings-data-yes = Usuń moje dane
settings-data-deleted = Twoje dane zostały usunięte.

settings-language = Język
settings-language-hint = Zmienia wszystkie słowa na tym ekranie; inni przy stole czytają we własnym języku.
settings-language-browser = Jak w przeglądarce ({ $language })

settings-looks = Wygląd
settings-theme = Motyw
settings-theme-hint = Salon w dzień albo przy lampie. Auto: jak w urządzeniu.
settings-theme-system = Auto
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-size = Wielkość tekstu
settings-size-hint = Reszta rośnie razem z nim.
settings-size-percent = { $size }%
settings-colours = Kolory, które rozróżni każdy
settings-colours-hint = Dobrane dla osób z zaburzeniami widzenia barw. Każde miejsce ma też własny kształt.
settings-colours-sample = Symbole miejsc
settings-seat = Miejsce { $number }
settings-motion = Ruch
settings-motion-hint = Elementy gry suną na swoje miejsca albo po prostu się na nich pojawiają. Auto: jak w urządzeniu.
settings-motion-system = Auto
settings-motion-full = Z ruchem
settings-motion-reduced = Bez ruchu

settings-playing = Przy stole
settings-confirm = Pytaj przed każdym ruchem
settings-confirm-hint = Pierwsze dotknięcie wybiera, drugie zatwierdza. Po wyłączeniu wystarczy jedno, o ile to bezpieczne.
settings-pace = Tempo gry
settings-pace-hint = Jak długo widać każdy ruch. Wyłączone: ruchy pojawiają się od razu.
settings-pace-slow = Wolne
settings-pace-normal = Normalne
settings-pace-fast = Szybkie
settings-pace-off = Wyłączone
settings-sounds = Dźwięki
settings-sounds-hint = Krótkie i ciche: twoja kolej, ruch, trafienie lub pomyłka, głosowanie, koniec.
settings-sounds-preview = Posłuchaj dźwięków
settings-sound-turn = Twoja kolej
settings-sound-move = Ruch
settings-sound-right = Trafienie
settings-sound-wrong = Pomyłka
settings-sound-vote = Głosowanie
settings-sound-end = Koniec
settings-notify = Zawołaj mnie, gdy będzie moja kolej
settings-notify-hint = Przeglądarka da ci znać, kiedy patrzysz na coś innego. Raz zapyta, czy jej wolno.
settings-notify-denied = Przeglądarka nie pozwala tej stronie wysyłać powiadomień. Zezwól na nie w ustawieniach przeglądarki, a potem włącz to ponownie.
settings-notify-impossible = Ta przeglądarka nie może wysyłać powiadomień z tej strony. O twojej kolei nadal powie tytuł strony.
