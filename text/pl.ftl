### Co mówią stoły każdej gry.

refusal-malformed = To nie jest ruch.
refusal-rule = Nie wolno. { $rule } (Zasada { $number }.)
refusal-undo = Nie ma czego cofnąć: można cofnąć tylko własny ostatni ruch i tylko dopóki nikt się z niego niczego nie dowiedział.
refusal-fault = W programie coś zawiodło; rozgrywka jest taka jak przedtem.

options-notAForm = Nie udało się odczytać opcji.
options-unknownOption = Nie ma opcji „{ $option }”; dostępne opcje: { $known }.
options-badOption = Opcja „{ $option }” może mieć tylko jedną z wartości: { $known }.

record-notJson = To nie jest zapis rozgrywki: to nie jest JSON.
record-notARecord = To nie jest zapis rozgrywki.
record-unknownVersion = Zapisała to inna wersja programu (wersja zapisu { $version }).
record-badField = To nie jest zapis rozgrywki: pole „{ $field }” jest nieznane, błędne albo go brakuje.

wrong-unfinished = Zapisana rozgrywka nie jest skończona, więc nie można jej jeszcze sprawdzić.
wrong-game = To zapis innej gry.
wrong-version = Tę rozgrywkę prowadziła inna wersja zasad.
wrong-seats = Liczba miejsc przy stole nie pasuje do gry.
wrong-words = Nie ma po jednym słowie od każdego gracza.
wrong-option = Opcja „{ $option }” nie należy do tej gry.
wrong-commitment = Sekret nie jest tym, który obiecano przed rozdaniem.
wrong-changed = Pole „{ $field }” zmieniono po rozgrywce: to, co stół ustalił przed rozdaniem.
wrong-deal = Rozdanie się nie zgadza: z sekretu i słów wynika inne.
wrong-over = Po końcu rozgrywki są jeszcze ruchy.
wrong-illegalMove = Ruch { $number } jest niedozwolony.
wrong-time = Ruch { $number } ma czas wcześniejszy niż ruch przed nim.
wrong-mark = Ruch { $number } albo to, co po nim powiedziano, zostało zmienione.
wrong-result = Wynik nie jest tym, do którego prowadzą ruchy.
wrong-seal = Pieczęć na końcu nie pasuje do rozgrywki.
