### Co mówią przyciski i znaczki na każdej stronie.

kit-close = Zamknij
kit-toasts = Komunikaty
kit-copied = Skopiowano
kit-copy-failed = Przeglądarka nie pozwala tej stronie kopiować. Zaznacz tekst i skopiuj go ręcznie.
kit-seat-bot = Bot
kit-seat-me = ty
kit-seat-away = bez połączenia
kit-seat-former = Były gracz
kit-seat-awaited = teraz ma ruch
kit-see-rule = Zasada { $rule }
kit-seat-left = poza grą
kit-panel-failed = Nie udało się pokazać tej części.
kit-try-again = Spróbuj ponownie
