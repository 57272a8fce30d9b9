import type { Hearing, Naming } from './belief.ts';

/** How somebody plays: all in which a novice, a regular and a master differ. */
export interface Manner {
  /** How it listens where it knows the place, and where it is the spy. */
  readonly knowing: Hearing;
  readonly spying: Hearing;
  /** How much an answer of one who knows leans towards what tells the spy little: 0 not at all, 1 nothing else counts. */
  readonly tact: number;
  /** How firmly it asks what separates those who know from the one who does not; 0: it asks anything. */
  readonly point: number;
  /** What a bit told to the spy costs, in bits learnt about a player. */
  readonly discretion: number;
  /** How firmly a spy keeps to the answers that look innocent; 0: it says what may well be true. */
  readonly poise: number;
  /** How sure it is of a spy before it accuses: when nothing presses, and when that spy must know the place by now. */
  readonly accuseAt: number;
  readonly accusePressed: number;
  /** How sure it is of a spy before it votes yes: during the round, and when time has run out. */
  readonly voteAt: number;
  readonly endVoteAt: number;
  readonly naming: Naming;
}
