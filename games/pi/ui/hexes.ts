import type { Place, Town } from '../rules/edition.ts';

/** Where a place lies: in rows, each half a place further than the one above; columns count half places. */
export interface Spot {
  readonly place: Place;
  readonly column: number;
  readonly row: number;
}

/** The places row by row, from the left. */
export function rowsOf({ places }: Town): Spot[][] {
  const rows: Spot[][] = [];
  for (const { id: place, column, row } of places) (rows[row] ??= []).push({ place, column, row });
  return rows.map(spots => spots.sort((one, other) => one.column - other.column));
}

/** How many half places the widest row has. */
export const widthOf = ({ places }: Town): number => Math.max(...places.map(({ column }) => column)) + 2;
export const heightOf = ({ places }: Town): number => Math.max(...places.map(({ row }) => row)) + 1;

/** Two places that touch, each pair once. */
export interface Link {
  readonly from: Spot;
  readonly to: Spot;
}

export function linksOf(town: Town): Link[] {
  const spots = rowsOf(town).flat();
  const find = (place: Place): Spot | undefined => spots.find(spot => spot.place === place);
  return town.places.flatMap(({ id, neighbours }) =>
    neighbours.flatMap((neighbour): Link[] => {
      const [from, to] = [find(id), find(neighbour)];
      return from && to && id < neighbour ? [{ from, to }] : [];
    }),
  );
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/**
 * The next place in a direction; undefined at the edge. Going up or down, both places beside the way are as near: the
 * column is where the way began, so that one comes back to it.
 */
export function stepFrom(town: Town, from: Place, direction: Direction, column: number): Place | undefined {
  const rows = rowsOf(town);
  const start = rows.flat().find(({ place }) => place === from);
  if (!start) return undefined;
  if (direction === 'left' || direction === 'right') {
    const aside = start.column + (direction === 'left' ? -2 : 2);
    return rows[start.row]?.find(spot => spot.column === aside)?.place;
  }
  const next = rows[start.row + (direction === 'up' ? -1 : 1)] ?? [];
  return next
    .filter(spot => Math.abs(spot.column - start.column) === 1)
    .sort((one, other) => Math.abs(one.column - column) - Math.abs(other.column - column))[0]?.place;
}

/** The first or last place of the row of a place, or of the map. */
export function endOf(town: Town, from: Place, end: 'first' | 'last', of: 'row' | 'map'): Place | undefined {
  const rows = rowsOf(town);
  const spots = of === 'map' ? rows.flat() : rows.find(row => row.some(({ place }) => place === from));
  return spots?.at(end === 'first' ? 0 : -1)?.place;
}
