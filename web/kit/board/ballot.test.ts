import { describe, expect, test } from 'vitest';
import { nudgeable, shareLeft, SLOW_AFTER, type Voter } from './votes.ts';

const voters: readonly Voter[] = [
  { seat: 0, name: 'Ann', isMe: true, hasVoted: false, canBeNudged: true },
  { seat: 1, name: 'Bob', hasVoted: false, canBeNudged: true },
  { seat: 2, name: 'Cyd', hasVoted: true, canBeNudged: true },
  { seat: 3, name: 'Bot', hasVoted: false },
];

describe('Ballot', () => {
  test('only a player who has not voted for fifteen seconds may be nudged', () => {
    expect(nudgeable(voters, SLOW_AFTER - 1)).toEqual([]);
    expect(nudgeable(voters, SLOW_AFTER)).toEqual([1]);
  });

  test('the time to vote runs from all of it to nothing', () => {
    expect([60_000, 30_000, 0].map(left => shareLeft(left, 60_000))).toEqual([1, 0.5, 0]);
    expect([shareLeft(70_000, 60_000), shareLeft(-1, 60_000), shareLeft(5, 0)]).toEqual([1, 0, 0]);
  });
});
