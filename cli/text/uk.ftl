### Командний рядок.

## Як ним користуватися

cli-usage =
    Parlour: настільні ігри з прихованою інформацією.

    parlour serve               відкрити столи для друзів у мережі
    parlour backup ФАЙЛ         скопіювати базу даних сервера, навіть коли він працює
    parlour move-store З ДО       скопіювати все до іншого сховища: SQLite, Postgres
    parlour guests СТІЛ         показати гостей за столом за його кодом
    parlour forget ГІСТЬ        видалити гостя, його імʼя та слова
    parlour versions            показує версії правил, потрібні незавершеним партіям
    parlour play НАЗВА          грати проти ботів
    parlour simulate НАЗВА      дати ботам зіграти багато партій і порівняти їх
    parlour replay ФАЙЛ         переглянути записану партію крок за кроком
    parlour verify ФАЙЛ         перевірити записану партію

    Назви: { $titles }.
    До кожної команди: --lang en, pl, it або uk (типово мова системи) і --help.
    parlour help КОМАНДА пояснює команду. Те, що стоїть після --, ніколи не є опцією.
    parlour --version показує версію.
cli-usage-play =
    parlour play НАЗВА [параметри]      назви: { $titles }

    --seats N          скільки гравців за столом (3)
    --bots A,B         хто грає проти тебе; повторюються, якщо їх замало (regular)
    --seat N           твоє місце, рахуючи від 0 за годинниковою стрілкою (0)
    --name ІМʼЯ        твоє імʼя
    --word СЛОВО       твоє слово для чесної роздачі (твоє імʼя)
    --seed N           роздача, яку можна повторити
    --option НАЗВА=ЗНАЧЕННЯ    налаштування столу; можна вказати кілька
    --record ФАЙЛ      наприкінці записати партію у файл
    --brief            показувати стіл лише на прохання

    Вибирай номером або початком назви; «1 док» заповнює все відразу.
    Рядок, що починається з фігурної дужки, — це хід у JSON. Під час гри введи «допомога».
    Код виходу 0: зіграно до кінця або вихід із партії. 1: раніше скінчилося введення. 2: хибні параметри. 130: Ctrl-C.
cli-usage-simulate =
    parlour simulate НАЗВА [параметри]  назви: { $titles }

    --games N          скільки партій (100)
    --seats N          скільки місць за столом (по одному на бота)
    --bots A,B,C       хто грає; повторюються, якщо їх менше, ніж місць; щопартії пересідають на одне місце далі
    --seed N           з нього випливає вся випадковість (1)
    --option НАЗВА=ЗНАЧЕННЯ    налаштування столу; можна вказати кілька
    --record ТЕКА      записати кожну партію у файл у цій теці

    Те саме зерно дає ту саму таблицю, крім часу наприкінці.
    Спільна перемога рахується кожному переможцеві. «разів»: скільки разів вдалося, «ніколи»: скільки разів ні.
    Коли йде таймер, час минає як між людьми: у «Знахідці для шпигуна» хід триває стільки, скільки треба, щоб
    прочитати й сказати фразу, в інших іграх — десять секунд.
cli-usage-replay =
    parlour replay ФАЙЛ [параметри]

    --seat S           хто дивиться: місце, рахуючи від 0, audience (глядачі) або all (усі) (all)
    --at N             на цьому ході; 0 — це роздача
    --json             вивести як JSON, що звідти видно й чути на цьому ході (без --at: наприкінці)

    У терміналі: Enter або n далі, p назад, номер — до ходу, b показує стіл, q завершує.
    Через конвеєр виводяться всі кроки. Запис, що не пройшов перевірку, не приймається.
cli-usage-verify =
    parlour verify ФАЙЛ

    Заново обчислює обіцянку, зерно, роздачу, кожен хід, кожне оголошення й результат.
    Код виходу 0: усе так, як зіграно. 1: щось змінено. 2: це не запис.
    3: зіграно за іншою версією правил. 4: партію не завершено. У цих двох нічого не змінено.
cli-usage-serve =
    parlour serve

    Відкриває столи через HTTP, доки його не зупинять (Ctrl-C). Журнал іде до стандартного виводу помилок.
    Решту задає середовище, наприклад PARLOUR_PORT і PARLOUR_DATA; усе перелічено в docs/hosting.md.
    Код виходу 0: зупинено. 1: збій. 2: не вдалося запустити.
cli-usage-backup =
    parlour backup ФАЙЛ

    Копіює базу даних (PARLOUR_DATA) до нового файлу такою, як вона є в одну мить, навіть коли сервер працює.
    Код виходу 0: скопійовано все. 2: не скопійовано нічого.
cli-usage-move-store =
    parlour move-store З ДО

    Копіює все з одного сховища до іншого й порівнює обидва. Сховище — це шлях до файлу SQLite
    (data/parlour.db) або URL, наприклад postgres://user@host/database; пароль може бути в PGPASSWORD.
    Спершу зупини сервер. З ніколи не змінюється. ДО змінюється повністю або зовсім ні й має бути новим чи порожнім;
    якщо воно вже містить те саме, нічого не відбувається, тож команду можна повторювати.
    Потім запусти сервер, указавши ДО в PARLOUR_STORE (Postgres) або PARLOUR_DATA (SQLite).
    Код виходу 0: обидва містять те саме. 2: нічого не скопійовано.
cli-usage-guests =
    parlour guests СТІЛ

    Показує гостей за столом за кодом або ідентифікатором столу: ідентифікатор кожного, імена за цим столом,
    місце та кількість повідомлень. Працює й тоді, коли сервер запущено.
    Код виходу 0: гостей показано. 2: такого столу немає.
cli-usage-forget =
    parlour forget ГІСТЬ

    Видаляє гостя за ідентифікатором (його показує parlour guests СТІЛ): самого гостя, його імʼя та все, що він написав, за всіма столами.
    Ходи та слова для роздачі залишаються. Працює й тоді, коли сервер запущено: решту він зробить за кілька секунд; якщо
    сервер не працює, це зробить наступний запуск. Скасувати це не можна. Резервні копії не змінюються.
    Код виходу 0: гостя видалено. 2: такого гостя немає.
cli-usage-versions =
    parlour versions

    Показує, скільки незавершених партій використовують кожну версію правил кожної гри і чи є ця версія в цьому Parlour:
    поточна (її використовують нові партії), збережена (незавершені партії можна дограти) або відсутня (ці партії буде закрито).
    Працює й тоді, коли сервер запущено.
    Код виходу 0: версії показано. 2: бази даних немає.
cli-help-bots = Боти для гри «{ $title }»: { $bots }.
cli-help-options = Налаштування гри «{ $title }»:
cli-help-setting = { $option }={ $value }: { $meaning }
cli-help-usual = { $option }={ $value }: { $meaning } (типово)
cli-help-list-some = { $option }=1,2,…: будь-які з них, через кому (типово: жодного)
cli-help-list-ordered = { $option }=1,2,…: деякі або всі, через кому, у потрібному порядку (типово: жодного)
cli-help-value = { $value }: { $meaning }
cli-help-range = { $option }={ $from }–{ $to } (типово { $usual }: { $meaning })

## Що введено неправильно

cli-word-title = назва гри
cli-word-file = назва файлу
cli-word-table = код або ідентифікатор столу
cli-word-guest = ідентифікатор гостя
cli-word-from = сховище, з якого копіювати
cli-word-to = сховище, до якого копіювати
cli-unknown-command = Немає команди «{ $command }»; команди: { $known }.
cli-unknown-language = Немає мови «{ $language }»; мови: { $known }.
cli-missing-word = Чогось бракує: { $word }. Додай --help, щоб побачити, як користуватися командою.
cli-extra-word = «{ $word }» — зайве слово. Додай --help, щоб побачити, як користуватися командою.
cli-unknown-option = Тут немає параметра { $option }; параметри: { $known }.
cli-repeated-option = Параметр { $option } вказано двічі.
cli-missing-value = Параметр { $option } потребує значення.
cli-flag-value = Параметр { $option } не приймає значення.
cli-bad-number = { $option } має бути цілим числом від { $min } до { $max }, а не «{ $value }».
cli-bad-text = { $option } має бути одним рядком без пробілів по краях; найбільше символів: { $max }.
cli-unknown-title = Немає гри «{ $title }»; ігри: { $known }.
cli-unknown-bot = Немає бота «{ $bot }»; боти: { $known }.
cli-too-many-bots = Забагато ботів: їх { $bots }, а вільних місць { $seats }.
cli-option-form = Налаштування столу пишуть НАЗВА=ЗНАЧЕННЯ, а не «{ $option }».
cli-option-fixed = Назва { $title } уже визначає налаштування «{ $option }».
cli-not-for-bots = З { $option }={ $setting } можуть грати лише люди.
cli-bad-seat = Немає місця «{ $seat }»: вкажи число від 0 до { $last }, audience або all.

## Файли

cli-no-file = Немає файлу { $file }.
cli-a-folder = { $file } — це тека, а не файл.
cli-unreadable = Не вдається прочитати { $file } ({ $code }).
cli-huge-file = { $file } завеликий, щоб бути записом партії.
cli-unwritable = Не вдається записати { $file } ({ $code }).
cli-file-exists = { $file } уже існує, і його не буде перезаписано.
cli-no-folder = Немає теки { $folder }.
cli-bad-folder = Не вдається створити теку { $folder }.
cli-broken-record = { $file }: цього не можна ні відтворити, ні перевірити. { $why }
cli-record-title = { $file } — це партія у гру «{ $title }», якої тут немає.
cli-failed = Внутрішня помилка: { $message }

## Сервер

cli-served = Parlour за адресою { $url }
cli-served-near = Друзі в тій самій мережі знайдуть його тут: { $urls }
cli-serve-stop = Ctrl-C його зупиняє.
cli-stopped = Parlour зупинено; усе збережено.
cli-bad-setting = Parlour не може запуститися з таким налаштуванням. { $problem }
cli-bad-database = Базу даних { $file } не можна використати: { $message }
cli-database-in-use = Інший сервер Parlour уже використовує базу даних { $file }. Спершу зупини його або вкажи в { $setting } іншу.
cli-port-taken = Порт { $port } уже зайнятий, можливо, іншим Parlour. Задай інший у PARLOUR_PORT.
cli-port-forbidden = Тобі не дозволено слухати порт { $port }. Задай у PARLOUR_PORT порт понад 1023.
cli-no-such-host = Тут не можна слухати «{ $host }» ({ $code }). Задай у PARLOUR_HOST адресу цього компʼютера.
cli-no-database = Немає бази даних { $file }, яку можна скопіювати. Її розташування задає PARLOUR_DATA.
cli-not-backed-up = Не вдалося скопіювати { $file }: { $message }
cli-backed-up = Усе скопійовано до { $file }.
cli-backup-postgres = Сховище { $store } — це база даних Postgres. Її резервну копію роблять програмою pg_dump; як саме, сказано в docs/hosting.md.
cli-bad-store = Сховище Postgres — це URL, наприклад postgres://user@host:5432/database.
cli-same-store = Обидва сховища — { $store }.
cli-moved = { $from } скопійовано до { $to }, обидва порівняно. Гості: { $guests }, столи: { $tables }, записи: { $lines }.
cli-moved-already = { $to } уже містить те саме, що й { $from }. Гості: { $guests }, столи: { $tables }, записи: { $lines }.
cli-not-moved = { $from } не скопійовано до { $to }: { $message }
cli-move-interrupted = Перервано. Нічого не скопійовано.
cli-no-database-here = Немає бази даних { $file }. Її розташування задає PARLOUR_DATA.
cli-no-table = Немає столу «{ $table }».
cli-no-guest = Немає гостя «{ $guest }»; parlour guests СТІЛ показує гостей за столом.
cli-forgotten = Гостя { $guest } видалено. Запущений сервер прибере його імʼя та слова з усіх столів за кілька секунд; якщо жоден не працює, це зробить наступний запуск.
cli-column-guest = гість
cli-column-names = імʼя
cli-column-seat = місце
cli-column-said = повідомлення
cli-column-title = гра
cli-column-version = версія правил
cli-column-matches = незавершені партії
cli-column-kept = правила
cli-version-current = поточна
cli-version-kept = збережена
cli-version-missing = відсутня

## Гра

cli-former-player = Колишній гравець
cli-player = Гравець
cli-you = { $name } (ти)
cli-bot-names = Ада, Бруно, Целія, Даріо
cli-hint = Введи «допомога», щоб побачити, що можна вводити, або «правила», щоб прочитати, як грати.
cli-news = Нове на столі («{ cli-command-board }» показує все):
cli-seat-you = { $seat }
cli-seat-bot = { $seat }, бот: { $bot }
cli-option-chosen = { $option }: { $setting }
cli-promise = Обіцянка чесної роздачі (SHA-256 таємного ключа столу): { $commitment }
cli-your-word = Твоє слово для роздачі: { $word }
cli-offers = Можеш:
cli-ask-offer = Що вибираєш?
cli-ask-blank = Вибери:
cli-command-help = допомога
cli-command-offers = ходи
cli-command-board = поле
cli-command-log = перебіг
cli-command-rules = правила
cli-command-undo = скасувати
cli-command-back = назад
cli-command-quit = вийти
cli-play-help =
    Введи номер того, що хочеш зробити, або початок назви. Наступні номери чи назви заповнюють решту: «1 3».
    ходи: що можна зробити зараз
    поле: увесь стіл; або його частина: { $sections }
    перебіг: усе, що сталося
    правила: як грати
    скасувати: скасувати свій останній хід, якщо ніхто нічого з нього не дізнався
    назад: залишити запитання без відповіді
    вийти: вийти з партії
cli-empty = Введи номер, назву або «допомога».
cli-or-none = Натисни Enter, щоб нічого не вибирати.
cli-no-such-choice = Такого вибору немає: «{ $typed }».
cli-ambiguous = «{ $typed }» може означати кілька речей: { $list }.
cli-no-number = Це має бути ціле число.
cli-too-much = Нічого не зроблено: «{ $typed }» — зайве.
cli-not-json = Це починається з фігурної дужки, але не є JSON.
cli-no-op = Нічого не змінюється, і ніхто цього не помічає.
cli-late = Час минув: замість тебе ходить таймер.
cli-undone = Скасовано.
cli-left-quit = Вихід із партії; її не завершено, і нічого не записано.
cli-left-end = Введення скінчилося раніше за партію; нічого не записано.
cli-interrupted = Партію перервано; нічого не записано.
cli-receipt = Підтвердження чесної роздачі:
cli-secret = Таємний ключ столу (його SHA-256 — це обіцянка вище): { $secret }
cli-words = Слова гравців: { $words }
cli-recorded = Партію записано в { $file }; перевірити її можна так: parlour verify { $file }

## Симуляція

cli-progress = { $done } / { $of }, залишилося часу: { $left }
cli-simulate-interrupted = Перервано. Зіграно партій: { $done } з { $of }.
cli-simulated = { $title }, місця: { $seats }, зерно: { $seed }
cli-simulated-games = Партії: { $games }, ходи: { $moves }, ходів на партію: { $each }
cli-column-bot = бот
cli-column-played = партії
cli-column-wins = перемоги
cli-column-share = перемоги %
cli-column-points = балів у середньому
cli-column-mean = середнє
cli-column-median = медіана
cli-column-ninetieth = 90 %
cli-column-times = разів
cli-column-never = ніколи
cli-estimates = Наскільки боти були впевнені й як часто мали рацію:
cli-column-estimate = оцінка, %
cli-column-estimate-mean = у середньому, %
cli-column-so = справді так, %
cli-bits = Скільки публічні дії видають про роль, у бітах (0 — нічого; з поправкою Міллера й Медоу на малу вибірку):
cli-column-act = дія
cli-column-bits = біти
cli-column-thinking = середній час рішення, мс
cli-column-longest = найдовший
cli-times = Час (щоразу інший):
cli-speed = { $seconds } с, ходів за секунду: { $speed }

## Відтворення

cli-replay-deal = Роздача
cli-replay-move = Хід { $number } з { $of }
cli-replay-undone = Попередній хід скасовано.
cli-replay-ask = { $number } з { $of }. Enter: далі, p: назад, номер, b: стіл, q: кінець
cli-replay-help = Enter або n — далі, p — назад, число від 0 до { $of } — до цього ходу, b показує стіл, q завершує.
cli-replay-left = Кінець відтворення.

## Перевірка

cli-verify-record = { $file }: партія гри «{ $title }», гравців: { $seats }.
cli-verify-promise = Обіцянка: таємний ключ той самий, який обіцяно перед роздачею ({ $commitment }).
cli-verify-seed = Зерно: випливає з таємного ключа та слів гравців ({ $words }): { $seed }.
cli-verify-deal = Роздача: роздано заново із зерна, вийшло так само.
cli-verify-moves =
    { $moves ->
        [1] Ходи: { $moves } хід, дозволений.
        [one] Ходи: { $moves } хід, кожен дозволений.
        [few] Ходи: { $moves } ходи, кожен дозволений.
        [many] Ходи: { $moves } ходів, кожен дозволений.
       *[other] Ходи: { $moves } ходу, кожен дозволений.
    }
cli-verify-events = Оголошення: { $events }, такі самі слово в слово.
cli-verify-result =
    { $count ->
        [0] Результат: такий самий; не переміг ніхто.
       *[other] Результат: такий самий; перемога: { $winners }.
    }
cli-verify-right = Запис правдивий.
cli-verify-wrong = { $file }: запис не сходиться. { $why }
cli-verify-version = { $file }: тут його не перевірити. Зіграно за версією { $played } правил, а цей Parlour має версію { $known }.
cli-verify-unfinished = { $file }: його ще не перевірити, бо партію не завершено.
