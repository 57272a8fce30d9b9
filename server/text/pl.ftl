### Co komunikatory pokazują z linku do stołu

page-invites = { $name } zaprasza cię do gry { $title }
page-invited = Masz zaproszenie do gry { $title }
page-invited-how = Bez konta i bez instalacji: otwórz link i graj.
page-under-way = Partia już trwa.
