// npm run test:faults: nine tables are played while the server is killed again and again, then at three servers on one
// Postgres while one of these is killed, frozen or stopped, or Postgres is restarted; then clients try every kind of
// abuse, then each known attack is measured with the default limits. FAULTS_KILLS, FAULTS_SERVERS and FAULTS_ROUNDS set
// how often, FAULTS_SECONDS how long an attack lasts, FAULTS_ATTACK (part of a name) which one, and FAULTS_SEED the
// random choices.

import { measureAttacks } from './attacks/measure.ts';
import { FEW_TABLE_PLANS, TABLE_PLANS } from './table-plans.fixture.ts';
import { platformPackage, startPostgres } from '../store/postgres-server.fixture.ts';
import { percentile, runClusterTest } from './cluster-test.fixture.ts';
import { runAbuseTest } from './abuse-test.fixture.ts';
import { runCrashTest } from './crash-test.fixture.ts';

const setting = (name: string, usual: number): number => Number(process.env[name] ?? usual);
const seed = setting('FAULTS_SEED', Math.trunc(performance.timeOrigin) % 1_000_000);
const kills = setting('FAULTS_KILLS', 60);
const strikes = setting('FAULTS_SERVERS', 100);
const rounds = setting('FAULTS_ROUNDS', 10);
const seconds = setting('FAULTS_SECONDS', 45);

const say = (line: string): void => console.log(line);
const ms = (duration: number): string => `${Math.round(duration)} ms`;
const mb = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MB`;

async function kill(): Promise<readonly string[]> {
  if (kills === 0) return [];
  const plan = { tables: TABLE_PLANS, kills, stops: Math.ceil(kills / 10), outages: Math.ceil(kills / 20) };
  const { flaws, longestRecovery, longestStart, ...report } = await runCrashTest({
    ...plan,
    longest: 1_500,
    seed,
    say,
  });
  console.table({
    ...report,
    lost: flaws.length,
    'longest start': ms(longestStart),
    'longest recovery': ms(longestRecovery),
  });
  return flaws;
}

async function strikeServers(): Promise<readonly string[]> {
  const platform = platformPackage();
  if (strikes === 0 || platform === undefined) return [];
  const postgres = await startPostgres(platform);
  try {
    const events = {
      kills: Math.ceil(strikes / 2),
      freezes: Math.floor(strikes / 2),
      stops: Math.ceil(strikes / 10),
      restarts: Math.ceil(strikes / 10),
    };
    const plan = { tables: FEW_TABLE_PLANS, servers: 3, ...events, longest: 1_500, seed, say };
    const { flaws, absences, ...report } = await runClusterTest(plan, postgres);
    console.table({ ...events, ...report, lost: flaws.length });
    console.table(
      Object.fromEntries(
        Object.entries(absences).map(([event, durations]) => [
          event,
          {
            'seats cut off': durations.length,
            'back, p50': ms(percentile(durations, 0.5)),
            'back, p99': ms(percentile(durations, 0.99)),
            'back, longest': ms(percentile(durations, 1)),
          },
        ]),
      ),
    );
    return flaws;
  } finally {
    await postgres.end();
  }
}

async function besiege(): Promise<readonly string[]> {
  if (rounds === 0) return [];
  const { sent, answered, before, after, flaws } = await runAbuseTest({ rounds, seed, say });
  const growth = after.used - before.used;
  console.table({
    sent,
    'answered to those who play': answered,
    'in use before': mb(before.used),
    'in use after': mb(after.used),
    'resident after': mb(after.rss),
    'bytes more for each sent': Math.round(growth / sent),
  });
  return growth > sent * 1024 ? [...flaws, `the server has grown by ${mb(growth)}`] : flaws;
}

console.log(`seed ${seed}`);
const since = performance.now();
try {
  const flaws = [
    ...(await kill()),
    ...(await strikeServers()),
    ...(await besiege()),
    ...(await measureAttacks(seconds, say)),
  ];
  for (const flaw of flaws) console.error(flaw);
  console.log(`${flaws.length} flaws in ${ms(performance.now() - since)}`);
  if (flaws.length > 0) throw new Error('see above');
} catch (error) {
  console.error(`FAULTS_SEED=${seed} failed:`, error);
  process.exitCode = 1;
}
