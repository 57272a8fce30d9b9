### Спільні слова сторінок про записані партії.

records-open = Відкрити запис
records-more = Ще
records-drop = Перетягни запис сюди
records-about-files = Запис — це файл завершеної партії. Його читає твій браузер; нікуди він не надсилається.
records-none = Немає запису, який можна показати
records-again = Спробувати ще раз
records-unreachable = Запис не вдалося отримати: немає звʼязку. Запис, що є в тебе у файлі, однаково можна відкрити.
records-unknown-title = Це партія у гру «{ $title }», якої тут немає.
records-problem = Не вдалося відкрити { $file }. { $why }
records-huge = Файл { $file } завеликий, як на запис.
records-unreadable = Не вдалося прочитати файл { $file }.
records-download = Завантажити запис
records-to-replay = Дивитися повтор
records-to-fair = Перевірити роздачу

records-nobody-won = Ніхто не переміг.
records-winners =
    { $count ->
        [one] Перемагає { $names }.
        [few] Спільна перемога: { $names }.
        [many] Спільна перемога: { $names }.
       *[other] Спільна перемога: { $names }.
    }
records-moves =
    { $moves ->
        [one] { $moves } хід
        [few] { $moves } ходи
        [many] { $moves } ходів
       *[other] { $moves } ходу
    }
records-moves-in =
    { $moves ->
        [one] { $moves } хід, час гри: { $time }
        [few] { $moves } ходи, час гри: { $time }
        [many] { $moves } ходів, час гри: { $time }
       *[other] { $moves } ходу, час гри: { $time }
    }
records-rank = { $rank }.
records-points =
    { $points ->
        [one] { $points } бал
        [few] { $points } бали
        [many] { $points } балів
       *[other] { $points } бала
    }
