import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { commitmentTo, fromHex, seedFrom, toHex } from './deal.ts';
import type { AnyGame, BySeat } from './game.ts';
import { type AnyMatch, type Move, play, repeat, start, type Told, tick } from './match.ts';
import { readOptions } from './options.ts';
import { canonical, same } from './plain.ts';
import { type MatchRecord, PARTICULARS, type Particular, RECORD_VERSION } from './record.ts';
import { mayUndo } from './undo.ts';

/** What a record says besides the moves. */
export interface Particulars {
  readonly edition: string;
  readonly seats: MatchRecord['seats'];
  readonly secret: Uint8Array;
  readonly words: BySeat<string>;
}

/** Writes down a match that is over. */
export function recordOf(match: AnyMatch, { edition, seats, secret, words }: Particulars): MatchRecord {
  const result = match.game.result(match.state);
  if (!result) throw new Error('only a match that is over can be recorded: its secret would betray the luck to come');
  if (
    seats.length !== match.seats ||
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
    edition: headOf(head, 'edition'),
    options: headOf(head, 'options'),
    seats: headOf(head, 'seats'),
    words: headOf(head, 'words'),
  };
  const again = start(match);
  let chain = firstLink(head, match.seed, again.told);
  const dealt = shortened(chain);
  const moves = match.moves.map(move => {
    repeat(again, move);
    chain = nextLink(chain, move, again.told);
    return { by: move.by, at: move.at, action: move.action, mark: shortened(chain) };
  });
  return { ...head, moves, result, heads, dealt, seal: bytesToHex(lastLink(chain, result)) };
}

type Head = Pick<
  MatchRecord,
  'parlour' | 'game' | 'version' | 'edition' | 'options' | 'seats' | 'commitment' | 'secret' | 'words'
>;

// Every link also covers the seed, through the first one: nobody can guess at secrets by trying marks.
const firstLink = (
  { parlour, game, version, edition, options, seats, commitment, secret, words }: Head,
  seed: Uint8Array,
  told: readonly Told<unknown>[],
): Uint8Array => link(seed, [{ parlour, game, version, edition, options, seats, commitment, secret, words }, told]);
// keyed by the secret, so that no word can be guessed at before it is shown
const headOf = (head: Head, field: Particular): string =>
  shortened(link(utf8ToBytes(head.secret ?? ''), [field, head[field]]));
const nextLink = (chain: Uint8Array, { by, at, action }: Move<unknown>, told: readonly Told<unknown>[]): Uint8Array =>
  link(chain, [{ by, at, action }, told]);
const lastLink = (chain: Uint8Array, result: unknown): Uint8Array => link(chain, result);
const link = (chain: Uint8Array, value: unknown): Uint8Array =>
  sha256(concatBytes(chain, utf8ToBytes(canonical(value))));
const shortened = (chain: Uint8Array): string => bytesToHex(chain.subarray(0, 8));

/** What a check of a record found. */
export type Finding =
  | { readonly ok: true; readonly moves: number; readonly events: number; readonly seed: string }
  | { readonly ok: false; readonly wrong: Wrong };

export type Wrong =
  | {
      readonly part:
        | 'unfinished'
        | 'game'
        | 'version'
        | 'seats'
        | 'words'
        | 'commitment'
        | 'deal'
        | 'result'
        | 'seal'
        | 'over';
    }
  | { readonly part: 'option'; readonly option: string }
  | { readonly part: 'changed'; readonly field: Particular }
  /** It was not offered to that seat, nor due by the clock, nor could be taken back. */
  | { readonly part: 'illegalMove'; readonly number: number }
  | { readonly part: 'time'; readonly number: number }
  /** The move is legal, but it or what was said is not what was recorded. */
  | { readonly part: 'mark'; readonly number: number };

/** Recomputes everything a record says: commitment, seed, every deal, roll and event. */
export function verify(record: MatchRecord, game: AnyGame): Finding {
  const wrong = (what: Wrong): Finding => ({ ok: false, wrong: what });
  if (record.secret === null || record.words === null || record.result === null) return wrong({ part: 'unfinished' });
  if (record.game !== game.id) return wrong({ part: 'game' });
  if (record.version !== game.version) return wrong({ part: 'version' });
  const secret = fromHex(record.secret, 32);
  if (!secret || commitmentTo(secret) !== record.commitment) return wrong({ part: 'commitment' });
  if (record.seats.length < game.seats.min || record.seats.length > game.seats.max) return wrong({ part: 'seats' });
  if (record.words.length !== record.seats.length) return wrong({ part: 'words' });
  const [changed, ...more] = PARTICULARS.filter(field => headOf(record, field) !== record.heads[field]);
  // all of them together, and it is the secret that was exchanged: the deal will tell
  if (changed && more.length < PARTICULARS.length - 1) return wrong({ part: 'changed', field: changed });
  const read = readOptions(game.options, record.options);
  if ('problem' in read) return wrong({ part: 'option', option: 'option' in read ? read.option : '' });
  const seed = seedFrom(secret, record.words);
  const match = start({ game, options: read.options, seats: record.seats.length, seed });
  let chain = firstLink(record, seed, match.told);
  if (shortened(chain) !== record.dealt) return wrong({ part: 'deal' });
  let events = match.told.length;
  for (const [at, move] of record.moves.entries()) {
    const number = at + 1;
    if (move.at < (record.moves[at - 1]?.at ?? 0)) return wrong({ part: 'time', number });
    if (game.result(match.state)) return wrong({ part: 'over' });
    if (!replayed(match, move)) return wrong({ part: 'illegalMove', number });
    chain = nextLink(chain, move, match.told);
    if (shortened(chain) !== move.mark) return wrong({ part: 'mark', number });
    events += match.told.length;
  }
  if (!same(game.result(match.state) ?? null, record.result)) return wrong({ part: 'result' });
  if (bytesToHex(lastLink(chain, record.result)) !== record.seal) return wrong({ part: 'seal' });
  return { ok: true, moves: record.moves.length, events, seed: toHex(seed) };
}

/** Plays a recorded move as strictly as the first time. */
function replayed(match: AnyMatch, { by, at, action }: Move<{ type: string }>): boolean {
  if (by === 'clock') return same(match.game.clock?.(match.state)?.action, action) && tick(match, at)?.ok === true;
  if (by >= match.seats) return false;
  if (action !== null) return play(match, by, action, at).ok;
  if (!mayUndo(match, by)) return false;
  repeat(match, { by, at, action });
  return true;
}
