import { describe, expect, test } from 'vitest';
import { given } from '#testkit';
import { KINDS } from '../../rules/edition.ts';
import { pi } from '../../rules/game.ts';
import { sceneState, examine, idleUntil, investigate, kasia } from '../../rules/scene.fixture.ts';
import { factsAbout } from './facts.ts';
import { observations, viewAt } from './observations.fixture.ts';
import { autoNotesAbout } from './auto-notes.ts';

describe('22b How much the notebook helps is the same for the whole table', () => {
  const scene = given(
    pi,
    sceneState({
      edition: '07',
      cases: { [kasia]: { suspect: 'bomba', crime: 'murder', location: 'hotel-forum' } },
      layout: { bomba: 'hotel-gromada', murder: 'dt-centrum' },
      display: ['okecie', 'murder'],
    }),
  );
  const asked = idleUntil(idleUntil(scene.play(kasia, examine('okecie')), kasia).play(kasia, examine('murder')), kasia);
  const { state } = asked.play(kasia, investigate('hotel-gromada'));

  test('at level 0 it writes nothing', () => {
    expect(autoNotesAbout(viewAt(state, kasia, 0), kasia)).toEqual({ certain: new Map(), left: null, reasoning: null });
  });

  test('at level 1 it writes facts from single replies only', () => {
    const notes = autoNotesAbout(viewAt(state, kasia, 1), kasia);
    expect(notes).toEqual({ ...factsAbout(viewAt(state, kasia), kasia), reasoning: null });
    expect(notes.certain.get('murder')?.mark).toBe('sure');
    expect(notes.certain.get('bomba')).toBeUndefined();
  });

  test('EX-07-A at level 2 it sees that the offender is Bomba, for no single reason', () => {
    const { certain, reasoning } = autoNotesAbout(viewAt(state, kasia, 2), kasia);
    expect(certain.get('bomba')).toEqual({ mark: 'sure', because: [] });
    expect(certain.get('murder')?.because).toEqual([{ type: 'reply', card: 'murder', reply: 'disc' }]);
    expect(reasoning?.count).toBeGreaterThan(1);
  });

  test.each([2, 4])('at a table of %i, over random matches: level 2 keeps all facts and adds only true ones', seats => {
    let added = 0;
    for (const { view, solver, truth } of observations(seats, 15, 2)) {
      const facts = factsAbout(view, solver).certain;
      const { certain } = autoNotesAbout(view, solver);
      for (const [element, fact] of facts) expect(certain.get(element)).toEqual(fact);
      for (const [element, { mark }] of certain)
        expect(mark).toBe(KINDS.some(kind => truth[kind] === element) ? 'sure' : 'excluded');
      added += certain.size - facts.size;
    }
    expect(added).toBeGreaterThan(0);
  });
});
