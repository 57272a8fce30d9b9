import type { CardRow } from './card-row.ts';
import type { StoreCondition } from './condition.ts';
import type { GuestId, Instant, TablePhase, StoreFailure, TableKey } from '../../tables/store.ts';

export type GuestRow = readonly [id: GuestId, name: string, madeAt: Instant];
export type LineRow = readonly [lane: number, number: number, body: string, about: GuestId | null]; // null: nobody who is not on the card
export type OutageRow = readonly [from: Instant, until: Instant];

/**
 * The requests of the store's thread; null: not found. Arguments and results are scalars and short lists, since objects
 * cost twice as much to copy between threads.
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
  /** By far the most frequent request: a single line without a card. */
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

/** All waiting requests in order: a kind, its arguments, a kind, its arguments, … */
export type RequestBatch = (RequestKind | readonly unknown[])[];

/** Why a request of a batch was refused, by its position. */
export type RequestRefusal = readonly [place: number, failure: StoreFailure['failure'], reason: string];

/** The results of a committed batch, in order. */
export type BatchReply = readonly [
  answers: readonly unknown[],
  refusals: readonly RequestRefusal[],
  condition: StoreCondition,
  /** Messages for the operator. */
  remarks: readonly string[],
];

/** Sent when the database is open: messages for the operator. */
export type OpenReport = readonly string[];

export interface OpenOptions {
  readonly file: string;
  /** Whether a commit waits for the disk ('full'), or may be lost in a power failure but not a crash ('normal'). */
  readonly durability: 'full' | 'normal';
  /**
   * The most megabytes of the database (its journal takes some more), or how many must stay free on the disk. Null: no
   * limit.
   */
  readonly limit: number | { readonly free: number } | null;
  readonly now: Instant;
  /** Databases up to this many bytes are checked for damage at the start. */
  readonly checkedAtStart?: number;
}
