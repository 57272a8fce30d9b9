import { CARD_ROWS } from './data/cards.ts';
import { EVENT_CARDS } from './data/events.ts';
import {
  type BuildableCategory,
  type CardNo,
  type CardType,
  type Category,
  type Epoch,
  OBJECTS,
  type ReplacementNo,
  SERVICES,
  type StackEpoch,
  type Stars,
} from './kinds.ts';
import type { EventCard } from './vocabulary.ts';

export interface Card {
  readonly no: CardNo;
  readonly type: CardType;
  readonly category: Category | null; // null: Start cards and events have none (TCZ-1.8)
  readonly epoch: Epoch;
  readonly stars: Stars;
}

export const STACK_EPOCHS: readonly StackEpoch[] = [3, 4, 5];
export const HAND_SIZE = 5;
/** TCZ-1.29. */
export const TOKENS_PER_SEAT = 70;

function typeOfCategory(category: BuildableCategory): CardType {
  if (SERVICES.some(one => one === category)) return 'service';
  return OBJECTS.some(one => one === category) ? 'object' : 'special';
}

const START_CARDS: readonly Card[] = [1, 2, 3, 4].map(no => ({
  no,
  type: 'start',
  category: null,
  epoch: 2,
  stars: 0,
}));
const BUILDABLE: readonly Card[] = CARD_ROWS.map(([no, category, epoch, stars]) => ({
  no,
  type: typeOfCategory(category),
  category,
  epoch,
  stars,
}));

/** The regular cards (TCZ-1.2). */
export const CARDS: readonly Card[] = [
  ...START_CARDS,
  ...BUILDABLE,
  ...EVENT_CARDS.map(({ no, epoch }): Card => ({ no, type: 'event', category: null, epoch, stars: 0 })),
];

/** By number; tests add the examples of the ledger. */
export const EVENTS: Map<CardNo, EventCard> = new Map(EVENT_CARDS.map(event => [event.no, event]));

/** What each replacement turns its host into (TCZ-1.15, TCZ-1.16). */
export const REPLACEMENTS: ReadonlyMap<ReplacementNo, Category> = new Map([
  ['168B', 'unique'],
  ['171B', 'unique'],
  ['177B', 'unique'],
  ['178B', 'future'],
  ['179B', 'future'],
  ['182B', 'unique'],
  ['184B', 'unique'],
  ['190B', 'contamination'],
  ['196B', 'unique'],
  ['197B', 'future'],
  ['198B', 'future'],
  ['200B', 'unique'],
]);

const BY_NO = new Map(CARDS.map(card => [card.no, card]));

export function cardOf(no: CardNo): Card {
  const card = BY_NO.get(no);
  if (!card) throw new Error(`there is no card ${no}`);
  return card;
}

export function eventOf(no: CardNo): EventCard {
  const event = EVENTS.get(no);
  if (!event) throw new Error(`card ${no} is no event`);
  return event;
}

export function replacementOf(no: ReplacementNo): Category {
  const category = REPLACEMENTS.get(no);
  if (!category) throw new Error(`there is no replacement ${no}`);
  return category;
}

export const isEvent = (no: CardNo): boolean => EVENTS.has(no);
/** TCZ-1.3. */
export const isBuildable = (no: CardNo): boolean => no >= 5 && no <= 150;

export type TownId = 'tczew' | 'czyzykowo' | 'suchostrzygi' | 'lisewo';

export interface Town {
  readonly id: TownId;
  /** Its letter in the plan of the zones. */
  readonly zone: string;
  readonly startCard: CardNo;
  readonly startCell: string;
  readonly founding: readonly CardNo[];
  /** In play with so many players and more (TCZ-2.5). */
  readonly inPlayFrom: number;
}

/** TCZ-2.5, TCZ-4.1. */
export const TOWNS: readonly Town[] = [
  { id: 'tczew', zone: 'T', startCard: 1, startCell: 'H8x6', founding: [114, 115, 116], inPlayFrom: 2 },
  { id: 'czyzykowo', zone: 'C', startCard: 2, startCell: 'G7x11', founding: [117, 118, 119], inPlayFrom: 2 },
  { id: 'suchostrzygi', zone: 'S', startCard: 3, startCell: 'C3x8', founding: [120, 121, 122], inPlayFrom: 4 },
  { id: 'lisewo', zone: 'L', startCard: 4, startCell: 'L12x9', founding: [123, 124, 125], inPlayFrom: 3 },
];

export const townsFor = (seats: number): Town[] => TOWNS.filter(({ inPlayFrom }) => inPlayFrom <= seats);

export function townOf(id: TownId): Town {
  const town = TOWNS.find(one => one.id === id);
  if (!town) throw new Error(`there is no town ${id}`);
  return town;
}
