import type { Table } from '#kernel';
import { placedAt, put } from './board.ts';
import { capture } from './capture.ts';
import type { Cell } from './cells.ts';
import type { CardNo } from './kinds.ts';
import { settle } from './districts.ts';
import { nextPicks } from './picks.ts';
import { holdPlebiscite } from './plebiscites.ts';
import { stepAt } from './program.ts';
import { reshuffle } from './stacks.ts';
import { finishPick, goOnRelocating, takeOver } from './board-steps.ts';
import { fetch, goOnBuilding, goOnFetching, moveHandCards, putBack } from './hand-steps.ts';
import { askPlebiscite } from './lasting-steps.ts';
import { pickStepAt, resolvingOf, setVar } from './resolution.ts';
import { takeOption } from './steps.ts';
import { layFromHand, turnOf } from './turns.ts';
import type { StepOf } from './vocabulary.ts';
import type { Event, Open, Path, Pending, State } from './state.ts';

type PendingOf<Type extends Pending['type']> = Extract<Pending, { type: Type }>;

function pendingOf<Type extends Pending['type']>(
  { pending }: Open,
  isAsked: (pending: Pending) => pending is PendingOf<Type>,
): PendingOf<Type> {
  if (!pending || !isAsked(pending)) throw new Error('no such decision is asked for');
  return pending;
}

/** The picks go on until the number is reached or nothing is left. */
export function answerPick(state: State, cell: Cell, table: Table<Event>): void {
  const { open } = state;
  const pending = pendingOf(open, one => one.type === 'pick');
  const { path, n } = pending;
  const step = pickStepAt(open, path);
  if (step.op === 'takeOver') takeOver(open, step, cell, table);
  const next = { ...pending, picked: [...pending.picked, cell] };
  open.pending = next;
  const isFull = next.picked.length === n || nextPicks(open, step, resolvingOf(open), next).length === 0;
  if (isFull) finishPick(state, path, next.picked, table);
}

export function answerBuild(state: State, card: CardNo, cell: Cell, table: Table<Event>): void {
  const { seat, path, n, built } = pendingOf(state.open, one => one.type === 'build');
  layFromHand(state, seat, { card, cell }, table);
  goOnBuilding(state, path, { n, built: built + 1 });
}

export function answerFetch(state: State, card: CardNo, table: Table<Event>): void {
  const { path, left } = pendingOf(state.open, one => one.type === 'fetch');
  fetch(state, path, { card, left }, table);
}

/** A fetched card is laid, or a picked card is moved. */
export function answerLay(state: State, cell: Cell, table: Table<Event>): void {
  const { open } = state;
  if (open.pending?.type === 'lay') {
    const { seat, card, path, left } = open.pending;
    layFromHand(state, seat, { card, cell }, table);
    return goOnFetching(state, path, left, table);
  }
  const { path, cells } = pendingOf(open, one => one.type === 'relocate');
  const [from, ...later] = cells;
  if (from === undefined) throw new Error('no card is to be moved');
  const placed = placedAt(open.board, from);
  open.board[from] = null;
  put(open, cell, placed); // TCZ-13.23: immunity stays
  table.tell({ type: 'relocated', by: placed.owner ?? turnOf(open).seat, from, to: cell, card: placed.card });
  capture(open, turnOf(open).seat, table);
  goOnRelocating(open, path, later);
}

export function answerGive(state: State, card: CardNo, table: Table<Event>): void {
  const { open } = state;
  const pending = pendingOf(open, one => one.type === 'give');
  const step = handMoveAt(open, pending.path);
  moveHandCards(state, step, [card], table);
  const given = pending.given + 1;
  const isDone = given === pending.n;
  open.pending = isDone ? null : { ...pending, given };
  if (isDone) setVar(open, pending.path, step.as, given);
}

export function answerTake(state: State, card: CardNo, table: Table<Event>): void {
  const { open } = state;
  const pending = pendingOf(open, one => one.type === 'take');
  const step = handMoveAt(open, pending.path);
  moveHandCards(state, step, [card], table);
  const taken = pending.taken + 1;
  const isDone = taken === pending.n;
  open.pending = isDone ? null : { ...pending, taken };
  if (isDone) setVar(open, pending.path, step.as, taken);
}

function handMoveAt(open: Open, path: Path): StepOf<'handMove'> {
  const step = stepAt(resolvingOf(open).event, path);
  if (step.op !== 'handMove') throw new Error(`${path} moves no hand cards`);
  return step;
}

export function answerPutBack(state: State, card: CardNo, table: Table<Event>): void {
  const { open } = state;
  const pending = pendingOf(open, one => one.type === 'putBack');
  putBack(state, pending.seat, card, table);
  open.pending = pending.left > 1 ? { ...pending, left: pending.left - 1 } : null;
}

export function answerChoice(open: Open, option: string): void {
  takeOption(open, pendingOf(open, one => one.type === 'choice').path, option);
}

/** A plebiscite through an event is settled before the next (TCZ-14.47). */
export function answerPlebiscite(open: Open, from: Cell, to: Cell, table: Table<Event>): void {
  const { seat, path, left, bonus, ignoresTokens } = pendingOf(open, one => one.type === 'plebiscite');
  holdPlebiscite(open, { by: seat, from, to }, { bonus, ignoresTokens }, table);
  settle(open, seat, table);
  askPlebiscite(open, path, left - 1);
}

/** The player stops here: no more picks, builds or plebiscites. */
export function answerDone(state: State, table: Table<Event>): void {
  const { open } = state;
  const { pending } = open;
  switch (pending?.type) {
    case 'pick':
      return finishPick(state, pending.path, pending.picked, table);
    case 'build':
      return goOnBuilding(state, pending.path, { n: pending.built, built: pending.built });
    case 'fetch':
      open.pending = null;
      return reshuffle(state, table); // nothing in it matched, but it was looked through
    case 'take':
    case 'give':
      open.pending = null;
      return setVar(open, pending.path, handMoveAt(open, pending.path).as, movedIn(pending));
    case 'plebiscite':
      open.pending = null;
      return;
    default:
      throw new Error('this decision cannot be declined');
  }
}

const movedIn = (pending: PendingOf<'take'> | PendingOf<'give'>): number =>
  pending.type === 'take' ? pending.taken : pending.given;
