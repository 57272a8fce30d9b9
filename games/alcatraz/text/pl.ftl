### Alcatraz: Kozioł ofiarny.

## Stół na ekranie

board-parts = Części stołu

## Talks, votes, trades and the end on a screen

talk-stream = Negocjacje
talk-none = Nikt jeszcze nic nie powiedział.
talk-composer = Powiedz coś
talk-choose = Wybierz zdanie
talk-say = Powiedz
talk-reply = Odpowiedz
talk-left =
    { $count ->
        [one] W tej turze możesz powiedzieć jeszcze { $count } zdanie
        [few] W tej turze możesz powiedzieć jeszcze { $count } zdania
        [many] W tej turze możesz powiedzieć jeszcze { $count } zdań
       *[other] W tej turze możesz powiedzieć jeszcze { $count } zdania
    }
talk-blank-to = gracz
talk-blank-player = gracz
talk-blank-location = lokacja
talk-blank-thing = Fant lub Kasa
talk-blank-want = Fant lub Kasa
talk-blank-element = litera
talk-blank-count = ile
talk-blank-turn = tura
talk-kept = dotrzymana
talk-broken = złamana
talk-lapsed = już nie obowiązuje
talk-due = do końca tury { $turn }
talk-due-vote = głosowanie w turze { $turn }
talk-time-left = Pozostały czas: { $time }
talk-soon =
    { $seconds ->
        [one] Została { $seconds } sekunda
        [few] Zostały { $seconds } sekundy
        [many] Zostało { $seconds } sekund
       *[other] Zostało { $seconds } sekundy
    }
talk-title-talks = Negocjacje: kto będzie Kozłem?
talk-title-vote = Głosowanie: kto będzie Kozłem?
talk-caller = { $seat } może w każdej chwili zarządzić głosowanie
talk-caller-you = Możesz w każdej chwili zarządzić głosowanie
talk-call = Zarządź głosowanie
talk-ballot-early = Twój wybór zostaje na tym urządzeniu. Potwierdzisz go, gdy zacznie się głosowanie.
talk-candidates = Gracze
talk-bonus = +{ $bonus } PA
talk-run-1 = pierwsza tura z rzędu
talk-run-2 = druga tura z rzędu
talk-run-3 = trzecia tura z rzędu
talk-run-4 = czwarta lub dalsza tura z rzędu
talk-promises =
    { $judged ->
        [0] brak ocenionych obietnic
       *[other] dotrzymane obietnice: { $kept } z { $judged }
    }
talk-pick = twój wybór
talk-sealed = oddany
talk-cast = Głosuj na gracza { $seat }
talk-cast-self = Głosuj na siebie
talk-cast-none = Wybierz gracza
talk-voted = Twój głos jest oddany. Wszystkie głosy zostaną pokazane naraz.
talk-voted-count = Oddane głosy: { $count } z { $all }
talk-tie = Przy remisie decyduje głos poprzedniego Kozła: { $seat }.
talk-tie-you = Przy remisie decyduje twój głos: jesteś poprzednim Kozłem.
talk-reveal = Głosy w turze { $turn }
talk-votes-none = Brak głosów
talk-votes-by = Głosy od: { $names }
talk-elected = Kozłem zostaje { $seat }: +{ $bonus } PA.
talk-elected-you = Zostajesz Kozłem: +{ $bonus } PA.
talk-tied = Remis: { $names }. Decyduje głos poprzedniego Kozła.
talk-tied-by = Remis: { $names }. Decyduje głos poprzedniego Kozła: { $seat } → { $elected }.
talk-continue = Dalej
talk-skip = Pomiń
talk-naming = Pełny remis: kto zostaje w więzieniu?
talk-naming-tied = Równi we wszystkim, co się liczy: { $names }. Decydują pozostali gracze.
talk-naming-rule = Wybór jest tajny. Decyduje większość, a przy równej liczbie głosów wybór Kozła.
talk-naming-mine = Chodzi między innymi o ciebie: decydują pozostali gracze.
talk-naming-done = Twój wybór jest zapisany.
talk-naming-cast = Potwierdź, kto zostaje
talk-trade = Wymiana: { $location }
talk-trade-offers = darmowa · oferta { $number } z { $most }
talk-trade-with = Z kim chcesz się wymienić
talk-trade-after = { $name }: Fanty { $items }/{ $places }, Kasa { $cash }/{ $most }
talk-trade-full-items = Za dużo Fantów ({ $name }): { $count }, a miejsca są { $most }.
talk-trade-full-cash = Za dużo Kasy ({ $name }): { $count }, a miejsca są { $most }.
talk-trade-nobody = Możesz się wymieniać tylko z więźniem w tej samej lokacji.
talk-trade-public = Ofertę widzą wszyscy. Wymieniać można tylko Fanty i Kasę.
talk-trade-gives = { $seat } daje
talk-trade-things = { $things }
talk-trade-waiting = Teraz odpowiada { $seat }.
talk-warden = Wybierz kartę szantażu, którą zatrzymasz
talk-warden-keep = Zatrzymaj tę kartę
talk-warden-note = Te karty widzisz tylko ty. Pozostałe trafią na stos kart użytych, gdzie zobaczą je wszyscy.
talk-warden-other = { $seat } wybiera kartę szantażu.
talk-blackmail = { $seat } cię szantażuje: wybierz, co oddasz
talk-blackmail-other = Szantażuje { $seat }. Co oddać, wybiera { $victim }.
talk-blackmail-give = Oddaj
talk-reward = Zadanie wykonane
talk-reward-letter = { $seat } zaznacza { $letter }.
talk-reward-letter-had = { $seat } ma już { $letter }.
talk-reward-card = Karta nagrody: { $letter }
talk-reward-others =
    { $count ->
        [one] { $names } zaznacza { $letter }.
       *[other] { $names } zaznaczają { $letter }.
    }
talk-reward-others-had =
    { $count ->
        [one] { $names } ma już { $letter }.
       *[other] { $names } mają już { $letter }.
    }
talk-reward-scapegoat = { $seat } jest Kozłem i nie dostaje nic.
talk-reward-no-card = Talia planu jest pusta: pozostali nie dostają nagrody.
talk-reward-removed =
    { $count ->
        [one] Karta wypada z gry.
       *[other] Obie karty wypadają z gry.
    }
talk-reward-goes-on = Czy wszyscy oprócz jednego mogą uciec? Jeszcze nie: gra toczy się dalej.
talk-reward-naming = Litery są w komplecie. Pełny remis: pozostali gracze wskażą, kto zostaje.
talk-reward-escape = Komplet liter bez gracza { $seat }: pozostali uciekają.
talk-reward-rejected =
    { $count ->
        [one] Na spód talii: { $count } karta, bo jej litera jest już na planszy.
        [few] Na spód talii: { $count } karty, bo ich litery są już na planszy.
        [many] Na spód talii: { $count } kart, bo ich litery są już na planszy.
       *[other] Na spód talii: { $count } karty, bo ich litery są już na planszy.
    }
talk-reward-task = Nowe zadanie: { $task } ({ $location })
talk-reward-no-task = Żadna karta nie pasuje: nie ma nowego zadania.
talk-end-out-you = Jesteś na wolności.
talk-end-out = Ucieczka się udała.
talk-end-in-you = Zostajesz w więzieniu.
talk-end-free =
    { $count ->
        [one] Ucieka { $names }, tura { $turn }.
       *[other] Uciekają { $names }, tura { $turn }.
    }
talk-end-stays = W więzieniu zostaje { $seat }.
talk-end-lost = Nikt nie ucieka
talk-end-lost-why = W więzieniu jest komplet Strażników. Wszyscy przegrywają.
talk-end-why = Dlaczego zostaje { $seat }
talk-end-why-all = Dlaczego wszyscy przegrywają
talk-end-guard = Czy może wejść 21. Strażnik?
talk-end-guard-answer = Nie: w więzieniu jest już komplet { $count } Strażników. Plan się posypał.
talk-end-scapegoat = Czy reszta poradzi sobie bez Kozła?
talk-end-scapegoat-needed = Nie, { $letters } ma tylko { $seat }.
talk-end-scapegoat-out = Tak. { $seat } jest Kozłem i zostaje.
talk-end-onlyOne = Kto jeszcze nie jest potrzebny?
talk-end-others =
    { $count ->
        [one] Tylko { $names }: reszta ma litery od A do F.
       *[other] { $names }: bez każdego z nich reszta ma litery od A do F.
    }
talk-end-elements = Kto z nich ma najmniej liter?
talk-end-cash = Kto ma najmniej Kasy?
talk-end-items = Kto ma najmniej Fantów?
talk-end-strength = Kto ma najmniej Krzepy?
talk-end-naming = Kogo wskazują pozostali?
talk-end-namings = { $namings }
talk-end-not-asked = nie było potrzebne
talk-end-decides = To rozstrzyga.
talk-end-letters = Litery na koniec
talk-end-needed = potrzebne litery: { $letters }
talk-end-not-needed = obejdą się bez
talk-end-ringed = Litera w obwódce: ma ją tylko jeden więzień.
talk-end-goat = Kozioł
talk-end-turns = tury
talk-end-guards = Strażnicy
talk-end-promises = dotrzymane obietnice
