import { describe, expect, test } from 'vitest';
import { EDITIONS, townFor } from '../rules/edition.ts';
import { hexagon, layOutMap, placeRows } from './map-geometry.ts';

/** The space for the map at the usual sizes of a window. */
const SPACES = {
  '1280×720': { width: 751, height: 574 },
  '1280×800': { width: 751, height: 648 },
  '1920×1080': { width: 1290, height: 910 },
  '1024×768': { width: 690, height: 580 },
  '768×1024': { width: 752, height: 720 },
  '390×844': { width: 382, height: 516 },
  '360×640': { width: 352, height: 420 },
  '844×390': { width: 520, height: 284 },
  '640×400': { width: 632, height: 190 },
} as const;

describe.each(EDITIONS)('The map of %s', edition => {
  const town = townFor(edition);
  const spots = placeRows(town).flat();

  test('DC-4 has rows of two, three, four, three and two places', () => {
    expect(placeRows(town).map(row => row.length)).toEqual([2, 3, 4, 3, 2]);
    for (const row of placeRows(town)) {
      const columns = row.map(({ column }) => column);
      expect(columns).toEqual(columns.map((_, at) => (columns[0] ?? 0) + 2 * at));
    }
  });

  test('places lie side by side exactly when the rules call them neighbours', () => {
    const neighbours = town.places.flatMap(({ id, neighbours }) =>
      neighbours.flatMap(other => (id < other ? [`${id},${other}`] : [])),
    );
    const touching = spots.flatMap(one =>
      spots.flatMap(other => {
        const [across, down] = [Math.abs(one.column - other.column), Math.abs(one.row - other.row)];
        const touches = (down === 0 && across === 2) || (down === 1 && across === 1);
        return touches && one.place < other.place ? [`${one.place},${other.place}`] : [];
      }),
    );
    expect(touching.sort()).toEqual(neighbours.sort());
    expect(touching).toHaveLength(29);
  });

  test.each(Object.entries(SPACES))('at %s every place is inside the box, and none covers another', (_, box) => {
    for (const textScale of [1, 1.25, 1.5]) {
      const { cells } = layOutMap(town, box, textScale);
      for (const cell of cells) {
        expect(cell.x).toBeGreaterThanOrEqual(0);
        expect(cell.y).toBeGreaterThanOrEqual(0);
        expect(cell.x + cell.width).toBeLessThanOrEqual(box.width);
        expect(cell.y + cell.height).toBeLessThanOrEqual(box.height);
        const next = cells.filter(other => other.row === cell.row && other.x > cell.x);
        expect(next.filter(other => other.x < cell.x + cell.width)).toEqual([]);
      }
    }
  });

  test.each(Object.entries(SPACES))(
    'at %s the text size changes no place, and no letters are under 12 px',
    (_, box) => {
      const normal = layOutMap(town, box, 1);
      for (const textScale of [1.25, 1.5]) {
        const large = layOutMap(town, box, textScale);
        expect(large.cells).toEqual(normal.cells);
        expect(large.letters).toBeGreaterThanOrEqual(normal.letters);
      }
      expect(Math.min(normal.letters, normal.nameLetters)).toBeGreaterThanOrEqual(12);
    },
  );

  test.each([
    ['1280×800', ['full', 'short', 'short']],
    ['1280×720', ['full', 'short', 'short']],
    ['390×844', ['short', 'icons', 'bare']],
    ['360×640', ['short', 'bare', 'bare']],
    ['844×390', ['icons', 'bare', 'bare']],
    ['640×400', ['bare', 'bare', 'bare']],
  ] as const)('at %s tiles step down with larger text: %j', (space, details) => {
    expect([1, 1.25, 1.5].map(textScale => layOutMap(town, SPACES[space], textScale).detail)).toEqual(details);
  });

  test.each(Object.entries(SPACES))('at %s the rows of a tile fit into it', (_, box) => {
    for (const textScale of [1, 1.25, 1.5]) {
      const { body, peak, detail, line, top } = layOutMap(town, box, textScale);
      const rows = { full: 4, short: 4, icons: 3, bare: 2 }[detail];
      expect(top).toBeGreaterThan(0);
      expect(top + rows * line).toBeLessThanOrEqual(body + 2 * peak);
    }
  });
});

test('a ring inside a hexagon follows all of its six sides', () => {
  const cell = { id: 'a', row: 0, x: 10, y: 20, width: 100, height: 80 };
  expect(hexagon(cell, 20, 0)).toBe('M60 20L110 40V80L60 100L10 80V40Z');
  expect(hexagon(cell, 20, 5)).toBe('M60 25L105 43V77L60 95L15 77V43Z');
});
