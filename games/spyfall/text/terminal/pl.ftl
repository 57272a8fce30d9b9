### Spyfall: słowa tylko dla klientów tekstowych.

## Po czym porównuje się partie

measure-spy-wins = rundy wygrane jako szpieg
measure-spy-named = jako szpieg: odgadnięte miejsce
measure-spy-innocent = jako szpieg: skazanie niewinnego
measure-spy-escaped = jako szpieg: ucieczka
measure-questions = pytania w rundzie
measure-knowing-points = punkty w rundzie, gdy nie jest szpiegiem
estimate-spy = kto jest szpiegiem
estimate-place = gdzie wszyscy są
measure-named-right = jako szpieg, zgadywanie: trafnie
measure-named-right-early = … po mniej niż 15 pytaniach
measure-named-right-middle = … po 15–29 pytaniach
measure-named-right-late = … po 30 pytaniach lub więcej
measure-minutes = minuty w rundzie
act-ask-whom = kogo pytają
act-ask-what = o co pytają
act-ask-delay = czas pytania
act-answer = co odpowiadają
act-evade = czy robią uniki
act-answer-delay = czas odpowiedzi
act-remark = uwagi o innych
act-defend = czy się bronią
act-accuse = czy oskarżają
act-vote = głosy nad niewinnymi w trakcie rundy
act-vote-late = głosy nad niewinnymi po czasie

## Jak się gra

rules-goal = Każdy dostaje kartę z tym samym miejscem, poza jedną osobą: szpiegiem. Pozostali chcą znaleźć szpiega; szpieg chce odgadnąć miejsce albo nie dać się znaleźć.
rules-talk = Rozdający zadaje komuś pytanie o miejsce. Zapytany odpowiada, jak chce, i pyta następny, ale nie tego, kto właśnie pytał jego.
rules-spoken = Rozmawiacie na głos. Pytający wskazuje, kogo pyta, a zapytany daje znać, gdy skończy.
rules-written = Pytania i odpowiedzi wpisujecie, a wszyscy je czytają.
rules-phrasebook = Pytania i odpowiedzi wybieracie z rozmówek, a każdy czyta je w swoim języku.
rules-accuse = Raz na rundę możesz zatrzymać zegar i kogoś oskarżyć. Wszyscy pozostali głosują tajnie: jeśli wszyscy są za, runda się kończy; jeden głos przeciw i gra toczy się dalej.
rules-name = Dopóki biegnie zegar i nie trwa głosowanie, szpieg może się ujawnić i zgadnąć miejsce. To kończy rundę.
rules-time = Gdy czas minie, głosuje się po kolei nad każdym, zaczynając od rozdającego. Jeśli nikt nie zostanie skazany, szpieg ucieka.
rules-score = Szpieg dostaje 2 punkty za ucieczkę, a 4 za odgadnięcie miejsca albo za skazanie niewinnego. W przeciwnym razie każdy z pozostałych dostaje 1 punkt, a autor trafnego oskarżenia 2.
