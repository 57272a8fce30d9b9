### Co jest wokół każdej strony.

frame-skip = Przejdź do treści
frame-home = Parlour, strona główna
frame-nav = Nawigacja
frame-rules = Zasady
frame-settings = Ustawienia
frame-me = Twoje imię to { $name }. Zmień je w ustawieniach
frame-offline = Brak połączenia z siecią. Nadal możesz ćwiczyć na tym urządzeniu.
frame-update = Jest nowa wersja Parlour.
frame-update-now = Odśwież teraz

frame-promise = Bez kont, bez reklam, bez śledzenia.
frame-open-record = Otwórz zapis partii
frame-thanks-icons = Ikony: Lorc, Delapouite i inni, game-icons.net, CC BY 3.0
frame-thanks-fonts = Kroje pisma: Onest, Yeseva One, Poiret One i Lobster, SIL Open Font License

frame-fallen = Coś się przewróciło
frame-fallen-what = Na tej stronie wystąpił błąd z naszej winy. Twoja partia jest bezpieczna: wszystko, co się w niej wydarzyło, zostało zapisane. Odśwież stronę i graj dalej.
frame-reload = Odśwież stronę
frame-again = Spróbuj ponownie
frame-to-home = Strona główna
frame-details = Co dokładnie się stało
frame-lost = Za tymi drzwiami niczego nie ma
frame-lost-what = W adresie może być literówka albo to, co tu było, zostało już uprzątnięte.
