import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, test } from 'vitest';
import { storeContract } from '../../tables/store.contract.ts';
import { cardOf, line, type Place, start, tableIn } from '../../tables/store.fixture.ts';
import { type DeviceStore, openDeviceStore } from './store.ts';

function newBrowser(): Place & { open(now: number): Promise<DeviceStore> } {
  const factory = new IDBFactory();
  const stores: DeviceStore[] = [];
  return {
    async open(now) {
      const store = await openDeviceStore({ factory, now, lost: () => {} });
      stores.push(store);
      return store;
    },
    async clear() {
      await Promise.all(stores.map(store => store.close()));
    },
  };
}

describe('a browser is a store', () => {
  storeContract(newBrowser);
});
