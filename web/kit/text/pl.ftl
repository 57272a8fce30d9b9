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
kit-you = Ty
kit-points =
  { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
kit-score-player = Gracz
kit-score-note = Notatka
kit-score-round = Runda
kit-score-gain = Przyrost
kit-score-total = Suma
kit-ballot-left = Czas na głos: { $time }
kit-ballot-yours = Twój głos
kit-ballot-who = Kto już głosował
kit-ballot-in = głos oddany
kit-ballot-missing = jeszcze nie
kit-ballot-nudge = Przypomnij
kit-ballot-nudge-name = Przypomnij o głosowaniu: { $name }
kit-ballot-nudged = przypomniano
