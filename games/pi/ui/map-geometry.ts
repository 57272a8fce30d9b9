import type { CellBox } from '#kit';
import type { Place, Town } from '../rules/edition.ts';

/** The grid position of a place; columns count half places. */
interface Spot {
  readonly place: Place;
  readonly column: number;
  readonly row: number;
}

/** The places row by row, from the left. */
export function placeRows({ places }: Town): Spot[][] {
  const rows: Spot[][] = [];
  for (const { id: place, column, row } of places) (rows[row] ??= []).push({ place, column, row });
  return rows.map(spots => spots.sort((one, other) => one.column - other.column));
}

/** How many half places the widest row has. */
const columnsOf = ({ places }: Town): number => Math.max(...places.map(({ column }) => column)) + 2;
const rowCount = ({ places }: Town): number => Math.max(...places.map(({ row }) => row)) + 1;

/**
 * The level of detail of tiles: full names; short names; the place name and pictures; pictures only. The focused or
 * opened place always has its full names.
 */
export type TileDetail = 'full' | 'short' | 'icons' | 'bare';

/** The geometry of the map, px. It depends on the space and the text size, never on the pieces. */
export interface MapGeometry {
  readonly cells: readonly CellBox[];
  /** Of a hexagon: its width, the height of its straight sides, and that of its upper and lower peak. */
  readonly width: number;
  readonly body: number;
  readonly peak: number;
  readonly detail: TileDetail;
  readonly letters: number;
  /** The letters of the name of a place, where it is short. */
  readonly nameLetters: number;
  /** The height of a row of a tile, and where the first one begins. */
  readonly line: number;
  readonly top: number;
  /** The distance from the side of a hexagon to its content. */
  readonly padding: number;
  readonly piece: number;
}

/** Room around the honeycomb. */
const MARGIN = 4;
/** The width of a letter, as a share of its height. */
const LETTER = 0.54;
/** The number of letters of a name that must fit into a row. */
const FULL_NAME = 16;
const SHORT_NAME = 8;
/** The longest short name of a place, and the letters that must fit at normal size. */
const PLACE_NAME = 12;
const PLACE_NAME_FITS = 10;
/** The smallest letters. */
const SMALLEST = 12;
/** A row is at least this much higher than its letters. */
const LEADING = 1.25;

const clamp = (low: number, value: number, high: number): number => Math.min(Math.max(low, value), high);

/** Lays the honeycomb out in a box. `textScale` is 1 for the normal size of text. */
export function layOutMap(town: Town, box: { width: number; height: number }, textScale: number): MapGeometry {
  const [across, rows] = [columnsOf(town) / 2, rowCount(town)];
  const gap = clamp(2, box.width * 0.006, 5);
  const peak = clamp(9, box.height * 0.037, 26);
  const body = Math.max(8, (box.height - 2 * MARGIN - (rows + 1) * peak - (rows - 1) * gap) / rows);
  const width = Math.max(8, Math.min((box.width - 2 * MARGIN - (across - 1) * gap) / across, 1.95 * body));
  const height = body + 2 * peak;
  const left = (box.width - across * width - (across - 1) * gap) / 2;
  const letters = clamp(SMALLEST, body * 0.137, 22) * textScale;
  const padding = Math.max(4, width * 0.03) + (width >= 128 ? 6 : 2);
  // the lowest and highest part of a peak is too narrow for anything
  const usable = height - 0.95 * peak;
  const detail = detailFor({ width, padding, usable, letters });
  const lines = LINES[detail];
  const line = clamp(14, Math.min(wantedLine(detail, { width, body, letters }), usable / lines), 46);
  return {
    cells: placeRows(town)
      .flat()
      .map(({ place, column, row }) => ({
        id: place,
        row,
        x: left + (column * (width + gap)) / 2,
        y: MARGIN + row * (body + peak + gap),
        width,
        height,
      })),
    width,
    body,
    peak,
    detail,
    letters,
    nameLetters: clamp(SMALLEST, (width - 8) / (PLACE_NAME * LETTER), letters),
    line,
    top: (height - lines * line) / 2 + 0.07 * peak,
    padding,
    piece: clamp(13, body * 0.17, 28),
  };
}

/** Name, suspect, crime and investigators; without names, suspect and crime share a row; in the end all three do. */
const LINES: Readonly<Record<TileDetail, number>> = { full: 4, short: 4, icons: 3, bare: 2 };

function detailFor(tile: { width: number; padding: number; usable: number; letters: number }): TileDetail {
  const { width, padding, usable, letters } = tile;
  const line = letters * LEADING;
  const picture = Math.min(usable / 4, 2 * letters);
  const fits = (room: number): number => room / (letters * LETTER);
  const inRow = fits(width - 2 * padding - picture);
  if (4 * line <= usable && inRow >= SHORT_NAME) return inRow >= FULL_NAME ? 'full' : 'short';
  return 3 * line <= usable && fits(width - 8) >= PLACE_NAME_FITS ? 'icons' : 'bare';
}

/** With pictures instead of names the rows are higher. */
function wantedLine(
  detail: TileDetail,
  { width, body, letters }: { width: number; body: number; letters: number },
): number {
  switch (detail) {
    case 'full':
    case 'short':
      return Math.max(body * 0.26, letters * LEADING);
    case 'icons':
      return width / 2.8;
    case 'bare':
      return width / 3.4;
  }
}

/** The path around a hexagon, so far inside it. */
export function hexagon({ x, y, width, height }: CellBox, peak: number, inset: number): string {
  const [left, right, middle] = [x + inset, x + width - inset, x + width / 2];
  // the slope of a peak makes its inset larger
  const slope = (inset * (2 * peak)) / width;
  const [upper, lower] = [y + peak + inset - slope, y + height - peak - inset + slope];
  return `M${middle} ${y + inset}L${right} ${upper}V${lower}L${middle} ${y + height - inset}L${left} ${lower}V${upper}Z`;
}
