import { describe, expect, test } from 'vitest';
import type { OptionProblem, RecordProblem, Refusal, Wrong } from '#kernel';
import type { AnyTelling, Line } from '#telling';
import { cataloguesOf, flawsOf, sourceOf } from './catalogue.fixture.ts';
import { tellOptionProblem, tellRecordProblem, tellRefusal, tellWrong } from './kernel.ts';
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
};
const WRONGS: Record<Wrong['part'], Wrong> = {
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
  time: { part: 'time', number: 3 },
  mark: { part: 'mark', number: 4 },
};

const lines = [
  ...Object.values(REFUSALS).map(refusal => tellRefusal(refusal, ruleBook)),
  ...Object.values(OPTIONS).map(problem => tellOptionProblem(problem, ['a', 'b'])),
  ...Object.values(RECORDS).map(tellRecordProblem),
  ...Object.values(WRONGS).map(tellWrong),
];

describe('What every table says', () => {
  test('is in four languages, with the same words, variables and plural forms, in the right letters', () => {
    expect(flawsOf('text', ['JSON'])).toEqual([]);
  });

  test('has no word too many and none missing, but for the reasons of a server, which it counts itself', () => {
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
    const line = { key: 'a', args: { x: { seat: 1 }, y: { list: [{ key: 'b' }, 2, 'c'] } } };
    expect(words.say(line, seat => ['Ann', 'Bob'][seat] ?? '')).toBe('Bob and b, 2, c');
  });

  test('say what is missing, for that is our mistake', () => {
    expect(() => words.say({ key: 'nowhere' })).toThrow('no catalogue of en has the message nowhere');
    expect(() => words.say({ key: 'a', args: { x: 1 } })).toThrow('cannot be said');
    expect(() => wordsFrom('en', ['a = 1', 'a = 2'])).toThrow('says a thing twice');
  });

  test('read a message when it is said, with the messages and terms it speaks of, wherever they stand', () => {
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
