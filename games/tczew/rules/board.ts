import type { Seat } from '#kernel';
import { type Cell, sidesOf, SIZE } from './cells.ts';
import { cardOf, replacementOf } from './components.ts';
import type { CardNo, CardType, Category, Epoch, ReplacementNo } from './kinds.ts';
import type { Board, Open, Placed } from './state.ts';

export const at = (board: Board, cell: Cell): Placed | null => board[cell] ?? null;

/** A stack cell that must be there. */
export function placedAt(board: Board, cell: Cell): Placed {
  const placed = at(board, cell);
  if (!placed) throw new Error(`no card lies on cell ${cell}`);
  return placed;
}

/** Base card and replacement; none for a Start card (TCZ-5.4). */
export function categoriesOf({ card, cover }: Pick<Placed, 'card' | 'cover'>): Category[] {
  const { category } = cardOf(card);
  return [...(category === null ? [] : [category]), ...(cover === null ? [] : [replacementOf(cover)])];
}

/** The top card of a stack cell (TCZ-9.8, TCZ-14.51). */
export interface Face {
  readonly type: CardType;
  readonly category: Category | null; // null: a Start card
  readonly no: CardNo | null; // null: a replacement
  readonly epoch: Epoch | null; // null: a replacement
}

export function faceOf({ card, cover }: Placed): Face {
  if (cover !== null) return { type: 'replacement', category: replacementOf(cover), no: null, epoch: null };
  const { type, category, no, epoch } = cardOf(card);
  return { type, category, no, epoch };
}

/** Start cards and Town Halls (TCZ-1.9). */
export function isStructural(placed: Placed): boolean {
  const { type, category } = faceOf(placed);
  return type === 'start' || category === 'town_hall';
}

/** In reading order. */
export function cellsOf(board: Board, owner: Seat | null): Cell[] {
  const cells: Cell[] = [];
  for (let cell = 0; cell < board.length; cell++) {
    const placed = board[cell];
    if (placed && placed.owner === owner) cells.push(cell);
  }
  return cells;
}

export const occupiedSides = (board: Board, cell: Cell): Cell[] =>
  sidesOf(cell).filter(side => at(board, side) !== null);

export const ownerOf = (board: Board, cell: Cell): Seat | null => at(board, cell)?.owner ?? null;

/** Cells grouped by side contact, each group in reading order (TCZ-10.1). */
export function groupsOf(cells: readonly Cell[]): Cell[][] {
  const isLeft = new Uint8Array(SIZE * SIZE);
  for (const cell of cells) isLeft[cell] = 1;
  const groups: Cell[][] = [];
  for (const start of cells) {
    if (isLeft[start] === 0) continue;
    isLeft[start] = 0;
    const group = [start];
    for (const cell of group)
      for (const side of sidesOf(cell)) {
        if (isLeft[side] === 0) continue;
        isLeft[side] = 0;
        group.push(side);
      }
    groups.push(group.toSorted((one, other) => one - other));
  }
  return groups;
}

/** The components of a player, by their first cells. */
export const componentsOf = (board: Board, owner: Seat): Cell[][] => groupsOf(cellsOf(board, owner));

export function put(open: Open, cell: Cell, placed: Placed): void {
  open.board[cell] = placed;
}

/** A new owner; tokens of the former one leave the card (TCZ-13.14). */
export const ownedBy = ({ card, cover }: Placed, owner: Seat): Placed => ({ card, owner, cover, immune: false });

/** The cities of two players touch. */
export const isTouching = (board: Board, one: Seat, other: Seat): boolean =>
  cellsOf(board, one).some(cell => sidesOf(cell).some(side => ownerOf(board, side) === other));

export function discard(open: Open, ...cards: readonly CardNo[]): void {
  open.used = [...open.used, ...cards];
}

export function discardReplacement(open: Open, replacement: ReplacementNo): void {
  open.usedReplacements = [...open.usedReplacements, replacement];
}
