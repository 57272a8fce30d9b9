import { parentPort, threadId } from 'node:worker_threads';
import type { AnyBot } from '#kernel';
import { SHELF } from '#shelf';
import { hostBots } from './pool.host.ts';
import { random } from './random.ts';

// A worker like the pool's own, with bots that fail in every known way.

const forEver = (each: () => void): never => {
  for (;;) each();
};

/** Memory shared with the test, in which some bots count. It comes with the question. */
let ticks: Int32Array = new Int32Array(1);
parentPort?.on('message', (task: { question: { ticks?: Int32Array } }) => {
  ticks = task.question.ticks ?? ticks;
});

const broken: Readonly<Record<string, AnyBot>> = {
  thrower: {
    decide: () => {
      throw new Error(`thrown in thread ${threadId}`);
    },
  },
  sleeper: { decide: () => null },
  cheat: { decide: () => ({ type: 'steal' }) },
  looper: { decide: () => forEver(() => {}) },
  /** Thinks until it is told to stop. */
  dutiful: {
    decide: (situation, chance) => {
      while (situation.isOutOfTime?.() === false);
      return random.decide(situation, chance);
    },
  },
  leaver: { decide: () => process.exit(7) },
  /** Decides, then crashes its thread. */
  timeBomb: {
    decide: (situation, chance) => {
      queueMicrotask(() => {
        throw new Error('too late to matter');
      });
      return random.decide(situation, chance);
    },
  },
  /** Counts for ever. */
  counter: {
    decide: () => forEver(() => Atomics.add(ticks, 0, 1)),
  },
  /** Counts to one, then waits until the test lets it decide. */
  patient: {
    decide: (situation, chance) => {
      Atomics.add(ticks, 0, 1);
      Atomics.wait(ticks, 0, 1);
      return random.decide(situation, chance);
    },
  },
};

hostBots(SHELF.map(title => ({ ...title, bots: { ...title.bots, ...broken } })));
