import type { BySeat, Chance, Seat } from '#kernel';
import { actingAt, planCard, prisonerOf, taskAt } from '../rules/board.ts';
import { demandable } from '../rules/blackmail.ts';
import type { Location } from '../rules/components.ts';
import { alcatraz } from '../rules/game.ts';
import { hereOf } from '../rules/guards.ts';
import type { Action, Bundle, Open, State } from '../rules/state.ts';
import { candidatesIn } from './candidates.ts';
import { belongings, turnsLeft, valuesOf } from './evaluation.ts';
import type { WorthOfPromises } from './promises.ts';
import type { Skill } from './skill.ts';
import { outlookWith, type Stakes } from './stakes.ts';
import { isAcceptable, isProposedBy, tradesIn } from './trades.ts';
import { branched, quietTable } from './world.ts';

/** A prisoner who plans the rest of a player turn in an imagined state. */
export interface Planner {
  readonly me: Seat;
  readonly skill: Skill;
  readonly stakes: Stakes;
  /** Where each seat has promised to come. */
  readonly meetings: BySeat<Location | null>;
  readonly chance: Chance;
  /** What else counts at the end of the player turn: promises that are kept, threats that may be carried out. */
  readonly extra: WorthOfPromises;
  /** What it is worth to a partner to hand something to this planner, beyond its values. */
  readonly owed: (partner: Seat, bundle: Bundle) => number;
  readonly isOutOfTime: () => boolean;
}

/** A way to begin, and what it is worth at the end of the player turn. */
export interface Choice {
  readonly action: Action;
  readonly value: number;
}

interface Node {
  readonly state: State;
  readonly first: Action;
  readonly values: BySeat<number>;
  /** How good it looks with the points that are left. */
  readonly promise: number;
}

/** More actions than anybody takes in a player turn with a purpose. */
const DEPTH = 9;
/** Of two ways to the same end the shorter one is better. */
const STEP = 0.0006;

/**
 * Plans the player turn as a whole: sequences of actions are played on in place, level by level, and the best ones are
 * kept. Returns every first action that was looked at, with the best end it led to; the best one first.
 */
export function plannedFrom(state: State, planner: Planner): Choice[] {
  const ends = new Map<Action, number>();
  const note = (action: Action, value: number): void => {
    ends.set(action, Math.max(value, ends.get(action) ?? Number.NEGATIVE_INFINITY));
  };
  const root = valuesIn(state.open, planner, false);
  if (!state.open.pending) note({ type: 'endTurn' }, endValue(state.open, planner));
  let level: Node[] = expanded({ state, values: root, first: null, depth: 0 }, planner, note);
  for (let depth = 1; depth < DEPTH && level.length > 0 && !planner.isOutOfTime(); depth++) {
    const kept = best(level, planner.skill.width);
    for (const { state: reached, first } of kept)
      if (!reached.open.pending) note(first, endValue(reached.open, planner) - depth * STEP);
    level = kept.flatMap(node => (planner.isOutOfTime() ? [] : expanded({ ...node, depth }, planner, note)));
  }
  for (const { state: reached, first } of best(level, planner.skill.width))
    if (!reached.open.pending) note(first, endValue(reached.open, planner) - DEPTH * STEP);
  return [...ends].map(([action, value]) => ({ action, value })).sort((one, other) => other.value - one.value);
}

/** The best nodes, each position once. */
function best(level: Node[], width: number): Node[] {
  const seen = new Set<string>();
  return level
    .sort((one, other) => other.promise - one.promise)
    .filter(({ state }) => {
      if (seen.size >= width) return false;
      const key = keyOf(state);
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}

/** What two sequences have to have in common to be the same. */
function keyOf({ open, hands }: State): string {
  const { ap, used, bribes, hasStolen, seat } = actingAt(open);
  const people = open.prisoners.map(({ at, cash, strength, items }) => [at, cash, strength, items.join('.')]);
  const paid = bribes.map(({ at, count }) => [at, count]);
  const { closed, barred, cuts } = open.bans;
  const words = open.promises.map(({ state }) => state);
  return [ap, hasStolen, used, paid, people, open.guards, hands[seat], closed, barred, cuts, words].join(' ');
}

interface From {
  readonly state: State;
  readonly values: BySeat<number>;
  readonly first: Action | null; // null: nothing was done yet
  readonly depth: number;
}

function expanded(from: From, planner: Planner, note: (action: Action, value: number) => void): Node[] {
  const { state, values, first, depth } = from;
  const { me, chance, skill, owed } = planner;
  const nodes: Node[] = [];
  for (const action of candidatesIn(state)) {
    if (action.type === 'performTask') {
      note(first ?? action, performance(state.open, planner) - depth * STEP);
      continue;
    }
    const next = played(state, me, action, chance);
    const reached = valuesIn(next.open, planner, false);
    nodes.push(nodeOf(next, first ?? action, reached, planner));
  }
  if (depth < skill.tradeDepth && !state.open.pending)
    for (const offer of tradesIn(state.open, me, skill.mostOffers)) {
      const next = played(state, me, offer, chance);
      alcatraz.apply(next, offer.partner, { type: 'respondTrade', accept: true }, quietTable(chance));
      const reached = valuesIn(next.open, planner, false);
      const gain = (reached[offer.partner] ?? 0) - (values[offer.partner] ?? 0);
      if (isAcceptable(offer, gain + owed(offer.partner, offer.want)) || isProposedBy(state.open, offer, me))
        nodes.push(nodeOf(next, first ?? offer, reached, planner));
    }
  return nodes;
}

const nodeOf = (state: State, first: Action, values: BySeat<number>, { me, extra }: Planner): Node => ({
  state,
  first,
  values,
  promise: (values[me] ?? 0) + extra(state.open, null),
});

/** The state after an action; a victim who is asked hands over what comes first. */
function played(state: State, me: Seat, action: Action, chance: Chance): State {
  const next = branched(state);
  const table = quietTable(chance);
  alcatraz.apply(next, me, action, table);
  const { pending } = next.open;
  if (pending?.type === 'prompt') {
    const [what] = demandable(next.open, pending.victim);
    if (what !== undefined) alcatraz.apply(next, pending.victim, { type: 'answerBlackmail', what }, table);
  }
  if (pending?.type === 'choice') {
    const [card] = next.choice;
    if (card !== undefined) alcatraz.apply(next, me, { type: 'chooseCard', card }, table);
  }
  return next;
}

const valuesIn = (open: Open, { stakes, skill, meetings }: Planner, isActorDone: boolean): BySeat<number> =>
  valuesOf(open, { stakes, isActorDone, readsIntentions: skill.readsIntentions, meetings });

/** What the position is worth if the player turn ends here. */
const endValue = (open: Open, planner: Planner): number =>
  (valuesIn(open, planner, true)[planner.me] ?? 0) + planner.extra(open, null);

/** What it is worth to perform the task here, over all rewards. Belongings count as far as the match is not decided. */
function performance(open: Open, { me, stakes, extra }: Planner): number {
  const task = taskAt(open, hereOf(open));
  if (!task) throw new Error('no task lies here');
  const { element, items } = planCard(task.card);
  const held = prisonerOf(open, me).items.length;
  const spent = Math.min(items.length, held) / Math.max(1, held);
  const value = outlookWith(stakes.now(me, element), turnsLeft(open))[me] ?? 0;
  return value + (1 - value) * (belongings(open, me) * (1 - spent / 2) + extra(open, element));
}
