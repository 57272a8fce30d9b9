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
page-shelf = Gry
page-seats = od { $min } do { $max } graczy
page-programs = Dla programów
page-titles = gry i ich opcje, jako JSON
page-public = stoły, do których każdy może dołączyć
page-health = stan serwera
page-documents = Protokół opisuje docs/protocol.md, prowadzenie serwera: docs/hosting.md.

## Co komunikatory pokazują z linku do stołu

page-invites = { $name } zaprasza cię do gry { $title }
page-invited = Masz zaproszenie do gry { $title }
page-invited-how = Bez konta i bez instalacji: otwórz link i graj.
page-under-way = Partia już trwa.
