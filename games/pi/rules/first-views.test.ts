import { describe, expect, test } from 'vitest';
import { quickChance } from '#kernel';
import { dealt, firstViews } from '#testkit';
import { EDITIONS } from './edition.ts';
import { pi } from './game.ts';
import { knownCase, possibleCases } from './known.ts';
import { sizeOf } from './knowledge.ts';
import { holderOf } from './neighbours.ts';
import type { View } from './state.ts';

const SAMPLES = 20_000; // a hand that has a chance of 1 in 1,680 is missing once in 150,000 times
const hand = (view: View): unknown => view.hand;

/** The first view without the hand and the openly drawn pieces. */
const others = ({ me, open }: View): unknown => {
  const { suspects, crimes, display, first, turn, ...rest } = open;
  return { me, rest, sizes: [suspects.length, crimes.length, display.length], begins: first === turn };
};

describe.each(EDITIONS)('In how many ways a match of edition %s can begin', edition => {
  test('PI-3.8 a seat gets one of 12 · 10 · 14 = 1,680 hands', () => {
    expect(firstViews(pi, { viewer: 1, seats: 5, options: { edition }, samples: SAMPLES, part: hand })).toBe(1680);
  });

  test('PI-9.4 the audience gets 1: no hand at all', () => {
    expect(firstViews(pi, { viewer: 'audience', seats: 5, options: { edition }, samples: 500, part: hand })).toBe(1);
  });

  test('PI-3.10 without the hand, the tiles, the display and the first player, there is 1 first view', () => {
    for (const viewer of [0, 2, 'audience'] as const)
      expect(firstViews(pi, { viewer, seats: 3, options: { edition }, samples: 500, part: others })).toBe(1);
  });

  test.each([2, 3, 4, 5])(
    'PI-8.11 at a table of %i a seat excludes its own hand: 11 · 9 · 13 = 1,287 cases are left',
    seats => {
      const view = pi.view(dealt(pi, { seats, options: { edition } }), 1);
      const known = view.open.solvers.map((_, seat) => knownCase(view, seat));
      const [boxes = []] = possibleCases(view.open, [1], known);
      expect(boxes.reduce((sum, box) => sum + sizeOf(box), 0)).toBe(1287);
    },
  );

  test('PI-9.4 the rest of its first view does not distinguish them: each of the 1,287 cases is imagined', () => {
    const view = pi.view(dealt(pi, { seats: 3, options: { edition } }), 1);
    const luck = quickChance(2);
    const imagined = new Set<string>();
    for (let sample = 0; sample < SAMPLES; sample++)
      imagined.add(JSON.stringify(pi.imagine(view, luck).hands[holderOf(1, 3)]));
    expect(imagined.size).toBe(1287);
  });
});
