### Alcatraz: The Scapegoat.

## Locations: the name, where, where to, where from

location-chapel = Cappella
location-chapel-at = nella Cappella
location-chapel-into = nella Cappella
location-chapel-from = dalla Cappella
location-radio-room = Sala radio
location-radio-room-at = nella Sala radio
location-radio-room-into = nella Sala radio
location-radio-room-from = dalla Sala radio
location-dining-hall = Mensa
location-dining-hall-at = nella Mensa
location-dining-hall-into = nella Mensa
location-dining-hall-from = dalla Mensa
location-infirmary = Infermeria
location-infirmary-at = nell’Infermeria
location-infirmary-into = nell’Infermeria
location-infirmary-from = dall’Infermeria
location-exercise-yard = Cortile
location-exercise-yard-at = nel Cortile
location-exercise-yard-into = nel Cortile
location-exercise-yard-from = dal Cortile
location-visiting-area = Parlatorio
location-visiting-area-at = nel Parlatorio
location-visiting-area-into = nel Parlatorio
location-visiting-area-from = dal Parlatorio
location-workshop = Officina
location-workshop-at = nell’Officina
location-workshop-into = nell’Officina
location-workshop-from = dall’Officina
location-recreational-room = Sala ricreativa
location-recreational-room-at = nella Sala ricreativa
location-recreational-room-into = nella Sala ricreativa
location-recreational-room-from = dalla Sala ricreativa
location-cell-block = Blocco delle celle
location-cell-block-at = nel Blocco delle celle
location-cell-block-into = nel Blocco delle celle
location-cell-block-from = dal Blocco delle celle
location-laundry-room = Lavanderia
location-laundry-room-at = nella Lavanderia
location-laundry-room-into = nella Lavanderia
location-laundry-room-from = dalla Lavanderia
location-guards-room = Posto di guardia
location-guards-room-at = nel Posto di guardia
location-guards-room-into = nel Posto di guardia
location-guards-room-from = dal Posto di guardia
location-wardens-office = Ufficio del direttore
location-wardens-office-at = nell’Ufficio del direttore
location-wardens-office-into = nell’Ufficio del direttore
location-wardens-office-from = dall’Ufficio del direttore

## What locations do, in short and in full

location-chapel-silver-short = Scarta una carta ricatto altrui
location-chapel-silver = Indica un altro prigioniero che ha carte ricatto: una di esse, a caso, va tra le carte usate.
location-chapel-dark-short = Paga 1: prendi una carta ricatto altrui
location-chapel-dark = Paga 1 oggetto o 1 punto Denaro e prendi a caso una carta ricatto da un altro prigioniero.
location-radio-room-silver-short = Sposta 1 o 2 guardie dove vuoi
location-radio-room-silver = Sposta una o due guardie, ciascuna da un luogo qualsiasi a un altro (mai più di 4 in un luogo).
location-radio-room-dark-short = Sposta 1 guardia dove vuoi
location-radio-room-dark = Azione gratuita: sposta una guardia da un luogo qualsiasi a un altro (mai più di 4 in un luogo).
location-dining-hall-silver-short = Guadagna fino a 3 punti Forza
location-dining-hall-silver = Guadagna fino a 3 punti Forza.
location-dining-hall-dark-short = Guadagna 1 punto Forza
location-dining-hall-dark = Azione gratuita: guadagna 1 punto Forza.
location-infirmary-silver-short = Prendi 1 Farmaco
location-infirmary-silver = Prendi da qui 1 Farmaco.
location-infirmary-dark-short = Paga 1: prendi 2 Farmaci
location-infirmary-dark = Paga 1 oggetto o 1 punto Denaro e prendi da qui 2 Farmaci (1 se ne resta uno solo).
location-exercise-yard-silver-short = Paga 1: prendi 1 oggetto
location-exercise-yard-silver = Azione gratuita: paga 1 oggetto o 1 punto Denaro e prendi da qui 1 oggetto a scelta.
location-exercise-yard-dark-short = Paga 1: prendi 2 oggetti
location-exercise-yard-dark = Paga 1 oggetto o 1 punto Denaro e prendi da qui 2 oggetti a scelta.
location-visiting-area-silver-short = Prendi 1 oggetto
location-visiting-area-silver = Prendi da qui 1 oggetto a scelta.
location-visiting-area-dark-short = Paga 1: prendi la Pistola
location-visiting-area-dark = Paga 1 oggetto o 1 punto Denaro e prendi da qui la Pistola; vale come un oggetto qualsiasi.
location-workshop-silver-short = Prendi 1 Attrezzo
location-workshop-silver = Prendi da qui 1 Attrezzo.
location-workshop-dark-short = Paga 1: prendi 2 Attrezzi
location-workshop-dark = Paga 1 oggetto o 1 punto Denaro e prendi da qui 2 Attrezzi (1 se ne resta uno solo).
location-recreational-room-silver-short = Guadagna fino a 2 punti Denaro
location-recreational-room-silver = Guadagna fino a 2 punti Denaro.
location-recreational-room-dark-short = Guadagna 1 punto Denaro
location-recreational-room-dark = Azione gratuita: guadagna 1 punto Denaro.
location-cell-block-silver-short = Prendi 1 Coltello
location-cell-block-silver = Prendi da qui 1 Coltello.
location-cell-block-dark-short = Paga 1: prendi 2 Coltelli
location-cell-block-dark = Paga 1 oggetto o 1 punto Denaro e prendi da qui 2 Coltelli (1 se ne resta uno solo).
location-laundry-room-silver-short = Prendi 1 Vestito
location-laundry-room-silver = Prendi da qui 1 Vestito.
location-laundry-room-dark-short = Paga 1: prendi 2 Vestiti
location-laundry-room-dark = Paga 1 oggetto o 1 punto Denaro e prendi da qui 2 Vestiti (1 se ne resta uno solo).
location-guards-room-silver-short = Prendi 1 Chiave
location-guards-room-silver = Prendi da qui 1 Chiave.
location-guards-room-dark-short = Paga 1: prendi 2 Chiavi
location-guards-room-dark = Paga 1 oggetto o 1 punto Denaro e prendi da qui 2 Chiavi (1 se ne resta una sola).
location-wardens-office-silver-short = Pesca 1 carta ricatto
location-wardens-office-silver = Pesca la prima carta ricatto del mazzo.
location-wardens-office-dark-short = Paga 1: pesca 3 carte ricatto, tienine 1
location-wardens-office-dark = Paga 1 oggetto o 1 punto Denaro e pesca 3 carte ricatto, tienine 1 e metti le altre tra le carte usate.
side-silver = lato argento
side-dark = lato scuro
location-free = gratis

## Items and Cash: the name, and so many of them

item-key = Chiave
item-knife = Coltello
item-clothes = Vestiti
item-drugs = Farmaci
item-tools = Attrezzi
item-gun = Pistola
item-cash = Denaro
strength = Forza
counted-key =
    { $count ->
        [one] una Chiave
       *[other] { $count } Chiavi
    }
counted-knife =
    { $count ->
        [one] un Coltello
       *[other] { $count } Coltelli
    }
counted-clothes =
    { $count ->
        [one] un Vestito
       *[other] { $count } Vestiti
    }
counted-drugs =
    { $count ->
        [one] un Farmaco
       *[other] { $count } Farmaci
    }
counted-tools =
    { $count ->
        [one] un Attrezzo
       *[other] { $count } Attrezzi
    }
counted-gun =
    { $count ->
        [one] la Pistola
       *[other] { $count } Pistole
    }
counted-cash =
    { $count ->
        [one] { $count } punto Denaro
       *[other] { $count } punti Denaro
    }
nothing = niente

## Plan cards: tasks

plan-A1 = Fare una copia della chiave
plan-A2 = Scatenare una rivolta in mensa
plan-A3 = Dar fuoco alle lenzuola
plan-A4 = Simulare un’epidemia
plan-A5 = Bloccare le porte delle celle
plan-B1 = Scavare il tunnel
plan-B2 = Portare via le macerie
plan-B3 = Nascondere il buco nel muro
plan-B4 = Puntellare il tunnel
plan-B5 = Forzare la grata di ventilazione
plan-C1 = Aprire il tombino della fogna
plan-C2 = Esplorare il corridoio di servizio
plan-C3 = Calare una corda dal tetto
plan-C4 = Tagliare la recinzione
plan-C5 = Addormentare i cani da guardia
plan-D1 = Rubare la pianta del carcere
plan-D2 = Falsificare un ordine di trasferimento
plan-D3 = Scoprire gli orari delle ronde
plan-D4 = Completare il mazzo di chiavi
plan-D5 = Svuotare l’armadietto delle guardie
plan-E1 = Cucire le uniformi delle guardie
plan-E2 = Modellare teste finte
plan-E3 = Incollare la zattera
plan-E4 = Introdurre di nascosto abiti civili
plan-E5 = Portare la zattera a riva
plan-F1 = Drogare il direttore
plan-F2 = Prendere un ostaggio
plan-F3 = Corrompere il traghettatore
plan-F4 = Sopraffare la ronda di notte
plan-F5 = Sabotare il riflettore
task-name = { $element } «{ $name }»

## Blackmail cards

blackmail-b01 = Soffiata
blackmail-b01-text = Sposta una o due guardie da luoghi qualsiasi in un solo luogo a tua scelta (mai più di 4 in un luogo).
blackmail-b02 = Falso allarme
blackmail-b02-text = Sposta fino a tre guardie, ciascuna da un luogo qualsiasi a un altro (mai più di 4 in un luogo).
blackmail-b03 = Perquisizione
blackmail-b03-text = Scegli un altro prigioniero, ovunque sia, e un suo oggetto: torna sul tabellone come dopo un compito.
blackmail-b04 = Debito riscosso
blackmail-b04-text = Prendi 1 oggetto a tua scelta o 1 punto Denaro da un altro prigioniero, ovunque sia (devi avere spazio).
blackmail-b05 = Pizzo
blackmail-b05-text = Scegli un altro prigioniero, ovunque sia: deve darti 1 oggetto o 1 punto Denaro, a sua scelta tra ciò per cui hai spazio.
blackmail-b06 = Sotto scorta
blackmail-b06-text = Sposta un altro prigioniero di uno o due luoghi vicini, passo per passo (mai in uno chiuso o con 4 guardie).
blackmail-b07 = Lavori forzati
blackmail-b07-text = Scegli un altro prigioniero: in questo round ha 1 PA in meno.
blackmail-b08 = Porte sbarrate
blackmail-b08-text = Chiudi un luogo: fino alla fine di questo round nessun prigioniero può entrarci. Chi è dentro può uscire.
blackmail-b09 = Minaccia sottovoce
blackmail-b09-text = Scegli un altro prigioniero: fino alla fine di questo round non può eseguire compiti.
blackmail-b10 = Cambio di programma
blackmail-b10-text = Scegli un compito sul tabellone: si sposta in un luogo senza compito, scelto a caso.
blackmail-b11 = Appunti bruciati
blackmail-b11-text = Metti un compito del tabellone in fondo al mazzo del piano e disponine uno nuovo secondo le regole normali.

## What players say

sentences-request = Richieste
sentences-promise = Promesse
sentences-threat = Minacce
sentences-offer = Proposte
sentences-reply = Risposte
sentences-thanks = Ringraziamenti e complimenti
sentences-complaint = Lamentele
say-ask-vote = Votate per { $player }.
say-ask-vote-self = Votate per me.
say-ask-not-vote = Non votate per { $player }.
say-ask-not-vote-self = Non votate per me.
say-ask-call = Votiamo subito.
say-ask-meet = { $to }, vediamoci { $at }.
say-ask-bring = { $to }, porta { $thing } { $into }.
say-ask-give = { $to }, dammi { $thing }.
say-ask-perform = { $to }, esegui il compito { $element }.
say-ask-wait = { $to }, non eseguire ancora il compito { $element }.
say-ask-guard = { $to }, allontana una guardia { $from }.
say-ask-stay = { $to }, resta dove sei.
say-ask-spare = { $to }, lascia in pace { $player }.
say-ask-spare-self = { $to }, lasciami in pace.
say-promise-vote = Voterò per { $player }.
say-promise-vote-self = Voterò per me.
say-promise-not-vote = Non voterò per { $player }.
say-promise-not-vote-self = Non voterò per me.
say-promise-give = { $to }, ti darò { $thing } entro la fine del round { $round }.
say-promise-not-steal = { $to }, non ti deruberò fino alla fine del round { $round }.
say-promise-meet = { $to }, alla fine del round { $round } sarò { $at }.
say-promise-bring = Porterò { $thing } { $into } entro la fine del round { $round }.
say-promise-perform = Eseguirò il compito { $element } entro la fine del round { $round }.
say-promise-not-perform = Non eseguirò il compito { $element } fino alla fine del round { $round }.
say-promise-no-blackmail = { $to }, non ti ricatterò fino alla fine del round { $round }.
say-promise-guard = Allontanerò una guardia { $from } entro la fine del round { $round }.
say-promise-no-guard = Non manderò guardie { $into } fino alla fine del round { $round }.
say-threat-vote = { $to }, la prossima volta voterò per te.
say-threat-steal = { $to }, ti deruberò.
say-threat-guards = { $to }, manderò le guardie { $into }.
say-threat-blackmail = { $to }, ti ricatterò.
say-offer-swap = { $to }, ti do { $thing } in cambio di { $want }.
say-offer-cash = { $to }, ti pago { $cash } per { $want }.
say-offer-vote = { $to }, dammi { $want } e voterò come dici tu.
say-offer-join = { $to }, facciamo insieme il compito { $element } nel round { $round }.
say-reply-yes = { $to }, d’accordo.
say-reply-no = { $to }, no.
say-reply-maybe = { $to }, forse.
say-thanks = Grazie, { $to }.
say-sorry = Scusa, { $to }.
say-well-played = Bella mossa, { $to }.
say-complain-promise = { $to }, le promesse si mantengono!
say-complain-theft = { $to }, restituisci ciò che hai rubato.
say-complain-vote = { $to }, perché hai votato così?
say-complain-time = Sbrighiamoci.
gap-name = [nome]
gap-at = [dove]
gap-into = [dove]
gap-from = [da dove]
gap-thing = [cosa]
gap-cash = [quanto]
gap-element = [lettera]
gap-round = [numero]
said = { $seat }: { $sentence }
said-you = Tu: { $sentence }
promise-kept = Promessa mantenuta ({ $seat }): { $sentence }
promise-broken = Promessa infranta ({ $seat }): { $sentence }
promise-lapsed = Promessa non più valida ({ $seat }): { $sentence }
promise-open = Promessa in corso ({ $seat }): { $sentence }
promises-of = promesse mantenute: { $kept } su { $all }

## What happens

match-started = La partita comincia. Il primo capro espiatorio è { $seat }.
match-started-you = La partita comincia. Il primo capro espiatorio sei tu.
round-began = Round { $round }
guard-entered = Una nuova guardia arriva { $at }.
vote-called = { $seat } chiude le trattative. Si vota.
vote-called-you = Chiudi le trattative. Si vota.
vote-called-time = Il tempo per trattare è finito. Si vota.
voted = { $seat } ha votato.
voted-you = Hai votato.
votes-shown = Voti: { $votes }.
vote-for = { $seat } → { $player }
vote-for-you = Tu → { $player }
vote-for-of-you = { $seat } → te
vote-for-yourself = Tu → te
votes-silent = Senza voto in tempo: { $seats }. Vale come voto per sé.
elected = Il capro espiatorio è { $seat }: +{ $bonus } PA.
elected-you = Il capro espiatorio sei tu: +{ $bonus } PA.
elected-tie = Parità: decide il voto del capro espiatorio precedente. Il capro espiatorio è { $seat }: +{ $bonus } PA.
elected-tie-you = Parità: decide il voto del capro espiatorio precedente. Il capro espiatorio sei tu: +{ $bonus } PA.
player-turn-began = Turno di { $seat }: { $ap } PA.
player-turn-began-you = Il tuo turno: { $ap } PA.
moved = { $seat } va { $into }.
moved-you = Vai { $into }.
location-used =
    { $cost ->
        [0] { $seat } usa il luogo { $location } (gratis).
       *[other] { $seat } usa il luogo { $location } ({ $cost } PA).
    }
location-used-you =
    { $cost ->
        [0] Usi il luogo { $location } (gratis).
       *[other] Usi il luogo { $location } ({ $cost } PA).
    }
paid = { $seat } paga { $what }, che torna { $into }.
paid-you = Paghi { $what }, che torna { $into }.
paid-cash = { $seat } paga 1 punto Denaro.
paid-cash-you = Paghi 1 punto Denaro.
gained-strength =
    { $count ->
        [one] { $seat } guadagna { $count } punto Forza.
       *[other] { $seat } guadagna { $count } punti Forza.
    }
gained-strength-you =
    { $count ->
        [one] Guadagni { $count } punto Forza.
       *[other] Guadagni { $count } punti Forza.
    }
gained-cash = { $seat } guadagna { $cash }.
gained-cash-you = Guadagni { $cash }.
items-taken = { $seat } prende { $items } { $from }.
items-taken-you = Prendi { $items } { $from }.
guard-moved = { $seat } sposta una guardia { $from } { $into }.
guard-moved-you = Sposti una guardia { $from } { $into }.
card-discarded = { $seat } fa scartare a { $victim } una carta ricatto: { $card }.
card-discarded-you = Fai scartare a { $victim } una carta ricatto: { $card }.
card-discarded-of-you = { $seat } ti fa scartare una carta ricatto: { $card }.
card-taken = { $seat } prende una carta ricatto da { $victim }: { $card }.
card-taken-you = Prendi una carta ricatto da { $victim }: { $card }.
card-taken-of-you = { $seat } ti prende una carta ricatto: { $card }.
card-taken-hidden = { $seat } prende una carta ricatto da { $victim }.
cards-shuffled = Le carte ricatto usate vengono mescolate in un nuovo mazzo.
card-drawn = { $seat } pesca una carta ricatto: { $card }.
card-drawn-you = Peschi una carta ricatto: { $card }.
card-drawn-hidden = { $seat } pesca una carta ricatto.
choice-opened = { $seat } pesca queste carte ricatto e ne tiene una: { $cards }.
choice-opened-you = Peschi queste carte ricatto e ne tieni una: { $cards }.
choice-opened-hidden = { $seat } pesca carte ricatto e ne tiene una.
card-kept = { $seat } tiene { $card }.
card-kept-you = Tieni { $card }.
card-kept-hidden = { $seat } tiene una carta.
cards-rejected = Tra le carte usate: { $cards }.
stole = { $seat } ruba { $what } a { $victim }.
stole-you = Rubi { $what } a { $victim }.
stole-of-you = { $seat } ti ruba { $what }.
rioted = { $seat } scatena una rissa: una guardia accorre { $from } { $into }.
rioted-you = Scateni una rissa: una guardia accorre { $from } { $into }.
item-discarded = { $seat } scarta { $item }, che torna { $into }.
item-discarded-you = Scarti { $item }, che torna { $into }.
item-returned = { $seat } restituisce { $item } { $into }.
item-returned-you = Restituisci { $item } { $into }.
bribed =
    { $count ->
        [one] { $seat } corrompe { $count } guardia { $at }.
       *[other] { $seat } corrompe { $count } guardie { $at }.
    }
bribed-you =
    { $count ->
        [one] Corrompi { $count } guardia { $at }.
       *[other] Corrompi { $count } guardie { $at }.
    }
strength-spent = { $seat } usa 1 punto Forza: +1 PA.
strength-spent-you = Usi 1 punto Forza: +1 PA.
trade-offered = { $seat } propone uno scambio a { $partner }. Dà: { $give }. Vuole: { $want }.
trade-offered-you = Proponi uno scambio a { $partner }. Dai: { $give }. Vuoi: { $want }.
trade-offered-of-you = { $seat } ti propone uno scambio. Ricevi: { $give }. Dai: { $want }.
traded = Scambio tra { $seat } e { $partner }. { $seat } dà: { $give }. { $partner } dà: { $want }.
traded-you = Scambi con { $partner }. Dai: { $give }. Ricevi: { $want }.
traded-of-you = Scambi con { $seat }. Ricevi: { $give }. Dai: { $want }.
trade-declined = { $seat } rifiuta lo scambio.
trade-declined-you = Rifiuti lo scambio.
trade-declined-time = Nessuna risposta in tempo ({ $seat }): proposta rifiutata.
offer-withdrawn = { $seat } ritira la proposta.
offer-withdrawn-you = Ritiri la proposta.
blackmail-played = { $seat } gioca «{ $card }».
blackmail-played-you = Giochi «{ $card }».
blackmail-played-victim = { $seat } gioca «{ $card }» contro { $victim }.
blackmail-played-victim-you = Giochi «{ $card }» contro { $victim }.
blackmail-played-victim-of-you = { $seat } gioca «{ $card }» contro di te.
blackmail-played-location = { $seat } gioca «{ $card }»: { $location }.
blackmail-played-location-you = Giochi «{ $card }»: { $location }.
blackmail-played-task = { $seat } gioca «{ $card }» sul compito { $task }.
blackmail-played-task-you = Giochi «{ $card }» sul compito { $task }.
handed-over = { $seat } consegna { $what } a { $to }.
handed-over-you = Consegni { $what } a { $to }.
handed-over-of-you = { $seat } ti consegna { $what }.
prisoner-moved = Le guardie portano { $seat } { $into }.
prisoner-moved-you = Le guardie ti portano { $into }.
task-moved = Il compito { $task } si sposta { $from } { $into }.
task-replaced = Il compito { $task } lascia il luogo { $location } e va in fondo al mazzo del piano.
task-performed = { $seat } esegue il compito { $task } { $at }.
task-performed-you = Esegui il compito { $task } { $at }.
element-marked = { $seat } segna la lettera { $element }.
element-marked-you = Segni la lettera { $element }.
reward-shown = Carta ricompensa: { $task }. Gli altri, tranne il capro espiatorio, segnano la sua lettera.
reward-none = Il mazzo del piano è vuoto: nessuna ricompensa per gli altri.
task-rejected = Il compito { $task } va in fondo al mazzo: la sua lettera è già sul tabellone.
task-laid = Nuovo compito { $at }: { $task }.
player-turn-ended = { $seat } finisce il turno.
player-turn-ended-you = Finisci il turno.
player-turn-ended-time = Tempo scaduto: finisce il turno di { $seat }.
player-turn-ended-time-you = Tempo scaduto: il tuo turno finisce.
round-ended = Il round { $round } è finito.
naming-began = La fuga è pronta, ma c’è parità tra { $seats }. Gli altri decidono chi resta.
named = { $seat } ha deciso.
named-you = Hai deciso.
ended-scapegoat = La fuga riesce. { $seat } resta in prigione: gli altri hanno tutte e sei le lettere senza il capro espiatorio.
ended-scapegoat-you = Gli altri fuggono. Tu resti in prigione: gli altri hanno tutte e sei le lettere senza il capro espiatorio.
ended-onlyOne = La fuga riesce. { $seat } resta in prigione: solo senza questa persona gli altri hanno tutte le lettere.
ended-onlyOne-you = Gli altri fuggono. Tu resti in prigione: solo senza di te gli altri hanno tutte le lettere.
ended-elements = La fuga riesce. { $seat } resta in prigione: meno lettere tra chi non è indispensabile.
ended-elements-you = Gli altri fuggono. Tu resti in prigione: meno lettere tra chi non è indispensabile.
ended-cash = La fuga riesce. { $seat } resta in prigione: stesse lettere, ma meno Denaro.
ended-cash-you = Gli altri fuggono. Tu resti in prigione: stesse lettere, ma meno Denaro.
ended-items = La fuga riesce. { $seat } resta in prigione: stesse lettere e Denaro, ma meno oggetti.
ended-items-you = Gli altri fuggono. Tu resti in prigione: stesse lettere e Denaro, ma meno oggetti.
ended-strength = La fuga riesce. { $seat } resta in prigione: parità in tutto il resto, ma meno Forza.
ended-strength-you = Gli altri fuggono. Tu resti in prigione: parità in tutto il resto, ma meno Forza.
ended-naming = La fuga riesce. { $seat } resta in prigione: parità completa, hanno deciso gli altri.
ended-naming-you = Gli altri fuggono. Tu resti in prigione: parità completa, hanno deciso gli altri.
ended-winners = Fuggono e vincono: { $seats }.
ended-allLose = Dovrebbe entrare la 21ª guardia. Nessuno fugge: perdono tutti.

## What can be done

offer-callVote = Chiudi le trattative e fai votare
offer-castVote = Vota: chi è il capro espiatorio?
offer-move = Spostati (1 PA)
offer-useLocation =
    { $cost ->
        [0] { $location }: { $rule } (gratis)
       *[other] { $location }: { $rule } ({ $cost } PA)
    }
offer-steal =
    { $cost ->
        [0] Ruba (gratis)
       *[other] Ruba ({ $cost } PA)
    }
offer-riot =
    { $cost ->
        [0] Scatena una rissa: attira qui una guardia (gratis)
       *[other] Scatena una rissa: attira qui una guardia ({ $cost } PA)
    }
offer-performTask =
    { $cost ->
        [0] Esegui il compito { $task } (gratis)
       *[other] Esegui il compito { $task } ({ $cost } PA)
    }
offer-discardItem =
    { $cost ->
        [0] Scarta un oggetto (gratis)
       *[other] Scarta un oggetto ({ $cost } PA)
    }
offer-playBlackmail = Gioca «{ $card }» (1 PA): { $text }
offer-answerBlackmail = «{ $card }»: consegna qualcosa a { $seat }
offer-offerTrade = Proponi uno scambio o un dono (gratis)
offer-respondTrade = Rispondi a { $seat }. Ricevi: { $give }. Dai: { $want }.
offer-withdrawOffer = Ritira la proposta
offer-bribe = Corrompi le guardie qui (1 punto Denaro ciascuna)
offer-spendStrength = Usa 1 punto Forza: +1 PA
offer-chooseCard = Tieni una delle carte
offer-moveGuard =
    { $count ->
        [one] Sposta una guardia (ne resta { $count })
       *[other] Sposta una guardia (ne restano { $count })
    }
offer-stopGuards = Non spostare altre guardie
offer-endTurn = Finisci il turno (PA rimasti: { $ap })
offer-nameStayer = Decidi chi resta in prigione
offer-say = Di’ qualcosa
blank-castVote-player = Per chi voti?
blank-move-to = Dove?
blank-pay = Con che cosa paghi?
blank-returnTo = Dove torna l’oggetto?
blank-take = Che cosa prendi?
blank-victim = Quale prigioniero?
blank-card = Quale carta?
blank-guard-from = Da dove viene la guardia?
blank-guard-to = Dove va la guardia?
blank-steal-what = Che cosa rubi?
blank-token = Che cosa si spende come { $item }?
blank-item = Quale oggetto?
blank-what = Che cosa?
blank-prisoner-to = Dove va prima il prigioniero?
blank-onward = E poi?
blank-close = Quale luogo viene chiuso?
blank-task = Quale compito?
blank-partner = Con chi scambi?
blank-give = Che cosa dai?
blank-offerTrade-want = Che cosa vuoi in cambio?
blank-accept = Accetti?
blank-bribe-count = Quante guardie?
blank-candidate = Chi resta?
blank-sentence = Che cosa dici?
blank-to = A chi?
blank-player = Quale giocatore?
blank-location = Quale luogo?
blank-thing = Oggetto o Denaro?
blank-want = Che cosa in cambio?
blank-element = Quale lettera?
blank-count = Quanto Denaro?
blank-turn = Fino a quale round?
seat-name = { $seat }
counted-guards =
    { $count ->
        [one] { $count } guardia
       *[other] { $count } guardie
    }
choice-location = { $location } ({ $guards })
choice-token = { $item } ({ $seat })
choice-token-you = { $item } (tu)
choice-card = { $card } ({ $text })
choice-task = { $task } ({ $location })
choice-stop = non oltre
choice-element = { $element }
choice-round = round { $round }
choice-count = { $count }
choice-things = { $things }
choice-accept = accetto
choice-decline = rifiuto

## A new table

option-layout = Luoghi, fila per fila (gli altri a caso)
option-sides = Lati dei luoghi
option-sides-silver = tutti argento (prima partita)
option-sides-dark = tutti scuri
option-sides-random = a caso per ogni luogo
option-sides-chosen = scelti qui sotto
option-darkSides = Lato scuro in vista (se i lati sono scelti)
option-guardsAffectFreeLocationRules = Guardie e regole gratuite dei luoghi
option-guardsAffectFreeLocationRules-false = le regole gratuite restano gratuite (regolamento)
option-guardsAffectFreeLocationRules-true = le guardie le ostacolano come quelle a pagamento
option-bribesCountForTaskLimit = Guardie corrotte e compiti
option-bribesCountForTaskLimit-true = le guardie corrotte non contano per un compito
option-bribesCountForTaskLimit-false = anche le guardie corrotte contano per un compito
option-openBlackmailHands = Carte ricatto in mano
option-openBlackmailHands-false = coperte
option-openBlackmailHands-true = scoperte per tutti
option-maxOffersPerPlayerTurn = Proposte di scambio per turno
option-maxOffersPerPlayerTurn-count = { $count }
option-talkSeconds = Tempo per le trattative
option-voteSeconds = Tempo per votare
option-turnSeconds = Tempo per un turno
option-answerSeconds = Tempo per rispondere
option-no-limit = senza limite
option-seconds =
    { $count ->
        [one] { $count } secondo
       *[other] { $count } secondi
    }
option-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    }

## What is forbidden

rule-ALC-1-1 = Gli spettatori possono solo guardare.
rule-ALC-3-1 = In questa fase del round non è possibile.
rule-ALC-5-2 = Solo il capro espiatorio del round precedente può far votare.
rule-ALC-5-3 = Quando il tempo scade, è il timer a chiudere le trattative.
rule-ALC-5-6 = Puoi votare solo per chi gioca a questo tavolo.
rule-ALC-5-10 = Hai già votato. Il voto è definitivo.
rule-ALC-6-6 = Solo il capro espiatorio può giocare carte ricatto.
rule-ALC-6-7 = Il capro espiatorio non può eseguire compiti.
rule-ALC-7-2 = Non è il tuo turno.
rule-ALC-7-6 = Non hai abbastanza punti azione.
rule-ALC-8-1 = In un luogo non ci sono mai più di 4 guardie.
rule-ALC-8-3 = Qui ci sono troppe guardie. Con 3 puoi solo spostarti, ricattare o fare azioni gratuite; con 4 solo spostarti o ricattare.
rule-ALC-8-4 = Non puoi entrare in un luogo con 4 guardie.
rule-ALC-8-6 = A questo tavolo le guardie ostacolano anche le regole gratuite dei luoghi.
rule-ALC-8-8 = Ogni guardia qui costa 1 punto Denaro. Non ne hai abbastanza o le guardie sono meno.
rule-ALC-8-9 = Con 4 guardie non si può corrompere nessuno.
rule-ALC-9-1 = Puoi andare solo in un luogo vicino, anche in diagonale.
rule-ALC-9-2 = Quel luogo è chiuso fino alla fine del round.
rule-ALC-9-4 = Questo luogo non funziona così.
rule-ALC-9-5 = Hai già usato questo luogo in questo round.
rule-ALC-9-6 = Puoi derubare solo chi è qui con te.
rule-ALC-9-7 = Quel prigioniero non ce l’ha, oppure non hai spazio.
rule-ALC-9-8 = Si possono rubare solo oggetti e Denaro.
rule-ALC-9-9 = Puoi rubare solo una volta per round.
rule-ALC-9-10 = Una rissa attira una guardia solo da un luogo vicino.
rule-ALC-9-11 = Là non ci sono guardie, oppure qui sono già 4.
rule-ALC-9-13 = In questo luogo non c’è nessun compito.
rule-ALC-9-14 = Puoi scartare solo un oggetto che hai.
rule-ALC-10-1 = Puoi scambiare solo con chi è qui con te.
rule-ALC-10-3 = Si possono scambiare solo oggetti e Denaro.
rule-ALC-10-5 = Prima la proposta aperta: va accettata, rifiutata o ritirata.
rule-ALC-10-6 = Scambio impossibile: qualcuno non ha le cose, non ha spazio o qui ci sono 4 guardie.
rule-ALC-10-7 = In questo turno non puoi fare altre proposte.
rule-ALC-10-8 = Non hai Forza da usare.
rule-ALC-10-9 = Puoi usare solo 1 punto Forza per round.
rule-ALC-10-10 = Con 4 guardie non puoi usare la Forza.
rule-ALC-11-1 = Qui non c’è quell’oggetto.
rule-ALC-11-2 = Prima paga 1 tuo oggetto o 1 punto Denaro.
rule-ALC-11-3 = In quel luogo non c’è posto per questo oggetto.
rule-ALC-11-4 = L’oggetto pagato torna in un luogo che ha posto per esso.
rule-ALC-11-8 = Devi prendere il numero esatto di oggetti, e devono starci: hai 3 posti.
rule-ALC-12-3 = Qui ci sono troppo pochi prigionieri per questo compito.
rule-ALC-12-4 = Qui ci sono troppe guardie per questo compito.
rule-ALC-12-5 = I prigionieri qui non hanno tutti gli oggetti necessari.
rule-ALC-12-6 = Usa esattamente un segnalino per ogni oggetto della carta, di chi è qui.
rule-ALC-12-13 = Sei sotto ricatto: in questo round non puoi eseguire compiti.
rule-ALC-14-2 = Puoi giocare solo una carta ricatto che hai in mano.
rule-ALC-14-8 = Le mani sono coperte: la carta è presa a caso.
rule-ALC-14-9 = Non ci sono più carte ricatto da pescare.
rule-ALC-14-10 = Questa carta ora non avrebbe effetto.
rule-ALC-14-13 = È già vietato in questo round, oppure non si può scegliere.
rule-ALC-14-14 = La carta non permette questo spostamento.
rule-ALC-14-15 = Questo compito non si può scegliere.
rule-ALC-14-16 = Chi è ricattato deve prima dare 1 oggetto o 1 punto Denaro per cui il capro espiatorio ha posto.
rule-ALC-14-17 = Le mani sono scoperte: indica una carta di quel prigioniero.
rule-ALC-15-13 = Scegli un altro prigioniero che ha carte ricatto.
rule-ALC-15-14 = Una guardia va da un luogo con guardie a un altro. Prima finisci di spostarle o fermati.
rule-ALC-15-15 = Sei già al massimo.
rule-ALC-15-16 = Sei già al massimo.
rule-ALC-15-17 = Non hai posto per un altro oggetto.
rule-ALC-15-18 = Qui servono due oggetti e ce n’è solo uno.
rule-ALC-15-19 = La Pistola non è qui.
rule-ALC-15-21 = Prima scegli una delle carte ricatto pescate.
rule-ALC-16-9 = Decide solo chi è fuori dalla parità, una volta, e solo tra chi è in parità.
rule-ALC-16-12 = La partita è finita.
rule-ALC-18-1 = Lo fa solo il timer.
rule-ALC-18-5 = Ora non è possibile.
rule-ALC-19-1 = Non esiste una frase così, o è completata male.
rule-ALC-19-2 = Si parla durante le trattative e i turni, non mentre si vota.
rule-ALC-19-4 = Puoi dire 6 frasi per round.
## Hints for a first game

hint-answer-trade = Una proposta di scambio: accettala o rifiutala per intero.
hint-answer-blackmail = Ti ricattano: scegli che cosa consegnare.
hint-keep-card = Tieni una carta. Le altre vanno tra quelle usate.
hint-next-guard = Sposta un’altra guardia o fermati.
hint-offer-open = Aspetta la risposta o ritira la proposta.
hint-name-stayer = Decidi tu chi, tra quelli in parità, resta in prigione.
hint-vote = Vota in segreto: il capro espiatorio ha più azioni, ma niente lettere.
hint-votes-hidden = Tutti i voti saranno mostrati insieme.
hint-call = Prima tratta. Solo tu puoi far votare.
hint-talk = Chiedi, prometti, minaccia, apertamente. Le parole non vincolano.
hint-tie-break = In caso di parità decide il voto del capro espiatorio precedente.
hint-perform = Esegui il compito qui: segni la sua lettera.
hint-perform-had = Hai già questa lettera: il compito aiuta solo gli altri.
hint-blackmail = Come capro espiatorio puoi giocare una carta ricatto.
hint-four-guards = Quattro guardie qui: puoi solo andartene.
hint-bribe = Corrompi le guardie: 1 punto Denaro ciascuna, per questo turno.
hint-three-guards = Tre guardie qui: puoi solo muoverti o fare azioni gratuite.
hint-two-guards = Due guardie qui: le azioni a pagamento costano un punto in più.
hint-strength = Usa 1 punto Forza per un punto azione in più.
hint-end-turn = Non hai più punti azione: finisci il turno.
hint-full = Hai tre oggetti: non c’è posto per altri.
hint-use = Usa la regola di questo luogo, una volta per round.
hint-scapegoat = Il capro espiatorio non esegue compiti: raccogli, scambia, ostacola.
hint-trade = Scambia con chi è qui: è gratis.
hint-steal = Ruba una cosa a chi è qui, una volta per round.
hint-task = Un compito richiede prigionieri, oggetti e poche guardie: guarda la carta.
hint-move = Vai in un luogo vicino, anche in diagonale.
hint-riot = Una rissa attira qui una guardia da un luogo vicino.
hint-last-rounds = Presto: con la 21ª guardia perdono tutti.
hint-others = Ora giocano gli altri. Puoi comunque parlare.
hint-reward = Quando qualcuno esegue un compito, anche gli altri ricevono una lettera.
hint-goal = Fuggono tutti tranne uno, quando insieme hanno le lettere A–F.

## The table on a screen

## Talks, votes, trades and the end on a screen

talk-stream = Trattative
talk-none = Nessuno ha ancora detto niente.
talk-composer = Di’ una frase
talk-choose = Scegli una frase
talk-say = Di’
talk-reply = Rispondi a { $seat }
talk-reply-yes = D’accordo
talk-reply-no = No
talk-reply-maybe = Forse
talk-left =
    { $count ->
        [one] Ancora { $count } frase in questo round
       *[other] Ancora { $count } frasi in questo round
    }
talk-blank-to = giocatore
talk-blank-player = giocatore
talk-blank-location = luogo
talk-blank-thing = oggetto o Denaro
talk-blank-want = oggetto o Denaro
talk-blank-element = lettera
talk-blank-count = quanto
talk-blank-turn = round
talk-kept = mantenuta
talk-broken = infranta
talk-lapsed = non vale più
talk-due = fino alla fine del round { $turn }
talk-due-vote = voto del round { $turn }
talk-time-left = Tempo rimasto: { $time }
talk-soon =
    { $seconds ->
        [one] Manca { $seconds } secondo
       *[other] Mancano { $seconds } secondi
    }
talk-title-talks = Trattative: chi sarà il capro?
talk-title-vote = Voto: chi sarà il capro?
talk-caller = { $seat } può indire il voto in qualsiasi momento
talk-caller-you = Puoi indire il voto in qualsiasi momento
talk-call = Indici il voto
talk-vote-rules = Come funziona il voto
talk-ballot-early = La tua scelta resta segreta finché non la confermi nel voto.
talk-candidates = Giocatori
talk-bonus = +{ $bonus } PA
talk-run-2 = secondo round di seguito
talk-run-3 = terzo round di seguito
talk-run-4 = quarto round di seguito o oltre
talk-promises = promesse mantenute: { $kept } su { $judged }
talk-pick = la tua scelta
talk-sealed = il tuo voto
talk-cast = Vota per { $seat }
talk-cast-self = Vota per te
talk-cast-none = Scegli un giocatore
talk-voted = Il tuo voto è sigillato. Tutti i voti si mostrano insieme.
talk-has-voted = ha votato
talk-voted-count = Voti dati: { $count } su { $all }
talk-scapegoat = Il capro agisce per primo e ha PA in più, ma in questo round non esegue compiti e non riceve lettere.
talk-tie = In caso di parità decide il voto del capro precedente: { $seat }.
talk-tie-you = In caso di parità decide il tuo voto: il capro precedente sei tu.
talk-reveal = Voti del round { $turn }
talk-votes-none = Nessun voto
talk-votes-by = Voti di { $names }
talk-elected = Il capro espiatorio è { $seat }: +{ $bonus } PA.
talk-elected-you = Il capro espiatorio sei tu: +{ $bonus } PA.
talk-tied = Parità: { $names }. Decide il voto del capro precedente.
talk-tied-by = Parità: { $names }. Decide il voto del capro precedente: { $seat } → { $elected }.
talk-tied-by-you = Parità: { $names }. Decide il voto del capro precedente, cioè il tuo: { $elected }.
talk-name-you = { $name } (tu)
talk-continue = Continua
talk-skip = Salta
talk-naming = Parità totale: chi resta in carcere?
talk-naming-tied = Pari in tutto ciò che conta: { $names }. Decidono gli altri giocatori.
talk-naming-rule = Le scelte sono segrete. Decide la maggioranza; se sono pari, la scelta del capro.
talk-naming-mine = Si tratta anche di te: decidono gli altri giocatori.
talk-naming-done = La tua scelta è sigillata.
talk-naming-cast = Conferma chi resta
talk-trade = Scambio: { $location }
talk-trade-offers = gratis · offerta { $number } di { $most }
talk-trade-with = Scambia con
talk-trade-after = { $name }: oggetti { $items }/{ $places }, Denaro { $cash }/{ $most }
talk-trade-full-items = Troppi oggetti ({ $name }): { $count }, ma c’è posto per { $most }.
talk-trade-full-cash = Troppo Denaro ({ $name }): { $count }, ma c’è posto per { $most }.
talk-trade-nobody = Puoi scambiare solo con un prigioniero nel tuo stesso luogo.
talk-trade-public = Tutti vedono l’offerta. Si possono scambiare solo oggetti e Denaro.
talk-trade-gives = { $seat } dà
talk-trade-things = { $things }
talk-trade-waiting = Ora risponde { $seat }.
talk-warden = Scegli la carta ricatto da tenere
talk-warden-keep = Tieni questa carta
talk-warden-note = Queste carte le vedi solo tu. Le altre vanno nella pila delle carte usate, dove tutti le vedono.
talk-warden-other = { $seat } sceglie una carta ricatto.
talk-blackmail = { $seat } ti ricatta: scegli che cosa consegnare
talk-blackmail-other = { $seat } ricatta { $victim }, che sceglie che cosa consegnare.
talk-blackmail-other-you = Ricatti { $victim }, che sceglie che cosa consegnare.
talk-blackmail-give = Consegna
talk-reward = Compito eseguito
talk-reward-letter = { $seat } segna { $letter }.
talk-reward-letter-you = Segni { $letter }.
talk-reward-letter-had = { $seat } ha già { $letter }.
talk-reward-letter-had-you = Hai già { $letter }.
talk-reward-card = Carta ricompensa: { $letter }
talk-reward-others = Nuova lettera { $letter }: { $names }.
talk-reward-others-had = Lettera { $letter } già presente: { $names }.
talk-reward-scapegoat = { $seat } è il capro e non riceve niente.
talk-reward-scapegoat-you = Sei il capro e non ricevi niente.
talk-reward-no-card = Il mazzo del piano è vuoto: nessuna ricompensa per gli altri.
talk-reward-removed =
    { $count ->
        [one] La carta esce dal gioco.
       *[other] Entrambe le carte escono dal gioco.
    }
talk-reward-goes-on = Possono fuggire tutti tranne uno? Non ancora: si continua.
talk-reward-naming = Le lettere ci sono tutte. Parità totale: gli altri giocatori decidono chi resta.
talk-reward-escape = Le lettere ci sono tutte anche senza { $seat }: gli altri fuggono.
talk-reward-escape-you = Le lettere ci sono tutte anche senza di te: gli altri fuggono.
talk-reward-rejected =
    { $count ->
        [one] { $count } carta va in fondo al mazzo: la sua lettera è già sul tabellone.
       *[other] { $count } carte vanno in fondo al mazzo: le loro lettere sono già sul tabellone.
    }
talk-reward-task = Nuovo compito: { $task } ({ $location })
talk-reward-no-task = Nessuna carta va bene: nessun nuovo compito.
talk-end-out-you = Ce l’hai fatta: fuori!
talk-end-out = La fuga è riuscita.
talk-end-in-you = Resti in carcere.
talk-end-free =
    { $count ->
        [one] { $names } fugge nel round { $turn }.
       *[other] { $names } fuggono nel round { $turn }.
    }
talk-end-stays = { $seat } resta in carcere.
talk-end-lost = Non fugge nessuno
talk-end-lost-why = Il carcere è pieno di guardie. Perdono tutti.
talk-end-why = Perché resta { $seat }
talk-end-why-you = Perché resti tu
talk-end-why-all = Perché perdono tutti
talk-end-guard = Può entrare una 21ª guardia?
talk-end-guard-answer = No: tutte le { $count } guardie sono nel carcere. Il piano fallisce.
talk-end-scapegoat = Gli altri possono fare a meno del capro?
talk-end-scapegoat-needed = No, solo { $seat } ha { $letters }.
talk-end-scapegoat-needed-you = No, solo tu hai { $letters }.
talk-end-scapegoat-out = Sì. { $seat } è il capro e resta.
talk-end-scapegoat-out-you = Sì. Sei il capro e resti.
talk-end-onlyOne = Chi altro non serve?
talk-end-others =
    { $count ->
        [one] Solo { $names }: gli altri hanno le lettere da A a F.
       *[other] { $names }: senza uno qualsiasi di loro gli altri hanno le lettere da A a F.
    }
talk-end-elements = Chi di loro ha meno lettere?
talk-end-cash = Chi ha meno Denaro?
talk-end-items = Chi ha meno oggetti?
talk-end-strength = Chi ha meno Forza?
talk-end-naming = Chi indicano gli altri?
talk-end-namings = { $namings }
talk-end-not-asked = Non è servito chiedere:
talk-end-decides = Questo decide.
talk-end-letters = Lettere alla fine
talk-end-needed = serve per { $letters }
talk-end-not-needed = non serve
talk-end-ringed = Lettera cerchiata: l’ha un solo prigioniero.
talk-end-goat = capro
talk-end-turns = round
talk-end-guards = guardie
talk-end-promises = promesse mantenute

## Il tavolo sullo schermo

board-parts = Parti del tavolo
board-plan = Pianta della prigione
board-plan-keys = Le frecce passano da un luogo all’altro. Invio apre un luogo; un altro Invio ci va. W: chi è dove. T: compiti e cosa richiedono. S: cosa hanno tutti. M: cosa hai tu. D: mazzi. G: guardie. I: oggetti. N: di chi è il turno. E: se la partita finisse ora.
board-sheets = Prigionieri in ordine di gioco
board-actions = Azioni
board-tab-plan = Pianta
board-tab-talk = Trattative
board-tab-sheets = Schede
board-open-talks = Tratta e vota
board-tab-decks = Mazzi
board-cancel = Annulla
board-close = Chiudi
board-free = gratis
board-here = sei qui
board-closed = chiuso
board-points = { $count } PA
board-points-left = { $count } PA rimasti
board-move-cost = Vai qui: { $count } PA
board-move-here = Vai: { $location }, { $count } PA
board-cost-cash = 1 Denaro ciascuna, max { $most }
board-cost-strength = 1 Forza: +1 PA
board-cost-dearer = { $count } PA (2 guardie: +1)
board-my-turn = Il tuo turno
board-turn-of = Turno di { $seat }
board-end-turn = Fine turno
board-end-early = Hai ancora { $count } PA. I punti non usati vanno persi.
board-phase-talks = Trattative
board-phase-voting = Voto per il capro espiatorio
board-phase-acting = Azioni dei prigionieri
board-phase-naming = Gli altri indicano chi resta
board-phase-over = Partita finita
board-turn = Round { $turn }
board-step-guard = Nuova guardia
board-step-talks = Trattative e voto
board-step-acting = Azioni
board-turns-left =
    { $count ->
        [one] ancora { $count } round
       *[other] ancora { $count } round
    }
board-guards-long = Guardie nella prigione: { $count } su 20. Round rimasti: { $left }.
board-band-normal = costo normale
board-band-dear = +1 PA
board-band-blocked = azioni a pagamento bloccate
board-band-full = pieno: vietato entrare
board-band-bribed = { $guards } − { $bribed } corrotte: { $band }
board-room-silver = { $number }: { $name }, lato argento
board-room-dark = { $number }: { $name }, lato scuro
board-room-prisoners = Qui: { $prisoners }
board-room-guards = Guardie: { $count }, { $band }
board-room-bribed = Corrotte: { $count }
board-room-closed = Chiuso da un ricatto in questo round
board-room-items = Oggetti: { $items }
board-room-gaps = Spazi vuoti per oggetti: { $count }
board-room-task = Compito { $element }: { $name }
board-need-prisoners = Prigionieri: { $present } su { $needed }, { $state }
board-need-guards = Guardie: { $present }, al massimo { $most }, { $state }
board-need-item = { $item }: { $state }
board-need-there = soddisfatto
board-need-with-you = soddisfatto con te
board-need-missing = non soddisfatto
board-task-prisoners = Prigionieri { $present }/{ $needed }
board-task-guards = Guardie { $present }, max { $most }
board-task-item = { $item }: { $owner }
board-task-missing = { $item }: manca
board-do-task = Esegui il compito
board-do-use = Usa il luogo
board-do-steal = Ruba
board-do-riot = Rissa
board-do-trade = Scambio
board-do-bribe = Corrompi
board-do-strength = Forza
board-do-blackmail = Ricatto
board-do-discard = Scarta oggetto
board-do-guards = Sposta le guardie
board-pick-on-plan = Scegli un luogo illuminato sulla pianta o nell’elenco.
board-stop-guards = Basta guardie
board-scapegoat = Capro espiatorio: +{ $count } PA
board-play-done = fatto
board-play-now = ora
board-play-next = prossimo
board-play-later = dopo
board-cards = Carte ricatto: { $count }
board-no-items = Nessun oggetto
board-items = Oggetti { $count } su { $most }: { $items }
board-cash = Denaro { $count } su { $most }
board-strength = Forza { $count } su { $most }
board-cut = { $count } PA in meno in questo round
board-barred = Non può eseguire compiti in questo round
board-letters = Lettere: { $letters }.
board-no-letters = Nessuna lettera.
board-sole = Nessun altro ha: { $letters }.
board-promises = { $kept } su { $made }
board-promises-long = Promesse mantenute: { $kept } su { $made }
board-promises-open = Promesse aperte: { $count }
board-outlook = Se la partita finisse ora
board-outlook-stays = Resta: { $seat }
board-outlook-stays-you = Resti tu
board-since = Dalla tua ultima mossa:
board-outlook-nobody = Nessuno può ancora essere lasciato
board-outlook-none = Nessuno ha ancora una lettera.
board-outlook-missing = Lettere che nessuno ha ancora: { $letters }.
board-outlook-needed = Ognuno ha una lettera che serve agli altri.
board-outlook-redundant = Non indispensabili, perché altri hanno le stesse lettere: { $prisoners }.
board-outlook-decided = { $rule } { $values }.
board-outlook-tie = Parità completa: gli altri indicano chi resta.
board-by-scapegoat = Il capro espiatorio è tra loro, quindi resta.
board-by-only-one = Nessun altro può essere lasciato.
board-by-letters = Decide chi ha meno lettere:
board-by-cash = A parità di lettere decide chi ha meno Denaro:
board-by-items = A parità di lettere e Denaro decide chi ha meno oggetti:
board-by-strength = A parità di tutto il resto decide chi ha meno Forza:
board-by-naming = Lo indicano gli altri.
board-fates = Se esegui { $element }, chi resta secondo la lettera premio:
board-fates-here = Può finire la partita. Chi resta secondo la lettera premio:
board-perform-had = Hai già { $letter }: non guadagni niente. Gli altri, tranne il capro, ricevono la lettera premio.
board-perform-spent = Gli oggetti usati tornano nei luoghi.
board-fate-stays = { $reward }: resta { $seat }
board-fate-stays-you = { $reward }: resti tu
board-fate-on = { $reward }: si continua
board-fate-tie = { $reward }: parità, indicano gli altri
board-fate-gone = { $reward }: nessuna carta
board-my-cards = Le tue carte ricatto
board-no-cards = Non ne hai.
board-cards-secret = Le vedi solo tu. Può giocarle solo il capro espiatorio.
board-known = Carte che conosci
board-known-card = { $seat }: { $card }
board-plan-deck = Mazzo del piano: { $count }
board-plan-left = Carte rimaste per lettera:
board-plan-bottom = In fondo: { $cards }
board-plan-removed = Fuori gioco: { $cards }
board-blackmail-deck = Mazzo ricatto: { $count }
board-used = Usate: { $cards }
board-used-none = Nessuna carta usata.
board-why-points = PA insufficienti
board-why-guards = bloccato dalle guardie
board-why-full-here = qui ci sono 4 guardie
board-why-entry = 4 guardie: non si entra
board-why-closed = chiuso da un ricatto
board-why-far = non è adiacente
board-why-no-guards = qui non ci sono guardie
board-why-no-cash = non hai Denaro
board-why-used = già usato nel turno
board-why-offers = offerte esaurite
board-why-alone = non c’è nessun altro
board-why-trade = qui nessuno ha niente da scambiare
board-why-loot = niente da prendere
board-why-riot = nessuna guardia accanto
board-why-task = nessun compito qui
board-why-items = non hai oggetti
board-why-strength = non hai Forza
board-why-scapegoat-only = solo il capro espiatorio
board-why-scapegoat = non come capro espiatorio
board-why-barred = vietato da un ricatto
board-why-prisoners = mancano prigionieri
board-why-limit = troppe guardie
board-why-tokens = mancano oggetti
board-why-cards = non hai carte
board-why-deck = nessuna carta da pescare
board-why-effect = nessuna carta ha effetto ora
board-why-victim = nessun altro ha carte
board-why-empty = qui non c’è più niente
board-why-pay = niente con cui pagare
board-why-room = non c’è spazio
board-why-most = già al massimo

## Time, marks, the introduction

board-time-up = Tempo scaduto
board-time-up-turn = Il tempo è scaduto: il tuo turno è finito.
board-time-up-vote = Il tempo è scaduto: il tuo voto vale per te.
board-time-up-offer = { $seat } non ha risposto in tempo: niente scambio.
board-time-up-answer = Non hai risposto in tempo: niente scambio con { $seat }.
board-side-silver = Lato argento
board-side-dark = Lato scuro
board-marks-title = Che cosa indicano i simboli
board-marks-number = numero del luogo: non ha effetti
board-marks-silver = lato argento di un luogo
board-marks-dark = lato scuro di un luogo
board-marks-item = oggetto che si può ottenere lì
board-marks-gap = spazio libero per questo oggetto
board-marks-guard = guardia
board-marks-bribed = guardia corrotta: non conta in questo turno
board-marks-band = due guardie: le azioni qui costano 1 PA in più
board-marks-blocked = tre guardie: nessuna azione a pagamento
board-marks-full = quattro guardie, o chiuso: non si entra
board-marks-prisoners = compito: prigionieri presenti / necessari
board-marks-limit = compito: guardie presenti ≤ guardie ammesse
board-marks-there = condizione soddisfatta
board-marks-with-you = soddisfatta appena ci sei tu
board-marks-missing = condizione non soddisfatta
board-marks-letter = lettera che un prigioniero ha
board-marks-sole = lettera che ha solo questo prigioniero
board-marks-goat = capro espiatorio, con PA in più
board-marks-card = carte ricatto
board-marks-cash = Denaro
board-marks-strength = Forza
board-marks-promise = promesse mantenute
board-marks-not = non può eseguire compiti in questo round
board-intro-title = Fuga da Alcatraz
board-intro-goal = Insieme vi servono le lettere dalla A alla F. Le lettere si ottengono con i compiti. Appena tutti tranne uno hanno le sei lettere tra loro, fuggono. Quell’uno resta in carcere.
board-intro-round = Un round
board-intro-guard = Arriva una nuova guardia. Quando sono già 20 e ne deve entrare un’altra, perdono tutti.
board-intro-vote = Si parla, poi si vota in segreto il capro espiatorio: agisce per primo con punti azione (PA) in più, ma in questo round non riceve lettere.
board-intro-act = A turno ogni prigioniero spende PA: si muove, prende oggetti, scambia, ruba, esegue compiti.
board-intro-first = Il round 1 comincia dai turni, senza voto. Il capro espiatorio è stato estratto a caso: { $seat }.
board-intro-first-you = Il round 1 comincia dai turni, senza voto. Il capro espiatorio è stato estratto a caso: sei tu.
board-intro-help = Tocca un luogo per vedere che cosa fa. Il punto interrogativo spiega tutti i simboli e dà un suggerimento.
board-intro-start = Inizia
