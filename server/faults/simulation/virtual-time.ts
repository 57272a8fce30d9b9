import type { Milliseconds } from '#kernel';
import type { Scheduler, Task } from './scheduler.ts';

/** The time of day at the start of a simulation. */
export const START = 1_800_000_000_000;

/** Timers are up to this much late. */
const LATE: Milliseconds = 3;

/** Takes the place of a timer of Node. */
interface VirtualTimer {
  task: Task | null; // null: it was cleared
  unref(): VirtualTimer;
}

/**
 * While this runs, the timers, clocks and random numbers of code that belongs to a simulated process are those of the
 * scheduler. All other code keeps the real ones.
 */
export async function withVirtualTime(scheduler: Scheduler, act: () => Promise<void>): Promise<void> {
  const real = { setTimeout, setInterval, clearTimeout, clearInterval };
  const date = Date.now;
  const ticks = performance.now;
  const random = crypto.getRandomValues;

  const start = (job: () => void, wait: Milliseconds, isRepeated: boolean): VirtualTimer | undefined => {
    const { actor } = scheduler;
    if (!actor) return undefined;
    const timer: VirtualTimer = { task: null, unref: () => timer };
    const plan = (): void => {
      timer.task = scheduler.after(Math.max(1, wait) + actor.chance.below(LATE), actor, () => {
        timer.task = null;
        if (isRepeated) plan();
        job();
      });
    };
    plan();
    return timer;
  };
  const clear = (timer: unknown, otherwise: (timer: undefined) => void): void => {
    if (!isVirtual(timer)) return otherwise(timer as undefined);
    if (timer.task) timer.task.job = null;
    timer.task = null;
  };

  Object.assign(globalThis, {
    setTimeout: (job: () => void, wait = 0) => start(job, wait, false) ?? real.setTimeout(job, wait),
    setInterval: (job: () => void, wait = 0) => start(job, wait, true) ?? real.setInterval(job, wait),
    clearTimeout: (timer: unknown) => clear(timer, real.clearTimeout),
    clearInterval: (timer: unknown) => clear(timer, real.clearInterval),
  });
  const now = (): number => (scheduler.actor ? Math.floor(START + scheduler.now + scheduler.actor.ahead) : date());
  Object.assign(Date, { now });
  Object.defineProperty(performance, 'now', {
    value: () => (scheduler.actor ? scheduler.now : ticks.call(performance)),
    configurable: true,
    writable: true,
  });
  Object.defineProperty(crypto, 'getRandomValues', {
    value: (array: Uint8Array | Uint32Array) => {
      const { actor } = scheduler;
      if (!actor) return random.call(crypto, array as Uint8Array<ArrayBuffer>);
      const end = 2 ** (8 * array.BYTES_PER_ELEMENT);
      for (let at = 0; at < array.length; at++) array[at] = actor.chance.below(end);
      return array;
    },
    configurable: true,
    writable: true,
  });
  try {
    await act();
  } finally {
    Object.assign(globalThis, real);
    Object.assign(Date, { now: date });
    Reflect.deleteProperty(performance, 'now');
    Reflect.deleteProperty(crypto, 'getRandomValues');
  }
}

const isVirtual = (timer: unknown): timer is VirtualTimer =>
  typeof timer === 'object' && timer !== null && 'task' in timer;
