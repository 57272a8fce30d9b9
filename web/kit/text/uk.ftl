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
