import type { Seat } from '#kernel';

/** One player on a score sheet. */
export interface ScoreRow {
  readonly seat: Seat;
  readonly name: string;
  readonly isMe?: boolean;
  /** A short note: a role, an outcome. */
  readonly note?: string;
  /** The points of each round; null: not scored. Rounds still to come are left out. */
  readonly parts: readonly (number | null)[];
  /** The rounds that are boxed, by number from 0, for example those as the spy. */
  readonly boxed?: readonly number[];
  /** Fines and other amounts that belong to no round; negative if they are taken away. */
  readonly other?: number;
  /** The sum as the rules count it. */
  readonly total: number;
  /** The points of the last round; undefined: not shown. */
  readonly gain?: number;
  /** Highlighted: the winner, the spy. */
  readonly isMarked?: boolean;
}

/** A number with its sign: +2, 0, −3. */
export function signed(points: number): string {
  if (points === 0) return '0';
  return points > 0 ? `+${points}` : `−${-points}`;
}

/** The bar of a total: points before and gained, as shares of the best total. */
export interface ScoreBar {
  readonly before: number;
  readonly gain: number;
}

/** The bars of all players, drawn to one scale. Nothing is drawn of totals below zero. */
export function barsOf(rows: readonly ScoreRow[]): ScoreBar[] {
  const most = Math.max(1, ...rows.map(({ total }) => total));
  return rows.map(({ total, gain = 0 }) => {
    const end = Math.max(0, total);
    const start = Math.min(end, Math.max(0, total - Math.max(0, gain)));
    return { before: start / most, gain: (end - start) / most };
  });
}

/** The best first; equal totals stay in the order of the seats. */
export const byTotal = (rows: readonly ScoreRow[]): ScoreRow[] =>
  rows.toSorted((one, other) => other.total - one.total || one.seat - other.seat);

/** How many rounds there are on the sheet. */
export const partsIn = (rows: readonly ScoreRow[]): number => Math.max(0, ...rows.map(({ parts }) => parts.length));
