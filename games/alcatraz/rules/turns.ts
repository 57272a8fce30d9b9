import { clockwiseFrom, type Seat, seatsOf, type Table } from '#kernel';
import { actingAt, prisonerOf } from './board.ts';
import { enterGuard } from './guards.ts';
import type { Bans, Event, Open, State } from './state.ts';

/** Basic action points (ALC-7.3). */
const basicPoints = (seats: number): number => (seats === 3 ? 3 : 2);

/** Action points at the start of a player turn (ALC-7.3, ALC-14.13). */
const pointsAtStart = ({ seats, scapegoat, bonus, bans }: Open, seat: Seat): number =>
  seat === scapegoat ? basicPoints(seats) + bonus : Math.max(0, basicPoints(seats) - (bans.cuts[seat] ?? 0));

export const noBans = (seats: number): Bans => ({ closed: [], barred: [], cuts: seatsOf(seats).map(() => 0) });

/** Phase 3 begins with the scapegoat (ALC-6.5). */
export function beginActing(open: Open, table: Table<Event>): void {
  open.phase = 'acting';
  beginPlayerTurn(open, open.scapegoat, table);
}

function beginPlayerTurn(open: Open, seat: Seat, table: Table<Event>): void {
  const ap = pointsAtStart(open, seat);
  open.acting = { seat, ap, bribes: [], used: [], hasStolen: false, hasSpentStrength: false, offers: 0 };
  table.tell({ type: 'playerTurnBegan', seat, ap });
}

/** The next prisoner clockwise acts; after the last one the next turn begins (ALC-7.1, ALC-3.3). */
export function endPlayerTurn(state: State, isTimeUp: boolean, table: Table<Event>): void {
  const { open } = state;
  const { seat } = actingAt(open);
  table.tell({ type: 'playerTurnEnded', seat, at: prisonerOf(open, seat).at, isTimeUp });
  const order = clockwiseFrom(open.scapegoat, open.seats);
  const next = order[order.indexOf(seat) + 1];
  if (next !== undefined) return beginPlayerTurn(open, next, table);
  open.acting = null;
  table.tell({ type: 'turnEnded', turn: open.turn });
  beginTurn(state, table);
}

/** Phases 1 and 2: a guard enters, and talks begin (ALC-3.1). */
function beginTurn(state: State, table: Table<Event>): void {
  const { open } = state;
  open.turn += 1;
  open.phase = 'talks';
  open.bans = noBans(open.seats);
  open.said = [];
  table.tell({ type: 'turnBegan', turn: open.turn });
  enterGuard(state, table);
}
