import { expect, test } from 'vitest';
import type { Event } from '../../rules/state.ts';
import { doneSoFar } from './done-so-far.ts';

test('an event tells what it has done so far, besides its card and its dice', () => {
  const waited: Event = { type: 'waited', by: 1 };
  const played: Event = { type: 'eventPlayed', by: 0, card: 156, targets: [1] };
  const rolled: Event = { type: 'rolled', die: 'K3', value: 1 };
  const loot: Event = { type: 'handMoved', from: 1, to: 0, count: 2, cards: [83, 84] };
  expect(doneSoFar([waited, played, rolled, loot])).toEqual([loot]);
  expect(doneSoFar([waited])).toEqual([]);
});
