import { describe, expect, test } from 'vitest';
import { quickChance } from '#kernel';
import { PLACES } from '../rules/places.ts';
import { sceneState } from '../rules/scene.fixture.ts';
import type { Exchange, Open } from '../rules/state.ts';
import { beliefFrom } from './belief.ts';
import { BOOK, type PhraseQuestion, questionNamed } from './phrases.ts';
import { type Strength, skillOf } from './skill.ts';
import { answering, asking, type Talker } from './talk.ts';

const STRENGTHS: readonly Strength[] = ['novice', 'regular', 'master'];

const talkOf = (...talk: Exchange[]): Open => ({
  ...sceneState({ conversation: 'phrasebook' }).open,
  stage: 'talking',
  talk,
});

const talkerIn = (open: Open, me: number, place: number, strength: Strength): Talker => {
  const skill = skillOf(strength, open.seats);
  return { open, me, place, skill, belief: beliefFrom(open, me, skill.knowing) };
};

const asked = ({ id }: PhraseQuestion): Open => talkOf({ by: 0, to: 1, question: id, answer: null, answered: false });

describe('a bot that knows the place', () => {
  test.each(STRENGTHS)('SPY-4.5 never contradicts it: a %s, every question at every place', strength => {
    const contradictions: string[] = [];
    for (const question of BOOK) {
      const open = asked(question);
      for (const place of PLACES.keys()) {
        const talker = talkerIn(open, 1, place, strength);
        for (let luck = 0; luck < 6; luck++) {
          const action = answering(talker, quickChance(luck));
          const said = action.type === 'answer' ? action.answer : null;
          const fit = question.answers.find(({ id }) => id === said)?.fit[place] ?? 0;
          if (fit === 0) contradictions.push(`${PLACES[place]} ${said}`);
        }
      }
    }
    expect(contradictions).toEqual([]);
  });

  test('asks again about an odd answer: the other question of its theme, to the same player', () => {
    const beach = PLACES.findIndex((_, place) => fitOf('rain', 'rain.no', place) === 1);
    const followUps = (answer: string): number => {
      const open = talkOf(
        { by: 0, to: 1, question: 'rain', answer, answered: true },
        { by: 1, to: 2, question: 'swim', answer: 'swim.evade', answered: true },
        { by: 2, to: 3, question: 'shore', answer: 'shore.evade', answered: true },
      );
      const talker = talkerIn(open, 3, beach, 'master');
      const questions = Array.from({ length: 200 }, (_, luck) => asking(talker, quickChance(luck)));
      return questions.filter(one => one.type === 'ask' && one.to === 1 && one.question === 'overhead').length;
    };
    expect(followUps('rain.yes')).toBeGreaterThan(20);
    expect(followUps('rain.yes')).toBeGreaterThan(5 * followUps('rain.no'));
  });
});

const fitOf = (question: string, answer: string, place: number): number =>
  questionNamed(question)?.answers.find(({ id }) => id === answer)?.fit[place] ?? 0;
