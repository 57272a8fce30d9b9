import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { PLANTED_FAULTS } from './planted-faults.ts';

test('at least 30 faults are planted, each where it can be', () => {
  expect(PLANTED_FAULTS.length).toBeGreaterThanOrEqual(30);
  const absent = PLANTED_FAULTS.filter(({ file, find }) => !readFileSync(file, 'utf8').includes(find));
  expect(absent).toEqual([]);
});

test('the simulation finds every planted fault with its seed', async () => {
  // it replaces modules, so it runs in a process of its own
  const script = fileURLToPath(new URL('./find-planted.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [script]).catch(
    (error: unknown) => error as { stdout: string },
  );
  expect(stdout.split('\n').filter(line => line.includes('MISSED'))).toEqual([]);
  expect(stdout).toContain(`${PLANTED_FAULTS.length} faults, 0 missed`);
}, 600_000);
