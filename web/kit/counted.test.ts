import { expect, test } from 'vitest';
import { countedAt } from './counted.ts';

test('counts in whole numbers from 0 to the value, never beyond it, also below zero', () => {
  expect([-1, 0, 0.2, 0.5, 0.9, 1, 2].map(share => countedAt(7, share))).toEqual([0, 0, 3, 6, 6, 7, 7]);
  expect([0, 0.5, 1].map(share => countedAt(-2, share))).toEqual([-0, -1, -2]);
});
