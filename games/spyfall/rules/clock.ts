import type { Alarm } from '#kernel';
import { minutesOf, voteTimeOf } from './round.ts';
import type { Action, State } from './state.ts';

/** How long the table waits for a dealer to start the first clock (SPY-2.8). */
const PATIENCE = 120_000;
/** How long the reveal of a round is shown to players who have not continued (SPY-2.9). */
export const REVEAL = 20_000;
/** The time in which the end of the round is shown before its reveal: the last vote, or the named place. */
const BEFORE_REVEAL = 4_000;

/** A name for every round and vote: the time of a round continues after a vote (SPY-5.4). */
export function alarm({ open }: Readonly<State>): Alarm | undefined {
  if (open.stage === 'over') return undefined;
  if (open.stage === 'dealt')
    return { name: `deal ${open.round}`, after: open.past.length === 0 ? PATIENCE : BEFORE_REVEAL + REVEAL };
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
