import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, copy, copyExcept, field, put, same } from './plain.ts';

const numRuns = Number(process.env['PARLOUR_RUNS'] ?? 200);

/** Any JSON, `__proto__` among its keys, as it comes out of a file. */
const json = fc.jsonValue({ maxDepth: 4 }).map(value => JSON.parse(JSON.stringify(value)) as unknown);
const withOddKeys = fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'toString', 'a', '0'), json, {
  noNullPrototype: true,
});
const plain = fc.oneof(
  json,
  withOddKeys.map(value => JSON.parse(JSON.stringify(value)) as unknown),
);

/** The same data with the keys of every object the other way round. */
function reordered(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(reordered);
  const turned: object = {};
  for (const [key, inner] of Object.entries(value).reverse()) put(turned, key, reordered(inner));
  return turned;
}

describe('copy', () => {
  test('is the same data', () => {
    fc.assert(
      fc.property(plain, value => {
        expect(JSON.stringify(copy(value))).toBe(JSON.stringify(value));
      }),
      { numRuns },
    );
  });

  test('shares nothing with its original', () => {
    const original = { open: { turn: 0 }, hands: [[1, 2], [3]] };
    const copied = copy(original);
    copied.open.turn = 1;
    copied.hands[0]?.push(9);
    expect(original).toEqual({ open: { turn: 0 }, hands: [[1, 2], [3]] });
  });

  test('keeps a field called __proto__ as a field, and makes no prototype of it', () => {
    const copied = copy(JSON.parse('{"__proto__":{"admin":true}}') as object);
    expect(Object.keys(copied)).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(copied)).toBe(Object.prototype);
    expect('admin' in copied).toBe(false);
  });
});

describe('copyExcept', () => {
  test('shares the values under the given names, and nothing else', () => {
    const original = { list: [{ kept: { a: 1 }, own: { b: [2] } }], kept: [3], own: null };
    const copied = copyExcept(original, new Set(['kept'])) as typeof original;
    expect(copied).toEqual(original);
    expect(copied.kept).toBe(original.kept);
    expect(copied.list[0]?.kept).toBe(original.list[0]?.kept);
    expect(copied.list).not.toBe(original.list);
    expect(copied.list[0]?.own).not.toBe(original.list[0]?.own);
    expect(copied.list[0]?.own.b).not.toBe(original.list[0]?.own.b);
  });

  test('shares nothing if no names are given', () => {
    const original = { kept: [3] };
    const copied = copyExcept(original, undefined) as typeof original;
    expect(copied).toEqual(original);
    expect(copied.kept).not.toBe(original.kept);
  });
});

describe('same', () => {
  test('agrees with the text of the JSON when the keys are put in order', () => {
    fc.assert(
      fc.property(plain, plain, (left, right) => {
        expect(same(left, right)).toBe(canonical(left) === canonical(right));
      }),
      { numRuns },
    );
  });

  test('holds between any data and its copy, for any order of keys', () => {
    fc.assert(
      fc.property(plain, value => {
        expect(same(value, reordered(copy(value)))).toBe(true);
      }),
      { numRuns },
    );
  });

  test.each([
    ['a list and an object with the same keys', ['a'], { 0: 'a' }],
    ['a number and its text', 1, '1'],
    ['null and an empty object', null, {}],
    ['null and zero', null, 0],
    ['lists of different length', [1], [1, 1]],
    ['a list in another order', [1, 2], [2, 1]],
    ['a key less', { a: 1, b: 2 }, { a: 1 }],
    ['a key that only the prototype has', { toString: 1 }, { a: 1 }],
    ['one deep difference', { a: [{ b: [1, { c: null }] }] }, { a: [{ b: [1, { c: false }] }] }],
  ])('tells apart %s', (_, left, right) => {
    expect(same(left, right)).toBe(false);
    expect(same(right, left)).toBe(false);
  });
});

describe('canonical', () => {
  test('reads back as the data it was written from', () => {
    fc.assert(
      fc.property(plain, value => {
        expect(same(JSON.parse(canonical(value)), value)).toBe(true);
      }),
      { numRuns },
    );
  });

  test('is the same text for equal data, for any order of keys', () => {
    fc.assert(
      fc.property(plain, value => {
        expect(canonical(reordered(value))).toBe(canonical(value));
      }),
      { numRuns },
    );
    expect(canonical({ b: 1, a: { d: 2, c: [3] } })).toBe('{"a":{"c":[3],"d":2},"b":1}');
  });
});

describe('field and put', () => {
  test('a field is an own property, never one of the prototype', () => {
    expect(field({ a: 1 }, 'a')).toBe(1);
    expect(field({}, 'toString')).toBeUndefined();
    expect(field(Object.create({ a: 1 }) as object, 'a')).toBeUndefined();
  });

  test('put sets a field called __proto__ like any other', () => {
    const into = {};
    put(into, '__proto__', { admin: true });
    put(into, 'a', 1);
    expect(JSON.stringify(into)).toBe('{"__proto__":{"admin":true},"a":1}');
    expect(Object.getPrototypeOf(into)).toBe(Object.prototype);
  });
});
