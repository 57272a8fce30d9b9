import {
  type Actor,
  type Chance,
  copy,
  dueAt,
  eventsFor,
  type Game,
  type Match,
  type Milliseconds,
  quickChance,
  start,
  type ToldEvent,
} from '#kernel';

/** A match that can be played again: the same plan gives the same match. */
export interface MatchPlan<Options> {
  readonly options: Options;
  readonly seats: number;
  readonly seed: number;
}

/** A step of a match: who did what, what was told, and what it led to. */
export interface MatchStep<State, Action, Event> {
  readonly by: Actor | null; // null: the deal
  readonly action: Action | null; // null: the deal
  readonly told: readonly ToldEvent<Event>[];
  /** What all heard. */
  readonly events: readonly Event[];
  readonly state: State;
  /** The running clock, and its time left. */
  readonly clock: { readonly name: string; readonly left: Milliseconds } | null; // null: no clock runs
}

/** A whole match, step by step. `next` makes a move, or none, and returns the time afterwards. */
export function matchSteps<
  State extends object,
  View extends object,
  Action extends { type: string },
  Event extends object,
  Options extends object,
>(
  game: Game<State, View, Action, Event, Options>,
  { options, seats, seed }: MatchPlan<NoInfer<Options>>,
  next: (match: Match<State, View, Action, Event, Options>, luck: Chance, now: Milliseconds) => Milliseconds,
): MatchStep<State, Action, Event>[] {
  const luck = quickChance(seed);
  const match = start({ game, options, seats, seed: Uint8Array.from({ length: 32 }, () => luck.below(256)) });
  let now = 0;
  const step = (): MatchStep<State, Action, Event> => {
    const { by = null, action = null } = match.moves.at(-1) ?? {};
    const name = game.clock?.(match.state)?.name;
    const clock = name === undefined ? null : { name, left: (dueAt(match) ?? now) - now };
    const { told } = match;
    return { by, action, told, events: eventsFor(told, 'audience'), state: copy(match.state), clock };
  };
  const steps = [step()];
  while (!game.result(match.state)) {
    const made = match.moves.length;
    now = next(match, luck, now);
    if (match.moves.length > made) steps.push(step());
  }
  return steps;
}
