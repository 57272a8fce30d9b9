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

party-names-title = Jeden telefon dla wszystkich
party-names-how = Wszyscy gracie na tym urządzeniu, a sieć nie jest potrzebna. Wpisz, kto gra, w kolejności, w jakiej siedzicie: zgodnie z ruchem wskazówek zegara.
party-names-one = Gracz { $number }
party-names-add = Jeszcze jeden gracz
party-names-remove = Usuń gracza { $number }
party-names-go = Rozdaj karty
party-names-few =
    { $count ->
        [one] Potrzeba co najmniej { $count } gracza.
        [few] Potrzeba co najmniej { $count } graczy.
        [many] Potrzeba co najmniej { $count } graczy.
       *[other] Potrzeba co najmniej { $count } gracza.
    }
party-names-bad = Imię ma od 1 do 24 znaków.
party-names-alike = Dwa imiona wyglądają tak samo. Zmień jedno z nich.

party-pass-to = Telefon dostaje { $name }
party-pass-card = Telefon dostaje { $name }: jest coś do zobaczenia
party-pass-move = Telefon dostaje { $name }: czas na decyzję
party-cover = Reszta nie patrzy.
party-i-am = To ja, { $name }
party-put-down = Odłóż na stół
party-eyes-only = Patrzy tylko { $name }
party-hide = Ukryj i odłóż na stół
party-hide-next = Ukryj i podaj dalej: teraz { $name }
party-hand = Telefon bierze:
party-has-news = ma coś do zobaczenia
party-has-move = ma coś do rozstrzygnięcia
party-still-looking = Zegar czeka, aż wszyscy popatrzą.
party-all-agree = Wszyscy się zgadzają
