import { LOCATIONS, type Location } from '../rules/components.ts';
import type { Open } from '../rules/state.ts';

/** How many moves each location is from each other one, guards left aside: by location, then by location. */
export type Distances = readonly (readonly number[])[];

const COLUMNS = 4;
const known = new WeakMap<readonly Location[], Distances>();

/** The layout stays the same through a match, so its distances are remembered. */
export function distancesOf({ layout }: Pick<Open, 'layout'>): Distances {
  const before = known.get(layout);
  if (before) return before;
  const place = [0, ...LOCATIONS].map(location => layout.indexOf(location));
  const found = place.map(one =>
    place.map(other =>
      Math.max(
        Math.abs(Math.floor(one / COLUMNS) - Math.floor(other / COLUMNS)),
        Math.abs((one % COLUMNS) - (other % COLUMNS)),
      ),
    ),
  );
  known.set(layout, found);
  return found;
}

export const distance = (distances: Distances, from: Location, to: Location): number => distances[from]?.[to] ?? 0;
