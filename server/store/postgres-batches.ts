import type pg from 'pg';
import type { StoreCondition } from './condition.ts';
import { noAppends } from './postgres-appends.ts';
import { noHints, sendHints } from './postgres-hints.ts';
import { drop, failureOf, isConflict, isInvalid, isLost, type Query, queryOn } from './postgres-connection.ts';
import { type BatchTransaction, flush, type ReadRequest, type WriteRequest } from './postgres-requests.ts';
import { isStoreFailure, storeFailure, type StoreFailure, type TableKey } from '../../tables/store.ts';

/** Commits waiting requests together, in the order of asking. */
export interface Batches {
  /** Resolves when the request is committed. */
  ask<Answer>(request: ReadRequest<Answer> | WriteRequest<Answer>): Promise<Answer>;
  condition(): StoreCondition;
  /** Finishes pending requests; later ones are refused. */
  close(): Promise<void>;
}

export interface BatchOptions {
  /** Names this store among the writers. */
  readonly writer: string;
  readonly isServer: boolean;
  /** The first connection. */
  readonly client: pg.Client;
  /** Opens another connection when the last one was lost. */
  connect(): Promise<pg.Client>;
  /** Reads with any connection. */
  readonly read: Query;
  /** Called with messages for the operator. */
  log(remark: string): void;
  /** How long a request waits for a lost connection, in milliseconds. */
  readonly patience: number;
}

interface PendingRequest {
  readonly request: ReadRequest<unknown> | WriteRequest<unknown>;
  readonly since: number;
  resolve(answer: unknown): void;
  reject(failure: Error): void;
}

/** An answer, or why a request was refused alone. */
type Outcome = { readonly answer: unknown } | { readonly refusal: StoreFailure };

/** Between two attempts, in milliseconds. */
const SHORTEST_PAUSE = 20;
const LONGEST_PAUSE = 1_000;
/** More conflicts in a row are a failure. */
const MOST_CONFLICTS = 20;

/**
 * A server that is stopped in the middle of a transaction must not hold its locks longer than its tables have no owner,
 * and a commit must be on the disk whatever the settings of Postgres are.
 */
const BEGIN = `BEGIN; SET LOCAL synchronous_commit = on; SET LOCAL idle_in_transaction_session_timeout = 2000`;

/** Names the batch, and locks the heads of its tables: in order, so that two processes cannot block each other. */
const LOCK = `WITH named AS (
    INSERT INTO parlour.writers (id, batch, is_server, pid, at) VALUES ($1, $2, $3, pg_backend_pid(), clock_timestamp())
    ON CONFLICT (id) DO UPDATE SET batch = excluded.batch, pid = excluded.pid, at = excluded.at
  )
  SELECT key, epoch, n, watchers, record FROM parlour.heads WHERE key = ANY($4::bigint[]) ORDER BY key FOR UPDATE`;

/** Waits for a transaction of a lost connection that has not ended yet. */
const LAST_BATCH = 'SELECT batch FROM parlour.writers WHERE id = $1 FOR UPDATE';

export function startBatches(options: BatchOptions): Batches {
  const { writer, isServer, log, patience } = options;
  let client: pg.Client | null = options.client; // null: the connection is lost
  let queue: PendingRequest[] = [];
  let number = 0;
  let isPlanned = false;
  let running: Promise<void> | null = null; // null: no batch is being written
  let isClosed = false;
  let condition: StoreCondition = 'well';

  function become(next: StoreCondition, remark: string): void {
    if (condition === next) return;
    condition = next;
    log(remark);
  }

  function trouble(error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    become(failureOf(error), `the store cannot store: ${reason}`);
  }

  function recover(batch: readonly PendingRequest[]): void {
    // A pulse needs no space, so it says nothing about a full disk.
    if (condition === 'full' && batch.every(({ request }) => request.kind === 'pulse' || request.kind === 'read'))
      return;
    become('well', 'the store stores again');
  }

  /** All requests until then become one transaction. */
  function plan(): void {
    if (isPlanned || running) return;
    isPlanned = true;
    setImmediate(() => {
      isPlanned = false;
      start();
    });
  }

  function start(): void {
    if (running || queue.length === 0) return;
    const batch = queue;
    queue = [];
    if (batch.every(({ request }) => request.kind === 'read')) {
      for (const one of batch) void readAlone(one);
      return;
    }
    running = store(batch).finally(() => {
      running = null;
      start();
    });
  }

  const isTired = ({ since }: PendingRequest): boolean => isClosed || performance.now() - since > patience;

  const rejectAll = (batch: readonly PendingRequest[], error: unknown): void => {
    for (const { reject } of batch) reject(storeFailure(failureOf(error), error));
  };

  async function readAlone(one: PendingRequest): Promise<void> {
    const { request, resolve, reject } = one;
    if (request.kind !== 'read') return;
    for (let attempt = 0; ; attempt++)
      try {
        return resolve(await request.run(options.read));
      } catch (error) {
        if (isStoreFailure(error)) return reject(error);
        if (!isLost(error) || isTired(one)) {
          if (!isInvalid(error)) trouble(error);
          return rejectAll([one], error);
        }
        await pause(attempt);
      }
  }

  /** Stores a batch. After a lost connection it tries again, unless the batch turns out to be committed. */
  async function store(batch: readonly PendingRequest[]): Promise<void> {
    let sent: { readonly number: number; readonly outcomes: readonly Outcome[] } | null = null; // null: no commit awaits its answer
    let conflicts = 0;
    for (let attempt = 0; ; attempt++)
      try {
        client ??= await options.connect();
        if (sent && (await lastBatch(client)) === sent.number) return settle(batch, sent.outcomes);
        sent = null;
        number += 1;
        const outcomes = await runBatch(client, batch);
        sent = { number, outcomes };
        await commit(client);
        return settle(batch, outcomes);
      } catch (error) {
        if (isConflict(error) && ++conflicts <= MOST_CONFLICTS) {
          sent = null;
          await rollBack();
          continue;
        }
        if (!isLost(error)) {
          await rollBack();
          return refuse(batch, error);
        }
        trouble(error);
        loseConnection();
        const tired = queue.filter(isTired);
        queue = queue.filter(one => !isTired(one));
        rejectAll(tired, error);
        // Whether a commit without an answer took place must be known first, except when closing.
        if (isClosed ? batch.every(given => performance.now() - given.since > patience) : !sent && batch.some(isTired))
          return rejectAll(batch, error);
        await pause(attempt);
      }
  }

  async function runBatch(connection: pg.Client, batch: readonly PendingRequest[]): Promise<Outcome[]> {
    await connection.query(BEGIN);
    const query = queryOn(connection);
    const keys = batch.map(({ request }) => (request.kind === 'read' ? null : request.key)).filter(key => key !== null);
    const heads = await query<[TableKey, epoch: number, n: number, watchers: number, record: number]>(LOCK, [
      writer,
      number,
      isServer,
      [...new Set(keys)],
    ]);
    const transaction: BatchTransaction = {
      query,
      heads: new Map(heads.map(([key, epoch, ...last]) => [key, { epoch, expected: last[0], last }])),
      appends: noAppends(),
      hints: noHints(),
    };
    const outcomes: Outcome[] = [];
    for (const { request } of batch)
      try {
        if (request.kind === 'read') await flush(transaction);
        const answer = await (request.kind === 'read' ? request.run(query) : request.run(transaction));
        outcomes.push({ answer });
      } catch (error) {
        if (!isStoreFailure(error)) throw error;
        outcomes.push({ refusal: error });
      }
    await flush(transaction);
    await sendHints(query, writer, transaction.hints);
    return outcomes;
  }

  async function commit(connection: pg.Client): Promise<void> {
    const { command } = await connection.query('COMMIT');
    if (command !== 'COMMIT') throw new Error(`Postgres answered ${command} instead of COMMIT`);
  }

  async function lastBatch(connection: pg.Client): Promise<number | undefined> {
    return (await queryOn(connection)<[number]>(LAST_BATCH, [writer]))[0]?.[0];
  }

  function settle(batch: readonly PendingRequest[], outcomes: readonly Outcome[]): void {
    recover(batch);
    for (const [place, { resolve, reject }] of batch.entries()) {
      const outcome = outcomes[place];
      if (outcome && 'answer' in outcome) resolve(outcome.answer);
      else reject(outcome?.refusal ?? storeFailure('failed', new Error('it has no answer')));
    }
  }

  /** Something in the batch cannot be stored. If it may be a single request, each is tried alone. */
  async function refuse(batch: readonly PendingRequest[], error: unknown): Promise<void> {
    if (failureOf(error) === 'full') {
      trouble(error);
      for (const one of batch) {
        if (one.request.kind === 'read') void readAlone(one);
        else rejectAll([one], error);
      }
    } else if (batch.length > 1) {
      for (const one of batch) await store([one]);
    } else {
      if (!isInvalid(error)) trouble(error);
      rejectAll(batch, error);
    }
  }

  async function rollBack(): Promise<void> {
    try {
      await client?.query('ROLLBACK');
    } catch {
      loseConnection();
    }
  }

  function loseConnection(): void {
    if (client) void drop(client);
    client = null;
  }

  return {
    ask: <Answer>(request: ReadRequest<Answer> | WriteRequest<Answer>) =>
      new Promise<Answer>((resolve, reject) => {
        if (isClosed) return reject(storeFailure('failed', new Error('it is closed')));
        const since = performance.now();
        queue.push({ request, since, resolve, reject });
        plan();
      }),
    condition: () => condition,
    async close() {
      isClosed = true;
      start();
      for (let batch = running; batch; batch = running) await batch;
      if (!client) return;
      await queryOn(client)('DELETE FROM parlour.writers WHERE id = $1', [writer]).catch(() => {});
      await drop(client);
      client = null;
    },
  };
}

/** Longer after each failed attempt. */
const pause = (attempt: number): Promise<void> =>
  new Promise(resolve => {
    setTimeout(resolve, Math.min(LONGEST_PAUSE, SHORTEST_PAUSE * 2 ** Math.min(attempt, 10)));
  });
