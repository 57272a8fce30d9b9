import type { TableCard, Guest, GuestId, Instant, LogLane, Outage, TablePhase, TableKey } from '../../tables/store.ts';
import { requestResult } from './database.ts';
import { DATABASE } from './messages.ts';

export interface GuestRow extends Guest {
  readonly secretHash: string;
  /** Absent in rows of an older version: not seen since they were created. */
  readonly seenAt?: Instant;
}

export interface TableRow {
  readonly key: TableKey;
  readonly card: TableCard;
  /** The seated guests and the host. */
  readonly company: readonly GuestId[];
  /** All guests the table has ever named. Absent in rows of an older version: the company. */
  readonly named?: readonly GuestId[];
}

export interface LineRow {
  readonly key: TableKey;
  readonly lane: LogLane;
  readonly number: number;
  readonly body: string;
}

/** The folded state of a log up to a number. */
export interface SnapshotRow {
  readonly key: TableKey;
  readonly number: number;
  readonly body: string;
}

export type Part = 'guests' | 'tables' | 'lines' | 'snapshots' | 'pulse' | 'outages' | 'removed';
export const PARTS: readonly Part[] = ['guests', 'tables', 'lines', 'snapshots', 'pulse', 'outages', 'removed'];

/** Two are kept: a client that missed entries needs the one before the last. */
export const KEPT_SNAPSHOTS = 2;

export const snapshotsOf = (key: TableKey, upTo = Infinity): IDBKeyRange => IDBKeyRange.bound([key, 0], [key, upTo]);

/** Gives a transaction its object stores. */
export type Parts = (part: Part) => IDBObjectStore;

/** The key of the heartbeat. */
export const LAST = 'last';

/** Increase the version with every change of the layout. */
export const LAYOUT = {
  name: DATABASE,
  version: 3,
  shape(database: IDBDatabase, from: number): void {
    database.createObjectStore('snapshots', { keyPath: ['key', 'number'] });
    // deleted guests that tables still name
    if (from < 2) database.createObjectStore('removed');
    if (from > 0) return;
    database.createObjectStore('guests', { keyPath: 'id' }).createIndex('secret', 'secretHash', { unique: true });
    const tables = database.createObjectStore('tables', { keyPath: 'key', autoIncrement: true });
    tables.createIndex('id', 'card.id', { unique: true });
    tables.createIndex('code', 'card.code', { unique: true });
    tables.createIndex('company', 'company', { multiEntry: true });
    tables.createIndex('phase', ['card.phase', 'card.changedAt']);
    // tables without a clock are not indexed
    tables.createIndex('due', 'card.dueAt');
    database.createObjectStore('lines', { keyPath: ['key', 'lane', 'number'] });
    database.createObjectStore('pulse');
    database.createObjectStore('outages', { keyPath: 'from' });
  },
};

export const companyOf = ({ host, seats }: TableCard): GuestId[] => [
  ...new Set([host, ...seats.flatMap(seat => (seat?.guest ? [seat.guest] : []))]),
];

export const namedIn = ({ named, company }: TableRow): readonly GuestId[] => named ?? company;

/** Updates a row; id, code, creation time and named guests stay. */
export const rowWith = (row: TableRow, card: TableCard, about: readonly GuestId[]): TableRow => {
  const { id, code, madeAt } = row.card;
  const company = companyOf(card);
  return {
    key: row.key,
    card: { ...card, id, code, madeAt },
    company,
    named: [...new Set([...namedIn(row), ...company, ...about])],
  };
};

export const ofPhase = (phase: TablePhase, until: Instant): IDBKeyRange =>
  IDBKeyRange.bound([phase, -Infinity], [phase, until]);

export const idsOf = (cards: readonly TableCard[]): string[] => cards.map(({ id }) => id);

/** Records an outage and postpones the clocks that stood still. Adjacent outages are joined. */
export async function noteOutage(parts: Parts, { from, until }: Outage): Promise<void> {
  const before = (await requestResult<Outage[]>(parts('outages').getAll())).at(-1);
  await requestResult(parts('outages').put({ from: before?.until === from ? before.from : from, until }));
  const due = await requestResult<TableRow[]>(parts('tables').index('due').getAll(IDBKeyRange.lowerBound(from)));
  for (const row of due) {
    const { dueAt } = row.card;
    if (dueAt === null) continue;
    await requestResult(parts('tables').put({ ...row, card: { ...row.card, dueAt: dueAt + until - from } }));
  }
}
