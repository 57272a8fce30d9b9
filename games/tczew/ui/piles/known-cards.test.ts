import { describe, expect, test } from 'vitest';
import { given } from '#testkit';
import { tczew } from '../../rules/game.ts';
import { A, B, C, stateOf } from '../../rules/scene.fixture.ts';
import { knownInHands, stacksShown } from './known-cards.ts';

const stated = { a: { C3x3: 1 }, b: { F6x3: 2 }, hands: [[81, 93], [82]], stacks: { 3: [50] }, bare: true } as const;

describe('What is known of the stacks and of other hands', () => {
  test('TCZ-17.3 who swapped knows the lowest card, others only its number', () => {
    const now = given(tczew, stateOf({ ...stated, stacks: { 3: [50, 51, 52, 53, 54, 55] } })).play(A, {
      type: 'swap',
      card: 81,
    });
    const [mine] = stacksShown(now.sees(A));
    expect(mine).toMatchObject({ epoch: 3, known: [{ card: 81, fromBottom: 1 }] });
    const [theirs] = stacksShown(now.sees(B));
    expect(theirs).toEqual({ epoch: 3, count: mine?.count, known: [] });
  });

  test('TCZ-17.1, TCZ-17.13 a card that went to a hand openly is known there', () => {
    const state = stateOf({ ...stated, seats: 3, c: { O15x15: 4 } });
    state.hands[B]?.push({ card: 105, seenBy: [A, B, C, 'audience'] });
    const view = tczew.view(state, A);
    expect(knownInHands(view)).toEqual([{ seat: B, cards: [105] }]);
    expect(knownInHands(tczew.view(state, B))).toEqual([]);
  });
});
