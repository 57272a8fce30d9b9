import { describe, expect, test } from 'vitest';
import type { HeardEvent } from '#screen';
import type { Event } from '../../rules/state.ts';
import { outcomeOf } from './outcome.ts';

const heard = (...events: Event[]): HeardEvent[] => events.map((event, n) => ({ n, event }));
const [ADA, ME] = [0, 1];

const mine: Event = { type: 'placed', by: ME, card: 84, cell: 9 };
const hers: Event = { type: 'placed', by: ADA, card: 83, cell: 7 };
const gale: Event = { type: 'eventPlayed', by: ADA, card: 159, targets: [ME] };
const removed = (card: number, cell: number): Event => ({ type: 'removed', cell, card, cover: null, to: 'used' });

describe('What another player’s move did to me', () => {
  test('names the event and my lost cards, and no card of others', () => {
    const all = heard(mine, hers, gale, removed(83, 7), removed(84, 9));
    expect(outcomeOf(all, all[2] as HeardEvent, ME)).toMatchObject({ card: 159, losses: [{ card: 84, cell: 9 }] });
    expect(outcomeOf(all, all[1] as HeardEvent, ME)).toBeUndefined();
  });

  test('a card that changed hands before was lost by its new owner', () => {
    const taken: Event = { type: 'tookOver', by: ADA, card: 84, cell: 9 };
    const all = heard(mine, { type: 'eventPlayed', by: ADA, card: 172, targets: [ME] }, taken, gale, removed(84, 9));
    expect(outcomeOf(all, all[1] as HeardEvent, ME)?.losses).toEqual([{ card: 84, cell: 9 }]);
    expect(outcomeOf(all, all[3] as HeardEvent, ME)?.losses).toEqual([]);
    expect(outcomeOf(all, all[3] as HeardEvent, ADA)?.losses).toEqual([{ card: 84, cell: 9 }]);
  });

  test('a lost district counts cell by cell, a lost plebiscite has no event', () => {
    const lost: Event = { type: 'districtLost', from: ME, cells: [9, 24] };
    const held: Event = {
      type: 'plebisciteHeld',
      by: ADA,
      from: 7,
      to: 9,
      attack: 5,
      defence: 2,
      isWon: true,
    };
    const all = heard(mine, { type: 'placed', by: ME, card: 85, cell: 24 }, gale, lost);
    expect(outcomeOf(all, all[2] as HeardEvent, ME)?.losses.map(({ cell }) => cell)).toEqual([9, 24]);
    const other = heard(mine, hers, held);
    expect(outcomeOf(other, other[2] as HeardEvent, ME)).toMatchObject({ card: null, losses: [{ cell: 9 }] });
  });

  test('a missed turn is not put down to the event of that move', () => {
    const played: Event = { type: 'eventPlayed', by: ADA, card: 163, targets: [ADA] };
    const all = heard(mine, played, { type: 'turnSkipped', seat: ME });
    expect(outcomeOf(all, all[1] as HeardEvent, ME)).toMatchObject({ card: null, told: [{ type: 'turnSkipped' }] });
  });

  test('a card that comes back to my hand is told, but not lost; a threat without effect concerns me too', () => {
    const back: Event = { type: 'removed', cell: 9, card: 84, cover: null, to: ME };
    const all = heard(mine, gale, back);
    expect(outcomeOf(all, all[1] as HeardEvent, ME)).toMatchObject({ losses: [], told: [back] });
    const none = heard(mine, gale);
    expect(outcomeOf(none, none[1] as HeardEvent, ME)).toMatchObject({ card: 159, losses: [], told: [] });
  });
});
