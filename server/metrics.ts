import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Metrics for the operator, never about one table or person. */
export interface ServerMetrics {
  readonly liveTables: Gauge;
  readonly sockets: Gauge;
  readonly connections: Gauge;
  /** By the limit that was reached: of one address, or of all. */
  readonly connectionsRefused: Counter<'limit'>;
  readonly moves: Counter;
  readonly entries: Counter;
  readonly refusals: Counter<'kind'>;
  /** Seconds until a write is stored. */
  readonly storing: Histogram;
  readonly storeFailures: Counter<'failure'>;
  /** Living servers of the same store, with this one. */
  readonly servers: Gauge;
  /** Clients that are passed on to other servers. */
  readonly links: Gauge;
  readonly takeovers: Counter;
  /** Tables that another server has taken over. */
  readonly tablesLost: Counter;
  /** By who made the bot's move: the bot (own), or a substitute because it failed, was slow, or waited too long. */
  readonly botAnswers: Counter<'answer'>;
  /** The media type of what `render` returns. */
  readonly contentType: string;
  render(): Promise<string>;
  close(): void;
}

/** Seconds. A disk takes from 0.1 ms to a few hundred; more is a problem. */
const STORING_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

export function serverMetrics(): ServerMetrics {
  const registry = new Registry();
  const registers = [registry];
  const metrics = {
    connections: new Gauge({
      name: 'parlour_connections',
      help: 'Open connections, also those of sockets.',
      registers,
    }),
    connectionsRefused: new Counter({
      name: 'parlour_connections_refused_total',
      help: 'Connections refused, by limit.',
      labelNames: ['limit'],
      registers,
    }),
    botAnswers: new Counter({
      name: 'parlour_bot_answers_total',
      help: 'Moves of bots: their own, or made for them.',
      labelNames: ['answer'],
      registers,
    }),
    liveTables: new Gauge({ name: 'parlour_live_tables', help: 'Tables in memory.', registers }),
    sockets: new Gauge({ name: 'parlour_sockets', help: 'Open sockets.', registers }),
    moves: new Counter({ name: 'parlour_moves_total', help: 'Moves accepted and stored.', registers }),
    entries: new Counter({
      name: 'parlour_entries_total',
      help: 'Entries of all kinds stored in the logs of tables.',
      registers,
    }),
    refusals: new Counter({
      name: 'parlour_refusals_total',
      help: 'What was refused, by kind.',
      labelNames: ['kind'],
      registers,
    }),
    storing: new Histogram({
      name: 'parlour_store_seconds',
      help: 'Time until something is stored.',
      buckets: STORING_BUCKETS,
      registers,
    }),
    storeFailures: new Counter({
      name: 'parlour_store_failures_total',
      help: 'What the store could not keep.',
      labelNames: ['failure'],
      registers,
    }),
    servers: new Gauge({ name: 'parlour_servers', help: 'Living servers of the same store.', registers }),
    links: new Gauge({ name: 'parlour_links', help: 'Clients passed on to other servers.', registers }),
    takeovers: new Counter({
      name: 'parlour_takeovers_total',
      help: 'Tables of a shared store that this server has loaded as their owner.',
      registers,
    }),
    tablesLost: new Counter({
      name: 'parlour_tables_lost_total',
      help: 'Tables that another server has taken over from this one.',
      registers,
    }),
  } as const;
  // created at the start, so that rates can be computed from the first event on
  for (const limit of ['address', 'all']) metrics.connectionsRefused.inc({ limit }, 0);
  for (const answer of ['own', 'failed', 'slow', 'late']) metrics.botAnswers.inc({ answer }, 0);
  watchProcess(registry);
  const close = watchEventLoop(registry);
  return { ...metrics, contentType: registry.contentType, render: () => registry.metrics(), close };
}

/** Standard names, which dashboards expect. */
function watchProcess(registry: Registry): void {
  const registers = [registry];
  const cpu = new Counter({
    name: 'process_cpu_seconds_total',
    help: 'CPU time used, in seconds.',
    registers,
    collect() {
      const { user, system } = process.cpuUsage();
      cpu.reset();
      cpu.inc((user + system) / 1e6);
    },
  });
  const resident = new Gauge({
    name: 'process_resident_memory_bytes',
    help: 'Memory in use.',
    registers,
    collect() {
      resident.set(process.memoryUsage.rss());
    },
  });
  const heap = new Gauge({
    name: 'nodejs_heap_size_used_bytes',
    help: 'Memory in use by objects.',
    registers,
    collect() {
      heap.set(process.memoryUsage().heapUsed);
    },
  });
  new Gauge({ name: 'process_start_time_seconds', help: 'When the process started, since 1970.', registers }).set(
    Date.now() / 1000 - process.uptime(),
  );
}

/** Milliseconds between two samples of the event loop. */
const SAMPLE_EVERY = 10;

function watchEventLoop(registry: Registry): () => void {
  const delay = monitorEventLoopDelay({ resolution: SAMPLE_EVERY });
  delay.enable();
  // The histogram measures nanoseconds between two samples.
  const seconds = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e9 - SAMPLE_EVERY / 1000);
  const late = new Gauge({
    name: 'parlour_event_loop_delay_seconds',
    help: 'How late the event loop was since this was last read.',
    labelNames: ['of'],
    registers: [registry],
    collect() {
      late.set({ of: 'p50' }, seconds(delay.percentile(50)));
      late.set({ of: 'p99' }, seconds(delay.percentile(99)));
      late.set({ of: 'max' }, seconds(delay.max));
      delay.reset();
    },
  });
  return () => {
    delay.disable();
  };
}
