### Strona zasad.

rules-page = Zasady
rules-of = Zasady gry { $title }
rules-contents = Spis treści
rules-number = Zasada { $number }
