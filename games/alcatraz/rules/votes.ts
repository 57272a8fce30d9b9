import { type BySeat, type RuleId, type Seat, seatsOf, type Table } from '#kernel';
import { MAX_BONUS } from './components.ts';
import { beginActing } from './turns.ts';
import type { Ballot, Event, Open, State } from './state.ts';

/** Only the scapegoat of the previous turn ends the talks (ALC-5.2). */
export const whyNotCall = ({ phase, scapegoat }: Open, me: Seat): RuleId | undefined => {
  if (phase !== 'talks') return 'ALC-3.1';
  return me === scapegoat ? undefined : 'ALC-5.2';
};

/** Talks end: called by the scapegoat, or after two minutes. */
export function openVote(state: State, by: Seat | null, table: Table<Event>): void {
  state.open.phase = 'voting';
  state.votes = seatsOf(state.open.seats).map(() => null);
  table.tell({ type: 'voteCalled', by });
}

export function whyNotVote({ phase, voted, seats }: Open, me: Seat, player: unknown): RuleId | undefined {
  if (phase !== 'voting') return 'ALC-3.1';
  if (voted.includes(me)) return 'ALC-5.10';
  return seatsOf(seats).some(seat => seat === player) ? undefined : 'ALC-5.6';
}

export function castVote(state: State, by: Seat, player: Seat, table: Table<Event>): void {
  const { open, votes } = state;
  open.voted = [...open.voted, by];
  votes[by] = player;
  table.tell({ type: 'voted', by });
  if (votes.every(vote => vote !== null)) countVotes(state, table);
}

/** Shows and counts the votes; a missing one counts for the silent player (ALC-5.11). */
export function countVotes(state: State, table: Table<Event>): void {
  const { open } = state;
  const votes = seatsOf(open.seats).map(seat => state.votes[seat] ?? seat);
  const silent = seatsOf(open.seats).filter(seat => !open.voted.includes(seat));
  const ballot: Ballot = { turn: open.turn, votes, ...electedBy(votes, open.scapegoat) };
  open.bonus = ballot.elected === open.scapegoat ? Math.min(MAX_BONUS, open.bonus + 1) : 1; // ALC-6.2, ALC-6.3
  open.scapegoat = ballot.elected;
  open.ballots = [...open.ballots, ballot];
  open.voted = [];
  state.votes = [];
  table.tell({ type: 'votesShown', ballot, bonus: open.bonus, silent });
  beginActing(open, table);
}

/** The most votes win; among tied leaders the one that the previous scapegoat voted for (ALC-5.7, ALC-5.8). */
export function electedBy(votes: Readonly<BySeat<Seat>>, previous: Seat): Pick<Ballot, 'elected' | 'tied'> {
  const counts = votes.map((_, seat) => votes.filter(vote => vote === seat).length);
  const most = Math.max(...counts);
  const leaders = counts.flatMap((count, seat) => (count === most ? [seat] : []));
  const [leader = previous] = leaders;
  const tied = leaders.length > 1;
  return { elected: tied ? (votes[previous] ?? previous) : leader, tied };
}
