import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quickChance } from './chance.ts';
import { between, type Blank, fillsBlank, oneOf, someOf, text } from './blank.ts';
import { accept, countWays, fill, fits, type Offer, fillableOffers } from './offer.ts';
import type { Scalar } from './plain.ts';

const numRuns = Number(process.env['PARLOUR_RUNS'] ?? 500);

type Action =
  | { type: 'pass' }
  | { type: 'bid'; coins: number }
  | { type: 'accuse'; suspect: string; place: number | null }
  | { type: 'discard'; cards: string[] }
  | { type: 'say'; words: string };

const pass: Offer<Action> = { type: 'pass' };
const bid: Offer<Action> = { type: 'bid', coins: between(-2, 5) };
const accuse: Offer<Action> = { type: 'accuse', suspect: oneOf(['ann', 'bob']), place: oneOf([1, 2, null]) };
const discard: Offer<Action> = { type: 'discard', cards: someOf(['a', 'b', 'c', 'd'], 1, 3) };
const say: Offer<Action> = { type: 'say', words: text(2, 5) };

describe('an action fits an offer if it fills in every blank and nothing else', () => {
  test.each<[Offer<Action>, Action]>([
    [pass, { type: 'pass' }],
    [bid, { type: 'bid', coins: -2 }],
    [bid, { type: 'bid', coins: 0 }],
    [bid, { type: 'bid', coins: 5 }],
    [accuse, { type: 'accuse', suspect: 'bob', place: null }],
    [accuse, { type: 'accuse', suspect: 'ann', place: 2 }],
    [
      { type: 'accuse', suspect: 'ann', place: oneOf([1, 2]) },
      { type: 'accuse', suspect: 'ann', place: 1 },
    ],
    [discard, { type: 'discard', cards: ['c'] }],
    [discard, { type: 'discard', cards: ['d', 'a', 'b'] }],
    [
      { type: 'discard', cards: ['a', 'b'] },
      { type: 'discard', cards: ['a', 'b'] },
    ],
    [say, { type: 'say', words: 'tak' }],
    [say, { type: 'say', words: 'є 🎲🎲' }],
    [say, { type: 'say', words: '🎲🎲🎲🎲🎲' }],
    [say, { type: 'say', words: 'a\u0323\u0308\u0301\u0327' }],
    [
      { type: 'say', words: text(0, 5) },
      { type: 'say', words: '' },
    ],
  ])('%j is filled in by %j', (offer, action) => {
    expect(fits(offer, action)).toBe(true);
    expect(accept([offer], action)).toEqual(action);
  });

  test.each<[Offer<Action>, object]>([
    [pass, {}],
    [pass, { type: 'Pass' }],
    [pass, { type: ['pass'] }],
    [pass, { type: 'pass', by: 0 }],
    [pass, { type: 'pass', undefined }],
    [bid, { type: 'bid' }],
    [bid, { type: 'bid', coins: -3 }],
    [bid, { type: 'bid', coins: 6 }],
    [bid, { type: 'bid', coins: 1.5 }],
    [bid, { type: 'bid', coins: '1' }],
    [bid, { type: 'bid', coins: [1] }],
    [bid, { type: 'bid', coins: null }],
    [bid, { type: 'bid', coins: true }],
    [bid, { type: 'bid', coins: -0 }],
    [bid, { type: 'bid', coins: Number.NaN }],
    [bid, { type: 'bid', coins: Number.POSITIVE_INFINITY }],
    [bid, { type: 'bid', coins: 1n }],
    [bid, { type: 'bid', coins: new Number(1) }],
    [bid, { type: 'bid', coins: { between: [-2, 5] } }],
    [accuse, { type: 'accuse', suspect: 'cyd', place: 1 }],
    [accuse, { type: 'accuse', suspect: 'ann', place: undefined }],
    [accuse, { type: 'accuse', suspect: 'ann', place: '1' }],
    [accuse, { type: 'accuse', suspect: 'ann' }],
    [accuse, { type: 'accuse', suspect: 'ann', place: 1, witness: 'bob' }],
    [accuse, { type: 'accuse', suspect: { oneOf: ['ann'] }, place: 1 }],
    [accuse, { type: 'accuse', suspect: ['ann', 'bob'], place: 1 }],
    [discard, { type: 'discard', cards: [] }],
    [discard, { type: 'discard', cards: ['a', 'b', 'c', 'd'] }],
    [discard, { type: 'discard', cards: ['a', 'a'] }],
    [discard, { type: 'discard', cards: ['a', 'e'] }],
    [discard, { type: 'discard', cards: 'a' }],
    [discard, { type: 'discard', cards: [['a']] }],
    [discard, { type: 'discard', cards: { 0: 'a', length: 1 } }],
    [discard, { type: 'discard', cards: Array.from({ length: 2 }).with(1, 'a') }],
    // oxlint-disable-next-line no-sparse-arrays
    [discard, { type: 'discard', cards: [, 'a'] }],
    [
      { type: 'discard', cards: ['a', 'b'] },
      { type: 'discard', cards: ['b', 'a'] },
    ],
    [say, { type: 'say', words: 'a' }],
    [say, { type: 'say', words: 'abcdef' }],
    [say, { type: 'say', words: ' ab' }],
    [say, { type: 'say', words: 'ab\n' }],
    [say, { type: 'say', words: 'a\nb' }],
    [say, { type: 'say', words: 'a\u2028b' }],
    [say, { type: 'say', words: 'a\u2029b' }],
    [say, { type: 'say', words: 'a\u0000b' }],
    [say, { type: 'say', words: 'a\u007fb' }],
    [say, { type: 'say', words: 'a\u0085b' }],
    [say, { type: 'say', words: 'a\u202eb' }],
    [say, { type: 'say', words: 'a\u2066b' }],
    [say, { type: 'say', words: 'a\ud800b' }],
    [say, { type: 'say', words: '\u200b\u200b' }],
    [say, { type: 'say', words: '\u3164\u115f' }],
    [say, { type: 'say', words: '\u2800\u2800' }],
    [say, { type: 'say', words: '\u0301\u0308' }],
    [
      { type: 'say', words: text(2, 9) },
      { type: 'say', words: `a${'\u0301'.repeat(5)}` },
    ],
    [say, { type: 'say', words: '🎲' }],
    [say, { type: 'say', words: ['t', 'a', 'k'] }],
    [say, { type: 'say', words: 123 }],
  ])('%j is not filled in by %o', (offer, action) => {
    expect(fits(offer, action)).toBe(false);
    expect(accept([offer], action)).toBeUndefined();
  });

  test.each([undefined, null, 0, 'pass', true, 1n, Symbol('pass'), [], ['pass'], () => 'pass'].map(sent => [sent]))(
    '%o is no action',
    sent => {
      expect(fits(pass, sent)).toBe(false);
    },
  );

  test('a list with the fields of an action is not an action', () => {
    expect(fits(pass, Object.assign([], { type: 'pass' }))).toBe(false);
  });
});

describe('tricks with prototypes and keys', () => {
  test('inherited properties are not part of the action', () => {
    expect(fits(bid, Object.create({ type: 'bid', coins: 1 }))).toBe(false);
    expect(fits(bid, Object.assign(Object.create({ coins: 1 }) as object, { type: 'bid' }))).toBe(false);
    expect(fits(pass, Object.assign(Object.create({ coins: 1 }) as object, { type: 'pass' }))).toBe(false);
  });

  test('an object without a prototype is accepted', () => {
    expect(fits(bid, Object.assign(Object.create(null) as object, { type: 'bid', coins: 1 }))).toBe(true);
  });

  test('a key called __proto__ is one too many', () => {
    expect(fits(pass, JSON.parse('{"type":"pass","__proto__":{"coins":1}}'))).toBe(false);
    expect(fits(bid, JSON.parse('{"type":"bid","__proto__":{"coins":1}}'))).toBe(false);
    expect(fits(bid, JSON.parse('{"__proto__":{"type":"bid","coins":1}}'))).toBe(false);
  });

  test('a name every object has is no field', () => {
    expect(fits({ type: 'pass', toString: oneOf(['a']) }, { type: 'pass' })).toBe(false);
    expect(fits({ type: 'pass' }, { type: 'pass', constructor: 1 })).toBe(false);
  });

  test('an accepted action is a clean copy, read once', () => {
    let reads = 0;
    const sent = {
      type: 'bid',
      get coins() {
        reads += 1;
        return reads;
      },
      [Symbol('more')]: 1,
    };
    const accepted = accept<Action>([bid], sent);
    expect(accepted).toEqual({ type: 'bid', coins: 1 });
    expect(Reflect.ownKeys(accepted ?? {})).toEqual(['type', 'coins']);
    expect(Object.getOwnPropertyDescriptor(accepted, 'coins')).toEqual({
      value: 1,
      writable: true,
      enumerable: true,
      configurable: true,
    });
    expect(reads).toBe(1);
  });

  test('an accepted action shares no list with the sent or offered one', () => {
    const sent = { type: 'discard', cards: ['a', 'b'] };
    const accepted = accept<Action>([discard], sent);
    sent.cards.push('z');
    expect(accepted).toEqual({ type: 'discard', cards: ['a', 'b'] });
    const offered = ['a', 'b'];
    const fixed = accept<Action>([{ type: 'discard', cards: offered }], { type: 'discard', cards: ['a', 'b'] });
    offered.push('z');
    expect(fixed).toEqual({ type: 'discard', cards: ['a', 'b'] });
  });
});

describe('huge and deep input is refused before it is read', () => {
  const deep = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));
  const million = 'x'.repeat(1_000_000);
  test.each<[string, object]>([
    ['a text of a megabyte', { type: 'say', words: million }],
    ['a type of a megabyte', { type: million }],
    ['a list of a million', { type: 'discard', cards: Array.from({ length: 1_000_000 }, () => 'a') }],
    ['nesting of 5,000 levels', { type: 'discard', cards: deep(5000) }],
    ['nesting in place of a number', { type: 'bid', coins: deep(5000) }],
  ])('%s, a thousand times in no time', (_, sent) => {
    const since = performance.now();
    for (let time = 0; time < 1000; time++)
      expect([pass, bid, accuse, discard, say].some(offer => fits(offer, sent))).toBe(false);
    expect(performance.now() - since).toBeLessThan(1500);
  });
});

describe('accept', () => {
  test('takes the first offer that fits', () => {
    expect(accept<Action>([pass, { type: 'bid', coins: 1 }, bid], { type: 'bid', coins: 3 })).toEqual({
      type: 'bid',
      coins: 3,
    });
  });
  test('takes nothing if nothing is offered', () => {
    expect(accept<Action>([], { type: 'pass' })).toBeUndefined();
  });
});

describe('count is the number of ways to fill in an offer', () => {
  test.each<[number, Record<string, Scalar | Blank>]>([
    [1, { type: 'pass' }],
    [8, { type: 'bid', coins: between(-2, 5) }],
    [6, { type: 'accuse', suspect: oneOf(['ann', 'bob']), place: oneOf([1, 2, null]) }],
    [14, { type: 'discard', cards: someOf(['a', 'b', 'c', 'd'], 1, 3) }],
    [16, { type: 'discard', cards: someOf(['a', 'b', 'c', 'd'], 0, 9) }],
    [
      635_013_559_600,
      {
        type: 'discard',
        cards: someOf(
          Array.from({ length: 52 }, (_, card) => card),
          13,
          13,
        ),
      },
    ],
    [Number.POSITIVE_INFINITY, { type: 'say', words: text(0, 1) }],
    [0, { type: 'bid', coins: oneOf([]) }],
    [0, { type: 'bid', coins: between(3, 2) }],
    [0, { type: 'discard', cards: someOf(['a'], 2, 3) }],
    [0, { type: 'accuse', suspect: oneOf([]), place: oneOf([1, 2]) }],
  ])('%d for %j', (ways, offer) => {
    expect(countWays(offer)).toBe(ways);
  });

  test('as many as there are different actions that fit', () => {
    fc.assert(
      fc.property(fc.nat({ max: 5 }), fc.nat({ max: 4 }), fc.nat({ max: 4 }), (size, min, more) => {
        const list = ['a', 'b', 'c', 'd', 'e'].slice(0, size);
        const blank = someOf(list, min, min + more);
        const subsets = Array.from({ length: 2 ** size }, (_, bits) => list.filter((_, at) => bits & (1 << at)));
        expect(countWays({ type: 'discard', cards: blank })).toBe(
          subsets.filter(subset => fillsBlank(blank, subset)).length,
        );
      }),
      { numRuns },
    );
  });

  test('an offer that can be filled in is possible', () => {
    const none = { type: 'bid', coins: oneOf<number>([]) };
    expect(fillableOffers<Record<string, unknown>>([none, { type: 'pass' }])).toEqual([{ type: 'pass' }]);
  });
});

const scalar = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null));
const list = fc.uniqueArray(scalar, { minLength: 1, maxLength: 8 });
const blank: fc.Arbitrary<Blank> = fc.oneof(
  list.map(oneOf),
  fc
    .tuple(list, fc.nat({ max: 8 }), fc.nat({ max: 8 }))
    .map(([list, min, more]) => someOf(list, Math.min(min, list.length), min + more)),
  fc.tuple(fc.integer(), fc.nat({ max: 1000 })).map(([from, more]) => between(from, from + more)),
  fc.tuple(fc.nat({ max: 20 }), fc.nat({ max: 20 })).map(([min, more]) => text(min, min + more)),
);
const offer = fc
  .dictionary(fc.constantFrom('a', 'b', '__proto__', 'length'), fc.oneof(scalar, blank))
  .map(fields => Object.assign(fields, { type: 'any' }));

describe('fill', () => {
  test('gives an action that fits, for any offer that can be filled in', () => {
    fc.assert(
      fc.property(offer, fc.nat(), (offer, seed) => {
        expect(countWays(offer)).toBeGreaterThan(0);
        expect(fits(offer, fill(offer, quickChance(seed)))).toBe(true);
      }),
      { numRuns },
    );
  });

  test('gives an action that still fits after a journey as JSON', () => {
    fc.assert(
      fc.property(offer, fc.nat(), (offer, seed) => {
        expect(fits(offer, JSON.parse(JSON.stringify(fill(offer, quickChance(seed)))))).toBe(true);
      }),
      { numRuns },
    );
  });

  test('reaches every way to fill in a small offer', () => {
    const chance = quickChance(5);
    const reached = (offer: Offer<Action>): number => {
      const actions = Array.from({ length: 600 }, () => fill<Action>(offer, chance));
      return new Set(actions.map(action => JSON.stringify('cards' in action ? [...action.cards].sort() : action))).size;
    };
    expect([pass, bid, accuse, discard].map(reached)).toEqual([1, 8, 6, 14]);
  });

  test('a filled offer with any change to a value that is not offered does not fit', () => {
    fc.assert(
      fc.property(offer, fc.nat(), fc.anything(), (offer, seed, odd) => {
        const action = fill(offer, quickChance(seed));
        expect(fits(offer, { ...action, stray: odd })).toBe(false);
        expect(fits(offer, { ...action, type: odd })).toBe(odd === 'any');
      }),
      { numRuns },
    );
  });
});

test('fits never throws, for any value', () => {
  fc.assert(
    fc.property(
      offer,
      fc.anything({ withBigInt: true, withSparseArray: true, withTypedArray: true, withNullPrototype: true }),
      (offer, sent) => {
        expect(typeof fits(offer, sent)).toBe('boolean');
      },
    ),
    { numRuns },
  );
});
