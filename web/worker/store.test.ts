import 'fake-indexeddb/auto';
import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb';
import { describe, expect, test } from 'vitest';
import { storeContract } from '../../tables/store.contract.ts';
import { exampleCard, storedLine, type TestTable, startTime, tableIn } from '../../tables/store.fixture.ts';
import { type DeviceStore, openDeviceStore } from './store.ts';

/** A fake browser storage that can be full or be deleted. */
interface Browser extends TestTable {
  readonly factory: IDBFactory;
  open(now: number): Promise<DeviceStore>;
  exhaust(): void;
  relieve(): void;
  take(): void;
  /** How often a store reported that its database was lost. */
  losses(): number;
}

function newBrowser(): Browser {
  const factory = new IDBFactory();
  const stores: DeviceStore[] = [];
  const databases: IDBDatabase[] = [];
  let losses = 0;
  let isFull = false;

  /** Aborts all writes, as on a full disk. */
  function watch(database: IDBDatabase): void {
    const begin = database.transaction.bind(database);
    databases.push(database);
    database.transaction = (stores, mode, options) => {
      const transaction = begin(stores, mode, options);
      if (isFull && mode === 'readwrite') {
        Object.defineProperty(transaction, 'error', { value: new DOMException('no room', 'QuotaExceededError') });
        queueMicrotask(() => transaction.abort());
      }
      return transaction;
    };
  }

  return {
    factory,
    async open(now) {
      const watched = Object.create(factory, {
        open: {
          value: (...given: Parameters<IDBFactory['open']>) => {
            const request = factory.open(...given);
            request.addEventListener('success', () => watch(request.result));
            return request;
          },
        },
      }) as IDBFactory;
      const store = await openDeviceStore({ factory: watched, now, lost: () => void (losses += 1) });
      stores.push(store);
      return store;
    },
    async clear() {
      await Promise.all(stores.map(store => store.close()));
    },
    exhaust: () => {
      isFull = true;
    },
    relieve: () => {
      isFull = false;
    },
    take: () => {
      for (const database of databases) forceCloseDatabase(database as never);
    },
    losses: () => losses,
  };
}

describe('a browser is a store', () => {
  storeContract(newBrowser);
});

describe('a browser', () => {
  test('that is full reports it, and keeps its data', async () => {
    const browser = newBrowser();
    const store = await browser.open(startTime);
    const key = await tableIn(store, exampleCard('a'));
    browser.exhaust();
    await expect(store.append(key, [storedLine(2)], null)).rejects.toMatchObject({ failure: 'full' });
    await expect(store.addTable(exampleCard('b'), 'x')).rejects.toMatchObject({ failure: 'full' });
    browser.relieve();
    expect(await store.read(key, 'table', 0)).toEqual(['line 1']);
    expect(await store.find('b')).toBeUndefined();
    expect(await store.append(key, [storedLine(2)], null)).toBe(true);
    await browser.clear();
  });

  test('that deletes or upgrades the database ends the store', async () => {
    const browser = newBrowser();
    const taken = await browser.open(startTime);
    browser.take();
    await expect(taken.find('a')).rejects.toMatchObject({ failure: 'failed' });
    expect(browser.losses()).toBe(1);
    const old = await browser.open(startTime);
    const newer = browser.factory.open('parlour', 99);
    await new Promise(resolve => newer.addEventListener('success', resolve));
    await expect(old.find('a')).rejects.toMatchObject({ failure: 'failed' });
    expect(browser.losses()).toBe(2);
    await expect(browser.open(startTime)).rejects.toMatchObject({ failure: 'failed' });
    newer.result.close();
  });

  test('with a database of version 1 migrates it, with the named guests', async () => {
    const browser = newBrowser();
    const request = browser.factory.open('parlour', 1);
    request.addEventListener('upgradeneeded', () => {
      const database = request.result;
      const guests = database.createObjectStore('guests', { keyPath: 'id' });
      guests.createIndex('secret', 'secretHash', { unique: true });
      guests.add({ id: 'ann', name: 'Ann', madeAt: startTime, secretHash: 'hash' });
      const tables = database.createObjectStore('tables', { keyPath: 'key', autoIncrement: true });
      tables.createIndex('id', 'card.id', { unique: true });
      tables.createIndex('code', 'card.code', { unique: true });
      tables.createIndex('company', 'company', { multiEntry: true });
      tables.createIndex('phase', ['card.phase', 'card.changedAt']);
      tables.createIndex('due', 'card.dueAt');
      tables.add({ card: exampleCard('a'), company: ['ann'] });
      const lines = database.createObjectStore('lines', { keyPath: ['key', 'lane', 'number'] });
      lines.add({ key: 1, lane: 'table', number: 1, body: 'line 1' });
      database.createObjectStore('pulse');
      database.createObjectStore('outages', { keyPath: 'from' });
    });
    await new Promise(resolve => request.addEventListener('success', resolve));
    request.result.close();
    const store = await browser.open(startTime);
    expect(await store.read(1, 'table', 0)).toEqual(['line 1']);
    expect(await store.append(1, [storedLine(2)], null)).toBe(true);
    expect(await store.tablesNaming('ann', 0, 9)).toEqual([{ key: 1, id: 'a' }]);
    expect(await store.removeGuest('ann')).toBe(true);
    expect(await store.removedGuests(9)).toEqual(['ann']);
    await browser.clear();
  });

  test('that was asleep records one outage for all pages', async () => {
    const browser = newBrowser();
    const [one, other] = [await browser.open(startTime), await browser.open(startTime)];
    await tableIn(one, exampleCard('a', { dueAt: startTime + 30_000 }));
    await one.pulse(startTime + 10_000);
    const asleep = { from: startTime + 10_000, until: startTime + 70_000 };
    expect(await one.wake(startTime + 70_000)).toEqual([asleep]);
    expect(await other.wake(startTime + 70_100)).toEqual([asleep]);
    expect((await one.find('a'))?.card.dueAt).toBe(startTime + 90_000);
    // no play in between: the outage is extended
    expect(await other.wake(startTime + 80_100)).toEqual([
      asleep,
      { from: startTime + 70_100, until: startTime + 80_100 },
    ]);
    expect(await other.wake(startTime + 90_000)).toEqual([
      asleep,
      { from: startTime + 70_100, until: startTime + 90_000 },
    ]);
    await browser.clear();
  });

  test('has no files', async () => {
    const browser = newBrowser();
    const store = await browser.open(startTime);
    await expect(store.backup('a file')).rejects.toMatchObject({ failure: 'failed' });
    await browser.clear();
  });

  test('refuses a log with a missing number', async () => {
    const browser = newBrowser();
    const store = await browser.open(startTime);
    const key = await tableIn(store, exampleCard('a'));
    await store.append(key, [storedLine(3)], null);
    await expect(store.read(key, 'table', 0)).rejects.toMatchObject({ failure: 'failed' });
    await browser.clear();
  });
});
