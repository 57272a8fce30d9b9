import { describe, expect, test } from 'vitest';
import { michal, prison, rafal, type Stated } from '../rules/scene.fixture.ts';
import type { Prisoner } from '../rules/state.ts';
import { belongings, lookAt, valuesOf } from './evaluation.ts';
import { MASTER } from './skill.ts';

/** The 21st guard ends the match after this turn. */
const LAST_TURN = { 1: 4, 2: 4, 3: 4, 4: 4, 5: 4 };

/** With E, Michał and Krzysiek have all elements without Rafał, the scapegoat. */
const oneMissing = (at: number, items: Prisoner['items']): Stated => ({
  tasks: [{ card: 'E1', at: 7 }],
  prisoners: [
    { at: 10, marks: ['A', 'B'] },
    { at, items, marks: ['C', 'D', 'F'] },
    { at: 10, marks: ['A', 'B', 'C'] },
  ],
});
const READY = oneMissing(7, ['clothes', 'knife']);

describe('the values of a position', () => {
  test('ALC-4.5 a task that comes after the last turn is worth nothing', () => {
    const inLastTurn = (stated: Stated) => {
      const { open } = prison({ ...stated, guards: LAST_TURN });
      return valuesOf(open, lookAt(open, MASTER)).map((value, seat) => value - belongings(open, seat));
    };
    expect(inLastTurn(READY)[michal]).toBeGreaterThan(0.5);
    expect(inLastTurn(oneMissing(12, []))[michal]).toBeLessThan(0.1);
  });

  test('ALC-6.11 in the talks everybody may still be elected: the present scapegoat counts as a performer', () => {
    const stated: Stated = {
      tasks: [{ card: 'E1', at: 7 }],
      prisoners: [{ at: 7, items: ['clothes', 'knife'] }, {}, {}],
    };
    const valueIn = (phase: 'talks' | 'acting'): number => {
      const { open } = prison({ ...stated, phase, scapegoat: rafal });
      return valuesOf(open, lookAt(open, MASTER))[rafal] ?? 0;
    };
    expect(valueIn('talks')).toBeGreaterThan(valueIn('acting'));
  });
});
