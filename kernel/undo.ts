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
import { canonical, copy, same } from './plain.ts';
import { streamOf } from './stream.ts';
import { type Change, diff } from './wire.ts';

/** Whether the seat may take back the last move of its own accord: nobody else has done anything since. */
export const mayUndo = (match: AnyMatch, by: Seat): boolean => {
  const last = match.standing.at(-1);
  return !match.moves.slice(last?.number ?? 0).some(move => move.by !== by) && mayTakeBack(match, by);
};

/** Whether the last move that stands is the seat's own, and can be taken back as if it had never been. */
export const mayTakeBack = (match: AnyMatch, by: Seat): boolean =>
  match.standing.at(-1)?.by === by && isUndoable(match);

/** Whether each move was quiet. That never changes, so it is found out once. */
const undoableMoves = new WeakMap<Made, boolean>();

/**
 * Whether the last move that stands was made by a seat, without luck, in a match that is not over, is not final by the
 * rules, and was news to nobody. A move is news
 *   if the rules looked at anything that is not open to all while they carried it out,
 *   if it was whispered to somebody else, or changed one onlooker's view otherwise than another's,
 *   or if it would have looked otherwise in a world that looked the same before it.
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
 * Finds out whether the last move can be taken back, while a copy of the state before it is at hand: replaying the
 * match to get one would take ten times as long. The copy is used up.
 */
export const checkLastMove = (match: AnyMatch, before: object): void => void isUndoable(match, before);

function tellsNothingNew(match: AnyMatch, last: Made, before?: object): boolean {
  const { game, standing } = match;
  const stateBefore = (): object => stateAfter(match, standing.length - 1);
  // most moves end here, so this is first
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
  // the audience stands for every onlooker: they saw the same, and none of them knew less
  return !sights.some(
    sight => (sight.viewer === last.by || sight.viewer === 'audience') && isRevealing(match, last, sight),
  );
}

/**
 * What a seat can do about its own last move: take it back now, take it back with everything since if the others
 * agree, or nothing (null).
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

/** Decides whether the seat takes back its last move. */
export function decideUndo<Action extends { type: string }, Event extends object>(
  match: MatchOf<Action, Event>,
  by: Seat,
  at: Milliseconds,
): MoveDecision<Action> {
  checkTime(match, at);
  return mayUndo(match, by) ? { ok: true, move: { by, at, action: null }, isNoOp: false } : refuse({ because: 'undo' });
}

/** Takes back the seat's last move, if the kernel allows it. */
export function undo<Action extends { type: string }, Event extends object>(
  match: MatchOf<Action, Event>,
  by: Seat,
  at: Milliseconds,
): MoveResult<Action, Event> {
  const decided = decideUndo(match, by, at);
  return decided.ok ? applyOrRefuse(match, decided.move) : decided;
}

/** Each move on the way back is checked for news, so the way is short. No table agrees on a longer one. */
const MAX_UNDO_LENGTH = 64;

/**
 * The moves that take everything back to where the seat last moved, each mover its own; undefined if
 * there are too many, or one of them cannot be taken back. The others have moved since, so they all have to agree first.
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

/** Whether the rules, carrying out the move, drew luck, looked at what is hidden or whispered to somebody else. */
function readsHiddenState(match: AnyMatch, state: object, { number, by, action }: Made): boolean {
  const stream = streamOf(match.seed, number);
  const told: ToldEvent<object>[] = [];
  const watched = watchReads(state);
  try {
    match.game.apply(watched.state, by, copy(action), tableFor(stream, told));
  } catch {
    return true; // it looked, or fails only when it is watched, which counts as looking
  }
  return stream.used() || watched.looked() || told.some(({ to }) => to !== 'all' && to.some(seat => seat !== by));
}

const WORLDS = 32;

/** Whether the viewer would have seen something else in another world that looked the same before the move. */
function isRevealing(
  { game }: AnyMatch,
  { by, action }: Made,
  sight: { viewer: Viewer; before: object; after: object; change: Change | undefined },
): boolean {
  // what is open was written without looking, so it is the same in every such world
  if (Object.keys(sight.change ?? {}).every(key => key === 'open')) return false;
  for (let world = 0; world < WORLDS; world++) {
    const chance = quickChance(world);
    try {
      const state = game.imagine(copy(sight.before), chance);
      game.apply(state, by, copy(action), tableFor(chance, []));
      if (!same(game.view(state, sight.viewer), sight.after)) return true;
    } catch {
      return true; // there, it could not even be done
    }
  }
  return false;
}

/** Made once: an error is expensive to make, and this one is thrown after most moves. */
const READ_HIDDEN = new Error('the rules looked at something hidden');

/** The same state, except that reading anything outside its open part is noticed, and fails. Writing is not reading. */
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
