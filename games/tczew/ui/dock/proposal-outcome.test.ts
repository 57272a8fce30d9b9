import { describe, expect, test } from 'vitest';
import type { HeardEvent } from '#screen';
import type { Event } from '../../rules/state.ts';
import { proposalOutcome } from './proposal-outcome.ts';

const heard = (...events: Event[]): HeardEvent[] => events.map((event, n) => ({ n, event }));
const [ME, ADA, BEN] = [0, 1, 2];
const proposed: Event = { type: 'endProposed', by: ME };
const refused: Event = { type: 'endVoted', by: ADA, agree: false };
const lapsed: Event = { type: 'proposalLapsed', by: ME };

describe('A proposal to end the game that came to nothing', () => {
  test('TCZ-11.8 the others read who turned it down, and the one who did knows', () => {
    const all = heard(proposed, refused, lapsed);
    expect(proposalOutcome(all, ME)).toEqual({ by: ME, refusedBy: ADA });
    expect(proposalOutcome(all, BEN)).toEqual({ by: ME, refusedBy: ADA });
    expect(proposalOutcome(all, ADA)).toBeUndefined();
  });

  test('TCZ-11.13 it may lapse without an answer', () => {
    expect(proposalOutcome(heard(proposed, lapsed), ME)).toEqual({ by: ME, refusedBy: null });
  });

  test('it is told until I move, or until the next proposal', () => {
    const moved = heard(proposed, refused, lapsed, { type: 'waited', by: ME });
    expect(proposalOutcome(moved, ME)).toBeUndefined();
    expect(proposalOutcome(moved, BEN)).toBeDefined();
    expect(proposalOutcome(heard(proposed, refused, lapsed, { type: 'endProposed', by: BEN }), ME)).toBeUndefined();
    expect(proposalOutcome(heard(proposed), ME)).toBeUndefined();
  });
});
