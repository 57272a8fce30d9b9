import './production.ts';
import { availableParallelism, cpus } from 'node:os';
import { type LoadResult, measure, measureShared } from './load/cell.ts';
import { raise } from './load/child.ts';
import { PI_SEATS } from './load/course.ts';
import type { Latency } from './load/driver.ts';
import { median } from './measure.ts';
import type { Crowd } from './ours/crowd.ts';
import { inFolder } from './ours/folder.ts';
import { withPostgres } from './ours/postgres.ts';
import { coldLoads, startsWith } from './ours/stored.ts';
import { aim, printColumns, heading, round } from './report.ts';

// Tables of four: one seat sends a move of P.I., all four receive what changed, and the next seat moves. The figure
// that counts is the server's CPU for a move, as a ratio to the limit: it holds on any machine.

const seconds = Number(process.env.BENCH_SECONDS ?? 1);
const rounds = Number(process.env.BENCH_ROUNDS ?? 2);
const sizes = (process.env.BENCH_TABLES ?? '25,250,1000').split(',').map(Number);

/**
 * The number of moves per stored match that is loaded, and the number of stored matches beside which a server starts.
 */
const [LOADS, LOAD_MOVES] = [64, 200];
const [STORED, STORED_MOVES] = [Number(process.env.BENCH_STORED ?? 100_000), 8];

/** Very many tables in one process, without sockets, and the moves of each. */
const [CROWD, CROWD_MOVES] = [Number(process.env.BENCH_CROWD ?? 10_000), 4];

/** The number of tables of several servers on one database. */
const SHARED_TABLES = 250;

const LIMIT = 'bare';
const OURS = 'ours';
const CONTESTANTS = {
  bare: 'bare ws fan-out of the same bytes',
  ours: 'Parlour, stored before told',
  colyseus: 'Colyseus 0.18, a plain room',
  boardgameIo: "boardgame.io 0.50's server",
} as const;
type Name = keyof typeof CONTESTANTS;
const names = Object.keys(CONTESTANTS) as Name[];

type Figure = (cell: LoadResult) => number;
const cpu: Figure = cell => cell.microseconds;
const withDatabase: Figure = cell => cell.microseconds + cell.databaseMicroseconds;

/** One cell a round. */
const cells = new Map<string, LoadResult[]>();
const cellsOf = (name: Name, tables: number): readonly LoadResult[] => cells.get(`${name} ${tables}`) ?? [];
const figures = (name: Name, tables: number, figure: Figure): number[] => cellsOf(name, tables).map(figure);
const middle = (name: Name, tables: number, figure: Figure): number => median(figures(name, tables, figure));
/** Their ratio to the others, round by round. */
const times = (these: readonly number[], others: readonly number[]): number =>
  median(these.map((value, at) => value / (others[at] ?? Number.NaN)));

const fewest = Math.min(...sizes);
const most = Math.max(...sizes);

/** One server on Postgres, and two. */
interface SharedResult {
  readonly one: LoadResult;
  readonly two: LoadResult;
}

interface CrowdResult {
  /** Bytes of the process, with all tables. */
  readonly memory: number;
  /** CPU of a move. */
  readonly microseconds: number;
}

/** An empty database each time: servers of an earlier measurement, which are killed, count as alive for two seconds. */
const measureOnPostgres = (servers: number): Promise<LoadResult | undefined> =>
  withPostgres(database => measureShared({ name: OURS, tables: SHARED_TABLES, seconds }, servers, database));

/** Moves at very many tables in one process. */
async function measureCrowd(file: string): Promise<CrowdResult> {
  const process = raise<Crowd>(new URL('ours/crowd.ts', import.meta.url));
  try {
    await process.ask('open', file);
    await process.ask('sitDown', CROWD);
    const microseconds = await process.ask('play', CROWD_MOVES);
    return { microseconds, memory: await process.ask('memory') };
  } finally {
    await process.end();
  }
}

const began = performance.now();
for (let number = 1; number <= rounds; number++)
  for (const tables of sizes)
    for (const name of names) {
      process.stderr.write(`\r  round ${number} of ${rounds}, ${round(tables)} tables: ${name.padEnd(20)}`);
      cells.set(`${name} ${tables}`, [
        ...cellsOf(name, tables),
        await measure({ name, tables, seconds, isWeighed: tables === most }),
      ]);
    }
process.stderr.write(`\r${' '.repeat(70)}\r`);

process.stderr.write('  stored matches…');
const loads = await coldLoads(LOADS, LOAD_MOVES);
const starts = await startsWith(STORED, STORED_MOVES, rounds);
process.stderr.write(`\r  ${round(CROWD)} tables…${' '.repeat(20)}`);
const crowd = await inFolder(measureCrowd);
process.stderr.write(`\r  servers on Postgres…${' '.repeat(20)}`);
const shared: SharedResult[] = [];
for (let number = 1; number <= rounds; number++) {
  const [one, two] = [await measureOnPostgres(1), await measureOnPostgres(2)];
  if (one && two) shared.push({ one, two });
}
process.stderr.write(`\r${' '.repeat(70)}\r`);

heading(
  `P.I. at tables of ${PI_SEATS}, on loopback; Node ${process.versions.node}, ${availableParallelism()} cores (${cpus()[0]?.model.trim()})`,
);
console.log(
  `  median of ${rounds} rounds in turn, ${seconds} s at full and ${seconds} s at half rate each; ${round((performance.now() - began) / 1000)} s in all`,
);

for (const tables of sizes) {
  const of = (name: Name, figure: Figure, digits = 0): string => round(middle(name, tables, figure), digits);
  const ms = (name: Name, latency: (cell: LoadResult) => Latency): string =>
    `${of(name, cell => latency(cell).p50, 1)} / ${of(name, cell => latency(cell).p99, 1)}`;
  const percent = (name: Name, figure: Figure): string => `${of(name, cell => 100 * figure(cell))} %`;
  heading(`${round(tables)} tables, ${round(tables * PI_SEATS)} sockets`);
  printColumns([
    ['', 'CPU a move', 'of limit', 'moves/s', 'mover, ms', 'all four, ms', 'bytes', 'server', 'load'],
    ...names.map(name => [
      CONTESTANTS[name],
      `${of(name, cpu)} µs`,
      round(times(figures(name, tables, cpu), figures(LIMIT, tables, cpu)), 2),
      of(name, cell => cell.rate),
      ms(name, cell => cell.own),
      ms(name, cell => cell.all),
      of(name, cell => cell.bytes),
      percent(name, cell => cell.busy.server),
      percent(name, cell => cell.busy.generator),
    ]),
  ]);
}
console.log(
  `\n  CPU of all threads of the server. Milliseconds are p50 / p99 at half of the full rate, from sending. Bytes are the
  median for one viewer. Server and load are the cores each kept busy at full rate: near 100 % is the one that limits it.`,
);

heading(`${round(most)} tables against ${round(fewest)}, and memory with ${round(most)}`);
printColumns([
  ['', 'CPU a move', 'kB a table', 'beyond sockets'],
  ...names.map(name => {
    const memory = middle(name, most, cell => cell.memory);
    const beyond = memory - middle(LIMIT, most, cell => cell.memory);
    const growth = times(figures(name, most, cpu), figures(name, fewest, cpu));
    return [CONTESTANTS[name], `${round(growth, 2)} times`, round(memory / 1000), round(beyond / 1000)];
  }),
]);

const megabytes = (bytes: number): string => `${round(bytes / 1e6)} MB`;
const ofSockets = middle(LIMIT, most, cell => cell.memory) * CROWD;
heading(`${round(CROWD)} tables, ${round(CROWD * PI_SEATS)} connections in one process, without sockets`);
console.log(
  `  ${megabytes(crowd.memory)}, and ${megabytes(ofSockets)} for as many sockets of the bare server; CPU a move ${round(crowd.microseconds)} µs`,
);

if (shared.length > 0) {
  const row = (label: string, result: (pair: SharedResult) => LoadResult): string[] => {
    const of = (figure: Figure): number => median(shared.map(pair => figure(result(pair))));
    return [
      label,
      `${round(of(withDatabase))} µs`,
      `${round(of(cpu))} µs`,
      `${round(of(cell => cell.databaseMicroseconds))} µs`,
      round(
        times(
          shared.map(pair => withDatabase(result(pair))),
          shared.map(pair => withDatabase(pair.one)),
        ),
        2,
      ),
      round(of(cell => cell.rate)),
      `${round(
        of(cell => cell.all.p50),
        1,
      )} / ${round(
        of(cell => cell.all.p99),
        1,
      )}`,
      `${round(of(cell => 100 * cell.busy.generator))} %`,
    ];
  };
  heading(
    `${round(SHARED_TABLES)} tables on Postgres; with two servers, half of the players are not at the owner of their table`,
  );
  printColumns([
    ['', 'CPU a move', 'servers', 'Postgres', 'times one', 'moves/s', 'all four, ms', 'load'],
    row('one server', ({ one }) => one),
    row('two servers', ({ two }) => two),
  ]);
  console.log(
    `  Servers, Postgres and load share ${availableParallelism()} cores. Postgres runs without fsync here: its waiting for the disk is not measured.`,
  );
}

const ratio = (name: Name, tables: number, to: Name): number =>
  times(figures(name, tables, cpu), figures(to, tables, cpu));
const worst = (figure: (tables: number) => number): number => Math.max(...sizes.map(figure));

heading('Parlour against its aims; at the number of tables where it does worst');
const limits = worst(tables => ratio(OURS, tables, LIMIT));
aim('CPU a move, times the bare fan-out', round(limits, 2), { reached: limits <= 1.7, wanted: 'at most 1.7' });
const ofBoardgameIo = worst(tables => ratio(OURS, tables, 'boardgameIo'));
aim("CPU a move, times boardgame.io's", round(ofBoardgameIo, 2), {
  reached: ofBoardgameIo <= 0.4,
  wanted: 'at most 0.4',
});
const ofColyseus = worst(tables => ratio(OURS, tables, 'colyseus'));
aim("CPU a move, times Colyseus'", round(ofColyseus, 2), { reached: ofColyseus <= 1, wanted: 'at most 1' });
const p99 = worst(tables => middle(OURS, tables, cell => cell.all.p99));
aim('p99 of a move until all four have it, at half rate', `${round(p99, 1)} ms`, {
  reached: p99 < 50,
  wanted: 'under 50 ms',
});
const bytes = worst(tables => middle(OURS, tables, cell => cell.bytes));
aim('bytes a viewer and move, median', round(bytes), { reached: bytes < 400, wanted: 'under 400' });
const growth = times(figures(OURS, most, cpu), figures(OURS, fewest, cpu));
aim(`CPU a move at ${round(most)} tables, times that at ${round(fewest)}`, round(growth, 2), {
  reached: growth <= 1.25,
  wanted: 'at most 1.25',
});
const beyond = (middle(OURS, most, cell => cell.memory) - middle(LIMIT, most, cell => cell.memory)) / 1000;
aim('memory of a live table of four, beyond its sockets', `${round(beyond)} kB`, {
  reached: beyond < 40,
  wanted: 'under 40 kB',
});
aim(`memory of ${round(CROWD)} live tables of four, with sockets`, megabytes(crowd.memory + ofSockets), {
  reached: crowd.memory + ofSockets <= 1.5e9,
  wanted: 'at most 1.5 GB',
});
if (shared.length > 0) {
  // the same work on twice as many cores
  const carried =
    2 *
    times(
      shared.map(({ one }) => withDatabase(one)),
      shared.map(({ two }) => withDatabase(two)),
    );
  aim('moves two servers carry on cores of their own, times one', round(carried, 2), {
    reached: carried >= 1.8,
    wanted: 'at least 1.8, computed from the CPU',
  });
}
aim(`reading a stored match of ${LOAD_MOVES} moves, median of ${LOADS}`, `${round(median(loads), 1)} ms`, {
  reached: median(loads) < 5,
  wanted: 'under 5 ms',
});
aim(`start with ${round(STORED)} stored matches, to the first answer`, `${round(median(starts) / 1000, 2)} s`, {
  reached: median(starts) < 2000,
  wanted: 'under 2 s',
});
