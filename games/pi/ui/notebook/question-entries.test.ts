import { describe, expect, test } from 'vitest';
import { given } from '#testkit';
import { pi } from '../../rules/game.ts';
import {
  accuse,
  cardOf,
  examine,
  idleUntil,
  investigate,
  kasia,
  quarter,
  sceneAt,
  whereIs,
} from '../../rules/scene.fixture.ts';
import { viewAt } from './observations.fixture.ts';
import { questionEntries } from './question-entries.ts';

describe('22b The ledger of replies', () => {
  const { here, far } = quarter('pi');
  const scene = given(pi, sceneAt('pi', { suspect: 'near', location: 'far', crime: 'here' }));
  const suspect = cardOf(scene.state, here, 'suspect');

  test('is empty before the first question', () => {
    expect(questionEntries(viewAt(scene.state, kasia), kasia)).toEqual([]);
  });

  const asked = idleUntil(scene.play(kasia, examine(suspect)), kasia);
  const sent = idleUntil(asked.play(kasia, investigate(here)), kasia);
  const failed = sent.play(kasia, accuse('pop', 'smuggling', far)).state;
  const entries = questionEntries(viewAt(failed, kasia), kasia);

  test('has each question with its reply and conclusion', () => {
    expect(entries[0]).toEqual({
      clue: { type: 'reply', card: suspect, reply: 'cube' },
      line: {
        key: 'lesson-cube',
        args: {
          edition: 'pi',
          card: { key: `suspect-${suspect}` },
          kind: { key: 'kind-suspect', args: { edition: 'pi' } },
          place: { key: `location-${here}` },
        },
      },
      places: [here],
    });
  });

  test('PI-6.8 has each investigator with its numbers and the kinds they are about', () => {
    expect(entries.at(-2)).toMatchObject({
      // the suspect was already answered for in this place
      clue: { type: 'investigator', sent: { place: here, discs: 1, cubes: 0, about: ['location', 'crime'] } },
      line: {
        key: 'lesson-investigator',
        args: {
          place: { key: `location-${here}` },
          reply: { list: [{ key: 'discs', args: { count: 1 } }] },
          about: { list: [{ key: 'kind-location' }, { key: 'kind-crime' }] },
        },
      },
      places: [here],
    });
  });

  test('K3 lists wrong accusations', () => {
    expect(entries.at(-1)).toMatchObject({
      clue: { type: 'wrong', accused: { suspect: 'pop', crime: 'smuggling', location: far } },
      line: { key: 'lesson-wrong' },
      places: [whereIs(failed, 'pop'), far, whereIs(failed, 'smuggling')],
    });
  });

  test('of another solver is the same for all viewers: questions and replies are public', () => {
    expect(questionEntries(viewAt(failed, 1), kasia)).toEqual(entries);
    expect(questionEntries(viewAt(failed, 'audience'), kasia)).toEqual(entries);
  });
});
