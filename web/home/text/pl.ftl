### Próg domu: w co można grać, z kim i co już trwa.

home-hero = Tu każdy coś ukrywa
home-hero-what = Gry planszowe pełne sekretów i dedukcji, ze znajomymi albo z botami. Bez konta, bez instalacji: otwórz pudełko i graj.
home-code = Ktoś cię zaprosił?
home-code-example = Kod lub link
home-code-join = Dołącz
home-code-empty = Wpisz sześć znaków kodu albo wklej link.
home-code-unknown = Żaden stół nie ma takiego kodu. Może brakuje któregoś znaku?

home-shelf = Gry
home-players = Graczy: { $from }–{ $to }
home-minutes = { $from }–{ $to } minut
home-about-pi = Miasto lat trzydziestych, czternaście miejsc i sprawa dla każdego z was. Kto, co i gdzie? Wysyłaj detektywów, badaj dowody i ogłoś rozwiązanie, zanim zrobią to inni.
home-about-07 = Warszawa lat siedemdziesiątych jak z pocztówki. Śledczy ścigają się, kto pierwszy wskaże sprawcę, przestępstwo i miejsce, a każda odpowiedź jest jawna.
home-about-spyfall = Zimnowojenna gra w pytania. Każdy wie, gdzie jesteście, poza jedną osobą. Pytaj tak, by znaleźć szpiega, ale nie tak, by szpieg odgadł miejsce; na głos, na piśmie albo każdy w swoim języku.
home-about-alcatraz = Gra o targach i zdradzie na wyspie więziennej. Razem zbieracie elementy planu ucieczki, zanim strażnicy zapełnią więzienie. Uciekną wszyscy prócz jednej osoby: rozmawiaj, głosuj, wymieniaj się, dotrzymuj obietnic albo je łam i nie zostań kozłem ofiarnym.
home-about-tczew = Miasto nad Wisłą, od pierwszego grodziska po przyszłość. Dokładaj karta po karcie osiedla, mosty i zabytki, zsyłaj na rywali powodzie i wybory, a własnego miasta nie daj podzielić.
home-play-now = Zagraj teraz
home-play-now-how = od razu, z botami
home-play-now-title = { home-play-now }, { home-play-now-how }: { $title }
home-play-friends = Zagraj ze znajomymi
home-play-friends-how = link, kod lub QR; bez konta
home-play-friends-title = { home-play-friends }, { home-play-friends-how }: { $title }
home-party = Na jednym telefonie
home-party-how = na głos, w jednym pokoju
home-party-title = { home-party }, { home-party-how }: { $title }
home-practise = Graj offline
home-practise-how = z botami, bez internetu
home-practise-title = { home-practise }, { home-practise-how }: { $title }
home-rules = Zasady
home-rules-title = Zasady gry { $title }
home-on-device = na tym urządzeniu
home-on-device-instead = Nie można połączyć się z serwerem, więc grasz na tym urządzeniu, tylko z botami.
home-unreachable = Nie można teraz połączyć się z serwerem. Nadal możesz grać offline.

home-name-title = Kto zaprasza?
home-name = Twoje imię
home-name-hint = Zobaczą je twoi znajomi. Możesz je zmienić w każdej chwili.
home-name-bad = Od 1 do 24 znaków.
home-name-go = Otwórz stół
home-lent-names = Sroka, Lis, Sowa, Borsuk, Czapla, Wydra, Kruk, Ryś, Kuna, Zając, Kawka, Łasica, Sokół, Jeż, Jerzyk, Żółw, Ćma, Strzyżyk

home-mine = Twoje stoły
home-mine-playing = Trwa
home-mine-turn = Twoja kolej
home-mine-turn-until = Twoja kolej, do { $time }
home-mine-full = Wszyscy już siedzą
home-mine-gathering =
    { $count ->
        [one] Jest jedno wolne miejsce
        [few] Są { $count } wolne miejsca
        [many] Jest { $count } wolnych miejsc
       *[other] Jest { $count } wolnego miejsca
    }
home-continue = Wróć do gry
home-continue-title = Wróć do gry przy swoim stole: { $title }

home-dismiss = Usuń z twoich stołów: { $title }
home-dismiss-sure = Usunąć ten stół?
home-dismiss-no = Zostaw
home-dismiss-yes = Usuń
home-dismiss-closes = Stół zostanie zamknięty dla wszystkich.
home-dismiss-frees = Twoje miejsce się zwolni.
home-dismiss-leaves = Opuścisz partię. Pozostali mogą pozwolić botowi grać za ciebie. Wrócisz przez link do stołu.
home-dismiss-hides = Partia zniknie z tej listy.

home-open = Otwarte stoły
home-open-none = Nikt teraz nie szuka graczy. Otwórz stół i pokaż go na stronie głównej.
home-open-unreachable = Nie można połączyć się z serwerem, więc nie wiadomo, kto szuka graczy.
home-open-host = Zaprasza { $name }
home-open-free =
    { $count ->
        [one] Jedno wolne miejsce
        [few] { $count } wolne miejsca
        [many] { $count } wolnych miejsc
       *[other] { $count } wolnego miejsca
    }
home-join = Dołącz
home-join-title = Dołącz do stołu: { $title }

home-finished = Skończone partie
home-won = Twoje zwycięstwo
home-won-shared = Twoje zwycięstwo, wspólnie z innymi
home-placed = Miejsce { $rank } z { $of }
home-won-by = Zwycięstwo: { $names }
home-nobody-won = Nikt nie wygrał
home-unfinished = Zamknięta przed końcem
home-replay = Powtórka
home-fair = Uczciwe rozdanie
home-more = Pokaż więcej
