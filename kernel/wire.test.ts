import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, copy, field, put, same } from './plain.ts';
import { type Change, diff, syncInPlace, patch } from './wire.ts';

const numRuns = Number(process.env['PARLOUR_RUNS'] ?? 400);

const scalar = fc.oneof(fc.constantFrom(null, true, false, 0, 1, 2, '', 'a'), fc.integer(), fc.string());
const key = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'length', 'toString', '0', '1', 'a', 'b', ''),
  fc.string(),
);
/** Any JSON, as it comes out of a text. */
const json: fc.Arbitrary<unknown> = fc
  .letrec<{ value: unknown }>(tie => ({
    value: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      scalar,
      fc.array(tie('value'), { maxLength: 6 }),
      fc.array(fc.tuple(key, tie('value')), { maxLength: 6 }).map(fields => {
        const object = {};
        for (const [name, value] of fields) put(object, name, value);
        return object;
      }),
    ),
  }))
  .value.map(value => JSON.parse(JSON.stringify(value)) as unknown);

type Edit = { readonly where: readonly number[]; readonly how: number; readonly what: unknown; readonly name: string };
const edits = fc.array(
  fc.record({ where: fc.array(fc.nat({ max: 20 }), { maxLength: 4 }), how: fc.nat({ max: 5 }), what: json, name: key }),
  { minLength: 1, maxLength: 3 },
);

/** A copy in which one place, found by going down, was changed. */
function edited(value: unknown, { where, how, what, name }: Edit): unknown {
  const [step, ...further] = where;
  if (Array.isArray(value)) {
    const items: unknown[] = [...(value as unknown[])];
    const at = (step ?? 0) % (items.length + 1);
    if (step !== undefined && at < items.length && further.length > 0) {
      items[at] = edited(items[at], { where: further, how, what, name });
      return items;
    }
    if (how === 0) return items.toSpliced(at, 1);
    if (how === 1) return items.toSpliced(at, 0, what);
    if (how === 2) return items.toReversed();
    return items.toSpliced(at, 1, what);
  }
  if (typeof value !== 'object' || value === null) return what;
  const after = copy(value);
  const keys = Object.keys(after);
  const chosen = keys[(step ?? 0) % Math.max(1, keys.length)];
  if (chosen !== undefined && further.length > 0)
    put(after, chosen, edited(field(after, chosen), { where: further, how, what, name }));
  else if (chosen !== undefined && how === 0) Reflect.deleteProperty(after, chosen);
  else if (chosen !== undefined && how > 2) put(after, chosen, what);
  else put(after, name, what);
  return after;
}

const overTheWire = (change: Change | undefined): Change | undefined =>
  change === undefined ? undefined : (JSON.parse(JSON.stringify(change)) as Change);

/** What of the law does not hold from one piece of data to another; an empty list if it does. */
function broken(before: unknown, after: unknown): string[] {
  const text = JSON.stringify(before);
  const change = diff(before, after);
  const patched = patch(before, overTheWire(change));
  const wrong: string[] = [];
  if (canonical(patched) !== canonical(after)) wrong.push(`it became ${canonical(patched)}`);
  if (JSON.stringify(before) !== text) wrong.push('what was before has changed');
  if ((change === undefined) !== same(before, after)) wrong.push('nothing is said of a change, or something of none');
  if (isWhole(before) && isWhole(after) && Array.isArray(before) === Array.isArray(after))
    wrong.push(...brokenFollowing(copy(before), after, canonical(change ?? null)));
  return wrong;
}

const isWhole = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** As above, with the previous value given too. */
function brokenFollowing(before: object, after: object, change: string): string[] {
  const wrong: string[] = [];
  const said = canonical(syncInPlace(before, after) ?? null);
  if (said !== change) wrong.push(`following says ${said}`);
  if (canonical(before) !== canonical(after)) wrong.push(`following leads to ${canonical(before)}`);
  if (shares(before, after)) wrong.push('what followed shares something with what it followed');
  return wrong;
}

/** The first error when all of these are applied in turn, with shared immutable fields. */
function brokenSharing([first, ...rest]: readonly object[], lasting: ReadonlySet<string>): string[] {
  const texts = rest.map(canonical);
  const shown = copy(first ?? {});
  const wrong: string[] = [];
  rest.forEach((after, at) => {
    const change = canonical(diff(shown, after) ?? null);
    const said = canonical(syncInPlace(shown, after, lasting) ?? null);
    if (said !== change) wrong.push(`following says ${said}, not ${change}`);
    if (canonical(shown) !== texts[at]) wrong.push(`following leads to ${canonical(shown)}`);
  });
  if (rest.some((after, at) => canonical(after) !== texts[at])) wrong.push('what was followed has changed');
  return wrong;
}

/** Whether any part of one is a part of the other. */
function shares(one: object, other: object): boolean {
  const parts = new Set(partsOf(one));
  return partsOf(other).some(part => parts.has(part));
}

const partsOf = (whole: unknown): object[] => (isWhole(whole) ? [whole, ...Object.values(whole).flatMap(partsOf)] : []);

test('the next value stays a list or an object', () => {
  expect(() => syncInPlace([], {})).toThrow('in place');
});

describe('syncInPlace shares immutable fields', () => {
  const lasting = fc.uniqueArray(key, { maxLength: 4 }).map(names => new Set(names));

  test('and gives the same value as one that shares nothing, for any replacement', () => {
    fc.assert(
      fc.property(json.filter(isWhole), fc.array(edits, { maxLength: 4 }), lasting, (first, steps, names) => {
        const all: object[] = [first];
        for (const step of steps) {
          const after = step.reduce(edited, all.at(-1));
          if (isWhole(after) && Array.isArray(after) === Array.isArray(first)) all.push(after);
        }
        expect(brokenSharing(all, names)).toEqual([]);
      }),
      { numRuns: 2 * numRuns },
    );
  });

  test('and nothing else, and does not compare it again', () => {
    const shown = { log: [{ said: 'a' }], board: [{ tile: 'sea' }] };
    const after = copy(shown);
    expect(syncInPlace(shown, after, new Set(['log']))).toBeUndefined();
    expect(shown.log).toBe(after.log);
    expect(shares(shown.board, after.board)).toBe(false);
    after.log[0] = { said: 'b' }; // against its word
    expect(syncInPlace(shown, after, new Set(['log']))).toBeUndefined();
  });

  test('and does not change shared parts', () => {
    const [one, two, three] = [{ id: 1 }, { id: 2 }, { id: 3 }];
    const shown = { log: [one, two] };
    expect(syncInPlace(shown, { log: [two, three] }, new Set(['log']))).toEqual({
      log: { 0: { id: [2] }, 1: { id: [3] } },
    });
    expect([one, two, three]).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  });
});

describe('patch(a, diff(a, b)) is b, the change having gone over the wire, and a stays as it was', () => {
  test('for any two pieces of JSON', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        expect(broken(before, after)).toEqual([]);
      }),
      { numRuns },
    );
  });

  test('for any JSON with a few small edits', () => {
    fc.assert(
      fc.property(json, edits, (before, edits) => {
        expect(broken(before, edits.reduce(edited, before))).toEqual([]);
      }),
      { numRuns: 3 * numRuns },
    );
  });

  test.each([
    [null, {}],
    [{}, null],
    [{}, []],
    [[], {}],
    [[], [[]]],
    [[[]], []],
    [[0], [[0]]],
    [[1, 2], { 0: 1, 1: 2 }],
    [{ a: 1 }, { a: 0 }],
    [{ a: 1 }, {}],
    [{ a: null }, {}],
    [[null, null], [null]],
    [
      [1, 1, 1],
      [1, 1],
    ],
    [
      [1, 1],
      [1, 1, 1],
    ],
    [JSON.parse('{"__proto__":1}'), {}],
    [{}, JSON.parse('{"__proto__":{"a":1}}')],
    [JSON.parse('{"__proto__":{"a":1}}'), JSON.parse('{"__proto__":{"a":2}}')],
    [{ length: 1 }, { length: 2 }],
  ])('from %j to %j', (before: unknown, after: unknown) => {
    expect(broken(before, after)).toEqual([]);
    expect(broken(after, before)).toEqual([]);
  });
});

describe('an unchanged part', () => {
  test('costs nothing', () => {
    fc.assert(
      fc.property(json, value => {
        expect(diff(value, copy(value))).toBeUndefined();
      }),
      { numRuns },
    );
  });

  test('is shared by the result', () => {
    const before = {
      open: { turn: 0, log: [{ said: 'a' }] },
      hands: [{ cards: [1] }, { cards: [2] }],
      deck: { left: 9 },
    };
    const after = copy(before);
    after.open.turn = 1;
    after.hands[1]?.cards.push(3);
    const patched = patch(before, diff(before, after)) as typeof before;
    expect(patched).toEqual(after);
    expect(patched.deck).toBe(before.deck);
    expect(patched.open.log).toBe(before.open.log);
    expect(patched.hands[0]).toBe(before.hands[0]);
    expect(patched.open).not.toBe(before.open);
    expect(patch(before, undefined)).toBe(before);
  });

  test('is shared around items that come and go', () => {
    const before = [{ id: 1 }, { id: 2 }, { id: 3 }];
    const patched = patch(before, diff(before, [{ id: 1 }, { id: 9 }, { id: 8 }, { id: 3 }])) as typeof before;
    expect(patched[0]).toBe(before[0]);
    expect(patched[3]).toBe(before[2]);
  });
});

describe('a change is compact', () => {
  const cost = (before: unknown, after: unknown): number => JSON.stringify(diff(before, after) ?? '').length;
  const large = {
    open: {
      turn: 0,
      round: 1,
      log: Array.from({ length: 300 }, (_, number) => ({
        type: 'moved',
        by: number % 6,
        number,
        to: `place ${number}`,
      })),
      board: Array.from({ length: 20 }, () => Array.from({ length: 20 }, () => ({ tile: 'sea', marks: [0, 0, 0] }))),
    },
    hand: Array.from({ length: 40 }, (_, card) => `card ${card}`),
    seats: Object.fromEntries(
      Array.from({ length: 6 }, (_, seat) => [
        `seat ${seat}`,
        { name: 'a guest', points: 0, notes: Array.from({ length: 50 }, () => null) },
      ]),
    ),
  };
  const changed = (edit: (view: typeof large) => void): typeof large => {
    const after = copy(large);
    edit(after);
    return after;
  };

  test('the large view is large', () => {
    expect(JSON.stringify(large).length).toBeGreaterThan(30_000);
  });

  test.each<[string, number, (view: typeof large) => void]>([
    ['a number deep inside', 40, view => (view.open.turn = 1)],
    ['a mark on the board', 60, view => view.open.board[7]?.[9]?.marks.fill(2, 1, 2)],
    [
      'an item at the end of a list',
      100,
      view => view.open.log.push({ type: 'moved', by: 1, number: 300, to: 'place 300' }),
    ],
    ['an item from the middle of a list', 40, view => view.hand.splice(17, 1)],
    ['an item into the middle of a list', 60, view => view.hand.splice(17, 0, 'a new card')],
    ['one item for another in a list', 40, view => (view.hand[20] = 'a new card')],
    [
      'a number out of each of many lists',
      300,
      view => Object.values(view.seats).forEach(({ notes }) => notes.splice(9, 1)),
    ],
    ['an item out of each list in a list', 400, view => view.open.board.forEach(row => row.splice(3, 1))],
    ['a field that came', 60, view => Object.assign(view.open, { winner: 3 })],
    ['a field that went', 40, view => Reflect.deleteProperty(view.open, 'round')],
    [
      'all that a usual move does',
      300,
      view => {
        view.open.turn = 1;
        view.open.round = 2;
        view.open.log.push({ type: 'moved', by: 1, number: 300, to: 'place 300' });
        view.hand.splice(3, 1);
        Object.assign(view.open.board[3]?.[3] ?? {}, { tile: 'land' });
        Object.assign(view.seats['seat 2'] ?? {}, { points: 4 });
      },
    ],
  ])('%s costs under %i bytes', (_, bytes, edit) => {
    const after = changed(edit);
    expect(cost(large, after)).toBeGreaterThan(2);
    expect(cost(large, after)).toBeLessThan(bytes);
    expect(broken(large, after)).toEqual([]);
  });

  test('and is never much larger than the whole value', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const whole = JSON.stringify(after).length + JSON.stringify(before).length;
        expect(cost(before, after)).toBeLessThanOrEqual(2 * whole + 10);
      }),
      { numRuns },
    );
  });
});

test.each<[string, unknown, Change]>([
  ['fields', 3, { a: [1] }],
  ['fields', null, { a: [1] }],
  ['items', { a: 1 }, [0, 1, 'new']],
  ['items', 'text', [0, 1]],
])('a change of %s cannot be made to %j', (_, before, change) => {
  expect(() => patch(before, change)).toThrow('but the current value is not');
});
