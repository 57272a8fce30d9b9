import { setTimeout as after } from 'node:timers/promises';
import { median } from '../measure.ts';
import { inFolder } from '../ours/folder.ts';
import { type Child, raise } from './child.ts';
import type { Latency, Stretch } from './driver.ts';
import type { Generated } from './generator.ts';
import type { HostProcess } from './host.ts';

/** The measurement of one server with one number of tables. */
export interface LoadResult {
  /** The server's CPU time for a move received by all, in all threads. */
  readonly microseconds: number;
  /** That of the database's own processes. */
  readonly databaseMicroseconds: number;
  /** Moves per second, each table as fast as possible. */
  readonly rate: number;
  /** At half of that rate. */
  readonly own: Latency;
  readonly all: Latency;
  /** Bytes per viewer and move, with the frame header. */
  readonly bytes: number;
  /** Bytes the server holds per table and its sockets; NaN: not measured. */
  readonly memory: number;
  /** CPU seconds per second at full rate. */
  readonly busy: { readonly server: number; readonly generator: number };
}

const WARM_TABLES = 25;
/** Moves, or seconds of moves, that warm up each server. */
const WARM = { moves: 15_000, seconds: 10 };
/** Seconds of play at new tables that are not measured. */
const SETTLING = 1;
/** Tables with fewer moves left are not measured. */
const FEW_MOVES = 20;

export interface LoadPlan {
  readonly name: string;
  readonly tables: number;
  readonly seconds: number;
  /** Whether memory is measured, which takes some seconds. */
  readonly isWeighed?: boolean;
}

/** What is measured: one or more processes, and a database of their own. */
interface Measured {
  /** Microseconds of CPU the servers have used. */
  cpu(): Promise<number>;
  /** Bytes the servers hold. */
  memory(): Promise<number>;
  /** Microseconds of CPU the database has used. */
  databaseCpu(): number;
}

interface Pair {
  readonly server: Measured;
  readonly servers: number;
  readonly generator: Child<Generated>;
}

/** A database that servers share. */
export interface SharedDatabase {
  readonly url: string;
  /** Microseconds of CPU it has used. */
  cpu(): number;
}

/** Starts a server and a load for it, each in its own process, measures, and ends both. */
export const measure = (plan: LoadPlan): Promise<LoadResult> => inFolder(file => measureServers(plan, [file], () => 0));

/** The same for several servers on one database. */
export const measureShared = (plan: LoadPlan, servers: number, { url, cpu }: SharedDatabase): Promise<LoadResult> =>
  measureServers(
    plan,
    Array.from({ length: servers }, () => url),
    cpu,
  );

async function measureServers(
  plan: LoadPlan,
  places: readonly string[],
  databaseCpu: () => number,
): Promise<LoadResult> {
  const { name } = plan;
  const hosts = places.map(() => raise<HostProcess>(new URL('host.ts', import.meta.url), name));
  const generator = raise<Generated>(new URL('generator.ts', import.meta.url), name);
  const total = async (what: 'cpu' | 'memory'): Promise<number> =>
    sum(await Promise.all(hosts.map(host => host.ask(what))));
  try {
    const ports = await Promise.all(hosts.map((host, at) => host.ask('serve', { name, file: places[at] ?? '' })));
    await generator.ask('call', { name, ports });
    const server = { cpu: () => total('cpu'), memory: () => total('memory'), databaseCpu };
    return await measurePair({ server, servers: hosts.length, generator }, plan);
  } finally {
    await Promise.all([...hosts, generator].map(one => one.end()));
  }
}

async function measurePair(pair: Pair, { tables, seconds, isWeighed }: LoadPlan): Promise<LoadResult> {
  const { server, generator } = pair;
  await warm(pair);

  await generator.ask('sitDown', tables);
  // the first moves at a table have cold caches
  await generator.ask('saturate', SETTLING);

  let [used, stored, load] = [0, 0, 0];
  const full = await repeat(pair, tables, seconds, async left => {
    const before = [await server.cpu(), server.databaseCpu(), await generator.ask('cpu')] as const;
    const stretch = await generator.ask('saturate', left);
    used += (await server.cpu()) - before[0];
    stored += server.databaseCpu() - before[1];
    load += (await generator.ask('cpu')) - before[2];
    return stretch;
  });
  const moves = sum(full.map(stretch => stretch.moves));
  const spent = sum(full.map(stretch => stretch.seconds));
  const rate = moves / spent;

  const half = await repeat(pair, tables, seconds, left => generator.ask('pace', { rate: rate / 2, seconds: left }));

  return {
    microseconds: used / moves,
    databaseMicroseconds: stored / moves,
    rate,
    own: medianLatency(half.map(({ own }) => own)),
    all: medianLatency(half.map(({ all }) => all)),
    bytes: median(full.map(({ bytes }) => bytes)),
    // last, since a full garbage collection also drops compiled code
    memory: isWeighed ? await memoryOfTables(pair, tables) : Number.NaN,
    busy: { server: used / spent / 1e6, generator: load / spent / 1e6 },
  };
}

/** Bytes per table. */
async function memoryOfTables({ server, generator }: Pair, tables: number): Promise<number> {
  await generator.ask('standUp');
  await after(100);
  const without = await server.memory();
  await generator.ask('sitDown', tables);
  return ((await server.memory()) - without) / tables;
}

/** Lets the engine compile both before anything is measured. */
async function warm(pair: Pair): Promise<void> {
  const { servers, generator } = pair;
  await generator.ask('sitDown', WARM_TABLES);
  let moves = 0;
  await repeat(pair, WARM_TABLES, WARM.seconds * servers, async left => {
    const stretch = await generator.ask('saturate', left);
    moves += stretch.moves;
    return moves < WARM.moves * servers ? stretch : { ...stretch, seconds: left };
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
