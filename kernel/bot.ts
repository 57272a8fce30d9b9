import type { Chance } from './chance.ts';
import type { BySeat, Milliseconds, Seat } from './game.ts';
import type { Offer } from './offer.ts';
import type { Scalar } from './plain.ts';

/** All a bot is handed: what its seat sees and may do. A view holds everything its viewer has ever learnt. */
export interface Situation<View, Action extends { type: string }> {
  readonly seat: Seat;
  readonly view: Readonly<View>;
  readonly offers: readonly Offer<Action>[];
  /** How long the clock of the match still runs, as everybody at the table sees; absent if none does. */
  readonly left?: Milliseconds;
  /**
   * Whether its time to think is up, so that it has to decide now with what it has found out; absent: there is no
   * limit. Only the host of a bot knows the time.
   */
  readonly isOutOfTime?: () => boolean;
}

/** A player that is a program. It decides from its seat's situation, and holds no state it did not imagine. */
export interface Bot<View, Action extends { type: string }> {
  /** Null: it would rather wait; only where the table does not wait for it. */
  decide(situation: Situation<View, Action>, chance: Chance): Action | null;
  /** What it thinks of what its seat cannot see, for whoever measures how well it judges. */
  estimates?(seat: Seat, view: Readonly<View>): readonly Estimate[];
}

/** Something a bot thinks likely or not. */
export interface Estimate {
  /** What it is about: a message of the game's catalogue. */
  readonly about: string;
  readonly what: Scalar;
  /** From 0 to 1. */
  readonly chance: number;
}

/** What a player of any game is told about one whose random matches hardly ever end. */
export interface SearchHints<State, View, Action extends { type: string }> {
  /** Plays on quickly, and not too foolishly, in an imagined world. */
  readonly playout: Bot<View, Action>;
  /** So many moves ahead it is clear enough who is doing well. */
  readonly horizon: number;
  /** What such a state is worth to each seat, from 0 to 1. */
  worth(state: Readonly<State>): BySeat<number>;
}

export type AnySearchHints = SearchHints<object, object, { type: string }>;
export type AnyBot = Bot<object, { type: string }>;
