import { describe, expect, test } from 'vitest';
import type { HeardEvent } from '#screen';
import type { Event } from '../../rules/state.ts';
import { courseOf, moverOf, ownResultOf } from './moves.ts';

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

describe('What came of my own move', () => {
  const [ME, ADA] = [0, 1];
  const began = (seat: number): Event => ({ type: 'turnBegan', seat });
  const strike: Event = { type: 'eventPlayed', by: ME, card: 157, targets: [ADA] };
  const hindered: Event = { type: 'hindered', seat: ADA, what: ['turn'], turns: 1 };
  const drew: Event = { type: 'drew', by: ME, count: 1, cards: [83] };
  const skipped: Event = { type: 'turnSkipped', seat: ADA };

  test('my dice, and the card they placed', () => {
    const rolled: Event = { type: 'epochOneRolled', by: ME, column: [1, 2, 2], row: [2, 2, 2], drawn: 80 };
    const laid: Event = { type: 'epochOneLaid', by: ME, card: 132, cell: 80 };
    const hers: Event = { ...rolled, by: ADA };
    expect(ownResultOf(heard(rolled, laid, hers), ME)).toEqual([rolled, laid]);
  });

  test('an event of mine, and a turn that a rival misses by it', () => {
    const ended: Event = { type: 'eventEnded', event: 157 };
    const ticked: Event = { type: 'ticked', holder: ADA, event: 154 };
    const all = heard(strike, hindered, ended, drew, skipped, began(ME), ticked);
    expect(ownResultOf(all, ME)).toEqual([strike, hindered, drew, skipped]);
    expect(ownResultOf(all, ADA)).toEqual([]);
  });

  test('waiting tells the cards it brought, and is not repeated on my next turn', () => {
    const waited: Event = { type: 'waited', by: ME };
    expect(ownResultOf(heard(waited, drew, began(ADA)), ME)).toEqual([waited, drew]);
    expect(ownResultOf(heard(waited, began(ADA)), ME)).toEqual([waited]);
    expect(ownResultOf(heard(waited, began(ADA), began(ME)), ME)).toEqual([]);
  });

  test('a card that I laid tells nothing but what it captured', () => {
    const captured: Event = { type: 'captured', by: ME, card: 132, cell: 8 };
    const placed: Event = { type: 'placed', by: ME, card: 83, cell: 7 };
    expect(ownResultOf(heard(placed, captured, drew, began(ADA)), ME)).toEqual([captured]);
  });
});
