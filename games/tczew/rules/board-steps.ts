import type { Table } from '#kernel';
import { discard, discardReplacement, ownedBy, placedAt, put } from './board.ts';
import { capture } from './capture.ts';
import type { Cell } from './cells.ts';
import { hidden } from './hidden.ts';
import { nextPicks, reachableIn } from './picks.ts';
import { destinationsOf } from './placement.ts';
import { stepAt } from './program.ts';
import { cover, uncover } from './replacements.ts';
import {
  amountOf,
  discardedTo,
  isLossOfTarget,
  pickStepAt,
  resolvingOf,
  setVar,
  spendSaving,
  who,
} from './resolution.ts';
import { everybody, handOf, returnOpenly } from './stacks.ts';
import { turnOf } from './turns.ts';
import type { PickStep, StepOf } from './vocabulary.ts';
import type { Event, Open, Path, State } from './state.ts';

export function beginPick(state: State, path: Path, step: PickStep, table: Table<Event>): void {
  const { open } = state;
  const { pick } = step;
  const asked = amountOf(state, pick.n, table);
  const loss = Math.min(asked, reachableIn(open, step, resolvingOf(open)));
  const n = spendSaving(open, isLossOfTarget(step), loss);
  if (n === 0) return finishPick(state, path, [], table);
  const must = pick.must ?? pick.by !== 'actor';
  if (pick.by === 'chance') return pickByChance(state, path, n, table);
  open.pending = { type: 'pick', seat: who(open, pick.by), path, n, must, picked: [] };
}

function pickByChance(state: State, path: Path, n: number, table: Table<Event>): void {
  const { open } = state;
  const step = pickStepAt(open, path);
  const picked: Cell[] = [];
  while (picked.length < n) {
    const cell = table.pick(nextPicks(open, step, resolvingOf(open), { n, must: true, picked }));
    if (step.op === 'takeOver') takeOver(open, step, cell, table);
    picked.push(cell);
  }
  finishPick(state, path, picked, table);
}

/** A card changes hands and stays where it is; captures follow at once (TCZ-14.30, TCZ-6.2). */
export function takeOver(open: Open, step: StepOf<'takeOver'>, cell: Cell, table: Table<Event>): void {
  const by = who(open, step.newOwner);
  const placed = placedAt(open.board, cell);
  put(open, cell, ownedBy(placed, by));
  table.tell({ type: 'tookOver', by, cell, card: placed.card });
  capture(open, turnOf(open).seat, table);
}

/** What happens to the picked cards. */
export function finishPick(state: State, path: Path, picked: readonly Cell[], table: Table<Event>): void {
  const { open } = state;
  const step = pickStepAt(open, path);
  open.pending = null;
  switch (step.op) {
    case 'remove':
      for (const cell of picked) remove(state, cell, step.to, table);
      return setVar(open, path, step.as, picked.length);
    case 'takeOver':
      return setVar(open, path, step.as, picked.length);
    case 'relocate':
      return goOnRelocating(open, path, picked);
    case 'cover':
      for (const cell of picked) cover(open, step.with, cell, table);
      return;
    case 'uncover':
      for (const cell of picked) uncover(open, cell, table);
      return;
    case 'x.tokens':
      for (const cell of picked) put(open, cell, { ...placedAt(open.board, cell), immune: step.set === 2 });
      if (picked.length > 0) table.tell({ type: 'tokensSet', cells: picked, tokens: step.set });
  }
}

/** The base card goes where the event says, a replacement always to the used pile (TCZ-9.9, TCZ-14.29). */
function remove(state: State, cell: Cell, to: StepOf<'remove'>['to'], table: Table<Event>): void {
  const { open } = state;
  const { card, cover: replacement, owner } = placedAt(open.board, cell);
  open.board[cell] = null;
  if (replacement !== null) discardReplacement(open, replacement);
  const seat = to === 'actorHand' ? resolvingOf(open).actor : owner;
  if (to === 'used') discard(open, card);
  else if (to === 'current' || seat === null) returnOpenly(state, card);
  else handOf(state, seat).push(hidden(card, everybody(open)));
  const place = to === 'used' || to === 'current' ? discardedTo(open, to) : (seat ?? 'current');
  table.tell({ type: 'removed', cell, card, cover: replacement, to: place });
}

/** The picked cards move one after another; one without a legal cell stays (TCZ-14.31, TCZ-14.56). */
export function goOnRelocating(open: Open, path: Path, cells: readonly Cell[]): void {
  const step = stepAt(resolvingOf(open).event, path);
  if (step.op !== 'relocate') throw new Error(`${path} moves no cards`);
  const movable = cells.findIndex(cell => destinationsOf(open.board, cell).length > 0);
  open.pending = movable < 0 ? null : { type: 'relocate', seat: who(open, step.by), path, cells: cells.slice(movable) };
}
