import type { BySeat, Seat } from '#kernel';
import { guardsInPrison, planCard } from '../rules/board.ts';
import { type Location, MAX_GUARDS } from '../rules/components.ts';
import type { Open, Task } from '../rules/state.ts';
import { basicPoints, type Effort, effortsIn, type Helper, pointsLeft } from './effort.ts';
import type { Skill } from './skill.ts';
import { outlookWith, type Stakes, stakesIn } from './stakes.ts';

/** How much less likely a task is the next one for each turn it takes longer. */
const HASTE = 1.1;
/** How strongly prisoners prefer the better task. */
const SHARPNESS = 14;
/** Even a task that is bad for its performer may be performed. */
const LEAST_WILL = 0.03;
/** Discount for each turn of delay. */
const PATIENCE = 0.985;
/** Turns that pass if nobody performs a task. */
const STANDSTILL = 4;
/** A prisoner who has to come may not want to. */
const RELUCTANCE = 0.35;
/** The worth of belongings beyond the tasks on the board. */
const BELONGINGS = { cash: 0.006, item: 0.003, strength: 0.006, card: 0.026 };
/** More cards than these are hardly ever played. */
const USEFUL_CARDS = 2;

/** How a position is evaluated. */
export interface Look {
  readonly stakes: Stakes;
  /** The acting prisoner does nothing more in this turn. */
  readonly isActorDone: boolean;
  /** Whether others are expected to perform only what is good for them. */
  readonly readsIntentions: boolean;
  /** Where each seat has promised to come; empty: no promises. */
  readonly meetings: BySeat<Location | null>;
}

/** A task somebody may perform next. */
interface Branch {
  readonly performer: Seat;
  readonly task: Task;
  readonly helpers: readonly Helper[];
  /** How likely it is the next one, as far as time decides. */
  readonly weight: number;
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

/** How a bot of this skill looks at a position in which nobody has promised to come anywhere. */
export const lookAt = (open: Open, { readsIntentions }: Skill): Look => ({
  stakes: stakesIn(open),
  isActorDone: false,
  readsIntentions,
  meetings: [],
});

/** Values of a position and of changed copies of it, which have the same marks. */
export function appraiserOf(open: Open, skill: Skill): (changed: Open) => BySeat<number> {
  const look = lookAt(open, skill);
  return changed => valuesOf(changed, look);
}

const will = (gain: number): number => LEAST_WILL + 1 / (1 + Math.exp(-SHARPNESS * gain));

export function belongings({ prisoners }: Open, seat: Seat): number {
  const { cash = 0, items = [], strength = 0, cards = 0 } = prisoners[seat] ?? {};
  return (
    cash * BELONGINGS.cash +
    items.length * BELONGINGS.item +
    strength * BELONGINGS.strength +
    Math.min(cards, USEFUL_CARDS) * BELONGINGS.card
  );
}

/** The tasks that may be performed next, by everybody. */
export function branchesIn(open: Open, { stakes, isActorDone, meetings }: Look): Branch[] {
  const left = pointsLeft(open, isActorDone);
  const horizon = turnsLeft(open);
  const isElected = open.phase === 'acting';
  const branches: Branch[] = [];
  effortsIn(open).forEach(({ task, efforts }) => {
    const { element } = planCard(task.card);
    efforts.forEach((effort, performer) => {
      const turns = turnsUntil(open, { performer, task, meetings }, effort, left);
      const outlook = turns < 0.5 && isElected ? stakes.now(performer, element) : stakes.later(performer, element);
      const weight = Math.exp(-HASTE * turns);
      const inTime = Math.min(1, Math.max(0, horizon + 1 - turns));
      const worth = outlookWith(outlook, horizon - turns, inTime * PATIENCE ** turns);
      branches.push({ performer, task, helpers: effort.helpers, weight, worth });
    });
  });
  return branches;
}

interface Aim {
  readonly performer: Seat;
  readonly task: Task;
  readonly meetings: BySeat<Location | null>;
}

/** About how many turns it takes until a prisoner can perform a task; 0: in this one. */
function turnsUntil(open: Open, aim: Aim, { points, helpers }: Effort, left: BySeat<number>): number {
  const { performer, task, meetings } = aim;
  const each = basicPoints(open.seats);
  const available = left[performer] ?? 0;
  const order = (performer - open.scapegoat + open.seats) % open.seats;
  const mayPerform = order > 0 || open.phase !== 'acting';
  const isNow = points <= available && mayPerform && !open.bans.barred.includes(performer);
  const rest = (points - Math.min(available, points - 1)) / each;
  let turns = isNow ? 0.05 * order : 0.6 * Math.ceil(rest) + 0.4 * rest;
  for (const { seat, moves } of helpers) {
    if (moves === 0) continue;
    const points = left[seat] ?? 0;
    const inTime = moves <= points && (seat - open.scapegoat + open.seats) % open.seats < order;
    const reluctance = meetings[seat] === task.at ? RELUCTANCE / 3 : RELUCTANCE;
    turns = Math.max(turns, inTime ? 0 : 1 + Math.max(0, moves - points - each) / each) + reluctance;
  }
  return turns;
}

function meanOf(
  open: Open,
  { stakes }: Look,
  branches: readonly Branch[],
  willOf: (branch: Branch) => number,
): BySeat<number> {
  let sum = Math.exp(-HASTE * STANDSTILL);
  const mean = outlookWith(stakes.idle, turnsLeft(open) - STANDSTILL, sum * PATIENCE ** STANDSTILL);
  for (const branch of branches) {
    const weight = branch.weight * willOf(branch);
    sum += weight;
    for (let seat = 0; seat < mean.length; seat++) mean[seat] = (mean[seat] ?? 0) + weight * (branch.worth[seat] ?? 0);
  }
  for (let seat = 0; seat < mean.length; seat++) mean[seat] = (mean[seat] ?? 0) / sum;
  return mean;
}
