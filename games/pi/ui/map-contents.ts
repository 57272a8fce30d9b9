import type { Seat } from '#kernel';
import { type Kind, KINDS, type Place } from '../rules/edition.ts';
import { markerOn, onInvestigators, type TileMarker } from '../rules/markers.ts';
import type { Marker, Open, Solver } from '../rules/state.ts';
import { type Tile, tileKey, tileOf } from './highlights.ts';

/** A marker of a seat on a tile, or the mark of an answer that was nothing. */
export interface TilePiece {
  readonly seat: Seat;
  readonly marker: Marker | 'none';
  readonly sure: TileMarker['sure'];
}

/** The investigators of a seat in one place, and what still lies on them. */
export interface SentInvestigators {
  readonly seat: Seat;
  readonly count: number;
  readonly discs: number;
  readonly cubes: number;
}

// Equal pieces are the same object, so that they are not rendered again.
const allPieces = new Map<string, TilePiece>();
const allSent = new Map<string, SentInvestigators>();

function kept<Thing extends object>(all: Map<string, Thing>, thing: Thing): Thing {
  const key = Object.values(thing).join();
  const known = all.get(key);
  if (!known) all.set(key, thing);
  return known ?? thing;
}

/** All pieces on the map. */
export interface MapContents {
  on(place: Place, kind: Kind): readonly TilePiece[];
  at(place: Place): readonly SentInvestigators[];
}

const NONE: readonly never[] = [];

/** Collects the pieces on the map, seat by seat. */
export function mapContents(open: Open): MapContents {
  const pieces = new Map<string, TilePiece[]>();
  const sent = new Map<Place, SentInvestigators[]>();
  open.solvers.forEach((solver, seat) => {
    for (const { place, kind } of markedTiles(open, solver)) {
      const lying = markerOn(open, solver, place, kind);
      if (lying) add(pieces, tileKey(place, kind), kept(allPieces, { seat, marker: lying.marker, sure: lying.sure }));
    }
    for (const { place, kind } of deniedTiles(open, solver))
      add(pieces, tileKey(place, kind), kept(allPieces, { seat, marker: 'none', sure: 'confirmed' }));
    for (const place of new Set(solver.investigators.map(one => one.place))) {
      const count = solver.investigators.filter(one => one.place === place).length;
      const discs = onInvestigators(open, solver, place, 'disc');
      const cubes = onInvestigators(open, solver, place, 'cube');
      add(sent, place, kept(allSent, { seat, count, discs, cubes }));
    }
  });
  return { on: (place, kind) => pieces.get(tileKey(place, kind)) ?? NONE, at: place => sent.get(place) ?? NONE };
}

/** The tiles of the cards that told a solver nothing. */
function deniedTiles(open: Open, solver: Solver): Tile[] {
  if (solver.case) return [];
  return solver.replies.filter(({ reply }) => reply === 'none').map(({ card }) => tileOf(open, card));
}

/** The tiles where a solver can have a marker, each once. */
function markedTiles(open: Open, solver: Solver): Tile[] {
  const shown = solver.case;
  if (shown) return KINDS.map(kind => tileOf(open, shown[kind]));
  const proved = solver.replies.filter(({ reply }) => reply !== 'none').map(({ card }) => tileOf(open, card));
  return [...proved, ...solver.assigned.map(({ place, tile }) => ({ place, kind: tile }))];
}

function add<Key, Item>(lists: Map<Key, Item[]>, key: Key, item: Item): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
}

/** Whose pieces the map shows: everybody's, or those of one seat. */
export type PieceFilter = 'all' | Seat;

/** The items that pass the filter. */
export const filterPieces = <Item extends { readonly seat: Seat }>(
  items: readonly Item[],
  filter: PieceFilter,
): readonly Item[] => (filter === 'all' ? items : items.filter(({ seat }) => seat === filter));

/** Whether two lists hold the same things in the same order. */
export const isSameList = <Item>(one: readonly Item[], other: readonly Item[]): boolean =>
  one.length === other.length && one.every((item, at) => item === other[at]);
