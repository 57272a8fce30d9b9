import type { GuestId, Instant, LogLane, TableCard, TablePhase } from '../../tables/store.ts';

/** A stored card. Fields that are not queried are JSON. */
export type CardRow = readonly [
  id: string,
  code: string,
  title: string,
  language: string,
  isPublic: number,
  host: GuestId,
  phase: TablePhase,
  seats: string,
  result: string | null, // null: not over
  madeAt: Instant,
  changedAt: Instant,
  dueAt: Instant | null, // null: no clock runs
];

/** The columns of a CardRow. */
export const CARD = 'id, code, title, language, is_public, host, phase, seats, result, made_at, changed_at, due_at';

export const LANES: Readonly<Record<LogLane, number>> = { table: 0, watchers: 1, record: 2 };

export const rowOf = (card: TableCard): CardRow => [
  card.id,
  card.code,
  card.title,
  card.language,
  card.isPublic ? 1 : 0,
  card.host,
  card.phase,
  JSON.stringify(card.seats),
  card.result && JSON.stringify(card.result),
  card.madeAt,
  card.changedAt,
  card.dueAt,
];

export function cardOf(row: CardRow): TableCard {
  const [id, code, title, language, isPublic, host, phase, seats, result, madeAt, changedAt, dueAt] = row;
  return {
    id,
    code,
    title,
    language,
    isPublic: isPublic === 1,
    host,
    phase,
    seats: JSON.parse(seats) as TableCard['seats'],
    result: result === null ? null : (JSON.parse(result) as TableCard['result']),
    madeAt,
    changedAt,
    dueAt,
  };
}
