import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { hostServer } from '../hosted-server.fixture.ts';
import { ATTACKS } from './all.ts';
import { ordinaryTable } from './ordinary-table.ts';

/** The effect of an attack on an ordinary table and on the server. */
export interface AttackResult {
  readonly attack: string;
  readonly outcome: string;
  readonly moves: number;
  /** Milliseconds until all four clients had received a move. */
  readonly median: number;
  readonly p99: number;
  readonly longest: number;
  /** Additional bytes since the start: the maximum, and what remains. */
  readonly peak: number;
  readonly kept: number;
  readonly flaws: readonly string[];
}

const ATTACKER = fileURLToPath(new URL('./attacker.ts', import.meta.url));
const MEGABYTE = 2 ** 20;
/** The aims for every attack. */
const LONGEST_P99 = 50;
const MAX_MORE = 100 * MEGABYTE;
const GLANCE_EVERY = 500;

/** Runs each attack against its own server with the default limits. */
export async function measureAttacks(seconds: number, say: (line: string) => void): Promise<readonly string[]> {
  const only = process.env['FAULTS_ATTACK'];
  const all: AttackResult[] = [];
  for (const [index, { name }] of ATTACKS.entries()) {
    if (only !== undefined && !name.includes(only)) continue;
    const measured = await measure(index, seconds);
    all.push(measured);
    say(inWords(measured));
  }
  return all.flatMap(({ attack, flaws }) => flaws.map(flaw => `${attack}: ${flaw}`));
}

const ms = (value: number): string => `${value.toFixed(1)} ms`;
const mb = (bytes: number): string => `${(bytes / MEGABYTE).toFixed(0)} MB`;

const inWords = ({ attack, outcome, moves, median, p99, longest, peak, kept }: AttackResult): string =>
  [
    `${attack}: ${outcome}.`,
    `  ${moves} moves of an ordinary table: median ${ms(median)}, p99 ${ms(p99)}${p99 > LONGEST_P99 ? ' (!)' : ''}, longest ${ms(longest)};`,
    `  memory at most ${mb(peak)} more${peak > MAX_MORE ? ' (!)' : ''}, ${mb(kept)} afterwards`,
  ].join('\n');

async function measure(index: number, seconds: number): Promise<AttackResult> {
  const host = hostServer({ limits: 'default' });
  try {
    await host.start();
    const friends = await ordinaryTable(host.url);
    // lets the server reach its normal size
    await new Promise(resolve => setTimeout(resolve, 2_000));
    const before = await host.weigh();
    const from = friends.times.length;
    let largest = before.rss;
    const glancing = setInterval(() => {
      if (host.isRunning) void host.glance().then(({ rss }) => (largest = Math.max(largest, rss)));
    }, GLANCE_EVERY);
    const outcome = await attackFrom(index, host.url, seconds);
    clearInterval(glancing);
    const flaws = host.isRunning ? [] : ['the server is gone'];
    const after = host.isRunning ? await host.weigh() : before;
    await friends.stop();
    const times = friends.times.slice(from).toSorted((one, other) => one - other);
    const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
    return {
      attack: ATTACKS[index]?.name ?? '',
      outcome,
      moves: times.length,
      median: at(0.5),
      p99: at(0.99),
      longest: at(1),
      peak: largest - before.rss,
      kept: after.rss - before.rss,
      flaws: [...flaws, ...friends.flaws],
    };
  } finally {
    await host.end();
  }
}

/** Resolves with the attacker's sentence. */
function attackFrom(index: number, url: string, seconds: number): Promise<string> {
  return new Promise(resolve => {
    let outcome = 'the attacker gave up';
    const child = fork(ATTACKER, [String(index), url, String(seconds)], { execArgv: [] });
    // no attack may take longer
    const timer = setTimeout(() => child.kill('SIGKILL'), (seconds + 30) * 1000);
    child.on('message', said => {
      if (typeof said === 'string') outcome = said;
    });
    child.on('exit', () => {
      clearTimeout(timer);
      resolve(outcome);
    });
  });
}
