import { describe, expect, test } from 'vitest';
import { cellNamed } from '../../rules/cells.ts';
import { CELL_BOXES, cornerOf, detailAt, rectAround } from './geometry.ts';

describe('The geometry of the plan', () => {
  test('TCZ-1.19 there are 225 cells in rows of fifteen', () => {
    expect(CELL_BOXES).toHaveLength(225);
    expect(CELL_BOXES.filter(({ row }) => row === 14)).toHaveLength(15);
  });

  test('TCZ-1.20 a coordinate is a place: H8x6 is in the eighth column and the sixth row', () => {
    expect(cornerOf(cellNamed('H8x6'))).toEqual({ x: 700, y: 500 });
  });

  test('a rectangle around cells has a margin, but never leaves the board', () => {
    expect(rectAround([cellNamed('C3x8'), cellNamed('E5x9')], 1)).toEqual({ x: 100, y: 600, width: 500, height: 400 });
    expect(rectAround([cellNamed('A1x1')], 2)).toEqual({ x: 0, y: 0, width: 300, height: 300 });
    expect(rectAround([cellNamed('O15x15')], 1)).toEqual({ x: 1300, y: 1300, width: 200, height: 200 });
  });

  test('cells of 70 pixels have names, and small ones have no marks', () => {
    expect([0.26, 0.44, 0.69, 0.7, 0.95].map(detailAt)).toEqual(['far', 'usual', 'usual', 'names', 'near']);
  });
});
