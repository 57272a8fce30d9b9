import type { Alarm, Table } from '#kernel';
import { actingAt } from './board.ts';
import { handOverFirst } from './blackmail.ts';
import { keepFirst } from './hands.ts';
import { declineTrade } from './trades.ts';
import { endPlayerTurn } from './turns.ts';
import type { Action, Event, Open, State } from './state.ts';

const clock = (name: string, seconds: number): Omit<Alarm, 'holds'> | undefined =>
  seconds === 0 ? undefined : { name, after: seconds * 1000 };

/** Two minutes of talks (ALC-5.3), and the clocks of the platform (ALC-18.1). An open question stops the player turn's. */
export function alarm({ open }: Readonly<State>): Alarm | undefined {
  const { options, turn, phase, acting, pending } = open;
  switch (phase) {
    case 'talks':
      return clock(`talks ${turn}`, options.talkSeconds);
    case 'voting':
      return clock(`vote ${turn}`, options.voteSeconds);
    case 'naming':
      return clock('naming', options.voteSeconds);
    case 'over':
      return undefined;
    case 'acting': {
      const turnClock = clock(`turn ${turn}.${acting?.seat}`, options.turnSeconds);
      const answer =
        pending && pending.type !== 'guards' ? clock(nameOfAnswer(open), options.answerSeconds) : undefined;
      if (!answer) return turnClock;
      return turnClock ? { ...answer, holds: turnClock } : answer;
    }
  }
}

/** Another clock for every offer, choice and prompt. */
function nameOfAnswer(open: Open): string {
  const { seat, offers, ap } = actingAt(open);
  return `${open.pending?.type} ${open.turn}.${seat}.${offers}.${ap}`;
}

export function strike({ open }: Readonly<State>): Action {
  switch (open.phase) {
    case 'talks':
      return { type: 'negotiationTimeout' };
    case 'voting':
      return { type: 'voteTimeout' };
    case 'naming':
      return { type: 'stayerTimeout' };
    case 'acting':
    case 'over':
      if (!open.pending || open.pending.type === 'guards' || open.options.answerSeconds === 0)
        return { type: 'turnTimeout' };
      return { type: open.pending.type === 'offer' ? 'tradeTimeout' : 'choiceTimeout' };
  }
}

/** Closes what is open by its default (ALC-18.2). */
export function closePending(state: State, table: Table<Event>): void {
  const { open } = state;
  switch (open.pending?.type) {
    case 'offer':
      return declineTrade(open, true, table);
    case 'choice':
      return keepFirst(state, actingAt(open).seat, table);
    case 'prompt':
      return handOverFirst(open, open.pending.victim, table);
    case 'guards':
      open.pending = null;
      return;
    case undefined:
  }
}

/** The platform's turn clock: what is open is closed by its default, then the player turn ends (ALC-18.2). */
export function endTurnInTime(state: State, table: Table<Event>): void {
  closePending(state, table);
  endPlayerTurn(state, true, table);
}
