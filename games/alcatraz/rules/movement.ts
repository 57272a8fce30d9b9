import type { RuleId, Seat, Table } from '#kernel';
import { actingAt, guardsAt, mayEnter, neighboursOf, prisonerOf } from './board.ts';
import { type Location, MAX_GUARDS_HERE } from './components.ts';
import { cannotPay, hereOf, payHere, shiftGuard } from './guards.ts';
import type { Event, Open } from './state.ts';

/** Guards at the origin never hinder leaving, nor make it dearer (ALC-8.3, ALC-9.2). */
export function whyNotMove(open: Open, to: unknown): RuleId | undefined {
  if (actingAt(open).ap < 1) return 'ALC-7.6';
  const target = neighboursOf(open, hereOf(open)).find(location => location === to);
  if (target === undefined) return 'ALC-9.1';
  if (guardsAt(open, target) >= MAX_GUARDS_HERE) return 'ALC-8.4';
  return mayEnter(open, target) ? undefined : 'ALC-9.2';
}

export function move(open: Open, by: Seat, to: Location, table: Table<Event>): void {
  const prisoner = prisonerOf(open, by);
  const from = prisoner.at;
  actingAt(open).ap -= 1;
  prisoner.at = to;
  table.tell({ type: 'moved', by, from, to });
}

/** ALC-9.10, ALC-9.11. */
export function whyNotRiot(open: Open, from: unknown): RuleId | undefined {
  const unpaid = cannotPay(open);
  if (unpaid !== undefined) return unpaid;
  const here = hereOf(open);
  const origin = neighboursOf(open, here).find(location => location === from);
  if (origin === undefined) return 'ALC-9.10';
  return guardsAt(open, origin) > 0 && guardsAt(open, here) < MAX_GUARDS_HERE ? undefined : 'ALC-9.11';
}

/** The cost looks at the guards before one arrives (ALC-9.12). */
export function riot(open: Open, by: Seat, from: Location, table: Table<Event>): void {
  const to = hereOf(open);
  payHere(open);
  shiftGuard(open, from, to);
  table.tell({ type: 'rioted', by, from, to });
}
