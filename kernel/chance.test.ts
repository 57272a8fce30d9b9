import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chanceFromWords, quickChance } from './chance.ts';
import { streamOf } from './stream.ts';

const numRuns = Number(process.env['PARLOUR_RUNS'] ?? 300);
const WORDS = 2 ** 32;

/** Random numbers from a list of words, and how many words were used. */
function scripted(...words: number[]) {
  let used = 0;
  const chance = chanceFromWords(() => {
    const word = words[used];
    if (word === undefined) throw new Error('the script is out of words');
    used += 1;
    return word;
  });
  return { chance, used: () => used };
}

/** How far the counts are from a uniform distribution. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** What chi-square stays under 9,999 times of 10,000, by Wilson and Hilferty. */
const bound = (degrees: number): number =>
  degrees * (1 - 2 / (9 * degrees) + 3.719 * Math.sqrt(2 / (9 * degrees))) ** 3;

describe('below draws without bias, by rejection', () => {
  test.each([3, 5, 6, 7, 10, 52, 1000, 1680, 2 ** 31 - 1, 2 ** 31 + 1, WORDS - 1])(
    'below %i takes the last fair word and rejects the first unfair one',
    limit => {
      const fair = WORDS - (WORDS % limit);
      const last = scripted(fair - 1);
      expect(last.chance.below(limit)).toBe(limit - 1);
      expect(last.used()).toBe(1);
      const first = scripted(fair, WORDS - 1, limit - 1);
      expect(first.chance.below(limit)).toBe(limit - 1);
      expect(first.used()).toBe(3);
    },
  );

  test.each([1, 2, 4, 64, 2 ** 31, WORDS])('below %i, a power of two, rejects nothing', limit => {
    const { chance, used } = scripted(WORDS - 1);
    expect(chance.below(limit)).toBe(limit - 1);
    expect(used()).toBe(1);
  });

  test('every fair word stands for its remainder', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: WORDS }), fc.nat({ max: WORDS - 1 }), (limit, word) => {
        fc.pre(word < WORDS - (WORDS % limit));
        expect(scripted(word).chance.below(limit)).toBe(word % limit);
      }),
      { numRuns },
    );
  });

  test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, WORDS + 1])('below %d is our mistake', limit => {
    expect(() => scripted(0).chance.below(limit)).toThrow('whole number from 1 to 2^32');
  });
});

describe('pick and shuffle', () => {
  test('pick takes the item the draw points at', () => {
    expect(scripted(0).chance.pick(['a', 'b', 'c'])).toBe('a');
    expect(scripted(2).chance.pick(['a', 'b', 'c'])).toBe('c');
  });

  test('nothing can be picked from an empty list', () => {
    expect(() => scripted(0).chance.pick([])).toThrow('below(0)');
  });

  test('shuffle keeps every item, and does not change its list', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 40 }), fc.nat(), (list, seed) => {
        const before = [...list];
        const mixed = quickChance(seed).shuffle(list);
        expect(list).toEqual(before);
        expect(mixed).not.toBe(list);
        expect([...mixed].sort((a, b) => a - b)).toEqual([...list].sort((a, b) => a - b));
      }),
      { numRuns },
    );
  });

  test('shuffling n items takes n - 1 draws, below n, n - 1, … 2', () => {
    const { chance, used } = scripted(3, 2, 1);
    expect(chance.shuffle(['a', 'b', 'c', 'd'])).toEqual(['a', 'b', 'c', 'd']);
    expect(used()).toBe(3);
    const swaps = scripted(0, 0, 0);
    expect(swaps.chance.shuffle(['a', 'b', 'c', 'd'])).toEqual(['b', 'c', 'd', 'a']);
  });

  test('each way to draw gives another order, so all orders are equally likely', () => {
    const orders = new Set<string>();
    for (let a = 0; a < 4; a++)
      for (let b = 0; b < 3; b++)
        for (let c = 0; c < 2; c++) orders.add(scripted(a, b, c).chance.shuffle([1, 2, 3, 4]).join());
    expect(orders.size).toBe(24);
  });
});

const seed = Uint8Array.from({ length: 32 }, (_, at) => at * 7 + 1);

describe.each([
  ['quick luck', () => quickChance(20250101)],
  ['the luck of a match', () => streamOf(seed, 3)],
])('%s is even', (_, luck) => {
  test.each([2, 6, 7, 16, 37])('over the numbers below %i', limit => {
    const chance = luck();
    const counts = Array.from({ length: limit }, () => 0);
    for (let draw = 0; draw < 1000 * limit; draw++) {
      const drawn = chance.below(limit);
      counts[drawn] = (counts[drawn] ?? Number.NaN) + 1;
    }
    expect(chiSquare(counts)).toBeLessThan(bound(limit - 1));
  });

  test('over pairs of draws in a row', () => {
    const chance = luck();
    const counts = Array.from({ length: 36 }, () => 0);
    for (let draw = 0; draw < 20_000; draw++) {
      const pair = chance.below(6) * 6 + chance.below(6);
      counts[pair] = (counts[pair] ?? Number.NaN) + 1;
    }
    expect(chiSquare(counts)).toBeLessThan(bound(35));
  });

  test('over the 24 orders of four cards', () => {
    const chance = luck();
    const counts = new Map<string, number>();
    for (let deal = 0; deal < 20_000; deal++) {
      const order = chance.shuffle(['a', 'b', 'c', 'd']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()])).toBeLessThan(bound(23));
  });
});

describe('quick luck', () => {
  const firstOf = (seed: number): string => Array.from({ length: 4 }, chanceDraw(quickChance(seed))).join();
  const chanceDraw = (chance: { below(limit: number): number }) => () => chance.below(WORDS);

  test.each([
    [0, [1_789_933_344, 44_971_166, 2_521_387_044, 3_848_737_593]],
    [1, [393_288_148, 2_174_103_013, 3_814_759_091, 2_092_745_082]],
    [2 ** 40 + 7, [211_181_705, 2_524_432_272, 856_350_016, 1_958_580_301]],
  ])('of seed %i is that of xoshiro128**, as computed elsewhere', (seed, words) => {
    const chance = quickChance(seed);
    expect(words.map(() => chance.below(WORDS))).toEqual(words);
  });

  test('is the same for the same seed', () => {
    expect(firstOf(1)).toBe(firstOf(1));
  });

  test('differs for every other seed, also beyond 32 bits', () => {
    const seeds = [
      ...Array.from({ length: 1000 }, (_, seed) => seed),
      WORDS + 1,
      2 * WORDS + 1,
      2 ** 52 + 12345,
      -1,
      -2,
    ];
    expect(new Set(seeds.map(firstOf)).size).toBe(seeds.length);
  });
});
