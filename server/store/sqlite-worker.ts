// The thread that owns the connection. Each batch is one transaction.

import { parentPort, Worker, workerData } from 'node:worker_threads';
import { codeOf, hasRoom, isDamage, isLackOfRoom, limitGrowth, reasonOf } from './sqlite-condition.ts';
import { type SqliteConnection, openSqliteConnection, damaged } from './sqlite-connection.ts';
import type { StoreCondition } from './condition.ts';
import type {
  RequestKind,
  RequestBatch,
  OpenReport,
  OpenOptions,
  OutageRow,
  RequestRefusal,
  BatchReply,
} from './sqlite-messages.ts';
import { noteOutage } from './sqlite-outage.ts';
import { WRITES } from './sqlite-queries.ts';
import type { StoreFailure } from '../../tables/store.ts';

/** How often the free space is checked, in milliseconds. */
const LOOK_EVERY = 10_000;
/** How often the whole file is checked, using at most a hundredth of the time. */
const CHECK_EVERY = 3_600_000;
const CHECK_SHARE = 100;
/** Between two attempts to reopen a read-only database. */
const RETRY_AFTER = 1_000;
const CONSTRAINT = 19;

if (!parentPort) throw new Error('this file runs as a worker of the store');
const port = parentPort;
const opening = workerData as OpenOptions;
const { file } = opening;
let connection: SqliteConnection = openSqliteConnection(opening);
/** The outage before this start, until it is stored. */
let { unnoted } = connection;
let retryAt = 0;
let condition: StoreCondition = connection.isFull ? 'full' : 'well';
/** Messages for the operator that were not sent yet. */
let remarks: string[] = [];
port.postMessage(connection.remarks satisfies OpenReport);

const looking = setInterval(look, LOOK_EVERY);
let checking: NodeJS.Timeout | undefined;
let checker: Worker | undefined;
checkAfter(connection.isChecked ? CHECK_EVERY : 0);

port.on('message', (batch: RequestBatch | 'close') => {
  if (batch === 'close') return close();
  const [answers, refusals] = runBatch(batch);
  port.postMessage([answers, refusals, condition, remarks] satisfies BatchReply);
  remarks = [];
});

function become(next: StoreCondition, remark: string): void {
  if (condition === next) return;
  condition = next;
  remarks.push(remark);
}

function recover(): void {
  become('well', 'the store stores again');
}

type Answers = readonly [answers: readonly unknown[], refusals: readonly RequestRefusal[]];

function runBatch(batch: RequestBatch): Answers {
  const isWriting = (place: number): boolean => WRITES.has(batch[place] as RequestKind);
  const answers: unknown[] = [];
  const refusals: RequestRefusal[] = [];

  /** An invalid request is refused alone; a problem of the database throws. */
  function answer(place: number): void {
    try {
      answers.push(request(batch[place] as RequestKind, batch[place + 1] as readonly unknown[]));
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
    if (writes) prepareToWrite();
    if (writes) connection.begin.run();
    if (writes && unnoted) noteOutage(connection.database, unnoted);
    for (let place = 0; place < batch.length; place += 2) answer(place);
    if (writes) commit(batch);
    return [answers, refusals];
  } catch (error) {
    if (connection.database.isTransaction) connection.database.exec('ROLLBACK');
    const failure = trouble(error);
    answers.length = 0;
    refusals.length = 0;
    for (let place = 0; place < batch.length; place += 2) {
      if (isWriting(place)) refuse(failure, error);
      else attempt(place);
    }
    return [answers, refusals];
  }

  /** Reads are attempted even if writes fail. */
  function attempt(place: number): void {
    try {
      answer(place);
    } catch (error) {
      trouble(error);
      refuse('failed', error);
    }
  }
}

function request(kind: RequestKind, parameters: readonly unknown[]): unknown {
  const found = connection.requests[kind](...parameters);
  return kind === 'outages' && unnoted ? [...(found as OutageRow[]), [unnoted.from, unnoted.until]] : found;
}

const NO_ROOM = 'there is no room on the disk of the database';

/** Throws if a write would be lost. */
function prepareToWrite(): void {
  if (condition === 'damaged') throw new Error(`${file} is damaged`);
  const files = connection.files();
  if (files === 'gone') throw new Error(`${file} was removed or replaced`);
  if (files === 'shrunk') throw new Error(`${file} was cut short`);
  if (condition === 'gone') recover();
  if (connection.isReadOnly) reconnect();
}

/** Tries again, since there may be space now. */
function reconnect(): void {
  if (performance.now() < retryAt) throw new Error(NO_ROOM);
  retryAt = performance.now() + RETRY_AFTER;
  if (connection.database.isOpen) connection.database.close();
  connection = openSqliteConnection(opening);
  unnoted = connection.unnoted;
  if (connection.isReadOnly) throw new Error(NO_ROOM);
  recover();
}

function commit(batch: RequestBatch): void {
  connection.commit.run();
  unnoted = undefined;
  if (condition === 'failed') recover();
  // A pulse needs no space, so it is always attempted.
  const isMore = batch.some((kind, place) => place % 2 === 0 && kind !== 'pulse' && WRITES.has(kind as RequestKind));
  if (condition === 'full' && isMore) recover();
}

/** Records why something failed; the operator is told once. */
function trouble(error: unknown): StoreFailure['failure'] {
  if (condition === 'damaged') return 'failed';
  const files = connection.files();
  if (files === 'gone') {
    become(
      'gone',
      `${file} was removed or replaced while the server runs: nothing more is stored. Put it back, or stop the server and restore a backup, as docs/hosting.md says under “Backup, restore, upgrade”.`,
    );
    return 'failed';
  }
  if (files === 'shrunk' || isDamage(error)) {
    become('damaged', `nothing more is stored: ${damaged(file, reasonOf(error))}`);
    return 'failed';
  }
  const isFull = connection.isReadOnly || isLackOfRoom(error, file);
  const hint = isFull ? ' (the limit is PARLOUR_DATA_LIMIT_MB)' : '';
  become(isFull ? 'full' : 'failed', `the store cannot store: ${reasonOf(error)}${hint}`);
  return isFull ? 'full' : 'failed';
}

/** Checks whether the database may grow, and whether there is space again. */
function look(): void {
  const { database, isReadOnly } = connection;
  if (isReadOnly) return;
  try {
    limitGrowth(database, opening);
    if (condition === 'full' && hasRoom(database)) recover();
  } catch (error) {
    trouble(error);
  }
}

function checkAfter(wait: number): void {
  checking = setTimeout(check, wait);
}

/** Checks for damage in another thread, so that nothing waits. */
function check(): void {
  const since = performance.now();
  checker = new Worker(new URL('./sqlite-check.ts', import.meta.url), { workerData: file, name: 'check' });
  checker.on('message', (damage: string | null) => {
    if (damage !== null) become('damaged', `nothing more is stored: ${damaged(file, damage)}`);
  });
  // if it cannot read the file, this thread notices as well
  checker.on('error', () => {});
  checker.on('exit', () => {
    checker = undefined;
    checkAfter(Math.max(CHECK_EVERY, (performance.now() - since) * CHECK_SHARE));
  });
}

function close(): void {
  clearInterval(looking);
  clearTimeout(checking);
  checker?.removeAllListeners('exit');
  void checker?.terminate();
  // Closing the last connection merges the journal into the database; nothing waits for that.
  connection.database.close();
  port.close();
}
