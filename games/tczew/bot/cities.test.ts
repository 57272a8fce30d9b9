import { expect, test } from 'vitest';
import { quickChance } from '#kernel';
import { scoresOf } from '../rules/scoring.ts';
import { cellsOf } from '../rules/board.ts';
import { CELLS, cellNamed } from '../rules/cells.ts';
import { layingOf, whyNotLay } from '../rules/placement.ts';
import type { CardNo } from '../rules/kinds.ts';
import type { Placed } from '../rules/state.ts';
import { isBuildable } from '../rules/components.ts';
import { lossesOn, pointsNow, readCities } from './cities.ts';
import { deadCards } from './features.ts';
import { playMatch } from './matches.fixture.ts';
import { novice } from './novice.ts';

const RUNS = Number(process.env['PARLOUR_RUNS'] ?? 1);

test('TCZ-12.2 to TCZ-12.12 the reading of a board agrees with the score, its services and its room to build', () => {
  for (let run = 0; run < RUNS; run++) {
    const luck = quickChance(run);
    playMatch({ bots: [novice, novice, novice], seed: run, options: { mode: 'extended' } }, ({ state }) => {
      if (luck.below(12) > 0) return;
      const { board, seats } = state.open;
      const cities = readCities(board, seats);
      const scores = scoresOf(board, seats);
      expect(pointsNow(cities)).toEqual(scores.map(({ total }) => total));
      expect(cities.map(({ cells }) => cells)).toEqual(scores.map(({ cells }) => cells));
      cities.forEach((city, seat) => {
        expect(city.cells + city.outside).toBe(cellsOf(board, seat).length);
        const dead = (state.hands[seat] ?? []).filter(
          ({ card }) =>
            isBuildable(card) && CELLS.every(cell => whyNotLay(board, layingOf(seat, card), cell) !== undefined),
        );
        const cards = { ...state, hands: state.hands.map(hand => hand.filter(({ card }) => isBuildable(card))) };
        expect(deadCards(cards, city, seat)).toBe(dead.length);
      });
    });
  }
});

test('TCZ-10.5 the loss of a card counts what it would cut off, unless a Town Hall or another way holds it', () => {
  const chain = ['F6x6', 'G7x6', 'H8x6', 'I9x6'].map(cellNamed);
  const [, first, second, last] = chain;
  const laid = (...cards: readonly CardNo[]): (Placed | null)[] => {
    const board: (Placed | null)[] = CELLS.map(() => null);
    for (const [index, card] of cards.entries())
      board[chain[index] ?? 0] = { card, owner: 0, cover: null, immune: false };
    return board;
  };
  const lost = (board: (Placed | null)[], cell: number | undefined) => lossesOn(board, 2).cells[cell ?? 0];
  // Start card, Housing, Trade, Monument
  const open = laid(1, 42, 82, 126);
  expect([first, second, last].map(cell => lost(open, cell))).toEqual([3, 2, 1]);
  expect(lossesOn(open, 2).points[first ?? 0]).toBe(2);
  // a Town Hall at the end keeps the district
  expect(lost(laid(1, 42, 82, 6), first)).toBe(1);
  const ring = laid(1, 42, 82, 126);
  for (const [name, card] of [
    ['F6x7', 93],
    ['G7x7', 105],
    ['H8x7', 72],
    ['I9x7', 57],
  ] as const)
    ring[cellNamed(name)] = { card, owner: 0, cover: null, immune: false };
  expect([first, second, last].map(cell => lost(ring, cell))).toEqual([1, 1, 1]);
});
