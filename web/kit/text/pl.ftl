### Co mówią przyciski i znaczki na każdej stronie.

kit-close = Zamknij
kit-toasts = Komunikaty
kit-copied = Skopiowano
kit-copy-failed = Przeglądarka nie pozwala tej stronie kopiować. Zaznacz tekst i skopiuj go samodzielnie.
kit-seat-bot = Bot
kit-seat-me = ty
kit-seat-away = poza zasięgiem
kit-seat-awaited = teraz ma ruch
