import { type Chance, copy, fill, type Offer, quickChance, type Seat, tableFor, type ToldEvent } from '#kernel';
import { pi } from './game.ts';
import { trueAnswer } from './questions.ts';
import { activeSeats } from './rounds.ts';
import { holderOf } from './neighbours.ts';
import type { Action, Event, Options, State, View } from './state.ts';
import { caseOf } from './turn.ts';

/** Styles of play: random, solving, or asking for a long time before accusing. */
export const STYLES = ['random', 'sensible', 'patient'] as const;

/** A repeatable match. */
export interface MatchPlan extends Pick<Options, 'edition' | 'answers' | 'lastUnsolved'> {
  seats: number;
  style: (typeof STYLES)[number];
  seed: number;
}

export interface PlannedMove {
  readonly by: Seat;
  readonly action: Action;
}

/** A move, its events, and the state after it. */
export interface MatchStep {
  readonly move: PlannedMove | null; // null: the deal
  /** The number of moves so far that were not free; the luck of a step depends on it. */
  readonly turn: number;
  readonly told: readonly ToldEvent<Event>[];
  readonly state: State;
}

/** A whole match, from the deal on. */
export interface MatchHistory {
  readonly plan: MatchPlan;
  readonly steps: readonly MatchStep[];
}

export const eventsOf = ({ told }: MatchStep): Event[] => told.map(({ event }) => event);

/** Moving one's own markers is free: it is no turn and uses no luck. */
export const isFree = ({ type }: Action): boolean => type === 'assign' || type === 'unassign';

const optionsOf = ({ edition, answers, lastUnsolved }: MatchPlan): Options => ({
  edition,
  answers,
  lastUnsolved,
  notebook: 1,
  turnSeconds: null,
});

/** The luck of a move depends on the number of earlier moves that were not free. */
export const luckOf = ({ seed }: MatchPlan, turn: number): Chance => quickChance(seed * 4096 + turn);

/** Plays to the end. */
export function playOut(plan: MatchPlan): MatchHistory {
  const luck = quickChance(plan.seed + 0.5 * 2 ** 32);
  return replayed(plan, state => choose(plan, state, luck));
}

/** Plays the same moves again; `between` may transform the state after each. */
export const playAgain = (plan: MatchPlan, moves: readonly PlannedMove[], between = copy<State>): MatchHistory => {
  const left = moves.toReversed();
  return replayed(plan, () => left.pop(), between);
};

function replayed(
  plan: MatchPlan,
  next: (state: State) => PlannedMove | undefined,
  between = copy<State>,
): MatchHistory {
  const told: ToldEvent<Event>[] = [];
  const dealt = pi.setup(optionsOf(plan), plan.seats, tableFor(luckOf(plan, 0), told));
  const steps: MatchStep[] = [{ move: null, turn: 0, told, state: dealt }];
  let turn = 0;
  for (let state = dealt, move = next(state); move; move = next(state)) {
    if (!isFree(move.action)) turn += 1;
    const step = { turn, ...stepFrom(between(state), move, luckOf(plan, turn)) };
    steps.push(step);
    state = step.state;
    if (steps.length > 5000) throw new Error(`this match does not end: ${JSON.stringify(plan)}`);
  }
  return { plan, steps };
}

/** The next step; it takes ownership of the state. */
export function stepFrom(state: State, move: PlannedMove, luck: Chance): Omit<MatchStep, 'turn'> {
  const told: ToldEvent<Event>[] = [];
  pi.apply(state, move.by, copy(move.action), tableFor(luck, told));
  return { move, told, state };
}

function choose(plan: MatchPlan, state: State, luck: Chance): PlannedMove | undefined {
  const { open } = state;
  if (open.over) return undefined;
  const free = luck.below(4) === 0 ? freeMove(state, luck) : undefined;
  if (free) return free;
  if (!open.question) return { by: open.turn, action: turnFor(plan, pi.view(state, open.turn), luck) };
  const by = holderOf(open.turn, open.solvers.length);
  const answers = pi.offers(pi.view(state, by)).filter(({ type }) => type.startsWith('answer'));
  const honest = luck.below(plan.style === 'random' ? 10 : 60) > 0;
  return {
    by,
    action: honest ? trueAnswer(open, caseOf(state, open.turn), open.question) : fill<Action>(luck.pick(answers), luck),
  };
}

function freeMove(state: State, luck: Chance): PlannedMove | undefined {
  const [by] = luck.shuffle(activeSeats(state.open));
  if (by === undefined) return undefined;
  const offers = pi.offers(pi.view(state, by)).filter(({ type }) => type === 'assign' || type === 'unassign');
  return offers.length === 0 ? undefined : { by, action: fill<Action>(luck.pick(offers), luck) };
}

/** Rounds after which players accuse with a possible case, so that the match ends. */
const PATIENCE = { random: 8, sensible: 4, patient: 24 } as const;

function turnFor({ style }: MatchPlan, view: View, luck: Chance): Action {
  const offers = pi.offers(view);
  if (view.open.round > PATIENCE[style] && luck.below(2) === 0) return guess(view, luck);
  if (style === 'random') return fill<Action>(luck.pick(offers), luck);
  const asks = offers.filter(({ type }) => type === 'examine' || (type === 'investigate' && luck.below(4) === 0));
  return asks.length === 0 ? guess(view, luck) : fill<Action>(luck.pick<Offer<Action>>(asks), luck);
}

/** Accuses with a case that fits everything the seat knows. */
export function guess(view: View, luck: Chance): Action {
  const { hands } = pi.imagine(view, luck);
  const secret = view.me === 'audience' ? undefined : hands[holderOf(view.me, hands.length)];
  if (!secret) throw new Error('the audience accuses nobody');
  return { type: 'accuse', ...secret };
}

/**
 * A move towards the end of the match: asks, accuses with a possible case, answers truly; undefined if the seat is not
 * awaited.
 */
export function finish(view: View, luck: Chance): Action | undefined {
  const { me, open, hand } = view;
  if (open.question && hand && me === holderOf(open.turn, open.solvers.length))
    return trueAnswer(open, hand, open.question);
  if (me !== open.turn || open.question) return undefined;
  const [card] = luck.shuffle(open.display);
  return card === undefined || luck.below(3) === 0 ? guess(view, luck) : { type: 'examine', card };
}
