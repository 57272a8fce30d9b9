import { type CardRow, LANES, rowOf } from './card-row.ts';
import type { Query } from './postgres-connection.ts';
import { encodeBody } from './postgres-body.ts';
import { type GuestId, type StoredLine, storeFailure, type TableCard, type TableKey } from '../../tables/store.ts';

/** The last numbers of a table, as they are in the transaction of a batch. */
export interface Head {
  epoch: number;
  /** The number in the lane of the table when the batch began. */
  readonly expected: number;
  /** By lane. */
  readonly last: number[];
}

/** Of a table that no process has owned yet. */
export const FIRST_EPOCH = 0;

/** Lines and cards that were accepted, but not written yet. */
export interface PendingAppends {
  readonly keys: Set<TableKey>;
  readonly lines: [key: TableKey, lane: number, number: number, body: string][];
  readonly named: [guest: GuestId, key: TableKey][];
  readonly cards: Map<TableKey, TableCard>;
}

export const noAppends = (): PendingAppends => ({ keys: new Set(), lines: [], named: [], cards: new Map() });

export interface Append {
  readonly key: TableKey;
  readonly lines: readonly StoredLine[];
  readonly card: TableCard | null;
  readonly epoch: number | undefined; // undefined: in any epoch
}

/** Accepts all lines and the card, or nothing: false if a number is not the next one of its lane, or in another epoch. */
export function acceptAppend(
  head: Head | undefined,
  pending: PendingAppends,
  { key, lines, card, epoch }: Append,
): boolean {
  if (!head) throw storeFailure('failed', new Error(`there is no table ${key}`));
  if (epoch !== undefined && head.epoch !== epoch) return false;
  const last = [...head.last];
  for (const { lane, number } of lines) {
    const next = (last[LANES[lane]] ?? 0) + 1;
    if (number !== next) return false;
    last[LANES[lane]] = next;
  }
  head.last.splice(0, last.length, ...last);
  if (lines.length > 0) pending.keys.add(key);
  for (const { lane, number, body, about } of lines) {
    pending.lines.push([key, LANES[lane], number, encodeBody(body)]);
    if (about !== undefined) pending.named.push([about, key]);
  }
  if (card) pending.cards.set(key, card);
  return true;
}

/** Writes what was accepted: a few statements for any number of tables. */
export async function writeAppends(
  query: Query,
  heads: Map<TableKey, Head>,
  { keys, lines, named, cards }: PendingAppends,
): Promise<void> {
  if (lines.length > 0) await writeLines(query, heads, keys, lines);
  if (named.length > 0) await nameGuests(query, named);
  if (cards.size > 0) await writeCards(query, cards);
}

async function writeLines(
  query: Query,
  heads: Map<TableKey, Head>,
  keys: ReadonlySet<TableKey>,
  lines: PendingAppends['lines'],
): Promise<void> {
  const advanced = [...heads].filter(([key]) => keys.has(key));
  const column = <Value>(value: (head: Head) => Value): Value[] => advanced.map(([, head]) => value(head));
  const [counts] = await query<[heads: number, lines: number]>(
    `WITH advanced AS (
       UPDATE parlour.heads SET n = next.n, watchers = next.watchers, record = next.record
       FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[])
         AS next (key, epoch, expected, n, watchers, record)
       WHERE heads.key = next.key AND heads.epoch = next.epoch AND heads.n = next.expected
       RETURNING 1
     ), added AS (
       INSERT INTO parlour.lines (key, lane, number, body)
       SELECT * FROM unnest($7::bigint[], $8::smallint[], $9::bigint[], $10::text[])
       RETURNING 1
     )
     SELECT (SELECT count(*) FROM advanced), (SELECT count(*) FROM added)`,
    [
      advanced.map(([key]) => key),
      column(({ epoch }) => epoch),
      column(({ expected }) => expected),
      ...Object.values(LANES).map(lane => column(({ last }) => last[lane])),
      ...[0, 1, 2, 3].map(place => lines.map(line => line[place])),
    ],
  );
  // The heads are locked, so this would be a fault of ours.
  if (counts?.[0] !== advanced.length) throw new Error('a head was changed while it was locked');
  for (const [key, { epoch, last }] of advanced) heads.set(key, { epoch, expected: last[LANES.table] ?? 0, last });
}

/** Adds guests to those a table names. */
export async function nameGuests(query: Query, named: readonly (readonly [GuestId, TableKey])[]): Promise<void> {
  await query(
    `INSERT INTO parlour.named (guest, key)
     SELECT DISTINCT guest, key FROM unnest($1::text[], $2::bigint[]) AS given (guest, key) ON CONFLICT DO NOTHING`,
    [named.map(([guest]) => guest), named.map(([, key]) => key)],
  );
}

/** The places in a CardRow of the fields that change, in the order of the statement below. */
const CHANGING = [2, 3, 4, 5, 6, 7, 8, 10, 11];

/** Writes cards; where other people sit at a table, also the lists of its guests. */
export async function writeCards(query: Query, cards: ReadonlyMap<TableKey, TableCard>): Promise<void> {
  const rows = [...cards.values()].map(rowOf);
  const moved = await query<[TableKey]>(
    `WITH given AS (
       SELECT * FROM unnest($1::bigint[], $2::text[], $3::text[], $4::smallint[], $5::text[], $6::text[], $7::text[],
         $8::text[], $9::bigint[], $10::bigint[])
         AS given (key, title, language, is_public, host, phase, seats, result, changed_at, due_at)
     ), changed AS (
       UPDATE parlour.tables SET title = given.title, language = given.language, is_public = given.is_public,
         host = given.host, phase = given.phase, seats = given.seats, result = given.result,
         changed_at = given.changed_at, due_at = given.due_at
       FROM given WHERE tables.key = given.key
     )
     SELECT tables.key FROM parlour.tables JOIN given USING (key)
     WHERE tables.host <> given.host OR tables.seats <> given.seats`,
    [[...cards.keys()], ...CHANGING.map(place => rows.map((row: CardRow) => row[place]))],
  );
  if (moved.length === 0) return;
  const keys = moved.map(([key]) => key);
  const company = keys.flatMap(key => companyOf(cards.get(key)).map(guest => [guest, key] as const));
  await query('DELETE FROM parlour.company WHERE key = ANY($1)', [keys]);
  await query('INSERT INTO parlour.company (guest, key) SELECT * FROM unnest($1::text[], $2::bigint[])', [
    company.map(([guest]) => guest),
    company.map(([, key]) => key),
  ]);
  await nameGuests(query, company);
}

/** The guests on a card, each once. */
export function companyOf(card: TableCard | undefined): GuestId[] {
  const seated = card?.seats.map(seat => seat?.guest ?? null) ?? [];
  return [...new Set([card?.host ?? null, ...seated])].filter(guest => guest !== null);
}
