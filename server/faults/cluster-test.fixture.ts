import { quickChance } from '#kernel';
import type { TestPostgres } from '../store/postgres-server.fixture.ts';
import { startBalancer } from './balancer.fixture.ts';
import {
  checkAll,
  checkEverything,
  contextAt,
  type CrashTestReport,
  everybodyAt,
  sums,
  tally,
} from './crash-test.fixture.ts';
import { type HostedServer, hostServer, sleep } from './hosted-server.fixture.ts';
import type { PersistentClient } from './persistent-client.fixture.ts';
import { openCrashTestTable, type TablePlan } from './table.fixture.ts';

export interface ClusterTestPlan {
  readonly tables: readonly TablePlan[];
  readonly servers: number;
  /** How often a server is killed. */
  readonly kills: number;
  /** How often one is frozen for longer than the others wait for it. */
  readonly freezes: number;
  /** How often one is stopped normally. */
  readonly stops: number;
  /** How often Postgres itself is restarted. */
  readonly restarts: number;
  /** The longest time of play between two events, in milliseconds. */
  readonly longest: number;
  readonly seed: number;
  say?(line: string): void;
}

type ClusterTestEvent = 'kill' | 'freeze' | 'stop' | 'restart';

export interface ClusterTestReport
  extends Pick<
    CrashTestReport,
    'moves' | 'clockMoves' | 'entries' | 'matches' | 'finished' | 'acknowledged' | 'refused' | 'resent' | 'flaws'
  > {
  /** For each event, how long each client that it had cut off was away, in milliseconds. */
  readonly absences: Readonly<Record<ClusterTestEvent, readonly number[]>>;
}

/** Longer than a silent server is waited for. */
const FROZEN = { least: 3_000, more: 1_500 };
/** Until everybody who was cut off is back. */
const SETTLED = 4_500;

/** Plays at tables of several servers on one Postgres while these and it are killed, frozen, stopped and restarted. */
export async function runClusterTest(plan: ClusterTestPlan, postgres: TestPostgres): Promise<ClusterTestReport> {
  const { kills, freezes, stops, restarts, seed, longest, say = () => {} } = plan;
  const chance = quickChance(seed);
  const env = { PARLOUR_STORE: postgres.url };
  const hosts = Array.from({ length: plan.servers }, () => hostServer({ env }));
  const flaws: string[] = [];
  const absences: Record<ClusterTestEvent, number[]> = { kill: [], freeze: [], stop: [], restart: [] };
  const place = { store: postgres.url };
  let stay = true;
  await Promise.all(hosts.map(host => host.start()));
  const balancer = await startBalancer(hosts);
  const context = contextAt(balancer, chance, flaw => flaws.push(flaw));
  let tables: Awaited<ReturnType<typeof openCrashTestTable>>[] = [];
  const staying = new Set<PersistentClient>();

  /** Clients come back at once, also while they have nothing to do. */
  function keepThemHere(): void {
    for (const one of everybodyAt(tables))
      if (!staying.has(one)) {
        staying.add(one);
        void keepHere(one, () => stay && everybodyAt(tables).includes(one));
      }
  }

  try {
    tables = await Promise.all(plan.tables.map(one => openCrashTestTable(context, one)));
    const events = chance.shuffle([
      ...Array.from({ length: kills }, () => 'kill' as const),
      ...Array.from({ length: freezes }, () => 'freeze' as const),
      ...Array.from({ length: stops }, () => 'stop' as const),
      ...Array.from({ length: restarts }, () => 'restart' as const),
    ]);
    for (const [count, event] of events.entries()) {
      keepThemHere();
      await sleep(chance.below(longest));
      const victim = chance.pick(hosts);
      const here = everybodyAt(tables).filter(({ client }) => client.closedWith === null);
      const before = new Map(here.map(one => [one, one.returns.length]));
      const since = performance.now();
      await strike(event, victim, postgres, chance.below(FROZEN.more));
      await sleep(Math.max(0, SETTLED - (performance.now() - since)));
      await Promise.all(everybodyAt(tables).map(one => one.here()));
      for (const [one, returns] of before) {
        const back = one.returns[returns];
        if (back !== undefined) absences[event].push(back - since);
      }
      if (!victim.isRunning) await victim.start();
      await context.hush(tables);
      await Promise.all(everybodyAt(tables).map(one => one.here()));
      await checkAll(tables, place, flaws);
      say(
        `${count + 1}/${events.length} ${event}: ${tally(tables)}, away for ${longestOf(absences[event])} ms at most`,
      );
      if (flaws.length > 0) break;
      context.goOn();
    }
    context.end();
    await checkEverything(tables, place, flaws);
    return { absences, ...(await sums(tables, place)), flaws };
  } catch (error) {
    for (const { logged } of hosts) say(logged.slice(-4_000));
    throw error;
  } finally {
    stay = false;
    context.end();
    for (const { client } of everybodyAt(tables)) client.cut();
    await balancer.close();
    for (const host of hosts) host.thaw();
    await Promise.all(hosts.map(host => host.end()));
  }
}

async function strike(
  event: ClusterTestEvent,
  victim: HostedServer,
  postgres: TestPostgres,
  longer: number,
): Promise<void> {
  switch (event) {
    case 'kill':
      return victim.kill();
    case 'freeze':
      victim.freeze();
      await sleep(FROZEN.least + longer);
      return victim.thaw();
    case 'stop':
      await victim.stop();
      return;
    case 'restart':
      return postgres.restart();
  }
}

async function keepHere(one: PersistentClient, isWanted: () => boolean): Promise<void> {
  while (isWanted()) {
    await one.client.until(({ closedWith }) => closedWith !== null).catch(() => {});
    if (isWanted()) await one.here().catch(() => {});
  }
}

const longestOf = (durations: readonly number[]): number => Math.round(Math.max(0, ...durations));

/** The duration that this part of all is not longer than. */
export function percentile(durations: readonly number[], part: number): number {
  const sorted = durations.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
