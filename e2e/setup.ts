import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from './browser.ts';

/** Before all tests: finds the browser, and builds the screens. After all tests their temporary files are removed. */
export default async function setup(): Promise<() => void> {
  // found once here, so that the workers do not install it in parallel
  process.env['PARLOUR_CHROMIUM'] = findChromium();
  const folder = mkdtempSync(join(tmpdir(), 'parlour-e2e-'));
  process.env['TMPDIR'] = folder;
  const tool = fileURLToPath(new URL('../tools/web.ts', import.meta.url));
  await Promise.all([[], ['--longest']].map(flags => build([tool, ...flags])));
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

async function build(args: readonly string[]): Promise<void> {
  const [status] = (await once(spawn(process.execPath, args, { stdio: ['ignore', 2, 2] }), 'close')) as [number | null];
  if (status !== 0) throw new Error('The screens could not be built: Vite says why above.');
}
