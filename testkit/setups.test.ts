import { expect, test } from 'vitest';
import { type AnyGame, between, field, oneOf, quickChance, seatsOf, someOf, text } from '#kernel';
import { cloakroom } from '../examples/cloakroom/rules/game.ts';
import { setupsOf, varied } from './setups.ts';

const withOptions = (options: object): AnyGame => ({ ...(cloakroom as AnyGame), options });

test('every seat count meets every combination of a few options, the usual one first', () => {
  const setups = setupsOf(cloakroom);
  expect(setups).toHaveLength(5 * 3);
  expect(setups[0]).toEqual({ seats: 2, options: { turnSeconds: null } });
  expect(new Set(setups.map(setup => JSON.stringify(setup))).size).toBe(15);
});

test('a game without options has its seat counts', () => {
  expect(setupsOf(withOptions({}), [3, 4])).toEqual([
    { seats: 3, options: {} },
    { seats: 4, options: {} },
  ]);
});

test('a number gives its limits, a set its smallest, its largest and each single item, a text its default', () => {
  const values = (setting: object): unknown[] =>
    setupsOf(withOptions({ one: setting }), [2]).map(({ options }) => field(options, 'one'));
  expect(values({ blank: between(1, 3), usual: 2 })).toEqual([2, 1, 3]);
  expect(values({ blank: between(0, 100), usual: 10 })).toEqual([10, 0, 1, 50, 99, 100]);
  expect(values({ blank: someOf(['a', 'b', 'c'], 0, 2), usual: ['b'] })).toEqual([
    ['b'],
    [],
    ['a', 'b'],
    ['b', 'c'],
    ['a'],
    ['c'],
  ]);
  expect(values({ blank: text(1, 9), usual: 'Ann' })).toEqual(['Ann']);
});

test('too many combinations give some in which every pair of values occurs', () => {
  const ten = { blank: between(0, 6), usual: 0 };
  const sheet = { a: ten, b: ten, c: ten, d: { blank: oneOf([true, false]), usual: true } };
  const rows = setupsOf(withOptions(sheet), [2]).map(({ options }) => options);
  expect(rows[0]).toEqual({ a: 0, b: 0, c: 0, d: true });
  expect(rows.length).toBeLessThan(7 * 7 * 2);
  const met = new Set(rows.map(row => `${String(field(row, 'a'))} ${String(field(row, 'c'))}`));
  expect(met.size).toBe(7 * 7);
  expect(new Set(rows.map(row => `${String(field(row, 'b'))} ${String(field(row, 'd'))}`)).size).toBe(7 * 2);
});

test('every seat count and every value comes up early, in a different order for each seed', () => {
  const setups = setupsOf(cloakroom);
  const early = varied(setups, quickChance(1)).slice(0, 5);
  expect(new Set(early.map(({ seats }) => seats)).size).toBe(5);
  expect(new Set(early.map(({ options }) => JSON.stringify(options))).size).toBe(3);
  expect(varied(setups, quickChance(1))).toHaveLength(setups.length);
  expect(new Set(seatsOf(4).map(seed => JSON.stringify(varied(setups, quickChance(seed))))).size).toBeGreaterThan(1);
});
