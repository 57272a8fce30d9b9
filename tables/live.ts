import { timeLeftOnHeldClock, type Milliseconds, type Seat } from '#kernel';
import type { CommandOutcome } from './decision.ts';
import type { Entry, ChatEntry, WatchersLog } from './entry.ts';
import { fold, openedTable, REMEMBERED_LINES } from './fold.ts';
import type { RefusalReason, ClockDoc } from './protocol.ts';
import { readSnapshot, writeSnapshot } from './snapshot.ts';
import type { Processes } from './processes.ts';
import type { GuestId, Instant, Outage, Store, TableKey } from './store.ts';
import { clockDue, type FoldedTable, viewerOf } from './table.ts';
import { type CommandSource, type Listener, type ShownState, shownOf } from './tell.ts';
import { instantOf, playedBy, type Timer } from './time.ts';

/** A table in memory: a cache of its log, and its connected clients. */
export interface LiveTable extends JobQueue {
  readonly key: TableKey;
  /** The epoch in which this process owns the table; null: it is alone, or another process owns the table. */
  readonly epoch: number | null;
  table: FoldedTable;
  /** The number of the last entry that was told. */
  told: number;
  /** The number up to which a snapshot is stored; 0: there is none. */
  snapshotAt: number;
  shown: ShownState;
  readonly watchers: WatchersLog;
  readonly listeners: Set<Listener>;
  /** Memory may differ from the store: the table must be reloaded before anything else. */
  needsReload: boolean;
  /** Sets clocks and asks bots after a change. */
  followUp: () => void;
  /** It is no longer in memory: nobody may enter. */
  isDropped: boolean;
  /** Called when another process has taken it over. */
  lose: () => void;
  /** Whether a clock ran when it was last sent. */
  ticking: boolean;
  quietSince: Instant;
  /** Ends when the clock is due. */
  clock: Timer | undefined;
  /** Ends when everybody has been away for too long. */
  desertion: Timer | undefined;
  /** Guests whose connection was lost a moment ago. */
  readonly leaving: Map<GuestId, Timer>;
  /** Ends when the failed store is tried again. */
  recovery: Timer | undefined;
  /** When each seat was nudged last. */
  readonly nudged: Map<Seat, Instant>;
  /** What each bot was last asked. */
  readonly asked: Map<Seat, BotQuery>;
  /** Bots that were asked a moment ago, and are not asked again before the timer ends. */
  readonly resting: Map<Seat, Timer>;
}

/** A question to a seat's bot. */
export interface BotQuery {
  readonly bot: string;
  /** Its offers: the answer counts as long as they are the same. */
  readonly offers: readonly object[];
  /** The last move when it was asked. */
  readonly lastMove: number;
  isAnswered: boolean;
}

/** Receives metrics and problems. */
export interface TableObserver {
  moved(): void;
  /** The number of entries stored at once. */
  stored(entries: number, took: Milliseconds): void;
  refused(because: RefusalReason): void;
  /** A table was taken over from another process, or from none. */
  tookOver?(): void;
  /** Another process has taken over a table that was owned here. */
  lost?(): void;
  /** A guest was removed: caches must drop them. */
  removed?(guest: GuestId): void;
  /** Something that should not happen, and its cause. */
  problem(what: string, cause: unknown): void;
}

/** What a live table needs besides its own state. */
export interface TableDeps {
  readonly store: Store;
  readonly now: () => Instant;
  /** Replaced in place when there are more. */
  readonly outages: Outage[];
  readonly watch: TableObserver;
  /** A unique name of this server run. */
  readonly run: string;
  /** Absent: this process is alone. */
  readonly processes?: Processes;
}

/** Reads a table from the store. */
export async function readTable(store: Store, key: TableKey): Promise<FoldedTable> {
  return (await readTableAt(store, key, LAST)).table;
}

/** The table as it was after this entry, the entries that follow, and the number of the snapshot it was read from. */
export async function readTableAt(
  store: Store,
  key: TableKey,
  n: number,
): Promise<{ readonly table: FoldedTable; readonly later: readonly Entry[]; readonly snapshotAt: number }> {
  const saved = await store.snapshot(key, n);
  const restored = saved && readSnapshot(saved.body);
  const entries = (await store.read(key, 'table', restored?.n ?? 0)).map(body => JSON.parse(body) as Entry);
  const table = restored ?? opened(key, entries.shift());
  for (const entry of entries.splice(0, n - table.n)) fold(table, entry);
  return { table, later: entries, snapshotAt: restored ? (saved?.number ?? 0) : 0 };
}

function opened(key: TableKey, first: Entry | undefined): FoldedTable {
  if (!first) throw new Error(`table ${key} has no log`);
  return openedTable(first);
}

/** Larger than any entry number. */
const LAST = Number.MAX_SAFE_INTEGER;
/** Entries between two snapshots. Two are kept, so a client that missed this many needs no full read of the log. */
const SNAPSHOT_EVERY = 200;

/** Saves a snapshot if enough entries have been added. Nothing waits for it. */
export function saveSnapshotIfDue(live: LiveTable, { store, watch }: TableDeps): void {
  const { key, table } = live;
  const { n } = table;
  if (n - live.snapshotAt < SNAPSHOT_EVERY) return;
  const before = live.snapshotAt;
  live.snapshotAt = n;
  store.saveSnapshot(key, n, writeSnapshot(table)).catch((error: unknown) => {
    live.snapshotAt = before;
    watch.problem('a snapshot could not be saved', error);
  });
}

function countBySpeaker(lines: readonly ChatEntry[]): Map<GuestId, number> {
  const counts = new Map<GuestId, number>();
  for (const { by } of lines) counts.set(by, (counts.get(by) ?? 0) + 1);
  return counts;
}

export async function loadLive(
  { store, now }: TableDeps,
  key: TableKey,
  epoch: number | null = null,
): Promise<LiveTable> {
  const [{ table, snapshotAt }, lines] = await Promise.all([
    readTableAt(store, key, LAST),
    store.read(key, 'watchers', 0),
  ]);
  const said = lines.map(body => JSON.parse(body) as ChatEntry);
  return {
    key,
    epoch,
    table,
    told: table.n,
    snapshotAt,
    shown: shownOf(table),
    watchers: { w: said.length, lines: said.slice(-REMEMBERED_LINES), saidBy: countBySpeaker(said) },
    listeners: new Set(),
    jobs: [],
    working: false,
    needsReload: false,
    followUp: () => {},
    isDropped: false,
    lose: () => {},
    ticking: clockDue(table) !== undefined,
    quietSince: now(),
    clock: undefined,
    desertion: undefined,
    recovery: undefined,
    leaving: new Map(),
    nudged: new Map(),
    asked: new Map(),
    resting: new Map(),
  };
}

/** When a clock is due, if no player moves before; undefined if none runs. */
export function dueInstant(table: FoldedTable, { now, outages }: TableDeps): Instant | undefined {
  const due = clockDue(table);
  return due === undefined ? undefined : instantOf(table.time, due, now(), outages);
}

export function clockDoc(table: FoldedTable, { now, outages }: TableDeps): ClockDoc {
  const due = clockDue(table);
  if (due === undefined) return null;
  const held = table.match ? timeLeftOnHeldClock(table.match) : undefined;
  const left = Math.max(0, due - playedBy(table.time, now(), outages));
  return held === undefined ? { left } : { left, held };
}

/** Players never receive the spectators' chat, on any connection. */
export const hearsWatchers = (table: FoldedTable, { guest }: Listener): boolean =>
  table.phase !== 'playing' || viewerOf(table, guest.id) === 'audience';

/** Jobs that run one after the other. */
export interface JobQueue {
  readonly jobs: Job[];
  working: boolean;
}

/** A pending decision, and the command it belongs to. */
export interface PendingDecision {
  readonly decide: () => CommandOutcome | undefined;
  readonly asker?: CommandSource | undefined;
}

/** A job in the queue. */
interface Job {
  /** Starts it. */
  begin(): void;
  /** A decision may be batched into the running job. Null: the job needs its own turn. */
  decision: (PendingDecision & { /** It was batched. */ done(outcome: CommandOutcome): void }) | null;
}
