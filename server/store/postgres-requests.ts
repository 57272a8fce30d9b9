import { CARD, cardOf, type CardRow, LANES, rowOf } from './card-row.ts';
import {
  acceptAppend,
  companyOf,
  FIRST_EPOCH,
  type Head,
  nameGuests,
  noAppends,
  type PendingAppends,
  writeAppends,
  writeCards,
} from './postgres-appends.ts';
import { decodeBody, encodeBody } from './postgres-body.ts';
import type { Query } from './postgres-connection.ts';
import type { PendingHints } from './postgres-hints.ts';
import { PULSE } from './postgres-outage.ts';
import {
  type Guest,
  type Instant,
  type SharedStore,
  storeFailure,
  type TableCard,
  type TableKey,
} from '../../tables/store.ts';

/** The transaction of a batch. */
export interface BatchTransaction {
  readonly query: Query;
  /** The locked heads of the tables in this batch. */
  readonly heads: Map<TableKey, Head>;
  /** Accepted, and written before the next request of another kind. */
  appends: PendingAppends;
  /** What other processes are told at the commit. */
  readonly hints: PendingHints;
}

/** A request that only reads. */
export interface ReadRequest<Answer> {
  readonly kind: 'read';
  run(query: Query): Promise<Answer>;
}

/** A request that writes. It does so completely, or throws a StoreFailure and changes nothing. */
export interface WriteRequest<Answer> {
  readonly kind: 'write' | 'append' | 'pulse';
  /** The table whose head must be locked; null: none. */
  readonly key: TableKey | null;
  run(transaction: BatchTransaction): Promise<Answer> | Answer;
}

/** Milliseconds. */
const DAY = 86_400_000;

const reading = <Answer>(run: (query: Query) => Promise<Answer>): ReadRequest<Answer> => ({ kind: 'read', run });

const writing = <Answer>(
  key: TableKey | null,
  run: (query: Query, transaction: BatchTransaction) => Promise<Answer>,
): WriteRequest<Answer> => ({
  kind: 'write',
  key,
  async run(transaction) {
    await flush(transaction);
    return run(transaction.query, transaction);
  },
});

/** Writes the appends that were accepted so far. */
export async function flush(transaction: BatchTransaction): Promise<void> {
  const { query, heads, appends } = transaction;
  transaction.appends = noAppends();
  await writeAppends(query, heads, appends);
}

/** A time that Postgres can hold: callers use Infinity for "any". */
const bounded = (instant: Instant): Instant => Math.min(instant, Number.MAX_SAFE_INTEGER);

const refuse = (sentence: string): never => {
  throw storeFailure('failed', new Error(sentence));
};

const cards = (rows: readonly CardRow[]): TableCard[] => rows.map(cardOf);
const firsts = <Value>(rows: readonly (readonly [Value])[]): Value[] => rows.map(([value]) => value);

type Asked = Omit<SharedStore, 'backup' | 'close' | 'beat' | 'leave' | 'onHint'>;
type Requests = {
  readonly [Kind in keyof Asked]: (
    ...parameters: Parameters<Asked[Kind]>
  ) => ReadRequest<Awaited<ReturnType<Asked[Kind]>>> | WriteRequest<Awaited<ReturnType<Asked[Kind]>>>;
};

/** Every request of a store in SQL. */
export const REQUESTS: Requests = {
  addGuest: ({ id, name, madeAt }, secretHash) =>
    writing(null, async query => {
      const added = await query(
        `INSERT INTO parlour.guests (id, name, made_at, secret_hash, seen_at) VALUES ($1, $2, $3, $4, $3)
         ON CONFLICT DO NOTHING RETURNING 1`,
        [id, name, madeAt, secretHash],
      );
      if (added.length === 0) refuse('there is such a guest already');
    }),
  guestWith: secretHash =>
    reading(async query => {
      const [row] = await query<[id: string, name: string, madeAt: Instant]>(
        'SELECT id, name, made_at FROM parlour.guests WHERE secret_hash = $1',
        [secretHash],
      );
      return row && ({ id: row[0], name: row[1], madeAt: row[2] } satisfies Guest);
    }),
  renameGuest: (id, name) =>
    writing(null, async query => {
      await query('UPDATE parlour.guests SET name = $2 WHERE id = $1', [id, name]);
    }),
  seeGuest: (id, now) =>
    writing(null, async query => {
      await query(`UPDATE parlour.guests SET seen_at = $2 WHERE id = $1 AND seen_at < $2::bigint - ${DAY}`, [id, now]);
    }),
  removeGuest: id =>
    writing(null, async (query, { hints }) => {
      const removed = await query('DELETE FROM parlour.guests WHERE id = $1 RETURNING 1', [id]);
      if (removed.length === 0) return false;
      hints.removed.add(id);
      await query(
        `INSERT INTO parlour.removed (guest)
         SELECT $1 WHERE EXISTS (SELECT 1 FROM parlour.named WHERE guest = $1) ON CONFLICT DO NOTHING`,
        [id],
      );
      return true;
    }),
  removedGuests: limit =>
    reading(async query => firsts(await query<[string]>('SELECT guest FROM parlour.removed LIMIT $1', [limit]))),
  deleteGuests: (unseenSince, limit) =>
    writing(null, async query => {
      const deleted = await query(
        `DELETE FROM parlour.guests WHERE id IN (
           SELECT id FROM parlour.guests
           WHERE seen_at <= $1 AND NOT EXISTS (SELECT 1 FROM parlour.named WHERE guest = id)
           ORDER BY seen_at LIMIT $2
         ) RETURNING 1`,
        [unseenSince, limit],
      );
      return deleted.length;
    }),

  addTable: (card, first, about = []) =>
    writing(null, async query => {
      const company = companyOf(card);
      const [row] = await query<[TableKey]>(
        `WITH made AS (
           INSERT INTO parlour.tables (${CARD}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
           ON CONFLICT DO NOTHING RETURNING key
         ), head AS (
           INSERT INTO parlour.heads (key, epoch, n, watchers, record) SELECT key, ${FIRST_EPOCH}, 1, 0, 0 FROM made
         ), line AS (
           INSERT INTO parlour.lines (key, lane, number, body) SELECT key, ${LANES.table}, 1, $13 FROM made
         ), seated AS (
           INSERT INTO parlour.company (guest, key) SELECT guest, key FROM made, unnest($14::text[]) AS guest
         )
         SELECT key FROM made`,
        [...rowOf(card), encodeBody(first), company],
      );
      if (!row) return undefined;
      const [key] = row;
      await nameGuests(
        query,
        [...company, ...about].map(guest => [guest, key] as const),
      );
      return key;
    }),
  find: id =>
    reading(async query => {
      const [row] = await query<[TableKey, ...CardRow]>(`SELECT key, ${CARD} FROM parlour.tables WHERE id = $1`, [id]);
      if (!row) return undefined;
      const [key, ...card] = row;
      return { key, card: cardOf(card) };
    }),
  idOfCode: code =>
    reading(
      async query =>
        firsts(await query<[string]>(`SELECT id FROM parlour.tables WHERE code = $1 AND phase <> 'closed'`, [code]))[0],
    ),
  append: (key, lines, card, epoch) => ({
    kind: 'append',
    key,
    run({ heads, appends, hints }) {
      const isAccepted = acceptAppend(heads.get(key), appends, { key, lines, card, epoch });
      if (isAccepted && epoch === undefined && lines.length > 0) hints.tables.add(key);
      return isAccepted;
    },
  }),
  takeOver: key =>
    writing(key, async (query, { heads, hints }) => {
      const head = heads.get(key);
      if (!head) return refuse(`there is no table ${key}`);
      head.epoch += 1;
      await query('UPDATE parlour.heads SET epoch = $2 WHERE key = $1', [key, head.epoch]);
      hints.tables.add(key);
      return head.epoch;
    }),
  heads: keys =>
    reading(async query => {
      const rows = await query<[TableKey, n: number, epoch: number]>(
        'SELECT key, n, epoch FROM parlour.heads WHERE key = ANY($1::bigint[])',
        [keys],
      );
      return rows.map(([key, n, epoch]) => ({ key, n, epoch }));
    }),
  read: (key, lane, after) =>
    reading(async query => {
      const found = await query<[body: string, number: number]>(
        'SELECT body, number FROM parlour.lines WHERE key = $1 AND lane = $2 AND number > $3 ORDER BY number',
        [key, LANES[lane], after],
      );
      const last = found.at(-1)?.[1] ?? after;
      // Readers count the bodies: a missing number would shift all later ones.
      if (last !== after + found.length) refuse(`a line of table ${key} is missing before number ${last}`);
      return found.map(([body]) => decodeBody(body));
    }),

  tablesNaming: (guest, after, limit) =>
    reading(async query => {
      const rows = await query<[TableKey, string]>(
        `SELECT key, id FROM parlour.named JOIN parlour.tables USING (key)
         WHERE named.guest = $1 AND named.key > $2 ORDER BY named.key LIMIT $3`,
        [guest, after, limit],
      );
      return rows.map(([key, id]) => ({ key, id }));
    }),
  rewrite: (key, lines, card, guest) =>
    writing(key, async (query, { heads }) => {
      if (!heads.has(key)) refuse(`there is no table ${key}`);
      const given = [
        key,
        lines.map(({ lane }) => LANES[lane]),
        lines.map(({ number }) => number),
        lines.map(({ body }) => encodeBody(body)),
      ];
      const found = await query(
        `SELECT 1 FROM parlour.lines JOIN unnest($2::smallint[], $3::bigint[]) AS given (lane, number) USING (lane, number)
         WHERE key = $1`,
        given.slice(0, 3),
      );
      if (found.length < lines.length) refuse(`table ${key} does not have all of these lines`);
      await query(
        `UPDATE parlour.lines SET body = given.body
         FROM unnest($2::smallint[], $3::bigint[], $4::text[]) AS given (lane, number, body)
         WHERE lines.key = $1 AND lines.lane = given.lane AND lines.number = given.number`,
        given,
      );
      await writeCards(query, new Map([[key, card]]));
      await query('DELETE FROM parlour.snapshots WHERE key = $1', [key]);
      await query('DELETE FROM parlour.named WHERE guest = $1 AND key = $2', [guest, key]);
      await forgetRemoved(query, [guest]);
    }),
  deleteTable: key =>
    writing(key, async (query, { heads }) => {
      heads.delete(key);
      const removed = firsts(
        await query<[string]>('SELECT guest FROM parlour.named JOIN parlour.removed USING (guest) WHERE key = $1', [
          key,
        ]),
      );
      for (const table of ['company', 'named', 'lines', 'snapshots', 'heads', 'tables'])
        await query(`DELETE FROM parlour.${table} WHERE key = $1`, [key]);
      await forgetRemoved(query, removed);
    }),

  saveSnapshot: (key, number, body) =>
    writing(key, async (query, { heads }) => {
      if (!heads.has(key)) refuse(`there is no table ${key}`);
      await query(
        `INSERT INTO parlour.snapshots (key, number, body) VALUES ($1, $2, $3)
         ON CONFLICT (key, number) DO UPDATE SET body = excluded.body`,
        [key, number, encodeBody(body)],
      );
      // all but the last two
      await query(
        `DELETE FROM parlour.snapshots WHERE key = $1 AND number <
           (SELECT number FROM parlour.snapshots WHERE key = $1 ORDER BY number DESC LIMIT 1 OFFSET 1)`,
        [key],
      );
    }),
  snapshot: (key, upTo) =>
    reading(async query => {
      const [row] = await query<[number: number, body: string]>(
        `SELECT number, body FROM parlour.snapshots WHERE key = $1 AND number <= $2 ORDER BY number DESC LIMIT 1`,
        [key, upTo],
      );
      return row && { number: row[0], body: decodeBody(row[1]) };
    }),

  publicTables: (changedAfter, perHost, limit) =>
    reading(async query =>
      cards(
        await query<CardRow>(
          `SELECT ${CARD} FROM (
             SELECT *, row_number() OVER (PARTITION BY host ORDER BY made_at DESC, key DESC) AS place
             FROM parlour.tables WHERE phase = 'gathering' AND changed_at > $1 AND is_public = 1
           ) AS listed
           WHERE place <= $2 ORDER BY made_at DESC, key DESC LIMIT $3`,
          [changedAfter, perHost, limit],
        ),
      ),
    ),
  // Equal times have equal rank, so that a page never ends between them.
  tablesOf: (guest, phases, before, limit) =>
    reading(async query =>
      cards(
        await query<CardRow>(
          `SELECT ${CARD} FROM parlour.tables JOIN (
             SELECT key, rank() OVER (ORDER BY changed_at DESC) AS place
             FROM parlour.company JOIN parlour.tables USING (key)
             WHERE guest = $1 AND phase = ANY($2::text[]) AND changed_at < $3
           ) AS ranked USING (key)
           WHERE place <= $4 ORDER BY place, key DESC`,
          [guest, phases, bounded(before), limit],
        ),
      ),
    ),
  openTablesOf: host =>
    reading(async query => {
      const counts = await query<[number]>(
        `SELECT count(*) FROM parlour.tables WHERE host = $1 AND phase IN ('gathering', 'playing')`,
        [host],
      );
      return counts[0]?.[0] ?? 0;
    }),
  dueBy: (instant, limit) =>
    reading(async query =>
      firsts(
        await query<[string]>('SELECT id FROM parlour.tables WHERE due_at <= $1 ORDER BY due_at LIMIT $2', [
          bounded(instant),
          limit,
        ]),
      ),
    ),
  unchangedSince: (phase, instant, limit) =>
    reading(async query =>
      firsts(
        await query<[string]>(
          'SELECT id FROM parlour.tables WHERE phase = $1 AND changed_at <= $2 ORDER BY changed_at LIMIT $3',
          [phase, instant, limit],
        ),
      ),
    ),

  pulse: now => ({
    kind: 'pulse',
    key: null,
    async run({ query }) {
      await query(PULSE, [now]);
    },
  }),
  outages: () =>
    reading(async query =>
      (
        await query<[from: Instant, until: Instant]>('SELECT from_at, until_at FROM parlour.outages ORDER BY from_at')
      ).map(([from, until]) => ({ from, until })),
    ),
};

/** Deletes the notes about removed guests whom no table names any more. */
async function forgetRemoved(query: Query, guests: readonly string[]): Promise<void> {
  await query(
    `DELETE FROM parlour.removed
     WHERE guest = ANY($1::text[]) AND NOT EXISTS (SELECT 1 FROM parlour.named WHERE named.guest = removed.guest)`,
    [guests],
  );
}
