### Стіл у браузері: перед партією, під час неї та після.

table-seat-number = Місце { $number }
table-not-here = Тебе немає за столом
table-gone = Такого столу немає
table-gone-why = Можливо, посилання неповне або стіл уже прибрали.
table-try-again = Спробувати ще раз
table-unreachable = Зараз зі столом немає звʼязку. Перевір зʼєднання і спробуй ще раз.
table-rule = Це забороняє правило { $rule }.
table-device-full = На цьому пристрої більше немає місця для партій. Нічого зі збереженого не пропало; звільни трохи місця і спробуй ще раз.
table-device-failed = Не вдалося зберегти це на пристрої. Нічого зі збереженого не пропало; спробуй ще раз.
table-line-lost = Звʼязок втрачено. Відновлюємо… нічого не пропало.
table-line-connecting = Зʼєднання зі столом…

## Хто ти?

table-welcome = Вітаємо за столом
table-invites = { $name } запрошує тебе зіграти в { $title }
table-invited = Тебе запрошено зіграти в { $title }
table-under-way = Партія вже триває.
table-welcome-why = Як тебе називати іншим? Без облікового запису й пароля: цей браузер тебе памʼятає.
table-name = Твоє імʼя
table-bad-name = Вибери імʼя довжиною від 1 до 24 знаків.
table-come-in = Увійти

## Перед партією

table-gathering = Перед партією
table-seats = Місця
table-free = Вільно
table-kept = Зарезервовано: { $name }
table-sit-here = Сісти тут
table-sit-here-at = Сісти тут, на місце { $number }
table-add-bot-at = Посадити бота на місце { $number }
table-bot = Бот
table-bot-random = Бот, грає навмання
table-bot-search = Бот, міркує сам
table-bot-novice = Бот-новачок
table-bot-regular = Бот-знавець
table-bot-master = Бот-майстер
table-host = господар
table-the-host = господар столу
table-ready = Готово
table-not-ready = Ще не готово
table-i-am-ready = Можна починати
table-remove-name = Прибрати зі столу: { $name }
table-take-seat = Зайняти місце
table-full = Усі місця зайняті. Можна залишитися й дивитися.
table-people-only = З такими налаштуваннями можуть грати лише люди: боти не зрозуміли б розмови. Зміни налаштування, щоб сіли й боти.
table-fill-bots =
    { $count ->
        [one] Посадити бота на вільне місце
        [few] Посадити ботів на { $count } вільні місця
        [many] Посадити ботів на { $count } вільних місць
       *[other] Посадити ботів на { $count } вільного місця
    }
table-start = Почати партію
table-stand = Встати
table-all-ready = Усі готові: можна починати.
table-waiting-seats =
    { $count ->
        [one] Одне місце ще вільне.
        [few] { $count } місця ще вільні.
        [many] { $count } місць ще вільні.
       *[other] { $count } місця ще вільні.
    }
table-waiting-ready = Ще не готові: { $names }.
table-may-start = Усі тут і готові.
table-waiting-host = Усі готові. Почати партію може { $name }.
table-take-host = Господаря немає: стань ним
table-close = Закрити цей стіл
table-closed = Цей стіл закрито
table-closed-why = Його закрив господар, ніхто довго не повертався, у партії було забагато ходів або відтоді змінилися правила.

table-invite = Запросити друзів
table-invite-how = Хто має це посилання, може одразу сісти, без облікового запису.
table-copy-link = Скопіювати посилання
table-share = Поділитися…
table-share-text = За нашим столом є для тебе місце.
table-code = Або назви їм код:
table-qr = Код QR, що веде до цього столу
table-big-screen = Показати на великому екрані
table-big-screen-what = Для телевізора чи ноутбука, який бачать усі в кімнаті: видно лише стіл, нічиїх карт не видно.

table-options = Як граємо
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
table-option-language = Мова столу
table-language-en = Англійська
table-language-pl = Польська
table-language-it = Італійська
table-language-uk = Українська
table-option-public = Будь-хто може знайти цей стіл на головній сторінці
table-option-watching = Інші можуть дивитися партію
table-yes = Так
table-no = Ні

table-fair = Чесна роздача
table-fair-short = Ніхто, навіть сервер, не може обрати, як ляжуть карти. Після партії будь-хто може це перевірити.
table-fair-more = Як це працює?
table-fair-how = Стіл уже обрав таємний ключ і показує тут його відбиток. Кожен, хто сідає, додає випадкове слово. Роздачу визначають лише ключ і слова разом, тож жодна зі сторін не могла знати її наперед. Після партії ключ відкривається, і твій браузер усе перевіряє.
table-commitment = Відбиток таємного ключа

## Під час партії

table-your-turn = Твоя черга
table-waiting-for =
    { $count ->
        [one] Зараз: { $names }
        [few] Зараз: { $names }
        [many] Зараз: { $names }
       *[other] Зараз: { $names }
    }
table-stand-in = Хай грає бот
table-stand-in-for = Хай грає бот за відсутнього гравця: { $name }
table-undo = Повернути хід
table-more = Ще
table-ask-pause = Попросити перерву
table-other-device = Змінити пристрій
table-other-device-how = Відкрий це посилання на іншому пристрої або відскануй ним QR-код. Воно діє один раз; відтоді ти граєш там, а вже не тут.
table-leave = Вийти з партії
table-leave-sure = Вийти з партії?
table-leave-what = Інші зможуть дозволити боту грати за тебе. Ти будь-коли можеш повернутися на своє місце.
table-stay = Залишитися
table-see-options = Як граємо
table-see-rules = Правила
table-asks-undo = { $name } просить скасувати хід.
table-asks-pause = { $name } просить перерву.
table-agree = Згода
table-decline = Не погоджуюся
table-never-mind = Уже не треба
table-waiting-answer = Чекаємо на відповідь: { $names }
table-paused = Партію призупинено.
table-deserted = Нікого не було, тому партію призупинено. Вона піде далі, щойно хтось повернеться.
table-resume = Грати далі
table-stood-in = За тебе грає бот.
table-take-back = Грати далі самостійно
table-watching = Ти дивишся. Ти бачиш те, що можуть бачити всі, і не більше.
table-clock-left =
    { $seconds ->
        [one] Залишилася { $seconds } секунда
        [few] Залишилося { $seconds } секунди
        [many] Залишилося { $seconds } секунд
       *[other] Залишилося { $seconds } секунди
    }
table-clock-soon =
    { $seconds ->
        [one] Залишилася лише { $seconds } секунда
        [few] Залишилося лише { $seconds } секунди
        [many] Залишилося лише { $seconds } секунд
       *[other] Залишилося лише { $seconds } секунди
    }
table-beside = Поруч із полем
table-log = Перебіг
table-log-of = Кого стосується
table-log-all = Усі
table-continued = Ця партія продовжує повтор. Те, чого тоді не було видно з твого місця, роздано заново.
table-log-empty = Ще нічого не сталося.
table-log-earlier = Показати раніше
table-moves = Ходи
table-moves-why = Усе, що ти можеш зараз зробити, списком.
table-moves-none = Зараз тобі нічого робити.
table-do = Зробити
table-choose = Вибери…

## Розмова

table-chat = Розмова
table-chat-room = Хто це чує
table-chat-table = Стіл
table-chat-watchers = Глядачі
table-chat-empty = Ще ніхто нічого не сказав.
table-chat-only-players = Під час партії тут говорять лише гравці. Перейди до глядачів.
table-chat-say = Скажи щось
table-chat-send = Надіслати
table-chat-too-long = Це повідомлення задовге. Скороти його, щоб надіслати.
table-chat-about = Дії: { $name }
table-chat-mute = Позбавити слова: { $name }
table-chat-unmute = Повернути слово: { $name }

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
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очка
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
