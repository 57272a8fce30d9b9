import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { queries } from './store/sqlite-queries.ts';
import { assertCurrent, assertOurs } from './store/sqlite-schema.ts';
import { readCode } from '../tables/secrets.ts';
import type { Entry } from '../tables/entry.ts';
import type { GuestId } from '../tables/store.ts';

/** A guest who is named in a table's log. */
export interface NamedGuest {
  readonly guest: GuestId;
  /** Their names at this table. */
  readonly names: readonly string[];
  /** Their last seat; null: none. */
  readonly seat: number | null;
  /** The number of their chat lines. */
  readonly said: number;
}

/** What an operator can do with a database, also while a server uses it. */
export interface Operator {
  /** The guests of a table, by its code or id; undefined: there is no such table. */
  guestsAt(table: string): NamedGuest[] | undefined;
  /** Deletes a guest; a server removes them from all tables. False: there is no such guest. */
  forget(guest: GuestId): boolean;
  close(): void;
}

/** How long to wait for a server that is writing, in milliseconds. */
const BUSY_TIMEOUT = 5000;
const [TABLE, WATCHERS] = [0, 1];

export function openOperator(file: string): Operator {
  if (!existsSync(file)) throw new Error(`There is no ${file}.`);
  assertOurs(file);
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT });
  try {
    assertCurrent(database, file);
    const requests = queries(database);
    return {
      guestsAt(table) {
        const code = readCode(table);
        const found = requests.find(table) ?? requests.find((code !== undefined && requests.idOfCode(code)) || '');
        if (!found) return undefined;
        const [key] = found;
        const bodies = [TABLE, WATCHERS].flatMap(lane => requests.read(key, lane, 0));
        return namedIn(bodies.map(body => JSON.parse(body) as Entry));
      },
      forget: guest => requests.removeGuest(guest),
      close: () => database.close(),
    };
  } catch (error) {
    database.close();
    throw error;
  }
}

function namedIn(entries: readonly Entry[]): NamedGuest[] {
  const found = new Map<GuestId, { names: Set<string>; seat: number | null; said: number }>();
  for (const entry of entries) {
    if (entry.kind !== 'opened' && entry.kind !== 'sat' && entry.kind !== 'handed' && entry.kind !== 'said') continue;
    const one = found.get(entry.by) ?? { names: new Set(), seat: null, said: 0 };
    found.set(entry.by, one);
    if ('name' in entry && entry.name !== '') one.names.add(entry.name);
    if (entry.kind === 'sat' || entry.kind === 'handed') one.seat = entry.seat;
    if (entry.kind === 'said' && entry.text !== '') one.said += 1;
  }
  return [...found].map(([guest, { names, seat, said }]) => ({ guest, names: [...names], seat, said }));
}
