import type { Actor, Game, Seat, Table } from '#kernel';
import { handOver, playBlackmail } from './blackmail.ts';
import { alarm, closePending, endTurnInTime, strike } from './clock.ts';
import { closeNaming, nameStayer, resultOf } from './ending.ts';
import { bribe, moveGuard, spendStrength } from './guards.ts';
import { keepCard } from './hands.ts';
import { imagineState } from './imagine.ts';
import { useLocation } from './locations.ts';
import { move, riot } from './movement.ts';
import { judgePromises, overheard } from './promises.ts';
import { say } from './sentences.ts';
import { setUp } from './setup.ts';
import { alcatrazAtTable } from './table-game.ts';
import { performTask } from './tasks.ts';
import { discardItem, steal } from './theft.ts';
import { offerTrade, respondTrade, withdrawOffer } from './trades.ts';
import { endPlayerTurn } from './turns.ts';
import { view } from './view.ts';
import { castVote, countVotes, openVote } from './votes.ts';
import type { Action, Event, Options, State, View } from './state.ts';

/** Alcatraz: The Scapegoat. All but one escape, or nobody does. */
export const alcatraz: Game<State, View, Action, Event, Options> = {
  ...alcatrazAtTable,
  setup: setUp,
  view,
  apply(state, by, action, table) {
    const heard: Event[] = [];
    carryOut(state, by, action, overheard(table, heard));
    judgePromises(state.open, heard, table);
  },
  result: ({ open }) => resultOf(open),
  imagine: imagineState,
  clock: alarm,
  strike,
  secrets: {
    castVote: { fields: ['player'], isKept: (before, now) => now.open.ballots.length === before.open.ballots.length }, // ALC-5.4
    nameStayer: { fields: ['candidate'], isKept: (_, now) => now.open.phase === 'naming' }, // ALC-16.9
  },
  final: ['castVote', 'nameStayer'], // ALC-5.10, ALC-16.9
  keepsAnswered: true, // ALC-19.9
};

function carryOut(state: State, by: Actor, action: Action, table: Table<Event>): void {
  const { open } = state;
  switch (action.type) {
    case 'callVote':
      return openVote(state, seatOf(by), table);
    case 'castVote':
      return castVote(state, seatOf(by), action.player, table);
    case 'move':
      return move(open, seatOf(by), action.to, table);
    case 'useLocation':
      return useLocation(state, seatOf(by), action, table);
    case 'steal':
      return steal(open, seatOf(by), action, table);
    case 'riot':
      return riot(open, seatOf(by), action.from, table);
    case 'performTask':
      return performTask(state, seatOf(by), action, table);
    case 'discardItem':
      return discardItem(open, seatOf(by), action, table);
    case 'playBlackmail':
      return playBlackmail(state, seatOf(by), action, table);
    case 'answerBlackmail':
      return handOver(open, seatOf(by), action.what, table);
    case 'offerTrade':
      return offerTrade(open, seatOf(by), action, table);
    case 'respondTrade':
      return respondTrade(open, action.accept, table);
    case 'withdrawOffer':
      return withdrawOffer(open, seatOf(by), table);
    case 'bribe':
      return bribe(open, seatOf(by), action.count, table);
    case 'spendStrength':
      return spendStrength(open, seatOf(by), table);
    case 'chooseCard':
      return keepCard(state, seatOf(by), action.card, table);
    case 'moveGuard':
      if (open.pending?.type !== 'guards') throw new Error('no guard is to be moved');
      return moveGuard(open, action, open.pending, table);
    case 'stopGuards':
      open.pending = null;
      return;
    case 'endTurn':
      return endPlayerTurn(state, false, table);
    case 'nameStayer':
      return nameStayer(state, seatOf(by), action.candidate, table);
    case 'say':
      return say(open, seatOf(by), action, table);
    case 'negotiationTimeout':
      return openVote(state, null, table);
    case 'voteTimeout':
      return countVotes(state, table);
    case 'tradeTimeout':
    case 'choiceTimeout':
      return closePending(state, table);
    case 'turnTimeout':
      return endTurnInTime(state, table);
    case 'stayerTimeout':
      return closeNaming(state, table);
  }
}

function seatOf(by: Actor): Seat {
  if (typeof by !== 'number') throw new Error(`the ${by} takes no action of a player`);
  return by;
}
