import type { Seat } from '#kernel';
import { at, categoriesOf, occupiedSides, ownerOf } from './board.ts';
import { CELLS, type Cell, isBank, isRiver, sidesOf } from './cells.ts';
import { cardOf } from './components.ts';
import type { CardNo, Category, Stars } from './kinds.ts';
import { type Refusal, refusal } from './refusal.ts';
import type { Board, Placed } from './state.ts';

/** What is to be laid on a cell. */
export interface Laying {
  readonly seat: Seat;
  readonly stars: Stars;
  readonly categories: readonly Category[];
}

export const layingOf = (seat: Seat, card: CardNo, cover: Placed['cover'] = null): Laying => ({
  seat,
  stars: cardOf(card).stars,
  categories: categoriesOf({ card, cover }),
});

/** Why a card may not be laid on a cell: the first failed rule of TCZ-5.18. */
export function whyNotLay(board: Board, laying: Laying, cell: Cell): Refusal | undefined {
  if (at(board, cell)) return refusal('CELL_OCCUPIED', 'TCZ-5.1', cell);
  const { seat, stars, categories } = laying;
  if (stars === 2 && !isRiver(cell)) return refusal('NEEDS_RIVER', 'TCZ-5.5');
  if (stars !== 2 && isRiver(cell)) return refusal('RIVER_FORBIDDEN', 'TCZ-5.6');
  if (stars === 3 && !isBank(cell)) return refusal('NEEDS_BANK', 'TCZ-5.7');
  if (!sidesOf(cell).some(side => ownerOf(board, side) === seat)) return refusal('NOT_ADJACENT_TO_OWN', 'TCZ-5.2');
  return whyNotBeside(board, categories, cell) ?? whyNotAlone(board, laying, cell);
}

/** A neighbour has the same category (TCZ-5.3, TCZ-5.4). */
export function whyNotBeside(board: Board, categories: readonly Category[], cell: Cell): Refusal | undefined {
  const neighbour = sidesOf(cell).find(side => {
    const placed = at(board, side);
    return placed !== null && categoriesOf(placed).some(category => categories.includes(category));
  });
  return neighbour === undefined ? undefined : refusal('SAME_CATEGORY', 'TCZ-5.3', neighbour);
}

/** The limits of loners (TCZ-5.8 to TCZ-5.11). */
function whyNotAlone(board: Board, { seat, stars }: Laying, cell: Cell): Refusal | undefined {
  const neighbours = occupiedSides(board, cell);
  if (stars === 4 && neighbours.length > 1) {
    const foreign = neighbours.find(side => ownerOf(board, side) !== seat);
    return refusal('LONER_NEEDS_ONE', 'TCZ-5.8', foreign ?? neighbours[1] ?? null);
  }
  const loner = neighbours.find(side => {
    const placed = at(board, side);
    return placed !== null && cardOf(placed.card).stars === 4 && occupiedSides(board, side).length > 0;
  });
  return loner === undefined ? undefined : refusal('LONER_BLOCKED', 'TCZ-5.9', loner);
}

/** The empty cells that touch a card of the player, in reading order. */
export function frontierOf(board: Board, seat: Seat): Cell[] {
  const isBeside = (cell: Cell): boolean => sidesOf(cell).some(side => board[side]?.owner === seat);
  return CELLS.filter(cell => at(board, cell) === null && isBeside(cell));
}

/** Where a player may lay a card, in reading order. */
export const cellsFor = (board: Board, laying: Laying, frontier = frontierOf(board, laying.seat)): Cell[] =>
  frontier.filter(cell => whyNotLay(board, laying, cell) === undefined);

/** Where a card that lies on the board may be moved, itself lifted (TCZ-14.31). */
export function destinationsOf(board: Board, cell: Cell): Cell[] {
  const placed = at(board, cell);
  if (placed === null || placed.owner === null) return [];
  const lifted = board.map((one, index) => (index === cell ? null : one));
  return cellsFor(lifted, layingOf(placed.owner, placed.card, placed.cover)).filter(to => to !== cell);
}
