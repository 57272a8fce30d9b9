### Spyfall: testi solo per i client testuali.

## Come si confrontano le partite

measure-spy-wins = round vinti come spia
measure-spy-named = come spia: luogo indovinato
measure-spy-innocent = come spia: condannato un innocente
measure-spy-escaped = come spia: fuga riuscita
measure-questions = domande per round
measure-knowing-points = punti per round da non spia
estimate-spy = chi è la spia
estimate-place = dove si trovano tutti
measure-named-right = da spia, tentativi: giusti
measure-named-right-early = … dopo meno di 15 domande
measure-named-right-middle = … dopo 15–29 domande
measure-named-right-late = … dopo 30 o più domande
measure-minutes = minuti in un round
act-ask-whom = a chi chiedono
act-ask-what = che cosa chiedono
act-ask-delay = tempo per chiedere
act-answer = che cosa rispondono
act-evade = se eludono
act-answer-delay = tempo per rispondere
act-remark = commenti sugli altri
act-defend = se si difendono
act-accuse = se accusano
act-vote = voti sugli innocenti durante il round
act-vote-late = voti sugli innocenti a tempo scaduto

## Come si gioca

rules-goal = Tutti ricevono una carta con lo stesso luogo, tranne uno: la spia. Gli altri vogliono trovare la spia; la spia vuole scoprire il luogo, o non farsi scoprire.
rules-talk = Il mazziere fa a qualcuno una domanda sul luogo. Chi è interrogato risponde come vuole e poi fa la domanda successiva, ma non a chi l’ha appena interrogato.
rules-spoken = Si parla a voce. Chi chiede indica a chi, e chi risponde segnala quando ha finito.
rules-written = Domande e risposte si scrivono, e tutti le leggono.
rules-phrasebook = Domande e risposte si scelgono da un frasario, e ognuno le legge nella sua lingua.
rules-accuse = Una volta per round puoi fermare il timer e accusare qualcuno. Tutti gli altri votano in segreto: se dicono tutti sì, il round finisce; basta un no, e si continua.
rules-name = Mentre il timer è in corsa e non si vota, la spia può scoprirsi e indovinare il luogo. Così finisce il round.
rules-time = Scaduto il tempo, si vota su ciascuno a turno, cominciando dal mazziere. Se nessuno viene condannato, la spia la fa franca.
rules-score = La spia ottiene 2 punti se la fa franca, 4 se indovina il luogo o se viene condannato un innocente. Altrimenti ognuno degli altri ottiene 1 punto, e chi ha fatto l’accusa giusta 2.
