import { describe, expect, test } from 'vitest';
import fits from './data/fits.json' with { type: 'json' };
import { answersTo, kindOfRemark, PHRASES, QUESTIONS, REMARK_KINDS, REMARKS } from './phrasebook.ts';
import { idOfPlace, idOfRole, PLACES, ROLES } from './places.ts';

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const hasDuplicates = (list: readonly unknown[]): boolean => new Set(list).size !== list.length;

describe('The places and their packs', () => {
  test('SPY-1.1 thirty places, each with seven roles, all with unique ids', () => {
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

  test('SPY-1.1 codes have one width, so that no card can be recognised by its size', () => {
    expect(PLACES.filter(place => place.length !== 2)).toEqual([]);
    expect(ROLES.filter(role => role.length !== 1)).toEqual([]);
  });

  test('SPY-1.1 an unknown code has no name', () => {
    expect(() => idOfPlace('30')).toThrow('no place 30');
    expect(() => idOfPlace('--')).toThrow('no place --');
    expect(() => idOfRole('01', '7')).toThrow('no role 7');
  });
});

const ANSWERS = PHRASES.flatMap(({ answers }) => answers);
const LEVELS = new Map(Object.entries(fits.levels).map(([theme, row]) => [theme, new Map(Object.entries(row))]));

describe('The phrasebook', () => {
  test('SPY-4.5 at least 60 questions with at least 4 answers each, all with unique ids', () => {
    expect(QUESTIONS.length).toBeGreaterThanOrEqual(60);
    expect(hasDuplicates(QUESTIONS)).toBe(false);
    expect(hasDuplicates(ANSWERS)).toBe(false);
    expect(QUESTIONS.filter(id => !KEBAB.test(id))).toEqual([]);
    expect(QUESTIONS.filter(question => answersTo(question).length < 4)).toEqual([]);
    for (const question of QUESTIONS)
      expect(answersTo(question).filter(answer => !answer.startsWith(`${question}.`))).toEqual([]);
    expect(answersTo('is there a question like this')).toEqual([]);
  });

  test('SPY-4.5 answers go from plain to evasive: two plain ones, one or two hedged, one or two evasive', () => {
    const flawed = PHRASES.filter(({ answers }) => {
      const ends = answers.map(answer => answer.split('.')[1] ?? '');
      const count = (ids: RegExp): number => ends.filter(end => ids.test(end)).length;
      const hedged = count(/^(middle|rather-yes|rather-no)$/);
      const evasive = count(/^evade/);
      return count(/^(yes|no)$/) !== 2 || hedged < 1 || evasive < 1 || hedged + evasive + 2 !== answers.length;
    });
    expect(flawed.map(({ id }) => id)).toEqual([]);
  });

  test('SPY-4.5 every place has one of five degrees for each topic, and any two places differ', () => {
    const themes = [...LEVELS.values()];
    expect(themes.length).toBeGreaterThanOrEqual(30);
    const ids = PLACES.map(idOfPlace);
    for (const row of themes) expect([...row.keys()].sort()).toEqual(ids.toSorted());
    const degrees = ids.map(id => themes.map(row => row.get(id) ?? Number.NaN));
    expect(degrees.flat().filter(degree => ![0, 1, 2, 3, 4].includes(degree))).toEqual([]);
    const ends = themes.map(row => `${Math.min(...row.values())} to ${Math.max(...row.values())}`);
    expect(new Set(ends)).toEqual(new Set(['0 to 4']));
    const alike = degrees.flatMap((one, at) =>
      degrees
        .slice(at + 1)
        .map(other => one.filter((degree, theme) => Math.abs(degree - (other[theme] ?? 0)) >= 2).length)
        .filter(differences => differences < 6),
    );
    expect(alike).toEqual([]);
  });

  test('SPY-4.5 every question is about something, and everything is asked about', () => {
    expect(new Set(PHRASES.map(({ theme }) => theme))).toEqual(new Set(LEVELS.keys()));
  });

  test('SPY-4.5 exceptions are of questions and places there are, and differ from their theme', () => {
    for (const [id, row] of Object.entries(fits.exceptions))
      for (const [place, degree] of Object.entries(row)) {
        const theme = PHRASES.find(one => one.id === id)?.theme ?? '';
        const usual = LEVELS.get(theme)?.get(place);
        expect([0, 1, 2, 3, 4].filter(one => one !== usual)).toContain(degree);
        expect(usual).toBeDefined();
      }
    const ids = new Set(PLACES.map(idOfPlace));
    for (const [answer, places] of Object.entries(fits.never)) {
      expect(ANSWERS).toContain(answer);
      expect(places.filter(place => !ids.has(place))).toEqual([]);
    }
  });

  test('SPY-4.7 twelve remarks: four kinds in three wordings each', () => {
    expect(REMARKS).toHaveLength(12);
    expect(hasDuplicates(REMARKS)).toBe(false);
    expect(new Set(REMARKS.map(kindOfRemark))).toEqual(new Set(REMARK_KINDS));
    expect(kindOfRemark('rain.yes')).toBeUndefined();
  });
});
