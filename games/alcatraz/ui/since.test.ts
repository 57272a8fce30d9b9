import { describe, expect, test } from 'vitest';
import type { HeardEvent } from '#screen';
import type { Event } from '../rules/state.ts';
import { concerning, concerningSince } from './since.ts';

const [ADA, ME, BOB] = [0, 1, 2];

const heard = (...events: Event[]): HeardEvent[] => events.map((event, n) => ({ n, event }));
const typesOf = (found: readonly HeardEvent[]): string[] => found.map(({ event }) => (event as Event).type);

const myMove: Event = { type: 'moved', by: ME, from: 1, to: 2 };
const robbed: Event = { type: 'stole', by: ADA, victim: ME, what: 'key' };
const drawn: Event = { type: 'cardDrawn', by: ME, card: 'b01' };
const offered: Event = { type: 'tradeOffered', by: ME, partner: BOB, give: 'key', want: '' };
const declined: Event = { type: 'tradeDeclined', by: BOB, isTimeUp: false };

describe('What concerns me since my last move', () => {
  test('thefts stay until I move again', () => {
    const others: Event[] = [
      { type: 'stole', by: ADA, victim: BOB, what: 'cash' },
      robbed,
      { type: 'moved', by: ADA, from: 2, to: 3 },
    ];
    expect(concerningSince(heard(myMove, ...others), ME).map(({ event }) => event)).toEqual([robbed]);
    expect(concerningSince(heard(myMove, ...others, myMove), ME)).toEqual([]);
  });

  test('the card I draw is the outcome of my move; the card of another is not told', () => {
    const used: Event = { type: 'locationUsed', by: ME, at: 12, cost: 1 };
    expect(typesOf(concerningSince(heard(used, drawn), ME))).toEqual(['cardDrawn']);
    expect(concerningSince(heard(used, drawn), BOB)).toEqual([]);
  });

  test('the answer to my offer concerns me, my own answer does not', () => {
    const all = heard(offered, declined);
    expect(typesOf(concerningSince(all, ME))).toEqual(['tradeDeclined']);
    expect(concerningSince(all, BOB)).toEqual([]);
    expect(concerningSince(all, ADA)).toEqual([]);
    const late: Event = { type: 'tradeDeclined', by: BOB, isTimeUp: true };
    expect(concerningSince(heard(offered, late), ME)).toEqual([]);
  });

  test('an offer to me that is taken back concerns me', () => {
    const all = heard(offered, { type: 'offerWithdrawn', by: ME });
    expect(typesOf(concerningSince(all, BOB))).toEqual(['offerWithdrawn']);
    expect(concerningSince(all, ADA)).toEqual([]);
  });

  test('letters and items that go with the task of another concern me, those of my own do not', () => {
    const task = (by: number): Event => ({ type: 'taskPerformed', by, card: 'A1', at: 1, tokens: ['1.key'] });
    const rest: Event[] = [
      { type: 'itemReturned', of: ME, item: 'key', at: 11 },
      { type: 'elementMarked', seat: ME, element: 'A' },
    ];
    expect(typesOf(concerningSince(heard(task(ADA), ...rest), ME))).toEqual(['itemReturned', 'elementMarked']);
    expect(concerningSince(heard(task(ME), ...rest), ME)).toEqual([]);
  });

  test('spectators have no such list', () => {
    expect(concerningSince(heard(robbed), undefined)).toEqual([]);
  });

  test('without the offer, the seat that acts has made it', () => {
    expect(typesOf(concerning(heard(declined), ME, ME))).toEqual(['tradeDeclined']);
    expect(concerning(heard(declined), ME, ADA)).toEqual([]);
  });
});
