import { describe, expect, test } from 'vitest';
import { quickChance, seatsOf } from '#kernel';
import { electedBy } from '../rules/votes.ts';
import { ballotsOf, type Election, type Lot, solved, worthOfVotes } from './ballots.ts';

const pure = (seats: number, pick: number): Lot => seatsOf(seats).map(seat => (seat === pick ? 1 : 0));

function election(seats: number, seed: number, worth?: Election['worth']): Election {
  const luck = quickChance(seed);
  const drawn = seatsOf(seats).map(() => seatsOf(seats).map(() => luck.below(100) / 100));
  return { worth: worth ?? drawn, previous: seed % seats, expected: seatsOf(seats).map(() => null), rounds: 400 };
}

describe('the vote', () => {
  test.each([
    [3, 27],
    [4, 256],
  ])('ALC-5.8 with %i seats there are %i ballots, each elects whom the rules elect', (seats, count) => {
    for (const previous of seatsOf(seats)) {
      const { votes, elected } = ballotsOf(seats, previous);
      const ballots = Array.from(elected, (_, number) => [...votes.subarray(number * seats, (number + 1) * seats)]);
      expect(new Set(ballots.map(String)).size).toBe(count);
      expect([...elected]).toEqual(ballots.map(list => electedBy(list, previous).elected));
    }
  });

  test.each([3, 4])('ALC-5.7 what a vote is worth is the mean over all ballots of %i voters', seats => {
    for (let seed = 0; seed < 20; seed++) {
      const luck = quickChance(100 + seed);
      const given = election(seats, seed);
      const lots = seatsOf(seats).map(() => {
        const weights = seatsOf(seats).map(() => 1 + luck.below(9));
        const sum = weights.reduce((total, one) => total + one, 0);
        return weights.map(one => one / sum);
      });
      const me = seed % seats;
      const expected = seatsOf(seats).map(own => {
        let sum = 0;
        const vote = (seat: number, list: readonly number[], chance: number): void => {
          if (seat === seats) {
            sum += chance * (given.worth[electedBy([...list], given.previous).elected]?.[me] ?? 0);
            return;
          }
          if (seat === me) return vote(seat + 1, [...list, own], chance);
          for (const pick of seatsOf(seats)) vote(seat + 1, [...list, pick], chance * (lots[seat]?.[pick] ?? 0));
        };
        vote(0, [], 1);
        return sum;
      });
      worthOfVotes(given, lots, me).forEach((worth, own) => expect(worth).toBeCloseTo(expected[own] ?? 0, 9));
    }
  });

  test.each([3, 4])('nobody of %i voters regrets much: the best answer to the others gains little', seats => {
    for (let seed = 0; seed < 10; seed++) {
      const given = election(seats, seed);
      const lots = solved(given);
      for (const me of seatsOf(seats)) {
        const worth = worthOfVotes(given, lots, me);
        const mean = worth.reduce((sum, one, pick) => sum + one * (lots[me]?.[pick] ?? 0), 0);
        expect(Math.max(...worth) - mean).toBeLessThan(0.06);
      }
    }
  });

  test('three who gain by the same scapegoat elect it', () => {
    const worth = seatsOf(4).map(elected => seatsOf(4).map(seat => (elected === 2 && seat !== 2 ? 1 : 0.5)));
    const lots = solved({ ...election(4, 1), worth });
    for (const seat of [0, 1, 3]) expect(lots[seat]?.[2]).toBeGreaterThan(0.8);
  });

  test('a promised vote that is believed decides whom to vote for', () => {
    // seat 0 likes 1 or 2 as the scapegoat; the vote counts where another one votes the same
    const worth = seatsOf(3).map(elected => [elected === 0 ? 0 : 1, 0.5, 0.5]);
    const given = { ...election(3, 0, worth), expected: [null, { player: 2, certainty: 0.9 }, null] };
    const votes = worthOfVotes(given, solved(given), 0);
    expect(Math.max(...votes)).toBe(Math.max(votes[1] ?? 0, votes[2] ?? 0));
    // Rafał breaks the tie of three different votes
    expect(worthOfVotes(given, [pure(3, 0), pure(3, 2), pure(3, 0)], 0)).toEqual([0, 1, 1]);
    expect(worthOfVotes({ ...given, previous: 1 }, [pure(3, 0), pure(3, 0), pure(3, 2)], 0)).toEqual([0, 0, 1]);
  });
});
