import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { backup, DatabaseSync } from 'node:sqlite';
import { createPrivate } from './sqlite-lock.ts';
import { assertOurs } from './sqlite-schema.ts';

/** More pages than any database has. */
const ALL_PAGES = 2 ** 31 - 1;

/**
 * Copies a database that may be in use, by this process or another, to a new file. A connection of its own reads
 * all pages in one step, away from the event loop: it sees one moment, and whoever writes does not wait for it.
 * (In several steps it would begin anew whenever something was written in between.)
 */
export async function backupSqlite(file: string, to: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no ${file} to back up.`);
  assertOurs(file);
  refuseToOverwrite(to);
  // a copy has its name only when it is whole
  const partial = `${to}.${process.pid}.partial`;
  const source = new DatabaseSync(file, { readOnly: true });
  try {
    createPrivate(partial);
    await backup(source, partial, { rate: ALL_PAGES });
    refuseToOverwrite(to);
    await rename(partial, to);
  } finally {
    source.close();
    await rm(partial, { force: true });
  }
}

function refuseToOverwrite(file: string): void {
  if (existsSync(file)) throw new Error(`There is a ${file} already: a backup never overwrites a file.`);
}
