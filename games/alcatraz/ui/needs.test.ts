import { describe, expect, test } from 'vitest';
import { krzysiek, michal, prison, rafal } from '../rules/scene.fixture.ts';
import { isWithinReach, needsOf, placesFor } from './needs.ts';

/** F4: two prisoners, at most two guards, Drugs, Key and Knife. */
const TASK = { card: 'F4', at: 6 } as const;

describe('What a task needs', () => {
  test('ticks what is there, marks what I would bring, crosses what is missing (ALC-12.3 to ALC-12.5)', () => {
    const { open } = prison({
      tasks: [TASK],
      guards: { 6: 3 },
      prisoners: [
        { at: 6, items: ['drugs'] },
        { at: 2, items: ['key'] },
        { at: 3, items: ['knife'] },
      ],
    });
    expect(needsOf(open, TASK, michal)).toEqual({
      prisoners: { present: 1, needed: 2, presence: 'withMe' },
      guards: { present: 3, most: 2, presence: 'missing' },
      items: [
        { kind: 'drugs', owner: rafal, presence: 'there' },
        { kind: 'key', owner: michal, presence: 'withMe' },
        { kind: 'knife', owner: null, presence: 'missing' },
      ],
    });
  });

  test('a spectator brings nothing', () => {
    const { open } = prison({ tasks: [TASK], prisoners: [{ at: 6 }, { at: 2 }, { at: 3 }] });
    expect(needsOf(open, TASK, undefined).prisoners.presence).toBe('missing');
  });

  test('the gun covers what nothing else covers, and one thing only (ALC-12.6)', () => {
    const { open } = prison({
      tasks: [TASK],
      prisoners: [{ at: 6, items: ['gun', 'key'] }, { at: 6, items: [] }, { at: 3 }],
    });
    const needs = needsOf(open, TASK, krzysiek);
    expect(needs.items.map(({ presence }) => presence)).toEqual(['there', 'there', 'missing']);
    expect(isWithinReach(needs)).toBe(false);
  });

  test('with everything there and me on the way, it is within reach', () => {
    const { open } = prison({
      tasks: [TASK],
      prisoners: [{ at: 6, items: ['drugs', 'knife'] }, { at: 2, items: ['key'] }, { at: 3 }],
    });
    expect(isWithinReach(needsOf(open, TASK, michal))).toBe(true);
  });
});

test('a location shows its tokens against its icons: gaps stay visible (ALC-11.3)', () => {
  expect(placesFor(['key', 'key', 'knife'], ['key'])).toEqual([
    { kind: 'key', isFilled: true },
    { kind: 'key', isFilled: false },
    { kind: 'knife', isFilled: false },
  ]);
});
