### Alcatraz: The Scapegoat.

## The table on a screen

board-parts = Parts of the table

## Talks, votes, trades and the end on a screen

talk-stream = Talk
talk-none = Nothing has been said yet.
talk-composer = Say a sentence
talk-choose = Choose a sentence
talk-say = Say
talk-reply = Reply
talk-left =
    { $count ->
        [one] { $count } sentence left this round
       *[other] { $count } sentences left this round
    }
talk-blank-to = player
talk-blank-player = player
talk-blank-location = location
talk-blank-thing = item or Cash
talk-blank-want = item or Cash
talk-blank-element = letter
talk-blank-count = how much
talk-blank-turn = round
talk-kept = kept
talk-broken = broken
talk-lapsed = no longer counts
talk-due = until round { $turn } ends
talk-due-vote = vote of round { $turn }
talk-time-left = Time left: { $time }
talk-soon = { $seconds } seconds left
talk-title-talks = Talks: choose a scapegoat
talk-title-vote = Vote: choose a scapegoat
talk-caller = { $seat } can call the vote at any time
talk-caller-you = You can call the vote at any time
talk-call = Call the vote
talk-ballot-early = Your pick stays on this device. You confirm it when the vote is called.
talk-candidates = Players
talk-bonus = +{ $bonus } AP
talk-run-1 = first round of a run
talk-run-2 = second round running
talk-run-3 = third round running
talk-run-4 = fourth round running or later
talk-promises =
    { $judged ->
        [0] no promises judged yet
       *[other] promises kept: { $kept } of { $judged }
    }
talk-pick = your pick
talk-sealed = sealed
talk-cast = Vote for { $seat }
talk-cast-self = Vote for yourself
talk-cast-none = Choose a player
talk-voted = Your vote is sealed. All votes are shown together.
talk-voted-count = Votes in: { $count } of { $all }
talk-tie = A tie goes to the player that { $seat }, the previous scapegoat, votes for.
talk-tie-you = A tie goes to the player you vote for: you are the previous scapegoat.
talk-reveal = Votes of round { $turn }
talk-votes-none = No votes
talk-votes-by = Votes from { $names }
talk-elected = { $seat } is the scapegoat: +{ $bonus } AP.
talk-elected-you = You are the scapegoat: +{ $bonus } AP.
talk-tied = A tie: { $names }. The vote of the previous scapegoat decides.
talk-tied-by = A tie: { $names }. { $seat } was the scapegoat before and voted for { $elected }: that decides.
talk-continue = Continue
talk-skip = Skip
talk-naming = A full tie: who stays behind?
talk-naming-tied = { $names } are equal in everything that counts. The other players decide.
talk-naming-rule = Choices are secret. The most choices decide; if they are equal, the scapegoat’s choice.
talk-naming-mine = You are one of them: the other players decide.
talk-naming-done = Your choice is sealed.
talk-naming-cast = Confirm who stays
talk-trade = Trade: { $location }
talk-trade-offers = free · offer { $number } of { $most }
talk-trade-with = Trade with
talk-trade-after = { $name }: items { $items }/{ $places }, Cash { $cash }/{ $most }
talk-trade-full-items = Too many items ({ $name }): { $count }, with room for { $most }.
talk-trade-full-cash = Too much Cash ({ $name }): { $count }, with room for { $most }.
talk-trade-nobody = You can trade only with a prisoner in your location.
talk-trade-public = Everyone sees the offer. Only items and Cash can be traded.
talk-trade-gives = { $seat } gives
talk-trade-things = { $things }
talk-trade-waiting = { $seat } has to answer.
talk-warden = Choose the blackmail card to keep
talk-warden-keep = Keep this card
talk-warden-note = Only you see these cards. The ones you do not keep go to the used pile, where everyone sees them.
talk-warden-other = { $seat } is choosing a blackmail card.
talk-blackmail = { $seat } is blackmailing you: choose what to hand over
talk-blackmail-other = { $seat } is blackmailing { $victim }, who chooses what to hand over.
talk-blackmail-give = Hand it over
talk-reward = Task performed
talk-reward-letter = { $seat } marks { $letter }.
talk-reward-letter-had = { $seat } has { $letter } already.
talk-reward-card = Reward card: { $letter }
talk-reward-others =
    { $count ->
        [one] { $names } marks { $letter }.
       *[other] { $names } mark { $letter }.
    }
talk-reward-others-had =
    { $count ->
        [one] { $names } has { $letter } already.
       *[other] { $names } have { $letter } already.
    }
talk-reward-scapegoat = { $seat } is the scapegoat and gets nothing.
talk-reward-no-card = The plan deck is empty: no reward for the others.
talk-reward-removed =
    { $count ->
        [one] The card leaves the game.
       *[other] Both cards leave the game.
    }
talk-reward-goes-on = Can all but one escape? Not yet: the game goes on.
talk-reward-naming = The letters are complete. A full tie: the other players name who stays.
talk-reward-escape = The letters are complete without { $seat }: the others escape.
talk-reward-rejected =
    { $count ->
        [one] { $count } card goes under the deck: its letter is on the board.
       *[other] { $count } cards go under the deck: their letters are on the board.
    }
talk-reward-task = New task: { $task } ({ $location })
talk-reward-no-task = No card fits: no new task.
talk-end-out-you = You are out.
talk-end-out = They are out.
talk-end-in-you = You stay behind.
talk-end-free =
    { $count ->
        [one] { $names } escapes in round { $turn }.
       *[other] { $names } escape in round { $turn }.
    }
talk-end-stays = { $seat } stays behind.
talk-end-lost = Nobody gets out
talk-end-lost-why = The prison is full of guards. Everyone loses.
talk-end-why = Why { $seat } stays
talk-end-why-all = Why everyone loses
talk-end-guard = Can a 21st guard enter?
talk-end-guard-answer = No: all { $count } guards are in the prison. The plan fails.
talk-end-scapegoat = Can the others do without the scapegoat?
talk-end-scapegoat-needed = No, only { $seat } has { $letters }.
talk-end-scapegoat-out = Yes. { $seat } is the scapegoat and stays.
talk-end-onlyOne = Who else is not needed?
talk-end-others =
    { $count ->
        [one] Only { $names }: the others have A to F.
       *[other] { $names }: without any one of them, the others have A to F.
    }
talk-end-elements = Who of them has the fewest letters?
talk-end-cash = Who has the least Cash?
talk-end-items = Who has the fewest items?
talk-end-strength = Who has the least Strength?
talk-end-naming = Whom do the others name?
talk-end-namings = { $namings }
talk-end-not-asked = not asked
talk-end-decides = This decides.
talk-end-letters = Letters at the end
talk-end-needed = needed: { $letters }
talk-end-not-needed = not needed
talk-end-ringed = Ringed letter: only one prisoner has it.
talk-end-goat = scapegoat
talk-end-turns = rounds
talk-end-guards = guards
talk-end-promises = promises kept
