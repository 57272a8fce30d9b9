// The thread that owns the connection: each letter is one transaction, and so goes to the disk at once.

import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Kind, Letter, Opened, Opening, Refusal, Reply } from './sqlite-messages.ts';
import { endOutage } from './sqlite-outage.ts';
import { queries, WRITES } from './sqlite-queries.ts';
import { assertOurs, migrate } from './sqlite-schema.ts';
import type { StoreFailure } from '../../tables/store.ts';

const MEGABYTE = 2 ** 20;
/** How long to wait for another process that is writing, in milliseconds. */
const PATIENCE = 5000;
// what SQLite calls its errors; the higher bits of a code only say more
const FULL = 13;
const CONSTRAINT = 19;

if (!parentPort) throw new Error('this file runs as a worker of the store');
const port = parentPort;
const opening = workerData as Opening;
const database = open(opening.file);
const remarks = prepare(opening);
const requests = queries(database) as unknown as Record<Kind, (...parameters: readonly unknown[]) => unknown>;
const begin = database.prepare('BEGIN IMMEDIATE');
const commit = database.prepare('COMMIT');
let isFailing = false;
port.postMessage(remarks);

port.on('message', (letter: Letter | 'close') => {
  if (letter === 'close') close();
  else port.postMessage(carryOut(letter));
});

function open(file: string): DatabaseSync {
  if (existsSync(file) && statSync(file).size > 0) assertOurs(file);
  try {
    return new DatabaseSync(file, { timeout: PATIENCE });
  } catch (error) {
    // SQLite does not say which
    throw new Error(`${file} cannot be opened: ${reasonOf(error)}.`, { cause: error });
  }
}

/** Whatever it finds is remarked upon. */
function prepare({ file, durability, limit, now }: Opening): Opened {
  const remarks: string[] = [];
  const before = migrate(database, file);
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = ${durability === 'full' ? 'FULL' : 'NORMAL'};
    PRAGMA wal_autocheckpoint = 4000;
    PRAGMA journal_size_limit = ${64 * MEGABYTE};
    PRAGMA cache_size = -16000;
    PRAGMA temp_store = MEMORY;
  `);
  if (limit !== null) {
    const pageSize = Number(database.prepare('PRAGMA page_size').get()?.['page_size']);
    database.exec(`PRAGMA max_page_count = ${Math.floor((limit * MEGABYTE) / pageSize)}`);
  }
  if (before === 0) remarks.push(`${file} is a new database`);
  const outage = endOutage(database, now);
  if (outage)
    remarks.push(`no server ran for ${Math.round((outage.until - outage.from) / 1000)} s: clocks are put off`);
  return remarks;
}

function carryOut(batch: Letter): Reply {
  const isWriting = (place: number): boolean => WRITES.has(batch[place] as Kind);
  const answers: unknown[] = [];
  const refusals: Refusal[] = [];

  /** What is wrong with one request is refused alone; what is wrong with the database throws. */
  function answer(place: number): void {
    try {
      answers.push(requests[batch[place] as Kind](...(batch[place + 1] as readonly unknown[])));
    } catch (error) {
      const code = codeOf(error);
      if (code !== undefined && code !== CONSTRAINT) throw error;
      refuse('failed', error);
    }
  }
  function refuse(failure: StoreFailure['failure'], error: unknown): void {
    refusals.push([answers.length, failure, reasonOf(error)]);
    answers.push(null);
  }

  let writes = false;
  for (let place = 0; place < batch.length && !writes; place += 2) writes = isWriting(place);
  try {
    if (writes) begin.run();
    for (let place = 0; place < batch.length; place += 2) answer(place);
    if (writes) commit.run();
    return [answers, refusals, recovery(batch)];
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    const failure = codeOf(error) === FULL ? 'full' : 'failed';
    answers.length = 0;
    refusals.length = 0;
    for (let place = 0; place < batch.length; place += 2) {
      if (isWriting(place)) refuse(failure, error);
      else attempt(place);
    }
    return [answers, refusals, trouble(error)];
  }

  /** Reading may well go on where writing cannot. */
  function attempt(place: number): void {
    try {
      answer(place);
    } catch (error) {
      refuse('failed', error);
    }
  }
}

/** What an operator is told when it begins to fail: once. */
function trouble(error: unknown): string | null {
  if (isFailing) return null;
  isFailing = true;
  return `the store cannot store: ${reasonOf(error)}`;
}

/** What an operator is told when that is over. A pulse goes through even if nothing else does: it needs no room. */
function recovery(batch: Letter): string | null {
  if (!isFailing || !batch.some((kind, place) => place % 2 === 0 && kind !== 'pulse' && WRITES.has(kind as Kind)))
    return null;
  isFailing = false;
  return 'the store stores again';
}

function close(): void {
  // Whoever closes last leaves a single file behind; nobody waits for that.
  database.close();
  port.close();
}

function codeOf(error: unknown): number | undefined {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
