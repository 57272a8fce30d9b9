import { type Offer, oneOf, type Seat, text } from '#kernel';
import { answersTo, QUESTIONS, REMARKS } from './phrasebook.ts';
import {
  accusers,
  addressees,
  awaitedAfterDeal,
  holderOf,
  mayRemark,
  pendingQuestion,
  placesLeft,
  votersOn,
} from './round.ts';
import type { Action, Exchange, Open, View, Vote } from './state.ts';

export const VOTES: readonly Vote[] = ['aye', 'nay'];
const LINE = text(1, 280);

/** The offers of a seat. They do not depend on the card: the spy gets exactly the same (SPY-6.5). */
export function offersTo({ me, open }: Readonly<View>): Offer<Action>[] {
  if (me === 'audience' || open.stage === 'over') return [];
  if (open.stage === 'dealt') return beginningOf(open, me);
  if (open.motion) return votesOf(open, me);
  return [...talkOf(open, me), ...remarkOf(open, me), ...accusationOf(open, me), pointingOf(open)];
}

function beginningOf(open: Open, me: Seat): Offer<Action>[] {
  if (!awaitedAfterDeal(open).includes(me)) return [];
  return [{ type: open.past.length === 0 ? 'start' : 'continue' }];
}

function votesOf({ motion, seats }: Open, me: Seat): Offer<Action>[] {
  if (!motion || motion.voted.includes(me) || !votersOn(motion.suspect, seats).includes(me)) return [];
  return [{ type: 'vote', vote: oneOf(VOTES) }];
}

function talkOf(open: Open, me: Seat): Offer<Action>[] {
  const pending = pendingQuestion(open);
  if (pending) return me === pending.to ? [answerTo(pending, open)] : [];
  return me === holderOf(open) ? [questionTo(addressees(open), open)] : [];
}

function questionTo(seats: readonly Seat[], { options }: Open): Offer<Action> {
  switch (options.conversation) {
    case 'spoken':
      return { type: 'ask', to: oneOf(seats), question: null };
    case 'written':
      return { type: 'ask', to: oneOf(seats), question: LINE };
    case 'phrasebook':
      return { type: 'ask', to: oneOf(seats), question: oneOf(QUESTIONS) };
  }
}

function answerTo({ question }: Exchange, { options }: Open): Offer<Action> {
  switch (options.conversation) {
    case 'spoken':
      return { type: 'answer', answer: null };
    case 'written':
      return { type: 'answer', answer: LINE };
    case 'phrasebook':
      return { type: 'answer', answer: oneOf(answersTo(question ?? '')) };
  }
}

/** Once after each answer (SPY-4.8). */
const remarkOf = (open: Open, me: Seat): Offer<Action>[] =>
  mayRemark(open, me) ? [{ type: 'remark', about: oneOf(votersOn(me, open.seats)), remark: oneOf(REMARKS) }] : [];

/** Once a round (SPY-5.1). */
const accusationOf = (open: Open, me: Seat): Offer<Action>[] =>
  accusers(open).includes(me) ? [] : [{ type: 'accuse', suspect: oneOf(votersOn(me, open.seats)) }];

const pointingOf = (open: Open): Offer<Action> => ({
  type: 'point',
  place: oneOf(placesLeft(open)),
  how: oneOf(['look', 'name']),
});
