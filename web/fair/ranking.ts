import type { FinalScore, Seat } from '#kernel';

interface Ranked {
  readonly seat: Seat;
  readonly points: number;
  readonly rank: number;
}

/** Everybody, the first first; equals as they sit. */
export const rankingIn = ({ points, ranks }: Pick<FinalScore, 'points' | 'ranks'>): readonly Ranked[] =>
  points
    .map((scored, seat) => ({ seat, points: scored, rank: ranks[seat] ?? 0 }))
    .toSorted((one, other) => one.rank - other.rank);
