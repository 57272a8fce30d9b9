import type { Seat, Table } from '#kernel';
import { roll } from './dice.ts';
import { metricOf, seatOf } from './filters.ts';
import { bindingOf } from './picks.ts';
import { stepAt } from './program.ts';
import type { Amount, PickStep } from './vocabulary.ts';
import type { Event, Open, Path, Resolving, Sizes, State, Task } from './state.ts';

export function resolvingOf({ resolving }: Open): Resolving {
  if (!resolving) throw new Error('no event is being resolved');
  return resolving;
}

/** The step at a path, which must pick cards. */
export function pickStepAt(open: Open, path: Path): PickStep {
  const step = stepAt(resolvingOf(open).event, path);
  if (!('pick' in step)) throw new Error(`${path} picks no cards`);
  return step;
}

export const tasksFor = (paths: readonly Path[]): Task[] => paths.map(path => ({ do: 'step', path }));

export const who = (open: Open, key: 'actor' | 'target'): Seat => seatOf(bindingOf(resolvingOf(open)), key);

/** Variables set before the targets live until the event ends (TCZ-14.7). */
export function setVar(open: Open, path: Path, name: string | undefined, value: number): void {
  if (name === undefined) return;
  const resolving = resolvingOf(open);
  const vars = { ...resolving.vars, [name]: value };
  open.resolving = { ...resolving, vars, common: path.startsWith('before') ? vars : resolving.common };
}

/** Dice of an amount are rolled when its step is reached (TCZ-14.8, TCZ-14.9). */
export function amountOf(state: State, amount: Amount, table: Table<Event>): number {
  if (typeof amount === 'object' && 'die' in amount) {
    const { die, times = 1, plus = 0 } = amount;
    const dice = Array.from({ length: times }, () => roll(die, table));
    return Math.max(
      0,
      dice.reduce((sum, value) => sum + value, plus),
    );
  }
  return fixedAmount(state, amount);
}

/** An amount without dice; with dice the most they can give (TCZ-14.52). */
export function fixedAmount(sizes: Sizes, amount: Amount): number {
  if (amount === 'all') return Number.POSITIVE_INFINITY;
  if (typeof amount === 'number') return amount;
  if ('die' in amount) return (amount.die === 'K3' ? 3 : 6) * (amount.times ?? 1) + (amount.plus ?? 0);
  const binding = bindingOf(resolvingOf(sizes.open));
  if ('var' in amount) return Math.max(0, (binding.vars[amount.var] ?? 0) * (amount.times ?? 1) + (amount.plus ?? 0));
  const { metric, per = 1, cap = Number.POSITIVE_INFINITY } = amount;
  return Math.min(cap, Math.floor(metricOf(sizes, metric, binding) / per));
}

/** What the target's services save of a loss (TCZ-14.24). */
export function saved({ saving, target }: Resolving, isTargets: boolean, loss: number): number {
  return isTargets && target !== null ? Math.min(saving, loss) : 0;
}

export function spendSaving(open: Open, isTargets: boolean, loss: number): number {
  const resolving = resolvingOf(open);
  const spared = saved(resolving, isTargets, loss);
  open.resolving = { ...resolving, saving: resolving.saving - spared };
  return loss - spared;
}

export const isLossOfTarget = (step: PickStep): boolean =>
  (step.op === 'remove' || step.op === 'takeOver' || step.op === 'cover') && step.pick.from.owner === 'target';

export const discardedTo = ({ options }: Open, to: 'used' | 'current'): 'used' | 'current' =>
  options.fastDiscard ? 'used' : to;
