import type { Milliseconds, Seat } from '#kernel';

/** What waits for a thread. */
export interface QueueItem {
  readonly table: string;
  readonly seat: Seat;
  /** Since when it has been waiting. */
  readonly since: Milliseconds;
}

/** A queue that is fair between tables, with at most one waiting item for each seat of each table. */
export interface FairQueue<Item extends QueueItem> {
  /** Adds an item. It takes the place of one that still waits for the same seat, which is returned. */
  add(item: Item): Item | undefined;
  /** Whether something waits for this seat. */
  has(item: QueueItem): boolean;
  /** Takes out the next item; undefined if there is none, or only for seats that are being thought about. */
  next(now: Milliseconds): Item | undefined;
  /** An item that was taken out is done with, after so much time of a thread. */
  done(item: Item, took: Milliseconds): void;
  readonly size: number;
  /** Takes out everything. */
  clear(): Item[];
}

export interface QueueOptions {
  /** Items that have waited longer than this are next, the oldest first. */
  readonly late: Milliseconds;
  /** How much time of a thread an item is expected to take at most. */
  readonly cost: Milliseconds;
}

/** The state of a table with requests waiting or running. */
interface TableQueue<Item> {
  /** How much time its thoughts have taken, and those that are not done yet may take. */
  spent: Milliseconds;
  /** In the order in which the seats first asked. */
  readonly waiting: Map<Seat, Item>;
  readonly thinking: Set<Seat>;
}

/**
 * The table that has used least time is next, so a table whose bots think for long waits longer itself, and not the
 * others. A table that comes new, or comes back, has no advantage over those that wait: it starts at the time used by
 * the one served last.
 */
export function fairQueue<Item extends QueueItem>({ late, cost }: QueueOptions): FairQueue<Item> {
  const lanes = new Map<string, TableQueue<Item>>();
  /** What the table that was served last had spent. */
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

  /** The first item of a table whose seat is not being thought about. */
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

  /** Tables that used no more than their share are as good as new. */
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
