import {
  type TableCard,
  type GuestId,
  type Instant,
  isStoreFailure,
  type Outage,
  type Store,
  storeFailure,
  type StoreFailure,
  type TableKey,
} from '../../tables/store.ts';
import { type AnyDatabaseRequest, requestResult, openDatabase, inTransaction } from './database.ts';
import {
  type GuestRow,
  type TableRow,
  type LineRow,
  type SnapshotRow,
  type Part,
  PARTS,
  KEPT_SNAPSHOTS,
  snapshotsOf,
  type Parts,
  LAST,
  LAYOUT,
  companyOf,
  namedIn,
  rowWith,
  ofPhase,
  idsOf,
  noteOutage,
} from './store-rows.ts';

/** A store in a browser. */
export interface DeviceStore extends Store {
  /** Records the outage that ends now, if there was one: the device was asleep. */
  wake(now: Instant): Promise<Outage[]>;
}

export interface DeviceStoreOptions {
  readonly factory: IDBFactory;
  readonly now: Instant;
  /** The database was deleted, or a newer version needs it: nothing can be stored any more. */
  lost(): void;
}

/** Pages write a heartbeat every second; a gap longer than this is an outage, ms. */
export const LONGEST_PAUSE = 2_000;
const DAY = 86_400_000;

/** Opens the store of this browser, or creates it. */
export async function openDeviceStore({ factory, now, lost }: DeviceStoreOptions): Promise<DeviceStore> {
  const database = await openDatabase(factory, LAYOUT).catch((cause: unknown) => {
    throw failureFor(cause);
  });
  let isClosed = false;
  database.addEventListener('versionchange', () => {
    void close();
    lost();
  });
  database.addEventListener('close', () => {
    isClosed = true;
    lost();
  });

  /** Runs a transaction, all or nothing, in order. Errors become store failures. */
  async function inside<Answer>(
    parts: readonly Part[],
    mode: 'readonly' | 'readwrite',
    work: (part: Parts) => Promise<Answer>,
  ): Promise<Answer> {
    try {
      if (isClosed) throw new Error('it is closed');
      // moves survive a power loss; a heartbeat need not
      const durability = parts.includes('lines') ? 'strict' : 'default';
      const transaction = database.transaction([...parts], mode, { durability });
      return await inTransaction(transaction, () => work(part => transaction.objectStore(part)));
    } catch (error) {
      throw failureFor(error);
    }
  }

  const look = <Answer>(part: Part, query: (store: IDBObjectStore) => AnyDatabaseRequest): Promise<Answer> =>
    inside([part], 'readonly', parts => requestResult(query(parts(part))));

  /** The tables that name a guest. A device has few tables, so all are scanned. */
  const rowsNaming = async (parts: Parts, guest: GuestId): Promise<TableRow[]> =>
    (await requestResult<TableRow[]>(parts('tables').getAll())).filter(row => namedIn(row).includes(guest));

  /** Forgets removed guests that no table names any more. */
  async function finishRemoved(parts: Parts): Promise<void> {
    for (const guest of await requestResult<GuestId[]>(parts('removed').getAllKeys()))
      if ((await rowsNaming(parts, guest)).length === 0) await requestResult(parts('removed').delete(guest));
  }

  async function rowAt(parts: Parts, key: TableKey): Promise<TableRow> {
    const row = await requestResult<TableRow | undefined>(parts('tables').get(key));
    if (!row) throw new Error(`there is no table ${key}`);
    return row;
  }

  const tablesBy = async (index: string, range: IDBValidKey | IDBKeyRange, limit?: number): Promise<TableCard[]> => {
    const rows = await look<TableRow[]>('tables', tables => tables.index(index).getAll(range, limit));
    return rows.map(({ card }) => card);
  };

  const wake = (at: Instant): Promise<Outage[]> =>
    inside(['pulse', 'outages', 'tables'], 'readwrite', async parts => {
      const last = await requestResult<Instant | undefined>(parts('pulse').get(LAST));
      if (last !== undefined && at - last > LONGEST_PAUSE) await noteOutage(parts, { from: last, until: at });
      await requestResult(parts('pulse').put(Math.max(last ?? at, at), LAST));
      return requestResult<Outage[]>(parts('outages').getAll());
    });

  /** Transactions run in order: when the last has ended, all have. */
  async function close(): Promise<void> {
    if (isClosed) return;
    isClosed = true;
    await inTransaction(database.transaction([...PARTS], 'readwrite'), () => Promise.resolve());
    database.close();
  }

  await wake(now);

  return {
    async addGuest(guest, secretHash) {
      const row: GuestRow = { id: guest.id, name: guest.name, madeAt: guest.madeAt, secretHash };
      await inside(['guests'], 'readwrite', parts => requestResult(parts('guests').add(row)));
    },
    async guestWith(secretHash) {
      const row = await look<GuestRow | undefined>('guests', guests => guests.index('secret').get(secretHash));
      return row && { id: row.id, name: row.name, madeAt: row.madeAt };
    },
    renameGuest: (id, name) =>
      inside(['guests'], 'readwrite', async parts => {
        const row = await requestResult<GuestRow | undefined>(parts('guests').get(id));
        if (row) await requestResult(parts('guests').put({ ...row, name }));
      }),

    seeGuest: (id, now) =>
      inside(['guests'], 'readwrite', async parts => {
        const row = await requestResult<GuestRow | undefined>(parts('guests').get(id));
        if (row && (row.seenAt ?? row.madeAt) < now - DAY)
          await requestResult(parts('guests').put({ ...row, seenAt: now }));
      }),
    removeGuest: id =>
      inside(['guests', 'removed', 'tables'], 'readwrite', async parts => {
        if (!(await requestResult(parts('guests').get(id)))) return false;
        await requestResult(parts('guests').delete(id));
        await requestResult(parts('removed').put(true, id));
        await finishRemoved(parts);
        return true;
      }),
    removedGuests: limit => look<GuestId[]>('removed', removed => removed.getAllKeys(null, limit)),
    deleteGuests: (unseenSince, limit) =>
      inside(['guests', 'tables'], 'readwrite', async parts => {
        const named = new Set((await requestResult<TableRow[]>(parts('tables').getAll())).flatMap(namedIn));
        const unseen = (await requestResult<GuestRow[]>(parts('guests').getAll()))
          .filter(({ id, madeAt, seenAt }) => (seenAt ?? madeAt) <= unseenSince && !named.has(id))
          .slice(0, limit);
        for (const { id } of unseen) await requestResult(parts('guests').delete(id));
        return unseen.length;
      }),

    addTable: (card, first, about = []) =>
      unlessTaken(
        undefined,
        inside(['tables', 'lines'], 'readwrite', async parts => {
          const company = companyOf(card);
          const added = await requestResult(parts('tables').add({ card, company, named: [...company, ...about] }));
          const key = Number(added);
          const line: LineRow = { key, lane: 'table', number: 1, body: first };
          await requestResult(parts('lines').add(line));
          return key;
        }),
      ),
    async find(id) {
      const row = await look<TableRow | undefined>('tables', tables => tables.index('id').get(id));
      return row && { key: row.key, card: row.card };
    },
    async idOfCode(code) {
      const row = await look<TableRow | undefined>('tables', tables => tables.index('code').get(code));
      return row?.card.phase === 'closed' ? undefined : row?.card.id;
    },
    append: (key, lines, card) =>
      unlessTaken(
        false,
        inside(['tables', 'lines'], 'readwrite', async parts => {
          const row = await rowAt(parts, key);
          for (const { lane, number, body } of lines)
            await requestResult(parts('lines').add({ key, lane, number, body } satisfies LineRow));
          const about = lines.flatMap(line => line.about ?? []);
          if (card || about.length > 0) await requestResult(parts('tables').put(rowWith(row, card ?? row.card, about)));
          return true;
        }),
      ),
    async read(key, lane, after) {
      const range = IDBKeyRange.bound([key, lane, after], [key, lane, Infinity], true);
      const rows = await look<LineRow[]>('lines', lines => lines.getAll(range));
      // readers count the bodies, so a missing number would shift the rest
      const astray = rows.find(({ number }, index) => number !== after + index + 1);
      if (astray) throw storeFailure('failed', new Error(`a line of table ${key} is missing before ${astray.number}`));
      return rows.map(({ body }) => body);
    },

    tablesNaming: (guest, after, limit) =>
      inside(['tables'], 'readonly', async parts =>
        (await rowsNaming(parts, guest))
          .filter(({ key }) => key > after)
          .slice(0, limit)
          .map(({ key, card }) => ({ key, id: card.id })),
      ),
    rewrite: (key, lines, card, guest) =>
      inside(['tables', 'lines', 'snapshots', 'removed'], 'readwrite', async parts => {
        const row = await rowAt(parts, key);
        for (const { lane, number, body } of lines) {
          if (!(await requestResult(parts('lines').get([key, lane, number]))))
            throw new Error(`table ${key} has no line ${number}`);
          await requestResult(parts('lines').put({ key, lane, number, body } satisfies LineRow));
        }
        await requestResult(parts('snapshots').delete(snapshotsOf(key)));
        const rewritten = rowWith(row, card, []);
        await requestResult(
          parts('tables').put({ ...rewritten, named: namedIn(rewritten).filter(one => one !== guest) }),
        );
        await finishRemoved(parts);
      }),
    deleteTable: key =>
      inside(['tables', 'lines', 'snapshots', 'removed'], 'readwrite', async parts => {
        await requestResult(parts('snapshots').delete(snapshotsOf(key)));
        await requestResult(parts('lines').delete(IDBKeyRange.bound([key], [key, []])));
        await requestResult(parts('tables').delete(key));
        await finishRemoved(parts);
      }),

    saveSnapshot: (key, number, body) =>
      inside(['snapshots'], 'readwrite', async parts => {
        await requestResult(parts('snapshots').put({ key, number, body } satisfies SnapshotRow));
        const numbers = (
          await requestResult<[TableKey, number][]>(parts('snapshots').getAllKeys(snapshotsOf(key)))
        ).map(([, kept]) => kept);
        for (const old of numbers.slice(0, -KEPT_SNAPSHOTS)) await requestResult(parts('snapshots').delete([key, old]));
      }),
    async snapshot(key, upTo) {
      const rows = await look<SnapshotRow[]>('snapshots', snapshots => snapshots.getAll(snapshotsOf(key, upTo)));
      const last = rows.at(-1);
      return last && { number: last.number, body: last.body };
    },

    async publicTables(changedAfter, perHost, limit) {
      const gathering = await tablesBy('phase', ofPhase('gathering', Infinity));
      const listed = gathering
        .filter(({ isPublic, changedAt }) => isPublic && changedAt > changedAfter)
        .sort((one, other) => other.madeAt - one.madeAt);
      const byHost = Map.groupBy(listed, ({ host }) => host);
      return listed.filter(card => (byHost.get(card.host) ?? []).indexOf(card) < perHost).slice(0, limit);
    },
    async tablesOf(guest, phases, before, limit) {
      const all = (await tablesBy('company', guest))
        .filter(({ phase, changedAt }) => phases.includes(phase) && changedAt < before)
        .sort((one, other) => other.changedAt - one.changedAt);
      const last = all[limit - 1];
      return last ? all.filter(({ changedAt }) => changedAt >= last.changedAt) : all;
    },
    async openTablesOf(host) {
      const theirs = await tablesBy('company', host);
      return theirs.filter(card => card.host === host && (card.phase === 'gathering' || card.phase === 'playing'))
        .length;
    },
    dueBy: async (instant, limit) => idsOf(await tablesBy('due', IDBKeyRange.upperBound(instant), limit)),
    unchangedSince: async (phase, instant, limit) => idsOf(await tablesBy('phase', ofPhase(phase, instant), limit)),

    pulse: now =>
      inside(['pulse'], 'readwrite', async parts => {
        const last = await requestResult<Instant | undefined>(parts('pulse').get(LAST));
        await requestResult(parts('pulse').put(Math.max(last ?? now, now), LAST));
      }),
    outages: () => look<Outage[]>('outages', outages => outages.getAll()),
    wake,

    backup: () =>
      Promise.reject(
        storeFailure('failed', new Error(isClosed ? 'it is closed' : 'a browser has no file to copy it to')),
      ),
    close,
  };
}

/** The key is taken, so nothing was stored. */
async function unlessTaken<Answer, Otherwise>(otherwise: Otherwise, job: Promise<Answer>): Promise<Answer | Otherwise> {
  try {
    return await job;
  } catch (error) {
    if (isStoreFailure(error) && nameOf(error.cause) === 'ConstraintError') return otherwise;
    throw error;
  }
}

const failureFor = (cause: unknown): StoreFailure =>
  storeFailure(nameOf(cause) === 'QuotaExceededError' ? 'full' : 'failed', cause);

const nameOf = (error: unknown): string | undefined => (error instanceof Error ? error.name : undefined);
