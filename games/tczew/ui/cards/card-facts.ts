import type { Seat } from '#kernel';
import { at, faceOf, occupiedSides } from '../../rules/board.ts';
import { type Cell, sidesOf } from '../../rules/cells.ts';
import { districtsOf, motherCityOf } from '../../rules/districts.ts';
import { SERVICES, type Service } from '../../rules/kinds.ts';
import type { Open } from '../../rules/state.ts';

/** The part of a city a cell belongs to. */
export type Belonging = 'mother' | 'held' | 'none';

/** What can be told about a cell besides its card. */
export interface CellFacts {
  readonly neighbours: readonly Cell[];
  /** Own services that touch it, which may protect it (TCZ-14.25). */
  readonly services: readonly { readonly service: Service; readonly cell: Cell }[];
  /** Mother city, or a district that a Town Hall or a Start card holds; none for ownerless cards and empty cells. */
  readonly belonging: Belonging;
}

export function factsOf(open: Readonly<Open>, cell: Cell): CellFacts {
  const placed = at(open.board, cell);
  const owner = placed?.owner ?? null;
  const services = sidesOf(cell).flatMap(side => {
    const beside = at(open.board, side);
    const category = beside && owner !== null && beside.owner === owner ? faceOf(beside).category : null;
    const service = SERVICES.find(one => one === category);
    return service === undefined ? [] : [{ service, cell: side }];
  });
  return { neighbours: occupiedSides(open.board, cell), services, belonging: belongingOf(open, cell, owner) };
}

function belongingOf(open: Readonly<Open>, cell: Cell, owner: Seat | null): Belonging {
  if (owner === null) return 'none';
  if (motherCityOf(open, owner)?.includes(cell)) return 'mother';
  return districtsOf(open, owner).some(cells => cells.includes(cell)) ? 'held' : 'none';
}
