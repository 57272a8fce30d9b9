import { describe, expect, test } from 'vitest';
import { type Seat, seatsOf } from '#kernel';
import { dealt, given } from '#testkit';
import { EDITIONS } from './edition.ts';
import { pi } from './game.ts';
import { allSolve, anna, sceneState, examine, idle, kasia, maciej, solve } from './scene.fixture.ts';
import { holderOf, leftOf } from './neighbours.ts';

const TABLES = [2, 3, 4, 5];

/** The seat that names another seat's hand and is right. */
function solverOf(hand: Seat, seats: number): Seat[] {
  const state = sceneState({ seats });
  return seatsOf(seats).filter(seat => {
    const table = given(pi, { ...state, open: { ...state.open, turn: seat } });
    const [accused] = table.play(seat, { type: 'accuse', ...held(state.hands, hand) }).hears('audience');
    return accused?.type === 'accused' && accused.right;
  });
}

function held<Hand>(hands: readonly Hand[], seat: Seat): Hand {
  const hand = hands[seat];
  if (hand === undefined) throw new Error(`seat ${seat} holds nothing`);
  return hand;
}

describe('2 Who solves whose case', () => {
  test('PI-2.1 left of a seat is the next one clockwise, right of it the one before', () => {
    for (const seats of TABLES)
      for (const seat of seatsOf(seats)) {
        expect(leftOf(seat, seats)).toBe(seat === seats - 1 ? 0 : seat + 1);
        expect(holderOf(seat, seats)).toBe(seat === 0 ? seats - 1 : seat - 1);
      }
  });

  test('PI-2.2, PI-2.3 the hand of each seat is the case of the seat on its left, and of no other seat', () => {
    for (const seats of TABLES)
      for (const hand of seatsOf(seats)) expect(solverOf(hand, seats)).toEqual([(hand + 1) % seats]);
  });

  test('PI-2.4 only the holder answers the questions of its solver', () => {
    const table = given(pi, sceneState({ answers: 'hand', turn: maciej }));
    const asked = table.play(maciej, examine(held(table.state.open.display, 0)));
    expect(asked.awaited()).toEqual([kasia]);
    expect(asked.offers(kasia)).toContainEqual({ type: 'answerEvidence', reply: { oneOf: ['disc', 'cube', 'none'] } });
    for (const seat of [maciej, anna]) {
      expect(asked.offers(seat)).toEqual([]);
      expect(asked.refuses(seat, { type: 'answerEvidence', reply: 'none' })).toBe('PI-2.4');
    }
    expect(asked.offers('audience')).toEqual([]);
  });

  test('PI-2.4 the turn of the holder comes right before the turn of its solver', () => {
    for (const seats of TABLES)
      for (const holder of seatsOf(seats)) {
        const table = idle(given(pi, sceneState({ seats, first: holder })));
        expect(table.awaited()).toEqual([(holder + 1) % seats]);
        expect(holderOf((holder + 1) % seats, seats)).toBe(holder);
      }
  });

  test.each(EDITIONS)('PI-2.5 it is the same in all three investigations of %s', edition => {
    let table = given(pi, dealt(pi, { seats: 3, options: { edition } }));
    for (let investigation = 1; investigation <= 3; investigation++) {
      const { first } = table.state.open;
      const solved = table.play(first, { type: 'accuse', ...held(table.state.hands, (first + 2) % 3) });
      expect(solved.hears('audience')).toContainEqual(expect.objectContaining({ type: 'solved', seat: first }));
      table = allSolve(table);
    }
  });

  test('PI-2.6 Kasia, Maciej and Anna: Anna answers Kasia', () => {
    expect(holderOf(kasia, 3)).toBe(anna);
    const table = given(pi, sceneState({ answers: 'hand' }));
    expect(table.play(kasia, solve(table.state, kasia)).awaited()).toEqual([anna]);
  });
});
