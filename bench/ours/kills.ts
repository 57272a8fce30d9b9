import { setTimeout as after } from 'node:timers/promises';
import type { Chance } from '#kernel';
import { readStored } from '../../server/faults/log.fixture.ts';
import { type Child, raise } from '../load/child.ts';
import type { HostProcess } from '../load/host.ts';
import type { Booth } from './booth.ts';
import { inFolder } from './folder.ts';
import { compare } from './kept.ts';
import type { Acknowledged } from './voters.ts';

export interface KillPlan {
  readonly kills: number;
  readonly tables: number;
  /** Chooses the times. */
  readonly chance: Chance;
}

/** The result of all kills. */
export interface KillReport {
  /** The number of kills; it stops after the first loss. */
  readonly kills: number;
  /** Votes that were acknowledged. */
  readonly acknowledged: number;
  /** Acknowledged votes that the database or the restarted server does not have. */
  readonly missing: number;
  readonly twice: number;
  /** Moves that were pending when the server was killed, and were sent again. */
  readonly resent: number;
}

/** Milliseconds of voting before a kill. */
const [SHORTEST, LONGEST] = [200, 1_200];

/** Kills the server while all tables vote, restarts it on the same database, and checks what it had acknowledged. */
export const runKills = ({ kills, tables, chance }: KillPlan): Promise<KillReport> =>
  inFolder(async file => {
    const booth = raise<Booth>(new URL('booth.ts', import.meta.url));
    let life = await startOn(file);
    const votes: Acknowledged[] = [];
    let [killed, missing, twice, resent] = [0, 0, 0, 0];
    try {
      while (killed < kills && missing === 0) {
        await booth.ask('sitDown', { port: life.port, tables });
        await booth.ask('play');
        await after(SHORTEST + chance.below(LONGEST - SHORTEST));
        await life.host.end();
        killed += 1;
        life = await startOn(file);
        votes.push(...(await booth.ask('acknowledged')));
        const forgotten = await booth.ask('comeBack', life.port);
        const stored = await readStored(file, [...new Set(votes.map(({ table }) => table))]);
        const found = compare(votes, new Map([...stored].map(([table, { entries }]) => [table, entries])));
        missing = Math.max(found.missing.length, forgotten);
        twice = found.twice.length;
        if (missing === 0) resent += await booth.ask('finish');
      }
    } finally {
      await Promise.all([life.host.end(), booth.end()]);
    }
    return { kills: killed, acknowledged: votes.length, missing, twice, resent };
  });

interface ServerRun {
  readonly host: Child<HostProcess>;
  readonly port: number;
}

async function startOn(file: string): Promise<ServerRun> {
  const host = raise<HostProcess>(new URL('../load/host.ts', import.meta.url), 'votes');
  return { host, port: await host.ask('serve', { name: 'votes', file }) };
}
