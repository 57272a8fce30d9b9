import { describe, expect, test } from 'vitest';
import { canonical, quickChance } from '#kernel';
import { dealt, firstViews } from '#testkit';
import { spyfall } from './game.ts';
import { spyOf } from './round.ts';
import type { View } from './state.ts';

const SAMPLES = 5_000;
const card = ({ card }: View): unknown => card;
const others = ({ me, open, vote }: View): unknown => ({ me, open, vote });

describe('In how many ways a match can begin', () => {
  test('SPY-2.3 a seat gets one of 30 · 7 + 1 = 211 cards', () => {
    expect(firstViews(spyfall, { viewer: 1, seats: 5, samples: SAMPLES, part: card })).toBe(211);
  });

  test('SPY-1.4 without roles, one of 30 + 1 = 31', () => {
    const options = { roles: 'none' } as const;
    expect(firstViews(spyfall, { viewer: 1, seats: 5, options, samples: SAMPLES, part: card })).toBe(31);
  });

  test('SPY-2.5 besides its card a seat sees one of 5 dealers, and so does the audience', () => {
    for (const viewer of [0, 3, 'audience'] as const)
      expect(firstViews(spyfall, { viewer, seats: 5, samples: SAMPLES, part: others })).toBe(5);
    expect(firstViews(spyfall, { viewer: 'audience', seats: 5, samples: SAMPLES })).toBe(5);
  });
});

describe('The states a viewer can imagine', () => {
  const imagined = (
    viewer: number | 'audience',
    part: (hands: { place: string; role: string }[]) => unknown,
  ): number => {
    const state = dealt(spyfall, { seats: 4, seed: 3 });
    const view = spyfall.view(state, viewer);
    const luck = quickChance(5);
    const found = new Set<string>();
    for (let sample = 0; sample < SAMPLES; sample++) found.add(canonical(part(spyfall.imagine(view, luck).hands)));
    return found.size;
  };
  const spy = spyOf(dealt(spyfall, { seats: 4, seed: 3 }));
  const other = (spy + 1) % 4;
  const placeIn = (hands: readonly { place: string }[]): unknown => hands.find(({ place }) => place !== '--')?.place;
  const spyIn = (hands: readonly { place: string }[]): number => hands.findIndex(({ place }) => place === '--');

  test('SPY-2.3 the spy: 30 places, and itself; a non-spy: one place, and 3 spies; the audience: 30 and 4', () => {
    expect([spy, other, 'audience' as const].map(viewer => imagined(viewer, placeIn))).toEqual([30, 1, 30]);
    expect([spy, other, 'audience' as const].map(viewer => imagined(viewer, spyIn))).toEqual([1, 3, 4]);
  });

  test('SPY-2.4 a non-spy imagines any of 3 · 6 · 5 = 90 deals around its own role', () => {
    expect(imagined(other, hands => hands)).toBe(90);
  });

  test('SPY-5.2 votes cast are imagined either way, except the own one and that of an accuser', () => {
    const state = dealt(spyfall, { seats: 4, seed: 3 });
    state.open.stage = 'talking';
    state.open.motion = { by: 0, suspect: 3, voted: [0, 1] };
    state.votes = ['aye', 'nay', null, null];
    const luck = quickChance(5);
    const worlds = (viewer: number): string[] => {
      const view = spyfall.view(state, viewer);
      const found = new Set<string>();
      for (let sample = 0; sample < 100; sample++) found.add(spyfall.imagine(view, luck).votes.join());
      return [...found].sort();
    };
    expect(worlds(1)).toEqual(['aye,nay,,']);
    expect(worlds(2)).toEqual(['aye,aye,,', 'aye,nay,,']);
  });
});
