### Whether a deal was fair, in words a player understands.

fair-page = Fair deal
fair-about = Your browser can check that nobody arranged a deal, and that a match was played exactly as its record says. Open the record of any match, or drop it anywhere on this page.
fair-is-right = Everything is right: nobody could have arranged this deal, and the match was played exactly as the record says.
fair-is-right-bots = Everything is right: the deal follows from the promised secret and the words, and the match was played exactly as the record says. But only bots gave words, so nobody but the table had a say in the draw.
fair-is-wrong = Something is wrong with this record. { $why }
fair-other-promise = This is not the deal your browser was promised: before it, the table showed another fingerprint.
fair-cannot = This record cannot be checked here. { $why }
fair-checking-move = Playing the match again: move { $move } of { $moves }…

fair-verdict-right = Checks out
fair-verdict-wrong = Wrong
fair-verdict-checking = Being checked
fair-verdict-unchecked = Not checked
fair-show-me = Show me
fair-protects = What this protects from:
fair-protects-not = What it does not:

## The promise

fair-promise = The promise before the deal
fair-promise-asks = Did the table commit itself to a secret before the deal?
fair-promise-is = Before anybody sat down, the table drew a secret and showed its fingerprint to all. A fingerprint gives nothing away, but it fits only one secret.
fair-memory-same = Your browser remembers the same fingerprint from before the deal.
fair-memory-none = Your browser did not see this fingerprint before the deal. Somebody who was at the table may have noted it down: compare the two.
fair-memory-other = Before the deal your browser saw another fingerprint at this table.
fair-promise-by-hand = At the table, this fingerprint is shown under “A fair deal” from the moment the table is made. Compare it with the one you saw or wrote down then.
fair-promise-protects = The table cannot exchange its secret once it has heard your words.
fair-promise-not = If nobody looked at the fingerprint before the deal, there is only the table’s word that it was there.

## The words

fair-words = A word from everybody
fair-words-asks = Did everybody add a word of their own?
fair-words-is = Everybody who sat down added a word of their own to the draw. Look for yours: it should be exactly what your browser sent.
fair-words-by-hand = Your browser draws your word at random as you sit down. A bot’s word is simply its name.
fair-words-protects = The table made its promise without knowing the words, so it could not pick a secret that suits anybody.
fair-words-not = One word nobody could guess is enough. If the table could foresee all of them, as with bots alone, it could have searched for a secret.

## The secret

fair-secret = The secret that was promised
fair-secret-asks = Is the secret shown after the match the one that was promised?
fair-secret-is = After the match the table showed its secret, and the fingerprint of that secret is the one that was promised.
fair-secret-by-hand = The fingerprint is the SHA-256 of the secret’s 32 bytes. Any tool that knows SHA-256 can compute it; this line does it on most computers.
fair-secret-protects = After the words were in, the table did not change its mind.
fair-secret-not = The table itself knew its secret all along.

## The deal

fair-deal = The deal
fair-deal-asks = Do secret and words lead to exactly this deal?
fair-deal-is = Secret and words together make the seed, and all luck follows from it. Dealt again from this seed in your browser, everything came out the same, to the last card.
fair-deal-by-hand = The seed is the SHA-256 of the secret, followed by each word with its length in front. All further luck is ChaCha20 with the seed as its key.
fair-deal-protects = Nobody stacked the cards, neither before the words were in nor afterwards. Names, options and words are those of the match.
fair-deal-not = A fair deal can still be a lucky one.

## The moves

fair-moves = Every move
fair-moves-asks = Was every move legal, and did it lead to what was said at the table?
fair-moves-is =
    { $moves ->
        [one] The { $moves } move was made again by the rules: it was legal, and led word for word to what was said at the table.
       *[other] All { $moves } moves were made again by the rules: every one was legal, and they led word for word to what was said at the table.
    }
fair-moves-by-hand = Every move carries a mark over everything before it and everything that was said, so the mark of the last move stands for all of them. The command at the end of this page makes them again.
fair-moves-protects = No move was changed, left out or slipped in, no die was rolled twice, and nobody was told something untrue.
fair-moves-not = Why somebody moved as they did, no check can tell.

## The end

fair-end = Result and seal
fair-end-asks = Is this the result the moves lead to, and is the seal unbroken?
fair-end-is = The result is the one the moves lead to, and the seal over the whole record is unbroken.
fair-end-by-hand = The seal is a SHA-256 over the last mark and the result. If anything in the record is changed, it no longer fits.
fair-end-protects = Nobody changed the record afterwards: no name, no word, no option, no time, no move, no result.
fair-end-not = The seal does not say who wrote the record. The promise does that, for those who saw it.

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
fair-yourself-how = Do not take this page’s word for it: download the record and let Parlour check it on any computer, with this command in its folder.
fair-yourself-format = What stands in a record, and how every value is computed, is described byte by byte in docs/record.md, so that anybody can write a checker of their own.
fair-copy-command = Copy the command
fair-limits = What no check can show
fair-limits-peeking = Whoever runs a server could look at hands while a match goes on. The check proves that the luck was not arranged, not that nobody peeked.
fair-limits-talking = Players can talk to each other elsewhere.
fair-limits-program = This page was sent by the same server. If you do not trust it, use a copy of Parlour from elsewhere: the record stays the same.
