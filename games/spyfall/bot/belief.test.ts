import { describe, expect, test } from 'vitest';
import { idOfPlace, PLACES } from '../rules/places.ts';
import { sceneState } from '../rules/scene.fixture.ts';
import type { Exchange, Open } from '../rules/state.ts';
import { beliefFrom, placesFor, suspectsAt } from './belief.ts';
import { sharesFor } from './model.ts';
import { BOOK, numberOf, questionNamed } from './phrases.ts';
import { skillOf } from './skill.ts';

const BANK = '01';
const said = (by: number, to: number, question: string, answer: string): Exchange => ({
  by,
  to,
  question,
  answer,
  answered: true,
});
const talkOf = (...talk: Exchange[]): Open => ({
  ...sceneState({ conversation: 'phrasebook' }).open,
  stage: 'talking',
  talk,
});
const sum = (values: Iterable<number>): number => [...values].reduce((total, one) => total + one, 0);
const { knowing: hearing } = skillOf('master', 4);

describe('the phrasebook data of bots', () => {
  test('SPY-4.5 the probabilities of the answers to a question add up to one for each place, manner and tact', () => {
    const { common } = beliefFrom(talkOf(said(0, 1, 'rain', 'rain.yes')), 0, hearing);
    for (const question of BOOK)
      for (const [manner, tact] of [
        [0, 0],
        [1, 0.4],
        [2, 0.9],
      ] as const) {
        const shares = sharesFor(question, manner, tact, common);
        for (const place of PLACES.keys()) expect(sum(shares.map(share => share[place] ?? 0))).toBeCloseTo(1);
      }
  });

  test('every place has an informative answer to every question', () => {
    const silent = BOOK.flatMap(({ id, answers }) =>
      PLACES.filter((_, place) => !answers.some(({ tone, fit }) => tone !== 'evasive' && (fit[place] ?? 0) > 0)).map(
        place => `${id} ${place}`,
      ),
    );
    expect(silent).toEqual([]);
  });

  test('at the bank, which has a roof, the dry answer is the most likely and the wet one impossible', () => {
    const answers = questionNamed('rain')?.answers ?? [];
    const fitOf = (id: string): number => answers.find(one => one.id === id)?.fit[numberOf(BANK)] ?? -1;
    expect(fitOf('rain.yes')).toBe(Math.max(...answers.map(({ fit }) => fit[numberOf(BANK)] ?? 0)));
    expect([fitOf('rain.rather-no'), fitOf('rain.no')]).toEqual([0, 0]);
  });

  test.each([
    ['ocean-liner', 'slip-out.yes'],
    ['school', 'overhead.no'],
    ['circus-tent', 'who-works.no'],
    ['military-base', 'when-eat.rather-no'],
  ])('at the %s the answer %s is impossible', (id, answer) => {
    const place = PLACES.findIndex(one => idOfPlace(one) === id);
    const reply = BOOK.flatMap(({ answers }) => answers).find(one => one.id === answer);
    expect(reply?.fit[place]).toBe(0);
  });
});

describe('conclusions from the talk', () => {
  test('at first, every place and every player is equally likely', () => {
    const belief = beliefFrom(talkOf(), 0, hearing);
    expect(belief.asSpy[2]?.every(chance => Math.abs(chance - 1 / 30) < 1e-12)).toBe(true);
    expect(suspectsAt(belief, numberOf(BANK), 0)).toEqual([0, 1 / 3, 1 / 3, 1 / 3]);
  });

  test('a player is suspected more after an answer that does not fit, and less after one that fits', () => {
    const open = talkOf(said(0, 1, 'rain', 'rain.no'), said(1, 2, 'rain', 'rain.yes'));
    const [me, odd = 0, fitting = 0, silent = 0] = suspectsAt(beliefFrom(open, 0, hearing), numberOf(BANK), 0);
    expect(me).toBe(0);
    expect(odd).toBeGreaterThan(silent);
    expect(silent).toBeGreaterThan(fitting);
    expect(odd + fitting + silent).toBeCloseTo(1);
  });

  test('a spy learns from the others, and not from its own answers', () => {
    const open = talkOf(said(0, 1, 'rain', 'rain.yes'));
    const { asSpy } = beliefFrom(open, 1, { ...hearing, choice: 0 });
    expect([...(asSpy[1] ?? [])].filter(chance => Math.abs(chance - 1 / 30) > 1e-9)).toEqual([]);
    expect(asSpy[2]?.[numberOf(BANK)]).toBeGreaterThan(1 / 30);
    expect(sum(asSpy[2] ?? [])).toBeCloseTo(1);
  });

  test('a spy learns from questions: players who know the place ask questions that reveal little', () => {
    const { asSpy } = beliefFrom(talkOf(said(0, 1, 'blade', 'blade.evade-1')), 1, { ...hearing, choice: 1 });
    const at = (id: string): number => asSpy[1]?.[PLACES.findIndex(place => idOfPlace(place) === id)] ?? 0;
    expect(at('school')).toBeGreaterThan(at('military-base'));
  });

  test('a spy learns from reactions to its own answers', () => {
    const open = talkOf(said(0, 1, 'rain', 'rain.yes'));
    const atBank = (remark: string): number => {
      const heard: Open = { ...open, remarks: [{ by: 0, about: 1, remark, after: 1 }] };
      return placesFor(beliefFrom(heard, 1, hearing), heard, 1)[numberOf(BANK)] ?? 0;
    };
    expect(atBank('agree-1')).toBeGreaterThan(1 / 30);
    expect(atBank('doubt-2')).toBeLessThan(1 / 30);
    expect(atBank('defend-3')).toBeCloseTo(1 / 30);
  });

  test('SPY-2.1 places of earlier rounds are excluded', () => {
    const open: Open = { ...sceneState({ conversation: 'phrasebook', used: [BANK] }).open, stage: 'talking' };
    expect(beliefFrom(open, 1, hearing).asSpy[1]?.[numberOf(BANK)]).toBe(0);
  });

  test('SPY-4.2 texts outside the phrasebook and earlier rounds are ignored', () => {
    const idle = talkOf(said(0, 1, 'Where were you?', 'Here.'));
    const before: Open = { ...talkOf(said(0, 1, 'rain', 'rain.no')), stage: 'dealt' };
    for (const open of [idle, before]) expect(beliefFrom(open, 0, hearing).heard).toEqual([]);
  });

  test('only the last 500 exchanges of a long round are used', () => {
    const talk = Array.from({ length: 3_000 }, () => said(0, 1, 'rain', 'rain.yes'));
    expect(beliefFrom(talkOf(...talk), 0, hearing).heard).toHaveLength(500);
  });

  test('a weaker bot hears a smaller part, and the same part every time', () => {
    const talk = BOOK.slice(0, 40).map(({ id, answers }, at) => said(at % 2, 2 + (at % 2), id, answers[0]?.id ?? ''));
    const heard = (ear: number) => beliefFrom(talkOf(...talk), 0, { ...hearing, ear }).heard;
    expect(heard(1)).toHaveLength(40);
    expect(heard(0.5).length).toBeGreaterThan(15);
    expect(heard(0.5).length).toBeLessThan(25);
    expect(heard(0.5)).toEqual(heard(0.5));
  });
});
