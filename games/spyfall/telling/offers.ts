import type { Offer, RuleId, Scalar } from '#kernel';
import { type BlankOf, computedLine } from '#telling';
import { pendingQuestion } from '../rules/round.ts';
import type { Action, Open, View } from '../rules/state.ts';
import { answerText, placeName, questionText, remarkText, saidIn, seatName } from './names.ts';
import { type GameLine, line } from './line.ts';

/** An offer as a command. Pointing at a place has the same text for everybody (SPY-6.5). */
export function tellOffer(offer: Offer<Action>, { open }: Readonly<View>): GameLine {
  switch (offer.type) {
    case 'ask':
      return line(offer.question === null ? 'offer-ask-aloud' : 'offer-ask');
    case 'answer':
      return offerToAnswer(open);
    case 'vote':
      return line('offer-vote', { suspect: { seat: open.motion?.suspect ?? 0 } });
    case 'start':
    case 'continue':
    case 'remark':
    case 'accuse':
    case 'point':
    case 'join':
    case 'cancelJoin':
    case 'ring':
    case 'close':
      return computedLine(`offer-${offer.type}`);
  }
}

function offerToAnswer(open: Open): GameLine {
  const asked = pendingQuestion(open);
  const args = { seat: { seat: asked?.by ?? 0 } };
  const question = asked?.question ?? null;
  return question === null
    ? line('offer-answer-aloud', args)
    : line('offer-answer', { ...args, question: saidIn(open, question, questionText) });
}

/** The question of a blank. */
export function tellBlank({ offer, blank }: BlankOf<Action>, { open }: Readonly<View>): GameLine {
  if (blank === 'vote') return line('blank-vote', { suspect: { seat: open.motion?.suspect ?? 0 } });
  if (offer.type === 'ask' && blank === 'question') return computedLine(`blank-question-${open.options.conversation}`);
  if (blank === 'answer') return computedLine(`blank-answer-${open.options.conversation}`);
  return computedLine(`blank-${blank}`);
}

/** One value of a blank. */
export function tellChoice(value: Scalar, { blank }: BlankOf<Action>): GameLine {
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
      return computedLine(`choice-${String(value)}`);
  }
}

export const tellRule = (rule: RuleId): GameLine => computedLine(`rule-${rule.replace('.', '-')}`);

export const tellOption = (option: string): GameLine => computedLine(`option-${option}`);

export function tellSetting(option: string, value: Scalar): GameLine {
  if (option === 'minutes' && value === 0) return line('option-minutes-recommended');
  if (option === 'voteSeconds' && typeof value === 'number' && value % 60 === 0)
    return line('option-minutes-count', { count: value / 60 });
  return typeof value === 'number'
    ? computedLine(`option-${option}-count`, { count: value })
    : computedLine(`option-${option}-${String(value)}`);
}
