import type { BySeat, Seat } from '#kernel';
import { ELEMENTS, type Element } from '../rules/components.ts';
import type { Open } from '../rules/state.ts';

/** A set of elements, one bit for each. */
export type Marks = number;

export const ALL_MARKS: Marks = 63;

export const bitOf = (element: Element): Marks => 1 << ELEMENTS.indexOf(element);

export const marksOf = ({ prisoners }: Pick<Open, 'prisoners'>): BySeat<Marks> =>
  prisoners.map(({ marks }) => marks.reduce((sum, element) => sum | bitOf(element), 0));

const SIZES: readonly number[] = Array.from({ length: ALL_MARKS + 1 }, (_, marks) =>
  [1, 2, 4, 8, 16, 32].reduce((sum, bit) => sum + (marks & bit ? 1 : 0), 0),
);
const sizeOfMarks = (marks: Marks): number => SIZES[marks] ?? 0;

/** Nobody stays behind yet: the match goes on. */
export const GOES_ON = -1;

/**
 * Who stays behind with these marks (ALC-16.3 to ALC-16.8), by the marks alone; among equals the one for whom
 * `poverty` is greatest.
 */
export function stayerWith(marks: BySeat<Marks>, scapegoat: Seat, poverty: (seat: Seat) => number): Seat {
  let [once, twice] = [0, 0];
  for (const one of marks) {
    twice |= once & one;
    once |= one;
  }
  if (once !== ALL_MARKS) return GOES_ON;
  const isRedundant = (seat: Seat): boolean => ((marks[seat] ?? 0) & ~twice) === 0;
  if (isRedundant(scapegoat)) return scapegoat;
  let [stayer, least, poorest] = [GOES_ON, 7, 0];
  for (let seat = 0; seat < marks.length; seat++) {
    if (!isRedundant(seat)) continue;
    const [size, poor] = [sizeOfMarks(marks[seat] ?? 0), poverty(seat)];
    if (size > least || (size === least && poor <= poorest)) continue;
    [stayer, least, poorest] = [seat, size, poor];
  }
  return stayer;
}
