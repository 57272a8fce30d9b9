import { describe, expect, test } from 'vitest';
import { cell, stateOf } from '../rules/scene.fixture.ts';
import type { Event } from '../rules/state.ts';
import { cellsIn, lastPlaced, momentsOf, stagedBefore } from './moments.ts';

const { board } = stateOf({ a: { C3x3: 1, D4x3: 9 }, b: { G7x7: 2 } }).open;
const lay: Event = { type: 'placed', by: 1, card: 9, cell: cell('D4x3') };

describe('The board as far as it was shown', () => {
  test('a card that was not shown yet is not there yet', () => {
    expect(stagedBefore(board, [lay], [])[cell('D4x3')]).toBeNull();
    expect(stagedBefore(board, [], [])).toBe(board);
  });

  test('a card that was captured unseen still belongs to nobody', () => {
    const captured: Event = { type: 'captured', by: 0, card: 9, cell: cell('D4x3') };
    expect(stagedBefore(board, [captured], [])[cell('D4x3')]).toMatchObject({ card: 9, owner: null });
  });

  test('a card that was removed unseen is still shown as it was', () => {
    const removed: Event = { type: 'removed', cell: cell('A1x1'), card: 51, cover: null, to: 'used' };
    const shown = stateOf({ b: { A1x1: 51 } }).open.board;
    expect(stagedBefore(board, [removed], shown)[cell('A1x1')]).toMatchObject({ card: 51, owner: 1 });
  });

  test('a card that was moved unseen is still where it was', () => {
    const moved: Event = { type: 'relocated', by: 0, from: cell('A1x1'), to: cell('D4x3'), card: 9 };
    const staged = stagedBefore(board, [moved], []);
    expect([staged[cell('A1x1')]?.card, staged[cell('D4x3')]]).toEqual([9, null]);
  });
});

describe('The last card that was laid', () => {
  const heard = [
    { n: 1, event: { type: 'placed', by: 0, card: 1, cell: cell('C3x3') } },
    { n: 2, event: lay },
  ];

  test('it is ringed as long as it lies there', () => {
    expect(lastPlaced(heard, board)).toBe(lay);
    const without = stateOf({ a: { C3x3: 1 }, b: { G7x7: 2 } }).open.board;
    expect(lastPlaced(heard, without)).toBeUndefined();
    expect(lastPlaced(undefined, board)).toBeUndefined();
  });
});

describe('Moments', () => {
  test('my own move is not held, that of another player is', () => {
    const heard = [{ n: 4, event: lay }];
    expect(momentsOf(heard, 1)[0]?.hold).toBe(0);
    expect(momentsOf(heard, 0)[0]?.hold).toBeGreaterThan(500);
  });

  test('an event is ringed where it happened', () => {
    expect(cellsIn(lay)).toEqual([cell('D4x3')]);
    expect(cellsIn({ type: 'districtLost', from: 0, cells: [1, 2] })).toEqual([1, 2]);
    expect(cellsIn({ type: 'turnBegan', seat: 0 })).toEqual([]);
  });
});
