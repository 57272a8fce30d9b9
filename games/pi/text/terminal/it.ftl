### P.I. e 07 zgłoś się: testi solo per i client testuali.

## Come si gioca

rules-goal =
    { $edition ->
        [warsaw] Ognuno ha un caso da risolvere: chi, dove e quale crimine. Chi siede alla tua destra ha in mano le tre carte del tuo caso e risponde alle tue domande.
       *[pi] Ognuno ha un caso da risolvere: un sospettato, un luogo, un crimine. Chi siede alla tua destra ha in mano le tre carte del tuo caso e risponde alle tue domande.
    }
rules-cards = Tu hai in mano il caso di chi siede alla tua sinistra. Due casi non hanno mai una carta in comune, quindi niente di ciò che hai in mano fa parte del tuo caso.
rules-turn =
    { $edition ->
        [warsaw] Nel tuo turno fai una cosa sola: esamini una carta prova, mandi una pattuglia, oppure risolvi il caso.
       *[pi] Nel tuo turno fai una cosa sola: esamini una carta prova, piazzi un investigatore, oppure risolvi il caso.
    }
rules-examine =
    { $edition ->
        [warsaw] Esaminare una carta: un disco grande vuol dire che fa parte del tuo caso. Un disco piccolo vuol dire che ciò che cerchi dello stesso tipo (colpevole, luogo o crimine) è in un luogo adiacente alla tessera della carta. Niente: né l’uno né l’altro.
       *[pi] Esaminare una carta: un disco vuol dire che fa parte del tuo caso. Un cubo vuol dire che ciò che cerchi dello stesso tipo (sospettato, luogo o crimine) è in un luogo adiacente alla tessera della carta. Niente: né l’uno né l’altro.
    }
rules-investigate =
    { $edition ->
        [warsaw] Mandare una pattuglia in un luogo: ottieni un disco grande per ogni parte del tuo caso che si trova lì e un disco piccolo per ogni parte in un luogo adiacente, ma non sai quale è quale. Hai { $investigators } pattuglie per tutta la partita.
       *[pi] Piazzare un investigatore in un luogo: ottieni un disco per ogni parte del tuo caso che si trova lì e un cubo per ogni parte in un luogo adiacente, ma non sai quale è quale. Hai { $investigators } investigatori per tutta la partita.
    }
rules-accuse = Risolvere il caso: indichi tutti e tre gli elementi. Se sono tutti giusti, il caso è risolto. Se no, senti solo «sbagliato» e prendi { $penalty } punti di penalità.
rules-assign =
    { $edition ->
        [warsaw] In ogni momento puoi spostare un disco dalla tua pattuglia su una tessera dello stesso luogo, se pensi di sapere a che cosa si riferisce. Nessuno controlla.
       *[pi] In ogni momento puoi spostare un segnalino dal tuo investigatore su una tessera dello stesso luogo, se pensi di sapere a che cosa si riferisce. Nessuno controlla.
    }
rules-score = Il primo round in cui qualcuno risolve vale { $first } punti, il successivo 5, poi 3, 1 e 0. Chi risolve nello stesso round ottiene gli stessi punti.
rules-end =
    { $edition ->
        [warsaw] Un’indagine finisce quando resta un solo caso irrisolto; quel giocatore gioca ancora fino alla fine del round. Dopo tre indagini vince il totale più alto; in parità, meno pattuglie mandate, poi meno penalità.
       *[pi] Un’indagine finisce quando resta un solo caso irrisolto; quel giocatore gioca ancora fino alla fine del round. Dopo tre indagini vince il totale più alto; in parità, meno investigatori usati, poi meno penalità.
    }

measure-turns = turni per risolvere
