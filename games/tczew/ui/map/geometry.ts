import type { CellBox } from '#kit';
import { CELLS, type Cell, columnOf, rowOf, SIZE } from '../../rules/cells.ts';

/** The side of a cell on the board at scale 1, in pixels. */
export const CELL = 100;
export const BOARD_SIZE = { width: SIZE * CELL, height: SIZE * CELL } as const;
/** The largest scale: cells of 140 pixels. */
export const MOST_SCALE = 1.4;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The top left corner of a cell. */
export const cornerOf = (cell: Cell): Point => ({ x: (columnOf(cell) - 1) * CELL, y: (rowOf(cell) - 1) * CELL });

export const CELL_BOXES: readonly CellBox[] = CELLS.map(cell => ({
  id: String(cell),
  row: rowOf(cell) - 1,
  ...cornerOf(cell),
  width: CELL,
  height: CELL,
}));

/** The smallest rectangle around cells, with a margin in cells, inside the board. */
export function rectAround(
  cells: readonly Cell[],
  margin: number,
): { x: number; y: number; width: number; height: number } {
  const columns = cells.map(cell => columnOf(cell) - 1);
  const rows = cells.map(cell => rowOf(cell) - 1);
  const left = Math.max(0, Math.min(...columns) - margin);
  const top = Math.max(0, Math.min(...rows) - margin);
  const right = Math.min(SIZE, Math.max(...columns) + 1 + margin);
  const bottom = Math.min(SIZE, Math.max(...rows) + 1 + margin);
  return { x: left * CELL, y: top * CELL, width: (right - left) * CELL, height: (bottom - top) * CELL };
}

/** How much of a card is drawn at a scale. */
export type MapDetail = 'far' | 'usual' | 'names' | 'near';

/** From 70 pixels on a cell carries its name, from 92 on in smaller letters; below 42 its marks would be too small to read. */
export function detailAt(scale: number): MapDetail {
  const side = scale * CELL;
  if (side >= 92) return 'near';
  if (side > 69.5) return 'names';
  return side >= 42 ? 'usual' : 'far';
}
