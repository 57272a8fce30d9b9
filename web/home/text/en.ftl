### The front door: what can be played, with whom, and what is under way.

home-hero = Everybody here is hiding something
home-hero-what = Tabletop games of secrets and deduction, with friends or against bots. No account, nothing to install: open a box and play.
home-code = Did somebody invite you?
home-code-example = Code or link
home-code-join = Join
home-code-empty = Type the six characters of the code, or paste the link.
home-code-unknown = No table has this code. Perhaps a character is missing?

home-shelf = On the shelf
home-players = { $from } to { $to } players
home-minutes = { $from }–{ $to } minutes
home-about-pi = A city in the thirties, fourteen places, and one case for each of you. Who, what and where? Send out your investigators, examine the evidence, and accuse before the others do.
home-about-07 = Warsaw in the seventies, seen through a postcard. Lieutenants race each other to name an offender, a crime and a place, with every answer lying open for all to read.
home-about-spyfall = A cold-war parlour game of questions. Everybody knows where you all are, except one. Ask just enough to find the spy, and not so much that the spy finds out; by voice, in writing, or across languages.
home-play-now = Play now
home-play-now-how = against bots, at once
home-play-now-title = { home-play-now }, { home-play-now-how }: { $title }
home-play-friends = Play with friends
home-play-friends-how = by link, code or QR; no account
home-play-friends-title = { home-play-friends }, { home-play-friends-how }: { $title }
home-party = Pass one phone around
home-party-how = aloud, in one room
home-party-title = { home-party }, { home-party-how }: { $title }
home-practise = Practise offline
home-practise-how = on this device, against bots
home-practise-title = { home-practise }, { home-practise-how }: { $title }
home-rules = Rules
home-rules-title = Rules of { $title }
home-on-device = on this device
home-on-device-instead = The server cannot be reached, so you are playing on this device. Nobody else is involved.
home-unreachable = The server cannot be reached right now. Practice on this device still works.

home-name-title = Who is inviting?
home-name = Your name
home-name-hint = Your friends will see it. You can change it at any time.
home-name-bad = A name has 1 to 24 characters.
home-name-go = Open the table
home-lent-names = Magpie, Fox, Owl, Badger, Heron, Otter, Raven, Lynx, Marten, Hare, Jackdaw, Weasel, Falcon, Hedgehog, Swift, Tortoise, Moth, Wren

home-mine = Your tables
home-mine-playing = The match is under way
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
home-open-none = No table is looking for players right now. Open one with friends and let it be found by everybody.
home-open-unreachable = The server cannot be reached, so nobody knows who is looking for players.
home-open-host = { $name } is hosting
home-open-free =
    { $count ->
        [one] One free seat
       *[other] { $count } free seats
    }
home-join = Sit down
home-join-title = Sit down at the table: { $title }

home-finished = Finished matches
home-won = You won
home-won-shared = You won, together with others
home-placed = Place { $rank } of { $of }
home-won-by = Won by { $names }
home-nobody-won = Nobody won
home-unfinished = Closed before the end
home-replay = Replay
home-fair = Fair deal
home-more = Show more
