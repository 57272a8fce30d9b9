### Поріг дому: у що грати, з ким і що вже триває.

home-hero = Тут кожен щось приховує
home-hero-what = Настільні ігри про таємниці та дедукцію, з друзями або проти ботів. Без облікового запису, без встановлення: відкрий коробку й грай.
home-code = Тебе хтось запросив?
home-code-example = Код або посилання
home-code-join = Приєднатися
home-code-empty = Введи шість знаків коду або встав посилання.
home-code-unknown = Столу з таким кодом немає. Може, бракує якогось знака?

home-shelf = Ігри
home-players = Гравців: { $from }–{ $to }
home-minutes = { $from }–{ $to } хвилин
home-about-pi = Місто тридцятих років, чотирнадцять місць і справа для кожного. Хто, що і де? Відправляй детективів, досліджуй докази й розкрий справу раніше за інших.
home-about-07 = Варшава сімдесятих, мов на листівці. Поручники змагаються, хто перший назве злочинця, злочин і місце, а кожна відповідь лежить на столі в усіх на очах.
home-about-spyfall = Гра в запитання часів холодної війни. Усі знають, де ви, крім одного. Питай так, щоб знайти шпигуна, але щоб шпигун не здогадався про локацію; уголос, письмово або кожен своєю мовою.
home-about-alcatraz = Гра про домовленості та зраду на острові-вʼязниці. Разом ви збираєте елементи плану втечі, доки охоронці не заповнили вʼязницю. Втечуть усі, крім одного: говори, голосуй, обмінюйся, дотримуй обіцянок або порушуй їх і не стань цапом-відбувайлом.
home-about-tczew = Місто над Віслою, від першого городища до майбутнього. Клади карту за картою квартали, мости й памʼятки, насилай на суперників повені та вибори й не дай розірвати власне місто.
home-play-now = Грати зараз
home-play-now-how = одразу, проти ботів
home-play-now-title = { home-play-now }, { home-play-now-how }: { $title }
home-play-friends = Грати з друзями
home-play-friends-how = посилання, код чи QR; без реєстрації
home-play-friends-title = { home-play-friends }, { home-play-friends-how }: { $title }
home-party = Один телефон на всіх
home-party-how = уголос, в одній кімнаті
home-party-title = { home-party }, { home-party-how }: { $title }
home-practise = Грати офлайн
home-practise-how = проти ботів, без інтернету
home-practise-title = { home-practise }, { home-practise-how }: { $title }
home-rules = Правила
home-rules-title = Правила гри «{ $title }»
home-on-device = на цьому пристрої
home-on-device-instead = Звʼязку із сервером немає, тож ти граєш на цьому пристрої, лише з ботами.
home-unreachable = Зараз немає звʼязку із сервером. Можна грати офлайн.

home-name-title = Хто запрошує?
home-name = Твоє імʼя
home-name-hint = Його побачать твої друзі. Змінити його можна будь-коли.
home-name-bad = Від 1 до 24 символів.
home-name-go = Відкрити стіл
home-lent-names = Сорока, Лис, Сова, Борсук, Чапля, Видра, Крук, Рись, Куниця, Заєць, Галка, Ласка, Сокіл, Їжак, Стриж, Черепаха, Метелик, Кропивник

home-mine = Твої столи
home-mine-playing = Триває
home-mine-turn = Твій хід
home-mine-turn-until = Твій хід, до { $time }
home-mine-full = Усі вже сидять
home-mine-gathering =
    { $count ->
        [one] Є { $count } вільне місце
        [few] Є { $count } вільні місця
        [many] Є { $count } вільних місць
       *[other] Є { $count } вільного місця
    }
home-continue = Продовжити
home-continue-title = Продовжити за своїм столом: { $title }

home-dismiss = Прибрати з твоїх столів: { $title }
home-dismiss-sure = Прибрати цей стіл?
home-dismiss-no = Залишити
home-dismiss-yes = Прибрати
home-dismiss-closes = Стіл закриється для всіх.
home-dismiss-frees = Твоє місце звільниться.
home-dismiss-leaves = Ти вийдеш із партії. Інші можуть дозволити боту грати за тебе. Повернутися можна за посиланням на стіл.
home-dismiss-hides = Партія зникне з цього списку.

home-open = Відкриті столи
home-open-none = Зараз ніхто не шукає гравців. Відкрий стіл і зроби його публічним.
home-open-unreachable = Звʼязку із сервером немає, тож невідомо, хто шукає гравців.
home-open-host = Запрошує { $name }
home-open-free =
    { $count ->
        [one] { $count } вільне місце
        [few] { $count } вільні місця
        [many] { $count } вільних місць
       *[other] { $count } вільного місця
    }
home-join = Приєднатися
home-join-title = Приєднатися до столу: { $title }

home-finished = Завершені партії
home-won = Твоя перемога
home-won-shared = Твоя перемога, спільна з іншими
home-placed = Місце { $rank } з { $of }
home-won-by = Перемога: { $names }
home-nobody-won = Ніхто не переміг
home-unfinished = Закрито без завершення
home-replay = Повтор
home-fair = Чесна роздача
home-more = Показати ще
