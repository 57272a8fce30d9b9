### Rivedere una partita.

replay-page = Rivedi la partita
replay-about = Rivedi una partita passo dopo passo, dal punto di vista di chi vuoi. Apri la registrazione o trascinala su questa pagina.
replay-preparing = Ricostruzione della partita: mossa { $step } di { $of }…
replay-cannot = Questa partita non si può rivedere. { $why }
replay-kept = La registrazione stessa resta com’è. Conservala: un’altra versione di Parlour potrebbe riuscire a mostrarla.
replay-wrong = La registrazione non corrisponde a ciò che è stato giocato, quindi la partita si rivede solo fin dove tutto torna. { $why }

replay-eyes = Vista:
replay-eyes-all = tutti
replay-eyes-audience = spettatori
replay-hands = Le carte di tutti

replay-controls = Passi della partita
replay-position = Passo
replay-deal = La distribuzione.
replay-move = Mossa { $number } di { $of }.
replay-at = { $where } { $what }
replay-first = Alla distribuzione
replay-back = Un passo indietro
replay-play = Riproduci
replay-pause = Pausa
replay-forward = Un passo avanti
replay-last = Alla fine
replay-speed = Velocità
replay-times = { $speed }×
replay-copy-link = Copia il link a questo passo

replay-turns = Prossimo turno di:
replay-next-turn = Prossimo turno di { $name }
replay-no-turn = { $name } non ha altri turni.

replay-log = Che cosa è successo
replay-log-earlier = Prima
replay-log-later = Dopo
replay-nothing-heard = Da questa vista non si vede nulla.
replay-took-back = { $seat } annulla la mossa precedente.
replay-taken-back = Mossa annullata in seguito

replay-continue = Continua da qui contro i bot
replay-continue-hint = Prendi il posto di { $name } su questo dispositivo. Tutto ciò che { $name } non sapeva viene estratto di nuovo.
replay-continue-eyes = Prima scegli un giocatore: prenderai il suo posto.
replay-continue-over = A questo passo la partita è finita. Torna a un passo da cui può continuare.
