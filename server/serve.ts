import { botPool, type BotPool } from '#bots/pool';
import type { Milliseconds } from '#kernel';
import { enqueue } from '../tables/commit.ts';
import type { TableService, TableSettings } from '../tables/service.ts';
import { drop } from '../tables/live-tables.ts';
import type { TableObserver } from '../tables/live.ts';
import { beatOnce, startOwnership } from '../tables/ownership.ts';
import { noReplays } from '../tables/replays.ts';
import { newPass } from '../tables/secrets.ts';
import { type Instant, isStoreFailure, type Store } from '../tables/store.ts';
import { startSweeps } from '../tables/sweeps.ts';
import type { Config } from './config.ts';
import { limitConnections } from './connections.ts';
import { type ServerContext, limitsOf } from './server-context.ts';
import { handOver, joinCluster } from './cluster.ts';
import { guestBook, REMEMBERED_FOR_SHARED } from './guests.ts';
import { httpServer } from './http.ts';
import type { Rate } from './limits.ts';
import { type Log, openLog, sparingly } from './log.ts';
import { type ServerMetrics, serverMetrics } from './metrics.ts';
import { TIMEOUTS, type Timeouts } from './timeouts.ts';
import { proxiesAmong, sources } from './proxies.ts';
import { openSite, SITE } from './site.ts';
import { playSockets } from './sockets.ts';
import { openStore, placeOf, startFailure } from './store/open.ts';
import { VERSION } from './version.ts';

/** A running server. */
export interface RunningServer {
  readonly port: number;
  /** Finishes and stores pending work, tells clients to come back later, and releases everything. */
  close(): Promise<void>;
}

/** Options that are not settings of the operator. */
export interface ServeOptions {
  readonly log?: Log;
  /** How long a connection may be lost before its guest counts as away. */
  readonly awayAfter?: Milliseconds;
  /** The folder of the built screens. */
  readonly site?: string;
  readonly timeouts?: Partial<Timeouts>;
  /** The time of day, by which tables measure their clocks; the system's by default. */
  readonly now?: () => Instant;
}

/** Long enough for a phone that switches pages for a moment. */
const AWAY_AFTER = 8_000;
/** Grace period for open requests when the server stops. */
const LAST_ANSWERS = 1_000;

/** Starts the server, or rejects with a StartFailure. */
export async function serve(config: Config, circumstance: ServeOptions = {}): Promise<RunningServer> {
  const { log = openLog(config.log), awayAfter = AWAY_AFTER, site: folder = SITE, now = Date.now } = circumstance;
  const { store, shared, outages, unlock } = await openStore(config, log, now());
  const metrics = serverMetrics();
  const timeouts = { ...TIMEOUTS, ...circumstance.timeouts };
  const pool = countedPool(config, log, metrics);
  const run = newPass();
  const cluster =
    shared && (await joinCluster({ config, store: shared, id: run, now, port: portOf, timeouts, log, metrics }));
  const guests = guestBook(store, cluster?.processes.now ?? now, shared && REMEMBERED_FOR_SHARED);
  let stopping = false;
  const service: TableService = {
    store,
    pool,
    now: cluster?.processes.now ?? now,
    outages,
    watch: { ...watchOver(log, metrics, () => stopping), removed: guests.drop },
    settings: settingsOf(config, awayAfter),
    run,
    ...(cluster && { processes: cluster.processes }),
    liveTables: new Map(),
    replays: noReplays(),
    awaiting: new Map(),
    forgetting: new Map(),
  };
  const context: ServerContext = {
    config,
    service,
    guests,
    limits: limitsOf(config, shared),
    log,
    metrics,
    timeouts,
    site: openSite(folder, config.basePath),
    sourceOf: sources(config.trustProxy),
    isProxy: proxiesAmong(config.trustProxy),
    isStopping: () => stopping,
    links: cluster?.links,
    storeCondition: store.condition,
  };
  const app = httpServer(context);
  const sockets = playSockets(context);
  app.server.on('upgrade', sockets.upgrade);
  const stopLimiting = limitConnections(app.server, context);
  const keeping = startSweeps(service);
  let ownership: { stop(): void } | undefined;

  function portOf(): number {
    const address = app.server.address();
    return typeof address === 'object' && address ? address.port : config.port;
  }

  async function letGo(): Promise<void> {
    keeping.stop();
    ownership?.stop();
    if (cluster) await handOver(service, cluster.processes, log);
    await pool.close();
    await finishJobs(service);
    await sockets.dismissAll();
    cluster?.links.close();
    await closeHttp();
    stopLimiting();
    await lastPulse(store, log, service.now());
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
  if (cluster) {
    try {
      await beatOnce(service, cluster.processes);
    } catch (error) {
      await close();
      throw startFailure('open', error);
    }
    ownership = startOwnership(service, cluster.processes);
  }
  const port = portOf();
  const screens = context.site ? 'served' : 'not built, only the API is served: run npm run build';
  log.info({ version: VERSION, host: config.host, port, data: placeOf(config), screens }, 'started');
  return {
    port,
    async close() {
      log.info({ sockets: sockets.size }, 'stopping');
      await close();
      log.info('stopped');
    },
  };
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

/** The most logged substitutions at once, and per second. */
const SUBSTITUTIONS: Rate = { burst: 10, perSecond: 0.1 };

/** Bots whose answers are counted, and whose substitutions are logged. */
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

/** Counts what happens at the tables, and logs problems. */
function watchOver(log: Log, metrics: ServerMetrics, isStopping: () => boolean): TableObserver {
  return {
    moved: () => metrics.moves.inc(),
    tookOver: () => metrics.takeovers.inc(),
    lost() {
      metrics.tablesLost.inc();
      log.info('another server has taken over a table');
    },
    stored(entries, took) {
      metrics.entries.inc(entries);
      metrics.storing.observe(took / 1000);
    },
    refused: because => metrics.refusals.inc({ kind: because }),
    problem(what, cause) {
      if (isStoreFailure(cause)) {
        metrics.storeFailures.inc({ failure: cause.failure });
        // the store logs this itself, once
        log.debug({ err: cause }, what);
      } else if (isStopping()) log.debug({ err: cause }, what);
      else log.error({ err: cause }, what);
    },
  };
}

/** Finishes and stores pending jobs of all tables. */
async function finishJobs(service: TableService): Promise<void> {
  for (const loading of service.liveTables.values()) {
    const live = await loading.catch(() => undefined);
    if (!live) continue;
    drop(service, live);
    await enqueue(live, async () => {});
  }
}

/** A last pulse, so that clocks stop as late as possible. */
async function lastPulse(store: Store, log: Log, now: Instant): Promise<void> {
  try {
    await store.pulse(now);
  } catch (error) {
    log.debug({ err: error }, 'the last pulse was not stored');
  }
}
