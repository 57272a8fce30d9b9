import { expect, test } from 'vitest';
import { copy, quickChance } from '#kernel';
import { dealt, given, scripted } from '#testkit';
import { type Action, cloakroom, type State } from '../examples/cloakroom/rules/game.ts';

const peek = (at: number): Action => ({ type: 'peek', at });
const evening: State = {
  open: { turnSeconds: null, turn: 0, peeks: [], left: [], winner: null },
  drawer: 4,
  tickets: [1, 2, 3],
};

test('a scene owns its state: playing and reading do not change the given state or the scene before', () => {
  const before = copy(evening);
  const first = given(cloakroom, evening);
  const second = first.play(0, peek(1));
  second.sees(0).open.peeks.pop();
  expect(evening).toEqual(before);
  expect(first.state).toEqual(before);
  expect(second.state.open.peeks).toEqual([{ by: 0, at: 1 }]);
});

test('hears returns the events of the last step', () => {
  const table = given(cloakroom, evening);
  expect(table.hears(0)).toEqual([]);
  expect(table.play(0, peek(1)).play(1, peek(0)).hears(2)).toEqual([{ type: 'peeked', by: 1, at: 0 }]);
});

test('play throws for an illegal action, with the rule; refuses throws for a legal one', () => {
  const table = given(cloakroom, evening);
  expect(() => table.play(1, peek(0))).toThrow('seat 1 may not play {"type":"peek","at":0}: CLK-2.5 forbids it');
  expect(() => table.refuses(0, peek(1))).toThrow('seat 0 may play {"type":"peek","at":1} here');
  expect(table.refuses(1, peek(0))).toBe('CLK-2.5');
});

test('the clock ticks only where one runs', () => {
  const table = given(cloakroom, { ...evening, open: { ...evening.open, turnSeconds: 30 } });
  expect(table.tick().state.open.peeks).toEqual([{ by: 0, at: 1 }]);
  expect(() => given(cloakroom, evening).tick()).toThrow('no clock runs here');
});

test('dealt: a real deal, repeatable, with options as usual unless said', () => {
  expect(dealt(cloakroom, { seats: 4, seed: 3 })).toEqual(dealt(cloakroom, { seats: 4, seed: 3 }));
  expect(dealt(cloakroom, { seats: 4 }).tickets).toHaveLength(4);
  expect(dealt(cloakroom).open.turnSeconds).toBeNull();
  expect(dealt(cloakroom, { options: { turnSeconds: 60 } }).open.turnSeconds).toBe(60);
  expect(() => dealt(cloakroom, { options: { turnSeconds: 31 as 30 } })).toThrow('cloakroom has no such options');
});

/** The next player is random. */
const dice: typeof cloakroom = {
  ...cloakroom,
  apply(state, _, _action, table) {
    state.open.turn = table.below(3);
  },
};

test('the random numbers of a step come from the seed or from a script', () => {
  const turns = (seed: number): number[] => {
    let table = given(dice, evening, { seed });
    return Array.from({ length: 12 }, () => {
      table = table.play(table.state.open.turn, peek((table.state.open.turn + 1) % 3));
      return table.state.open.turn;
    });
  };
  expect(turns(1)).toEqual(turns(1));
  expect(new Set([1, 2, 3, 4].map(seed => turns(seed).join())).size).toBeGreaterThan(1);
  expect(given(dice, evening).play(0, peek(1), scripted({ below: [2] })).state.open.turn).toBe(2);
  const luck = scripted({ below: [1, 2] });
  expect(given(dice, evening, { luck }).play(0, peek(1)).play(1, peek(2)).state.open.turn).toBe(2);
});

test('scripted random numbers are used as written, and throw if they do not fit', () => {
  const luck = scripted({ below: [5, 1, 6], shuffles: [['c', 'a', 'b'], ['x']] });
  expect(luck.below(6)).toBe(5);
  expect(luck.pick(['no', 'yes'])).toBe('yes');
  expect(luck.shuffle(['a', 'b', 'c'])).toEqual(['c', 'a', 'b']);
  expect(() => luck.below(6)).toThrow('the script says 6, and the rules asked for below(6)');
  expect(() => luck.below(6)).toThrow('no number left for below(6)');
  expect(() => luck.shuffle(['x', 'y'])).toThrow('the script orders ["x"], and the rules shuffle ["x","y"]');
  expect(() => luck.shuffle(['x'])).toThrow('no order left for ["x"]');
});

test('every seed gives different random numbers', () => {
  const orders = [1, 2, 3].map(seed => dealt(cloakroom, { seats: 6, luck: quickChance(seed) }).tickets.join());
  expect(new Set(orders).size).toBe(3);
});
