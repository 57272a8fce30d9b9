import type { BySeat, Seat } from '#kernel';
import type { Element, Kind } from './edition.ts';
import { casesFitting, numbersOf, sizeOf } from './knowledge.ts';
import type { Open } from './state.ts';
import { townOf } from './tiles.ts';

/** The scores of each seat; null: none yet. */
export const scoresOf = (open: Open, investigation = 1): BySeat<number | null> =>
  open.solvers.map(({ scores }) => scores[investigation - 1] ?? null);

/** The number of possible cases of a seat by its own replies, ignoring its hand. */
export const casesLeft = (open: Open, seat: Seat): number =>
  casesFitting(open, seat).reduce((sum, box) => sum + sizeOf(box), 0);

/** The elements of one kind that are still possible, ignoring its hand. */
export function elementsLeft(open: Open, seat: Seat, kind: Kind): Element[] {
  const bits = casesFitting(open, seat).reduce((sum, box) => sum | box[kind], 0);
  return numbersOf(bits).flatMap(number => townOf(open).elements[kind][number] ?? []);
}
