import { expect, test } from 'vitest';
import { canonical } from '#kernel';
import { allLuck, firstViews } from '#testkit';
import { cloakroom } from '../examples/cloakroom/rules/game.ts';

test('all outcomes: a draw of 2 after a draw of 3 has 3 x 2 outcomes, a shuffle of 4 has 4! = 24', () => {
  const pairs = [...allLuck()].length;
  expect(pairs, 'no draw, one outcome').toBe(1);
  const outcomes: string[] = [];
  for (const luck of allLuck()) outcomes.push(`${luck.below(3)}${luck.below(2)}`);
  expect(outcomes).toEqual(['00', '01', '10', '11', '20', '21']);
  const orders = new Set<string>();
  for (const luck of allLuck()) orders.add(luck.shuffle([1, 2, 3, 4]).join());
  expect(orders.size).toBe(24);
});

test('all outcomes: the number of draws may depend on the first one', () => {
  const outcomes: number[][] = [];
  for (const luck of allLuck()) {
    const dice = luck.below(3);
    outcomes.push(Array.from({ length: dice }, () => luck.below(2)));
  }
  expect(outcomes).toEqual([[], [0], [1], [0, 0], [0, 1], [1, 0], [1, 1]]);
});

test('all outcomes: rules with their own random numbers are detected', () => {
  let deals = 0;
  const deal = (): void => {
    for (const luck of allLuck()) {
      deals += 1;
      luck.below(deals === 1 ? 2 : 3);
    }
  };
  expect(deal).toThrow('the rules have dice of their own');
});

test('a view that shows the drawer, with an imagine that agrees, is detected by the number of first views', () => {
  const leaky: typeof cloakroom = {
    ...cloakroom,
    view: (state, viewer) => ({ ...cloakroom.view(state, viewer), drawer: state.drawer }),
  };
  expect(firstViews(cloakroom, { viewer: 0, seats: 3 })).toBe(4);
  expect(firstViews(leaky, { viewer: 0, seats: 3 })).toBe(4 * 3);
});

test('a part of the view, and a number of samples, for games that are dealt in too many ways', () => {
  const own = { viewer: 2, seats: 6, samples: 200, part: ({ tickets }: { tickets: unknown[] }) => tickets[2] };
  expect(firstViews(cloakroom, own)).toBe(7);
  expect(firstViews(cloakroom, { ...own, samples: 1 })).toBe(1);
  expect(canonical(firstViews(cloakroom, { ...own, part: ({ open }) => open.turn }))).toBe('1');
});

test('options that do not exist are not counted', () => {
  expect(() => firstViews(cloakroom, { viewer: 0, seats: 2, options: { turnSeconds: 5 as 30 } })).toThrow(
    'no such options',
  );
});
