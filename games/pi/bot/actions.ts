import type { Offer } from '#kernel';
import { caseFrom } from '../rules/known.ts';
import { trueAnswer } from '../rules/questions.ts';
import type { Action, Open, View } from '../rules/state.ts';
import { townOf } from '../rules/tiles.ts';
import type { Belief } from './belief.ts';

/** Whether there are offers besides moving own markers, which bots never do. */
export const mayAct = (offers: readonly Offer<Action>[]): boolean =>
  offers.some(({ type }) => type !== 'assign' && type !== 'unassign');

/** The true answer, if this seat must answer by hand. */
export function owedAnswer({ open, hand }: Readonly<View>): Action | undefined {
  return open.question && hand ? trueAnswer(open, hand, open.question) : undefined;
}

/** Accuses with one of the possible cases. */
export function accusing(open: Open, belief: Belief, one: number): Action {
  const numbers = {
    suspect: belief.suspect[one] ?? 0,
    location: belief.location[one] ?? 0,
    crime: belief.crime[one] ?? 0,
  };
  return { type: 'accuse', ...caseFrom(townOf(open), numbers) };
}
