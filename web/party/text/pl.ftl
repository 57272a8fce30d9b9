### Ludzie w jednym pokoju: ekran dla wszystkich i jeden telefon, który krąży z rąk do rąk.

party-screen-name = Duży ekran
party-screen-full = Pełny ekran
party-screen-back = Do stołu
party-screen-forbidden = Tej partii nie można oglądać z zewnątrz. Otwórz duży ekran w przeglądarce kogoś, kto gra, albo przed następną partią zezwól na oglądanie.
party-screen-join = Dołącz do nas
party-screen-join-how = Skieruj tu aparat telefonu albo wpisz ten kod na stronie { $site }:
party-screen-qr = Kod QR, który prowadzi do tego stołu
party-screen-here = Kto już jest
party-screen-free =
    { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
        [many] { $count } wolnych miejsc
       *[other] { $count } wolnego miejsca
    }

party-names-title = Na jednym telefonie
party-names-how = Wszyscy gracie na tym urządzeniu, bez internetu. Wpisz imiona w kolejności siedzenia, zgodnie z ruchem wskazówek zegara.
party-names-one = Gracz { $number }
party-names-add = Dodaj gracza
party-names-remove = Usuń gracza { $number }
party-names-go = Rozdaj karty
party-names-few =
    { $count ->
        [one] Potrzeba co najmniej { $count } gracza.
        [few] Potrzeba co najmniej { $count } graczy.
        [many] Potrzeba co najmniej { $count } graczy.
       *[other] Potrzeba co najmniej { $count } gracza.
    }
party-names-bad = Od 1 do 24 znaków.
party-names-alike = Dwa imiona wyglądają tak samo. Zmień jedno z nich.

party-pass-to = Podaj telefon: { $name }
party-pass-card = Podaj telefon: { $name }. Karta do obejrzenia
party-pass-move = Podaj telefon: { $name }. Czas na decyzję
party-cover = Reszta niech nie patrzy.
party-i-am = To ja, { $name }
party-put-down = Odłóż telefon
party-eyes-only = Patrzy tylko { $name }
party-hide = Ukryj i odłóż telefon
party-hide-next = Ukryj i podaj: { $name }
party-hand = Podaj telefon:
party-has-news = ma coś do zobaczenia
party-has-move = musi zdecydować
party-still-looking = Zegar ruszy, gdy wszyscy zajrzą.
party-all-agree = Wszyscy się zgadzają

party-add = Dodaj gracza
party-add-how = Dołączy od następnej rundy, z 0 punktów.
party-add-name = Imię
party-add-full = Przy stole nie ma już miejsca.
party-add-late = To ostatnia runda. Więcej osób zagra w nowej grze.
