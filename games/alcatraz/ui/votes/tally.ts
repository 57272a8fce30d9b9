import { type Seat, seatsOf } from '#kernel';
import { MAX_BONUS } from '../../rules/components.ts';
import { recordOf } from '../../rules/promises.ts';
import type { Ballot, Event, Open } from '../../rules/state.ts';

/** Somebody who can be voted for. */
export interface Candidate {
  readonly seat: Seat;
  /** How many action points more they would have as the scapegoat. */
  readonly bonus: number;
  /** Which turn running it would be for them; 4 stands for the fourth and every later one. */
  readonly run: number;
  readonly kept: number;
  /** Promises kept and broken. */
  readonly judged: number;
}

/** Everybody, in the order of the seats. */
export const candidatesIn = (open: Pick<Open, 'seats' | 'scapegoat' | 'bonus' | 'promises'>): Candidate[] =>
  seatsOf(open.seats).map(seat => {
    const { kept, broken } = recordOf(open, seat);
    const run = seat === open.scapegoat ? open.bonus + 1 : 1; // ALC-6.2, ALC-6.3
    return { seat, bonus: Math.min(MAX_BONUS, run), run, kept, judged: kept + broken };
  });

/** A counted vote, as it is shown. */
export interface Count {
  readonly turn: number;
  readonly elected: Seat;
  /** For each seat, who voted for it. */
  readonly voters: readonly (readonly Seat[])[];
  /** Those with the most votes. */
  readonly leaders: readonly Seat[];
  /** The previous scapegoat, whose vote decided a tie; null: there was no tie, or it is not known who that was. */
  readonly tieBreaker: Seat | null;
}

/** ALC-5.7, ALC-5.8. */
export function countOf({ turn, votes, elected, tied }: Ballot, previous: Seat | undefined): Count {
  const voters = votes.map((_, seat) => votes.flatMap((vote, voter) => (vote === seat ? [voter] : [])));
  const most = Math.max(...voters.map(({ length }) => length));
  const leaders = voters.flatMap(({ length }, seat) => (length === most ? [seat] : []));
  return { turn, elected, voters, leaders, tieBreaker: tied ? (previous ?? null) : null };
}

/** The scapegoat of the turn before a ballot. The first one was drawn and elected by nobody. */
export function previousScapegoat(
  { ballots }: Pick<Open, 'ballots'>,
  turn: number,
  heard: readonly Event[],
): Seat | undefined {
  const at = ballots.findIndex(ballot => ballot.turn === turn);
  if (at > 0) return ballots[at - 1]?.elected;
  return heard.find(event => event.type === 'matchStarted')?.scapegoat;
}
