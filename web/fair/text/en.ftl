### Whether a deal was fair, in words a player understands.

fair-page = Fair deal
fair-about = Your browser can check that nobody rigged the deal and that the game was played exactly as its file says. Open a game file, or drop it on this page.
fair-is-right = Everything checks out: nobody could have rigged this deal, and the game was played exactly as the file says.
fair-is-right-bots = Everything is right: the deal follows from the promised secret and the words, and the game was played exactly as the file says. But only bots gave words, so nobody but the table had a say in the draw.
fair-is-wrong = This game file has a problem. { $why }
fair-other-promise = This is not the deal your browser was promised: before it, the table showed another fingerprint.
fair-cannot = This game file cannot be checked here. { $why }
fair-checking-move = Replaying the game: move { $move } of { $moves }…

fair-verdict-right = Verified
fair-verdict-wrong = Failed
fair-verdict-checking = Checking…
fair-verdict-unchecked = Not checked
fair-show-me = Show details
fair-protects = What this proves:
fair-protects-not = What it does not prove:

## The promise

fair-promise = The promise before the deal
fair-promise-asks = Did the table commit itself to a secret before the deal?
fair-promise-is = Before anyone sat down, the table drew a secret and showed its fingerprint to everyone. A fingerprint gives nothing away, but it fits only one secret.
fair-memory-same = Your browser remembers the same fingerprint from before the deal.
fair-memory-none = Your browser did not see this fingerprint before the deal. Someone who was at the table may have noted it down: compare the two.
fair-memory-other = Before the deal your browser saw another fingerprint at this table.
fair-promise-by-hand = At the table, this fingerprint is shown under “Fair deal” from the moment the table is made. Compare it with the one you saw or wrote down then.
fair-promise-protects = The table cannot exchange its secret once it has heard your words.
fair-promise-not = If nobody looked at the fingerprint before the deal, there is only the table’s word that it was there.

## The words

fair-words = Everyone’s random word
fair-words-asks = Did every player add a random word?
fair-words-is = Everybody who sat down added a word of their own to the draw. Look for yours: it should be exactly what your browser sent.
fair-words-late = { $names } joined later and gave no word. Everything random in every round was already fixed.
fair-words-by-hand = Your browser draws your word at random as you sit down. A bot’s word is simply its name.
fair-words-protects = The table made its promise without knowing the words, so it could not pick a secret that suits someone.
fair-words-not = One word nobody could guess is enough. If the table could foresee all of them, as with bots alone, it could have searched for a secret.

## The secret

fair-secret = The secret that was promised
fair-secret-asks = Is the secret shown after the game the one that was promised?
fair-secret-is = After the game the table showed its secret, and the fingerprint of that secret is the one that was promised.
fair-secret-by-hand = The fingerprint is the SHA-256 of the secret’s 32 bytes. Any tool that knows SHA-256 can compute it; this line does it on most computers.
fair-secret-protects = The table did not switch its secret after the words were in.
fair-secret-not = The table itself knew its secret all along.

## The deal

fair-deal = The deal
fair-deal-asks = Do secret and words lead to exactly this deal?
fair-deal-is = The secret and the words together make the seed, and everything random is derived from it. Dealt again from this seed in your browser, every card came out the same.
fair-deal-by-hand = The seed is the SHA-256 of the secret, followed by each word with its length in front. Everything random after that is ChaCha20 keyed with the seed.
fair-deal-protects = Nobody stacked the cards, neither before the words were in nor afterwards. Names, options and words are those of the game.
fair-deal-not = Luck still decides who gets good cards.

## The moves

fair-moves = Every move
fair-moves-asks = Was every move legal, and did it lead to what was said at the table?
fair-moves-is =
    { $moves ->
        [one] The { $moves } move was made again by the rules: it was legal, and led word for word to what was said at the table.
       *[other] All { $moves } moves were made again by the rules: every one was legal, and they led word for word to what was said at the table.
    }
fair-moves-by-hand = Every move carries a mark over everything before it and everything that was said, so the mark of the last move stands for all of them. The command at the end of this page makes them again.
fair-moves-protects = No move was changed, left out or slipped in, nothing was re-rolled, and nobody was told anything false.
fair-moves-not = No check can tell why somebody moved as they did.

## The end

fair-end = Result and seal
fair-end-asks = Is this the result the moves lead to, and is the seal unbroken?
fair-end-is = The result is the one the moves lead to, and the seal over the whole file is unbroken.
fair-end-by-hand = The seal is a SHA-256 over the last mark and the result. If anything in the file is changed, it no longer fits.
fair-end-protects = Nobody changed the file afterwards: no name, no word, no option, no time, no move, no result.
fair-end-not = The seal does not say who wrote the file. The promise does that, for those who saw it.

## Values

fair-value-commitment = Fingerprint of the secret (SHA-256)
fair-value-seen = What your browser saw before the deal
fair-value-secret = Secret
fair-value-command = To check it yourself
fair-value-seed = Seed
fair-value-dealt = Mark of the deal
fair-value-moves = Moves
fair-value-events = Announcements
fair-value-mark = Mark of the last move
fair-value-result = Result
fair-value-seal = Seal
fair-points =
    { $points ->
        [one] { $rank }. { $name }, { $points } point
       *[other] { $rank }. { $name }, { $points } points
    }

## By hand, and what remains

fair-yourself = Check it without this page
fair-yourself-how = Don’t take this page’s word for it: download the game file and check it with Parlour on any computer, using this command.
fair-yourself-format = What a game file contains and how every value is computed is documented in docs/record.md, so anyone can write their own checker.
fair-copy-command = Copy the command
fair-limits = What no check can show
fair-limits-peeking = The person who runs the server could look at hands during a game. The check proves that the deal wasn’t rigged, not that nobody peeked.
fair-limits-talking = Players can talk to each other elsewhere.
fair-limits-program = This page was sent by the same server. If you do not trust it, use a copy of Parlour from elsewhere: the game file stays the same.
