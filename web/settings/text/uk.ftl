### Що гравець вирішує для власного екрана.

settings-title = Налаштування
settings-what = Стосуються лише цього пристрою; зміни діють одразу.

settings-me = Ти
settings-name = Твоє імʼя
settings-name-hint = Його бачать інші. За столами, де ти вже сидиш, лишається старе імʼя.
settings-name-change = Змінити імʼя
settings-name-changed = Відтепер твоє імʼя — { $name }.
settings-name-bad = Від 1 до 24 символів.
settings-forget = Видалити мій профіль
settings-forget-what = Сервер забуде твоє імʼя та столи в цьому браузері.
settings-forget-sure = Видалити твій профіль із цього пристрою?
settings-forget-warning = Ти втратиш доступ до своїх місць у партіях, що тривають, і до списку завершених. Скасувати це неможливо. Завершені партії й далі відкриваються за посиланням. Партії офлайн на цьому пристрої лишаються.
settings-forget-no = Скасувати
settings-forget-yes = Видалити
settings-forgotten = Твій профіль видалено з цього пристрою.

settings-data = Твої дані
settings-data-what = Сервер зберігає твоє імʼя, місця за столами та все, що ти пишеш у чаті.
settings-data-download = Завантажити мої дані
settings-data-delete = Видалити мої дані
settings-data-sure = Видалити всі твої дані?
settings-data-warning = Твоє імʼя та всі твої повідомлення буде видалено з усіх столів на цьому сервері, для всіх. Ти залишиш кожен стіл: партії, що тривають, підуть далі без тебе, а твій стіл перейде до іншої людини або буде закритий. Скасувати це не можна.
settings-data-stays = Твої ходи та слова для чесної роздачі залишаться, але без імені: без них партії не можна перевірити. Партій офлайн на цьому пристрої це не стосується.
settings-data-no = Залишити мої дані
settings-data-yes = Видалити мої дані
settings-data-deleted = Твої дані видалено.

settings-language = Мова
settings-language-hint = Лише для тебе. Інші бачать свою мову.
settings-language-browser = Як у браузері ({ $language })

settings-looks = Вигляд
settings-theme = Тема
settings-theme-hint = Авто: як у системі.
settings-theme-system = Авто
settings-theme-light = Світла
settings-theme-dark = Темна
settings-size = Розмір тексту
settings-size-hint = Масштабує весь екран.
settings-size-percent = { $size }%
settings-colours = Кольори для дальтоніків
settings-colours-hint = Дібрані для людей, які погано розрізняють кольори. Кожне місце має ще й власну форму.
settings-colours-sample = Символи місць
settings-seat = Місце { $number }
settings-motion = Анімація
settings-motion-hint = Авто: як у системі.
settings-motion-system = Авто
settings-motion-full = Увімкнено
settings-motion-reduced = Вимкнено

settings-playing = За столом
settings-confirm = Підтверджувати кожен хід
settings-confirm-hint = Перший дотик вибирає, другий підтверджує. Якщо вимкнено, досить одного, де це безпечно.
settings-pace = Темп гри
settings-pace-hint = Як довго видно кожен хід. Без пауз: ходи зʼявляються одразу.
settings-pace-slow = Повільний
settings-pace-normal = Звичайний
settings-pace-fast = Швидкий
settings-pace-off = Без пауз
settings-sounds = Звуки
settings-sounds-hint = Короткі й тихі: твій хід, хід іншого, помилка, перемога.
settings-sounds-preview = Послухати звуки
settings-sound-turn = Твій хід
settings-sound-move = Хід
settings-sound-right = Правильно
settings-sound-wrong = Неправильно
settings-sound-vote = Голосування
settings-sound-end = Кінець
settings-notify = Сповіщати, коли мій хід
settings-notify-hint = Коли сторінка у фоні. Браузер один раз попросить дозволу.
settings-notify-denied = Браузер не дозволяє цій сторінці надсилати сповіщення. Дозволь їх у налаштуваннях браузера, а тоді ввімкни це знову.
settings-notify-impossible = Цей браузер не може надсилати сповіщень із цієї сторінки. Про твою чергу все одно скаже назва сторінки.
