### P.I. i 07 zgłoś się: słowa tylko dla klientów tekstowych.

## Jak grać

rules-goal =
    { $edition ->
        [warsaw] Każdy z was rozwiązuje sprawę: kto, gdzie i jakie przestępstwo popełnił. Karty twojej sprawy trzyma osoba po twojej prawej stronie i to ona odpowiada na twoje pytania.
       *[pi] Każdy z was rozwiązuje sprawę: jeden podejrzany, jedno miejsce, jedno przestępstwo. Karty twojej sprawy trzyma osoba po twojej prawej stronie i to ona odpowiada na twoje pytania.
    }
rules-cards = Ty trzymasz karty sprawy osoby po twojej lewej stronie. Żadne dwie sprawy nie mają wspólnej karty, więc nic z twojej ręki nie należy do twojej sprawy.
rules-turn =
    { $edition ->
        [warsaw] W swojej turze robisz jedną rzecz: badasz kartę dowodu, wysyłasz patrol albo ogłaszasz rozwiązanie.
       *[pi] W swojej turze robisz jedną rzecz: badasz kartę dowodu, wysyłasz detektywa albo ogłaszasz rozwiązanie.
    }
rules-examine =
    { $edition ->
        [warsaw] Badanie karty: duży dysk znaczy, że ta karta jest w twojej sprawie. Mały dysk znaczy, że szukany element tego samego rodzaju (sprawca, miejsce albo przestępstwo) leży w miejscu sąsiednim. Nic: ani tu, ani obok.
       *[pi] Badanie karty: dysk znaczy, że ta karta jest w twojej sprawie. Sześcian znaczy, że szukany element tego samego rodzaju (podejrzany, miejsce albo przestępstwo) leży w miejscu sąsiednim. Nic: ani tu, ani obok.
    }
rules-investigate =
    { $edition ->
        [warsaw] Patrol w wybranym miejscu: dostajesz duży dysk za każdy element swojej sprawy, który tam leży, i mały dysk za każdy, który leży w miejscu sąsiednim, ale nie wiesz, który jest za co. Patroli na całą partię masz { $investigators }.
       *[pi] Detektyw w wybranym miejscu: dostajesz dysk za każdy element swojej sprawy, który tam leży, i sześcian za każdy, który leży w miejscu sąsiednim, ale nie wiesz, który jest za co. Detektywów na całą partię masz { $investigators }.
    }
rules-accuse = Ogłoszenie rozwiązania: wskazujesz wszystkie trzy elementy. Jeśli wszystkie się zgadzają, sprawa jest rozwiązana. Jeśli nie, słyszysz tylko „źle” i dostajesz punkty karne: { $penalty }.
rules-assign =
    { $edition ->
        [warsaw] W każdej chwili możesz przełożyć dysk ze swojego patrolu na żeton w tym samym miejscu, jeśli uważasz, że tam należy. Nikt tego nie sprawdza.
       *[pi] W każdej chwili możesz przełożyć znacznik ze swojego detektywa na żeton w tym samym miejscu, jeśli uważasz, że tam należy. Nikt tego nie sprawdza.
    }
rules-score = Za rozwiązanie jako pierwszy jest { $first } punktów; w następnej rundzie, w której ktoś rozwiąże sprawę, 5, potem 3, 1 i 0. W tej samej rundzie wszyscy dostają tyle samo.
rules-end =
    { $edition ->
        [warsaw] Śledztwo kończy się, gdy bez rozwiązania zostaje jedna osoba; gra ona jeszcze do końca rundy. Po trzech śledztwach wygrywa najwyższa suma; przy remisie mniej wysłanych patroli, potem mniej punktów karnych.
       *[pi] Śledztwo kończy się, gdy bez rozwiązania zostaje jedna osoba; gra ona jeszcze do końca rundy. Po trzech śledztwach wygrywa najwyższa suma; przy remisie mniej wysłanych detektywów, potem mniej punktów karnych.
    }

measure-turns = tury do rozwiązania
