import { clockwiseFrom, type Seat, type Table } from '#kernel';
import {
  at,
  componentsOf,
  discard,
  discardReplacement,
  faceOf,
  isStructural,
  ownedBy,
  ownerOf,
  placedAt,
  put,
} from './board.ts';
import { capture } from './capture.ts';
import { CELLS, type Cell, distanceBetween, sidesOf } from './cells.ts';
import { townOf } from './components.ts';
import { highestOf } from './dice.ts';
import type { Board, Event, Open } from './state.ts';

/** The component that is never an orphan (TCZ-10.2, TCZ-10.11); undefined if the player has no card. */
export function motherCityOf(open: Pick<Open, 'board' | 'towns'>, seat: Seat): Cell[] | undefined {
  const components = componentsOf(open.board, seat);
  return components.toSorted(
    (one, other) =>
      startRank(open, seat, one) - startRank(open, seat, other) ||
      townHallsIn(open.board, other) - townHallsIn(open.board, one) ||
      other.length - one.length ||
      (one[0] ?? 0) - (other[0] ?? 0),
  )[0];
}

/** 0 for the own Start card, then the lowest number of another one. */
function startRank({ board, towns }: Pick<Open, 'board' | 'towns'>, seat: Seat, cells: readonly Cell[]): number {
  const town = towns[seat];
  const own = town ? townOf(town).startCard : 0;
  const starts = cells.flatMap(cell => {
    const { type, no } = faceOf(placedAt(board, cell));
    return type === 'start' && no !== null ? [no === own ? 0 : no] : [];
  });
  return Math.min(5, ...starts);
}

const townHallsIn = (board: Board, cells: readonly Cell[]): number =>
  cells.filter(cell => faceOf(placedAt(board, cell)).category === 'town_hall').length;

/** Components besides the mother city (TCZ-10.3). */
export function districtsOf(open: Pick<Open, 'board' | 'towns'>, seat: Seat): Cell[][] {
  const mother = motherCityOf(open, seat)?.[0];
  return componentsOf(open.board, seat).filter(cells => cells[0] !== mother);
}

/** Districts without a structural card (TCZ-10.5). */
export const orphansOf = (open: Pick<Open, 'board' | 'towns'>, seat: Seat): Cell[][] =>
  districtsOf(open, seat).filter(cells => !cells.some(cell => isStructural(placedAt(open.board, cell))));

/** Captures, then orphans one by one, until nothing is left to do (TCZ-10.15). */
export function settle(open: Open, attacker: Seat, table: Table<Event>): void {
  capture(open, attacker, table);
  for (let orphan = firstOrphan(open, attacker); orphan; orphan = firstOrphan(open, attacker)) {
    resolveOrphan(open, orphan, attacker, table);
    capture(open, attacker, table);
  }
}

interface Orphan {
  readonly owner: Seat;
  readonly cells: readonly Cell[];
}

/** Owners clockwise from the attacker, for one owner in reading order (TCZ-10.16). */
function firstOrphan(open: Open, attacker: Seat): Orphan | undefined {
  for (const owner of clockwiseFrom(attacker + 1, open.seats)) {
    const [cells] = orphansOf(open, owner);
    if (cells) return { owner, cells };
  }
  return undefined;
}

/** TCZ-10.6 to TCZ-10.10. */
function resolveOrphan(open: Open, { owner, cells }: Orphan, attacker: Seat, table: Table<Event>): void {
  const rivals = rivalsTouching(open.board, owner, cells);
  if (rivals.length === 0) return loseDistrict(open, { owner, cells }, table);
  const by = rivals.includes(attacker) ? attacker : nearestOf(open.board, rivals, cells, table);
  for (const cell of cells) put(open, cell, ownedBy(placedAt(open.board, cell), by));
  table.tell({ type: 'districtTaken', from: owner, by, cells });
}

function rivalsTouching(board: Board, owner: Seat, cells: readonly Cell[]): Seat[] {
  const owners = cells.flatMap(cell => sidesOf(cell).map(side => ownerOf(board, side)));
  const rivals = owners.flatMap(seat => (seat === null || seat === owner ? [] : [seat]));
  return [...new Set(rivals)].toSorted((one, other) => one - other);
}

/** The rival whose structural card is nearest; dice decide ties (TCZ-10.7 to TCZ-10.9). */
function nearestOf(board: Board, rivals: readonly Seat[], cells: readonly Cell[], table: Table<Event>): Seat {
  const distances = rivals.map(seat => ({ seat, distance: structuralDistance(board, seat, cells) }));
  const least = Math.min(...distances.map(({ distance }) => distance));
  const tied = distances.filter(({ distance }) => distance === least).map(({ seat }) => seat);
  const { rolls, highest } = highestOf(tied, table);
  if (rolls.length > 0) table.tell({ type: 'tieRolled', rolls });
  return highest;
}

export function structuralDistance(board: Board, seat: Seat, cells: readonly Cell[]): number {
  const structural = CELLS.filter(cell => {
    const placed = at(board, cell);
    return placed?.owner === seat && isStructural(placed);
  });
  return Math.min(...structural.flatMap(from => cells.map(to => distanceBetween(from, to))));
}

function loseDistrict(open: Open, { owner, cells }: Orphan, table: Table<Event>): void {
  for (const cell of cells) takeOffBoard(open, cell);
  table.tell({ type: 'districtLost', from: owner, cells });
}

/** A stack cell goes to the used pile, base card and replacement. */
function takeOffBoard(open: Open, cell: Cell): void {
  const { card, cover } = placedAt(open.board, cell);
  open.board[cell] = null;
  discard(open, card);
  if (cover !== null) discardReplacement(open, cover);
}
