### Люди в одній кімнаті: екран для всіх і один телефон, що йде з рук у руки.

party-screen-name = Великий екран
party-screen-full = На весь екран
party-screen-back = До столу
party-screen-forbidden = За цією партією не можна спостерігати збоку. Відкрий великий екран у браузері того, хто грає, або дозволь дивитися перед наступною партією.
party-screen-join = Приєднуйся
party-screen-join-how = Наведи сюди камеру телефона або введи цей код на сайті { $site }:
party-screen-qr = QR-код, що веде до цього столу
party-screen-here = Хто вже тут
party-screen-free =
    { $count ->
        [one] { $count } вільне місце
        [few] { $count } вільні місця
        [many] { $count } вільних місць
       *[other] { $count } вільного місця
    }

party-names-title = Один телефон на всіх
party-names-how = Ви всі граєте на цьому пристрої, і мережа не потрібна. Впиши, хто грає, за годинниковою стрілкою, як ви сидите.
party-names-one = Гравець { $number }
party-names-add = Ще один гравець
party-names-remove = Прибрати гравця { $number }
party-names-go = Роздати карти
party-names-few =
    { $count ->
        [one] Потрібен щонайменше { $count } гравець.
        [few] Потрібно щонайменше { $count } гравці.
        [many] Потрібно щонайменше { $count } гравців.
       *[other] Потрібно щонайменше { $count } гравця.
    }
party-names-bad = В імені має бути від 1 до 24 знаків.
party-names-alike = Два імені виглядають однаково. Зміни одне з них.

party-pass-to = Телефон бере { $name }
party-pass-card = Телефон бере { $name }: є на що глянути
party-pass-move = Телефон бере { $name }: час вирішувати
party-cover = Решта не дивиться.
party-i-am = Це я, { $name }
party-put-down = Покласти назад на стіл
party-eyes-only = Дивиться лише { $name }
party-hide = Сховати й покласти на стіл
party-hide-next = Сховати й передати далі: тепер { $name }
party-hand = Телефон бере:
party-has-news = має на що глянути
party-has-move = має щось вирішити
party-still-looking = Годинник чекає, доки всі подивляться.
party-all-agree = Усі згодні
