import { clockwiseFrom, oneOf, type TableGame } from '#kernel';
import { MAX_PLAYERS } from './latecomers.ts';
import { objectionTo } from './objection.ts';
import { offersTo } from './offers.ts';
import { awaitedAfterDeal, holderOf, pendingQuestion, votersOn } from './round.ts';
import type { Action, Options, View } from './state.ts';

const THIRTY = clockwiseFrom(0, 31).slice(1);

/** The part of the rules that a screen needs. */
export const spyfallAtTable: TableGame<View, Action, Options> = {
  id: 'spyfall',
  version: 4,
  seats: { min: 3, max: MAX_PLAYERS },
  options: {
    rounds: { blank: oneOf(THIRTY), usual: 5 },
    minutes: { blank: oneOf([0, ...THIRTY]), usual: 0 },
    conversation: { blank: oneOf(['phrasebook', 'spoken', 'written']), usual: 'phrasebook' },
    roles: { blank: oneOf(['played', 'none']), usual: 'played' },
    voteSeconds: { blank: oneOf([15, 30, 45, 60, 90, 120, 180, 300]), usual: 60 },
  },
  lasting: new Set(['options', 'continued', 'remarks', 'motion', 'verdicts', 'past']),
  offers: offersTo,
  awaited({ open }) {
    if (open.stage === 'over') return [];
    if (open.stage === 'dealt') return awaitedAfterDeal(open);
    const { motion } = open;
    if (motion) return votersOn(motion.suspect, open.seats).filter(seat => !motion.voted.includes(seat));
    return [pendingQuestion(open)?.to ?? holderOf(open)];
  },
  objection: objectionTo,
};
