import { describe, expect, test } from 'vitest';
import { blankAt, countWays, deadEnd, faceDown, fits, listOf, type Offer, oneOf, someOf } from '#kernel';
import { contract, dealt, given } from '#testkit';
import { type Action, type Building, harbour, type State } from './game.ts';

const [ann, bob, cyd] = [0, 1, 2];

contract(harbour, {
  maxMoves: 80,
  actions: ['place', 'playEvent', 'swap', 'wait'],
  events: ['placed', 'eventPlayed', 'swapped', 'waited', 'drew'],
});

const bobs = (card: number): Building => ({ card, owner: bob });

/** Ann holds a building and two events; Bob has three cells, Cyd one. */
const table: State = {
  ...dealt(harbour, { seats: 3 }),
  open: {
    turn: ann,
    turns: 5,
    cells: [bobs(12), bobs(1), bobs(2), { card: 9, owner: cyd }, null, null, null, null, null, null, null, null],
    drawn: 9,
    used: [],
  },
  hands: [
    [4, 51, 52].map(card => faceDown(card, [ann])),
    [5, 6, 7].map(card => faceDown(card, [bob])),
    [8, 10, 53].map(card => faceDown(card, [cyd])),
  ],
  stack: [11, 13, 14, 15, 3, 54, 55, 56].map(card => faceDown(card)),
};

const offered = (type: Action['type']): Offer<Action> => {
  const found = given(harbour, table)
    .offers(ann)
    .find(offer => offer.type === type);
  if (!found) throw new Error(`${type} is not offered`);
  return found;
};

describe('choices depend on earlier ones', () => {
  test('HB-3.1, HB-3.2 the cells a building may stand on depend on the card', () => {
    const place = offered('place');
    expect(blankAt(place, 'cell', { card: 4 })).toEqual(oneOf([4, 7, 10]));
    expect(countWays(place)).toBe(3);
    expect(given(harbour, table).refuses(ann, { type: 'place', card: 4, cell: 1 })).toBe('HB-3.1');
    expect(given(harbour, table).refuses(ann, { type: 'place', card: 4, cell: 5 })).toBe('HB-3.2');
  });

  test('HB-4 the rivals an event can hit depend on the card, and their cells on both, ordered where it matters', () => {
    const event = offered('playEvent');
    expect(blankAt(event, 'rival', { card: 51 })).toEqual(oneOf([bob]));
    expect(blankAt(event, 'rival', { card: 52 })).toEqual(oneOf([bob, cyd]));
    expect(blankAt(event, 'cells', { card: 51, rival: bob })).toEqual(listOf([0, 1, 2], 2, 2));
    expect(blankAt(event, 'cells', { card: 52, rival: cyd })).toEqual(someOf([3], 1, 2));
    expect(deadEnd(event)).toBeUndefined();
    // 51: two of three in order; 52: one or two of Bob's three, or Cyd's one
    expect(countWays(event)).toBe(6 + (3 + 3) + 1);
    expect(fits(event, { type: 'playEvent', card: 51, rival: cyd, cells: [3] })).toBe(false);
    expect(given(harbour, table).refuses(ann, { type: 'playEvent', card: 51, rival: bob, cells: [1] })).toBe('HB-4');
  });

  test('HB-4 an odd event pulls down the first and takes over the second', () => {
    const after = given(harbour, table).play(ann, { type: 'playEvent', card: 51, rival: bob, cells: [2, 0] });
    expect(after.state.open.cells.slice(0, 3)).toEqual([{ card: 12, owner: ann }, bobs(1), null]);
  });
});

describe('hidden cards', () => {
  test('HB-1, HB-2 the swapper still knows the card under the stack, and no other player learns it', () => {
    const after = given(harbour, table).play(ann, { type: 'swap', card: 4 });
    expect(after.sees(ann).stack.at(-1)).toEqual({ card: 4, seenBy: [ann] });
    expect(after.sees(bob).stack.at(-1)).toEqual({ card: null, seenBy: [ann] });
    expect(after.hears(bob)).toEqual([
      { type: 'swapped', by: ann },
      { type: 'drew', by: ann, card: null },
    ]);
    expect(after.sees(ann).hands[ann]?.map(({ card }) => card)).toEqual([51, 52, 11]);
    expect(after.awaited()).toEqual([bob]);
    expect(after.refuses(bob, { type: 'swap', card: 4 })).toBe('HB-2');
    expect(after.refuses(ann, { type: 'wait' })).toBe('HB-1');
  });

  test('HB-2 swapping is not offered when the stack is empty', () => {
    const scene = given(harbour, { ...table, stack: [] });
    expect(scene.offers(ann).map(({ type }) => type)).toEqual(['place', 'playEvent', 'wait']);
    expect(scene.refuses(ann, { type: 'swap', card: 4 })).toBe('HB-2');
  });

  test('HB-5 after 36 turns the seat with the most cells wins', () => {
    const over = given(harbour, { ...table, open: { ...table.open, turns: 35 } }).play(ann, { type: 'wait' });
    expect(over.result()).toEqual({ winners: [bob], ranks: [3, 1, 2], points: [0, 3, 1], worth: [0, 1, 0.5] });
    expect(over.refuses(bob, { type: 'wait' })).toBe('HB-5');
  });
});
