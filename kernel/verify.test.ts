import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Action, attic } from './attic.fixture.ts';
import { quickChance } from './chance.ts';
import { commitmentTo, seedFrom, toHex } from './deal.ts';
import { type AnyMatch, play, resume, start, tick } from './match.ts';
import { oneOf } from './blank.ts';
import { fill } from './offer.ts';
import { copy, put, same } from './plain.ts';
import { type MatchRecord, readRecord } from './record.ts';
import { recordOf } from './record-writer.ts';
import { undo } from './undo.ts';
import { type VerifyResult, verifyInSteps, verify } from './verify.ts';

const numRuns = Number(process.env['PARLOUR_RUNS'] ?? 250);
const [ann, bob, cyd] = [0, 1, 2];
const secret = Uint8Array.from({ length: 32 }, (_, at) => 11 * at + 3);
const words = ['jabłko', '', 'pear'];
const particulars = {
  edition: 'the big attic',
  seats: [
    { name: 'Ann', bot: null },
    { name: 'Bob', bot: 'random' },
    { name: 'Цид', bot: null },
  ],
  secret,
  words,
};
const deal = { game: attic, options: { high: 6, house: 'home' }, seats: 3, seed: seedFrom(secret, words) };

/** A match with luck, whispers, a move taken back and a tick of the clock in it. */
function evening() {
  const match = start(deal);
  play(match, ann, { type: 'roll' }, 1000);
  play(match, ann, { type: 'place', stone: 4 }, 2000);
  undo(match, ann, 2500);
  play(match, ann, { type: 'place', stone: 5 }, 3000);
  play(match, cyd, { type: 'vote', choice: 'no' }, 3000);
  play(match, ann, { type: 'peek', at: bob }, 4000);
  tick(match, 30_000);
  play(match, bob, { type: 'tell', to: cyd, words: 'psst' }, 40_000);
  play(match, bob, { type: 'roll' }, 50_000);
  play(match, bob, { type: 'finish' }, 59_000);
  return match;
}
const record = recordOf(evening(), particulars);
const text = JSON.stringify(record);

/** The result of verifying the text of a file: the problem in one word, with its field or move number if it has one. */
function found(text: string): string {
  const read = readRecord(text);
  if (!('record' in read)) return 'field' in read ? `badField ${read.field}` : read.problem;
  const finding = verify(read.record, attic);
  if (finding.ok) return 'ok';
  if ('field' in finding.problem) return `${finding.problem.part} ${finding.problem.field}`;
  return 'number' in finding.problem ? `${finding.problem.part} ${finding.problem.number}` : finding.problem.part;
}
/** The same record, written in another way. */
const rewritten = (from: string | RegExp, to: string): string => {
  const other = text.replace(from, to);
  expect(other).not.toBe(text);
  return found(other);
};
const foundIn = (data: unknown): string => found(JSON.stringify(data));

describe('a record of a fair match', () => {
  test('has all ten moves, including the undone one', () => {
    expect(record.moves.map(({ by, action }) => `${by} ${action?.type ?? 'takes back'}`)).toEqual([
      '0 roll',
      '0 place',
      '0 takes back',
      '0 place',
      '2 vote',
      '0 peek',
      'clock end',
      '1 tell',
      '1 roll',
      '1 finish',
    ]);
  });

  test('is verified, and the result says how much was checked', () => {
    const finding: VerifyResult = verify(record, attic);
    expect(finding).toEqual({ ok: true, moves: 10, events: 3 + 8, seed: toHex(deal.seed) });
  });

  test('is verified as a file, for any spaces and order of keys', () => {
    expect(found(text)).toBe('ok');
    expect(found(JSON.stringify(record, null, '\t'))).toBe('ok');
    expect(foundIn(turnedAround(record))).toBe('ok');
  });

  test('shows the secret that was committed to', () => {
    expect(record.commitment).toBe(commitmentTo(secret));
    expect(record.secret).toBe(toHex(secret));
  });

  test('is the same file each time it is written', () => {
    expect(JSON.stringify(recordOf(evening(), particulars))).toBe(text);
  });

  test('is verified for any players', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.array(fc.string({ unit: 'grapheme' }), { minLength: 2, maxLength: 4 }),
        (chosen, words) => {
          const chance = quickChance(chosen);
          const secret = Uint8Array.from({ length: 32 }, () => chance.below(256));
          const match = start({ ...deal, seats: words.length, seed: seedFrom(secret, words) });
          for (let at = 0; !attic.result(match.state); at += chance.below(9000)) {
            tick(match, at);
            const by = chance.below(match.seats);
            const offers = attic.offers(attic.view(match.state, by));
            if (chance.below(5) === 0) undo(match, by, at);
            else if (offers.length > 0) play(match, by, fill<Action>(chance.pick(offers), chance), at);
          }
          const seats = words.map(name => ({ name, bot: null }));
          expect(foundIn(recordOf(match, { edition: 'attic', seats, secret, words }))).toBe('ok');
        },
      ),
      { numRuns: Math.ceil(numRuns / 10) },
    );
  });
});

/** The same data, the keys of every object the other way round. */
function turnedAround(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(turnedAround);
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, turnedAround(inner)]),
  );
}

describe('a record is retraced', () => {
  test('step by step: the deal, and each move, as far as they are right', () => {
    const states: object[] = [];
    for (const { state } of verifyInSteps(record, attic)) states.push(copy(state));
    expect(states).toEqual(
      [...record.moves, null].map((_, number) => resume(deal, record.moves.slice(0, number)).state),
    );
  });

  test('up to the first thing that is wrong, and not a step further', () => {
    const changed = { ...record, moves: record.moves.with(4, { ...record.moves[5], mark: '00'.repeat(8) } as never) };
    const steps = verifyInSteps(changed, attic);
    const seen = Array.from({ length: 5 }, () => steps.next()).map(({ done }) => done);
    expect(seen).toEqual([false, false, false, false, false]);
    expect(steps.next()).toEqual({ done: true, value: verify(changed, attic) });
  });
});

describe('only a match that is over, with the secret it was dealt from, is recorded', () => {
  test('an unfinished one would reveal future random numbers', () => {
    expect(() => recordOf(start(deal), particulars)).toThrow('over');
  });

  test.each<[string, Partial<typeof particulars>]>([
    ['another secret', { secret: secret.with(0, 255) }],
    ['other words', { words: ['jabłko', '', 'plum'] }],
    ['words in another order', { words: ['pear', '', 'jabłko'] }],
    ['a name too few', { seats: particulars.seats.slice(0, 2) }],
  ])('%s would not be found right', (_, change) => {
    expect(() => recordOf(evening(), { ...particulars, ...change })).toThrow('this match');
  });
});

type Path = readonly (string | number)[];

/** Every place in a piece of data that holds no other. */
function leaves(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) =>
    leaves(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** A copy with the value at this path changed. */
function changedAt(value: unknown, [key, ...further]: Path, change: (old: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  const after = copy(value) as object;
  put(after, String(key), changedAt(Reflect.get(after, key), further, change));
  return after;
}

/** Another value of the same type, which the reader accepts. */
function another(old: unknown): unknown {
  if (typeof old === 'number') return old + 1;
  if (old === null) return 'random';
  const text = typeof old === 'string' ? old : JSON.stringify(old);
  if (/^[0-9a-f]{16,}$/.test(text)) return (text.startsWith('0') ? '1' : '0') + text.slice(1);
  return `${text}x`;
}

/** Where a change of this place must be found. */
function expectedAt([part, at, field, inner]: Path): RegExp {
  if (part === 'parlour') return /^unknownVersion$/;
  if (part === 'game' || part === 'version' || part === 'commitment' || part === 'result' || part === 'seal')
    return new RegExp(`^${part}$`);
  if (part === 'secret') return /^commitment$/;
  if (part === 'heads') return new RegExp(`^changed ${at}$`);
  if (part === 'dealt') return /^deal$/;
  if (part !== 'moves') return new RegExp(`^changed ${part}$`);
  if (field === 'action' && inner === undefined) return /^badField moves/;
  if (field === 'by' && record.moves[Number(at)]?.by === 'clock') return /^badField moves/;
  return new RegExp(`^(illegalMove|late|mark|time) ${Number(at) + 1}$`);
}

describe('any change is found, and where it is', () => {
  test.each(leaves(record).map(path => [path.join('.'), path] as const))('%s', (_, path) => {
    expect(foundIn(changedAt(record, path, another))).toMatch(expectedAt(path));
  });

  test('one bit of any hexadecimal text', () => {
    const hexadecimal = leaves(record).filter(path =>
      /^(commitment|secret|dealt|seal)$|^heads|mark$/.test(path.join('.')),
    );
    expect(hexadecimal).toHaveLength(18);
    fc.assert(
      fc.property(
        fc.constantFrom(...hexadecimal),
        fc.nat({ max: 63 }),
        fc.constantFrom(1, 2, 4, 8),
        (path, digit, bit) => {
          const flipped = changedAt(record, path, old => {
            const at = digit % String(old).length;
            const digits = [...String(old)];
            digits[at] = (Number.parseInt(digits[at] ?? '', 16) ^ bit).toString(16);
            return digits.join('');
          });
          expect(foundIn(flipped)).toMatch(expectedAt(path));
        },
      ),
      { numRuns },
    );
  });

  test.each<[string, string, Partial<MatchRecord>]>([
    ['an option that is not on the sheet', 'changed options', { options: { high: 6, house: 'home', low: 1 } }],
    ['an option out of bounds', 'changed options', { options: { high: 99, house: 'home' } }],
    ['an option that follows from the sheet left out', 'changed options', { options: { high: 6 } }],
    ['another option', 'changed options', { options: { high: 7, house: 'home' } }],
    ['words in another order', 'changed words', { words: ['', 'jabłko', 'pear'] }],
    ['a letter of a word', 'changed words', { words: ['jabłkO', '', 'pear'] }],
    ['a word too few', 'words', { words: ['jabłko', ''] }],
    ['a word too many', 'words', { words: ['jabłko', '', 'pear', ''] }],
    ['a seat too many', 'words', { seats: [...particulars.seats, { name: 'Dan', bot: null }] }],
    [
      'far too many seats',
      'seats',
      {
        seats: Array.from({ length: 9 }, () => ({ name: 'Dan', bot: null })),
        words: Array.from({ length: 9 }, () => ''),
      },
    ],
    ['one seat alone', 'seats', { seats: [{ name: 'Ann', bot: null }], words: [''] }],
    ['seats that changed places', 'changed seats', { seats: particulars.seats.toReversed() }],
    [
      'a bot recorded as a person',
      'changed seats',
      { seats: particulars.seats.map(({ name }) => ({ name, bot: null })) },
    ],
    ['a secret held back', 'unfinished', { secret: null }],
    ['words held back', 'unfinished', { words: null }],
    ['a result held back', 'unfinished', { result: null }],
    [
      'another secret with its own commitment',
      'deal',
      { secret: '00'.repeat(32), commitment: commitmentTo(new Uint8Array(32)) },
    ],
    ['a version of the rules that played otherwise', 'version', { version: 2 }],
    ['no moves at all', 'result', { moves: [] }],
    ['the last move cut off', 'result', { moves: record.moves.slice(0, -1) }],
    [
      'a move after the end',
      'over',
      { moves: [...record.moves, { by: bob, at: 70_000, action: { type: 'roll' }, mark: '00'.repeat(8) }] },
    ],
    [
      'a move taken back after the end',
      'over',
      { moves: [...record.moves, { by: bob, at: 70_000, action: null, mark: '00'.repeat(8) }] },
    ],
  ])('%s', (_, part, change) => {
    expect(foundIn({ ...record, ...change })).toBe(part);
  });

  test.each<[string, number, object, RegExp]>([
    ['a seat that is not there', 1, { by: 3 }, /^illegalMove 1$/],
    ['somebody else’s move', 1, { by: bob }, /^illegalMove 1$/],
    ['the clock for a seat', 1, { by: 'clock' }, /^illegalMove 1$/],
    ['a seat for the clock', 7, { by: ann }, /^late 7$/],
    ['a clock that takes back', 7, { action: null }, /^illegalMove 7$/],
    ['a clock that does something else', 7, { action: { type: 'roll' } }, /^illegalMove 7$/],
    ['a clock that rings early', 7, { at: 29_999 }, /^illegalMove 7$/],
    ['a clock that rings later than it did', 7, { at: 30_001 }, /^mark 7$/],
    ['time that runs backwards', 2, { at: 999 }, /^time 2$/],
    ['time before the deal', 1, { at: -1 }, /^time 1$/],
    ['another stone', 4, { action: { type: 'place', stone: 6 } }, /^mark 4$/],
    ['a stone there is not', 4, { action: { type: 'place', stone: 10 } }, /^illegalMove 4$/],
    ['a key too many', 1, { action: { type: 'roll', pips: 6 } }, /^illegalMove 1$/],
    [
      'a deep action',
      1,
      { action: { type: 'roll', deep: JSON.parse('['.repeat(3000) + ']'.repeat(3000)) as unknown } },
      /^badField moves\[0\]$/,
    ],
    ['a look taken back', 7, { by: ann, at: 29_000, action: null }, /^illegalMove 7$/],
    ['a look taken back when the clock was due', 7, { by: ann, action: null }, /^late 7$/],
    ['a move at the moment the clock was due', 10, { at: 60_000 }, /^late 10$/],
    ['a move a moment before the clock was due', 10, { at: 59_999 }, /^mark 10$/],
    ['a roll taken back', 2, { action: null }, /^illegalMove 2$/],
  ])('%s', (_, number, change, where) => {
    expect(foundIn(changedAt(record, ['moves', number - 1], move => Object.assign({}, move, change)))).toMatch(where);
  });

  test('a move left out, played twice, or in another place', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 9 }),
        fc.nat({ max: 9 }),
        fc.constantFrom('left out', 'twice', 'swapped', 'moved'),
        (from, to, how) => {
          const moves = [...record.moves];
          const move = moves[from];
          if (move === undefined) throw new Error('there are ten moves');
          if (how === 'left out') moves.splice(from, 1);
          if (how === 'twice') moves.splice(to, 0, move);
          if (how === 'swapped') [moves[from], moves[to]] = [moves[to] ?? move, move];
          if (how === 'moved') moves.splice(to, 0, ...moves.splice(from, 1));
          fc.pre(!same(moves, record.moves));
          const first = moves.findIndex((move, at) => !same(move, record.moves[at]));
          const where =
            first < 0
              ? /^result$/
              : first === record.moves.length
                ? /^over$/
                : new RegExp(`^(illegalMove|late|mark|time) ${first + 1}$`);
          expect(foundIn({ ...record, moves })).toMatch(where);
        },
      ),
      { numRuns },
    );
  });

  /** The possible results of `verify` after a change in this part of the file. */
  const suspects: Readonly<Record<string, RegExp>> = {
    parlour: /^(unknownVersion|notARecord)$/,
    game: /^(game|badField game)$/,
    version: /^(version|badField version)$/,
    edition: /^(changed edition|badField edition)$/,
    options: /^(changed options|badField options)$/,
    seats: /^(changed seats|seats|words|badField seats)$/,
    commitment: /^(commitment|badField commitment)$/,
    secret: /^(commitment|unfinished|badField secret)$/,
    words: /^(changed words|words|unfinished|badField words)$/,
    moves: /^(((illegalMove|late|mark|time) \d+)|result|over|badField moves(\[\d+\])?)$/,
    result: /^(result|unfinished|badField result)$/,
    heads: /^(changed \w+|deal|badField heads)$/,
    dealt: /^(deal|badField dealt)$/,
    seal: /^(seal|badField seal)$/,
  };
  const places = leaves(record).flatMap(path => path.map((_, depth) => path.slice(0, depth + 1)));

  test('anything in place of anything, in the right part of the file, and without throwing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.jsonValue(), (path, value) => {
        const changed = JSON.parse(JSON.stringify(changedAt(record, path, () => value))) as unknown;
        fc.pre(!same(changed, record));
        expect(foundIn(changed)).toMatch(suspects[String(path[0])] ?? /never/);
      }),
      { numRuns: 2 * numRuns },
    );
  });

  test('anything left out, or put in besides', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...places),
        fc.constantFrom('stray', '__proto__', 'type'),
        fc.boolean(),
        (path, stray, out) => {
          const parent = path.slice(0, -1);
          const changed = changedAt(record, parent, old => {
            const after = copy(old);
            if (Array.isArray(after))
              after.splice(Number(path.at(-1)), out ? 1 : 0, ...(out ? [] : [copy(after[0] as unknown)]));
            else if (out) Reflect.deleteProperty(after as object, String(path.at(-1)));
            else put(after as object, stray, 'stray');
            return after;
          });
          fc.pre(!same(changed, record));
          const expected = parent.length === 0 && !out ? new RegExp(`^badField ${stray}$`) : suspects[String(path[0])];
          expect(foundIn(changed)).toMatch(expected ?? /never/);
        },
      ),
      { numRuns: 2 * numRuns },
    );
  });
});

describe('a record is written in one way', () => {
  test.each<[string, string | RegExp, string]>([
    ['a key twice, the last one right', '"parlour":1', '"parlour":1,"parlour":1'],
    ['a key twice, the first one wrong', '"parlour":1', '"parlour":2,"parlour":1'],
    ['a key twice in a move', '"by":0,', '"by":2,"by":0,'],
    ['a key twice, once with an escape', '"parlour":1', '"p\\u0061rlour":1,"parlour":1'],
    ['1.0', '"parlour":1', '"parlour":1.0'],
    ['1e0', '"parlour":1', '"parlour":1e0'],
    ['10e-1', '"parlour":1', '"parlour":10e-1'],
    ['-0', '"by":0,', '"by":-0,'],
    ['a letter escaped', '"Ann"', '"\\u0041nn"'],
    ['a letter escaped that is not ASCII', 'jabłko', 'jab\\u0142ko'],
    ['a slash escaped', '"the big attic"', '"the big attic\\/"'],
    ['an escape in a key', '"parlour"', '"p\\u0061rlour"'],
  ])('%s is refused', (_, from, to) => {
    expect(rewritten(from, to)).toMatch(/^(notCanonical|badField moves\[\d+\])$/);
  });

  test('white space is free between values, and means something within texts', () => {
    expect(found(` {\n\t${text.slice(1, -1).replace('"parlour":1,', '"parlour" : 1 ,\r\n')} } `)).toBe('ok');
    expect(rewritten('"Ann"', '"A nn"')).toBe('changed seats');
  });

  test.each([3_000, 100_000])('values nested %i deep are refused without an exception', depth => {
    const deep = '['.repeat(depth) + ']'.repeat(depth);
    const deepObject = '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);
    for (const value of [deep, deepObject])
      for (const [from, to] of [
        ['"high":6', `"high":${value}`],
        ['"options":{', `"options":{"more":${value},`],
        ['"type":"roll"', `"type":"roll","more":${value}`],
        ['"name":"Ann"', `"name":${value}`],
        ['"parlour":1', `"parlour":${value}`],
      ] as const)
        expect(rewritten(from, to)).toMatch(/^(badField .*|unknownVersion|notJson)$/);
  });
});

describe('a legal no-op is no move', () => {
  // votes change nothing under these rules
  const quiet = { ...attic, noOp: (_: object, action: Action) => action.type === 'vote' };

  test('and is refused in a record', () => {
    expect(verify(record, attic)).toMatchObject({ ok: true });
    expect(verify(record, quiet)).toEqual({ ok: false, problem: { part: 'noOp', number: 5 } });
  });
});

describe('events are verified too', () => {
  const otherwise = (change: Partial<typeof attic>): VerifyResult => verify(record, { ...attic, ...change });

  test('rules that tell something else are found at that move', () => {
    const finding = otherwise({
      apply: (state, by, action, table) =>
        attic.apply(state, by, action, {
          ...table,
          tell: event => table.tell(event.type === 'rolled' ? { type: 'rolled', pips: 6.5 } : event),
        }),
    });
    expect(finding).toEqual({ ok: false, problem: { part: 'mark', number: 1 } });
  });

  test('rules that whisper to another seat are detected at that move', () => {
    const finding = otherwise({
      apply: (state, by, action, table) =>
        attic.apply(state, by, action, {
          ...table,
          whisper: (_, secret, others) => table.whisper([cyd], secret, others),
        }),
    });
    expect(finding).toEqual({ ok: false, problem: { part: 'mark', number: 6 } });
  });

  test('rules that no longer have an option name it', () => {
    const finding = otherwise({ options: { ...attic.options, high: { blank: oneOf([7]), usual: 7 } } });
    expect(finding).toEqual({ ok: false, problem: { part: 'option', option: 'high' } });
  });

  test('rules that deal otherwise are found in the deal', () => {
    const finding = otherwise({
      setup: (options, seats, table) =>
        attic.setup(options, seats, { ...table, shuffle: list => table.shuffle(list).reverse() }),
    });
    expect(finding).toEqual({ ok: false, problem: { part: 'deal' } });
  });

  test('rules that fail are found at that move, without failing the check', () => {
    const finding = otherwise({
      apply(state, by, action, table) {
        if (action.type === 'tell') throw new Error('a bug of ours');
        attic.apply(state, by, action, table);
      },
    });
    expect(finding).toEqual({ ok: false, problem: { part: 'illegalMove', number: 8 } });
  });

  test('rules of another game are not asked', () => {
    expect(otherwise({ id: 'cellar' })).toEqual({ ok: false, problem: { part: 'game' } });
  });
});

describe('public data during play reveals nothing of the seed', () => {
  test('the commitment, the words, the views and the events do not contain it', () => {
    const match = evening();
    const again: AnyMatch = start(deal);
    const seen = [record.commitment, ...words];
    for (const viewer of [ann, bob, cyd, 'audience'] as const)
      seen.push(JSON.stringify(attic.view(match.state, viewer)));
    seen.push(JSON.stringify([match.moves, match.told, again.told, match.state]));
    const all = seen.join('\n');
    expect(all).not.toContain(toHex(deal.seed));
    expect(all).not.toContain(toHex(secret));
    expect(all).not.toContain(String([...deal.seed]));
  });

  test('the same commitment fits any seed, depending on the words of the seats', () => {
    const seeds = Array.from({ length: 100 }, (_, word) => toHex(seedFrom(secret, ['', String(word)])));
    expect(new Set([...seeds, commitmentTo(secret)]).size).toBe(101);
  });
});
