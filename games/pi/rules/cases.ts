import type { CaseNumbers } from './case-deal.ts';
import type { Town } from './edition.ts';
import { type Box, countOf, numbersOf } from './knowledge.ts';

/** A set of cases: for every suspect and location, the crimes. */
export interface Cases {
  readonly locations: number;
  /** In rows of one suspect each. */
  readonly crimes: Uint16Array;
}

export function casesIn(town: Town, boxes: readonly Box[]): Cases {
  const locations = town.elements.location.length;
  const crimes = new Uint16Array(town.elements.suspect.length * locations);
  for (const box of boxes)
    for (const suspect of numbersOf(box.suspect))
      for (const location of numbersOf(box.location)) {
        const at = suspect * locations + location;
        crimes[at] = (crimes[at] ?? 0) | box.crime;
      }
  return { locations, crimes };
}

/** Whether any of the cases is in the box. */
export const meets = ({ locations, crimes }: Cases, box: Box): boolean =>
  crimes.some((row, at) => (row & box.crime) !== 0 && isCrossed(at, locations, box));

/** Whether the box contains the suspect and the location of this number. */
const isCrossed = (at: number, locations: number, { suspect, location }: Box): boolean =>
  ((suspect >>> Math.floor(at / locations)) & (location >>> (at % locations)) & 1) === 1;

/** The cases that are in the box. */
export const inside = ({ locations, crimes }: Cases, box: Box): Cases => ({
  locations,
  crimes: crimes.map((row, at) => (isCrossed(at, locations, box) ? row & box.crime : 0)),
});

/** The cases of the first set that are not in the second. */
export const lessThese = ({ locations, crimes }: Cases, other: Cases): Cases => ({
  locations,
  crimes: crimes.map((row, at) => row & ~(other.crimes[at] ?? 0)),
});

export const countCases = ({ crimes }: Cases): number => crimes.reduce((sum, row) => sum + countOf(row), 0);

/** The elements of all these cases. */
export function elementsOf({ locations, crimes }: Cases): Box {
  const found = { suspect: 0, location: 0, crime: 0 };
  crimes.forEach((row, at) => {
    if (row === 0) return;
    found.suspect |= 1 << Math.floor(at / locations);
    found.location |= 1 << (at % locations);
    found.crime |= row;
  });
  return found;
}

/** The cases one by one, up to a limit. */
export function listed({ locations, crimes }: Cases, most: number): CaseNumbers[] {
  const found: CaseNumbers[] = [];
  for (const [at, row] of crimes.entries())
    for (const crime of numbersOf(row)) {
      if (found.length === most) return found;
      found.push({ suspect: Math.floor(at / locations), location: at % locations, crime });
    }
  return found;
}
