import { quickChance } from './chance.ts';
import { type Milliseconds, type Seat, type Viewer, viewersOf } from './game.ts';
import {
  type AnyMatch,
  checkTime,
  type Move,
  type Playing,
  type Reply,
  refuse,
  repeat,
  restore,
  type Standing,
  snapshotOf,
  stateAfter,
  type Told,
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

/**
 * Whether the last move that stands is the seat's own, and can be taken back as if it had never
 * been: made without luck, in a match that is not over, and news to nobody. A move is news
 *   if the rules looked at anything that is not open to all while they carried it out,
 *   if it was whispered to somebody else, or changed one onlooker's view otherwise than another's,
 *   or if it would have looked otherwise in a world that looked the same before it.
 */
export function mayTakeBack(match: AnyMatch, by: Seat): boolean {
  const { game } = match;
  const last = match.standing.at(-1);
  if (!last || last.by !== by) return false;
  if (game.result(match.state)) return false;
  const state = stateAfter(match, match.standing.length - 1);
  const sights = viewersOf(match.seats).map(viewer => {
    const before = copy(game.view(state, viewer));
    const after = game.view(match.state, viewer);
    return { viewer, before, after, change: diff(before, after) };
  });
  const seen = sights.filter(({ viewer }) => viewer !== by).map(({ change }) => canonical(change ?? null));
  if (seen.some(change => change !== seen[0]) || isMadeLooking(match, state, last)) return false;
  // the audience stands for every onlooker: they saw the same, and none of them knew less
  return !sights.some(sight => (sight.viewer === by || sight.viewer === 'audience') && isRevealing(match, last, sight));
}

/** Takes back the seat's last move, if the kernel allows it. */
export function undo<Action extends { type: string }, Event extends object>(
  match: Playing<Action, Event>,
  by: Seat,
  at: Milliseconds,
): Reply<Action, Event> {
  checkTime(match, at);
  if (!mayUndo(match, by)) return refuse({ because: 'undo' });
  const move = { by, at, action: null };
  repeat(match, move);
  return { ok: true, number: match.moves.length, move, told: match.told };
}

/** Each move on the way back is checked for news, so the way is short. No table agrees on a longer one. */
const LONGEST_WAY_BACK = 64;

/**
 * The moves that take everything back to where the seat last moved, each mover its own; undefined if
 * there are too many, or one of them cannot be taken back. The others have moved since, so they all have to agree first.
 */
export function wayBack(match: AnyMatch, by: Seat, at: Milliseconds): Move<{ type: string }>[] | undefined {
  checkTime(match, at);
  const place = match.standing.findLastIndex(move => move.by === by);
  if (place < 0 || match.standing.length - place > LONGEST_WAY_BACK) return undefined;
  const again = {
    ...restore(match, { ...snapshotOf(match), state: copy(match.state) }),
    checkpoints: [...match.checkpoints],
  };
  const back: Move<{ type: string }>[] = [];
  for (const { by: mover } of match.standing.slice(place).reverse()) {
    if (mover === 'clock' || !mayTakeBack(again, mover)) return undefined;
    const move = { by: mover, at, action: null };
    repeat(again, move);
    back.push(move);
  }
  return back;
}

type Made = Standing<{ type: string }>;

/** Whether the rules, carrying out the move, drew luck, looked at what is hidden or whispered to somebody else. */
function isMadeLooking(match: AnyMatch, state: object, { number, by, action }: Made): boolean {
  const stream = streamOf(match.seed, number);
  const told: Told<object>[] = [];
  const watched = watch(state);
  try {
    match.game.apply(watched.state, by, copy(action), tableFor(stream, told));
  } catch {
    return true; // what fails only when it is watched was looking
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

/** The same state, except that reading anything outside its open part is noticed. Writing is not reading. */
function watch(state: object): { state: object; looked(): boolean } {
  let noticed = false;
  function look<Seen>(seen: Seen): Seen {
    noticed = true;
    return seen;
  }
  const veils = new Map<object, object>();
  function veil(whole: object): object {
    const known = veils.get(whole);
    if (known) return known;
    const veiled = new Proxy(whole, {
      get(target, key): unknown {
        const part: unknown = Reflect.get(target, key);
        if (typeof part === 'function' || (target === state && key === 'open')) return part;
        return typeof part === 'object' && part !== null ? veil(part) : look(part);
      },
      set: (target, key, value) => Reflect.set(target, key, value),
      has: (target, key) => look(Reflect.has(target, key)),
      ownKeys: target => look(Reflect.ownKeys(target)),
      getOwnPropertyDescriptor: (target, key) => look(Reflect.getOwnPropertyDescriptor(target, key)),
    });
    veils.set(whole, veiled);
    return veiled;
  }
  return { state: veil(state), looked: () => noticed };
}
