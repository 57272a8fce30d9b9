import { existsSync, statSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { damageIn, fileWatch, isDamage, isLackOfRoom, limitGrowth, MEGABYTE, reasonOf } from './sqlite-condition.ts';
import type { RequestKind, OpenOptions } from './sqlite-messages.ts';
import { outageRemark } from './outage.ts';
import { endOutage, outageBefore } from './sqlite-outage.ts';
import { queries } from './sqlite-queries.ts';
import { assertOurs, migrate } from './sqlite-schema.ts';
import type { Outage } from '../../tables/store.ts';

/** An open database. */
export interface SqliteConnection {
  readonly database: DatabaseSync;
  readonly requests: Readonly<Record<RequestKind, (...parameters: readonly unknown[]) => unknown>>;
  readonly begin: StatementSync;
  readonly commit: StatementSync;
  /** Whether the files are still the ones that were opened. */
  readonly files: ReturnType<typeof fileWatch>;
  /** Whether it could only be opened for reading by this process alone, for lack of space. */
  readonly isReadOnly: boolean;
  /** Whether there was no space to store a pulse. */
  readonly isFull: boolean;
  /** The outage before this start, if there was no space to store it. */
  readonly unnoted: Outage | undefined;
  /** Whether the file has been checked for damage. */
  readonly isChecked: boolean;
  /** Messages for the operator. */
  readonly remarks: readonly string[];
}

/** How long to wait for another process that is writing, in milliseconds. */
const BUSY_TIMEOUT = 5000;
/** Larger databases are checked while in use. 200 MB take less than half a second. */
const CHECKED_AT_START = 256 * MEGABYTE;

/** The message about a damaged file. */
export const damaged = (file: string, damage: string): string =>
  `${file} is damaged (${damage}): restore a backup, as docs/hosting.md says under “Backup, restore, upgrade”.`;

/** Opens and prepares the database; on a full disk, for reading only. */
export function openSqliteConnection(opening: OpenOptions): SqliteConnection {
  const { file } = opening;
  if (existsSync(file) && statSync(file).size > 0) assertOurs(file);
  try {
    return openAs('shared', opening);
  } catch (error) {
    if (isDamage(error)) throw new Error(damaged(file, reasonOf(error)), { cause: error });
    if (!isLackOfRoom(error, file)) throw error;
  }
  try {
    return openAs('alone', opening);
  } catch (error) {
    throw new Error(`${file} cannot be opened: there is no room on its disk.`, { cause: error });
  }
}

/**
 * SQLite needs a shared-memory file beside the database. Without space for it, a single process can still read the
 * database.
 */
function openAs(mode: 'shared' | 'alone', opening: OpenOptions): SqliteConnection {
  const { file, durability, now, checkedAtStart = CHECKED_AT_START } = opening;
  const database = opened(file);
  try {
    const isReadOnly = mode === 'alone';
    if (isReadOnly) database.exec('PRAGMA locking_mode = EXCLUSIVE');
    const remarks: string[] = [];
    if (migrate(database, file) === 0) remarks.push(`${file} is a new database`);
    database.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = ${durability === 'full' ? 'FULL' : 'NORMAL'};
      PRAGMA wal_autocheckpoint = 4000;
      PRAGMA journal_size_limit = ${64 * MEGABYTE};
      PRAGMA cache_size = -16000;
      PRAGMA temp_store = MEMORY;
    `);
    limitGrowth(database, opening);
    const isChecked = statSync(file).size <= checkedAtStart;
    const damage = isChecked ? damageIn(database) : undefined;
    if (damage !== undefined) throw new Error(damaged(file, damage));
    const outage = outageBefore(database, now);
    const isNoted = !isReadOnly && isEnded(database, opening);
    if (outage) remarks.push(outageRemark(outage));
    if (!isNoted) remarks.push('there is no room to store anything: tables can only be read');
    return {
      database,
      requests: queries(database) as unknown as SqliteConnection['requests'],
      begin: database.prepare('BEGIN IMMEDIATE'),
      commit: database.prepare('COMMIT'),
      files: fileWatch(file),
      isReadOnly,
      isFull: !isNoted,
      unnoted: isNoted ? undefined : outage,
      isChecked,
      remarks,
    };
  } catch (error) {
    database.close();
    throw error;
  }
}

function opened(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file, { timeout: BUSY_TIMEOUT });
  } catch (error) {
    // SQLite does not say which
    throw new Error(`${file} cannot be opened: ${reasonOf(error)}.`, { cause: error });
  }
}

/** Stores the outage before this start; false: there is no space for it. */
function isEnded(database: DatabaseSync, { file, now }: OpenOptions): boolean {
  try {
    endOutage(database, now);
    return true;
  } catch (error) {
    if (isLackOfRoom(error, file)) return false;
    throw error;
  }
}
