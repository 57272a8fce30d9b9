import { setTimeout as after } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** A measured function: plays a batch of moves and returns their number. */
export type Batch = () => number;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/**
 * Moves per CPU second, over all threads of this process, one figure per round. The contestants alternate within a
 * round, so that other load affects all of them alike.
 */
export function race<Name extends string>(
  batches: Readonly<Record<Name, Batch>>,
  rounds: number,
  seconds: number,
): Record<Name, number[]> {
  const names = Object.keys(batches) as Name[];
  const rates = Object.fromEntries(names.map(name => [name, [] as number[]])) as Record<Name, number[]>;
  for (const name of names) rateOf(batches[name], seconds / 2);
  for (let round = 0; round < rounds; round++)
    for (const name of names) rates[name].push(rateOf(batches[name], seconds));
  return rates;
}

function rateOf(batch: Batch, seconds: number): number {
  collectGarbage();
  const before = process.cpuUsage();
  let moves = 0;
  let spent = 0;
  while (spent < seconds * 1e6) {
    moves += batch();
    const { user, system } = process.cpuUsage(before);
    spent = user + system;
  }
  return moves / (spent / 1e6);
}

/** Bytes of memory in use after garbage collection. */
export async function memoryInUse(): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let times = 0; times < 2; times++) {
    await globalThis.gc?.({ execution: 'async', flavor: 'last-resort', type: 'major' });
    await after(100);
    least = Math.min(least, process.memoryUsage.rss());
  }
  return least;
}

/** Microseconds of CPU this process has used, in all its threads, in user and system mode. */
export function cpuUsed(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** How many times faster one is than the other, round by round. */
export const timesFaster = (ours: readonly number[], theirs: readonly number[]): number =>
  median(ours.map((rate, round) => rate / (theirs[round] ?? Number.NaN)));
