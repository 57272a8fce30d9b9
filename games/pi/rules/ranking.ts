import { type BySeat, type Result, type Seat, seatsOf, worthOfRanks } from '#kernel';
import type { Open, Solver } from './state.ts';

/** The scores of the investigations less the penalties (PI-16.1). */
export const totalOf = (solver: Solver): number =>
  solver.scores.reduce<number>((sum, points) => sum + (points ?? 0), 0) - solver.penalty;

/** PI-16.2 to PI-16.6: the total, then investigators left, then fewer penalties; equal in all three share a rank. */
export function ranking(open: Open): Result {
  const ranks: BySeat<number> = open.solvers.map(
    solver => 1 + open.solvers.filter(other => isBetter(other, solver)).length,
  );
  const winners: Seat[] = seatsOf(open.solvers.length).filter(seat => ranks[seat] === 1);
  return { winners, ranks, points: open.solvers.map(totalOf), worth: worthOfRanks(ranks) };
}

function isBetter(one: Solver, other: Solver): boolean {
  const gaps = [totalOf(one) - totalOf(other), one.left - other.left, other.penalty - one.penalty];
  return (gaps.find(gap => gap !== 0) ?? 0) > 0;
}
