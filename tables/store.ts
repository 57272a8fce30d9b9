import type { BySeat, FinalScore } from '#kernel';

/** Wall-clock time, in milliseconds since 1970. */
export type Instant = number;
/** What other people see of a guest. It cannot act as them. */
export type GuestId = string;
/** How a store calls a table; the id in links is another. */
export type TableKey = number;

export interface Guest {
  readonly id: GuestId;
  readonly name: string;
  readonly madeAt: Instant;
}

export type TablePhase = 'gathering' | 'playing' | 'over' | 'closed';

/** What is kept of a table beside its log: enough to find it, list it, and know when it wants attention. */
export interface TableCard {
  /** In links. Cannot be guessed. */
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
 * A table has a log that everybody at it may hear of, and one that players hear of only when the match is over. The
 * record of a match is kept beside them: rules change, and what was played under old ones is to be read for ever.
 */
export type LogLane = 'table' | 'watchers' | 'record';

/** One entry of a log, as text: what it says is not the store's business. */
export interface StoredLine {
  readonly lane: LogLane;
  /** From 1 on, without gaps. */
  readonly number: number;
  readonly body: string;
  /** A guest whose name or words are in it, though they may not be on the card. */
  readonly about?: GuestId;
}

/** A stretch of time in which no server ran, so that no clock did either. */
export interface Outage {
  readonly from: Instant;
  readonly until: Instant;
}

/**
 * Where everything lives that has to outlast the process. Several may use one at a time: nobody
 * locks anything, since a number of a log can be taken only once. Whatever is promised here is kept
 * when the promise resolves. A store that cannot keep its promises rejects with a StoreFailure.
 */
export interface Store {
  /** The secret itself is never stored, only its hash. */
  addGuest(guest: Guest, secretHash: string): Promise<void>;
  guestWith(secretHash: string): Promise<Guest | undefined>;
  renameGuest(id: GuestId, name: string): Promise<void>;
  /** Notes that a guest was here, to the day. */
  seeGuest(id: GuestId, now: Instant): Promise<void>;
  /** Deletes a guest and the hash of their secret; false: there is no such guest. Tables that name them have to be rewritten. */
  removeGuest(id: GuestId): Promise<boolean>;
  /** Guests that were removed, and that some table still names. */
  removedGuests(limit: number): Promise<GuestId[]>;
  /** Deletes some of the guests that no table names, and that were not seen after this instant; how many. */
  deleteGuests(unseenSince: Instant, limit: number): Promise<number>;

  /** Stores a table with the first line of its log, which also names these guests; undefined if its id or its code is taken. */
  addTable(card: TableCard, first: string, about?: readonly GuestId[]): Promise<TableKey | undefined>;
  find(id: string): Promise<{ readonly key: TableKey; readonly card: TableCard } | undefined>;
  /** The id of the table that is known by this code, unless it is closed. */
  idOfCode(code: string): Promise<string | undefined>;
  /**
   * All of the lines, and the card if one is given, or nothing: false if one of the numbers is taken. A table keeps
   * its id, its code and the time it was made, whatever the card says. Whoever leaves a number out will not read again.
   */
  append(key: TableKey, lines: readonly StoredLine[], card: TableCard | null): Promise<boolean>;
  /** The bodies of a log, in order, from the line after this number on. */
  read(key: TableKey, lane: LogLane, after: number): Promise<string[]>;

  /** Tables that name a guest: who sits or sat there, hosts or hosted it, or whom one of its lines is about; by key. */
  tablesNaming(
    guest: GuestId,
    after: TableKey,
    limit: number,
  ): Promise<{ readonly key: TableKey; readonly id: string }[]>;
  /**
   * Replaces the bodies of lines that are there, and the card, all or nothing; the table no longer names this guest. Its
   * snapshots are deleted. Backups are not touched.
   */
  rewrite(key: TableKey, lines: readonly StoredLine[], card: TableCard, guest: GuestId): Promise<void>;
  /** Deletes a table with all that is kept of it. */
  deleteTable(key: TableKey): Promise<void>;

  /**
   * Keeps what a log amounts to up to this number, beside the one kept before. A store may forget snapshots at any
   * time: the log holds the same.
   */
  saveSnapshot(key: TableKey, number: number, body: string): Promise<void>;
  /** The last snapshot of a log up to this number. */
  snapshot(key: TableKey, upTo: number): Promise<{ readonly number: number; readonly body: string } | undefined>;

  /** Public tables that are gathering and were changed after this instant, the newest first; of each host only so many. */
  publicTables(changedAfter: Instant, perHost: number, limit: number): Promise<TableCard[]>;
  /**
   * Tables in one of these phases where this guest sits, by the card, or which they host; last changed first, changed
   * before this. A page does not end between equal times, so it may be longer than its limit, and the next one begins
   * before the time of its last.
   */
  tablesOf(guest: GuestId, phases: readonly TablePhase[], before: Instant, limit: number): Promise<TableCard[]>;
  /** How many tables of this host are gathering or playing. */
  openTablesOf(host: GuestId): Promise<number>;
  /** Ids of tables whose clock is due by then, the most urgent first. */
  dueBy(instant: Instant, limit: number): Promise<string[]>;
  /** Ids of tables in this phase that have not changed after this instant, the oldest first. */
  unchangedSince(phase: TablePhase, instant: Instant, limit: number): Promise<string[]>;

  /** Notes that a server is alive: an outage lasts from the last pulse of any to the next start of one. */
  pulse(now: Instant): Promise<void>;
  /** Every outage there was, in order. The one before this start, if any, has been added, and clocks due after its beginning put off by its length. */
  outages(): Promise<Outage[]>;

  /** Copies everything to a new file, as it is at one moment, while it is in use. */
  backup(file: string): Promise<void>;
  /** Finishes what is under way, and lets go. */
  close(): Promise<void>;
}

/** Why a store could not keep its promise. Nothing it had acknowledged is lost. */
export interface StoreFailure extends Error {
  readonly failure: 'full' | 'failed';
}

export const storeFailure = (failure: StoreFailure['failure'], cause: unknown): StoreFailure => {
  const sentence = failure === 'full' ? 'the store is full' : 'the store failed';
  const message = cause instanceof Error ? `${sentence}: ${cause.message}` : sentence;
  return Object.assign(new Error(message, { cause }), { failure });
};

export const isStoreFailure = (error: unknown): error is StoreFailure => error instanceof Error && 'failure' in error;
