import { describe, expect, test } from 'vitest';
import type { HeardEvent } from '#screen';
import type { Event } from '../../rules/state.ts';
import { storyFrom, storyIn } from './story-lines.ts';

const heard = (n: number, ...events: Event[]): HeardEvent[] => events.map(event => ({ n, event }));

const PLAYED: Event = { type: 'eventPlayed', by: 0, card: 159, targets: [1] };
const ROLLED: Event = { type: 'rolled', die: 'K3', value: 1 };
const REMOVED: Event = { type: 'removed', cell: 7, card: 83, cover: null, to: 'used' };
const LOST: Event = { type: 'districtLost', from: 1, cells: [8, 9] };
const DREW: Event = { type: 'drew', by: 0, count: 1, cards: null };
const ALL = [
  ...heard(4, { type: 'placed', by: 1, card: 83, cell: 7 }),
  ...heard(5, PLAYED, ROLLED, REMOVED, LOST, DREW),
];

describe('The story of an event', () => {
  test('it is told up to the moment that is shown', () => {
    expect(storyIn(ALL[2], ALL)).toEqual({
      event: { card: 159, by: 0, targets: [1] },
      plebiscite: null,
      events: [PLAYED, ROLLED],
    });
    expect(storyIn(ALL[4], ALL)?.events).toEqual([PLAYED, ROLLED, REMOVED, LOST]);
  });

  test('drawing cards is no part of it, and a card that is laid has no story', () => {
    expect(storyIn(ALL[5], ALL)?.events).toEqual([PLAYED, ROLLED, REMOVED, LOST]);
    expect(storyIn(ALL[0], ALL)).toBeUndefined();
    expect(storyIn(undefined, ALL)).toBeUndefined();
  });

  test('a whole course has the same story; without a card or a plebiscite there are only lines', () => {
    expect(storyFrom([PLAYED, ROLLED, REMOVED, LOST, DREW])).toEqual(storyIn(ALL[4], ALL));
    expect(storyFrom([REMOVED])).toMatchObject({ event: null, plebiscite: null });
    expect(storyFrom([DREW])).toBeUndefined();
  });

  test('a plebiscite is told with its result', () => {
    const held: Event = { type: 'plebisciteHeld', by: 1, from: 3, to: 4, attack: 5, defence: 2, isWon: true };
    const news = heard(9, held, LOST);
    expect(storyIn(news[1], news)).toEqual({ event: null, plebiscite: held, events: [held, LOST] });
  });
});
