import { quickChance } from './chance.ts';
import { type Milliseconds, type Seat, type Viewer, viewersOf } from './game.ts';
import {
  type AnyMatch,
  branchOf,
  applyOrRefuse,
  checkTime,
  type MoveDecision,
  type Move,
  type MatchOf,
  type MoveResult,
  refuse,
  applyMove,
  seatsAt,
  type StandingMove,
  stateAfter,
  type ToldEvent,
  tableFor,
} from './match.ts';
import { canonical, copy, copyExcept, same } from './plain.ts';
import { streamOf } from './stream.ts';
import { type Change, diff } from './wire.ts';

/** Whether the seat may undo the last move by itself: no other seat has moved since. */
export const mayUndo = (match: AnyMatch, by: Seat): boolean => {
  const last = match.standing.at(-1);
  return !match.moves.slice(last?.number ?? 0).some(move => move.by !== by) && mayTakeBack(match, by);
};

/** Whether the last standing move is the seat's own and can be undone. */
export const mayTakeBack = (match: AnyMatch, by: Seat): boolean =>
  match.standing.at(-1)?.by === by && isUndoable(match);

/** Whether each move can be undone. That never changes, so it is computed once. */
const undoableMoves = new WeakMap<Made, boolean>();

/**
 * Whether the last standing move can be undone: made by a seat, without luck, not final, and it revealed nothing. A
 * move reveals something if the rules read hidden state while carrying it out, if it was whispered to another seat, if
 * it changed the views of two other viewers differently, or if it would have looked different in another world with the
 * same view before it.
 */
function isUndoable(match: AnyMatch, before?: object): boolean {
  const last = match.standing.at(-1);
  if (!last || typeof last.by !== 'number') return false;
  const known = undoableMoves.get(last);
  if (known !== undefined) return known;
  const { game, state } = match;
  const isFinal = game.final?.includes(last.action.type) === true;
  const found = !isFinal && !game.result(state) && tellsNothingNew(match, last, before);
  undoableMoves.set(last, found);
  return found;
}

/**
 * Computes whether the last move can be undone while a copy of the state before it exists; replaying the match for one
 * would take ten times as long. The copy must not be used afterwards.
 */
export const checkLastMove = (match: AnyMatch, before: object): void => void isUndoable(match, before);

/** A copy of the state for `checkLastMove`. It shares the immutable fields of the open part. */
export const copyForCheck = ({ game, state }: AnyMatch): object => {
  const { open, ...hidden } = state as { open?: unknown };
  return { ...copy(hidden), ...(open !== undefined && { open: copyExcept(open, game.lasting) }) };
};

function tellsNothingNew(match: AnyMatch, last: Made, before?: object): boolean {
  const { game, standing } = match;
  const stateBefore = (): object => stateAfter(match, standing.length - 1);
  // first, because it decides most moves
  if (readsHiddenState(match, before ?? stateBefore(), last)) return false;
  const state = stateBefore();
  const seats = seatsAt({ ...match, state });
  if (seats !== seatsAt(match)) return false;
  const sights = viewersOf(seats).map(viewer => {
    const seen = copy(game.view(state, viewer));
    const after = game.view(match.state, viewer);
    return { viewer, before: seen, after, change: diff(seen, after) };
  });
  const seen = sights.filter(({ viewer }) => viewer !== last.by).map(({ change }) => canonical(change ?? null));
  if (seen.some(change => change !== seen[0])) return false;
  // the audience represents all other viewers: they saw the same change, and it knew the least
  return !sights.some(
    sight => (sight.viewer === last.by || sight.viewer === 'audience') && isRevealing(match, last, sight),
  );
}

/**
 * What a seat can do about its last move: undo it now, undo it and all later moves if the others agree, or nothing
 * (null).
 */
export type UndoOption = 'now' | 'ask' | null;

export function undoOptionOf(match: AnyMatch, by: Seat): UndoOption {
  const { standing } = match;
  const place = standing.findLastIndex(move => move.by === by);
  if (place < 0 || standing.length - place > MAX_UNDO_LENGTH) return null;
  if (standing.slice(place).some(move => typeof move.by !== 'number' || undoableMoves.get(move) === false)) return null;
  if (mayUndo(match, by)) return 'now';
  if (match.game.keepsAnswered || !isUndoable(match)) return null;
  const areQuiet = standing.slice(place).every(move => undoableMoves.get(move) === true);
  return areQuiet || movesToUndo(match, by, match.moves.at(-1)?.at ?? 0) ? 'ask' : null;
}

/** Decides an undo of the seat's last move. */
export function decideUndo<Action extends { type: string }, Event extends object>(
  match: MatchOf<Action, Event>,
  by: Seat,
  at: Milliseconds,
): MoveDecision<Action> {
  checkTime(match, at);
  return mayUndo(match, by) ? { ok: true, move: { by, at, action: null }, isNoOp: false } : refuse({ because: 'undo' });
}

/** Undoes the seat's last move, if allowed. */
export function undo<Action extends { type: string }, Event extends object>(
  match: MatchOf<Action, Event>,
  by: Seat,
  at: Milliseconds,
): MoveResult<Action, Event> {
  const decided = decideUndo(match, by, at);
  return decided.ok ? applyOrRefuse(match, decided.move) : decided;
}

/** The most moves that can be undone at once; each of them has to be checked. */
const MAX_UNDO_LENGTH = 64;

/**
 * The undo moves that lead back to before the seat's last move, each by its mover; undefined if there are too many, or
 * one cannot be undone. All other players have to agree first.
 */
export function movesToUndo(match: AnyMatch, by: Seat, at: Milliseconds): Move<{ type: string }>[] | undefined {
  checkTime(match, at);
  if (match.game.keepsAnswered) return undefined;
  const place = match.standing.findLastIndex(move => move.by === by);
  if (place < 0 || match.standing.length - place > MAX_UNDO_LENGTH) return undefined;
  const again = branchOf(match);
  const back: Move<{ type: string }>[] = [];
  for (const { by: mover } of match.standing.slice(place).reverse()) {
    if (typeof mover !== 'number' || !mayTakeBack(again, mover)) return undefined;
    const move = { by: mover, at, action: null };
    applyMove(again, move);
    back.push(move);
  }
  return back;
}

type Made = StandingMove<{ type: string }>;

/** Whether the rules drew luck, read hidden state or whispered to another seat while carrying out the move. */
function readsHiddenState(match: AnyMatch, state: object, { number, by, action }: Made): boolean {
  const stream = streamOf(match.seed, number);
  const told: ToldEvent<object>[] = [];
  const watched = watchReads(state);
  try {
    match.game.apply(watched.state, by, copy(action), tableFor(stream, told));
  } catch {
    return true; // it read hidden state, or threw only under the proxy, which counts as a read
  }
  return stream.used() || watched.looked() || told.some(({ to }) => to !== 'all' && to.some(seat => seat !== by));
}

const WORLDS = 32;

/** Whether the viewer would have seen something else in another world with the same view before the move. */
function isRevealing(
  { game }: AnyMatch,
  { by, action }: Made,
  sight: { viewer: Viewer; before: object; after: object; change: Change | undefined },
): boolean {
  // the open part was written without reading hidden state, so it is the same in every such world
  if (Object.keys(sight.change ?? {}).every(key => key === 'open')) return false;
  for (let world = 0; world < WORLDS; world++) {
    const chance = quickChance(world);
    try {
      const state = game.imagine(copy(sight.before), chance);
      game.apply(state, by, copy(action), tableFor(chance, []));
      if (!same(game.view(state, sight.viewer), sight.after)) return true;
    } catch {
      return true; // the move is impossible in that world
    }
  }
  return false;
}

/** Created once, because creating an error is slow and this one is thrown after most moves. */
const READ_HIDDEN = new Error('the rules looked at something hidden');

/** A proxy of the state that throws when anything outside the open part is read. Writing is allowed. */
function watchReads(state: object): { state: object; looked(): boolean } {
  let noticed = false;
  function look(): never {
    noticed = true;
    throw READ_HIDDEN;
  }
  const veils = new Map<object, object>();
  function veil(whole: object): object {
    const known = veils.get(whole);
    if (known) return known;
    const veiled = new Proxy(whole, {
      get(target, key): unknown {
        const part: unknown = Reflect.get(target, key);
        if (typeof part === 'function' || (target === state && key === 'open')) return part;
        return typeof part === 'object' && part !== null ? veil(part) : look();
      },
      set: (target, key, value) => Reflect.set(target, key, value),
      has: () => look(),
      ownKeys: () => look(),
      getOwnPropertyDescriptor: () => look(),
    });
    veils.set(whole, veiled);
    return veiled;
  }
  return { state: veil(state), looked: () => noticed };
}
