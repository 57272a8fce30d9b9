import { describe } from 'vitest';
import { sharedStoreContract } from '../../../tables/shared-store.contract.ts';
import { storeContract } from '../../../tables/store.contract.ts';
import { startTime, type TestTable } from '../../../tables/store.fixture.ts';
import { type Hint, type Instant, type SharedStore, storeFailure } from '../../../tables/store.ts';
import { beginRun, type Database, newDatabase } from './database.ts';
import { memoryStore } from './memory-store.ts';

/** A store whose requests are carried out at once. */
function openAtOnce(database: Database, writer: string, now: Instant): SharedStore {
  beginRun(database, now);
  let isClosed = false;
  return memoryStore(database, {
    writer,
    now: () => now,
    ask: async (_, act) => {
      if (isClosed) throw storeFailure('failed', new Error('it is closed'));
      return act();
    },
    listen(hear) {
      const ear = (by: string, hint: Hint): void => {
        if (by !== writer) hear(hint);
      };
      database.ears.add(ear);
      return () => void database.ears.delete(ear);
    },
    async close() {
      isClosed = true;
    },
  });
}

function newMemory(): TestTable {
  const database = newDatabase();
  return {
    open: async now => openAtOnce(database, 'writer', now),
    async clear() {
      database.tables.clear();
    },
  };
}

describe('the store of the simulation is a store', () => {
  storeContract(newMemory);
});

describe('the store of the simulation is a shared store', () => {
  sharedStoreContract(() => {
    const database = newDatabase();
    let writers = 0;
    return {
      open: async () => openAtOnce(database, `writer ${(writers += 1)}`, startTime),
      async clear() {
        database.tables.clear();
      },
    };
  });
});
