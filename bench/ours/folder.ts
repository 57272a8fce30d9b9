import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Uses a database file in a temporary folder. The servers are killed, so the caller cleans up. */
export async function inFolder<Result>(work: (file: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-bench-'));
  const tidy = (): void => rmSync(folder, { recursive: true, force: true });
  process.once('exit', tidy);
  try {
    return await work(join(folder, 'parlour.db'));
  } finally {
    process.removeListener('exit', tidy);
    tidy();
  }
}
