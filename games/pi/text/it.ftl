### P.I. e 07 zgłoś się. $edition è «pi» o «warsaw»: le parole delle due scatole sono diverse.

## Luoghi (di P.I. come sono stampati sul tabellone)

location-lakeside = Lakeside
location-forest-park = Forest Park
location-little-italy = Little Italy
location-trocadero = Trocadero
location-ocean-drive = Ocean Drive
location-chinatown = Chinatown
location-central-station = Central Station
location-main-street = Main Street
location-road-house = Road House
location-union-square = Union Square
location-downtown = Downtown
location-ricks-cafe = Rick’s Café
location-waterfront = Waterfront
location-skid-row = Skid Row
location-dworzec-centralny = Stazione Centrale
location-stare-miasto = Città Vecchia
location-hotel-gromada = Hotel Gromada
location-palac-kultury-i-nauki = Palazzo della Cultura e della Scienza
location-bazar-rozyckiego = Bazar Różycki
location-supersam = Supersam
location-dt-centrum = Grandi magazzini Centrum
location-dom-partii = Casa del Partito
location-kino-moskwa = Cinema Moskwa
location-wyscigi-na-sluzewcu = Ippodromo di Służewiec
location-hotel-forum = Hotel Forum
location-stadion-dziesieciolecia = Stadio del Decennale
location-okecie = Aeroporto di Okęcie
location-plac-konstytucji = Piazza della Costituzione

## Sospettati e colpevoli

suspect-bubbles = Bubbles
suspect-doc = Doc
suspect-dutch = Dutch
suspect-earl = Earl
suspect-frenchy = Frenchy
suspect-knuckles = Knuckles
suspect-maurice = Maurice
suspect-pinky = Pinky
suspect-pop = Pop
suspect-queenie = Queenie
suspect-rusty = Rusty
suspect-shorty = Shorty
suspect-bomba = Bomba
suspect-basia = Basia
suspect-rudy = Rudy
suspect-siwy = Siwy
suspect-docent = Docent
suspect-lala = Lala
suspect-kapral = Kapral
suspect-hrabina = Hrabina
suspect-inzynier = Inżynier
suspect-bokser = Bokser
suspect-mecenas = Mecenas
suspect-zoska = Zośka

## Crimini

crime-bank-job = Colpo in banca
crime-blackmail = Ricatto
crime-forgery = Falsificazione
crime-jewellery-heist = Furto di gioielli
crime-kidnapping = Rapimento
crime-mob-killing = Regolamento di conti
crime-murder = Omicidio
crime-police-corruption = Corruzione nella polizia
crime-protection-racket = Racket
crime-smuggling = Contrabbando
crime-robbery = Rapina
crime-arson = Incendio doloso
crime-moonshining = Distillazione clandestina
crime-fraud = Truffa
crime-burglary = Furto con scasso

## Parole della scatola

blank-suspect =
    { $edition ->
        [warsaw] Colpevole ignoto
       *[pi] Nessun sospettato
    }
blank-crime =
    { $edition ->
        [warsaw] Prevenzione
       *[pi] Nessun crimine
    }
kind-suspect =
    { $edition ->
        [warsaw] colpevole
       *[pi] sospettato
    }
kind-location = luogo
kind-crime = crimine
marker-disc =
    { $edition ->
        [warsaw] disco grande
       *[pi] disco
    }
marker-cube =
    { $edition ->
        [warsaw] disco piccolo
       *[pi] cubo
    }
discs =
    { $edition ->
        [warsaw]
            { $count ->
                [one] { $count } disco grande
               *[other] { $count } dischi grandi
            }
       *[pi]
            { $count ->
                [one] { $count } disco
               *[other] { $count } dischi
            }
    }
cubes =
    { $edition ->
        [warsaw]
            { $count ->
                [one] { $count } disco piccolo
               *[other] { $count } dischi piccoli
            }
       *[pi]
            { $count ->
                [one] { $count } cubo
               *[other] { $count } cubi
            }
    }
nothing = niente
not-scored = non ancora assegnati

## Che cosa è successo

match-started = La partita comincia. Primo giocatore: { $first }.
investigation-started = Comincia l’indagine { $investigation } di { $investigations }. Tutte le tessere e le carte sono distribuite di nuovo. Primo giocatore: { $first }.
hand-dealt = { $holder } ha in mano il caso di { $solver }: { $case }.
turn-started = Round { $round }. Turno: { $seat }.
turn-started-last = Round { $round }. Turno: { $seat }. È l’ultima occasione per risolvere il caso.
asked-evidence = { $seat } esamina la carta prova { $card }. Deve rispondere { $holder }.
asked-investigator =
    { $edition ->
        [warsaw] { $seat } manda una pattuglia: { $place }. Deve rispondere { $holder }.
       *[pi] { $seat } piazza un investigatore: { $place }. Deve rispondere { $holder }.
    }
asked-accusation = { $seat } propone una soluzione: { $case }. Deve rispondere { $holder }.
examined-disc =
    { $edition ->
        [warsaw] { $seat } esamina { $card }: disco grande. È il { $kind } del caso.
       *[pi] { $seat } esamina { $card }: disco. È il { $kind } del caso.
    }
examined-cube =
    { $edition ->
        [warsaw] { $seat } esamina { $card }: disco piccolo. Il { $kind } del caso è in un luogo adiacente.
       *[pi] { $seat } esamina { $card }: cubo. Il { $kind } del caso è in un luogo adiacente.
    }
examined-none = { $seat } esamina { $card }: niente. Il { $kind } non è né qui né accanto; { $seat } tiene la carta.
investigated =
    { $edition ->
        [warsaw] { $seat } manda una pattuglia: { $place }. Risposta: { $reply }.
       *[pi] { $seat } piazza un investigatore: { $place }. Risposta: { $reply }.
    }
investigated-partly =
    { $edition ->
        [warsaw] { $seat } manda una pattuglia: { $place }. Risposta: { $reply }. Riguarda solo: { $about }; il resto era già segnato qui.
       *[pi] { $seat } piazza un investigatore: { $place }. Risposta: { $reply }. Riguarda solo: { $about }; il resto era già segnato qui.
    }
investigated-again =
    { $edition ->
        [warsaw] { $seat } manda una pattuglia: { $place }. Risposta: { $reply }. Qui si sapeva già tutto.
       *[pi] { $seat } piazza un investigatore: { $place }. Risposta: { $reply }. Qui si sapeva già tutto.
    }
accused-right = { $seat } propone una soluzione: { $case }. Giusto!
accused-wrong = { $seat } propone una soluzione: { $case }. Sbagliato: { $penalty } punti di penalità.
assigned =
    { $edition ->
        [warsaw] { $seat } sposta un { $marker } dalla pattuglia su una tessera: { $tile }, { $place }. È un’ipotesi.
       *[pi] { $seat } sposta un { $marker } dall’investigatore su una tessera: { $tile }, { $place }. È un’ipotesi.
    }
unassigned = { $seat } ritira un’ipotesi: { $tile }, { $place }.
deck-reshuffled =
    { $count ->
        [one] Gli scarti, rimescolati, formano il nuovo mazzo: { $count } carta.
       *[other] Gli scarti, rimescolati, formano il nuovo mazzo: { $count } carte.
    }
display-refilled = Nuova carta prova: { $card }. Carte rimaste nel mazzo: { $deck }.
solved =
    { $points ->
        [one] { $seat } risolve il caso nel round { $round } e ottiene { $points } punto.
       *[other] { $seat } risolve il caso nel round { $round } e ottiene { $points } punti.
    }
misled =
    { $points ->
        [one] { $holder } ha dato una risposta falsa e ottiene 0 punti. { $seat } ottiene { $points } punto; il caso era: { $case }.
       *[other] { $holder } ha dato una risposta falsa e ottiene 0 punti. { $seat } ottiene { $points } punti; il caso era: { $case }.
    }
round-ended = Il round { $round } è finito.
last-unsolved-scored =
    { $points ->
        [one] { $seat } non ha risolto il caso e ottiene { $points } punto.
       *[other] { $seat } non ha risolto il caso e ottiene { $points } punti.
    }
investigation-ended = L’indagine { $investigation } è finita. Questi erano i casi:
case-shown =
    { $points ->
        [one] { $seat }: { $case }. { $points } punto.
       *[other] { $seat }: { $case }. { $points } punti.
    }
match-ended = La partita è finita. Classifica finale:
standing =
    { $points ->
        [one] { $rank }º { $seat }: { $points } punto
       *[other] { $rank }º { $seat }: { $points } punti
    }

## Che cosa puoi fare

offer-examine = Esamina una carta prova (a scelta fra { $count })
offer-investigate =
    { $edition ->
        [warsaw] Manda una pattuglia (rimaste per tutta la partita: { $count })
       *[pi] Piazza un investigatore (rimasti per tutta la partita: { $count })
    }
offer-accuse = Risolvi il caso (se sbagli: { $penalty } punti di penalità)
offer-assign =
    { $edition ->
        [warsaw] { $place }: sposta un { $marker } dalla tua pattuglia su una tessera (gratis)
       *[pi] { $place }: sposta un { $marker } dal tuo investigatore su una tessera (gratis)
    }
offer-unassign =
    { $edition ->
        [warsaw] { $place }: ritira l’ipotesi; il segnalino torna sulla tua pattuglia (gratis)
       *[pi] { $place }: ritira l’ipotesi; il segnalino torna sul tuo investigatore (gratis)
    }
offer-answer = Rispondi
offer-answer-discs =
    { $edition ->
        [warsaw]
            { $count ->
                [one] Rispondi con { $count } disco grande
               *[other] Rispondi con { $count } dischi grandi
            }
       *[pi]
            { $count ->
                [one] Rispondi con { $count } disco
               *[other] Rispondi con { $count } dischi
            }
    }
blank-card = Quale carta?
blank-place = Quale luogo?
blank-accused-suspect =
    { $edition ->
        [warsaw] Quale colpevole?
       *[pi] Quale sospettato?
    }
blank-accused-location = Quale luogo?
blank-accused-crime = Quale crimine?
blank-tile = Quale tessera?
blank-reply = Qual è la risposta?
blank-cubes =
    { $edition ->
        [warsaw] Quanti dischi piccoli?
       *[pi] Quanti cubi?
    }
blank-right = La soluzione è giusta?
choice-tile = { $tile } ({ $kind })
answer-right = giusta
answer-wrong = sbagliata
card-tile = { $card } ({ $kind }; { $place })
card-location = { $card } ({ $kind })
card-noted = { $card } – { $note }
note-disc =
    { $edition ->
        [warsaw] già esaminata: disco grande
       *[pi] già esaminata: disco
    }
note-cube =
    { $edition ->
        [warsaw] già esaminata: disco piccolo
       *[pi] già esaminata: cubo
    }
note-hand = non è del tuo caso: è in quello di { $seat }, che hai in mano
note-other = non è tua: è nel caso di { $seat }

## Il tavolo

section-status = Stato
section-map = Mappa
section-cards = Carte prova
section-hand = Mano
section-notebook = Taccuino
section-seats = Giocatori
status-investigation = Indagine { $investigation } di { $investigations }, round { $round }.
status-over = La partita è finita.
status-turn = Turno: { $seat }. Primo giocatore: { $first }.
status-value =
    { $points ->
        [one] Chi risolve il caso in questo round ottiene { $points } punto.
       *[other] Chi risolve il caso in questo round ottiene { $points } punti.
    }
status-last-chance = Ultima occasione: solo { $seat } non ha ancora risolto, e questo è l’ultimo round.
map-place =
    { $edition ->
        [warsaw] { $place }. Colpevole: { $suspect }. Crimine: { $crime }. Adiacente a: { $neighbours }.
       *[pi] { $place }. Sospettato: { $suspect }. Crimine: { $crime }. Adiacente a: { $neighbours }.
    }
map-marker-confirmed = { $seat }: { $marker } su { $tile }.
map-marker-assigned = { $seat }: { $marker } su { $tile }, un’ipotesi.
map-marker-solved = { $seat }: { $marker } su { $tile }, parte del caso risolto.
map-investigator =
    { $edition ->
        [warsaw]
            { $count ->
                [one] { $seat }: pattuglia. Risposta: { $reply }. Ci sono ancora sopra: { $lying }.
               *[other] { $seat }: { $count } pattuglie. Risposta: { $reply }. Ci sono ancora sopra: { $lying }.
            }
       *[pi]
            { $count ->
                [one] { $seat }: investigatore. Risposta: { $reply }. Ci sono ancora sopra: { $lying }.
               *[other] { $seat }: { $count } investigatori. Risposta: { $reply }. Ci sono ancora sopra: { $lying }.
            }
    }
map-investigator-about =
    { $edition ->
        [warsaw] La risposta alla pattuglia riguarda solo: { $about }.
       *[pi] La risposta all’investigatore riguarda solo: { $about }.
    }
cards-piles = Nel mazzo: { $deck }. Scartate: { $discard }.
hand-holds = { $seat } ha in mano il caso di { $solver }: { $case }.
hand-own = Il caso di { $seat } era: { $case }.
hand-answers = { $holder } ha in mano il caso di { $seat } e risponde alle domande.
lesson-disc =
    { $edition ->
        [warsaw] { $card }: disco grande. Il { $kind } è { $card }.
       *[pi] { $card }: disco. Il { $kind } è { $card }.
    }
lesson-cube =
    { $edition ->
        [warsaw] { $card }: disco piccolo. Il { $kind } è in un luogo adiacente a { $place }.
       *[pi] { $card }: cubo. Il { $kind } è in un luogo adiacente a { $place }.
    }
lesson-none = { $card }: niente. Il { $kind } non è né qui né accanto: { $place }.
lesson-investigator =
    { $edition ->
        [warsaw] Pattuglia, { $place }: { $reply }. Riguardava: { $about }.
       *[pi] Investigatore, { $place }: { $reply }. Riguardava: { $about }.
    }
lesson-wrong = Soluzione sbagliata: { $case }.
reckoning =
    { $count ->
        [one] { $count } caso è ancora possibile.
       *[other] { $count } casi sono ancora possibili.
    }
reckoning-kind = Ancora possibili ({ $kind }): { $names }.
seat-points =
    { $total ->
        [one] { $seat }: { $total } punto. Per indagine: { $scores }. Penalità: { $penalty }.
       *[other] { $seat }: { $total } punti. Per indagine: { $scores }. Penalità: { $penalty }.
    }
seat-active = Indaga ancora.
seat-solved = Caso risolto nel round { $round }.
seat-misled = Caso svelato dopo una risposta falsa.
seat-out = Fuori da questa indagine per una risposta falsa.
seat-supply =
    { $edition ->
        [warsaw] Pattuglie rimaste: { $investigators }. In riserva: { $markers }.
       *[pi] Investigatori rimasti: { $investigators }. In riserva: { $markers }.
    }
seat-substitutes =
    { $edition ->
        [warsaw] Dischi piccoli sostitutivi sulla mappa: { $count }.
       *[pi] Cubi sostitutivi sulla mappa: { $count }.
    }
seat-kept = Piste false: { $cards }.
seat-wrong = Soluzione sbagliata: { $case }.

## Il taccuino

notebook-whose = Di chi è il caso
notebook-mine = Il mio caso
notebook-of = { $seat }
notebook-list-suspect =
    { $edition ->
        [warsaw] Colpevoli
       *[pi] Sospettati
    }
notebook-list-location = Luoghi
notebook-list-crime = Crimini
notebook-keys = Le frecce passano da un nome all’altro. Invio cambia il segno; 1 possibile, 2 escluso, 3 certo, 4 colori, 0 toglie il tuo segno.
notebook-mark-open = possibile
notebook-mark-excluded = escluso
notebook-mark-sure = certo
notebook-mark-amber = triangolo ambra
notebook-mark-teal = cerchio verde acqua
notebook-mark-violet = rombo viola
notebook-mark-assumed = supposto
notebook-cell = { $name }: { $mark }
notebook-cell-mine = { $name }: { $mark } (segno tuo)
notebook-cell-noted = { $name }: { $mark } (dedotto)
notebook-cell-disputed = { $name }: { $mark } (segno tuo, ma le risposte dicono altro)
notebook-cell-true = { $cell }; faceva parte del caso
notebook-more = { $name }: spiegazione e altri segni
notebook-mark-as = Segna { $name } come:
notebook-erase = Togli il mio segno
notebook-close = Chiudi
notebook-undo = Annulla l’ultimo segno
notebook-redo = Rifai il segno annullato
notebook-wipe = Togli tutti i miei segni per questo caso
notebook-overlay = { $list }: mostra sulla mappa
notebook-pages = Indagine
notebook-page-old = Questa indagine è finita: la pagina si può solo leggere.
notebook-ledger = Domande e risposte
notebook-ledger-none = Non è ancora stato chiesto niente.
notebook-clue-hand = Hai in mano il caso di { $seat }: { $case }.
notebook-clue-disc =
    { $edition ->
        [warsaw] { $seat } ha un disco grande su { $card }.
       *[pi] { $seat } ha un disco su { $card }.
    }
notebook-clue-told = Tutte le risposte date a { $seat }.
notebook-why-excluded = Non compare in nessuno dei casi possibili.
notebook-why-sure = Non resta nient’altro di questo tipo.
notebook-against =
    { $count ->
        [one] Lo esclude:
       *[other] Lo esclude ciascuno di questi fatti:
    }
notebook-against-together = Lo escludono insieme:
notebook-case = { $case }
notebook-inexact = Potrebbero essere di meno: non è stato possibile provare tutte le combinazioni.
notebook-suppose = E se…
notebook-suppose-how = Tocca ciò che vuoi supporre: le liste mostrano che cosa ne seguirebbe.
notebook-suppose-drop = Non supporre più: { $name }
notebook-suppose-left =
    { $count ->
        [one] Sarebbe ancora possibile { $count } caso.
       *[other] Sarebbero ancora possibili { $count } casi.
    }
notebook-suppose-none = Nessun caso sarebbe possibile.
notebook-suggestions = Suggerimenti per i tuoi segnalini: { $count }
notebook-suggest-assign =
    { $edition ->
        [warsaw] { $place }: un { $marker } sulla tua pattuglia va su { $tile } ({ $kind }).
       *[pi] { $place }: un { $marker } sul tuo investigatore va su { $tile } ({ $kind }).
    }
notebook-suggest-unassign = { $place }: il { $marker } che hai messo su { $tile } ({ $kind }) non può stare lì.
notebook-do-assign = Sposta
notebook-do-unassign = Riprendi

## Il tabellone

board-track = Punti per chi risolve, dal più alto
board-parts = Sezioni
board-tab-cards = Prove
board-tab-accuse = Soluzione
board-map-keys = Le frecce portano da un luogo all’altro. Invio apre un luogo.
board-filter = Mostra i segnalini di
board-filter-all = Tutti i segnalini
board-filter-mine = I miei segnalini
board-filter-of = Segnalini di { $name }
board-overlay =
    { $count ->
        [one] Dal taccuino, { $kind }: { $count } luogo possibile.
       *[other] Dal taccuino, { $kind }: { $count } luoghi possibili.
    }
board-dock = Da vicino
board-put-down = Chiudi
board-lying = In questo luogo
board-lies-in = Sulla mappa: { $place }.
board-send =
    { $edition ->
        [warsaw] Manda una pattuglia (ne hai { $count })
       *[pi] Piazza un investigatore (ne hai { $count })
    }
board-examine = Esamina { $card }
board-accuse-this = { board-accuse-add }: { $name }
board-accuse-add = Nella soluzione
board-accuse-in = Aggiunto alla soluzione: { $name }.
board-accuse-out = Tolto dalla soluzione: { $name }.
board-assign = Metti il { $marker } su questa tessera
board-unassign = Riprendi il { $marker }
board-show-on-map = Mostra sulla mappa
board-draft = Soluzione: { $case }
board-draft-open = …
board-draft-go = Risolvi
board-asked = Serve la tua risposta
board-asked-evidence = { $seat } esamina la carta prova { $card }. Rispondi tu.
board-asked-investigator =
    { $edition ->
        [warsaw] { $seat } manda una pattuglia: { $place }. Rispondi tu.
       *[pi] { $seat } piazza un investigatore: { $place }. Rispondi tu.
    }
board-asked-accusation = { $seat } propone una soluzione: { $case }. Rispondi tu.
board-fold = Mostra la mappa
board-unfold = Rispondi
board-asked-about = La risposta riguarda: { $about }.
board-answer-truly =
    { $points ->
        [one] Una risposta falsa si scopre subito: tu fai 0 punti, chi ha chiesto { $points }.
       *[other] Una risposta falsa si scopre subito: tu fai 0 punti, chi ha chiesto { $points }.
    }
board-answer = Rispondi: { $reply }
board-how-many-discs =
    { $edition ->
        [warsaw] Quanti dischi grandi?
       *[pi] Quanti dischi?
    }
board-about = La risposta riguarderà: { $about }. Il resto è già segnato qui.
board-about-all =
    { $edition ->
        [warsaw] La risposta riguarderà tutti e tre: colpevole, luogo e crimine.
       *[pi] La risposta riguarderà tutti e tre: sospettato, luogo e crimine.
    }
board-about-nothing = La risposta non dirà niente di nuovo.
board-warn-known = Conosci già la risposta: { $reply }.
board-warn-asked = L’hai già chiesto: { $reply }. La risposta sarà la stessa.
board-warn-investigator-there =
    { $edition ->
        [warsaw] Hai già una pattuglia qui, quindi la risposta sarà: niente.
       *[pi] Hai già un investigatore qui, quindi la risposta sarà: niente.
    }
board-warn-all-marked = Hai già una risposta per ogni tessera di questo luogo, quindi la risposta sarà: niente.
board-warn-repeated = Hai già provato questa soluzione, ed era sbagliata.
board-warn-impossible = Non può far parte del tuo caso: { $name }.
board-warn-contradicts = Queste tre cose insieme contraddicono quello che sai.
board-accuse = Risolvi il caso
board-accuse-sure = Proporre questa soluzione?
board-accuse-not = Non ancora
board-accuse-cost =
    { $points ->
        [one] Se sono tutti e tre giusti, fai { $points } punto. Se no, prendi { $penalty } punti di penalità.
       *[other] Se sono tutti e tre giusti, fai { $points } punti. Se no, prendi { $penalty } punti di penalità.
    }
board-accuse-missing = Da scegliere ancora: { $kinds }.
board-accuse-excluded = Esclusi: { $count }
board-answered-by = { $seat } ha in mano il tuo caso e ti risponde.
board-first = Primo giocatore
board-answers = risponde a { $seat }
board-total =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
board-investigators-left =
    { $edition ->
        [warsaw] Pattuglie rimaste per la partita: { $count } di { $of }.
       *[pi] Investigatori rimasti per la partita: { $count } di { $of }.
    }
board-supply = In riserva: { $markers }.
board-scores = Per indagine: { $scores }. Penalità: { $penalty }.
board-kept = Piste false
board-kept-by = Piste false di { $seat }: { $cards }.
board-unsolved = Non risolto.
board-chapter = Indagine { $investigation }
board-final = Punteggio finale
board-col-penalty = Penalità
board-tie =
    { $edition ->
        [warsaw] A parità di punti decidono più pattuglie rimaste, poi meno penalità.
       *[pi] A parità di punti decidono più investigatori rimasti, poi meno penalità.
    }
board-short-central-station = Central Station
board-short-road-house = Road House
board-short-dworzec-centralny = Stazione
board-short-hotel-gromada = Gromada
board-short-palac-kultury-i-nauki = Palazzo della Cultura
board-short-bazar-rozyckiego = Bazar Różycki
board-short-dt-centrum = Grandi magaz{ "\u00AD" }zini
board-short-dom-partii = Casa del Partito
board-short-kino-moskwa = Cinema Moskwa
board-short-wyscigi-na-sluzewcu = Ippo{ "\u00AD" }dromo
board-short-hotel-forum = Forum
board-short-stadion-dziesieciolecia = Stadio
board-short-okecie = Okęcie
board-short-plac-konstytucji = Piazza Costitu{ "\u00AD" }zione
board-short-bank-job = Banca
board-short-jewellery-heist = Gioielli
board-short-mob-killing = Resa dei conti
board-short-police-corruption = Corru{ "\u00AD" }zione
board-short-protection-racket = Racket
board-short-robbery = Rapina
board-short-arson = Incen{ "\u00AD" }dio
board-short-moonshining = Distil{ "\u00AD" }leria
board-short-burglary = Scasso
board-short-lakeside = Lakeside
board-short-trocadero = Troca{ "\u00AD" }dero
board-short-chinatown = China{ "\u00AD" }town
board-short-downtown = Down{ "\u00AD" }town
board-short-waterfront = Water{ "\u00AD" }front
board-short-supersam = Super{ "\u00AD" }sam
board-short-murder = Omicidio
board-short-blackmail = Ricatto
board-short-forgery = Falsifi{ "\u00AD" }cazione
board-short-kidnapping = Rapi{ "\u00AD" }mento
board-short-smuggling = Contrab{ "\u00AD" }bando
board-short-fraud = Truffa
board-breaks = clande|stina Corru|zione Costi|tuzione Distil|lazione Preven|zione Regola|mento sospet|tato
board-short-no-suspect =
    { $edition ->
        [warsaw] ignoto
       *[pi] nessuno
    }
board-short-no-crime =
    { $edition ->
        [warsaw] preven{ "\u00AD" }zione
       *[pi] niente
    }

## Opzioni del tavolo

option-answers = Risposte
option-answers-auto = Automatiche
option-answers-hand = Le dà chi ha in mano il caso
option-lastUnsolved = Punti per l’ultimo senza soluzione
option-lastUnsolved-nextValue = Il valore successivo
option-lastUnsolved-zero = 0 punti
option-notebook = Note automatiche
option-notebook-0 = Disattivate
option-notebook-1 = Solo le risposte
option-notebook-2 = Deduzione completa
option-turnSeconds = Tempo per turno
option-turnSeconds-null = Senza limite
option-turnSeconds-seconds =
    { $count ->
        [one] { $count } secondo
       *[other] { $count } secondi
    }
option-turnSeconds-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    }

## Regole, quando vietano qualcosa

rule-PI-1-1 = Gli spettatori guardano soltanto.
rule-PI-2-4 = Risponde solo chi ha in mano il caso, e solo dopo una domanda.
rule-PI-4-1 = Non è il tuo turno.
rule-PI-4-3 = Non partecipi più a questa indagine.
rule-PI-4-6 = Nel tuo turno esamini una carta prova, piazzi un investigatore o mandi una pattuglia, oppure risolvi il caso; nient’altro.
rule-PI-5-1 = Puoi esaminare solo una delle carte prova scoperte.
rule-PI-5-14 = Non ci sono più carte prova.
rule-PI-6-1 = Un investigatore o una pattuglia va in uno dei quattordici luoghi.
rule-PI-6-2 = Hai usato tutti i tuoi investigatori o pattuglie di questa partita.
rule-PI-6-5 = La risposta non può avere più segnalini dei tipi di tessera che riguarda.
rule-PI-7-1 = Non c’è un tuo segnalino così su un investigatore o una pattuglia in quel luogo.
rule-PI-7-2 = Un segnalino si sposta solo su una tessera dello stesso luogo.
rule-PI-7-3 = Un disco (in 07 un disco grande) non può segnare una tessera vuota.
rule-PI-7-4 = Su quella tessera hai già una risposta o un segnalino.
rule-PI-7-6 = Su quella tessera non c’è nessuna tua ipotesi.
rule-PI-7-8 = Sposta i suoi segnalini solo chi sta ancora indagando.
rule-PI-8-2 = Una soluzione indica un sospettato o colpevole, un luogo e un crimine di questa scatola.
rule-PI-10-1 = Hai risolto il tuo caso e non hai più turni in questa indagine.
rule-PI-13-6 = A questo tavolo risponde il gioco.
rule-PI-13-7 = Prima rispondi alla domanda.
rule-PI-15-6 = La partita è finita.

## Suggerimenti per la prima partita, al massimo dodici parole

hint-answer = Rispondi il vero: con una risposta falsa ottieni 0 punti.
hint-last-chance = Ultima occasione: risolvi ora e ottieni gli stessi punti degli altri.
hint-disc =
    { $edition ->
        [warsaw] Disco grande: questo fa parte del tuo caso.
       *[pi] Disco: questo fa parte del tuo caso.
    }
hint-cube =
    { $edition ->
        [warsaw] Disco piccolo vuol dire accanto: cerca nei luoghi adiacenti.
       *[pi] Cubo vuol dire accanto: cerca nei luoghi adiacenti.
    }
hint-nothing = Niente: non è né qui né accanto. Escludili tutti.
hint-counts = La risposta li conta insieme tutti e tre, senza dire quali.
hint-counts-nothing = Niente: nessuno dei tre è qui o accanto.
hint-wrong = Sbagliato: almeno uno dei tre è diverso. Penalità: { $penalty } punti.
hint-solved = Hai finito, ma hai ancora in mano il caso di { $solver }.
hint-same-round = Risolvi anche tu in questo round: ottieni gli stessi punti.
hint-solve = Li conosci tutti e tre? Risolvi: prima lo fai, più punti ottieni.
hint-others-disc =
    { $edition ->
        [warsaw] Disco grande di un altro: non può essere nel tuo caso.
       *[pi] Disco di un altro: non può essere nel tuo caso.
    }
hint-new-case =
    { $edition ->
        [warsaw] Nuovo caso, nuova mappa. Le pattuglie usate non tornano.
       *[pi] Nuovo caso, nuova mappa. Gli investigatori usati non tornano.
    }
hint-first = Comincia da una carta prova: è nel tuo caso o accanto?
hint-goal =
    { $edition ->
        [warsaw] Trova colpevole, luogo e crimine. { $holder } li conosce e risponde.
       *[pi] Trova sospettato, luogo e crimine. { $holder } li conosce e risponde.
    }
hint-assign = Sai a quale tessera appartiene un segnalino? Spostalo lì.
hint-investigator =
    { $edition ->
        [warsaw] Una pattuglia chiede di colpevole, luogo e crimine in una volta.
       *[pi] Un investigatore chiede di sospettato, luogo e crimine in una volta.
    }
hint-scarce =
    { $edition ->
        [warsaw] Le pattuglie devono bastare per tutta la partita. Te ne restano { $left }.
       *[pi] Gli investigatori devono bastare per tutta la partita. Te ne restano { $left }.
    }
hint-hand = Le carte che hai in mano sono il caso di { $solver }.
hint-public = Ogni risposta è pubblica: anche quelle degli altri ti aiutano.

## Il registro, al giocatore di cui parla

match-started-you = La partita comincia. Il primo turno è tuo.
investigation-started-you = Comincia l’indagine { $investigation } di { $investigations }. Il primo turno è tuo.
hand-dealt-you = Hai in mano il caso di { $solver }: { $case }.
asked-evidence-you = Chiedi a { $holder }: { $card }.
asked-evidence-of-you = { $seat } ti chiede: { $card }. Rispondi tu.
asked-investigator-you =
    { $edition ->
        [warsaw] Mandi una pattuglia: { $place }. Deve rispondere { $holder }.
       *[pi] Piazzi un investigatore: { $place }. Deve rispondere { $holder }.
    }
asked-investigator-of-you =
    { $edition ->
        [warsaw] { $seat } manda una pattuglia: { $place }. Rispondi tu.
       *[pi] { $seat } piazza un investigatore: { $place }. Rispondi tu.
    }
asked-accusation-you = Proponi una soluzione: { $case }. Deve rispondere { $holder }.
asked-accusation-of-you = { $seat } propone una soluzione: { $case }. Rispondi tu.
examined-disc-you = Chiedi a { $holder }: { $card }. È questo!
examined-disc-of-you = { $seat } ti chiede: { $card }. È questo!
examined-cube-you = Chiedi a { $holder }: { $card }. Qui accanto!
examined-cube-of-you = { $seat } ti chiede: { $card }. Qui accanto!
examined-none-you = Chiedi a { $holder }: { $card }. Niente.
examined-none-of-you = { $seat } ti chiede: { $card }. Niente.
investigated-you =
    { $edition ->
        [warsaw] Mandi una pattuglia: { $place }. Risposta: { $reply }.
       *[pi] Piazzi un investigatore: { $place }. Risposta: { $reply }.
    }
investigated-partly-you =
    { $edition ->
        [warsaw] Mandi una pattuglia: { $place }. Risposta: { $reply }. Riguarda solo: { $about }.
       *[pi] Piazzi un investigatore: { $place }. Risposta: { $reply }. Riguarda solo: { $about }.
    }
investigated-again-you =
    { $edition ->
        [warsaw] Mandi una pattuglia: { $place }. Risposta: { $reply }. Qui si sapeva già tutto.
       *[pi] Piazzi un investigatore: { $place }. Risposta: { $reply }. Qui si sapeva già tutto.
    }
accused-right-you = Proponi una soluzione: { $case }. Giusto!
accused-wrong-you = Proponi una soluzione: { $case }. Sbagliato: { $penalty } punti di penalità.
assigned-you = Sposti un { $marker } su una tessera: { $tile }, { $place }.
unassigned-you = Ritiri un’ipotesi: { $tile }, { $place }.
solved-you =
    { $points ->
        [one] Risolvi il caso nel round { $round } e ottieni { $points } punto.
       *[other] Risolvi il caso nel round { $round } e ottieni { $points } punti.
    }
misled-you =
    { $points ->
        [one] { $holder } dà una risposta falsa. Ottieni { $points } punto; il tuo caso era: { $case }.
       *[other] { $holder } dà una risposta falsa. Ottieni { $points } punti; il tuo caso era: { $case }.
    }
misled-of-you =
    { $points ->
        [one] La tua risposta è falsa: ottieni 0 punti. { $seat } ottiene { $points } punto; il caso era: { $case }.
       *[other] La tua risposta è falsa: ottieni 0 punti. { $seat } ottiene { $points } punti; il caso era: { $case }.
    }
last-unsolved-scored-you =
    { $points ->
        [one] Non risolvi il caso e ottieni { $points } punto.
       *[other] Non risolvi il caso e ottieni { $points } punti.
    }

board-tab-table = Tavolo
board-my-case = Il mio caso
board-left = { $count } possibili
board-found = Trovato
board-solve = Risolvi
board-bar-when = Indagine { $investigation } di { $investigations }
board-bar-round = Round { $round }
board-bar-short = { $investigation }/{ $investigations } · round { $round }
board-continue = Continua
board-says-disc = È questo!
board-says-cube = Qui accanto!
board-says-none = Niente
board-says = dice { $seat }
board-says-me = rispondi tu
board-key = Legenda
board-key-disc = è questo
board-key-cube = qui accanto
board-key-none = niente
board-was = erano { $count }
board-card-asked = chiesta
board-in-deck = { $count } nel mazzo
board-since = dal tuo turno
board-since-label = Che cosa hanno fatto gli altri dal tuo turno
board-step-at = { $at } di { $count }
board-step-earlier = Prima
board-step-later = Dopo
board-answers-you = ti risponde
board-you-answer = rispondi a
board-answers-next = risponde a
board-you-answer-seat = Rispondi a { $seat }
board-did = { $what }: { $reply }
board-touches = accanto: { $places }
board-may-be = possibile
board-not-yours = non tuo
board-yours = tuo
board-why = Perché?
board-ask-card = Esamina la sua carta

## Il diario sullo schermo

log-investigation = Indagine { $investigation } di { $investigations }
log-round = Round { $round }
log-last-chance-you = La tua ultima occasione per risolvere.
log-last-chance = { $seat }: ultima occasione per risolvere.
log-examined-disc = { $seat } chiede a { $holder }: { $card }. È questo!
log-examined-cube = { $seat } chiede a { $holder }: { $card }. Qui accanto.
log-examined-none = { $seat } chiede a { $holder }: { $card }. Niente.

## La fine di un’indagine e della partita

board-gain = +{ $points }
board-chapter-over = Fine dell’indagine { $investigation } di { $investigations }
board-chapter-first = Hai risolto prima di tutti
board-chapter-solved = Caso risolto
board-chapter-given = Il tuo caso è stato svelato
board-chapter-missed = Stavolta no
board-chapter-open = Tutti i casi sono svelati
board-chapter-mine = Il tuo caso
board-chapter-held = Lo aveva in mano { $seat } e ti rispondeva.
board-stamp-solved = Risolto
board-stamp-unsolved = Non risolto
board-paper-edition = Edizione della notte
board-paper-name =
    { $edition ->
        [warsaw] Bollettino serale di Varsavia
       *[pi] La Gazzetta del Parlour
    }
board-paper-cases =
    { $count ->
        [one] { $count } caso
       *[other] { $count } casi
    }
board-headline =
    { $edition ->
        [warsaw] Caso chiuso: { $names }
       *[pi]
            { $count ->
                [one] La città non ha segreti per { $names }
               *[other] La città non ha segreti per { $names }
            }
    }
board-headline-none =
    { $edition ->
        [warsaw] I fascicoli restano aperti
       *[pi] La città custodisce i suoi segreti
    }
board-deck =
    { $points ->
        [one] In tutto { $points } punto.
       *[other] In tutto { $points } punti.
    }
board-deck-clean = Fedina pulita: nessuna penalità.
board-my-cases = I tuoi casi
board-cases-of = I casi di { $seat }
board-all-cases = I casi di tutti
