### Стіл у браузері: перед партією, під час неї та після.

table-seat-number = Місце { $number }
table-not-here = Тебе немає за столом
table-gone = Такого столу немає
table-gone-why = Можливо, посилання неповне або столу вже немає.
table-try-again = Спробувати ще раз
table-unreachable = Зараз зі столом немає звʼязку. Перевір зʼєднання і спробуй ще раз.
table-rule = Це забороняє правило { $rule }.
table-device-full = На цьому пристрої більше немає місця для партій. Нічого зі збереженого не пропало; звільни трохи місця і спробуй ще раз.
table-device-failed = Не вдалося зберегти це на пристрої. Нічого зі збереженого не пропало; спробуй ще раз.
table-line-lost = Звʼязок втрачено. Відновлюємо… нічого не пропало.
table-line-connecting = Зʼєднання зі столом…

## Хто ти?

table-welcome = Вітаємо за столом
table-invites = { $name } запрошує тебе до гри «{ $title }»
table-invited = Тебе запрошено до гри «{ $title }»
table-under-way = Партія вже триває.
table-welcome-why = Вибери імʼя. Без облікового запису й пароля: цей браузер тебе запамʼятає.
table-name = Твоє імʼя
table-bad-name = Вибери імʼя довжиною від 1 до 24 знаків.
table-come-in = Приєднатися

## Перед партією

table-gathering = Перед партією
table-seats = Місця
table-free = Вільно
table-kept = Зарезервовано: { $name }
table-sit-here = Сісти тут
table-sit-here-at = Сісти тут, на місце { $number }
table-add-bot-at = Додати бота: місце { $number }
table-bot = Бот
table-bot-random = Бот, грає навмання
table-bot-search = Бот (пошук)
table-bot-novice = Бот-новачок
table-bot-regular = Досвідчений бот
table-bot-master = Бот-майстер
table-host = господар
table-the-host = господар столу
table-ready = Готово
table-not-ready = Ще не готово
table-i-am-ready = Готовність до гри
table-remove-name = Прибрати зі столу: { $name }
table-full = Усі місця зайняті. Можна залишитися й дивитися.
table-people-only = З такими налаштуваннями боти грати не можуть. Зміни їх, щоб додати ботів.
table-fill-bots =
    { $count ->
        [one] Додати { $count } бота
        [few] Додати { $count } ботів
        [many] Додати { $count } ботів
       *[other] Додати { $count } бота
    }
table-start = Почати партію
table-stand = Звільнити місце
table-all-ready = Усі готові: можна починати.
table-waiting-seats =
    { $count ->
        [one] Ще є { $count } вільне місце.
        [few] Ще є { $count } вільні місця.
        [many] Ще є { $count } вільних місць.
       *[other] Ще є { $count } вільного місця.
    }
table-waiting-ready = Ще не готові: { $names }.
table-may-start = Усі тут і готові.
table-waiting-host = Усі готові. Чекаємо, доки { $name } почне партію.
table-take-host = Господаря немає: стати господарем
table-close = Закрити цей стіл
table-closed = Цей стіл закрито
table-closed-why = Його закрив господар, ніхто довго не повертався, у партії було забагато ходів або змінилися правила.
table-outdated = Ця сторінка застаріла
table-outdated-why = Ця партія йде за правилами, яких ця сторінка не має. Онови сторінку, щоб продовжити.

table-invite = Запросити друзів
table-invite-how = Хто має це посилання, може одразу приєднатися, без облікового запису.
table-copy-link = Скопіювати посилання
table-share = Поділитися…
table-share-text = Приєднуйся до нашого столу!
table-code = Або назви їм код:
table-qr = QR-код цього столу
table-big-screen = Показати на великому екрані
table-big-screen-what = Для телевізора чи ноутбука, який бачать усі в кімнаті: видно лише стіл, нічиїх карт не видно.

table-options = Налаштування гри
table-option-seats = Гравці
table-option-seats-count =
    { $count ->
        [one] { $count } гравець
        [few] { $count } гравці
        [many] { $count } гравців
       *[other] { $count } гравця
    }
table-option-clock = Час на хід
table-no-clock = Без обмеження
table-clock-seconds =
    { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунди
        [many] { $seconds } секунд
       *[other] { $seconds } секунди
    }
table-clock-minutes =
    { $minutes ->
        [one] { $minutes } хвилина
        [few] { $minutes } хвилини
        [many] { $minutes } хвилин
       *[other] { $minutes } хвилини
    }
table-clock-day = 1 день
table-option-language = Мова столу
table-language-en = Англійська
table-language-pl = Польська
table-language-it = Італійська
table-language-uk = Українська
table-option-public = Показувати стіл на головній
table-option-watching = Дозволити глядачів
table-option-none = немає
table-option-add = Додати…
table-option-up = Вище: { $value }
table-option-remove = Прибрати: { $value }
table-yes = Так
table-no = Ні

table-fair = Чесна роздача
table-fair-short = Ніхто, навіть сервер, не може обрати, як ляжуть карти. Після партії будь-хто може це перевірити.
table-fair-more = Як це працює?
table-fair-how = Стіл уже обрав таємний ключ і показує тут його відбиток. Кожен, хто сідає, додає випадкове слово. Роздачу визначають лише ключ і слова разом, тож жодна зі сторін не могла знати її наперед. Після партії ключ відкривається, і твій браузер усе перевіряє.
table-commitment = Відбиток таємного ключа

## Під час партії

table-your-turn = Твій хід
table-waiting-for =
    { $count ->
        [one] Зараз: { $names }
        [few] Зараз: { $names }
        [many] Зараз: { $names }
       *[other] Зараз: { $names }
    }
table-stand-in = Хай грає бот
table-stand-in-for = Хай бот грає замість відсутнього гравця: { $name }
table-undo = Скасувати хід
table-more = Ще
table-ask-pause = Попросити перерву
table-other-device = Змінити пристрій
table-other-device-how = Відкрий це посилання на іншому пристрої або відскануй ним QR-код. Воно діє один раз; відтоді ти граєш там, а вже не тут.
table-leave = Вийти з партії
table-leave-sure = Вийти з партії?
table-leave-what = Інші зможуть дозволити боту грати за тебе. Ти будь-коли можеш повернутися на своє місце.
table-stay = Залишитися
table-see-options = Налаштування гри
table-see-rules = Правила
table-asks-undo = { $name } просить скасувати хід.
table-asks-pause = { $name } просить перерву.
table-agree = Погодитися
table-decline = Відхилити
table-never-mind = Відкликати прохання
table-waiting-answer = Чекаємо на відповідь: { $names }
table-paused = Партію призупинено.
table-deserted = Нікого не було, тому партію призупинено. Вона піде далі, щойно хтось повернеться.
table-unattended = Уже три раунди грає лише таймер, тому партію призупинено. Вона піде далі, щойно хтось зіграє.
table-resume = Продовжити
table-stood-in = За тебе грає бот.
table-take-back = Грати замість бота
table-watching = Ти дивишся
table-clock-left =
    { $seconds ->
        [one] Залишилася { $seconds } секунда
        [few] Залишилося { $seconds } секунди
        [many] Залишилося { $seconds } секунд
       *[other] Залишилося { $seconds } секунди
    }
table-clock-left-minutes =
    { $minutes ->
        [one] Залишилася { $minutes } хвилина
        [few] Залишилося { $minutes } хвилини
        [many] Залишилося { $minutes } хвилин
       *[other] Залишилося { $minutes } хвилини
    }
table-clock-left-hours =
    { $hours ->
        [one] Залишилася { $hours } година
        [few] Залишилося { $hours } години
        [many] Залишилося { $hours } годин
       *[other] Залишилося { $hours } години
    }
table-clock-soon =
    { $seconds ->
        [one] Залишилася лише { $seconds } секунда
        [few] Залишилося лише { $seconds } секунди
        [many] Залишилося лише { $seconds } секунд
       *[other] Залишилося лише { $seconds } секунди
    }
table-log = Журнал
table-log-of = Фільтр за гравцем
table-log-all = Усі
table-continued = Ця партія продовжує повтор. Те, чого тоді не було видно з твого місця, роздано заново.
table-log-empty = Ще нічого не сталося.
table-log-earlier = Показати попередні
table-moves = Ходи
table-moves-why = Усе, що ти можеш зараз зробити, списком.

## Чат

table-chat = Чат
table-chat-room = Кому
table-chat-table = Стіл
table-chat-watchers = Глядачі
table-chat-empty = Ще ніхто нічого не сказав.
table-chat-only-players = Під час партії тут пишуть лише гравці. Перейди до чату глядачів.
table-chat-say = Напиши повідомлення
table-chat-send = Надіслати
table-chat-too-long = Це повідомлення задовге. Скороти його, щоб надіслати.
table-chat-about = Дії: { $name }
table-chat-mute = Заборонити писати: { $name }
table-chat-unmute = Дозволити писати: { $name }

## Після партії

table-over = Партію завершено
table-you-won = Твоя перемога!
table-you-share = Спільна перемога!
table-nobody-won = Ніхто не переміг
table-winners =
    { $count ->
        [one] Перемагає { $names }
        [few] Перемагають: { $names }
        [many] Перемагають: { $names }
       *[other] Перемагають: { $names }
    }
table-rank = { $rank }.
table-points =
    { $points ->
        [one] { $points } бал
        [few] { $points } бали
        [many] { $points } балів
       *[other] { $points } бала
    }
table-rematch = Зіграти ще раз
table-join-rematch = Приєднатися до реваншу
table-replay = Дивитися повтор
table-check-deal = Перевірити роздачу

## Undo

table-ask-undo = Попросити скасувати

## Підказки першої партії

table-hint = Підказка
table-hint-got-it = Зрозуміло
table-hint-show = Показати підказку
table-hint-rule = Правило { $rule }
table-help = Довідка

table-sounds = Звуки
table-sounds-ask = Увімкнути звуки?
table-sounds-yes = Так
table-sounds-no = Ні
table-see-result = Результат
table-see-board = Подивитися на поле
table-is-away = { $name }: зараз немає за столом.
table-nudged = { $name } нагадує: усі чекають на тебе.
table-join = Приєднатися
table-watch = Дивитися
table-watch-only = Лише дивитися
table-turn-paused = Пауза
table-turn-lost = Немає зʼєднання
table-you-left = Ти поза грою.
table-seat-back = Повернутися на своє місце
table-leave-what-device = Партія чекатиме на цьому пристрої. Повернутися можна будь-коли.
table-no-server = Сервер недоступний
table-handed-over = Тепер ти граєш на іншому пристрої.
table-handed-over-why = Посилання перенесло туди твоє місце. Дивитися гру за цим столом не можна.

## Кінець партії

table-ahead =
    { $points ->
        [one] Перевага: { $points } бал. Далі: { $names }
        [few] Перевага: { $points } бали. Далі: { $names }
        [many] Перевага: { $points } балів. Далі: { $names }
       *[other] Перевага: { $points } бала. Далі: { $names }
    }
table-ahead-level = Нічия за балами ({ $names }), але за додатковою умовою перемога твоя
table-share-with = Разом із тобою: { $names }
table-you-came = Твоє місце: { $rank }

## Joining late

table-join-next = Приєднатися з наступного раунду
table-joining = Приєднаєшся в наступному раунді
table-joining-short = Приєднуєшся
table-join-cancel = Скасувати
table-join-cancel-what = Скасувати приєднання
table-join-cancelled = Приєднання скасовано.
table-join-full = Стіл заповнений
table-join-late = Останній раунд
table-joins = { $name } приєднається в наступному раунді.
table-joins-ok = Гаразд
table-turn-away = Відмовити
table-turn-away-name = Відмовити гравцю { $name }
table-option-grows = Додавати місця тим, хто приходить
table-option-latecomers = Можна приєднатися під час партії
table-more-may-join = Усі місця зайняті, але приєднатися ще можна.
