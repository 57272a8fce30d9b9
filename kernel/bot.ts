import type { Chance } from './chance.ts';
import type { BySeat, Milliseconds, Seat } from './game.ts';
import type { Offer } from './offer.ts';
import type { Scalar } from './plain.ts';

/** The input of a bot: what its seat sees and may do. A view holds everything its viewer has learnt. */
export interface Situation<View, Action extends { type: string }> {
  readonly seat: Seat;
  readonly view: Readonly<View>;
  readonly offers: readonly Offer<Action>[];
  /** How long the match clock still runs, as all players see it; absent: none runs. */
  readonly left?: Milliseconds;
  /** Whether the bot must decide now; absent: there is no time limit. Only the host of a bot reads the time. */
  readonly isOutOfTime?: () => boolean;
}

/** A computer player. It decides from the situation of its seat, and has no other state. */
export interface Bot<View, Action extends { type: string }> {
  /** Null: it waits, which is allowed only where the table does not wait for it. */
  decide(situation: Situation<View, Action>, chance: Chance): Action | null;
  /** Its estimates of hidden facts, for measuring how well it judges. */
  estimates?(seat: Seat, view: Readonly<View>): readonly Estimate[];
}

/** A bot's estimate of how likely something is. */
export interface Estimate {
  /** What it is about: a message of the game's catalogue. */
  readonly about: string;
  readonly what: Scalar;
  /** From 0 to 1. */
  readonly chance: number;
}

/** Help for the search bot in games whose random matches rarely end. */
export interface SearchHints<State, View, Action extends { type: string }> {
  /** Plays quickly and reasonably in an imagined world. */
  readonly playout: Bot<View, Action>;
  /** The number of moves after which a state can be valued. */
  readonly horizon: number;
  /** What such a state is worth to each seat, from 0 to 1. */
  worth(state: Readonly<State>): BySeat<number>;
}

export type AnySearchHints = SearchHints<object, object, { type: string }>;
export type AnyBot = Bot<object, { type: string }>;
