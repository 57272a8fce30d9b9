import { type Growth, seatsOf, type Table } from '#kernel';
import type { Action, Event, Open, State } from './state.ts';

/** SPY-1.2 */
export const MAX_PLAYERS = 8;

/** How many latecomers are dealt in with the next round. */
export const joiningAt = ({ joining = 0 }: Open): number => joining;

/** SPY-2.10, SPY-2.11: while another round follows, and there are cards for one more. */
const mayJoin = (open: Open): boolean =>
  open.stage !== 'over' && open.round < open.options.rounds && open.seats + joiningAt(open) < MAX_PLAYERS;

export const growth: Growth<State, Action> = {
  seats: ({ open }) => open.seats,
  waiting: ({ open }) => joiningAt(open),
  admit: ({ open }) => (mayJoin(open) ? { type: 'join' } : undefined),
  dismiss: () => ({ type: 'cancelJoin' }),
};

/** SPY-2.10: latecomers are seated after the last seat, before the next round is dealt. */
export function seatLatecomers(open: Open, table: Table<Event>): void {
  const before = open.seats;
  if (joiningAt(open) === 0) return;
  open.seats += joiningAt(open);
  open.joining = 0;
  for (const seat of seatsOf(open.seats).slice(before)) table.tell({ type: 'joined', seat });
}
