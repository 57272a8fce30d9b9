import { checkLastMove, copyForCheck, type Milliseconds } from '#kernel';
import { isBeyondAllowance } from './allowances.ts';
import type { Entry, ChatEntry } from './entry.ts';
import { fold } from './fold.ts';
import type { RefusalReason, Refused } from './protocol.ts';
import { type Guest, type GuestId, type Instant, isStoreFailure, type Outage } from './store.ts';
import type { FoldedTable } from './table.ts';

/** What a decision depends on besides the table. */
export interface DecisionContext {
  readonly now: Instant;
  readonly outages: readonly Outage[];
  /** How long a guest may be away before others may act for them. */
  readonly grace: Milliseconds;
}

/** A command at a table: who sent it, when, and the id its result is sent under. */
export interface CommandContext extends DecisionContext {
  readonly table: FoldedTable;
  readonly guest: Guest;
  readonly id?: string;
}

/** The rules threw: our bug. */
export interface FailedDecision {
  readonly refused: Refused;
  readonly cause: unknown;
}

/** The entry to store, a refusal, or a no-op. */
export type Decision = Entry | Refused | FailedDecision | { readonly idle: true };

export const refusedBecause = (because: RefusalReason, more: Omit<Refused, 'because'> = {}): Refused => ({
  because,
  ...more,
});
export const isRefused = (decision: object): decision is Refused => 'because' in decision;

/** The common fields of a guest's entries. */
export const entryBase = ({ guest, id, now }: CommandContext): { by: GuestId; id?: string; at: Instant } =>
  id === undefined ? { by: guest.id, at: now } : { by: guest.id, id, at: now };

/** The outcome of a command. An entry is already folded into the table: it must be stored, or the table reloaded. */
export type CommandOutcome =
  | { readonly ok: true; readonly entry: Entry; readonly pass?: string }
  /** A line among spectators; the table is unchanged. */
  | { readonly ok: true; readonly watchers: ChatEntry }
  /** Already done under this number, or a no-op; and the next match, if that was asked. */
  | { readonly ok: true; readonly again: number; readonly next?: string }
  | { readonly ok: false; readonly refused: Refused; readonly cause?: unknown };

/** Folds a decision into the table. */
export function foldDecision(table: FoldedTable, outcome: Decision): CommandOutcome {
  if ('refused' in outcome) return { ok: false, ...outcome };
  if ('idle' in outcome) return { ok: true, again: table.n };
  if (isRefused(outcome)) return { ok: false, refused: outcome };
  const decided = notEarlier(outcome, table.changedAt);
  if (isBeyondAllowance(table, decided)) return { ok: false, refused: refusedBecause('limitReached') };
  if (decided.kind !== 'moved') fold(table, decided);
  else {
    try {
      foldMove(table, decided);
    } catch (cause) {
      return { ok: false, refused: refusedBecause('fault'), cause };
    }
  }
  return { ok: true, entry: decided };
}

/** The most that the clocks of processes differ; a larger step back is a clock that was set. */
const LARGEST_SKEW: Milliseconds = 5_000;

/** The last entry may be from a process whose clock is a little ahead. */
const notEarlier = (entry: Entry, last: Instant): Entry =>
  entry.at < last && last - entry.at <= LARGEST_SKEW ? { ...entry, at: last } : entry;

/** For a person's move, computes at once whether it can be undone, while the state before it is at hand. */
function foldMove(table: FoldedTable, entry: Entry & { kind: 'moved' }): void {
  const { match } = table;
  const before = match && entry.by !== null && entry.move.action !== null ? copyForCheck(match) : undefined;
  fold(table, entry);
  if (match && before) checkLastMove(match, before);
}

/** The refusal for a failure of the store or a bug. */
export const failureOf = (error: unknown): Refused =>
  isStoreFailure(error)
    ? refusedBecause(error.failure === 'full' ? 'storeFull' : 'storeFailed')
    : refusedBecause('fault');
