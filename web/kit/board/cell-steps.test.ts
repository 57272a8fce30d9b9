import { describe, expect, test } from 'vitest';
import { type CellBox, cellAtEnd, cellTowards, stepColumn, rowsOfCells } from './cell-steps.ts';

const cell = (id: string, row: number, x: number): CellBox => ({ id, row, x, y: row * 10, width: 10, height: 10 });

/** Rows of two and three, half a cell apart. */
const honeycomb = [cell('d', 1, 10), cell('a', 0, 5), cell('b', 0, 15), cell('c', 1, 0), cell('e', 1, 20)];
/** Three by three, with a hole in the middle. */
const square = ['a', 'b', 'c', 'd', '', 'f', 'g', 'h', 'i'].flatMap((id, at) =>
  id === '' ? [] : [cell(id, Math.floor(at / 3), (at % 3) * 10)],
);

describe('Arrow keys on a board', () => {
  test('rows are read from the top and from the left, for any order of cells', () => {
    expect(rowsOfCells(honeycomb).map(row => row.map(({ id }) => id))).toEqual([
      ['a', 'b'],
      ['c', 'd', 'e'],
    ]);
  });

  test.each([
    ['a', 'right', 'b'],
    ['b', 'right', undefined],
    ['d', 'left', 'c'],
    ['a', 'up', undefined],
    ['c', 'down', undefined],
  ] as const)('in a honeycomb, from %s %s is %s', (from, direction, to) => {
    expect(cellTowards(honeycomb, from, direction, stepColumn(honeycomb, from))).toBe(to);
  });

  test('between two cells that are equally near, the way comes back to where it began', () => {
    const down = cellTowards(honeycomb, 'a', 'down', stepColumn(honeycomb, 'c'));
    expect(down).toBe('c');
    expect(cellTowards(honeycomb, 'd', 'up', stepColumn(honeycomb, 'b'))).toBe('b');
    expect(cellTowards(honeycomb, 'd', 'up', stepColumn(honeycomb, 'a'))).toBe('a');
  });

  test('only cells that touch are chosen, however far the way began', () => {
    expect(cellTowards(honeycomb, 'c', 'up', stepColumn(honeycomb, 'e'))).toBe('a');
  });

  test('on squares up and down keep the column, and a hole in a row is stepped over', () => {
    expect(cellTowards(square, 'b', 'down', stepColumn(square, 'b'))).toBe('d');
    expect(cellTowards(square, 'd', 'right', 0)).toBe('f');
    expect(cellTowards(square, 'c', 'down', stepColumn(square, 'c'))).toBe('f');
    expect(cellTowards(square, 'f', 'down', stepColumn(square, 'f'))).toBe('i');
  });

  test('Home and End lead to the ends of the row, and of the board', () => {
    expect(cellAtEnd(square, 'e', 'first', 'row')).toBeUndefined();
    expect(cellAtEnd(square, 'h', 'first', 'row')).toBe('g');
    expect(cellAtEnd(square, 'h', 'last', 'row')).toBe('i');
    expect(cellAtEnd(square, 'h', 'first', 'board')).toBe('a');
    expect(cellAtEnd(square, 'a', 'last', 'board')).toBe('i');
  });
});
