### P.I. і 07 zgłoś się. $edition — це «pi» або «warsaw»: слова двох коробок різні.

## Місця

location-lakeside = Приозерʼя
location-forest-park = Лісопарк
location-little-italy = Мала Італія
location-trocadero = Трокадеро
location-ocean-drive = Оушен-драйв
location-chinatown = Чайнатаун
location-central-station = Центральний вокзал
location-main-street = Мейн-стріт
location-road-house = Придорожній готель
location-union-square = Юніон-сквер
location-downtown = Даунтаун
location-ricks-cafe = Кафе «У Ріка»
location-waterfront = Набережна
location-skid-row = Скід-роу
location-dworzec-centralny = Центральний вокзал
location-stare-miasto = Старе Місто
location-hotel-gromada = Готель «Громада»
location-palac-kultury-i-nauki = Палац культури і науки
location-bazar-rozyckiego = Базар Ружицького
location-supersam = Суперсам
location-dt-centrum = Універмаг «Центрум»
location-dom-partii = Будинок партії
location-kino-moskwa = Кінотеатр «Москва»
location-wyscigi-na-sluzewcu = Іподром Служевець
location-hotel-forum = Готель «Форум»
location-stadion-dziesieciolecia = Стадіон Десятиріччя
location-okecie = Аеропорт Окенце
location-plac-konstytucji = Площа Конституції

## Підозрювані та злочинці

suspect-bubbles = Бабблз
suspect-doc = Док
suspect-dutch = Датч
suspect-earl = Ерл
suspect-frenchy = Френчі
suspect-knuckles = Наклз
suspect-maurice = Моріс
suspect-pinky = Пінкі
suspect-pop = Поп
suspect-queenie = Квіні
suspect-rusty = Расті
suspect-shorty = Шорті
suspect-bomba = Бомба
suspect-basia = Бася
suspect-rudy = Рудий
suspect-siwy = Сивий
suspect-docent = Доцент
suspect-lala = Ляля
suspect-kapral = Капрал
suspect-hrabina = Графиня
suspect-inzynier = Інженер
suspect-bokser = Боксер
suspect-mecenas = Адвокат
suspect-zoska = Зоська

## Злочини

crime-bank-job = Пограбування банку
crime-blackmail = Шантаж
crime-forgery = Підроблення
crime-jewellery-heist = Крадіжка коштовностей
crime-kidnapping = Викрадення
crime-mob-killing = Мафіозна розправа
crime-murder = Убивство
crime-police-corruption = Корупція в поліції
crime-protection-racket = Рекет
crime-smuggling = Контрабанда
crime-robbery = Розбійний напад
crime-arson = Підпал
crime-moonshining = Самогоноваріння
crime-fraud = Шахрайство
crime-burglary = Крадіжка зі зламом

## Слова з коробки

blank-suspect =
    { $edition ->
        [warsaw] Злочинець невідомий
       *[pi] Немає підозрюваного
    }
blank-crime =
    { $edition ->
        [warsaw] Профілактика
       *[pi] Немає злочину
    }
kind-suspect =
    { $edition ->
        [warsaw] злочинець
       *[pi] підозрюваний
    }
kind-location = місце
kind-crime = злочин
marker-disc =
    { $edition ->
        [warsaw] великий диск
       *[pi] диск
    }
marker-cube =
    { $edition ->
        [warsaw] малий диск
       *[pi] кубик
    }
discs =
    { $edition ->
        [warsaw]
            { $count ->
                [one] { $count } великий диск
                [few] { $count } великі диски
                [many] { $count } великих дисків
               *[other] { $count } великого диска
            }
       *[pi]
            { $count ->
                [one] { $count } диск
                [few] { $count } диски
                [many] { $count } дисків
               *[other] { $count } диска
            }
    }
cubes =
    { $edition ->
        [warsaw]
            { $count ->
                [one] { $count } малий диск
                [few] { $count } малі диски
                [many] { $count } малих дисків
               *[other] { $count } малого диска
            }
       *[pi]
            { $count ->
                [one] { $count } кубик
                [few] { $count } кубики
                [many] { $count } кубиків
               *[other] { $count } кубика
            }
    }
nothing = нічого
not-scored = ще без балів

## Що сталося

match-started = Партія починається. Перший гравець: { $first }.
investigation-started = Починається розслідування { $investigation } з { $investigations }. Усі жетони й карти роздано заново. Перший гравець: { $first }.
hand-dealt = { $holder } тримає карти справи, яку розкриває { $solver }: { $case }.
turn-started = Раунд { $round }. Хід: { $seat }.
turn-started-last = Раунд { $round }. Хід: { $seat }. Це останній шанс розкрити справу.
asked-evidence = { $seat } досліджує карту доказу: { $card }. Має відповісти { $holder }.
asked-investigator =
    { $edition ->
        [warsaw] { $seat } висилає патруль: { $place }. Має відповісти { $holder }.
       *[pi] { $seat } відправляє детектива: { $place }. Має відповісти { $holder }.
    }
asked-accusation = { $seat } оголошує розгадку: { $case }. Має відповісти { $holder }.
examined-disc =
    { $edition ->
        [warsaw] { $seat } досліджує доказ: { $card }. Великий диск: це { $kind } із цієї справи.
       *[pi] { $seat } досліджує доказ: { $card }. Диск: це { $kind } із цієї справи.
    }
examined-cube =
    { $edition ->
        [warsaw] { $seat } досліджує доказ: { $card }. Малий диск: шукане ({ $kind }) у сусідньому місці.
       *[pi] { $seat } досліджує доказ: { $card }. Кубик: шукане ({ $kind }) у сусідньому місці.
    }
examined-none = { $seat } досліджує доказ: { $card }. Нічого: шуканого ({ $kind }) немає ні тут, ні поруч; { $seat } залишає карту собі.
investigated =
    { $edition ->
        [warsaw] { $seat } висилає патруль: { $place }. Відповідь: { $reply }.
       *[pi] { $seat } відправляє детектива: { $place }. Відповідь: { $reply }.
    }
investigated-partly =
    { $edition ->
        [warsaw] { $seat } висилає патруль: { $place }. Відповідь: { $reply }. Стосується лише: { $about }; решту тут уже позначено.
       *[pi] { $seat } відправляє детектива: { $place }. Відповідь: { $reply }. Стосується лише: { $about }; решту тут уже позначено.
    }
investigated-again =
    { $edition ->
        [warsaw] { $seat } висилає патруль: { $place }. Відповідь: { $reply }. Тут уже все було відомо.
       *[pi] { $seat } відправляє детектива: { $place }. Відповідь: { $reply }. Тут уже все було відомо.
    }
accused-right = { $seat } оголошує розгадку: { $case }. Правильно!
accused-wrong = { $seat } оголошує розгадку: { $case }. Неправильно. Штрафні бали: { $penalty }.
assigned =
    { $edition ->
        [warsaw] { $seat } переносить фішку ({ $marker }) з патруля на жетон: { $tile }, { $place }. Це припущення.
       *[pi] { $seat } переносить фішку ({ $marker }) з детектива на жетон: { $tile }, { $place }. Це припущення.
    }
unassigned = { $seat } скасовує припущення: { $tile }, { $place }.
deck-reshuffled =
    { $count ->
        [one] Скинуті карти перетасовано, це нова колода: { $count } карта.
        [few] Скинуті карти перетасовано, це нова колода: { $count } карти.
        [many] Скинуті карти перетасовано, це нова колода: { $count } карт.
       *[other] Скинуті карти перетасовано, це нова колода: { $count } карти.
    }
display-refilled = Нова карта доказу: { $card }. Залишилося в колоді: { $deck }.
solved =
    { $points ->
        [one] { $seat } розкриває справу в раунді { $round } й отримує { $points } бал.
        [few] { $seat } розкриває справу в раунді { $round } й отримує { $points } бали.
        [many] { $seat } розкриває справу в раунді { $round } й отримує { $points } балів.
       *[other] { $seat } розкриває справу в раунді { $round } й отримує { $points } бала.
    }
misled =
    { $points ->
        [one] Хибна відповідь: { $holder } отримує 0 балів, а { $seat } — { $points } бал. Справа була така: { $case }.
        [few] Хибна відповідь: { $holder } отримує 0 балів, а { $seat } — { $points } бали. Справа була така: { $case }.
        [many] Хибна відповідь: { $holder } отримує 0 балів, а { $seat } — { $points } балів. Справа була така: { $case }.
       *[other] Хибна відповідь: { $holder } отримує 0 балів, а { $seat } — { $points } бала. Справа була така: { $case }.
    }
round-ended = Раунд { $round } завершено.
last-unsolved-scored =
    { $points ->
        [one] { $seat } завершує розслідування без розгадки й отримує { $points } бал.
        [few] { $seat } завершує розслідування без розгадки й отримує { $points } бали.
        [many] { $seat } завершує розслідування без розгадки й отримує { $points } балів.
       *[other] { $seat } завершує розслідування без розгадки й отримує { $points } бала.
    }
investigation-ended = Розслідування { $investigation } завершено. Ось усі справи:
case-shown =
    { $points ->
        [one] { $seat }: { $case }. { $points } бал.
        [few] { $seat }: { $case }. { $points } бали.
        [many] { $seat }: { $case }. { $points } балів.
       *[other] { $seat }: { $case }. { $points } бала.
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

offer-examine = Дослідити карту доказу (на вибір: { $count })
offer-investigate =
    { $edition ->
        [warsaw] Вислати патруль (залишилося на всю партію: { $count })
       *[pi] Відправити детектива (залишилося на всю партію: { $count })
    }
offer-accuse =
    { $penalty ->
        [one] Оголосити розгадку (помилка — { $penalty } штрафний бал)
        [few] Оголосити розгадку (помилка — { $penalty } штрафні бали)
        [many] Оголосити розгадку (помилка — { $penalty } штрафних балів)
       *[other] Оголосити розгадку (помилка — { $penalty } штрафного бала)
    }
offer-assign =
    { $edition ->
        [warsaw] { $place }: перенести фішку ({ $marker }) зі свого патруля на жетон (без втрати ходу)
       *[pi] { $place }: перенести фішку ({ $marker }) зі свого детектива на жетон (без втрати ходу)
    }
offer-unassign =
    { $edition ->
        [warsaw] { $place }: скасувати припущення; фішка повертається на твій патруль (без втрати ходу)
       *[pi] { $place }: скасувати припущення; фішка повертається на твого детектива (без втрати ходу)
    }
offer-answer = Відповісти
offer-answer-discs =
    { $edition ->
        [warsaw]
            { $count ->
                [one] Відповісти: { $count } великий диск
                [few] Відповісти: { $count } великі диски
                [many] Відповісти: { $count } великих дисків
               *[other] Відповісти: { $count } великого диска
            }
       *[pi]
            { $count ->
                [one] Відповісти: { $count } диск
                [few] Відповісти: { $count } диски
                [many] Відповісти: { $count } дисків
               *[other] Відповісти: { $count } диска
            }
    }
blank-card = Яка карта?
blank-place = Яке місце?
blank-accused-suspect =
    { $edition ->
        [warsaw] Хто злочинець?
       *[pi] Хто підозрюваний?
    }
blank-accused-location = Яке місце?
blank-accused-crime = Який злочин?
blank-tile = Який жетон?
blank-reply = Яка відповідь?
blank-cubes =
    { $edition ->
        [warsaw] Скільки малих дисків?
       *[pi] Скільки кубиків?
    }
blank-right = Чи правильна розгадка?
choice-tile = { $tile } ({ $kind })
answer-right = правильна
answer-wrong = неправильна
card-tile = { $card } ({ $kind }; { $place })
card-location = { $card } ({ $kind })
card-noted = { $card } — { $note }
note-disc =
    { $edition ->
        [warsaw] уже досліджено: великий диск
       *[pi] уже досліджено: диск
    }
note-cube =
    { $edition ->
        [warsaw] уже досліджено: малий диск
       *[pi] уже досліджено: кубик
    }
note-hand = не з твоєї справи: ця карта в тебе, цю справу розкриває { $seat }
note-other = не з твоєї справи: цю справу розкриває { $seat }

## Стіл

section-status = Стан гри
section-map = Мапа
section-cards = Карти доказів
section-hand = Рука
section-notebook = Нотатник
section-seats = Гравці
status-investigation = Розслідування { $investigation } з { $investigations }, раунд { $round }.
status-over = Партію завершено.
status-turn = Хід: { $seat }. Перший гравець: { $first }.
status-value =
    { $points ->
        [one] Розкрити справу в цьому раунді — це { $points } бал.
        [few] Розкрити справу в цьому раунді — це { $points } бали.
        [many] Розкрити справу в цьому раунді — це { $points } балів.
       *[other] Розкрити справу в цьому раунді — це { $points } бала.
    }
status-last-chance = Останній шанс: лише { $seat } ще не має розгадки, і це останній раунд.
map-place =
    { $edition ->
        [warsaw] { $place }. Злочинець: { $suspect }. Злочин: { $crime }. Поруч: { $neighbours }.
       *[pi] { $place }. Підозрюваний: { $suspect }. Злочин: { $crime }. Поруч: { $neighbours }.
    }
map-marker-confirmed = { $seat }: { $marker } на жетоні { $tile }.
map-marker-assigned = { $seat }: { $marker } на жетоні { $tile }, припущення.
map-marker-solved = { $seat }: { $marker } на жетоні { $tile }, частина розкритої справи.
map-investigator =
    { $edition ->
        [warsaw]
            { $count ->
                [one] { $seat }: патруль. Відповідь: { $reply }. Досі на ньому: { $lying }.
                [few] { $seat }: { $count } патрулі. Відповідь: { $reply }. Досі на них: { $lying }.
                [many] { $seat }: { $count } патрулів. Відповідь: { $reply }. Досі на них: { $lying }.
               *[other] { $seat }: { $count } патруля. Відповідь: { $reply }. Досі на них: { $lying }.
            }
       *[pi]
            { $count ->
                [one] { $seat }: детектив. Відповідь: { $reply }. Досі на ньому: { $lying }.
                [few] { $seat }: { $count } детективи. Відповідь: { $reply }. Досі на них: { $lying }.
                [many] { $seat }: { $count } детективів. Відповідь: { $reply }. Досі на них: { $lying }.
               *[other] { $seat }: { $count } детектива. Відповідь: { $reply }. Досі на них: { $lying }.
            }
    }
map-investigator-about =
    { $edition ->
        [warsaw] Відповідь на цей патруль стосується лише: { $about }.
       *[pi] Відповідь на цього детектива стосується лише: { $about }.
    }
cards-piles = У колоді: { $deck }. Скинуто: { $discard }.
hand-holds = { $seat } тримає карти справи, яку розкриває { $solver }: { $case }.
hand-own = Справа, яку розкриває { $seat }: { $case }.
hand-answers = { $holder } тримає карти справи, яку розкриває { $seat }, і відповідає на запитання.
lesson-disc =
    { $edition ->
        [warsaw] { $card }: великий диск. Це { $kind } із цієї справи.
       *[pi] { $card }: диск. Це { $kind } із цієї справи.
    }
lesson-cube =
    { $edition ->
        [warsaw] { $card }: малий диск. Шукане ({ $kind }) поруч із місцем: { $place }.
       *[pi] { $card }: кубик. Шукане ({ $kind }) поруч із місцем: { $place }.
    }
lesson-none = { $card }: нічого. Шуканого ({ $kind }) немає ні тут, ні поруч: { $place }.
lesson-investigator =
    { $edition ->
        [warsaw] Патруль, { $place }: { $reply }. Про що питали: { $about }.
       *[pi] Детектив, { $place }: { $reply }. Про що питали: { $about }.
    }
lesson-wrong = Хибна розгадка: { $case }.
reckoning =
    { $count ->
        [one] Лишилася { $count } можлива справа.
        [few] Лишилося { $count } можливі справи.
        [many] Лишилося { $count } можливих справ.
       *[other] Лишилося { $count } можливої справи.
    }
reckoning-kind = Ще можливі ({ $kind }): { $names }.
seat-points =
    { $total ->
        [one] { $seat }: { $total } бал. По розслідуваннях: { $scores }. Штраф: { $penalty }.
        [few] { $seat }: { $total } бали. По розслідуваннях: { $scores }. Штраф: { $penalty }.
        [many] { $seat }: { $total } балів. По розслідуваннях: { $scores }. Штраф: { $penalty }.
       *[other] { $seat }: { $total } бала. По розслідуваннях: { $scores }. Штраф: { $penalty }.
    }
seat-active = Розслідування триває.
seat-solved = Справу розкрито в раунді { $round }.
seat-misled = Справу показано після хибної відповіді.
seat-out = Поза цим розслідуванням через хибну відповідь.
seat-supply =
    { $edition ->
        [warsaw] Залишилося патрулів: { $investigators }. У запасі: { $markers }.
       *[pi] Залишилося детективів: { $investigators }. У запасі: { $markers }.
    }
seat-substitutes =
    { $edition ->
        [warsaw] Замінники малих дисків на мапі: { $count }.
       *[pi] Замінники кубиків на мапі: { $count }.
    }
seat-kept = Хибні сліди: { $cards }.
seat-wrong = Хибна розгадка: { $case }.

## Нотатник

notebook-whose = Чия справа
notebook-mine = Моя справа
notebook-of = { $seat }
notebook-list-suspect =
    { $edition ->
        [warsaw] Злочинці
       *[pi] Підозрювані
    }
notebook-list-location = Місця
notebook-list-crime = Злочини
notebook-keys = Стрілки переходять від назви до назви. Enter змінює позначку; 1 можливо, 2 виключено, 3 точно, 4 кольори, 0 прибирає твою позначку.
notebook-mark-open = можливо
notebook-mark-excluded = виключено
notebook-mark-sure = точно
notebook-mark-amber = бурштиновий трикутник
notebook-mark-teal = бірюзове коло
notebook-mark-violet = фіолетовий ромб
notebook-mark-assumed = припущено
notebook-cell = { $name }: { $mark }
notebook-cell-mine = { $name }: { $mark } (твоя позначка)
notebook-cell-noted = { $name }: { $mark } (виведено з відповідей)
notebook-cell-disputed = { $name }: { $mark } (твоя позначка, але відповіді свідчать про інше)
notebook-cell-true = { $cell }; це частина справи
notebook-more = { $name }: пояснення та інші позначки
notebook-mark-as = Позначити: { $name }
notebook-erase = Прибрати мою позначку
notebook-close = Закрити
notebook-undo = Скасувати останню позначку
notebook-redo = Повернути скасовану позначку
notebook-wipe = Прибрати всі мої позначки в цій справі
notebook-overlay = { $list }: показати на мапі
notebook-pages = Розслідування
notebook-page-old = Це розслідування завершено: сторінку можна лише читати.
notebook-ledger = Запитання й відповіді
notebook-ledger-none = Ще нічого не питали.
notebook-clue-hand = У тебе на руках справа, яку розкриває { $seat }: { $case }.
notebook-clue-disc =
    { $edition ->
        [warsaw] { $seat } має великий диск на жетоні { $card }.
       *[pi] { $seat } має диск на жетоні { $card }.
    }
notebook-clue-told = Усі відповіді, які отримує { $seat }.
notebook-why-excluded = Цього немає в жодній із можливих справ.
notebook-why-sure = Нічого іншого цього виду вже не лишилося.
notebook-against =
    { $count ->
        [one] Це виключає:
        [few] Це виключає кожен із цих фактів:
        [many] Це виключає кожен із цих фактів:
       *[other] Це виключає кожен із цих фактів:
    }
notebook-against-together = Це виключають разом:
notebook-case = { $case }
notebook-inexact = Їх може бути менше: перевірити всі поєднання не вдалося.
notebook-suppose = А якби…
notebook-suppose-how = Торкнися того, що хочеш припустити: списки покажуть, що з цього випливало б.
notebook-suppose-drop = Не припускати: { $name }
notebook-suppose-left =
    { $count ->
        [one] Лишилася б { $count } можлива справа.
        [few] Лишилося б { $count } можливі справи.
        [many] Лишилося б { $count } можливих справ.
       *[other] Лишилося б { $count } можливої справи.
    }
notebook-suppose-none = Жодна справа не була б можлива.
notebook-suggestions = Підказки щодо твоїх фішок: { $count }
notebook-suggest-assign =
    { $edition ->
        [warsaw] { $place }: фішка з твого патруля ({ $marker }) пасує лише до жетона { $tile } ({ $kind }).
       *[pi] { $place }: фішка з твого детектива ({ $marker }) пасує лише до жетона { $tile } ({ $kind }).
    }
notebook-suggest-unassign = { $place }: твоя фішка ({ $marker }) на жетоні { $tile } ({ $kind }) не може там лежати.
notebook-do-assign = Перенести
notebook-do-unassign = Забрати

## Поле

board-track = Бали за розкриття, від найбільших
board-parts = Розділи
board-tab-cards = Докази
board-tab-accuse = Розгадка
board-map-keys = Стрілки ведуть від місця до місця. Enter відкриває місце.
board-filter = Показувати фішки
board-filter-all = Усі фішки
board-filter-mine = Мої фішки
board-filter-of = Фішки: { $name }
board-overlay =
    { $count ->
        [one] З нотатника, { $kind }: { $count } можливе місце.
        [few] З нотатника, { $kind }: { $count } можливі місця.
        [many] З нотатника, { $kind }: { $count } можливих місць.
       *[other] З нотатника, { $kind }: { $count } можливого місця.
    }
board-dock = Зблизька
board-put-down = Закрити
board-lying = Що тут лежить
board-lies-in = На мапі: { $place }.
board-send =
    { $edition ->
        [warsaw] Вислати патруль (є ще { $count })
       *[pi] Відправити детектива (є ще { $count })
    }
board-examine = Дослідити доказ: { $card }
board-accuse-this = { board-accuse-add }: { $name }
board-accuse-add = До розгадки
board-accuse-in = Додано до розгадки: { $name }.
board-accuse-out = Прибрано з розгадки: { $name }.
board-assign = Покласти на цей жетон: { $marker }
board-unassign = Забрати звідси: { $marker }
board-show-on-map = Показати на мапі
board-draft = Розгадка: { $case }
board-draft-open = …
board-draft-go = Оголосити
board-asked = Потрібна твоя відповідь
board-asked-evidence = { $seat } досліджує карту доказу: { $card }. Відповідаєш ти.
board-asked-investigator =
    { $edition ->
        [warsaw] { $seat } висилає патруль: { $place }. Відповідаєш ти.
       *[pi] { $seat } відправляє детектива: { $place }. Відповідаєш ти.
    }
board-asked-accusation = { $seat } оголошує розгадку: { $case }. Відповідаєш ти.
board-fold = Показати мапу
board-unfold = Відповісти
board-asked-about = Відповідь стосується: { $about }.
board-answer-truly =
    { $points ->
        [one] Хибну відповідь видно одразу: ти отримуєш 0 балів, а інший гравець — { $points } бал.
        [few] Хибну відповідь видно одразу: ти отримуєш 0 балів, а інший гравець — { $points } бали.
        [many] Хибну відповідь видно одразу: ти отримуєш 0 балів, а інший гравець — { $points } балів.
       *[other] Хибну відповідь видно одразу: ти отримуєш 0 балів, а інший гравець — { $points } бала.
    }
board-answer = Відповісти: { $reply }
board-how-many-discs =
    { $edition ->
        [warsaw] Скільки великих дисків?
       *[pi] Скільки дисків?
    }
board-about = Відповідь стосуватиметься: { $about }. Решту тут уже позначено.
board-about-all =
    { $edition ->
        [warsaw] Відповідь стосуватиметься всіх трьох: злочинця, місця і злочину.
       *[pi] Відповідь стосуватиметься всіх трьох: підозрюваного, місця і злочину.
    }
board-about-nothing = Відповідь не скаже нічого нового.
board-warn-known = Цю відповідь ти вже знаєш: { $reply }.
board-warn-asked = Про це вже питали: { $reply }. Відповідь буде така сама.
board-warn-investigator-there =
    { $edition ->
        [warsaw] Тут уже є твій патруль, тож відповідь буде: нічого.
       *[pi] Тут уже є твій детектив, тож відповідь буде: нічого.
    }
board-warn-all-marked = На всі жетони тут ти вже маєш відповідь, тож нового не буде.
board-warn-repeated = Така розгадка в тебе вже була, і вона хибна.
board-warn-impossible = Це не може бути частиною твоєї справи: { $name }.
board-warn-contradicts = Ці три частини разом суперечать тому, що ти вже знаєш.
board-accuse = Оголосити розгадку
board-accuse-sure = Оголосити таку розгадку?
board-accuse-not = Ще ні
board-accuse-cost =
    Якщо все правильно, ти отримуєш { $points ->
        [one] { $points } бал
        [few] { $points } бали
        [many] { $points } балів
       *[other] { $points } бала
    }. Якщо ні — { $penalty ->
        [one] { $penalty } штрафний бал
        [few] { $penalty } штрафні бали
        [many] { $penalty } штрафних балів
       *[other] { $penalty } штрафного бала
    }.
board-accuse-missing = Ще вибрати: { $kinds }.
board-accuse-excluded = Виключено: { $count }
board-answered-by = Карти твоєї справи тримає { $seat } і відповідає на твої запитання.
board-first = Перший гравець
board-answers = відповідає, коли питає { $seat }
board-total =
    { $points ->
        [one] { $points } бал
        [few] { $points } бали
        [many] { $points } балів
       *[other] { $points } бала
    }
board-investigators-left =
    { $edition ->
        [warsaw] Патрулі до кінця партії: { $count } з { $of }.
       *[pi] Детективи до кінця партії: { $count } з { $of }.
    }
board-supply = У запасі: { $markers }.
board-scores = По розслідуваннях: { $scores }. Штраф: { $penalty }.
board-kept = Хибні сліди
board-kept-by = Хибні сліди ({ $seat }): { $cards }.
board-unsolved = Не розкрито.
board-chapter = Розслідування { $investigation }
board-final = Остаточний рахунок
board-col-penalty = Штраф
board-tie =
    { $edition ->
        [warsaw] За однакової суми вирішує більше патрулів у запасі, потім менше штрафних балів.
       *[pi] За однакової суми вирішує більше детективів у запасі, потім менше штрафних балів.
    }
board-short-central-station = Вокзал
board-short-road-house = Готель
board-short-dworzec-centralny = Центр. вокзал
board-short-hotel-gromada = Громада
board-short-palac-kultury-i-nauki = Палац культури
board-short-bazar-rozyckiego = Базар Ружи{ "\u00AD" }цького
board-short-dt-centrum = Центрум
board-short-dom-partii = Будинок партії
board-short-kino-moskwa = Кіно «Москва»
board-short-wyscigi-na-sluzewcu = Іподром
board-short-hotel-forum = Форум
board-short-stadion-dziesieciolecia = Стадіон
board-short-okecie = Окенце
board-short-plac-konstytucji = Пл. Консти{ "\u00AD" }туції
board-short-bank-job = Банк
board-short-jewellery-heist = Кош{ "\u00AD" }товності
board-short-mob-killing = Роз{ "\u00AD" }права
board-short-police-corruption = Корупція
board-short-protection-racket = Рекет
board-short-robbery = Розбій
board-short-arson = Підпал
board-short-moonshining = Самогон
board-short-burglary = Злам
board-short-lakeside = При{ "\u00AD" }озерʼя
board-short-trocadero = Трока{ "\u00AD" }деро
board-short-chinatown = Чайна{ "\u00AD" }таун
board-short-downtown = Даун{ "\u00AD" }таун
board-short-waterfront = Набе{ "\u00AD" }режна
board-short-supersam = Супер{ "\u00AD" }сам
board-short-murder = Убив{ "\u00AD" }ство
board-short-blackmail = Шантаж
board-short-forgery = Підроб{ "\u00AD" }лення
board-short-kidnapping = Викра{ "\u00AD" }дення
board-short-smuggling = Контра{ "\u00AD" }банда
board-short-fraud = Шахрай{ "\u00AD" }ство
board-breaks = Десяти|річчя Консти|туції коштов|ностей підозрю|ваного Пограбу|вання Придо|рожній Профі|лактика Самогоно|варіння Централь|ний
board-short-no-suspect =
    { $edition ->
        [warsaw] неві{ "\u00AD" }домий
       *[pi] нікого
    }
board-short-no-crime =
    { $edition ->
        [warsaw] профі{ "\u00AD" }лактика
       *[pi] нічого
    }

## Налаштування столу

option-answers = Відповіді
option-answers-auto = Автоматично
option-answers-hand = Дає гравець, який тримає справу
option-lastUnsolved = Бали останньому гравцеві без розгадки
option-lastUnsolved-nextValue = Наступне число на шкалі
option-lastUnsolved-zero = 0 балів
option-notebook = Автоматичні нотатки
option-notebook-0 = Вимкнено
option-notebook-1 = Лише відповіді
option-notebook-2 = Повна дедукція
option-turnSeconds = Час на хід
option-turnSeconds-null = Без обмеження
option-turnSeconds-seconds =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунди
        [many] { $count } секунд
       *[other] { $count } секунди
    }
option-turnSeconds-minutes =
    { $count ->
        [one] { $count } хвилина
        [few] { $count } хвилини
        [many] { $count } хвилин
       *[other] { $count } хвилини
    }

## Правила, коли вони щось забороняють

rule-PI-1-1 = Глядачі лише дивляться.
rule-PI-2-4 = Відповідає лише гравець, який тримає карти справи, і лише коли його питають.
rule-PI-4-1 = Зараз не твій хід.
rule-PI-4-3 = Ти більше не береш участі в цьому розслідуванні.
rule-PI-4-6 = У свій хід ти досліджуєш карту доказу, відправляєш детектива чи висилаєш патруль або оголошуєш розгадку; більше нічого.
rule-PI-5-1 = Досліджувати можна лише одну з відкритих карт доказів.
rule-PI-5-14 = Карт доказів більше немає.
rule-PI-6-1 = Детектив чи патруль іде в одне з чотирнадцяти місць.
rule-PI-6-2 = У тебе більше немає детективів чи патрулів на цю партію.
rule-PI-6-5 = У відповіді не може бути більше фішок, ніж видів жетонів, про які йдеться.
rule-PI-7-1 = На твоєму детективі чи патрулі там немає такої фішки.
rule-PI-7-2 = Фішку можна перенести лише на жетон у тому самому місці.
rule-PI-7-3 = Диск (у 07 великий диск) не може позначати порожній жетон.
rule-PI-7-4 = На цьому жетоні в тебе вже є відповідь або фішка.
rule-PI-7-6 = На цьому жетоні немає твого припущення.
rule-PI-7-8 = Фішки переносять лише гравці, чиє розслідування триває.
rule-PI-8-2 = Розгадка називає одного підозрюваного чи злочинця, одне місце й один злочин із цієї коробки.
rule-PI-10-1 = Твою справу вже розкрито; у цьому розслідуванні ходів у тебе більше немає.
rule-PI-13-6 = За цим столом відповідає гра.
rule-PI-13-7 = Спершу дай відповідь на запитання.
rule-PI-15-6 = Партію завершено.

## Підказки для першої партії, щонайбільше дванадцять слів

hint-answer = Відповідай правду: за хибну відповідь матимеш 0 балів.
hint-last-chance = Останній шанс: розкрий справу зараз і отримай стільки ж балів.
hint-disc =
    { $edition ->
        [warsaw] Великий диск: це належить до твоєї справи.
       *[pi] Диск: це належить до твоєї справи.
    }
hint-cube =
    { $edition ->
        [warsaw] Малий диск означає «поруч»: шукай у сусідніх місцях.
       *[pi] Кубик означає «поруч»: шукай у сусідніх місцях.
    }
hint-nothing = Нічого: цього немає ні тут, ні поруч. Викресли їх.
hint-counts = Відповідь рахує всі три разом, але не каже, що є що.
hint-counts-nothing = Нічого: жодного з трьох немає ні тут, ні поруч.
hint-wrong = Неправильно: щонайменше одне з трьох інше. Штрафні бали: { $penalty }.
hint-solved = Готово. Ти й далі тримаєш карти справи гравця { $solver }.
hint-same-round = Розкрий справу в цьому раунді й отримаєш стільки ж балів.
hint-solve = Знаєш усі три? Розкрий справу: що раніше, то більше балів.
hint-others-disc =
    { $edition ->
        [warsaw] Чужий великий диск: цього точно немає у твоїй справі.
       *[pi] Чужий диск: цього точно немає у твоїй справі.
    }
hint-new-case =
    { $edition ->
        [warsaw] Нова справа, нова мапа. Вислані патрулі не повертаються.
       *[pi] Нова справа, нова мапа. Відправлені детективи не повертаються.
    }
hint-first = Почни з карти доказу: вона з твоєї справи чи лежить поруч?
hint-goal =
    { $edition ->
        [warsaw] Знайди злочинця, місце і злочин. Їх знає та відповідає { $holder }.
       *[pi] Знайди підозрюваного, місце і злочин. Їх знає та відповідає { $holder }.
    }
hint-assign = Знаєш, якого жетона стосується фішка? Перенеси її туди.
hint-investigator =
    { $edition ->
        [warsaw] Патруль питає одразу про злочинця, місце і злочин.
       *[pi] Детектив питає одразу про підозрюваного, місце і злочин.
    }
hint-scarce =
    { $edition ->
        [warsaw] Патрулів має вистачити на всю партію. Залишилося: { $left }.
       *[pi] Детективів має вистачити на всю партію. Залишилося: { $left }.
    }
hint-hand = Карти в тебе в руці — це справа гравця { $solver }.
hint-public = Кожна відповідь відкрита: чужі відповіді теж тобі допомагають.

## Журнал, до гравця, про якого мова

match-started-you = Партія починається. Перший хід твій.
investigation-started-you = Починається розслідування { $investigation } з { $investigations }. Перший хід твій.
hand-dealt-you = Ти тримаєш карти справи, яку розкриває { $solver }: { $case }.
asked-evidence-you = Питаєш гравця { $holder }: { $card }.
asked-evidence-of-you = { $seat } питає тебе: { $card }. Відповідаєш ти.
asked-investigator-you =
    { $edition ->
        [warsaw] Висилаєш патруль: { $place }. Має відповісти { $holder }.
       *[pi] Відправляєш детектива: { $place }. Має відповісти { $holder }.
    }
asked-investigator-of-you =
    { $edition ->
        [warsaw] { $seat } висилає патруль: { $place }. Відповідаєш ти.
       *[pi] { $seat } відправляє детектива: { $place }. Відповідаєш ти.
    }
asked-accusation-you = Оголошуєш розгадку: { $case }. Має відповісти { $holder }.
asked-accusation-of-you = { $seat } оголошує розгадку: { $case }. Відповідаєш ти.
examined-disc-you = Питаєш гравця { $holder }: { $card }. Це воно!
examined-disc-of-you = { $seat } питає тебе: { $card }. Це воно!
examined-cube-you = Питаєш гравця { $holder }: { $card }. Поруч!
examined-cube-of-you = { $seat } питає тебе: { $card }. Поруч!
examined-none-you = Питаєш гравця { $holder }: { $card }. Нічого.
examined-none-of-you = { $seat } питає тебе: { $card }. Нічого.
investigated-you =
    { $edition ->
        [warsaw] Висилаєш патруль: { $place }. Відповідь: { $reply }.
       *[pi] Відправляєш детектива: { $place }. Відповідь: { $reply }.
    }
investigated-partly-you =
    { $edition ->
        [warsaw] Висилаєш патруль: { $place }. Відповідь: { $reply }. Стосується лише: { $about }.
       *[pi] Відправляєш детектива: { $place }. Відповідь: { $reply }. Стосується лише: { $about }.
    }
investigated-again-you =
    { $edition ->
        [warsaw] Висилаєш патруль: { $place }. Відповідь: { $reply }. Тут уже все було відомо.
       *[pi] Відправляєш детектива: { $place }. Відповідь: { $reply }. Тут уже все було відомо.
    }
accused-right-you = Оголошуєш розгадку: { $case }. Правильно!
accused-wrong-you = Оголошуєш розгадку: { $case }. Неправильно. Штрафні бали: { $penalty }.
assigned-you = Переносиш фішку ({ $marker }) на жетон: { $tile }, { $place }.
unassigned-you = Скасовуєш припущення: { $tile }, { $place }.
solved-you =
    { $points ->
        [one] Розкриваєш справу в раунді { $round } й отримуєш { $points } бал.
        [few] Розкриваєш справу в раунді { $round } й отримуєш { $points } бали.
        [many] Розкриваєш справу в раунді { $round } й отримуєш { $points } балів.
       *[other] Розкриваєш справу в раунді { $round } й отримуєш { $points } бала.
    }
misled-you =
    { $points ->
        [one] { $holder } дає хибну відповідь. Ти отримуєш { $points } бал; твоя справа: { $case }.
        [few] { $holder } дає хибну відповідь. Ти отримуєш { $points } бали; твоя справа: { $case }.
        [many] { $holder } дає хибну відповідь. Ти отримуєш { $points } балів; твоя справа: { $case }.
       *[other] { $holder } дає хибну відповідь. Ти отримуєш { $points } бала; твоя справа: { $case }.
    }
misled-of-you =
    { $points ->
        [one] Твоя відповідь хибна: ти отримуєш 0 балів, а { $seat } — { $points } бал. Справа: { $case }.
        [few] Твоя відповідь хибна: ти отримуєш 0 балів, а { $seat } — { $points } бали. Справа: { $case }.
        [many] Твоя відповідь хибна: ти отримуєш 0 балів, а { $seat } — { $points } балів. Справа: { $case }.
       *[other] Твоя відповідь хибна: ти отримуєш 0 балів, а { $seat } — { $points } бала. Справа: { $case }.
    }
last-unsolved-scored-you =
    { $points ->
        [one] Ти не розкриваєш справу й отримуєш { $points } бал.
        [few] Ти не розкриваєш справу й отримуєш { $points } бали.
        [many] Ти не розкриваєш справу й отримуєш { $points } балів.
       *[other] Ти не розкриваєш справу й отримуєш { $points } бала.
    }

board-tab-table = Стіл
board-my-case = Моя справа
board-left = ще { $count }
board-found = Знайдено
board-solve = Розгадати
board-bar-when = Розслідування { $investigation } з { $investigations }
board-bar-round = Раунд { $round }
board-bar-short = { $investigation }/{ $investigations } · раунд { $round }
board-continue = Далі
board-says-disc = Це воно!
board-says-cube = Поруч!
board-says-none = Нічого
board-says = каже { $seat }
board-says-me = відповідаєш ти
board-key = Позначки
board-key-disc = це воно
board-key-cube = поруч
board-key-none = нічого
board-was = було { $count }
board-card-asked = запитано
board-in-deck = у колоді: { $count }
board-since = після твого ходу
board-since-label = Що зробили інші після твого ходу
board-step-at = { $at } з { $count }
board-step-earlier = Раніше
board-step-later = Пізніше
board-answers-you = відповідає тобі
board-you-answer = відповідаєш
board-answers-next = відповідає
board-you-answer-seat = Ти відповідаєш, коли питає { $seat }
board-did = { $what }: { $reply }
board-touches = поруч: { $places }
board-may-be = можливо
board-not-yours = не твоє
board-yours = твоє
board-why = Чому?
board-ask-card = Дослідити карту цього місця

## Журнал на екрані

log-investigation = Розслідування { $investigation } з { $investigations }
log-round = Раунд { $round }
log-last-chance-you = Твій останній шанс розкрити справу.
log-last-chance = { $seat }: останній шанс розкрити справу.
log-examined-disc = { $seat } питає гравця { $holder }: { $card }. Це воно!
log-examined-cube = { $seat } питає гравця { $holder }: { $card }. Поруч.
log-examined-none = { $seat } питає гравця { $holder }: { $card }. Нічого.

## Кінець розслідування й партії

board-gain = +{ $points }
board-chapter-over = Розслідування { $investigation } з { $investigations } завершено
board-chapter-first = Справу розкрито раніше за всіх
board-chapter-solved = Справу розкрито
board-chapter-given = Твою справу відкрито
board-chapter-missed = Цього разу ні
board-chapter-open = Усі справи показано
board-chapter-mine = Твоя справа
board-chapter-held = Карти тримає й тобі відповідає { $seat }.
board-stamp-solved = Розкрито
board-stamp-unsolved = Не розкрито
board-paper-edition = Вечірній випуск
board-paper-name =
    { $edition ->
        [warsaw] Вечірній варшавський вісник
       *[pi] Міський вісник
    }
board-paper-cases =
    { $count ->
        [one] { $count } справа
        [few] { $count } справи
        [many] { $count } справ
       *[other] { $count } справи
    }
board-headline =
    { $edition ->
        [warsaw] Справи закрито: { $names }
       *[pi]
            { $count ->
                [one] { $names } розгадує таємниці міста
                [few] { $names } розгадують таємниці міста
                [many] { $names } розгадують таємниці міста
               *[other] { $names } розгадують таємниці міста
            }
    }
board-headline-none =
    { $edition ->
        [warsaw] Справи лишаються відкритими
       *[pi] Місто береже свої таємниці
    }
board-deck =
    { $points ->
        [one] Усього { $points } бал.
        [few] Усього { $points } бали.
        [many] Усього { $points } балів.
       *[other] Усього { $points } бала.
    }
board-deck-clean = Чиста репутація: без штрафів.
board-my-cases = Твої справи
board-cases-of = Справи гравця { $seat }
board-all-cases = Справи всіх гравців
