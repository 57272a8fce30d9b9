import { expect, test } from 'vitest';
import { A, stateOf } from '../../rules/scene.fixture.ts';
import { cellsToLayOn } from './card-words.ts';

test('TCZ-14.33 a card to be laid at once comes with the number of its cells', () => {
  const { open } = stateOf({ a: { A1x1: 1 }, b: { O15x15: 2 }, hands: [[162], []] });
  const resolving = { event: 162, actor: A, targets: [A], target: A, vars: {}, common: {}, saving: 0, tick: null };
  const pending = { type: 'fetch', seat: A, path: 'each/0', left: 1 } as const;
  // a Taxi Rank beside Tczew, and a Vistula Ferry far from the river
  expect([67, 65].map(card => cellsToLayOn({ ...open, resolving }, pending, card))).toEqual([2, 0]);
  // from the used pile a card goes to the hand
  expect(
    cellsToLayOn({ ...open, resolving: { ...resolving, event: 200 } }, { ...pending, path: 'each/1' }, 115),
  ).toBeUndefined();
});
