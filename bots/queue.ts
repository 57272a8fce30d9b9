import type { Milliseconds, Seat } from '#kernel';

/** An item waiting for a thread. */
export interface QueueItem {
  readonly table: string;
  readonly seat: Seat;
  /** Since when it waits. */
  readonly since: Milliseconds;
}

/** A queue that is fair between tables, with at most one waiting item per seat. */
export interface FairQueue<Item extends QueueItem> {
  /** Adds an item. Returns the waiting item of the same seat that it replaces, if any. */
  add(item: Item): Item | undefined;
  /** Whether an item of this seat waits. */
  has(item: QueueItem): boolean;
  /** Removes and returns the next item; undefined if there is none whose seat is idle. */
  next(now: Milliseconds): Item | undefined;
  /** Marks an item as finished, with the thread time it took. */
  done(item: Item, took: Milliseconds): void;
  readonly size: number;
  /** Removes and returns all items. */
  clear(): Item[];
}

export interface QueueOptions {
  /** Items that have waited longer than this come first, oldest first. */
  readonly late: Milliseconds;
  /** The thread time an item is expected to take at most. */
  readonly cost: Milliseconds;
}

/** The waiting and running items of one table. */
interface TableQueue<Item> {
  /** Thread time used, including the expected time of running items. */
  spent: Milliseconds;
  /** In the order of the seats' first requests. */
  readonly waiting: Map<Seat, Item>;
  readonly thinking: Set<Seat>;
}

/**
 * The table that has used the least time is next, so slow bots delay only their own table. A new or returning table
 * starts at the time used by the table served last, so it gets no advantage.
 */
export function fairQueue<Item extends QueueItem>({ late, cost }: QueueOptions): FairQueue<Item> {
  const lanes = new Map<string, TableQueue<Item>>();
  /** The time used by the table that was served last. */
  let level: Milliseconds = 0;
  let size = 0;
  let thinking = 0;

  const isIdle = (lane: TableQueue<Item>): boolean => lane.waiting.size === 0 && lane.thinking.size === 0;

  function laneOf(table: string): TableQueue<Item> {
    const lane = lanes.get(table) ?? { spent: level, waiting: new Map(), thinking: new Set() };
    if (isIdle(lane)) lane.spent = Math.max(lane.spent, level);
    lanes.set(table, lane);
    return lane;
  }

  /** The first item of a table whose seat has no running item. */
  function firstOf({ waiting, thinking: busy }: TableQueue<Item>): Item | undefined {
    for (const [seat, item] of waiting) if (!busy.has(seat)) return item;
    return undefined;
  }

  function choose(now: Milliseconds): { lane: TableQueue<Item>; item: Item } | undefined {
    let chosen: { lane: TableQueue<Item>; item: Item } | undefined;
    for (const lane of lanes.values()) {
      const item = firstOf(lane);
      if (item && (!chosen || isBefore({ lane, item }, chosen, now))) chosen = { lane, item };
    }
    return chosen;
  }

  type Choice = NonNullable<ReturnType<typeof choose>>;

  function isBefore(one: Choice, other: Choice, now: Milliseconds): boolean {
    const [isLate, isOtherLate] = [now - one.item.since > late, now - other.item.since > late];
    if (isLate && isOtherLate) return one.item.since < other.item.since;
    return isLate === isOtherLate ? one.lane.spent < other.lane.spent : isLate;
  }

  /** Drops idle tables that used no more than their share. */
  function forget(): void {
    const isQuiet = size === 0 && thinking === 0;
    for (const [table, lane] of lanes) if (isIdle(lane) && (isQuiet || lane.spent <= level)) lanes.delete(table);
    if (isQuiet) level = 0;
  }

  return {
    add(item) {
      const { waiting } = laneOf(item.table);
      const replaced = waiting.get(item.seat);
      waiting.set(item.seat, item);
      if (!replaced) size += 1;
      return replaced;
    },
    has: ({ table, seat }) => lanes.get(table)?.waiting.has(seat) ?? false,
    next(now) {
      const choice = choose(now);
      if (!choice) return undefined;
      const { lane, item } = choice;
      level = Math.max(level, lane.spent);
      lane.spent += cost;
      lane.waiting.delete(item.seat);
      lane.thinking.add(item.seat);
      size -= 1;
      thinking += 1;
      return item;
    },
    done({ table, seat }, took) {
      const lane = lanes.get(table);
      if (!lane?.thinking.delete(seat)) return;
      thinking -= 1;
      lane.spent += took - cost;
      forget();
    },
    get size() {
      return size;
    },
    clear() {
      const all = [...lanes.values()].flatMap(({ waiting }) => [...waiting.values()]);
      for (const { waiting } of lanes.values()) waiting.clear();
      size = 0;
      return all;
    },
  };
}
