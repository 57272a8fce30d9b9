import { same, type Seat, type Viewer } from '#kernel';
import { type Argument, itemsIn, type Line, type LogLine } from '#telling';

/** One row of the log, and its event. */
export interface LogRow extends LogLine {
  readonly event: object;
}

/** The rows of a log, optionally of one seat. Repeated headings and empty parts are left out. */
export function logRows(all: readonly LogRow[], of: Seat | null): readonly LogRow[] {
  const rows: LogRow[] = [];
  /** The last heading of either kind. */
  const headings: { chapter?: Line; part?: Line } = {};
  let pending: LogRow[] = [];
  for (const row of all) {
    if (row.heading === undefined) {
      if (of !== null && !isAbout(row, of)) continue;
      rows.push(...pending, row);
      pending = [];
    } else if (!same(headings[row.heading], row.line)) {
      headings[row.heading] = row.line;
      if (row.heading === 'chapter') {
        delete headings.part;
        pending = [];
        if (of === null) rows.push(row);
        else pending.push(row);
      } else pending = [...pending.filter(({ heading }) => heading === 'chapter'), row];
    }
  }
  return rows;
}

/** The rows of others since my last move; none for spectators. */
export function sinceMyMove(rows: readonly LogRow[], me: Viewer): ReadonlySet<LogRow> {
  if (me === 'audience') return new Set();
  const last = rows.findLastIndex(({ by, heading }) => by === me || heading === 'chapter');
  return new Set(rows.slice(last + 1).filter(({ by }) => by !== undefined && by !== me));
}

const isAbout = ({ line, by }: LogRow, seat: Seat): boolean => by === seat || seatsIn(line).includes(seat);

const seatsIn = (line: Line): readonly Seat[] => Object.values(line.args ?? {}).flatMap(seatsOfArgument);

function seatsOfArgument(value: Argument): readonly Seat[] {
  if (typeof value !== 'object') return [];
  if ('seat' in value) return [value.seat];
  return 'key' in value ? seatsIn(value) : itemsIn(value).flatMap(seatsOfArgument);
}
