import type { Seat, Table } from '#kernel';
import { discard } from './board.ts';
import { eventOf } from './components.ts';
import type { CardNo } from './kinds.ts';
import { settle } from './districts.ts';
import { holds } from './filters.ts';
import { cancellingService, savingOf, useWard } from './guards.ts';
import { activeEvents, changeLasting } from './lasting.ts';
import { bindingOf } from './picks.ts';
import { pathsOf, stepAt } from './program.ts';
import { takeFromHand } from './stacks.ts';
import { resolvingOf, tasksFor } from './resolution.ts';
import { runStep } from './steps.ts';
import { targetsInOrder } from './targets.ts';
import { beginTurn, closeTurn, doNext, endTurn, goOnAfterMain, openMainMove, refill, turnOf } from './turns.ts';
import type { Event, Open, State, Task } from './state.ts';

/** Does what is to be done until a player has to decide or to move, or until the turn ends if `isTurnOnly` says so. */
export function run(state: State, table: Table<Event>, { isTurnOnly = false } = {}): void {
  const { open } = state;
  while (open.pending === null) {
    const [task, ...later] = open.todo;
    if (!task || (isTurnOnly && isAfterTurn(task))) return;
    open.todo = later;
    perform(state, task, table);
  }
}

const isAfterTurn = (task: Task): boolean =>
  task.do === 'turnEnd' || task.do === 'closeTurn' || task.do === 'beginTurn';

function perform(state: State, task: Task, table: Table<Event>): void {
  const { open } = state;
  switch (task.do) {
    case 'step':
      return runStep(state, task.path, table);
    case 'target':
      return hit(open, task.seat, table);
    case 'afterTargets':
      return leaveTargets(open);
    case 'finishEvent':
      return finishEvent(open, table);
    case 'settle':
      return settle(open, task.attacker, table);
    case 'refill':
      return refill(state, table);
    case 'afterMain':
      return goOnAfterMain(open);
    case 'tick':
      return tick(state, task.id, table);
    case 'finishTick':
      return finishTick(open, table);
    case 'main':
      return openMainMove(open, table);
    case 'turnEnd':
      return endTurn(open);
    case 'closeTurn':
      return closeTurn(state, table);
    case 'beginTurn':
      return beginTurn(open, task.seat, table);
  }
}

/** The event is revealed, and its steps are to be done (TCZ-14.1). */
export function playEvent(state: State, card: CardNo, chosen: readonly Seat[], table: Table<Event>): void {
  const { open } = state;
  const turn = turnOf(open);
  const actor = turn.seat;
  const targets = targetsInOrder(state, eventOf(card), actor, chosen);
  takeFromHand(state, actor, card);
  table.tell({ type: 'eventPlayed', by: actor, card, targets });
  open.resolving = { event: card, actor, targets, target: null, vars: {}, common: {}, saving: 0, tick: null };
  if (turn.isMainDone && turn.extra) turn.extra = { left: turn.extra.left - 1, kinds: turn.extra.kinds };
  turn.isMainDone = true;
  turn.isActive = true;
  doNext(
    open,
    ...tasksFor(pathsOf(card, 'before')),
    ...targets.map((seat): Task => ({ do: 'target', seat })),
    { do: 'afterTargets' },
    ...tasksFor(pathsOf(card, 'after')),
    { do: 'finishEvent' },
    { do: 'settle', attacker: actor },
    { do: 'refill' },
    { do: 'afterMain' },
  );
}

/** Ward, then guards, then the steps for one target (TCZ-14.22). */
function hit(open: Open, seat: Seat, table: Table<Event>): void {
  const resolving = resolvingOf(open);
  const event = eventOf(resolving.event);
  const saving = savingOf(open, event, seat);
  open.resolving = { ...resolving, target: seat, vars: resolving.common, saving };
  if (useWard(open, event, seat, table)) return;
  if (!isCancelled(open, seat, table)) doNext(open, ...tasksFor(pathsOf(event.no, 'each')));
}

function isCancelled(open: Open, seat: Seat, table: Table<Event>): boolean {
  const event = eventOf(resolvingOf(open).event);
  const service = cancellingService(open, event, seat);
  if (service === undefined) return false;
  table.tell({ type: 'cancelled', seat, event: event.no, service });
  return true;
}

function leaveTargets(open: Open): void {
  const resolving = resolvingOf(open);
  open.resolving = { ...resolving, target: null, vars: resolving.common, saving: 0 };
}

/** The card goes to the used pile, or stays in front of a player while an effect lasts (TCZ-8.4, TCZ-8.5). */
function finishEvent(open: Open, table: Table<Event>): void {
  const { event } = resolvingOf(open);
  open.resolving = null;
  if (activeEvents(open).includes(event)) return;
  discard(open, event);
  table.tell({ type: 'eventEnded', event });
}

/** An active event acts on its holder: `stop` first, then guards, then its steps (TCZ-14.45). */
function tick(state: State, id: number, table: Table<Event>): void {
  const { open } = state;
  const effect = open.lasting.find(one => one.id === id);
  if (effect?.kind !== 'ongoing') throw new Error(`effect ${id} does not tick`);
  const { event, actor, seat, vars, path } = effect;
  const saving = savingOf(open, eventOf(event), seat);
  open.resolving = { event, actor, targets: [seat], target: seat, vars, common: vars, saving, tick: id };
  const step = stepAt(event, path);
  const isStopped =
    step.op === 'ongoing' && step.stop !== undefined && holds(state, step.stop, bindingOf(open.resolving));
  if (isStopped) {
    open.resolving = null;
    return changeLasting(open, id, null, table);
  }
  table.tell({ type: 'ticked', holder: seat, event });
  const tasks = isCancelled(open, seat, table) ? [] : tasksFor(pathsOf(event, `${path}/do`));
  doNext(open, ...tasks, { do: 'finishTick' }, { do: 'settle', attacker: actor });
}

function finishTick(open: Open, table: Table<Event>): void {
  const { tick: id } = resolvingOf(open);
  open.resolving = null;
  const effect = open.lasting.find(one => one.id === id);
  if (effect?.kind !== 'ongoing') throw new Error(`effect ${id} does not tick`);
  changeLasting(open, effect.id, effect.turns > 1 ? { ...effect, turns: effect.turns - 1 } : null, table);
}
