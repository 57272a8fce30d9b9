### Що кажуть кнопки та позначки на кожній сторінці.

kit-close = Закрити
kit-toasts = Повідомлення
kit-copied = Скопійовано
kit-copy-failed = Браузер не дозволяє цій сторінці копіювати. Виділи текст і скопіюй його вручну.
kit-seat-bot = Бот
kit-seat-me = це ти
kit-seat-away = без звʼязку
kit-seat-former = Колишній гравець
kit-seat-awaited = зараз ходить
kit-see-rule = Правило { $rule }
kit-seat-left = поза грою
kit-panel-failed = Не вдалося показати цю частину.
kit-try-again = Спробувати ще раз
kit-you = Ти
kit-points =
  { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
  }
kit-score-player = Гравець
kit-score-note = Примітка
kit-score-round = Раунд
kit-score-gain = Приріст
kit-score-total = Разом
kit-ballot-left = Час на голосування: { $time }
kit-ballot-yours = Твій голос
kit-ballot-who = Хто проголосував
kit-ballot-in = голос віддано
kit-ballot-missing = ще ні
kit-ballot-nudge = Нагадати
kit-ballot-nudge-name = Нагадати про голосування: { $name }
kit-ballot-nudged = нагадано
