import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boardsOf } from './board.fixture.ts';
import { EDITIONS } from './edition.ts';
import { MATCH_INVARIANTS } from './histories.fixture.ts';
import { MATCH_STATE_INVARIANTS, STATE_INVARIANTS } from './invariants.fixture.ts';
import { supply } from './markers.ts';
import { type MatchPlan, eventsOf, type MatchHistory, playOut, STYLES } from './match.fixture.ts';
import type { State } from './state.ts';

const RUNS = Number(process.env['PARLOUR_RUNS'] ?? 8);
const SEED = Number(process.env['PARLOUR_SEED'] ?? 1);
const LONG = { timeout: 600_000 };

const anyPlan: fc.Arbitrary<MatchPlan> = fc.record({
  edition: fc.constantFrom(...EDITIONS),
  seats: fc.integer({ min: 2, max: 5 }),
  answers: fc.constantFrom('auto', 'hand'),
  lastUnsolved: fc.constantFrom('nextValue', 'nextValue', 'zero'),
  style: fc.constantFrom(...STYLES),
  seed: fc.noShrink(fc.nat(2 ** 20)),
});

/** Two matches in which a seat runs out of cubes and a wrong assignment is corrected. */
const NOTABLE: readonly MatchPlan[] = [
  { edition: '07', seats: 4, answers: 'auto', lastUnsolved: 'nextValue', style: 'patient', seed: 2 },
  { edition: 'pi', seats: 5, answers: 'hand', lastUnsolved: 'nextValue', style: 'patient', seed: 1 },
];

/** All properties use the same matches, so each is played once. */
const played = new Map<string, MatchHistory>();
function matchOf(plan: MatchPlan): MatchHistory {
  const key = JSON.stringify(plan);
  const known = played.get(key) ?? playOut(plan);
  played.set(key, known);
  return known;
}

/** The smallest match that breaks the invariant, and the problem. */
function breachOf(invariant: (history: MatchHistory) => string | undefined): object | undefined {
  const holds = fc.property(anyPlan, plan => invariant(matchOf(plan)) === undefined);
  const examples = NOTABLE.map((plan): [MatchPlan] => [plan]);
  const { counterexample } = fc.check(holds, { seed: SEED, numRuns: RUNS + examples.length, examples });
  const [plan] = counterexample ?? [];
  return plan && { plan, breach: invariant(matchOf(plan)) };
}

const inMatches = (id: keyof typeof MATCH_INVARIANTS): object | undefined => breachOf(MATCH_INVARIANTS[id]);
const inStates = (id: keyof typeof STATE_INVARIANTS): object | undefined => breachOf(everyNth(2, STATE_INVARIANTS[id]));
const inSomeStates = (id: keyof typeof MATCH_STATE_INVARIANTS): object | undefined =>
  breachOf(everyNth(9, MATCH_STATE_INVARIANTS[id]));

/** Checks some states of every match, always including the last; the selection differs from match to match. */
const everyNth =
  (nth: number, invariant: (state: State) => string | undefined) =>
  ({ steps, plan }: MatchHistory): string | undefined =>
    steps
      .filter((_, at) => at % nth === plan.seed % nth || at === steps.length - 1)
      .map(({ state }) => invariant(state))
      .find(found => found !== undefined);

describe('Invariants of every state', () => {
  test('INV-1 deck, discards, display and kept cards are all evidence cards, each once', LONG, () => {
    expect(inStates('INV-1')).toBeUndefined();
  });

  test('INV-2 the display has nine cards, or fewer once both piles are empty', LONG, () => {
    expect(inStates('INV-2')).toBeUndefined();
  });

  test(
    'INV-3 supply and board together hold 3 discs and 10 cubes of a seat; substitutes exist only while no cube is left',
    LONG,
    () => {
      expect(inStates('INV-3')).toBeUndefined();
    },
  );

  test('INV-5 a seat has at most one marker on a tile, and at most 3 discs on the board', LONG, () => {
    expect(inStates('INV-5')).toBeUndefined();
  });

  test('INV-6 every confirmed marker and every kept card agrees with the truth', LONG, () => {
    expect(inStates('INV-6')).toBeUndefined();
  });

  test(
    'INV-8 where an active seat has an investigator, its discs and cubes equal the elements there and in adjacent places',
    LONG,
    () => {
      expect(inStates('INV-8')).toBeUndefined();
    },
  );

  test(
    'INV-9 cases share no element and hold no blank, and a case that is shown is the one in the hand of its holder',
    LONG,
    () => {
      expect(inStates('INV-9')).toBeUndefined();
    },
  );

  test('INV-10 each place has one suspect and one crime tile', LONG, () => {
    expect(inStates('INV-10')).toBeUndefined();
  });

  test('INV-14 the seat on turn can always accuse, and a holder who is asked can always answer', LONG, () => {
    expect(inStates('INV-14')).toBeUndefined();
  });

  test('INV-28 an investigator gets no more markers than the kinds it was about, and at most three', LONG, () => {
    expect(inStates('INV-28')).toBeUndefined();
  });

  test('INV-11 no view holds a hidden case: a seat sees only its own hand, the audience none', LONG, () => {
    expect(inSomeStates('INV-11')).toBeUndefined();
  });

  test(
    'INV-12 a state that differs only in information hidden from a viewer gives that viewer the same bytes',
    LONG,
    () => {
      expect(inSomeStates('INV-12')).toBeUndefined();
    },
  );

  test('INV-13 the offers of a seat depend only on its view', LONG, () => {
    expect(inSomeStates('INV-13')).toBeUndefined();
  });

  test(
    'INV-24 the true case is never excluded by a perfect reasoner, and the only case left is the true one',
    LONG,
    () => {
      expect(inSomeStates('INV-24')).toBeUndefined();
    },
  );
});

describe('Invariants of every match', () => {
  test('INV-3 supplies equal those of a physical board', LONG, () => {
    expect(inMatches('INV-3')).toBeUndefined();
  });

  test('INV-4 investigators in supply, on the board and in the box are five, and the supply never grows', LONG, () => {
    expect(inMatches('INV-4')).toBeUndefined();
  });

  test('INV-5 every tile shows the marker of a physical board', LONG, () => {
    expect(inMatches('INV-5')).toBeUndefined();
  });

  test('INV-7 markers on an investigator, assigned from it and confirmed from it are those announced', LONG, () => {
    expect(inMatches('INV-7')).toBeUndefined();
  });

  test('INV-10 tiles do not move during an investigation', LONG, () => {
    expect(inMatches('INV-10')).toBeUndefined();
  });

  test(
    'INV-12 with other hidden cases that fit the knowledge of a viewer, an investigation has exactly the same events for it',
    LONG,
    () => {
      expect(inMatches('INV-12')).toBeUndefined();
    },
  );

  test('INV-15 the same card gets the same reply, and replies depend only on layout and case', LONG, () => {
    expect(inMatches('INV-15')).toBeUndefined();
  });

  test('INV-16 moving own markers changes no reply, no score and no turn order', LONG, () => {
    expect(inMatches('INV-16')).toBeUndefined();
  });

  test(
    'INV-17 a score is set once; values begin 7, 5, 3, 1, 0; the same round scores the same, a later round less',
    LONG,
    () => {
      expect(inMatches('INV-17')).toBeUndefined();
    },
  );

  test(
    'INV-18 penalties rise by 2 with each wrong accusation only; where the table answers, no score falls',
    LONG,
    () => {
      expect(inMatches('INV-18')).toBeUndefined();
    },
  );

  test(
    'INV-19 at the end of a round all active seats have had as many turns; within it they differ by one at most',
    LONG,
    () => {
      expect(inMatches('INV-19')).toBeUndefined();
    },
  );

  test('INV-20 seats that are not active take no turn; their solvers still get answers', LONG, () => {
    expect(inMatches('INV-20')).toBeUndefined();
  });

  test(
    'INV-21 at the end of an investigation every seat has a score; where the table answers, at most one has not solved',
    LONG,
    () => {
      expect(inMatches('INV-21')).toBeUndefined();
    },
  );

  test('INV-22 the first player moves on by one seat; exactly three investigations are played', LONG, () => {
    expect(inMatches('INV-22')).toBeUndefined();
  });

  test(
    'INV-23 the same seed and moves give the same states and events; storing and loading anywhere changes nothing',
    LONG,
    () => {
      expect(inMatches('INV-23')).toBeUndefined();
    },
  );

  test('INV-25 where the table answers, no seat is ever misled', LONG, () => {
    expect(inMatches('INV-25')).toBeUndefined();
  });

  test(
    'INV-26 after a right accusation a seat has its cubes at home and its discs on exactly the three tiles of its case',
    LONG,
    () => {
      expect(inMatches('INV-26')).toBeUndefined();
    },
  );

  test(
    'INV-27 ranks go by total, then fewer investigators used, then fewer penalties; winners are equal in all three',
    LONG,
    () => {
      expect(inMatches('INV-27')).toBeUndefined();
    },
  );
});

describe('The matches of these properties', () => {
  const some = [...NOTABLE, ...fc.sample(anyPlan, { seed: SEED, numRuns: RUNS })].map(matchOf);
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

  test('PI-14.4 a seat needs more than ten cubes', () => {
    expect(states.some(({ open }) => open.solvers.some(solver => supply(open, solver).substitutes > 0))).toBe(true);
  });
});
