import type { Seat } from '#kernel';
import { casesFitting, sizeOf } from '../rules/knowledge.ts';
import { isLastChance, slotOf, valueNow, valueOfUnsolved } from '../rules/rounds.ts';
import type { Open } from '../rules/state.ts';

/** The bits a good question gives when little is known. */
const BITS_A_TURN = 1.35;
const STEP_OF_TRACK = 2;
/** A small bonus for shorter ways. */
const IMPATIENCE = 0.1;

/** The turns that a case with this many unknown bits takes, the accusation included. */
export const turnsFor = (bits: number): number => 1 + bits / BITS_A_TURN;

/** The worth of solving after this many turns (0 is this one), while the others go on solving. */
export function prospectsOf(open: Open, me: Seat): (turns: number) => number {
  const value = valueNow(open);
  if (isLastChance(open)) return turns => (turns < 1 ? value : valueOfUnsolved(open));
  const passed = open.solvers.some(({ solvedIn }) => solvedIn === open.round) ? 1 : 0;
  const rivals = open.solvers.flatMap((solver, seat) => {
    if (seat === me || solver.standing !== 'active') return [];
    const cases = casesFitting(open, seat).reduce((sum, box) => sum + sizeOf(box), 0);
    return [
      { needs: turnsFor(Math.log2(Math.max(1, cases))), turnsBehind: slotOf(open, seat) < slotOf(open, me) ? 1 : 0 },
    ];
  });
  return turns => {
    if (turns <= 0) return value;
    const overtaken = rivals.reduce(
      (sum, { needs, turnsBehind }) => sum + chanceToSolve(needs, turns - turnsBehind),
      passed,
    );
    return Math.max(0, value - STEP_OF_TRACK * overtaken) - IMPATIENCE * turns;
  };
}

/** The probability of solving within the given turns, for a seat that needs about this many. */
const chanceToSolve = (needs: number, within: number): number =>
  within <= 0 ? 0 : 1 / (1 + Math.exp(1.5 * (needs - within)));
