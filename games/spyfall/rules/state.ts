import type { BySeat, Seat, Viewer } from '#kernel';
import type { Place, Role } from './places.ts';

export interface Options {
  rounds: number;
  /** The length of a round; 0: as recommended for the number of players (SPY-1.5). */
  minutes: number;
  conversation: 'spoken' | 'written' | 'phrasebook';
  /** Whether cards have roles on them, or places only. */
  roles: 'played' | 'none';
  /** How long a vote may take (SPY-5.7); after time has run out, at least a minute (SPY-7.7). */
  voteSeconds: number;
}

/**
 * The card of a seat. All fields have the same length for the spy and for others, so that the size of a message reveals
 * nothing.
 */
export interface Card {
  readonly place: Place; // --: the spy's
  readonly role: Role; // -: the spy's, or roles are not played
}

/** Words of the same length, so that a vote cannot be told by its size. */
export type Vote = 'aye' | 'nay';

/** A question and its answer. */
export interface Exchange {
  readonly by: Seat;
  readonly to: Seat;
  readonly question: string | null; // null: spoken
  readonly answer: string | null; // null: spoken, or not answered yet
  readonly answered: boolean;
}

/** What a player said about another one (SPY-4.7). */
export interface Remark {
  readonly by: Seat;
  readonly about: Seat;
  readonly remark: string;
  /** How many questions of the round were answered by then. */
  readonly after: number;
}

/** A vote that is open. */
export interface Motion {
  readonly by: Seat | null; // null: put by the dealer, for time ran out
  readonly suspect: Seat;
  /** The seats that have voted, in order. */
  readonly voted: readonly Seat[];
}

/** A closed vote, public. */
export interface Verdict {
  readonly by: Seat | null; // null: put by the dealer, for time ran out
  readonly suspect: Seat;
  readonly votes: Readonly<BySeat<Vote | null>>; // null: the suspect has none
  readonly unanimous: boolean;
}

/** How a round ended. */
export type Ending =
  | { readonly type: 'convicted'; readonly suspect: Seat; readonly by: Seat | null } // null: time had run out
  | { readonly type: 'named'; readonly place: Place }
  /** Time ran out, and nobody was convicted. */
  | { readonly type: 'escaped' };

/** Everything about a finished round (SPY-8.7). */
export interface Round {
  readonly dealer: Seat;
  readonly place: Place;
  readonly spy: Seat;
  readonly roles: Readonly<BySeat<Role>>; // -: the spy, or roles are not played
  readonly verdicts: readonly Verdict[];
  readonly ending: Ending;
  readonly points: Readonly<BySeat<number>>;
}

/** The open part of the state. */
export interface Open {
  readonly options: Readonly<Options>;
  /** The number of players of this round. */
  seats: number;
  /** How many join with the next round (SPY-2.10); absent until one does, also in states stored before this rule. */
  joining?: number;
  /** From 1. */
  round: number;
  dealer: Seat;
  /** Cards are dealt and the clock does not run yet; it runs, or a vote stops it; it has run out; the match is over. */
  stage: 'dealt' | 'talking' | 'late' | 'over';
  /** The players who have continued (SPY-2.9), in order; empty once the clock has started. */
  continued: readonly Seat[];
  /** The exchanges of this round; after a new deal, still those of the one before. */
  talk: Exchange[];
  /** The remarks of the same round, in order. */
  remarks: readonly Remark[];
  motion: Motion | null; // null: no vote is open
  /** The closed votes of this round; earlier ones are in `past`. */
  verdicts: readonly Verdict[];
  past: readonly Round[];
}

export interface State {
  open: Open;
  /** The cards of this round; none once the match is over. */
  hands: BySeat<Card>;
  /** The votes on the open motion. */
  votes: BySeat<Vote | null>; // null: nothing yet
}

export interface View {
  me: Viewer;
  open: Open;
  /** As `writtenCard` writes it. */
  card: string | null; // null: the audience, and all viewers once the match is over
  vote: Vote | null; // null: no vote is open, or none of this viewer is in
}

export type Action =
  | { type: 'start' }
  /** Continue after the reveal (SPY-2.9). */
  | { type: 'continue' }
  | { type: 'ask'; to: Seat; question: string | null } // null: spoken
  | { type: 'answer'; answer: string | null } // null: spoken
  | { type: 'remark'; about: Seat; remark: string }
  | { type: 'accuse'; suspect: Seat }
  | { type: 'vote'; vote: Vote }
  /** Offered to everybody; only the spy's naming has an effect (SPY-6.5). */
  | { type: 'point'; place: Place; how: 'look' | 'name' }
  /** The table: a latecomer joins with the next round (SPY-2.10). */
  | { type: 'join' }
  /** The table: a latecomer cancels. */
  | { type: 'cancelJoin' }
  /** The clock: the round is over. */
  | { type: 'ring' }
  /** The clock: the vote is over. */
  | { type: 'close' };

export type Event =
  | { type: 'matchStarted'; dealer: Seat; rounds: number }
  | { type: 'joined'; seat: Seat }
  | { type: 'roundDealt'; round: number; dealer: Seat }
  | { type: 'cardDealt'; to: Seat; card: Card }
  | { type: 'continued'; by: Seat }
  | { type: 'clockStarted'; dealer: Seat; minutes: number }
  | { type: 'asked'; by: Seat; to: Seat; question: string | null }
  | { type: 'answered'; by: Seat; to: Seat; answer: string | null }
  | { type: 'remarked'; by: Seat; about: Seat; remark: string }
  | { type: 'accused'; by: Seat; suspect: Seat }
  | { type: 'timeRanOut'; dealer: Seat }
  | { type: 'putToVote'; suspect: Seat }
  | { type: 'voted'; by: Seat }
  | { type: 'voteClosed'; verdict: Verdict }
  | { type: 'placeNamed'; by: Seat; place: Place; right: boolean }
  | { type: 'roundEnded'; round: number; result: Round }
  | { type: 'matchEnded'; totals: BySeat<number>; ranks: BySeat<number> };
