import type { Actor, BySeat, Game, Table, Viewer } from '#kernel';
import { alarm, strike } from './clock.ts';
import { writtenCard } from './cards.ts';
import { setUpMatch } from './deal.ts';
import { ranking } from './score.ts';
import { imagineState } from './imagine.ts';
import { growth, joiningAt } from './latecomers.ts';
import { isNoOpPointing, point } from './pointer.ts';
import type { Action, Card, Event, Open, Options, State, View } from './state.ts';
import { spyfallAtTable } from './table-game.ts';
import { answer, ask, continueMatch, remark, startClock } from './talk.ts';
import { accuse, castVote, closeVote, runOut } from './votes.ts';

/** Spyfall: all players but the spy know the place. */
export const spyfall: Game<State, View, Action, Event, Options> = {
  ...spyfallAtTable,
  setup: setUpMatch,
  view: ({ open, hands, votes }, me) => ({
    me,
    open,
    card: cardTo(me, open, hands),
    vote: me === 'audience' ? null : (votes[me] ?? null),
  }),
  apply,
  result: ({ open }) => (open.stage === 'over' ? ranking(open) : undefined),
  imagine: imagineState,
  noOp: isNoOpPointing,
  clock: alarm,
  strike,
  secrets: {
    vote: { fields: ['vote'], isKept: isSameVote }, // SPY-5.2
  },
  final: ['vote', 'accuse', 'point'], // SPY-5.8
  keepsAnswered: true, // SPY-5.8
  growth,
};

/** SPY-5.2: votes are shown when the vote is closed. */
function isSameVote({ open: before }: Readonly<State>, { open: now }: Readonly<State>): boolean {
  return before.past.length === now.past.length && before.verdicts.length === now.verdicts.length;
}

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
    case 'remark':
      return remark(open, seatOf(by), action, table);
    case 'accuse':
      return accuse(state, seatOf(by), action.suspect, table);
    case 'vote':
      return castVote(state, seatOf(by), action.vote, table);
    case 'point':
      return point(state, seatOf(by), action, table);
    case 'join':
      open.joining = joiningAt(open) + 1;
      return;
    case 'cancelJoin':
      open.joining = joiningAt(open) - 1;
      return;
    case 'ring':
      return runOut(state, table);
    case 'close':
      return closeVote(state, table);
  }
}

function seatOf(by: Actor): number {
  if (typeof by !== 'number') throw new Error(`the ${by} takes no action of a player`);
  return by;
}
