import type { Query } from './postgres-connection.ts';
import type { GuestId, Hint, TableKey } from '../../tables/store.ts';

/** The channel of all servers of a database. */
export const CHANNEL = 'parlour';
/** A notification holds 8000 bytes at most. */
const MAX_KEYS = 400;

/** What the requests of a batch tell other processes. */
export interface PendingHints {
  readonly tables: Set<TableKey>;
  readonly removed: Set<GuestId>;
}

export const noHints = (): PendingHints => ({ tables: new Set(), removed: new Set() });

/** Sends hints with the commit: few notifications for any number of tables. */
export async function sendHints(query: Query, writer: string, { tables, removed }: PendingHints): Promise<void> {
  const keys = [...tables];
  for (let from = 0; from < keys.length; from += MAX_KEYS)
    await sendHint(query, writer, { tables: keys.slice(from, from + MAX_KEYS) });
  for (const guest of removed) await sendHint(query, writer, { removed: guest });
}

export async function sendHint(query: Query, writer: string, hint: Hint): Promise<void> {
  await query('SELECT pg_notify($1, $2)', [CHANNEL, JSON.stringify({ by: writer, ...hint })]);
}

/** A hint of another writer; undefined: it is our own, or not one of ours. */
export function readHint(payload: string, writer: string): Hint | undefined {
  const { by, ...hint } = JSON.parse(payload) as Hint & { readonly by: string };
  return by === writer ? undefined : hint;
}
