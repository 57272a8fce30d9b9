import type { Milliseconds } from '#kernel';
import type { Timeouts } from './timeouts.ts';

/** Whether the client reads fast enough. */
export interface Backlog {
  /** Counts bytes that were sent. */
  add(bytes: number): void;
  /**
   * Whether unsent bytes have waited longer than the slowest allowed connection needs. To be called about once a
   * second.
   */
  isOverdue(unsent: number, now: Milliseconds): boolean;
  /** The client has answered a ping, so it has read everything before it. */
  answered(now: Milliseconds): void;
  /** Whether the slowest allowed connection may still be delivering what was sent since the last answer. */
  mayBeOnItsWay(now: Milliseconds): boolean;
}

/** The most unsent bytes of one connection. Several welcomes fit. */
export const MAX_UNSENT = 2 ** 20;

export function backlog({ read, readKilobyte }: Pick<Timeouts, 'read' | 'readKilobyte'>, now: Milliseconds): Backlog {
  const timeFor = (bytes: number): Milliseconds => (bytes / 1024) * readKilobyte;
  let sent = 0;
  let answer = { at: now, sent: 0 };
  /** Since when bytes are unsent, and how many had been read by then; null: all are sent. */
  let waiting: { since: Milliseconds; read: number } | null = null;
  return {
    add(bytes) {
      sent += bytes;
    },
    isOverdue(unsent, now) {
      waiting = unsent === 0 ? null : (waiting ?? { since: now, read: sent - unsent });
      return waiting !== null && now - waiting.since > read + timeFor(sent - waiting.read);
    },
    answered(now) {
      answer = { at: now, sent };
    },
    // Proxies and the system buffer more than the client has read, but never more than this limit is counted.
    mayBeOnItsWay: now => now - answer.at < timeFor(Math.min(sent - answer.sent, MAX_UNSENT)),
  };
}

/** The connections to close, those with the most unsent bytes first, so that the rest stays within the limit. */
export function excess<Holder>(
  holders: readonly Holder[],
  unsentOf: (holder: Holder) => number,
  most: number,
): Holder[] {
  let tooMany = holders.reduce((sum, holder) => sum + unsentOf(holder), -most);
  if (tooMany <= 0) return [];
  const given: Holder[] = [];
  for (const holder of holders.toSorted((one, other) => unsentOf(other) - unsentOf(one))) {
    if (tooMany <= 0) break;
    given.push(holder);
    tooMany -= unsentOf(holder);
  }
  return given;
}
