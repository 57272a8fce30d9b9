import type { Seat, Table } from '#kernel';
import type { Kind, Place } from './edition.ts';
import { KINDS } from './edition.ts';
import { onInvestigators, repliedAt } from './markers.ts';
import { renewed, solverAt } from './rounds.ts';
import type { Action, Event, Marker, Open } from './state.ts';
import { numberOfPlace, tileAt } from './tiles.ts';

/** The tiles of a place a solver may still move a marker of this sort to (PI-7.2 to PI-7.4). */
export function freeTiles(open: Open, seat: Seat, place: Place, marker: Marker): Kind[] {
  const solver = solverAt(open, seat);
  if (onInvestigators(open, solver, place, marker) === 0) return [];
  const number = numberOfPlace(open, place);
  return KINDS.filter(
    kind =>
      repliedAt(open, solver, number, kind) === undefined &&
      !solver.assigned.some(one => one.place === place && one.tile === kind) &&
      !(marker === 'disc' && tileAt(open, number, kind) === null),
  );
}

export function assign(
  open: Open,
  by: Seat,
  { place, marker, tile }: Extract<Action, { type: 'assign' }>,
  table: Table<Event>,
): void {
  const solver = renewed(open, by);
  solver.assigned = [...solver.assigned, { place, tile, marker }];
  table.tell({ type: 'assigned', by, place, marker, tile });
}

export function unassign(
  open: Open,
  by: Seat,
  { place, tile }: Extract<Action, { type: 'unassign' }>,
  table: Table<Event>,
): void {
  const solver = renewed(open, by);
  solver.assigned = solver.assigned.filter(one => !(one.place === place && one.tile === tile));
  table.tell({ type: 'unassigned', by, place, tile });
}
