import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Config } from './config.ts';
import { LANES } from './store/card-row.ts';
import { openPostgres } from './store/postgres.ts';
import { queries } from './store/sqlite-queries.ts';
import { assertCurrent, assertOurs } from './store/sqlite-schema.ts';
import { readCode } from '../tables/secrets.ts';
import type { Entry } from '../tables/entry.ts';
import type { GuestId, LogLane, Store, TableKey } from '../tables/store.ts';

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

/** How many matches in progress were dealt under one version of a title's rules. */
export interface MatchesByVersion {
  readonly title: string;
  readonly version: number;
  readonly matches: number;
}

/** What an operator can do with a database, also while a server uses it. */
export interface Operator {
  /** The guests of a table, by its code or id; undefined: there is no such table. */
  guestsAt(table: string): Promise<NamedGuest[] | undefined>;
  /** Deletes a guest; a server removes them from all tables. False: there is no such guest. */
  forget(guest: GuestId): Promise<boolean>;
  matchesByVersion(): Promise<MatchesByVersion[]>;
  close(): Promise<void>;
}

/** The part of a store that an operator uses. */
type OperatorStore = Pick<Store, 'removeGuest' | 'unchangedSince' | 'close'> & {
  /** The key of a table; undefined: there is none with this id. */
  keyOf(id: string): Promise<TableKey | undefined>;
  idOfCode(code: string): Promise<string | undefined>;
  read(key: TableKey, lane: LogLane): Promise<string[]>;
};

/** More tables than there are. */
const ALL = 2 ** 31 - 1;
/** How long to wait for a server that is writing, in milliseconds. */
const BUSY_TIMEOUT = 5000;

export async function openOperator({ data, store }: Pick<Config, 'data' | 'store'>): Promise<Operator> {
  const opened = store === null ? sqliteStore(data) : await postgresStore(store);
  return {
    async guestsAt(table) {
      const code = readCode(table);
      const id = code === undefined ? undefined : await opened.idOfCode(code);
      const key = (await opened.keyOf(table)) ?? (id === undefined ? undefined : await opened.keyOf(id));
      if (key === undefined) return undefined;
      const bodies = [...(await opened.read(key, 'table')), ...(await opened.read(key, 'watchers'))];
      return namedIn(bodies.map(body => JSON.parse(body) as Entry));
    },
    forget: guest => opened.removeGuest(guest),
    async matchesByVersion() {
      const found = new Map<string, MatchesByVersion>();
      for (const id of await opened.unchangedSince('playing', Number.MAX_SAFE_INTEGER, ALL)) {
        const key = await opened.keyOf(id);
        const dealt = key === undefined ? undefined : dealtIn(await opened.read(key, 'table'));
        if (!dealt) continue;
        const named = `${dealt.title} ${dealt.version}`;
        found.set(named, { ...dealt, matches: (found.get(named)?.matches ?? 0) + 1 });
      }
      return [...found.values()];
    },
    close: () => opened.close(),
  };
}

async function postgresStore(url: string): Promise<OperatorStore> {
  const store = await openPostgres({ url, now: null });
  return {
    keyOf: async id => (await store.find(id))?.key,
    idOfCode: store.idOfCode,
    read: (key, lane) => store.read(key, lane, 0),
    removeGuest: store.removeGuest,
    unchangedSince: store.unchangedSince,
    close: store.close,
  };
}

/** Without the thread of a server, and without ending an outage. */
function sqliteStore(file: string): OperatorStore {
  if (!existsSync(file)) throw new Error(`There is no ${file}.`);
  assertOurs(file);
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT });
  try {
    assertCurrent(database, file);
  } catch (error) {
    database.close();
    throw error;
  }
  const requests = queries(database);
  return {
    keyOf: async id => requests.find(id)?.[0],
    idOfCode: async code => requests.idOfCode(code) ?? undefined,
    read: async (key, lane) => [...requests.read(key, LANES[lane], 0)],
    removeGuest: async guest => requests.removeGuest(guest),
    unchangedSince: async (phase, instant, limit) => [...requests.unchangedSince(phase, instant, limit)],
    close: async () => database.close(),
  };
}

/** The title and the version of the match in a log; undefined: nothing was dealt. */
function dealtIn(bodies: readonly string[]): Pick<MatchesByVersion, 'title' | 'version'> | undefined {
  let title: string | undefined;
  for (const body of bodies) {
    const entry = JSON.parse(body) as Entry;
    if ('form' in entry) title = entry.form.title;
    if (entry.kind === 'started') return title === undefined ? undefined : { title, version: entry.version };
  }
  return undefined;
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
