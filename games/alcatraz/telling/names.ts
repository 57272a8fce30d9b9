import type { Seat } from '#kernel';
import { type Argument, computedLine } from '#telling';
import { byLocation, planCard } from '../rules/board.ts';
import {
  type CardId,
  type Kind,
  type Location,
  type PlanId,
  type Side,
  type Thing,
  THINGS,
} from '../rules/components.ts';
import { SHEETS } from '../rules/data/locations.ts';
import { thingsIn } from '../rules/items.ts';
import type { Bundle } from '../rules/state.ts';
import { type GameLine, line } from './line.ts';

/** The word by which catalogues know a location. */
const wordOf = (location: Location): string => byLocation(SHEETS, location).id.replaceAll('_', '-');

export const locationName = (location: Location): GameLine => computedLine(`location-${wordOf(location)}`);
/** "in the Chapel", "to the Chapel", "from the Chapel". */
export const locationIn = (location: Location, form: 'at' | 'into' | 'from'): GameLine =>
  computedLine(`location-${wordOf(location)}-${form}`);
/** What the side of a location does, in a few words for a board. */
export const shortRule = (location: Location, side: Side): GameLine =>
  computedLine(`location-${wordOf(location)}-${side}-short`);
/** What the side of a location does, in full. */
export const fullRule = (location: Location, side: Side): GameLine =>
  computedLine(`location-${wordOf(location)}-${side}`);

/** An item or Cash by its name. */
export const thingName = (thing: Thing): GameLine => computedLine(`item-${thing}`);
export const strengthName = (): GameLine => line('strength');
/** So many of a thing: "a Key", "2 Keys". */
export const counted = (thing: Thing, count = 1): GameLine => computedLine(`counted-${thing}`, { count });

/** All things of a list, alike ones together; none is a word too. */
export function thingList(things: readonly Thing[]): Argument {
  const found = THINGS.map(thing => ({ thing, count: things.filter(one => one === thing).length }));
  const list = found.filter(({ count }) => count > 0).map(({ thing, count }) => counted(thing, count));
  return list.length === 0 ? line('nothing') : { list };
}
export const bundleList = (bundle: Bundle): Argument => thingList(thingsIn(bundle));

export const cardName = (card: CardId): GameLine => computedLine(`blackmail-${card}`);
export const cardText = (card: CardId): GameLine => computedLine(`blackmail-${card}-text`);
export const cardNames = (cards: readonly CardId[]): Argument => ({ list: cards.map(cardName) });

export const planName = (card: PlanId): GameLine => computedLine(`plan-${card}`);
/** A task by its letter and its name. */
export const taskName = (card: PlanId): GameLine =>
  line('task-name', { element: planCard(card).element, name: planName(card) });

export const seatName = (seat: Seat): GameLine => line('seat-name', { seat: { seat } });
export const seatNames = (seats: readonly Seat[]): Argument => ({ list: seats.map(seat => ({ seat })) });

export const guardCount = (count: number): GameLine => line('counted-guards', { count });

/** A token as the rules write it: its owner and its kind. */
export function tokenParts(token: string): { readonly seat: Seat; readonly kind: Kind } {
  const [owner, word] = token.split('.');
  const kind = THINGS.find(thing => thing === word);
  if (kind === undefined || kind === 'cash') throw new Error(`this is no token: ${token}`);
  return { seat: Number(owner), kind };
}
