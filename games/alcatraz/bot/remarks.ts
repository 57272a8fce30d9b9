import { type Seat, seatsOf } from '#kernel';
import { prisonersAt, prisonerOf } from '../rules/board.ts';
import type { Open } from '../rules/state.ts';
import { hasSaid, type Say, saying } from './speech.ts';

/** Thanks for a promise that was kept, and complaints about what others have done to this seat in this turn. */
export const remarkOn = (open: Open, me: Seat): Say | undefined =>
  onPromises(open, me) ?? onTheft(open, me) ?? onVote(open, me);

function onPromises(open: Open, me: Seat): Say | undefined {
  for (const { by, to, due, state } of open.promises) {
    if (by === me || due !== open.turn) continue;
    if (state === 'kept' && to === me && !hasSaid(open, me, 'thanks', by)) return saying('thanks', { to: by });
    if (state === 'broken' && isFirst(open, by, me)) return saying('complain-promise', { to: by });
  }
  return undefined;
}

/** One complaint about a prisoner is enough: the first other seat makes it. */
const isFirst = (open: Open, about: Seat, me: Seat): boolean =>
  seatsOf(open.seats).find(seat => seat !== about) === me &&
  !open.said.some(one => one.to === about && one.sentence === 'complain-promise');

/** Somebody has stolen, and nobody else is there to be robbed. */
function onTheft(open: Open, me: Seat): Say | undefined {
  const { acting } = open;
  if (!acting?.hasStolen || acting.seat === me || hasSaid(open, me, 'complain-theft')) return undefined;
  const there = prisonersAt(open, prisonerOf(open, acting.seat).at);
  return there.length === 2 && there.includes(me) ? saying('complain-theft', { to: acting.seat }) : undefined;
}

/** Somebody made this seat the scapegoat and had asked it for something in the same turn. */
function onVote(open: Open, me: Seat): Say | undefined {
  const ballot = open.ballots.at(-1);
  if (ballot?.turn !== open.turn || ballot.elected !== me || hasSaid(open, me, 'complain-vote')) return undefined;
  const voter = ballot.votes.findIndex(
    (player, seat) => player === me && seat !== me && open.said.some(one => one.by === seat && one.to === me),
  );
  return voter < 0 ? undefined : saying('complain-vote', { to: voter });
}
