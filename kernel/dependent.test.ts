import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Blank, between, listOf, oneOf, someOf, text } from './blank.ts';
import { quickChance } from './chance.ts';
import {
  blankAt,
  canBeFilled,
  countWays,
  deadEnd,
  dependingOn,
  fill,
  fits,
  type Offer,
  fillableOffers,
} from './offer.ts';

const numRuns = Number(process.env['PARLOUR_RUNS'] ?? 300);

// Sketches of choices in which one part depends on another.

/** Alcatraz, Radio Room: one guard moves to a neighbouring location. */
type Guard = { type: 'guard'; from: string; to: string };
const guard: Offer<Guard> = {
  type: 'guard',
  from: oneOf(['yard', 'chapel']),
  to: dependingOn('from', { yard: oneOf(['chapel', 'kitchen']), chapel: oneOf(['yard']) }),
};

/** Alcatraz: pay with Cash, or with an item that returns to a location with a gap for it. */
type Pay = { type: 'pay'; with: string; returnTo: string | null };
const pay: Offer<Pay> = {
  type: 'pay',
  with: oneOf(['cash', 'tools', 'key']),
  returnTo: dependingOn('with', {
    cash: oneOf<string | null>([null]),
    tools: oneOf<string | null>(['workshop', 'yard']),
    key: oneOf<string | null>(['office']),
  }),
};

/** Alcatraz: a trade. What I want depends on what the partner has; an item held twice can be traded twice. */
type Trade = { type: 'trade'; partner: number; give: string[]; want: string[] };
const trade: Offer<Trade> = {
  type: 'trade',
  partner: oneOf([1, 2]),
  give: someOf(['rope', 'rope', 'cash'], 0, 3),
  want: dependingOn('partner', { 1: someOf(['key', 'tools'], 1, 2), 2: someOf(['cash'], 1, 1) }),
};

/** Alcatraz: a task that needs two items, each from a prisoner who is present. */
type Task = { type: 'task'; first: string; second: string };
const task: Offer<Task> = {
  type: 'task',
  first: oneOf(['me/rope', 'ann/rope']),
  second: dependingOn('first', { 'me/rope': oneOf(['ann/rope', 'ann/key']), 'ann/rope': oneOf(['me/rope']) }),
};

/** Tczew: a card to a cell, and an event whose targets depend on the rival, and its cells on both. */
type Place = { type: 'place'; card: number; cell: number };
const place: Offer<Place> = {
  type: 'place',
  card: oneOf([12, 77]),
  cell: dependingOn('card', { 12: oneOf([0, 1, 2]), 77: between(100, 104) }),
};
type PlayEvent = { type: 'playEvent'; card: number; rival: number; cells: number[] };
const playEvent: Offer<PlayEvent> = {
  type: 'playEvent',
  card: oneOf([151, 160]),
  rival: oneOf([1, 2]),
  cells: dependingOn('card', {
    151: dependingOn('rival', { 1: someOf([3, 4], 1, 1), 2: someOf([8], 1, 1) }),
    160: someOf<number>([], 0, 0),
  }),
};

const OFFERS: readonly Offer<{ type: string }>[] = [guard, pay, trade, task, place, playEvent];

describe('a blank can depend on an earlier one', () => {
  test('only what goes with the earlier choice fits', () => {
    expect(fits(guard, { type: 'guard', from: 'yard', to: 'kitchen' })).toBe(true);
    expect(fits(guard, { type: 'guard', from: 'chapel', to: 'kitchen' })).toBe(false);
    expect(fits(guard, { type: 'guard', from: 'office', to: 'yard' })).toBe(false);
    expect(fits(pay, { type: 'pay', with: 'cash', returnTo: null })).toBe(true);
    expect(fits(pay, { type: 'pay', with: 'key', returnTo: 'yard' })).toBe(false);
    expect(fits(trade, { type: 'trade', partner: 2, give: ['rope'], want: ['key'] })).toBe(false);
    expect(fits(place, { type: 'place', card: 77, cell: 104 })).toBe(true);
    expect(fits(place, { type: 'place', card: 12, cell: 104 })).toBe(false);
  });

  test('it can depend on two', () => {
    expect(fits(playEvent, { type: 'playEvent', card: 151, rival: 2, cells: [8] })).toBe(true);
    expect(fits(playEvent, { type: 'playEvent', card: 151, rival: 1, cells: [8] })).toBe(false);
    expect(fits(playEvent, { type: 'playEvent', card: 160, rival: 1, cells: [] })).toBe(true);
  });

  test('names of inherited properties are no cases', () => {
    const strange: Offer<Pay> = { ...pay, with: oneOf(['toString', 'constructor', 'cash']) };
    expect(fits(strange, { type: 'pay', with: 'toString', returnTo: null })).toBe(false);
    expect(fits(strange, { type: 'pay', with: 'cash', returnTo: null })).toBe(true);
    expect(deadEnd(strange)).toEqual({ type: 'pay', with: 'toString' });
  });

  test.each([
    [guard, 3],
    [pay, 4],
    [trade, 6 * (3 + 1)],
    [task, 3],
    [place, 8],
    [playEvent, 2 + 1 + 2],
  ])('%j can be filled in in %i ways', (offer, ways) => expect(countWays(offer)).toBe(ways));

  test('step by step, the blank of a field is known when those before it are filled in', () => {
    expect(blankAt(guard, 'from', {})).toEqual(oneOf(['yard', 'chapel']));
    expect(blankAt(guard, 'to', {})).toBeUndefined();
    expect(blankAt(guard, 'to', { from: 'chapel' })).toEqual(oneOf(['yard']));
    expect(blankAt(guard, 'type', {})).toBeUndefined();
    expect(blankAt(playEvent, 'cells', { card: 151 })).toBeUndefined();
    expect(blankAt(playEvent, 'cells', { card: 151, rival: 2 })).toEqual(someOf([8], 1, 1));
  });

  test('some values can be settled in any order, as long as the rest can be filled in', () => {
    expect(canBeFilled(place, { cell: 101 })).toBe(true);
    expect(canBeFilled(place, { card: 12, cell: 101 })).toBe(false);
    expect(canBeFilled(guard, { to: 'yard' })).toBe(true);
    expect(canBeFilled(guard, { to: 'office' })).toBe(false);
    expect(canBeFilled(guard, { type: 'pay' })).toBe(false);
    expect(canBeFilled(guard, { nothing: 1 })).toBe(false);
    expect(canBeFilled(trade, { want: ['key'] })).toBe(true);
    expect(canBeFilled(trade, { want: [] })).toBe(false);
    expect(canBeFilled(trade, { want: [] }, () => true)).toBe(true);
  });

  test('filled in at random, every offer is accepted', () => {
    fc.assert(
      fc.property(fc.constantFrom(...OFFERS), fc.integer(), (offer, seed) => {
        expect(fits(offer, fill(offer, quickChance(seed)))).toBe(true);
      }),
      { numRuns },
    );
  });

  test('all ways to fill in are found at random, and no others', () => {
    for (const offer of OFFERS) {
      const found = new Set<string>();
      for (let seed = 0; seed < 400; seed++) {
        const action = Object.entries(fill(offer, quickChance(seed)) as Record<string, unknown>);
        // the order of some of a list means nothing
        found.add(
          JSON.stringify(
            action.map(([, value]) =>
              Array.isArray(value) ? value.map(String).toSorted((one, other) => one.localeCompare(other)) : value,
            ),
          ),
        );
      }
      expect(found.size).toBe(countWays(offer));
    }
  });

  test('a choice that leads nowhere is found, and an offer with nothing else is not possible', () => {
    for (const offer of OFFERS) expect(deadEnd(offer)).toBeUndefined();
    const stuck: Offer<Guard> = { ...guard, to: dependingOn('from', { yard: oneOf(['chapel']), chapel: oneOf([]) }) };
    expect(deadEnd(stuck)).toEqual({ type: 'guard', from: 'chapel' });
    expect(countWays(stuck)).toBe(1);
    for (let seed = 0; seed < 40; seed++) expect(fits(stuck, fill(stuck, quickChance(seed)))).toBe(true);
    const nowhere: Offer<Guard> = { ...guard, to: dependingOn('from', {}) };
    expect(fillableOffers([stuck, nowhere, guard])).toEqual([stuck, guard]);
    const noted = { type: 'note', words: text(1, 5), from: oneOf(['yard']), to: dependingOn('from', {}) };
    expect(countWays(noted)).toBe(0);
  });
});

test('a blank cannot depend on a list or on a missing field', () => {
  const byList = { type: 'x', cards: someOf(['a'], 1, 1), next: dependingOn('cards', { a: oneOf([1]) }) };
  expect(fits(byList, { type: 'x', cards: ['a'], next: 1 })).toBe(false);
  const byNothing = { type: 'x', next: dependingOn('missing', { undefined: oneOf([1]) }) };
  expect(fits(byNothing, { type: 'x', next: 1 })).toBe(false);
});

test.each<[Blank, unknown]>([
  [oneOf([0, 1]), -0],
  [between(0, 3), -0],
  [text(1, 9), 'word '],
  [text(1, 9), ' word'],
])('%j does not take %j', (blank, value) => {
  expect(fits({ type: 'x', value: blank }, { type: 'x', value })).toBe(false);
});

test('fields that JSON would not show, or that are inherited, are no fields', () => {
  const offer = { type: 'x', at: oneOf([1]) };
  const own = { type: { value: 'x', enumerable: true }, at: { value: 1, enumerable: false } };
  expect(fits(offer, { type: 'x', at: 1 })).toBe(true);
  expect(fits(offer, Object.create(null, own))).toBe(false);
  expect(fits(offer, Object.create({ more: 1 }, own))).toBe(false);
  expect(fits(offer, Object.create({ at: 1 }, { type: own.type }))).toBe(false);
});

describe('some of a list, and ordered lists', () => {
  test.each<[Blank, unknown[], boolean]>([
    [someOf(['a', 'a', 'b'], 0, 3), ['a', 'b', 'a'], true],
    [someOf(['a', 'a', 'b'], 0, 3), ['b', 'b'], false],
    [someOf(['a', 'b'], 0, 2), ['a', 'a'], false],
    [listOf(['a', 'b', 'c'], 2, 2), ['c', 'a'], true],
    [listOf(['a', 'b', 'c'], 2, 2), ['c', 'c'], false],
    [listOf(['a', 'b', 'c'], 2, 2), ['c'], false],
    [listOf([0, 1], 1, 2), [-0], false],
  ])('%j and %j: %s', (blank, value, isFit) => {
    expect(fits({ type: 'x', list: blank }, { type: 'x', list: value })).toBe(isFit);
  });

  test.each<[Blank, number]>([
    [someOf(['a', 'b', 'c', 'd'], 1, 3), 4 + 6 + 4],
    [someOf(['a', 'a', 'b'], 0, 3), 6],
    [listOf(['a', 'b', 'c'], 2, 2), 6],
    [listOf(['a', 'b', 'c'], 0, 3), 1 + 3 + 6 + 6],
    [listOf(['a', 'a', 'b'], 2, 3), 3 + 3],
    [someOf(['a'], 2, 3), 0],
  ])('%j can be filled in in %i ways', (blank, ways) => expect(countWays({ type: 'x', list: blank })).toBe(ways));
});
