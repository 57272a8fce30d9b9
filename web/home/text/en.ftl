### The front door: what can be played, who with, and what is under way.

home-hero = Everybody here is hiding something
home-hero-what = Tabletop games of secrets and deduction, with friends or against bots. No account, nothing to install: open a box and play.
home-code = Did somebody invite you?
home-code-example = Code or link
home-code-join = Join
home-code-empty = Type the six characters of the code, or paste the link.
home-code-unknown = No table has this code. Perhaps a character is missing?

home-shelf = Games
home-players = { $from } to { $to } players
home-minutes = { $from }–{ $to } minutes
home-about-pi = A city in the thirties, fourteen locations, and a case for each of you. Who, what and where? Send out your investigators, examine the evidence, and solve your case before the others do.
home-about-07 = Warsaw in the seventies, like an old postcard. Detectives race to name the culprit, the crime and the location, and every answer is public.
home-about-spyfall = A cold-war party game of questions. Everyone knows where you are, except the spy. Ask enough to expose the spy without giving the location away. Play aloud, in writing, or each in your own language.
home-about-alcatraz = A game of bargaining and betrayal on a prison island. Together you gather the parts of an escape plan before the guards close in. All but one get out: talk, vote, trade, keep promises or break them, and do not be the scapegoat at the end.
home-about-tczew = A town on the Vistula, from the first hillfort to the city of the future. Lay streets, bridges and monuments card by card, send your rivals floods and elections, and keep your own city in one piece.
home-play-now = Play now
home-play-now-how = against bots, at once
home-play-now-title = { home-play-now }, { home-play-now-how }: { $title }
home-play-friends = Play with friends
home-play-friends-how = by link, code or QR; no account
home-play-friends-title = { home-play-friends }, { home-play-friends-how }: { $title }
home-party = Pass one phone around
home-party-how = aloud, in one room
home-party-title = { home-party }, { home-party-how }: { $title }
home-practise = Play offline
home-practise-how = against bots, no internet needed
home-practise-title = { home-practise }, { home-practise-how }: { $title }
home-rules = Rules
home-rules-title = Rules of { $title }
home-on-device = on this device
home-on-device-instead = The server can’t be reached, so you’re playing offline against bots.
home-unreachable = The server can’t be reached right now. You can still play offline.

home-name-title = Who is inviting?
home-name = Your name
home-name-hint = Your friends will see it. You can change it at any time.
home-name-bad = Use 1 to 24 characters.
home-name-go = Open the table
home-lent-names = Magpie, Fox, Owl, Badger, Heron, Otter, Raven, Lynx, Marten, Hare, Jackdaw, Weasel, Falcon, Hedgehog, Swift, Tortoise, Moth, Wren

home-mine = Your tables
home-mine-playing = In progress
home-mine-turn = Your turn
home-mine-turn-until = Your turn, until { $time }
home-mine-full = Everybody is seated
home-mine-gathering =
    { $count ->
        [one] One seat is free
       *[other] { $count } seats are free
    }
home-continue = Continue
home-continue-title = Continue at your table: { $title }

home-dismiss = Remove from your tables: { $title }
home-dismiss-sure = Remove this table?
home-dismiss-no = Keep
home-dismiss-yes = Remove
home-dismiss-closes = The table closes for everybody.
home-dismiss-frees = Your seat becomes free.
home-dismiss-leaves = You leave the game. The others can let a bot play for you. The link to the table brings you back.
home-dismiss-hides = The game disappears from this list.

home-open = Open tables
home-open-none = No tables are looking for players right now. Open one and make it public.
home-open-unreachable = The server can’t be reached, so open tables can’t be shown.
home-open-host = { $name } is hosting
home-open-free =
    { $count ->
        [one] One free seat
       *[other] { $count } free seats
    }
home-join = Join
home-join-title = Join the table: { $title }

home-finished = Finished games
home-won = You won
home-won-shared = You won, together with others
home-placed = Rank { $rank } of { $of }
home-won-by = Won by { $names }
home-nobody-won = Nobody won
home-unfinished = Closed unfinished
home-replay = Replay
home-fair = Fair deal
home-more = Show more
