import type { Seat } from '#kernel';
import { at, componentsOf, occupiedSides } from '../../rules/board.ts';
import { CELLS, type Cell, columnOf, rowOf, sidesOf } from '../../rules/cells.ts';
import { cardOf } from '../../rules/components.ts';
import { districtsOf } from '../../rules/districts.ts';
import type { Board, Open } from '../../rules/state.ts';
import { CELL, cornerOf } from './geometry.ts';
import { outlineOf } from './outline.ts';

interface CityOutline {
  readonly seat: Seat;
  readonly path: string;
  readonly isDistrict: boolean;
}

/** The outlines of all cities; detached districts are dashed (TCZ-20.8). */
export function outlinesOf(board: Board, towns: Open['towns'], seats: readonly Seat[]): CityOutline[] {
  return seats.flatMap(seat => {
    const districts = new Set(districtsOf({ board: [...board], towns }, seat).map(([first]) => first));
    return componentsOf(board, seat).map(cells => ({
      seat,
      path: outlineOf(cells, { inset: 0, radius: 12 }),
      isDistrict: districts.has(cells[0]),
    }));
  });
}

/** The sides of loners that nothing may touch (TCZ-5.9, TCZ-20.7). */
export function blockedSides(board: Board): string {
  const loners = CELLS.filter(cell => {
    const placed = at(board, cell);
    return placed !== null && cardOf(placed.card).stars === 4 && occupiedSides(board, cell).length > 0;
  });
  return loners
    .flatMap(cell =>
      sidesOf(cell)
        .filter(side => at(board, side) === null)
        .map(side => strip(cell, side)),
    )
    .join('');
}

/** A strip outside a cell, along the side of its neighbour. */
function strip(cell: Cell, side: Cell): string {
  const { x, y } = cornerOf(cell);
  const depth = CELL * 0.16;
  if (rowOf(side) < rowOf(cell)) return `M${x + 6} ${y - depth}h${CELL - 12}v${depth}h${12 - CELL}z`;
  if (rowOf(side) > rowOf(cell)) return `M${x + 6} ${y + CELL}h${CELL - 12}v${depth}h${12 - CELL}z`;
  const left = columnOf(side) < columnOf(cell) ? x - depth : x + CELL;
  return `M${left} ${y + 6}h${depth}v${CELL - 12}h${-depth}z`;
}
