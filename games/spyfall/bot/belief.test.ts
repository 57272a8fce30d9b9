import { describe, expect, test } from 'vitest';
import { PLACES } from '../rules/places.ts';
import { evening } from '../rules/scene.fixture.ts';
import type { Exchange, Open } from '../rules/state.ts';
import { beliefFrom, suspectsAt } from './belief.ts';
import { masterly } from './manners.ts';
import { BOOK, numberOf, questionNamed } from './phrases.ts';

const BANK = '01';
const said = (by: number, to: number, question: string, answer: string): Exchange => ({
  by,
  to,
  question,
  answer,
  answered: true,
});
const talkOf = (...talk: Exchange[]): Open => ({
  ...evening({ conversation: 'phrasebook' }).open,
  stage: 'talking',
  talk,
});
const sum = (values: Iterable<number>): number => [...values].reduce((total, one) => total + one, 0);
const { knowing: hearing } = masterly(4);

describe('the book as bots know it', () => {
  test('SPY-4.5 the answers to a question share each place between them', () => {
    for (const { answers } of BOOK)
      for (const place of PLACES.keys()) expect(sum(answers.map(({ likely }) => likely[place] ?? 0))).toBeCloseTo(1);
  });

  test('a roof over the bank makes the dry answer likeliest there', () => {
    const answers = questionNamed('rain')?.answers ?? [];
    const dry = answers.find(({ id }) => id === 'rain.yes')?.likely[numberOf(BANK)] ?? 0;
    expect(dry).toBe(Math.max(...answers.map(({ likely }) => likely[numberOf(BANK)] ?? 0)));
  });
});

describe('what follows from what was said', () => {
  test('nothing, at first: every place and everybody is as likely', () => {
    const belief = beliefFrom(talkOf(), 0, hearing);
    expect(belief.asSpy[2]?.every(chance => Math.abs(chance - 1 / 30) < 1e-12)).toBe(true);
    expect(suspectsAt(belief, numberOf(BANK), 0)).toEqual([0, 1 / 3, 1 / 3, 1 / 3]);
  });

  test('whoever answers what does not fit is suspected, and whoever answers what does, less', () => {
    const open = talkOf(said(0, 1, 'rain', 'rain.no'), said(1, 2, 'rain', 'rain.yes'));
    const [me, odd = 0, fitting = 0, silent = 0] = suspectsAt(beliefFrom(open, 0, hearing), numberOf(BANK), 0);
    expect(me).toBe(0);
    expect(odd).toBeGreaterThan(silent);
    expect(silent).toBeGreaterThan(fitting);
    expect(odd + fitting + silent).toBeCloseTo(1);
  });

  test('a spy learns from the others, and nothing from itself', () => {
    const open = talkOf(said(0, 1, 'rain', 'rain.yes'));
    const { asSpy } = beliefFrom(open, 1, hearing);
    expect(new Set(asSpy[1])).toEqual(new Set([1 / 30]));
    expect(asSpy[2]?.[numberOf(BANK)]).toBeGreaterThan(1 / 30);
    expect(sum(asSpy[2] ?? [])).toBeCloseTo(1);
  });

  test('SPY-2.1 no place that was played before', () => {
    const open: Open = { ...evening({ conversation: 'phrasebook', used: [BANK] }).open, stage: 'talking' };
    expect(beliefFrom(open, 1, hearing).asSpy[1]?.[numberOf(BANK)]).toBe(0);
  });

  test('SPY-4.2 nothing from what is not in the book, or in the round before', () => {
    const idle = talkOf(said(0, 1, 'Where were you?', 'Here.'));
    const before: Open = { ...talkOf(said(0, 1, 'rain', 'rain.no')), stage: 'dealt' };
    for (const open of [idle, before]) expect(beliefFrom(open, 0, hearing).remarks).toEqual([]);
  });

  test('of an endless round, the last 500 exchanges', () => {
    const talk = Array.from({ length: 3_000 }, () => said(0, 1, 'rain', 'rain.yes'));
    expect(beliefFrom(talkOf(...talk), 0, hearing).remarks).toHaveLength(500);
  });

  test('less is taken in by a duller ear, and the same every time', () => {
    const talk = BOOK.slice(0, 40).map(({ id, answers }, at) => said(at % 2, 2 + (at % 2), id, answers[0]?.id ?? ''));
    const heard = (ear: number) => beliefFrom(talkOf(...talk), 0, { ...hearing, ear }).remarks;
    expect(heard(1)).toHaveLength(40);
    expect(heard(0.5).length).toBeGreaterThan(15);
    expect(heard(0.5).length).toBeLessThan(25);
    expect(heard(0.5)).toEqual(heard(0.5));
  });
});
