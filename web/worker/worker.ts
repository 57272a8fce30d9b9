import type { FromWorker, ToWorker } from './messages.ts';
import { createPracticeWorker } from './practice.ts';
import { openDeviceStore } from './store.ts';
import { type ThreadAnswer, type StartBotThread, createBotThread } from './bot-thread.ts';

const say = (message: FromWorker): void => postMessage(message, []);

/** A nested worker, so that it ends with this one. */
const startBotWorker: StartBotThread = (hear, failed) => {
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bots' });
  worker.addEventListener('message', ({ data }: MessageEvent<ThreadAnswer>) => hear(data));
  worker.addEventListener('error', failed);
  return { ask: question => worker.postMessage(question, []), end: () => worker.terminate() };
};

const { hear } = createPracticeWorker(
  {
    openStore: now => openDeviceStore({ factory: indexedDB, now, lost: () => say({ type: 'ended' }) }),
    now: Date.now,
    pace: [600, 1_800],
    awayAfter: 2_000,
    think: createBotThread(startBotWorker),
    alarmed: (what, cause) => console.error(what, cause),
  },
  say,
);

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => hear(data));
