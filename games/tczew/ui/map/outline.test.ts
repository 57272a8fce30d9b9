import { describe, expect, test } from 'vitest';
import { cellAt } from '../../rules/cells.ts';
import { outlineOf } from './outline.ts';

describe('The outline of a group of cells', () => {
  test('one cell is a square', () => {
    expect(outlineOf([cellAt(2, 3)])).toBe('M100 200L200 200L200 300L100 300Z');
  });

  test('cells in a row have no line between them', () => {
    expect(outlineOf([cellAt(1, 1), cellAt(2, 1), cellAt(3, 1)])).toBe('M0 0L300 0L300 100L0 100Z');
  });

  test('cells that touch by a corner only have a loop each', () => {
    const loops = outlineOf([cellAt(1, 1), cellAt(2, 2)])
      .split('Z')
      .filter(Boolean);
    expect(loops).toEqual(['M0 0L100 0L100 100L0 100', 'M100 100L200 100L200 200L100 200']);
  });

  test('a hole has a loop of its own, the other way round', () => {
    const ring = [1, 2, 3]
      .flatMap(row => [1, 2, 3].map(column => cellAt(column, row)))
      .filter(cell => cell !== cellAt(2, 2));
    const loops = outlineOf(ring).split('Z').filter(Boolean);
    expect(loops).toHaveLength(2);
    expect(loops[1]).toBe('M200 100L100 100L100 200L200 200');
  });

  test('an inset line runs inside, also around an inner corner', () => {
    const corner = [cellAt(1, 1), cellAt(1, 2), cellAt(2, 2)];
    expect(outlineOf(corner, { inset: 10 })).toBe('M10 10L90 10L90 110L190 110L190 190L10 190Z');
  });

  test('corners are round', () => {
    expect(outlineOf([cellAt(1, 1)], { radius: 20 })).toBe(
      'M0 20Q0 0 20 0L80 0Q100 0 100 20L100 80Q100 100 80 100L20 100Q0 100 0 80Z',
    );
  });
});
