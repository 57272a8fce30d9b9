/** A burst, and a rate per second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** Token buckets, one for every key. */
export interface Limit {
  /** Takes this much from the bucket of a key, if it holds enough. */
  take(key: string, now: number, cost?: number): boolean;
  /** Milliseconds until that much can be taken; 0 if it can be now. */
  wait(key: string, now: number, cost?: number): number;
  /** The number of buckets in memory. */
  size(): number;
}

/** A limit that may count for several servers together. */
export interface SharedLimit {
  /** Takes one, if the bucket of this key holds one; returns the milliseconds to wait otherwise. */
  take(key: string): Promise<number>;
  /** Milliseconds until one can be taken; 0 if it can be now. */
  wait(key: string): Promise<number>;
}

/** A limit of one server in the shape of one that several share. */
export function ownLimit(rate: Rate | null): SharedLimit {
  const own = limit(rate);
  const wait = async (key: string): Promise<number> => own.wait(key, performance.now());
  return { take: async key => (own.take(key, performance.now()) ? 0 : wait(key)), wait };
}

/** About ten megabytes. */
const MAX_BUCKETS = 100_000;

const NO_LIMIT: Limit = { take: () => true, wait: () => 0, size: () => 0 };

/**
 * A limit for any number of clients. Full buckets are dropped; when there are too many, the least recently used are.
 * Times are of a monotonic clock. Null: no limit.
 */
export function limit(rate: Rate | null, mostBuckets = MAX_BUCKETS): Limit {
  if (rate === null) return NO_LIMIT;
  const { burst, perSecond } = rate;
  const refill = 1000 / perSecond;
  // One microsecond more, for rounding.
  const depth = burst * refill + 0.001;
  /** When each bucket will be full again; least recently used first. */
  const fullAt = new Map<string, number>();

  const isFullAt = (key: string, now: number): number => Math.max(fullAt.get(key) ?? now, now);

  function makeRoom(now: number): void {
    for (const [key, full] of fullAt) if (full <= now) fullAt.delete(key);
    // Drops an eighth at a time, so that full scans are rare.
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
      // Moved to the end even if refused, so that a refused client is not dropped and gets no new bucket.
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

/** Counts items by key. */
export function countByKey(): { of(key: string): number; add(key: string): void; remove(key: string): void } {
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
