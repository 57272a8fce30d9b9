import { describe, expect, test } from 'vitest';
import { lap } from '../kernel/lap.fixture.ts';
import type { OptionProblem, RecordProblem, Refusal, VerifyProblem } from '#kernel';
import { type AnyTelling, computedLine, type Line, tellLatecomer } from '#telling';
import { cataloguesOf, flawsOf, sourceOf } from './catalogue.fixture.ts';
import { tellOptionProblem, tellRecordProblem, tellRefusal, tellVerifyProblem } from './kernel.ts';
import { LANGUAGES, wordsFrom } from './words.ts';

const ruleBook = {
  rule: (rule: string): Line => ({ key: 'refusal-malformed', args: { rule } }),
} as unknown as AnyTelling;

/** One of each: the compiler complains when the kernel knows another. */
const REFUSALS: Record<Refusal['because'], Refusal> = {
  malformed: { because: 'malformed' },
  rule: { because: 'rule', rule: 'PI-1.1' },
  undo: { because: 'undo' },
  fault: { because: 'fault', cause: null },
};
const OPTIONS: Record<OptionProblem['problem'], OptionProblem> = {
  notAForm: { problem: 'notAForm' },
  unknownOption: { problem: 'unknownOption', option: 'x' },
  badOption: { problem: 'badOption', option: 'x' },
};
const RECORDS: Record<RecordProblem['problem'], RecordProblem> = {
  notJson: { problem: 'notJson' },
  notARecord: { problem: 'notARecord' },
  unknownVersion: { problem: 'unknownVersion', version: '9' },
  badField: { problem: 'badField', field: 'seal' },
  tooMany: { problem: 'tooMany', field: 'seats', most: 5 },
  notCanonical: { problem: 'notCanonical' },
};
const WRONGS: Record<VerifyProblem['part'], VerifyProblem> = {
  unfinished: { part: 'unfinished' },
  game: { part: 'game' },
  version: { part: 'version' },
  seats: { part: 'seats' },
  words: { part: 'words' },
  commitment: { part: 'commitment' },
  deal: { part: 'deal' },
  result: { part: 'result' },
  seal: { part: 'seal' },
  over: { part: 'over' },
  option: { part: 'option', option: 'x' },
  changed: { part: 'changed', field: 'words' },
  illegalMove: { part: 'illegalMove', number: 2 },
  late: { part: 'late', number: 2 },
  noOp: { part: 'noOp', number: 2 },
  time: { part: 'time', number: 3 },
  mark: { part: 'mark', number: 4 },
};

const lines = [
  ...Object.values(REFUSALS).map(refusal => tellRefusal(refusal, ruleBook)),
  ...Object.values(OPTIONS).map(problem => tellOptionProblem(problem, ['a', 'b'])),
  ...Object.values(RECORDS).map(tellRecordProblem),
  ...Object.values(WRONGS).map(tellVerifyProblem),
  ...['join', 'cancel'].map(type => tellLatecomer({ game: lap, state: {} }, { type })),
];

describe('What every table says', () => {
  test('is in four languages, with the same words, variables and plural forms, in the right letters', () => {
    expect(flawsOf('text', ['JSON'])).toEqual([]);
  });

  test('has no unused and no missing message, except the reasons of a server, which has its own test', () => {
    const spoken = [...cataloguesOf('text').en.keys()].filter(key => !/^(refused|bye)-/.test(key));
    expect([...new Set(lines.map(({ key }) => key))].sort()).toEqual(spoken.sort());
  });

  test.each(LANGUAGES)('can be said in %s', language => {
    const words = wordsFrom(language, [sourceOf('text', language)]);
    for (const line of lines) expect(words.say(line)).toMatch(/[.!]$|\)$/);
  });
});

describe('Words', () => {
  const words = wordsFrom('en', ['a = { $x } and { $y }\nb = b']);

  test('put names, lists and other messages into a sentence', () => {
    const line = { key: 'a', args: { x: { seat: 1 }, y: { list: [computedLine('b'), 2, 'c'] } } };
    expect(words.say(line, seat => ['Ann', 'Bob'][seat] ?? '')).toBe('Bob and b, 2 and c');
    expect(words.say({ key: 'a', args: { x: 1, y: { row: [7, 5, 3] } } })).toBe('1 and 7, 5, 3');
  });

  test.each([
    ['en', 'Ann, Bob and Cyd'],
    ['pl', 'Ann, Bob i Cyd'],
    ['it', 'Ann, Bob e Cyd'],
    ['uk', 'Ann, Bob і Cyd'],
  ] as const)('write lists as %s does', (language, written) => {
    const words = wordsFrom(language, ['who = { $who }']);
    expect(words.say({ key: 'who', args: { who: { list: ['Ann', 'Bob', 'Cyd'] } } })).toBe(written);
  });

  test.each([
    ['en', 'I saw 3 cubes — a lot', 'I saw 3\u00a0cubes\u00a0— a lot'],
    ['it', 'a 2 passi e 3', 'a 2\u00a0passi e 3'],
    ['pl', 'Idź z nim w prawo i czekaj; oto 5 minut', 'Idź z\u00a0nim w\u00a0prawo i\u00a0czekaj; oto 5\u00a0minut'],
    ['uk', 'Він і я в саду — о 5 ранку', 'Він і\u00a0я\u00a0в\u00a0саду\u00a0— о\u00a05\u00a0ранку'],
  ] as const)('keep short words of %s with the next one, where lines are broken', (language, text, joined) => {
    expect(wordsFrom(language, [`a = ${text}`], { joinsShortWords: true }).say({ key: 'a' })).toBe(joined);
    expect(wordsFrom(language, [`a = ${text}`]).say({ key: 'a' })).toBe(text);
  });

  test('show the key of a missing message and report it, where a page must not fail', () => {
    const problems: string[] = [];
    const words = wordsFrom('en', ['a = { $x } left'], { report: problem => problems.push(problem) });
    expect(words.say({ key: 'nowhere' })).toBe('nowhere');
    expect(words.say({ key: 'a' })).toContain('left');
    expect(problems).toEqual([
      'no catalogue of en has the message nowhere',
      expect.stringContaining('the message a of en cannot be said'),
    ]);
  });

  test('throw with the name of a missing message', () => {
    expect(() => words.say({ key: 'nowhere' })).toThrow('no catalogue of en has the message nowhere');
    expect(() => words.say({ key: 'a', args: { x: 1 } })).toThrow('cannot be said');
    expect(() => wordsFrom('en', ['a = 1', 'a = 2'])).toThrow('says a thing twice');
  });

  test('parse a message when it is first used, with the messages and terms it refers to, in any order', () => {
    const words = wordsFrom('en', [
      '-who = Ann\nall = { one } and { two }\none = 1\n',
      'two = { $n ->\n    [one] { -who }\n   *[other] { three }\n  }\nthree = 3',
    ]);
    expect(words.say({ key: 'all', args: { n: 1 } })).toBe('1 and Ann');
    expect(words.say({ key: 'two', args: { n: 2 } })).toBe('3');
    expect(() => words.say({ key: 'four' })).toThrow('no catalogue of en has the message four');
  });

  test.each(LANGUAGES)('write the numbers of %s with a formatter or without one as that language does', language => {
    const words = wordsFrom(language, ['n = { $n }']);
    const written = new Intl.NumberFormat(words.tag);
    for (const n of [0, 7, 42, 999, 1000, 12_345, -3, 0.5])
      expect(words.say({ key: 'n', args: { n } })).toBe(written.format(n));
    for (const n of [0, 42, 999, 1000, 12_345, -3]) expect(words.number(n)).toBe(written.format(n));
  });

  test('write numbers as the language does', () => {
    expect(wordsFrom('pl', []).number(12345.678, 2)).toBe('12\u00a0345,68');
    expect(words.number(12345.678)).toBe('12,346');
  });
});
