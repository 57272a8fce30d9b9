### Що кажуть столи будь-якої гри.

refusal-malformed = Це не хід.
refusal-rule = Так не можна. { $rule } (Правило { $number }.)
refusal-undo = Немає чого скасовувати: можна скасувати лише власний останній хід і лише доки ніхто нічого з нього не дізнався.
refusal-fault = У програмі щось пішло не так; гра така, як була.

options-notAForm = Не вдалося прочитати налаштування.
options-unknownOption = Налаштування «{ $option }» не існує; є такі: { $known }.
options-badOption = Налаштування «{ $option }» може бути лише таким: { $known }.

record-notJson = Це не запис гри: це не JSON.
record-notARecord = Це не запис гри.
record-unknownVersion = Його записала інша версія програми (версія запису { $version }).
record-badField = Це не запис гри: поля «{ $field }» бракує, воно невідоме або хибне.

wrong-unfinished = Записану гру не завершено, тож перевірити її ще не можна.
wrong-game = Це запис іншої гри.
wrong-version = Цю гру зіграно за іншою версією правил.
wrong-seats = Кількість місць за столом не підходить для гри.
wrong-words = Не кожен гравець має своє слово.
wrong-option = Налаштування «{ $option }» не належить цій грі.
wrong-commitment = Таємниця не та, яку обіцяно перед роздачею.
wrong-changed = Поле «{ $field }» змінено після партії: те, про що стіл домовився перед роздачею.
wrong-deal = Роздача неправильна: з таємниці та слів випливає інша.
wrong-over = Після кінця гри є ще ходи.
wrong-illegalMove = Хід { $number } не дозволений.
wrong-time = Хід { $number } має час, раніший за попередній хід.
wrong-mark = Хід { $number } або те, що сказано після нього, змінено.
wrong-result = Підсумок не той, до якого ведуть ходи.
wrong-seal = Печатка наприкінці не пасує до гри.

## Чому стіл чогось не робить

refused-waiting =
    { $why } { $seconds ->
        [one] Спробуй ще раз через { $seconds } секунду.
        [few] Спробуй ще раз через { $seconds } секунди.
        [many] Спробуй ще раз через { $seconds } секунд.
       *[other] Спробуй ще раз через { $seconds } секунди.
    }
refused-protocol = Твоя програма знає іншу версію протоколу; перезавантаж або онови її.
refused-unknownIntent = Стіл не знає, що це означає.
refused-badField = Поле «{ $field }» порожнє, задовге або хибне.
refused-tooLarge = Це завелике.
refused-noSuchPage = Тут нічого немає.
refused-badOrigin = Цій сторінці не можна звертатися до цього сервера.
refused-noGuest = Тут тебе ще не знають: спершу назвися.
refused-alreadyGuest = У тебе вже є імʼя. Його можна змінити.
refused-tooManySockets = У тебе відкрито забагато зʼєднань. Спершу закрий якесь вікно чи пристрій.
refused-noSuchTable = Такого столу немає.
refused-notAtTable = Доки ти граєш, розмови глядачів не для тебе.
refused-notSeated = Це можуть робити лише ті, хто сидить за столом.
refused-notHost = Це може робити лише господар столу.
refused-watchingForbidden = Господар не дозволяє дивитися цю гру.
refused-tooManyTables = У тебе вже стільки столів, скільки дозволено одній людині. Спершу закрий якийсь із них.
refused-tooFast = Забагато за один раз.
refused-muted = Господар заборонив тобі писати в чат.
refused-notGathering = Це можна зробити лише до початку гри.
refused-noSuchSeat = Такого місця немає або на ньому ніхто не сидить.
refused-seatTaken = Це місце зайняте.
refused-seatKept = Це місце чекає на когось іншого.
refused-alreadySeated = За цим столом у тебе вже є місце.
refused-nameTaken = Хтось за цим столом має імʼя, дуже схоже на твоє. Спершу зміни своє.
refused-noSuchBot = Для цієї гри такого бота немає.
refused-badOption = Налаштування «{ $field }» не може бути таким.
refused-seatsEmpty = Є ще вільні місця.
refused-notReady = Ще не всі готові.
refused-hostIsHere = Господар за столом.
refused-notPlaying = За цим столом зараз не грають.
refused-stale = За столом уже щось змінилося; поглянь ще раз.
refused-paused = Гру призупинено.
refused-notPaused = Гру не призупинено.
refused-alreadyAsked = За столом ще чекає інше питання.
refused-nothingAsked = Це питання вже неактуальне.
refused-seatIsHere = Людина з цього місця зараз за столом.
refused-tooSoon = Для цього ще зарано.
refused-stoodIn = На цьому місці зараз грає бот.
refused-notStoodIn = За тебе не грає жоден бот.
refused-badPass = Це посилання вже використано, або воно застаріло.
refused-notOver = Гра ще не скінчилася.
refused-noRecord = Ця гра продовжує іншу й не починалася з роздачі, тому запису немає.
refused-closed = Цей стіл закрито.
refused-storeFull = На сервері більше немає місця для запису. Нічого з підтвердженого не втрачено; повідом того, хто ним опікується.
refused-storeFailed = Сервер зараз не може нічого записати. Нічого з підтвердженого не втрачено; спробуй ще раз трохи згодом.
refused-stopping = Сервер ось-ось перезапуститься; спробуй за мить.

## Чому стіл із кимось прощається

bye-restart = Сервер перезапускається. За мить ти знову будеш за столом.
bye-slow = Твоє зʼєднання не встигало.
bye-silent = Від тебе надто довго нічого не було чути.
bye-watchingForbidden = Гра починається, а господар не дозволяє за нею стежити.
bye-refused = Не вдалося приєднатися до цього столу.
bye-tooFast = Забагато надіслано за один раз.
