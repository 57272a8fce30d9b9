import { type BigIntStats, type StatsFs, statfsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { OpenOptions } from './sqlite-messages.ts';

export const MEGABYTE = 2 ** 20;

// primary result codes of SQLite; the higher bits add details
const IO_ERROR = 10;
const CORRUPT = 11;
const FULL = 13;
const CANNOT_OPEN = 14;
const NOT_A_DATABASE = 26;

/** The primary result code of an SQLite error; undefined: another error. */
export const codeOf = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined;

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export const isDamage = (error: unknown): boolean => [CORRUPT, NOT_A_DATABASE].includes(codeOf(error) ?? 0);

/** With less free space than this, SQLite files cannot grow. */
const NO_SPACE = MEGABYTE / 4;

/** Whether SQLite failed for lack of space. It reports an I/O error if a file beside the database cannot grow. */
export function isLackOfRoom(error: unknown, file: string): boolean {
  const code = codeOf(error);
  return code === FULL || ((code === IO_ERROR || code === CANNOT_OPEN) && freeBytes(file) < NO_SPACE);
}

const diskOf = (file: string): StatsFs => statfsSync(dirname(resolve(file)));

function freeBytes(file: string): number {
  const { bavail, bsize } = diskOf(file);
  return bavail * bsize;
}

/** Megabytes to keep free on the disk: 512, or 5 % of a small disk. */
export function usualReserve(file: string): number {
  const { blocks, bsize } = diskOf(file);
  return Math.min(512, Math.floor((blocks * bsize * 0.05) / MEGABYTE));
}

const pragma = (database: DatabaseSync, name: string): number =>
  Number(Object.values(database.prepare(`PRAGMA ${name}`).get() ?? {})[0]);

/** Limits the size of the database. Existing pages stay usable. */
export function limitGrowth(database: DatabaseSync, { file, limit }: OpenOptions): void {
  if (limit === null) return;
  const pageSize = pragma(database, 'page_size');
  const bytes =
    typeof limit === 'number'
      ? limit * MEGABYTE
      : pragma(database, 'page_count') * pageSize + Math.max(0, freeBytes(file) - limit.free * MEGABYTE);
  // SQLite never sets it below the current size
  database.exec(`PRAGMA max_page_count = ${Math.max(1, Math.floor(bytes / pageSize))}`);
}

/** Pages that any batch fits into. */
const ROOM = 256;

/** Whether the database can grow within its limit. */
export const hasRoom = (database: DatabaseSync): boolean =>
  pragma(database, 'max_page_count') - pragma(database, 'page_count') + pragma(database, 'freelist_count') >= ROOM;

/** A short description of damage in the database; undefined: none. */
export function damageIn(database: DatabaseSync): string | undefined {
  try {
    const found = String(Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {})[0]);
    return found === 'ok' ? undefined : found.split('\n').at(-1);
  } catch (error) {
    if (isDamage(error)) return reasonOf(error);
    throw error;
  }
}

/** Watches whether the files of an open database are still the same. */
export function fileWatch(file: string): () => 'there' | 'gone' | 'shrunk' {
  const journal = `${file}-wal`;
  const [opened, openedJournal] = [look(file), look(journal)];
  let largest = 0n;
  return () => {
    const now = look(file);
    if (!now || !isSame(now, opened)) return 'gone';
    if (openedJournal && !isSame(look(journal), openedJournal)) return 'gone';
    // we never shrink a database
    if (now.size < largest) return 'shrunk';
    largest = now.size;
    return 'there';
  };
}

const look = (file: string): BigIntStats | undefined => statSync(file, { throwIfNoEntry: false, bigint: true });

const isSame = (one: BigIntStats | undefined, other: BigIntStats | undefined): boolean =>
  one?.ino === other?.ino && one?.dev === other?.dev;
