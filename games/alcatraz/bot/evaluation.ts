import { type BySeat, type Seat, seatsOf } from '#kernel';
import { guardsInPrison, planCard } from '../rules/board.ts';
import { MAX_GUARDS } from '../rules/components.ts';
import type { Open } from '../rules/state.ts';
import { type Effort, effortsIn, pointsLeft, pointsOf } from './effort.ts';
import { outlookWith, type Stakes } from './stakes.ts';

/** How much less likely a task is the next one for each turn it takes longer. */
const HASTE = 1.1;
/** How clearly a prisoner prefers what is better. */
const SHARPNESS = 14;
/** Even a task that is bad for its performer may be performed. */
const LEAST_WILL = 0.03;
/** If no task is near, time passes. */
const STANDSTILL = 4;
/** A prisoner who has to come may not want to. */
const RELUCTANCE = 0.35;
/** What belongings are worth beyond the tasks at hand. */
const BELONGINGS = { cash: 0.006, item: 0.003, strength: 0.006, card: 0.004 };

/** How a position is looked at. */
export interface Look {
  readonly stakes: Stakes;
  /** The acting prisoner does nothing more in this turn. */
  readonly isActorDone: boolean;
  /** Whether others are expected to perform only what is good for them. */
  readonly readsIntentions: boolean;
}

/** A task somebody may perform next. */
interface Branch {
  readonly performer: Seat;
  readonly turns: number;
  readonly worth: BySeat<number>;
}

/** Turns after this one, until the 21st guard would enter. */
export const turnsLeft = (open: Open): number => MAX_GUARDS - guardsInPrison(open);

/** Each seat's chance to escape: over the tasks that may be performed next, by how soon they can be. */
export function valuesOf(open: Open, look: Look): BySeat<number> {
  const branches = branchesIn(open, look);
  const neutral = meanOf(open, look, branches, () => 1);
  const means = look.readsIntentions
    ? meanOf(open, look, branches, ({ performer, worth }) => will((worth[performer] ?? 0) - (neutral[performer] ?? 0)))
    : neutral;
  return means.map((mean, seat) => mean + belongings(open, seat));
}

const will = (gain: number): number => LEAST_WILL + 1 / (1 + Math.exp(-SHARPNESS * gain));

export function belongings({ prisoners }: Open, seat: Seat): number {
  const { cash = 0, items = [], strength = 0, cards = 0 } = prisoners[seat] ?? {};
  return (
    cash * BELONGINGS.cash + items.length * BELONGINGS.item + strength * BELONGINGS.strength + cards * BELONGINGS.card
  );
}

function branchesIn(open: Open, { stakes, isActorDone }: Look): Branch[] {
  const left = pointsLeft(open, isActorDone);
  const horizon = turnsLeft(open);
  const efforts = effortsIn(open);
  return open.tasks.flatMap(({ card }, task) => {
    const { element } = planCard(card);
    return seatsOf(open.seats).map(performer => {
      const effort = efforts[task]?.[performer];
      if (!effort) throw new Error('a task has no effort');
      const turns = turnsUntil(open, performer, effort, left);
      const outlook = turns < 0.5 ? stakes.now(performer, element) : stakes.later(performer, element);
      return {
        performer,
        turns,
        worth: seatsOf(open.seats).map(seat => outlookWith(outlook, horizon - turns, seat)),
      };
    });
  });
}

/** About how many turns it takes until a prisoner can perform a task; 0: in this one. */
function turnsUntil(open: Open, performer: Seat, { points, helpers }: Effort, left: BySeat<number>): number {
  const each = open.seats === 3 ? 3 : 2;
  const available = left[performer] ?? 0;
  const order = (seat: Seat): number => (seat - open.scapegoat + open.seats) % open.seats;
  const mayPerformNow = performer !== open.scapegoat && !open.bans.barred.includes(performer);
  const isNow = mayPerformNow && points <= available;
  const rest = (points - Math.min(available, points - 1)) / each;
  let turns = isNow ? 0.05 * order(performer) : 0.6 * Math.ceil(rest) + 0.4 * rest;
  for (const { seat, moves } of helpers) {
    if (moves === 0) continue;
    const inTime = order(seat) < order(performer) && moves <= (left[seat] ?? 0);
    const coming = inTime ? 0 : 1 + Math.max(0, moves - (left[seat] ?? 0) - pointsOf(open, seat)) / each;
    turns = Math.max(turns, coming) + RELUCTANCE;
  }
  return turns;
}

function meanOf(
  open: Open,
  { stakes }: Look,
  branches: readonly Branch[],
  willOf: (branch: Branch) => number,
): BySeat<number> {
  const weights = branches.map(branch => Math.exp(-HASTE * branch.turns) * willOf(branch));
  const standstill = Math.exp(-HASTE * STANDSTILL);
  const sum = weights.reduce((total, weight) => total + weight, standstill);
  return seatsOf(open.seats).map(seat => {
    let mean = standstill * outlookWith(stakes.idle, turnsLeft(open) - STANDSTILL, seat);
    branches.forEach(({ worth }, at) => {
      mean += (weights[at] ?? 0) * (worth[seat] ?? 0);
    });
    return mean / sum;
  });
}
