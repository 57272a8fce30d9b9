import type { Seat, Table } from '#kernel';
import { discard } from './board.ts';
import { cardOf } from './components.ts';
import type { CardNo } from './kinds.ts';
import type { Ban } from './vocabulary.ts';
import type { Event, Lasting, LastingOf, Open } from './state.ts';

export const nextId = ({ lasting }: Open): number => 1 + Math.max(0, ...lasting.map(({ id }) => id));

export function addLasting(open: Open, effect: Lasting): void {
  open.lasting = [...open.lasting, effect];
}

/** The events that stay in front of players (TCZ-8.5). */
export const activeEvents = ({ lasting }: Pick<Open, 'lasting'>): CardNo[] => [
  ...new Set(lasting.map(({ event }) => event)),
];

/** In front of whom an active event lies: the player it concerns, or the actor if there are several (TCZ-8.5). */
export function holderOf({ lasting }: Pick<Open, 'lasting'>, event: CardNo): Seat | undefined {
  const effects = lasting.filter(one => one.event === event);
  const [first] = effects;
  return effects.every(({ seat }) => seat === first?.seat) ? first?.seat : first?.actor;
}

/** Changes one effect; null ends it. An event whose last effect has ended goes to the used pile (TCZ-8.5). */
export function changeLasting(open: Open, id: number, change: Lasting | null, table: Table<Event>): void {
  const changed = open.lasting.find(one => one.id === id);
  if (!changed) throw new Error(`there is no lasting effect ${id}`);
  open.lasting = open.lasting.flatMap(one => (one.id !== id ? [one] : change ? [change] : []));
  releaseEvent(open, changed.event, table);
}

/** Not while the event is still being resolved: then it goes to the used pile when it is finished. */
function releaseEvent(open: Open, event: CardNo, table: Table<Event>): void {
  const isInUse =
    activeEvents(open).includes(event) || (open.resolving?.event === event && open.resolving.tick === null);
  if (isInUse) return;
  discard(open, event);
  table.tell({ type: 'eventEnded', event });
}

const isBan = (one: Lasting): one is LastingOf<'ban'> => one.kind === 'ban';

/** The bans that bind a player now, in order of activation. */
export const bansOn = ({ lasting }: Pick<Open, 'lasting'>, seat: Seat, what: Ban): LastingOf<'ban'>[] =>
  lasting.filter(isBan).filter(ban => ban.seat === seat && ban.what === what && !ban.isFromNextTurn);

export const isBanned = (open: Pick<Open, 'lasting'>, seat: Seat, what: Ban): boolean =>
  bansOn(open, seat, what).some(({ cats }) => cats === null);

/** A ban on placing, perhaps only of this category (TCZ-14.54). */
export function isBannedFromPlacing(open: Pick<Open, 'lasting'>, seat: Seat, card: CardNo): boolean {
  const { category } = cardOf(card);
  return bansOn(open, seat, 'place').some(
    ({ cats }) => cats === null || (category !== null && cats.includes(category)),
  );
}

/** A ban loses one turn, and ends with the last. */
export function shortenBan(open: Open, ban: LastingOf<'ban'>, table: Table<Event>): void {
  changeLasting(open, ban.id, ban.turns > 1 ? { ...ban, turns: ban.turns - 1 } : null, table);
}

/** At the end of a turn the durations of the player count down (TCZ-14.39, TCZ-14.41, TCZ-14.53). */
export function countDown(open: Open, seat: Seat, table: Table<Event>): void {
  const counted = new Set<string>();
  for (const effect of open.lasting) {
    if (effect.seat !== seat || effect.kind === 'ongoing') continue;
    if (effect.isFromNextTurn) changeLasting(open, effect.id, { ...effect, isFromNextTurn: false }, table);
    else if (effect.kind === 'ban') countBan(open, effect, counted, table);
    else if (effect.turns !== null)
      changeLasting(open, effect.id, effect.turns > 1 ? { ...effect, turns: effect.turns - 1 } : null, table);
  }
  open.lasting = open.lasting.map(effect =>
    effect.kind === 'ongoing' && effect.seat === seat ? { ...effect, isFromNextTurn: false } : effect,
  );
}

/** Bans of one kind run one after another; skipped turns and refills are counted where they happen. */
function countBan(open: Open, ban: LastingOf<'ban'>, counted: Set<string>, table: Table<Event>): void {
  if (ban.what === 'turn' || ban.what === 'draw') return;
  const kind = `${ban.what} ${(ban.cats ?? []).join(' ')}`;
  if (counted.has(kind)) return;
  counted.add(kind);
  shortenBan(open, ban, table);
}

/** The tick effects of a player at this end of the turn, in order of activation. */
export const ticksOf = ({ lasting }: Open, seat: Seat, at: 'turnStart' | 'turnEnd'): LastingOf<'ongoing'>[] =>
  lasting.flatMap(one =>
    one.kind === 'ongoing' && one.seat === seat && one.at === at && !one.isFromNextTurn ? [one] : [],
  );

/** The sum of what modifies a player's dice in plebiscites (TCZ-14.47). */
export const modifierOf = ({ lasting }: Pick<Open, 'lasting'>, seat: Seat, side: 'attack' | 'defend'): number =>
  lasting.reduce((sum, one) => (one.kind === 'modifier' && one.seat === seat ? sum + one[side] : sum), 0);
