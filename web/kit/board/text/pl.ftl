### What the parts of a board say, in every game.

kit-pile-empty = { $pile }: pusto
kit-pile-count = { $pile }: { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }

kit-choose-none = Teraz nie masz nic do zrobienia.
kit-choose-what = Co chcesz zrobić?
kit-choose-ready = Gotowe
kit-choose-confirm = Potwierdź
kit-choose-back = Wstecz
kit-choose-next = Dalej
kit-choose-change = Zmień
kit-choose-nothing = brak
kit-choose-search = Szukaj
kit-choose-none-found = Nic nie znaleziono.
kit-choose-exactly = Wybrano { $chosen } z { $count }
kit-choose-some = Wybrano: { $chosen }. Wybierz od { $min } do { $max }.
kit-choose-less = O jeden mniej
kit-choose-more = O jeden więcej
kit-choose-number = Wpisz liczbę całkowitą od { $from } do { $to }.
kit-choose-text = Napisz od { $min } do { $max } znaków, w jednym wierszu.
kit-choose-remove = Usuń: { $item }
kit-choose-item-left = { $item } (zostało: { $count })

kit-hidden-hint = Przytrzymaj palcem, myszą, spacją lub klawiszem Enter. Puść, a karta znów będzie zakryta.
kit-hidden-show =
    { $seconds ->
        [one] Pokaż na { $seconds } sekundę
        [few] Pokaż na { $seconds } sekundy
        [many] Pokaż na { $seconds } sekund
       *[other] Pokaż na { $seconds } sekundy
    }
kit-hidden-hide = Zakryj kartę

kit-track-filled = { $filled } z { $count }
kit-track-at = { $name }: { $space }

kit-dice = { $label }: { $values }
kit-dice-sum = { $label }: { $values }, razem { $sum }

kit-zoom-in = Powiększ
kit-zoom-out = Pomniejsz
kit-zoom-fit = Pokaż całą planszę

kit-trade-deal = Wymiana
kit-trade-you-get = Dostajesz
kit-trade-they-get = { $name } dostaje
kit-trade-nothing = nic
kit-trade-nothing-held = Nic do wymiany
kit-trade-choose-get = Wybierz, co chcesz dostać
kit-trade-choose-give = Wybierz, co dajesz
kit-trade-amount = { $item }: { $count } z { $held } w wymianie
kit-trade-less = O jeden mniej: { $item }
kit-trade-empty = Wybierz coś, co dajesz lub dostajesz.
kit-trade-offer = Zaproponuj wymianę: { $name }
kit-trade-withdraw = Wycofaj propozycję
kit-trade-decline = Odrzuć
kit-trade-accept = Przyjmij
kit-trade-agrees = zgoda
kit-trade-decides = decyduje
