import { describe, expect, test } from 'vitest';
import { type Cell, cellNamed } from '../../rules/cells.ts';
import { hidesNeighbours } from './town-labels.ts';

const boardWith = (...cells: readonly Cell[]): (object | null)[] => {
  const board: (object | null)[] = Array.from({ length: 225 }, () => null);
  for (const cell of cells) board[cell] = {};
  return board;
};

describe('The name of a town', () => {
  const start = cellNamed('H8x6');

  test('is hidden if it would lie over a card beside its start cell', () => {
    expect(hidesNeighbours(boardWith(start, cellNamed('G7x6')), start, 3)).toBe(true);
    expect(hidesNeighbours(boardWith(start, cellNamed('I9x6')), start, 3)).toBe(true);
  });

  test('is shown if there is no card beside the cell, or if it hardly reaches over its edges', () => {
    expect(hidesNeighbours(boardWith(start, cellNamed('H8x7'), cellNamed('H8x5')), start, 3)).toBe(false);
    expect(hidesNeighbours(boardWith(start, cellNamed('G7x6')), start, 1.5)).toBe(false);
  });
});
