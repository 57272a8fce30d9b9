import type { Seat } from '#kernel';
import { bribedAt, guardsAt, neighboursOf } from '../rules/board.ts';
import { type Location, MAX_GUARDS_HERE } from '../rules/components.ts';
import { whyNotMove } from '../rules/movement.ts';
import { hereOf } from '../rules/guards.ts';
import type { Open } from '../rules/state.ts';

/** What the guards of a location mean for those who act there (ALC-8.3). */
export type Band = 'normal' | 'dear' | 'blocked' | 'full';

const bandOf = (guards: number): Band =>
  guards >= MAX_GUARDS_HERE ? 'full' : guards === 3 ? 'blocked' : guards === 2 ? 'dear' : 'normal';

/** The guards of a location as a player reads them. */
export interface Watch {
  readonly guards: number;
  /** Paid off by the acting prisoner, for this player turn. */
  readonly bribed: number;
  readonly band: Band;
  /** Blackmail keeps everybody out until the turn ends. */
  readonly isClosed: boolean;
}

export function watchAt(open: Pick<Open, 'guards' | 'acting' | 'bans'>, location: Location): Watch {
  const guards = guardsAt(open, location);
  const bribed = bribedAt(open, location);
  return { guards, bribed, band: bandOf(guards - bribed), isClosed: open.bans.closed.includes(location) };
}

/** How a location stands to the prisoner who acts: here, a move away, next door but shut, or farther away. */
export type Reach = 'here' | 'open' | 'shut' | 'far';

export function reachOf(open: Open, location: Location): Reach | undefined {
  if (!open.acting) return undefined;
  if (hereOf(open) === location) return 'here';
  if (!neighboursOf(open, hereOf(open)).includes(location)) return 'far';
  return whyNotMove(open, location) === undefined ? 'open' : 'shut';
}

/** The order of play in this turn: the scapegoat first, then clockwise (ALC-7.1). */
export type Play = 'done' | 'now' | 'next' | 'later';

export function playOf({ acting, scapegoat, seats }: Pick<Open, 'acting' | 'scapegoat' | 'seats'>, seat: Seat): Play {
  if (!acting) return 'later';
  const placeOf = (one: Seat): number => (one - scapegoat + seats) % seats;
  const after = placeOf(seat) - placeOf(acting.seat);
  if (after === 0) return 'now';
  if (after < 0) return 'done';
  return after === 1 ? 'next' : 'later';
}
