import type pg from 'pg';
import { columnsOf, PAGE, type Row, type StoreCopy, type StorePart } from './store-copy.ts';
import { FIRST_EPOCH } from './postgres-appends.ts';
import { nameOf } from './postgres-address.ts';
import { decodeBody, encodeBody } from './postgres-body.ts';
import { connect, drop, queryOn } from './postgres-connection.ts';
import { assertCurrent, migrate } from './postgres-schema.ts';
import { otherServers } from './postgres.ts';

/** Opens a database to be copied, in one transaction. No server uses it, and none can start until it is closed. */
export async function openPostgresCopy(url: string, role: 'source' | 'target'): Promise<StoreCopy> {
  const client = await connect(url, { queryTimeout: 0 });
  const query = queryOn(client);
  try {
    await client.query(
      'BEGIN; SET LOCAL synchronous_commit = on; SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0',
    );
    if (role === 'source') await assertCurrent(query, url);
    else await migrate(query, url);
    // A server that starts waits for this lock.
    await query('LOCK TABLE parlour.writers IN SHARE ROW EXCLUSIVE MODE');
    if (await otherServers(query)) throw new Error(`a server uses ${nameOf(url)}: stop it first.`);
  } catch (error) {
    await drop(client);
    throw error;
  }
  return copyOf(client);
}

/** Changes the bodies of a part, which are its last column. */
const withBodies = (part: StorePart, rows: readonly Row[], change: (body: string) => string): readonly Row[] =>
  'body' in part.columns ? rows.map(row => [...row.slice(0, -1), change(String(row.at(-1)))]) : rows;

function copyOf(client: pg.Client): StoreCopy {
  const query = queryOn(client);
  let cursors = 0;
  let isCommitted = false;
  return {
    async count({ name }) {
      return (await query<[number]>(`SELECT count(*) FROM parlour.${name}`))[0]?.[0] ?? 0;
    },
    async *rows(part) {
      const cursor = `rows_${++cursors}`;
      // The order of SQLite is that of the bytes.
      const order = part.order.map(name => (part.columns[name] === 'text' ? `${name} COLLATE "C"` : name)).join(', ');
      await client.query(
        `DECLARE ${cursor} NO SCROLL CURSOR FOR SELECT ${columnsOf(part)} FROM parlour.${part.name} ORDER BY ${order}`,
      );
      for (;;) {
        const { rows } = await client.query<Row & unknown[]>({
          text: `FETCH ${PAGE} FROM ${cursor}`,
          rowMode: 'array',
        });
        if (rows.length === 0) break;
        yield withBodies(part, rows, decodeBody);
      }
      await client.query(`CLOSE ${cursor}`);
    },
    async add(part, rows) {
      const given = withBodies(part, rows, encodeBody);
      const lists = Object.values(part.columns).map((type, place) => `$${place + 1}::${type}[]`);
      const [extra, value] = part.name === 'pulse' ? ['only_one, ', '1, '] : ['', ''];
      await query(
        `INSERT INTO parlour.${part.name} (${extra}${columnsOf(part)}) SELECT ${value}* FROM unnest(${lists.join(', ')})`,
        lists.map((_, place) => given.map(row => row[place])),
      );
    },
    async clearPulse() {
      await client.query('DELETE FROM parlour.pulse; DELETE FROM parlour.outages');
    },
    async commit() {
      await query(
        `INSERT INTO parlour.heads (key, epoch, n, watchers, record)
         SELECT tables.key, ${FIRST_EPOCH}, coalesce(max(number) FILTER (WHERE lane = 0), 0),
           coalesce(max(number) FILTER (WHERE lane = 1), 0), coalesce(max(number) FILTER (WHERE lane = 2), 0)
         FROM parlour.tables LEFT JOIN parlour.lines ON lines.key = tables.key GROUP BY tables.key
         ON CONFLICT (key) DO NOTHING`,
      );
      await query(
        `SELECT setval(pg_get_serial_sequence('parlour.tables', 'key'), greatest(
           (SELECT coalesce(max(key), 0) + 1 FROM parlour.tables),
           nextval(pg_get_serial_sequence('parlour.tables', 'key'))), false)`,
      );
      await client.query('COMMIT');
      isCommitted = true;
    },
    async close() {
      if (!isCommitted) await client.query('ROLLBACK').catch(() => {});
      await drop(client);
    },
  };
}
