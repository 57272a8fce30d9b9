import { expect, test } from 'vitest';
import { worthOfRanks } from './game.ts';

test.each([
  [
    [1, 2, 3],
    [1, 0.5, 0],
  ],
  [
    [1, 2, 2],
    [1, 0.25, 0.25],
  ],
  [
    [1, 1],
    [0.5, 0.5],
  ],
  [
    [3, 1, 2, 4, 5],
    [0.5, 1, 0.75, 0.25, 0],
  ],
  [[1], [1]],
])('ranks %j are worth %j: the share of the others beaten, a tie half', (ranks, worth) => {
  expect(worthOfRanks(ranks)).toEqual(worth);
});
