import type { Seat } from '#kernel';
import type { HeardEvent } from '#screen';
import type { Event } from '../../rules/state.ts';
import { moverOf } from '../since/moves.ts';

/** A proposal to end the game that came to nothing. */
export interface ProposalOutcome {
  readonly by: Seat;
  readonly refusedBy: Seat | null; // null: it lapsed before everybody had answered
}

/** The last proposal that came to nothing, as long as I have not moved since; undefined: none. I know my own refusal. */
export function proposalOutcome(heard: readonly HeardEvent[], me: Seat | undefined): ProposalOutcome | undefined {
  const events = heard.map(({ event }) => event as Event);
  const lapsed = events.findLastIndex(({ type }) => type === 'proposalLapsed');
  const event = events[lapsed];
  if (event?.type !== 'proposalLapsed') return undefined;
  if (events.slice(lapsed).some(later => later.type === 'endProposed' || moverOf(later) === me)) return undefined;
  const vote = events[lapsed - 1];
  const refusedBy = vote?.type === 'endVoted' && !vote.agree ? vote.by : null;
  return refusedBy !== null && refusedBy === me ? undefined : { by: event.by, refusedBy };
}
