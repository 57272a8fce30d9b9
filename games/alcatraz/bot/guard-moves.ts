import { actingAt, guardsAt, prisonersAt, taskAt } from '../rules/board.ts';
import { LOCATIONS, type Location, MAX_GUARDS_HERE } from '../rules/components.ts';
import { hereOf } from '../rules/guards.ts';
import type { Open } from '../rules/state.ts';

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
