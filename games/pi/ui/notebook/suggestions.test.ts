import { describe, expect, test } from 'vitest';
import { fits } from '#kernel';
import { given } from '#testkit';
import { townFor } from '../../rules/edition.ts';
import { pi } from '../../rules/game.ts';
import { assign, cardOf, examine, idleUntil, investigate, kasia, quarter, sceneAt } from '../../rules/scene.fixture.ts';
import type { Action, State } from '../../rules/state.ts';
import { numberOfPlace, truth } from '../../rules/tiles.ts';
import { observations, viewAt } from './observations.fixture.ts';
import { autoNotesAbout } from './auto-notes.ts';
import { type Suggestions, suggestionsFor } from './suggestions.ts';

const here = quarter('pi').here;

const suggested = (state: State, level: 1 | 2): Suggestions => {
  const view = viewAt(state, kasia, level);
  const { left } = autoNotesAbout(view, kasia);
  if (!left) throw new Error('this notebook works out nothing');
  return suggestionsFor(view.open, kasia, left);
};

describe('22b Free moves are suggested, never made', () => {
  test('PI-6.14 three cubes belong to the three tiles, by single facts', () => {
    const scene = given(pi, sceneAt('pi', { suspect: 'near', location: 'nearToo', crime: 'near' }));
    const { state } = scene.play(kasia, investigate(here));
    expect(suggested(state, 1).assign).toEqual([
      { place: here, tile: 'suspect', marker: 'cube' },
      { place: here, tile: 'location', marker: 'cube' },
      { place: here, tile: 'crime', marker: 'cube' },
    ]);
    expect(state.open.solvers[kasia]?.assigned).toEqual([]);
  });

  test('two numbers that leave several readings suggest nothing', () => {
    const scene = given(pi, sceneAt('pi', { suspect: 'here', location: 'near', crime: 'far' }));
    const { state } = scene.play(kasia, investigate(here));
    expect(suggested(state, 1)).toEqual({ assign: [], unassign: [] });
    expect(suggested(state, 2)).toEqual({ assign: [], unassign: [] });
  });

  test('conclusions from several replies are shown only at the full help level', () => {
    const scene = given(pi, sceneAt('pi', { suspect: 'here', location: 'far', crime: 'far' }));
    const asked = idleUntil(scene.play(kasia, investigate(here)), kasia);
    const location = asked.play(kasia, examine(cardOf(asked.state, here, 'location')));
    const both = idleUntil(location, kasia).play(kasia, examine(cardOf(asked.state, here, 'crime')));
    const forced = [{ place: here, tile: 'suspect', marker: 'disc' }];
    expect(suggested(both.state, 2)).toEqual({ assign: forced, unassign: [] });
    expect(suggested(both.state, 1)).toEqual({ assign: [], unassign: [] });
    const moved = both.play(kasia, assign(here, 'disc', 'suspect'));
    expect(suggested(moved.state, 2)).toEqual({ assign: [], unassign: [] });
  });

  test('a marker in an impossible place is reported', () => {
    const [deed = ''] = townFor('pi').crimes;
    const scene = given(pi, sceneAt('pi', { suspect: 'near', location: 'far', crime: 'far' }, { display: [deed] }));
    const assumed = scene.play(kasia, investigate(here)).play(kasia, assign(here, 'cube', 'crime'));
    expect(suggested(assumed.state, 2).unassign).toEqual([]);
    // the crime is far from there
    const found = idleUntil(assumed, kasia).play(kasia, examine(deed));
    expect(suggested(found.state, 1).unassign).toEqual([{ place: here, tile: 'crime', marker: 'cube' }]);
    expect(found.state.open.solvers[kasia]?.assigned).toHaveLength(1);
  });

  test.each([2, 3, 4, 5])('at a table of %i, over random matches: every suggestion is offered and true', seats => {
    const made = { assign: 0, unassign: 0 };
    for (const level of [1, 2] as const) {
      for (const { view, viewer, solver, truth: secret } of observations(seats, 4, level)) {
        if (viewer !== solver) continue;
        const { left } = autoNotesAbout(view, solver);
        if (!left) throw new Error('this notebook works out nothing');
        const { assign: forced, unassign } = suggestionsFor(view.open, solver, left);
        const isOffered = (action: Action): boolean => pi.offers(view).some(offer => fits(offer, action));
        const isTrue = ({ place, tile, marker }: (typeof forced)[number]): boolean =>
          truth(view.open, secret, tile, numberOfPlace(view.open, place)) === marker;
        for (const one of forced) {
          expect(isOffered({ type: 'assign', ...one })).toBe(true);
          expect(isTrue(one)).toBe(true);
          made.assign += 1;
        }
        for (const one of unassign) {
          expect(isOffered({ type: 'unassign', place: one.place, tile: one.tile })).toBe(true);
          expect(isTrue(one)).toBe(false);
          made.unassign += 1;
        }
      }
    }
    expect(made.assign).toBeGreaterThan(0);
    expect(made.unassign).toBeGreaterThan(0);
  });
});
