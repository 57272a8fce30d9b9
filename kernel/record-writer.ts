import { commitmentTo, seedFrom, toHex } from './deal.ts';
import type { BySeat, FinalScore } from './game.ts';
import { firstLink, headMark, lastLink, nextLink, shortHash } from './marks.ts';
import { type AnyMatch, applyMove, seatsAt, start } from './match.ts';
import { same } from './plain.ts';
import { type MatchRecord, RECORD_VERSION } from './record.ts';

/** The parts of a record besides the moves. */
export interface RecordDetails {
  readonly edition: string;
  readonly seats: MatchRecord['seats'];
  readonly secret: Uint8Array;
  /** Of the seats at the deal. */
  readonly words: BySeat<string>;
}

/** The record of a match that is over. */
export function recordOf(match: AnyMatch, { edition, seats, secret, words }: RecordDetails): MatchRecord {
  const result = finalScoreOf(match);
  if (!result) throw new Error('only a match that is over can be recorded: its secret would betray the luck to come');
  if (
    seats.length !== seatsAt(match) ||
    words.length !== match.seats ||
    !same([...seedFrom(secret, words)], [...match.seed])
  )
    throw new Error('the seats, the secret and the words are not those this match was dealt from');
  const head = {
    parlour: RECORD_VERSION,
    game: match.game.id,
    version: match.game.version,
    edition,
    options: match.options as Readonly<Record<string, unknown>>,
    seats,
    commitment: commitmentTo(secret),
    secret: toHex(secret),
    words,
  } as const;
  const heads = {
    edition: headMark(head, 'edition'),
    options: headMark(head, 'options'),
    seats: headMark(head, 'seats'),
    words: headMark(head, 'words'),
  };
  const again = start(match);
  let chain = firstLink(head, match.seed, again.told);
  const dealt = shortHash(chain);
  const moves = match.moves.map(move => {
    applyMove(again, move);
    chain = nextLink(chain, move, again.told);
    return { by: move.by, at: move.at, action: move.action, mark: shortHash(chain) };
  });
  return { ...head, moves, result, heads, dealt, seal: toHex(lastLink(chain, result)) };
}

/** The final score of a match; undefined: it is not over. */
export function finalScoreOf({ game, state }: AnyMatch): FinalScore | undefined {
  const result = game.result(state);
  return result && { winners: result.winners, ranks: result.ranks, points: result.points };
}
