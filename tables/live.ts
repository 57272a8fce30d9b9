import { timeLeftOnHeldClock, type Milliseconds, type Seat } from '#kernel';
import type { CommandOutcome } from './decision.ts';
import type { Entry, ChatEntry, WatchersLog } from './entry.ts';
import { fold, openTable, REMEMBERED_LINES } from './fold.ts';
import type { RefusalReason, ClockDoc } from './protocol.ts';
import { readSnapshot, writeSnapshot } from './snapshot.ts';
import type { GuestId, Instant, Outage, Store, TableKey } from './store.ts';
import { clockDue, type FoldedTable, viewerOf } from './table.ts';
import { type CommandSource, type Listener, type ShownState, shownOf } from './tell.ts';
import { instantOf, playedBy, type Timer } from './time.ts';

/** A table in memory: a cache of its log, and those who are connected to it. */
export interface LiveTable extends JobQueue {
  readonly key: TableKey;
  table: FoldedTable;
  /** The number of the last entry that was told. */
  told: number;
  /** The number up to which a snapshot is stored; 0: there is none. */
  snapshotAt: number;
  shown: ShownState;
  readonly watchers: WatchersLog;
  readonly listeners: Set<Listener>;
  /** Memory may hold what the store does not: the table has to be read again before anything else. */
  needsReload: boolean;
  /** Sets clocks and asks bots after a change. */
  followUp: () => void;
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
  /** When each seat was nudged last. */
  readonly nudged: Map<Seat, Instant>;
  /** What each bot was last asked. */
  readonly asked: Map<Seat, BotQuery>;
  /** Bots that were asked a moment ago, and are not asked again before this strikes. */
  readonly resting: Map<Seat, Timer>;
}

/** A question to the bot of a seat. */
export interface BotQuery {
  readonly bot: string;
  /** What it was offered: its answer counts as long as it is offered the same. */
  readonly offers: readonly object[];
  /** The last move when it was asked. */
  readonly lastMove: number;
  isAnswered: boolean;
}

/** Whoever wants to know what happens: figures and the operator's log. */
export interface TableObserver {
  moved(): void;
  /** So many entries, at once. */
  stored(entries: number, took: Milliseconds): void;
  refused(because: RefusalReason): void;
  /** A guest was removed: caches must drop them. */
  removed?(guest: GuestId): void;
  /** Something that should not happen, and what is known about it. */
  problem(what: string, cause: unknown): void;
}

/** What a live table needs besides its own state. */
export interface TableDeps {
  readonly store: Store;
  readonly now: () => Instant;
  readonly outages: readonly Outage[];
  readonly watch: TableObserver;
  /** A name of its own for this run of the server, different at every start. */
  readonly run: string;
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
  return openTable(first);
}

/** No log is that long. */
const LAST = Number.MAX_SAFE_INTEGER;
/** Entries between two snapshots. Two are kept: a client that missed at most this many needs no full read of the log. */
const SNAPSHOT_EVERY = 200;

/** Saves a snapshot, if there are enough entries since the last one. Nothing waits for it. */
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

export async function loadLive({ store, now }: TableDeps, key: TableKey): Promise<LiveTable> {
  const [{ table, snapshotAt }, lines] = await Promise.all([
    readTableAt(store, key, LAST),
    store.read(key, 'watchers', 0),
  ]);
  const said = lines.map(body => JSON.parse(body) as ChatEntry);
  return {
    key,
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

/** When a clock moves next, if nobody does before; undefined while none runs. */
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

/** Whoever plays does not hear what watchers say, whatever they look at it with. */
export const hearsWatchers = (table: FoldedTable, { guest }: Listener): boolean =>
  table.phase !== 'playing' || viewerOf(table, guest.id) === 'audience';

/** What has to happen somewhere, one after the other. */
export interface JobQueue {
  readonly jobs: Job[];
  working: boolean;
}

/** Something to be decided, and whose intent it is. */
export interface PendingDecision {
  readonly decide: () => CommandOutcome | undefined;
  readonly asker?: CommandSource | undefined;
}

/** Something that waits for its turn. */
interface Job {
  /** Its turn has come. */
  begin(): void;
  /** If it only decides something, whoever has the turn may see to that. Null: it needs a turn of its own. */
  decision: (PendingDecision & { /** Somebody saw to it. */ done(outcome: CommandOutcome): void }) | null;
}
