// Runs every check:* script of package.json. The short checks run two at a time; the tests follow one after the other,
// because each uses all cores. Stops when something has failed.

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import manifest from '../package.json' with { type: 'json' };

const root = fileURLToPath(new URL('..', import.meta.url));

const TESTS = new Set(['unit', 'browser']);
const AT_A_TIME = 2;

/** Tests print while they run; any other check prints how long it took, and its output only if it fails. */
async function passes(name: string, command: string): Promise<boolean> {
  const isTest = TESTS.has(name);
  const output = isTest ? 'inherit' : 'pipe';
  if (isTest) console.log(name);
  const since = performance.now();
  const child = spawn(command, { cwd: root, shell: true, stdio: ['ignore', output, output] });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => printed.push(part));
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  if (status !== 0 && !isTest) process.stdout.write(Buffer.concat(printed));
  console.log(status === 0 ? `${name.padEnd(7)} ${seconds} s` : `${name} failed after ${seconds} s`);
  return status === 0;
}

const checks = Object.entries(manifest.scripts).flatMap(([script, command]) =>
  script.startsWith('check:') ? [{ name: script.slice('check:'.length), command }] : [],
);
const short = checks.filter(({ name }) => !TESTS.has(name));
const tests = checks.filter(({ name }) => TESTS.has(name));

/** Takes checks from the list until it is empty or one fails. */
async function work(left: typeof checks): Promise<boolean> {
  for (let next = left.shift(); next; next = left.shift()) {
    if (await passes(next.name, next.command)) continue;
    left.length = 0;
    return false;
  }
  return true;
}

const results = await Promise.all(Array.from({ length: AT_A_TIME }, () => work(short)));
const passed = results.every(Boolean) && (await work(tests));
process.exitCode = passed ? 0 : 1;
