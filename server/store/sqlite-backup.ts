import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { backup, DatabaseSync } from 'node:sqlite';
import { createPrivate } from './sqlite-lock.ts';
import { assertOurs } from './sqlite-schema.ts';

/** More pages than any database has. */
const ALL_PAGES = 2 ** 31 - 1;

/**
 * Copies a database that may be in use to a new file. A separate connection reads all pages in one step off the event
 * loop: it sees one moment, and writers do not wait. (In several steps it would restart after every write.)
 */
export async function backupSqlite(file: string, to: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no ${file} to back up.`);
  assertOurs(file);
  refuseToOverwrite(to);
  // renamed when it is complete
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
