import type { Bot, Chance } from '#kernel';
import { solverAt } from '../rules/rounds.ts';
import type { Action, View } from '../rules/state.ts';
import { accusing, mayAct, owedAnswer } from './actions.ts';
import { type Belief, ownBelief } from './belief.ts';
import { cardInquiries, type Inquiry, information, placeInquiries, tells } from './inquiry.ts';

/** The number of questions it compares. */
const GLANCES = 3;

/** Uses its own replies exactly, asks the best of a few questions, and accuses when it is certain. */
export const regular: Bot<View, Action> = {
  decide({ seat, view, offers }, chance) {
    if (!mayAct(offers)) return null;
    const { open } = view;
    const owed = owedAnswer(view);
    if (owed) return owed;
    const belief = ownBelief(view);
    const places = solverAt(open, seat).left > 0 ? placeInquiries(open, seat, belief) : [];
    const best =
      belief.weight.length > 1
        ? bestAtAGlance([...cardInquiries(open, open.display, belief), ...places], belief, chance)
        : undefined;
    return best ? best.action : accusing(open, belief, chance.below(belief.weight.length));
  },
};

/** The most informative of a few inquiries; undefined if none is informative. */
function bestAtAGlance(inquiries: readonly Inquiry[], belief: Belief, chance: Chance): Inquiry | undefined {
  const seen = chance.shuffle(inquiries.filter(tells)).slice(0, GLANCES);
  const weighed = seen.map(inquiry => ({ inquiry, bits: information(inquiry, belief) }));
  return weighed.sort((one, other) => other.bits - one.bits)[0]?.inquiry;
}
