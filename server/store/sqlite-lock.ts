import { closeSync, existsSync, mkdirSync, openSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** SQLite's code for a lock held by another connection. */
const BUSY = 5;

/** Readable and writable only by the user of the server. */
const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;

/** Creates an empty private file unless it exists. SQLite gives its journals the same rights. */
export function createPrivate(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', PRIVATE_FILE));
}

/** The same, with its folders. */
export function createPrivateIn(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: PRIVATE_FOLDER });
  createPrivate(file);
}

/**
 * Locks a database against other servers while this process lives. Returns undefined if another server has it, else a
 * function that releases it. The operating system releases the lock when the process is killed. The lock file is never
 * deleted: otherwise two servers could each lock a file of that name. Readers and backups do not take this lock.
 */
export function lockDatabase(file: string): (() => void) | undefined {
  const lock = `${existsSync(file) ? realpathSync(file) : file}.lock`;
  createPrivateIn(lock);
  const held = new DatabaseSync(lock, { timeout: 0 });
  try {
    // a journal in memory writes nothing, so this works on a full disk
    held.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    held.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === BUSY) return undefined;
    throw error;
  }
  return () => held.close();
}
