### Spyfall.

## Що сталося

match-started =
    { $rounds ->
        [one] Партія починається: { $rounds } раунд. Перша роздача: { $dealer }.
        [few] Партія починається: { $rounds } раунди. Перша роздача: { $dealer }.
        [many] Партія починається: { $rounds } раундів. Перша роздача: { $dealer }.
       *[other] Партія починається: { $rounds } раунду. Перша роздача: { $dealer }.
    }
joined = { $seat } приєднується з 0 балів.
round-dealt = Раунд { $round } з { $rounds }: усі мають карти. { $dealer } запускає таймер і ставить перше запитання.
continued = { $seat }: далі.
card-spy = Карта гравця { $seat }: шпигун.
card-place = Карта гравця { $seat }: { $place }.
card-role = Карта гравця { $seat }: { $place }, роль: { $role }.
clock-started =
    { $minutes ->
        [one] Час пішов: { $minutes } хвилина. Перше запитання: { $dealer }.
        [few] Час пішов: { $minutes } хвилини. Перше запитання: { $dealer }.
        [many] Час пішов: { $minutes } хвилин. Перше запитання: { $dealer }.
       *[other] Час пішов: { $minutes } хвилини. Перше запитання: { $dealer }.
    }
asked = { $seat } питає гравця { $to }: { $question }
asked-aloud = { $seat } питає гравця { $to }.
answered = { $seat } відповідає гравцеві { $to }: { $answer }
answered-aloud = { $seat } дає відповідь гравцеві { $to }.
remarked = { $seat } до гравця { $about }: { $remark }
accused = { $seat } зупиняє таймер і звинувачує гравця { $suspect }.
time-ran-out = Час вийшов. Голосуємо щодо кожного по черзі, починаючи з гравця { $dealer }.
put-to-vote = Голосування: { $suspect } — шпигун?
voted = { $seat } голосує.
vote-carried = Голосування щодо гравця { $suspect }: одностайно. Так: { $ayes }.
vote-failed = Голосування щодо гравця { $suspect }: не одностайно. Так: { $ayes }. Ні: { $nays }.
place-named = { $seat } розкриває себе як шпигуна й називає локацію: { $place }.
ended-named-right = Локацію вгадано! Раунд виграє шпигун: { $spy }.
ended-named-wrong = Локацію не вгадано. Шпигун — { $spy }; раунд виграють інші.
ended-convicted-spy = Шпигун — { $suspect }. Раунд виграють інші.
ended-convicted-innocent = { $suspect } — не шпигун. Раунд виграє шпигун.
ended-escaped = Шпигуна не викрито. Раунд виграє { $spy }.
round-secret = Раунд { $round }. Локація: { $place }. Шпигун: { $spy }.
shown-spy =
    { $points ->
        [one] { $seat }: шпигун, { $points } бал
        [few] { $seat }: шпигун, { $points } бали
        [many] { $seat }: шпигун, { $points } балів
       *[other] { $seat }: шпигун, { $points } бала
    }
shown-place =
    { $points ->
        [one] { $seat }: { $points } бал
        [few] { $seat }: { $points } бали
        [many] { $seat }: { $points } балів
       *[other] { $seat }: { $points } бала
    }
shown-role =
    { $points ->
        [one] { $seat }: { $role }, { $points } бал
        [few] { $seat }: { $role }, { $points } бали
        [many] { $seat }: { $role }, { $points } балів
       *[other] { $seat }: { $role }, { $points } бала
    }
match-ended = Партію завершено. Підсумок:
standing =
    { $points ->
        [one] { $rank }. { $seat }: { $points } бал
        [few] { $rank }. { $seat }: { $points } бали
        [many] { $rank }. { $seat }: { $points } балів
       *[other] { $rank }. { $seat }: { $points } бала
    }

## Що можна зробити

offer-start = Запустити таймер
offer-continue = Далі
offer-ask = Поставити запитання
offer-ask-aloud = Запитати когось уголос
offer-answer = Відповісти гравцеві { $seat }: { $question }
offer-answer-aloud = Відповідь гравцеві { $seat } дано
offer-accuse = Зупинити таймер і звинуватити (раз на раунд)
offer-remark = Кинути репліку
offer-vote = Проголосувати щодо гравця { $suspect }
offer-point = Вказати на локацію (шпигунові — розкритися й назвати її)
blank-to = Кого питаєш?
blank-question-written = Напиши запитання
blank-question-phrasebook = Яке запитання?
blank-answer-written = Напиши відповідь
blank-answer-phrasebook = Яка відповідь?
blank-suspect = Кого звинувачуєш?
blank-remark = Яка репліка?
blank-about = Про кого?
blank-vote = { $suspect } — шпигун?
blank-place = Яка локація?
blank-how = Придивитися чи назвати як шпигун?
choice-aye = так
choice-nay = ні
choice-look = придивитися: ніхто не помітить
choice-name = назвати: якщо ти шпигун, раунд закінчиться; якщо ні, ніхто не почує
seat-name = { $seat }
nobody = ніхто

## Що лежить на столі

section-status = Стан гри
section-hand = Твоя карта
section-places = Локації
section-talk = Запитання й відповіді
section-votes = Голосування
section-seats = Гравці
section-rounds = Зіграні раунди
status-round = Раунд { $round } з { $rounds }. Роздає { $dealer }.
status-dealt = Карти роздано. Таймер запускає { $dealer }.
status-revealed = Раунд закінчено. Наступний почнеться, коли всі натиснуть «Далі». Бракує: { $missing }.
status-asking = Питає { $seat }. На вибір: { $to }.
status-answering = { $seat } відповідає гравцеві { $by }.
status-accusation = { $by } звинувачує гравця { $suspect }; таймер зупинено. Ще не голосували: { $missing }.
status-motion = Час вийшов. Голосування щодо гравця { $suspect }. Ще не голосували: { $missing }.
status-over = Партію завершено.
hand-spy = Ти — шпигун. Ти не знаєш локації.
hand-place = Локація: { $place }.
hand-role = Локація: { $place }. Твоя роль: { $role }.
hand-aye = Твій голос: так.
hand-nay = Твій голос: ні.
place-used = { $place } (уже було)
seat-new = { $seat }
seat-points =
    { $total ->
        [one] { $seat }: { $total } бал (за раундами: { $scores })
        [few] { $seat }: { $total } бали (за раундами: { $scores })
        [many] { $seat }: { $total } балів (за раундами: { $scores })
       *[other] { $seat }: { $total } бала (за раундами: { $scores })
    }
seat-accused = звинувачення цього раунду вже використано
seat-may-accuse = ще може звинуватити

## Новий стіл

option-rounds = Раунди
option-rounds-count = { $count }
option-minutes = Тривалість раунду
option-minutes-recommended = рекомендована: 6 хвилин для 3–4 гравців, 7 для 5–6, 8 для 7–8
option-minutes-count =
    { $count ->
        [one] { $count } хвилина
        [few] { $count } хвилини
        [many] { $count } хвилин
       *[other] { $count } хвилини
    }
option-conversation = Спосіб розмови
option-conversation-phrasebook = розмовник: вибирайте фрази, кожен читає своєю мовою
option-conversation-spoken = уголос: в одній кімнаті чи голосовим дзвінком
option-conversation-written = письмово: запитання й відповіді вводять за столом
option-roles = Ролі
option-roles-played = із ролями
option-roles-none = без ролей
option-voteSeconds = Час на голосування
option-voteSeconds-count =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунди
        [many] { $count } секунд
       *[other] { $count } секунди
    }

## Що заборонено

rule-SPY-1-2 = Глядачі лише дивляться.
rule-SPY-2-7 = Таймер запускає той, хто роздає; аж тоді починається розмова.
rule-SPY-2-9 = Після раунду кожен може один раз натиснути «Далі». Наступний почнеться сам, коли це зроблять усі, або за 20 секунд.
rule-SPY-2-10 = Ті, хто запізнився, приєднуються через стіл, з наступного раунду.
rule-SPY-3-1 = Питає той, чия черга питати, і лише одного з інших гравців.
rule-SPY-3-2 = Запитання чекає на відповідь. Додаткових запитань не буває.
rule-SPY-3-3 = Відповідає лише той, кого запитали, і лише раз.
rule-SPY-3-4 = Не можна питати того, хто щойно питав тебе.
rule-SPY-4-1 = За цим столом розмовляють уголос: ти лише показуєш, кого питаєш і що вже маєш відповідь.
rule-SPY-4-2 = Введи один рядок: від 1 до 280 символів.
rule-SPY-4-3 = За цим столом вибирають із розмовника, і відповідь має пасувати до запитання.
rule-SPY-4-4 = Тут такого зробити не можна.
rule-SPY-4-7 = Із розмовником можна кинути репліку про іншого гравця, поки йде час.
rule-SPY-4-8 = Після кожної відповіді можна кинути одну репліку.
rule-SPY-5-1 = Можна звинуватити одного з інших гравців, раз на раунд, поки йде час.
rule-SPY-5-2 = Коли триває голосування, голосують усі, крім підозрюваного, кожен по разу.
rule-SPY-5-4 = Під час голосування не розмовляють. Потім розмова триває з того самого місця.
rule-SPY-5-6 = Лише одне звинувачення водночас. Твоє не витрачено.
rule-SPY-5-7 = Поки не проголосували всі, закрити голосування може лише таймер.
rule-SPY-6-1 = Назвати локацію можна лише тоді, коли йде час.
rule-SPY-6-2 = Під час голосування локацію не називають.
rule-SPY-6-3 = Це має бути одна з тридцяти локацій, і така, якої в цій партії ще не було.
rule-SPY-7-1 = Час вийшов: розмову закінчено, лишилося тільки голосувати.
rule-SPY-7-2 = Голосують усі, крім підозрюваного, кожен по разу.
rule-SPY-7-5 = Час вийшов. Називати локацію запізно.
rule-SPY-8-6 = Партію завершено.

## Локації

place-terrorist-base = База терористів
place-bank = Банк
place-military-base = Військова частина
place-movie-studio = Кіностудія
place-corporate-party = Корпоративна вечірка
place-hospital = Лікарня
place-space-station = Орбітальна станція
place-partisan-squad = Партизанський загін
place-passenger-train = Пасажирський поїзд
place-police-station = Поліцейський відділок
place-polar-station = Полярна станція
place-embassy = Посольство
place-supermarket = Супермаркет
place-theater = Театр
place-university = Університет
place-crusader-army = Військо хрестоносців
place-hotel = Готель
place-casino = Казино
place-airplane = Літак
place-vegetable-warehouse = Овочебаза
place-ocean-liner = Океанський лайнер
place-beach = Пляж
place-submarine = Підводний човен
place-pirate-ship = Піратський корабель
place-restaurant = Ресторан
place-day-spa = Спа-салон
place-service-station = Станція техобслуговування
place-church = Церква
place-circus-tent = Цирк-шапіто
place-school = Школа

## Ролі

role-terrorist-base-errand-boy = Хлопчик на побігеньках
role-terrorist-base-cell-leader = Ватажок осередку
role-terrorist-base-militant = Бойовик
role-terrorist-base-suicide-bomber = Смертник
role-terrorist-base-medic = Медик
role-terrorist-base-recruit = Новобранець
role-terrorist-base-shepherd = Пастух
role-bank-customer = Клієнт
role-bank-security-guard = Охоронець
role-bank-robber = Грабіжник
role-bank-teller = Касир
role-bank-manager = Керівник відділення
role-bank-cash-collector = Інкасатор
role-bank-consultant = Консультант
role-military-base-canteen-clerk = Продавець у крамниці
role-military-base-junior-officer = Молодший офіцер
role-military-base-army-doctor = Військовий лікар
role-military-base-sentry = Вартовий
role-military-base-private = Рядовий
role-military-base-colonel = Полковник
role-military-base-deserter = Дезертир
role-movie-studio-sound-engineer = Звукооператор
role-movie-studio-stuntman = Каскадер
role-movie-studio-cameraman = Кінооператор
role-movie-studio-costume-artist = Костюмер
role-movie-studio-director = Режисер
role-movie-studio-actor = Актор
role-movie-studio-extra = Статист
role-corporate-party-manager = Менеджер
role-corporate-party-host = Ведучий
role-corporate-party-gatecrasher = Непроханий гість
role-corporate-party-boss = Шеф
role-corporate-party-secretary = Секретар
role-corporate-party-accountant = Бухгалтер
role-corporate-party-courier = Курʼєр
role-hospital-physician = Терапевт
role-hospital-surgeon = Хірург
role-hospital-nurse = Медсестра
role-hospital-patient = Пацієнт
role-hospital-pathologist = Патологоанатом
role-hospital-head-doctor = Головний лікар
role-hospital-intern = Інтерн
role-space-station-space-tourist = Космічний турист
role-space-station-research-engineer = Інженер-дослідник
role-space-station-mad-ai = Божевільний ШІ
role-space-station-doctor = Лікар
role-space-station-pilot = Пілот
role-space-station-commander = Командир
role-space-station-alien = Інопланетянин
role-partisan-squad-captured-collaborator = Полонений поліцай
role-partisan-squad-scout = Розвідник
role-partisan-squad-partisan = Партизан
role-partisan-squad-radioman = Радист
role-partisan-squad-medic = Медик
role-partisan-squad-soldier = Солдат
role-partisan-squad-cook = Кухар
role-passenger-train-vendor = Торговець у вагонах
role-passenger-train-dining-car-chef = Кухар вагона-ресторану
role-passenger-train-passenger = Пасажир
role-passenger-train-border-guard = Прикордонник
role-passenger-train-train-attendant = Провідник
role-passenger-train-engine-driver = Машиніст
role-passenger-train-stoker = Кочегар
role-police-station-journalist = Журналіст
role-police-station-detective = Детектив
role-police-station-lawyer = Адвокат
role-police-station-criminalist = Криміналіст
role-police-station-archivist = Архіваріус
role-police-station-patrol-officer = Патрульний
role-police-station-criminal = Злочинець
role-polar-station-expedition-leader = Керівник експедиції
role-polar-station-geophysicist = Геофізик
role-polar-station-biologist = Біолог
role-polar-station-meteorologist = Метеоролог
role-polar-station-medic = Медик
role-polar-station-hydrologist = Гідролог
role-polar-station-radioman = Радист
role-embassy-diplomat = Дипломат
role-embassy-ambassador = Посол
role-embassy-official = Чиновник
role-embassy-secretary = Секретар
role-embassy-security-guard = Охоронець
role-embassy-tourist = Турист
role-embassy-refugee = Біженець
role-supermarket-shop-assistant = Продавець
role-supermarket-security-guard = Охоронець
role-supermarket-promoter = Промоутер
role-supermarket-cashier = Касир
role-supermarket-butcher = Мʼясник
role-supermarket-cleaner = Прибиральник
role-supermarket-shopper = Покупець
role-theater-cloakroom-attendant = Гардеробник
role-theater-prompter = Суфлер
role-theater-usher = Білетер
role-theater-spectator = Глядач
role-theater-director = Режисер
role-theater-actor = Актор
role-theater-stagehand = Робітник сцени
role-university-student = Студент
role-university-doorkeeper = Вахтер
role-university-rector = Ректор
role-university-professor = Професор
role-university-graduate-student = Аспірант
role-university-psychologist = Психолог
role-university-dean = Декан
role-crusader-army-captive-saracen = Полонений сарацин
role-crusader-army-servant = Слуга
role-crusader-army-bishop = Єпископ
role-crusader-army-archer = Лучник
role-crusader-army-monk = Монах
role-crusader-army-squire = Зброєносець
role-crusader-army-knight = Лицар
role-hotel-bartender = Бармен
role-hotel-guest = Гість готелю
role-hotel-housekeeper = Покоївка
role-hotel-doorman = Швейцар
role-hotel-security-guard = Охоронець
role-hotel-manager = Управитель
role-hotel-receptionist = Портьє
role-casino-gambler = Азартний гравець
role-casino-head-security-guard = Начальник охорони
role-casino-bouncer = Викидайло
role-casino-card-sharp = Шулер
role-casino-bartender = Бармен
role-casino-manager = Адміністратор
role-casino-dealer = Крупʼє
role-airplane-flight-captain = Командир екіпажу
role-airplane-business-passenger = Пасажир бізнес-класу
role-airplane-economy-passenger = Пасажир економ-класу
role-airplane-steward = Стюард
role-airplane-co-pilot = Другий пілот
role-airplane-flight-engineer = Бортінженер
role-airplane-stowaway = Безквитковий пасажир
role-vegetable-warehouse-sanitary-inspector = Санінспектор
role-vegetable-warehouse-security-guard = Охоронець
role-vegetable-warehouse-loader = Вантажник
role-vegetable-warehouse-accountant = Бухгалтер
role-vegetable-warehouse-foreman = Бригадир
role-vegetable-warehouse-lab-technician = Лаборант
role-vegetable-warehouse-driver = Водій
role-ocean-liner-rich-passenger = Багатий пасажир
role-ocean-liner-steward = Стюард
role-ocean-liner-captain = Капітан
role-ocean-liner-bartender = Бармен
role-ocean-liner-musician = Музикант
role-ocean-liner-ships-cook = Кок
role-ocean-liner-radioman = Радист
role-beach-photographer-with-monkey = Фотограф із мавпочкою
role-beach-animator = Аніматор
role-beach-beach-goer = Відпочивальник
role-beach-paraglider = Парапланерист
role-beach-snack-vendor = Продавець смаколиків
role-beach-lifeguard = Рятувальник
role-beach-thief = Злодій
role-submarine-electrician = Електромеханік
role-submarine-sailor = Матрос
role-submarine-commander = Командир
role-submarine-navigator = Штурман
role-submarine-sonar-technician = Гідроакустик
role-submarine-ships-cook = Кок
role-submarine-radioman = Радист
role-pirate-ship-bound-prisoner = Звʼязаний бранець
role-pirate-ship-cannoneer = Канонір
role-pirate-ship-sailor = Матрос
role-pirate-ship-cabin-boy = Юнга
role-pirate-ship-captain = Капітан
role-pirate-ship-ships-cook = Кок
role-pirate-ship-slave = Раб
role-restaurant-musician = Музикант
role-restaurant-customer = Відвідувач
role-restaurant-bouncer = Викидайло
role-restaurant-maitre-d = Метрдотель
role-restaurant-head-chef = Шеф-кухар
role-restaurant-waiter = Офіціант
role-restaurant-food-critic = Кулінарний критик
role-day-spa-customer = Клієнт
role-day-spa-stylist = Стиліст
role-day-spa-masseur = Масажист
role-day-spa-makeup-artist = Візажист
role-day-spa-manicurist = Майстер манікюру
role-day-spa-beautician = Косметолог
role-day-spa-dermatologist = Дерматолог
role-service-station-service-advisor = Майстер-приймальник
role-service-station-tire-specialist = Шиномонтажник
role-service-station-car-washer = Мийник
role-service-station-biker = Мотоцикліст
role-service-station-electrician = Електрик
role-service-station-director = Директор
role-service-station-motorist = Автомобіліст
role-church-priest = Священник
role-church-sinner = Грішник
role-church-choir-singer = Хорист
role-church-parishioner = Парафіянин
role-church-beggar = Жебрак
role-church-tourist = Турист
role-church-patron = Меценат
role-circus-tent-animal-trainer = Дресирувальник
role-circus-tent-visitor = Глядач
role-circus-tent-magician = Фокусник
role-circus-tent-juggler = Жонглер
role-circus-tent-clown = Клоун
role-circus-tent-knife-thrower = Метальник ножів
role-circus-tent-acrobat = Акробат
role-school-homeroom-teacher = Класний керівник
role-school-security-guard = Охоронець
role-school-gym-teacher = Фізрук
role-school-pupil = Школяр
role-school-principal = Директор
role-school-janitor = Прибиральник
role-school-deputy-principal = Завуч

## На екрані

board-parts = Розділи
board-tab-talk = Запитання
board-tab-rounds = Рахунок
board-round-of = Раунд { $round } з { $rounds }
board-round-short = { $round }/{ $rounds }
board-clock-left = Залишок часу в раунді: { $time }
board-clock-ready = ще не йде
board-clock-starts = піде сам за { $time }
board-clock-running = до кінця
board-clock-stopped = таймер зупинено
board-clock-out = час вийшов
board-clock-soon =
    { $seconds ->
        [one] До кінця раунду { $seconds } секунда
        [few] До кінця раунду { $seconds } секунди
        [many] До кінця раунду { $seconds } секунд
       *[other] До кінця раунду { $seconds } секунди
    }
board-now-dealt =
    { $you ->
        [dealer] Карти роздано. Таймер запускаєш ти.
       *[none] Карти роздано. Таймер запускає { $dealer }.
    }
board-now-asking =
    { $you ->
        [seat] Питаєш ти.
       *[none] Тепер питає { $seat }.
    }
board-now-askable = На вибір: { $to }.
board-now-answering =
    { $you ->
        [seat] Ти відповідаєш гравцеві { $by }.
        [by] { $seat } відповідає тобі.
       *[none] { $seat } відповідає гравцеві { $by }.
    }
board-card-cover = Цілком таємно
board-card-hold = Тримай, щоб побачити
board-card-spy = Ти — шпигун
board-card-spy-aim = Дізнайся, де ви всі.
board-card-role = Твоя роль: { $role }
board-card-no-role = Цього разу без ролей.
board-deal = Роздаєш ти
board-deal-what = Коли всі подивляться у свої карти, запусти таймер. Перше запитання — твоє.
board-asking = Твоє запитання
board-ask-spoken = Запитай уголос і торкнися імені того, кого питаєш.
board-ask = Запитати гравця { $to }
board-ask-button = Запитати
board-answering = Тебе питає { $by }
board-answer = Відповісти гравцеві { $to }
board-answered = Відповідь дано
board-answered-by = { $seat }: відповідь дано
board-line-left =
    { $count ->
        [one] Залишився { $count } знак
        [few] Залишилося { $count } знаки
        [many] Залишилося { $count } знаків
       *[other] Залишилося { $count } знака
    }
board-line-over =
    { $count ->
        [one] На { $count } знак забагато
        [few] На { $count } знаки забагато
        [many] На { $count } знаків забагато
       *[other] На { $count } знака забагато
    }
board-book-search = Пошук у розмовнику
board-book-theme = Тема
board-book-all = Усі теми
board-remark = Репліка
board-remark-not-now = Репліка (одна після кожної відповіді)
board-remark-to =
    { $you ->
        [seat] Ти до гравця { $about }:
        [about] { $seat } до тебе:
       *[none] { $seat } до гравця { $about }:
    }
board-book-liked = Улюблені
board-book-like = Додати до улюблених: { $question }
board-book-dislike = Прибрати з улюблених: { $question }
board-book-asked = уже було в цьому раунді
board-book-none = Нічого не знайдено. Спробуй інше слово.
board-book-no-liked = Улюблених ще немає. Додай їх зірочкою поруч із запитанням.
board-book-found =
    { $count ->
        [one] { $count } запитання
        [few] { $count } запитання
        [many] { $count } запитань
       *[other] { $count } запитання
    }
board-talk-none = Ще ніхто нічого не запитав.
board-talk-before = Запитання й відповіді попереднього раунду
board-talk-asks =
    { $you ->
        [seat] Ти питаєш гравця { $to }.
        [to] { $seat } питає тебе.
       *[none] { $seat } питає гравця { $to }.
    }
board-talk-answers =
    { $you ->
        [seat] Ти відповідаєш.
       *[none] { $seat } відповідає.
    }
board-talk-waiting =
    { $you ->
        [seat] Відповідаєш ти.
       *[none] { $seat } думає…
    }
board-talk-unanswered = Без відповіді.
board-places-left =
    { $count ->
        [one] лишилася { $count } локація
        [few] лишилося { $count } локації
        [many] лишилося { $count } локацій
       *[other] лишилося { $count } локації
    }
board-places-how = Торкнися локації, щоб викреслити її; бачиш це лише ти.
board-places-clear = Повернути всі локації
board-place-cross = Викреслити: { $place }
board-place-crossed = { $place } (викреслено)
board-name = Назвати як шпигун: { $place }
board-name-what = Якщо ти шпигун, ти розкриваєшся, і раунд закінчується: якщо локація правильна, перемога твоя, якщо ні — інших. Якщо ти не шпигун, нічого не станеться й ніхто не помітить.
board-player-suspect = під голосу­ванням
board-player-deals = запускає таймер
board-player-answers = відповідає
board-player-asks = питає
board-accuse = Звинуватити гравця
board-accuse-spent = Твоє звинувачення в цьому раунді вже використано.
board-accuse-not-now = Лише поки йде час.
board-accuse-warning = Це можна зробити раз на раунд, і скасувати не вийде. Один голос проти — звинувачення витрачено, а гра триває.
board-accuse-whom = Спершу вибери підозрюваного
board-accuse-do = Звинуватити гравця { $suspect }
board-vote-on =
    { $you ->
        [suspect] Ти шпигун? Голосують інші.
       *[none] { $suspect } — шпигун?
    }
board-vote-accused =
    { $you ->
        [seat] Ти зупиняєш таймер і звинувачуєш гравця { $suspect }.
        [suspect] { $seat } зупиняє таймер і звинувачує тебе.
       *[none] { $seat } зупиняє таймер і звинувачує гравця { $suspect }.
    }
board-vote-late = Час вийшов. Перед голосу­ванням можна порадитися.
board-vote-suspect = Це голосування щодо тебе, тож ти не голосуєш.
board-vote-aye = Так
board-vote-nay = Ні
board-vote-aye-what = це шпигун
board-vote-nay-what = граємо далі
board-vote-cast = Проголосувати
board-vote-in = голос віддано
board-vote-missing = ще ні
board-vote-secret = Голоси таємні, доки не проголосують усі. Неподаний голос — це «ні».
board-verdict =
    { $you ->
        [by] Ти звинувачуєш гравця { $suspect }
        [suspect] { $by } звинувачує тебе
       *[none] { $by } звинувачує гравця { $suspect }
    }
board-verdict-late =
    { $you ->
        [suspect] Підсумкове голосування: ти
       *[none] Підсумкове голосування: { $suspect }
    }
board-moment-unanimous = Усі згодні!
board-moment-not-unanimous = Згоди немає
board-moment-named =
    { $you ->
        [seat] Ти — шпигун! Твоя здогадка:
       *[none] Шпигун — { $seat }! Здогадка:
    }
board-moment-right = Правильно
board-moment-wrong = Неправильно
board-moment-time = Час вийшов!
board-moment-out = Тепер голосуємо щодо кожного гравця по черзі.
board-report = Раунд { $round } завершено
board-report-named = Шпигун назвав локацію: { $place }.
board-report-spy = шпигун
board-report-cards = Карти й бали
board-scores = Рахунок за раундами
board-rounds-none = Ще жоден раунд не закінчився.
board-round = Раунд { $round }: { $place }
board-player-accused = після звинувачення
board-player-ready = далі
board-places-tab = Локації, лишилося { $count }
board-name-open = Назвати локацію…
board-name-short = Назвати локацію
board-name-search = Шукати серед локацій
board-name-none = Жодна локація не підходить.
board-name-first = Спершу вибери локацію
board-accuse-open = Звинуватити…
board-accuse-one = Звинуватити
board-accuse-name = Звинуватити гравця { $suspect }
board-ask-barred = Останнє запитання тобі: { $seat }
board-book-open = Усі запитання
board-book-count =
    { $count ->
        [one] Шукати: { $count } запитання
        [few] Шукати: { $count } запитання
        [many] Шукати: { $count } запитань
       *[other] Шукати: { $count } запитання
    }
board-book-short = Шукати…
board-vote-nay-late = не ця людина
board-vote-open = Голосувати
board-decide = Уже знаєш, хто це? Виріши одразу щодо всіх голосувань.
board-decide-do = Голосувати: { $suspect } — «так», решта — «ні»
board-decide-do-nobody = Щоразу голосувати «ні»
board-decided = Твої голоси: { $suspect } — «так», решта — «ні». Їх буде подано за тебе.
board-decided-nobody = Твої голоси: щоразу «ні». Їх буде подано за тебе.
board-decide-change = Змінити
board-decide-nobody = Ніхто
board-wall-stops = { $seat } зупиняє таймер: { $time }
board-wall-vote = Голосуйте на своїх телефонах. Потрібна згода всіх. До кінця голоси таємні.
board-accuse-by = Хто звинувачує?
board-reveal-at = Ви всі були тут:
board-reveal-left =
    { $count ->
        [one] Ще { $count } раунд
        [few] Ще { $count } раунди
        [many] Ще { $count } раундів
       *[other] Ще { $count } раунду
    }
board-reveal-ready = Готові: { $ready } з { $count }.
board-reveal-starts = Почнеться за { $seconds } с.
board-reveal-last = Останній раунд
board-reveal-lift = До столу
board-reveal-show = Показати підсумок
board-reveal-caught = Упіймано! Шпигун — { $spy }
board-reveal-innocent = Помилка! Шпигун — { $spy }
board-reveal-named = Локацію вгадано! Шпигун — { $spy }
board-reveal-wrong = Локація не та! Шпигун — { $spy }
board-reveal-escaped = Шпигун утік! Це { $spy }

## Про що питають

board-theme-indoors = Просто неба чи ні
board-theme-water = Вода
board-theme-pay = Гроші
board-theme-entry = Вхід
board-theme-tickets = Квитки й бронювання
board-theme-uniforms = Форма
board-theme-noise = Шум
board-theme-smell = Запахи
board-theme-danger = Небезпека
board-theme-food = Їжа
board-theme-sleep = Сон
board-theme-children = Діти
board-theme-animals = Тварини
board-theme-night = Ніч
board-theme-moving = Рух
board-theme-medical = Медична допомога
board-theme-weapons = Зброя
board-theme-past = Епоха
board-theme-religion = Віра
board-theme-alcohol = Алкоголь
board-theme-queues = Черги
board-theme-silence = Тиша
board-theme-cold = Холод
board-theme-heat = Спека
board-theme-tech = Техніка
board-theme-illegal = Закон
board-theme-seats = Місця для сидіння
board-theme-music = Музика
board-theme-crowd = Натовп
board-theme-dressy = Ошатність
board-theme-view = Краєвид
board-theme-photos = Фото
board-theme-leave = Вихід
board-theme-stay = Тривалість
board-theme-dirt = Бруд
board-theme-foreign = Мови

## Запитання й відповіді

question-rain = Якби зараз пішов дощ, ми б змокли?
answer-rain-yes = До нас не долетіла б ані крапля.
answer-rain-rather-yes = Більшість із нас не змокла б.
answer-rain-evade = Дощ чи сонце — день іде своїм ходом.
answer-rain-rather-no = Декому довелося б бігти під дах.
answer-rain-no = Усі змокли б до нитки.
question-overhead = Що в тебе зараз над головою?
answer-overhead-yes = Щось міцне, неба не видно зовсім.
answer-overhead-middle = Де як: тут дах, а там небо.
answer-overhead-no = Чисте небо.
answer-overhead-evade-1 = Мої клопоти, як завжди.
answer-overhead-evade-2 = Я нечасто дивлюся вгору.
question-swim = А якби комусь захотілося поплавати?
answer-swim-yes = Чого-чого, а води тут вистачає.
answer-swim-rather-yes = Знайшлося б де, якщо обережно.
answer-swim-evade = Плавання — то не моє.
answer-swim-rather-no = Хіба що обличчя сполоснути.
answer-swim-no = Тут і близько нема де плавати.
question-shore = А вода звідси далеко?
answer-shore-yes = Озирнися, вона всюди.
answer-shore-rather-yes = Десь недалеко чути, як хлюпоче.
answer-shore-rather-no = Може, десь і є, та нам байдуже.
answer-shore-no = Дуже далеко. Тут вода хіба що з пляшки.
answer-shore-evade = Я на відстанях не дуже розуміюся.
question-day-cost = Скільки тобі коштує день тут?
answer-day-cost-yes = Гаманець це добре відчуває.
answer-day-cost-middle = Хтось платить, хтось ні.
answer-day-cost-no = Ані копійки, за таке не платять.
answer-day-cost-evade-1 = Більше нервів, ніж грошей.
answer-day-cost-evade-2 = Не будемо про гроші.
question-who-pays = Хто за тебе тут платить?
answer-who-pays-yes = Кожен за себе, як тут заведено.
answer-who-pays-rather-yes = Рано чи пізно доводиться діставати гаманець.
answer-who-pays-evade = Тобі справді це цікаво?
answer-who-pays-rather-no = Майже ніхто, хіба за дрібниці.
answer-who-pays-no = Ніхто. Тут так не заведено.
question-walk-in = А можна сюди просто зайти з вулиці?
answer-walk-in-yes = Де там, одразу зупинять.
answer-walk-in-rather-yes = Хтось має тебе впустити.
answer-walk-in-evade = Та кого тут тільки не побачиш.
answer-walk-in-rather-no = Загалом так, аби вигляд був упевнений.
answer-walk-in-no = Звісно, відкрито для всіх.
question-checks = Хто тебе перевіряє на вході?
answer-checks-yes = Серйозні люди, і перевіряють кожного.
answer-checks-middle = Хтось гляне, але без прискіпувань.
answer-checks-no = Зовсім ніхто.
answer-checks-evade-1 = Моє обличчя тут уже знають.
answer-checks-evade-2 = Намагаюся не впадати в око.
question-booking = Тобі довелося бронювати заздалегідь?
answer-booking-yes = Звісно, інакше ніяк.
answer-booking-rather-yes = Так надійніше, хоча буває й без цього.
answer-booking-evade = Планування — не моя сильна сторона.
answer-booking-rather-no = Зазвичай ні, хіба в особливих випадках.
answer-booking-no = Що бронювати? Тут такого нема.
question-ticket = Де ти тримаєш свій квиток?
answer-ticket-yes = Під рукою, можуть попросити.
answer-ticket-middle = То радше запис, ніж квиток.
answer-ticket-no = Який квиток? Тут він ні до чого.
answer-ticket-evade-1 = Такі речі в мене вічно губляться.
answer-ticket-evade-2 = А що, перевіряєш?
question-who-works = Як тут упізнати, хто на роботі?
answer-who-works-yes = За формою, з першого погляду.
answer-who-works-rather-yes = Здебільшого за одягом, хоч і не завжди.
answer-who-works-evade = З часом це відчуваєш.
answer-who-works-rather-no = Радше за поведінкою.
answer-who-works-no = Ніяк, кожен ходить у чому хоче.
question-clothes = Як тобі тутешній одяг?
answer-clothes-yes = Усі вдягнені однаково, до цього звикаєш.
answer-clothes-middle = Хтось у формі, решта — хто в чому.
answer-clothes-no = Жодних вимог, ходи в чому завгодно.
answer-clothes-evade-1 = Не одяг прикрашає людину.
answer-clothes-evade-2 = Могло б бути й зручніше.
question-thoughts = Тут можна почути власні думки?
answer-thoughts-yes = Де там, суцільний гамір.
answer-thoughts-rather-yes = Коли починається, то важко.
answer-thoughts-evade = Мої думки й так тихі.
answer-thoughts-rather-no = Зазвичай так, крім окремих хвилин.
answer-thoughts-no = Чудово, тут справді спокійно.
question-headache = Голова від шуму не болить?
answer-headache-yes = Надвечір аж розколюється.
answer-headache-middle = По-різному: то гучно, то спокійно.
answer-headache-no = Від якого шуму? Тут муху чути.
answer-headache-evade-1 = У мене голова болить від іншого.
answer-headache-evade-2 = До всього звикаєш.
question-smells-of = Чим тут пахне?
answer-smells-of-yes = Чимось таким міцним, що не відмиєш.
answer-smells-of-rather-yes = Чимось, що впізнаєш із заплющеними очима.
answer-smells-of-evade = Пригодами, як завжди.
answer-smells-of-rather-no = Усім потроху, нічим особливим.
answer-smells-of-no = Нічим, повітря чисте.
question-laundry = Одяг після дня тут чимось пахне?
answer-laundry-yes = Потім тиждень провітрюєш.
answer-laundry-middle = Трохи, якщо довго пробути.
answer-laundry-no = Зовсім ні, як свіжовипраний.
answer-laundry-evade-1 = У мене нежить, не питай.
answer-laundry-evade-2 = Хіба що шкарпетки.
question-mum = Мамі можна розповісти, що тут діється?
answer-mum-yes = Ні, вона б очей не стулила.
answer-mum-rather-yes = Так, але без найстрашнішого.
answer-mum-evade = Мама й так усе знає.
answer-mum-rather-no = Можна, похвилюється хіба трішки.
answer-mum-no = Звісно, тут нічого не станеться.
question-come-home = Не боїшся, що звідси можна не повернутися?
answer-come-home-yes = Кожен день може стати останнім.
answer-come-home-rather-yes = Ризик є, але ми знаємо, що робимо.
answer-come-home-rather-no = Буває, але рідко.
answer-come-home-no = Тут? Найгірше, що загрожує, — нудьга.
answer-come-home-evade = Що буде, те й буде.
question-when-eat = Коли будемо їсти?
answer-when-eat-yes = Хоч зараз, їжі повно.
answer-when-eat-rather-yes = Як завжди, у свій час.
answer-when-eat-evade = Тобі аби поїсти!
answer-when-eat-rather-no = Будь-коли, якщо маєш щось із собою.
answer-when-eat-no = Не тут, тут не їдять.
question-meals = Як тут годують?
answer-meals-yes = Такий вибір, що очі розбігаються.
answer-meals-middle = Просто, але ніхто не голодує.
answer-meals-no = Ніяк не годують.
answer-meals-evade-1 = Це кому як.
answer-meals-evade-2 = Буває й гірше.
question-nap = Де тут можна подрімати?
answer-nap-yes = У кожного є своє місце для сну.
answer-nap-rather-yes = Можна прикорнути, якщо знайдеш місце.
answer-nap-evade = Я можу спати й стоячи.
answer-nap-rather-no = Хіба крадькома, щоб ніхто не бачив.
answer-nap-no = Ніде, тут не сплять.
question-last-night = Як тобі тут спалося?
answer-last-night-yes = Як завжди, тут уже як удома.
answer-last-night-middle = Трохи, одним оком.
answer-last-night-no = Тут? Я сплю вдома.
answer-last-night-evade-1 = Мені завжди бракує сну.
answer-last-night-evade-2 = А що, вигляд сонний?
question-bring-child = Сюди можна прийти з дитиною?
answer-bring-child-yes = Так, тут дітей повно.
answer-bring-child-rather-yes = Можна, дехто так і робить.
answer-bring-child-evade = Залежить яка дитина.
answer-bring-child-rather-no = Краще не треба, хоч усяке бувало.
answer-bring-child-no = Нізащо, дітям тут не місце.
question-little-ones = Хто тут доглядає малих?
answer-little-ones-yes = Багато хто, бо й малечі повно.
answer-little-ones-middle = Батьки, якщо взагалі їх приводять.
answer-little-ones-no = Їх тут немає.
answer-little-ones-evade-1 = Мені б за собою догледіти.
answer-little-ones-evade-2 = Дехто з дорослих гірший за дітей.
question-paws = Тут трапляються тварини?
answer-paws-yes = Щодня, без них ніяк.
answer-paws-rather-yes = Час від часу якась забреде.
answer-paws-evade = А мій сусід — це тварина?
answer-paws-rather-no = Хіба що муха або миша.
answer-paws-no = Ніколи, їх сюди не пустять.
question-feeding = Хто сьогодні годує тварин?
answer-feeding-yes = Є кому, за ними тут добре дбають.
answer-feeding-middle = Ніхто окремо, самі щось знаходять.
answer-feeding-no = Яких тварин? Тут їх немає.
answer-feeding-evade-1 = Точно не я.
answer-feeding-evade-2 = Спершу хай мене хтось нагодує.
question-three-am = Що тут діється о третій ночі?
answer-three-am-yes = Те саме, що вдень, тут життя не спиняється.
answer-three-am-rather-yes = Хтось завжди на ногах.
answer-three-am-evade = Не знаю, я о такій порі сплю.
answer-three-am-rather-no = Небагато, десь світиться, та й усе.
answer-three-am-no = Темно й порожньо, ані душі.
question-night-shift = Сьогодні вночі твоя черга не спати?
answer-night-shift-yes = Комусь треба, і так щоночі.
answer-night-shift-middle = Лише в особливі ночі.
answer-night-shift-no = Уночі тут усе зачинено.
answer-night-shift-evade-1 = Про ніч краще не думати.
answer-night-shift-evade-2 = Спитай мене вранці.
question-tomorrow-place = Завтра ми будемо на тому самому місці?
answer-tomorrow-place-yes = Ні, вже далеко звідси.
answer-tomorrow-place-rather-yes = Може, трохи далі.
answer-tomorrow-place-evade = Якщо нічого не трапиться.
answer-tomorrow-place-rather-no = Мабуть, хоча колись можемо й переїхати.
answer-tomorrow-place-no = А де ж іще? Тут усе стоїть віддавна.
question-motion = Тебе тут не заколисує?
answer-motion-yes = Спершу так, потім звикаєш.
answer-motion-rather-yes = Рухаємося помалу, стерпно.
answer-motion-rather-no = Майже ніколи не рухається, тож ні.
answer-motion-no = Що рухається? Тут усе стоїть.
answer-motion-evade = У мене міцний шлунок.
question-plaster = А якщо я поріжу палець?
answer-plaster-yes = Ти в найкращих руках.
answer-plaster-rather-yes = Є людина, яка знає, що робити.
answer-plaster-evade = То наступного разу пильнуй.
answer-plaster-rather-no = Може, десь у шухляді є пластир.
answer-plaster-no = Тут тобі ніхто не зарадить.
question-doctor = А лікар тут десь є?
answer-doctor-yes = Так, одразу знайдеш.
answer-doctor-middle = Є, на крайній випадок.
answer-doctor-no = Тут? Лікарі сюди не заходять.
answer-doctor-evade-1 = Я від лікарів тримаюся подалі.
answer-doctor-evade-2 = А що, тобі зле?
question-armed = Хтось тут може бути озброєний?
answer-armed-yes = Майже всі, тут інакше не можна.
answer-armed-rather-yes = Одна-дві людини, офіційно.
answer-armed-evade = Я по чужих кишенях не нишпорю.
answer-armed-rather-no = Хіба іграшкою чи інструментом.
answer-armed-no = Боронь боже, ні!
question-blade = Як часто ти чистиш зброю?
answer-blade-yes = Щодня, від неї залежить життя.
answer-blade-middle = Я зброї не маю, але дехто тут має.
answer-blade-no = Мою зброю? Це ти про ручку?
answer-blade-evade-1 = Моя найгостріша зброя — язик.
answer-blade-evade-2 = На це краще не відповідати.
question-grandparents = Твої прадіди почувалися б тут як удома?
answer-grandparents-yes = І для них це була б сива давнина.
answer-grandparents-rather-yes = Багато чого вони б упізнали.
answer-grandparents-evade = Мої нарікали б усюди.
answer-grandparents-rather-no = Хіба що дечим.
answer-grandparents-no = Ні, вони б нічого не зрозуміли.
question-century = Яке тут, по-твоєму, століття?
answer-century-yes = Те, де ще нема електрики.
answer-century-rather-yes = Те, що відоме з дідових оповідок.
answer-century-rather-no = Наше, з крихтою старовини.
answer-century-no = Наше, а то й наступне.
answer-century-evade = Час тут минає дивно.
question-blessing = Тут моляться?
answer-blessing-yes = Разом і вголос.
answer-blessing-rather-yes = Дехто так, і це нікого не дивує.
answer-blessing-evade = Я про таке людей не питаю.
answer-blessing-rather-no = Подумки, коли стає непереливки.
answer-blessing-no = Ні, ми тут не для цього.
question-higher-power = Тебе сюди привела віра?
answer-higher-power-yes = А що ж іще сюди приводить?
answer-higher-power-middle = Почасти, без надії тут ніяк.
answer-higher-power-no = Ні, цілком приземлені справи.
answer-higher-power-evade-1 = Мене сюди привели ноги.
answer-higher-power-evade-2 = Хіба що віра в себе.
question-toast = Можемо тут підняти чарку?
answer-toast-yes = Залюбки, тут у всіх уже налито.
answer-toast-rather-yes = Якщо попросити, щось знайдеться.
answer-toast-evade = Чаєм — коли завгодно.
answer-toast-rather-no = Хіба потайки.
answer-toast-no = Ані краплі, про це й мови нема.
question-drunk = Напідпитку тут хтось трапляється?
answer-drunk-yes = Надвечір тверезих ще пошукати.
answer-drunk-middle = Часом хтось перебере.
answer-drunk-no = Ніколи, таких одразу б вивели.
answer-drunk-evade-1 = Після такого питання треба випити.
answer-drunk-evade-2 = Дехто дивний і на тверезу голову.
question-wait = Довго довелося чекати?
answer-wait-yes = Цілу вічність, черга завжди величезна.
answer-wait-rather-yes = Трохи, треба відстояти свою чергу.
answer-wait-evade = Терпіння — це чеснота.
answer-wait-rather-no = Майже ні, хіба в години пік.
answer-wait-no = Ні, черг тут не буває.
question-last-in-line = Хто тут останній?
answer-last-in-line-yes = Он там, за всіма тими людьми.
answer-last-in-line-middle = Черга буває, але коротенька.
answer-last-in-line-no = Яка черга? Тут її нема.
answer-last-in-line-evade-1 = Точно не ти.
answer-last-in-line-evade-2 = Останні стануть першими.
question-whisper = Нам тут можна так голосно говорити?
answer-whisper-yes = Цс! На нас уже всі дивляться.
answer-whisper-rather-yes = Краще трохи тихіше.
answer-whisper-evade = Я говоритиму так, як ти.
answer-whisper-rather-no = Ніхто не проти, якщо в міру.
answer-whisper-no = Хоч кричи, ніхто й не зважить.
question-sneeze = Що буде, якщо тут чхнути?
answer-sneeze-yes = Усі озирнуться, така тут тиша.
answer-sneeze-middle = Залежить коли.
answer-sneeze-no = Нічого, ніхто й не почує.
answer-sneeze-evade-1 = Тобі побажають здоровʼя.
answer-sneeze-evade-2 = У мене є носовичок.
question-sweater = Мені вдягти светра?
answer-sweater-yes = Щонайменше два, бо замерзнеш.
answer-sweater-rather-yes = Непогана думка, буває прохолодно.
answer-sweater-evade = Спитай у бабусі.
answer-sweater-rather-no = Хіба якщо ти легко мерзнеш.
answer-sweater-no = Ні, тут холодно не буває.
question-frost = У тебе теж мерзнуть руки?
answer-frost-yes = Пальців уже не відчуваю.
answer-frost-middle = Тільки в деяких закутках.
answer-frost-no = Зовсім ні, тут тепло.
answer-frost-evade-1 = Руки холодні, зате серце гаряче.
answer-frost-evade-2 = Тобі завжди холодно!
question-sweat = Тобі не жарко?
answer-sweat-yes = Аж тану, але тут це звично.
answer-sweat-rather-yes = Буває доволі тепло.
answer-sweat-evade = Мені добре за будь-якої погоди.
answer-sweat-rather-no = Та ні, якраз добре.
answer-sweat-no = Жарко? Ти жартуєш.
question-shorts = У шортах тут буде нормально?
answer-shorts-yes = Так, у таку спеку тільки в них.
answer-shorts-middle = У теплий день — чом би й ні.
answer-shorts-no = Ні, для цього тут не досить тепло.
answer-shorts-evade-1 = З твоїми ногами — чом би й ні?
answer-shorts-evade-2 = Я за модою не стежу.
question-buttons = Чи легко тут упоратися з технікою?
answer-buttons-yes = Треба роками вчитися.
answer-buttons-rather-yes = Хтось мусить показати.
answer-buttons-evade = Головне — нічого не зламати.
answer-buttons-rather-no = Так, тут усе звичайне.
answer-buttons-no = Яка техніка? Усе робимо руками.
question-gadgets = Тут сучасне обладнання?
answer-gadgets-yes = Наче з майбутнього.
answer-gadgets-middle = Нічого особливого, але працює.
answer-gadgets-no = Обходимося найпростішим.
answer-gadgets-evade-1 = Мені й будильник не під силу.
answer-gadgets-evade-2 = Нове чи старе — ламається однаково.
question-lawful = За те, що тут діється, можуть посадити?
answer-lawful-yes = Ще й як, якщо впіймають.
answer-lawful-rather-yes = Залежить, за чиїм законом.
answer-lawful-evade = Нічого не знаю, нічого не бачу.
answer-lawful-rather-no = Хтось, може, й хитрує, але не решта.
answer-lawful-no = Ні, тут усе за законом.
question-inspection = А якщо прийдуть із перевіркою?
answer-inspection-yes = Доведеться тікати, а то й гірше.
answer-inspection-middle = Дехто занервує.
answer-inspection-no = Хай приходять, нам нема чого ховати.
answer-inspection-evade-1 = Мене того дня не буде.
answer-inspection-evade-2 = Спрямую їх до тебе.
question-sit = Ти тут багато сидиш?
answer-sit-yes = Майже весь час, на своєму місці.
answer-sit-rather-yes = Чимало, якщо є вільне місце.
answer-sit-evade = Скільки спина дозволить.
answer-sit-rather-no = Час від часу, щоб віддихатися.
answer-sit-no = Ніколи, тут усі на ногах.
question-my-seat = Це часом не моє місце?
answer-my-seat-yes = Ні, твоє — сусіднє.
answer-my-seat-middle = Сідай, де вільно.
answer-my-seat-no = Яке місце? Тут не сидять.
answer-my-seat-evade-1 = Посунься, вмістимося вдвох.
answer-my-seat-evade-2 = Хто не встиг, той запізнився.
question-tune = Тут є якась музика?
answer-tune-yes = Так, жива, усі на неї чекають.
answer-tune-rather-yes = Зазвичай щось грає.
answer-tune-evade = Тільки в моїй голові.
answer-tune-rather-no = Рідко, хіба хтось наспівує.
answer-tune-no = Ні, це було б недоречно.
question-sing = Ніхто не розсердиться, якщо я заспіваю?
answer-sing-yes = Навпаки, тут співають і грають.
answer-sing-middle = У слушну мить — будь ласка.
answer-sing-no = Тебе одразу попросять припинити.
answer-sing-evade-1 = Про твій голос ходять чутки…
answer-sing-evade-2 = Вдам, що ми не знайомі.
question-how-many = Скільки нас тут узагалі?
answer-how-many-yes = Усіх і не перелічиш.
answer-how-many-rather-yes = Більше, ніж здається.
answer-how-many-evade = Достатньо, щоб не нудьгувати.
answer-how-many-rather-no = Небагато, щонайбільше кілька десятків.
answer-how-many-no = Жменька, усіх знаю на імʼя.
question-lost-crowd = Тут можна загубитися в натовпі?
answer-lost-crowd-yes = За мить, тримайся за мене.
answer-lost-crowd-middle = Коли людно, то так.
answer-lost-crowd-no = У якому натовпі? Тут усі на видноті.
answer-lost-crowd-evade-1 = Я можу загубитися будь-де.
answer-lost-crowd-evade-2 = Знайду тебе за сміхом.
question-dress-up = У такому вбранні сюди можна?
answer-dress-up-yes = Навряд, тут убираються якнайкраще.
answer-dress-up-rather-yes = Трохи ошатніше не завадило б.
answer-dress-up-evade = У тебе завжди чудовий вигляд.
answer-dress-up-rather-no = Нормально, ніхто не придивляється.
answer-dress-up-no = Ошатний одяг тут тільки заважав би.
question-best-shoes = Варто взувати сюди найкраще взуття?
answer-best-shoes-yes = Авжеж, і спершу начистити.
answer-best-shoes-middle = Хіба з особливої нагоди.
answer-best-shoes-no = Ні, це було б смішно.
answer-best-shoes-evade-1 = У мене одна пара.
answer-best-shoes-evade-2 = Аби не тисло.
question-look-out = Що видно, якщо глянути вдалину?
answer-look-out-yes = Краєвид, про який люди мріють.
answer-look-out-rather-yes = Чимало, і це приємно.
answer-look-out-evade = Зір уже не той.
answer-look-out-rather-no = Нічого особливого, усе звичне.
answer-look-out-no = Нічого, вдалину тут не глянеш.
question-postcard = З тутешнього краєвиду вийшла б листівка?
answer-postcard-yes = Найкраща в твоїй колекції.
answer-postcard-middle = У гарний день і з вдалого місця.
answer-postcard-no = З голої стіни? Навряд.
answer-postcard-evade-1 = Листівок уже ніхто не шле.
answer-postcard-evade-2 = З тобою на ній — авжеж.
question-selfie = Зробимо тут спільне фото?
answer-selfie-yes = Так, тут усі фотографуються.
answer-selfie-rather-yes = Можна, якщо швиденько.
answer-selfie-evade = На фото в мене жахливий вигляд.
answer-selfie-rather-no = Краще не треба, дивитимуться скоса.
answer-selfie-no = Нізащо, такого тут не роблять.
question-camera = З фотоапаратом сюди можна?
answer-camera-yes = Тут навіть позують.
answer-camera-middle = Якщо спершу спитати.
answer-camera-no = Ні, змусять його сховати.
answer-camera-evade-1 = Мені досить просто запамʼятати.
answer-camera-evade-2 = І куди ті знімки?
question-slip-out = Можемо звідси піти раніше?
answer-slip-out-yes = Хоч зараз, ніхто не тримає.
answer-slip-out-rather-yes = Так, хіба трохи нечемно.
answer-slip-out-evade = Невже зі мною так нудно?
answer-slip-out-rather-no = Лише з чийогось дозволу.
answer-slip-out-no = Неможливо, ми тут до кінця.
question-door = Що тебе тут тримає?
answer-door-yes = Нічого, кілька кроків — і мене нема.
answer-door-middle = Справа, заради якої я тут.
answer-door-no = Вибору немає, мушу бути тут.
answer-door-evade-1 = Тільки твоє миле товариство.
answer-door-evade-2 = Цікавість: чим це скінчиться.
question-how-long = Ти тут надовго?
answer-how-long-yes = Так надовго, що губиш лік дням.
answer-how-long-rather-yes = На кілька днів точно.
answer-how-long-evade = Доки потрібно.
answer-how-long-rather-no = На кілька годин, не більше.
answer-how-long-no = Ні, за хвилинку мене не буде.
question-calendar = Рахуєш дні до кінця?
answer-calendar-yes = І тижні, і місяці.
answer-calendar-middle = Дні — на пальцях однієї руки.
answer-calendar-no = Дні? Радше хвилини.
answer-calendar-evade-1 = Рахувати — то не моє.
answer-calendar-evade-2 = Усе колись кінчається.
question-white-shirt = Сюди можна прийти в білій сорочці?
answer-white-shirt-yes = За годину вона почорніє.
answer-white-shirt-rather-yes = На свій страх і ризик.
answer-white-shirt-evade = Мені біле не личить.
answer-white-shirt-rather-no = Так, якщо обережно.
answer-white-shirt-no = Звісно, тут ані плямки.
question-hands = Чому в тебе такі чисті руки?
answer-hands-yes = Просто диво, тут у всіх брудні.
answer-hands-middle = Не всім тут дістається брудна робота.
answer-hands-no = Тут ніхто не бруднить рук.
answer-hands-evade-1 = Так мама навчила.
answer-hands-evade-2 = Придивися ближче.
question-languages = Скільки мов довкола чути?
answer-languages-yes = Стільки, що не злічити.
answer-languages-rather-yes = Щонайменше дві чи три.
answer-languages-evade = Ми розуміємося й без слів.
answer-languages-rather-no = Здебільшого одну, зрідка ще якусь.
answer-languages-no = Лише одну, тут усі свої.
question-from-where = Звідки тут люди?
answer-from-where-yes = З усього світу.
answer-from-where-middle = Більшість зблизька, дехто здалеку.
answer-from-where-no = Усі тутешні.
answer-from-where-evade-1 = Від мами, як і всі.
answer-from-where-evade-2 = Я документів не питаю.

remark-doubt-1 = Хм, мене це не переконує.
remark-doubt-2 = Якось туманно.
remark-doubt-3 = Гарно викручуєшся!
remark-suspect-1 = Маю щодо тебе сумніви.
remark-suspect-2 = Думаю, це ти.
remark-suspect-3 = А ти взагалі знаєш, де ми?
remark-agree-1 = Звучить логічно.
remark-agree-2 = Моя відповідь була б така сама.
remark-agree-3 = Ні додати, ні відняти!
remark-defend-1 = Я від своїх слів не відмовляюся.
remark-defend-2 = Хибний слід, це не я.
remark-defend-3 = Я? Сама невинність!

## Підказки для першої партії, щонайбільше дванадцять слів

hint-accused = Тебе звинувачують, тож ти не голосуєш. Захищайся словами.
hint-vote-late = Час вийшов: голосуємо щодо кожного гравця по черзі.
hint-vote = Для вироку потрібні всі голоси. Одне «ні» — і граємо далі.
hint-start = Усі побачили свої карти? Запусти таймер; перше запитання твоє.
hint-card = Утримуй карту, щоб її побачити. Нікому її не показуй.
hint-points = Виграє шпигун: 2 або 4 бали. Інакше решті по 1.
hint-ask-aloud = Запитай уголос і торкнися імені того, кого питаєш.
hint-answer-aloud = Дай відповідь уголос і підтвердь. Далі питаєш ти.
hint-answer = Покажи, що знаєш локацію, але не видай її.
hint-ask = Запитай про те, що знає лише людина з цієї локації.
hint-not-back = Не можна питати того, хто щойно питав тебе.
hint-vote-failed = Не одностайно: граємо далі, а це звинувачення витрачено.
hint-cross-out = Торкайся локацій, щоб викреслити їх. Це бачиш лише ти.
hint-accuse = Хто шпигун? Звинуватити можна раз на раунд.
hint-name = Шпигун може вгадувати локацію, коли немає голосування.
hint-goal = Локацію знають усі, крім шпигуна. Зʼясуй, хто він.

## Журнал, до гравця, про якого мова

joined-you = Приєднуєшся з 0 балів.
round-dealt-you = Раунд { $round } з { $rounds }: усі мають карти. Запусти таймер і постав перше запитання.
asked-you = Питаєш гравця { $to }: { $question }
asked-of-you = { $seat } питає тебе: { $question }
asked-aloud-you = Питаєш гравця { $to }.
asked-aloud-of-you = { $seat } питає тебе.
answered-you = Відповідаєш гравцеві { $to }: { $answer }
answered-of-you = { $seat } відповідає тобі: { $answer }
answered-aloud-you = Відповідаєш гравцеві { $to }.
remarked-you = Ти до гравця { $about }: { $remark }
answered-aloud-of-you = { $seat } відповідає тобі.
remarked-of-you = { $seat } до тебе: { $remark }
accused-you = Зупиняєш таймер і звинувачуєш гравця { $suspect }.
accused-of-you = { $seat } зупиняє таймер і звинувачує тебе.
put-to-vote-you = Голосування: ти — шпигун?
voted-you = Твій голос враховано.
vote-carried-you = Голосування щодо тебе: одностайно. Так: { $ayes }.
vote-failed-you = Голосування щодо тебе: не одностайно. Так: { $ayes }. Ні: { $nays }.
place-named-you = Розкриваєш себе як шпигуна й називаєш локацію: { $place }.
ended-named-right-you = Локацію вгадано! Ти виграєш раунд як шпигун.
ended-named-wrong-you = Локацію не вгадано. Шпигун — ти; раунд виграють інші.
ended-convicted-spy-you = Шпигун — ти. Раунд виграють інші.
ended-convicted-innocent-you = Ти не шпигун. Раунд виграє шпигун.
ended-escaped-you = Шпигуна не викрито. Ти виграєш раунд.

## Кінець партії

board-file = Досьє всієї партії
board-file-closed = Справу закрито
board-file-headline =
    { $count ->
        [one] Майстер розвідки: { $names }
        [few] Майстри розвідки: { $names }
        [many] Майстри розвідки: { $names }
       *[other] Майстри розвідки: { $names }
    }
board-file-boxed = У рамці: раунд у ролі шпигуна.
board-file-spy = Шпигун: { $spy }
