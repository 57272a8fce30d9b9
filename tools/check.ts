// Runs every check:* script of package.json in turn and stops at the first that fails.

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import manifest from '../package.json' with { type: 'json' };

const root = fileURLToPath(new URL('..', import.meta.url));

const TESTS = new Set(['unit', 'browser']);

/** The tests print their own results; other checks print only how long they took. */
function passes(name: string, command: string): boolean {
  const aloud = TESTS.has(name);
  const output = aloud ? 'inherit' : 'pipe';
  const since = performance.now();
  if (aloud) console.log(name);
  const { status, stdout, stderr } = spawnSync(command, {
    cwd: root,
    shell: true,
    stdio: ['ignore', output, output],
    encoding: 'utf8',
  });
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  if (!aloud && status === 0) console.log(`${name.padEnd(6)} ${seconds} s`);
  if (!aloud && status !== 0) console.log(`${stdout}${stderr}\n${name} failed after ${seconds} s`);
  return status === 0;
}

const passed = Object.entries(manifest.scripts)
  .filter(([script]) => script.startsWith('check:'))
  .every(([script, command]) => passes(script.slice('check:'.length), command));
process.exitCode = passed ? 0 : 1;
