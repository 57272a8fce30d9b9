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
card-5 = Vecchio municipio
card-6 = Consiglio comunale
card-7 = Uffici comunali
card-8 = Sede del distretto
card-9 = Tribunale distrettuale
card-10 = Ufficio del comune rurale
card-11 = Ufficio delle imposte
card-12 = Ufficio distrettuale del lavoro
card-13 = Ufficio di stato civile
card-14 = Procura distrettuale
card-15 = Ufficio previdenziale
card-16 = Ufficio del consiglio di quartiere
card-17 = Antico magistrato civico
card-18 = Posto di polizia a cavallo
card-19 = Prigione cittadina
card-20 = Comando distrettuale di polizia
card-21 = Polizia stradale
card-22 = Guardia municipale
card-23 = Posto di gendarmeria
card-24 = Polizia ferroviaria
card-25 = Commissariato di quartiere
card-26 = Pompieri di fabbrica
card-27 = Vigili del fuoco volontari
card-28 = Torre d’addestramento dei pompieri
card-29 = Comando distrettuale dei vigili del fuoco
card-30 = Unità di soccorso antincendio
card-31 = Treno di soccorso
card-32 = Vigili volontari di Lisewo
card-33 = Bacino antincendio
card-34 = Farmacia
card-35 = Ospedale San Vincenzo
card-36 = Ospedale per malattie infettive
card-37 = Ospedali di Tczew
card-38 = Ambulatorio dei ferrovieri
card-39 = Servizio ambulanze
card-40 = Ambulatorio di Suchostrzygi
card-41 = Ispettorato sanitario
card-42 = Quartiere Suchostrzygi
card-43 = Quartiere Garnuszewskiego
card-44 = Quartiere Bajkowe
card-45 = Quartiere Staszica
card-46 = Quartiere Górki
card-47 = Quartiere Prątnica
card-48 = Torre residenziale
card-49 = Villa Kelch
card-50 = Palazzi sulla piazza del mercato
card-51 = Case dei ferrovieri a Zatorze
card-52 = Officine metalliche Kelch
card-53 = Fabbrica di macchine Muscate
card-54 = Zuccherificio Ceres
card-55 = Mulino a vapore
card-56 = Scuola nautica
card-57 = Fabbrica di cambi Polmo
card-58 = Cantiere navale fluviale
card-59 = Stabilimento Predom-Metrix
card-60 = Fabbrica di elettronica
card-61 = Istituto tecnico
card-62 = Depuratore
card-63 = Stazione ferroviaria
card-64 = Ponte ferroviario
card-65 = Traghetto sulla Vistola
card-66 = Ponte di Knybawa
card-67 = Posteggio dei taxi
card-68 = Autostazione
card-69 = Deposito degli autobus
card-70 = Porto fluviale
card-71 = Nodo d’interscambio
card-72 = Bosco sacro
card-73 = Chiesa di San Giuseppe
card-74 = Chiesa evangelica
card-75 = Sinagoga
card-76 = Chiesa di Maria Madre della Chiesa
card-77 = Chiesa di San Francesco
card-78 = Cappella di quartiere
card-79 = Cimitero comunale
card-80 = Casa di preghiera
card-81 = Sarto
card-82 = Panetteria
card-83 = Mercato in piazza
card-84 = Posta centrale
card-85 = Grandi magazzini
card-86 = Galleria Kociewska
card-87 = Mercato comunale
card-88 = Supermercato
card-89 = Albergo
card-90 = Banca
card-91 = Ristorante sulla chiatta
card-92 = Stazione di servizio
card-93 = Parco cittadino
card-94 = Teatro estivo
card-95 = Casa della confraternita dei tiratori
card-96 = Anfiteatro
card-97 = Centro di cultura e arte
card-98 = Casa della cultura dei ferrovieri
card-99 = Biblioteca comunale
card-100 = Fabbrica delle Arti
card-101 = Museo della Vistola
card-102 = Cinema
card-103 = Lungofiume della Vistola
card-104 = Parco giochi
card-105 = Campo sportivo di Lisewo
card-106 = Scuderia
card-107 = Stadio comunale
card-108 = Palazzetto dello sport
card-109 = Piscina coperta
card-110 = Approdo per canoe
card-111 = Palestra del Sokół
card-112 = Pista di pattinaggio
card-113 = Spiaggia sulla Vistola
card-114 = Chiesa parrocchiale
card-115 = Castello teutonico
card-116 = Convento domenicano
card-117 = Maniero teutonico di Czyżykowo
card-118 = Vecchia fornace di Czyżykowo
card-119 = Locanda di Czyżykowo
card-120 = Maniero di Suchostrzygi
card-121 = Fattoria di Suchostrzygi
card-122 = Mulino a vento di Suchostrzygi
card-123 = Chiesa di San Nicola a Lisewo
card-124 = Casa porticata
card-125 = Approdo del traghetto di Lisewo
card-126 = Torre dell’acqua
card-127 = Rimessa delle locomotive
card-128 = Mulino a vento olandese
card-129 = Ponte di Tczew
card-130 = Palco a conchiglia
card-131 = Monumento agli scout
card-132 = Masso erratico
card-133 = Colle fortificato di Zamajte
card-134 = Necropoli di età romana
card-135 = Nuovo ponte stradale
card-136 = Parco tecnologico
card-137 = Torre panoramica
card-138 = Centro delle scienze
card-139 = Parco acquatico
card-140 = Ferrovia metropolitana
card-141 = Parco eolico
card-142 = Centrale solare
card-143 = Torre per uffici
card-144 = Castello di Sambor ricostruito
card-145 = Arena per spettacoli
card-146 = Museo del Ponte
card-147 = Orto botanico
card-148 = Quartiere Nowe Lisewo
card-149 = Scalo per droni
card-150 = Università della Vistola
card-151 = Invasione di ratti
card-152 = Grande incendio
card-153 = Piena della Vistola
card-154 = Epidemia di colera
card-155 = Ponti fatti saltare (1939)
card-156 = Rapina al vagone postale
card-157 = Sciopero dei costruttori del ponte
card-158 = Grande depressione
card-159 = Bufera di vento
card-160 = L’assalto del 1807
card-161 = La Scuola nautica va a Gdynia
card-162 = La ferrovia arriva a Tczew (1852)
card-163 = Febbre edilizia
card-164 = Grande fiera
card-165 = Carbone per l’esportazione (1926)
card-166 = Controllo doganale
card-167 = Scoppio della caldaia
card-168 = Scoperta archeologica
card-168B = Collezione archeologica
card-169 = Barriera di ghiaccio
card-170 = Evasione dalla prigione
card-171 = Acquedotto cittadino
card-171B = Fontana cittadina
card-172 = Plebiscito nel Powiśle (1920)
card-173 = Legge marziale (1981)
card-174 = Vandali
card-175 = Incendio del campanile
card-176 = Tafferugli dopo la partita
card-177 = Festival dei murales
card-177B = Grande murale
card-178 = Fondi europei
card-178B = Lungofiume rinnovato
card-179 = Bilancio partecipativo
card-179B = Giardino di quartiere
card-180 = Agosto 1980
card-181 = Epidemia d’influenza
card-182 = Raduno di locomotive a vapore
card-182B = Locomotiva monumento
card-183 = Licenziamenti di massa
card-184 = Patrimonio mondiale dell’ingegneria
card-184B = Targa del patrimonio ingegneristico
card-185 = L’inverno del secolo (1979)
card-186 = Ponte chiuso
card-187 = Campioni sottratti
card-188 = Festa di Tczew
card-189 = Scandalo in municipio
card-190 = Fuga di sostanze chimiche
card-190B = Contaminazione ambientale
card-191 = Annessione dei sobborghi
card-192 = Nuovo piano regolatore
card-193 = Lavoro volontario
card-194 = Disastro ferroviario
card-195 = Elezioni comunali
card-196 = 750 anni di Tczew
card-196B = Monumento a Sambor II
card-197 = Zona economica
card-197B = Incubatore d’imprese
card-198 = Tutti in bicicletta
card-198B = Ciclovia della Vistola
card-199 = Tromba d’aria
card-200 = Dalle antiche stampe
card-200B = Porta cittadina ricostruita

## What Events do

event-151-text = Scegli un rivale e tira un dado (1–3): mette tra le carte usate altrettante sue carte Commercio o Abitazioni, a sua scelta. Protezione: ogni carta Sanità salva 1 carta.
event-152-text = Scegli un rivale e tira un dado (1–3): metti tra le carte usate fino a quel numero di sue Strutture, tutte collegate tra loro. Protezione: le carte a contatto con una propria carta Vigili del fuoco sono al sicuro.
event-153-text = Tira un dado (1–6). Con 1–2 non accade nulla. Con 3–4 ogni giocatore, te compreso, perde 1 carta a caso posta sulla Vistola o sulla riva, con 5–6 ne perde due. Vanno in fondo al mazzo corrente. Protezione: 2 carte Vigili del fuoco proteggono chi le possiede.
event-154-text = Scegli un rivale. All’inizio di ciascuno dei suoi prossimi 3 turni si tira un dado (1–6): con 1–4 mette tra le carte usate 1 sua Struttura a sua scelta la cui perdita non divida la città. Finisce quando possiede 2 carte Sanità. Protezione: le carte a contatto con una propria carta Sanità sono al sicuro.
event-155-text = Scegli un rivale. Se ha carte sulla Vistola, mettine fino a 2 tra le carte usate. Se non ne ha, non pesca carte nei suoi prossimi 2 turni. Protezione: ogni carta Polizia salva 1 carta o accorcia il divieto di 1 turno.
event-156-text = Scegli un rivale e prendi dalla sua mano fino a 2 carte a caso. Se ne hai prese due, dagli 1 carta a tua scelta della tua mano. Protezione: ogni carta Polizia salva 1 carta.
event-157-text = Il rivale con più carte Trasporti (almeno una; a parità scegli tu) salta il suo prossimo turno. Protezione: 2 carte Polizia proteggono chi le possiede.
event-158-text = Ogni rivale sceglie che cosa mettere in fondo al mazzo corrente: 1 sua carta Commercio o Industria dal tabellone oppure 2 carte a caso della sua mano.
event-159-text = Scegli un rivale e tira un dado (1–3): altrettante Strutture o Strutture speciali, a caso, ai margini della sua città (a contatto con al massimo una sua carta) vanno tra le carte usate. Protezione: ogni carta Vigili del fuoco salva 1 carta.
event-160-text = Scegli un rivale: metti tra le carte usate fino a 2 sue Strutture o Servizi cittadini posti nella stessa riga del tabellone. Protezione: ogni carta Polizia salva 1 carta.
event-161-text = Scegli un rivale: fino a 2 sue carte Industria, a tua scelta, tornano nella sua mano. Protezione: 2 Municipi proteggono chi li possiede.
event-162-text = Cerca nel mazzo corrente 1 carta Trasporti o Industria e posala subito (se non c’è posto resta in mano); il mazzo si rimescola. Poi puoi posare dalla mano 1 carta Abitazioni o Commercio.
event-163-text = Richiede 1 Municipio. Posa subito dalla mano fino a 2 Strutture.
event-164-text = Ogni giocatore, te compreso, pesca 1 carta in più. Poi puoi posare dalla mano fino a 2 carte Commercio o Cultura.
event-165-text = Pesca 2 carte in più, poi puoi posare dalla mano 1 carta Trasporti, Industria o Commercio.
event-166-text = Scegli un rivale: mostra a tutti la sua mano. Puoi mettere 1 di quelle carte in fondo al mazzo corrente. Nel suo prossimo turno il rivale non pesca carte. Protezione: 2 Municipi proteggono chi li possiede.
event-167-text = Scegli un rivale: metti tra le carte usate 1 sua Struttura a contatto con una sua carta Industria, poi 1 sua carta Industria. Protezione: le carte a contatto con una propria carta Vigili del fuoco sono al sicuro.
event-168-text = Metti la sostituzione «Collezione archeologica» su una tua Struttura: diventa una Struttura unica. Se possiedi sul tabellone una carta non coperta dell’Epoca I, pesca 1 carta in più.
event-169-text = Scegli uno o due rivali: non pescano carte nei loro prossimi 2 turni. Protezione: ogni carta Vigili del fuoco accorcia l’effetto di 1 turno.
event-170-text = Scegli un rivale: per i suoi prossimi 3 turni la sua Polizia non protegge da nulla. Metti inoltre 1 sua carta Commercio o Abitazioni in fondo al mazzo corrente. Protezione: 2 Municipi proteggono chi li possiede.
event-171-text = Metti la sostituzione «Fontana cittadina» su una tua carta Abitazioni, Commercio o Cultura: diventa una Struttura unica. Il prossimo Evento ostile con il segno incendio, epidemia o parassiti non ha effetto su di te.
event-172-text = Scegli un rivale la cui città tocca la tua: prendi il controllo di 1 sua carta (Struttura o Servizio cittadino) a contatto con la tua città. Protezione: 2 Municipi proteggono chi li possiede.
event-172-extended = Gioco esteso: poi puoi indire 1 plebiscito in più con +1 al tiro, anche contro una carta con due segnalini.
event-173-text = Nei loro prossimi 2 turni i rivali non possono giocare Eventi né cambiare carte. Protezione: ogni 3 Municipi accorciano l’effetto di 1 turno.
event-173-extended = Gioco esteso: in quei turni non possono indire nemmeno plebisciti.
event-174-text = Scegli un rivale: metti tra le carte usate 1 sostituzione della sua città (Struttura unica o del futuro). Se non ne ha, rimuovi 1 sua carta Cultura o Trasporti. Protezione: 3 carte Polizia proteggono chi le possiede.
event-175-text = Scegli un rivale: metti tra le carte usate 1 sua carta Religione o 1 suo Monumento. Protezione: le carte a contatto con una propria carta Vigili del fuoco sono al sicuro.
event-176-text = Scegli un rivale: metti tra le carte usate fino a 2 sue carte Sport e 1 carta Trasporti. Protezione: 1 carta Polizia salva 1 carta, 2 carte Polizia proteggono del tutto chi le possiede.
event-177-text = Metti la sostituzione «Grande murale» su una tua carta Abitazioni o Trasporti: diventa una Struttura unica. Poi pesca 1 carta in più.
event-178-text = Richiede 1 Municipio. Metti la sostituzione «Lungofiume rinnovato» su una tua Struttura sulla riva della Vistola: diventa una Struttura del futuro. Se lì non hai Strutture non coperte, pesca invece 2 carte in più.
event-179-text = Scegli: metti la sostituzione «Giardino di quartiere» su una tua carta Abitazioni, Cultura o Sport (diventa una Struttura del futuro) oppure posa dalla mano fino a 2 carte di queste categorie.
event-180-text = Il rivale con la città più grande (più caselle sul tabellone; a parità scegli tu) salta il suo prossimo turno e in quello dopo non pesca carte. Protezione: 3 carte Polizia proteggono chi le possiede.
event-181-text = Ogni rivale la cui città tocca la tua mette 2 carte a caso della sua mano in fondo al mazzo corrente e nel suo prossimo turno non pesca carte. Protezione: 3 carte Sanità proteggono chi le possiede.
event-182-text = Metti la sostituzione «Locomotiva monumento» su una tua carta Trasporti o Industria: diventa una Struttura unica. Poi puoi posare dalla mano 1 carta Trasporti o Cultura.
event-183-text = Scegli un rivale. Alla fine di ciascuno dei suoi prossimi 2 turni mette in fondo al mazzo corrente 1 sua carta Industria o Commercio del tabellone, a sua scelta. Protezione: 3 Municipi proteggono chi li possiede (si controlla a ogni turno).
event-184-text = Metti la sostituzione «Targa del patrimonio ingegneristico» su una tua carta Trasporti, Industria o Cultura: diventa una Struttura unica. Se possiedi sul tabellone il Ponte di Tczew, pesca 2 carte in più.
event-185-text = Tira un dado (1–3) e aggiungi 1: per altrettanti loro prossimi turni i rivali non possono posare carte Abitazioni, Trasporti e Sport né cambiare carte. Protezione: 1 carta Vigili del fuoco accorcia l’effetto di 1 turno (altre non servono); 1 carta Sanità accorcia l’effetto di 1 turno (altre non servono).
event-186-text = Ogni rivale con una carta sulla Vistola sceglie: salta il suo prossimo turno oppure mette tra le carte usate 2 sue carte sulla Vistola (una, se non ne ha altre).
event-187-text = Scegli un rivale: prendi in mano dal tabellone fino a 3 sue carte Sport. In questo turno non peschi carte. Protezione: le carte a contatto con una propria carta Polizia sono al sicuro.
event-188-text = Il prossimo Evento ostile durante i tuoi prossimi 4 turni non ha effetto su di te. Pesca 1 carta in più.
event-188-extended = Gioco esteso: per i tuoi prossimi 4 turni hai +1 ai tiri di difesa nei plebisciti.
event-189-text = Scegli un rivale: per i suoi prossimi 3 turni i suoi Municipi non proteggono da nulla. 1 suo Municipio, a sua scelta, torna nella sua mano. Protezione: le carte a contatto con una propria carta Polizia sono al sicuro.
event-190-text = Scegli un rivale: metti la sostituzione «Contaminazione ambientale» su una sua carta Industria non coperta o, se non ne ha, su un’altra sua Struttura non coperta. Protezione: le carte a contatto con una propria carta Sanità sono al sicuro.
event-191-text = Scegli un rivale la cui città tocca la tua e tira un dado (1–3): prendi il controllo al massimo di altrettante sue carte (Strutture o Servizi cittadini). Ognuna deve toccare la tua città (vale anche una carta appena presa). Protezione: ogni 2 Municipi salvano 1 carta.
event-191-extended = Gioco esteso: togli anche il secondo segnalino da 1 carta di questo rivale a contatto con la tua città.
event-192-text = Sposta fino a 2 tue carte (mai una carta Partenza) su altre caselle in cui è permesso posarle.
event-193-text = Dopo questo Evento puoi posare in questo turno, una dopo l’altra, fino a 2 carte dalla mano; dopo ognuna peschi fino a cinque.
event-194-text = Scegli un rivale, tira un dado (1–3) e aggiungi 1: mette tra le carte usate altrettante sue carte Trasporti, a sua scelta. Protezione: 1 carta Sanità salva 1 carta (altre non servono); 1 carta Vigili del fuoco salva 1 carta (altre non servono).
event-195-text = Scegli un rivale che non ha più Municipi di te: scambiatevi tutte le carte in mano.
event-195-extended = Gioco esteso: in questo turno e nei tuoi prossimi 2 turni hai +1 ai tiri d’attacco nei plebisciti.
event-196-text = Metti la sostituzione «Monumento a Sambor II» su una tua carta Commercio, Cultura o Religione: diventa una Struttura unica.
event-196-extended = Gioco esteso: al massimo 2 tue carte, a tua scelta, ricevono due segnalini ciascuna (al sicuro dai plebisciti, salvo Eventi che dicano altrimenti).
event-197-text = Richiede 1 Municipio. Metti la sostituzione «Incubatore d’imprese» su una tua carta Industria o Commercio: diventa una Struttura del futuro. Poi pesca 3 carte e tienine in mano 5; metti le altre, a tua scelta, in fondo al mazzo corrente.
event-198-text = Metti la sostituzione «Ciclovia della Vistola» su una tua carta Trasporti, Sport o Abitazioni: diventa una Struttura del futuro. Poi puoi spostare 1 tua Struttura su un’altra casella in cui è permesso posarla.
event-199-text = Scegli un rivale e tira un dado (1–3): mette tra le carte usate altrettanti suoi Monumenti, a sua scelta. Protezione: 1 carta Vigili del fuoco salva 1 carta (altre non servono); 3 Municipi salvano 1 carta (altri non servono); le carte a contatto con una propria carta Vigili del fuoco sono al sicuro.
event-200-text = Metti la sostituzione «Porta cittadina ricostruita» su una tua carta Religione o Cultura: diventa una Struttura unica. Poi prendi in mano 1 Monumento a tua scelta dalle carte usate.

## Types, categories, epochs and signs

type-start = Carta Partenza
type-service = Servizio cittadino
type-object = Struttura
type-special = Struttura speciale
type-event = Evento
type-replacement = Sostituzione
category-town_hall = Municipio
category-police = Polizia
category-fire = Vigili del fuoco
category-health = Sanità
category-housing = Abitazioni
category-industry = Industria e scienza
category-transport = Trasporti
category-religion = Religione
category-trade = Commercio e servizi
category-culture = Cultura e svago
category-sport = Sport
category-monument = Monumento
category-unique = Struttura unica
category-future = Struttura del futuro
category-contamination = Contaminazione ambientale
epoch-1 = Preistoria (fino al 1259)
epoch-2 = Storica (1260–1800)
epoch-3 = Industriale (1801–1945)
epoch-4 = Contemporanea (1946–2015)
epoch-5 = Futura (dopo il 2015)
theme-fire = Incendio
theme-flood = Alluvione
theme-storm = Maltempo
theme-accident = Incidente
theme-epidemic = Epidemia
theme-vermin = Parassiti
theme-pollution = Inquinamento
theme-crime = Criminalità
theme-unrest = Disordini
theme-war = Guerra
theme-politics = Politica
theme-economy = Economia
theme-culture = Cultura
theme-growth = Sviluppo

## Short labels

quoted = «{ $card }»
no-cards = nessuna carta
seat-name = { $seat }
seat-name-you = tu
roll-of = { $seat }: { $die }
roll-of-you = tu: { $die }
counted-category = { $category }: { $count }
chapter-epoch = Epoca { $number }: { $name }
label-card = { $card } ({ $kind })
label-card-starred = { $card } ({ $kind }; { $terrain })
label-event = { $card } (Evento): { $text }
stars-2 = solo sulla Vistola
stars-3 = solo sulla riva della Vistola
stars-4 = un solo vicino
spot-empty = { $cell }
spot-card = «{ $card }» ({ $cell })
spot-owned = { $cell }: { $card } ({ $kind }), { $seat }
spot-ownerless = { $cell }: { $card } ({ $kind }), di nessuno
ban-turn = giocare il turno
ban-draw = pescare carte
ban-place = costruire carte di alcune categorie
ban-event = giocare Eventi
ban-swap = scambiare carte
ban-plebiscite = tenere plebisciti

## What happens

town-taken = { $seat } costruisce { $town }.
town-taken-you = Costruisci { $town }.
first-player = Dadi per chi comincia: { $rolls }. Comincia { $seat }.
first-player-you = Dadi per chi comincia: { $rolls }. Cominci tu.
epoch-one-dealt = Le carte dell’Epoca I: { $cards }.
epoch-one-rolled = { $seat } tira { $column } e { $row }: casella { $cell }.
epoch-one-rolled-you = Tiri { $column } e { $row }: casella { $cell }.
epoch-one-free = Il tiro dà zero: { $seat } sceglie la casella.
epoch-one-free-you = Il tiro dà zero: scegli tu la casella.
epoch-one-laid = «{ $card }» è in { $cell } e non è di nessuno.
start-laid = Carta Partenza «{ $card }» in { $cell }: { $seat }.
start-laid-you = Carta Partenza «{ $card }» in { $cell }: è tua.
start-laid-ownerless = Carta Partenza «{ $card }» in { $cell }: di nessuno.
spares-shuffled = Mescolate nel mazzo dell’Epoca III: { $cards }.
placed = { $seat } costruisce «{ $card }» in { $cell }.
placed-you = Costruisci «{ $card }» in { $cell }.
captured = { $seat } ottiene «{ $card }» in { $cell }.
captured-you = Ottieni «{ $card }» in { $cell }.
turn-began = Turno di { $seat }
turn-began-you = Il tuo turno
turn-skipped = { $seat } salta questo turno.
turn-skipped-you = Salti questo turno.
swapped = { $seat } cambia una carta.
swapped-you = Cambi una carta.
waited = { $seat } aspetta.
waited-you = Aspetti.
drew =
    { $count ->
        [one] { $seat } pesca { $count } carta.
       *[other] { $seat } pesca { $count } carte.
    }
drew-cards = { $seat } pesca { $cards }.
drew-cards-you = Peschi { $cards }.
pointer-moved = Ora si pesca dall’Epoca { $epoch }.
event-played = { $seat } gioca «{ $card }».
event-played-you = Giochi «{ $card }».
event-played-one = { $seat } gioca «{ $card }». Riguarda { $target }.
event-played-one-you = Giochi «{ $card }». Riguarda { $target }.
event-played-one-of-you = { $seat } gioca «{ $card }» contro di te.
event-played-many = { $seat } gioca «{ $card }». Colpiti: { $targets }.
event-played-many-you = Giochi «{ $card }». Colpiti: { $targets }.
rolled =
    { $die ->
        [K3] Dado (1–3): { $value }.
       *[other] Dado (1–6): { $value }.
    }
warded = «{ $card }» non ha effetto su { $seat }: protezione di un Evento precedente.
warded-you = «{ $card }» non ha effetto su di te: ti protegge un Evento precedente.
cancelled = «{ $card }» non ha effetto su { $seat }. Protezione: { $service }.
cancelled-you = «{ $card }» non ha effetto su di te. Protezione: { $service }.
removed-used = «{ $card }» in { $cell } va tra le carte usate.
removed-current = «{ $card }» in { $cell } va in fondo al mazzo corrente.
removed-hand = «{ $card }» in { $cell } va in mano a { $seat }.
removed-hand-you = «{ $card }» in { $cell } va nella tua mano.
removed-cover = La sostituzione «{ $card }» va tra le carte usate.
took-over = { $seat } prende il controllo di «{ $card }» in { $cell }.
took-over-you = Prendi il controllo di «{ $card }» in { $cell }.
relocated = { $seat } sposta «{ $card }» da { $from } a { $to }.
relocated-you = Sposti «{ $card }» da { $from } a { $to }.
covered = Su { $cell } c’è ora la sostituzione «{ $card }».
uncovered = La sostituzione «{ $card }» in { $cell } va tra le carte usate.
fetched-used = { $seat } prende «{ $card }» dalle carte usate.
fetched-used-you = Prendi «{ $card }» dalle carte usate.
fetched-current = { $seat } prende «{ $card }» dal mazzo corrente.
fetched-current-you = Prendi «{ $card }» dal mazzo corrente.
hand-moved-used =
    { $count ->
        [one] Dalla mano di { $seat } va tra le carte usate { $cards }.
       *[other] Dalla mano di { $seat } vanno tra le carte usate { $cards }.
    }
hand-moved-used-you =
    { $count ->
        [one] Dalla tua mano va tra le carte usate { $cards }.
       *[other] Dalla tua mano vanno tra le carte usate { $cards }.
    }
hand-moved-current =
    { $count ->
        [one] Dalla mano di { $seat } va in fondo al mazzo corrente { $cards }.
       *[other] Dalla mano di { $seat } vanno in fondo al mazzo corrente { $cards }.
    }
hand-moved-current-you =
    { $count ->
        [one] Dalla tua mano va in fondo al mazzo corrente { $cards }.
       *[other] Dalla tua mano vanno in fondo al mazzo corrente { $cards }.
    }
hand-moved =
    { $count ->
        [one] { $seat } dà { $count } carta a { $to }.
       *[other] { $seat } dà { $count } carte a { $to }.
    }
hand-moved-you =
    { $count ->
        [one] Dai { $count } carta a { $to }.
       *[other] Dai { $count } carte a { $to }.
    }
hand-moved-of-you =
    { $count ->
        [one] { $seat } ti dà { $count } carta.
       *[other] { $seat } ti dà { $count } carte.
    }
hand-moved-cards = { $seat } dà a { $to }: { $cards }.
hand-moved-cards-you = Dai a { $to }: { $cards }.
hand-moved-cards-of-you = Ricevi { $cards } da { $seat }.
put-back =
    { $count ->
        [one] { $seat } mette { $count } carta in fondo al mazzo corrente.
       *[other] { $seat } mette { $count } carte in fondo al mazzo corrente.
    }
put-back-cards = { $seat } mette in fondo al mazzo corrente: { $cards }.
put-back-cards-you = Metti in fondo al mazzo corrente: { $cards }.
hand-shown-all = { $seat } mostra a tutti: { $cards }.
hand-shown-all-you = Mostri a tutti: { $cards }.
hand-shown = { $seat } mostra la mano a { $to }.
hand-shown-you = Mostri la mano a { $to }.
hand-shown-of-you = { $seat } ti mostra la mano.
hand-shown-cards = { $seat } mostra a { $to }: { $cards }.
hand-shown-cards-you = Mostri a { $to }: { $cards }.
hand-shown-cards-of-you = { $seat } ti mostra: { $cards }.
hands-swapped = { $seat } e { $to } si scambiano le mani.
hands-swapped-you = Scambi la mano con { $to }.
hands-swapped-of-you = { $seat } scambia la mano con te.
hindered =
    { $turns ->
        [one] { $seat } per { $turns } turno non può { $bans }.
       *[other] { $seat } per { $turns } turni non può { $bans }.
    }
hindered-you =
    { $turns ->
        [one] Per { $turns } turno non puoi { $bans }.
       *[other] Per { $turns } turni non puoi { $bans }.
    }
hindered-turn =
    { $turns ->
        [one] { $seat } salta { $turns } turno.
       *[other] { $seat } salta { $turns } turni.
    }
hindered-turn-you =
    { $turns ->
        [one] Salti { $turns } turno.
       *[other] Salti { $turns } turni.
    }
extra-moves =
    { $count ->
        [one] { $seat } può fare ancora { $count } mossa in questo turno.
       *[other] { $seat } può fare ancora { $count } mosse in questo turno.
    }
extra-moves-you =
    { $count ->
        [one] Puoi fare ancora { $count } mossa in questo turno.
       *[other] Puoi fare ancora { $count } mosse in questo turno.
    }
ward-set = { $seat } ha una protezione da un Evento ostile.
ward-set-you = Hai una protezione da un Evento ostile.
suspended =
    { $turns ->
        [one] { $seat } per { $turns } turno senza protezione: { $services }.
       *[other] { $seat } per { $turns } turni senza protezione: { $services }.
    }
suspended-you =
    { $turns ->
        [one] Per { $turns } turno non ti protegge: { $services }.
       *[other] Per { $turns } turni non ti protegge: { $services }.
    }
ongoing =
    { $turns ->
        [one] «{ $card }» agisce su { $seat } per { $turns } turno.
       *[other] «{ $card }» agisce su { $seat } per { $turns } turni.
    }
ongoing-you =
    { $turns ->
        [one] «{ $card }» agisce su di te per { $turns } turno.
       *[other] «{ $card }» agisce su di te per { $turns } turni.
    }
ticked = «{ $card }» agisce di nuovo su { $seat }.
ticked-you = «{ $card }» agisce di nuovo su di te.
event-ended = «{ $card }» è finito e va tra le carte usate.
tokens-set = Due segnalini su: { $cells }.
tokens-lifted = Il secondo segnalino lascia: { $cells }.
modified-attack =
    { $turns ->
        [one] { $seat } ha +{ $bonus } ai tiri d’attacco nei plebisciti ({ $turns } turno).
       *[other] { $seat } ha +{ $bonus } ai tiri d’attacco nei plebisciti ({ $turns } turni).
    }
modified-attack-you =
    { $turns ->
        [one] Hai +{ $bonus } ai tiri d’attacco nei plebisciti ({ $turns } turno).
       *[other] Hai +{ $bonus } ai tiri d’attacco nei plebisciti ({ $turns } turni).
    }
modified-defend =
    { $turns ->
        [one] { $seat } ha +{ $bonus } ai tiri di difesa nei plebisciti ({ $turns } turno).
       *[other] { $seat } ha +{ $bonus } ai tiri di difesa nei plebisciti ({ $turns } turni).
    }
modified-defend-you =
    { $turns ->
        [one] Hai +{ $bonus } ai tiri di difesa nei plebisciti ({ $turns } turno).
       *[other] Hai +{ $bonus } ai tiri di difesa nei plebisciti ({ $turns } turni).
    }
plebiscite-won = { $seat } indice un plebiscito da { $from }: { $spot }. Dadi { $attack } : { $defence }. La carta passa all’attaccante e riceve due segnalini.
plebiscite-won-you = Indici un plebiscito da { $from }: { $spot }. Dadi { $attack } : { $defence }. La carta è tua e riceve due segnalini.
plebiscite-lost = { $seat } indice un plebiscito da { $from }: { $spot }. Dadi { $attack } : { $defence }. La carta resta al difensore e ha due segnalini.
plebiscite-lost-you = Indici un plebiscito da { $from }: { $spot }. Dadi { $attack } : { $defence }. La carta resta al difensore e ha due segnalini.
tie-rolled = Dadi per il quartiere: { $rolls }.
district-taken = Un quartiere di { $from } passa a { $seat }: { $cells }.
district-taken-you = Ottieni un quartiere di { $from }: { $cells }.
district-taken-of-you = Perdi un quartiere, che passa a { $seat }: { $cells }.
district-lost = { $seat } perde un quartiere senza Municipio né carta Partenza: { $cells }. Le carte vanno tra quelle usate.
district-lost-you = Perdi un quartiere senza Municipio né carta Partenza: { $cells }. Le carte vanno tra quelle usate.
lap-began = { $seat } non ha più carte e i mazzi sono vuoti. Ultimi turni: { $seats }.
lap-began-you = Non hai più carte e i mazzi sono vuoti. Ultimi turni: { $seats }.
idle-warned =
    { $turns ->
        [one] La partita finisce dopo { $turns } altro turno senza costruzioni, Eventi o plebisciti.
       *[other] La partita finisce dopo altri { $turns } turni senza costruzioni, Eventi o plebisciti.
    }
stop-proposed = { $seat } propone di finire la partita.
stop-proposed-you = Proponi di finire la partita.
stop-agreed = { $seat } accetta di finire la partita.
stop-agreed-you = Accetti di finire la partita.
stop-refused = { $seat } vuole continuare.
stop-refused-you = Vuoi continuare.
proposal-lapsed = La proposta di { $seat } di finire la partita non vale più.
proposal-lapsed-you = La tua proposta di finire la partita non vale più.
ended-lastCard = Le ultime carte sono giocate. La partita è finita.
ended-idle = Nessuno costruisce più. La partita è finita.
ended-agreed = Tutti hanno accettato di smettere. La partita è finita.
ended-points =
    { $count ->
        [one] { $seat }: { $count } punto.
       *[other] { $seat }: { $count } punti.
    }
ended-winners = Vince: { $seats }.

## What can be done

offer-pickTown = Scegli una città
offer-rollEpochOne = Tira i dadi per «{ $card }»
offer-chooseEpochOneCell = Scegli una casella per «{ $card }»
offer-placeFounding = Metti una carta di fondazione accanto alla tua carta Partenza
offer-place = Costruisci
offer-playEvent = Gioca un Evento
offer-swap = Cambia una carta
offer-wait = Aspetta
offer-wait-extra = Non fare altre mosse
offer-plebiscite = Indici un plebiscito
offer-plebiscite-event = Indici un plebiscito (ancora { $count })
offer-endTurn = Finisci il turno
offer-proposeEnd = Proponi di finire la partita
offer-voteEnd = { $seat } propone di finire la partita: rispondi
offer-pick-remove = Scegli una carta che lascia il tabellone (ancora { $count })
offer-pick-takeOver = Scegli una carta da prendere (ancora { $count })
offer-pick-relocate = Scegli una carta da spostare (ancora { $count })
offer-pick-cover = Scegli la carta per la sostituzione «{ $card }»
offer-pick-uncover = Scegli una sostituzione da togliere (ancora { $count })
offer-pick-tokens = Scegli una carta che riceve due segnalini (ancora { $count })
offer-pick-noTokens = Scegli una carta che perde il secondo segnalino (ancora { $count })
offer-relocate = Scegli una nuova casella: { $spot }
offer-lay = Scegli una casella per «{ $card }»
offer-build = Costruisci una carta dalla mano (ancora { $count })
offer-fetch = Scegli una carta da prendere (ancora { $count })
offer-give = Dai una carta a { $seat } (ancora { $count })
offer-give-pile = Scarta una carta dalla mano (ancora { $count })
offer-take = Scegli una carta dalla mano di { $seat } (ancora { $count })
offer-putBack = Metti una carta in fondo al mazzo corrente (ancora { $count })
offer-choose = Scegli una delle due
offer-done = Fatto
blank-town = Quale città?
blank-cell = Quale casella?
blank-card = Quale carta?
blank-event = Quale Evento?
blank-targets = Quale rivale?
blank-from = Da quale tua carta?
blank-to = Per quale carta?
blank-option = Quale opzione?
blank-agree = Accetti?
choice-option-closeDown = 1 carta Commercio o Industria dal tabellone
choice-option-cutBack = 2 carte a caso dalla mano
choice-option-park = metti la sostituzione «Giardino di quartiere»
choice-option-projects = costruisci fino a 2 carte
choice-option-repair = salta il prossimo turno
choice-option-dismantle = togli 2 carte sulla Vistola
choice-yes = sì, finiamo
choice-no = no, continuiamo

## A new table

option-towns = Città
option-towns-random = a caso
option-towns-pick = ognuno sceglie
option-mode = Gioco
option-mode-basic = base
option-mode-extended = esteso, con plebisciti
option-lastEpoch = Si gioca fino a
option-lastEpoch-3 = Epoca III (breve)
option-lastEpoch-4 = Epoca IV
option-lastEpoch-5 = Epoca V (intera)
option-fastDiscard = Carte che gli Eventi mettono sotto il mazzo
option-fastDiscard-false = si possono ripescare
option-fastDiscard-true = escono dal gioco (più breve)
option-idleRounds = Se nessuno costruisce o gioca Eventi
option-idleRounds-count =
    { $count ->
        [one] la partita finisce dopo { $count } giro
       *[other] la partita finisce dopo { $count } giri
    }

## What is forbidden

rule-TCZ-1-19 = Quella casella non è sul tabellone.
rule-TCZ-2-1 = Gli spettatori possono solo guardare.
rule-TCZ-2-6 = Scegli la città quando tocca a te, e solo una libera.
rule-TCZ-2-8 = In questa fase della partita non è possibile.
rule-TCZ-2-9 = Le città sono già assegnate.
rule-TCZ-3-5 = Questa carta dell’Epoca I la mette un altro giocatore.
rule-TCZ-3-8 = La casella la decidono i dadi. La scegli solo dopo uno zero.
rule-TCZ-3-13 = Una carta dell’Epoca I non può stare sulla Vistola, in una zona di partenza, su un’altra carta o accanto a una della stessa categoria.
rule-TCZ-4-1 = Questa carta non è della tua città.
rule-TCZ-4-5 = Le prime tre carte devono toccare la tua carta Partenza e stare nella tua zona di partenza.
rule-TCZ-4-7 = Ora fonda la sua città un altro giocatore.
rule-TCZ-4-12 = Così non resterebbe posto per un’altra delle tue tre carte.
rule-TCZ-5-1 = Lì c’è già una carta.
rule-TCZ-5-2 = La carta deve toccare di lato una tua carta. L’angolo non basta.
rule-TCZ-5-3 = Le carte della stessa categoria non possono toccarsi, di chiunque siano.
rule-TCZ-5-5 = Una carta «sul fiume» può stare solo sulla Vistola.
rule-TCZ-5-6 = Sulla Vistola possono stare solo carte «sul fiume».
rule-TCZ-5-7 = Una carta «sulla riva» può stare solo sulla riva: subito a ovest o a est della Vistola.
rule-TCZ-5-8 = Una carta «un solo vicino» deve toccare esattamente una carta.
rule-TCZ-5-9 = Lì una carta «un solo vicino» ha già il suo unico vicino.
rule-TCZ-7-1 = Non è il tuo turno.
rule-TCZ-7-2 = In questo turno hai già fatto la tua mossa.
rule-TCZ-7-3 = Puoi costruire solo una carta edificio della tua mano.
rule-TCZ-7-4 = Puoi giocare solo un Evento della tua mano.
rule-TCZ-7-5 = Puoi cambiare solo una carta della tua mano.
rule-TCZ-7-6 = I mazzi sono vuoti: non c’è niente con cui cambiare.
rule-TCZ-8-12 = Questo Evento ora non si può giocare: manca la condizione o nessun rivale va bene.
rule-TCZ-9-1 = Una sostituzione si mette su una carta del tabellone.
rule-TCZ-9-2 = Questa carta ha già una sostituzione.
rule-TCZ-9-3 = Una sostituzione non può toccare una carta della sua categoria.
rule-TCZ-9-6 = Le sostituzioni si mettono solo su Strutture e Strutture speciali.
rule-TCZ-11-8 = Puoi proporre di finire una volta per giro, e c’è una sola proposta alla volta.
rule-TCZ-11-13 = Non c’è nessuna proposta a cui rispondere.
rule-TCZ-13-1 = I plebisciti sono solo nel gioco esteso.
rule-TCZ-13-3 = Puoi indire un solo plebiscito per turno.
rule-TCZ-13-5 = Un plebiscito va da una tua carta a una carta rivale che la tocca.
rule-TCZ-13-6 = Una carta con due segnalini è al sicuro dai plebisciti.
rule-TCZ-14-2 = L’Evento non permette questa scelta di giocatori.
rule-TCZ-14-16 = Non puoi ancora fermarti: l’Evento richiede questa scelta.
rule-TCZ-14-39 = Un Evento ora te lo vieta.
rule-TCZ-14-57 = Prima fai le mosse extra o rinuncia.
rule-TCZ-16-7 = Non è una risposta possibile a questa decisione.
rule-TCZ-16-11 = Puoi finire il turno solo dopo la tua mossa.
rule-TCZ-16-12 = Non mentre si risolve un Evento.
rule-TCZ-16-13 = Prima serve una decisione per l’Evento.
rule-TCZ-16-14 = Ora non è possibile.
rule-TCZ-16-15 = Questa mossa non esiste.

## What is forbidden, with the card that stands in the way

refusal-same-category = Stessa categoria: «{ $card }» ({ $cell }).
refusal-same-category-of = Toccherebbe una carta della stessa categoria ({ $category }): «{ $card }» ({ $cell }).
refusal-occupied = Lì c’è già «{ $card }».
refusal-loner-needs-one = Questa carta può avere un solo vicino; qui toccherebbe anche «{ $card }» ({ $cell }).
refusal-loner-blocked = «{ $card }» ({ $cell }) può avere un solo vicino e ce l’ha già.
refusal-not-rival = «{ $card }» ({ $cell }) non è di un rivale.
refusal-immune = «{ $card }» ({ $cell }) ha due segnalini: niente plebiscito.
refusal-already-covered = «{ $card }» ({ $cell }) è già una sostituzione: una sola per carta.

## Hints for a first game

hint-answer-end = Proposta di finire: se tutti accettano, la partita finisce.
hint-pick-lose = Scegli quali carte perdi. Tieni unita la tua città.
hint-pick-remove = Scegli le carte da togliere. Quelle possibili sono illuminate.
hint-pick-take-over = Scegli una carta rivale: diventa tua dove si trova.
hint-pick-move = Scegli una carta da spostare su un’altra casella ammessa.
hint-pick-cover = Scegli la carta per la sostituzione. Non può toccare la sua categoria.
hint-pick-uncover = Scegli una sostituzione da togliere.
hint-pick-tokens = Scegli le carte i cui segnalini cambiano.
hint-relocate = Scegli una nuova casella per questa carta.
hint-build = Costruisci ora dalla mano, oppure concludi.
hint-fetch = Scegli una carta dal mazzo.
hint-lay = Posa la carta su una casella illuminata.
hint-give = Scegli una carta da dare.
hint-take = Vedi la mano del rivale. Scegli una carta o fermati.
hint-put-back = Rimetti carte finché ne restano cinque.
hint-choice = Scegli una delle due possibilità.
hint-event-plebiscite = L’Evento ti dà un plebiscito; puoi anche concludere.
hint-others-decide = Ora decide un altro giocatore. Poi l’Evento continua.
hint-town = Scegli la città che costruirai.
hint-roll = I dadi mettono questa carta antica. Non è di nessuno.
hint-free-cell = È uscito zero: scegli una casella ammessa.
hint-founding = Metti le tue tre carte di fondazione accanto alla carta Partenza.
hint-extra = Puoi fare altre mosse; aspettare le chiude.
hint-last-turn = Il tuo ultimo turno: fai più punti che puoi.
hint-end-turn = La mossa è fatta. Indici un plebiscito o finisci il turno.
hint-plebiscite = Attacca una carta rivale vicina: vince il dado più alto.
hint-place = Scegli una carta, poi una casella illuminata vicino alla tua città.
hint-category = Carte della stessa categoria non si toccano mai, neanche altrui.
hint-event = Invece di costruire puoi giocare un Evento.
hint-swap = Niente va bene? Cambia una carta con una nuova.
hint-wait = Puoi aspettare; peschi comunque fino a cinque.
hint-river = «Sul fiume» (ponte): questa carta va solo sulla Vistola.
hint-bank = «Sulla riva»: solo sulla riva della Vistola.
hint-loner = «Un solo vicino»: questa carta ne tocca una sola.
hint-reconnect = Ricollega il quartiere prima che perda il Municipio o la carta Partenza.
hint-ownerless = Cornice tratteggiata: carta di nessuno. Costruisci accanto per ottenerla.
hint-services = Polizia, Vigili, Sanità e Municipi proteggono dagli Eventi.
hint-districts = Una parte staccata senza Municipio né carta Partenza è persa.
hint-prehistory = Ricorda dove sono queste carte: possono diventare tue.
hint-others-found = Ognuno fonda la città con tre carte.
hint-look = Giocano gli altri. Tocca una carta per leggerla.
hint-goal = Vincono più punti: città grande, carte Partenza, Monumenti, categorie.
## Table

board-parts = Parti del tavolo
board-map = Mappa della città
board-map-keys = Le frecce spostano da una casella all’altra, Invio la sceglie, N va alla prossima che si può scegliere. T dice che cosa tocca la casella, W dove può andare la carta scelta, P che cosa protegge la casella, H porta alla tua città.
board-tab-map = Mappa
board-tab-players = Giocatori
board-tab-piles = Mazzi
board-epoch = Epoca { $epoch }
board-cards-left =
    { $count ->
        [one] { $count } carta nei mazzi
       *[other] { $count } carte nei mazzi
    }
board-last-lap = Ultimo giro
board-hand = La tua mano
board-vistula = Vistola
board-plan-of = Pianta di
board-go-home = Vai alla tua città
board-gone-home = La tua città è in vista.
board-start-card = Carta Iniziale
board-event = Evento
board-hostile = contro i rivali
board-covers = copre { $card }
board-ownerless = senza proprietario
board-immune = due segnalini
board-immune-long = Due segnalini: qui non si può indire un plebiscito.
board-on-river = fiume
board-on-bank = riva del fiume
board-empty = vuota
board-zone-of = zona iniziale: { $town }
board-fits-here = la carta può andare qui
board-fits = va bene qui
board-fits-not = non qui
board-can-play = giocabile
board-not-now = non ora
board-needs-river = sul fiume
board-needs-bank = sulla riva
board-needs-alone = un solo vicino
board-cells =
    { $count ->
        [0] nessuna casella
        [one] { $count } casella
       *[other] { $count } caselle
    }
board-moves = Mosse
board-place = Piazza { $card } su { $cell }
board-choose-card = Scegli una carta o una casella
board-choose-cell = Scegli una casella illuminata
board-choose-card-first = Scegli prima una carta.
board-roll-for = Tira i dadi per { $card }
board-swap = Scambia
board-swap-card = Scambia { $card }
board-swap-choose = Scegli la carta da scambiare.
board-wait = Aspetta
board-wait-confirm = Conferma: aspetto
board-end-turn = Termina il turno
board-end-turn-confirm = Conferma: fine turno
board-propose-end = Proponi di finire
board-propose-end-confirm = Conferma: propongo
board-plebiscite = Plebiscito
board-note = Sulla carta
board-captures = cattura { $list }
board-your-turn = Tocca a te
board-your-choice = A te la scelta
board-turn-of = Turno di { $seat }
board-over = La partita è finita
board-to-play = di turno
board-step-town = Scegli la tua città.
board-step-roll = Tira i dadi: decidono dove andrà { $card }.
board-step-free-cell = È uscito 0: scegli una casella illuminata per { $card }.
board-step-found =
    { $count ->
        [one] Piazza l’ultima carta di fondazione accanto alla carta Partenza.
       *[other] Piazza le tue { $count } carte di fondazione accanto alla carta Partenza.
    }
board-step-choose = Scegli una carta da piazzare o giocare, oppure una casella.
board-step-choose-other = Nessuna carta può essere piazzata ora: gioca un Evento, scambia una carta o aspetta.
board-step-place =
    { $count ->
        [one] { $card }: { $count } casella possibile. Sceglila.
       *[other] { $card }: { $count } caselle possibili. Scegline una.
    }
board-step-nowhere = { $card }: ora non può andare da nessuna parte. Puoi scambiarla.
board-step-event = { $card }: leggi e gioca.
board-step-event-target = { $card }: leggi, scegli contro chi e gioca.
board-step-event-not-now = { $card }: ora non si può giocare. Puoi scambiarla.
board-step-cell =
    { $count ->
        [0] { $cell }: nessuna tua carta può andare qui.
        [one] { $cell }: { $count } tua carta può andare qui. Sceglila.
       *[other] { $cell }: { $count } tue carte possono andare qui. Scegline una.
    }
board-step-confirm = Premi di nuovo la casella o il pulsante per confermare.
board-step-captures = Catturi { $list }. Premi di nuovo per confermare.
board-step-swap = Scambiare «{ $card }» con la prima carta del mazzo? Premi «Scambia».
board-step-wait = In questo turno non fai nulla e peschi fino a cinque carte. Premi di nuovo per confermare.
board-step-wait-extra = Rinunci alle mosse in più. Premi di nuovo per confermare.
board-step-propose = Se tutti sono d’accordo, la partita finisce e si contano i punti. Premi di nuovo per confermare.
board-step-decide = { $event }: decidi tu.
board-step-extra =
    { $count ->
        [one] Hai { $count } mossa in più.
       *[other] Hai { $count } mosse in più.
    }
board-step-after = Tieni un plebiscito o termina il turno.
board-others-town = Sceglie la città.
board-others-roll = Tira i dadi per { $card }.
board-others-found = Fonda la città.
board-others-decide = Decide: { $event }.
board-others-turn = Sceglie la mossa. Puoi guardare la mappa.
board-lap = Ultimo giro: devono ancora giocare { $list }.
board-idle =
    { $count ->
        [one] Se nessuno costruisce o gioca, la partita finisce tra { $count } turno.
       *[other] Se nessuno costruisce o gioca, la partita finisce tra { $count } turni.
    }
board-proposal = { $seat } propone di finire la partita e contare i punti.
board-proposal-mine = Hai proposto di finire la partita. Decidono gli altri.
board-proposal-refused = { $seat } vuole continuare: la partita va avanti.
board-proposal-refused-mine = { $seat } vuole continuare. La tua proposta di finire la partita è respinta.
board-proposal-lapsed = Non tutti hanno risposto in tempo: la tua proposta di finire la partita non vale più.
board-agree = Accetta
board-play-on = Continua
board-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
board-in-hand =
    { $count ->
        [one] { $count } carta in mano
       *[other] { $count } carte in mano
    }
board-districts =
    { $count ->
        [one] { $count } quartiere
       *[other] { $count } quartieri
    }
board-tokens =
    { $count ->
        [one] resta { $count } segnalino
       *[other] restano { $count } segnalini
    }
board-touches = { $cell } tocca: { $list }.
board-touches-nothing = { $cell } non tocca nessuna carta.
board-fits-on =
    { $count ->
        [one] { $card } può andare su { $count } casella: { $list }.
       *[other] { $card } può andare su { $count } caselle: { $list }.
    }
board-fits-nowhere = { $card } ora non può andare da nessuna parte.
board-protects = { $card }: servizi del proprietario: { $list }.
board-protects-beside = Accanto: { $list }.
board-protects-ward = Protezione: { $list }.
board-protects-nothing = Su { $cell } non c’è una carta di un giocatore.
board-district-held = Il quartiere è retto da { $list }.

# Events and scores
stage-plays = Lo gioca { $seat }.
stage-plays-against = { $seat } lo gioca contro
stage-plays-for = { $seat } lo gioca, vale anche per
stage-plays-you = Lo giochi tu.
stage-plays-against-you = Lo giochi contro
stage-plays-for-you = Lo giochi, vale anche per
stage-you = te
stage-hostile = ostile
stage-friendly = pacifico
stage-dice = Dadi di questo Evento
stage-text = Che cosa fa
stage-die =
    { $die ->
        [K3] dado 1–3
       *[other] dado 1–6
    }
stage-story = Che cosa è successo
stage-count = { $done } di { $count }
stage-choosing = { $seat } sta scegliendo.
stage-pick-must =
    { $count ->
        [one] Scegli ancora { $count } carta.
       *[other] Scegli ancora { $count } carte.
    }
stage-pick-may =
    { $count ->
        [one] Puoi scegliere ancora { $count } carta oppure fermarti.
       *[other] Puoi scegliere ancora fino a { $count } carte oppure fermarti.
    }
stage-shape-connected = Tutte le carte scelte devono essere collegate tra loro.
stage-shape-row = Tutte le carte scelte devono trovarsi nella stessa riga.
stage-shape-column = Tutte le carte scelte devono trovarsi nella stessa colonna.
stage-touch-note = Ogni carta deve toccare la città del nuovo proprietario. Vale anche una carta appena presa.
stage-pick-first = Scegli una carta sul tabellone
stage-pick-used = Rimuovi { $card }
stage-pick-current = Metti in fondo al mazzo: { $card }
stage-pick-ownerHand = Rimanda in mano al proprietario: { $card }
stage-pick-actorHand = Prendi in mano: { $card }
stage-pick-takeOver = Prendi il controllo: { $card }
stage-pick-relocate = Sposta { $card }
stage-pick-cover = Metti «{ $replacement }» su { $card }
stage-pick-uncover = Rimuovi la sostituzione { $card }
stage-pick-token = Secondo segnalino su { $card }
stage-pick-noToken = Togli il secondo segnalino: { $card }
stage-lose-which =
    { $count ->
        [one] Scegli { $count } carta da perdere.
       *[other] Scegli { $count } carte da perdere.
    }
stage-lose = Perdi { $card }
stage-lose-cuts = Perdi { $card } (stacca { $cards })
stage-candidates = Carte che puoi scegliere: { $count }
stage-barred =
    { $count ->
        [one] Un’altra carta è del tipo giusto, ma ora non si può scegliere (tratteggiata sul tabellone).
       *[other] Altre { $count } carte sono del tipo giusto, ma ora non si possono scegliere (tratteggiate sul tabellone).
    }
stage-done = Fatto
stage-done-none = Non sceglierne
stage-done-with = Fatto: { $count }
stage-confirm = Conferma
stage-cancel = Annulla
stage-fate-used = Tra le carte usate
stage-fate-current = In fondo al mazzo corrente
stage-fate-ownerHand = Di nuovo in mano al proprietario
stage-fate-actorHand = In mano a chi ha giocato l’Evento
stage-fate-takeOver = Cambia proprietario
stage-fate-relocate = Da spostare
stage-fate-cover = Riceve la sostituzione
stage-fate-uncover = Perde la sostituzione
stage-fate-token = Riceve il secondo segnalino
stage-fate-noToken = Perde il secondo segnalino
stage-can-be-picked = si può scegliere
stage-is-picked = scelta
stage-protected-by = protetta da { $card }, { $cell }
stage-bar-shape = non è collegata alle carte scelte
stage-bar-touch = non tocca la città del nuovo proprietario
stage-bar-place = non ha un’altra casella possibile
stage-bar-covered = non può ricevere una sostituzione
stage-bar-same-category = una carta vicina ha la categoria della sostituzione
stage-bar-gone = qui non si può fare nulla
stage-falls-used =
    { $count ->
        [one] { $count } carta di { $from } si staccherebbe e andrebbe tra le carte usate
       *[other] { $count } carte di { $from } si staccherebbero e andrebbero tra le carte usate
    }
stage-falls-to =
    { $count ->
        [one] { $count } carta di { $from } si staccherebbe e passerebbe a { $seat }
       *[other] { $count } carte di { $from } si staccherebbero e passerebbero a { $seat }
    }
stage-falls-dice =
    { $count ->
        [one] { $count } carta di { $from } si staccherebbe. Decidono i dadi a chi va
       *[other] { $count } carte di { $from } si staccherebbero. Decidono i dadi a chi vanno
    }
stage-falls-used-you =
    { $count ->
        [one] { $count } tua carta si staccherebbe e andrebbe tra le carte usate
       *[other] { $count } tue carte si staccherebbero e andrebbero tra le carte usate
    }
stage-falls-to-you =
    { $count ->
        [one] { $count } tua carta si staccherebbe e passerebbe a { $seat }
       *[other] { $count } tue carte si staccherebbero e passerebbero a { $seat }
    }
stage-falls-dice-you =
    { $count ->
        [one] { $count } tua carta si staccherebbe. Decidono i dadi a chi va
       *[other] { $count } tue carte si staccherebbero. Decidono i dadi a chi vanno
    }
stage-captures = { $seat } prenderebbe
stage-size = { $seat }: caselle { $before } → { $after }.
stage-captures-you = Prenderesti
stage-size-you = Tu: caselle { $before } → { $after }.
stage-build =
    { $count ->
        [one] Puoi costruire { $count } carta dalla mano oppure fermarti.
       *[other] Puoi costruire fino a { $count } carte dalla mano oppure fermarti.
    }
stage-build-none = Nessuna carta della tua mano si può costruire qui.
stage-build-first = Scegli una carta e una casella
stage-build-other =
    { $count ->
        [one] { $seat } può costruire { $count } carta.
       *[other] { $seat } può costruire fino a { $count } carte.
    }
stage-lay = Posa la carta che hai preso.
stage-move = Scegli la nuova casella di questa carta.
stage-lay-note =
    { $count ->
        [one] { $count } casella possibile.
       *[other] { $count } caselle possibili.
    }
stage-lay-here = la carta può andare qui
stage-lay-first = Scegli una casella illuminata
stage-lay-on = Posala su { $cell }
stage-fetch =
    { $count ->
        [one] Prendi { $count } carta.
       *[other] Prendi { $count } carte.
    }
stage-fetch-note = La carta che prendi viene mostrata a tutti.
stage-fetch-lay-note = Tutti la vedono e la posi subito. Se non va da nessuna parte, resta nella tua mano.
stage-fetch-this = Prendi { $card }
stage-fetch-lay-this = Prendi e posa { $card }
stage-fetched-kept = Non va da nessuna parte e resta nella tua mano.
stage-give =
    { $count ->
        [one] Dai { $count } carta a { $seat }.
       *[other] Dai { $count } carte a { $seat }.
    }
stage-give-pile =
    { $count ->
        [one] Cedi { $count } carta.
       *[other] Cedi { $count } carte.
    }
stage-give-this = Cedi { $card }
stage-take =
    { $count ->
        [one] Puoi prendere { $count } carta dalla mano di { $seat }.
       *[other] Puoi prendere fino a { $count } carte dalla mano di { $seat }.
    }
stage-take-current =
    { $count ->
        [one] Puoi mettere { $count } carta dalla mano di { $seat } in fondo al mazzo corrente.
       *[other] Puoi mettere fino a { $count } carte dalla mano di { $seat } in fondo al mazzo corrente.
    }
stage-take-used =
    { $count ->
        [one] Puoi mettere { $count } carta dalla mano di { $seat } tra le carte usate.
       *[other] Puoi mettere fino a { $count } carte dalla mano di { $seat } tra le carte usate.
    }
stage-take-this = Prendi { $card }
stage-putBack =
    { $count ->
        [one] Rimetti { $count } carta nel mazzo.
       *[other] Rimetti { $count } carte nel mazzo.
    }
stage-putBack-note = Vanno coperte in fondo al mazzo corrente.
stage-putBack-used-note = Vanno tra le carte usate.
stage-putBack-this = Rimetti { $card }
stage-cards-none = Nessuna carta è adatta.
stage-card-first = Scegli una carta
stage-choice = Decidi tu.
stage-choice-first = Scegline uno
stage-option-idle = (non accadrebbe nulla)
stage-targets-choose =
    { $count ->
        [one] Contro chi?
       *[other] Contro chi? Fino a { $count } rivali
    }
stage-targets-fixed = Riguarda
stage-target-first = Scegli un giocatore
stage-play = Gioca l’Evento
stage-nothing = Non avrebbe effetto.
stage-nothing-without = { $seat } non ha carte { $cards }: non avrebbe effetto.
stage-nothing-mine = Non hai carte { $cards }: non avrebbe effetto.
stage-idle-build = Nessuna delle carte che hai ora in mano si potrebbe costruire così.
stage-idle-fetch = Tra le carte usate non c’è una carta così.
stage-idle-cover = Nessuna tua carta può ricevere «{ $replacement }»: non verrebbe posata.
stage-idle-cover-missing = Non hai carte { $cards }: «{ $replacement }» non verrebbe posata.
stage-play-anyway = Giocalo lo stesso
stage-not-now = Non ora
stage-not-now-needs = Non ora: non hai carte { $category } sul tabellone.
stage-not-now-condition = Non ora: la sua condizione non è soddisfatta.
stage-not-now-touching = Non ora: nessuna città rivale tocca la tua.
stage-not-now-nobody = Non ora: nessun rivale ha ciò che colpisce.
stage-warded = La protezione di «{ $event }» lo fermerebbe.
stage-cancelled = Lo fermerebbe: { $service }.
stage-saves =
    { $count ->
        [one] I servizi salverebbero { $count } carta.
       *[other] I servizi salverebbero { $count } carte.
    }
stage-shields =
    { $count ->
        [one] { $count } carta è protetta.
       *[other] { $count } carte sono protette.
    }
effect-list = Effetti su { $seat }
effect-ban-turn = salta turni
effect-ban-draw = non pesca carte
effect-ban-place = non posa carte
effect-ban-event = non gioca Eventi
effect-ban-swap = non cambia carte
effect-ban-plebiscite = non tiene plebisciti
effect-ban-cats = non posa: { $categories }
effect-ward = al sicuro da: { $themes }
effect-all-themes = tutti gli Eventi ostili
effect-suspension = non funziona: { $services }
effect-modifier = plebisciti: { $attack } in attacco, { $defend } in difesa
effect-ongoing = { $event }
effect-turns =
    { $count ->
        [one] { $count } turno
       *[other] { $count } turni
    }
effect-uses =
    { $count ->
        [one] { $count } volta
       *[other] { $count } volte
    }
effect-always = senza limite
vote-title = Plebiscito
vote-choose = Scegli una carta di un rivale sul tabellone.
vote-ready = Tenere questo plebiscito?
vote-note = Deve toccare una tua carta e avere meno di due segnalini.
vote-can = si può vincere con un plebiscito
vote-immune = immune: ha due segnalini
vote-far = non tocca una tua carta
vote-targets = Carte che puoi provare a vincere: { $count }
vote-from = Da
vote-odds = Probabilità
vote-chance = { $percent }%
vote-win = Più del rivale: la carta è tua e riceve due segnalini.
vote-lose = Uguale o meno: la carta resta al rivale con due segnalini. Nessuno potrà più attaccarla.
vote-supply = Segnalini rimasti: { $count }
vote-none = Termina il turno senza
vote-hold = Tieni il plebiscito
vote-tokens =
    { $count ->
        [one] { $count } segnalino
       *[other] { $count } segnalini: immune
    }
vote-won = { $seat } vince la carta.
vote-lost = { $seat } non vince la carta, che ora ha due segnalini.
vote-won-you = Vinci la carta.
vote-lost-you = Non vinci la carta, che ora ha due segnalini.
piles-stacks = Mazzi
piles-epoch = Epoca { $epoch }
piles-current = corrente
piles-known = Carte che conosci nel mazzo dell’Epoca { $epoch }
piles-from-bottom = { $place }ª dal fondo
piles-in-hands = Carte che conosci in mano ad altri
piles-used = Carte usate: { $count }
piles-used-none = Per ora nessuna.
piles-replacements = Sostituzioni: { $count }
piles-replacements-note = Sul tabellone: { $laid }. Usate: { $used }.
score-title = Foglio dei punti
score-estimate = Mostra i punti come sarebbero adesso
score-rule = Regola
score-total = Totale
score-wins = vince
score-none = nessuna
score-cells =
    { $count ->
        [one] { $count } casella
       *[other] { $count } caselle
    }
score-missing = { $category }: manca
score-largest = Città più grande
score-largest-rule = 3 per il maggior numero di caselle
score-starts = Carte Partenza
score-starts-rule = 3 ciascuna
score-monuments = Monumenti
score-monuments-rule = 2 ciascuno, scoperti
score-uniques = Strutture uniche
score-uniques-rule = 1 ciascuna
score-futures = Strutture del futuro
score-futures-rule = 1 ciascuna
score-categories = Categorie di Strutture
score-categories-rule = 1 per ognuna delle sette
score-contamination = Contaminazione
score-contamination-rule = meno 1 ciascuna
score-note = Scegli una riga per vedere le sue carte sul tabellone. Contano solo le città con una carta Partenza.
score-skip = Mostra tutto
ending-winners =
    { $count ->
        [one] Vince { $names }
       *[other] Vittoria condivisa: { $names }
    }
ending-lastCard = È stata giocata l’ultima carta e tutti hanno avuto un ultimo turno.
ending-idle = Per alcuni giri nessuno ha costruito o giocato nulla.
ending-agreed = Tutti hanno accettato di finire la partita.
ending-by-points =
    { $points ->
        [one] { $points } punto, { $lead } in più del secondo.
       *[other] { $points } punti, { $lead } in più del secondo.
    }
ending-by-monuments =
    { $points ->
        [one] Parità a { $points } punto: decidono i Monumenti ({ $monuments }).
       *[other] Parità a { $points } punti: decidono i Monumenti ({ $monuments }).
    }
ending-shared =
    { $points ->
        [one] { $points } punto a testa e lo stesso numero di Monumenti: vittoria condivisa.
       *[other] { $points } punti a testa e lo stesso numero di Monumenti: vittoria condivisa.
    }
since-title = Dal tuo ultimo turno
since-own = La tua ultima mossa
since-at = { $at } di { $count }
since-what = dal tuo turno
since-start = dall’inizio
since-earlier = Mossa precedente
since-later = Mossa successiva
since-show = Mostra
since-close = Chiudi
since-lost-by = { $event }: hai perso { $cards }.
since-lost = Hai perso { $cards }.
since-card = { $card } ({ $cell })
since-told = { $event }. { $what }
since-unharmed = { $event }: non hai perso nulla.
since-lost-here = qui hai perso { $card }
detail-close = Chiudi
detail-start = Carta Partenza
detail-epoch = Epoca { $epoch }
detail-number = Carta { $number }
detail-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
detail-stars =
    { $stars ->
        [2] Sul fiume: solo sulla Vistola.
        [3] Sulla riva: solo sulla riva della Vistola.
       *[4] Un solo vicino: tocca una sola carta.
    }
detail-replacement = Una sostituzione sta sopra un’altra carta. Le categorie di entrambe respingono le carte dello stesso tipo.
detail-covers = Copre
detail-owner = Appartiene a { $seat }
detail-ownerless = Non appartiene a nessuno. La prende la prima città che la tocca.
detail-mother = Fa parte della città madre.
detail-district = Fa parte di un quartiere tenuto da un Municipio o da una carta Partenza.
detail-empty = Casella vuota { $cell }
detail-river = Fiume.
detail-bank = Riva del fiume.
detail-zone = Zona di partenza: { $town }.
detail-protection = Servizi accanto
detail-no-protection = Nessuno. Gli Eventi che risparmiano le carte accanto a un servizio possono colpirla.
detail-touches = Tocca
detail-fits = Le tue carte adatte a questa casella
shared-turn = Tocca a { $seat }.
shared-resolving = Decide { $seat }.
shared-scores = Punti finora
