### Що довкола кожної сторінки.

frame-skip = Перейти до вмісту
frame-home = Parlour, головна сторінка
frame-nav = Навігація
frame-rules = Правила
frame-settings = Налаштування
frame-me = Твоє імʼя — { $name }. Змінити його можна в налаштуваннях
frame-offline = Немає звʼязку з мережею. На цьому пристрої все одно можна тренуватися.
frame-update = Вийшла нова версія Parlour.
frame-update-now = Оновити зараз

frame-promise = Без облікових записів, без реклами, без стеження.
frame-open-record = Відкрити запис партії
frame-thanks-icons = Піктограми: Lorc, Delapouite та інші, game-icons.net, CC BY 3.0
frame-thanks-fonts = Шрифти Onest, Yeseva One, Poiret One та Lobster, SIL Open Font License

frame-fallen = Щось перекинулося
frame-fallen-what = На цій сторінці сталася помилка, і винні в ній ми. Твоя партія в безпеці: усе, що в ній сталося, збережено. Онови сторінку й грай далі.
frame-reload = Оновити сторінку
frame-again = Спробувати ще раз
frame-to-home = На головну
frame-details = Що саме сталося
frame-lost = За цими дверима нічого немає
frame-lost-what = Можливо, в адресі помилка, або те, що тут було, уже прибрали.
