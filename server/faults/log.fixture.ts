import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { isPostgres } from '../store/postgres-address.ts';
import type { Entry, ChatEntry } from '../../tables/entry.ts';
import type { TablePhase } from '../../tables/store.ts';

/** The stored data of a table, read directly from the database. */
export interface Stored {
  readonly phase: TablePhase;
  readonly dueAt: number | null; // null: no clock runs
  readonly entries: readonly Entry[];
  readonly watchers: readonly ChatEntry[];
  /** The record of its match, if that is over. */
  readonly records: readonly unknown[];
}

/** Throws if a number is missing or occurs twice. The store is a file, or a URL of Postgres. */
export async function readStored(store: string, tables: readonly string[]): Promise<Map<string, Stored>> {
  const [query, close] = isPostgres(store) ? await openForReading(store) : openFile(store);
  try {
    const stored = new Map<string, Stored>();
    for (const id of tables) {
      const [row] = await query('SELECT key, phase, due_at FROM tables WHERE id = $1', [id]);
      if (!row) throw new Error(`table ${id} is gone`);
      const key = Number(row['key']);
      const lane = async (number: number): Promise<unknown[]> =>
        bodiesOf(
          key,
          await query('SELECT number, body FROM lines WHERE key = $1 AND lane = $2 ORDER BY number', [key, number]),
        );
      stored.set(id, {
        phase: row['phase'] as TablePhase,
        dueAt: row['due_at'] === null ? null : Number(row['due_at']),
        entries: (await lane(0)) as Entry[],
        watchers: (await lane(1)) as ChatEntry[],
        records: await lane(2),
      });
    }
    return stored;
  } finally {
    await close();
  }
}

type Rows = readonly Readonly<Record<string, unknown>>[];
type RunQuery = (sql: string, parameters: readonly (string | number)[]) => Promise<Rows>;

const bodiesOf = (key: number, rows: Rows): unknown[] =>
  rows.map(({ number, body }, index) => {
    if (Number(number) !== index + 1) throw new Error(`line ${index + 1} of table ${key} is line ${String(number)}`);
    return JSON.parse(String(body)) as unknown;
  });

/** One consistent read. */
function openFile(file: string): [RunQuery, () => Promise<void>] {
  const database = new DatabaseSync(file, { readOnly: true });
  database.exec('BEGIN');
  return [
    async (sql, parameters) => database.prepare(sql.replaceAll('$', '?')).all(...parameters),
    async () => database.close(),
  ];
}

async function openForReading(url: string): Promise<[RunQuery, () => Promise<void>]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ; SET LOCAL search_path = parlour');
  return [
    async (sql, parameters) => (await client.query<Record<string, unknown>>(sql, [...parameters])).rows,
    () => client.end(),
  ];
}
