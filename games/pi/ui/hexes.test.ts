import { describe, expect, test } from 'vitest';
import { EDITIONS, townFor } from '../rules/edition.ts';
import { endOf, heightOf, linksOf, rowsOf, stepFrom, widthOf } from './hexes.ts';

describe.each(EDITIONS)('The map of %s', edition => {
  const town = townFor(edition);
  const spots = rowsOf(town).flat();

  test('DC-4 has rows of two, three, four, three and two places', () => {
    expect(rowsOf(town).map(row => row.length)).toEqual([2, 3, 4, 3, 2]);
    expect([widthOf(town), heightOf(town)]).toEqual([8, 5]);
    for (const row of rowsOf(town)) {
      const columns = row.map(({ column }) => column);
      expect(columns).toEqual(columns.map((_, at) => (columns[0] ?? 0) + 2 * at));
    }
  });

  test('places lie side by side exactly when the rules call them neighbours', () => {
    const links = linksOf(town).map(({ from, to }) => [from.place, to.place].sort().join());
    const touching = spots.flatMap(one =>
      spots.flatMap(other => {
        const [across, down] = [Math.abs(one.column - other.column), Math.abs(one.row - other.row)];
        const touches = (down === 0 && across === 2) || (down === 1 && across === 1);
        return touches && one.place < other.place ? [`${one.place},${other.place}`] : [];
      }),
    );
    expect(links.sort()).toEqual(touching.sort());
    expect(links).toHaveLength(29);
  });

  const steps = spots.flatMap(spot =>
    (['left', 'right', 'up', 'down'] as const).map(direction => {
      const next = stepFrom(town, spot.place, direction, spot.column);
      return { spot, direction, to: spots.find(({ place }) => place === next) };
    }),
  );

  test('an arrow leads to a neighbour on its side', () => {
    for (const { spot, direction, to } of steps.filter(step => step.to)) {
      expect(town.places.find(({ id }) => id === spot.place)?.neighbours).toContain(to?.place);
      const across = (to?.column ?? 0) - spot.column;
      const down = (to?.row ?? 0) - spot.row;
      expect({ left: across < 0, right: across > 0, up: down < 0, down: down > 0 }[direction]).toBe(true);
    }
  });

  test('an arrow leads nowhere only at the edge', () => {
    const rows = rowsOf(town);
    for (const { spot, direction } of steps.filter(step => !step.to)) {
      const row = rows[spot.row] ?? [];
      const isFirst = row[0]?.place === spot.place;
      const isLast = row.at(-1)?.place === spot.place;
      const isAtEdge = { left: isFirst, right: isLast, up: spot.row === 0, down: spot.row === rows.length - 1 };
      expect(isAtEdge[direction]).toBe(true);
    }
  });

  test('whoever goes up and down again comes back', () => {
    for (const { place, column, row } of spots) {
      const there = row === 0 ? 'down' : 'up';
      const next = stepFrom(town, place, there, column) ?? '';
      expect(stepFrom(town, next, there === 'up' ? 'down' : 'up', column)).toBe(place);
    }
  });

  test('arrows reach every place from every other', () => {
    const seen = new Set([spots[0]?.place ?? '']);
    for (const place of seen)
      for (const direction of ['left', 'right', 'up', 'down'] as const)
        for (let column = 0; column < 8; column++) seen.add(stepFrom(town, place, direction, column) ?? place);
    expect(seen.size).toBe(14);
  });

  test('Home and End lead to the ends of the row, and of the map', () => {
    const rows = rowsOf(town);
    for (const { place, row } of spots) {
      expect(endOf(town, place, 'first', 'row')).toBe(rows[row]?.[0]?.place);
      expect(endOf(town, place, 'last', 'row')).toBe(rows[row]?.at(-1)?.place);
      expect(endOf(town, place, 'first', 'map')).toBe(spots[0]?.place);
      expect(endOf(town, place, 'last', 'map')).toBe(spots.at(-1)?.place);
    }
  });
});
