import { CELLS, type Cell, columnOf, rowOf, SIZE } from '../../rules/cells.ts';

/** On which side of its start cell the name of a town covers fewer cards. */
export function sideOfName(board: readonly (object | null)[], start: Cell): 'above' | 'below' {
  const cardsIn = (row: number): number =>
    CELLS.filter(
      cell => rowOf(cell) === row && Math.abs(columnOf(cell) - columnOf(start)) <= 1 && (board[cell] ?? null) !== null,
    ).length;
  const [above, below] = [rowOf(start) - 1, rowOf(start) + 1];
  if (above < 1) return 'below';
  if (below > SIZE) return 'above';
  return cardsIn(above) < cardsIn(below) ? 'above' : 'below';
}
