import type { Query } from './postgres-connection.ts';
import { outageSince } from './outage.ts';
import type { Instant, Outage } from '../../tables/store.ts';

/** Stores the latest pulse of any server. */
export const PULSE = `INSERT INTO parlour.pulse (only_one, at) VALUES (1, $1)
  ON CONFLICT (only_one) DO UPDATE SET at = greatest(pulse.at, excluded.at)`;

/**
 * Stores the outage that ends now, if any, and delays the clocks that did not run in it. Must run in a transaction,
 * alone.
 */
export async function endOutage(query: Query, now: Instant): Promise<Outage | undefined> {
  const [row] = await query<[at: Instant]>('SELECT at FROM parlour.pulse FOR UPDATE');
  const outage = outageSince(row?.[0], now);
  if (outage) {
    const { from, until } = outage;
    await query('INSERT INTO parlour.outages (from_at, until_at) VALUES ($1, $2)', [from, until]);
    await query('UPDATE parlour.tables SET due_at = due_at + $1 WHERE due_at >= $2', [until - from, from]);
  }
  await query(PULSE, [now]);
  return outage;
}
