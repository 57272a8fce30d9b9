import { readdirSync, readFileSync } from 'node:fs';
import { platformPackage, startPostgres, type TestPostgres } from '../../server/store/postgres-server.fixture.ts';
import type { SharedDatabase } from '../load/cell.ts';

/** Clock ticks of Linux are a hundredth of a second for all programs. */
const TICK = 10_000;

/** Runs the work with an empty Postgres; undefined: there is none for this machine, or its CPU time cannot be read. */
export async function withPostgres<Result>(
  work: (database: SharedDatabase) => Promise<Result>,
): Promise<Result | undefined> {
  const platform = platformPackage();
  if (platform === undefined || process.platform !== 'linux') return undefined;
  const postgres = await startPostgres(platform);
  try {
    const main = await mainProcess(postgres);
    return await work({ url: postgres.url, cpu: () => cpuOf(main) });
  } finally {
    await postgres.end();
  }
}

/** The process that started the one that answers. */
async function mainProcess(postgres: TestPostgres): Promise<number> {
  const [row] = await postgres.query('SELECT pg_backend_pid() AS pid');
  return statOf(Number(row?.['pid']))?.parent ?? Number.NaN;
}

/** Microseconds of CPU of a process, its children, and those that have ended. */
function cpuOf(main: number): number {
  let ticks = 0;
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? statOf(Number(name)) : undefined;
    if (stat && Number(name) === main) ticks += stat.own + stat.ended;
    else if (stat?.parent === main) ticks += stat.own;
  }
  return ticks * TICK;
}

interface ProcessStat {
  readonly parent: number;
  /** Ticks of this process. */
  readonly own: number;
  /** Ticks of its children that have ended. */
  readonly ended: number;
}

/** Fields of /proc/PID/stat, counted after the name of the program; undefined: the process has ended. */
function statOf(pid: number): ProcessStat | undefined {
  let text: string;
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const number = (at: number): number => Number(fields[at]);
  return { parent: number(1), own: number(11) + number(12), ended: number(13) + number(14) };
}
