import type { DatabaseSync } from 'node:sqlite';
import { outageSince } from './outage.ts';
import type { Instant, Outage } from '../../tables/store.ts';

/** Stores the latest pulse of any server. */
export const PULSE =
  'INSERT INTO pulse (only, at) VALUES (1, ?) ON CONFLICT (only) DO UPDATE SET at = max(at, excluded.at)';

/** The outage that ends now; undefined if there was none. */
export function outageBefore(database: DatabaseSync, now: Instant): Outage | undefined {
  const last = database.prepare('SELECT at FROM pulse').get()?.['at'];
  return outageSince(last, now);
}

/** Stores the outage that ends now, if any, and delays the clocks that did not run in it. */
export function endOutage(database: DatabaseSync, now: Instant): void {
  database.exec('BEGIN IMMEDIATE');
  try {
    const outage = outageBefore(database, now);
    if (outage) noteOutage(database, outage);
    else database.prepare(PULSE).run(now);
    database.exec('COMMIT');
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** Must run in a transaction. */
export function noteOutage(database: DatabaseSync, { from, until }: Outage): void {
  database.prepare('INSERT INTO outages (from_at, until_at) VALUES (?, ?)').run(from, until);
  database.prepare('UPDATE tables SET due_at = due_at + ? WHERE due_at >= ?').run(until - from, from);
  database.prepare(PULSE).run(until);
}
