import { type Actor, type BySeat, type Game, oneOf, type Table, type Viewer } from '#kernel';
import { alarm, strike } from './clock.ts';
import { writtenCard } from './cards.ts';
import { setUpMatch } from './dealing.ts';
import { ranking } from './ending.ts';
import { imagineState } from './imagine.ts';
import { objectionTo } from './objection.ts';
import { offersTo } from './offers.ts';
import { isIdlePointing, point } from './pointing.ts';
import { awaitedAfterDeal, holderOf, pendingQuestion, seatsFrom, votersOn } from './round.ts';
import type { Action, Card, Event, Open, Options, State, View } from './state.ts';
import { answer, ask, continueMatch, startClock } from './talking.ts';
import { accuse, castVote, closeVote, runOut } from './voting.ts';

const THIRTY = seatsFrom(0, 31).slice(1);

/** Spyfall: everybody knows the place but one, and nobody knows which one. */
export const spyfall: Game<State, View, Action, Event, Options> = {
  id: 'spyfall',
  version: 2,
  seats: { min: 3, max: 8 },
  options: {
    rounds: { blank: oneOf(THIRTY), usual: 5 },
    minutes: { blank: oneOf([0, ...THIRTY]), usual: 0 },
    conversation: { blank: oneOf(['phrasebook', 'spoken', 'written']), usual: 'phrasebook' },
    roles: { blank: oneOf(['played', 'none']), usual: 'played' },
    voteSeconds: { blank: oneOf([15, 30, 45, 60, 90, 120, 180, 300]), usual: 60 },
  },
  lasting: new Set(['options', 'continued', 'motion', 'verdicts', 'past']),
  setup: setUpMatch,
  view: ({ open, hands, votes }, me) => ({
    me,
    open,
    card: cardTo(me, open, hands),
    vote: me === 'audience' ? null : (votes[me] ?? null),
  }),
  offers: offersTo,
  awaited({ open }) {
    if (open.stage === 'over') return [];
    if (open.stage === 'dealt') return awaitedAfterDeal(open);
    const { motion } = open;
    if (motion) return votersOn(motion.suspect, open.seats).filter(seat => !motion.voted.includes(seat));
    return [pendingQuestion(open)?.to ?? holderOf(open)];
  },
  apply,
  result: ({ open }) => (open.stage === 'over' ? ranking(open) : undefined),
  imagine: imagineState,
  objection: objectionTo,
  idle: isIdlePointing,
  clock: alarm,
  strike,
};

function cardTo(me: Viewer, { round }: Open, hands: BySeat<Card>): string | null {
  const card = me === 'audience' ? undefined : hands[me];
  return card ? writtenCard(round, card) : null;
}

function apply(state: State, by: Actor, action: Action, table: Table<Event>): void {
  const { open } = state;
  switch (action.type) {
    case 'start':
      return startClock(open, table);
    case 'continue':
      return continueMatch(open, seatOf(by), table);
    case 'ask':
      return ask(open, action, table);
    case 'answer':
      return answer(open, action, table);
    case 'accuse':
      return accuse(state, seatOf(by), action.suspect, table);
    case 'vote':
      return castVote(state, seatOf(by), action.vote, table);
    case 'point':
      return point(state, seatOf(by), action, table);
    case 'ring':
      return runOut(state, table);
    case 'close':
      return closeVote(state, table);
  }
}

function seatOf(by: Actor): number {
  if (by === 'clock') throw new Error('the clock takes no action of a player');
  return by;
}
