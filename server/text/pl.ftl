### Strona serwera, który nie ma innej.

page-title = Parlour
page-lead = Gry planszowe z ukrytą informacją, ze znajomymi: każda zasada pilnowana, każda tajemnica zachowana.
page-runs = Na tym serwerze działa Parlour { $version }.
page-quiet = Przy stołach nikogo teraz nie ma.
page-live =
    { $tables ->
        [one] W użyciu jest { $tables } stół.
        [few] W użyciu są { $tables } stoły.
        [many] W użyciu jest { $tables } stołów.
       *[other] W użyciu jest { $tables } stołu.
    }
page-shelf = Na półce
page-seats = od { $min } do { $max } graczy
page-programs = Dla programów
page-titles = gry i ich opcje, jako JSON
page-public = stoły, do których każdy może się dosiąść
page-health = stan serwera
page-documents = Jak rozmawiać z serwerem, opisuje docs/protocol.md; jak go prowadzić, docs/hosting.md.

## Co komunikatory pokazują z linku do stołu

page-invites = { $name } zaprasza cię do gry { $title }
page-invited = Masz zaproszenie do gry { $title }
page-invited-how = Bez konta i bez instalacji: otwórz link i graj.
page-under-way = Partia już trwa.
