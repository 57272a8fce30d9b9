import type { Bot, Seat } from '#kernel';
import { hiddenEvidence } from '../rules/known.ts';
import { totalOf } from '../rules/ranking.ts';
import { isLastChance, solverAt } from '../rules/rounds.ts';
import type { Action, Open, View } from '../rules/state.ts';
import { townOf } from '../rules/tiles.ts';
import { accusing, mayAct, owedAnswer } from './actions.ts';
import { type Belief, fullBelief } from './belief.ts';
import { cardInquiries, type Inquiry, placeInquiries, tells } from './inquiry.ts';
import { likeliest, type Outlook, pointsOfAccusing, pointsOfAsking, pointsOfWaiting } from './plans.ts';
import { prospectsOf } from './prospects.ts';

/** Uses all replies, asks the question with the most expected points, and accuses when that is worth more. */
export const master: Bot<View, Action> = {
  decide({ seat, view, offers, isOutOfTime }) {
    if (!mayAct(offers)) return null;
    return owedAnswer(view) ?? planned(view.open, seat, fullBelief(view, isOutOfTime));
  },
};

function planned(open: Open, seat: Seat, belief: Belief): Action {
  const outlook = { belief, worth: prospectsOf(open, seat), penalty: townOf(open).penaltyStep };
  const accused = accusing(open, belief, likeliest(belief));
  if (belief.weight.length === 1) return accused;
  const cards = cardInquiries(open, open.display, belief);
  const places = mayInvestigate(open, seat) ? placeInquiries(open, seat, belief) : [];
  const { best, points } = bestInquiry(outlook, [...cards, ...places]);
  const risk = pointsOfAccusing(outlook);
  if (best) return points > risk ? best.action : accused;
  const [idle] = open.display;
  // PI-12.2: in a last chance there is no later turn to wait for
  const hope = isLastChance(open) ? 1 : chanceOfTelling(open, belief);
  const isWorthWaiting = pointsOfWaiting(outlook, hope) > risk;
  return idle !== undefined && isWorthWaiting ? { type: 'examine', card: idle } : accused;
}

function bestInquiry(outlook: Outlook, inquiries: readonly Inquiry[]): { best: Inquiry | undefined; points: number } {
  let best: Inquiry | undefined;
  let points = Number.NEGATIVE_INFINITY;
  for (const inquiry of inquiries) {
    const promised = pointsOfAsking(outlook, inquiry);
    if (promised <= points) continue;
    best = inquiry;
    points = promised;
  }
  return { best, points };
}

/** How likely a new card is informative, if none of the display is. */
function chanceOfTelling(open: Open, belief: Belief): number {
  const coming = cardInquiries(open, [...hiddenEvidence(open), ...open.discard], belief);
  return coming.filter(tells).length / Math.max(1, coming.length);
}

/** The most investigators per investigation, except in the last one. */
const SHARE = 2;

/** Spreads its investigators over the match, and keeps one at the end where that may win a tie. */
function mayInvestigate(open: Open, seat: Seat): boolean {
  const me = solverAt(open, seat);
  if (me.left === 0) return false;
  if (open.investigation < townOf(open).investigations) return me.investigators.length < SHARE;
  const rivals = open.solvers.filter(solver => solver !== me);
  return me.left > 1 || rivals.some(rival => rival.left > 0 || totalOf(rival) > totalOf(me));
}
