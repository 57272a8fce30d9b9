import type { BySeat, Seat } from '#kernel';
import type { Element, Kind, Place } from './edition.ts';
import { casesFitting, numbersOf, sizeOf } from './knowledge.ts';
import { markerOn, onInvestigators, supply, type TileMarker } from './markers.ts';
import { solverAt } from './rounds.ts';
import type { Open, Solver } from './state.ts';
import { townOf } from './tiles.ts';

// What a test looks for on the open table, from the point of view of one seat's pieces.

export const solverOf = (open: Open, seat: Seat): Solver => solverAt(open, seat);

export const supplyOf = (open: Open, seat: Seat): { discs: number; cubes: number; substitutes: number } =>
  supply(open, solverAt(open, seat));

/** The seat's marker on a tile. */
export const onTile = (open: Open, seat: Seat, place: Place, kind: Kind): TileMarker | undefined =>
  markerOn(open, solverAt(open, seat), place, kind);

/** The seat's markers that lie on its investigators in a place. */
export const lyingOn = (open: Open, seat: Seat, place: Place): { discs: number; cubes: number } => ({
  discs: onInvestigators(open, solverAt(open, seat), place, 'disc'),
  cubes: onInvestigators(open, solverAt(open, seat), place, 'cube'),
});

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
