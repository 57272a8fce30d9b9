import type { Seat } from '#kernel';
import { casesFitting, sizeOf } from '../rules/knowledge.ts';
import { isLastChance, slotOf, valueNow, valueOfUnsolved } from '../rules/rounds.ts';
import type { Open } from '../rules/state.ts';

/** Bits that a good question tells of a wide open case. */
const BITS_A_TURN = 1.35;
const STEP_OF_TRACK = 2;
/** Of two ways that promise the same, the shorter one. */
const IMPATIENCE = 0.1;

/** Turns that a case with so many bits to find still takes, the accusation included. */
export const turnsFor = (bits: number): number => 1 + bits / BITS_A_TURN;

/** What solving is worth, in points, so many turns from now (0 is this one): the others go on solving meanwhile. */
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

/** How likely somebody who needs about so many turns is done within the given ones. */
const chanceToSolve = (needs: number, within: number): number =>
  within <= 0 ? 0 : 1 / (1 + Math.exp(1.5 * (needs - within)));
