import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fill, dueAt, play, quickChance, seatsOf, start, tick } from '#kernel';
import { spyfall } from './game.ts';
import { OF_EVERY_STATE } from './invariants.fixture.ts';
import { OPTIONS } from './scene.fixture.ts';
import type { Action, Options, State } from './state.ts';

const RUNS = Number(process.env['PARLOUR_RUNS'] ?? 24);
const SEED = Number(process.env['PARLOUR_SEED'] ?? 1);

interface Evening {
  readonly seats: number;
  readonly options: Options;
  readonly seed: number;
}

const anyEvening: fc.Arbitrary<Evening> = fc.record({
  seats: fc.integer({ min: 3, max: 8 }),
  options: fc.record({
    rounds: fc.integer({ min: 1, max: 4 }),
    minutes: fc.constantFrom(0, 1, 3),
    conversation: fc.constantFrom<Options['conversation']>('spoken', 'written', 'phrasebook'),
    roles: fc.constantFrom<Options['roles']>('played', 'none'),
    voteSeconds: fc.constantFrom(15, 60),
  }),
  seed: fc.noShrink(fc.nat(2 ** 20)),
});

/** A match at every step: the state, what is left of the running clock, and under which name. */
interface Moment {
  readonly state: State;
  readonly clock: string | undefined;
  readonly left: number;
}

/** Random players who take their time; whoever is awaited mostly says yes. */
function playOut({ seats, options, seed }: Evening): Moment[] {
  const luck = quickChance(seed);
  const match = start({
    game: spyfall,
    options: { ...OPTIONS, ...options },
    seats,
    seed: Uint8Array.from({ length: 32 }, () => luck.below(256)),
  });
  const moments: Moment[] = [];
  let now = 0;
  const note = (): void => {
    const due = dueAt(match);
    moments.push({
      state: structuredClone(match.state),
      clock: spyfall.clock?.(match.state)?.name,
      left: (due ?? now) - now,
    });
  };
  note();
  while (!spyfall.result(match.state)) {
    now = Math.min(now + luck.below(20_000), dueAt(match) ?? now);
    if (tick(match, now) === undefined) {
      const seat = luck.below(seats);
      const offers = spyfall.offers(spyfall.view(match.state, seat));
      // or hardly any round would see its clock run out
      const some = offers.filter(({ type }) => (type !== 'accuse' && type !== 'point') || luck.below(12) === 0);
      if (some.length === 0) continue;
      const action = fill<Action>(luck.pick(some), luck);
      const agrees: Action = action.type === 'vote' && luck.below(6) > 0 ? { type: 'vote', vote: 'aye' } : action;
      if (!play(match, seat, agrees, now).ok) throw new Error('a filled offer was refused');
    }
    note();
  }
  return moments;
}

const matches = fc.sample(anyEvening, { seed: SEED, numRuns: RUNS }).map(playOut);

describe('What is true of every state', () => {
  test.each(Object.entries(OF_EVERY_STATE))('%s', (_, breach) => {
    expect(matches.flatMap(match => match.flatMap(({ state }) => breach(state) ?? []))).toEqual([]);
  });
});

describe('What is true of every match', () => {
  test('SPY-5.4 remaining time never grows, whatever stops the clock', () => {
    let comparisons = 0;
    for (const match of matches) {
      const left = new Map<string, number>();
      for (const { clock, left: now } of match) {
        if (clock === undefined) continue;
        const before = left.get(clock);
        if (before !== undefined) {
          expect(now).toBeLessThanOrEqual(before);
          comparisons += 1;
        }
        left.set(clock, now);
      }
    }
    expect(comparisons).toBeGreaterThan(RUNS);
  });

  test('SPY-8.7 what is past stays as it was', () => {
    for (const match of matches)
      match.forEach(({ state }, at) => {
        const before = match[at - 1]?.state.open.past ?? [];
        expect(state.open.past.slice(0, before.length)).toEqual(before);
      });
  });

  test('SPY-8.1 the matches these properties look at end rounds in every way, by votes of both kinds', () => {
    const rounds = matches.flatMap(match => match.at(-1)?.state.open.past ?? []);
    const kinds = rounds.map(({ ending, spy, place }) => {
      if (ending.type === 'convicted') return `${ending.by === null ? 'late' : 'accused'} ${ending.suspect === spy}`;
      return ending.type === 'named' ? `named ${ending.place === place}` : ending.type;
    });
    const seen = new Set(kinds);
    for (const kind of ['late false', 'late true', 'accused false', 'accused true', 'named false', 'escaped'])
      expect(seen).toContain(kind);
    const accusers = rounds.flatMap(({ verdicts }) => verdicts.flatMap(({ by }) => by ?? []));
    expect(new Set(accusers)).toEqual(new Set(seatsOf(8)));
  });
});
