import type { Milliseconds, Seat } from '#kernel';
import { no } from './decision.ts';
import { awaitedAt } from './doc.ts';
import type { Live } from './live.ts';
import type { Refused } from './protocol.ts';
import type { Instant } from './store.ts';
import { seatOf } from './table.ts';
import { type Listener, written } from './tell.ts';

/** A seat is nudged at most once in this time, no matter by whom. */
export const NUDGE_EVERY: Milliseconds = 15_000;

/** Reminds a person the table waits for. A nudge is told at once and kept nowhere: it is no part of the match. */
export function nudge({ table, listeners, nudged }: Live, by: Listener, seat: Seat, now: Instant): Refused | undefined {
  const mine = seatOf(table, by.guest.id);
  if (mine === undefined || by.looksOn) return no('notSeated');
  if (table.phase !== 'playing') return no('notPlaying');
  if (table.muted.has(by.guest.id)) return no('muted');
  if (seat === mine || !awaitedAt(table).includes(seat)) return no('badField', { field: 'seat' });
  const wait = (nudged.get(seat) ?? -NUDGE_EVERY) + NUDGE_EVERY - now;
  if (wait > 0) return no('tooFast', { wait });
  nudged.set(seat, now);
  const message = written({ type: 'nudged', by: mine });
  for (const listener of listeners)
    if (!listener.looksOn && seatOf(table, listener.guest.id) === seat) listener.hear(message);
  return undefined;
}
