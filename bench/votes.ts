import './production.ts';
import { availableParallelism, cpus } from 'node:os';
import { quickChance } from '#kernel';
import { SPYFALL_SEATS, VOTERS } from './load/ballots.ts';
import { type LoadResult, measure } from './load/cell.ts';
import { median } from './measure.ts';
import { runKills } from './ours/kills.ts';
import { aim, printColumns, heading, round } from './report.ts';

// Tables of eight play Spyfall: a seat accuses, and when all eight know, all voters vote at once. Then
// the server is killed meanwhile, again and again, and everything it had acknowledged must be there.

const seconds = Number(process.env.BENCH_SECONDS ?? 2);
const rounds = Number(process.env.BENCH_ROUNDS ?? 1);
const sizes = (process.env.BENCH_TABLES ?? '25,250').split(',').map(Number);
const kills = Number(process.env.BENCH_KILLS ?? 5);
const seed = Number(process.env.BENCH_SEED ?? Math.trunc(performance.timeOrigin) % 1_000_000);

const KILLED_TABLES = 25;

type Figure = (cell: LoadResult) => number;

const cells = new Map(sizes.map(tables => [tables, [] as LoadResult[]]));
const middle = (tables: number, figure: Figure): number => median((cells.get(tables) ?? []).map(figure));
const worst = (figure: Figure): number => Math.max(...sizes.map(tables => middle(tables, figure)));

const began = performance.now();
const progress = (what: string): boolean => process.stderr.write(`\r${what.padEnd(70)}\r`);
for (let number = 1; number <= rounds; number++)
  for (const tables of sizes) {
    progress(`  round ${number} of ${rounds}, ${round(tables)} tables`);
    cells.get(tables)?.push(await measure({ name: 'votes', tables, seconds }));
  }
progress(`  ${kills} kills`);
const after = await runKills({ kills, tables: KILLED_TABLES, chance: quickChance(seed) });
progress('');

heading(
  `Spyfall at tables of ${SPYFALL_SEATS}, ${VOTERS} votes at once, on loopback; Node ${process.versions.node}, ${availableParallelism()} cores (${cpus()[0]?.model.trim()})`,
);
console.log(
  `  median of ${rounds} rounds, ${seconds} s at full and ${seconds} s at half rate each; ${round((performance.now() - began) / 1000)} s in all`,
);

console.log();
printColumns([
  ['', 'CPU a vote', 'votes/s', 'voter, ms', 'all eight, ms', 'bytes', 'server', 'load'],
  ...sizes.map(tables => {
    const of = (figure: Figure, digits = 0): string => round(middle(tables, figure), digits);
    return [
      `${round(tables)} tables, ${round(tables * SPYFALL_SEATS)} sockets`,
      `${of(cell => cell.microseconds / VOTERS)} µs`,
      of(cell => cell.rate * VOTERS),
      `${of(cell => cell.own.p50, 1)} / ${of(cell => cell.own.p99, 1)}`,
      `${of(cell => cell.all.p50, 1)} / ${of(cell => cell.all.p99, 1)}`,
      of(cell => cell.bytes),
      `${of(cell => 100 * cell.busy.server)} %`,
      `${of(cell => 100 * cell.busy.generator)} %`,
    ];
  }),
]);
console.log(
  `\n  CPU of all threads of the server, that for accusations and new rounds included. Milliseconds are p50 / p99 at half
  of the full rate, from sending a vote: to its acknowledgement, and until all eight know how it ended. Bytes are those
  of the vote that closes, the median for one viewer. Server and load are the cores each kept busy at full rate.`,
);

heading('Parlour against its aims; at the number of tables where it does worst');
const own = worst(cell => cell.own.p99);
aim('p99 of a vote until it is acknowledged, at half rate', `${round(own, 1)} ms`, {
  reached: own < 50,
  wanted: 'under 50 ms',
});
const all = worst(cell => cell.all.p99);
aim('p99 of a vote until all eight know the outcome, at half rate', `${round(all, 1)} ms`, {
  reached: all < 50,
  wanted: 'under 50 ms',
});
const { acknowledged, missing, twice, resent } = after;
aim(`acknowledged votes lost in ${after.kills} kills`, `${round(missing)} of ${round(acknowledged)}`, {
  reached: missing === 0 && acknowledged > 0,
  wanted: 'none',
});
aim('votes counted twice', round(twice), { reached: twice === 0, wanted: 'none' });
console.log(
  `\n  ${KILLED_TABLES} tables vote when the server is killed (BENCH_SEED=${seed}); ${round(resent)} moves were under way and sent again.`,
);
