import { heldOf, type Milliseconds, type Seat } from '#kernel';
import type { Entry, Saying } from './entry.ts';
import { fold, openTable, REMEMBERED_LINES } from './folding.ts';
import type { Because, ClockDoc } from './protocol.ts';
import type { GuestId, Instant, Outage, Store, TableKey } from './store.ts';
import { clockDue, type Table, viewerOf } from './table.ts';
import { type Listener, type Shown, shownOf } from './tell.ts';
import { instantOf, playedBy } from './time.ts';
import type { Timer } from './timer.ts';
import type { Turns } from './turns.ts';

/** A table in memory: a cache of its log, and those who are connected to it. */
export interface Live extends Turns {
  readonly key: TableKey;
  table: Table;
  /** The number of the last entry that was told. */
  told: number;
  shown: Shown;
  /** What watchers said, as far back as it is remembered, and the number of the last line. */
  readonly watchers: { w: number; readonly lines: Saying[] };
  readonly listeners: Set<Listener>;
  /** Memory may hold what the store does not: the table has to be read again before anything else. */
  doubtful: boolean;
  /** Sees to what follows from whatever happened here. */
  attend: () => void;
  /** Whether a clock ran when those here were last told of clocks. */
  ticking: boolean;
  quietSince: Instant;
  /** Strikes when the clock is due. */
  clock: Timer | undefined;
  /** Strikes when everybody has been away for too long. */
  desertion: Timer | undefined;
  /** Those whose connection was lost a moment ago. */
  readonly leaving: Map<GuestId, Timer>;
  /** Strikes when a store that failed may be well again. */
  recovery: Timer | undefined;
  /** After which move each bot was last asked. */
  readonly asked: Map<Seat, number>;
}

/** Whoever wants to know what happens: figures and the operator's log. */
export interface Watch {
  moved(): void;
  /** So many entries, at once. */
  stored(entries: number, took: Milliseconds): void;
  refused(because: Because): void;
  /** Something that should not happen, and what is known about it. */
  alarmed(what: string, cause: unknown): void;
}

/** What keeping a table takes. */
export interface Keeping {
  readonly store: Store;
  readonly now: () => Instant;
  readonly outages: readonly Outage[];
  readonly watch: Watch;
}

/** Reads a table from its log. */
export async function readTable(store: Store, key: TableKey): Promise<Table> {
  const [first, ...rest] = await readEntries(store, key);
  if (!first) throw new Error(`table ${key} has no log`);
  const table = openTable(first);
  for (const entry of rest) fold(table, entry);
  return table;
}

export const readEntries = async (store: Store, key: TableKey): Promise<Entry[]> =>
  (await store.read(key, 'table', 0)).map(body => JSON.parse(body) as Entry);

export async function loadLive({ store, now }: Keeping, key: TableKey): Promise<Live> {
  const [table, lines] = await Promise.all([readTable(store, key), store.read(key, 'watchers', 0)]);
  const remembered = lines.slice(-REMEMBERED_LINES).map(body => JSON.parse(body) as Saying);
  return {
    key,
    table,
    told: table.n,
    shown: shownOf(table),
    watchers: { w: lines.length, lines: remembered },
    listeners: new Set(),
    jobs: [],
    working: false,
    doubtful: false,
    attend: () => {},
    ticking: clockDue(table) !== undefined,
    quietSince: now(),
    clock: undefined,
    desertion: undefined,
    recovery: undefined,
    leaving: new Map(),
    asked: new Map(),
  };
}

/** When a clock moves next, if nobody does before; undefined while none runs. */
export function dueInstant(table: Table, { now, outages }: Keeping): Instant | undefined {
  const due = clockDue(table);
  return due === undefined ? undefined : instantOf(table.time, due, now(), outages);
}

export function clockDoc(table: Table, { now, outages }: Keeping): ClockDoc {
  const due = clockDue(table);
  if (due === undefined) return null;
  const held = table.match ? heldOf(table.match) : undefined;
  const left = Math.max(0, due - playedBy(table.time, now(), outages));
  return held === undefined ? { left } : { left, held };
}

/** Whoever plays does not hear what watchers say, whatever they look at it with. */
export const hearsWatchers = (table: Table, { guest }: Listener): boolean =>
  table.phase !== 'playing' || viewerOf(table, guest.id) === 'audience';
