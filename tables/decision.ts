import type { Milliseconds } from '#kernel';
import type { Entry } from './entry.ts';
import type { Because, Refused } from './protocol.ts';
import type { Guest, GuestId, Instant, Outage } from './store.ts';
import type { Table } from './table.ts';

/** What a decision depends on besides the table. */
export interface Circumstances {
  readonly now: Instant;
  readonly outages: readonly Outage[];
  /** How long somebody may be away before others may act for them. */
  readonly grace: Milliseconds;
}

/** A command at a table: who sent it, when, and the id its result is sent under. */
export interface CommandContext extends Circumstances {
  readonly table: Table;
  readonly guest: Guest;
  readonly id?: string;
}

/** Our own fault: the rules failed. */
export interface Failed {
  readonly refused: Refused;
  readonly cause: unknown;
}

/** The entry to store, why there is none, or that nothing would change. */
export type Decision = Entry | Refused | Failed | { readonly idle: true };

export const no = (because: Because, more: Omit<Refused, 'because'> = {}): Refused => ({ because, ...more });
export const isRefused = (decision: object): decision is Refused => 'because' in decision;

/** What every entry of a guest says. */
export const made = ({ guest, id, now }: CommandContext): { by: GuestId; id?: string; at: Instant } =>
  id === undefined ? { by: guest.id, at: now } : { by: guest.id, id, at: now };
