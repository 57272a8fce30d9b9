### Alcatraz: what only text clients say.

## What lies on the table

section-status = Стан гри
section-hand = Твої карти шантажу
section-tasks = Завдання
section-prison = Вʼязниця
section-seats = Вʼязні
section-talk = Сказано в цьому раунді
section-promises = Обіцянки
section-votes = Попередні голосування
section-decks = Карти
status-round = Раунд { $round }. Охоронців у вʼязниці: { $guards } з 20.
status-scapegoat = Цап-відбувайло: { $seat }, +{ $bonus } ОД.
status-talks = Перемовини. Оголосити голосування може { $seat }.
status-voting = Таємне голосування. Ще не проголосували: { $missing }.
status-acting = Хід гравця { $seat }, лишилося ОД: { $ap }.
status-bribed = Підкуплено охоронців: { $guards } ({ $location }).
status-offer = Відкрита пропозиція гравцеві { $partner }. { $seat } дає: { $give }. Хоче: { $want }.
status-choice = { $seat } вибирає карту шантажу.
status-prompt = «{ $card }»: { $seat } має щось віддати.
status-guards = Охоронців ще можна перемістити: { $count }.
status-naming = Нічия: { $seats }. Ще вирішують: { $missing }.
status-vote-of-you = Твій голос: { $player }.
status-naming-of-you = Твоє рішення: залишається { $player }.
hand-card = { $card }: { $text }
hand-choice = Вибери одну: { $cards }
hand-none = карт немає
hand-known = { $seat } має: { $cards }
task-at = { $task } — { $location }
task-prisoners = вʼязнів: { $here } з { $needed }
task-guards = охоронців: { $here }, щонайбільше { $most }
task-items = потрібно: { $items }
task-missing = тут бракує: { $items }
task-ready = усе є на місці
prison-location = { $number }. { $location }, { $side } — { $guards }
prison-items = предмети: { $items }
prison-task = завдання { $task }
prison-here = тут: { $seats }
prison-closed = закрито до кінця раунду
prison-near = поруч: { $locations }
seat-place = { $seat }: { $location }
seat-things = має: { $things }
seat-tracks = Сила { $strength } з 3, Гроші { $cash } з 3, карт шантажу: { $cards }
seat-elements = літери: { $elements }
seat-no-elements = літер немає
seat-scapegoat = цап-відбувайло
seat-barred = у цьому раунді не може виконувати завдань
seat-cut = на { $ap } ОД менше в цьому раунді
ballot = Раунд { $round }: { $votes }. Цап-відбувайло: { $seat }.
decks-plan = Колода плану: { $deck }. Вибуло: { $removed }.
decks-blackmail = Колода шантажу: { $deck }. Використані: { $used }.

## How it is played

rules-goal = Ви разом плануєте втечу, але один вʼязень залишиться. Щойно всі, крім одного, разом мають шість літер від A до F, вони втікають і перемагають. Якщо мав би зайти 21-й охоронець, програють усі.
rules-round = Щораунду заходить охоронець, ви домовляєтеся до двох хвилин і таємно обираєте цапа-відбувайла, який ходить першим. У першому раунді його вибирають навмання.
rules-scapegoat = Цап-відбувайло має більше очок дій (+1, а якщо його обирають знову — +2, +3) і лише він грає карти шантажу, але не виконує завдань і не отримує літер.
rules-turn = У свій хід витрачай ОД: перехід до сусідньої локації, правило локації (раз), крадіжка (раз), бійка, виконання завдання, скидання предмета. Безкоштовно: обмін із вʼязнями поруч, підкуп охоронців за Гроші, 1 очко Сили за 1 ОД.
rules-guards = 2 охоронці у твоїй локації: платні дії коштують на 1 ОД більше. 3: жодних платних дій, крім переходу. 4: ніхто не ввійде, а ти можеш лише вийти. Шантажу ніщо не заважає.
rules-tasks = Завдання показує, скільки вʼязнів має бути на місці, скільки щонайбільше охоронців і які предмети витратити. Виконавець позначає його літеру; наступна карта плану дає іншу літеру решті, крім цапа-відбувайла.
rules-end = Хто лишається: цап-відбувайло, якщо без нього можна обійтися; інакше той із зайвих, хто має найменше літер, потім Грошей, предметів, Сили.

## What games are compared by

measure-escapes = втечі
measure-stays = лишилися у вʼязниці
measure-stays-scapegoat = … як зайвий цап-відбувайло
measure-stays-onlyOne = … як єдиний зайвий
measure-stays-elements = … з найменшою кількістю літер
measure-stays-cash = … з найменшими Грошима
measure-stays-items = … з найменшою кількістю предметів
measure-stays-strength = … з найменшою Силою
measure-stays-naming = … за рішенням решти
measure-rounds = раунди
measure-scapegoat = раунди в ролі цапа-відбувайла
measure-tasks = виконані завдання
measure-blackmail = зіграні карти шантажу
measure-trades = обміни
measure-thefts = крадіжки
measure-promises = виконані обіцянки
