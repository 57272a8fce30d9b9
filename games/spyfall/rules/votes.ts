import { clockwiseFrom, type Seat, type Table } from '#kernel';
import { endRound } from './round-end.ts';
import { suspectsLeft, votersOn } from './round.ts';
import type { Event, Motion, State, Verdict, Vote } from './state.ts';

/** Stops the clock; the accuser's vote is yes (SPY-5.1, SPY-5.2). */
export function accuse(state: State, by: Seat, suspect: Seat, table: Table<Event>): void {
  table.tell({ type: 'accused', by, suspect });
  openVote(state, { by, suspect, voted: [] });
  castVote(state, by, 'aye', table);
}

/** SPY-7.1: when the clock has run out, each player is voted on in turn. */
export function runOut(state: State, table: Table<Event>): void {
  const { open } = state;
  open.stage = 'late';
  table.tell({ type: 'timeRanOut', dealer: open.dealer });
  putNextToVote(state, table);
}

export function castVote(state: State, by: Seat, vote: Vote, table: Table<Event>): void {
  const { open } = state;
  if (!open.motion) throw new Error('no vote is open');
  open.motion = { ...open.motion, voted: [...open.motion.voted, by] };
  state.votes[by] = vote;
  table.tell({ type: 'voted', by });
  const { suspect, voted } = open.motion;
  if (votersOn(suspect, open.seats).every(seat => voted.includes(seat))) closeVote(state, table);
}

/** Reveals all votes. A missing one counts as no (SPY-5.7). */
export function closeVote(state: State, table: Table<Event>): void {
  const { open } = state;
  if (!open.motion) throw new Error('no vote is open');
  const verdict = verdictOn(open.motion, state);
  open.verdicts = [...open.verdicts, verdict];
  open.motion = null;
  state.votes = [];
  table.tell({ type: 'voteClosed', verdict });
  if (verdict.unanimous) endRound(state, { type: 'convicted', suspect: verdict.suspect, by: verdict.by }, table);
  else if (open.stage === 'late') putNextToVote(state, table);
}

function verdictOn({ by, suspect }: Motion, { open, votes }: State): Verdict {
  const cast = clockwiseFrom(0, open.seats).map(seat => (seat === suspect ? null : (votes[seat] ?? 'nay')));
  return { by, suspect, votes: cast, unanimous: !cast.includes('nay') };
}

/** When all have been voted on, the spy has escaped (SPY-7.4). */
function putNextToVote(state: State, table: Table<Event>): void {
  const [suspect] = suspectsLeft(state.open);
  if (suspect === undefined) return endRound(state, { type: 'escaped' }, table);
  openVote(state, { by: null, suspect, voted: [] });
  table.tell({ type: 'putToVote', suspect });
}

function openVote(state: State, motion: Motion): void {
  state.open.motion = motion;
  state.votes = clockwiseFrom(0, state.open.seats).map(() => null);
}
