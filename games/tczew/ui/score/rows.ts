import { type Seat, seatsOf } from '#kernel';
import { faceOf, placedAt } from '../../rules/board.ts';
import type { Cell } from '../../rules/cells.ts';
import { cardOf, replacementOf } from '../../rules/components.ts';
import { OBJECTS, type ObjectCategory } from '../../rules/kinds.ts';
import { scoredArea } from '../../rules/scoring.ts';
import type { Board, Score } from '../../rules/state.ts';

/** The rules of scoring in the order of section 12. */
export const ROWS = ['largest', 'starts', 'monuments', 'uniques', 'futures', 'categories', 'contamination'] as const;
export type RowId = (typeof ROWS)[number];

/** What one player gets by one rule. */
export interface ScoreCell {
  readonly points: number;
  /** How many cards or cells were counted. */
  readonly count: number;
  /** The counted cells. */
  readonly cells: readonly Cell[];
}

export interface ScoreRow {
  readonly id: RowId;
  /** The points of one counted card; null: a prize for the most cells. */
  readonly each: number | null;
  readonly seats: readonly ScoreCell[];
}

export interface ScoreSheet {
  readonly rows: readonly ScoreRow[];
  readonly totals: readonly number[];
  /** The first card of each object category that counts, by seat. */
  readonly categories: readonly ReadonlyMap<ObjectCategory, Cell>[];
}

const PRIZE = 3;
const EACH: Readonly<Record<RowId, number | null>> = {
  largest: null,
  starts: 3,
  monuments: 2,
  uniques: 1,
  futures: 1,
  categories: 1,
  contamination: -1,
};

/** Points by rule with the cells behind them, a function of the board alone. */
export function scoreSheetOf(board: Board, seats: number): ScoreSheet {
  const areas = seatsOf(seats).map(seat => scoredArea(board, seat).toSorted((one, other) => one - other));
  const most = Math.max(...areas.map(({ length }) => length));
  const categories = areas.map(area => firstOfCategories(board, area));
  const rows = ROWS.map((id): ScoreRow => {
    const each = EACH[id];
    return {
      id,
      each,
      seats: areas.map((area, seat) => {
        const cells = id === 'categories' ? [...(categories[seat]?.values() ?? [])] : countedIn(board, area, id);
        const isLargest = area.length > 0 && area.length === most;
        const points = each === null ? (isLargest ? PRIZE : 0) : each * cells.length;
        return { points: points === 0 ? 0 : points, count: cells.length, cells };
      }),
    };
  });
  const totals = seatsOf(seats).map(seat => rows.reduce((sum, row) => sum + (row.seats[seat]?.points ?? 0), 0));
  return { rows, totals, categories };
}

function countedIn(board: Board, area: readonly Cell[], id: Exclude<RowId, 'categories'>): Cell[] {
  const having = (category: string): Cell[] => area.filter(cell => faceOf(placedAt(board, cell)).category === category);
  switch (id) {
    case 'largest':
      return [...area];
    case 'starts':
      return area.filter(cell => faceOf(placedAt(board, cell)).type === 'start');
    case 'monuments':
      return having('monument');
    case 'uniques':
      return having('unique');
    case 'futures':
      return having('future');
    case 'contamination':
      return having('contamination');
  }
}

/** Covered base cards count, unless contamination covers them (TCZ-12.10, TCZ-12.11). */
function firstOfCategories(board: Board, area: readonly Cell[]): Map<ObjectCategory, Cell> {
  const found = new Map<ObjectCategory, Cell>();
  for (const category of OBJECTS) {
    const cell = area.find(one => {
      const { card, cover } = placedAt(board, one);
      return cardOf(card).category === category && (cover === null || replacementOf(cover) !== 'contamination');
    });
    if (cell !== undefined) found.set(category, cell);
  }
  return found;
}

/** How the winner was found (TCZ-12.15, TCZ-12.16). */
export interface Verdict {
  readonly winners: readonly Seat[];
  readonly by: 'points' | 'monuments' | 'shared';
  /** Those with the highest total. */
  readonly tied: readonly Seat[];
  /** The points of the winner above the next one; 0 where points did not decide. */
  readonly lead: number;
}

export function verdictOf(scores: readonly Pick<Score, 'total' | 'monumentCards'>[]): Verdict {
  const seats = seatsOf(scores.length);
  const totalOf = (seat: Seat): number => scores[seat]?.total ?? 0;
  const monumentsOf = (seat: Seat): number => scores[seat]?.monumentCards ?? 0;
  const best = Math.max(...seats.map(totalOf));
  const tied = seats.filter(seat => totalOf(seat) === best);
  const monuments = Math.max(...tied.map(monumentsOf));
  const winners = tied.filter(seat => monumentsOf(seat) === monuments);
  if (tied.length > 1) return { winners, by: winners.length > 1 ? 'shared' : 'monuments', tied, lead: 0 };
  const next = Math.max(...seats.filter(seat => !tied.includes(seat)).map(totalOf));
  return { winners, by: 'points', tied, lead: best - next };
}
