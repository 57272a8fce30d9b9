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
party-names-how = Усі грають на цьому пристрої, без інтернету. Впиши імена за годинниковою стрілкою.
party-names-one = Гравець { $number }
party-names-add = Додати гравця
party-names-remove = Прибрати гравця { $number }
party-names-go = Роздати карти
party-names-few =
    { $count ->
        [one] Потрібен щонайменше { $count } гравець.
        [few] Потрібно щонайменше { $count } гравці.
        [many] Потрібно щонайменше { $count } гравців.
       *[other] Потрібно щонайменше { $count } гравця.
    }
party-names-bad = Від 1 до 24 символів.
party-names-alike = Два імені виглядають однаково. Зміни одне з них.

party-pass-to = Передай телефон: { $name }
party-pass-card = Передай телефон: { $name }. Треба глянути карту
party-pass-move = Передай телефон: { $name }. Треба вирішити
party-cover = Решта хай не дивиться.
party-i-am = Це я, { $name }
party-put-down = Покласти телефон
party-eyes-only = Дивиться лише { $name }
party-hide = Сховати й покласти телефон
party-hide-next = Сховати й передати: { $name }
party-hand = Передай телефон:
party-has-news = має на що глянути
party-has-move = має вирішити
party-still-looking = Таймер чекає, доки всі подивляться.
party-all-agree = Усі згодні

party-add = Додати гравця
party-add-how = Приєднається з наступного раунду, з 0 очок.
party-add-name = Імʼя
party-add-full = Стіл заповнений: більше ніхто не приєднається.
party-add-late = Це останній раунд. Інші зможуть зіграти в новій грі.
