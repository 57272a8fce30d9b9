import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MatchRecord, readRecord } from './record.ts';

const numRuns = Number(process.env['PARLOUR_RUNS'] ?? 500);

const record: MatchRecord = {
  parlour: 1,
  game: 'attic',
  version: 3,
  edition: 'attic',
  options: { high: 6 },
  seats: [
    { name: 'Ann', bot: null },
    { name: 'Бот', bot: 'random' },
  ],
  commitment: 'c0'.repeat(32),
  secret: '5e'.repeat(32),
  words: ['', 'słowo'],
  moves: [
    { by: 0, at: 0, action: { type: 'roll' }, mark: '01'.repeat(8) },
    { by: 0, at: 10, action: null, mark: '02'.repeat(8) },
    { by: 'clock', at: 20, action: { type: 'end' }, mark: '03'.repeat(8) },
  ],
  result: { winners: [0], ranks: [1, 2], points: [7, -1] },
  heads: { edition: 'aa'.repeat(8), options: 'bb'.repeat(8), seats: 'cc'.repeat(8), words: 'ee'.repeat(8) },
  dealt: 'dd'.repeat(8),
  seal: '5ea1'.repeat(16),
};
const unfinished: MatchRecord = { ...record, secret: null, words: null, result: null };
const reading = (data: unknown): unknown => readRecord(JSON.stringify(data));

describe('a record', () => {
  test('reads back as it was written', () => {
    expect(reading(record)).toEqual({ record });
  });

  test('of a match that is not over has no secret, words and result', () => {
    expect(reading(unfinished)).toEqual({ record: unfinished });
  });

  test('has points that are any finite numbers', () => {
    const fine = { ...record, result: { winners: [0], ranks: [1, 2], points: [7.25, -1e21] } };
    expect(reading(fine)).toEqual({ record: fine });
    for (const points of ['-0', '1e999'])
      expect(readRecord(JSON.stringify(record).replace('[7,-1]', `[7,${points}]`))).toEqual({
        problem: 'badField',
        field: 'result',
      });
  });

  test('may be spaced and ordered in any way', () => {
    const turned = Object.fromEntries(Object.entries(record).reverse());
    expect(readRecord(`\n ${JSON.stringify(turned, null, 4)}\r\n`)).toEqual({ record });
  });
});

describe('invalid records are refused', () => {
  test.each(['', '{', 'null,', '{"parlour":1}}', "{'parlour':1}", '\u0000', '{"parlour":01}'])(
    '%j is not JSON',
    text => {
      expect(readRecord(text)).toEqual({ problem: 'notJson' });
    },
  );

  test.each([
    'null',
    '1',
    '"parlour"',
    'true',
    '[]',
    '[{"parlour":1}]',
    '{}',
    '{"game":"attic"}',
    '{"__proto__":{"parlour":1}}',
  ])('%s is not a record', text => {
    expect(readRecord(text)).toEqual({ problem: 'notARecord' });
  });

  test('nor is nesting without end', () => {
    expect(readRecord('['.repeat(100_000) + ']'.repeat(100_000))).toEqual({ problem: 'notARecord' });
  });
});

describe('a record of an unknown version', () => {
  test.each<[unknown, string]>([
    [2, '2'],
    [0, '0'],
    [1.5, '1.5'],
    ['1', '1'],
    ['next', 'next'],
    [null, 'null'],
    [true, 'true'],
  ])('%j is told by its version, whatever else is in it', (parlour, version) => {
    expect(reading({ ...record, parlour })).toEqual({ problem: 'unknownVersion', version });
    expect(reading({ parlour, something: 'new' })).toEqual({ problem: 'unknownVersion', version });
  });

  test.each([
    ['an object that poses as a text', '{"parlour":{"toString":1,"valueOf":2}}'],
    ['an object', '{"parlour":{}}'],
    ['a list', '{"parlour":[1]}'],
    ['deep nesting', `{"parlour":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
    ['a megabyte of text', `{"parlour":"${'9'.repeat(1_000_000)}"}`],
  ])('that is %s is told, in few words', (_, text) => {
    const read = readRecord(text);
    expect(read).toMatchObject({ problem: 'unknownVersion' });
    expect('version' in read && read.version.length).toBeLessThan(50);
  });
});

describe('a list that is longer than any match needs is named, and nothing is done with it', () => {
  const seat = { name: 'Ann', bot: null };
  const move = { by: 0, at: 0, action: { type: 'roll' }, mark: '01'.repeat(8) };
  test.each<['seats' | 'words' | 'moves', number, unknown, number]>([
    ['seats', 65, seat, 64],
    ['seats', 200_000, seat, 64],
    ['seats', 200_000, null, 64],
    ['words', 65, 'word', 64],
    ['words', 200_000, 'word', 64],
    ['moves', 10_001, move, 10_000],
    ['moves', 200_000, move, 10_000],
  ])('%s: %d', (field, length, item, most) => {
    const list = Array.from({ length }, () => item);
    expect(reading({ ...record, [field]: list })).toEqual({ problem: 'tooMany', field, most });
  });

  test('as long as it may be, it is read', () => {
    expect(reading({ ...record, seats: Array.from({ length: 64 }, () => seat) })).toHaveProperty('record');
    expect(reading({ ...record, moves: Array.from({ length: 10_000 }, () => move) })).toHaveProperty('record');
  });
});

describe('a bad field is named', () => {
  const many = Array.from({ length: 200_000 }, (_, at) => at);
  const deep = JSON.parse('['.repeat(500) + ']'.repeat(500)) as unknown;
  test.each<[string, keyof MatchRecord, unknown]>([
    ['a result for many seats', 'result', { winners: many, ranks: [1, 2], points: [7, -1] }],
    ['a result for many seats', 'result', { winners: [0], ranks: many, points: [7, -1] }],
    ['a name without end', 'seats', [{ name: 'a'.repeat(10_001), bot: null }]],
    ['a word without end', 'words', ['', 'a'.repeat(10_001)]],
    ['options without end', 'options', Object.fromEntries(many.map(at => [`option ${at}`, 1]))],
    ['an option in depth', 'options', { high: deep }],
    ['a list of lists', 'options', { high: [[1]] }],
  ])('%s', (_, field, value) => {
    expect(reading({ ...record, [field]: value })).toEqual({ problem: 'badField', field });
  });

  test('a long name of a field is cut', () => {
    expect(reading({ ...record, ['x'.repeat(1_000_000)]: 1 })).toEqual({ problem: 'badField', field: 'x'.repeat(64) });
  });

  test.each(Object.keys(record).filter(key => key !== 'parlour'))('%s missing', field => {
    expect(reading(Object.fromEntries(Object.entries(record).filter(([key]) => key !== field)))).toEqual({
      problem: 'badField',
      field,
    });
  });

  test.each(['comment', '__proto__', 'constructor', ''])('%j, which no record has', field => {
    const text = JSON.stringify(record).replace('{', `{${JSON.stringify(field)}:1,`);
    expect(readRecord(text)).toEqual({ problem: 'badField', field });
  });

  test.each<[keyof MatchRecord, unknown]>([
    ['game', 1],
    ['version', '3'],
    ['version', 1.5],
    ['edition', null],
    ['options', null],
    ['options', []],
    ['seats', {}],
    ['seats', [{ name: 'Ann' }]],
    ['seats', [{ name: 'Ann', bot: 1 }]],
    ['seats', [{ name: null, bot: null }]],
    ['seats', [{ name: 'Ann', bot: null, ip: '127.0.0.1' }]],
    ['commitment', null],
    ['commitment', 'c0'.repeat(31)],
    ['commitment', 'C0'.repeat(32)],
    ['secret', 'zz'.repeat(32)],
    ['secret', 5],
    ['words', 'word'],
    ['words', [1]],
    ['words', { 0: 'a' }],
    ['moves', null],
    ['moves', {}],
    ['result', {}],
    ['result', { winners: [0], ranks: [1, 2] }],
    ['result', { winners: [0], ranks: [1, 2], points: ['7', 1] }],
    ['result', { winners: [0], ranks: [1, 2], points: [7, null] }],
    ['result', { winners: [0], ranks: [1.5, 2], points: [7, 1] }],
    ['result', { winners: 0, ranks: [1, 2], points: [7, 1] }],
    ['result', { winners: [0], ranks: [1, 2], points: [7, 1], more: 1 }],
    ['heads', null],
    ['heads', { edition: 'aa'.repeat(8) }],
    ['dealt', ''],
    ['dealt', 'dd'.repeat(9)],
    ['seal', null],
  ])('%s, being %j', (field, value) => {
    expect(reading({ ...record, [field]: value })).toEqual({ problem: 'badField', field });
  });

  test.each<[string, object]>([
    ['no seat', { by: -1 }],
    ['half a seat', { by: 0.5 }],
    ['another actor', { by: 'ann' }],
    ['no time', { at: null }],
    ['half a millisecond', { at: 0.5 }],
    ['a time beyond counting', { at: 1e300 }],
    ['an action that is text', { action: 'roll' }],
    ['an action that is a list', { action: ['roll'] }],
    ['an action without a type', { action: { at: 1 } }],
    ['a type that is no text', { action: { type: 1 } }],
    ['no mark', { mark: null }],
    ['a long mark', { mark: '01'.repeat(9) }],
    ['a comment', { comment: '!!' }],
  ])('a move with %s, by its place', (_, change) => {
    for (const at of [0, 1, 2]) {
      const moves = record.moves.map((move, place) => (place === at ? Object.assign({}, move, change) : move));
      expect(reading({ ...record, moves })).toEqual({ problem: 'badField', field: `moves[${at}]` });
    }
  });

  test.each([null, 1, 'roll', [], {}].map(move => [move]))('a move that is %j, by its place', move => {
    expect(reading({ ...record, moves: [...record.moves, move] })).toEqual({ problem: 'badField', field: 'moves[3]' });
  });
});

describe('reading never throws', () => {
  const problems = ['notJson', 'notARecord', 'unknownVersion', 'badField', 'tooMany', 'notCanonical'];
  const outcome = (text: string): string => {
    const read = readRecord(text);
    return 'record' in read ? 'record' : read.problem;
  };

  test('whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.string({ unit: 'binary' })), text => {
        expect(problems).toContain(outcome(text));
      }),
      { numRuns: Math.ceil(numRuns / 4) },
    );
  });

  test('whatever is cut out of a record or put into its text', () => {
    const text = JSON.stringify(record);
    fc.assert(
      fc.property(
        fc.nat({ max: text.length }),
        fc.nat({ max: 20 }),
        fc.oneof(fc.string(), fc.json()),
        (from, length, put) => {
          expect(['record', ...problems]).toContain(outcome(text.slice(0, from) + put + text.slice(from + length)));
        },
      ),
      { numRuns },
    );
  });

  test('whatever stands in a field, and a field that is not as it should be is the one named', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(record)), fc.jsonValue(), (field, value) => {
        const read = readRecord(JSON.stringify({ ...record, [field]: value }));
        const named =
          'record' in read ? field : read.problem === 'badField' ? read.field.replace(/\[.*/, '') : 'parlour';
        expect(named).toBe(field);
      }),
      { numRuns },
    );
  });
});
