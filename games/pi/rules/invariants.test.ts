import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boardsOf } from './board.fixture.ts';
import { EDITIONS } from './edition.ts';
import { type Invariant, OF_A_STATE, OF_EVERY_MATCH, OF_EVERY_STATE } from './invariants.fixture.ts';
import { supply } from './markers.ts';
import { type Evening, eventsOf, type History, playOut, STYLES } from './match.fixture.ts';
import type { State } from './state.ts';

const RUNS = Number(process.env['PARLOUR_RUNS'] ?? 10);
const SEED = Number(process.env['PARLOUR_SEED'] ?? 1);

const anyEvening: fc.Arbitrary<Evening> = fc.record({
  edition: fc.constantFrom(...EDITIONS),
  seats: fc.integer({ min: 2, max: 5 }),
  answers: fc.constantFrom('auto', 'hand'),
  lastUnsolved: fc.constantFrom('nextValue', 'nextValue', 'zero'),
  style: fc.constantFrom(...STYLES),
  seed: fc.noShrink(fc.nat(2 ** 20)),
});

/** Two matches in which somebody runs out of cubes, and a wrong assignment is put right. */
const NOTABLE: readonly Evening[] = [
  { edition: '07', seats: 4, answers: 'auto', lastUnsolved: 'nextValue', style: 'patient', seed: 2 },
  { edition: 'pi', seats: 5, answers: 'hand', lastUnsolved: 'nextValue', style: 'patient', seed: 1 },
];

/** Every property looks at the same matches, so each is played once. */
const played = new Map<string, History>();
function matchOf(evening: Evening): History {
  const key = JSON.stringify(evening);
  const known = played.get(key) ?? playOut(evening);
  played.set(key, known);
  return known;
}

/** The plainest match in which the invariant does not hold. */
function breachOf(invariant: Invariant<History>): object | undefined {
  const holds = fc.property(anyEvening, evening => invariant.breach(matchOf(evening)) === undefined);
  const examples = NOTABLE.map((evening): [Evening] => [evening]);
  const { counterexample } = fc.check(holds, { seed: SEED, numRuns: RUNS, examples });
  const [evening] = counterexample ?? [];
  return evening && { evening, breach: invariant.breach(matchOf(evening)) };
}

/** Looks at some of the states of every match, another part of them for every match. */
const inStates = (every: number, { breach, ...invariant }: Invariant<State>): Invariant<History> => ({
  ...invariant,
  breach: ({ steps, evening }) =>
    steps
      .filter((_, at) => at % every === evening.seed % every || at === steps.length - 1)
      .map(({ state }) => breach(state))
      .find(found => found !== undefined),
});

describe('What is true of every state', () => {
  test.for(OF_EVERY_STATE.map(invariant => [`${invariant.id} ${invariant.says}`, invariant] as const))(
    '%s',
    { timeout: 600_000 },
    ([, invariant]) => {
      expect(breachOf(inStates(2, invariant))).toBeUndefined();
    },
  );
  test.for(OF_A_STATE.map(invariant => [`${invariant.id} ${invariant.says}`, invariant] as const))(
    '%s',
    { timeout: 600_000 },
    ([, invariant]) => {
      expect(breachOf(inStates(9, invariant))).toBeUndefined();
    },
  );
});

describe('What is true of every match', () => {
  test.for(OF_EVERY_MATCH.map(invariant => [`${invariant.id} ${invariant.says}`, invariant] as const))(
    '%s',
    { timeout: 600_000 },
    ([, invariant]) => {
      expect(breachOf(invariant)).toBeUndefined();
    },
  );
});

describe('The matches these properties look at', () => {
  const some = [...NOTABLE, ...fc.sample(anyEvening, { seed: SEED, numRuns: RUNS })].map(matchOf);
  const events = new Set(some.flatMap(({ steps }) => steps.flatMap(eventsOf).map(({ type }) => type)));
  const states = some.flatMap(({ steps }) => steps.map(({ state }) => state));

  test('PI-5.8 every step of placing a marker is reached', () => {
    const used = some.flatMap(match => [...(boardsOf(match).at(-1)?.used ?? [])]);
    expect(new Set(used)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  test('PI-5.13, PI-5.14 the deck is shuffled anew, and the display gets smaller', () => {
    expect(events).toContain('deckReshuffled');
    expect(states.some(({ open }) => open.display.length < 9)).toBe(true);
  });

  test('PI-13.7, PI-13.12 holders who are not active answer, and some mislead', () => {
    expect(events).toContain('misled');
    const asked = states.filter(({ open }) => open.question !== null);
    const holders = asked.map(({ open }) => open.solvers.at(open.turn - 1)?.standing);
    expect(new Set(holders)).toEqual(new Set(['active', 'solved', 'misled']));
  });

  test('PI-14.4 somebody needs more than ten cubes', () => {
    expect(states.some(({ open }) => open.solvers.some(solver => supply(open, solver).substitutes > 0))).toBe(true);
  });
});
