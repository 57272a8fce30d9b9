/** A cell of a board: its rectangle in pixels and its row. */
export interface CellBox {
  readonly id: string;
  readonly row: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

const centreOf = ({ x, width }: CellBox): number => x + width / 2;

/** The cells row by row, from the left. */
export function rowsOfCells(cells: readonly CellBox[]): CellBox[][] {
  const rows = new Map<number, CellBox[]>();
  for (const cell of cells) {
    const row = rows.get(cell.row);
    if (row) row.push(cell);
    else rows.set(cell.row, [cell]);
  }
  return [...rows.entries()]
    .sort(([one], [other]) => one - other)
    .map(([, row]) => row.sort((one, other) => one.x - other.x));
}

/**
 * The next cell in a direction; undefined at the edge. `column` is the x where moving up or down began: of two equally
 * near cells the one closer to it is chosen, so that the way back is the same.
 */
export function cellTowards(
  cells: readonly CellBox[],
  from: string,
  direction: Direction,
  column: number,
): string | undefined {
  const rows = rowsOfCells(cells);
  const at = rows.findIndex(row => row.some(({ id }) => id === from));
  const start = rows[at]?.find(({ id }) => id === from);
  if (!start) return undefined;
  if (direction === 'left' || direction === 'right') {
    const row = rows[at] ?? [];
    return row[row.indexOf(start) + (direction === 'left' ? -1 : 1)]?.id;
  }
  const next = rows[at + (direction === 'up' ? -1 : 1)] ?? [];
  const touching = next.filter(cell => cell.x < start.x + start.width && start.x < cell.x + cell.width);
  const choices = touching.length > 0 ? touching : next;
  const distance = (cell: CellBox): number => Math.abs(centreOf(cell) - column);
  return [...choices].sort((one, other) => distance(one) - distance(other))[0]?.id;
}

/** The first or last cell of the row of a cell, or of the board. */
export function cellAtEnd(
  cells: readonly CellBox[],
  from: string,
  end: 'first' | 'last',
  of: 'row' | 'board',
): string | undefined {
  const rows = rowsOfCells(cells);
  const found = of === 'board' ? rows.flat() : rows.find(row => row.some(({ id }) => id === from));
  return found?.at(end === 'first' ? 0 : -1)?.id;
}

/** The x where moving up or down from a cell begins. */
export function stepColumn(cells: readonly CellBox[], id: string): number {
  const cell = cells.find(one => one.id === id);
  return cell ? centreOf(cell) : 0;
}
