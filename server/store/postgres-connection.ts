import pg from 'pg';
import { nameOf } from './postgres-address.ts';
import type { StoreFailure } from '../../tables/store.ts';

/** Runs one statement, and returns its rows as lists. */
export type Query = <Row extends readonly unknown[]>(sql: string, parameters?: readonly unknown[]) => Promise<Row[]>;

/** The oid of bigint. All our numbers are safe integers. */
const BIGINT = 20;
/** How long to wait for a connection, and for the answer to a statement, in milliseconds. */
const CONNECT_TIMEOUT = 5_000;
const QUERY_TIMEOUT = 30_000;

const TYPES = new pg.TypeOverrides();
TYPES.setTypeParser(BIGINT, Number);

export const clientOptions = (url: string, queryTimeout = QUERY_TIMEOUT): pg.ClientConfig => ({
  connectionString: url,
  application_name: 'parlour',
  keepAlive: true,
  connectionTimeoutMillis: CONNECT_TIMEOUT,
  query_timeout: queryTimeout,
  types: TYPES,
});

/** Statements are prepared once for each connection, under a name of their own. */
const names = new Map<string, string>();

function nameOfStatement(sql: string): string {
  const name = names.get(sql) ?? `parlour ${names.size + 1}`;
  names.set(sql, name);
  return name;
}

export const queryOn =
  (client: Pick<pg.ClientBase, 'query'>): Query =>
  async <Row extends readonly unknown[]>(sql: string, parameters: readonly unknown[] = []) => {
    const { rows } = await client.query<Row & unknown[]>({
      name: nameOfStatement(sql),
      text: sql,
      values: [...parameters],
      rowMode: 'array',
    });
    return rows;
  };

/** Connects, and checks that this server can keep what it acknowledges. A timeout of 0 is none. */
export async function connect(url: string, { queryTimeout = QUERY_TIMEOUT } = {}): Promise<pg.Client> {
  const client = new pg.Client(clientOptions(url, queryTimeout));
  // An idle connection that is lost is noticed by the next statement.
  client.on('error', () => {});
  try {
    await client.connect();
    const [server] = await queryOn(client)<[isReplica: boolean, encoding: string]>(
      `SELECT pg_is_in_recovery(), current_setting('server_encoding')`,
    );
    if (server?.[0]) throw new Error(`${nameOf(url)} is a replica, which cannot be written: name the primary server.`);
    if (server?.[1] !== 'UTF8')
      throw new Error(
        `${nameOf(url)} has the encoding ${server?.[1]}: Parlour needs a database with the encoding UTF8.`,
      );
    return client;
  } catch (error) {
    await drop(client);
    throw error;
  }
}

/** How far the clock of the database is ahead of this machine's, in milliseconds. */
export async function clockOffset(url: string): Promise<number> {
  const client = await connect(url);
  try {
    const since = Date.now();
    const [row] = await queryOn(client)<[now: number]>('SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint');
    return row ? row[0] - Math.round((since + Date.now()) / 2) : 0;
  } finally {
    await drop(client);
  }
}

/** Ends a connection in any state. */
export const drop = (client: pg.Client): Promise<void> => client.end().catch(() => {});

/** The SQLSTATE of an answer of Postgres; undefined: there was no answer. */
const stateOf = (error: unknown): string | undefined => (error instanceof pg.DatabaseError ? error.code : undefined);

const SHUTTING_DOWN = ['57P01', '57P02', '57P03'];
const IDLE_TOO_LONG = ['25P03', '57P05'];
const TOO_MANY_CONNECTIONS = '53300';
const READ_ONLY = '25006';

/** Whether the connection is lost, so that another one may help. */
export function isLost(error: unknown): boolean {
  const state = stateOf(error);
  if (state === undefined || state.startsWith('08')) return true;
  return [...SHUTTING_DOWN, ...IDLE_TOO_LONG, TOO_MANY_CONNECTIONS, READ_ONLY].includes(state);
}

/** Whether two transactions were in each other's way: serialization failure, deadlock. */
export const isConflict = (error: unknown): boolean => ['40001', '40P01'].includes(stateOf(error) ?? '');

/** Whether the values of a request are at fault, and not the database. */
export const isInvalid = (error: unknown): boolean => /^2[23]/.test(stateOf(error) ?? '');

const DISK_FULL = '53100';

export const failureOf = (error: unknown): StoreFailure['failure'] =>
  stateOf(error) === DISK_FULL ? 'full' : 'failed';
