import { botPool, type BotPool } from '#bots/pool';
import type { Milliseconds } from '#kernel';
import { enqueue } from '../tables/commit.ts';
import type { TableService, TableSettings } from '../tables/service.ts';
import { drop } from '../tables/live-tables.ts';
import type { TableObserver } from '../tables/live.ts';
import { noReplays } from '../tables/replays.ts';
import { newPass } from '../tables/secrets.ts';
import { isStoreFailure, type Outage, type Store } from '../tables/store.ts';
import { startSweeps } from '../tables/sweeps.ts';
import type { Config } from './config.ts';
import { limitConnections } from './connections.ts';
import { type ServerContext, limitsOf } from './server-context.ts';
import { guestBook } from './guests.ts';
import { httpServer } from './http.ts';
import type { Rate } from './limits.ts';
import { type Log, openLog, sparingly } from './log.ts';
import { type ServerMetrics, serverMetrics } from './metrics.ts';
import { TIMEOUTS, type Timeouts } from './timeouts.ts';
import { proxiesAmong, sources } from './proxies.ts';
import { openSite, SITE } from './site.ts';
import { playSockets } from './sockets.ts';
import { usualReserve } from './store/sqlite-condition.ts';
import { lockDatabase } from './store/sqlite-lock.ts';
import { openSqlite, type SqliteStore } from './store/sqlite.ts';
import { VERSION } from './version.ts';

/** A server that runs. */
export interface RunningServer {
  readonly port: number;
  /** Finishes and stores what is under way, tells everybody to come back later, and lets go of everything. */
  close(): Promise<void>;
}

/** What an operator does not decide. */
export interface ServeOptions {
  readonly log?: Log;
  /** How long a connection may be lost before its owner counts as away. */
  readonly awayAfter?: Milliseconds;
  /** The folder the screens have been built to. */
  readonly site?: string;
  readonly timeouts?: Partial<Timeouts>;
}

/** A phone that looks at another page for a moment is not away. */
const AWAY_AFTER = 8_000;
/** Requests that are still answered when the server stops have so long, and so have those that never come. */
const LAST_ANSWERS = 1_000;

/** Why a server could not be started: another server has its database, the database cannot be used, or it cannot listen where it should. */
export interface StartFailure extends Error {
  readonly cannot: 'lock' | 'open' | 'listen';
}

const startFailure = (cannot: StartFailure['cannot'], cause: unknown): StartFailure =>
  Object.assign(new Error(cause instanceof Error ? cause.message : String(cause), { cause }), { cannot });

export const isStartFailure = (error: unknown): error is StartFailure => error instanceof Error && 'cannot' in error;

/** Starts the server, or rejects with a StartFailure. */
export async function serve(config: Config, circumstance: ServeOptions = {}): Promise<RunningServer> {
  const { log = openLog(config.log), awayAfter = AWAY_AFTER, site: folder = SITE } = circumstance;
  const { store, outages, unlock } = await openStore(config, log);
  const metrics = serverMetrics();
  const pool = countedPool(config, log, metrics);
  const guests = guestBook(store, Date.now);
  let stopping = false;
  const service: TableService = {
    store,
    pool,
    now: Date.now,
    outages,
    watch: { ...watchOver(log, metrics, () => stopping), removed: guests.drop },
    settings: settingsOf(config, awayAfter),
    run: newPass(),
    liveTables: new Map(),
    replays: noReplays(),
    awaiting: new Map(),
    forgetting: new Map(),
  };
  const context: ServerContext = {
    config,
    service,
    guests,
    limits: limitsOf(config),
    log,
    metrics,
    timeouts: { ...TIMEOUTS, ...circumstance.timeouts },
    site: openSite(folder),
    sourceOf: sources(config.trustProxy),
    isProxy: proxiesAmong(config.trustProxy),
    isStopping: () => stopping,
    storeCondition: store.condition,
  };
  const app = httpServer(context);
  const sockets = playSockets(context);
  app.server.on('upgrade', sockets.upgrade);
  const stopLimiting = limitConnections(app.server, context);
  const keeping = startSweeps(service);

  async function letGo(): Promise<void> {
    keeping.stop();
    await pool.close();
    await finishJobs(service);
    await sockets.dismissAll();
    await closeHttp();
    stopLimiting();
    await lastPulse(store, log);
    await store.close();
    unlock();
    metrics.close();
  }

  async function closeHttp(): Promise<void> {
    const late = setTimeout(() => app.server.closeAllConnections(), LAST_ANSWERS);
    await app.close();
    clearTimeout(late);
  }

  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => {
    stopping = true;
    closing ??= letGo();
    return closing;
  };

  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await close();
    throw startFailure('listen', error);
  }
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const screens = context.site ? 'served' : 'not built, only the API is served: run npm run build';
  log.info({ version: VERSION, host: config.host, port, data: config.data, screens }, 'started');
  return {
    port,
    async close() {
      log.info({ sockets: sockets.size }, 'stopping');
      await close();
      log.info('stopped');
    },
  };
}

interface OpenedStore {
  readonly store: SqliteStore;
  readonly outages: readonly Outage[];
  /** Lets another server have the database. */
  unlock(): void;
}

async function openStore(config: Config, log: Log): Promise<OpenedStore> {
  const unlock = lock(config.data);
  let isOpen = false;
  try {
    const store = await openSqlite({
      file: config.data,
      durability: config.durability,
      limit: config.dataLimitMb === 'auto' ? { free: usualReserve(config.data) } : config.dataLimitMb,
      now: Date.now(),
      // later on it only speaks up when it is in trouble, or out of it
      log: remark => (isOpen ? log.warn(remark) : log.info(remark)),
    });
    isOpen = true;
    return { store, outages: await store.outages(), unlock };
  } catch (error) {
    unlock();
    throw startFailure('open', error);
  }
}

function lock(file: string): () => void {
  let unlock: (() => void) | undefined;
  try {
    unlock = lockDatabase(file);
  } catch (error) {
    throw startFailure('open', error);
  }
  if (!unlock) throw startFailure('lock', new Error(`another server uses ${file}`));
  return unlock;
}

const settingsOf = (config: Config, awayAfter: Milliseconds): TableSettings => ({
  grace: config.graceSeconds * 1000,
  awayAfter,
  pace: [config.botPaceMs.from, config.botPaceMs.to],
  tablesPerGuest: config.tablesPerGuest,
  idle: config.idleMinutes * 60_000,
  abandoned: config.abandonedHours * 3_600_000,
  keep: config.keepDays === null ? null : config.keepDays * 86_400_000,
});

/** How many lines about bots that did not decide themselves are logged at once, and then every second. */
const SUBSTITUTIONS: Rate = { burst: 10, perSecond: 0.1 };

/** Bots that are counted, and told about when they do not decide themselves. */
function countedPool(config: Config, log: Log, { botAnswers }: ServerMetrics): BotPool {
  const pool = botPool({
    threads: config.botThreads,
    timeout: config.botPatienceMs,
    log: sparingly(SUBSTITUTIONS, line => log.warn(line, 'a bot did not decide itself')),
  });
  return {
    async ask(request) {
      const answer = await pool.ask(request);
      if (answer) botAnswers.inc({ answer: answer.substitute ?? 'own' });
      return answer;
    },
    get waiting() {
      return pool.waiting;
    },
    close: () => pool.close(),
  };
}

/** Counts what happens at the tables, and writes down what should not. */
function watchOver(log: Log, metrics: ServerMetrics, isStopping: () => boolean): TableObserver {
  return {
    moved: () => metrics.moves.inc(),
    stored(entries, took) {
      metrics.entries.inc(entries);
      metrics.storing.observe(took / 1000);
    },
    refused: because => metrics.refusals.inc({ kind: because }),
    problem(what, cause) {
      if (isStoreFailure(cause)) {
        metrics.storeFailures.inc({ failure: cause.failure });
        // the store says so itself, once
        log.debug({ err: cause }, what);
      } else if (isStopping()) log.debug({ err: cause }, what);
      else log.error({ err: cause }, what);
    },
  };
}

/** What was begun at the tables is finished and stored; nothing new begins there by itself. */
async function finishJobs(service: TableService): Promise<void> {
  for (const loading of service.liveTables.values()) {
    const live = await loading.catch(() => undefined);
    if (!live) continue;
    drop(service, live);
    await enqueue(live, async () => {});
  }
}

/** Clocks stand still from the last pulse on: the later it is, the less is guessed. */
async function lastPulse(store: Store, log: Log): Promise<void> {
  try {
    await store.pulse(Date.now());
  } catch (error) {
    log.debug({ err: error }, 'the last pulse was not stored');
  }
}
