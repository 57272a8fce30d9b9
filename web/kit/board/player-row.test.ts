import { describe, expect, test } from 'vitest';
import { absenceOf, columnsFor } from './player-state.ts';

describe('PlayerRow', () => {
  test('up to five players stand in one row, more in two rows of equal length', () => {
    expect([2, 3, 4, 5, 6, 7, 8, 9, 12].map(columnsFor)).toEqual([2, 3, 4, 5, 3, 4, 4, 5, 6]);
  });

  test('left has priority over away', () => {
    const name = 'Ann';
    expect(absenceOf({ name })).toBeUndefined();
    expect(absenceOf({ name, isAway: false, hasLeft: false })).toBeUndefined();
    expect(absenceOf({ name, isAway: true })).toBe('away');
    expect(absenceOf({ name, isAway: true, hasLeft: true })).toBe('left');
    expect(absenceOf({ name, hasLeft: true })).toBe('left');
  });
});
