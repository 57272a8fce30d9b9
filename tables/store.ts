import type { BySeat, FinalScore, Milliseconds } from '#kernel';

/** Wall-clock time, in milliseconds since 1970. */
export type Instant = number;
/** The public id of a guest. It does not authorize anything. */
export type GuestId = string;
/** The store's own key of a table; the id in links is another one. */
export type TableKey = number;

export interface Guest {
  readonly id: GuestId;
  readonly name: string;
  readonly madeAt: Instant;
}

export type TablePhase = 'gathering' | 'playing' | 'over' | 'closed';

/** Data of a table beside its log: enough to find it, list it, and know when its clock is due. */
export interface TableCard {
  /** In links. It cannot be guessed. */
  readonly id: string;
  /** Short, to be said aloud. */
  readonly code: string;
  readonly title: string;
  readonly language: string;
  readonly isPublic: boolean;
  readonly host: GuestId;
  readonly phase: TablePhase;
  readonly seats: BySeat<{ readonly guest: GuestId | null; readonly name: string; readonly bot: string | null } | null>; // null: nobody sits there; guest null: a bot
  readonly result: FinalScore | null; // null: not over
  readonly madeAt: Instant;
  readonly changedAt: Instant;
  readonly dueAt: Instant | null; // null: no clock runs
}

/**
 * A table has a log for everybody, and the spectators' chat, which players see only after the match. The record of a
 * match is stored beside them, because rules change and old matches must stay readable.
 */
export type LogLane = 'table' | 'watchers' | 'record';

/** One entry of a log, as text. The store does not read it. */
export interface StoredLine {
  readonly lane: LogLane;
  /** From 1, without gaps. */
  readonly number: number;
  readonly body: string;
  /** A guest who is named in it, and may not be on the card. */
  readonly about?: GuestId;
}

/** A period in which no server ran, so no clock did either. */
export interface Outage {
  readonly from: Instant;
  readonly until: Instant;
}

/**
 * The persistent store. Several processes may use it at a time without locks, since each number of a log can be taken
 * only once. Everything is durable when the promise resolves. A failing store rejects with a StoreFailure.
 */
export interface Store {
  /** The secret itself is never stored, only its hash. */
  addGuest(guest: Guest, secretHash: string): Promise<void>;
  guestWith(secretHash: string): Promise<Guest | undefined>;
  renameGuest(id: GuestId, name: string): Promise<void>;
  /** Notes that a guest was seen, to the day. */
  seeGuest(id: GuestId, now: Instant): Promise<void>;
  /**
   * Deletes a guest and the hash of their secret; false: there is no such guest. Tables that name them must be
   * rewritten.
   */
  removeGuest(id: GuestId): Promise<boolean>;
  /** Removed guests whom some table still names. */
  removedGuests(limit: number): Promise<GuestId[]>;
  /** Deletes some of the guests whom no table names and who were not seen after this instant; returns how many. */
  deleteGuests(unseenSince: Instant, limit: number): Promise<number>;

  /**
   * Stores a table with the first line of its log, which also names these guests; undefined if its id or code is taken.
   */
  addTable(card: TableCard, first: string, about?: readonly GuestId[]): Promise<TableKey | undefined>;
  find(id: string): Promise<{ readonly key: TableKey; readonly card: TableCard } | undefined>;
  /** The id of the table with this code, unless it is closed. */
  idOfCode(code: string): Promise<string | undefined>;
  /**
   * Stores all lines, and the card if given, or nothing: false if one of the numbers is taken. The id, code and
   * creation time of a table never change. A gap in the numbers makes the log unreadable. Where processes share the
   * store, false also if the table is not in this epoch, if one is given.
   */
  append(key: TableKey, lines: readonly StoredLine[], card: TableCard | null, epoch?: number): Promise<boolean>;
  /** The bodies of a log after this number, in order. */
  read(key: TableKey, lane: LogLane, after: number): Promise<string[]>;

  /** The keys of tables that name a guest: on a seat, as host, or in a line, now or before. */
  tablesNaming(
    guest: GuestId,
    after: TableKey,
    limit: number,
  ): Promise<{ readonly key: TableKey; readonly id: string }[]>;
  /**
   * Replaces the bodies of lines, and the card, all or nothing; afterwards the table no longer names this guest. Its
   * snapshots are deleted. Backups are not changed.
   */
  rewrite(key: TableKey, lines: readonly StoredLine[], card: TableCard, guest: GuestId): Promise<void>;
  /** Deletes a table and everything stored of it. */
  deleteTable(key: TableKey): Promise<void>;

  /**
   * Stores a snapshot of a log up to this number, and keeps the one before. Snapshots may be dropped at any time, since
   * the log holds the same.
   */
  saveSnapshot(key: TableKey, number: number, body: string): Promise<void>;
  /** The latest snapshot up to this number. */
  snapshot(key: TableKey, upTo: number): Promise<{ readonly number: number; readonly body: string } | undefined>;

  /** Public tables before their match that were changed after this instant, newest first, with a limit per host. */
  publicTables(changedAfter: Instant, perHost: number, limit: number): Promise<TableCard[]>;
  /**
   * Tables in one of these phases where the guest is on the card or host, changed before this instant, latest first. A
   * page does not end between equal times, so it may be longer than its limit.
   */
  tablesOf(guest: GuestId, phases: readonly TablePhase[], before: Instant, limit: number): Promise<TableCard[]>;
  /** The number of open tables of this host. */
  openTablesOf(host: GuestId): Promise<number>;
  /** Ids of tables whose clock is due by then, earliest first. */
  dueBy(instant: Instant, limit: number): Promise<string[]>;
  /** Ids of tables in this phase that have not changed after this instant, oldest first. */
  unchangedSince(phase: TablePhase, instant: Instant, limit: number): Promise<string[]>;

  /** Notes that a server is alive: an outage lasts from the last pulse of any server to the next start. */
  pulse(now: Instant): Promise<void>;
  /**
   * All outages, in order. The outage before this start has been added, and later clocks have been delayed by its
   * length.
   */
  outages(): Promise<Outage[]>;

  /** Copies everything to a new file, as of one moment, while in use. */
  backup(file: string): Promise<void>;
  /** Finishes pending work, and closes. */
  close(): Promise<void>;
}

/** A process that shares a store, and where the others reach it. */
export interface Peer {
  readonly id: string;
  readonly address: string;
  /** How new its rules are: the versions of all its games, added up. */
  readonly rules: number;
}

/** What one heartbeat learns. */
export interface Heartbeat {
  /** All other registered processes, and how long ago their last heartbeat was. */
  readonly others: readonly (Peer & { readonly silent: Milliseconds })[];
  /** The time by the clock that all processes share. */
  readonly now: Instant;
  /** The number of outages so far. */
  readonly outages: number;
}

/** The list of processes that share a store. */
export interface Registry {
  /** Registers this process, or notes that it is alive. */
  beat(me: Peer): Promise<Heartbeat>;
  /** Removes a process from the list. */
  leave(id: string): Promise<void>;
}

/** The state of a log. */
export interface Head {
  readonly key: TableKey;
  /** The number of the last entry. */
  readonly n: number;
  readonly epoch: number;
}

/** News from another process. It may come late, twice or never, and must only save waiting for the next poll. */
export type Hint =
  /** These tables were taken over, or another process added to their logs. */
  | { readonly tables: readonly TableKey[] }
  /** A process joined or left. */
  | { readonly processes: true }
  | { readonly removed: GuestId };

/** A store that several processes share. One of them owns each table, and writes in an epoch of its own. */
export interface SharedStore extends Store, Registry {
  /** Begins a new epoch of a table and returns it: appends in an earlier epoch are refused from now on. */
  takeOver(key: TableKey): Promise<number>;
  /** The heads of these tables; deleted ones are missing. */
  heads(keys: readonly TableKey[]): Promise<readonly Head[]>;
  /** Listens to hints of other processes until the returned function is called. */
  onHint(hear: (hint: Hint) => void): () => void;
}

/** Why a store failed. Nothing that was acknowledged is lost. */
export interface StoreFailure extends Error {
  readonly failure: 'full' | 'failed';
}

export const storeFailure = (failure: StoreFailure['failure'], cause: unknown): StoreFailure => {
  const sentence = failure === 'full' ? 'the store is full' : 'the store failed';
  const message = cause instanceof Error ? `${sentence}: ${cause.message}` : sentence;
  return Object.assign(new Error(message, { cause }), { failure });
};

export const isStoreFailure = (error: unknown): error is StoreFailure => error instanceof Error && 'failure' in error;
