### Spyfall.

## Che cosa è successo

match-started =
    { $rounds ->
        [one] La partita comincia: { $rounds } round. Primo mazziere: { $dealer }.
       *[other] La partita comincia: { $rounds } round. Primo mazziere: { $dealer }.
    }
joined = { $seat } entra in gioco con 0 punti.
round-dealt = Round { $round } di { $rounds }: ognuno ha una carta. { $dealer } avvia il timer e fa la prima domanda.
continued = { $seat } continua.
card-spy = Carta di { $seat }: la spia.
card-place = Carta di { $seat }: { $place }.
card-role = Carta di { $seat }: { $place }, ruolo: { $role }.
clock-started =
    { $minutes ->
        [one] Timer avviato: { $minutes } minuto. Prima domanda: { $dealer }.
       *[other] Timer avviato: { $minutes } minuti. Prima domanda: { $dealer }.
    }
asked = { $seat } chiede a { $to }: { $question }
asked-aloud = { $seat } fa una domanda a { $to }.
answered = { $seat } risponde a { $to }: { $answer }
answered-aloud = { $seat } ha risposto a { $to }.
remarked = { $seat } a { $about }: { $remark }
accused = { $seat } ferma il timer e accusa { $suspect }.
time-ran-out = Tempo scaduto. Si vota su ogni giocatore a turno, a partire da { $dealer }.
put-to-vote = Si vota: { $suspect } è la spia?
voted = { $seat } ha votato.
vote-carried = Voto su { $suspect }: unanime. Sì: { $ayes }.
vote-failed = Voto su { $suspect }: respinto. Sì: { $ayes }. No: { $nays }.
place-named = { $seat } è la spia e tenta di indovinare: { $place }.
ended-named-right = Il luogo è giusto! La spia, { $spy }, vince il round.
ended-named-wrong = Il luogo è sbagliato. La spia era { $spy }; il round va agli altri.
ended-convicted-spy = La spia era { $suspect }. Il round va agli altri.
ended-convicted-innocent = { $suspect } non era la spia. La spia vince il round.
ended-escaped = Nessuna condanna. La spia, { $spy }, la fa franca e vince il round.
round-secret = Round { $round }. Luogo: { $place }. Spia: { $spy }.
shown-spy =
    { $points ->
        [one] { $seat }: la spia, { $points } punto
       *[other] { $seat }: la spia, { $points } punti
    }
shown-place =
    { $points ->
        [one] { $seat }: { $points } punto
       *[other] { $seat }: { $points } punti
    }
shown-role =
    { $points ->
        [one] { $seat }: { $role }, { $points } punto
       *[other] { $seat }: { $role }, { $points } punti
    }
match-ended = La partita è finita. Classifica finale:
standing =
    { $points ->
        [one] { $rank }. { $seat }: { $points } punto
       *[other] { $rank }. { $seat }: { $points } punti
    }

## Che cosa si può fare

offer-start = Avvia il timer
offer-continue = Continua
offer-ask = Fai una domanda
offer-ask-aloud = Fai una domanda a voce
offer-answer = Rispondi a { $seat }: { $question }
offer-answer-aloud = Hai risposto a { $seat }
offer-accuse = Ferma il timer e accusa (una volta per round)
offer-remark = Fai un commento
offer-vote = Vota su { $suspect }
offer-point = Indica un luogo (se sei la spia: scopriti e indovina)
blank-to = A chi lo chiedi?
blank-question-written = Scrivi la domanda
blank-question-phrasebook = Quale domanda?
blank-answer-written = Scrivi la risposta
blank-answer-phrasebook = Quale risposta?
blank-suspect = Chi accusi?
blank-remark = Quale commento?
blank-about = Su chi?
blank-vote = { $suspect } è la spia?
blank-place = Quale luogo?
blank-how = Solo guardare o indovinare come spia?
choice-aye = sì
choice-nay = no
choice-look = guarda: nessuno se ne accorge
choice-name = indovina: se sei la spia, il round finisce; altrimenti non succede nulla
seat-name = { $seat }
nobody = nessuno

## Che cosa c’è sul tavolo

section-status = Stato
section-hand = La tua carta
section-places = Luoghi
section-talk = Domande e risposte
section-votes = Votazioni
section-seats = Giocatori
section-rounds = Round giocati
status-round = Round { $round } di { $rounds }. Mazziere: { $dealer }.
status-dealt = Le carte sono distribuite. Il timer lo avvia { $dealer }.
status-revealed = Il round è finito. Il prossimo comincia quando tutti hanno scelto «Continua». Mancano: { $missing }.
status-asking = Chiede { $seat }. Può scegliere: { $to }.
status-answering = { $seat } risponde a { $by }.
status-accusation = { $by } accusa { $suspect }; il timer è fermo. Mancano i voti di: { $missing }.
status-motion = Tempo scaduto. Si vota su { $suspect }. Mancano i voti di: { $missing }.
status-over = La partita è finita.
hand-spy = Sei la spia. Non conosci il luogo.
hand-place = Il luogo: { $place }.
hand-role = Il luogo: { $place }. Il tuo ruolo: { $role }.
hand-aye = Hai votato sì.
hand-nay = Hai votato no.
place-used = { $place } (già giocato)
seat-new = { $seat }
seat-points =
    { $total ->
        [one] { $seat }: { $total } punto (per round: { $scores })
       *[other] { $seat }: { $total } punti (per round: { $scores })
    }
seat-accused = ha già usato l’accusa di questo round
seat-may-accuse = può ancora accusare

## Un nuovo tavolo

option-rounds = Round
option-rounds-count = { $count }
option-minutes = Durata di un round
option-minutes-recommended = consigliata: 6 minuti in 3–4, 7 in 5–6, 8 in 7–8
option-minutes-count =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    }
option-conversation = Conversazione
option-conversation-phrasebook = frasario: si scelgono frasi, e ognuno le legge nella sua lingua
option-conversation-spoken = a voce: nella stessa stanza o in chiamata
option-conversation-written = per iscritto: si scrive al tavolo
option-roles = Ruoli
option-roles-played = con i ruoli
option-roles-none = senza ruoli
option-voteSeconds = Tempo per una votazione
option-voteSeconds-count =
    { $count ->
        [one] { $count } secondo
       *[other] { $count } secondi
    }

## Che cosa è vietato

rule-SPY-1-2 = Gli spettatori guardano soltanto.
rule-SPY-2-7 = È il mazziere ad avviare il timer, quando le carte sono distribuite; solo allora si comincia a parlare.
rule-SPY-2-9 = Dopo un round ognuno può scegliere «Continua», una volta. Il prossimo comincia quando lo hanno fatto tutti, o dopo 20 secondi.
rule-SPY-2-10 = Chi arriva tardi entra tramite il tavolo, dal prossimo round.
rule-SPY-3-1 = Può fare una domanda solo chi è di turno, e a un solo giocatore.
rule-SPY-3-2 = C’è una domanda in attesa di risposta. Non si fanno altre domande.
rule-SPY-3-3 = Risponde solo il giocatore interrogato, e una volta sola.
rule-SPY-3-4 = Non puoi interrogare chi ha appena interrogato te.
rule-SPY-4-1 = A questo tavolo si parla a voce: indichi solo a chi chiedi, e che hai risposto.
rule-SPY-4-2 = Scrivi una sola riga, da 1 a 280 caratteri.
rule-SPY-4-3 = A questo tavolo domande e risposte si scelgono dal frasario, e la risposta dev’essere fra quelle della domanda.
rule-SPY-4-4 = Questo qui non si può fare.
rule-SPY-4-7 = Con il frasario puoi fare un commento su un altro giocatore finché il timer è in corsa.
rule-SPY-4-8 = Dopo ogni risposta puoi fare un solo commento.
rule-SPY-5-1 = Puoi accusare un altro giocatore, una volta per round, finché il timer è in corsa.
rule-SPY-5-2 = Quando si vota, votano tutti tranne il sospettato, una volta sola.
rule-SPY-5-4 = Durante una votazione non si parla. Poi si riprende da dove ci si era fermati.
rule-SPY-5-6 = Un’accusa alla volta. La tua resta disponibile.
rule-SPY-5-7 = Prima che tutti abbiano votato, solo il timer può chiudere la votazione.
rule-SPY-6-1 = Si può indovinare il luogo solo mentre il timer è in corsa.
rule-SPY-6-2 = Durante una votazione non si può indovinare il luogo.
rule-SPY-6-3 = Dev’essere uno dei trenta luoghi, e uno che non sia già stato giocato in questa partita.
rule-SPY-7-1 = Tempo scaduto: non si parla più, si vota soltanto.
rule-SPY-7-2 = Votano tutti tranne il sospettato, una volta sola.
rule-SPY-7-5 = Tempo scaduto. È troppo tardi per indovinare il luogo.
rule-SPY-8-6 = La partita è finita.

## Luoghi

place-terrorist-base = Base dei terroristi
place-bank = Banca
place-military-base = Base militare
place-movie-studio = Studio cinematografico
place-corporate-party = Festa aziendale
place-hospital = Ospedale
place-space-station = Stazione spaziale
place-partisan-squad = Brigata partigiana
place-passenger-train = Treno passeggeri
place-police-station = Commissariato
place-polar-station = Stazione polare
place-embassy = Ambasciata
place-supermarket = Supermercato
place-theater = Teatro
place-university = Università
place-crusader-army = Esercito dei crociati
place-hotel = Albergo
place-casino = Casinò
place-airplane = Aereo
place-vegetable-warehouse = Deposito ortofrutticolo
place-ocean-liner = Transatlantico
place-beach = Spiaggia
place-submarine = Sottomarino
place-pirate-ship = Nave pirata
place-restaurant = Ristorante
place-day-spa = Centro benessere
place-service-station = Autofficina
place-church = Chiesa
place-circus-tent = Tendone del circo
place-school = Scuola

## Ruoli

role-terrorist-base-errand-boy = Galoppino
role-terrorist-base-cell-leader = Capo della cellula
role-terrorist-base-militant = Miliziano
role-terrorist-base-suicide-bomber = Attentatore suicida
role-terrorist-base-medic = Medico
role-terrorist-base-recruit = Recluta
role-terrorist-base-shepherd = Pastore
role-bank-customer = Cliente
role-bank-security-guard = Guardia giurata
role-bank-robber = Rapinatore
role-bank-teller = Cassiere
role-bank-manager = Direttore di filiale
role-bank-cash-collector = Portavalori
role-bank-consultant = Consulente finanziario
role-military-base-canteen-clerk = Addetto allo spaccio
role-military-base-junior-officer = Ufficiale subalterno
role-military-base-army-doctor = Medico militare
role-military-base-sentry = Sentinella
role-military-base-private = Soldato semplice
role-military-base-colonel = Colonnello
role-military-base-deserter = Disertore
role-movie-studio-sound-engineer = Tecnico del suono
role-movie-studio-stuntman = Stuntman
role-movie-studio-cameraman = Operatore di ripresa
role-movie-studio-costume-artist = Costumista
role-movie-studio-director = Regista
role-movie-studio-actor = Attore
role-movie-studio-extra = Comparsa
role-corporate-party-manager = Dirigente
role-corporate-party-host = Presentatore
role-corporate-party-gatecrasher = Imbucato
role-corporate-party-boss = Capo
role-corporate-party-secretary = Segretario
role-corporate-party-accountant = Contabile
role-corporate-party-courier = Fattorino
role-hospital-physician = Internista
role-hospital-surgeon = Chirurgo
role-hospital-nurse = Infermiere
role-hospital-patient = Paziente
role-hospital-pathologist = Anatomopatologo
role-hospital-head-doctor = Primario
role-hospital-intern = Specializzando
role-space-station-space-tourist = Turista spaziale
role-space-station-research-engineer = Ingegnere ricercatore
role-space-station-mad-ai = IA impazzita
role-space-station-doctor = Medico
role-space-station-pilot = Pilota
role-space-station-commander = Comandante
role-space-station-alien = Alieno
role-partisan-squad-captured-collaborator = Collaborazionista prigioniero
role-partisan-squad-scout = Esploratore
role-partisan-squad-partisan = Partigiano
role-partisan-squad-radioman = Marconista
role-partisan-squad-medic = Medico
role-partisan-squad-soldier = Soldato
role-partisan-squad-cook = Cuoco
role-passenger-train-vendor = Venditore ambulante
role-passenger-train-dining-car-chef = Cuoco del vagone ristorante
role-passenger-train-passenger = Passeggero
role-passenger-train-border-guard = Guardia di frontiera
role-passenger-train-train-attendant = Capotreno
role-passenger-train-engine-driver = Macchinista
role-passenger-train-stoker = Fuochista
role-police-station-journalist = Giornalista
role-police-station-detective = Ispettore
role-police-station-lawyer = Avvocato
role-police-station-criminalist = Perito della scientifica
role-police-station-archivist = Archivista
role-police-station-patrol-officer = Agente di pattuglia
role-police-station-criminal = Criminale
role-polar-station-expedition-leader = Capo della spedizione
role-polar-station-geophysicist = Geofisico
role-polar-station-biologist = Biologo
role-polar-station-meteorologist = Meteorologo
role-polar-station-medic = Medico
role-polar-station-hydrologist = Idrologo
role-polar-station-radioman = Operatore radio
role-embassy-diplomat = Diplomatico
role-embassy-ambassador = Ambasciatore
role-embassy-official = Funzionario
role-embassy-secretary = Segretario
role-embassy-security-guard = Addetto alla sicurezza
role-embassy-tourist = Turista
role-embassy-refugee = Rifugiato
role-supermarket-shop-assistant = Commesso
role-supermarket-security-guard = Addetto alla sicurezza
role-supermarket-promoter = Promoter
role-supermarket-cashier = Cassiere
role-supermarket-butcher = Macellaio
role-supermarket-cleaner = Addetto alle pulizie
role-supermarket-shopper = Cliente
role-theater-cloakroom-attendant = Guardarobiere
role-theater-prompter = Suggeritore
role-theater-usher = Maschera
role-theater-spectator = Spettatore
role-theater-director = Regista
role-theater-actor = Attore
role-theater-stagehand = Macchinista teatrale
role-university-student = Studente
role-university-doorkeeper = Custode
role-university-rector = Rettore
role-university-professor = Professore
role-university-graduate-student = Dottorando
role-university-psychologist = Psicologo
role-university-dean = Preside di facoltà
role-crusader-army-captive-saracen = Saraceno prigioniero
role-crusader-army-servant = Servitore
role-crusader-army-bishop = Vescovo
role-crusader-army-archer = Arciere
role-crusader-army-monk = Monaco
role-crusader-army-squire = Scudiero
role-crusader-army-knight = Cavaliere
role-hotel-bartender = Barman
role-hotel-guest = Ospite
role-hotel-housekeeper = Cameriera ai piani
role-hotel-doorman = Portiere
role-hotel-security-guard = Addetto alla sicurezza
role-hotel-manager = Direttore
role-hotel-receptionist = Receptionist
role-casino-gambler = Giocatore d’azzardo
role-casino-head-security-guard = Capo della sicurezza
role-casino-bouncer = Buttafuori
role-casino-card-sharp = Baro
role-casino-bartender = Barman
role-casino-manager = Direttore
role-casino-dealer = Croupier
role-airplane-flight-captain = Comandante
role-airplane-business-passenger = Passeggero di business class
role-airplane-economy-passenger = Passeggero di economy
role-airplane-steward = Steward
role-airplane-co-pilot = Copilota
role-airplane-flight-engineer = Tecnico di volo
role-airplane-stowaway = Clandestino
role-vegetable-warehouse-sanitary-inspector = Ispettore sanitario
role-vegetable-warehouse-security-guard = Guardiano
role-vegetable-warehouse-loader = Facchino
role-vegetable-warehouse-accountant = Contabile
role-vegetable-warehouse-foreman = Caposquadra
role-vegetable-warehouse-lab-technician = Tecnico di laboratorio
role-vegetable-warehouse-driver = Autista
role-ocean-liner-rich-passenger = Passeggero facoltoso
role-ocean-liner-steward = Steward
role-ocean-liner-captain = Capitano
role-ocean-liner-bartender = Barman
role-ocean-liner-musician = Musicista
role-ocean-liner-ships-cook = Cuoco di bordo
role-ocean-liner-radioman = Operatore radio
role-beach-photographer-with-monkey = Fotografo con scimmietta
role-beach-animator = Animatore
role-beach-beach-goer = Bagnante
role-beach-paraglider = Parapendista
role-beach-snack-vendor = Venditore di spuntini
role-beach-lifeguard = Bagnino
role-beach-thief = Ladro
role-submarine-electrician = Elettromeccanico
role-submarine-sailor = Marinaio
role-submarine-commander = Comandante
role-submarine-navigator = Ufficiale di rotta
role-submarine-sonar-technician = Addetto al sonar
role-submarine-ships-cook = Cuoco di bordo
role-submarine-radioman = Operatore radio
role-pirate-ship-bound-prisoner = Prigioniero legato
role-pirate-ship-cannoneer = Cannoniere
role-pirate-ship-sailor = Marinaio
role-pirate-ship-cabin-boy = Mozzo
role-pirate-ship-captain = Capitano
role-pirate-ship-ships-cook = Cuoco di bordo
role-pirate-ship-slave = Schiavo
role-restaurant-musician = Musicista
role-restaurant-customer = Cliente
role-restaurant-bouncer = Buttafuori
role-restaurant-maitre-d = Maître
role-restaurant-head-chef = Chef
role-restaurant-waiter = Cameriere
role-restaurant-food-critic = Critico gastronomico
role-day-spa-customer = Cliente
role-day-spa-stylist = Parrucchiere
role-day-spa-masseur = Massaggiatore
role-day-spa-makeup-artist = Truccatore
role-day-spa-manicurist = Manicurista
role-day-spa-beautician = Estetista
role-day-spa-dermatologist = Dermatologo
role-service-station-service-advisor = Addetto all’accettazione
role-service-station-tire-specialist = Gommista
role-service-station-car-washer = Addetto all’autolavaggio
role-service-station-biker = Motociclista
role-service-station-electrician = Elettrauto
role-service-station-director = Direttore
role-service-station-motorist = Automobilista
role-church-priest = Prete
role-church-sinner = Peccatore
role-church-choir-singer = Corista
role-church-parishioner = Parrocchiano
role-church-beggar = Mendicante
role-church-tourist = Turista
role-church-patron = Benefattore
role-circus-tent-animal-trainer = Domatore
role-circus-tent-visitor = Spettatore
role-circus-tent-magician = Prestigiatore
role-circus-tent-juggler = Giocoliere
role-circus-tent-clown = Pagliaccio
role-circus-tent-knife-thrower = Lanciatore di coltelli
role-circus-tent-acrobat = Acrobata
role-school-homeroom-teacher = Coordinatore di classe
role-school-security-guard = Addetto alla sicurezza
role-school-gym-teacher = Insegnante di ginnastica
role-school-pupil = Alunno
role-school-principal = Preside
role-school-janitor = Bidello
role-school-deputy-principal = Vicepreside

## Sullo schermo

board-parts = Sezioni
board-tab-talk = Domande
board-tab-rounds = Punteggio
board-round-of = Round { $round } di { $rounds }
board-round-short = { $round }/{ $rounds }
board-clock-left = Tempo che resta nel round: { $time }
board-clock-ready = non ancora partito
board-clock-starts = parte da solo fra { $time }
board-clock-running = rimanenti
board-clock-stopped = timer fermo
board-clock-out = tempo scaduto
board-clock-soon =
    { $seconds ->
        [one] { $seconds } secondo al termine del round
       *[other] { $seconds } secondi al termine del round
    }
board-now-dealt =
    { $you ->
        [dealer] Le carte sono distribuite. Il timer lo avvii tu.
       *[none] Le carte sono distribuite. Il timer lo avvia { $dealer }.
    }
board-now-asking =
    { $you ->
        [seat] Fai tu la domanda.
       *[none] Fa la domanda { $seat }.
    }
board-now-askable = A scelta: { $to }.
board-now-answering =
    { $you ->
        [seat] Rispondi a { $by }.
        [by] { $seat } ti risponde.
       *[none] { $seat } risponde a { $by }.
    }
board-card-cover = Top secret
board-card-hold = Tieni premuto per guardare
board-card-spy = Sei la spia
board-card-spy-aim = Scopri dove siete.
board-card-role = Il tuo ruolo: { $role }
board-card-no-role = Questa volta senza ruoli.
board-deal = Dai le carte tu
board-deal-what = Quando tutti hanno visto la propria carta, avvia il timer. La prima domanda è tua.
board-asking = La tua domanda
board-ask-spoken = Fai la domanda a voce e tocca il nome di chi deve rispondere.
board-ask = Chiedi a { $to }
board-ask-button = Chiedi
board-answering = { $by } ti fa una domanda
board-answer = Rispondi a { $to }
board-answered = Ho risposto
board-answered-by = { $seat } ha risposto
board-line-left =
    { $count ->
        [one] Resta { $count } carattere
       *[other] Restano { $count } caratteri
    }
board-line-over =
    { $count ->
        [one] { $count } carattere di troppo
       *[other] { $count } caratteri di troppo
    }
board-book-search = Cerca nel frasario
board-book-theme = Argomento
board-book-all = Tutti gli argomenti
board-remark = Commento
board-remark-not-now = Commento (uno dopo ogni risposta)
board-remark-to =
    { $you ->
        [seat] Tu a { $about }:
        [about] { $seat } a te:
       *[none] { $seat } a { $about }:
    }
board-book-liked = Preferite
board-book-like = Aggiungi alle preferite: { $question }
board-book-dislike = Togli dalle preferite: { $question }
board-book-asked = già fatta in questo round
board-book-none = Nessuna domanda trovata. Prova un’altra parola.
board-book-no-liked = Ancora nessuna preferita. Aggiungila con la stella accanto alla domanda.
board-book-found =
    { $count ->
        [one] { $count } domanda
       *[other] { $count } domande
    }
board-talk-none = Nessuno ha ancora chiesto niente.
board-talk-before = Domande e risposte del round precedente
board-talk-asks =
    { $you ->
        [seat] Fai una domanda a { $to }.
        [to] { $seat } ti fa una domanda.
       *[none] { $seat } fa una domanda a { $to }.
    }
board-talk-answers =
    { $you ->
        [seat] Rispondi tu.
       *[none] { $seat } risponde.
    }
board-talk-waiting =
    { $you ->
        [seat] Rispondi tu.
       *[none] { $seat } ci pensa…
    }
board-talk-unanswered = Nessuna risposta.
board-places-left =
    { $count ->
        [one] resta { $count } luogo
       *[other] restano { $count } luoghi
    }
board-places-how = Tocca un luogo per barrarlo; lo vedi solo tu.
board-places-clear = Ripristina tutti i luoghi
board-place-cross = Barra: { $place }
board-place-crossed = { $place } (barrato)
board-name = Tenta come spia: { $place }
board-name-what = Se sei la spia, ti scopri e il round finisce: vinci se il luogo è giusto, altrimenti vincono gli altri. Se non lo sei, non succede niente e nessuno se ne accorge.
board-player-suspect = al voto
board-player-deals = avvia il timer
board-player-answers = risponde
board-player-asks = fa la domanda
board-accuse = Accusa un giocatore
board-accuse-spent = Hai già usato la tua accusa di questo round.
board-accuse-not-now = Solo mentre il timer è in corsa.
board-accuse-warning = Puoi farlo una volta per round e non si può annullare. Basta un no: l’accusa va persa e si continua.
board-accuse-whom = Prima scegli un sospettato
board-accuse-do = Accusa { $suspect }
board-vote-on =
    { $you ->
        [suspect] Sei tu la spia? Votano gli altri.
       *[none] { $suspect } è la spia?
    }
board-vote-accused =
    { $you ->
        [seat] Fermi il timer e accusi { $suspect }.
        [suspect] { $seat } ferma il timer e accusa te.
       *[none] { $seat } ferma il timer e accusa { $suspect }.
    }
board-vote-late = Tempo scaduto. Prima di votare potete parlarne.
board-vote-suspect = Si vota su di te, quindi tu non voti.
board-vote-aye = Sì
board-vote-nay = No
board-vote-aye-what = è la spia
board-vote-nay-what = si continua
board-vote-cast = Vota
board-vote-in = ha votato
board-vote-missing = non ancora
board-vote-secret = I voti restano segreti finché non hanno votato tutti. Il voto mancante vale no.
board-verdict =
    { $you ->
        [by] Accusi { $suspect }
        [suspect] { $by } accusa te
       *[none] { $by } accusa { $suspect }
    }
board-verdict-late =
    { $you ->
        [suspect] Voto finale: tu
       *[none] Voto finale: { $suspect }
    }
board-moment-unanimous = Tutti d’accordo!
board-moment-not-unanimous = Non tutti sono d’accordo
board-moment-named =
    { $you ->
        [seat] La spia sei tu! Indichi:
       *[none] La spia è { $seat }! Indica:
    }
board-moment-right = Esatto
board-moment-wrong = Sbagliato
board-moment-time = Tempo scaduto!
board-moment-out = Ora si vota su ogni giocatore, uno alla volta.
board-report = Il round { $round } è finito
board-report-named = La spia ha tentato: { $place }.
board-report-spy = la spia
board-report-cards = Carte e punti
board-scores = Punteggio per round
board-rounds-none = Nessun round è ancora finito.
board-round = Round { $round }: { $place }
board-player-accused = ha accusato
board-player-ready = continua
board-places-tab = Luoghi, ne restano { $count }
board-name-open = Indovina il luogo…
board-name-short = Indovina il luogo
board-name-search = Cerca tra i luoghi
board-name-none = Nessun luogo corrisponde.
board-name-first = Prima scegli un luogo
board-accuse-open = Accusa…
board-accuse-one = Accusa
board-accuse-name = Accusa { $suspect }
board-ask-barred = { $seat } ti ha appena fatto una domanda
board-book-open = Tutte le domande
board-book-count =
    { $count ->
        [one] Cerca in { $count } domanda
       *[other] Cerca in { $count } domande
    }
board-book-short = Cerca…
board-vote-nay-late = non è questa persona
board-vote-open = Vota
board-decide = Hai già deciso? Scegli subito per tutte le votazioni.
board-decide-do = Vota sì su { $suspect }, no sugli altri
board-decide-do-nobody = Vota no su tutti
board-decided = I tuoi voti: sì su { $suspect }, no sugli altri. Li diamo per te.
board-decided-nobody = I tuoi voti: no su tutti. Li diamo per te.
board-decide-change = Cambia
board-decide-nobody = Nessuno
board-wall-stops = { $seat } ferma il timer a { $time }
board-wall-vote = Votate dal telefono. Serve il sì di tutti. I voti restano segreti finché non ci sono tutti.
board-accuse-by = Chi accusa?
board-reveal-at = Eravate tutti qui:
board-reveal-left =
    { $count ->
        [one] Manca { $count } round
       *[other] Mancano { $count } round
    }
board-reveal-ready = Pronti: { $ready } su { $count }.
board-reveal-starts = Si comincia tra { $seconds } s.
board-reveal-last = L’ultimo round
board-reveal-lift = Vedi il tavolo
board-reveal-show = Vedi il risultato
board-reveal-caught = Presa! La spia era { $spy }
board-reveal-innocent = Errore! La spia era { $spy }
board-reveal-named = { $spy } ha indovinato il luogo!
board-reveal-wrong = Luogo sbagliato! La spia era { $spy }
board-reveal-escaped = { $spy } la fa franca!

## Di che cosa si chiede

board-theme-indoors = Al chiuso o all’aperto
board-theme-water = Acqua
board-theme-pay = Soldi
board-theme-entry = Ingresso
board-theme-tickets = Biglietti e prenotazioni
board-theme-uniforms = Divise
board-theme-noise = Rumore
board-theme-smell = Odori
board-theme-danger = Pericolo
board-theme-food = Cibo
board-theme-sleep = Sonno
board-theme-children = Bambini
board-theme-animals = Animali
board-theme-night = Notte
board-theme-moving = Movimento
board-theme-medical = Cure mediche
board-theme-weapons = Armi
board-theme-past = Epoca
board-theme-religion = Fede
board-theme-alcohol = Alcolici
board-theme-queues = Code
board-theme-silence = Silenzio
board-theme-cold = Freddo
board-theme-heat = Caldo
board-theme-tech = Tecnologia
board-theme-illegal = Legge
board-theme-seats = Posti a sedere
board-theme-music = Musica
board-theme-crowd = Folla
board-theme-dressy = Eleganza
board-theme-view = Panorama
board-theme-photos = Foto
board-theme-leave = Uscita
board-theme-stay = Durata
board-theme-dirt = Sporco
board-theme-foreign = Lingue

## Domande e risposte

question-rain = Se adesso piovesse, ci bagneremmo?
answer-rain-yes = Non ci arriverebbe nemmeno una goccia.
answer-rain-rather-yes = Quasi tutti resteremmo all’asciutto.
answer-rain-evade = Pioggia o sole, la giornata va avanti lo stesso.
answer-rain-rather-no = Qualcuno dovrebbe correre al riparo.
answer-rain-no = Ci bagneremmo tutti fino alle ossa.
question-overhead = Cos’hai sopra la testa in questo momento?
answer-overhead-yes = Qualcosa di solido, niente cielo.
answer-overhead-middle = Dipende: qui un tetto, là il cielo.
answer-overhead-no = Il cielo e basta.
answer-overhead-evade-1 = I miei pensieri, come sempre.
answer-overhead-evade-2 = Non guardo spesso in su.
question-swim = E se a qualcuno venisse voglia di nuotare?
answer-swim-yes = L’acqua è l’ultima cosa che manca qui.
answer-swim-rather-yes = Un posto si troverebbe, con un po’ di prudenza.
answer-swim-evade = Nuotare non fa per me.
answer-swim-rather-no = Al massimo ci si sciacqua la faccia.
answer-swim-no = Non c’è dove nuotare, neanche nei dintorni.
question-shore = Siamo lontani dall’acqua?
answer-shore-yes = Guardati intorno, è dappertutto.
answer-shore-rather-yes = Si sente il rumore dell’acqua, non lontano.
answer-shore-rather-no = Forse da qualche parte c’è, ma a noi non cambia nulla.
answer-shore-no = Lontanissima. Qui l’acqua sta al massimo in bottiglia.
answer-shore-evade = Con le distanze non me la cavo.
question-day-cost = Quanto ti costa una giornata qui?
answer-day-cost-yes = Il portafoglio se ne accorge.
answer-day-cost-middle = C’è chi paga e chi no.
answer-day-cost-no = Neanche un soldo, nessuno paga per starci.
answer-day-cost-evade-1 = Più nervi che soldi.
answer-day-cost-evade-2 = Non parliamo di soldi.
question-who-pays = Chi paga per te, qui?
answer-who-pays-yes = Ognuno paga per sé, come sempre qui.
answer-who-pays-rather-yes = Prima o poi si mette mano al portafoglio.
answer-who-pays-evade = Ti interessa davvero?
answer-who-pays-rather-no = Quasi nessuno, giusto per qualche cosetta.
answer-who-pays-no = Nessuno. Qui non funziona così.
question-walk-in = Si può entrare così, dalla strada?
answer-walk-in-yes = Neanche per sogno, ti fermerebbero subito.
answer-walk-in-rather-yes = Qualcuno ti deve far entrare.
answer-walk-in-evade = Qui gira gente di ogni tipo.
answer-walk-in-rather-no = Più o meno, basta un’aria decisa.
answer-walk-in-no = Certo, è aperto a tutti.
question-checks = Chi ti controlla quando arrivi?
answer-checks-yes = Gente seria, e controlla tutti.
answer-checks-middle = Qualcuno dà un’occhiata, senza esagerare.
answer-checks-no = Proprio nessuno.
answer-checks-evade-1 = La mia faccia ormai la conoscono.
answer-checks-evade-2 = Cerco di non dare nell’occhio.
question-booking = Hai dovuto prenotare in anticipo?
answer-booking-yes = Certo, altrimenti non c’è verso.
answer-booking-rather-yes = Meglio di sì, ma a volte si fa anche senza.
answer-booking-evade = Pianificare non è il mio forte.
answer-booking-rather-no = Di solito no, solo in casi particolari.
answer-booking-no = Prenotare cosa? Qui non si usa.
question-ticket = Dove tieni il biglietto?
answer-ticket-yes = A portata di mano, possono chiederlo.
answer-ticket-middle = È più un appuntamento che un biglietto.
answer-ticket-no = Quale biglietto? Qui non serve.
answer-ticket-evade-1 = Queste cose le perdo sempre.
answer-ticket-evade-2 = Perché, fai i controlli?
question-who-works = Da cosa si capisce chi lavora qui?
answer-who-works-yes = Dalla divisa, al primo sguardo.
answer-who-works-rather-yes = Per lo più dai vestiti, anche se non sempre.
answer-who-works-evade = Col tempo ci si fa l’occhio.
answer-who-works-rather-no = Piuttosto da come si comporta.
answer-who-works-no = Non si capisce, ognuno si veste come vuole.
question-clothes = Ti piace come ci si veste qui?
answer-clothes-yes = Siamo tutti uguali, ci si abitua.
answer-clothes-middle = Alcuni in divisa, gli altri come capita.
answer-clothes-no = Nessuna regola, mettiti quello che vuoi.
answer-clothes-evade-1 = L’abito non fa il monaco.
answer-clothes-evade-2 = Potrebbe essere più comodo.
question-thoughts = Qui si riesce a sentire i propri pensieri?
answer-thoughts-yes = Macché, un baccano continuo.
answer-thoughts-rather-yes = Quando si parte, è difficile.
answer-thoughts-evade = Tanto i miei pensieri sono silenziosi.
answer-thoughts-rather-no = Di solito sì, tranne certi momenti.
answer-thoughts-no = Benissimo, qui c’è una gran calma.
question-headache = Il rumore non ti fa venire mal di testa?
answer-headache-yes = A fine giornata mi scoppia.
answer-headache-middle = Dipende: ora chiasso, ora calma.
answer-headache-no = Quale rumore? Qui non vola una mosca.
answer-headache-evade-1 = A me la testa fa male per altro.
answer-headache-evade-2 = Ci si abitua a tutto.
question-smells-of = Di cosa c’è odore, qui?
answer-smells-of-yes = Di qualcosa di così forte che non va più via.
answer-smells-of-rather-yes = Di qualcosa che riconosci a occhi chiusi.
answer-smells-of-evade = Di avventura, come sempre.
answer-smells-of-rather-no = Un po’ di tutto, niente di speciale.
answer-smells-of-no = Di niente, l’aria è pulita.
question-laundry = Dopo una giornata qui i vestiti prendono odore?
answer-laundry-yes = Poi vanno arieggiati per una settimana.
answer-laundry-middle = Un po’, se ci resti a lungo.
answer-laundry-no = Per niente, restano freschi.
answer-laundry-evade-1 = Ho il raffreddore, non chiedere a me.
answer-laundry-evade-2 = Solo i calzini.
question-mum = Alla mamma si può raccontare cosa succede qui?
answer-mum-yes = No, non dormirebbe più.
answer-mum-rather-yes = Sì, ma senza le parti più spaventose.
answer-mum-evade = La mamma sa sempre tutto.
answer-mum-rather-no = Sì, si preoccuperebbe appena appena.
answer-mum-no = Certo, qui non può succedere niente.
question-come-home = Non hai paura di non tornare più a casa?
answer-come-home-yes = Ogni giorno può essere l’ultimo.
answer-come-home-rather-yes = Il rischio c’è, ma sappiamo il fatto nostro.
answer-come-home-rather-no = Può capitare, ma di rado.
answer-come-home-no = Qui? Il pericolo peggiore è la noia.
answer-come-home-evade = Sarà quel che sarà.
question-when-eat = Quando si mangia?
answer-when-eat-yes = Anche subito, ce n’è in abbondanza.
answer-when-eat-rather-yes = Come sempre, alla solita ora.
answer-when-eat-evade = Tu pensi sempre a mangiare!
answer-when-eat-rather-no = Quando vuoi, se hai portato qualcosa.
answer-when-eat-no = Non qui, qui non si mangia.
question-meals = Come si mangia qui?
answer-meals-yes = C’è tanta scelta che non so decidermi.
answer-meals-middle = Cose semplici, ma nessuno resta a digiuno.
answer-meals-no = Non si mangia proprio.
answer-meals-evade-1 = È questione di gusti.
answer-meals-evade-2 = C’è di peggio al mondo.
question-nap = Dove si può fare un pisolino qui?
answer-nap-yes = Ognuno ha il suo posto per dormire.
answer-nap-rather-yes = Ci si appisola, se si trova un posto.
answer-nap-evade = Io dormirei anche in piedi.
answer-nap-rather-no = Solo di nascosto, che nessuno veda.
answer-nap-no = Da nessuna parte, qui non si dorme.
question-last-night = Come hai dormito qui stanotte?
answer-last-night-yes = Come sempre, ormai è come casa.
answer-last-night-middle = Un po’, con un occhio aperto.
answer-last-night-no = Qui? Io dormo a casa mia.
answer-last-night-evade-1 = Il sonno non mi basta mai.
answer-last-night-evade-2 = Perché, ho la faccia assonnata?
question-bring-child = Ci si può venire con un bambino?
answer-bring-child-yes = Certo, è pieno di bambini.
answer-bring-child-rather-yes = Si può, qualcuno lo fa.
answer-bring-child-evade = Dipende dal bambino.
answer-bring-child-rather-no = Meglio di no, anche se è capitato.
answer-bring-child-no = Mai, non è un posto per bambini.
question-little-ones = Chi bada ai più piccoli, qui?
answer-little-ones-yes = In parecchi, perché ce ne sono tanti.
answer-little-ones-middle = I genitori, se proprio li portano.
answer-little-ones-no = Qui non ce ne sono.
answer-little-ones-evade-1 = Faccio già fatica a badare a me.
answer-little-ones-evade-2 = Certi adulti sono peggio dei bambini.
question-paws = Si vedono animali da queste parti?
answer-paws-yes = Tutti i giorni, senza di loro non si fa niente.
answer-paws-rather-yes = Ogni tanto ne capita qualcuno.
answer-paws-evade = Il mio vicino conta?
answer-paws-rather-no = Al massimo una mosca o un topo.
answer-paws-no = Mai, nessuno li lascerebbe entrare.
question-feeding = Oggi chi dà da mangiare agli animali?
answer-feeding-yes = C’è chi ci pensa, sono ben tenuti.
answer-feeding-middle = Nessuno in particolare, si arrangiano.
answer-feeding-no = Quali animali? Qui non ce ne sono.
answer-feeding-evade-1 = Io no di certo.
answer-feeding-evade-2 = Prima qualcuno dia da mangiare a me.
question-three-am = Che succede qui alle tre di notte?
answer-three-am-yes = Come di giorno, qui non ci si ferma mai.
answer-three-am-rather-yes = C’è sempre qualcuno in piedi.
answer-three-am-evade = Non so, a quell’ora dormo.
answer-three-am-rather-no = Poco, giusto una luce qua e là.
answer-three-am-no = Buio e vuoto, non c’è anima viva.
question-night-shift = Stanotte tocca a te non dormire?
answer-night-shift-yes = A qualcuno tocca, tutte le notti.
answer-night-shift-middle = Solo in certe notti.
answer-night-shift-no = Di notte è tutto chiuso.
answer-night-shift-evade-1 = Alla notte preferisco non pensare.
answer-night-shift-evade-2 = Chiedimelo domattina.
question-tomorrow-place = Domani saremo nello stesso punto?
answer-tomorrow-place-yes = No, già lontano da qui.
answer-tomorrow-place-rather-yes = Forse un po’ più in là.
answer-tomorrow-place-evade = Se non succede niente.
answer-tomorrow-place-rather-no = Probabilmente sì, anche se un giorno ci sposteremo.
answer-tomorrow-place-no = E dove, sennò? Qui sta tutto fermo da sempre.
question-motion = Non ti viene la nausea, qui?
answer-motion-yes = All’inizio sì, poi ci si abitua.
answer-motion-rather-yes = Ci si muove piano, si sopporta.
answer-motion-rather-no = Non si muove quasi mai, quindi no.
answer-motion-no = Quando si muove cosa? Qui è tutto fermo.
answer-motion-evade = Ho lo stomaco forte.
question-plaster = E se mi taglio un dito?
answer-plaster-yes = Sei in ottime mani.
answer-plaster-rather-yes = C’è chi sa cosa fare.
answer-plaster-evade = Così la prossima volta fai più attenzione.
answer-plaster-rather-no = Forse in un cassetto c’è un cerotto.
answer-plaster-no = Qui nessuno ti saprebbe aiutare.
question-doctor = C’è un dottore in giro?
answer-doctor-yes = Certo, lo trovi subito.
answer-doctor-middle = Uno c’è, per le emergenze.
answer-doctor-no = Qui? Non ne passa mai uno.
answer-doctor-evade-1 = Dai dottori sto alla larga.
answer-doctor-evade-2 = Perché, ti senti male?
question-armed = Qualcuno qui potrebbe avere un’arma?
answer-armed-yes = Quasi tutti, qui non si può fare altrimenti.
answer-armed-rather-yes = Una o due persone, ufficialmente.
answer-armed-evade = Non frugo nelle tasche degli altri.
answer-armed-rather-no = Al massimo un giocattolo o un attrezzo.
answer-armed-no = Per carità, no!
question-blade = Ogni quanto pulisci la tua arma?
answer-blade-yes = Ogni giorno, ne va della vita.
answer-blade-middle = Io non ne ho, ma qualcuno qui sì.
answer-blade-no = La mia arma? Intendi la penna?
answer-blade-evade-1 = La mia arma più affilata è la lingua.
answer-blade-evade-2 = A questo preferisco non rispondere.
question-grandparents = I tuoi bisnonni si troverebbero bene qui?
answer-grandparents-yes = Anche a loro sembrerebbe roba antica.
answer-grandparents-rather-yes = Riconoscerebbero parecchie cose.
answer-grandparents-evade = I miei si lamenterebbero ovunque.
answer-grandparents-rather-no = Sotto certi aspetti, forse.
answer-grandparents-no = No, non capirebbero niente.
question-century = In che secolo sembra di essere, qui?
answer-century-yes = Uno senza elettricità.
answer-century-rather-yes = Quello dei racconti del nonno.
answer-century-rather-no = Il nostro, con un tocco d’altri tempi.
answer-century-no = Il nostro, se non il prossimo.
answer-century-evade = Il tempo qui passa in modo strano.
question-blessing = Qui la gente prega?
answer-blessing-yes = Insieme e ad alta voce.
answer-blessing-rather-yes = Qualcuno sì, e nessuno si stupisce.
answer-blessing-evade = Di queste cose non chiedo mai.
answer-blessing-rather-no = In silenzio, quando si mette male.
answer-blessing-no = No, non siamo qui per questo.
question-higher-power = È la fede che ti porta qui?
answer-higher-power-yes = E cos’altro porta qui la gente?
answer-higher-power-middle = In parte, senza speranza qui non si resiste.
answer-higher-power-no = No, motivi molto terreni.
answer-higher-power-evade-1 = Mi ci hanno portato le gambe.
answer-higher-power-evade-2 = Forse la fiducia in me.
question-toast = Possiamo fare un brindisi qui?
answer-toast-yes = Volentieri, qui hanno già tutti il bicchiere pieno.
answer-toast-rather-yes = Se chiedi, qualcosa si trova.
answer-toast-evade = Con il tè, quando vuoi.
answer-toast-rather-no = Semmai di nascosto.
answer-toast-no = Nemmeno una goccia, è fuori discussione.
question-drunk = Si vede gente brilla, qui?
answer-drunk-yes = A fine serata di sobri ne trovi pochi.
answer-drunk-middle = Ogni tanto qualcuno esagera.
answer-drunk-no = Mai, li caccerebbero subito.
answer-drunk-evade-1 = Dopo questa domanda ci vuole un bicchiere.
answer-drunk-evade-2 = Certi sono strani anche da sobri.
question-wait = Hai dovuto aspettare molto?
answer-wait-yes = Un’eternità, c’è sempre una coda enorme.
answer-wait-rather-yes = Un po’, bisogna aspettare il proprio turno.
answer-wait-evade = La pazienza è una virtù.
answer-wait-rather-no = Quasi per niente, solo nelle ore di punta.
answer-wait-no = No, qui non si fa mai la fila.
question-last-in-line = Chi è l’ultimo della fila?
answer-last-in-line-yes = Laggiù, dietro tutta quella gente.
answer-last-in-line-middle = La fila a volte c’è, ma è corta.
answer-last-in-line-no = Quale fila? Qui non c’è.
answer-last-in-line-evade-1 = Tu no di sicuro.
answer-last-in-line-evade-2 = Gli ultimi saranno i primi.
question-whisper = Possiamo parlare così forte qui?
answer-whisper-yes = Ssst! Ci guardano tutti.
answer-whisper-rather-yes = Meglio abbassare un po’ la voce.
answer-whisper-evade = Parlerò come parli tu.
answer-whisper-rather-no = Non dà fastidio, entro certi limiti.
answer-whisper-no = Urla pure, nessuno ci fa caso.
question-sneeze = Che succede se qui uno starnutisce?
answer-sneeze-yes = Si girano tutti, tanto c’è silenzio.
answer-sneeze-middle = Dipende dal momento.
answer-sneeze-no = Niente, nessuno lo sentirebbe.
answer-sneeze-evade-1 = Ti dicono: salute!
answer-sneeze-evade-2 = Io ho un fazzoletto.
question-sweater = Mi metto un maglione?
answer-sweater-yes = Almeno due, o ti congeli.
answer-sweater-rather-yes = Buona idea, fa freschino.
answer-sweater-evade = Chiedilo a tua nonna.
answer-sweater-rather-no = Solo se senti facilmente freddo.
answer-sweater-no = No, qui non fa mai freddo.
question-frost = Anche a te si gelano le mani?
answer-frost-yes = Non mi sento più le dita.
answer-frost-middle = Solo in certi angoli.
answer-frost-no = Per niente, si sta al caldo.
answer-frost-evade-1 = Mani fredde, cuore caldo.
answer-frost-evade-2 = Tu hai sempre freddo!
question-sweat = Non hai troppo caldo?
answer-sweat-yes = Mi sto sciogliendo, ma qui è normale.
answer-sweat-rather-yes = Può fare piuttosto caldo.
answer-sweat-evade = Io sto bene con qualsiasi tempo.
answer-sweat-rather-no = Non tanto, si sta bene.
answer-sweat-no = Caldo? Stai scherzando.
question-shorts = Qui starei bene in pantaloncini?
answer-shorts-yes = Sì, con questo caldo perfino troppo.
answer-shorts-middle = In una giornata calda, perché no.
answer-shorts-no = No, non fa abbastanza caldo.
answer-shorts-evade-1 = Con le tue gambe, perché no?
answer-shorts-evade-2 = Non seguo la moda.
question-buttons = È facile usare l’attrezzatura qui?
answer-buttons-yes = Ci vogliono anni di pratica.
answer-buttons-rather-yes = Qualcuno te lo deve spiegare.
answer-buttons-evade = L’importante è non rompere niente.
answer-buttons-rather-no = Sì, è tutta roba normale.
answer-buttons-no = Quali apparecchiature? Si fa tutto a mano.
question-gadgets = L’attrezzatura qui è moderna?
answer-gadgets-yes = Sembra arrivata dal futuro.
answer-gadgets-middle = Niente di speciale, ma funziona.
answer-gadgets-no = Ci bastano le cose più semplici.
answer-gadgets-evade-1 = A me mette in crisi anche una sveglia.
answer-gadgets-evade-2 = Nuova o vecchia, si rompe lo stesso.
question-lawful = Per quello che si fa qui si può finire in galera?
answer-lawful-yes = Eccome, se ci prendono.
answer-lawful-rather-yes = Dipende secondo quale legge.
answer-lawful-evade = Non so niente, non vedo niente.
answer-lawful-rather-no = Qualcuno forse fa il furbo, ma gli altri no.
answer-lawful-no = No, qui è tutto in regola.
question-inspection = E se arriva un’ispezione?
answer-inspection-yes = Tocca scappare, o anche peggio.
answer-inspection-middle = Qualcuno si innervosirebbe.
answer-inspection-no = Che vengano, non abbiamo niente da nascondere.
answer-inspection-evade-1 = Quel giorno io non ci sono.
answer-inspection-evade-2 = Li mando da te.
question-sit = Qui si sta molto seduti?
answer-sit-yes = Quasi sempre, al mio posto.
answer-sit-rather-yes = Parecchio, se c’è un posto libero.
answer-sit-evade = Quanto la schiena mi concede.
answer-sit-rather-no = Ogni tanto, per riprendere fiato.
answer-sit-no = Mai, qui si sta sempre in piedi.
question-my-seat = Quello non è il mio posto?
answer-my-seat-yes = No, il tuo è quello accanto.
answer-my-seat-middle = Siediti dove c’è posto.
answer-my-seat-no = Quale posto? Qui non ci si siede.
answer-my-seat-evade-1 = Fatti in là, ci stiamo in due.
answer-my-seat-evade-2 = Chi tardi arriva, male alloggia.
question-tune = C’è un po’ di musica qui?
answer-tune-yes = Sì, dal vivo, e tutti l’aspettano.
answer-tune-rather-yes = Di solito c’è qualcosa in sottofondo.
answer-tune-evade = Solo nella mia testa.
answer-tune-rather-no = Di rado, se qualcuno canticchia.
answer-tune-no = No, sarebbe fuori luogo.
question-sing = Qualcuno si offende se canto?
answer-sing-yes = Anzi, qui si canta e si suona.
answer-sing-middle = Al momento giusto, fai pure.
answer-sing-no = Ti direbbero subito di smettere.
answer-sing-evade-1 = Della tua voce se ne sentono tante…
answer-sing-evade-2 = Farei finta di non conoscerti.
question-how-many = In quanti siamo qui?
answer-how-many-yes = Impossibile contarci tutti.
answer-how-many-rather-yes = Più di quanti sembri.
answer-how-many-evade = Quanto basta per non annoiarsi.
answer-how-many-rather-no = Non molti, qualche decina al massimo.
answer-how-many-no = Quattro gatti, ci conosciamo tutti.
question-lost-crowd = Qui ci si può perdere nella folla?
answer-lost-crowd-yes = In un attimo, tieniti a me.
answer-lost-crowd-middle = Nei giorni di punta, sì.
answer-lost-crowd-no = Quale folla? Qui ci si vede tutti.
answer-lost-crowd-evade-1 = Io mi perdo dappertutto.
answer-lost-crowd-evade-2 = Ti ritrovo dalla risata.
question-dress-up = Come abbigliamento vado bene?
answer-dress-up-yes = Non proprio, qui ci si mette il meglio.
answer-dress-up-rather-yes = Un po’ più di eleganza non guasterebbe.
answer-dress-up-evade = Stai sempre benissimo.
answer-dress-up-rather-no = Va bene, nessuno ci bada.
answer-dress-up-no = L’eleganza qui sarebbe solo d’intralcio.
question-best-shoes = Qui ti metteresti le scarpe buone?
answer-best-shoes-yes = Certo, e lucidate per bene.
answer-best-shoes-middle = Forse nelle grandi occasioni.
answer-best-shoes-no = No, sarebbe ridicolo.
answer-best-shoes-evade-1 = Ne ho un paio solo.
answer-best-shoes-evade-2 = Basta che non facciano male.
question-look-out = Che cosa vedi, se guardi lontano?
answer-look-out-yes = Un panorama da sogno.
answer-look-out-rather-yes = Parecchio, e fa piacere.
answer-look-out-evade = La mia vista non è più quella di una volta.
answer-look-out-rather-no = Niente di che, le solite cose.
answer-look-out-no = Niente, qui lontano non si vede.
question-postcard = Questo panorama starebbe bene su una cartolina?
answer-postcard-yes = La più bella della tua collezione.
answer-postcard-middle = In una bella giornata, dal punto giusto.
answer-postcard-no = Con un muro spoglio? Ne dubito.
answer-postcard-evade-1 = Le cartoline non le manda più nessuno.
answer-postcard-evade-2 = Con te dentro, di sicuro.
question-selfie = Ci facciamo una foto insieme qui?
answer-selfie-yes = Certo, qui si fotografano tutti.
answer-selfie-rather-yes = Si può, se facciamo in fretta.
answer-selfie-evade = In foto vengo malissimo.
answer-selfie-rather-no = Meglio di no, ci guarderebbero male.
answer-selfie-no = Assolutamente no, qui non si fa.
question-camera = Si può portare la macchina fotografica?
answer-camera-yes = C’è perfino chi si mette in posa.
answer-camera-middle = Se prima si chiede il permesso.
answer-camera-no = No, te la farebbero mettere via.
answer-camera-evade-1 = Preferisco ricordarmelo e basta.
answer-camera-evade-2 = E poi, delle foto che te ne fai?
question-slip-out = Possiamo svignarcela prima?
answer-slip-out-yes = Anche subito, nessuno ci trattiene.
answer-slip-out-rather-yes = Sì, sarebbe solo un po’ scortese.
answer-slip-out-evade = Ti annoi così tanto con me?
answer-slip-out-rather-no = Solo col permesso di qualcuno.
answer-slip-out-no = Impossibile, siamo qui fino alla fine.
question-door = Cosa ti trattiene qui?
answer-door-yes = Niente, due passi e sono via.
answer-door-middle = Quello per cui sono qui.
answer-door-no = Non ho scelta, devo restare.
answer-door-evade-1 = Solo la tua piacevole compagnia.
answer-door-evade-2 = La curiosità di vedere come va a finire.
question-how-long = Ti fermi a lungo?
answer-how-long-yes = Tanto da perdere il conto dei giorni.
answer-how-long-rather-yes = Qualche giorno di sicuro.
answer-how-long-evade = Finché serve.
answer-how-long-rather-no = Qualche ora, non di più.
answer-how-long-no = No, fra poco vado via.
question-calendar = Conti i giorni che mancano alla fine?
answer-calendar-yes = E le settimane, e i mesi.
answer-calendar-middle = I giorni sì, sulle dita di una mano.
answer-calendar-no = I giorni? Semmai i minuti.
answer-calendar-evade-1 = Contare non è il mio forte.
answer-calendar-evade-2 = Tutto prima o poi finisce.
question-white-shirt = Ti metteresti una camicia bianca, qui?
answer-white-shirt-yes = Dopo un’ora sarebbe nera.
answer-white-shirt-rather-yes = A tuo rischio e pericolo.
answer-white-shirt-evade = Il bianco mi sbatte.
answer-white-shirt-rather-no = Sì, con un po’ di attenzione.
answer-white-shirt-no = Certo, qui è tutto immacolato.
question-hands = Come mai hai le mani così pulite?
answer-hands-yes = Un miracolo, qui le hanno tutti sporche.
answer-hands-middle = Non a tutti tocca il lavoro sporco.
answer-hands-no = Qui nessuno se le sporca.
answer-hands-evade-1 = Me l’ha insegnato la mamma.
answer-hands-evade-2 = Guarda meglio.
question-languages = Quante lingue si sentono qui intorno?
answer-languages-yes = Così tante che non si contano.
answer-languages-rather-yes = Almeno due o tre.
answer-languages-evade = Ci capiamo senza parole.
answer-languages-rather-no = Per lo più una, di rado un’altra.
answer-languages-no = Una sola, siamo tutti di qui.
question-from-where = Da dove viene la gente qui?
answer-from-where-yes = Da tutto il mondo.
answer-from-where-middle = Quasi tutti da vicino, qualcuno da lontano.
answer-from-where-no = Tutti di queste parti.
answer-from-where-evade-1 = Dalla mamma, come tutti.
answer-from-where-evade-2 = Io non chiedo i documenti.

remark-doubt-1 = Mmm, non mi convince.
remark-doubt-2 = Risposta un po’ vaga.
remark-doubt-3 = Bella schivata!
remark-suspect-1 = Ho qualche dubbio su di te.
remark-suspect-2 = Secondo me sei tu.
remark-suspect-3 = Ma tu lo sai dove siamo?
remark-agree-1 = Ha senso.
remark-agree-2 = Avrei detto lo stesso.
remark-agree-3 = Mi hai tolto le parole di bocca.
remark-defend-1 = Confermo quello che ho detto.
remark-defend-2 = Sei fuori strada, non sono io.
remark-defend-3 = Io? Innocente come un agnellino.

## Suggerimenti per la prima partita, al massimo dodici parole

hint-accused = L’accusa è contro di te: non voti. Difenditi a parole.
hint-vote-late = Tempo scaduto: si vota su ogni giocatore, a turno.
hint-vote = Per condannare servono tutti i voti. Un no, e si continua.
hint-start = Carte viste da tutti? Avvia il timer: la prima domanda è tua.
hint-card = Tieni premuta la carta per vederla. Non mostrarla a nessuno.
hint-points = Vince la spia: 2 o 4 punti. Altrimenti 1 agli altri.
hint-ask-aloud = Fai la domanda a voce e tocca il giocatore a cui chiedi.
hint-answer-aloud = Rispondi a voce, poi conferma. La prossima domanda è tua.
hint-answer = Fai capire che conosci il luogo, ma senza svelarlo.
hint-ask = Chiedi qualcosa che sa solo chi conosce il luogo.
hint-not-back = Non puoi interrogare chi ti ha appena fatto una domanda.
hint-vote-failed = Voto non unanime: si continua, e quell’accusa è spesa.
hint-cross-out = Tocca i luoghi per barrarli. Lo vedi solo tu.
hint-accuse = Chi è la spia? Puoi accusare una volta per round.
hint-name = La spia può indovinare il luogo quando non si vota.
hint-goal = Tutti conoscono il luogo, tranne la spia. Scopri chi è.

## Il registro, al giocatore di cui parla

joined-you = Entri in gioco con 0 punti.
round-dealt-you = Round { $round } di { $rounds }: ognuno ha una carta. Avvia il timer e fai la prima domanda.
asked-you = Chiedi a { $to }: { $question }
asked-of-you = { $seat } ti chiede: { $question }
asked-aloud-you = Fai una domanda a { $to }.
asked-aloud-of-you = { $seat } ti fa una domanda.
answered-you = Rispondi a { $to }: { $answer }
answered-of-you = { $seat } ti risponde: { $answer }
answered-aloud-you = Rispondi a { $to }.
remarked-you = Tu a { $about }: { $remark }
answered-aloud-of-you = { $seat } ti risponde.
remarked-of-you = { $seat } a te: { $remark }
accused-you = Fermi il timer e accusi { $suspect }.
accused-of-you = { $seat } ferma il timer e ti accusa.
put-to-vote-you = Si vota: sei tu la spia?
voted-you = Hai votato.
vote-carried-you = Voto su di te: unanime. Sì: { $ayes }.
vote-failed-you = Voto su di te: respinto. Sì: { $ayes }. No: { $nays }.
place-named-you = Sei la spia e tenti di indovinare: { $place }.
ended-named-right-you = Il luogo è giusto! Vinci il round da spia.
ended-named-wrong-you = Il luogo è sbagliato. La spia eri tu; il round va agli altri.
ended-convicted-spy-you = La spia eri tu. Il round va agli altri.
ended-convicted-innocent-you = Non eri la spia. La spia vince il round.
ended-escaped-you = Nessuna condanna. Da spia la fai franca e vinci il round.

## La fine della partita

board-file = Fascicolo di tutta la partita
board-file-closed = Caso chiuso
board-file-headline =
    { $count ->
        [one] Asso dello spionaggio: { $names }
       *[other] Assi dello spionaggio: { $names }
    }
board-file-boxed = Nel riquadro: un round da spia.
board-file-spy = Spia: { $spy }
