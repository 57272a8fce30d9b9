import { describe } from 'vitest';
import { describeWithPostgres, newDatabase } from './postgres.fixture.ts';
import { sharedStoreContract } from '../../tables/shared-store.contract.ts';
import { storeContract } from '../../tables/store.contract.ts';
import { startTime } from '../../tables/store.fixture.ts';

describeWithPostgres('Postgres is a store', postgres => {
  storeContract(() => newDatabase(postgres()));

  describe('that processes share', () => {
    sharedStoreContract(() => {
      const database = newDatabase(postgres());
      return { open: () => database.openWith({ now: startTime }), clear: () => database.clear() };
    });
  });
});
