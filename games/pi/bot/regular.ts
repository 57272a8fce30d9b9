import type { Bot } from '#kernel';
import { solverAt } from '../rules/rounds.ts';
import type { Action, Event, View } from '../rules/state.ts';
import { mayAct, owedAnswer } from './answering.ts';
import { type Belief, ownBelief } from './belief.ts';
import { cardInquiries, type Inquiry, information, placeInquiries } from './inquiry.ts';
import { accusing } from './master.ts';

/** Knows exactly what its own replies leave possible, asks what tells most, and accuses when it is certain. */
export const regular: Bot<View, Action, Event> = {
  decide({ seat, view, offers }) {
    if (!mayAct(offers)) return null;
    const owed = owedAnswer(view);
    if (owed) return owed;
    const { open } = view;
    const belief = ownBelief(view);
    const places = solverAt(open, seat).left > 0 ? placeInquiries(open, seat, belief) : [];
    const best = mostTelling([...cardInquiries(open, belief), ...places], belief);
    return best && belief.weight.length > 1 ? best.action : accusing(open, belief, 0);
  },
};

/** The inquiry that tells most; undefined if none tells anything. */
export function mostTelling(inquiries: readonly Inquiry[], belief: Belief): Inquiry | undefined {
  let most = 0;
  let best: Inquiry | undefined;
  for (const inquiry of inquiries) {
    const bits = information(inquiry, belief);
    if (bits <= most + 1e-9) continue;
    most = bits;
    best = inquiry;
  }
  return best;
}
