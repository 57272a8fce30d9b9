import { describe, expect, test } from 'vitest';
import fits from './data/fits.json' with { type: 'json' };
import { answersTo, PHRASES, QUESTIONS } from './phrasebook.ts';
import { idOfPlace, idOfRole, PLACES, ROLES } from './places.ts';

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const hasDuplicates = (list: readonly unknown[]): boolean => new Set(list).size !== list.length;

describe('The places and their packs', () => {
  test('SPY-1.1 thirty places, each with seven roles, every one by an id of its own', () => {
    const ids = PLACES.map(idOfPlace);
    expect(ids).toHaveLength(30);
    expect(hasDuplicates(ids)).toBe(false);
    for (const place of PLACES) {
      const roles = ROLES.map(role => idOfRole(place, role));
      expect(roles).toHaveLength(7);
      expect(hasDuplicates(roles)).toBe(false);
      expect([idOfPlace(place), ...roles].filter(id => !KEBAB.test(id))).toEqual([]);
    }
  });

  test('SPY-1.1 codes have one width, so that no card can be told by its size', () => {
    expect(PLACES.filter(place => place.length !== 2)).toEqual([]);
    expect(ROLES.filter(role => role.length !== 1)).toEqual([]);
  });

  test('SPY-1.1 what is on no card has no name', () => {
    expect(() => idOfPlace('30')).toThrow('no place 30');
    expect(() => idOfPlace('--')).toThrow('no place --');
    expect(() => idOfRole('01', '7')).toThrow('no role 7');
  });
});

const ANSWERS = PHRASES.flatMap(({ answers }) => answers);
const answersData = new Map(Object.entries(fits.answers));
const matrix = new Map(Object.entries(fits.matrix).map(([place, row]) => [place, new Map(Object.entries(row))]));

/** Whether the first answer of two speaks for yes and the second for no. */
const isYesThenNo = ([yes, no]: readonly (readonly number[])[]): boolean =>
  (yes?.[4] ?? 0) > (yes?.[0] ?? 0) && (no?.[0] ?? 0) > (no?.[4] ?? 0);

describe('The phrasebook', () => {
  test('SPY-4.5 at least 60 questions with at least 4 answers each, every one by an id of its own', () => {
    expect(QUESTIONS.length).toBeGreaterThanOrEqual(60);
    expect(hasDuplicates(QUESTIONS)).toBe(false);
    expect(hasDuplicates(ANSWERS)).toBe(false);
    expect(QUESTIONS.filter(id => !KEBAB.test(id))).toEqual([]);
    expect(QUESTIONS.filter(question => answersTo(question).length < 4)).toEqual([]);
    for (const question of QUESTIONS)
      expect(answersTo(question).filter(answer => !answer.startsWith(`${question}.`))).toEqual([]);
    expect(answersTo('is there a question like this')).toEqual([]);
  });

  test('SPY-4.5 answers differ in which places they fit, from plain to evasive: four profiles a question', () => {
    const flawed = PHRASES.filter(({ answers }) => {
      const data = answers.flatMap(answer => answersData.get(answer) ?? []);
      const plain = data.filter(({ kind }) => kind === 'plain').map(answer => answer.fits);
      const evasive = data.filter(({ kind }) => kind === 'evasive').length;
      const profiles = new Set(data.map(answer => answer.fits.join())).size;
      return profiles < 4 || plain.length !== 2 || !isYesThenNo(plain) || evasive < 1 || evasive > 2;
    });
    expect(flawed.map(({ id }) => id)).toEqual([]);
  });

  test('SPY-4.5 every answer has a weight for each of five degrees; an evasive one the same for all, no other', () => {
    expect([...answersData.keys()].sort()).toEqual(ANSWERS.toSorted());
    const flawed = [...answersData].filter(([, { fits, kind }]) => {
      const isFlat = new Set(fits).size === 1;
      return fits.length !== 5 || fits.some(weight => weight <= 0 || weight > 1) || isFlat !== (kind === 'evasive');
    });
    expect(flawed).toEqual([]);
  });

  test('SPY-4.5 what questions are about is known of every place, in five degrees, and tells any two places apart', () => {
    const { features } = fits;
    expect(features.length).toBeGreaterThanOrEqual(30);
    expect([...matrix.keys()].sort()).toEqual(PLACES.map(idOfPlace).sort());
    const degrees = PLACES.map(place => features.map(one => matrix.get(idOfPlace(place))?.get(one) ?? Number.NaN));
    expect(degrees.flat().filter(degree => ![0, 1, 2, 3, 4].includes(degree))).toEqual([]);
    const ends = features.map((_, at) => {
      const column = degrees.map(row => row[at] ?? 0);
      return `${Math.min(...column)} to ${Math.max(...column)}`;
    });
    expect(new Set(ends)).toEqual(new Set(['0 to 4']));
    const alike = degrees.flatMap((one, at) =>
      degrees
        .slice(at + 1)
        .map(other => one.filter((degree, feature) => Math.abs(degree - (other[feature] ?? 0)) >= 2).length)
        .filter(differences => differences < 6),
    );
    expect(alike).toEqual([]);
  });

  test('SPY-4.5 every question is about something, and everything is asked about', () => {
    expect(new Set(PHRASES.map(({ theme }) => theme))).toEqual(new Set(fits.features));
    const data = Object.entries(fits.questions);
    expect(data.map(([id, { feature }]) => `${id} ${feature}`).sort()).toEqual(
      PHRASES.map(({ id, theme }) => `${id} ${theme}`).sort(),
    );
    expect(data.filter(([, { risk }]) => ![1, 2, 3].includes(risk))).toEqual([]);
  });
});
