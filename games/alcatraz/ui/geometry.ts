import type { CellBox } from '#kit';
import type { Seat } from '#kernel';
import type { Location } from '../rules/components.ts';

const COLUMNS = 4;
const ROWS = 3;

/** How much a room can show: everything, requirements without words, or the least. */
export type Detail = 'full' | 'medium' | 'small';

export interface Geometry {
  readonly cells: readonly CellBox[];
  readonly detail: Detail;
  /** The height of the strip of guards at the foot of a room. */
  readonly strip: number;
  /** The height of a pawn. */
  readonly pawn: number;
}

interface Space {
  readonly width: number;
  readonly height: number;
  readonly textScale: number;
}

/** From this size on a room has room for more, in pixels at the usual size of text. */
const FULL = { width: 186, height: 150 };
const MEDIUM = { width: 164, height: 150 };

/** Twelve rooms in the largest rectangle there is, on whole pixels. */
export function layOut(layout: readonly Location[], { width, height, textScale }: Space): Geometry {
  const gap = width < 600 ? 4 : 8;
  const across = Math.floor((width - (COLUMNS - 1) * gap) / COLUMNS);
  const down = Math.floor((height - (ROWS - 1) * gap) / ROWS);
  const fits = (least: { width: number; height: number }): boolean =>
    across >= least.width * textScale && down >= least.height * textScale;
  const detail: Detail = fits(FULL) ? 'full' : fits(MEDIUM) ? 'medium' : 'small';
  const strip = detail === 'small' ? Math.min(20, Math.floor(down / 4)) : 24;
  return {
    cells: layout.map((location, place) => {
      const row = Math.floor(place / COLUMNS);
      const column = place % COLUMNS;
      return {
        id: String(location),
        row,
        x: column * (across + gap),
        y: row * (down + gap),
        width: across,
        height: down,
      };
    }),
    detail,
    strip,
    pawn: Math.min(detail === 'small' ? 28 : 38, Math.floor(down / 3.4)),
  };
}

/** The height of a pawn beside a task, and the width of the slip of a task on a phone. */
const SMALL_PAWN = 28;
const SLIP = 26;
/** The share of a large room that pawns take beside the items. */
const PAWNS = 0.42;

/** A pawn where it stands. */
export interface PawnPiece {
  readonly key: string;
  readonly seat: Seat;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Pawns stand in the lower right corner of their rooms, above the guards; several overlap where there is little room. */
export function placePawns(
  { cells, strip, pawn, detail }: Geometry,
  at: ReadonlyMap<Seat, Location>,
  tasks: readonly Location[],
): PawnPiece[] {
  const byRoom = Map.groupBy(at.entries(), ([, location]) => String(location));
  return cells.flatMap(cell => {
    const here = (byRoom.get(cell.id) ?? []).map(([seat]) => seat);
    const hasTask = tasks.includes(Number(cell.id));
    const size = hasTask ? Math.min(pawn, SMALL_PAWN) : pawn;
    // on a phone, the slip of a task lies in the other corner; elsewhere the items do
    const room =
      detail === 'small' ? cell.width - size - 8 - (hasTask ? SLIP : 0) : Math.max(0, cell.width * PAWNS - size);
    const step = Math.min(size * 0.78, room / Math.max(1, here.length - 1));
    return here.map((seat, order) => ({
      key: String(seat),
      seat,
      x: Math.round(cell.x + cell.width - 2 - size - (here.length - 1 - order) * step),
      y: cell.y + cell.height - strip - size - 4,
      size,
    }));
  });
}
