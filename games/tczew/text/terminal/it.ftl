### Zbudujmy Tczew: what only text clients say.

## What lies on the table

section-status = Situazione
section-map = Mappa
section-hand = La tua mano
section-seats = Giocatori
section-city = Città { $number }: { $seat }
section-free = Carte di nessuno
section-effects = Eventi in corso
section-stacks = Mazzi
status-epoch = Epoca { $number }
status-towns = I giocatori scelgono le città.
status-epoch1 = { $seat } mette «{ $card }».
status-epoch2 = { $seat } fonda la città. Ancora da mettere: { $cards }.
status-lastLap = Ultimi turni: { $seats }.
status-event = Evento «{ $card }», giocato da { $seat }
status-decision = Ora decide { $seat }.
status-proposal = { $seat } propone di finire la partita.
map-row = { $row }
map-key = 1–4: carte dei giocatori, *: di nessuno, ~: Vistola, ,: zone di partenza
hand-card = { $card }
hand-known = { $seat } ha in mano: { $cards }
seat-town = { $number }. { $seat }: { $town }
seat-counts = caselle: { $cells }, carte in mano: { $cards }
seat-services = { $services }
seat-tokens = segnalini rimasti: { $count }
city-district = Quartiere:
lasting-ban = «{ $card }», { $seat } non può: { $bans } (turni: { $turns })
lasting-ban-categories = «{ $card }», { $seat }: niente costruzione di { $categories } (turni: { $turns })
lasting-ward = «{ $card }», { $seat }: protezione da un Evento ostile
lasting-ward-turns = «{ $card }», { $seat }: protezione da un Evento ostile (turni: { $turns })
lasting-suspension = «{ $card }», { $seat }: nessuna protezione da { $services } (turni: { $turns })
lasting-modifier = «{ $card }», { $seat }: attacco +{ $attack }, difesa +{ $defend } (turni: { $turns })
lasting-ongoing = «{ $card }», { $seat } (turni: { $turns })
stack-size = Epoca { $number }: { $count }
stack-used = Carte usate: { $cards }
stack-events = Eventi usati: { $cards }
stack-replacements = Sostituzioni rimaste: { $cards }

## How it is played

rules-goal = Fai del tuo paese la città migliore. I punti si contano alla fine: 3 per la città più grande, 3 per ogni carta Partenza, 2 per ogni Monumento, 1 per ogni Struttura unica o del futuro, 1 per ognuna delle sette categorie di Strutture, −1 per la Contaminazione.
rules-beginning = Epoca I: i dadi collocano quattro carte antiche, di nessuno. Epoca II: ognuno mette tre carte accanto alla propria carta Partenza. Poi ognuno riceve cinque carte.
rules-turn = Nel tuo turno fai una cosa: costruisci una carta, giochi un Evento, cambi una carta o aspetti. Poi peschi fino a cinque carte.
rules-placing = Una carta deve toccare di lato una tua carta, e nessuna carta che tocca può avere la stessa categoria. Una carta di nessuno è tua appena tocca una tua carta.
rules-stars = Due stelle: solo sulla Vistola. Tre: solo sulla sua riva. Quattro: un solo vicino.
rules-events = Gli Eventi aiutano te o danneggiano i rivali. Municipi, Polizia, Vigili del fuoco e Sanità proteggono come dice l’Evento.
rules-districts = Se un Evento stacca una parte della tua città, il quartiere resta tuo solo con un Municipio o una carta Partenza. Altrimenti passa a chi attacca, a un vicino o tra le carte usate.
rules-plebiscites = Una volta per turno, prima o dopo la mossa, puoi indire un plebiscito: da una tua carta su una carta rivale che la tocca. Vince il dado più alto; la parità salva la carta. Poi ha due segnalini ed è al sicuro.
rules-end = Quando un giocatore non ha più carte e i mazzi sono vuoti, gli altri hanno un ultimo turno. Contano solo le parti di città con una carta Partenza. In parità decidono i Monumenti.

## What games are compared by

measure-points = punti
measure-points-largest = … per la città più grande
measure-points-starts = … per le carte Partenza
measure-points-monuments = … per i Monumenti
measure-points-uniques = … per Strutture uniche e del futuro
measure-points-categories = … per le categorie
measure-points-contamination = … per la Contaminazione
measure-cells = caselle contate
measure-turns = turni
measure-ended-lastCard = finite con l’ultima carta
measure-ended-idle = finite senza costruzioni
measure-events = Eventi giocati
measure-swaps = cambi di carte
measure-waits = attese
measure-plebiscites = plebisciti
measure-districts = quartieri persi
measure-built = costruite: { $category }
