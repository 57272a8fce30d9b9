import { describe, expect, test } from 'vitest';
import { timeUpIn } from './time-up.ts';

describe('A player whose time is up is told so (ALC-18.2)', () => {
  test('when the clock ends their turn, and not when they end it themselves', () => {
    const ended = { type: 'playerTurnEnded', seat: 1, at: 3, isTimeUp: true } as const;
    expect(timeUpIn(ended, 1, 2)).toEqual({ about: 'turn' });
    expect(timeUpIn(ended, 0, 2)).toBeUndefined();
    expect(timeUpIn({ ...ended, isTimeUp: false }, 1, 2)).toBeUndefined();
  });

  test('when their vote was counted for themselves (ALC-5.11)', () => {
    const ballot = { turn: 2, votes: [0, 0, 2], elected: 0, tied: false };
    const shown = { type: 'votesShown', ballot, bonus: 1, silent: [2] } as const;
    expect(timeUpIn(shown, 2, undefined)).toEqual({ about: 'vote' });
    expect(timeUpIn(shown, 1, undefined)).toBeUndefined();
  });

  test('when an offer ran out: both who made it and who did not answer', () => {
    const declined = { type: 'tradeDeclined', by: 2, isTimeUp: true } as const;
    expect(timeUpIn(declined, 0, 0)).toEqual({ about: 'offer', seat: 2 });
    expect(timeUpIn(declined, 2, 0)).toEqual({ about: 'answer', seat: 0 });
    expect(timeUpIn(declined, 1, 0)).toBeUndefined();
    expect(timeUpIn({ ...declined, isTimeUp: false }, 2, 0)).toBeUndefined();
  });
});
