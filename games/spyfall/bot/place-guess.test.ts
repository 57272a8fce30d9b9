import { describe, expect, test } from 'vitest';
import { PLACES } from '../rules/places.ts';
import { sceneState } from '../rules/scene.fixture.ts';
import type { Open, Remark } from '../rules/state.ts';
import { beliefFrom } from './belief.ts';
import { placeToName } from './place-guess.ts';
import { skillOf } from './skill.ts';

const SPY = 1;
const PLACE = 7;

/** The action of a spy with this certainty of a place, in a round without odd answers. */
function named(sure: number, { exchangesLeft = 20, remarks = [] as Remark[] } = {}): number | undefined {
  const open: Open = { ...sceneState({ conversation: 'phrasebook' }).open, stage: 'talking', remarks };
  const skill = skillOf('master', open.seats);
  const others = (1 - sure) / (PLACES.length - 1);
  const places = Float64Array.from(PLACES, (_, place) => (place === PLACE ? sure : others));
  return placeToName({ open, me: SPY, belief: beliefFrom(open, SPY, skill.spying), places, skill, exchangesLeft });
}

const suspected = (remark: string, after = 0): Remark[] => [{ by: 0, about: SPY, remark, after }];

describe('SPY-6.1 a spy names the place', () => {
  test('when it is sure', () => {
    expect(named(0.97)).toBe(PLACE);
  });

  test('later when it is less sure, and not at all when it would be guessing', () => {
    expect(named(0.8)).toBeUndefined();
    expect(named(0.8, { exchangesLeft: 0.5 })).toBe(PLACE);
    expect(named(0.5, { exchangesLeft: 0.5 })).toBeUndefined();
  });

  test('early when a player is about to accuse it', () => {
    expect(named(0.5)).toBeUndefined();
    expect(named(0.5, { remarks: suspected('suspect-1') })).toBe(PLACE);
    expect(named(0.2, { remarks: suspected('suspect-1') })).toBeUndefined();
  });

  test('not for a doubt or for a suspicion that has passed', () => {
    expect(named(0.5, { remarks: suspected('doubt-1') })).toBeUndefined();
    expect(named(0.5, { remarks: suspected('suspect-1', -9) })).toBeUndefined();
  });
});
