import { Worker } from 'node:worker_threads';
import type { Milliseconds } from '#kernel';
import {
  type BotAnswer,
  type BotRequest,
  THINKING_TIME,
  type ExplainedAnswer,
  type BotFailure,
  type BotQuestion,
  errorText,
  noAnswer,
} from './bot-answer.ts';
import type { WorkerMessage, WorkerTask } from './pool.host.ts';
import { fairQueue, type QueueItem } from './queue.ts';

export type { BotAnswer, BotRequest, BotQuestion } from './bot-answer.ts';

/** Threads that compute bot moves for any number of tables. */
export interface BotPool {
  /**
   * Asks a bot. Tables that have used the least time are served first. There is always an answer unless the pool
   * closes. Null: a newer request for the same seat replaced this one, or the question was no longer needed.
   */
  ask(request: BotRequest): Promise<BotAnswer | null>;
  /** Requests that no thread has taken yet: at most one per seat. */
  readonly waiting: number;
  /** Rejects open requests, and ends the threads. */
  close(): Promise<void>;
}

export interface PoolOptions {
  /** How many bots may think at the same time. Threads are started when first needed. */
  readonly threads: number;
  /** How long a bot may think before its thread is terminated. It is told to decide well before that. */
  readonly timeout?: Milliseconds;
  /** How long a request may wait before a simple move is made for it. */
  readonly late?: Milliseconds;
  /** How many requests may wait. */
  readonly crowded?: number;
  /** Called for every bot that was replaced by a simple move. */
  readonly log: (substituted: Substituted) => void;
  /** The module a thread runs; it calls `host`. */
  readonly worker?: URL;
}

/** A bot that was replaced by a simple move, and why. */
export type Substituted = Pick<BotQuestion, 'title' | 'bot' | 'seat'> & BotFailure;

interface PendingRequest extends BotRequest, QueueItem {
  /** How it failed before; null: this is the first try. */
  readonly failure: BotFailure | null;
  resolve(answer: BotAnswer | null): void;
  reject(error: unknown): void;
}

/** The current task of a thread. */
interface Job {
  readonly asked: PendingRequest;
  readonly question: BotQuestion;
  readonly failure: BotFailure | null;
  /** When the thread started it; undefined: the thread is still starting. */
  began: Milliseconds | undefined;
}

interface Thread {
  readonly worker: Worker;
  job: Job | null; // null: idle
  /** Terminates the thread after the time limit. */
  timer: NodeJS.Timeout | undefined;
  /** It gets no more tasks, and its messages are ignored. */
  isLeaving: boolean;
  failure: BotFailure | null;
}

const WORKER = new URL('./pool.worker.ts', import.meta.url);
/** Time limit for a simple move, which needs no thinking. */
const AGES: Milliseconds = 30_000;
/** A request that has waited longer than this gets a simple move, so that the table goes on. */
const LATE: Milliseconds = 10_000;
/** With this many requests waiting, a new one gets a simple move. */
const CROWDED = 1_000;
/** Before all other requests. */
const FIRST = Number.NEGATIVE_INFINITY;

/** A pool of threads, shared fairly by all tables. */
export function botPool(options: PoolOptions): BotPool {
  const { threads, timeout = 5_000, late = LATE, crowded = CROWDED, log, worker: module = WORKER } = options;
  if (threads < 1) throw new Error(`a pool of bots needs at least one thread, not ${threads}`);
  // the timeout is for bots that ignore the time limit
  const budget = Math.min(THINKING_TIME, timeout / 2);
  const queue = fairQueue<PendingRequest>({ late, cost: budget });
  const running = new Set<Thread>();
  let isClosed = false;

  function handOut(): void {
    while (queue.size > 0) {
      const free = [...running].find(({ job, isLeaving }) => !job && !isLeaving);
      if (!free && running.size >= threads) return;
      const next = queue.next(performance.now());
      if (!next) return;
      const job = jobFor(next);
      if (job) give(free ?? startThread(), job);
      else queue.done(next, 0);
    }
  }

  /** Gets the question; undefined: it is no longer needed. */
  function jobFor(asked: PendingRequest): Job | undefined {
    try {
      const question = asked.question();
      if (question) return { asked, question, failure: asked.failure ?? lateness(asked), began: undefined };
      asked.resolve(null);
    } catch (error) {
      asked.reject(error);
    }
    return undefined;
  }

  function lateness({ since }: PendingRequest): BotFailure | null {
    const waited = Math.round(performance.now() - since);
    return waited > late ? { substitute: 'late', reason: `it waited ${waited} ms for a thread` } : null;
  }

  function startThread(): Thread {
    // bots must not see the server's environment
    const worker = new Worker(module, { env: {} });
    const thread: Thread = { worker, job: null, timer: undefined, isLeaving: false, failure: null };
    worker.on('message', (said: WorkerMessage) => listen(thread, said));
    worker.on('error', error => {
      thread.isLeaving = true;
      thread.failure ??= { substitute: 'failed', reason: errorText(error) };
    });
    worker.on('exit', code => removeThread(thread, code));
    running.add(thread);
    return thread;
  }

  function give(thread: Thread, job: Job): void {
    const { question, failure } = job;
    try {
      thread.worker.postMessage({ question, failure, budget } satisfies WorkerTask, []);
    } catch (error) {
      finish(job, noAnswer({ substitute: 'failed', reason: errorText(error) }, 'the question is no plain data'));
      return;
    }
    thread.job = job;
    thread.worker.ref();
  }

  function listen(thread: Thread, said: WorkerMessage): void {
    const { job } = thread;
    if (!job || thread.isLeaving) return;
    if (said === 'thinking') {
      // the limit starts here, so that the start of the thread does not count
      job.began = performance.now();
      return limit(thread, job, job.failure ? AGES : timeout);
    }
    release(thread);
    finish(job, said);
    handOut();
  }

  function limit(thread: Thread, job: Job, after: Milliseconds): void {
    const endIt = (): void => {
      if (thread.job !== job) return;
      thread.isLeaving = true;
      thread.failure ??= { substitute: 'slow', reason: `still thinking after ${after} ms` };
      void thread.worker.terminate();
    };
    // setImmediate: an answer that has already arrived is handled first
    thread.timer = setTimeout(() => setImmediate(endIt), after);
  }

  function release(thread: Thread): void {
    clearTimeout(thread.timer);
    thread.job = null;
    thread.worker.unref();
  }

  function removeThread(thread: Thread, code: number): void {
    const { job, failure } = thread;
    clearTimeout(thread.timer);
    running.delete(thread);
    if (job) findSubstitute(job, failure ?? { substitute: 'failed', reason: `its thread ended with code ${code}` });
    handOut();
  }

  /** Requests a simple move instead, with priority, once. */
  function findSubstitute(job: Job, failure: BotFailure): void {
    const { asked } = job;
    if (job.failure) return finish(job, noAnswer(job.failure, failure.reason));
    queue.done(asked, timeOf(job));
    if (queue.has(asked)) asked.resolve(null);
    else queue.add({ ...asked, failure, since: FIRST });
  }

  const timeOf = ({ began }: Job): Milliseconds => (began === undefined ? 0 : performance.now() - began);

  function finish(job: Job, { action, substitute, reason }: ExplainedAnswer): void {
    const { asked, question } = job;
    queue.done(asked, timeOf(job));
    asked.resolve({ action, substitute });
    if (substitute !== null) log({ title: question.title, bot: question.bot, seat: question.seat, substitute, reason });
  }

  return {
    ask: request =>
      new Promise((resolve, reject) => {
        if (isClosed) throw new Error('the pool of bots is closed');
        const { table, seat } = request;
        const place = queue.size < crowded || queue.has({ table, seat, since: 0 }) ? inTime() : atOnce(queue.size);
        queue.add({ table, seat, question: () => request.question(), resolve, reject, ...place })?.resolve(null);
        handOut();
      }),
    get waiting() {
      return queue.size;
    },
    async close() {
      isClosed = true;
      const unheard = [...queue.clear(), ...[...running].flatMap(({ job }) => job?.asked ?? [])];
      for (const thread of running) thread.job = null;
      for (const { reject } of unheard) reject(new Error('the pool of bots was closed before there was an answer'));
      await Promise.all([...running].map(({ worker }) => worker.terminate()));
    },
  };
}

const inTime = (): Pick<PendingRequest, 'since' | 'failure'> => ({ since: performance.now(), failure: null });

const atOnce = (waiting: number): Pick<PendingRequest, 'since' | 'failure'> => ({
  since: FIRST,
  failure: { substitute: 'late', reason: `${waiting} others were waiting for a thread` },
});
