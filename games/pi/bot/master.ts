import type { Bot, Seat } from '#kernel';
import { caseFrom } from '../rules/imagine.ts';
import { solverAt } from '../rules/rounds.ts';
import type { Action, Event, Open, View } from '../rules/state.ts';
import { townOf } from '../rules/tiles.ts';
import { mayAct, owedAnswer } from './answering.ts';
import { type Belief, fullBelief } from './belief.ts';
import { cardInquiries, placeInquiries } from './inquiry.ts';
import { bestChoice, likeliestOf } from './planning.ts';
import { prospectsOf } from './prospects.ts';

/** Reasons from everybody's replies, plans some questions ahead, and accuses when the points expected say so. */
export const master: Bot<View, Action, Event> = {
  decide({ seat, view, offers }) {
    if (!mayAct(offers)) return null;
    const { open } = view;
    return owedAnswer(view) ?? planned(open, seat, fullBelief(view));
  },
};

function planned(open: Open, seat: Seat, belief: Belief): Action {
  const cases = Uint16Array.from(belief.weight.keys());
  const investigators = investigatorsToSpend(open, seat);
  const plan = {
    belief,
    cards: cardInquiries(open, belief),
    places: investigators > 0 ? placeInquiries(open, seat, belief) : [],
    worth: prospectsOf(open, seat),
    penalty: townOf(open).penaltyStep,
  };
  const { ask } = bestChoice(plan, { cases, turns: 0, investigators }, questionsAhead(cases.length));
  return ask ? ask.action : accusing(open, belief, likeliestOf(belief, cases));
}

/** The fewer cases are left, the further ahead can be looked. */
const questionsAhead = (cases: number): number => (cases > 600 ? 1 : cases > 40 ? 2 : 3);

/** Five investigators for three investigations: two in each of the first two, what is left in the last. */
function investigatorsToSpend(open: Open, seat: Seat): number {
  const { left, investigators } = solverAt(open, seat);
  return open.investigation < townOf(open).investigations ? Math.min(left, 2 - investigators.length) : left;
}

export function accusing(open: Open, belief: Belief, one: number): Action {
  const numbers = { suspect: belief.suspect[one] ?? 0, location: belief.location[one] ?? 0, crime: belief.crime[one] ?? 0 };
  return { type: 'accuse', ...caseFrom(townOf(open), numbers) };
}
