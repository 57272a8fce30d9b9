### Alcatraz: what only text clients say.

## What lies on the table

section-status = Situazione
section-hand = Le tue carte ricatto
section-tasks = Compiti
section-prison = Prigione
section-seats = Prigionieri
section-talk = Detto in questo round
section-promises = Promesse
section-votes = Votazioni finora
section-decks = Carte
status-round = Round { $round }. Guardie in prigione: { $guards } su 20.
status-scapegoat = Capro espiatorio: { $seat }, +{ $bonus } PA.
status-talks = Trattative. Può far votare { $seat }.
status-voting = Si vota in segreto. Mancano: { $missing }.
status-acting = Turno di { $seat }, PA rimasti: { $ap }.
status-bribed = Guardie corrotte: { $guards } ({ $location }).
status-offer = Proposta aperta a { $partner }. { $seat } dà: { $give }. Vuole: { $want }.
status-choice = { $seat } sceglie una carta ricatto.
status-prompt = «{ $card }»: { $seat } deve consegnare qualcosa.
status-guards = Guardie ancora da spostare: { $count }.
status-naming = Parità: { $seats }. Devono ancora decidere: { $missing }.
status-vote-of-you = Il tuo voto: { $player }.
status-naming-of-you = La tua decisione: resta { $player }.
hand-card = { $card }: { $text }
hand-choice = Scegline una: { $cards }
hand-none = nessuna carta
hand-known = { $seat } ha: { $cards }
task-at = { $task } — { $location }
task-prisoners = prigionieri: { $here } su { $needed }
task-guards = guardie: { $here }, al massimo { $most }
task-items = servono: { $items }
task-missing = qui mancano: { $items }
task-ready = qui c’è tutto
prison-location = { $number }. { $location }, { $side } — { $guards }
prison-items = oggetti: { $items }
prison-task = compito { $task }
prison-here = qui: { $seats }
prison-closed = chiuso fino alla fine del round
prison-near = accanto a: { $locations }
seat-place = { $seat }: { $location }
seat-things = ha: { $things }
seat-tracks = Forza { $strength } su 3, Denaro { $cash } su 3, carte ricatto: { $cards }
seat-elements = lettere: { $elements }
seat-no-elements = nessuna lettera
seat-scapegoat = capro espiatorio
seat-barred = in questo round non può eseguire compiti
seat-cut = { $ap } PA in meno in questo round
ballot = Round { $round }: { $votes }. Capro espiatorio: { $seat }.
decks-plan = Mazzo del piano: { $deck }. Eliminate: { $removed }.
decks-blackmail = Mazzo dei ricatti: { $deck }. Usate: { $used }.

## How it is played

rules-goal = Preparate insieme la fuga, ma un prigioniero resterà dentro. Appena tutti tranne uno hanno insieme le sei lettere da A a F, fuggono e vincono. Se dovesse entrare la 21ª guardia, perdono tutti.
rules-round = In ogni round entra una guardia, trattate al massimo per due minuti e poi votate in segreto il capro espiatorio, che gioca per primo. Nel primo round è sorteggiato.
rules-scapegoat = Il capro espiatorio ha più punti azione (+1, poi +2 e +3 se rieletto) ed è l’unico a giocare carte ricatto, ma non esegue compiti e non riceve lettere.
rules-turn = Nel tuo turno spendi PA: spostati in un luogo vicino, usa la regola del luogo (una volta), ruba (una volta), scatena una rissa, esegui un compito, scarta un oggetto. Gratis: scambia con chi è lì, corrompi le guardie con il Denaro, usa 1 Forza per 1 PA.
rules-guards = 2 guardie dove sei: le azioni a pagamento costano 1 PA in più. 3: nessuna azione a pagamento tranne il movimento. 4: nessuno entra e tu puoi solo uscire. I ricatti non sono mai ostacolati.
rules-tasks = Un compito dice quanti prigionieri servono sul posto, quante guardie al massimo e quali oggetti si usano. Chi lo esegue segna la sua lettera; la carta successiva dà un’altra lettera agli altri, tranne il capro espiatorio.
rules-end = Chi resta: il capro espiatorio, se non è indispensabile; altrimenti chi, tra i non indispensabili, ha meno lettere, poi meno Denaro, oggetti, Forza.

## What games are compared by

measure-escapes = fughe
measure-stays = rimasti dentro
measure-stays-scapegoat = … come capro espiatorio non indispensabile
measure-stays-onlyOne = … come unico non indispensabile
measure-stays-elements = … con meno lettere
measure-stays-cash = … con meno Denaro
measure-stays-items = … con meno oggetti
measure-stays-strength = … con meno Forza
measure-stays-naming = … per decisione degli altri
measure-rounds = round
measure-scapegoat = round da capro espiatorio
measure-tasks = compiti eseguiti
measure-blackmail = carte ricatto giocate
measure-trades = scambi
measure-thefts = furti
measure-promises = promesse mantenute
