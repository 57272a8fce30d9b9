import type { Seat, Table } from '#kernel';
import type { Event, Open, Renewed, Solver } from './state.ts';
import { townOf } from './tiles.ts';

export const activeSeats = (open: Open): Seat[] =>
  open.solvers.flatMap((solver, seat) => (solver.standing === 'active' ? [seat] : []));

export function countActive(open: Open): number {
  let active = 0;
  for (const { standing } of open.solvers) if (standing === 'active') active += 1;
  return active;
}

/** The first active seat in the slots of this round from the given one on (PI-4.2). */
export function nextInRound(open: Open, slot: number): Seat | undefined {
  const seats = open.solvers.length;
  for (let at = slot; at < seats; at++) {
    const seat = (open.first + at) % seats;
    if (solverAt(open, seat).standing === 'active') return seat;
  }
  return undefined;
}

export const slotOf = (open: Open, seat: Seat): number =>
  (seat - open.first + open.solvers.length) % open.solvers.length;

export function solverAt(open: Open, seat: Seat): Solver {
  const solver = open.solvers[seat];
  if (!solver) throw new Error(`no solver sits at ${seat}`);
  return solver;
}

/** Replaces the seat's solver by a copy for this move to change; the old one stays unchanged. */
export function renewed(open: Open, seat: Seat): Renewed {
  const solver = { ...solverAt(open, seat) };
  const solvers = open.solvers.slice();
  solvers[seat] = solver;
  open.solvers = solvers;
  return solver;
}

export function startTurn(open: Open, seat: Seat, table: Table<Event>): void {
  open.turn = seat;
  table.tell({ type: 'turnStarted', seat, round: open.round, lastChance: isLastChance(open) });
}

/** PI-12.6: whether the investigation ends with this turn. */
export const endsWithThisTurn = (open: Open): boolean =>
  countActive(open) < 2 && nextInRound(open, slotOf(open, open.turn) + 1) === undefined;

/** PI-12.2: one seat is left, and this round is its last. */
export const isLastChance = (open: Open): boolean => countActive(open) === 1;

/** The score of a right accusation in this round (PI-11.1): rounds are counted, not players. */
export function valueNow(open: Open): number {
  return trackAt(open, solvingRounds(open).filter(round => round !== open.round).length);
}

/** The score of the last unsolved seat (PI-12.4, PI-13.11). */
export function valueOfUnsolved(open: Open): number {
  return open.options.lastUnsolved === 'zero' ? 0 : trackAt(open, Math.max(1, solvingRounds(open).length));
}

function solvingRounds(open: Open): number[] {
  const rounds: number[] = [];
  for (const { solvedIn } of open.solvers) if (solvedIn !== null && !rounds.includes(solvedIn)) rounds.push(solvedIn);
  return rounds;
}

const trackAt = (open: Open, step: number): number =>
  townOf(open).scoreTrack[Math.min(step, townOf(open).scoreTrack.length - 1)] ?? 0;

export function score(open: Open, solver: Renewed, points: number): void {
  solver.scores = solver.scores.with(open.investigation - 1, points);
}
