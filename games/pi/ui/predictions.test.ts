import { describe, expect, test } from 'vitest';
import type { Seat } from '#kernel';
import { given } from '#testkit';
import { type Kind, KINDS, townFor } from '../rules/edition.ts';
import { pi } from '../rules/game.ts';
import { solverAt } from '../rules/rounds.ts';
import {
  blunder,
  cardOf,
  sceneState,
  examine,
  investigate,
  kasia,
  quarter,
  sceneAt,
  type RelativePlace,
} from '../rules/scene.fixture.ts';
import type { Case, Options, State } from '../rules/state.ts';
import { trueAnswer } from '../rules/questions.ts';
import { caseOf } from '../rules/turn.ts';
import { beforeAccusing, beforeExamining, beforeInvestigating, type PlayerKnowledge } from './predictions.ts';
import { observations, viewAt } from './notebook/observations.fixture.ts';
import { autoNotesAbout } from './notebook/auto-notes.ts';

const here = quarter('pi').here;
const far = { suspect: 'far', location: 'farToo', crime: 'far' } as const;
const scene = (where: Readonly<Record<Kind, RelativePlace>>) => given(pi, sceneAt('pi', where));

const informed = (state: State, level: Options['notebook'] = 1, seat: Seat = kasia): PlayerKnowledge => {
  const view = viewAt(state, seat, level);
  return { view, seat, notes: autoNotesAbout(view, seat) };
};
const keys = (lines: readonly { readonly key: string }[]): string[] => lines.map(({ key }) => key);

describe('PI-5.1 before a card is examined', () => {
  test('nothing is said while the reply is open', () => {
    const { state } = scene(far);
    for (const level of [0, 1] as const)
      for (const card of state.open.display) expect(beforeExamining(informed(state, level), card)).toEqual([]);
  });

  test('INV-15 an examined card gives the same reply again, at every help level', () => {
    const start = scene({ ...far, suspect: 'near' });
    const card = cardOf(start.state, here, 'suspect');
    const { state } = start.play(kasia, examine(card));
    for (const level of [0, 1, 2] as const)
      expect(beforeExamining(informed(state, level), card)).toEqual([
        { key: 'board-warn-asked', args: { reply: { key: 'marker-cube', args: { edition: 'pi' } } } },
      ]);
  });

  test('K1 once a disc has shown the suspect, the replies of all other suspects are known; without help this is not shown', () => {
    const start = scene({ ...far, suspect: 'here' });
    const { state } = start.play(kasia, examine(cardOf(start.state, here, 'suspect')));
    const other = cardOf(state, quarter('pi').near, 'suspect');
    expect(keys(beforeExamining(informed(state, 1), other))).toEqual(['board-warn-known']);
    expect(beforeExamining(informed(state, 0), other)).toEqual([]);
  });

  test('K4 a card in my hand is not mine, but still worth asking about: a cube may lie next to it', () => {
    const state = sceneState({ edition: 'pi' });
    const hand = viewAt(state, kasia).hand;
    expect(beforeExamining(informed(state), hand?.suspect ?? '')).toEqual([]);
  });

  test('a known reply is the actual reply', () => {
    let said = 0;
    for (const { view, viewer, solver, truth } of observations(3, 9, 2)) {
      if (viewer !== solver || solverAt(view.open, solver).standing !== 'active') continue;
      const now = { view, seat: solver, notes: autoNotesAbout(view, solver) };
      for (const card of view.open.display)
        for (const line of beforeExamining(now, card)) {
          const answer = trueAnswer(view.open, truth, { type: 'evidence', card });
          const reply = 'reply' in answer ? answer.reply : '';
          expect(line.args?.['reply']).toMatchObject({ key: reply === 'none' ? 'nothing' : `marker-${reply}` });
          said += 1;
        }
    }
    expect(said).toBeGreaterThan(0);
  });
});

describe('22a.9 before an investigator is placed', () => {
  test('PI-6.6 the kinds of the coming reply', () => {
    const start = scene({ suspect: 'near', location: 'far', crime: 'far' });
    expect(keys([beforeInvestigating(informed(start.state), here).about])).toEqual(['board-about-all']);
    const { state } = start.play(kasia, examine(cardOf(start.state, here, 'suspect')));
    expect(beforeInvestigating(informed(state), here)).toEqual({
      about: {
        key: 'board-about',
        args: {
          about: { list: ['location', 'crime'].map(kind => ({ key: `kind-${kind}`, args: { edition: 'pi' } })) },
        },
      },
      warnings: [],
    });
  });

  test('PI-6.7 a second one in the same place gets nothing', () => {
    const { state } = scene(far).play(kasia, investigate(here));
    for (const level of [0, 1, 2] as const) {
      const { about, warnings } = beforeInvestigating(informed(state, level), here);
      expect(keys([about, ...warnings])).toEqual(['board-about-nothing', 'board-warn-investigator-there']);
    }
  });

  test('PI-6.7 where no tile gave a marker, the reply is known to be no marker, at every help level', () => {
    const state = sceneState({
      edition: 'pi',
      solvers: {
        [kasia]: {
          replies: KINDS.map(kind => ({
            card: cardOf(sceneState({ edition: 'pi' }), here, kind),
            reply: 'none' as const,
          })),
        },
      },
    });
    expect(beforeInvestigating(informed(state, 0), here).warnings).toEqual([
      { key: 'board-warn-known', args: { reply: { key: 'nothing' } } },
    ]);
  });

  test('with every tile marked the reply has no information', () => {
    const start = scene({ suspect: 'near', location: 'near', crime: 'nearToo' });
    const replies = KINDS.map(kind => ({ card: cardOf(start.state, here, kind), reply: 'cube' as const }));
    const state = sceneAt(
      'pi',
      { suspect: 'near', location: 'near', crime: 'nearToo' },
      { solvers: { [kasia]: { replies } } },
    );
    expect(keys(beforeInvestigating(informed(state), here).warnings)).toEqual(['board-warn-all-marked']);
  });

  test('a known reply is the actual reply', () => {
    let said = 0;
    for (const { view, viewer, solver, truth } of observations(2, 7, 2)) {
      if (viewer !== solver || solverAt(view.open, solver).standing !== 'active') continue;
      const now = { view, seat: solver, notes: autoNotesAbout(view, solver) };
      for (const place of townFor(view.open.options.edition).placeIds) {
        const open = { ...view.open, turn: solver };
        const answer = trueAnswer(open, truth, { type: 'investigator', place });
        const counts = 'discs' in answer ? [answer.discs, answer.cubes].filter(count => count > 0) : [];
        for (const { key, args } of beforeInvestigating(now, place).warnings) {
          if (key !== 'board-warn-known') continue;
          const reply = args?.['reply'];
          const list = typeof reply === 'object' && 'list' in reply ? reply.list : [];
          const told = list.map(item =>
            typeof item === 'object' && 'args' in item ? item.args?.['count'] : undefined,
          );
          expect(told).toEqual(counts);
          said += 1;
        }
      }
    }
    expect(said).toBeGreaterThan(0);
  });
});

describe('22a.10 before an accusation', () => {
  const start = given(pi, sceneState({ edition: 'pi' }));
  const accused = (state: State): Case => {
    const { suspect, location, crime } = caseOf(state, kasia);
    return { suspect, location, crime };
  };

  test('a true accusation has no warning', () => {
    for (const level of [0, 1, 2] as const)
      expect(beforeAccusing(informed(start.state, level), accused(start.state))).toEqual([]);
  });

  test('K3 the same three again', () => {
    const wrong = blunder(start.state, kasia);
    const { state } = start.play(kasia, wrong);
    const [again] = solverAt(state.open, kasia).wrong;
    for (const level of [0, 1, 2] as const)
      expect(again && keys(beforeAccusing(informed(state, level), again))).toEqual(['board-warn-repeated']);
  });

  test('K4 cards in my hand cannot be in my case; without help this is not shown', () => {
    const hand = viewAt(start.state, kasia).hand;
    const guess = { ...accused(start.state), crime: hand?.crime ?? '' };
    expect(beforeAccusing(informed(start.state, 1), guess)).toEqual([
      { key: 'board-warn-impossible', args: { name: { key: `crime-${hand?.crime}` } } },
    ]);
    expect(beforeAccusing(informed(start.state, 0), guess)).toEqual([]);
  });

  test('K2 each of three may be possible, and the three together not: with full help that is said', () => {
    // the disc is for one of the three in this place; two of them at once contradict it
    const where = { suspect: 'here', location: 'far', crime: 'far' } as const;
    const { state } = scene(where).play(kasia, investigate(here));
    const guess = {
      suspect: cardOf(state, here, 'suspect'),
      location: here,
      crime: accused(state).crime,
    };
    expect(beforeAccusing(informed(state, 1), guess)).toEqual([]);
    expect(keys(beforeAccusing(informed(state, 2), guess))).toEqual(['board-warn-contradicts']);
  });

  test('INV-24 a true accusation never has a warning, after any questions', () => {
    let looked = 0;
    for (const { view, viewer, solver, truth } of observations(4, 15, 2)) {
      if (viewer !== solver || solverAt(view.open, solver).standing !== 'active') continue;
      expect(beforeAccusing({ view, seat: solver, notes: autoNotesAbout(view, solver) }, truth)).toEqual([]);
      looked += 1;
    }
    expect(looked).toBeGreaterThan(0);
  });
});
