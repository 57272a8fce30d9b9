import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simulate, type SimulationReport, simulateTwins } from './simulation.ts';

// Runs simulations of servers, clients and a store with faults, in simulated time.
//   SIMULATION_SEEDS    how many seeds, by default 20
//   SIMULATION_FIRST    the first one, by default 1
//   SIMULATION_MINUTES  the simulated time of each, by default 60
//   SIMULATION_SEED     only this one, with its whole history
// Every tenth seed is played again in twin worlds. The history of a failing seed is written to a file.

const number = (name: string, usual: number): number => Number(process.env[name] ?? usual);

const only = process.env['SIMULATION_SEED'];
const minutes = number('SIMULATION_MINUTES', 60);
const first = number('SIMULATION_FIRST', 1);
const seeds =
  only === undefined ? Array.from({ length: number('SIMULATION_SEEDS', 20) }, (_, at) => first + at) : [Number(only)];
const length = minutes * 60_000;
/** Every this many seeds, twin worlds are played too. */
const TWINS_EVERY = 10;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const totals = new Map<string, number>();
const failed: number[] = [];
const since = { wall: performance.now(), cpu: process.cpuUsage() };
let hours = 0;

for (const seed of seeds) {
  await judge(isTold => simulate({ seed, length, isTold }));
  if (seed % TWINS_EVERY === 0) await judge(isTold => simulateTwins({ seed, length, isTold }));
}
say(summary());
process.exit(failed.length === 0 ? 0 : 1);

/** Runs a simulation; if it fails, once more to write its history. */
async function judge(play: (isTold: boolean) => Promise<SimulationReport>): Promise<void> {
  const { seed, flaws, counts, history } = await play(only !== undefined);
  hours += minutes / 60;
  for (const [what, count] of Object.entries(counts)) totals.set(what, (totals.get(what) ?? 0) + count);
  for (const line of history) say(line);
  if (flaws.length === 0) return;
  failed.push(seed);
  say(`seed ${seed}:`);
  for (const flaw of flaws) say(`  ${flaw}`);
  if (only !== undefined) return;
  const file = join(tmpdir(), `parlour-simulation-${seed}.txt`);
  writeFileSync(file, `${(await play(true)).history.join('\n')}\n`);
  say(`  its history is in ${file}`);
}

function summary(): string {
  const { user, system } = process.cpuUsage(since.cpu);
  const [wall, cpu] = [(performance.now() - since.wall) / 1000, (user + system) / 1e6];
  const counts = [...totals].map(([what, count]) => `${count} ${what}`).join(', ');
  return [
    `${seeds.length} seeds, ${failed.length} failed${failed.length > 0 ? `: ${failed.join(', ')}` : ''}`,
    `${hours.toFixed(1)} simulated hours in ${wall.toFixed(0)} s, ${cpu.toFixed(0)} s of CPU time`,
    `${(seeds.length / wall).toFixed(2)} seeds per second; ${((hours * 3600) / wall).toFixed(0)} times real time, ${((hours * 3600) / cpu).toFixed(0)} by CPU time`,
    counts,
  ].join('\n');
}
