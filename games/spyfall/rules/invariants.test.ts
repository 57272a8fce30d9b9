import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seatsOf } from '#kernel';
import { STATE_INVARIANTS } from './invariants.fixture.ts';
import { playOut } from './match.fixture.ts';
import type { Options } from './state.ts';

const RUNS = Number(process.env['PARLOUR_RUNS'] ?? 60);
const SEED = Number(process.env['PARLOUR_SEED'] ?? 1);

const anyPlan = fc.record({
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

const matches = fc
  .sample(anyPlan, { seed: SEED, numRuns: RUNS })
  .map(({ options, seats, seed }) => playOut(options, seats, seed));

describe('Invariants of every state', () => {
  test.each(Object.entries(STATE_INVARIANTS))('%s', (_, breach) => {
    expect(matches.flatMap(match => match.flatMap(({ state }) => breach(state) ?? []))).toEqual([]);
  });
});

describe('Invariants of every match', () => {
  test('SPY-5.4 remaining time never grows', () => {
    const spans = matches.flatMap(match => {
      const left = new Map<string, number>();
      return match.flatMap(({ clock }) => {
        if (!clock) return [];
        const before = left.get(clock.name);
        left.set(clock.name, clock.left);
        return before === undefined ? [] : [{ before, after: clock.left }];
      });
    });
    expect(spans.length).toBeGreaterThan(RUNS);
    expect(spans.filter(({ before, after }) => after > before || after < 0)).toEqual([]);
  });

  test('SPY-8.7 earlier rounds never change', () => {
    for (const match of matches)
      match.forEach(({ state }, at) => {
        const before = match[at - 1]?.state.open.past ?? [];
        expect(state.open.past.slice(0, before.length)).toEqual(before);
      });
  });

  test('SPY-8.1 the rounds of these matches end in every way, by votes of both kinds', () => {
    const rounds = matches.flatMap(match => match.at(-1)?.state.open.past ?? []);
    const kinds = rounds.map(({ ending, spy, place }) => {
      if (ending.type === 'convicted') return `${ending.by === null ? 'late' : 'accused'} ${ending.suspect === spy}`;
      return ending.type === 'named' ? `named ${ending.place === place}` : ending.type;
    });
    const seen = new Set(kinds);
    const expected = ['late false', 'late true', 'accused false', 'accused true', 'named false', 'escaped'];
    expect(expected.filter(kind => !seen.has(kind))).toEqual([]);
    const accusers = new Set(rounds.flatMap(({ verdicts }) => verdicts.flatMap(({ by }) => by ?? [])));
    expect(seatsOf(8).filter(seat => !accusers.has(seat))).toEqual([]);
  });
});
