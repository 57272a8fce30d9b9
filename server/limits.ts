/** So many at once, and then so many a second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** Token buckets, one for every key. */
export interface Limit {
  /** Takes this much out of the bucket of a key, if there is as much in it. */
  take(key: string, now: number, cost?: number): boolean;
  /** How many milliseconds until that much could be taken; 0 if it could be now. */
  wait(key: string, now: number, cost?: number): number;
  /** How many buckets are remembered. */
  size(): number;
}

/** What fits into some ten megabytes. */
const MAX_BUCKETS = 100_000;

const NO_LIMIT: Limit = { take: () => true, wait: () => 0, size: () => 0 };

/**
 * A limit for strangers of any number: a full bucket is as good as none and is forgotten, and when all
 * places are taken by others, those not used for longest are. Times are milliseconds of a clock that
 * never goes back. Null is no limit.
 */
export function limit(rate: Rate | null, mostBuckets = MAX_BUCKETS): Limit {
  if (rate === null) return NO_LIMIT;
  const { burst, perSecond } = rate;
  const refill = 1000 / perSecond;
  // A microsecond more, for sums that are not exact.
  const depth = burst * refill + 0.001;
  /** When each bucket will be full again, which says all about it; the last used come last. */
  const fullAt = new Map<string, number>();

  const isFullAt = (key: string, now: number): number => Math.max(fullAt.get(key) ?? now, now);

  function makeRoom(now: number): void {
    for (const [key, full] of fullAt) if (full <= now) fullAt.delete(key);
    // An eighth at a time, so that looking through all of them is rare.
    for (const key of fullAt.keys()) {
      if (fullAt.size <= (mostBuckets * 7) / 8) return;
      fullAt.delete(key);
    }
  }

  return {
    take(key, now, cost = 1) {
      const before = isFullAt(key, now);
      const after = before + cost * refill;
      const isEnough = after - now <= depth;
      // Put last even if it is not: whoever is refused must not be forgotten and start anew.
      fullAt.delete(key);
      if (fullAt.size >= mostBuckets) makeRoom(now);
      fullAt.set(key, isEnough ? after : before);
      return isEnough;
    },
    wait(key, now, cost = 1) {
      if (cost > burst) return Number.POSITIVE_INFINITY;
      return Math.max(0, isFullAt(key, now) + cost * refill - now - depth);
    },
    size: () => fullAt.size,
  };
}

/** How many there are of each. */
export function tally(): { of(key: string): number; add(key: string): void; remove(key: string): void } {
  const counts = new Map<string, number>();
  const countOf = (key: string): number => counts.get(key) ?? 0;
  return {
    of: countOf,
    add: key => void counts.set(key, countOf(key) + 1),
    remove(key) {
      if (countOf(key) > 1) counts.set(key, countOf(key) - 1);
      else counts.delete(key);
    },
  };
}
