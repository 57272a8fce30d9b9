import type { Chance } from './chance.ts';
import type { Seat } from './game.ts';
import type { Offer } from './offer.ts';

/** All a bot is handed: what its seat sees, may do, and has heard since it was last asked. */
export interface Situation<View, Action extends { type: string }, Event> {
  readonly seat: Seat;
  readonly view: Readonly<View>;
  readonly offers: readonly Offer<Action>[];
  readonly heard: readonly Event[];
}

/** A player that is a program. It decides from its seat's situation, and holds no state it did not imagine. */
export interface Bot<View, Action extends { type: string }, Event> {
  /** Null: it would rather wait; only where the table does not wait for it. */
  decide(situation: Situation<View, Action, Event>, chance: Chance): Action | null;
}

export type AnyBot = Bot<object, { type: string }, object>;
