import { expect, test } from 'vitest';
import { rankingIn } from './ranking.ts';

test('the ranking is best first, ties by seat', () => {
  expect(rankingIn({ points: [3, 9, 3, 12], ranks: [3, 2, 3, 1] })).toEqual([
    { seat: 3, points: 12, rank: 1 },
    { seat: 1, points: 9, rank: 2 },
    { seat: 0, points: 3, rank: 3 },
    { seat: 2, points: 3, rank: 3 },
  ]);
});
