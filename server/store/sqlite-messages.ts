import type { GuestId, Instant, TablePhase, StoreFailure, TableKey } from '../../tables/store.ts';

/** A card as it is stored. What nobody looks for is JSON. */
export type CardRow = readonly [
  id: string,
  code: string,
  title: string,
  language: string,
  isPublic: number,
  host: GuestId,
  phase: TablePhase,
  seats: string,
  result: string | null, // null: not over
  madeAt: Instant,
  changedAt: Instant,
  dueAt: Instant | null, // null: no clock runs
];

export type GuestRow = readonly [id: GuestId, name: string, madeAt: Instant];
export type LineRow = readonly [lane: number, number: number, body: string, about: GuestId | null]; // null: nobody who is not on the card
export type OutageRow = readonly [from: Instant, until: Instant];

/**
 * What the thread of the store is asked, and answers; null if there is no such thing. Arguments and answers are plain
 * values and short lists of them: they are copied from thread to thread, and objects cost twice as much.
 */
export interface Requests {
  addGuest(guest: GuestRow, secretHash: string): null;
  guestWith(secretHash: string): GuestRow | null;
  renameGuest(id: GuestId, name: string): null;
  seeGuest(id: GuestId, now: Instant): null;
  removeGuest(id: GuestId): boolean;
  removedGuests(limit: number): readonly GuestId[];
  deleteGuests(unseenSince: Instant, limit: number): number;

  addTable(card: CardRow, first: string, about: readonly GuestId[]): TableKey | null;
  find(id: string): readonly [key: TableKey, ...card: CardRow] | null;
  idOfCode(code: string): string | null;
  /** By far the most frequent: a single line, and the card as it was. */
  appendLine(key: TableKey, lane: number, number: number, body: string): boolean;
  append(key: TableKey, lines: readonly LineRow[], card: CardRow | null): boolean;
  read(key: TableKey, lane: number, after: number): readonly string[];

  tablesNaming(guest: GuestId, after: TableKey, limit: number): readonly (readonly [key: TableKey, id: string])[];
  rewrite(key: TableKey, lines: readonly LineRow[], card: CardRow, guest: GuestId): null;
  deleteTable(key: TableKey): null;

  saveSnapshot(key: TableKey, number: number, body: string): null;
  snapshot(key: TableKey, upTo: number): readonly [number: number, body: string] | null;

  publicTables(changedAfter: Instant, perHost: number, limit: number): readonly CardRow[];
  tablesOf(guest: GuestId, phases: readonly TablePhase[], before: Instant, limit: number): readonly CardRow[];
  openTablesOf(host: GuestId): number;
  dueBy(instant: Instant, limit: number): readonly string[];
  unchangedSince(phase: TablePhase, instant: Instant, limit: number): readonly string[];

  pulse(now: Instant): null;
  outages(): readonly OutageRow[];
}

export type RequestKind = keyof Requests;

/** Everything that waited, in the order of asking: a kind, its arguments, a kind, its arguments, … */
export type RequestBatch = (RequestKind | readonly unknown[])[];

/** Why one request of a batch was not carried out, by its place in the batch. */
export type RequestRefusal = readonly [place: number, failure: StoreFailure['failure'], reason: string];

/**
 * How a store is: well; out of room; unable to store for another reason; with a file that is damaged, or that was
 * removed or replaced while it is in use. Whatever it is, what can be read is read.
 */
export type StoreCondition = 'well' | 'full' | 'failed' | 'damaged' | 'gone';

/** The answers to everything in one batch, in the order in which it was asked; it is committed. */
export type BatchReply = readonly [
  answers: readonly unknown[],
  refusals: readonly RequestRefusal[],
  condition: StoreCondition,
  /** What an operator wants to know. */
  remarks: readonly string[],
];

/** What the thread says when the database is open: what an operator may want to know about it. */
export type OpenReport = readonly string[];

export interface OpenOptions {
  readonly file: string;
  /** Whether a commit waits for the disk ('full'), or may be lost with the power, never with the process ('normal'). */
  readonly durability: 'full' | 'normal';
  /**
   * The most megabytes the database may take, beside a journal of some more; or how many have to stay free on its disk.
   * Null: as many as there are.
   */
  readonly limit: number | { readonly free: number } | null;
  readonly now: Instant;
  /** Up to how many bytes a database is checked for damage before it is used, and not only later. */
  readonly checkedAtStart?: number;
}
