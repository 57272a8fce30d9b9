import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Milliseconds } from '#kernel';
import { type Config, readConfig } from './config.ts';
import { openLog } from './log.ts';
import { type ServeOptions, serve } from './serve.ts';

/** A real server on its own port, with a temporary database. */
export interface TestServer {
  readonly url: string;
  readonly config: Config;
  /** Its log lines. */
  readonly logged: readonly string[];
  /** Sets its clock forward. A timer that is set already keeps its length until the next change at its table. */
  advance(time: Milliseconds): void;
  /** Stops it; its database stays until the end. */
  stop(): Promise<void>;
  /** Starts it again on the same database, on any port. */
  restart(): Promise<void>;
  /** Stops it, and deletes everything. */
  end(): Promise<void>;
}

/** No rate limits, bots that answer at once, and everything logged; other settings are defaults unless given. */
const QUICK = {
  PARLOUR_PORT: '0',
  PARLOUR_HOST: '127.0.0.1',
  PARLOUR_DURABILITY: 'normal',
  PARLOUR_LOG: 'trace',
  PARLOUR_BOT_PACE_MS: '0-0',
  PARLOUR_GRACE_SECONDS: '0',
  PARLOUR_RATE_REQUESTS: 'off',
  PARLOUR_RATE_GUESTS: 'off',
  PARLOUR_RATE_CODES: 'off',
  PARLOUR_RATE_SOCKETS: 'off',
  PARLOUR_RATE_TABLES: 'off',
  PARLOUR_RATE_MESSAGES: 'off',
  PARLOUR_RATE_CHAT: 'off',
};

export async function startTestServer(
  env: Readonly<Record<string, string>> = {},
  circumstance: ServeOptions = {},
): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-'));
  const read = readConfig({ ...QUICK, PARLOUR_DATA: join(folder, 'parlour.db'), ...env });
  if ('problem' in read) throw new Error(read.problem);
  const { config } = read;
  const logged: string[] = [];
  const log = openLog(config.log, { write: line => void logged.push(line) });
  let ahead = 0;
  const now = (): number => Date.now() + ahead;
  // independent of whether the screens were built
  const start = () => serve(config, { log, now, site: join(folder, 'no-screens'), ...circumstance });
  let served = await start();
  return {
    get url() {
      return `http://127.0.0.1:${served.port}`;
    },
    config,
    logged,
    advance(time) {
      ahead += time;
    },
    stop: () => served.close(),
    async restart() {
      await served.close();
      served = await start();
    },
    async end() {
      await served.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
