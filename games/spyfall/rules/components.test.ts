import { describe, expect, test } from 'vitest';
import { cataloguesOf, sourceOf } from '../../../text/catalogue.fixture.ts';
import { LANGUAGES, type Language, wordsFrom } from '../../../text/words.ts';
import { answerText, placeName, questionText, roleName } from '../telling/names.ts';
import fits from './data/fits.json' with { type: 'json' };
import { answersTo, PHRASES, QUESTIONS } from './phrasebook.ts';
import { idOfPlace, idOfRole, PLACES, ROLES } from './places.ts';

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const CATALOGUES = cataloguesOf('games/spyfall/text');
const hasDuplicates = (list: readonly unknown[]): boolean => new Set(list).size !== list.length;

const SPEECH = Object.fromEntries(
  LANGUAGES.map(language => [language, wordsFrom(language, [sourceOf('games/spyfall/text', language)])]),
);
const say = (language: Language, line: { key: string }): string => SPEECH[language]?.say(line) ?? '';

/** Fifteen names as the rulebook has them. */
const VERBATIM = [
  'База терористів',
  'Банк',
  'Військова частина',
  'Кіностудія',
  'Корпоративна вечірка',
  'Лікарня',
  'Орбітальна станція',
  'Партизанський загін',
  'Пасажирський поїзд',
  'Поліцейський відділок',
  'Полярна станція',
  'Посольство',
  'Супермаркет',
  'Театр',
  'Університет',
];

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

  test('SPY-1.1 fifteen names of the rulebook stand in the Ukrainian list, to the letter', () => {
    const names = new Set(PLACES.map(place => say('uk', placeName(place))));
    expect(VERBATIM.filter(name => !names.has(name))).toEqual([]);
  });

  test.each(LANGUAGES)('SPY-1.1 in %s no two places, and no two roles of a place, have the same name', language => {
    expect(hasDuplicates(PLACES.map(place => say(language, placeName(place))))).toBe(false);
    for (const place of PLACES)
      expect(hasDuplicates(ROLES.map(role => say(language, roleName(place, role))))).toBe(false);
  });
});

/** How places are recognised by part of their names, a list for each language. */
const STEMS: Readonly<Record<Language, string>> = {
  en: 'terror|bank\\b|banks|militar|movie|studio|corporate|party|parties|hospital|space|station|partisan|squad|train\\b|trains\\b|passenger|police|polar|embass|supermarket|theat|universit|crusad|army|hotel|casino|airplane|plane\\b|planes|vegetable|warehouse|ocean|liner|beach|submarine|pirat|ship\\b|ships|restaurant|spa\\b|service|church|circus|tent\\b|tents|school',
  uk: 'терор|банк|база|базі|базу|бази|військ|кіно|студі|корпоратив|вечірк|лікарн|орбіт|станці|партизан|загін|загон|пасажир|поїзд|потяг|поліц|відділ|полярн|посольств|супермаркет|театр|універс|хрестон|готел|казино|літак|овоч|океан|лайнер|пляж|підводн|човен|човн|пірат|корабел|корабл|ресторан|спа(?![\\p{L}])|салон|техобслуг|церкв|цирк|шапіто|школ',
  pl: 'terror|bank|baz[ayęo](?![\\p{L}])|jednostk|wojsk|studi|film|imprez|firm|szpital|stacj|kosm|orbit|oddzia|partyz|pociąg|pasaż|posterun|polic|polar|ambasad|supermarket|teatr|uniwers|armi|krzyż|hotel|kasyn|samolot|hurtow|warzyw|transatl|ocean|plaż|łódź|łodzi|podwodn|statek|statk|pirac|pirat|restaur|salon|spa(?![\\p{L}])|serwis|samoch|warsztat|kości|namiot|cyrk|szkoł|szkol',
  it: 'terror|banca|banche|base(?![\\p{L}])|militar|studio|cinema|festa|aziend|ospedal|stazion|spazi|brigat|partigian|treno|treni|passegg|commissar|polizi|polar|ambasc|supermerc|teatr|universit|esercit|crocia|albergo|hotel|casin|aere[oi]|deposit|ortofr|transatl|ocean|spiagg|sottomar|nave(?![\\p{L}])|navi(?![\\p{L}])|pirat|ristorant|benesser|spa(?![\\p{L}])|officin|autoff|chies|tendon|circo(?![\\p{L}])|scuol',
};

const ANSWERS = PHRASES.flatMap(({ answers }) => answers);
const answersData = new Map(Object.entries(fits.answers));
const matrix = new Map(Object.entries(fits.matrix).map(([place, row]) => [place, new Map(Object.entries(row))]));
const phrasesIn = (language: Language): string[] => [
  ...QUESTIONS.map(question => say(language, questionText(question))),
  ...ANSWERS.map(answer => say(language, answerText(answer))),
];

describe('The phrasebook', () => {
  test('SPY-4.5 at least 60 questions with at least 4 answers each, every one by an id of its own', () => {
    expect(QUESTIONS.length).toBeGreaterThanOrEqual(60);
    expect(hasDuplicates(QUESTIONS)).toBe(false);
    expect(hasDuplicates(ANSWERS)).toBe(false);
    expect(QUESTIONS.filter(id => !KEBAB.test(id))).toEqual([]);
    for (const question of QUESTIONS) {
      expect(answersTo(question).length).toBeGreaterThanOrEqual(4);
      expect(answersTo(question).filter(answer => !answer.startsWith(`${question}.`))).toEqual([]);
    }
    expect(answersTo('is there a question like this')).toEqual([]);
  });

  test('SPY-4.3 every question and every answer has words of its own in every language, and nothing else has', () => {
    const keys = [...QUESTIONS.map(questionText), ...ANSWERS.map(answerText)].map(({ key }) => key);
    expect(hasDuplicates(keys)).toBe(false);
    for (const language of LANGUAGES) {
      const inBook = [...CATALOGUES[language].keys()].filter(key => /^(question|answer)-/.test(key));
      expect(inBook.sort()).toEqual(keys.toSorted());
    }
  });

  test.each(LANGUAGES)('SPY-4.5 in %s phrases are short, whole and differ', language => {
    expect(hasDuplicates(QUESTIONS.map(question => say(language, questionText(question))))).toBe(false);
    for (const question of QUESTIONS) {
      expect(say(language, questionText(question))).toMatch(/\?$/);
      expect(hasDuplicates(answersTo(question).map(answer => say(language, answerText(answer))))).toBe(false);
    }
    const flawed = phrasesIn(language).filter(
      text =>
        text === '' || text.length > 90 || text !== text.trim() || /\s\s/.test(text) || text !== text.normalize('NFC'),
    );
    expect(flawed).toEqual([]);
  });

  test.each(LANGUAGES)('SPY-4.5 in %s no phrase names a place, nor a telling part of its name', language => {
    const stem = new RegExp(`(?<![\\p{L}])(${STEMS[language]})`, 'iu');
    const names = PLACES.map(place => say(language, placeName(place)).toLowerCase());
    expect(names.filter(name => stem.test(name))).toEqual(names);
    expect(phrasesIn(language).filter(text => stem.test(text))).toEqual([]);
    expect(phrasesIn(language).filter(text => names.some(name => text.toLowerCase().includes(name)))).toEqual([]);
  });

  test('SPY-4.5 answers differ in which places they fit, from plain to evasive: four profiles a question', () => {
    for (const { id, answers } of PHRASES) {
      const data = answers.map(answer => answersData.get(answer));
      expect(new Set(data.map(answer => String(answer?.fits))).size, id).toBeGreaterThanOrEqual(4);
      const kinds = data.map(answer => answer?.kind);
      expect(
        kinds.filter(kind => kind === 'plain'),
        id,
      ).toHaveLength(2);
      expect([1, 2], id).toContain(kinds.filter(kind => kind === 'evasive').length);
      const [yes, no] = data.filter(answer => answer?.kind === 'plain').map(answer => answer?.fits ?? []);
      expect((yes?.[4] ?? 0) > (yes?.[0] ?? 0) && (no?.[0] ?? 0) > (no?.[4] ?? 0), id).toBe(true);
    }
  });

  test('SPY-4.5 every answer has a weight for each of five degrees; an evasive one the same for all, no other', () => {
    expect([...answersData.keys()].sort()).toEqual(ANSWERS.toSorted());
    for (const [id, { fits, kind }] of answersData) {
      expect(fits, id).toHaveLength(5);
      expect(
        fits.every(weight => weight > 0 && weight <= 1),
        id,
      ).toBe(true);
      expect(new Set(fits).size === 1, id).toBe(kind === 'evasive');
    }
  });

  test('SPY-4.5 what questions are about is known of every place, in five degrees, and tells any two places apart', () => {
    const { features } = fits;
    expect(features.length).toBeGreaterThanOrEqual(30);
    expect([...matrix.keys()].sort()).toEqual(PLACES.map(idOfPlace).sort());
    const degrees = PLACES.map(place =>
      features.map(feature => matrix.get(idOfPlace(place))?.get(feature) ?? Number.NaN),
    );
    expect(degrees.flat().filter(degree => ![0, 1, 2, 3, 4].includes(degree))).toEqual([]);
    features.forEach((feature, at) => {
      const column = degrees.map(row => row[at] ?? 0);
      expect([Math.min(...column), Math.max(...column)], feature).toEqual([0, 4]);
    });
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
    for (const language of LANGUAGES)
      expect(fits.features.filter(theme => !CATALOGUES[language].has(`board-theme-${theme}`))).toEqual([]);
  });
});
