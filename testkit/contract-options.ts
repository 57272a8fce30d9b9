import type { Chance, Offer } from '#kernel';

/** What the contract has to know about a game besides its rules. */
export interface ContractOptions<State, View, Action extends { type: string }, Event, Options> {
  /** Seat counts; all of them unless said. */
  readonly players?: readonly number[];
  /** Combinations of options; every one, or every pair of values, unless said. */
  readonly options?: readonly Options[];
  /** How many matches are played for every law; PARLOUR_RUNS, or a few, unless said. */
  readonly runs?: number;
  /** A match must be over by then. */
  readonly maxMoves?: number;
  /** So many moves are random before the finisher takes over. */
  readonly wild?: number;
  /** Plays to the end, where random play would take too long. */
  finisher?(view: View, offers: readonly Offer<Action>[], chance: Chance): Action;
  /** What is true of every state, real or imagined: throws, or returns what is wrong. */
  invariants?(state: State): string | void;
  /** How many states are imagined for every viewer at every step. */
  readonly samples?: number;
  /** Every type of action and of event: each must occur, and no other may. */
  readonly actions?: readonly Action['type'][];
  readonly events?: readonly string[];
  /** The names of all cards, and which of them a step has used. */
  readonly cards?: {
    readonly all: readonly string[];
    used(state: State, events: readonly Event[], action: Action | undefined): Iterable<string>;
  };
  /** After so many matches every action, event and card must have occurred. */
  readonly matches?: number;
  /** Only these laws; all of them unless said. */
  readonly laws?: readonly string[];
}

export type AnyContractOptions = ContractOptions<object, object, { type: string }, object, object>;

export const DEFAULTS = { runs: 24, maxMoves: 1000, wild: 60, samples: 1, matches: 400 } as const;
