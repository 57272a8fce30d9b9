import { type BySeat, type Seat, seatsOf } from '#kernel';
import { electedBy } from '../rules/votes.ts';

/** How likely a voter picks each seat. */
export type Lot = BySeat<number>;

/** A vote to be solved. */
export interface Election {
  /** What it is worth to each seat if a seat is elected: by the elected seat, then by seat. */
  readonly worth: readonly BySeat<number>[];
  /** The scapegoat of the turn before, who breaks ties (ALC-5.8). */
  readonly previous: Seat;
  /** What voters are expected to do beforehand, and how certain that is; null: nothing is known. */
  readonly expected: BySeat<Expectation | null>;
  readonly rounds: number;
}

export interface Expectation {
  readonly player: Seat;
  /** From 0 to less than 1. */
  readonly certainty: number;
}

/** Everybody errs now and then, so that a vote that seems to be decided still matters. */
const TREMBLE = 0.06;

/** All ballots with the seat each elects. The votes of a ballot are the digits of its number. */
interface Ballots {
  /** One ballot after another. */
  readonly votes: Uint8Array;
  readonly elected: Uint8Array;
}
const known = new Map<number, Ballots>();

/** The 27 or 256 ballots, by the number of seats and who breaks ties. */
export function ballotsOf(seats: number, previous: Seat): Ballots {
  const key = seats * 10 + previous;
  const before = known.get(key);
  if (before) return before;
  const votes = Array.from({ length: seats ** seats }, (_, number) =>
    seatsOf(seats).map(seat => Math.floor(number / seats ** seat) % seats),
  );
  const ballots = {
    votes: Uint8Array.from(votes.flat()),
    elected: Uint8Array.from(votes, list => electedBy(list, previous).elected),
  };
  known.set(key, ballots);
  return ballots;
}

/** What each vote of a seat is worth to it, if the others vote by their lots: over all ballots. */
export function worthOfVotes(election: Election, lots: readonly Lot[], me: Seat): BySeat<number> {
  const seats = election.worth.length;
  const sums = worthOfAllVotes(election, Float64Array.from(lots.flat()));
  return [...sums.subarray(me * seats, (me + 1) * seats)];
}

/** The same for all seats at once, one seat after another, as are the lots. Typed arrays make it five times as fast. */
function worthOfAllVotes({ worth, previous }: Election, lots: Float64Array): Float64Array {
  const seats = worth.length;
  const { votes, elected } = ballotsOf(seats, previous);
  const worths = Float64Array.from(worth.flat());
  const sums = new Float64Array(seats * seats);
  const after = new Float64Array(seats + 1);
  for (let number = 0; number < elected.length; number++) {
    const first = number * seats;
    const outcome = at(elected, number) * seats;
    after[seats] = 1;
    for (let seat = seats - 1; seat >= 0; seat--)
      after[seat] = at(after, seat + 1) * at(lots, seat * seats + at(votes, first + seat));
    let before = 1;
    for (let seat = 0; seat < seats; seat++) {
      const pick = seat * seats + at(votes, first + seat);
      sums[pick] = at(sums, pick) + before * at(after, seat + 1) * at(worths, outcome + seat);
      before *= at(lots, pick);
    }
  }
  return sums;
}

const at = (list: Uint8Array | Float64Array, index: number): number => list[index] ?? 0;

/**
 * Solves the vote by regret matching: in every round each voter picks what it regrets most not to have picked so far.
 * Returns how often each voter picked whom, on average over the rounds.
 */
export function solved(election: Election): readonly Lot[] {
  const { worth, expected, rounds } = election;
  const seats = worth.length;
  const all = seatsOf(seats);
  const regrets = all.map(() => all.map(() => 0));
  const sums = all.map(() => all.map(() => 0));
  for (let round = 0; round < rounds; round++) {
    const lots = all.map(seat => lotOf(regrets[seat] ?? [], expected[seat] ?? null));
    const worths = worthOfAllVotes(election, Float64Array.from(lots.flat()));
    for (const seat of all) {
      const values = [...worths.subarray(seat * seats, (seat + 1) * seats)];
      const lot = lots[seat] ?? [];
      const mean = values.reduce((sum, value, pick) => sum + value * (lot[pick] ?? 0), 0);
      regrets[seat] = values.map((value, pick) => Math.max(0, (regrets[seat]?.[pick] ?? 0) + value - mean));
      // later rounds count more, for the first ones are still far from settled
      sums[seat] = lot.map((share, pick) => (sums[seat]?.[pick] ?? 0) + share * (round + 1));
    }
  }
  const weight = (rounds * (rounds + 1)) / 2;
  return sums.map(list => list.map(sum => sum / weight));
}

/** A lot by regrets, with some error, and with what is expected of the voter. */
function lotOf(regrets: readonly number[], expected: Expectation | null): Lot {
  const sum = regrets.reduce((total, regret) => total + regret, 0);
  const even = 1 / regrets.length;
  return regrets.map((regret, pick) => {
    const free = (1 - TREMBLE) * (sum > 0 ? regret / sum : even) + TREMBLE * even;
    if (!expected) return free;
    return (1 - expected.certainty) * free + (pick === expected.player ? expected.certainty : 0);
  });
}
