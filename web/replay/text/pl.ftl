### Oglądanie partii jeszcze raz.

replay-page = Powtórka
replay-about = Obejrzyj partię jeszcze raz, krok po kroku, z perspektywy dowolnego gracza. Otwórz jej zapis albo upuść go na tę stronę.
replay-preparing = Odtwarzanie partii: ruch { $step } z { $of }…
replay-cannot = Tej partii nie można odtworzyć. { $why }
replay-kept = Sam zapis pozostaje taki, jaki był. Zachowaj go: inna wersja Parlour może umieć go pokazać.
replay-wrong = Zapis nie zgadza się z rozegraną partią, więc powtórka kończy się tam, gdzie dane są jeszcze poprawne. { $why }

replay-eyes = Widok:
replay-eyes-all = wszyscy
replay-eyes-audience = widzowie
replay-hands = Karty wszystkich

replay-controls = Kroki partii
replay-position = Krok
replay-deal = Rozdanie.
replay-move = Ruch { $number } z { $of }.
replay-at = { $where } { $what }
replay-first = Do rozdania
replay-back = Krok wstecz
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-forward = Krok naprzód
replay-last = Do końca
replay-speed = Tempo
replay-times = { $speed }×
replay-copy-link = Skopiuj link do tego kroku

replay-turns = Następna tura:
replay-next-turn = Następna tura: { $name }
replay-no-turn = { $name } nie ma już kolejnej tury.

replay-log = Co się działo
replay-log-earlier = Wcześniej
replay-log-later = Później
replay-nothing-heard = Z tej perspektywy tego nie widać.
replay-took-back = { $seat } cofa poprzedni ruch.
replay-taken-back = Ruch później cofnięty

replay-continue = Graj stąd dalej z botami
replay-continue-hint = Na tym urządzeniu zajmujesz miejsce: { $name }. To, czego z tego miejsca nie było wiadomo, zostanie wylosowane na nowo.
replay-continue-eyes = Najpierw wybierz któregoś z graczy: zajmiesz jego miejsce.
replay-continue-over = W tym kroku partia jest już skończona. Cofnij się do kroku, od którego można grać dalej.
