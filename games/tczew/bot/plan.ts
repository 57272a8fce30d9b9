import { CELLS, type Cell, columnOf, isRiver, rowOf } from '../rules/cells.ts';
import { CARDS, REPLACEMENTS } from '../rules/components.ts';
import {
  type CardNo,
  type Category,
  OBJECTS,
  type ReplacementNo,
  SERVICES,
  SPECIALS,
  type Stars,
} from '../rules/kinds.ts';

/** The categories in a fixed order: a set of them is a number, one bit each. */
const CATEGORIES: readonly Category[] = [...OBJECTS, ...SERVICES, ...SPECIALS, 'contamination'];
export const OBJECT_BITS = (1 << OBJECTS.length) - 1;
export const ALL_BITS = (1 << CATEGORIES.length) - 1;

export const bitOf = (category: Category | null): number => (category === null ? 0 : 1 << CATEGORIES.indexOf(category));

/** What an evaluation has to know of a card. */
export interface CardFacts {
  readonly bit: number;
  readonly stars: Stars;
  readonly isStart: boolean;
  readonly isEvent: boolean;
  readonly isStructural: boolean;
  /** What it scores face up (TCZ-12.6 to TCZ-12.8). */
  readonly points: number;
}

const pointsOf = (category: Category | null): number => {
  if (category === 'monument') return 2;
  return category === 'unique' || category === 'future' ? 1 : 0;
};

const FACTS: readonly (CardFacts | undefined)[] = CARDS.reduce<(CardFacts | undefined)[]>((facts, card) => {
  const isStart = card.type === 'start';
  facts[card.no] = {
    bit: bitOf(card.category),
    stars: card.stars,
    isStart,
    isEvent: card.type === 'event',
    isStructural: isStart || card.category === 'town_hall',
    points: isStart ? 3 : pointsOf(card.category),
  };
  return facts;
}, []);

export function factsOf(card: CardNo): CardFacts {
  const facts = FACTS[card];
  if (!facts) throw new Error(`there is no card ${card}`);
  return facts;
}

/** A replacement covers what its host scored. */
const COVERS: ReadonlyMap<ReplacementNo, { readonly bit: number; readonly points: number }> = new Map(
  [...REPLACEMENTS].map(([no, category]) => [
    no,
    { bit: bitOf(category), points: category === 'contamination' ? -1 : pointsOf(category) },
  ]),
);

export function coverFacts(no: ReplacementNo): { readonly bit: number; readonly points: number } {
  const facts = COVERS.get(no);
  if (!facts) throw new Error(`there is no replacement ${no}`);
  return facts;
}

/** East of the Vistula. */
const EAST: readonly boolean[] = CELLS.map(cell => {
  const row = CELLS.filter(one => rowOf(one) === rowOf(cell) && isRiver(one));
  return row.length > 0 && cell > Math.max(...row);
});
export const isEast = (cell: Cell): boolean => EAST[cell] ?? false;

export const COLUMNS: readonly number[] = CELLS.map(columnOf);
export const ROWS: readonly number[] = CELLS.map(rowOf);
