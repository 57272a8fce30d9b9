import type { RuleId, Seat, Table } from '#kernel';
import { actingAt, prisonerOf, prisonersAt } from './board.ts';
import { KINDS, type Kind, type Location, THINGS, type Thing } from './components.ts';
import { cannotPay, hereOf, payHere } from './guards.ts';
import { gapsFor, hasRoomFor, owns, pass, putDown, takeFrom } from './items.ts';
import type { Event, Open } from './state.ts';

/** Other prisoners on the location of the acting one. */
export const companionsOf = (open: Open): Seat[] =>
  prisonersAt(open, hereOf(open)).filter(seat => seat !== actingAt(open).seat);

/** Why nothing can be stolen here, whatever it is. */
export const whyNotStealHere = (open: Open): RuleId | undefined =>
  actingAt(open).hasStolen ? 'ALC-9.9' : cannotPay(open);

/** ALC-9.6 to ALC-9.8. */
export function whyNotSteal(open: Open, victim: unknown, what: unknown): RuleId | undefined {
  const inGeneral = whyNotStealHere(open);
  if (inGeneral !== undefined) return inGeneral;
  const robbed = companionsOf(open).find(seat => seat === victim);
  if (robbed === undefined) return 'ALC-9.6';
  const thing = THINGS.find(one => one === what);
  if (thing === undefined) return 'ALC-9.8';
  const isPossible = owns(prisonerOf(open, robbed), thing) && hasRoomFor(prisonerOf(open, actingAt(open).seat), thing);
  return isPossible ? undefined : 'ALC-9.7';
}

export function steal(
  open: Open,
  by: Seat,
  { victim, what }: { victim: Seat; what: Thing },
  table: Table<Event>,
): void {
  payHere(open);
  actingAt(open).hasStolen = true;
  pass(open, victim, by, what);
  table.tell({ type: 'stole', by, victim, what });
}

/** ALC-9.14. */
export function whyNotDiscard(open: Open, item: unknown, returnTo: unknown): RuleId | undefined {
  const unpaid = cannotPay(open);
  if (unpaid !== undefined) return unpaid;
  const kind = KINDS.find(one => one === item);
  if (kind === undefined || !prisonerOf(open, actingAt(open).seat).items.includes(kind)) return 'ALC-9.14';
  return gapsFor(open, kind).some(location => location === returnTo) ? undefined : 'ALC-11.3';
}

export function discardItem(
  open: Open,
  by: Seat,
  { item, returnTo }: { item: Kind; returnTo: Location },
  table: Table<Event>,
): void {
  payHere(open);
  takeFrom(prisonerOf(open, by), item);
  putDown(open, returnTo, item);
  table.tell({ type: 'itemDiscarded', by, item, at: returnTo });
}
