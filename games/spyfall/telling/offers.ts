import type { Offer, RuleId, Scalar } from '#kernel';
import type { BlankOf, Line } from '#telling';
import { pendingQuestion } from '../rules/round.ts';
import type { Action, Open, View } from '../rules/state.ts';
import { answerText, placeName, questionText, remarkText, saidIn, seatName } from './names.ts';

/** An offer as an order. Pointing at a place sounds the same to everybody, as it is offered to everybody (SPY-6.5). */
export function tellOffer(offer: Offer<Action>, { open }: Readonly<View>): Line {
  switch (offer.type) {
    case 'ask':
      return { key: offer.question === null ? 'offer-ask-aloud' : 'offer-ask' };
    case 'answer':
      return offerToAnswer(open);
    case 'vote':
      return { key: 'offer-vote', args: { suspect: { seat: open.motion?.suspect ?? 0 } } };
    case 'start':
    case 'continue':
    case 'remark':
    case 'accuse':
    case 'point':
    case 'join':
    case 'cancelJoin':
    case 'ring':
    case 'close':
      return { key: `offer-${offer.type}` };
  }
}

function offerToAnswer(open: Open): Line {
  const asked = pendingQuestion(open);
  const args = { seat: { seat: asked?.by ?? 0 } };
  const question = asked?.question ?? null;
  return question === null
    ? { key: 'offer-answer-aloud', args }
    : { key: 'offer-answer', args: { ...args, question: saidIn(open, question, questionText) } };
}

/** What a blank of an offer asks for. */
export function tellBlank({ offer, blank }: BlankOf<Action>, { open }: Readonly<View>): Line {
  if (blank === 'vote') return { key: 'blank-vote', args: { suspect: { seat: open.motion?.suspect ?? 0 } } };
  if (offer.type === 'ask' && blank === 'question') return { key: `blank-question-${open.options.conversation}` };
  if (blank === 'answer') return { key: `blank-answer-${open.options.conversation}` };
  return { key: `blank-${blank}` };
}

/** One thing a blank can be filled with. */
export function tellChoice(value: Scalar, { blank }: BlankOf<Action>): Line {
  switch (blank) {
    case 'to':
    case 'suspect':
    case 'about':
      return seatName(Number(value));
    case 'question':
      return questionText(String(value));
    case 'answer':
      return answerText(String(value));
    case 'remark':
      return remarkText(String(value));
    case 'place':
      return placeName(String(value));
    default:
      return { key: `choice-${String(value)}` };
  }
}

export const tellRule = (rule: RuleId): Line => ({ key: `rule-${rule.replace('.', '-')}` });

export const tellOption = (option: string): Line => ({ key: `option-${option}` });

export function tellSetting(option: string, value: Scalar): Line {
  if (option === 'minutes' && value === 0) return { key: 'option-minutes-recommended' };
  if (option === 'voteSeconds' && typeof value === 'number' && value % 60 === 0)
    return { key: 'option-minutes-count', args: { count: value / 60 } };
  return typeof value === 'number'
    ? { key: `option-${option}-count`, args: { count: value } }
    : { key: `option-${option}-${String(value)}` };
}
