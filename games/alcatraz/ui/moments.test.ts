import { describe, expect, test } from 'vitest';
import { momentsOf, stagedBefore } from './moments.ts';

describe('What is staged', () => {
  test('pawns and guards are where they were until their move is shown', () => {
    const guards = Array.from({ length: 12 }, (_, at) => (at === 4 ? 2 : 0));
    const staged = stagedBefore([{ at: 6 }, { at: 2 }], guards, [
      { type: 'moved', by: 0, from: 1, to: 5 },
      { type: 'moved', by: 0, from: 5, to: 6 },
      { type: 'guardEntered', at: 5 },
      { type: 'rioted', by: 0, from: 9, to: 5 },
    ]);
    expect([...staged.pawns]).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect([staged.guards[4], staged.guards[8]]).toEqual([0, 1]);
  });

  test('my own move is not held back, the move of another is', () => {
    const heard = [{ n: 1, event: { type: 'moved', by: 1, from: 1, to: 2 } }];
    expect(momentsOf(heard, 1)[0]).toMatchObject({ hold: 0 });
    expect(momentsOf(heard, 0)[0]?.hold).toBeGreaterThan(0);
  });

  test('what concerns me can be read, and is never hurried', () => {
    const robbed = [{ n: 1, event: { type: 'stole', by: 1, victim: 0, what: 'key' } }];
    expect(momentsOf(robbed, 0)[0]).toMatchObject({ isMine: true });
    expect(momentsOf(robbed, 0)[0]?.hold).toBeGreaterThanOrEqual(1_500);
    expect(momentsOf(robbed, 2)[0]).toMatchObject({ isMine: false });
    const declined = [{ n: 2, event: { type: 'tradeDeclined', by: 1, isTimeUp: false } }];
    expect(momentsOf(declined, 0, 0)[0]).toMatchObject({ isMine: true });
    expect(momentsOf(declined, 2, 0)).toEqual([]);
    const drawn = [{ n: 3, event: { type: 'cardDrawn', by: 0, card: 'b01' } }];
    expect(momentsOf(drawn, 0, 0)[0]?.hold).toBeGreaterThanOrEqual(1_500);
  });

  test('the count of the votes waits for a player longer than for a room', () => {
    const ballot = { turn: 2, votes: [0, 0, 1], elected: 0, tied: false };
    const heard = [{ n: 1, event: { type: 'votesShown', ballot, bonus: 1, silent: [] } }];
    const holdFor = (me: number | undefined): number => momentsOf(heard, me)[0]?.hold ?? 0;
    expect(holdFor(undefined)).toBeGreaterThan(5_000);
    expect(holdFor(0)).toBeGreaterThan(holdFor(undefined));
  });

  test('a turn that the clock ends is shown, one that its player ends is not', () => {
    const ended = { type: 'playerTurnEnded', seat: 1, at: 3, isTimeUp: true };
    expect(momentsOf([{ n: 1, event: ended }], 1)[0]).toMatchObject({ isMine: true });
    expect(momentsOf([{ n: 1, event: { ...ended, isTimeUp: false } }], 1)).toEqual([]);
  });

  test('my turn is mine to hear, the turn of another is not', () => {
    const heard = [{ n: 1, event: { type: 'playerTurnBegan', seat: 2, ap: 2 } }];
    expect(momentsOf(heard, 2)[0]).toMatchObject({ sound: 'turn', isMine: true });
    expect(momentsOf(heard, 1)).toEqual([]);
  });
});
