### Spyfall: what only text clients say.

## What games are compared by

measure-spy-wins = rounds won as the spy
measure-spy-named = as the spy, guessed the location
measure-spy-innocent = as the spy, saw an innocent convicted
measure-spy-escaped = as the spy, escaped
measure-questions = questions in a round
measure-knowing-points = points per round when not the spy
estimate-spy = who the spy is
estimate-place = where everyone is
measure-named-right = as the spy, guessed: right
measure-named-right-early = … after fewer than 15 questions
measure-named-right-middle = … after 15 to 29 questions
measure-named-right-late = … after 30 questions or more
measure-minutes = minutes in a round
act-ask-whom = who they ask
act-ask-what = what they ask
act-ask-delay = time to ask
act-answer = what they answer
act-evade = whether they evade
act-answer-delay = time to answer
act-remark = remarks about others
act-defend = whether they defend themselves
act-accuse = whether they accuse
act-vote = votes on the innocent during the round
act-vote-late = votes on the innocent when time is up

## How it is played

rules-goal = Everyone gets a card with the same location, except one: the spy. The others want to find the spy; the spy wants to guess the location, or not to be found.
rules-talk = The dealer asks another player a question about the location. That player answers freely and asks the next question, but not to the player who just asked them.
rules-spoken = You talk aloud. Tap the player you ask; tap again when you have answered.
rules-written = You type questions and answers, and everybody reads them.
rules-phrasebook = You pick questions and answers from a phrasebook, and everybody reads them in their own language.
rules-accuse = Once per round you can stop the timer and accuse somebody. All others vote in secret: if all say yes, the round is over; one no, and it goes on.
rules-name = While the timer is running and no vote is open, the spy can reveal themselves and guess the location. That ends the round.
rules-time = When time is up, everybody is put to the vote in turn, beginning with the dealer. If nobody is convicted, the spy gets away.
rules-score = The spy scores 2 points for getting away, 4 for guessing the location or if an innocent player is convicted. Otherwise everyone else scores 1, and the player who made the accusation scores 2.
