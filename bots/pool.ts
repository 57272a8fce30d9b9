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

/** Threads that think for the bots of any number of tables. */
export interface BotPool {
  /**
   * Asks a bot when its turn has come; tables that have used least time are served first. Whatever the bot does there
   * is an answer, unless the pool closes. Null: a newer request of the same seat took its place, or its question was
   * not needed any more.
   */
  ask(request: BotRequest): Promise<BotAnswer | null>;
  /** Requests no thread has taken up yet: at most one for each seat of a table. */
  readonly waiting: number;
  /** Rejects what is not answered yet, and ends the threads. */
  close(): Promise<void>;
}

export interface PoolOptions {
  /** How many bots may think at the same time. A thread is started when it is first needed, and stays. */
  readonly threads: number;
  /** How long a bot may think before its thread is ended. It is told to decide well before that. */
  readonly timeout?: Milliseconds;
  /** How long a request may wait before a simple move is made for it. */
  readonly late?: Milliseconds;
  /** How many requests may wait. */
  readonly crowded?: number;
  /** Hears of every bot that did not decide itself. */
  readonly log: (substituted: Substituted) => void;
  /** What a thread runs: a module that calls `host`. */
  readonly worker?: URL;
}

/** A bot that did not decide itself, and why. */
export type Substituted = Pick<BotQuestion, 'title' | 'bot' | 'seat'> & BotFailure;

interface PendingRequest extends BotRequest, QueueItem {
  /** What became of it before; null: it is asked for the first time. */
  readonly failure: BotFailure | null;
  resolve(answer: BotAnswer | null): void;
  reject(error: unknown): void;
}

/** What a thread is busy with. */
interface Job {
  readonly asked: PendingRequest;
  readonly question: BotQuestion;
  readonly failure: BotFailure | null;
  /** When it was taken up; undefined: the thread is still starting. */
  began: Milliseconds | undefined;
}

interface Thread {
  readonly worker: Worker;
  job: Job | null; // null: it has nothing to do
  /** Ends it when it has thought for too long. */
  timer: NodeJS.Timeout | undefined;
  /** It gets no more questions, and what it says is not listened to. */
  isLeaving: boolean;
  failure: BotFailure | null;
}

const WORKER = new URL('./pool.worker.ts', import.meta.url);
/** A simple move needs no thinking: whoever is still at it after so long never ends. */
const AGES: Milliseconds = 30_000;
/** A request that has waited longer than this gets a simple move, so that no table stands still. */
const LATE: Milliseconds = 10_000;
/** With this many requests waiting, a new one gets a simple move. */
const CROWDED = 1_000;
/** Before everybody else. */
const FIRST = Number.NEGATIVE_INFINITY;

/** A pool of threads, shared fairly by all tables. */
export function botPool(options: PoolOptions): BotPool {
  const { threads, timeout = 5_000, late = LATE, crowded = CROWDED, log, worker: module = WORKER } = options;
  if (threads < 1) throw new Error(`bots cannot think in ${threads} threads`);
  // patience is for those that do not look at the time
  const budget = Math.min(THINKING_TIME, timeout / 2);
  const queue = fairQueue<PendingRequest>({ late, cost: budget });
  const crew = new Set<Thread>();
  let isClosed = false;

  function handOut(): void {
    while (queue.size > 0) {
      const free = [...crew].find(({ job, isLeaving }) => !job && !isLeaving);
      if (!free && crew.size >= threads) return;
      const next = queue.next(performance.now());
      if (!next) return;
      const job = jobFor(next);
      if (job) give(free ?? startThread(), job);
      else queue.done(next, 0);
    }
  }

  /** Puts the question; undefined: it is not needed any more. */
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
    // bots have no business with the server's environment
    const worker = new Worker(module, { env: {} });
    const thread: Thread = { worker, job: null, timer: undefined, isLeaving: false, failure: null };
    worker.on('message', (said: WorkerMessage) => listen(thread, said));
    worker.on('error', error => {
      thread.isLeaving = true;
      thread.failure ??= { substitute: 'failed', reason: errorText(error) };
    });
    worker.on('exit', code => bury(thread, code));
    crew.add(thread);
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
      // only now: a thread that is still starting is no slow bot
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
    // if it was this thread that was busy, the answer lies here already: it is heard first
    thread.timer = setTimeout(() => setImmediate(endIt), after);
  }

  function release(thread: Thread): void {
    clearTimeout(thread.timer);
    thread.job = null;
    thread.worker.unref();
  }

  function bury(thread: Thread, code: number): void {
    const { job, failure } = thread;
    clearTimeout(thread.timer);
    crew.delete(thread);
    if (job) findSubstitute(job, failure ?? { substitute: 'failed', reason: `its thread ended with code ${code}` });
    handOut();
  }

  /** Asks for what can be done in its place, before anything else, and only once. */
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
      const unheard = [...queue.clear(), ...[...crew].flatMap(({ job }) => job?.asked ?? [])];
      for (const thread of crew) thread.job = null;
      for (const { reject } of unheard) reject(new Error('the pool of bots was closed before there was an answer'));
      await Promise.all([...crew].map(({ worker }) => worker.terminate()));
    },
  };
}

const inTime = (): Pick<PendingRequest, 'since' | 'failure'> => ({ since: performance.now(), failure: null });

const atOnce = (waiting: number): Pick<PendingRequest, 'since' | 'failure'> => ({
  since: FIRST,
  failure: { substitute: 'late', reason: `${waiting} others were waiting for a thread` },
});
