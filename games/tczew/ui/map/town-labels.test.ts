import { describe, expect, test } from 'vitest';
import { type Cell, CELLS, columnOf, rowOf } from '../../rules/cells.ts';
import { sideOfName } from './town-labels.ts';

const at = (column: number, row: number): Cell => {
  const found = CELLS.find(cell => columnOf(cell) === column && rowOf(cell) === row);
  if (found === undefined) throw new Error('there is no such cell');
  return found;
};
const boardWith = (...cells: readonly Cell[]): (object | null)[] =>
  CELLS.map(cell => (cells.includes(cell) ? {} : null));

describe('the name of a town', () => {
  test('stands below its start cell on an empty board', () => {
    expect(sideOfName(boardWith(), at(8, 6))).toBe('below');
  });

  test('stands above it when cards are only below', () => {
    expect(sideOfName(boardWith(at(8, 6), at(9, 7)), at(8, 6))).toBe('above');
  });

  test('stays below when cards are only above', () => {
    expect(sideOfName(boardWith(at(8, 6), at(7, 5)), at(8, 6))).toBe('below');
  });

  test('stays on the board', () => {
    expect(sideOfName(boardWith(at(8, 2)), at(8, 1))).toBe('below');
    expect(sideOfName(boardWith(), at(8, 15))).toBe('above');
  });
});
