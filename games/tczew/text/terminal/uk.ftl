### Zbudujmy Tczew: what only text clients say.

## What lies on the table

section-status = Стан
section-map = Мапа
section-hand = Твоя рука
section-seats = Гравці
section-city = Місто { $number }: { $seat }
section-free = Нічиї карти
section-effects = Тривалі Події
section-stacks = Стоси
status-epoch = Епоха { $number }
status-towns = Гравці вибирають міста.
status-epoch1 = { $seat } кладе карту «{ $card }».
status-epoch2 = { $seat } засновує місто. Ще покласти: { $cards }.
status-lastLap = Останні ходи: { $seats }.
status-event = Подія «{ $card }», грає: { $seat }
status-decision = Зараз вирішує { $seat }.
status-proposal = { $seat } пропонує завершити гру.
map-row = { $row }
map-key = 1–4: карти гравців, *: нічиї, ~: Вісла, ,: стартові зони
hand-card = { $card }
hand-known = { $seat }: відомі карти в руці: { $cards }
seat-town = { $number }. { $seat }: { $town }
seat-counts = поля: { $cells }, карти в руці: { $cards }
seat-services = { $services }
seat-tokens = лишилося жетонів: { $count }
city-district = Дільниця:
lasting-ban = «{ $card }», { $seat } не може: { $bans } (ходи: { $turns })
lasting-ban-categories = «{ $card }», { $seat }: без будівництва категорій: { $categories } (ходи: { $turns })
lasting-ward = «{ $card }», { $seat }: захист від ворожої Події
lasting-ward-turns = «{ $card }», { $seat }: захист від ворожої Події (ходи: { $turns })
lasting-suspension = «{ $card }», { $seat }: не захищає { $services } (ходи: { $turns })
lasting-modifier = «{ $card }», { $seat }: напад +{ $attack }, захист +{ $defend } (ходи: { $turns })
lasting-ongoing = «{ $card }», { $seat } (ходи: { $turns })
stack-size = Епоха { $number }: { $count }
stack-used = Використані карти: { $cards }
stack-events = Використані Події: { $cards }
stack-replacements = Замінники, що лишилися: { $cards }

## How it is played

rules-goal = Збудуй зі свого міста найкраще. Бали рахують наприкінці: 3 за найбільше місто, 3 за кожну Стартову карту, 2 за кожну Памʼятку, 1 за кожен Унікальний обʼєкт або Обʼєкт майбутнього, 1 за кожну із семи категорій Обʼєктів, −1 за Забруднення довкілля.
rules-beginning = Епоха I: кубики розкладають чотири давні карти, які є нічиїми. Епоха II: кожен кладе три карти поряд зі своєю Стартовою картою. Потім кожен отримує пʼять карт.
rules-turn = У свій хід зроби одну дію: збудуй карту, зіграй Подію, обміняй карту або чекай. Потім ти добираєш до пʼяти карт.
rules-placing = Карта має торкатися боком твоєї карти, і жодна карта поряд не може мати ту саму категорію. Нічия карта стає твоєю, щойно її торкнеться твоя.
rules-stars = Дві зірочки: лише на Віслі. Три: лише на її березі. Чотири: рівно один сусід.
rules-events = Події допомагають тобі або шкодять суперникам. Ратуші, Поліція, Пожежна охорона та Медична служба захищають власника так, як каже Подія.
rules-districts = Якщо Подія відріже частину твого міста, дільниця лишається твоєю лише з Ратушею або Стартовою картою. Інакше вона йде нападнику, сусідові або до використаних карт.
rules-plebiscites = Раз за хід, до дії чи після неї, можна провести плебісцит: зі своєї карти на карту суперника поряд. Перемагає вищий кидок, нічия рятує карту. Потім вона має два жетони й захищена.
rules-end = Коли гравець не має карт, а стоси порожні, решта мають по одному останньому ходу. Бали дають лише частини міста зі Стартовою картою. За рівності вирішують Памʼятки.

## What games are compared by

measure-points = бали
measure-points-largest = … за найбільше місто
measure-points-starts = … за Стартові карти
measure-points-monuments = … за Памʼятки
measure-points-uniques = … за Унікальні обʼєкти й Обʼєкти майбутнього
measure-points-categories = … за категорії
measure-points-contamination = … за Забруднення довкілля
measure-cells = поля, що дають бали
measure-turns = ходи
measure-ended-lastCard = кінець після останньої карти
measure-ended-idle = кінець без будівництва
measure-events = зіграні Події
measure-swaps = обміни карт
measure-waits = чекання
measure-plebiscites = плебісцити
measure-districts = втрачені дільниці
measure-built = збудовано: { $category }
