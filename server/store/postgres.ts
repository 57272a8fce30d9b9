import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { SharedServerStore } from './condition.ts';
import { outageRemark } from './outage.ts';
import { nameOf } from './postgres-address.ts';
import { startBatches } from './postgres-batches.ts';
import { clientOptions, connect, drop, type Query, queryOn } from './postgres-connection.ts';
import { endOutage } from './postgres-outage.ts';
import { limitIn } from './postgres-limits.ts';
import { openRegistry } from './postgres-registry.ts';
import { REQUESTS } from './postgres-requests.ts';
import { assertCurrent, migrate } from './postgres-schema.ts';
import { type Instant, storeFailure } from '../../tables/store.ts';

export interface PostgresOptions {
  readonly url: string;
  /** When a server starts; null: this is no server, so it ends no outage and expects a finished schema. */
  readonly now: Instant | null;
  /** How long a request waits for a lost connection, in milliseconds. */
  readonly patience?: number;
  /** Called with messages for the operator. */
  log?(remark: string): void;
}

const PATIENCE = 10_000;
/** Connections that only read. */
const READERS = 4;
/** A server that wrote nothing for so long is gone; it writes a pulse every second. In milliseconds. */
const SERVER_TIMEOUT = 3_000;

/**
 * Opens the store in a database of Postgres, creating or migrating its schema if needed. One connection writes: all
 * waiting requests go into one transaction. Several others read.
 */
export async function openPostgres(options: PostgresOptions): Promise<SharedServerStore> {
  const { url, now, patience = PATIENCE, log = () => {} } = options;
  const writer = randomUUID();
  const isServer = now !== null;
  const client = await connect(url);
  try {
    if (now === null) await assertCurrent(queryOn(client), url);
    else await startServer(client, { ...options, writer, now, log });
  } catch (error) {
    await drop(client);
    throw error;
  }
  const pool = new pg.Pool({ ...clientOptions(url), max: READERS });
  pool.on('error', () => {});
  const batches = startBatches({
    writer,
    isServer,
    client,
    connect: () => connect(url),
    read: queryOn(pool),
    log,
    patience,
  });
  const registry = openRegistry(url, writer);
  let closing: Promise<void> | undefined;

  async function finish(): Promise<void> {
    await batches.close();
    await registry.close();
    await pool.end();
  }

  const asking =
    <Kind extends keyof typeof REQUESTS>(kind: Kind) =>
    (...parameters: Parameters<(typeof REQUESTS)[Kind]>) =>
      batches.ask(
        (REQUESTS[kind] as (...given: typeof parameters) => Parameters<typeof batches.ask>[0])(...parameters),
      );

  return {
    ...(Object.fromEntries(
      Object.keys(REQUESTS).map(kind => [kind, asking(kind as keyof typeof REQUESTS)]),
    ) as unknown as Omit<
      SharedServerStore,
      'backup' | 'close' | 'condition' | 'secret' | 'limit' | keyof typeof registry
    >),
    beat: registry.beat,
    leave: registry.leave,
    onHint: registry.onHint,
    secret: () => secretOf(queryOn(pool)),
    limit: (name, rate) => limitIn(queryOn(pool), name, rate),
    async backup() {
      if (closing) throw storeFailure('failed', new Error('it is closed'));
      throw new Error(`${nameOf(url)} is backed up with pg_dump, as docs/hosting.md says.`);
    },
    condition: batches.condition,
    close: () => (closing ??= finish()),
  };
}

/** Made by the first server that asks. */
async function secretOf(query: Query): Promise<string> {
  await query(
    `INSERT INTO parlour.cluster (only_one, secret)
     VALUES (1, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')) ON CONFLICT DO NOTHING`,
  );
  const [row] = await query<[string]>('SELECT secret FROM parlour.cluster');
  if (!row) throw new Error('the servers have no secret');
  return row[0];
}

type StartOptions = Required<Pick<PostgresOptions, 'url' | 'log'>> & { readonly writer: string; readonly now: Instant };

/** Prepares the database, and notes that this server runs. */
async function startServer(client: pg.Client, { url, log, writer, now }: StartOptions): Promise<void> {
  const query = queryOn(client);
  if ((await inTransaction(client, () => migrate(query, url))) === 0) log(`${nameOf(url)} is a new database`);
  const [fsync] = await query<[string]>(`SELECT current_setting('fsync')`);
  if (fsync?.[0] === 'off') log(`${nameOf(url)} has fsync off: a power cut may destroy it`);
  await inTransaction(client, () => register(query, writer));
  const outage = await inTransaction(client, () => endOutage(query, now));
  if (outage) log(outageRemark(outage));
}

/** Whether a server has written lately, and is still connected. */
export async function otherServers(query: Query): Promise<boolean> {
  const others = await query(
    `SELECT 1 FROM parlour.writers
     WHERE is_server AND at > clock_timestamp() - $1 * interval '1 ms' AND pid IN (SELECT pid FROM pg_stat_activity)`,
    [SERVER_TIMEOUT],
  );
  return others.length > 0;
}

async function register(query: Query, writer: string): Promise<void> {
  await query(`DELETE FROM parlour.writers WHERE at < clock_timestamp() - interval '1 day'`);
  await query(
    `INSERT INTO parlour.writers (id, batch, is_server, pid, at)
     VALUES ($1, 0, true, pg_backend_pid(), clock_timestamp())`,
    [writer],
  );
}

async function inTransaction<Result>(client: pg.Client, act: () => Promise<Result>): Promise<Result> {
  await client.query('BEGIN');
  try {
    const result = await act();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}
