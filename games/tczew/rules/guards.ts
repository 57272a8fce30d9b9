import type { Seat, Table } from '#kernel';
import { at, cellsOf, faceOf, placedAt } from './board.ts';
import { type Cell, sidesOf } from './cells.ts';
import { eventOf } from './components.ts';
import type { Service } from './kinds.ts';
import { changeLasting } from './lasting.ts';
import type { EventCard } from './vocabulary.ts';
import type { Event, LastingOf, Open, Resolving } from './state.ts';

/** Services that a suspension makes useless (TCZ-14.26). */
const isSuspended = ({ lasting }: Pick<Open, 'lasting'>, seat: Seat, service: Service): boolean =>
  lasting.some(one => one.kind === 'suspension' && one.seat === seat && one.services.includes(service));

/** The player's own face-up cards of a service, as far as they protect (TCZ-14.21). */
function servicesOf(open: Readonly<Open>, seat: Seat, service: Service): number {
  if (isSuspended(open, seat, service)) return 0;
  return cellsOf(open.board, seat).filter(cell => faceOf(placedAt(open.board, cell)).category === service).length;
}

/** The first service that keeps the event off the player (TCZ-14.23). */
export function cancellingService(
  open: Readonly<Open>,
  { guards = [], hostile }: EventCard,
  seat: Seat,
): Service | undefined {
  if (!hostile) return undefined;
  const guard = guards.find(one => one.kind === 'cancel' && servicesOf(open, seat, one.service) >= one.atLeast);
  return guard?.service;
}

/** One budget for the whole event (TCZ-14.24). */
export function savingOf(open: Readonly<Open>, { guards = [], hostile }: EventCard, seat: Seat): number {
  if (!hostile) return 0;
  return guards.reduce((sum, guard) => {
    if (guard.kind !== 'reduce') return sum;
    const { service, per = 1, by = 1, max = Number.POSITIVE_INFINITY } = guard;
    return sum + Math.min(max, by * Math.floor(servicesOf(open, seat, service) / per));
  }, 0);
}

/** The service card that shields a card of the target; undefined if none does (TCZ-14.25). */
export function shieldOf(open: Readonly<Open>, { event, target }: Resolving, cell: Cell): Cell | undefined {
  const { guards = [], hostile } = eventOf(event);
  const guard = guards.find(({ kind }) => kind === 'shield');
  if (!guard || !hostile || target === null || isSuspended(open, target, guard.service)) return undefined;
  if (at(open.board, cell)?.owner !== target) return undefined;
  return sidesOf(cell).find(side => {
    const placed = at(open.board, side);
    return placed?.owner === target && faceOf(placed).category === guard.service;
  });
}

/** A ward stops the event; the earlier one is used up first (TCZ-14.43). */
export function useWard(open: Open, { no, theme, hostile }: EventCard, seat: Seat, table: Table<Event>): boolean {
  if (!hostile) return false;
  const ward = open.lasting.find(
    (one): one is LastingOf<'ward'> =>
      one.kind === 'ward' &&
      one.seat === seat &&
      (one.themes === 'all' || (theme !== undefined && one.themes.includes(theme))),
  );
  if (!ward) return false;
  table.tell({ type: 'warded', seat, event: no });
  if (ward.uses !== null) changeLasting(open, ward.id, ward.uses > 1 ? { ...ward, uses: ward.uses - 1 } : null, table);
  return true;
}
