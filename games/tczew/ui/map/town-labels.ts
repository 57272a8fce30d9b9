import { type Cell, sidesOf, rowOf } from '../../rules/cells.ts';

/** A name may reach so far over the cells beside its own, in cells: over their frames only. */
const OVER_FRAMES = 0.35;

/** Whether a name of this width, in cells, at the foot of a start cell would lie over a card beside it. */
export function hidesNeighbours(board: readonly (object | null)[], start: Cell, width: number): boolean {
  if ((width - 1) / 2 <= OVER_FRAMES) return false;
  return sidesOf(start).some(side => rowOf(side) === rowOf(start) && (board[side] ?? null) !== null);
}
