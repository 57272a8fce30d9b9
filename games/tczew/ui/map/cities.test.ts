import { describe, expect, test } from 'vitest';
import { stateOf } from '../../rules/scene.fixture.ts';
import { blockedSides, outlinesOf } from './cities.ts';

// 19 is a Police card with four stars
const board = (a: Readonly<Record<string, number>>) => stateOf({ a }).open.board;

describe('The blocked sides of loners', () => {
  test('TCZ-5.9, TCZ-20.7 a loner with its neighbour has three blocked sides', () => {
    expect(blockedSides(board({ C3x3: 1, D4x3: 19 })).match(/M/g)).toHaveLength(3);
  });

  test('TCZ-5.9 at the edge of the board there is nothing to block', () => {
    expect(blockedSides(board({ A1x2: 1, A1x1: 19 })).match(/M/g)).toHaveLength(1);
  });

  test('other cards block nothing', () => {
    expect(blockedSides(board({ C3x3: 1, D4x3: 18 }))).toBe('');
  });
});

describe('The outlines of cities', () => {
  test('TCZ-20.8 a detached part is a district, the part with the Start card is not', () => {
    const { open } = stateOf({ a: { C3x3: 1, D4x3: 18, G7x7: 9 }, b: { K11x11: 2 } });
    const outlines = outlinesOf(open.board, open.towns, [0, 1]);
    expect(outlines.map(({ seat, isDistrict }) => [seat, isDistrict])).toEqual([
      [0, false],
      [0, true],
      [1, false],
    ]);
  });
});
