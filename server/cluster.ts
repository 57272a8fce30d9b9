import { SHELF } from '#shelf';
import { releaseForeign } from '../tables/ownership.ts';
import { type Processes, processesOn } from '../tables/processes.ts';
import type { TableService } from '../tables/service.ts';
import type { Instant } from '../tables/store.ts';
import type { Config } from './config.ts';
import { type Links, linksBetween } from './links.ts';
import type { Log } from './log.ts';
import type { ServerMetrics } from './metrics.ts';
import type { SharedServerStore } from './store/condition.ts';
import type { Timeouts } from './timeouts.ts';

/** This server among the others of the same store. */
interface Cluster {
  readonly processes: Processes;
  readonly links: Links;
}

interface ClusterOptions {
  readonly config: Config;
  readonly store: SharedServerStore;
  /** The name of this server. */
  readonly id: string;
  readonly now: () => Instant;
  /** The port, once it listens. */
  readonly port: () => number;
  readonly timeouts: Timeouts;
  readonly log: Log;
  readonly metrics: ServerMetrics;
}

export async function joinCluster(options: ClusterOptions): Promise<Cluster> {
  const { config, store, id, now, port, timeouts, log, metrics } = options;
  const links = linksBetween({
    secret: await store.secret(),
    id,
    basePath: config.basePath,
    ping: timeouts.ping,
    log,
    metrics,
  });
  const processes = processesOn({
    me: {
      id,
      get address() {
        return config.address ?? `http://127.0.0.1:${port()}`;
      },
      rules: SHELF.reduce((sum, { game }) => sum + game.version, 0),
    },
    store,
    now,
    ticks: () => performance.now(),
    joined({ id: server, address }) {
      metrics.servers.inc();
      log.info({ server, address }, server === id ? 'joined the servers of this store' : 'another server has joined');
    },
    left(peer) {
      metrics.servers.dec();
      if (peer.id === id) return;
      log.warn({ server: peer.id, address: peer.address }, 'another server has left, or does not answer');
      links.closeTo(peer);
    },
  });
  return { processes, links };
}

/** Gives all tables to the other servers, and sends the clients there. */
export async function handOver(service: TableService, processes: Processes, log: Log): Promise<void> {
  const since = performance.now();
  await processes.leave().catch((error: unknown) => log.warn({ err: error }, 'the other servers were not told'));
  const tables = service.liveTables.size;
  await releaseForeign(service, processes);
  log.info({ tables, ms: Math.round(performance.now() - since) }, 'handed over');
}
