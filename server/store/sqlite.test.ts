import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Folder, newFolder } from './sqlite.fixture.ts';
import { backupSqlite } from './sqlite-backup.ts';
import { queries } from './sqlite-queries.ts';
import { exampleCard, storedLine, startTime, tableIn } from '../../tables/store.fixture.ts';
import { isStoreFailure, type Store } from '../../tables/store.ts';

describe('SQLite', () => {
  let folder: Folder;
  beforeEach(() => {
    folder = newFolder();
  });
  afterEach(() => folder.clear());

  const beside = (name: string): string => join(folder.file, '..', name);
  const filesBeside = (): string[] => readdirSync(join(folder.file, '..'));
  /** Creates a database, closes it, and changes it directly. */
  async function withDatabase(act: (database: DatabaseSync) => void): Promise<void> {
    await (await folder.open(startTime)).close();
    alter(act);
  }
  function alter(act: (database: DatabaseSync) => void): void {
    const database = new DatabaseSync(folder.file);
    act(database);
    database.close();
  }
  describe('opens', () => {
    test('a file that is not there, with its folders, and leaves a single one', async () => {
      const store = await folder.open(startTime);
      await tableIn(store, exampleCard('a'));
      await store.close();
      expect(filesBeside()).toEqual(['parlour.db']);
    });

    test('an empty file', async () => {
      await withDatabase(() => {});
      writeFileSync(folder.file, '');
      expect(await tableIn(await folder.open(startTime), exampleCard('a'))).toBe(1);
    });

    test('a new file in several places at once', async () => {
      const stores = await Promise.all(Array.from({ length: 4 }, () => folder.open(startTime)));
      const keys = await Promise.all(stores.map((store, index) => tableIn(store, exampleCard(`t${index}`))));
      expect(new Set(keys).size).toBe(4);
    });

    test('a database whose lines were found by an index, and loses none of them', async () => {
      const store = await folder.open(startTime);
      const [a, b] = [await tableIn(store, exampleCard('a')), await tableIn(store, exampleCard('b'))];
      await Promise.all(
        [2, 3, 4].flatMap(number =>
          [a, b].map(key => store.append(key, [storedLine(number, `${number} of ${key}`)], null)),
        ),
      );
      await store.append(a, [storedLine(1, 'psst', 'watchers')], null);
      await store.close();
      alter(database => database.exec(INDEXED));

      const again = await folder.open(startTime);
      for (const key of [a, b])
        expect(await again.read(key, 'table', 0)).toEqual([
          'line 1',
          ...[2, 3, 4].map(number => `${number} of ${key}`),
        ]);
      expect(await again.read(a, 'watchers', 0)).toEqual(['psst']);
      expect(await again.append(b, [storedLine(4)], null)).toBe(false);
      expect(await again.append(b, [storedLine(5)], null)).toBe(true);
      expect(await again.read(b, 'table', 3)).toEqual([`4 of ${b}`, 'line 5']);
    });

    test('a database without the names index of tables, which is filled in', async () => {
      const store = await folder.open(startTime);
      await store.addGuest({ id: 'ann', name: 'Ann', madeAt: startTime }, 'hash');
      const opened = JSON.stringify({ by: 'ann', kind: 'opened', kept: [null, { guest: 'kim', name: 'Kim' }] });
      const key = await store.addTable(exampleCard('a'), opened);
      if (key === undefined) throw new Error('it was not added');
      const said = { by: 'eve', kind: 'said', name: 'Eve', seat: null, text: 'He said: "kind":"sat"' };
      const sat = { by: 'bob', kind: 'sat', seat: 1, name: 'Bob', word: 'w' };
      await store.append(
        key,
        [storedLine(2, JSON.stringify(sat)), storedLine(1, JSON.stringify(said), 'watchers')],
        null,
      );
      await store.append(key, [storedLine(3, 'not JSON, "kind":"said"')], null);
      await store.close();
      alter(database => database.exec(INDEXED));

      const again = await folder.open(startTime);
      for (const guest of ['ann', 'bob', 'eve', 'kim'])
        expect(await again.tablesNaming(guest, 0, 9)).toEqual([{ key, id: 'a' }]);
      expect(await again.deleteGuests(Date.now() - 60_000, 9)).toBe(0);
    });

    test('and reports unusual conditions', async () => {
      const remarks: string[] = [];
      const log = (remark: string): void => void remarks.push(remark);
      await (await folder.openWith({ log })).close();
      await (await folder.openWith({ log })).close();
      await (await folder.openWith({ log, now: startTime + 35_000 })).close();
      expect(remarks).toEqual([`${folder.file} is a new database`, 'no server ran for 35 s: clocks are put off']);
    });

    test('without a word on stderr', () => {
      const { status, stderr } = spawnSync(process.execPath, [appending, folder.file], { encoding: 'utf8' });
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    });
  });

  describe('refuses', () => {
    const opening = (): Promise<Store> => folder.open(startTime);
    /** The errors on opening and copying it, and whether that changed a file. */
    async function refusal(): Promise<{ said: string[]; changed: boolean }> {
      const look = (): string => `${filesBeside().join()} ${readFileSync(folder.file, 'base64')}`;
      const before = look();
      const attempts = await Promise.allSettled([opening(), backupSqlite(folder.file, beside('copy.db'))]);
      const said = attempts.map(attempt => (attempt.status === 'rejected' ? String(attempt.reason) : 'nothing'));
      return { said, changed: look() !== before };
    }

    test('a database of a newer Parlour', async () => {
      await withDatabase(database => database.exec('PRAGMA user_version = 1000'));
      const remarks: string[] = [];
      await expect(folder.openWith({ log: remark => void remarks.push(remark) })).rejects.toThrow(
        /parlour\.db is a database of version 1000, and this Parlour knows none above \d+: it needs a newer Parlour\./,
      );
      expect(remarks).toEqual([]);
      alter(database => {
        expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: 1000 });
      });
    });

    test.each([
      ['words', 'Dear diary'],
      ['many words', 'Dear diary\n'.repeat(1000)],
    ])('a file of %s', async (_, text) => {
      await withDatabase(() => {});
      writeFileSync(folder.file, text);
      const sentence = `Error: ${folder.file} is no database, and has been left as it was.`;
      expect(await refusal()).toEqual({ said: [sentence, sentence], changed: false });
    });

    test.each([0, 7])('a database of application %i', async application => {
      await withDatabase(database => database.exec(`PRAGMA application_id = ${application}`));
      const sentence = `Error: ${folder.file} is a database of another application, and has been left as it was.`;
      expect(await refusal()).toEqual({ said: [sentence, sentence], changed: false });
    });

    test('a folder', async () => {
      await expect(folder.openWith({ file: tmpdir() })).rejects.toThrow(tmpdir());
    });
  });

  describe('when it is full', () => {
    const big = 'x'.repeat(50_000);

    test('reports it, loses no acknowledged data, and continues when there is space', async () => {
      const remarks: string[] = [];
      const store = await folder.openWith({ limit: 1, log: remark => void remarks.push(remark) });
      const key = await tableIn(store, exampleCard('a'));
      let stored = 1;
      const failure: unknown = await (async () => {
        for (; ; stored++) await store.append(key, [storedLine(stored + 1, big)], null);
      })().catch((error: unknown) => error);
      expect(failure).toMatchObject({ failure: 'full', message: 'the store is full: database or disk is full' });
      expect(stored).toBeGreaterThan(5);
      expect(statSync(folder.file).size).toBeLessThanOrEqual(2 ** 20);

      const batch = await Promise.allSettled([
        store.append(key, [storedLine(stored + 1, big)], exampleCard('a', { phase: 'playing' })),
        store.append(key, [storedLine(1)], null),
        store.read(key, 'table', stored),
        store.find('a'),
      ]);
      expect(batch.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled', 'fulfilled']);
      expect(batch[2]).toMatchObject({ value: [] });
      expect(batch[3]).toMatchObject({ value: { card: exampleCard('a') } });
      // what needs no room goes on
      await store.pulse(startTime + 1);

      alter(database => database.exec('UPDATE lines SET body = number'));
      expect(await store.append(key, [storedLine(stored + 1, big)], null)).toBe(true);
      expect(remarks).toEqual([
        `${folder.file} is a new database`,
        'the store cannot store: database or disk is full (the limit is PARLOUR_DATA_LIMIT_MB)',
        'the store stores again',
      ]);
    });

    test('works with a higher limit at the next start', async () => {
      const store = await folder.openWith({ limit: 1 });
      const key = await tableIn(store, exampleCard('a'));
      const outcomes = await Promise.allSettled(
        Array.from({ length: 30 }, async (_, index) => {
          // a batch each
          for (let turn = 0; turn < index; turn++) await store.pulse(startTime);
          return store.append(key, [storedLine(index + 2, big)], null);
        }),
      );
      const kept = outcomes.filter(({ status }) => status === 'fulfilled').length;
      expect(kept).toBeGreaterThan(5);
      expect(kept).toBeLessThan(30);
      await store.close();
      const roomy = await folder.openWith({ limit: 10 });
      expect(await roomy.read(key, 'table', 1)).toEqual(Array.from({ length: kept }, () => big));
      expect(await roomy.append(key, [storedLine(kept + 2, big)], null)).toBe(true);
    });
  });

  describe('when it breaks', () => {
    test('a thread that ends rejects waiting and later requests, and loses no acknowledged data', async () => {
      const remarks: string[] = [];
      const threads: Worker[] = [];
      const seen = (thread: Worker): void => void threads.push(thread);
      process.on('worker', seen);
      const store = await folder.openWith({ log: remark => void remarks.push(remark) });
      process.off('worker', seen);
      const key = await tableIn(store, exampleCard('a'));
      const waiting = store.append(key, [storedLine(2)], null);
      await Promise.all([
        ...threads.map(thread => thread.terminate()),
        expect(waiting).rejects.toSatisfy(isStoreFailure),
      ]);
      await expect(store.read(key, 'table', 0)).rejects.toSatisfy(isStoreFailure);
      expect(remarks.at(-1)).toBe('the store failed: its thread ended: nothing is stored until the next start');
      await store.close();
      expect(await (await folder.open(startTime)).read(key, 'table', 0)).toContain('line 1');
    });

    test('a process that is killed loses nothing it had acknowledged', async () => {
      const ids = Array.from({ length: 8 }, (_, index) => `t${index}`);
      const acknowledged = new Map<string, number>();
      for (let round = 0; round < 3; round++) {
        for (const [id, number] of await appendUntilKilled(folder.file, ids, 300 * (round + 1)))
          acknowledged.set(id, number);
        const store = await folder.open(startTime);
        for (const id of ids) {
          const log = await store.read((await store.find(id))?.key ?? 0, 'table', 0);
          expect(log).toEqual(log.map((_, index) => `line ${index + 1}`));
          expect(log.length).toBeGreaterThanOrEqual(acknowledged.get(id) ?? Infinity);
        }
        await store.close();
      }
    });

    test('a number that is missing from a log is noticed when it is read', async () => {
      const store = await folder.open(startTime);
      const key = await tableIn(store, exampleCard('a'));
      await store.append(key, [storedLine(3)], null);
      await expect(store.read(key, 'table', 0)).rejects.toThrow(`a line of table ${key} is missing`);
    });
  });

  describe('a backup', () => {
    test('is consistent while tables go on', async () => {
      const store = await folder.open(startTime);
      const [a, b] = [await tableIn(store, exampleCard('a')), await tableIn(store, exampleCard('b'))];
      const body = 'x'.repeat(20_000);
      for (let number = 2; number < 100; number++) await store.append(a, [storedLine(number, body)], null);
      const copying = new AbortController();
      let number = 2;
      const writing = (async () => {
        // always as many in the one as in the other, and on the card
        for (; !copying.signal.aborted; number++) {
          await store.append(
            b,
            [storedLine(number), storedLine(number - 1, 'psst', 'watchers')],
            exampleCard('b', { changedAt: number }),
          );
        }
      })();
      const copies = ['one', 'two', 'three'].map(name => beside(`${name}.db`));
      for (const copy of copies) await store.backup(copy);
      await backupSqlite(folder.file, beside('four.db'));
      copying.abort();
      await writing;
      for (const copy of [...copies, beside('four.db')]) {
        const copied = await folder.openWith({ file: copy });
        const logged = (await copied.read(b, 'table', 0)).length;
        expect((await copied.read(b, 'watchers', 0)).length).toBe(logged - 1);
        expect(await copied.find('b')).toMatchObject({ card: logged === 1 ? exampleCard('b') : { changedAt: logged } });
        expect((await copied.read(a, 'table', 0)).length).toBe(99);
      }
    });

    test('has all acknowledged data, and is a single file', async () => {
      const store = await folder.open(startTime);
      const key = await tableIn(store, exampleCard('a'));
      await store.append(key, [storedLine(2)], null);
      await store.backup(beside('copy.db'));
      expect(filesBeside().filter(name => name.startsWith('copy'))).toEqual(['copy.db']);
      const copied = await folder.openWith({ file: beside('copy.db') });
      expect(await copied.read(key, 'table', 0)).toEqual(['line 1', 'line 2']);
    });

    test('never overwrites a file', async () => {
      const store = await folder.open(startTime);
      writeFileSync(beside('diary'), 'Dear diary');
      await expect(store.backup(beside('diary'))).rejects.toThrow('never overwrites');
      await expect(store.backup(folder.file)).rejects.toThrow('never overwrites');
      expect(readFileSync(beside('diary'), 'utf8')).toBe('Dear diary');
    });

    test('of a missing database is refused, and creates no file', async () => {
      await (await folder.open(startTime)).close();
      await expect(backupSqlite(beside('missing.db'), beside('copy.db'))).rejects.toThrow('There is no');
      await expect(backupSqlite(folder.file, beside('no such folder/copy.db'))).rejects.toThrow('no such file');
      expect(filesBeside()).toEqual(['parlour.db']);
      expect(existsSync(beside('missing.db'))).toBe(false);
    });

    test('is finished before the store closes', async () => {
      const store = await folder.open(startTime);
      await tableIn(store, exampleCard('a'));
      const copying = store.backup(beside('copy.db'));
      await store.close();
      await copying;
      expect(await (await folder.openWith({ file: beside('copy.db') })).find('a')).toBeDefined();
    });
  });

  test('uses an index for every query, for any number of tables', async () => {
    await withDatabase(database => {
      const asked: string[] = [];
      const prepare = (sql: string): StatementSync => {
        asked.push(sql);
        return database.prepare(sql);
      };
      queries(Object.assign(Object.create(database) as DatabaseSync, { prepare }));
      const plans = asked
        .filter(sql => /^(SELECT|UPDATE|DELETE|WITH)/.test(sql))
        .map(sql => ({
          sql,
          plan: database
            .prepare(`EXPLAIN QUERY PLAN ${sql}`)
            .all()
            .map(({ detail }) => String(detail)),
        }));
      expect(plans.length).toBeGreaterThan(12);
      const scanning = plans.filter(({ plan }) =>
        plan.some(step => /^SCAN (tables|logs|lines|guests|company|named)/.test(step)),
      );
      expect(scanning).toEqual([]);
      // only what belongs to one guest, or was changed in the last minutes, is sorted
      const sorting = plans.filter(({ plan }) => plan.some(step => step.includes('TEMP B-TREE FOR ORDER BY')));
      expect(sorting.map(({ sql }) => sql)).toEqual([
        expect.stringContaining('row_number()'),
        expect.stringContaining('rank()'),
        expect.stringContaining('FROM outages'),
      ]);
    });
  });
});

/** Takes a database back to version 1. */
const INDEXED = `
  DROP TABLE snapshots;
  DROP TABLE named;
  DROP TABLE removed;
  DROP INDEX guests_by_age;
  ALTER TABLE guests DROP COLUMN seen_at;
  PRAGMA user_version = 1;
`;

const appending = fileURLToPath(new URL('./append-loop.fixture.ts', import.meta.url));

/** The last number of each table that the process said was stored. */
function appendUntilKilled(file: string, ids: readonly string[], after: number): Promise<Map<string, number>> {
  const child = spawn(process.execPath, [appending, file, ...ids], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.setEncoding('utf8');
  child.stdout.on('data', (chunk: string) => {
    // from its first line on, for it takes its time to start
    if (said === '') setTimeout(() => child.kill('SIGKILL'), after);
    said += chunk;
  });
  return new Promise(resolve => {
    child.on('close', () => {
      const whole = said.slice(0, said.lastIndexOf('\n') + 1);
      const numbers = new Map<string, number>();
      for (const [, id = '', number] of whole.matchAll(/^(\S+) (\d+)$/gm)) numbers.set(id, Number(number));
      resolve(numbers);
    });
  });
}
