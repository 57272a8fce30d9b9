import { describe, expect, test } from 'vitest';
import { barsOf, byTotal, partsIn, type ScoreRow, signed } from './scores.ts';

const row = (seat: number, total: number, more: Partial<ScoreRow> = {}): ScoreRow => ({
  seat,
  name: `Player ${seat}`,
  parts: [],
  total,
  ...more,
});

describe('ScoreSheet', () => {
  test('a gain has its sign, and zero has none', () => {
    expect([3, 0, -2].map(signed)).toEqual(['+3', '0', '−2']);
  });

  test('bars have one scale, and end with the gain', () => {
    expect(barsOf([row(0, 8, { gain: 2 }), row(1, 4), row(2, 2, { gain: 2 })])).toEqual([
      { before: 0.75, gain: 0.25 },
      { before: 0.5, gain: 0 },
      { before: 0, gain: 0.25 },
    ]);
  });

  test('a loss shortens the bar; totals below zero and a sheet without points have none', () => {
    expect(barsOf([row(0, 4), row(1, 3, { gain: -1 }), row(2, -2, { gain: 1 })])).toEqual([
      { before: 1, gain: 0 },
      { before: 0.75, gain: 0 },
      { before: 0, gain: 0 },
    ]);
    expect(barsOf([row(0, 0), row(1, 0)])).toEqual([
      { before: 0, gain: 0 },
      { before: 0, gain: 0 },
    ]);
  });

  test('a gain that lifts a player above zero is drawn from zero', () => {
    expect(barsOf([row(0, 2, { gain: 5 })])).toEqual([{ before: 0, gain: 1 }]);
  });

  test('the best stands first, equal totals in the order of the seats', () => {
    const rows = [row(0, 3), row(1, 5), row(2, 3), row(3, 5)];
    expect(byTotal(rows).map(({ seat }) => seat)).toEqual([1, 3, 0, 2]);
    expect(rows.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
  });

  test('there are as many rounds as the longest row has', () => {
    expect(partsIn([])).toBe(0);
    expect(partsIn([row(0, 1, { parts: [1] }), row(1, 4, { parts: [1, null, 3] })])).toBe(3);
  });
});
