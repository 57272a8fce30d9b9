import { type Seat, seatsOf } from '#kernel';
import type { Kind, Place } from '../rules/edition.ts';
import { markerOn, onInvestigators, type TileMarker } from '../rules/markers.ts';
import { solverAt } from '../rules/rounds.ts';
import type { Open } from '../rules/state.ts';

/** A marker of a seat on a tile. */
export interface Piece extends Readonly<TileMarker> {
  readonly seat: Seat;
}

/** The investigators of a seat in one place, and what still lies on them. */
export interface Sent {
  readonly seat: Seat;
  readonly count: number;
  readonly discs: number;
  readonly cubes: number;
}

// What lies as before is the same object as before: a screen need not draw it anew.
const pieces = new Map<string, Piece>();
const sents = new Map<string, Sent>();

function kept<Thing extends object>(all: Map<string, Thing>, thing: Thing): Thing {
  const key = Object.values(thing).join();
  const known = all.get(key);
  if (!known) all.set(key, thing);
  return known ?? thing;
}

/** The markers of some seats on a tile. */
export const piecesOn = (open: Open, place: Place, kind: Kind, seats: readonly Seat[]): Piece[] =>
  seats.flatMap(seat => {
    const lying = markerOn(open, solverAt(open, seat), place, kind);
    return lying ? [kept(pieces, { seat, marker: lying.marker, sure: lying.sure })] : [];
  });

/** The investigators of some seats in a place. */
export const sentTo = (open: Open, place: Place, seats: readonly Seat[]): Sent[] =>
  seats.flatMap(seat => {
    const solver = solverAt(open, seat);
    const count = solver.investigators.filter(one => one.place === place).length;
    if (count === 0) return [];
    const [discs, cubes] = [onInvestigators(open, solver, place, 'disc'), onInvestigators(open, solver, place, 'cube')];
    return [kept(sents, { seat, count, discs, cubes })];
  });

/** Whose pieces the map shows: everybody's, or those of one seat. */
export type Filter = 'all' | Seat;

export const seatsShown = (open: Open, filter: Filter): Seat[] =>
  filter === 'all' ? seatsOf(open.solvers.length) : [filter];

/** Whether two lists hold the same things in the same order. */
export const isSameList = <Item>(one: readonly Item[], other: readonly Item[]): boolean =>
  one.length === other.length && one.every((item, at) => item === other[at]);
