### Co jest wokół każdej strony.

frame-skip = Przejdź do treści
frame-home = Parlour, strona główna
frame-nav = Nawigacja
frame-rules = Zasady
frame-settings = Ustawienia
frame-me = Twoje imię to { $name }. Zmień je w ustawieniach
frame-offline = Brak internetu. Nadal możesz grać z botami na tym urządzeniu.
frame-update = Jest nowa wersja Parlour.
frame-update-now = Odśwież teraz

frame-promise = Bez kont, bez reklam, bez śledzenia.
frame-open-record = Otwórz zapis partii
frame-thanks-icons = Ikony: Lorc, Delapouite i inni, game-icons.net, CC BY 3.0
frame-thanks-fonts = Kroje pisma: Onest, Yeseva One, Poiret One i Lobster, SIL Open Font License

frame-fallen = Coś poszło nie tak
frame-fallen-what = Na tej stronie wystąpił błąd. Twoja partia jest zapisana. Odśwież stronę i graj dalej.
frame-reload = Odśwież stronę
frame-again = Spróbuj ponownie
frame-to-home = Strona główna
frame-details = Szczegóły techniczne
frame-lost = Nie ma takiej strony
frame-lost-what = Sprawdź adres. Ta strona mogła już zniknąć.
