import { describe, expect, test } from 'vitest';
import { play, quickChance, start } from '#kernel';
import { spyfall } from '../../games/spyfall/rules/game.ts';
import { seedOf } from '../matches.ts';
import { BALLOTS, deedsAt, SPYFALL_OPTIONS, SPYFALL_SEATS, VOTERS } from './ballots.ts';

describe('the ballots of the load', () => {
  test('are legal throughout a match, for any order of votes', () => {
    for (let number = 0; number < 3; number++) {
      const match = start({ game: spyfall, options: SPYFALL_OPTIONS, seats: SPYFALL_SEATS, seed: seedOf(number) });
      const chance = quickChance(number);
      const ballots: number[] = [];
      for (let deeds = deedsAt(match.state.open, number); deeds.length > 0; deeds = deedsAt(match.state.open, number)) {
        if (deeds[0]?.action.type === 'vote') ballots.push(deeds.length);
        for (const { by, action } of chance.shuffle(deeds))
          expect(play(match, by, action, 0)).toMatchObject({ ok: true });
      }
      expect(ballots).toEqual(Array.from({ length: BALLOTS }, () => VOTERS));
      expect(match.state.open.stage).toBe('over');
      expect(match.state.open.past.every(({ verdicts }) => verdicts.length === SPYFALL_SEATS)).toBe(true);
    }
  });

  test('are the same for a client that reconnects in the middle of one', () => {
    const match = start({ game: spyfall, options: SPYFALL_OPTIONS, seats: SPYFALL_SEATS, seed: seedOf(0) });
    const next = (): ReturnType<typeof deedsAt> => deedsAt(match.state.open, 0);
    while (next()[0]?.action.type !== 'vote')
      for (const { by, action } of next()) expect(play(match, by, action, 0).ok).toBe(true);
    const deeds = next();
    for (const [at, { by, action }] of deeds.entries()) {
      expect(next()).toEqual(deeds.slice(at));
      expect(play(match, by, action, 0).ok).toBe(true);
    }
    expect(deeds.filter(({ action }) => action.type === 'vote' && action.vote === 'nay')).toHaveLength(1);
  });
});
