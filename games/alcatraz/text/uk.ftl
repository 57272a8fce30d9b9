### Alcatraz: The Scapegoat.

## Locations: the name, where, where to, where from

location-chapel = Каплиця
location-chapel-at = у Каплиці
location-chapel-into = до Каплиці
location-chapel-from = з Каплиці
location-radio-room = Радіорубка
location-radio-room-at = у Радіорубці
location-radio-room-into = до Радіорубки
location-radio-room-from = з Радіорубки
location-dining-hall = Їдальня
location-dining-hall-at = у Їдальні
location-dining-hall-into = до Їдальні
location-dining-hall-from = з Їдальні
location-infirmary = Лазарет
location-infirmary-at = у Лазареті
location-infirmary-into = до Лазарету
location-infirmary-from = з Лазарету
location-exercise-yard = Прогулянковий двір
location-exercise-yard-at = у Прогулянковому дворі
location-exercise-yard-into = до Прогулянкового двору
location-exercise-yard-from = з Прогулянкового двору
location-visiting-area = Кімната побачень
location-visiting-area-at = у Кімнаті побачень
location-visiting-area-into = до Кімнати побачень
location-visiting-area-from = з Кімнати побачень
location-workshop = Майстерня
location-workshop-at = у Майстерні
location-workshop-into = до Майстерні
location-workshop-from = з Майстерні
location-recreational-room = Кімната відпочинку
location-recreational-room-at = у Кімнаті відпочинку
location-recreational-room-into = до Кімнати відпочинку
location-recreational-room-from = з Кімнати відпочинку
location-cell-block = Тюремний блок
location-cell-block-at = у Тюремному блоці
location-cell-block-into = до Тюремного блоку
location-cell-block-from = з Тюремного блоку
location-laundry-room = Пральня
location-laundry-room-at = у Пральні
location-laundry-room-into = до Пральні
location-laundry-room-from = з Пральні
location-guards-room = Вартівня
location-guards-room-at = у Вартівні
location-guards-room-into = до Вартівні
location-guards-room-from = з Вартівні
location-wardens-office = Кабінет начальника
location-wardens-office-at = у Кабінеті начальника
location-wardens-office-into = до Кабінету начальника
location-wardens-office-from = з Кабінету начальника

## What locations do, in short and in full

location-chapel-silver-short = Скинь чужу карту шантажу
location-chapel-silver = Вибери іншого вʼязня, який має карти шантажу: одна з них, випадкова, йде до використаних.
location-chapel-dark-short = Віддай 1: візьми чужу карту шантажу
location-chapel-dark = Віддай 1 предмет або 1 очко Грошей і візьми випадкову карту шантажу в іншого вʼязня.
location-radio-room-silver-short = Перемісти 1 або 2 охоронців
location-radio-room-silver = Перемісти одного або двох охоронців, кожного з будь-якої локації до будь-якої іншої (ніколи більше ніж 4 в одній локації).
location-radio-room-dark-short = Перемісти 1 охоронця
location-radio-room-dark = Безкоштовна дія: перемісти одного охоронця з будь-якої локації до будь-якої іншої (ніколи більше ніж 4 в одній локації).
location-dining-hall-silver-short = Отримай до 3 очок Сили
location-dining-hall-silver = Отримай до 3 очок Сили.
location-dining-hall-dark-short = Отримай 1 очко Сили
location-dining-hall-dark = Безкоштовна дія: отримай 1 очко Сили.
location-infirmary-silver-short = Візьми 1 жетон «Ліки»
location-infirmary-silver = Візьми звідси 1 жетон «Ліки».
location-infirmary-dark-short = Віддай 1: візьми 2 жетони «Ліки»
location-infirmary-dark = Віддай 1 предмет або 1 очко Грошей і візьми звідси 2 жетони «Ліки» (1, якщо лишився тільки один).
location-exercise-yard-silver-short = Віддай 1: візьми 1 предмет
location-exercise-yard-silver = Безкоштовна дія: віддай 1 предмет або 1 очко Грошей і візьми звідси 1 будь-який предмет.
location-exercise-yard-dark-short = Віддай 1: візьми 2 предмети
location-exercise-yard-dark = Віддай 1 предмет або 1 очко Грошей і візьми звідси 2 будь-які предмети.
location-visiting-area-silver-short = Візьми 1 предмет
location-visiting-area-silver = Візьми звідси 1 будь-який предмет.
location-visiting-area-dark-short = Віддай 1: візьми Пістолет
location-visiting-area-dark = Віддай 1 предмет або 1 очко Грошей і візьми звідси Пістолет; він заміняє будь-який предмет.
location-workshop-silver-short = Візьми 1 жетон «Інструменти»
location-workshop-silver = Візьми звідси 1 жетон «Інструменти».
location-workshop-dark-short = Віддай 1: візьми 2 жетони «Інструменти»
location-workshop-dark = Віддай 1 предмет або 1 очко Грошей і візьми звідси 2 жетони «Інструменти» (1, якщо лишився тільки один).
location-recreational-room-silver-short = Отримай до 2 очок Грошей
location-recreational-room-silver = Отримай до 2 очок Грошей.
location-recreational-room-dark-short = Отримай 1 очко Грошей
location-recreational-room-dark = Безкоштовна дія: отримай 1 очко Грошей.
location-cell-block-silver-short = Візьми 1 Ніж
location-cell-block-silver = Візьми звідси 1 Ніж.
location-cell-block-dark-short = Віддай 1: візьми 2 Ножі
location-cell-block-dark = Віддай 1 предмет або 1 очко Грошей і візьми звідси 2 Ножі (1, якщо лишився тільки один).
location-laundry-room-silver-short = Візьми 1 жетон «Одяг»
location-laundry-room-silver = Візьми звідси 1 жетон «Одяг».
location-laundry-room-dark-short = Віддай 1: візьми 2 жетони «Одяг»
location-laundry-room-dark = Віддай 1 предмет або 1 очко Грошей і візьми звідси 2 жетони «Одяг» (1, якщо лишився тільки один).
location-guards-room-silver-short = Візьми 1 Ключ
location-guards-room-silver = Візьми звідси 1 Ключ.
location-guards-room-dark-short = Віддай 1: візьми 2 Ключі
location-guards-room-dark = Віддай 1 предмет або 1 очко Грошей і візьми звідси 2 Ключі (1, якщо лишився тільки один).
location-wardens-office-silver-short = Візьми 1 карту шантажу
location-wardens-office-silver = Візьми верхню карту шантажу з колоди.
location-wardens-office-dark-short = Віддай 1: візьми 3 карти шантажу, залиш 1
location-wardens-office-dark = Віддай 1 предмет або 1 очко Грошей і візьми 3 карти шантажу, залиш собі 1, а решту поклади до використаних.
side-silver = срібний бік
side-dark = темний бік
location-free = безкоштовно

## Items and Cash: the name, and so many of them

item-key = Ключ
item-knife = Ніж
item-clothes = Одяг
item-drugs = Ліки
item-tools = Інструменти
item-gun = Пістолет
item-cash = Гроші
strength = Сила
counted-key =
    { $count ->
        [one] Ключ
        [few] { $count } Ключі
        [many] { $count } Ключів
       *[other] { $count } Ключа
    }
counted-knife =
    { $count ->
        [one] Ніж
        [few] { $count } Ножі
        [many] { $count } Ножів
       *[other] { $count } Ножа
    }
counted-clothes =
    { $count ->
        [one] Одяг
        [few] { $count } жетони «Одяг»
        [many] { $count } жетонів «Одяг»
       *[other] { $count } жетона «Одяг»
    }
counted-drugs =
    { $count ->
        [one] Ліки
        [few] { $count } жетони «Ліки»
        [many] { $count } жетонів «Ліки»
       *[other] { $count } жетона «Ліки»
    }
counted-tools =
    { $count ->
        [one] Інструменти
        [few] { $count } жетони «Інструменти»
        [many] { $count } жетонів «Інструменти»
       *[other] { $count } жетона «Інструменти»
    }
counted-gun =
    { $count ->
        [one] Пістолет
        [few] { $count } Пістолети
        [many] { $count } Пістолетів
       *[other] { $count } Пістолета
    }
counted-cash =
    { $count ->
        [one] { $count } очко Грошей
        [few] { $count } очки Грошей
        [many] { $count } очок Грошей
       *[other] { $count } очка Грошей
    }
nothing = нічого

## Plan cards: tasks

plan-A1 = Зробити копію ключа
plan-A2 = Здійняти бунт у їдальні
plan-A3 = Підпалити постіль
plan-A4 = Інсценувати епідемію
plan-A5 = Заклинити двері камер
plan-B1 = Викопати тунель
plan-B2 = Винести уламки
plan-B3 = Замаскувати діру в стіні
plan-B4 = Укріпити тунель
plan-B5 = Виламати вентиляційні ґрати
plan-C1 = Відкрити каналізаційний люк
plan-C2 = Розвідати технічний коридор
plan-C3 = Спустити мотузку з даху
plan-C4 = Перерізати огорожу
plan-C5 = Приспати сторожових собак
plan-D1 = Викрасти план вʼязниці
plan-D2 = Підробити наказ про переведення
plan-D3 = Дізнатися розклад патрулів
plan-D4 = Зібрати вʼязку ключів
plan-D5 = Спорожнити шафку охоронців
plan-E1 = Пошити форму охоронців
plan-E2 = Зліпити муляжі голів
plan-E3 = Склеїти пліт
plan-E4 = Пронести цивільний одяг
plan-E5 = Віднести пліт на берег
plan-F1 = Приспати начальника
plan-F2 = Узяти заручника
plan-F3 = Підкупити перевізника
plan-F4 = Знешкодити нічну варту
plan-F5 = Пошкодити прожектор
task-name = { $element } «{ $name }»

## Blackmail cards

blackmail-b01 = Донос
blackmail-b01-text = Перемісти одного або двох охоронців із будь-яких локацій до однієї вибраної (ніколи більше ніж 4 в одній локації).
blackmail-b02 = Хибна тривога
blackmail-b02-text = Перемісти до трьох охоронців, кожного з будь-якої локації до будь-якої іншої (ніколи більше ніж 4 в одній локації).
blackmail-b03 = Обшук камери
blackmail-b03-text = Вибери іншого вʼязня, де б він не був, і один його предмет: той повертається на поле так само, як після завдання.
blackmail-b04 = Стягнення боргу
blackmail-b04-text = Візьми 1 предмет на свій вибір або 1 очко Грошей в іншого вʼязня, де б він не був (потрібне вільне місце).
blackmail-b05 = Здирництво
blackmail-b05-text = Вибери іншого вʼязня, де б він не був: він мусить віддати тобі 1 предмет або 1 очко Грошей, на власний вибір із того, для чого в тебе є місце.
blackmail-b06 = Під конвоєм
blackmail-b06-text = Перемісти іншого вʼязня на одну або дві сусідні локації, крок за кроком (ніколи до закритої чи туди, де 4 охоронці).
blackmail-b07 = Каторжні роботи
blackmail-b07-text = Вибери іншого вʼязня: у цьому раунді він має на 1 ОД менше.
blackmail-b08 = Зачинені ґрати
blackmail-b08-text = Закрий одну локацію: до кінця цього раунду жоден вʼязень не може туди ввійти. Хто всередині, може вийти.
blackmail-b09 = Тиха погроза
blackmail-b09-text = Вибери іншого вʼязня: до кінця цього раунду він не може виконувати завдань.
blackmail-b10 = Зміна плану
blackmail-b10-text = Вибери завдання на полі: воно переноситься на випадкову локацію без завдання.
blackmail-b11 = Спалені нотатки
blackmail-b11-text = Поклади одне завдання з поля під низ колоди плану й виклади нове за звичайними правилами.

## What players say

sentences-request = Прохання
sentences-promise = Обіцянки
sentences-threat = Погрози
sentences-offer = Пропозиції
sentences-reply = Відповіді
sentences-thanks = Подяки й похвали
sentences-complaint = Скарги
say-ask-vote = Голосуйте за гравця { $player }.
say-ask-vote-self = Голосуйте за мене.
say-ask-not-vote = Не голосуйте за гравця { $player }.
say-ask-not-vote-self = Не голосуйте за мене.
say-ask-call = Голосуймо вже.
say-ask-meet = { $to }, зустріньмося { $at }.
say-ask-bring = { $to }, принеси { $thing } { $into }.
say-ask-give = { $to }, дай мені { $thing }.
say-ask-perform = { $to }, виконай завдання { $element }.
say-ask-wait = { $to }, поки не виконуй завдання { $element }.
say-ask-guard = { $to }, відведи охоронця { $from }.
say-ask-stay = { $to }, залишайся на місці.
say-ask-spare = { $to }, дай спокій гравцеві { $player }.
say-ask-spare-self = { $to }, дай мені спокій.
say-promise-vote = Я проголосую за гравця { $player }.
say-promise-vote-self = Я проголосую за себе.
say-promise-not-vote = Я не голосуватиму за гравця { $player }.
say-promise-not-vote-self = Я не голосуватиму за себе.
say-promise-give = { $to }, я дам тобі { $thing } до кінця раунду { $round }.
say-promise-not-steal = { $to }, я не крастиму в тебе до кінця раунду { $round }.
say-promise-meet = { $to }, наприкінці раунду { $round } я буду { $at }.
say-promise-bring = Я принесу { $thing } { $into } до кінця раунду { $round }.
say-promise-perform = Я виконаю завдання { $element } до кінця раунду { $round }.
say-promise-not-perform = Я не виконуватиму завдання { $element } до кінця раунду { $round }.
say-promise-no-blackmail = { $to }, я не шантажуватиму тебе до кінця раунду { $round }.
say-promise-guard = Я відведу охоронця { $from } до кінця раунду { $round }.
say-promise-no-guard = Я не спрямую охоронців { $into } до кінця раунду { $round }.
say-threat-vote = { $to }, наступного разу я проголосую за тебе.
say-threat-steal = { $to }, я тебе обікраду.
say-threat-guards = { $to }, я спрямую охоронців { $into }.
say-threat-blackmail = { $to }, я тебе шантажуватиму.
say-offer-swap = { $to }, я обміняю { $thing } на { $want }.
say-offer-cash = { $to }, я заплачу { $cash } за { $want }.
say-offer-vote = { $to }, дай мені { $want }, і я проголосую, як скажеш.
say-offer-join = { $to }, зробімо разом завдання { $element } в раунді { $round }.
say-reply-yes = { $to }, згода.
say-reply-no = { $to }, ні.
say-reply-maybe = { $to }, можливо.
say-thanks = Дякую, { $to }.
say-sorry = Вибач, { $to }.
say-well-played = Гарний хід, { $to }.
say-complain-promise = { $to }, обіцянки треба виконувати!
say-complain-theft = { $to }, поверни вкрадене.
say-complain-vote = { $to }, чому такий голос?
say-complain-time = Поспішаймо.
gap-name = [імʼя]
gap-at = [де]
gap-into = [куди]
gap-from = [звідки]
gap-thing = [що]
gap-cash = [скільки]
gap-element = [літера]
gap-round = [номер]
said = { $seat }: { $sentence }
said-you = Ти: { $sentence }
promise-kept = Обіцянку виконано ({ $seat }): { $sentence }
promise-broken = Обіцянку порушено ({ $seat }): { $sentence }
promise-lapsed = Обіцянка вже не діє ({ $seat }): { $sentence }
promise-open = Чинна обіцянка ({ $seat }): { $sentence }
promises-of = виконані обіцянки: { $kept } з { $all }

## What happens

match-started = Гра починається. Перший цап-відбувайло — { $seat }.
match-started-you = Гра починається. Перший цап-відбувайло — ти.
round-began = Раунд { $round }
guard-entered = Новий охоронець зʼявляється { $at }.
vote-called = { $seat } завершує перемовини. Усі голосують.
vote-called-you = Ти завершуєш перемовини. Усі голосують.
vote-called-time = Час на перемовини вийшов. Усі голосують.
voted = { $seat } віддає голос.
voted-you = Твій голос враховано.
votes-shown = Голоси: { $votes }.
vote-for = { $seat } → { $player }
vote-for-you = Ти → { $player }
vote-for-of-you = { $seat } → ти
vote-for-yourself = Ти → ти
votes-silent = Не проголосували вчасно: { $seats }. Це рахується як голос за себе.
elected = Цапом-відбувайлом стає { $seat }: +{ $bonus } ОД.
elected-you = Цапом-відбувайлом стаєш ти: +{ $bonus } ОД.
elected-tie = Нічия: вирішує голос попереднього цапа-відбувайла. Цапом-відбувайлом стає { $seat }: +{ $bonus } ОД.
elected-tie-you = Нічия: вирішує голос попереднього цапа-відбувайла. Цапом-відбувайлом стаєш ти: +{ $bonus } ОД.
player-turn-began = Хід гравця { $seat }: { $ap } ОД.
player-turn-began-you = Твій хід: { $ap } ОД.
moved = { $seat } йде { $into }.
moved-you = Ти йдеш { $into }.
location-used =
    { $cost ->
        [0] { $seat } користується локацією { $location } (безкоштовно).
       *[other] { $seat } користується локацією { $location } ({ $cost } ОД).
    }
location-used-you =
    { $cost ->
        [0] Ти користуєшся локацією { $location } (безкоштовно).
       *[other] Ти користуєшся локацією { $location } ({ $cost } ОД).
    }
paid = { $seat } віддає { $what }: назад { $into }.
paid-you = Ти віддаєш { $what }: назад { $into }.
paid-cash = { $seat } віддає 1 очко Грошей.
paid-cash-you = Ти віддаєш 1 очко Грошей.
gained-strength =
    { $count ->
        [one] { $seat } отримує { $count } очко Сили.
        [few] { $seat } отримує { $count } очки Сили.
        [many] { $seat } отримує { $count } очок Сили.
       *[other] { $seat } отримує { $count } очка Сили.
    }
gained-strength-you =
    { $count ->
        [one] Ти отримуєш { $count } очко Сили.
        [few] Ти отримуєш { $count } очки Сили.
        [many] Ти отримуєш { $count } очок Сили.
       *[other] Ти отримуєш { $count } очка Сили.
    }
gained-cash = { $seat } отримує { $cash }.
gained-cash-you = Ти отримуєш { $cash }.
items-taken = { $seat } бере { $items } { $from }.
items-taken-you = Ти береш { $items } { $from }.
guard-moved = { $seat } переміщує охоронця { $from } { $into }.
guard-moved-you = Ти переміщуєш охоронця { $from } { $into }.
card-discarded = { $seat } скидає карту шантажу гравця { $victim }: { $card }.
card-discarded-you = Ти скидаєш карту шантажу гравця { $victim }: { $card }.
card-discarded-of-you = { $seat } скидає твою карту шантажу: { $card }.
card-taken = { $seat } бере карту шантажу в гравця { $victim }: { $card }.
card-taken-you = Ти береш карту шантажу в гравця { $victim }: { $card }.
card-taken-of-you = { $seat } бере в тебе карту шантажу: { $card }.
card-taken-hidden = { $seat } бере карту шантажу в гравця { $victim }.
cards-shuffled = Використані карти шантажу тасуються в нову колоду.
card-drawn = { $seat } бере карту шантажу: { $card }.
card-drawn-you = Ти береш карту шантажу: { $card }.
card-drawn-hidden = { $seat } бере карту шантажу.
choice-opened = { $seat } бере карти шантажу й залишає собі одну з них: { $cards }.
choice-opened-you = Ти береш карти шантажу й залишаєш собі одну з них: { $cards }.
choice-opened-hidden = { $seat } бере карти шантажу й залишає собі одну з них.
card-kept = { $seat } залишає собі карту { $card }.
card-kept-you = Ти залишаєш собі карту { $card }.
card-kept-hidden = { $seat } залишає собі одну карту.
cards-rejected = До використаних: { $cards }.
stole = { $seat } краде { $what } в гравця { $victim }.
stole-you = Ти крадеш { $what } в гравця { $victim }.
stole-of-you = { $seat } краде в тебе { $what }.
rioted = { $seat } здіймає бійку: охоронець переходить { $from } { $into }.
rioted-you = Ти здіймаєш бійку: охоронець переходить { $from } { $into }.
item-discarded = { $seat } скидає { $item }: назад { $into }.
item-discarded-you = Ти скидаєш { $item }: назад { $into }.
item-returned = { $seat } повертає { $item } { $into }.
item-returned-you = Ти повертаєш { $item } { $into }.
bribed =
    { $count ->
        [one] { $seat } підкуповує { $count } охоронця { $at }.
        [few] { $seat } підкуповує { $count } охоронців { $at }.
        [many] { $seat } підкуповує { $count } охоронців { $at }.
       *[other] { $seat } підкуповує { $count } охоронця { $at }.
    }
bribed-you =
    { $count ->
        [one] Ти підкуповуєш { $count } охоронця { $at }.
        [few] Ти підкуповуєш { $count } охоронців { $at }.
        [many] Ти підкуповуєш { $count } охоронців { $at }.
       *[other] Ти підкуповуєш { $count } охоронця { $at }.
    }
strength-spent = { $seat } витрачає 1 очко Сили: +1 ОД.
strength-spent-you = Ти витрачаєш 1 очко Сили: +1 ОД.
trade-offered = { $seat } пропонує обмін гравцеві { $partner }. Дає: { $give }. Хоче: { $want }.
trade-offered-you = Ти пропонуєш обмін гравцеві { $partner }. Даєш: { $give }. Хочеш: { $want }.
trade-offered-of-you = { $seat } пропонує тобі обмін. Отримуєш: { $give }. Даєш: { $want }.
traded = Обмін: { $seat } і { $partner }. { $seat } дає: { $give }. { $partner } дає: { $want }.
traded-you = Обмін із гравцем { $partner }. Даєш: { $give }. Отримуєш: { $want }.
traded-of-you = Обмін із гравцем { $seat }. Отримуєш: { $give }. Даєш: { $want }.
trade-declined = { $seat } відхиляє обмін.
trade-declined-you = Ти відхиляєш обмін.
trade-declined-time = Немає відповіді вчасно ({ $seat }): пропозицію відхилено.
offer-withdrawn = { $seat } відкликає пропозицію.
offer-withdrawn-you = Ти відкликаєш пропозицію.
blackmail-played = { $seat } грає «{ $card }».
blackmail-played-you = Ти граєш «{ $card }».
blackmail-played-victim = { $seat } грає «{ $card }» проти гравця { $victim }.
blackmail-played-victim-you = Ти граєш «{ $card }» проти гравця { $victim }.
blackmail-played-victim-of-you = { $seat } грає «{ $card }» проти тебе.
blackmail-played-location = { $seat } грає «{ $card }»: { $location }.
blackmail-played-location-you = Ти граєш «{ $card }»: { $location }.
blackmail-played-task = { $seat } грає «{ $card }» на завдання { $task }.
blackmail-played-task-you = Ти граєш «{ $card }» на завдання { $task }.
handed-over = { $seat } віддає { $what }. Отримує { $to }.
handed-over-you = Ти віддаєш { $what }. Отримує { $to }.
handed-over-of-you = { $seat } віддає тобі { $what }.
prisoner-moved = Охоронці ведуть гравця { $seat } { $into }.
prisoner-moved-you = Охоронці ведуть тебе { $into }.
task-moved = Завдання { $task } переноситься { $from } { $into }.
task-replaced = Завдання { $task } зникає з локації { $location } і йде під низ колоди плану.
task-performed = { $seat } виконує завдання { $task } { $at }.
task-performed-you = Ти виконуєш завдання { $task } { $at }.
element-marked = { $seat } позначає літеру { $element }.
element-marked-you = Ти позначаєш літеру { $element }.
reward-shown = Карта винагороди: { $task }. Решта, крім цапа-відбувайла, позначає її літеру.
reward-none = Колода плану порожня: решта не отримує винагороди.
task-rejected = Завдання { $task } йде під низ колоди плану: його літера вже є на полі.
task-laid = Нове завдання { $at }: { $task }.
player-turn-ended = { $seat } завершує хід.
player-turn-ended-you = Ти завершуєш хід.
player-turn-ended-time = Час вийшов: хід гравця { $seat } завершено.
player-turn-ended-time-you = Час вийшов: твій хід завершено.
round-ended = Раунд { $round } завершено.
naming-began = Втеча починається, але є нічия: { $seats }. Решта вирішує, хто залишиться.
named = Рішення прийнято: { $seat }.
named-you = Твоє рішення прийнято.
ended-scapegoat = Втеча вдалася. У вʼязниці залишається { $seat }: решта має всі шість літер без цапа-відбувайла.
ended-scapegoat-you = Решта втікає. Ти залишаєшся у вʼязниці: решта має всі шість літер без цапа-відбувайла.
ended-onlyOne = Втеча вдалася. У вʼязниці залишається { $seat }: лише без цього гравця решта має всі літери.
ended-onlyOne-you = Решта втікає. Ти залишаєшся у вʼязниці: лише без тебе решта має всі літери.
ended-elements = Втеча вдалася. У вʼязниці залишається { $seat }: найменше літер серед тих, без кого можна обійтися.
ended-elements-you = Решта втікає. Ти залишаєшся у вʼязниці: найменше літер серед тих, без кого можна обійтися.
ended-cash = Втеча вдалася. У вʼязниці залишається { $seat }: стільки ж літер, але найменше Грошей.
ended-cash-you = Решта втікає. Ти залишаєшся у вʼязниці: стільки ж літер, але найменше Грошей.
ended-items = Втеча вдалася. У вʼязниці залишається { $seat }: стільки ж літер і Грошей, але найменше предметів.
ended-items-you = Решта втікає. Ти залишаєшся у вʼязниці: стільки ж літер і Грошей, але найменше предметів.
ended-strength = Втеча вдалася. У вʼязниці залишається { $seat }: нічия в усьому іншому, але найменше Сили.
ended-strength-you = Решта втікає. Ти залишаєшся у вʼязниці: нічия в усьому іншому, але найменше Сили.
ended-naming = Втеча вдалася. У вʼязниці залишається { $seat }: повна нічия, вирішила решта.
ended-naming-you = Решта втікає. Ти залишаєшся у вʼязниці: повна нічия, вирішила решта.
ended-winners = Втікають і перемагають: { $seats }.
ended-allLose = Мав би зайти 21-й охоронець. Ніхто не втікає: програють усі.

## What can be done

offer-callVote = Завершити перемовини й оголосити голосування
offer-castVote = Голосувати: хто буде цапом-відбувайлом?
offer-move = Перейти (1 ОД)
offer-useLocation =
    { $cost ->
        [0] { $location }: { $rule } (безкоштовно)
       *[other] { $location }: { $rule } ({ $cost } ОД)
    }
offer-steal =
    { $cost ->
        [0] Вкрасти (безкоштовно)
       *[other] Вкрасти ({ $cost } ОД)
    }
offer-riot =
    { $cost ->
        [0] Бійка: стягнути сюди охоронця (безкоштовно)
       *[other] Бійка: стягнути сюди охоронця ({ $cost } ОД)
    }
offer-performTask =
    { $cost ->
        [0] Виконати завдання { $task } (безкоштовно)
       *[other] Виконати завдання { $task } ({ $cost } ОД)
    }
offer-discardItem =
    { $cost ->
        [0] Скинути предмет (безкоштовно)
       *[other] Скинути предмет ({ $cost } ОД)
    }
offer-playBlackmail = Зіграти «{ $card }» (1 ОД): { $text }
offer-answerBlackmail = «{ $card }»: віддати щось гравцеві { $seat }
offer-offerTrade = Запропонувати обмін або подарунок (безкоштовно)
offer-respondTrade = Відповісти гравцеві { $seat }. Отримуєш: { $give }. Даєш: { $want }.
offer-withdrawOffer = Відкликати пропозицію
offer-bribe = Підкупити тутешніх охоронців (по 1 очку Грошей)
offer-spendStrength = Витратити 1 очко Сили: +1 ОД
offer-chooseCard = Залишити собі одну з карт
offer-moveGuard =
    { $count ->
        [one] Перемістити охоронця (лишився { $count })
        [few] Перемістити охоронця (лишилося { $count })
        [many] Перемістити охоронця (лишилося { $count })
       *[other] Перемістити охоронця (лишилося { $count })
    }
offer-stopGuards = Більше не переміщувати охоронців
offer-endTurn = Завершити хід (лишилося ОД: { $ap })
offer-nameStayer = Вирішити, хто залишиться у вʼязниці
offer-say = Сказати щось
blank-castVote-player = За кого голосуєш?
blank-move-to = Куди?
blank-pay = Чим платиш?
blank-returnTo = Куди повертається предмет?
blank-take = Що береш?
blank-victim = Який вʼязень?
blank-card = Яка карта?
blank-guard-from = Звідки йде охоронець?
blank-guard-to = Куди йде охоронець?
blank-steal-what = Що крадеш?
blank-token = Що витратити як { $item }?
blank-item = Який предмет?
blank-what = Що?
blank-prisoner-to = Куди спершу йде вʼязень?
blank-onward = А далі?
blank-close = Яку локацію закрити?
blank-task = Яке завдання?
blank-partner = З ким обмін?
blank-give = Що даєш?
blank-offerTrade-want = Що хочеш натомість?
blank-accept = Погоджуєшся?
blank-bribe-count = Скільки охоронців?
blank-candidate = Хто залишається?
blank-sentence = Що кажеш?
blank-to = До кого?
blank-player = Який гравець?
blank-location = Яка локація?
blank-thing = Предмет чи Гроші?
blank-want = Що натомість?
blank-element = Яка літера?
blank-count = Скільки Грошей?
blank-turn = До якого раунду?
seat-name = { $seat }
counted-guards =
    { $count ->
        [one] { $count } охоронець
        [few] { $count } охоронці
        [many] { $count } охоронців
       *[other] { $count } охоронця
    }
choice-location = { $location } ({ $guards })
choice-token = { $item } ({ $seat })
choice-token-you = { $item } (ти)
choice-card = { $card } ({ $text })
choice-task = { $task } ({ $location })
choice-stop = не далі
choice-element = { $element }
choice-round = раунд { $round }
choice-count = { $count }
choice-things = { $things }
choice-accept = погоджуюся
choice-decline = відмовляюся

## A new table

option-layout = Локації ряд за рядом (решта випадково)
option-sides = Боки локацій
option-sides-silver = усі срібні (перша гра)
option-sides-dark = усі темні
option-sides-random = випадково для кожної локації
option-sides-chosen = вибрані нижче
option-darkSides = Темним боком догори (якщо боки вибрано)
option-guardsAffectFreeLocationRules = Охоронці й безкоштовні правила локацій
option-guardsAffectFreeLocationRules-false = безкоштовні правила лишаються безкоштовними (за правилами)
option-guardsAffectFreeLocationRules-true = охоронці заважають їм, як і платним
option-bribesCountForTaskLimit = Підкуплені охоронці й завдання
option-bribesCountForTaskLimit-true = підкуплені охоронці не рахуються для завдання
option-bribesCountForTaskLimit-false = підкуплені охоронці теж рахуються для завдання
option-openBlackmailHands = Карти шантажу на руках
option-openBlackmailHands-false = приховані
option-openBlackmailHands-true = відкриті для всіх
option-maxOffersPerPlayerTurn = Пропозиції обміну за хід
option-maxOffersPerPlayerTurn-count = { $count }
option-talkSeconds = Час на перемовини
option-voteSeconds = Час на голосування
option-turnSeconds = Час на хід
option-answerSeconds = Час на відповідь
option-no-limit = без обмеження
option-seconds =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунди
        [many] { $count } секунд
       *[other] { $count } секунди
    }
option-minutes =
    { $count ->
        [one] { $count } хвилина
        [few] { $count } хвилини
        [many] { $count } хвилин
       *[other] { $count } хвилини
    }

## What is forbidden

rule-ALC-1-1 = Глядачі можуть лише дивитися.
rule-ALC-3-1 = У цій фазі раунду це неможливо.
rule-ALC-5-2 = Оголосити голосування може лише цап-відбувайло попереднього раунду.
rule-ALC-5-3 = Коли час на перемовини вийшов, їх завершує таймер.
rule-ALC-5-6 = Голосувати можна лише за гравця за цим столом.
rule-ALC-5-10 = Твій голос уже віддано, змінити його не можна.
rule-ALC-6-6 = Лише цап-відбувайло може грати карти шантажу.
rule-ALC-6-7 = Цап-відбувайло не може виконувати завдання.
rule-ALC-7-2 = Зараз не твій хід.
rule-ALC-7-6 = Тобі бракує очок дій.
rule-ALC-8-1 = В одній локації ніколи не буває більше ніж 4 охоронці.
rule-ALC-8-3 = Тут забагато охоронців. Якщо їх 3, можна лише піти, зіграти шантаж або виконати безкоштовну дію; якщо 4 — лише піти або зіграти шантаж.
rule-ALC-8-4 = Не можна ввійти до локації, де 4 охоронці.
rule-ALC-8-6 = За цим столом охоронці заважають і безкоштовним правилам локацій.
rule-ALC-8-8 = Кожен тутешній охоронець коштує 1 очко Грошей. Тобі бракує Грошей або охоронців тут менше.
rule-ALC-8-9 = Коли тут 4 охоронці, підкупити нікого не можна.
rule-ALC-9-1 = Можна перейти лише до сусідньої локації, зокрема по діагоналі.
rule-ALC-9-2 = Цю локацію закрито до кінця раунду.
rule-ALC-9-4 = Ця локація діє не так.
rule-ALC-9-5 = Кожною локацією можна скористатися лише раз за раунд.
rule-ALC-9-6 = Обікрасти можна лише вʼязня, який тут із тобою.
rule-ALC-9-7 = Цей вʼязень такого не має, або в тебе немає місця.
rule-ALC-9-8 = Вкрасти можна лише предмети й Гроші.
rule-ALC-9-9 = Красти можна лише раз за раунд.
rule-ALC-9-10 = Бійка стягує охоронця лише із сусідньої локації.
rule-ALC-9-11 = Там немає охоронця, або тут їх уже 4.
rule-ALC-9-13 = У цій локації немає завдання.
rule-ALC-9-14 = Скинути можна лише свій предмет.
rule-ALC-10-1 = Обмінюватися можна лише з вʼязнем, який тут із тобою.
rule-ALC-10-3 = Обмінювати можна лише предмети й Гроші.
rule-ALC-10-5 = Спершу відкрита пропозиція: її приймають, відхиляють або відкликають.
rule-ALC-10-6 = Такий обмін неможливий: комусь бракує речей чи місця, або тут 4 охоронці.
rule-ALC-10-7 = Цього ходу більше пропозицій робити не можна.
rule-ALC-10-8 = У тебе немає Сили.
rule-ALC-10-9 = За раунд можна витратити лише 1 очко Сили.
rule-ALC-10-10 = Коли тут 4 охоронці, Силу витратити не можна.
rule-ALC-11-1 = Тут немає такого предмета.
rule-ALC-11-2 = Спершу віддай 1 свій предмет або 1 очко Грошей.
rule-ALC-11-3 = У тій локації немає вільного місця для цього предмета.
rule-ALC-11-4 = Відданий предмет повертається до локації, де для нього є вільне місце.
rule-ALC-11-8 = Треба взяти точну кількість предметів, і вони мають поміститися: у тебе 3 місця.
rule-ALC-12-3 = Для цього завдання тут замало вʼязнів.
rule-ALC-12-4 = Для цього завдання тут забагато охоронців.
rule-ALC-12-5 = Вʼязні тут не мають усіх потрібних предметів.
rule-ALC-12-6 = На кожен предмет із карти використай рівно один жетон вʼязнів, які тут.
rule-ALC-12-13 = Тебе шантажують: у цьому раунді ти не можеш виконувати завдання.
rule-ALC-14-2 = Зіграти можна лише карту шантажу зі своєї руки.
rule-ALC-14-8 = Карти приховані: карту беруть навмання.
rule-ALC-14-9 = Карт шантажу, які можна взяти, більше немає.
rule-ALC-14-10 = Ця карта зараз не мала б жодного ефекту.
rule-ALC-14-13 = Це вже заборонено в цьому раунді, або цього вибрати не можна.
rule-ALC-14-14 = Карта не дозволяє такого переміщення.
rule-ALC-14-15 = Це завдання вибрати не можна.
rule-ALC-14-16 = Вʼязень під шантажем має спершу віддати 1 предмет або 1 очко Грошей, для яких у цапа-відбувайла є місце.
rule-ALC-14-17 = Карти відкриті: вкажи карту, яку має цей вʼязень.
rule-ALC-15-13 = Вибери іншого вʼязня, який має карти шантажу.
rule-ALC-15-14 = Охоронець іде з локації, де є охоронці, до іншої. Спершу закінчи переміщення або зупинись.
rule-ALC-15-15 = У тебе вже максимум.
rule-ALC-15-16 = У тебе вже максимум.
rule-ALC-15-17 = У тебе немає вільного місця для ще одного предмета.
rule-ALC-15-18 = Тут має лежати два предмети, а лежить лише один.
rule-ALC-15-19 = Пістолета тут немає.
rule-ALC-15-21 = Спершу вибери одну з узятих карт шантажу.
rule-ALC-16-9 = Вирішують лише гравці поза нічиєю, один раз і лише щодо гравців у нічиїй.
rule-ALC-16-12 = Гру завершено.
rule-ALC-18-1 = Це робить лише таймер.
rule-ALC-18-5 = Зараз це неможливо.
rule-ALC-19-1 = Такого речення немає, або його заповнено неправильно.
rule-ALC-19-2 = Говорити можна під час перемовин і ходів, але не під час голосування.
rule-ALC-19-4 = За раунд можна сказати 6 речень.
## Hints for a first game

hint-answer-trade = Пропозиція обміну: прийми або відхили її цілком.
hint-answer-blackmail = Тебе шантажують: вибери, що віддати.
hint-keep-card = Залиш одну карту. Решта йде до використаних.
hint-next-guard = Перемісти ще одного охоронця або зупинись.
hint-offer-open = Чекай на відповідь або відклич пропозицію.
hint-name-stayer = Ти вирішуєш, хто з гравців у нічиїй залишиться.
hint-vote = Голосуй таємно: цап-відбувайло має більше дій, але не отримує літер.
hint-votes-hidden = Усі голоси покажуть одночасно.
hint-call = Спершу домовляйся. Лише ти можеш оголосити голосування.
hint-talk = Проси, обіцяй, погрожуй, але відкрито. Слова ні до чого не зобовʼязують.
hint-tie-break = У разі нічиєї вирішує голос попереднього цапа-відбувайла.
hint-perform = Виконай тутешнє завдання: позначиш його літеру.
hint-perform-had = Ти вже маєш літеру цього завдання: воно допоможе лише іншим.
hint-blackmail = Як цап-відбувайло ти можеш зіграти карту шантажу.
hint-four-guards = Тут чотири охоронці: можна лише піти.
hint-bribe = Підкупи охоронців: кожен коштує 1 очко Грошей на хід.
hint-three-guards = Тут три охоронці: можна лише піти або діяти безкоштовно.
hint-two-guards = Тут два охоронці: платні дії дорожчі на одне очко.
hint-strength = Витрать 1 очко Сили на ще одне очко дій.
hint-end-turn = Очок дій більше немає: заверши хід.
hint-full = У тебе три предмети: більше не вміститься.
hint-use = Скористайся правилом цієї локації, раз за раунд.
hint-scapegoat = Цап-відбувайло не виконує завдань: збирай, міняйся, заважай.
hint-trade = Обмінюйся з вʼязнями поруч: це безкоштовно.
hint-steal = Вкради щось у вʼязня поруч, раз за раунд.
hint-task = Завдання потребує вʼязнів, предметів і мало охоронців: дивись карту.
hint-move = Перейди до сусідньої локації, можна й по діагоналі.
hint-riot = Бійка стягує сюди охоронця із сусідньої локації.
hint-last-rounds = Поспішай: із 21-м охоронцем програють усі.
hint-others = Зараз ходять інші. Говорити все одно можна.
hint-reward = Коли хтось виконує завдання, решта теж отримує літеру.
hint-goal = Втечуть усі, крім одного, коли разом мають літери A–F.

## The table on a screen

## Talks, votes, trades and the end on a screen

talk-stream = Перемовини
talk-none = Ще ніхто нічого не сказав.
talk-composer = Сказати фразу
talk-choose = Вибери фразу
talk-say = Сказати
talk-reply = Відповісти: { $seat }
talk-reply-yes = Згода
talk-reply-no = Ні
talk-reply-maybe = Можливо
talk-left =
    { $count ->
        [one] У цьому раунді лишилася { $count } фраза
        [few] У цьому раунді лишилося { $count } фрази
        [many] У цьому раунді лишилося { $count } фраз
       *[other] У цьому раунді лишилося { $count } фрази
    }
talk-blank-to = гравець
talk-blank-player = гравець
talk-blank-location = локація
talk-blank-thing = предмет або Гроші
talk-blank-want = предмет або Гроші
talk-blank-element = літера
talk-blank-count = скільки
talk-blank-turn = раунд
talk-kept = дотримано
talk-broken = порушено
talk-lapsed = уже не діє
talk-due = до кінця раунду { $turn }
talk-due-vote = голосування раунду { $turn }
talk-time-left = Лишилося часу: { $time }
talk-soon =
    { $seconds ->
        [one] Лишилася { $seconds } секунда
        [few] Лишилося { $seconds } секунди
        [many] Лишилося { $seconds } секунд
       *[other] Лишилося { $seconds } секунди
    }
talk-title-talks = Перемовини: хто буде цапом?
talk-title-vote = Голосування: хто буде цапом?
talk-caller = { $seat } може будь-коли оголосити голосування
talk-caller-you = Можеш будь-коли оголосити голосування
talk-call = Оголосити голосування
talk-vote-rules = Як відбувається голосування
talk-ballot-early = Твій вибір таємний, доки не підтвердиш його під час голосування.
talk-candidates = Гравці
talk-bonus = +{ $bonus } ОД
talk-run-2 = другий раунд поспіль
talk-run-3 = третій раунд поспіль
talk-run-4 = четвертий раунд поспіль або далі
talk-promises = дотримано обіцянок: { $kept } з { $judged }
talk-pick = твій вибір
talk-sealed = твій голос
talk-cast = Голосувати за гравця { $seat }
talk-cast-self = Голосувати за себе
talk-cast-none = Вибери гравця
talk-voted = Твій голос віддано. Усі голоси покажуть разом.
talk-has-voted = голос є
talk-voted-count = Віддано голосів: { $count } з { $all }
talk-scapegoat = Цап ходить першим і має додаткові ОД, але цього раунду не виконує завдань і не отримує літер.
talk-tie = У разі нічиєї вирішує голос попереднього цапа: { $seat }.
talk-tie-you = У разі нічиєї вирішує твій голос: попередній цап — це ти.
talk-reveal = Голоси раунду { $turn }
talk-votes-none = Немає голосів
talk-votes-by = Голоси: { $names }
talk-elected = Цап-відбувайло — { $seat }: +{ $bonus } ОД.
talk-elected-you = Цап-відбувайло — ти: +{ $bonus } ОД.
talk-tied = Нічия: { $names }. Вирішує голос попереднього цапа.
talk-tied-by = Нічия: { $names }. Вирішує голос попереднього цапа: { $seat } → { $elected }.
talk-tied-by-you = Нічия: { $names }. Вирішує голос попереднього цапа, тобто твій: { $elected }.
talk-name-you = { $name } (ти)
talk-continue = Далі
talk-skip = Пропустити
talk-naming = Повна нічия: хто лишається?
talk-naming-tied = Рівні в усьому, що має значення: { $names }. Вирішують інші гравці.
talk-naming-rule = Вибір таємний. Вирішує більшість, а якщо голосів порівну — вибір цапа.
talk-naming-mine = Ідеться й про тебе: вирішують інші гравці.
talk-naming-done = Твій вибір записано.
talk-naming-cast = Підтвердити, хто лишається
talk-trade = Обмін: { $location }
talk-trade-offers = безкоштовно · пропозиція { $number } з { $most }
talk-trade-with = З ким обмінюєшся
talk-trade-after = { $name }: предмети { $items }/{ $places }, Гроші { $cash }/{ $most }
talk-trade-full-items = Забагато предметів ({ $name }): { $count }, а місць { $most }.
talk-trade-full-cash = Забагато Грошей ({ $name }): { $count }, а місць { $most }.
talk-trade-nobody = Обмінюватися можна лише з вʼязнем у тій самій локації.
talk-trade-public = Пропозицію бачать усі. Обмінювати можна лише предмети й Гроші.
talk-trade-gives = { $seat } дає
talk-trade-things = { $things }
talk-trade-waiting = Тепер відповідає { $seat }.
talk-warden = Вибери карту шантажу, яку залишиш собі
talk-warden-keep = Залишити цю карту
talk-warden-note = Ці карти бачиш лише ти. Решта піде до стосу використаних, де їх побачать усі.
talk-warden-other = { $seat } вибирає карту шантажу.
talk-blackmail = { $seat } тебе шантажує: вибери, що віддати
talk-blackmail-other = Шантажує { $seat }. Що віддати, вибирає { $victim }.
talk-blackmail-other-you = Ти шантажуєш. Що віддати, вибирає { $victim }.
talk-blackmail-give = Віддати
talk-reward = Завдання виконано
talk-reward-letter = { $seat } позначає { $letter }.
talk-reward-letter-you = Ти позначаєш { $letter }.
talk-reward-letter-had = { $seat } уже має { $letter }.
talk-reward-letter-had-you = Ти вже маєш { $letter }.
talk-reward-card = Карта нагороди: { $letter }
talk-reward-others = Нова літера { $letter }: { $names }.
talk-reward-others-had = Літера { $letter } вже була: { $names }.
talk-reward-scapegoat = { $seat } — цап і не отримує нічого.
talk-reward-scapegoat-you = Ти — цап і не отримуєш нічого.
talk-reward-no-card = Колода плану порожня: інші не отримують нагороди.
talk-reward-removed =
    { $count ->
        [one] Карта виходить із гри.
        [few] Обидві карти виходять із гри.
        [many] Обидві карти виходять із гри.
       *[other] Обидві карти виходять із гри.
    }
talk-reward-goes-on = Чи можуть утекти всі, крім одного? Ще ні: гра триває.
talk-reward-naming = Усі літери зібрано. Повна нічия: інші гравці назвуть, хто лишається.
talk-reward-escape = Усі літери є й без гравця { $seat }: решта тікає.
talk-reward-escape-you = Усі літери є й без тебе: решта тікає.
talk-reward-rejected =
    { $count ->
        [one] Під низ колоди: { $count } карта, бо її літера вже на полі.
        [few] Під низ колоди: { $count } карти, бо їхні літери вже на полі.
        [many] Під низ колоди: { $count } карт, бо їхні літери вже на полі.
       *[other] Під низ колоди: { $count } карти, бо їхні літери вже на полі.
    }
talk-reward-task = Нове завдання: { $task } ({ $location })
talk-reward-no-task = Жодна карта не підходить: нового завдання немає.
talk-end-out-you = Ти на волі.
talk-end-out = Втеча вдалася.
talk-end-in-you = Ти лишаєшся у вʼязниці.
talk-end-free =
    { $count ->
        [one] Тікає { $names }, раунд { $turn }.
        [few] Тікають { $names }, раунд { $turn }.
        [many] Тікають { $names }, раунд { $turn }.
       *[other] Тікають { $names }, раунд { $turn }.
    }
talk-end-stays = У вʼязниці лишається { $seat }.
talk-end-lost = Ніхто не тікає
talk-end-lost-why = Вʼязниця повна охоронців. Програють усі.
talk-end-why = Чому лишається { $seat }
talk-end-why-you = Чому лишаєшся ти
talk-end-why-all = Чому програють усі
talk-end-guard = Чи може ввійти 21-й охоронець?
talk-end-guard-answer = Ні: усі { $count } охоронців уже у вʼязниці. План провалено.
talk-end-scapegoat = Чи обійдуться інші без цапа?
talk-end-scapegoat-needed = Ні, { $letters } має лише { $seat }.
talk-end-scapegoat-needed-you = Ні, { $letters } маєш лише ти.
talk-end-scapegoat-out = Так. { $seat } — цап і лишається.
talk-end-scapegoat-out-you = Так. Ти — цап і лишаєшся.
talk-end-onlyOne = Хто ще не потрібен?
talk-end-others =
    { $count ->
        [one] Лише { $names }: решта має літери від A до F.
        [few] { $names }: без будь-кого з них решта має літери від A до F.
        [many] { $names }: без будь-кого з них решта має літери від A до F.
       *[other] { $names }: без будь-кого з них решта має літери від A до F.
    }
talk-end-elements = Хто з них має найменше літер?
talk-end-cash = Хто має найменше Грошей?
talk-end-items = Хто має найменше предметів?
talk-end-strength = Хто має найменше Сили?
talk-end-naming = Кого називають інші?
talk-end-namings = { $namings }
talk-end-not-asked = Не довелося питати:
talk-end-decides = Це вирішує.
talk-end-letters = Літери наприкінці
talk-end-needed = потрібні літери: { $letters }
talk-end-not-needed = обійдуться без
talk-end-ringed = Обведена літера: її має лише один вʼязень.
talk-end-goat = цап
talk-end-turns = раунди
talk-end-guards = охоронці
talk-end-promises = дотримані обіцянки

## Стіл на екрані

board-parts = Частини столу
board-plan = План вʼязниці
board-plan-keys = Стрілки переходять між локаціями. Enter відкриває локацію, ще один Enter веде туди. W: хто де. T: завдання і що для них треба. S: у кого що є. M: що є у тебе. D: колоди. G: охоронці. I: предмети. N: чий хід. E: якби гра закінчилася зараз.
board-sheets = Вʼязні за порядком ходів
board-actions = Дії
board-tab-plan = План
board-tab-talk = Перемовини
board-tab-sheets = Вʼязні
board-open-talks = Говорити й голосувати
board-tab-decks = Колоди
board-cancel = Скасувати
board-close = Закрити
board-free = безкоштовно
board-here = ти тут
board-closed = закрито
board-points = { $count } ОД
board-points-left = залишилося { $count } ОД
board-move-cost = Іти сюди: { $count } ОД
board-move-here = Іти: { $location }, { $count } ОД
board-cost-cash = 1 Гроші за кожного, до { $most }
board-cost-strength = 1 Сила: +1 ОД
board-cost-dearer = { $count } ОД (2 охоронці: +1)
board-my-turn = Твій хід
board-turn-of = Хід: { $seat }
board-end-turn = Завершити хід
board-end-early = Ще є { $count } ОД. Невикористані очки дій пропадають.
board-phase-talks = Перемовини
board-phase-voting = Голосування за цапа-відбувайла
board-phase-acting = Вʼязні діють
board-phase-naming = Інші називають, хто залишається
board-phase-over = Гру завершено
board-turn = Раунд { $turn }
board-step-guard = Новий охоронець
board-step-talks = Перемовини й голосування
board-step-acting = Вʼязні діють
board-turns-left =
    { $count ->
        [one] ще { $count } раунд
        [few] ще { $count } раунди
        [many] ще { $count } раундів
       *[other] ще { $count } раунду
    }
board-guards-long = Охоронців у вʼязниці: { $count } з 20. Залишилося раундів: { $left }.
board-band-normal = звичайна ціна
board-band-dear = +1 ОД
board-band-blocked = платні дії заблоковано
board-band-full = повно: входу немає
board-band-bribed = { $guards } − { $bribed } підкуплено: { $band }
board-room-silver = { $number }: { $name }, срібна сторона
board-room-dark = { $number }: { $name }, темна сторона
board-room-prisoners = Тут: { $prisoners }
board-room-guards = Охоронців: { $count }, { $band }
board-room-bribed = Підкуплено: { $count }
board-room-closed = Закрито шантажем у цьому раунді
board-room-items = Предмети: { $items }
board-room-gaps = Порожніх місць для предметів: { $count }
board-room-task = Завдання { $element }: { $name }
board-need-prisoners = Вʼязнів: { $present } з { $needed }, { $state }
board-need-guards = Охоронців: { $present }, щонайбільше { $most }, { $state }
board-need-item = { $item }: { $state }
board-need-there = виконано
board-need-with-you = виконано з тобою
board-need-missing = не виконано
board-task-prisoners = Вʼязні { $present }/{ $needed }
board-task-guards = Охоронці { $present }, не більше { $most }
board-task-item = { $item }: { $owner }
board-task-missing = { $item }: немає
board-do-task = Виконати завдання
board-do-use = Використати локацію
board-do-steal = Обікрасти
board-do-riot = Бійка
board-do-trade = Обмін
board-do-bribe = Підкупити
board-do-strength = Сила
board-do-blackmail = Шантаж
board-do-discard = Скинути предмет
board-do-guards = Перемістити охоронців
board-pick-on-plan = Вибери підсвічену локацію на плані або у списку.
board-stop-guards = Досить охоронців
board-scapegoat = Цап-відбувайло: +{ $count } ОД
board-play-done = походив
board-play-now = зараз
board-play-next = наступний
board-play-later = пізніше
board-cards = Карт шантажу: { $count }
board-no-items = Немає предметів
board-items = Предмети { $count } з { $most }: { $items }
board-cash = Гроші { $count } з { $most }
board-strength = Сила { $count } з { $most }
board-cut = На { $count } ОД менше в цьому раунді
board-barred = Не може виконувати завдань у цьому раунді
board-letters = Літери: { $letters }.
board-no-letters = Немає літер.
board-sole = Більше ні в кого немає: { $letters }.
board-promises = { $kept } з { $made }
board-promises-long = Дотримано обіцянок: { $kept } з { $made }
board-promises-open = Відкритих обіцянок: { $count }
board-outlook = Якби гра закінчилася зараз
board-outlook-stays = Залишається: { $seat }
board-outlook-stays-you = Залишаєшся ти
board-since = Від твого останнього ходу:
board-outlook-nobody = Поки нікого не можна залишити
board-outlook-none = Ще ніхто не має літер.
board-outlook-missing = Цих літер ще ніхто не має: { $letters }.
board-outlook-needed = Кожен має літеру, потрібну іншим.
board-outlook-redundant = Без них можна обійтися, бо їхні літери є в інших: { $prisoners }.
board-outlook-decided = { $rule } { $values }.
board-outlook-tie = Повна нічия: інші називають, хто залишається.
board-by-scapegoat = Цап-відбувайло серед них, тож залишається.
board-by-only-one = Більше нікого залишити не можна.
board-by-letters = Вирішує найменше літер:
board-by-cash = Літер порівну, тож вирішує найменше Грошей:
board-by-items = Літер і Грошей порівну, тож вирішує найменше предметів:
board-by-strength = Решти порівну, тож вирішує найменше Сили:
board-by-naming = Називають інші.
board-fates = Якщо виконаєш { $element }, хто залишиться за літерою нагороди:
board-fates-here = Це може завершити гру. Хто залишиться за літерою нагороди:
board-perform-had = Ти вже маєш { $letter }: нічого не отримаєш. Решта, крім цапа, дістане літеру винагороди.
board-perform-spent = Використані предмети повертаються в локації.
board-fate-stays = { $reward }: залишається { $seat }
board-fate-stays-you = { $reward }: залишаєшся ти
board-fate-on = { $reward }: гра триває
board-fate-tie = { $reward }: нічия, називають інші
board-fate-gone = { $reward }: карт немає
board-my-cards = Твої карти шантажу
board-no-cards = У тебе немає жодної.
board-cards-secret = Їх бачиш лише ти. Зіграти їх може лише цап-відбувайло.
board-known = Карти, які ти знаєш
board-known-card = { $seat }: { $card }
board-plan-deck = Колода плану: { $count }
board-plan-left = Карти, що лишилися, за літерами:
board-plan-bottom = Знизу: { $cards }
board-plan-removed = Поза грою: { $cards }
board-blackmail-deck = Колода шантажу: { $count }
board-used = Використані: { $cards }
board-used-none = Ще не використано жодної карти.
board-why-points = замало ОД
board-why-guards = блокують охоронці
board-why-full-here = тут 4 охоронці
board-why-entry = 4 охоронці: входу немає
board-why-closed = закрито шантажем
board-why-far = не поруч із тобою
board-why-no-guards = тут немає охоронців
board-why-no-cash = у тебе немає Грошей
board-why-used = уже було цього ходу
board-why-offers = пропозиції вичерпано
board-why-alone = тут більше нікого
board-why-trade = тут ні в кого нема чого обміняти
board-why-loot = нема чого взяти
board-why-riot = поруч немає охоронців
board-why-task = тут немає завдання
board-why-items = у тебе немає предметів
board-why-strength = у тебе немає Сили
board-why-scapegoat-only = лише цап-відбувайло
board-why-scapegoat = не для цапа-відбувайла
board-why-barred = заборонено шантажем
board-why-prisoners = бракує вʼязнів
board-why-limit = забагато охоронців
board-why-tokens = бракує предметів
board-why-cards = у тебе немає карт
board-why-deck = немає карт для взяття
board-why-effect = жодна карта зараз не діє
board-why-victim = більше ніхто не має карт
board-why-empty = тут нічого не лишилося
board-why-pay = нема чим платити
board-why-room = немає місця
board-why-most = уже максимум

## Time, marks, the introduction

board-time-up = Час вийшов
board-time-up-turn = Час вийшов, тому твій хід завершено.
board-time-up-vote = Час вийшов, тому твій голос рахується за тебе.
board-time-up-offer = { $seat } не відповідає вчасно: обміну немає.
board-time-up-answer = Ти не відповідаєш вчасно: обміну немає ({ $seat }).
board-side-silver = Срібний бік
board-side-dark = Темний бік
board-marks-title = Що означають позначки
board-marks-number = номер локації: ні на що не впливає
board-marks-silver = срібний бік локації
board-marks-dark = темний бік локації
board-marks-item = предмет, який там можна взяти
board-marks-gap = вільне місце для цього предмета
board-marks-guard = охоронець
board-marks-bribed = підкуплений охоронець: не рахується в цьому ході
board-marks-band = два охоронці: дії тут коштують на 1 ОД більше
board-marks-blocked = три охоронці: жодних платних дій
board-marks-full = чотири охоронці або закрито: увійти не можна
board-marks-prisoners = завдання: вʼязнів тут / потрібно
board-marks-limit = завдання: охоронців тут ≤ дозволено
board-marks-there = умову виконано
board-marks-with-you = буде виконано, щойно ти прийдеш
board-marks-missing = умову не виконано
board-marks-letter = літера, яку вʼязень має
board-marks-sole = літера, яку має лише цей вʼязень
board-marks-goat = цап-відбувайло, з додатковими ОД
board-marks-card = карти шантажу
board-marks-cash = Гроші
board-marks-strength = Сила
board-marks-promise = дотримані обіцянки
board-marks-not = не може виконувати завдання в цьому раунді
board-intro-title = Втеча з Алькатрасу
board-intro-goal = Разом вам потрібні літери від A до F. Літери дають за завдання. Щойно всі, крім когось одного, мають на всіх шість літер, вони тікають. Цей один залишається.
board-intro-round = Раунд
board-intro-guard = Приходить новий охоронець. Коли у вʼязниці вже 20 і має прийти ще один, програють усі.
board-intro-vote = Ви говорите, а тоді таємно обираєте цапа-відбувайла. Він ходить першим і має додаткові очки дій (ОД), але не отримує літер у цьому раунді.
board-intro-act = По черзі кожен вʼязень витрачає ОД: переходить, бере предмети, міняється, краде, виконує завдання.
board-intro-first = Раунд 1 починається з ходів, без голосування. Цапа-відбувайла вибрано випадково: { $seat }.
board-intro-first-you = Раунд 1 починається з ходів, без голосування. Цапа-відбувайла вибрано випадково: це ти.
board-intro-help = Торкнися локації, щоб побачити, що вона дає. Знак питання пояснює всі позначки й дає підказку.
board-intro-start = Почати
