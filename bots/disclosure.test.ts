import { expect, test } from 'vitest';
import { quickChance } from '#kernel';
import { bitsIn, type Crosstab, countAct } from './disclosure.ts';

test('shown facts tell everything, half or nothing about hidden ones', () => {
  const all: Crosstab = new Map();
  const nothing: Crosstab = new Map();
  const chance = quickChance(1);
  for (let at = 0; at < 4_000; at++) {
    const hidden = String(at % 2);
    countAct(all, hidden, hidden);
    countAct(nothing, String(chance.below(5)), hidden);
  }
  expect(bitsIn(all)).toBeCloseTo(1, 2);
  expect(bitsIn(nothing)).toBeLessThan(0.002);
  expect(bitsIn(new Map())).toBe(0);
});

test('few observations of many kinds are corrected for chance', () => {
  const chance = quickChance(2);
  const table: Crosstab = new Map();
  for (let at = 0; at < 300; at++) countAct(table, String(chance.below(30)), String(at % 2));
  expect(bitsIn(table)).toBeLessThan(0.03);
});
