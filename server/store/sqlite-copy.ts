import { existsSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { columnsOf, PAGE, type Row, type StoreCopy } from './store-copy.ts';
import { createPrivateIn, lockDatabase } from './sqlite-lock.ts';
import { assertCurrent, assertOurs, migrate } from './sqlite-schema.ts';

/** Opens a file to be copied. No server uses it, and none can start until it is closed. */
export async function openSqliteCopy(file: string, role: 'source' | 'target'): Promise<StoreCopy> {
  const isNew = !existsSync(file) || statSync(file).size === 0;
  if (role === 'source' && isNew) throw new Error(`There is no ${file}.`);
  if (!isNew) assertOurs(file);
  const unlock = lockDatabase(file);
  if (!unlock) throw new Error(`a server uses ${file}: stop it first.`);
  let database: DatabaseSync | undefined;
  try {
    createPrivateIn(file);
    database = new DatabaseSync(file);
    if (role === 'source') assertCurrent(database, file);
    else migrate(database, file);
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; BEGIN IMMEDIATE');
  } catch (error) {
    database?.close();
    unlock();
    throw error;
  }
  return copyOf(database, unlock);
}

function copyOf(database: DatabaseSync, unlock: () => void): StoreCopy {
  return {
    count: async ({ name }) => Number(database.prepare(`SELECT count(*) AS count FROM ${name}`).get()?.['count']),
    async *rows(part) {
      const statement = database.prepare(
        `SELECT ${columnsOf(part)} FROM ${part.name} ORDER BY ${part.order.join(', ')}`,
      );
      statement.setReturnArrays(true);
      let page: Row[] = [];
      for (const row of statement.iterate()) {
        page.push(row as unknown as Row);
        if (page.length < PAGE) continue;
        yield page;
        page = [];
      }
      if (page.length > 0) yield page;
    },
    async add(part, rows) {
      const [extra, value] = part.name === 'pulse' ? ['only, ', '1, '] : ['', ''];
      const places = Object.keys(part.columns)
        .map(() => '?')
        .join(', ');
      const insert = database.prepare(
        `INSERT INTO ${part.name} (${extra}${columnsOf(part)}) VALUES (${value}${places})`,
      );
      for (const row of rows) insert.run(...row);
    },
    async clearPulse() {
      database.exec('DELETE FROM pulse; DELETE FROM outages');
    },
    async commit() {
      database.exec('COMMIT');
    },
    async close() {
      if (database.isTransaction) database.exec('ROLLBACK');
      database.close();
      unlock();
    },
  };
}
