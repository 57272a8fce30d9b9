import type { Milliseconds, Seat } from './game.ts';
import { viewersOf } from './game.ts';
import { type AnyMatch, checkTime, type Playing, type Reply, refuse, repeat, standing, stateBefore, type Told, tableFor } from './match.ts';
import { canonical, copy } from './plain.ts';
import { streamOf } from './stream.ts';
import { diff } from './wire.ts';

/**
 * Whether the seat may take back the last move: its own, made without luck, and news to nobody.
 * A move is news if the rules looked at anything that is not open to all while they carried it out,
 * if it was whispered to somebody else, or if it changed one onlooker's view otherwise than another's.
 */
export function mayUndo(match: AnyMatch, by: Seat): boolean {
  const moves = standing(match.moves);
  const last = moves.at(-1);
  if (!last || last.by !== by) return false;
  const { game } = match;
  const state = stateBefore(match, moves.length - 1);
  const onlookers = viewersOf(match.seats).filter(viewer => viewer !== by);
  const before = onlookers.map(viewer => copy(game.view(state, viewer)));
  const stream = streamOf(match.seed, last.number);
  const told: Told<unknown>[] = [];
  const watched = watch(state);
  game.apply(watched.state, by, last.action, tableFor(stream, told));
  if (stream.used() || watched.looked() || tellsSomebodyElse(told, by)) return false;
  const changes = onlookers.map((viewer, at) => canonical(diff(before[at], game.view(state, viewer)) ?? null));
  return changes.every(change => change === changes[0]);
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

const tellsSomebodyElse = (told: readonly Told<unknown>[], by: Seat): boolean =>
  told.some(({ to }) => to !== 'all' && to.some(seat => seat !== by));

/** The same state, except that reading anything outside its open part is noticed. Writing is not reading. */
function watch(state: object): { state: object; looked(): boolean } {
  let noticed = false;
  const notice = (): void => {
    noticed = true;
  };
  const watched = new Proxy(state, {
    get: (target, key) => (key === 'open' ? Reflect.get(target, key) : veil(Reflect.get(target, key), notice)),
  });
  return { state: watched, looked: () => noticed };
}

function veil(value: unknown, notice: () => void): unknown {
  if (typeof value === 'function') return value;
  if (typeof value !== 'object' || value === null) {
    notice();
    return value;
  }
  return new Proxy(value, {
    get: (target, key) => veil(Reflect.get(target, key), notice),
    has(target, key) {
      notice();
      return Reflect.has(target, key);
    },
    ownKeys(target) {
      notice();
      return Reflect.ownKeys(target);
    },
  });
}
