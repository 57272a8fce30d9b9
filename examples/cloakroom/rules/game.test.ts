import { describe, expect, test } from 'vitest';
import { oneOf } from '#kernel';
import { contract, dealt, firstViews, given, playthrough, scripted } from '#testkit';
import { type Action, cloakroom, type State } from './game.ts';

const [ann, bob, cyd] = [0, 1, 2];
const peek = (at: number): Action => ({ type: 'peek', at });
const name = (ticket: number): Action => ({ type: 'name', ticket });

/** Ann holds 1, Bob 2, Cyd 3; ticket 4 is in the drawer, and it is Ann's turn. */
const evening: State = {
  open: { turnSeconds: null, turn: ann, peeks: [], left: [], winner: null },
  drawer: 4,
  tickets: [1, 2, 3],
};
const timed: State = { ...evening, open: { ...evening.open, turnSeconds: 30 } };

contract(cloakroom, {
  actions: ['peek', 'name'],
  events: ['peeked', 'named', 'opened'],
  invariants({ open, drawer, tickets }) {
    if (new Set([drawer, ...tickets]).size !== tickets.length + 1) return 'a ticket is there twice';
    return open.left.some(({ named }) => named === drawer) ? 'the ticket in the drawer was named wrong' : undefined;
  },
});

test('a whole evening of three', () => {
  const file = new URL('../playthroughs/three.txt', import.meta.url);
  const { told, golden } = playthrough(cloakroom, { seats: 3, seed: 5, file });
  expect(told).toBe(golden);
});

describe('1 The tickets', () => {
  test('CLK-1.1, CLK-1.2 one ticket more than guests: each guest takes one, and the last one is in the drawer', () => {
    const state = dealt(cloakroom, { seats: 3, luck: scripted({ shuffles: [[3, 1, 4, 2]] }) });
    expect(state).toMatchObject({ tickets: [3, 1, 4], drawer: 2 });
  });

  test('CLK-1.3 a guest knows the own ticket; no guest knows the one in the drawer', () => {
    const table = given(cloakroom, evening);
    expect(table.sees(ann)).toMatchObject({ tickets: [1, null, null], drawer: null });
    expect(table.sees(bob)).toMatchObject({ tickets: [null, 2, null], drawer: null });
    expect(table.sees(cyd)).toMatchObject({ tickets: [null, null, 3], drawer: null });
    expect(table.sees('audience')).toMatchObject({ tickets: [null, null, null], drawer: null });
  });
});

describe('1 The deal reveals only the own ticket', () => {
  test.each([2, 3, 4, 5, 6])(
    'CLK-1.3 a seat at a table of %i begins in one way for each ticket it can hold: one more than seats',
    seats => {
      for (let seat = 0; seat < seats; seat++) expect(firstViews(cloakroom, { viewer: seat, seats })).toBe(seats + 1);
    },
  );

  test('CLK-1.3 for the audience every evening begins in 1 way', () => {
    expect(firstViews(cloakroom, { viewer: 'audience', seats: 6 })).toBe(1);
  });
});

describe('2 On your turn you peek at a ticket, or name the one in the drawer', () => {
  test('CLK-2.1 seat 0 begins and does one of two things; the others wait', () => {
    const table = given(cloakroom, dealt(cloakroom, { seats: 3 }));
    expect(table.awaited()).toEqual([ann]);
    expect(table.offers(ann)).toEqual([
      { type: 'peek', at: oneOf([bob, cyd]) },
      { type: 'name', ticket: oneOf([1, 2, 3, 4]) },
    ]);
    expect(table.offers(bob)).toEqual([]);
    expect(table.offers(cyd)).toEqual([]);
    expect(table.refuses(ann, { type: 'swap', at: bob })).toBe('CLK-2.1');
  });

  test('CLK-2.2 you peek at another guest, not at yourself', () => {
    const table = given(cloakroom, evening);
    expect(table.play(ann, peek(bob)).sees(ann).tickets).toEqual([1, 2, null]);
    expect(table.refuses(ann, peek(ann))).toBe('CLK-2.2');
    expect(table.refuses(ann, peek(3))).toBe('CLK-2.2');
  });

  test('CLK-2.2 you also peek at a guest who has left', () => {
    const table = given(cloakroom, evening).play(ann, name(3)).play(bob, peek(ann));
    expect(table.sees(bob).tickets).toEqual([1, 2, null]);
  });

  test('CLK-2.3 you peek at each guest once at most', () => {
    const round = given(cloakroom, evening).play(ann, peek(bob)).play(bob, peek(ann)).play(cyd, peek(bob));
    expect(round.refuses(ann, peek(bob))).toBe('CLK-2.3');
    expect(round.offers(ann)).toContainEqual({ type: 'peek', at: oneOf([cyd]) });
    const all = round.play(ann, peek(cyd)).play(bob, peek(cyd)).play(cyd, peek(ann));
    expect(all.offers(ann)).toEqual([{ type: 'name', ticket: oneOf([1, 2, 3, 4]) }]);
  });

  test('CLK-2.4 only the guest who peeks sees the ticket', () => {
    const table = given(cloakroom, evening).play(ann, peek(bob));
    expect(table.hears(ann)).toEqual([{ type: 'peeked', by: ann, at: bob, ticket: 2 }]);
    expect(table.hears(bob)).toEqual([{ type: 'peeked', by: ann, at: bob }]);
    expect(table.hears(cyd)).toEqual([{ type: 'peeked', by: ann, at: bob }]);
    expect(table.hears('audience')).toEqual([{ type: 'peeked', by: ann, at: bob }]);
    expect(table.sees(bob).tickets).toEqual([null, 2, null]);
    expect(table.sees(cyd).tickets).toEqual([null, null, 3]);
    expect(table.sees('audience').tickets).toEqual([null, null, null]);
  });

  test('CLK-2.5 the turn goes clockwise, past those who have left', () => {
    const table = given(cloakroom, evening).play(ann, peek(bob));
    expect(table.awaited()).toEqual([bob]);
    expect(table.refuses(ann, peek(cyd))).toBe('CLK-2.5');
    expect(table.play(bob, name(1)).play(cyd, peek(ann)).play(ann, peek(cyd)).awaited()).toEqual([cyd]);
  });
});

describe('3 Naming the ticket in the drawer', () => {
  test('CLK-3.1 any ticket that was not named yet may be named, even the own one', () => {
    const table = given(cloakroom, evening).play(ann, name(1));
    for (const viewer of [ann, bob, cyd, 'audience'] as const)
      expect(table.hears(viewer)).toEqual([{ type: 'named', by: ann, ticket: 1, right: false }]);
    expect(table.refuses(bob, name(1))).toBe('CLK-3.1');
    expect(table.refuses(bob, name(5))).toBe('CLK-3.1');
    expect(table.offers(bob)).toContainEqual({ type: 'name', ticket: oneOf([2, 3, 4]) });
  });

  test('CLK-3.2 if you are right, you win', () => {
    const table = given(cloakroom, evening).play(ann, name(4));
    expect(table.hears(bob)).toEqual([
      { type: 'named', by: ann, ticket: 4, right: true },
      { type: 'opened', drawer: 4, winner: ann },
    ]);
    expect(table.result()).toEqual({ winners: [ann], ranks: [1, 2, 2], points: [1, 0, 0], worth: [1, 0, 0] });
  });

  test('CLK-3.3 if you are wrong, you leave, and your ticket stays your secret', () => {
    const table = given(cloakroom, evening).play(ann, name(3));
    expect(table.result()).toBeUndefined();
    expect(table.sees('audience').open.left).toEqual([{ seat: ann, named: 3 }]);
    expect(table.sees(bob)).toMatchObject({ tickets: [null, 2, null], drawer: null });
    expect(table.offers(ann)).toEqual([]);
  });
});

describe('4 The end', () => {
  test('CLK-4.1 the last guest who has not left wins', () => {
    const table = given(cloakroom, evening).play(ann, name(1)).play(bob, name(2));
    expect(table.hears('audience')).toEqual([
      { type: 'named', by: bob, ticket: 2, right: false },
      { type: 'opened', drawer: 4, winner: cyd },
    ]);
    expect(table.result()).toEqual({ winners: [cyd], ranks: [2, 2, 1], points: [0, 0, 1], worth: [0, 0, 1] });
  });

  test('CLK-4.2 all guests see the drawer, and no moves are left', () => {
    const table = given(cloakroom, timed).play(ann, name(4));
    for (const viewer of [ann, bob, cyd, 'audience'] as const) expect(table.sees(viewer).drawer).toBe(4);
    expect(table.sees(cyd).tickets).toEqual([null, null, 3]);
    expect(table.awaited()).toEqual([]);
    expect(table.refuses(bob, peek(ann))).toBe('CLK-4.2');
    expect(() => table.tick()).toThrow('no clock runs');
  });
});

describe('5 The clock', () => {
  test('CLK-5.1 no time, 30 or 60 seconds for a turn', () => {
    expect(cloakroom.options.turnSeconds).toEqual({ blank: oneOf([null, 30, 60]), usual: null });
    expect(cloakroom.clock?.(evening)).toBeUndefined();
    expect(cloakroom.clock?.(timed)).toMatchObject({ after: 30_000 });
  });

  test('CLK-5.2 when the time is over, the guest peeks at the first guest not peeked at yet', () => {
    const table = given(cloakroom, timed).tick();
    expect(table.hears(ann)).toEqual([{ type: 'peeked', by: ann, at: bob, ticket: 2 }]);
    expect(table.hears(bob)).toEqual([{ type: 'peeked', by: ann, at: bob }]);
    expect(table.awaited()).toEqual([bob]);
    expect(table.tick().hears(bob)).toEqual([{ type: 'peeked', by: bob, at: ann, ticket: 1 }]);
  });

  test('CLK-5.3 and if there is none, you name the one ticket you have not seen', () => {
    const seen = { ...timed.open, peeks: [bob, cyd].map(at => ({ by: ann, at })) };
    expect(
      given(cloakroom, { ...timed, open: seen })
        .tick()
        .result()?.winners,
    ).toEqual([ann]);
  });
});
