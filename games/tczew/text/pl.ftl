### Zbudujmy Tczew.

## Towns

town-tczew = Tczew
town-czyzykowo = Czyżykowo
town-suchostrzygi = Suchostrzygi
town-lisewo = Lisewo Malborskie

## Cards and titles of Events

card-1 = Tczew
card-2 = Czyżykowo
card-3 = Suchostrzygi
card-4 = Lisewo
card-5 = Stary Ratusz
card-6 = Rada Miejska
card-7 = Urząd Miejski
card-8 = Starostwo Powiatowe
card-9 = Sąd Rejonowy
card-10 = Urząd Gminy
card-11 = Urząd Skarbowy
card-12 = Powiatowy Urząd Pracy
card-13 = Urząd Stanu Cywilnego
card-14 = Prokuratura Rejonowa
card-15 = Inspektorat ZUS
card-16 = Biuro Rady Osiedla
card-17 = Dawny Magistrat
card-18 = Posterunek konny
card-19 = Areszt miejski
card-20 = Komenda Powiatowa Policji
card-21 = Wydział Ruchu Drogowego
card-22 = Straż Miejska
card-23 = Posterunek żandarmerii
card-24 = Straż Ochrony Kolei
card-25 = Rewir dzielnicowych
card-26 = Straż fabryczna
card-27 = Ochotnicza Straż Pożarna
card-28 = Wspinalnia strażacka
card-29 = Komenda Powiatowa PSP
card-30 = Jednostka Ratowniczo-Gaśnicza
card-31 = Kolejowy pociąg ratowniczy
card-32 = OSP Lisewo
card-33 = Zbiornik przeciwpożarowy
card-34 = Apteka
card-35 = Szpital św. Wincentego
card-36 = Szpital zakaźny
card-37 = Szpitale Tczewskie
card-38 = Przychodnia kolejowa
card-39 = Pogotowie Ratunkowe
card-40 = Przychodnia Suchostrzygi
card-41 = Stacja Sanepidu
card-42 = Osiedle Suchostrzygi
card-43 = Osiedle Garnuszewskiego
card-44 = Osiedle Bajkowe
card-45 = Osiedle Staszica
card-46 = Osiedle Górki
card-47 = Osiedle Prątnica
card-48 = Wieżowiec mieszkalny
card-49 = Willa Kelcha
card-50 = Kamienice przy Rynku
card-51 = Kolonia kolejowa na Zatorzu
card-52 = Fabryka metalowa Kelcha
card-53 = Fabryka maszyn Muscate
card-54 = Cukrownia Ceres
card-55 = Młyn parowy
card-56 = Szkoła Morska
card-57 = Fabryka Przekładni Polmo
card-58 = Stocznia Rzeczna
card-59 = Zakłady Predom-Metrix
card-60 = Fabryka elektroniki
card-61 = Zespół Szkół Technicznych
card-62 = Oczyszczalnia ścieków
card-63 = Dworzec kolejowy
card-64 = Most kolejowy
card-65 = Prom przez Wisłę
card-66 = Most Knybawski
card-67 = Postój taksówek
card-68 = Dworzec autobusowy
card-69 = Zajezdnia autobusowa
card-70 = Port rzeczny
card-71 = Węzeł transportowy
card-72 = Święty gaj
card-73 = Kościół św. Józefa
card-74 = Kościół ewangelicki
card-75 = Synagoga
card-76 = Kościół NMP Matki Kościoła
card-77 = Kościół św. Franciszka
card-78 = Kaplica osiedlowa
card-79 = Cmentarz komunalny
card-80 = Dom modlitwy
card-81 = Krawiec
card-82 = Piekarnia
card-83 = Targ na Rynku
card-84 = Poczta Główna
card-85 = Dom towarowy
card-86 = Galeria Kociewska
card-87 = Targowisko miejskie
card-88 = Supermarket
card-89 = Hotel
card-90 = Bank
card-91 = Restauracja na barce
card-92 = Stacja paliw
card-93 = Park Miejski
card-94 = Teatr letni
card-95 = Dom Bractwa Kurkowego
card-96 = Amfiteatr
card-97 = Centrum Kultury i Sztuki
card-98 = Dom Kultury Kolejarza
card-99 = Miejska Biblioteka Publiczna
card-100 = Fabryka Sztuk
card-101 = Muzeum Wisły
card-102 = Kino
card-103 = Bulwar Nadwiślański
card-104 = Plac zabaw
card-105 = Boisko w Lisewie
card-106 = Stadnina koni
card-107 = Stadion Miejski
card-108 = Hala sportowa
card-109 = Kryta pływalnia
card-110 = Przystań kajakowa
card-111 = Sala Sokoła
card-112 = Lodowisko
card-113 = Kąpielisko wiślane
card-114 = Kościół farny
card-115 = Zamek Krzyżacki
card-116 = Klasztor Dominikanów
card-117 = Dwór krzyżacki w Czyżykowie
card-118 = Stara cegielnia w Czyżykowie
card-119 = Karczma w Czyżykowie
card-120 = Dwór w Suchostrzygach
card-121 = Folwark w Suchostrzygach
card-122 = Wiatrak w Suchostrzygach
card-123 = Kościół św. Mikołaja w Lisewie
card-124 = Dom podcieniowy
card-125 = Przewóz w Lisewie
card-126 = Wieża Ciśnień
card-127 = Parowozownia
card-128 = Wiatrak holenderski
card-129 = Most Tczewski
card-130 = Muszla koncertowa
card-131 = Pomnik harcerzy
card-132 = Głaz narzutowy
card-133 = Grodzisko Zamajte
card-134 = Cmentarzysko z czasów rzymskich
card-135 = Nowy most drogowy
card-136 = Park technologiczny
card-137 = Wieża widokowa
card-138 = Centrum nauki
card-139 = Aquapark
card-140 = Kolej metropolitalna
card-141 = Farma wiatrowa
card-142 = Elektrownia słoneczna
card-143 = Biurowiec
card-144 = Odbudowany zamek Sambora
card-145 = Hala widowiskowa
card-146 = Muzeum Mostu
card-147 = Ogród botaniczny
card-148 = Osiedle Nowe Lisewo
card-149 = Lądowisko dronów
card-150 = Uniwersytet Nadwiślański
card-151 = Plaga szczurów
card-152 = Wielki pożar
card-153 = Powódź na Wiśle
card-154 = Epidemia cholery
card-155 = Wysadzenie mostów (1939)
card-156 = Napad na wagon pocztowy
card-157 = Strajk budowniczych mostu
card-158 = Wielki Kryzys
card-159 = Wichura
card-160 = Szturm 1807 roku
card-161 = Szkoła Morska rusza do Gdyni
card-162 = Kolej dociera do Tczewa (1852)
card-163 = Gorączka budowlana
card-164 = Wielki jarmark
card-165 = Węgiel na eksport (1926)
card-166 = Kontrola celna
card-167 = Wybuch kotła
card-168 = Znalezisko archeologów
card-168B = Kolekcja archeologiczna
card-169 = Zator lodowy
card-170 = Ucieczka więźniów
card-171 = Miejskie wodociągi
card-171B = Fontanna miejska
card-172 = Plebiscyt na Powiślu (1920)
card-173 = Stan wojenny (1981)
card-174 = Wandale
card-175 = Pożar wieży kościelnej
card-176 = Zadyma po meczu
card-177 = Festiwal murali
card-177B = Wielki mural
card-178 = Dotacja unijna
card-178B = Odnowiony bulwar
card-179 = Budżet obywatelski
card-179B = Park kieszonkowy
card-180 = Sierpień 1980
card-181 = Epidemia grypy
card-182 = Zlot parowozów
card-182B = Parowóz-pomnik
card-183 = Zwolnienia grupowe
card-184 = Światowy zabytek inżynierii
card-184B = Tablica zabytku inżynierii
card-185 = Zima stulecia (1979)
card-186 = Zamknięty most
card-187 = Podkupieni zawodnicy
card-188 = Dzień Tczewa
card-189 = Afera w ratuszu
card-190 = Wyciek chemikaliów
card-190B = Skażenie Środowiska
card-191 = Przyłączenie przedmieść
card-192 = Nowy plan zagospodarowania
card-193 = Czyn społeczny
card-194 = Katastrofa kolejowa
card-195 = Wybory samorządowe
card-196 = 750 lat Tczewa
card-196B = Pomnik Sambora II
card-197 = Strefa ekonomiczna
card-197B = Inkubator przedsiębiorczości
card-198 = Moda na rower
card-198B = Nadwiślańska trasa rowerowa
card-199 = Trąba powietrzna
card-200 = Według dawnych rycin
card-200B = Odtworzona brama miejska

## What Events do

event-151-text = Wybierz rywala i rzuć kością (1–3): usuwa on do kart zużytych tyle swoich kart Handlu i Usług lub Strefy Mieszkaniowej; sam wskazuje które. Ochrona: każda karta Służby Zdrowia ratuje 1 kartę.
event-152-text = Wybierz rywala i rzuć kością (1–3): usuń do kart zużytych najwyżej tyle jego Obiektów, połączonych ze sobą bokami. Ochrona: karty stykające się z własną kartą Straży Pożarnej są bezpieczne.
event-153-text = Rzuć kością (1–6). Przy 1–2 nic się nie dzieje. Przy 3–4 każdy gracz (także ty) traci 1 losową kartę leżącą na Wiśle lub na jej brzegu, przy 5–6 dwie. Trafiają pod spód kart bieżących. Ochrona: 2 karty Straży Pożarnej chronią właściciela.
event-154-text = Wybierz rywala. Na początku każdej z jego 3 następnych tur rzuca się kością (1–6): przy 1–4 usuwa on do kart zużytych 1 wybrany swój Obiekt, którego brak nie podzieli miasta. Koniec, gdy rywal ma 2 karty Służby Zdrowia. Ochrona: karty stykające się z własną kartą Służby Zdrowia są bezpieczne.
event-155-text = Wybierz rywala. Jeśli ma karty na Wiśle, usuń najwyżej 2 z nich do kart zużytych. Jeśli ich nie ma, przez 2 swoje następne tury nie dobiera kart. Ochrona: każda karta Policji ratuje 1 kartę albo skraca zakaz o 1 turę.
event-156-text = Wybierz rywala i weź z jego ręki do 2 losowych kart. Za dwie wzięte karty oddaj mu 1 wybraną kartę ze swojej ręki. Ochrona: każda karta Policji ratuje 1 kartę.
event-157-text = Rywal, który ma najwięcej kart Transportu (co najmniej jedną; przy równej liczbie wybierasz ty), traci następną turę. Ochrona: 2 karty Policji chronią właściciela.
event-158-text = Każdy rywal wybiera, co odkłada pod spód kart bieżących: 1 swoją kartę Handlu i Usług lub Przemysłu i Nauki z planszy albo 2 losowe karty z ręki.
event-159-text = Wybierz rywala i rzuć kością (1–3): tyle jego losowych Obiektów lub Obiektów Specjalnych na skraju miasta (stykających się najwyżej z jedną jego kartą) trafia do kart zużytych. Ochrona: każda karta Straży Pożarnej ratuje 1 kartę.
event-160-text = Wybierz rywala: usuń do kart zużytych najwyżej 2 jego Obiekty lub Służby Miejskie leżące w tym samym poziomym rzędzie planszy. Ochrona: każda karta Policji ratuje 1 kartę.
event-161-text = Wybierz rywala: do 2 jego kart Przemysłu i Nauki, wskazanych przez ciebie, wraca do jego ręki. Ochrona: 2 Ratusze chronią właściciela.
event-162-text = Wyszukaj w stosie bieżącym 1 kartę Transportu lub Przemysłu i Nauki i od razu ją dołóż (jeśli nigdzie nie pasuje, zostaje w ręce); stos się tasuje. Potem możesz dołożyć z ręki 1 kartę Strefy Mieszkaniowej lub Handlu i Usług.
event-163-text = Wymaga 1 Ratusza. Dołóż od razu z ręki do 2 Obiektów.
event-164-text = Każdy gracz (także ty) dobiera 1 dodatkową kartę. Potem możesz dołożyć z ręki do 2 kart Handlu i Usług lub Kultury i Rozrywki.
event-165-text = Dobierz 2 dodatkowe karty, potem możesz dołożyć z ręki 1 kartę Transportu, Przemysłu i Nauki lub Handlu i Usług.
event-166-text = Wybierz rywala: pokazuje wszystkim karty z ręki. Możesz odłożyć 1 z nich pod spód kart bieżących. W następnej turze rywal nie dobiera kart. Ochrona: 2 Ratusze chronią właściciela.
event-167-text = Wybierz rywala: usuń do kart zużytych 1 jego Obiekt stykający się z jego kartą Przemysłu i Nauki, a potem 1 jego kartę Przemysłu i Nauki. Ochrona: karty stykające się z własną kartą Straży Pożarnej są bezpieczne.
event-168-text = Połóż zamiennik „Kolekcja archeologiczna” na swój Obiekt: staje się Obiektem Unikalnym. Jeśli masz na planszy niezakrytą kartę Epoki I, dobierz 1 dodatkową kartę.
event-169-text = Wybierz jednego lub dwóch rywali: przez 2 swoje następne tury nie dobierają kart. Ochrona: każda karta Straży Pożarnej skraca to o 1 turę.
event-170-text = Wybierz rywala: przez jego 3 następne tury jego Policja przed niczym nie chroni. Odłóż też 1 jego kartę Handlu i Usług lub Strefy Mieszkaniowej pod spód kart bieżących. Ochrona: 2 Ratusze chronią właściciela.
event-171-text = Połóż zamiennik „Fontanna miejska” na swoją kartę Strefy Mieszkaniowej, Handlu i Usług lub Kultury i Rozrywki: staje się Obiektem Unikalnym. Następne wrogie Wydarzenie ze znakiem ognia, epidemii lub szkodników nie działa na ciebie.
event-172-text = Wybierz rywala, którego miasto styka się z twoim: przejmij 1 jego kartę (Obiekt lub Służbę Miejską) stykającą się z twoim miastem. Ochrona: 2 Ratusze chronią właściciela.
event-172-extended = Rozgrywka rozszerzona: potem możesz przeprowadzić 1 dodatkowy plebiscyt z premią +1 do rzutu, także na kartę z dwoma żetonami.
event-173-text = Przez 2 swoje następne tury żaden rywal nie może używać Wydarzeń ani wymieniać kart. Ochrona: każde 3 Ratusze skracają to o 1 turę.
event-173-extended = Rozgrywka rozszerzona: w tych turach nie mogą też przeprowadzać plebiscytów.
event-174-text = Wybierz rywala: usuń do kart zużytych 1 zamiennik z jego miasta (Obiekt Unikalny lub Obiekt Przyszłości). Jeśli nie ma takiego, usuń 1 jego kartę Kultury i Rozrywki lub Transportu. Ochrona: 3 karty Policji chronią właściciela.
event-175-text = Wybierz rywala: usuń do kart zużytych 1 jego kartę Religii lub 1 Zabytek. Ochrona: karty stykające się z własną kartą Straży Pożarnej są bezpieczne.
event-176-text = Wybierz rywala: usuń do kart zużytych najwyżej 2 jego karty Sportu i 1 kartę Transportu. Ochrona: 1 karta Policji ratuje 1 kartę, 2 karty Policji chronią właściciela całkowicie.
event-177-text = Połóż zamiennik „Wielki mural” na swoją kartę Strefy Mieszkaniowej lub Transportu: staje się Obiektem Unikalnym. Potem dobierz 1 dodatkową kartę.
event-178-text = Wymaga 1 Ratusza. Połóż zamiennik „Odnowiony bulwar” na swój Obiekt leżący na brzegu Wisły: staje się Obiektem Przyszłości. Jeśli nie masz tam niezakrytego Obiektu, dobierz zamiast tego 2 dodatkowe karty.
event-179-text = Wybierz: połóż zamiennik „Park kieszonkowy” na swoją kartę Strefy Mieszkaniowej, Kultury i Rozrywki lub Sportu (staje się Obiektem Przyszłości) albo dołóż z ręki do 2 kart tych kategorii.
event-180-text = Rywal z największym miastem (najwięcej pól na planszy; przy równej liczbie wybierasz ty) traci następną turę, a w kolejnej nie dobiera kart. Ochrona: 3 karty Policji chronią właściciela.
event-181-text = Każdy rywal, którego miasto styka się z twoim, odkłada 2 losowe karty z ręki pod spód kart bieżących i w następnej turze nie dobiera kart. Ochrona: 3 karty Służby Zdrowia chronią właściciela.
event-182-text = Połóż zamiennik „Parowóz-pomnik” na swoją kartę Transportu lub Przemysłu i Nauki: staje się Obiektem Unikalnym. Potem możesz dołożyć z ręki 1 kartę Transportu lub Kultury i Rozrywki.
event-183-text = Wybierz rywala. Na końcu każdej z 2 swoich następnych tur odkłada on pod spód kart bieżących 1 wybraną swoją kartę Przemysłu i Nauki lub Handlu i Usług z planszy. Ochrona: 3 Ratusze chronią właściciela (sprawdza się w każdej turze).
event-184-text = Połóż zamiennik „Tablica zabytku inżynierii” na swoją kartę Transportu, Przemysłu i Nauki lub Kultury i Rozrywki: staje się Obiektem Unikalnym. Jeśli masz na planszy Most Tczewski, dobierz 2 dodatkowe karty.
event-185-text = Rzuć kością (1–3) i dodaj 1: przez tyle swoich następnych tur żaden rywal nie może dokładać kart Strefy Mieszkaniowej, Transportu i Sportu ani wymieniać kart. Ochrona: 1 karta Straży Pożarnej skraca to o 1 turę (więcej nie pomaga); 1 karta Służby Zdrowia skraca to o 1 turę (więcej nie pomaga).
event-186-text = Każdy rywal, który ma kartę na Wiśle, wybiera: traci następną turę albo usuwa do kart zużytych 2 swoje karty z Wisły (jedną, jeśli więcej nie ma).
event-187-text = Wybierz rywala: weź z planszy na rękę do 3 jego kart Sportu. W tej turze nie dobierasz kart. Ochrona: karty stykające się z własną kartą Policji są bezpieczne.
event-188-text = Najbliższe wrogie Wydarzenie w ciągu twoich 4 następnych tur nie działa na ciebie. Dobierz 1 dodatkową kartę.
event-188-extended = Rozgrywka rozszerzona: przez twoje 4 następne tury masz +1 do rzutów obronnych w plebiscytach.
event-189-text = Wybierz rywala: przez jego 3 następne tury jego Ratusze przed niczym nie chronią. 1 jego Ratusz, który sam wskaże, wraca do jego ręki. Ochrona: karty stykające się z własną kartą Policji są bezpieczne.
event-190-text = Wybierz rywala: połóż zamiennik „Skażenie Środowiska” na jego niezakrytą kartę Przemysłu i Nauki, a jeśli takiej nie ma, na inny jego niezakryty Obiekt. Ochrona: karty stykające się z własną kartą Służby Zdrowia są bezpieczne.
event-191-text = Wybierz rywala, którego miasto styka się z twoim, i rzuć kością (1–3): przejmij najwyżej tyle jego Obiektów lub Służb Miejskich. Każda przejmowana karta musi stykać się z twoim miastem (także z kartą przejętą przed chwilą). Ochrona: każde 2 Ratusze ratują 1 kartę.
event-191-extended = Rozgrywka rozszerzona: zdejmij też drugi żeton z 1 karty tego rywala stykającej się z twoim miastem.
event-192-text = Przenieś do 2 swoich kart (nie Startowych) na inne pola, na których wolno je położyć.
event-193-text = Po tym Wydarzeniu możesz jeszcze w tej turze dołożyć kolejno do 2 kart z ręki; po każdej dobierasz do pięciu.
event-194-text = Wybierz rywala, rzuć kością (1–3) i dodaj 1: usuwa on do kart zużytych tyle swoich kart Transportu; sam wskazuje które. Ochrona: 1 karta Służby Zdrowia ratuje 1 kartę (więcej nie pomaga); 1 karta Straży Pożarnej ratuje 1 kartę (więcej nie pomaga).
event-195-text = Wybierz rywala, który ma nie więcej Ratuszy niż ty: zamieńcie się wszystkimi kartami z ręki.
event-195-extended = Rozgrywka rozszerzona: w tej turze i w 2 swoich następnych masz +1 do rzutów atakujących w plebiscytach.
event-196-text = Połóż zamiennik „Pomnik Sambora II” na swoją kartę Handlu i Usług, Kultury i Rozrywki lub Religii: staje się Obiektem Unikalnym.
event-196-extended = Rozgrywka rozszerzona: najwyżej 2 wybrane twoje karty dostają po dwa żetony (plebiscyty im nie grożą, chyba że Wydarzenie stanowi inaczej).
event-197-text = Wymaga 1 Ratusza. Połóż zamiennik „Inkubator przedsiębiorczości” na swoją kartę Przemysłu i Nauki lub Handlu i Usług: staje się Obiektem Przyszłości. Potem dobierz 3 karty i zostaw w ręce 5 wybranych; resztę odłóż pod spód kart bieżących.
event-198-text = Połóż zamiennik „Nadwiślańska trasa rowerowa” na swoją kartę Transportu, Sportu lub Strefy Mieszkaniowej: staje się Obiektem Przyszłości. Potem możesz przenieść 1 swój Obiekt na inne pole, na którym wolno go położyć.
event-199-text = Wybierz rywala i rzuć kością (1–3): usuwa on do kart zużytych tyle swoich Zabytków; sam wskazuje które. Ochrona: 1 karta Straży Pożarnej ratuje 1 kartę (więcej nie pomaga); 3 Ratusze ratują 1 kartę (więcej nie pomaga); karty stykające się z własną kartą Straży Pożarnej są bezpieczne.
event-200-text = Połóż zamiennik „Odtworzona brama miejska” na swoją kartę Religii lub Kultury i Rozrywki: staje się Obiektem Unikalnym. Potem weź na rękę 1 wybrany Zabytek z kart zużytych.

## Types, categories, epochs and signs

type-start = Karta Startowa
type-service = Służby Miejskie
type-object = Obiekt
type-special = Obiekt Specjalny
type-event = Wydarzenie
type-replacement = Zamiennik
category-town_hall = Ratusz
category-police = Policja
category-fire = Straż Pożarna
category-health = Służba Zdrowia
category-housing = Strefa Mieszkaniowa
category-industry = Przemysł i Nauka
category-transport = Transport
category-religion = Religia
category-trade = Handel i Usługi
category-culture = Kultura i Rozrywka
category-sport = Sport
category-monument = Zabytek
category-unique = Obiekt Unikalny
category-future = Obiekt Przyszłości
category-contamination = Skażenie Środowiska
epoch-1 = Pradzieje (do 1259)
epoch-2 = Historyczna (1260–1800)
epoch-3 = Przemysłowa (1801–1945)
epoch-4 = Współczesna (1946–2015)
epoch-5 = Przyszłości (po 2015)
theme-fire = Ogień
theme-flood = Powódź
theme-storm = Niepogoda
theme-accident = Wypadek
theme-epidemic = Epidemia
theme-vermin = Szkodniki
theme-pollution = Zanieczyszczenie
theme-crime = Przestępczość
theme-unrest = Niepokoje
theme-war = Wojna
theme-politics = Polityka
theme-economy = Gospodarka
theme-culture = Kultura
theme-growth = Rozwój

## Short labels

quoted = „{ $card }”
no-cards = brak kart
seat-name = { $seat }
seat-name-you = ty
roll-of = { $seat }: { $die }
roll-of-you = ty: { $die }
counted-category = { $category }: { $count }
chapter-epoch = Epoka { $number }: { $name }
label-card = { $card } ({ $kind })
label-card-starred = { $card } ({ $kind }; { $terrain })
label-event = { $card } (Wydarzenie): { $text }
stars-2 = tylko na Wiśle
stars-3 = tylko na brzegu Wisły
stars-4 = tylko jeden sąsiad
spot-empty = { $cell }
spot-card = „{ $card }” ({ $cell })
spot-owned = { $cell }: { $card } ({ $kind }), { $seat }
spot-ownerless = { $cell }: { $card } ({ $kind }), karta niczyja
ban-turn = rozegrać tury
ban-draw = dobierać kart
ban-place = dokładać kart niektórych kategorii
ban-event = używać Wydarzeń
ban-swap = wymieniać kart
ban-plebiscite = przeprowadzać plebiscytów

## What happens

town-taken = { $seat } buduje miasto { $town }.
town-taken-you = Budujesz miasto { $town }.
first-player = Rzuty o pierwszeństwo: { $rolls }. Zaczyna { $seat }.
first-player-you = Rzuty o pierwszeństwo: { $rolls }. Zaczynasz.
epoch-one-dealt = Karty Epoki I: { $cards }.
epoch-one-rolled = { $seat } rzuca { $column } i { $row }: pole { $cell }.
epoch-one-rolled-you = Rzucasz { $column } i { $row }: pole { $cell }.
epoch-one-free = Z rzutu wychodzi zero: pole wybiera { $seat }.
epoch-one-free-you = Z rzutu wychodzi zero: wybierasz pole.
epoch-one-laid = Karta „{ $card }” leży na polu { $cell } i jest niczyja.
start-laid = Karta Startowa „{ $card }” na polu { $cell }: { $seat }.
start-laid-you = Karta Startowa „{ $card }” na polu { $cell }: twoja.
start-laid-ownerless = Karta Startowa „{ $card }” na polu { $cell }: niczyja.
spares-shuffled = Wtasowano do stosu Epoki III: { $cards }.
placed = { $seat } dokłada kartę „{ $card }” na polu { $cell }.
placed-you = Dokładasz kartę „{ $card }” na polu { $cell }.
captured = { $seat } zyskuje kartę „{ $card }” na polu { $cell }.
captured-you = Zyskujesz kartę „{ $card }” na polu { $cell }.
turn-began = Tura: { $seat }
turn-began-you = Twoja tura
turn-skipped = { $seat } traci tę turę.
turn-skipped-you = Tracisz tę turę.
swapped = { $seat } wymienia kartę.
swapped-you = Wymieniasz kartę.
waited = { $seat } czeka.
waited-you = Czekasz.
drew =
    { $count ->
        [one] { $seat } dobiera { $count } kartę.
        [few] { $seat } dobiera { $count } karty.
        [many] { $seat } dobiera { $count } kart.
       *[other] { $seat } dobiera { $count } karty.
    }
drew-cards = { $seat } dobiera: { $cards }.
drew-cards-you = Dobierasz: { $cards }.
pointer-moved = Karty dobiera się teraz z Epoki { $epoch }.
event-played = { $seat } używa Wydarzenia „{ $card }”.
event-played-you = Używasz Wydarzenia „{ $card }”.
event-played-one = { $seat } używa Wydarzenia „{ $card }”. Dotyczy: { $target }.
event-played-one-you = Używasz Wydarzenia „{ $card }”. Dotyczy: { $target }.
event-played-one-of-you = { $seat } używa Wydarzenia „{ $card }” przeciw tobie.
event-played-many = { $seat } używa Wydarzenia „{ $card }”. Dotyczy: { $targets }.
event-played-many-you = Używasz Wydarzenia „{ $card }”. Dotyczy: { $targets }.
rolled =
    { $die ->
        [K3] Kość (1–3): { $value }.
       *[other] Kość (1–6): { $value }.
    }
warded = „{ $card }” nie działa: chroni wcześniejsze Wydarzenie ({ $seat }).
warded-you = „{ $card }” nie działa na ciebie: chroni cię wcześniejsze Wydarzenie.
cancelled = „{ $card }” nie działa ({ $seat }). Ochrona: { $service }.
cancelled-you = „{ $card }” nie działa na ciebie. Ochrona: { $service }.
removed-used = Karta „{ $card }” z pola { $cell } trafia do kart zużytych.
removed-current = Karta „{ $card }” z pola { $cell } trafia pod spód kart bieżących.
removed-hand = Karta „{ $card }” z pola { $cell } trafia na rękę: { $seat }.
removed-hand-you = Karta „{ $card }” z pola { $cell } trafia na twoją rękę.
removed-cover = Zamiennik „{ $card }” trafia do kart zużytych.
took-over = { $seat } przejmuje kartę „{ $card }” na polu { $cell }.
took-over-you = Przejmujesz kartę „{ $card }” na polu { $cell }.
relocated = { $seat } przenosi kartę „{ $card }” z pola { $from } na { $to }.
relocated-you = Przenosisz kartę „{ $card }” z pola { $from } na { $to }.
covered = Na polu { $cell } leży teraz zamiennik „{ $card }”.
uncovered = Zamiennik „{ $card }” z pola { $cell } trafia do kart zużytych.
fetched-used = { $seat } bierze kartę „{ $card }” z kart zużytych.
fetched-used-you = Bierzesz kartę „{ $card }” z kart zużytych.
fetched-current = { $seat } bierze kartę „{ $card }” ze stosu bieżącego.
fetched-current-you = Bierzesz kartę „{ $card }” ze stosu bieżącego.
hand-moved-used =
    { $count ->
        [one] Z ręki ({ $seat }) do kart zużytych trafia { $cards }.
        [few] Z ręki ({ $seat }) do kart zużytych trafiają { $cards }.
        [many] Z ręki ({ $seat }) do kart zużytych trafiają { $cards }.
       *[other] Z ręki ({ $seat }) do kart zużytych trafiają { $cards }.
    }
hand-moved-used-you =
    { $count ->
        [one] Z twojej ręki do kart zużytych trafia { $cards }.
        [few] Z twojej ręki do kart zużytych trafiają { $cards }.
        [many] Z twojej ręki do kart zużytych trafiają { $cards }.
       *[other] Z twojej ręki do kart zużytych trafiają { $cards }.
    }
hand-moved-current =
    { $count ->
        [one] Z ręki ({ $seat }) pod spód kart bieżących trafia { $cards }.
        [few] Z ręki ({ $seat }) pod spód kart bieżących trafiają { $cards }.
        [many] Z ręki ({ $seat }) pod spód kart bieżących trafiają { $cards }.
       *[other] Z ręki ({ $seat }) pod spód kart bieżących trafiają { $cards }.
    }
hand-moved-current-you =
    { $count ->
        [one] Z twojej ręki pod spód kart bieżących trafia { $cards }.
        [few] Z twojej ręki pod spód kart bieżących trafiają { $cards }.
        [many] Z twojej ręki pod spód kart bieżących trafiają { $cards }.
       *[other] Z twojej ręki pod spód kart bieżących trafiają { $cards }.
    }
hand-moved =
    { $count ->
        [one] { $seat } oddaje { $count } kartę. Dostaje: { $to }.
        [few] { $seat } oddaje { $count } karty. Dostaje: { $to }.
        [many] { $seat } oddaje { $count } kart. Dostaje: { $to }.
       *[other] { $seat } oddaje { $count } karty. Dostaje: { $to }.
    }
hand-moved-you =
    { $count ->
        [one] Oddajesz { $count } kartę. Dostaje: { $to }.
        [few] Oddajesz { $count } karty. Dostaje: { $to }.
        [many] Oddajesz { $count } kart. Dostaje: { $to }.
       *[other] Oddajesz { $count } karty. Dostaje: { $to }.
    }
hand-moved-of-you =
    { $count ->
        [one] { $seat } oddaje ci { $count } kartę.
        [few] { $seat } oddaje ci { $count } karty.
        [many] { $seat } oddaje ci { $count } kart.
       *[other] { $seat } oddaje ci { $count } karty.
    }
hand-moved-cards = { $seat } oddaje: { $cards }. Dostaje: { $to }.
hand-moved-cards-you = Oddajesz: { $cards }. Dostaje: { $to }.
hand-moved-cards-of-you = Dostajesz: { $cards }. Oddaje: { $seat }.
put-back =
    { $count ->
        [one] { $seat } odkłada { $count } kartę pod spód kart bieżących.
        [few] { $seat } odkłada { $count } karty pod spód kart bieżących.
        [many] { $seat } odkłada { $count } kart pod spód kart bieżących.
       *[other] { $seat } odkłada { $count } karty pod spód kart bieżących.
    }
put-back-cards = { $seat } odkłada pod spód kart bieżących: { $cards }.
put-back-cards-you = Odkładasz pod spód kart bieżących: { $cards }.
hand-shown-all = { $seat } pokazuje wszystkim: { $cards }.
hand-shown-all-you = Pokazujesz wszystkim: { $cards }.
hand-shown = { $seat } pokazuje rękę. Ogląda: { $to }.
hand-shown-you = Pokazujesz rękę. Ogląda: { $to }.
hand-shown-of-you = { $seat } pokazuje ci rękę.
hand-shown-cards = { $seat } pokazuje: { $cards }. Ogląda: { $to }.
hand-shown-cards-you = Pokazujesz: { $cards }. Ogląda: { $to }.
hand-shown-cards-of-you = { $seat } pokazuje ci: { $cards }.
hands-swapped = { $seat } i { $to }: zamiana kart z ręki.
hands-swapped-you = Zamieniasz się kartami z ręki: { $to }.
hands-swapped-of-you = { $seat } zamienia się z tobą kartami z ręki.
hindered =
    { $turns ->
        [one] { $seat } przez { $turns } turę nie może { $bans }.
        [few] { $seat } przez { $turns } tury nie może { $bans }.
        [many] { $seat } przez { $turns } tur nie może { $bans }.
       *[other] { $seat } przez { $turns } tury nie może { $bans }.
    }
hindered-you =
    { $turns ->
        [one] Przez { $turns } turę nie możesz { $bans }.
        [few] Przez { $turns } tury nie możesz { $bans }.
        [many] Przez { $turns } tur nie możesz { $bans }.
       *[other] Przez { $turns } tury nie możesz { $bans }.
    }
hindered-turn =
    { $turns ->
        [one] { $seat } traci { $turns } turę.
        [few] { $seat } traci { $turns } tury.
        [many] { $seat } traci { $turns } tur.
       *[other] { $seat } traci { $turns } tury.
    }
hindered-turn-you =
    { $turns ->
        [one] Tracisz { $turns } turę.
        [few] Tracisz { $turns } tury.
        [many] Tracisz { $turns } tur.
       *[other] Tracisz { $turns } tury.
    }
extra-moves =
    { $count ->
        [one] { $seat } może w tej turze wykonać jeszcze { $count } ruch.
        [few] { $seat } może w tej turze wykonać jeszcze { $count } ruchy.
        [many] { $seat } może w tej turze wykonać jeszcze { $count } ruchów.
       *[other] { $seat } może w tej turze wykonać jeszcze { $count } ruchu.
    }
extra-moves-you =
    { $count ->
        [one] Możesz w tej turze wykonać jeszcze { $count } ruch.
        [few] Możesz w tej turze wykonać jeszcze { $count } ruchy.
        [many] Możesz w tej turze wykonać jeszcze { $count } ruchów.
       *[other] Możesz w tej turze wykonać jeszcze { $count } ruchu.
    }
ward-set = { $seat } ma ochronę przed wrogim Wydarzeniem.
ward-set-you = Masz ochronę przed wrogim Wydarzeniem.
suspended =
    { $turns ->
        [one] { $seat } przez { $turns } turę bez ochrony: { $services }.
        [few] { $seat } przez { $turns } tury bez ochrony: { $services }.
        [many] { $seat } przez { $turns } tur bez ochrony: { $services }.
       *[other] { $seat } przez { $turns } tury bez ochrony: { $services }.
    }
suspended-you =
    { $turns ->
        [one] Przez { $turns } turę nie chroni cię: { $services }.
        [few] Przez { $turns } tury nie chroni cię: { $services }.
        [many] Przez { $turns } tur nie chroni cię: { $services }.
       *[other] Przez { $turns } tury nie chroni cię: { $services }.
    }
ongoing =
    { $turns ->
        [one] „{ $card }” działa przez { $turns } turę: { $seat }.
        [few] „{ $card }” działa przez { $turns } tury: { $seat }.
        [many] „{ $card }” działa przez { $turns } tur: { $seat }.
       *[other] „{ $card }” działa przez { $turns } tury: { $seat }.
    }
ongoing-you =
    { $turns ->
        [one] „{ $card }” działa na ciebie przez { $turns } turę.
        [few] „{ $card }” działa na ciebie przez { $turns } tury.
        [many] „{ $card }” działa na ciebie przez { $turns } tur.
       *[other] „{ $card }” działa na ciebie przez { $turns } tury.
    }
ticked = „{ $card }” działa ponownie: { $seat }.
ticked-you = „{ $card }” znów działa na ciebie.
event-ended = „{ $card }”: koniec, karta trafia do kart zużytych.
tokens-set = Dwa żetony na polach: { $cells }.
tokens-lifted = Drugi żeton znika z pól: { $cells }.
modified-attack =
    { $turns ->
        [one] { $seat } ma +{ $bonus } do rzutów atakujących w plebiscytach ({ $turns } tura).
        [few] { $seat } ma +{ $bonus } do rzutów atakujących w plebiscytach ({ $turns } tury).
        [many] { $seat } ma +{ $bonus } do rzutów atakujących w plebiscytach ({ $turns } tur).
       *[other] { $seat } ma +{ $bonus } do rzutów atakujących w plebiscytach ({ $turns } tury).
    }
modified-attack-you =
    { $turns ->
        [one] Masz +{ $bonus } do rzutów atakujących w plebiscytach ({ $turns } tura).
        [few] Masz +{ $bonus } do rzutów atakujących w plebiscytach ({ $turns } tury).
        [many] Masz +{ $bonus } do rzutów atakujących w plebiscytach ({ $turns } tur).
       *[other] Masz +{ $bonus } do rzutów atakujących w plebiscytach ({ $turns } tury).
    }
modified-defend =
    { $turns ->
        [one] { $seat } ma +{ $bonus } do rzutów obronnych w plebiscytach ({ $turns } tura).
        [few] { $seat } ma +{ $bonus } do rzutów obronnych w plebiscytach ({ $turns } tury).
        [many] { $seat } ma +{ $bonus } do rzutów obronnych w plebiscytach ({ $turns } tur).
       *[other] { $seat } ma +{ $bonus } do rzutów obronnych w plebiscytach ({ $turns } tury).
    }
modified-defend-you =
    { $turns ->
        [one] Masz +{ $bonus } do rzutów obronnych w plebiscytach ({ $turns } tura).
        [few] Masz +{ $bonus } do rzutów obronnych w plebiscytach ({ $turns } tury).
        [many] Masz +{ $bonus } do rzutów obronnych w plebiscytach ({ $turns } tur).
       *[other] Masz +{ $bonus } do rzutów obronnych w plebiscytach ({ $turns } tury).
    }
plebiscite-won = { $seat } przeprowadza plebiscyt z pola { $from }: { $spot }. Rzuty { $attack } : { $defence }. Karta przechodzi do atakującego i dostaje dwa żetony.
plebiscite-won-you = Przeprowadzasz plebiscyt z pola { $from }: { $spot }. Rzuty { $attack } : { $defence }. Karta jest twoja i dostaje dwa żetony.
plebiscite-lost = { $seat } przeprowadza plebiscyt z pola { $from }: { $spot }. Rzuty { $attack } : { $defence }. Karta zostaje u obrońcy i ma dwa żetony.
plebiscite-lost-you = Przeprowadzasz plebiscyt z pola { $from }: { $spot }. Rzuty { $attack } : { $defence }. Karta zostaje u obrońcy i ma dwa żetony.
tie-rolled = Rzuty o dzielnicę: { $rolls }.
district-taken = Dzielnicę przejmuje { $seat }: { $cells }. Traci: { $from }.
district-taken-you = Przejmujesz dzielnicę: { $cells }. Traci: { $from }.
district-taken-of-you = Tracisz dzielnicę: { $cells }. Przejmuje: { $seat }.
district-lost = { $seat } traci dzielnicę bez Ratusza i Karty Startowej: { $cells }. Karty trafiają do zużytych.
district-lost-you = Tracisz dzielnicę bez Ratusza i Karty Startowej: { $cells }. Karty trafiają do zużytych.
lap-began = { $seat } nie ma już kart, a stosy są puste. Ostatnie tury: { $seats }.
lap-began-you = Nie masz już kart, a stosy są puste. Ostatnie tury: { $seats }.
idle-warned =
    { $turns ->
        [one] Gra skończy się po { $turns } turze bez dołożonej karty, Wydarzenia i plebiscytu.
        [few] Gra skończy się po { $turns } kolejnych turach bez dołożonej karty, Wydarzenia i plebiscytu.
        [many] Gra skończy się po { $turns } kolejnych turach bez dołożonej karty, Wydarzenia i plebiscytu.
       *[other] Gra skończy się po { $turns } tury bez dołożonej karty, Wydarzenia i plebiscytu.
    }
stop-proposed = { $seat } proponuje zakończyć grę.
stop-proposed-you = Proponujesz zakończyć grę.
stop-agreed = { $seat } zgadza się zakończyć grę.
stop-agreed-you = Zgadzasz się zakończyć grę.
stop-refused = { $seat } chce grać dalej.
stop-refused-you = Chcesz grać dalej.
proposal-lapsed = Propozycja zakończenia gry ({ $seat }) już nie obowiązuje.
proposal-lapsed-you = Twoja propozycja zakończenia gry już nie obowiązuje.
ended-lastCard = Ostatnie karty zagrane. Koniec gry.
ended-idle = Nikt już nie buduje. Koniec gry.
ended-agreed = Wszyscy zgodzili się zakończyć. Koniec gry.
ended-points =
    { $count ->
        [one] { $seat }: { $count } punkt.
        [few] { $seat }: { $count } punkty.
        [many] { $seat }: { $count } punktów.
       *[other] { $seat }: { $count } punktu.
    }
ended-winners = Wygrywa: { $seats }.

## What can be done

offer-pickTown = Wybierz miasto
offer-rollEpochOne = Rzuć kośćmi: karta „{ $card }”
offer-chooseEpochOneCell = Wybierz pole: karta „{ $card }”
offer-placeFounding = Połóż kartę założycielską obok swojej Karty Startowej
offer-place = Dołóż kartę
offer-playEvent = Użyj Wydarzenia
offer-swap = Wymień kartę
offer-wait = Czekaj
offer-wait-extra = Nie wykonuj więcej ruchów
offer-plebiscite = Przeprowadź plebiscyt
offer-plebiscite-event = Przeprowadź plebiscyt (pozostało: { $count })
offer-endTurn = Zakończ turę
offer-proposeEnd = Zaproponuj zakończenie gry
offer-voteEnd = { $seat } proponuje zakończyć grę: odpowiedz
offer-pick-remove = Wskaż kartę do usunięcia z planszy (pozostało: { $count })
offer-pick-takeOver = Wskaż kartę do przejęcia (pozostało: { $count })
offer-pick-relocate = Wskaż kartę do przeniesienia (pozostało: { $count })
offer-pick-cover = Wskaż kartę pod zamiennik „{ $card }”
offer-pick-uncover = Wskaż zamiennik do usunięcia (pozostało: { $count })
offer-pick-tokens = Wskaż kartę, która dostanie dwa żetony (pozostało: { $count })
offer-pick-noTokens = Wskaż kartę, która straci drugi żeton (pozostało: { $count })
offer-relocate = Wybierz nowe pole: { $spot }
offer-lay = Wybierz pole: karta „{ $card }”
offer-build = Dołóż kartę z ręki (pozostało: { $count })
offer-fetch = Wybierz kartę, którą bierzesz (pozostało: { $count })
offer-give = Oddaj kartę. Dostaje: { $seat } (pozostało: { $count })
offer-give-pile = Odłóż kartę z ręki (pozostało: { $count })
offer-take = Wybierz kartę z ręki: { $seat } (pozostało: { $count })
offer-putBack = Odłóż kartę pod spód kart bieżących (pozostało: { $count })
offer-choose = Wybierz jedno z dwóch
offer-done = Gotowe
blank-town = Które miasto?
blank-cell = Które pole?
blank-card = Która karta?
blank-event = Które Wydarzenie?
blank-targets = Który rywal?
blank-from = Z której twojej karty?
blank-to = O którą kartę?
blank-option = Która możliwość?
blank-agree = Zgadzasz się?
choice-option-closeDown = 1 karta Handlu i Usług lub Przemysłu i Nauki z planszy
choice-option-cutBack = 2 losowe karty z ręki
choice-option-park = połóż zamiennik „Park kieszonkowy”
choice-option-projects = dołóż do 2 kart
choice-option-repair = strata następnej tury
choice-option-dismantle = usuń 2 karty z Wisły
choice-yes = tak, kończymy
choice-no = nie, gramy dalej

## A new table

option-towns = Miasta
option-towns-random = losowo
option-towns-pick = każdy wybiera
option-mode = Rozgrywka
option-mode-basic = podstawowa
option-mode-extended = rozszerzona, z plebiscytami
option-lastEpoch = Koniec po
option-lastEpoch-3 = Epoce III (krótka gra)
option-lastEpoch-4 = Epoce IV
option-lastEpoch-5 = Epoce V (cała gra)
option-fastDiscard = Karty, które Wydarzenia odkładają pod stos
option-fastDiscard-false = można dobrać ponownie
option-fastDiscard-true = wypadają z gry (krócej)
option-idleRounds = Gdy nikt nie buduje ani nie używa Wydarzeń
option-idleRounds-count =
    { $count ->
        [one] gra kończy się po { $count } rundzie
        [few] gra kończy się po { $count } rundach
        [many] gra kończy się po { $count } rundach
       *[other] gra kończy się po { $count } rundach
    }

## What is forbidden

rule-TCZ-1-19 = Tego pola nie ma na planszy.
rule-TCZ-2-1 = Widzowie mogą tylko oglądać.
rule-TCZ-2-6 = Miasto wybierasz w swojej kolejności i tylko wolne.
rule-TCZ-2-8 = W tej fazie gry to niemożliwe.
rule-TCZ-2-9 = Miasta są już rozdzielone.
rule-TCZ-3-5 = Tę kartę Epoki I kładzie inny gracz.
rule-TCZ-3-8 = O polu decydują kości. Wybierasz je tylko po wyrzuceniu zera.
rule-TCZ-3-13 = Karta Epoki I nie może leżeć na Wiśle, w strefie startowej, na innej karcie ani obok karty tej samej kategorii.
rule-TCZ-4-1 = Ta karta nie należy do twojego miasta.
rule-TCZ-4-5 = Pierwsze trzy karty muszą stykać się z twoją Kartą Startową i leżeć w twojej strefie startowej.
rule-TCZ-4-7 = Teraz swoje miasto zakłada inny gracz.
rule-TCZ-4-12 = Wtedy zabrakłoby miejsca dla innej z twoich trzech kart.
rule-TCZ-5-1 = Leży tam już karta.
rule-TCZ-5-2 = Karta musi stykać się bokiem z twoją kartą. Sam róg nie wystarczy.
rule-TCZ-5-3 = Karty tej samej kategorii nie mogą się stykać, także cudze.
rule-TCZ-5-5 = Karta „na Wiśle” może leżeć tylko na Wiśle.
rule-TCZ-5-6 = Na Wiśle mogą leżeć tylko karty „na Wiśle”.
rule-TCZ-5-7 = Karta „na brzegu” może leżeć tylko na brzegu: tuż na zachód lub wschód od Wisły.
rule-TCZ-5-8 = Karta „jeden sąsiad” musi stykać się z dokładnie jedną kartą.
rule-TCZ-5-9 = Leżąca tam karta „jeden sąsiad” ma już swojego jedynego sąsiada.
rule-TCZ-7-1 = To nie twoja tura.
rule-TCZ-7-2 = W tej turze ruch już wykonany.
rule-TCZ-7-3 = Dołożyć można tylko kartę budowli z ręki.
rule-TCZ-7-4 = Użyć można tylko Wydarzenia z ręki.
rule-TCZ-7-5 = Wymienić można tylko kartę z ręki.
rule-TCZ-7-6 = Stosy są puste: nie ma na co wymienić.
rule-TCZ-8-12 = Tego Wydarzenia nie można teraz użyć: warunek nie jest spełniony albo żaden rywal nie pasuje.
rule-TCZ-9-1 = Zamiennik kładzie się na karcie leżącej na planszy.
rule-TCZ-9-2 = Na tej karcie leży już zamiennik.
rule-TCZ-9-3 = Zamiennik nie może stykać się z kartą swojej kategorii.
rule-TCZ-9-6 = Zamienniki kładzie się tylko na Obiektach i Obiektach Specjalnych.
rule-TCZ-11-8 = Zakończenie gry możesz zaproponować raz na rundę; naraz jest tylko jedna propozycja.
rule-TCZ-11-13 = Nie ma propozycji, na którą możesz odpowiedzieć.
rule-TCZ-13-1 = Plebiscyty są tylko w rozgrywce rozszerzonej.
rule-TCZ-13-3 = W turze można przeprowadzić tylko jeden plebiscyt.
rule-TCZ-13-5 = Plebiscyt prowadzi się z własnej karty na stykającą się z nią kartę rywala.
rule-TCZ-13-6 = Karta z dwoma żetonami jest bezpieczna: plebiscyt niemożliwy.
rule-TCZ-14-2 = Wydarzenie nie pozwala wskazać tych graczy.
rule-TCZ-14-16 = Jeszcze nie można skończyć: Wydarzenie wymaga wyboru.
rule-TCZ-14-39 = Wydarzenie ci tego teraz zabrania.
rule-TCZ-14-57 = Najpierw wykonaj dodatkowe ruchy albo z nich zrezygnuj.
rule-TCZ-16-7 = Tak nie można odpowiedzieć na to polecenie.
rule-TCZ-16-11 = Turę kończysz dopiero po wykonaniu ruchu.
rule-TCZ-16-12 = Nie w trakcie Wydarzenia.
rule-TCZ-16-13 = Najpierw trzeba podjąć decyzję związaną z Wydarzeniem.
rule-TCZ-16-14 = Teraz to niemożliwe.
rule-TCZ-16-15 = Nie ma takiego ruchu.

## What is forbidden, with the card that stands in the way

refusal-same-category = Ta sama kategoria: „{ $card }” ({ $cell }).
refusal-same-category-of = Stykałaby się z kartą tej samej kategorii ({ $category }): „{ $card }” ({ $cell }).
refusal-occupied = Leży tam już karta „{ $card }”.
refusal-loner-needs-one = Ta karta może mieć tylko jednego sąsiada; tu stykałaby się też z kartą „{ $card }” ({ $cell }).
refusal-loner-blocked = „{ $card }” ({ $cell }) może mieć tylko jednego sąsiada i już go ma.
refusal-not-rival = Karta „{ $card }” ({ $cell }) nie należy do rywala.
refusal-immune = Karta „{ $card }” ({ $cell }) ma dwa żetony: plebiscyt niemożliwy.
refusal-already-covered = „{ $card }” ({ $cell }) to już zamiennik: na karcie mieści się jeden.

## Hints for a first game

hint-answer-end = Propozycja zakończenia: jeśli wszyscy się zgodzą, gra się kończy.
hint-pick-lose = Wskaż, które karty tracisz. Nie rozdziel swojego miasta.
hint-pick-remove = Wskaż karty do usunięcia. Możliwe są podświetlone.
hint-pick-take-over = Wskaż kartę rywala: stanie się twoja tam, gdzie leży.
hint-pick-move = Wskaż kartę, którą przeniesiesz na inne dozwolone pole.
hint-pick-cover = Wskaż kartę pod zamiennik. Nie może stykać się ze swoją kategorią.
hint-pick-uncover = Wskaż zamiennik do usunięcia.
hint-pick-tokens = Wskaż karty, których żetony się zmienią.
hint-relocate = Wybierz nowe pole dla tej karty.
hint-build = Dołóż teraz karty z ręki albo zakończ.
hint-fetch = Wybierz kartę ze stosu.
hint-lay = Połóż kartę na podświetlonym polu.
hint-give = Wybierz kartę, którą oddajesz.
hint-take = Widzisz rękę rywala. Wybierz kartę albo zakończ.
hint-put-back = Odkładaj karty, aż zostanie pięć.
hint-choice = Wybierz jedną z dwóch możliwości.
hint-event-plebiscite = Wydarzenie daje ci plebiscyt; możesz też zakończyć.
hint-others-decide = Teraz decyduje inny gracz. Potem Wydarzenie trwa dalej.
hint-town = Wybierz miasto, które zbudujesz.
hint-roll = Kości kładą tę dawną kartę. Jest niczyja.
hint-free-cell = Wypadło zero: wybierz dowolne dozwolone pole.
hint-founding = Połóż trzy karty założycielskie obok swojej Karty Startowej.
hint-extra = Możesz wykonać więcej ruchów; czekanie je kończy.
hint-last-turn = Twoja ostatnia tura: zrób, co możesz, dla punktów.
hint-end-turn = Ruch wykonany. Przeprowadź plebiscyt albo zakończ turę.
hint-plebiscite = Zaatakuj stykającą się kartę rywala: wygrywa wyższy rzut.
hint-place = Wybierz kartę, potem podświetlone pole przy swoim mieście.
hint-category = Karty tej samej kategorii nigdy się nie stykają, także cudze.
hint-event = Zamiast dokładać kartę możesz użyć Wydarzenia.
hint-swap = Nic nie pasuje? Wymień kartę na nową.
hint-wait = Możesz czekać; i tak dobierasz do pięciu.
hint-river = „Na Wiśle” (most): ta karta idzie tylko na Wisłę.
hint-bank = „Na brzegu”: tylko na brzegu Wisły.
hint-loner = „Jeden sąsiad”: ta karta styka się z dokładnie jedną inną.
hint-reconnect = Połącz dzielnicę z miastem, zanim straci Ratusz lub Kartę Startową.
hint-ownerless = Przerywana ramka: karta niczyja. Zbuduj obok, aby ją zyskać.
hint-services = Policja, Straż, Służba Zdrowia i Ratusze chronią przed Wydarzeniami.
hint-districts = Odcięta część bez Ratusza i Karty Startowej przepada.
hint-prehistory = Zapamiętaj, gdzie leżą te karty: mogą być twoje.
hint-others-found = Każdy zakłada miasto trzema kartami.
hint-look = Grają inni. Dotknij dowolnej karty, by o niej przeczytać.
hint-goal = Wygrywa najwięcej punktów: duże miasto, Karty Startowe, Zabytki, kategorie.
## Table

board-parts = Części stołu
board-map = Plan miasta
board-map-keys = Strzałki przechodzą między polami, Enter wybiera pole, N przechodzi do następnego pola do wyboru. T mówi, co sąsiaduje z polem, W – gdzie można położyć wybraną kartę, P – co chroni pole, H prowadzi do twojego miasta.
board-tab-map = Plansza
board-tab-players = Gracze
board-tab-piles = Stosy
board-epoch = Epoka { $epoch }
board-cards-left =
    { $count ->
        [one] { $count } karta w stosach
        [few] { $count } karty w stosach
        [many] { $count } kart w stosach
       *[other] { $count } karty w stosach
    }
board-last-lap = Ostatnie tury
board-hand = Twoja ręka
board-vistula = Wisła
board-plan-of = Plan miasta
board-go-home = Pokaż moje miasto
board-gone-home = Widać twoje miasto.
board-start-card = Karta Startowa
board-event = Wydarzenie
board-hostile = przeciw rywalom
board-covers = zakrywa kartę: { $card }
board-ownerless = bez właściciela
board-immune = dwa żetony
board-immune-long = Dwa żetony: nie można tu przeprowadzić plebiscytu.
board-on-river = Wisła
board-on-bank = brzeg Wisły
board-empty = puste
board-zone-of = strefa startowa: { $town }
board-fits-here = karta tu pasuje
board-fits = pasuje tu
board-fits-not = nie tutaj
board-can-play = do zagrania
board-not-now = nie teraz
board-needs-river = na Wiśle
board-needs-bank = na brzegu
board-needs-alone = jeden sąsiad
board-cells =
    { $count ->
        [0] brak pól
        [one] { $count } pole
        [few] { $count } pola
        [many] { $count } pól
       *[other] { $count } pola
    }
board-moves = Ruchy
board-place = Połóż: { $card }, pole { $cell }
board-choose-card = Wybierz kartę lub pole
board-choose-cell = Wybierz podświetlone pole
board-choose-card-first = Najpierw wybierz kartę.
board-roll-for = Rzuć kośćmi za kartę: { $card }
board-swap = Wymień
board-swap-card = Wymień: { $card }
board-swap-choose = Wybierz kartę do wymiany.
board-wait = Czekaj
board-wait-confirm = Potwierdź: czekam
board-end-turn = Zakończ turę
board-end-turn-confirm = Potwierdź: koniec tury
board-propose-end = Zaproponuj zakończenie gry
board-propose-end-confirm = Potwierdź: proponuję
board-plebiscite = Plebiscyt
board-note = O karcie
board-captures = przejmuje: { $list }
board-your-turn = Twoja tura
board-your-choice = Twój wybór
board-turn-of = Tura: { $seat }
board-over = Koniec gry
board-to-play = gra
board-step-town = Wybierz swoje miasto.
board-step-roll = Rzuć kośćmi: zdecydują, gdzie trafi karta { $card }.
board-step-free-cell = Wypadło 0: wybierz dowolne podświetlone pole dla karty { $card }.
board-step-found =
    { $count ->
        [one] Połóż ostatnią kartę założycielską obok Karty Startowej.
        [few] Połóż { $count } karty założycielskie obok Karty Startowej.
        [many] Połóż { $count } kart założycielskich obok Karty Startowej.
       *[other] Połóż { $count } karty założycielskie obok Karty Startowej.
    }
board-step-choose = Wybierz kartę do położenia lub zagrania albo pole.
board-step-choose-other = Żadna karta nie pasuje teraz na planszę: zagraj Wydarzenie, wymień kartę albo czekaj.
board-step-place =
    { $count ->
        [one] { $card }: { $count } wolne pole. Wybierz je.
        [few] { $card }: { $count } wolne pola. Wybierz jedno.
        [many] { $card }: { $count } wolnych pól. Wybierz jedno.
       *[other] { $card }: { $count } wolne pola. Wybierz jedno.
    }
board-step-nowhere = { $card }: teraz nigdzie nie pasuje. Możesz wymienić tę kartę.
board-step-event = { $card }: przeczytaj i zagraj.
board-step-event-target = { $card }: przeczytaj, wybierz, przeciw komu, i zagraj.
board-step-event-not-now = { $card }: teraz nie można tego zagrać. Możesz wymienić tę kartę.
board-step-cell =
    { $count ->
        [0] { $cell }: żadna twoja karta tu nie pasuje.
        [one] { $cell }: pasuje tu { $count } twoja karta. Wybierz ją.
        [few] { $cell }: pasują tu { $count } twoje karty. Wybierz jedną.
        [many] { $cell }: pasuje tu { $count } twoich kart. Wybierz jedną.
       *[other] { $cell }: pasują tu { $count } twoje karty. Wybierz jedną.
    }
board-step-confirm = Naciśnij pole jeszcze raz albo przycisk, aby potwierdzić.
board-step-captures = Przejmujesz: { $list }. Naciśnij jeszcze raz, aby potwierdzić.
board-step-swap = Wymienić kartę „{ $card }” na wierzchnią kartę stosu? Naciśnij „Wymień”.
board-step-wait = Nic nie robisz w tej turze i dobierasz do pięciu kart. Naciśnij jeszcze raz, aby potwierdzić.
board-step-wait-extra = Rezygnujesz z dodatkowych ruchów. Naciśnij jeszcze raz, aby potwierdzić.
board-step-propose = Jeśli wszyscy się zgodzą, gra się skończy i policzycie punkty. Naciśnij jeszcze raz, aby potwierdzić.
board-step-decide = { $event }: twoja decyzja.
board-step-extra =
    { $count ->
        [one] Masz { $count } dodatkowy ruch.
        [few] Masz { $count } dodatkowe ruchy.
        [many] Masz { $count } dodatkowych ruchów.
       *[other] Masz { $count } dodatkowe ruchy.
    }
board-step-after = Przeprowadź plebiscyt albo zakończ turę.
board-others-town = Wybiera miasto.
board-others-roll = Rzuca za kartę: { $card }.
board-others-found = Zakłada miasto.
board-others-decide = Decyduje: { $event }.
board-others-turn = Wybiera ruch. Możesz obejrzeć plan.
board-lap = Ostatnie tury: zagrają jeszcze { $list }.
board-idle =
    { $count ->
        [one] Jeśli nikt nic nie zbuduje ani nie zagra, gra skończy się po { $count } turze.
        [few] Jeśli nikt nic nie zbuduje ani nie zagra, gra skończy się po { $count } turach.
        [many] Jeśli nikt nic nie zbuduje ani nie zagra, gra skończy się po { $count } turach.
       *[other] Jeśli nikt nic nie zbuduje ani nie zagra, gra skończy się po { $count } turach.
    }
board-proposal = { $seat } proponuje zakończyć grę i policzyć punkty.
board-proposal-mine = Proponujesz zakończenie gry. Decydują pozostali.
board-proposal-refused = { $seat } chce grać dalej: gra toczy się dalej.
board-proposal-refused-mine = { $seat } chce grać dalej. Twoja propozycja zakończenia gry upadła.
board-proposal-lapsed = Nie wszyscy odpowiedzieli na czas: twoja propozycja zakończenia gry już nie obowiązuje.
board-agree = Zgoda
board-play-on = Gramy dalej
board-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punkty
    }
board-in-hand =
    { $count ->
        [one] { $count } karta w ręce
        [few] { $count } karty w ręce
        [many] { $count } kart w ręce
       *[other] { $count } karty w ręce
    }
board-districts =
    { $count ->
        [one] { $count } dzielnica
        [few] { $count } dzielnice
        [many] { $count } dzielnic
       *[other] { $count } dzielnice
    }
board-tokens =
    { $count ->
        [one] zostaje { $count } żeton
        [few] zostają { $count } żetony
        [many] zostaje { $count } żetonów
       *[other] zostają { $count } żetony
    }
board-touches = Z polem { $cell } sąsiadują: { $list }.
board-touches-nothing = Z polem { $cell } nie sąsiaduje żadna karta.
board-fits-on =
    { $count ->
        [one] { $card } pasuje na { $count } pole: { $list }.
        [few] { $card } pasuje na { $count } pola: { $list }.
        [many] { $card } pasuje na { $count } pól: { $list }.
       *[other] { $card } pasuje na { $count } pola: { $list }.
    }
board-fits-nowhere = { $card }: teraz nigdzie nie pasuje.
board-protects = { $card }: służby właściciela: { $list }.
board-protects-beside = Obok: { $list }.
board-protects-ward = Ochrona: { $list }.
board-protects-nothing = Na polu { $cell } nie ma karty żadnego gracza.
board-district-held = Dzielnicę utrzymuje: { $list }.

# Events and scores
stage-plays = Zagrywa: { $seat }
stage-plays-against = { $seat } zagrywa przeciw:
stage-plays-for = { $seat } zagrywa; dotyczy też:
stage-plays-you = Zagrywasz ty.
stage-plays-against-you = Zagrywasz przeciw:
stage-plays-for-you = Zagrywasz; dotyczy też:
stage-you = tobie
stage-hostile = wrogie
stage-friendly = pokojowe
stage-dice = Kości tego Wydarzenia
stage-text = Co robi
stage-die =
    { $die ->
        [K3] kość 1–3
       *[other] kość 1–6
    }
stage-story = Co się stało
stage-count = { $done } z { $count }
stage-choosing = Wybiera { $seat }.
stage-pick-must =
    { $count ->
        [one] Wybierz jeszcze { $count } kartę.
        [few] Wybierz jeszcze { $count } karty.
        [many] Wybierz jeszcze { $count } kart.
       *[other] Wybierz jeszcze { $count } karty.
    }
stage-pick-may =
    { $count ->
        [one] Możesz wybrać jeszcze { $count } kartę albo skończyć.
        [few] Możesz wybrać jeszcze najwyżej { $count } karty albo skończyć.
        [many] Możesz wybrać jeszcze najwyżej { $count } kart albo skończyć.
       *[other] Możesz wybrać jeszcze najwyżej { $count } karty albo skończyć.
    }
stage-shape-connected = Wszystkie wybrane karty muszą się ze sobą łączyć.
stage-shape-row = Wszystkie wybrane karty muszą leżeć w jednym rzędzie.
stage-shape-column = Wszystkie wybrane karty muszą leżeć w jednej kolumnie.
stage-touch-note = Każda karta musi stykać się z miastem nowego właściciela, także z kartą przejętą przed chwilą.
stage-pick-first = Wybierz kartę na planszy
stage-pick-used = Usuń: { $card }
stage-pick-current = Pod spód stosu: { $card }
stage-pick-ownerHand = Zwróć na rękę właściciela: { $card }
stage-pick-actorHand = Weź na rękę: { $card }
stage-pick-takeOver = Przejmij: { $card }
stage-pick-relocate = Przenieś: { $card }
stage-pick-cover = Połóż „{ $replacement }” na: { $card }
stage-pick-uncover = Usuń zamiennik: { $card }
stage-pick-token = Drugi żeton na: { $card }
stage-pick-noToken = Zdejmij drugi żeton: { $card }
stage-lose-which =
    { $count ->
        [one] Wybierz { $count } kartę, którą stracisz.
        [few] Wybierz { $count } karty, które stracisz.
        [many] Wybierz { $count } kart, które stracisz.
       *[other] Wybierz { $count } karty, które stracisz.
    }
stage-lose = Strać: { $card }
stage-lose-cuts = Strać: { $card } (odcina: { $cards })
stage-candidates = Karty do wyboru: { $count }
stage-barred =
    { $count ->
        [one] Jeszcze { $count } karta pasuje, ale nie można jej teraz wybrać (przerywana ramka na planszy).
        [few] Jeszcze { $count } karty pasują, ale nie można ich teraz wybrać (przerywana ramka na planszy).
        [many] Jeszcze { $count } kart pasuje, ale nie można ich teraz wybrać (przerywana ramka na planszy).
       *[other] Jeszcze { $count } karty pasują, ale nie można ich teraz wybrać (przerywana ramka na planszy).
    }
stage-done = Gotowe
stage-done-none = Nie wybieraj żadnej
stage-done-with = Gotowe: { $count }
stage-confirm = Potwierdź
stage-cancel = Anuluj
stage-fate-used = Do kart zużytych
stage-fate-current = Pod spód kart bieżących
stage-fate-ownerHand = Z powrotem na rękę właściciela
stage-fate-actorHand = Na rękę gracza, który zagrał Wydarzenie
stage-fate-takeOver = Przejęte
stage-fate-relocate = Do przeniesienia
stage-fate-cover = Dostaje zamiennik
stage-fate-uncover = Traci zamiennik
stage-fate-token = Dostaje drugi żeton
stage-fate-noToken = Traci drugi żeton
stage-can-be-picked = można wybrać
stage-is-picked = wybrana
stage-protected-by = pod ochroną: { $card }, { $cell }
stage-bar-shape = nie łączy się z wybranymi kartami
stage-bar-touch = nie styka się z miastem nowego właściciela
stage-bar-place = nie ma dla niej innego dozwolonego pola
stage-bar-covered = nie można na niej położyć zamiennika
stage-bar-same-category = sąsiednia karta ma kategorię zamiennika
stage-bar-gone = tu nic nie da się zrobić
stage-falls-used =
    { $count ->
        [one] Odpadnie { $count } karta gracza { $from } i trafi do kart zużytych
        [few] Odpadną { $count } karty gracza { $from } i trafią do kart zużytych
        [many] Odpadnie { $count } kart gracza { $from } i trafi do kart zużytych
       *[other] Odpadną { $count } karty gracza { $from } i trafią do kart zużytych
    }
stage-falls-to =
    { $count ->
        [one] Odpadnie { $count } karta gracza { $from }. Nowy właściciel: { $seat }
        [few] Odpadną { $count } karty gracza { $from }. Nowy właściciel: { $seat }
        [many] Odpadnie { $count } kart gracza { $from }. Nowy właściciel: { $seat }
       *[other] Odpadną { $count } karty gracza { $from }. Nowy właściciel: { $seat }
    }
stage-falls-dice =
    { $count ->
        [one] Odpadnie { $count } karta gracza { $from }. O właścicielu zdecydują kości
        [few] Odpadną { $count } karty gracza { $from }. O właścicielu zdecydują kości
        [many] Odpadnie { $count } kart gracza { $from }. O właścicielu zdecydują kości
       *[other] Odpadną { $count } karty gracza { $from }. O właścicielu zdecydują kości
    }
stage-falls-used-you =
    { $count ->
        [one] Odpadnie { $count } twoja karta i trafi do kart zużytych
        [few] Odpadną { $count } twoje karty i trafią do kart zużytych
        [many] Odpadnie { $count } twoich kart i trafi do kart zużytych
       *[other] Odpadną { $count } twoje karty i trafią do kart zużytych
    }
stage-falls-to-you =
    { $count ->
        [one] Odpadnie { $count } twoja karta. Nowy właściciel: { $seat }
        [few] Odpadną { $count } twoje karty. Nowy właściciel: { $seat }
        [many] Odpadnie { $count } twoich kart. Nowy właściciel: { $seat }
       *[other] Odpadną { $count } twoje karty. Nowy właściciel: { $seat }
    }
stage-falls-dice-you =
    { $count ->
        [one] Odpadnie { $count } twoja karta. O właścicielu zdecydują kości
        [few] Odpadną { $count } twoje karty. O właścicielu zdecydują kości
        [many] Odpadnie { $count } twoich kart. O właścicielu zdecydują kości
       *[other] Odpadną { $count } twoje karty. O właścicielu zdecydują kości
    }
stage-captures = { $seat } przejmie
stage-size = { $seat }: pola { $before } → { $after }.
stage-captures-you = Przejmiesz
stage-size-you = Ty: pola { $before } → { $after }.
stage-build =
    { $count ->
        [one] Możesz zbudować { $count } kartę z ręki albo skończyć.
        [few] Możesz zbudować najwyżej { $count } karty z ręki albo skończyć.
        [many] Możesz zbudować najwyżej { $count } kart z ręki albo skończyć.
       *[other] Możesz zbudować najwyżej { $count } karty z ręki albo skończyć.
    }
stage-build-none = Żadnej karty z ręki nie da się tu zbudować.
stage-build-first = Wybierz kartę i pole
stage-build-other =
    { $count ->
        [one] { $seat } może zbudować { $count } kartę.
        [few] { $seat } może zbudować najwyżej { $count } karty.
        [many] { $seat } może zbudować najwyżej { $count } kart.
       *[other] { $seat } może zbudować najwyżej { $count } karty.
    }
stage-lay = Połóż wziętą kartę.
stage-move = Wybierz nowe pole dla tej karty.
stage-lay-note = Możliwe pola: { $count }
stage-lay-here = karta może tu leżeć
stage-lay-first = Wybierz podświetlone pole
stage-lay-on = Połóż na { $cell }
stage-fetch =
    { $count ->
        [one] Weź { $count } kartę.
        [few] Weź { $count } karty.
        [many] Weź { $count } kart.
       *[other] Weź { $count } karty.
    }
stage-fetch-note = Wziętą kartę zobaczą wszyscy.
stage-fetch-lay-note = Zobaczą ją wszyscy. Kładziesz ją od razu; jeśli nigdzie nie pasuje, trafia na twoją rękę.
stage-fetch-this = Weź: { $card }
stage-fetch-lay-this = Weź i połóż: { $card }
stage-fetched-kept = Nigdzie nie pasuje i zostaje na twojej ręce.
stage-give =
    { $count ->
        [one] Oddaj { $count } kartę. Dostaje: { $seat }
        [few] Oddaj { $count } karty. Dostaje: { $seat }
        [many] Oddaj { $count } kart. Dostaje: { $seat }
       *[other] Oddaj { $count } karty. Dostaje: { $seat }
    }
stage-give-pile =
    { $count ->
        [one] Oddaj { $count } kartę.
        [few] Oddaj { $count } karty.
        [many] Oddaj { $count } kart.
       *[other] Oddaj { $count } karty.
    }
stage-give-this = Oddaj: { $card }
stage-take =
    { $count ->
        [one] Możesz zabrać { $count } kartę z ręki. Gracz: { $seat }
        [few] Możesz zabrać najwyżej { $count } karty z ręki. Gracz: { $seat }
        [many] Możesz zabrać najwyżej { $count } kart z ręki. Gracz: { $seat }
       *[other] Możesz zabrać najwyżej { $count } karty z ręki. Gracz: { $seat }
    }
stage-take-current =
    { $count ->
        [one] Możesz odłożyć { $count } kartę z ręki pod spód kart bieżących. Gracz: { $seat }
        [few] Możesz odłożyć najwyżej { $count } karty z ręki pod spód kart bieżących. Gracz: { $seat }
        [many] Możesz odłożyć najwyżej { $count } kart z ręki pod spód kart bieżących. Gracz: { $seat }
       *[other] Możesz odłożyć najwyżej { $count } karty z ręki pod spód kart bieżących. Gracz: { $seat }
    }
stage-take-used =
    { $count ->
        [one] Możesz odłożyć { $count } kartę z ręki na karty zużyte. Gracz: { $seat }
        [few] Możesz odłożyć najwyżej { $count } karty z ręki na karty zużyte. Gracz: { $seat }
        [many] Możesz odłożyć najwyżej { $count } kart z ręki na karty zużyte. Gracz: { $seat }
       *[other] Możesz odłożyć najwyżej { $count } karty z ręki na karty zużyte. Gracz: { $seat }
    }
stage-take-this = Zabierz: { $card }
stage-putBack =
    { $count ->
        [one] Odłóż { $count } kartę.
        [few] Odłóż { $count } karty.
        [many] Odłóż { $count } kart.
       *[other] Odłóż { $count } karty.
    }
stage-putBack-note = Trafią zakryte pod spód kart bieżących.
stage-putBack-used-note = Trafią do kart zużytych.
stage-putBack-this = Odłóż: { $card }
stage-cards-none = Żadna karta nie pasuje.
stage-card-first = Wybierz kartę
stage-choice = Decyzja należy do ciebie.
stage-choice-first = Wybierz jedno
stage-option-idle = (nic się nie stanie)
stage-targets-choose =
    { $count ->
        [one] Przeciw komu?
        [few] Przeciw komu? Najwyżej rywali: { $count }
        [many] Przeciw komu? Najwyżej rywali: { $count }
       *[other] Przeciw komu? Najwyżej rywali: { $count }
    }
stage-targets-fixed = Dotyczy
stage-target-first = Wybierz gracza
stage-play = Zagraj Wydarzenie
stage-nothing = To nic nie da.
stage-nothing-without = { $seat } nie ma kart ({ $cards }): to nic nie da.
stage-nothing-mine = Nie masz kart ({ $cards }): to nic nie da.
stage-idle-build = Żadnej z kart, które masz teraz na ręce, nie da się przez nie zbudować.
stage-idle-fetch = Wśród kart zużytych nie ma takiej karty.
stage-idle-cover = Żadna twoja karta nie przyjmie zamiennika „{ $replacement }”: nie zostanie położony.
stage-idle-cover-missing = Nie masz kart ({ $cards }): zamiennik „{ $replacement }” nie zostanie położony.
stage-play-anyway = Zagraj mimo to
stage-not-now = Nie teraz
stage-not-now-needs = Nie teraz: nie masz na planszy karty ({ $category }).
stage-not-now-condition = Nie teraz: warunek karty nie jest spełniony.
stage-not-now-touching = Nie teraz: żadne miasto rywala nie styka się z twoim.
stage-not-now-nobody = Nie teraz: żaden rywal nie ma tego, w co ta karta uderza.
stage-warded = Powstrzyma je „{ $event }”.
stage-cancelled = Powstrzyma je { $service }.
stage-saves =
    { $count ->
        [one] Służby uratują { $count } kartę.
        [few] Służby uratują { $count } karty.
        [many] Służby uratują { $count } kart.
       *[other] Służby uratują { $count } karty.
    }
stage-shields = Karty pod ochroną: { $count }
effect-list = Trwałe skutki: { $seat }
effect-ban-turn = traci tury
effect-ban-draw = nie dobiera kart
effect-ban-place = nie wykłada kart
effect-ban-event = nie zagrywa Wydarzeń
effect-ban-swap = nie wymienia kart
effect-ban-plebiscite = nie przeprowadza plebiscytów
effect-ban-cats = nie wykłada kart: { $categories }
effect-ward = ochrona przed: { $themes }
effect-all-themes = wszystkie wrogie Wydarzenia
effect-suspension = nie działa: { $services }
effect-modifier = plebiscyty: { $attack } w ataku, { $defend } w obronie
effect-ongoing = { $event }
effect-turns =
    { $count ->
        [one] { $count } tura
        [few] { $count } tury
        [many] { $count } tur
       *[other] { $count } tury
    }
effect-uses =
    { $count ->
        [one] { $count } raz
        [few] { $count } razy
        [many] { $count } razy
       *[other] { $count } razy
    }
effect-always = bez limitu
vote-title = Plebiscyt
vote-choose = Wybierz kartę rywala na planszy.
vote-ready = Przeprowadzić ten plebiscyt?
vote-note = Karta musi stykać się z twoją i mieć mniej niż dwa żetony.
vote-can = można ją zdobyć w plebiscycie
vote-immune = odporna: ma dwa żetony
vote-far = nie styka się z twoją kartą
vote-targets = Karty do zdobycia: { $count }
vote-from = Z karty
vote-odds = Szanse
vote-chance = { $percent }%
vote-win = Więcej niż rywal: karta jest twoja i dostaje dwa żetony.
vote-lose = Tyle samo lub mniej: karta zostaje u rywala i ma dwa żetony. Nikt jej już nie zaatakuje.
vote-supply = Pozostałe żetony: { $count }
vote-none = Zakończ turę bez niego
vote-hold = Przeprowadź plebiscyt
vote-tokens =
    { $count ->
        [one] { $count } żeton
        [few] { $count } żetony: odporna
        [many] { $count } żetony: odporna
       *[other] { $count } żetony: odporna
    }
vote-won = Kartę zdobywa { $seat }.
vote-lost = { $seat } nie zdobywa karty. Ma ona teraz dwa żetony.
vote-won-you = Zdobywasz kartę.
vote-lost-you = Nie zdobywasz karty. Ma ona teraz dwa żetony.
piles-stacks = Stosy
piles-epoch = Epoka { $epoch }
piles-current = bieżący
piles-known = Karty, które znasz w stosie epoki { $epoch }
piles-from-bottom = { $place }. od spodu
piles-in-hands = Karty, które znasz na rękach rywali
piles-used = Karty zużyte: { $count }
piles-used-none = Na razie brak.
piles-replacements = Zamienniki: { $count }
piles-replacements-note = Na planszy: { $laid }. Zużyte: { $used }.
score-title = Arkusz punktów
score-estimate = Pokaż punkty, jakie byłyby teraz
score-rule = Zasada
score-total = Razem
score-wins = wygrywa
score-none = brak
score-cells =
    { $count ->
        [one] { $count } pole
        [few] { $count } pola
        [many] { $count } pól
       *[other] { $count } pola
    }
score-missing = { $category }: brak
score-largest = Największe miasto
score-largest-rule = 3 za najwięcej pól
score-starts = Karty Startowe
score-starts-rule = po 3
score-monuments = Zabytki
score-monuments-rule = po 2, odkryte
score-uniques = Obiekty Unikalne
score-uniques-rule = po 1
score-futures = Obiekty Przyszłości
score-futures-rule = po 1
score-categories = Kategorie Obiektów
score-categories-rule = 1 za każdą z siedmiu
score-contamination = Skażenie Środowiska
score-contamination-rule = minus 1 za każde
score-note = Wybierz wiersz, aby zobaczyć jego karty na planszy. Punktują tylko miasta z Kartą Startową.
score-skip = Pokaż wszystko
ending-winners =
    { $count ->
        [one] Wygrywa { $names }
        [few] Wspólna wygrana: { $names }
        [many] Wspólna wygrana: { $names }
       *[other] Wspólna wygrana: { $names }
    }
ending-lastCard = Zagrano ostatnią kartę, a każdy miał jeszcze jedną turę.
ending-idle = Przez kilka rund nikt nic nie zbudował ani nie zagrał.
ending-agreed = Wszyscy zgodzili się zakończyć grę.
ending-by-points =
    { $points ->
        [one] { $points } punkt, przewaga nad kolejną osobą: { $lead }.
        [few] { $points } punkty, przewaga nad kolejną osobą: { $lead }.
        [many] { $points } punktów, przewaga nad kolejną osobą: { $lead }.
       *[other] { $points } punkty, przewaga nad kolejną osobą: { $lead }.
    }
ending-by-monuments =
    { $points ->
        [one] Remis, { $points } punkt: decyduje liczba Zabytków ({ $monuments }).
        [few] Remis, { $points } punkty: decyduje liczba Zabytków ({ $monuments }).
        [many] Remis, { $points } punktów: decyduje liczba Zabytków ({ $monuments }).
       *[other] Remis, { $points } punkty: decyduje liczba Zabytków ({ $monuments }).
    }
ending-shared =
    { $points ->
        [one] Po { $points } punkcie i tyle samo Zabytków: wspólne zwycięstwo.
        [few] Po { $points } punkty i tyle samo Zabytków: wspólne zwycięstwo.
        [many] Po { $points } punktów i tyle samo Zabytków: wspólne zwycięstwo.
       *[other] Po { $points } punkty i tyle samo Zabytków: wspólne zwycięstwo.
    }
since-title = Od twojej ostatniej tury
since-own = Twój ostatni ruch
since-at = { $at } z { $count }
since-what = od twojej tury
since-start = od początku gry
since-earlier = Wcześniejszy ruch
since-later = Późniejszy ruch
since-show = Pokaż
since-close = Zamknij
since-lost-by = { $event } – tracisz: { $cards }.
since-lost = Tracisz: { $cards }.
since-card = { $card } ({ $cell })
since-told = { $event }. { $what }
since-unharmed = { $event } – niczego nie tracisz.
since-lost-here = tu była twoja karta { $card }
detail-close = Zamknij
detail-start = Karta Startowa
detail-epoch = Epoka { $epoch }
detail-number = Karta { $number }
detail-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punkty
    }
detail-stars =
    { $stars ->
        [2] Na Wiśle: tylko na rzece.
        [3] Na brzegu: tylko na brzegu Wisły.
       *[4] Jeden sąsiad: karta styka się z dokładnie jedną kartą.
    }
detail-replacement = Zamiennik leży na innej karcie. Kategorie obu odpychają sąsiadów tego samego rodzaju.
detail-covers = Przykrywa
detail-owner = Właściciel: { $seat }
detail-ownerless = Karta niczyja. Dostanie ją pierwsze miasto, które się z nią zetknie.
detail-mother = Część miasta macierzystego.
detail-district = Część dzielnicy, którą utrzymuje Ratusz lub Karta Startowa.
detail-empty = Puste pole { $cell }
detail-river = Rzeka.
detail-bank = Brzeg rzeki.
detail-zone = Strefa startowa: { $town }.
detail-protection = Służby obok
detail-no-protection = Brak. Wydarzenia, które oszczędzają karty przy służbach, mogą w nią trafić.
detail-touches = Styka się z
detail-fits = Twoje karty, które tu pasują
shared-turn = Ruch: { $seat }
shared-resolving = Decyduje { $seat }.
shared-scores = Punkty na teraz
