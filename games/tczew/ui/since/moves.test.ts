import { describe, expect, test } from 'vitest';
import type { HeardEvent } from '#screen';
import type { Event } from '../../rules/state.ts';
import { courseOf, moverOf } from './moves.ts';

const heard = (...events: Event[]): HeardEvent[] => events.map((event, n) => ({ n, event }));

describe('What happened since my last turn', () => {
  const placed: Event = { type: 'placed', by: 1, card: 83, cell: 7 };
  const captured: Event = { type: 'captured', by: 1, card: 132, cell: 8 };
  const played: Event = { type: 'eventPlayed', by: 2, card: 152, targets: [0] };
  const removed: Event = { type: 'removed', cell: 9, card: 84, cover: null, to: 'used' };
  const all = heard(placed, captured, { type: 'drew', by: 1, count: 1, cards: null }, played, removed, {
    type: 'turnBegan',
    seat: 0,
  });

  test('a move is followed by what came of it', () => {
    expect(all.filter(({ event }) => moverOf(event) !== undefined).length).toBe(2);
    expect(courseOf(all, all[0] as HeardEvent)).toEqual([placed, captured]);
    expect(courseOf(all, all[3] as HeardEvent)).toEqual([played, removed]);
  });

  test('a victim of an event has made no move', () => {
    expect(moverOf(removed)).toBeUndefined();
    expect(moverOf({ type: 'waited', by: 2 })).toBe(2);
  });
});
