import { setTimeout as after } from 'node:timers/promises';
import { median } from '../measure.ts';
import { inFolder } from '../ours/folder.ts';
import { type Child, raise } from './child.ts';
import type { Latency, Stretch } from './driver.ts';
import type { Generated } from './generator.ts';
import type { HostProcess } from './host.ts';

/** The measurement of one server with one number of tables. */
export interface Cell {
  /** The server's CPU time for a move received by all, in all threads. */
  readonly microseconds: number;
  /** Moves per second, each table as fast as possible. */
  readonly rate: number;
  /** At half of that rate. */
  readonly own: Latency;
  readonly all: Latency;
  /** Bytes per viewer and move, with the frame header. */
  readonly bytes: number;
  /** Bytes the server holds per table and its sockets. */
  readonly memory: number;
  /** CPU seconds per second at full rate. */
  readonly busy: { readonly server: number; readonly generator: number };
}

const WARM_TABLES = 25;
/** Moves, or seconds of moves, that warm up a server. */
const WARM = { moves: 30_000, seconds: 5 };
/** Seconds of play at new tables that are not measured. */
const SETTLING = 1;
/** Tables with fewer moves left are not measured. */
const FEW_MOVES = 20;

interface Pair {
  readonly host: Child<HostProcess>;
  readonly generator: Child<Generated>;
}

/** Starts a server and a load for it, each in its own process, measures, and ends both. */
export const measure = (name: string, tables: number, seconds: number): Promise<Cell> =>
  inFolder(async file => {
    const host = raise<HostProcess>(new URL('host.ts', import.meta.url), name);
    const generator = raise<Generated>(new URL('generator.ts', import.meta.url), name);
    try {
      const port = await host.ask('serve', { name, file });
      await generator.ask('call', { name, port });
      return await measurePair({ host, generator }, tables, seconds);
    } finally {
      await Promise.all([host.end(), generator.end()]);
    }
  });

async function measurePair(pair: Pair, tables: number, seconds: number): Promise<Cell> {
  const { host, generator } = pair;
  await warm(pair);

  await generator.ask('sitDown', tables);
  // the first moves at a table have cold caches
  await generator.ask('saturate', SETTLING);

  let [server, load] = [0, 0];
  const full = await repeat(pair, tables, seconds, async left => {
    const before = [await host.ask('cpu'), await generator.ask('cpu')] as const;
    const stretch = await generator.ask('saturate', left);
    server += (await host.ask('cpu')) - before[0];
    load += (await generator.ask('cpu')) - before[1];
    return stretch;
  });
  const moves = sum(full.map(stretch => stretch.moves));
  const spent = sum(full.map(stretch => stretch.seconds));
  const rate = moves / spent;

  const half = await repeat(pair, tables, seconds, left => generator.ask('pace', { rate: rate / 2, seconds: left }));

  // last, since a full garbage collection also drops compiled code
  await generator.ask('standUp');
  await after(100);
  const without = await host.ask('memory');
  await generator.ask('sitDown', tables);
  const withTables = await host.ask('memory');
  return {
    microseconds: server / moves,
    rate,
    own: medianLatency(half.map(({ own }) => own)),
    all: medianLatency(half.map(({ all }) => all)),
    bytes: median(full.map(({ bytes }) => bytes)),
    memory: (withTables - without) / tables,
    busy: { server: server / spent / 1e6, generator: load / spent / 1e6 },
  };
}

/** Lets the engine compile both before anything is measured. */
async function warm(pair: Pair): Promise<void> {
  const { generator } = pair;
  await generator.ask('sitDown', WARM_TABLES);
  let moves = 0;
  await repeat(pair, WARM_TABLES, WARM.seconds, async left => {
    const stretch = await generator.ask('saturate', left);
    moves += stretch.moves;
    return moves < WARM.moves ? stretch : { ...stretch, seconds: left };
  });
  await generator.ask('standUp');
  await after(100);
}

/** Measures play until this time is reached; opens new tables when the matches end. */
async function repeat(
  { generator }: Pair,
  tables: number,
  seconds: number,
  play: (left: number) => Promise<Stretch>,
): Promise<Stretch[]> {
  const stretches: Stretch[] = [];
  let left = seconds;
  while (left > seconds / 10) {
    if ((await generator.ask('movesLeft')) < FEW_MOVES) {
      await generator.ask('standUp');
      await generator.ask('sitDown', tables);
    }
    const stretch = await play(left);
    stretches.push(stretch);
    left -= stretch.seconds;
  }
  return stretches;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const medianLatency = (latencies: readonly Latency[]): Latency => ({
  p50: median(latencies.map(({ p50 }) => p50)),
  p99: median(latencies.map(({ p99 }) => p99)),
});
