import type { Chance, Offer } from '#kernel';

/** What the contract needs to know about a game besides its rules. */
export interface ContractOptions<State, View, Action extends { type: string }, Event, Options> {
  /** Seat counts; default: all. */
  readonly players?: readonly number[];
  /** Combinations of options; default: all of them, or a set that covers every pair of values. */
  readonly options?: readonly Options[];
  /** Matches per law; default: PARLOUR_RUNS, or a few. */
  readonly runs?: number;
  /** The most moves of a match. */
  readonly maxMoves?: number;
  /** The number of random moves before the finisher takes over. */
  readonly wild?: number;
  /** Plays to the end, where random play would take too long. */
  finisher?(view: View, offers: readonly Offer<Action>[], chance: Chance): Action;
  /** What holds in every state, real or imagined: throws, or returns the violation. */
  invariants?(state: State): string | void;
  /** How many states are imagined for every viewer at every step. */
  readonly samples?: number;
  /** Every type of action and of event: each must occur, and no other may. */
  readonly actions?: readonly Action['type'][];
  readonly events?: readonly string[];
  /** The names of all cards, and the cards a step has used. */
  readonly cards?: {
    readonly all: readonly string[];
    used(state: State, events: readonly Event[], action: Action | undefined): Iterable<string>;
  };
  /** The number of matches after which every action, event and card must have occurred. */
  readonly matches?: number;
  /** Only these laws; default: all. */
  readonly laws?: readonly string[];
}

export type AnyContractOptions = ContractOptions<object, object, { type: string }, object, object>;

export const DEFAULTS = { runs: 24, maxMoves: 1000, wild: 60, samples: 1, matches: 400 } as const;
