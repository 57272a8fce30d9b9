import { describe, expect, test } from 'vitest';
import { random } from '#bots';
import { copy, quickChance, tableFor, type ToldEvent } from '#kernel';
import { EDITIONS, townFor } from '../rules/edition.ts';
import { pi } from '../rules/game.ts';
import { holderOf } from '../rules/neighbours.ts';
import type { Action, Case, Event, State } from '../rules/state.ts';
import { fullBelief, ownBelief } from './belief.ts';
import { cardInquiries, entropy, information, placeInquiries, tells } from './inquiry.ts';
import { casesOf, moments } from './matches.fixture.ts';
import { novice } from './novice.ts';
import { regular } from './regular.ts';

const RUNS = Number(process.env['PARLOUR_RUNS'] ?? 8);

/** Positions of every sort; random and novice players send investigators next to their own markers. */
const positions = Array.from({ length: RUNS }, (_, seed) => {
  const bots = Array.from(
    { length: 2 + (seed % 4) },
    (_seat, seat) => [novice, random, regular][(seat + seed) % 3] ?? novice,
  );
  return moments({ bots, seed, edition: EDITIONS[seed % 2] ?? 'pi', most: 90 }).filter(
    (_moment, at) => at % 14 === seed % 14,
  );
}).flat();

/** The reply of the rules to a question if this were the case of the seat on turn: four for a disc, one for a cube. */
function ruled(state: State, one: Case, action: Action): number {
  const world = copy(state);
  const { open, hands } = world;
  hands[holderOf(open.turn, hands.length)] = one;
  const told: ToldEvent<Event>[] = [];
  pi.apply(world, open.turn, action, tableFor(quickChance(1), told));
  const event = told
    .map(({ event: happened }) => happened)
    .find(({ type }) => type === 'examined' || type === 'investigated');
  if (event?.type === 'examined') return { disc: 4, cube: 1, none: 0 }[event.reply];
  if (event?.type === 'investigated') return 4 * event.discs + event.cubes;
  throw new Error('nothing was asked');
}

describe('the predicted replies for each possible case', () => {
  test('equal the replies of the rules', () => {
    let covered = 0;
    for (const { state, view, seat } of positions) {
      const belief = ownBelief(view);
      const cases = casesOf(view.open, belief);
      const some = cases.map((one, at) => ({ one, at })).filter(({ at }) => at % Math.ceil(cases.length / 4) === 0);
      const isAble = (view.open.solvers[seat]?.left ?? 0) > 0;
      const places = isAble ? placeInquiries(view.open, seat, belief) : [];
      const cards = cardInquiries(view.open, view.open.display, belief);
      expect(cards.map(({ action }) => action)).toEqual(view.open.display.map(card => ({ type: 'examine', card })));
      for (const { action, replies } of [...cards, ...places])
        expect(some.map(({ at }) => replies[at])).toEqual(some.map(({ one }) => ruled(state, one, action)));
      const missing = townFor(view.open.options.edition).placeIds.filter(
        place => isAble && !places.some(({ action }) => action.type === 'investigate' && action.place === place),
      );
      covered += missing.length;
      for (const place of missing)
        for (const { one } of some) expect(ruled(state, one, { type: 'investigate', place })).toBe(0);
    }
    expect(positions.length).toBeGreaterThan(5);
    expect(covered).toBeGreaterThan(0);
  });
});

describe('the value of an inquiry', () => {
  test('is the entropy of its replies', () => {
    for (const { view, seat } of positions) {
      const belief = fullBelief(view);
      for (const inquiry of [
        ...cardInquiries(view.open, view.open.display, belief),
        ...placeInquiries(view.open, seat, belief),
      ]) {
        const chances = new Map<number, number>();
        inquiry.replies.forEach((reply, at) =>
          chances.set(reply, (chances.get(reply) ?? 0) + (belief.weight[at] ?? 0)),
        );
        const bits = [...chances.values()].reduce((sum, chance) => sum + chance * Math.log2(1 / chance), 0);
        expect(information(inquiry, belief)).toBeCloseTo(bits, 9);
        expect(tells(inquiry)).toBe(chances.size > 1);
      }
    }
  });

  test('a fair coin is one bit, four equal cases are two, a certainty is none', () => {
    expect([entropy([0.5, 0.5]), entropy([0.25, 0.25, 0.25, 0.25]), entropy([1, 0])]).toEqual([1, 2, 0]);
  });

  test('is zero where every case gives the same reply, although sums of weights have rounding errors', () => {
    const silent = positions.flatMap(({ view }) => {
      const belief = ownBelief(view);
      return cardInquiries(view.open, view.open.display, belief).filter(({ replies }) => new Set(replies).size === 1);
    });
    expect(silent.length).toBeGreaterThan(0);
    expect(silent.filter(tells)).toEqual([]);
  });
});
