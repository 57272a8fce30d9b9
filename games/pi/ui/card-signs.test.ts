import { expect, test } from 'vitest';
import { given } from '#testkit';
import { pi } from '../rules/game.ts';
import {
  anna,
  cardOf,
  sceneState,
  examine,
  idleUntil,
  kasia,
  maciej,
  quarter,
  sceneAt,
  solvesNext,
} from '../rules/scene.fixture.ts';
import { caseOf } from '../rules/turn.ts';
import { viewAt } from './notebook/observations.fixture.ts';
import type { View } from '../rules/state.ts';
import { isSameCardSign, type CardSign, cardSignsIn } from './card-signs.ts';

const signOn = (card: string, view: View): CardSign => cardSignsIn(view)(card);
const NOTHING = { reply: undefined, isHeld: false, owner: undefined };

test('22a.5 a card I examined shows its reply', () => {
  const start = given(pi, sceneAt('pi', { suspect: 'near', location: 'far', crime: 'far' }));
  const card = cardOf(start.state, quarter('pi').here, 'suspect');
  expect(signOn(card, viewAt(start.state, kasia))).toEqual(NOTHING);
  const { state } = start.play(kasia, examine(card));
  expect(signOn(card, viewAt(state, kasia))).toEqual({ ...NOTHING, reply: 'cube' });
  expect(signOn(card, viewAt(state, maciej))).toEqual(NOTHING);
});

test('K4 a card of the case I hold is marked; other viewers do not see the mark', () => {
  const state = sceneState({ edition: 'pi' });
  const { crime } = caseOf(state, maciej);
  expect(signOn(crime, viewAt(state, kasia))).toEqual({ ...NOTHING, isHeld: true });
  expect(signOn(crime, viewAt(state, anna))).toEqual(NOTHING);
  expect(signOn(crime, viewAt(state, 'audience'))).toEqual(NOTHING);
});

test('K5, K6 a card of a case that is solved, or that another has a disc on', () => {
  const start = given(
    pi,
    sceneState({ edition: 'pi', display: [caseOf(sceneState({ edition: 'pi' }), maciej).location] }),
  );
  const { location, suspect } = caseOf(start.state, maciej);
  const asked = idleUntil(start, maciej).play(maciej, examine(location));
  expect(signOn(location, viewAt(asked.state, anna))).toEqual({ ...NOTHING, owner: maciej });
  const solved = solvesNext(asked, maciej);
  expect(signOn(suspect, viewAt(solved.state, anna))).toEqual({ ...NOTHING, owner: maciej });
});

test('equal signs compare as equal', () => {
  expect(isSameCardSign(NOTHING, { ...NOTHING })).toBe(true);
  for (const other of [{ reply: 'disc' as const }, { isHeld: true }, { owner: 0 }])
    expect(isSameCardSign(NOTHING, { ...NOTHING, ...other })).toBe(false);
});
