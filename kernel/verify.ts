import { commitmentTo, fromHex, seedFrom, toHex } from './deal.ts';
import type { AnyGame } from './game.ts';
import { firstLink, headMark, lastLink, nextLink, shortHash } from './marks.ts';
import {
  type AnyMatch,
  admit,
  dismiss,
  dueAt,
  type Move,
  play,
  type MoveResult,
  applyMove,
  seatsAt,
  start,
  tick,
} from './match.ts';
import { readOptions } from './options.ts';
import { same } from './plain.ts';
import { type MatchRecord, SETTLED_FIELDS, type SettledField } from './record.ts';
import { finalScoreOf } from './record-writer.ts';
import { mayTakeBack } from './undo.ts';

/** The result of verifying a record. */
export type VerifyResult =
  | { readonly ok: true; readonly moves: number; readonly events: number; readonly seed: string }
  | { readonly ok: false; readonly problem: VerifyProblem };

export type VerifyProblem =
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
  | { readonly part: 'changed'; readonly field: SettledField }
  /** Not offered to that seat, not due by the clock, or not undoable. */
  | { readonly part: 'illegalMove'; readonly number: number }
  /** A seat moved while the clock was due: the clock moves first. */
  | { readonly part: 'late'; readonly number: number }
  /** A legal no-op, which is never recorded. */
  | { readonly part: 'noOp'; readonly number: number }
  | { readonly part: 'time'; readonly number: number }
  /** The move is legal, but the move or its events differ from the record. */
  | { readonly part: 'mark'; readonly number: number };

/** Recomputes everything in a record: commitment, seed, every deal, roll and event. */
export function verify(record: MatchRecord, game: AnyGame): VerifyResult {
  const steps = verifyInSteps(record, game);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/**
 * Verifies step by step, so that callers can do other work in between. Yields the match (always the same object) after
 * the deal and after each correct move, and returns the result.
 */
export function* verifyInSteps(record: MatchRecord, game: AnyGame): Generator<AnyMatch, VerifyResult, void> {
  const fail = (problem: VerifyProblem): VerifyResult => ({ ok: false, problem });
  if (record.secret === null || record.words === null || record.result === null) return fail({ part: 'unfinished' });
  if (record.game !== game.id) return fail({ part: 'game' });
  if (record.version !== game.version) return fail({ part: 'version' });
  if (record.seats.length < game.seats.min || record.seats.length > game.seats.max) return fail({ part: 'seats' });
  // seats without a word were added during the match
  const { length: dealt } = record.words;
  const mayBeFewer = game.growth !== undefined && dealt >= game.seats.min;
  if (dealt > record.seats.length || (dealt < record.seats.length && !mayBeFewer)) return fail({ part: 'words' });
  const secret = fromHex(record.secret, 32);
  if (!secret || commitmentTo(secret) !== record.commitment) return fail({ part: 'commitment' });
  const [changed, ...more] = SETTLED_FIELDS.filter(field => headMark(record, field) !== record.heads[field]);
  // if all of them differ, the secret was replaced: the check of the deal reports that
  if (changed && more.length < SETTLED_FIELDS.length - 1) return fail({ part: 'changed', field: changed });
  const read = readOptions(game.options, record.options);
  if ('problem' in read) return fail({ part: 'option', option: 'option' in read ? read.option : '' });
  const seed = seedFrom(secret, record.words);
  const match: AnyMatch = start({ game, options: read.options, seats: dealt, seed });
  let chain = firstLink(record, seed, match.told);
  if (shortHash(chain) !== record.dealt) return fail({ part: 'deal' });
  let events = match.told.length;
  yield match;
  for (const [at, move] of record.moves.entries()) {
    const number = at + 1;
    if (move.at < (record.moves[at - 1]?.at ?? 0)) return fail({ part: 'time', number });
    if (game.result(match.state)) return fail({ part: 'over' });
    if (isLate(match, move)) return fail({ part: 'late', number });
    const flaw = repeatStrictly(match, move);
    if (flaw) return fail({ part: flaw, number });
    chain = nextLink(chain, move, match.told);
    if (shortHash(chain) !== move.mark) return fail({ part: 'mark', number });
    events += match.told.length;
    yield match;
  }
  if (seatsAt(match) !== record.seats.length) return fail({ part: 'seats' });
  if (!same(finalScoreOf(match) ?? null, record.result)) return fail({ part: 'result' });
  if (toHex(lastLink(chain, record.result)) !== record.seal) return fail({ part: 'seal' });
  return { ok: true, moves: record.moves.length, events, seed: toHex(seed) };
}

/** Whether a seat moved or undid although the clock was due. */
function isLate(match: AnyMatch, { by, at }: Move<{ type: string }>): boolean {
  if (typeof by !== 'number') return false;
  const due = dueAt(match);
  return due !== undefined && due <= at;
}

/** Plays a recorded move with all checks. Undefined: it is correct. */
function repeatStrictly(match: AnyMatch, move: Move<{ type: string }>): 'illegalMove' | 'noOp' | undefined {
  const { by, at, action } = move;
  if (by === 'clock') return isMoveOf(tick(match, at), action) ? undefined : 'illegalMove';
  if (by === 'table') {
    const isLetIn = same(match.game.growth?.admit(match.state), action);
    return isMoveOf(isLetIn ? admit(match, at) : dismiss(match, at), action) ? undefined : 'illegalMove';
  }
  if (by >= seatsAt(match)) return 'illegalMove';
  if (action !== null) {
    const reply = play(match, by, action, at);
    if (!reply.ok) return 'illegalMove';
    return reply.isNoOp ? 'noOp' : undefined; // no-ops are never recorded
  }
  // whether the others agreed is not recorded: only that the move revealed nothing is checked
  if (!mayTakeBack(match, by)) return 'illegalMove';
  applyMove(match, move);
  return undefined;
}

/** Whether exactly this action was carried out. */
const isMoveOf = (
  reply: MoveResult<{ type: string }, object> | undefined,
  action: Move<{ type: string }>['action'],
): boolean => reply?.ok === true && same(reply.move.action, action);
