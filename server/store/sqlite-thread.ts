import { Worker } from 'node:worker_threads';
import type { Kind, Letter, Opened, Opening, Reply, Requests } from './sqlite-messages.ts';
import { storeFailure } from '../../tables/store.ts';

/** This side of the thread that owns the database. */
export interface Thread {
  /** Resolves when what it asked for is committed. */
  ask<Asked extends Kind>(
    kind: Asked,
    ...parameters: Parameters<Requests[Asked]>
  ): Promise<ReturnType<Requests[Asked]>>;
  /** Carries out what was asked, and ends. */
  end(): Promise<void>;
}

interface Waiting {
  resolve(answer: unknown): void;
  reject(reason: Error): void;
}

/**
 * Where more than one commit's worth is asked for, it is worth gathering a little: a commit for many costs hardly more
 * than one for a few. Whoever asks while nothing is under way is served at once.
 */
const GATHERING = 2;

export async function startThread(opening: Opening, log: (remark: string) => void): Promise<Thread> {
  const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: opening, name: 'store' });
  const waiting: Waiting[] = []; // in the order of asking, which is the order of the answers
  let letter: Letter = []; // not sent yet
  let isBusy = false;
  let stopped: Error | null = null; // null: it runs
  let isOpen = false;
  let isEnding = false;

  let died: unknown = null; // null: it did not
  worker.on('error', error => {
    died = error;
  });
  const ended = new Promise<void>(resolve => {
    worker.on('exit', () => {
      const failure = storeFailure('failed', died ?? new Error('its thread ended'));
      stopped ??= failure;
      for (const { reject } of waiting.splice(0)) reject(failure);
      if (isOpen && (died !== null || !isEnding)) log(`${failure.message}: nothing is stored until the next start`);
      resolve();
    });
  });

  for (const remark of await opened(worker)) log(remark);
  isOpen = true;
  worker.on('message', ([answers, refusals, remark]: Reply) => {
    const answered = waiting.splice(0, answers.length);
    for (const [place, failure, reason] of refusals) answered[place]?.reject(storeFailure(failure, new Error(reason)));
    // a promise settles once: those just rejected stay so
    for (let place = 0; place < answered.length; place++) answered[place]?.resolve(answers[place]);
    if (remark !== null) log(remark);
    isBusy = false;
    if (letter.length > 0) setTimeout(post, GATHERING);
  });

  function send(message: Letter | 'close'): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    worker.postMessage(message);
  }

  /** All that was asked while the thread was busy, and in this turn of the event loop, is one message and one commit. */
  function post(): void {
    if (letter.length === 0) return;
    isBusy = true;
    send(letter);
    letter = [];
  }

  return {
    ask(kind, ...parameters) {
      return new Promise((resolve, reject) => {
        if (stopped) return reject(stopped);
        if (letter.length === 0 && !isBusy) setImmediate(post);
        letter.push(kind, parameters);
        waiting.push({ resolve, reject });
      });
    },
    end() {
      isEnding = true;
      if (!stopped) {
        stopped = storeFailure('failed', new Error('it is closed'));
        post();
        send('close');
      }
      return ended;
    },
  };
}

function opened(worker: Worker): Promise<Opened> {
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    // too late to matter if it did open
    worker.once('exit', () => reject(new Error('the thread of the store ended before the database was open')));
  });
}
