import type { Milliseconds } from '#kernel';

export type Timer = ReturnType<typeof setTimeout>;

/** Does something later, unless the process has ended by then: no timer keeps it alive. */
export const later = (job: () => void, wait: Milliseconds): Timer => letGo(setTimeout(job, wait));

/** Does something again and again, until the timer is cleared. */
export const repeatedly = (job: () => void, wait: Milliseconds): Timer => letGo(setInterval(job, wait));

function letGo(timer: Timer): Timer {
  if (isHeld(timer)) timer.unref();
  return timer;
}

/** In a browser a timer is a number, and holds nothing. */
const isHeld = (timer: unknown): timer is { unref(): void } =>
  typeof timer === 'object' && timer !== null && 'unref' in timer;
