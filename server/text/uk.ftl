### Сторінка сервера, який не має іншої.

page-title = Parlour
page-lead = Настільні ігри з прихованою інформацією, з друзями: кожного правила дотримано, кожну таємницю збережено.
page-runs = На цьому сервері працює Parlour { $version }.
page-quiet = Зараз за столами нікого немає.
page-live =
    { $tables ->
        [one] Використовується { $tables } стіл.
        [few] Використовуються { $tables } столи.
        [many] Використовується { $tables } столів.
       *[other] Використовується { $tables } столу.
    }
page-shelf = Ігри
page-seats = від { $min } до { $max } гравців
page-programs = Для програм
page-titles = ігри та їхні налаштування, у форматі JSON
page-public = столи, до яких може приєднатися кожен
page-health = стан сервера
page-documents = Протокол описано в docs/protocol.md, утримання сервера — у docs/hosting.md.

## Що месенджери показують із посилання на стіл

page-invites = { $name } запрошує тебе до гри «{ $title }»
page-invited = Тебе запрошено до гри «{ $title }»
page-invited-how = Без облікового запису й без встановлення: відкрий посилання і грай.
page-under-way = Партія вже триває.
