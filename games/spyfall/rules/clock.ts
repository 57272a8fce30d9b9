import type { Alarm } from '#kernel';
import { minutesOf, voteTimeOf } from './round.ts';
import type { Action, State } from './state.ts';

/** How long the table waits for a dealer to start the first clock (SPY-2.8). */
const PATIENCE = 120_000;
/** How long a round that is over is shown to those who have not continued (SPY-2.9). */
const SHOWING = 20_000;

/** A name for every round and every vote: time spent on a round counts on after a vote (SPY-5.4). */
export function alarm({ open }: Readonly<State>): Alarm | undefined {
  if (open.stage === 'over') return undefined;
  if (open.stage === 'dealt') return { name: `deal ${open.round}`, after: open.past.length === 0 ? PATIENCE : SHOWING };
  const round: Alarm = { name: `round ${open.round}`, after: minutesOf(open) * 60_000 };
  if (!open.motion) return round;
  const vote: Alarm = {
    name: `vote ${open.round}.${open.verdicts.length + 1}`,
    after: voteTimeOf(open),
  };
  return open.stage === 'talking' ? { ...vote, holds: round } : vote;
}

export function strike({ open }: Readonly<State>): Action {
  if (open.stage === 'dealt') return { type: 'start' };
  return open.motion ? { type: 'close' } : { type: 'ring' };
}
