import type { FromWorker, ToWorker } from './messages.ts';
import { practice } from './practice.ts';
import { openDeviceStore } from './store.ts';

const say = (message: FromWorker): void => postMessage(message, []);

const { hear } = practice(
  {
    openStore: now => openDeviceStore({ factory: indexedDB, now, lost: () => say({ type: 'ended' }) }),
    now: Date.now,
    pace: [600, 1_800],
    awayAfter: 2_000,
    alarmed: (what, cause) => console.error(what, cause),
  },
  say,
);

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => hear(data));
