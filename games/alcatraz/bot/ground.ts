import { actingAt, guardsAt, prisonersAt, taskAt } from '../rules/board.ts';
import { LOCATIONS, type Location, MAX_GUARDS_HERE } from '../rules/components.ts';
import { hereOf } from '../rules/guards.ts';
import type { Open } from '../rules/state.ts';

/** How many moves each location is from each other one, guards left aside: rows of ROW, by location. */
export type Distances = Uint8Array;

const COLUMNS = 4;
const ROW = LOCATIONS.length + 1;
const known = new WeakMap<readonly Location[], Distances>();

/** The layout stays the same through a match, so its distances are remembered. */
export function distancesOf({ layout }: Pick<Open, 'layout'>): Distances {
  const before = known.get(layout);
  if (before) return before;
  const found = new Uint8Array(ROW * ROW);
  for (const from of LOCATIONS)
    for (const to of LOCATIONS) {
      const [one, other] = [layout.indexOf(from), layout.indexOf(to)];
      const rows = Math.abs(Math.floor(one / COLUMNS) - Math.floor(other / COLUMNS));
      found[from * ROW + to] = Math.max(rows, Math.abs((one % COLUMNS) - (other % COLUMNS)));
    }
  known.set(layout, found);
  return found;
}

export const distance = (distances: Distances, from: Location, to: Location): number => distances[from * ROW + to] ?? 0;

const MOST_QUIET = 2;

/** Guards who may be moved with some effect: away from tasks and prisoners, and to them. */
export function guardMoves(open: Open, target: Location | null): { from: Location; to: Location }[] {
  const matters = (location: Location): boolean =>
    taskAt(open, location) !== undefined || location === hereOf(open) || othersAt(open, location);
  const quiet = LOCATIONS.filter(location => !matters(location)).sort(
    (one, other) => guardsAt(open, one) - guardsAt(open, other),
  );
  const important = LOCATIONS.filter(matters);
  const targets = target === null ? [...important, ...quiet.slice(0, MOST_QUIET)] : [target];
  const origins = [...important, ...quiet.toReversed().slice(0, MOST_QUIET)].filter(from => guardsAt(open, from) > 0);
  return targets
    .filter(to => guardsAt(open, to) < MAX_GUARDS_HERE)
    .flatMap(to => origins.filter(from => from !== to).map(from => ({ from, to })));
}

const othersAt = (open: Open, location: Location): boolean =>
  prisonersAt(open, location).some(seat => seat !== actingAt(open).seat);
