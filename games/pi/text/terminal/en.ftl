### P.I. and 07 zgłoś się: what only text clients say.

## How to play

rules-goal =
    { $edition ->
        [warsaw] Each of you has a case to solve: who did it, where, and what crime. The player on your right holds the three cards of your case and answers your questions.
       *[pi] Each of you has a case to solve: one suspect, one location, one crime. The player on your right holds the three cards of your case and answers your questions.
    }
rules-cards = You hold the case of the player on your left. No two cases share a card, so nothing in your hand is part of your own case.
rules-turn =
    { $edition ->
        [warsaw] On your turn do one thing: examine an evidence card, send a patrol, or solve the case.
       *[pi] On your turn do one thing: examine an evidence card, send an investigator, or solve the case.
    }
rules-examine =
    { $edition ->
        [warsaw] Examine a card: a large disc means it is part of your case. A small disc means that the culprit, location or crime you look for, the same kind as the card, lies in a location next to the card’s tile. Nothing means neither.
       *[pi] Examine a card: a disc means it is part of your case. A cube means that the suspect, location or crime you look for, the same kind as the card, lies in a location next to the card’s tile. Nothing means neither.
    }
rules-investigate =
    { $edition ->
        [warsaw] Send a patrol to a location: you get a large disc for every part of your case lying there and a small disc for every part lying in a neighbouring location, but not which is which. You have { $investigators } patrols for the whole game.
       *[pi] Send an investigator to a location: you get a disc for every part of your case lying there and a cube for every part lying in a neighbouring location, but not which is which. You have { $investigators } investigators for the whole game.
    }
rules-accuse = Solve the case: name all three. If all are right, your case is solved. If not, you only hear “wrong” and take { $penalty } penalty points.
rules-assign =
    { $edition ->
        [warsaw] At any time you can move a disc from your patrol to a tile of the same location, if you think you know where it belongs. Nobody checks it.
       *[pi] At any time you can move a marker from your investigator to a tile of the same location, if you think you know where it belongs. Nobody checks it.
    }
rules-score = The first round in which somebody solves is worth { $first } points, the next such round 5, then 3, 1 and 0. Players who solve in the same round score the same.
rules-end =
    { $edition ->
        [warsaw] An investigation ends when all but one have solved; the last one still plays the round to its end. After three investigations the highest total wins; if equal, fewer patrols sent, then fewer penalties.
       *[pi] An investigation ends when all but one have solved; the last one still plays the round to its end. After three investigations the highest total wins; if equal, fewer investigators sent, then fewer penalties.
    }

measure-turns = turns to solve
