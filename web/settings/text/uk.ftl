### Що гравець вирішує для власного екрана.

settings-title = Налаштування
settings-what = Стосуються лише цього пристрою; зміни діють одразу.

settings-me = Ти
settings-name = Твоє імʼя
settings-name-hint = Його бачать інші за столом. Там, де ти вже сидиш, лишається імʼя, з яким зайнято місце.
settings-name-change = Змінити імʼя
settings-name-changed = Відтепер твоє імʼя — { $name }.
settings-name-bad = В імені має бути від 1 до 24 знаків.
settings-forget = Забути мене
settings-forget-what = Сервер забуде, хто користується цим браузером.
settings-forget-sure = Забути тебе на цьому пристрої?
settings-forget-warning = Звідси вже не буде доступу до твоїх місць за столами, де триває гра, і до списку завершених партій, і ніхто не зможе тобі їх повернути. Завершені партії й далі відкриваються за посиланнями. Тренувань на цьому пристрої це не стосується.
settings-forget-no = Залишити
settings-forget-yes = Забути мене
settings-forgotten = Сервер тебе тут більше не знає.

settings-data = Твої дані
settings-data-what = Сервер зберігає твоє імʼя, місця за столами та все, що ти пишеш у чаті.
settings-data-download = Завантажити мої дані
settings-data-delete = Видалити мої дані
settings-data-sure = Видалити всі твої дані?
settings-data-warning = Твоє імʼя та всі твої повідомлення буде видалено з усіх столів на цьому сервері, для всіх. Ти залишиш кожен стіл: партії, що тривають, підуть далі без тебе, а твій стіл перейде до іншої людини або буде закритий. Скасувати це не можна.
settings-data-stays = Твої ходи та слова для чесної роздачі залишаться, але без імені: без них партії не можна перевірити. Тренувань на цьому пристрої це не стосується.
settings-data-no = Залишити мої дані
settings-data-yes = Видалити мої дані
settings-data-deleted = Твої дані видалено.

settings-language = Мова
settings-language-hint = Змінює всі слова на цьому екрані; інші за столом читають своєю мовою.
settings-language-browser = Як у браузері ({ $language })

settings-looks = Вигляд
settings-theme = Тема
settings-theme-hint = Вітальня вдень або при лампі. Авто: як на пристрої.
settings-theme-system = Авто
settings-theme-light = Світла
settings-theme-dark = Темна
settings-size = Розмір тексту
settings-size-hint = Усе інше росте разом із ним.
settings-size-percent = { $size }%
settings-colours = Кольори, які розрізнить кожен
settings-colours-hint = Дібрані для людей, які погано розрізняють кольори. Кожне місце має ще й власну форму.
settings-colours-sample = Символи місць
settings-seat = Місце { $number }
settings-motion = Рух
settings-motion-hint = Фішки й карти ковзають на свої місця або просто зʼявляються там. Авто: як на пристрої.
settings-motion-system = Авто
settings-motion-full = З рухом
settings-motion-reduced = Без руху

settings-playing = За столом
settings-confirm = Питати перед кожним ходом
settings-confirm-hint = Перший дотик вибирає, другий підтверджує. Якщо вимкнено, досить одного, де це безпечно.
settings-pace = Темп гри
settings-pace-hint = Як довго видно кожен хід. Без пауз: ходи зʼявляються одразу.
settings-pace-slow = Повільний
settings-pace-normal = Звичайний
settings-pace-fast = Швидкий
settings-pace-off = Без пауз
settings-sounds = Звуки
settings-sounds-hint = Короткі й тихі: твоя черга, хід, правильно чи ні, голосування, кінець.
settings-sounds-preview = Послухати звуки
settings-sound-turn = Твоя черга
settings-sound-move = Хід
settings-sound-right = Правильно
settings-sound-wrong = Неправильно
settings-sound-vote = Голосування
settings-sound-end = Кінець
settings-notify = Покликати мене, коли моя черга
settings-notify-hint = Браузер повідомить, коли ти дивишся на щось інше. Один раз він запитає дозволу.
settings-notify-denied = Браузер не дозволяє цій сторінці надсилати сповіщення. Дозволь їх у налаштуваннях браузера, а тоді ввімкни це знову.
settings-notify-impossible = Цей браузер не може надсилати сповіщень із цієї сторінки. Про твою чергу все одно скаже назва сторінки.
