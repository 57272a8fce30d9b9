### Alcatraz: The Scapegoat.

## Стіл на екрані

board-parts = Частини столу

## Talks, votes, trades and the end on a screen

talk-stream = Перемовини
talk-none = Ще ніхто нічого не сказав.
talk-composer = Сказати фразу
talk-choose = Вибери фразу
talk-say = Сказати
talk-reply = Відповісти
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
talk-ballot-early = Твій вибір лишається на цьому пристрої. Підтвердиш його, коли почнеться голосування.
talk-candidates = Гравці
talk-bonus = +{ $bonus } ОД
talk-run-1 = перший раунд поспіль
talk-run-2 = другий раунд поспіль
talk-run-3 = третій раунд поспіль
talk-run-4 = четвертий раунд поспіль або далі
talk-promises =
    { $judged ->
        [0] обіцянок іще не оцінено
       *[other] дотримано обіцянок: { $kept } з { $judged }
    }
talk-pick = твій вибір
talk-sealed = віддано
talk-cast = Голосувати за гравця { $seat }
talk-cast-self = Голосувати за себе
talk-cast-none = Вибери гравця
talk-voted = Твій голос віддано. Усі голоси покажуть разом.
talk-voted-count = Віддано голосів: { $count } з { $all }
talk-tie = У разі нічиєї вирішує голос попереднього цапа: { $seat }.
talk-tie-you = У разі нічиєї вирішує твій голос: попередній цап — це ти.
talk-reveal = Голоси раунду { $turn }
talk-votes-none = Немає голосів
talk-votes-by = Голоси: { $names }
talk-elected = Цап-відбувайло — { $seat }: +{ $bonus } ОД.
talk-elected-you = Цап-відбувайло — ти: +{ $bonus } ОД.
talk-tied = Нічия: { $names }. Вирішує голос попереднього цапа.
talk-tied-by = Нічия: { $names }. Вирішує голос попереднього цапа: { $seat } → { $elected }.
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
talk-blackmail-give = Віддати
talk-reward = Завдання виконано
talk-reward-letter = { $seat } позначає { $letter }.
talk-reward-letter-had = { $seat } уже має { $letter }.
talk-reward-card = Карта нагороди: { $letter }
talk-reward-others =
    { $count ->
        [one] { $names } позначає { $letter }.
       *[other] { $names } позначають { $letter }.
    }
talk-reward-others-had =
    { $count ->
        [one] { $names } уже має { $letter }.
       *[other] { $names } уже мають { $letter }.
    }
talk-reward-scapegoat = { $seat } — цап і не отримує нічого.
talk-reward-no-card = Колода плану порожня: інші не отримують нагороди.
talk-reward-removed =
    { $count ->
        [one] Карта виходить із гри.
       *[other] Обидві карти виходять із гри.
    }
talk-reward-goes-on = Чи можуть утекти всі, крім одного? Ще ні: гра триває.
talk-reward-naming = Усі літери зібрано. Повна нічия: інші гравці назвуть, хто лишається.
talk-reward-escape = Усі літери є й без гравця { $seat }: решта тікає.
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
       *[other] Тікають { $names }, раунд { $turn }.
    }
talk-end-stays = У вʼязниці лишається { $seat }.
talk-end-lost = Ніхто не тікає
talk-end-lost-why = Вʼязниця повна охоронців. Програють усі.
talk-end-why = Чому лишається { $seat }
talk-end-why-all = Чому програють усі
talk-end-guard = Чи може ввійти 21-й охоронець?
talk-end-guard-answer = Ні: усі { $count } охоронців уже у вʼязниці. План провалено.
talk-end-scapegoat = Чи обійдуться інші без цапа?
talk-end-scapegoat-needed = Ні, { $letters } має лише { $seat }.
talk-end-scapegoat-out = Так. { $seat } — цап і лишається.
talk-end-onlyOne = Хто ще не потрібен?
talk-end-others =
    { $count ->
        [one] Лише { $names }: решта має літери від A до F.
       *[other] { $names }: без будь-кого з них решта має літери від A до F.
    }
talk-end-elements = Хто з них має найменше літер?
talk-end-cash = Хто має найменше Грошей?
talk-end-items = Хто має найменше предметів?
talk-end-strength = Хто має найменше Сили?
talk-end-naming = Кого називають інші?
talk-end-namings = { $namings }
talk-end-not-asked = не знадобилося
talk-end-decides = Це вирішує.
talk-end-letters = Літери наприкінці
talk-end-needed = потрібні літери: { $letters }
talk-end-not-needed = обійдуться без
talk-end-ringed = Обведена літера: її має лише один вʼязень.
talk-end-goat = цап
talk-end-turns = раунди
talk-end-guards = охоронці
talk-end-promises = дотримані обіцянки
