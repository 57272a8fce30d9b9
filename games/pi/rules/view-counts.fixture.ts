import type { BySeat, Seat } from '#kernel';
import type { Element, Kind } from './edition.ts';
import { casesFitting, numbersOf, sizeOf } from './knowledge.ts';
import type { Open } from './state.ts';
import { townOf } from './tiles.ts';

/** What each seat has scored in an investigation; null, nothing yet. */
export const scoresOf = (open: Open, investigation = 1): BySeat<number | null> =>
  open.solvers.map(({ scores }) => scores[investigation - 1] ?? null);

/** How many cases a seat cannot exclude by its own replies, its own hand ignored. */
export const casesLeft = (open: Open, seat: Seat): number =>
  casesFitting(open, seat).reduce((sum, box) => sum + sizeOf(box), 0);

/** The elements of one kind that are still possible, its own hand ignored. */
export function elementsLeft(open: Open, seat: Seat, kind: Kind): Element[] {
  const bits = casesFitting(open, seat).reduce((sum, box) => sum | box[kind], 0);
  return numbersOf(bits).flatMap(number => townOf(open).elements[kind][number] ?? []);
}
