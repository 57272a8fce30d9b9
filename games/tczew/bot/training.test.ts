import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FEATURES, KNOTS } from './features.ts';
import { addSample, emptySums, fitted } from './regression.ts';
import { priorWeights, trained } from './training.ts';

test('the same course gives the same weights, bit for bit, and another seed gives others', { timeout: 240_000 }, () => {
  const course = { seed: 5, generations: 2, matches: 1, lastEpoch: 3 } as const;
  const weights = JSON.stringify(trained(course));
  expect(JSON.stringify(trained(course))).toBe(weights);
  expect(JSON.stringify(trained({ ...course, seed: 6 }))).not.toBe(weights);
  expect(JSON.parse(weights)).not.toEqual(priorWeights());
});

test('the weights of the master fit its features, and take at most 100 kB', () => {
  const text = readFileSync(new URL('weights.json', import.meta.url), 'utf8');
  expect(text.length).toBeLessThanOrEqual(100_000);
  expect(JSON.parse(text)).toHaveLength(FEATURES.length * KNOTS.length);
});

test('a fit finds the weights that made the targets, and keeps the prior ones where there are no samples', () => {
  const sums = emptySums(3);
  for (const [one, other] of [
    [1, 0],
    [0, 1],
    [1, 1],
    [2, -1],
  ] as const)
    addSample(sums, [0, 1], [one, other], 3 * one - 2 * other);
  const weights = fitted(sums, [0, 0, 7], 1e-9);
  expect(weights[0]).toBeCloseTo(3, 6);
  expect(weights[1]).toBeCloseTo(-2, 6);
  expect(weights[2]).toBeCloseTo(7, 6);
});
