import { closeSync, openSync, readSync, statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';

/** "Parl", the application id of our files. */
const APPLICATION = 0x5061726c;
const MAGIC = 'SQLite format 3\0';
const HEADER_BYTES = 100;
const APPLICATION_OFFSET = 68;

/**
 * The migrations, forward only; released ones are never changed. Lines are stored in order of arrival; a unique index
 * finds them by table, lane and number.
 */
const MIGRATIONS = [
  `
  CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    made_at INTEGER NOT NULL,
    secret_hash TEXT NOT NULL UNIQUE
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE tables (
    key INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    code TEXT NOT NULL UNIQUE,
    phase TEXT NOT NULL,
    changed_at INTEGER NOT NULL,
    due_at INTEGER, -- null: no clock runs
    made_at INTEGER NOT NULL,
    is_public INTEGER NOT NULL,
    host TEXT NOT NULL,
    title TEXT NOT NULL,
    language TEXT NOT NULL,
    seats TEXT NOT NULL,
    result TEXT -- null: not over
  ) STRICT;
  CREATE INDEX tables_to_join ON tables (made_at) WHERE is_public = 1 AND phase = 'gathering';
  CREATE INDEX tables_open_by_host ON tables (host) WHERE phase IN ('gathering', 'playing');
  CREATE INDEX tables_due ON tables (due_at) WHERE due_at IS NOT NULL;
  CREATE INDEX tables_by_age ON tables (phase, changed_at);

  -- whoever sits at a table, and its host; computed from the card
  CREATE TABLE company (
    guest TEXT NOT NULL,
    key INTEGER NOT NULL REFERENCES tables (key),
    PRIMARY KEY (guest, key)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX company_of_table ON company (key);

  CREATE TABLE lines (
    key INTEGER NOT NULL REFERENCES tables (key),
    lane INTEGER NOT NULL, -- 0: table, 1: watchers, 2: record
    number INTEGER NOT NULL,
    body TEXT NOT NULL,
    UNIQUE (key, lane, number)
  ) STRICT;

  CREATE TABLE pulse (only INTEGER PRIMARY KEY CHECK (only = 1), at INTEGER NOT NULL) STRICT;
  CREATE TABLE outages (from_at INTEGER NOT NULL, until_at INTEGER NOT NULL) STRICT;
  `,
  `
  ALTER TABLE lines RENAME TO numbered;

  CREATE TABLE lines (
    place INTEGER PRIMARY KEY,
    before INTEGER, -- null: the first of its log
    key INTEGER NOT NULL,
    lane INTEGER NOT NULL,
    number INTEGER NOT NULL,
    body TEXT NOT NULL
  ) STRICT;
  INSERT INTO lines (place, before, key, lane, number, body)
    SELECT rowid, lag(rowid) OVER (PARTITION BY key, lane ORDER BY number), key, lane, number, body FROM numbered;

  CREATE TABLE logs (
    key INTEGER NOT NULL REFERENCES tables (key),
    lane INTEGER NOT NULL, -- 0: table, 1: watchers, 2: record
    number INTEGER NOT NULL, -- of its last line
    last INTEGER, -- where that lies; null: nothing is written yet
    PRIMARY KEY (key, lane)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO logs (key, lane, number, last) SELECT key, lane, max(number), rowid FROM numbered GROUP BY key, lane;

  DROP TABLE numbered;
  `,
  `
  -- what a log amounts to up to a number: only to be read faster
  CREATE TABLE snapshots (
    key INTEGER NOT NULL REFERENCES tables (key),
    number INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (key, number)
  ) STRICT;
  `,
  `
  -- nobody knows when those there are were last here: no longer ago than now
  ALTER TABLE guests ADD COLUMN seen_at INTEGER NOT NULL DEFAULT 0;
  UPDATE guests SET seen_at = unixepoch() * 1000;
  CREATE INDEX guests_by_age ON guests (seen_at);

  -- guests that were deleted, while tables still name them
  CREATE TABLE removed (guest TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;

  -- whom a table names, now or before: on its card, in what was said, or by a chair that was kept
  CREATE TABLE named (
    guest TEXT NOT NULL,
    key INTEGER NOT NULL REFERENCES tables (key),
    PRIMARY KEY (guest, key)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX named_at_table ON named (key);
  INSERT OR IGNORE INTO named (guest, key) SELECT guest, key FROM company;
  INSERT OR IGNORE INTO named (guest, key)
    SELECT body ->> 'by', key FROM lines
    WHERE lane < 2 AND (instr(body, '"kind":"said"') OR instr(body, '"kind":"sat"') OR instr(body, '"kind":"handed"'))
      AND json_valid(body) AND body ->> 'by' IS NOT NULL;
  INSERT OR IGNORE INTO named (guest, key)
    SELECT kept.value ->> 'guest', lines.key FROM lines, json_each(lines.body, '$.kept') AS kept
    WHERE lane = 0 AND number = 1 AND instr(body, '"kind":"opened"') AND kept.value ->> 'guest' IS NOT NULL;
  `,
  `
  -- a chain of lines, each knowing the one before, saved less than a tenth of the CPU of a move: docs/performance.md
  ALTER TABLE lines RENAME TO chained;
  CREATE TABLE lines (
    key INTEGER NOT NULL REFERENCES tables (key),
    lane INTEGER NOT NULL, -- 0: table, 1: watchers, 2: record
    number INTEGER NOT NULL,
    body TEXT NOT NULL,
    UNIQUE (key, lane, number)
  ) STRICT;
  INSERT INTO lines (key, lane, number, body) SELECT key, lane, number, body FROM chained ORDER BY place;
  DROP TABLE chained;
  DROP TABLE logs;
  `,
];

/**
 * Throws if this file is not ours. It reads the file directly, since SQLite may change a database by opening it; the id
 * is on its first page.
 */
export function assertOurs(file: string): void {
  if (!statSync(file).isFile()) throw new Error(`${file} is no file.`);
  const header = Buffer.alloc(HEADER_BYTES);
  let length: number;
  const descriptor = openSync(file, 'r');
  try {
    length = readSync(descriptor, header, 0, HEADER_BYTES, 0);
  } finally {
    closeSync(descriptor);
  }
  const isDatabase = length === HEADER_BYTES && header.toString('latin1', 0, MAGIC.length) === MAGIC;
  if (isDatabase && header.readInt32BE(APPLICATION_OFFSET) === APPLICATION) return;
  const what = isDatabase ? 'a database of another application' : 'no database';
  throw new Error(`${file} is ${what}, and has been left as it was.`);
}

/** Throws unless the database has the current version. */
export function assertCurrent(database: DatabaseSync, file: string): void {
  const version = versionOf(database);
  if (version === MIGRATIONS.length) return;
  throw new Error(
    `${file} is of version ${version}, this Parlour uses version ${MIGRATIONS.length}: start its server first.`,
  );
}

/** Migrates the database to the current version; returns the version it had, 0 if it was new. */
export function migrate(database: DatabaseSync, file: string): number {
  const before = versionOf(database);
  if (before > MIGRATIONS.length) {
    throw new Error(
      `${file} is a database of version ${before}, and this Parlour knows none above ${MIGRATIONS.length}: it needs a newer Parlour.`,
    );
  }
  for (let version = before; version < MIGRATIONS.length; version++) migrateFrom(database, version);
  return before;
}

/** Another process may have migrated it while this one waited for the lock. */
function migrateFrom(database: DatabaseSync, version: number): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    if (versionOf(database) === version) {
      database.exec(`PRAGMA application_id = ${APPLICATION}`);
      database.exec(MIGRATIONS[version] ?? '');
      database.exec(`PRAGMA user_version = ${version + 1}`);
    }
    database.exec('COMMIT');
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

const versionOf = (database: DatabaseSync): number =>
  Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
