import { Worker } from 'node:worker_threads';
import type { StoreCondition } from './condition.ts';
import type { RequestKind, RequestBatch, OpenReport, OpenOptions, BatchReply, Requests } from './sqlite-messages.ts';
import { storeFailure } from '../../tables/store.ts';

/** The caller's side of the thread that owns the database. */
export interface SqliteThread {
  /** Resolves when the request is committed. */
  ask<Asked extends RequestKind>(
    kind: Asked,
    ...parameters: Parameters<Requests[Asked]>
  ): Promise<ReturnType<Requests[Asked]>>;
  /** The condition of the store at its last answer. */
  condition(): StoreCondition;
  /** Finishes pending requests, and ends. */
  end(): Promise<void>;
}

interface PendingAnswer {
  resolve(answer: unknown): void;
  reject(reason: Error): void;
}

/**
 * The shortest time between two commits of entries, in milliseconds. A large commit costs hardly more than a small one,
 * so entries are collected meanwhile. After a pause, or with any other request, nothing waits.
 */
const BATCH_INTERVAL = 2;
const isPatient = (kind: RequestKind): boolean => kind === 'appendLine' || kind === 'append';

export async function startThread(opening: OpenOptions, log: (remark: string) => void): Promise<SqliteThread> {
  const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: opening, name: 'store' });
  const waiting: PendingAnswer[] = []; // in the order of the requests and answers
  let batch: RequestBatch = []; // not sent yet
  let isUrgent = false; // contains other requests than entries
  let isBusy = false;
  let lastReply = Number.NEGATIVE_INFINITY;
  let stopped: Error | null = null; // null: it runs
  let isOpen = false;
  let isEnding = false;
  let condition: StoreCondition = 'well';

  let died: unknown = null; // null: it did not
  worker.on('error', error => {
    died = error;
  });
  const ended = new Promise<void>(resolve => {
    worker.on('exit', () => {
      const failure = storeFailure('failed', died ?? new Error('its thread ended'));
      stopped ??= failure;
      condition = 'failed';
      for (const { reject } of waiting.splice(0)) reject(failure);
      if (isOpen && (died !== null || !isEnding)) log(`${failure.message}: nothing is stored until the next start`);
      resolve();
    });
  });

  for (const remark of await opened(worker)) log(remark);
  isOpen = true;
  worker.on('message', ([answers, refusals, now, remarks]: BatchReply) => {
    condition = now;
    const answered = waiting.splice(0, answers.length);
    for (const [place, failure, reason] of refusals) answered[place]?.reject(storeFailure(failure, new Error(reason)));
    // a promise settles once, so those already rejected stay rejected
    for (let place = 0; place < answered.length; place++) answered[place]?.resolve(answers[place]);
    for (const remark of remarks) log(remark);
    lastReply = performance.now();
    isBusy = false;
    if (batch.length > 0) plan();
  });

  function send(message: RequestBatch | 'close'): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(message);
  }

  /** All requests until then become one message and one commit. */
  function plan(): void {
    const wait = isUrgent ? 0 : lastReply + BATCH_INTERVAL - performance.now();
    if (wait > 0) setTimeout(post, wait);
    else setImmediate(post);
  }

  function post(): void {
    if (!isBusy && batch.length > 0) deliver();
  }

  function deliver(): void {
    isBusy = true;
    send(batch);
    batch = [];
    isUrgent = false;
  }

  return {
    ask(kind, ...parameters) {
      return new Promise((resolve, reject) => {
        if (stopped) return reject(stopped);
        const isPlanned = batch.length > 0 && (isUrgent || isPatient(kind));
        isUrgent ||= !isPatient(kind);
        batch.push(kind, parameters);
        waiting.push({ resolve, reject });
        if (!isBusy && !isPlanned) plan();
      });
    },
    condition: () => condition,
    end() {
      isEnding = true;
      if (!stopped) {
        stopped = storeFailure('failed', new Error('it is closed'));
        if (batch.length > 0) deliver();
        send('close');
      }
      return ended;
    },
  };
}

function opened(worker: Worker): Promise<OpenReport> {
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    // ignored if it has opened
    worker.once('exit', () => reject(new Error('the thread of the store ended before the database was open')));
  });
}
