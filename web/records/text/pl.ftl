### Wspólne słowa stron o zapisanych partiach.

records-open = Otwórz zapis
records-more = Więcej
records-drop = Upuść zapis tutaj
records-about-files = Zapis to plik z zakończoną partią. Czyta go twoja przeglądarka; nigdzie nie jest wysyłany.
records-none = Nie ma zapisu do pokazania
records-again = Spróbuj ponownie
records-unreachable = Nie można pobrać zapisu: brak połączenia. Zapis, który masz w pliku, i tak możesz otworzyć.
records-unknown-title = To partia gry „{ $title }”, która nie jest tu dostępna.
records-problem = Nie można otworzyć pliku { $file }. { $why }
records-huge = Plik { $file } jest za duży na zapis partii.
records-unreadable = Nie udało się odczytać pliku { $file }.
records-download = Pobierz zapis
records-to-replay = Obejrzyj powtórkę
records-to-fair = Sprawdź rozdanie

records-nobody-won = Nikt nie wygrał.
records-winners =
    { $count ->
        [one] Wygrywa { $names }.
        [few] Wspólne zwycięstwo: { $names }.
        [many] Wspólne zwycięstwo: { $names }.
       *[other] Wspólne zwycięstwo: { $names }.
    }
records-moves =
    { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
        [many] { $moves } ruchów
       *[other] { $moves } ruchu
    }
records-moves-in =
    { $moves ->
        [one] { $moves } ruch, czas gry: { $time }
        [few] { $moves } ruchy, czas gry: { $time }
        [many] { $moves } ruchów, czas gry: { $time }
       *[other] { $moves } ruchu, czas gry: { $time }
    }
records-rank = { $rank }.
records-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
