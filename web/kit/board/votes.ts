import type { Seat } from '#kernel';

/** A voter of an open vote. */
export interface Voter {
  readonly seat: Seat;
  readonly name: string;
  readonly isMe?: boolean;
  readonly hasVoted: boolean;
  /** Their vote, once all votes are open. */
  readonly vote?: string;
  /** Whether it is a vote in favour. */
  readonly isFor?: boolean;
  /** A person at another screen: a bot needs no reminder. */
  readonly canBeNudged?: boolean;
}

/** After this time without a vote a player may be nudged, ms. */
export const SLOW_AFTER = 15_000;

/** Who may be nudged: those who have not voted, a while after the vote was opened. */
export const nudgeable = (voters: readonly Voter[], openFor: number): Seat[] =>
  openFor < SLOW_AFTER
    ? []
    : voters.filter(({ hasVoted, isMe, canBeNudged }) => canBeNudged && !hasVoted && !isMe).map(({ seat }) => seat);

/** The share of the time to vote that is left, from 0 to 1. */
export const shareLeft = (left: number, whole: number): number =>
  whole <= 0 ? 0 : Math.min(1, Math.max(0, left / whole));
