import { TERRAIN, ZONES } from './data/board.ts';

/** A cell of the board by its index in reading order: row 1 to 15, inside a row column A to O. */
export type Cell = number;

export const SIZE = 15;
const LETTERS = 'ABCDEFGHIJKLMNO';

export const CELLS: readonly Cell[] = Array.from({ length: SIZE * SIZE }, (_, cell) => cell);

/** From 1 to 15. */
export const columnOf = (cell: Cell): number => (cell % SIZE) + 1;
/** From 1 to 15. */
export const rowOf = (cell: Cell): number => Math.floor(cell / SIZE) + 1;
export const cellAt = (column: number, row: number): Cell => (row - 1) * SIZE + column - 1;

/** `J10x8` (TCZ-1.20). */
export const nameOfCell = (cell: Cell): string =>
  `${LETTERS[columnOf(cell) - 1] ?? ''}${columnOf(cell)}x${rowOf(cell)}`;

/** The cell of a coordinate; undefined if it is none (TCZ-1.20). */
export function cellOfName(name: string): Cell | undefined {
  const [, letter = '', columnText = '', rowText = ''] = /^([A-O])([1-9]\d?)x([1-9]\d?)$/.exec(name) ?? [];
  const [column, row] = [Number(columnText), Number(rowText)];
  const isOnBoard = column >= 1 && column <= SIZE && row >= 1 && row <= SIZE;
  return isOnBoard && LETTERS[column - 1] === letter ? cellAt(column, row) : undefined;
}

export function cellNamed(name: string): Cell {
  const cell = cellOfName(name);
  if (cell === undefined) throw new Error(`${name} is no coordinate`);
  return cell;
}

const SIDES: readonly (readonly Cell[])[] = CELLS.map(cell => {
  const [column, row] = [columnOf(cell), rowOf(cell)];
  return [
    ...(row > 1 ? [cell - SIZE] : []),
    ...(column > 1 ? [cell - 1] : []),
    ...(column < SIZE ? [cell + 1] : []),
    ...(row < SIZE ? [cell + SIZE] : []),
  ];
});

/** The cells that share a side with this one, in reading order. */
export const sidesOf = (cell: Cell): readonly Cell[] => SIDES[cell] ?? [];

const charAt = (plan: readonly string[], cell: Cell): string => plan[rowOf(cell) - 1]?.[columnOf(cell) - 1] ?? '';

const RIVER: readonly boolean[] = CELLS.map(cell => charAt(TERRAIN, cell) === '~');
export const isRiver = (cell: Cell): boolean => RIVER[cell] ?? false;

/** River directly east or west (TCZ-1.25). */
const BANK: readonly boolean[] = CELLS.map(
  cell => !isRiver(cell) && sidesOf(cell).some(side => rowOf(side) === rowOf(cell) && isRiver(side)),
);
export const isBank = (cell: Cell): boolean => BANK[cell] ?? false;

/** The letter of the start zone; "." if the cell is in none. */
export const zoneOf = (cell: Cell): string => charAt(ZONES, cell);
export const isInZone = (cell: Cell): boolean => zoneOf(cell) !== '.';

/** Steps by sides (TCZ-10.8). */
export const distanceBetween = (one: Cell, other: Cell): number =>
  Math.abs(columnOf(one) - columnOf(other)) + Math.abs(rowOf(one) - rowOf(other));
