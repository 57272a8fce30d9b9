import type { Offer } from '#kernel';
import { trueAnswer } from '../rules/questions.ts';
import type { Action, View } from '../rules/state.ts';

/** Whether there is more to do than to move own markers about, which bots never do. */
export const mayAct = (offers: readonly Offer<Action>[]): boolean => offers.some(({ type }) => type !== 'assign' && type !== 'unassign');

/** The true answer, if this seat owes one by hand. */
export function owedAnswer({ open, hand }: Readonly<View>): Action | undefined {
  return open.question && hand ? trueAnswer(open, hand, open.question) : undefined;
}
