import {
  type Guest,
  type GuestId,
  type Head,
  type Hint,
  type Instant,
  type LogLane,
  type Outage,
  type Peer,
  storeFailure,
  type TableCard,
  type TableKey,
} from '../../../tables/store.ts';
import { outageSince } from '../../store/outage.ts';

/** A stored table. */
export interface TableRow {
  readonly key: TableKey;
  card: TableCard;
  readonly lanes: Readonly<Record<LogLane, string[]>>;
  readonly named: Set<GuestId>;
  snapshots: { readonly number: number; readonly body: string }[];
  epoch: number;
  /** When each line of the table was stored, by the clock of the database. */
  readonly storedAt: Instant[];
}

interface GuestRow {
  guest: Guest;
  readonly hash: string;
  seenAt: Instant;
}

/** The contents of a database in memory, and of its server. Everything is done at once. */
export interface Database {
  readonly tables: Map<TableKey, TableRow>;
  readonly byId: Map<string, TableRow>;
  readonly guests: Map<GuestId, GuestRow>;
  readonly removed: Set<GuestId>;
  readonly outages: Outage[];
  pulse: Instant | null; // null: no server ever ran
  lastKey: TableKey;
  readonly processes: Map<string, Peer & { at: Instant }>;
  /** Receive hints, with the name of the writer. */
  readonly ears: Set<(writer: string, hint: Hint) => void>;
}

export const newDatabase = (): Database => ({
  tables: new Map(),
  byId: new Map(),
  guests: new Map(),
  removed: new Set(),
  outages: [],
  pulse: null,
  lastKey: 0,
  processes: new Map(),
  ears: new Set(),
});

/** A server starts: notes the outage that ends now, and delays the clocks that did not run in it. */
export function beginRun(database: Database, now: Instant): void {
  const outage = outageSince(database.pulse ?? undefined, now);
  if (outage) {
    database.outages.push(outage);
    for (const row of database.tables.values()) {
      const { dueAt } = row.card;
      if (dueAt !== null && dueAt >= outage.from) row.card = { ...row.card, dueAt: dueAt + outage.until - outage.from };
    }
  }
  database.pulse = Math.max(database.pulse ?? now, now);
}

export const tell = ({ ears }: Database, writer: string, hint: Hint): void => {
  for (const hear of ears) hear(writer, hint);
};

export function rowOf({ tables }: Database, key: TableKey): TableRow {
  const row = tables.get(key);
  if (!row) throw storeFailure('failed', new Error(`there is no table ${key}`));
  return row;
}

export const headOf = ({ key, lanes, epoch }: TableRow): Head => ({ key, n: lanes.table.length, epoch });

/** The guests on a card. */
export const companyOf = ({ host, seats }: TableCard): GuestId[] => [host, ...seats.flatMap(seat => seat?.guest ?? [])];

export function nameOnCard({ named }: TableRow, card: TableCard): void {
  for (const guest of companyOf(card)) named.add(guest);
}

/** Whether some table names a guest. */
export const isNamed = ({ tables }: Database, guest: GuestId): boolean =>
  tables.values().some(({ named }) => named.has(guest));

/** A removed guest whom no table names any more is forgotten. */
export function forgetUnnamed(database: Database, guests: Iterable<GuestId>): void {
  for (const guest of guests) if (!isNamed(database, guest)) database.removed.delete(guest);
}

/** A copy that later changes do not reach. */
export const copyOf = (card: TableCard): TableCard => JSON.parse(JSON.stringify(card)) as TableCard;
