import type { Kind, Place } from './edition.ts';
import { KINDS } from './edition.ts';
import type { Case, Marker, Open, Renewed, Reply, Solver } from './state.ts';
import { numberOfPlace, subjectOf, tileAt, townOf } from './tiles.ts';

/** The reply to a solver about one tile; undefined: never asked. */
export function repliedAt(open: Open, solver: Solver, place: number, kind: Kind): Reply | undefined {
  const tile = tileAt(open, place, kind);
  for (const { card, reply } of solver.replies) if (card === tile) return reply;
  return undefined;
}

/** The marker on a tile that was confirmed by an evidence card. */
function confirmedAt(open: Open, solver: Solver, place: number, kind: Kind): Marker | undefined {
  const reply = repliedAt(open, solver, place, kind);
  return reply === 'none' ? undefined : reply;
}

/** The kinds a reply to an investigator placed here now would be about (PI-6.6). */
export function uncovered(open: Open, solver: Solver, place: Place): Kind[] {
  if (solver.investigators.some(investigator => investigator.place === place)) return [];
  const number = numberOfPlace(open, place);
  return KINDS.filter(kind => confirmedAt(open, solver, number, kind) === undefined);
}

/** How many markers of this sort still lie on the solver's investigators in a place. */
export function onInvestigators(open: Open, solver: Solver, place: Place, marker: Marker): number {
  if (hasItsCase(solver)) return 0;
  const number = numberOfPlace(open, place);
  let lying = 0;
  for (const one of solver.assigned) if (one.place === place && one.marker === marker) lying -= 1;
  for (const investigator of solver.investigators) {
    if (investigator.place !== place) continue;
    lying += marker === 'disc' ? investigator.discs : investigator.cubes;
    for (const kind of investigator.about) if (confirmedAt(open, solver, number, kind) === marker) lying -= 1;
  }
  return lying;
}

/** Puts the marker of an evidence reply in its place (PI-5.8, PI-5.9), using only public facts. */
export function settle(open: Open, solver: Renewed, card: string, reply: Reply): void {
  if (solver.replies.some(earlier => earlier.card === card)) return;
  solver.replies = [...solver.replies, { card, reply }];
  if (solver.investigators.length === 0) return; // nothing was ever assigned
  const { kind, place } = subjectOf(open, card);
  const id = townOf(open).placeIds[place];
  if (id === undefined) throw new Error(`${card} lies nowhere`);
  // an assigned marker on the tile is confirmed by this reply, or goes back on its investigator
  solver.assigned = solver.assigned.filter(one => !(one.place === id && one.tile === kind));
  if (reply === 'none' || onInvestigators(open, solver, id, reply) >= 0) return;
  // PI-5.8 step 5: all markers of this sort were assigned to other tiles, so they return first
  solver.assigned = solver.assigned.filter(one => !(one.place === id && one.marker === reply));
}

/** How many of its markers of one sort a solver has on the board. */
function onBoard(open: Open, solver: Solver, marker: Marker): number {
  if (hasItsCase(solver)) return marker === 'disc' ? KINDS.length : 0;
  const byInvestigators = solver.investigators.reduce(
    (sum, one) => sum + (marker === 'disc' ? one.discs : one.cubes),
    0,
  );
  const byEvidence = solver.replies.filter(
    ({ card, reply }) => reply === marker && !movedFromInvestigator(open, solver, card),
  );
  return byInvestigators + byEvidence.length;
}

/** PI-8.9: only the discs on the three tiles of the case are left. */
const hasItsCase = (solver: Solver): boolean => solver.case !== null;

function movedFromInvestigator(open: Open, solver: Solver, card: string): boolean {
  const { kind, place } = subjectOf(open, card);
  const id = townOf(open).placeIds[place];
  return solver.investigators.some(investigator => investigator.place === id && investigator.about.includes(kind));
}

/** The markers left in a solver's supply; substitutes on the board are not counted (PI-14.4). */
export function supply(open: Open, solver: Solver): { discs: number; cubes: number; substitutes: number } {
  const { kit } = townOf(open);
  const cubes = onBoard(open, solver, 'cube');
  return {
    discs: kit.discs - onBoard(open, solver, 'disc'),
    cubes: Math.max(0, kit.cubes - cubes),
    substitutes: Math.max(0, cubes - kit.cubes),
  };
}

/** The true reply to an investigator: the number of discs and cubes. */
export function countTruth(replies: readonly Reply[]): { discs: number; cubes: number } {
  let [discs, cubes] = [0, 0];
  for (const reply of replies) {
    if (reply === 'disc') discs += 1;
    if (reply === 'cube') cubes += 1;
  }
  return { discs, cubes };
}

/** The marker on a tile for one seat. */
export interface TileMarker {
  marker: Marker;
  sure: 'confirmed' | 'assigned' | 'solved';
}

export function markerOn(open: Open, solver: Solver, place: Place, kind: Kind): TileMarker | undefined {
  const number = numberOfPlace(open, place);
  if (hasItsCase(solver))
    return isTileOf(open, solver.case, number, kind) ? { marker: 'disc', sure: 'solved' } : undefined;
  const confirmed = confirmedAt(open, solver, number, kind);
  if (confirmed) return { marker: confirmed, sure: 'confirmed' };
  const assigned = solver.assigned.find(one => one.place === place && one.tile === kind);
  return assigned && { marker: assigned.marker, sure: 'assigned' };
}

const isTileOf = (open: Open, shown: Case | null, place: number, kind: Kind): boolean =>
  shown !== null && tileAt(open, place, kind) === shown[kind];
