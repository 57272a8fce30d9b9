import { type BySeat, type Result, seatsOf, worthOfRanks } from '#kernel';
import type { Open, Round } from './state.ts';

/** Whether the spy won: by naming the place, by another player's conviction, or by escaping. */
export function isWonBySpy({ spy, place, ending }: Pick<Round, 'spy' | 'place' | 'ending'>): boolean {
  switch (ending.type) {
    case 'named':
      return ending.place === place;
    case 'convicted':
      return ending.suspect !== spy;
    case 'escaped':
      return true;
  }
}

/** The totals; a seat that joined later began with 0 (SPY-2.10). */
export const totalsOf = ({ past, seats }: Pick<Open, 'past' | 'seats'>): BySeat<number> =>
  seatsOf(seats).map(seat => past.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0));

/** SPY-8.6: the highest total wins; equal totals share a rank. */
export function ranking(open: Open): Result {
  const points = totalsOf(open);
  const ranks = points.map(own => 1 + points.filter(other => other > own).length);
  return { winners: seatsOf(open.seats).filter(seat => ranks[seat] === 1), ranks, points, worth: worthOfRanks(ranks) };
}
