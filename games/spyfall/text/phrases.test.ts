import { describe, expect, test } from 'vitest';
import { cataloguesOf, sourceOf } from '../../../text/catalogue.fixture.ts';
import { LANGUAGES, type Language, wordsFrom } from '../../../text/words.ts';
import lengths from '../rules/data/lengths.json' with { type: 'json' };
import { answersTo, PHRASES, QUESTIONS, REMARKS } from '../rules/phrasebook.ts';
import { PLACES, ROLES } from '../rules/places.ts';
import { answerText, placeName, questionText, remarkText, roleName } from '../telling/names.ts';

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

describe('The names of places and roles', () => {
  test('SPY-1.1 fifteen names of the rulebook are in the Ukrainian list, letter by letter', () => {
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
  en: 'terror|bank\\b|banks|militar|movie|studio|corporate|party|parties|hospital|space|station|partisan|squad|train\\b|trains\\b|passenger|police|polar|embass|supermarket|theat|universit|crusad|army|hotel|casino|aeroplane|airplane|plane\\b|planes|vegetable|warehouse|ocean|liner|beach|submarine|pirat|ship\\b|ships|restaurant|spa\\b|service|church|circus|tent\\b|tents|school',
  uk: 'терор|банк|база|базі|базу|бази|військ|кіно|студі|корпоратив|вечірк|лікарн|орбіт|станці|партизан|загін|загон|пасажир|поїзд|потяг|поліц|відділ|полярн|посольств|супермаркет|театр|універс|хрестон|готел|казино|літак|овоч|океан|лайнер|пляж|підводн|човен|човн|пірат|корабел|корабл|ресторан|спа(?![\\p{L}])|салон|техобслуг|церкв|цирк|шапіто|школ',
  pl: 'terror|bank|baz[ayęo](?![\\p{L}])|jednostk|wojsk|studi|film|imprez|firm|szpital|stacj|kosm|orbit|oddzia|partyz|pociąg|pasaż|posterun|polic|polar|ambasad|supermarket|teatr|uniwers|armi|krzyż|hotel|kasyn|samolot|hurtow|warzyw|transatl|ocean|plaż|łódź|łodzi|podwodn|statek|statk|pirac|pirat|restaur|salon|spa(?![\\p{L}])|serwis|samoch|warsztat|kości|namiot|cyrk|szkoł|szkol',
  it: 'terror|banca|banche|base(?![\\p{L}])|militar|studio|cinema|festa|aziend|ospedal|stazion|spazi|brigat|partigian|treno|treni|passegg|commissar|polizi|polar|ambasc|supermerc|teatr|universit|esercit|crocia|albergo|hotel|casin|aere[oi]|deposit|ortofr|transatl|ocean|spiagg|sottomar|nave(?![\\p{L}])|navi(?![\\p{L}])|pirat|ristorant|benesser|spa(?![\\p{L}])|officin|autoff|chies|tendon|circo(?![\\p{L}])|scuol',
};

const ANSWERS = PHRASES.flatMap(({ answers }) => answers);
const phrasesIn = (language: Language): string[] => [
  ...QUESTIONS.map(question => say(language, questionText(question))),
  ...ANSWERS.map(answer => say(language, answerText(answer))),
];

/** Too long for a button, or with white space or letters that look like others. */
const isFlawed = (text: string): boolean =>
  text === '' || text.length > 90 || text !== text.trim() || /\s\s/.test(text) || text !== text.normalize('NFC');

describe('The words of the phrasebook', () => {
  test('SPY-4.3 every question and every answer has unique words in every language, and no other id has words', () => {
    const keys = [...QUESTIONS.map(questionText), ...ANSWERS.map(answerText)].map(({ key }) => key);
    expect(hasDuplicates(keys)).toBe(false);
    for (const language of LANGUAGES) {
      const inBook = [...CATALOGUES[language].keys()].filter(key => /^(question|answer)-/.test(key));
      expect(inBook.sort()).toEqual(keys.toSorted());
    }
  });

  test('SPY-4.3 every topic has unique words too', () => {
    const themes = [...new Set(PHRASES.map(({ theme }) => `board-theme-${theme}`))];
    for (const language of LANGUAGES)
      expect([...CATALOGUES[language].keys()].filter(key => key.startsWith('board-theme-')).sort()).toEqual(
        themes.toSorted(),
      );
  });

  test.each(LANGUAGES)('SPY-4.5 in %s phrases are short, whole and differ', language => {
    const questions = QUESTIONS.map(question => say(language, questionText(question)));
    expect(hasDuplicates(questions)).toBe(false);
    expect(questions.filter(text => !text.endsWith('?'))).toEqual([]);
    for (const question of QUESTIONS)
      expect(hasDuplicates(answersTo(question).map(answer => say(language, answerText(answer))))).toBe(false);
    expect(phrasesIn(language).filter(isFlawed)).toEqual([]);
  });

  test.each(LANGUAGES)('SPY-4.5 in %s no phrase names a place, nor a telling part of its name', language => {
    const stem = new RegExp(`(?<![\\p{L}])(${STEMS[language]})`, 'iu');
    const names = PLACES.map(place => say(language, placeName(place)).toLowerCase());
    expect(names.filter(name => !stem.test(name))).toEqual([]);
    expect(phrasesIn(language).filter(text => stem.test(text))).toEqual([]);
    expect(phrasesIn(language).filter(text => names.some(name => text.toLowerCase().includes(name)))).toEqual([]);
  });

  test('SPY-4.7 every remark has unique words in every language, and none is a question about a place', () => {
    for (const language of LANGUAGES) {
      const stem = new RegExp(`(?<![\\p{L}])(${STEMS[language]})`, 'iu');
      const texts = REMARKS.map(remark => say(language, remarkText(remark)));
      expect(hasDuplicates(texts)).toBe(false);
      expect(texts.filter(text => isFlawed(text) || stem.test(text))).toEqual([]);
    }
  });

  test('the lengths that bots take their time by are those of the texts', () => {
    const found = Object.fromEntries(
      [
        ...QUESTIONS.map(id => [id, questionText(id)] as const),
        ...ANSWERS.map(id => [id, answerText(id)] as const),
      ].map(([id, line]) => [id, Math.floor(LANGUAGES.reduce((sum, one) => sum + say(one, line).length, 0) / 4 + 0.5)]),
    );
    expect(lengths).toEqual(found);
  });
});
