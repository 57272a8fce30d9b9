import type { Milliseconds } from '#kernel';
import type { Instant, Outage } from './store.ts';
import type { PlayTime } from './table.ts';

/** The time of play until now, without outages. */
export const playedBy = (time: PlayTime, now: Instant, outages: readonly Outage[]): Milliseconds =>
  time.played + (time.running ? Math.max(0, now - time.at - missed(outages, time.at, now)) : 0);

/** When the time of play reaches this value; undefined while paused. */
export const instantOf = (
  time: PlayTime,
  played: Milliseconds,
  now: Instant,
  outages: readonly Outage[],
): Instant | undefined => (time.running ? now + Math.max(0, played - playedBy(time, now, outages)) : undefined);

/** Outages are sorted; those before the period do not matter. */
function missed(outages: readonly Outage[], from: Instant, until: Instant): Milliseconds {
  let sum = 0;
  for (let at = outages.length - 1; at >= 0; at--) {
    const outage = outages[at];
    if (!outage || outage.until <= from) break;
    sum += Math.max(0, Math.min(outage.until, until) - Math.max(outage.from, from));
  }
  return sum;
}

export type Timer = ReturnType<typeof setTimeout>;

/** Runs a job later. The timer does not keep the process alive. */
export const later = (job: () => void, wait: Milliseconds): Timer => letGo(setTimeout(job, wait));

/** Runs a job periodically, until the timer is cleared. */
export const repeatedly = (job: () => void, wait: Milliseconds): Timer => letGo(setInterval(job, wait));

function letGo(timer: Timer): Timer {
  if (isHeld(timer)) timer.unref();
  return timer;
}

/** In a browser a timer is a number. */
const isHeld = (timer: unknown): timer is { unref(): void } =>
  typeof timer === 'object' && timer !== null && 'unref' in timer;
