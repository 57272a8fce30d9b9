### Перегляд партії ще раз.

replay-page = Повтор
replay-about = Переглянь партію ще раз, крок за кроком, з погляду будь-кого. Відкрий запис або перетягни його на сторінку.
replay-preparing = Відтворення партії: хід { $step } з { $of }…
replay-cannot = Цю партію не можна відтворити. { $why }
replay-kept = Сам запис лишається таким, як був. Збережи його: інша версія Parlour, можливо, зуміє його показати.
replay-wrong = Запис не збігається з тим, що було зіграно, тому повтор триває лише доти, доки все сходиться. { $why }

replay-eyes = Хто дивиться:
replay-eyes-all = усі
replay-eyes-audience = глядачі
replay-hands = Карти всіх гравців

replay-controls = Кроки партії
replay-position = Крок
replay-deal = Роздача.
replay-move = Хід { $number } з { $of }.
replay-at = { $where } { $what }
replay-first = До роздачі
replay-back = Крок назад
replay-play = Відтворити
replay-pause = Зупинити
replay-forward = Крок уперед
replay-last = До кінця
replay-speed = Темп
replay-times = { $speed }×
replay-copy-link = Скопіювати посилання на цей крок

replay-turns = Наступний хід:
replay-next-turn = Наступний хід: { $name }
replay-no-turn = { $name } більше не має ходів.

replay-log = Що відбувалося
replay-log-earlier = Раніше
replay-log-later = Пізніше
replay-nothing-heard = Звідси цього не видно.
replay-took-back = { $seat } скасовує попередній хід.
replay-taken-back = Хід згодом скасовано

replay-continue = Грати звідси проти ботів
replay-continue-hint = На цьому пристрої ти займаєш місце: { $name }. Усе, чого звідти не було видно, роздається наново.
replay-continue-eyes = Спершу вибери когось із гравців: ти займеш це місце.
replay-continue-over = На цьому кроці партію вже завершено. Повернися до кроку, з якого можна грати далі.
