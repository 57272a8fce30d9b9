### Що довкола кожної сторінки.

frame-skip = Перейти до вмісту
frame-home = Parlour, головна сторінка
frame-nav = Навігація
frame-rules = Правила
frame-settings = Налаштування
frame-me = Твоє імʼя — { $name }. Змінити його можна в налаштуваннях
frame-offline = Немає інтернету. Грати з ботами на цьому пристрої все одно можна.
frame-update = Вийшла нова версія Parlour.
frame-update-now = Оновити зараз

frame-promise = Без облікових записів, без реклами, без стеження.
frame-open-record = Відкрити запис партії
frame-thanks-icons = Піктограми: Lorc, Delapouite та інші, game-icons.net, CC BY 3.0
frame-thanks-fonts = Шрифти Onest, Yeseva One, Poiret One та Lobster, SIL Open Font License

frame-fallen = Щось пішло не так
frame-fallen-what = На сторінці сталася помилка. Партію збережено: онови сторінку й грай далі.
frame-reload = Оновити сторінку
frame-again = Спробувати ще раз
frame-to-home = На головну
frame-details = Технічні подробиці
frame-lost = Сторінку не знайдено
frame-lost-what = Перевір адресу. Можливо, цієї сторінки вже немає.
