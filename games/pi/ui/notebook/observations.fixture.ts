import { type Seat, seatsOf, type Viewer, viewersOf } from '#kernel';
import { EDITIONS } from '../../rules/edition.ts';
import { pi } from '../../rules/game.ts';
import { playOut, STYLES } from '../../rules/match.fixture.ts';
import type { Case, Options, State, View } from '../../rules/state.ts';
import { secretOf } from '../../rules/truth.fixture.ts';

/** A viewer's notes about a solver. */
export interface Observation {
  readonly view: View;
  readonly viewer: Viewer;
  readonly solver: Seat;
  readonly truth: Case;
}

/** How many random matches a test plays at each table size. */
export const RUNS = Number(process.env['PARLOUR_RUNS'] ?? 2);

/** A view at a table whose notebooks help as much as this. */
export const viewAt = ({ open, hands, deck }: State, viewer: Viewer, notebook: Options['notebook'] = 1): View =>
  pi.view({ open: { ...open, options: { ...open.options, notebook } }, hands, deck }, viewer);

/** All viewers and solvers, at every nth step of random matches. */
export function* observations(seats: number, every: number, notebook: Options['notebook'] = 1): Generator<Observation> {
  for (let seed = 0; seed < RUNS; seed++) {
    const { steps } = playOut({
      edition: EDITIONS[seed % 2] ?? 'pi',
      answers: seed % 3 === 1 ? 'hand' : 'auto',
      lastUnsolved: 'nextValue',
      style: STYLES[(seed + seats) % STYLES.length] ?? 'sensible',
      seats,
      seed: seed + 7 * seats,
    });
    for (const [at, { state }] of steps.entries()) {
      if (at % every !== 0) continue;
      for (const viewer of viewersOf(seats))
        for (const solver of seatsOf(seats))
          yield { view: viewAt(state, viewer, notebook), viewer, solver, truth: secretOf(state, solver) };
    }
  }
}
