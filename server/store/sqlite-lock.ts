import { closeSync, existsSync, mkdirSync, openSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** What SQLite calls a lock that somebody else holds. */
const BUSY = 5;

/** Only the user that runs the server reads and writes what it stores. */
const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;

/** Makes an empty file that only its owner can read, unless there is one. SQLite gives its journals the same rights. */
export function createPrivate(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', PRIVATE_FILE));
}

/** The same, with the folders it lies in. */
export function createPrivateIn(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: PRIVATE_FOLDER });
  createPrivate(file);
}

/**
 * Keeps other servers from a database for as long as this process lives. Returns undefined if another server has it,
 * else a function that lets go of it. The operating system releases the lock also when the process is killed. The file
 * beside the database stays: if one server removed it, two others could each lock a file of that name. Programs that
 * read the database, or make a backup of it, do not take this lock.
 */
export function lockDatabase(file: string): (() => void) | undefined {
  const lock = `${existsSync(file) ? realpathSync(file) : file}.lock`;
  createPrivateIn(lock);
  const held = new DatabaseSync(lock, { timeout: 0 });
  try {
    // a journal in memory: nothing is written, so this works on a full disk
    held.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    held.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === BUSY) return undefined;
    throw error;
  }
  return () => held.close();
}
