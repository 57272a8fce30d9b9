import type { Milliseconds } from '#kernel';
import type { Timeouts } from './timeouts.ts';

/** Whether the reader at the other end of a connection keeps up with what it is sent. */
export interface Backlog {
  /** So many more bytes were sent. */
  add(bytes: number): void;
  /** Whether the unsent bytes have waited longer than the slowest allowed line takes. To be called about once a second. */
  isOverdue(unsent: number, now: Milliseconds): boolean;
  /** The reader has answered a ping, so it has read everything before it. */
  answered(now: Milliseconds): void;
  /** Whether the slowest allowed line may still be delivering what was sent since the last answer. */
  mayBeOnItsWay(now: Milliseconds): boolean;
}

/** Unsent bytes of one connection, after which it is given up. Several welcomes fit. */
export const MAX_UNSENT = 2 ** 20;

export function backlog({ read, readKilobyte }: Pick<Timeouts, 'read' | 'readKilobyte'>, now: Milliseconds): Backlog {
  const timeFor = (bytes: number): Milliseconds => (bytes / 1024) * readKilobyte;
  let sent = 0;
  let answer = { at: now, sent: 0 };
  /** Since when some bytes are unsent, and how many had been read by then; null: all are sent. */
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
    // Proxies and the system take more than the reader has read, but no more than one connection may have unsent counts.
    mayBeOnItsWay: now => now - answer.at < timeFor(Math.min(sent - answer.sent, MAX_UNSENT)),
  };
}

/** The holders to give up, those with the most unsent bytes first, so that the others together have at most this many. */
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
