import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerStore } from './condition.ts';
import { openSqlite, type SqliteOptions } from './sqlite.ts';
import { type TestTable, startTime } from '../../tables/store.fixture.ts';
import type { Store } from '../../tables/store.ts';

/** A temporary file. */
export interface Folder extends TestTable {
  readonly file: string;
  openWith(options: Partial<SqliteOptions>): Promise<ServerStore>;
}

export function newFolder(): Folder {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-store-'));
  const file = join(folder, 'data', 'parlour.db');
  const opened: Store[] = [];
  async function openWith(options: Partial<SqliteOptions>): Promise<ServerStore> {
    // most tests do not need durability
    const store = await openSqlite({ file, durability: 'normal', limit: null, now: startTime, ...options });
    opened.push(store);
    return store;
  }
  return {
    file,
    openWith,
    open: now => openWith({ now }),
    async clear() {
      await Promise.all(opened.map(store => store.close()));
      rmSync(folder, { recursive: true });
    },
  };
}
