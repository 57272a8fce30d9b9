import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type ByLabel, type Counter, type Gauge, type Histogram, type Registry, registry } from './prometheus.ts';

/** What the server counts, for whoever runs it. Nothing in it tells of one table or person. */
export interface ServerMetrics {
  readonly liveTables: Gauge;
  readonly sockets: Gauge;
  readonly connections: Gauge;
  /** By which limit was reached: of one address, or of all. */
  readonly connectionsRefused: Readonly<Record<'address' | 'all', Counter>>;
  readonly moves: Counter;
  readonly entries: Counter;
  readonly refusals: ByLabel<Counter>;
  /** In seconds, from asking the store to keep something until it is kept. */
  readonly storing: Histogram;
  readonly storeFailures: ByLabel<Counter>;
  /** By what became of the bot's turn: own, failed, slow, late. */
  readonly botAnswers: Readonly<Record<BotAnswer, Counter>>;
  render(): string;
  close(): void;
}

/** The bot's own move, or a simple one in its place: it failed, was slow, or waited too long for a thread. */
export type BotAnswer = 'own' | 'failed' | 'slow' | 'late';

/** Seconds. A disk takes from a tenth of a millisecond to a few hundred; more is trouble. */
const STORING_BOUNDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];

export function serverMetrics(): ServerMetrics {
  const all = registry();
  const answers = all.counters('parlour_bot_answers_total', 'Moves of bots: their own, or made for them.', 'answer');
  const refused = all.counters('parlour_connections_refused_total', 'Connections refused, by limit.', 'limit');
  const metrics = {
    connections: all.gauge('parlour_connections', 'Open connections, also those of sockets.'),
    connectionsRefused: { address: refused('address'), all: refused('all') },
    botAnswers: { own: answers('own'), failed: answers('failed'), slow: answers('slow'), late: answers('late') },
    liveTables: all.gauge('parlour_live_tables', 'Tables in memory.'),
    sockets: all.gauge('parlour_sockets', 'Open sockets.'),
    moves: all.counter('parlour_moves_total', 'Moves accepted and stored.'),
    entries: all.counter('parlour_entries_total', 'Entries of all kinds stored in the logs of tables.'),
    refusals: all.counters('parlour_refusals_total', 'What was refused, by kind.', 'kind'),
    storing: all.histogram('parlour_store_seconds', 'Time until something is stored.', STORING_BOUNDS),
    storeFailures: all.counters('parlour_store_failures_total', 'What the store could not keep.', 'failure'),
  };
  watchProcess(all);
  const close = watchEventLoop(all);
  return { ...metrics, render: all.render, close };
}

/** Under the names that dashboards look for. */
function watchProcess(all: Registry): void {
  all.counterOf('process_cpu_seconds_total', 'CPU time used, in seconds.', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  all.gaugeOf('process_resident_memory_bytes', 'Memory in use.', () => process.memoryUsage.rss());
  all.gaugeOf('nodejs_heap_size_used_bytes', 'Memory in use by objects.', () => process.memoryUsage().heapUsed);
  const startedAt = Date.now() / 1000 - process.uptime();
  all.gaugeOf('process_start_time_seconds', 'When the process started, since 1970.', () => startedAt);
}

/** Milliseconds. How often the event loop is looked at. */
const LOOK_EVERY = 10;

function watchEventLoop(all: Registry): () => void {
  const delay = monitorEventLoopDelay({ resolution: LOOK_EVERY });
  delay.enable();
  // What is measured, in nanoseconds, is the time between two looks.
  const seconds = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e9 - LOOK_EVERY / 1000);
  all.gaugesOf('parlour_event_loop_delay_seconds', 'How late the event loop was since this was last read.', {
    label: 'of',
    read() {
      const read = {
        p50: seconds(delay.percentile(50)),
        p99: seconds(delay.percentile(99)),
        max: seconds(delay.max),
      };
      delay.reset();
      return read;
    },
  });
  return () => {
    delay.disable();
  };
}
