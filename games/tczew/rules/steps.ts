import type { Table } from '#kernel';
import { beginPick } from './board-steps.ts';
import { roll } from './dice.ts';
import { holds } from './filters.ts';
import { beginBuild, beginHandMove, drawExtra, goOnFetching, isPileEmpty, reveal, swapHands } from './hand-steps.ts';
import {
  askPlebiscite,
  beginOngoing,
  grantExtraMoves,
  hinder,
  setModifier,
  setWard,
  suspend,
} from './lasting-steps.ts';
import { bindingOf, reachableIn } from './picks.ts';
import { pathsOf, stepAt } from './program.ts';
import { amountOf, fixedAmount, isLossOfTarget, resolvingOf, saved, setVar, who, tasksFor } from './resolution.ts';
import { canDraw, handOf, isBannedFromDrawing } from './stacks.ts';
import { doNext } from './turns.ts';
import type { Step, StepOf } from './vocabulary.ts';
import type { Event, Open, Path, State } from './state.ts';

/** Runs one step of the event, or asks for the decision it needs (section 14.E). */
export function runStep(state: State, path: Path, table: Table<Event>): void {
  const { open } = state;
  const { event } = resolvingOf(open);
  const step = stepAt(event, path);
  switch (step.op) {
    case 'roll':
      return setVar(open, path, step.as, roll(step.die, table));
    case 'if': {
      const branch = holds(state, step.cond, bindingOf(resolvingOf(open))) ? 'do' : 'else';
      return doNext(open, ...tasksFor(pathsOf(event, `${path}/${branch}`)));
    }
    case 'table': {
      const value = resolvingOf(open).vars[step.on] ?? 0;
      const row = step.rows.findIndex(({ lo, hi }) => lo <= value && value <= hi);
      return row < 0 ? undefined : doNext(open, ...tasksFor(pathsOf(event, `${path}/rows.${row}`)));
    }
    case 'choice':
      return askChoice(state, path, step);
    case 'remove':
    case 'takeOver':
    case 'relocate':
    case 'cover':
    case 'uncover':
      return beginPick(state, path, step, table);
    case 'build':
      return beginBuild(state, path, step, table);
    case 'fetch':
      return goOnFetching(state, path, amountOf(state, step.n, table), table);
    case 'draw':
      return drawExtra(state, step, table);
    case 'handMove':
      return beginHandMove(state, path, step, table);
    case 'swapHands':
      return swapHands(state, table);
    case 'reveal':
      return reveal(state, step, table);
    case 'hinder':
      return hinder(state, step, table);
    case 'extraMove':
      return grantExtraMoves(open, step, table);
    case 'ward':
      return setWard(state, step, table);
    case 'suspend':
      return suspend(state, step, table);
    case 'ongoing':
      return beginOngoing(state, path, step, table);
    case 'x.tokens':
      return open.options.mode === 'extended' ? beginPick(state, path, step, table) : undefined;
    case 'x.plebiscite':
      return askPlebiscite(open, path, step.n);
    case 'x.plebisciteMod':
      return setModifier(state, step, table);
  }
}

/** Options whose first step could do something; if none could, the first one runs (TCZ-14.11). */
function askChoice(state: State, path: Path, step: StepOf<'choice'>): void {
  const { open } = state;
  const able = step.options.filter(option => option.do.slice(0, 1).some(first => couldDo(state, first)));
  if (able.length < 2) return takeOption(open, path, able[0]?.key ?? step.options[0]?.key ?? '');
  open.pending = { type: 'choice', seat: who(open, step.by), path, options: able.map(({ key }) => key) };
}

export function takeOption(open: Open, path: Path, key: string): void {
  const { event } = resolvingOf(open);
  const step = stepAt(event, path);
  if (step.op !== 'choice') throw new Error(`${path} offers no choice`);
  open.pending = null;
  const option = step.options.findIndex(one => one.key === key);
  doNext(open, ...tasksFor(pathsOf(event, `${path}/options.${option}`)));
}

/** TCZ-14.52. */
function couldDo(state: State, step: Step): boolean {
  const { open } = state;
  const resolving = resolvingOf(open);
  const isLeft = (isTargets: boolean, loss: number): boolean => loss - saved(resolving, isTargets, loss) >= 1;
  switch (step.op) {
    case 'remove':
    case 'takeOver':
    case 'relocate':
    case 'cover':
    case 'uncover':
    case 'x.tokens': {
      const loss = Math.min(fixedAmount(state, step.pick.n), reachableIn(open, step, resolving));
      return isLeft(isLossOfTarget(step), loss);
    }
    case 'build':
      return handOf(state, who(open, step.who)).length > 0;
    case 'fetch':
      return !isPileEmpty(state, step);
    case 'draw':
      return canDraw(state) && !isBannedFromDrawing(open, who(open, step.who));
    case 'handMove': {
      const size = handOf(state, who(open, step.from)).length;
      return isLeft(step.from === 'target', Math.min(fixedAmount(state, step.n), size));
    }
    case 'hinder':
    case 'suspend':
      return isLeft(step.who === 'target', fixedAmount(state, step.turns));
    case 'ongoing':
      return isLeft(step.holder === 'target', fixedAmount(state, step.ticks));
    default:
      return true;
  }
}
