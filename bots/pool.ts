import { Worker } from 'node:worker_threads';
import type { Milliseconds } from '#kernel';
import { type Answer, type Explained, type Failure, type Question, reasonOf, unanswered } from './answering.ts';
import type { Said, Task } from './pool.host.ts';

export type { Answer, Question } from './answering.ts';

/** Threads that think for the bots of any number of tables. */
export interface BotPool {
  /** Takes the question as it is now. Whatever the bot does there is an answer, unless the pool closes. */
  ask(question: Question): Promise<Answer>;
  /** Questions no thread has taken up yet. */
  readonly waiting: number;
  /** Rejects what is not answered yet, and ends the threads. */
  close(): Promise<void>;
}

export interface PoolOptions {
  /** How many bots may think at the same time. A thread is started when it is first needed, and stays. */
  readonly threads: number;
  /** How long a bot may think. */
  readonly patience?: Milliseconds;
  /** Hears of every bot that did not decide itself. */
  readonly log: (substituted: Substituted) => void;
  /** What a thread runs: a module that calls `host`. */
  readonly worker?: URL;
}

/** A bot that did not decide itself, and why. */
export type Substituted = Pick<Question, 'title' | 'bot' | 'seat'> & Failure;

interface Asked extends Task {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

interface Thread {
  readonly worker: Worker;
  asked: Asked | null; // null: it has nothing to do
  /** Ends it when it has thought for too long. */
  timer: NodeJS.Timeout | undefined;
  /** It gets no more questions, and what it says is not listened to. */
  isLeaving: boolean;
  failure: Failure | null;
}

const WORKER = new URL('./pool.worker.ts', import.meta.url);
/** A simple move needs no thinking: whoever is still at it after so long never ends. */
const AGES: Milliseconds = 30_000;

/** A pool of threads; the first to ask is the first to be served. */
export function botPool(options: PoolOptions): BotPool {
  const { threads, patience = 5_000, log, worker: module = WORKER } = options;
  if (threads < 1) throw new Error(`bots cannot think in ${threads} threads`);
  const queue: Asked[] = [];
  const crew = new Set<Thread>();
  let isClosed = false;

  function handOut(): void {
    while (queue.length > 0) {
      const thread = [...crew].find(({ asked, isLeaving }) => !asked && !isLeaving) ?? startThread();
      const next = thread && queue.shift();
      if (!next) return;
      give(thread, next);
    }
  }

  function startThread(): Thread | undefined {
    if (crew.size >= threads) return undefined;
    // bots have no business with the server's environment
    const worker = new Worker(module, { env: {} });
    const thread: Thread = { worker, asked: null, timer: undefined, isLeaving: false, failure: null };
    worker.on('message', (said: Said) => listen(thread, said));
    worker.on('error', error => {
      thread.isLeaving = true;
      thread.failure ??= { substitute: 'failed', reason: reasonOf(error) };
    });
    worker.on('exit', code => bury(thread, code));
    crew.add(thread);
    return thread;
  }

  function give(thread: Thread, asked: Asked): void {
    thread.asked = asked;
    thread.worker.ref();
    thread.worker.postMessage({ question: asked.question, failure: asked.failure } satisfies Task, []);
  }

  function listen(thread: Thread, said: Said): void {
    const { asked } = thread;
    if (!asked || thread.isLeaving) return;
    // only now: a thread that is still starting is no slow bot
    if (said === 'thinking') return limit(thread, asked, asked.failure ? AGES : patience);
    settle(asked, said);
    release(thread);
    handOut();
  }

  function limit(thread: Thread, asked: Asked, after: Milliseconds): void {
    const endIt = (): void => {
      if (thread.asked !== asked) return;
      thread.isLeaving = true;
      thread.failure ??= { substitute: 'slow', reason: `still thinking after ${after} ms` };
      void thread.worker.terminate();
    };
    // if it was this thread that was busy, the answer lies here already: it is heard first
    thread.timer = setTimeout(() => setImmediate(endIt), after);
  }

  function release(thread: Thread): void {
    clearTimeout(thread.timer);
    thread.asked = null;
    thread.worker.unref();
  }

  function bury(thread: Thread, code: number): void {
    const { asked, failure } = thread;
    clearTimeout(thread.timer);
    crew.delete(thread);
    if (asked) findSubstitute(asked, failure ?? { substitute: 'failed', reason: `its thread ended with code ${code}` });
    handOut();
  }

  /** Asks for what can be done in its place, before anything else, and only once. */
  function findSubstitute(asked: Asked, failure: Failure): void {
    if (asked.failure) settle(asked, unanswered(asked.failure, failure.reason));
    else queue.unshift({ ...asked, failure });
  }

  function settle({ question: { title, bot, seat }, resolve }: Asked, { action, substitute, reason }: Explained): void {
    resolve({ action, substitute });
    if (substitute !== null) log({ title, bot, seat, substitute, reason });
  }

  return {
    ask: question =>
      new Promise((resolve, reject) => {
        if (isClosed) throw new Error('the pool of bots is closed');
        const asked = { question, failure: null, resolve, reject };
        try {
          // a view may share parts with a match that goes on while the question waits
          queue.push({ ...asked, question: structuredClone(question) });
        } catch (error) {
          settle(asked, unanswered({ substitute: 'failed', reason: reasonOf(error) }, 'the question is no plain data'));
        }
        handOut();
      }),
    get waiting() {
      return queue.length;
    },
    async close() {
      isClosed = true;
      const unheard = [...queue.splice(0), ...[...crew].flatMap(({ asked }) => asked ?? [])];
      for (const thread of crew) thread.asked = null;
      for (const { reject } of unheard) reject(new Error('the pool of bots was closed before there was an answer'));
      await Promise.all([...crew].map(({ worker }) => worker.terminate()));
    },
  };
}
