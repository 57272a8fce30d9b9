import type { Offer, RuleId, Seat } from '#kernel';
import type { Line } from './telling.ts';

/** One short sentence for a first-time player, and its rule. */
export interface Hint {
  readonly id: string;
  readonly rule: RuleId;
  readonly line: Line;
  /** It leaves as soon as it no longer fits. Other hints stay to be read until the turn begins or ends. */
  readonly isMomentary?: true;
}

/** What a seat knows at the time of a hint. */
export interface HintMoment<View, Action extends { type: string }, Event> {
  readonly view: Readonly<View>;
  readonly seat: Seat;
  /** What the seat has heard in this match, oldest first. */
  readonly heard: readonly Event[];
  readonly offers: readonly Offer<Action>[];
}

/** The hints of a game. */
export interface Hints<View, Action extends { type: string }, Event> {
  /** The hints that fit this moment, the most useful first. There is always one. */
  at(moment: HintMoment<View, Action, Event>): readonly Hint[];
}

export type AnyHints = Hints<object, { type: string }, object>;
