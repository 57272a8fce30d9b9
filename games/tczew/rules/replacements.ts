import { at, discardReplacement, faceOf, placedAt, put } from './board.ts';
import type { Table } from '#kernel';
import type { Cell } from './cells.ts';
import { replacementOf } from './components.ts';
import type { ReplacementNo } from './kinds.ts';
import { whyNotBeside } from './placement.ts';
import { type Refusal, refusal } from './refusal.ts';
import type { Board, Event, Open } from './state.ts';

/** Why a replacement may not be laid on a card (TCZ-9.2, TCZ-9.3, TCZ-9.6). */
export function whyNotHost(board: Board, replacement: ReplacementNo, cell: Cell): Refusal | undefined {
  const placed = at(board, cell);
  if (placed === null) return refusal('BAD_ANSWER', 'TCZ-9.1');
  if (placed.cover !== null) return refusal('ALREADY_COVERED', 'TCZ-9.2', cell);
  const { type } = faceOf(placed);
  if (type !== 'object' && type !== 'special') return refusal('BAD_ANSWER', 'TCZ-9.6', cell);
  const beside = whyNotBeside(board, [replacementOf(replacement)], cell);
  return beside && refusal('SAME_CATEGORY', 'TCZ-9.3', beside.neighbour);
}

/** The replacement leaves its pile for good. */
export function cover(open: Open, replacement: ReplacementNo, cell: Cell, table: Table<Event>): void {
  const { card, owner, immune } = placedAt(open.board, cell);
  put(open, cell, { card, owner, cover: replacement, immune });
  open.replacements = open.replacements.filter(one => one !== replacement);
  table.tell({ type: 'covered', cell, with: replacement });
}

/** The base card is face up again (TCZ-14.32). */
export function uncover(open: Open, cell: Cell, table: Table<Event>): void {
  const { card, owner, cover: replacement, immune } = placedAt(open.board, cell);
  if (replacement === null) throw new Error(`cell ${cell} is not covered`);
  put(open, cell, { card, owner, cover: null, immune });
  discardReplacement(open, replacement);
  table.tell({ type: 'uncovered', cell, replacement });
}
