import type { FinalScore, Seat } from '#kernel';

interface Ranked {
  readonly seat: Seat;
  readonly points: number;
  readonly rank: number;
}

/** The ranking, best first; ties by seat. */
export const rankingIn = ({ points, ranks }: Pick<FinalScore, 'points' | 'ranks'>): readonly Ranked[] =>
  points
    .map((scored, seat) => ({ seat, points: scored, rank: ranks[seat] ?? 0 }))
    .toSorted((one, other) => one.rank - other.rank);
