import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  openSync,
  closeSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Folder, newFolder } from './sqlite.fixture.ts';
import type { ServerStore } from './condition.ts';
import { exampleCard, storedLine, startTime, tableIn } from '../../tables/store.fixture.ts';
import { isStoreFailure } from '../../tables/store.ts';

let folder: Folder;
let remarks: string[];
beforeEach(() => {
  folder = newFolder();
  remarks = [];
});
afterEach(() => folder.clear());

const beside = (name: string): string => join(folder.file, '..', name);
const log = (remark: string): void => void remarks.push(remark);
const PAGE = 4096;

/** Writes rubbish over the pages with the lines of tables. */
function damage(): void {
  const descriptor = openSync(folder.file, 'r+');
  for (let at = 40 * PAGE; at < statSync(folder.file).size; at += PAGE)
    writeSync(descriptor, Buffer.alloc(PAGE, 0x5a), 0, PAGE, at);
  closeSync(descriptor);
}

/** A database of some pages, closed. */
async function filled(): Promise<void> {
  const store = await folder.open(startTime);
  const key = await tableIn(store, exampleCard('a'));
  for (let number = 2; number < 60; number++) await store.append(key, [storedLine(number, 'x'.repeat(3000))], null);
  await store.close();
}

async function isRefused(store: ServerStore, number: number): Promise<boolean> {
  return store.append(1, [storedLine(number)], null).then(
    () => false,
    (error: unknown) => isStoreFailure(error) && error.failure === 'failed',
  );
}

describe('a file that is removed or replaced while it is in use', () => {
  test.each(['parlour.db', 'parlour.db-wal'])('is noticed before anything more is acknowledged: %s', async name => {
    const store = await folder.openWith({ log });
    const key = await tableIn(store, exampleCard('a'));
    rmSync(beside(name));
    expect(await isRefused(store, 2)).toBe(true);
    expect(await isRefused(store, 2)).toBe(true);
    await expect(store.pulse(startTime + 1)).rejects.toSatisfy(isStoreFailure);
    expect(store.condition()).toBe('gone');
    expect(await store.read(key, 'table', 0)).toEqual(['line 1']);
    expect(remarks.slice(1)).toEqual([
      expect.stringContaining('parlour.db was removed or replaced while the server runs'),
    ]);
  });

  test('is used again when it is put back, unless it is another database', async () => {
    const store = await folder.openWith({ log });
    const key = await tableIn(store, exampleCard('a'));
    await store.backup(beside('copy.db'));
    renameSync(folder.file, beside('moved.db'));
    renameSync(beside('copy.db'), folder.file);
    expect(await isRefused(store, 2)).toBe(true);
    renameSync(beside('moved.db'), folder.file);
    expect(await store.append(key, [storedLine(2)], null)).toBe(true);
    expect(store.condition()).toBe('well');
    expect(remarks.at(-1)).toBe('the store stores again');
  });
});

describe('a damaged file', () => {
  const SENTENCE = /parlour\.db is damaged \(.+\): restore a backup, as docs\/hosting\.md says/;

  test('is not opened, and the error names the file and a solution', async () => {
    await filled();
    damage();
    await expect(folder.open(startTime)).rejects.toThrow(SENTENCE);
  });

  test('that is large is noticed while it is in use, and nothing more is acknowledged', async () => {
    await filled();
    damage();
    const store = await folder.openWith({ log, checkedAtStart: 0 });
    await expect.poll(async () => (await store.pulse(startTime).catch(() => {}), store.condition())).toBe('damaged');
    expect(await isRefused(store, 60)).toBe(true);
    expect(remarks).toEqual([expect.stringMatching(SENTENCE)]);
  });

  test('is noticed when it is read', async () => {
    await filled();
    damage();
    const store = await folder.openWith({ log, checkedAtStart: 0 });
    await expect(store.read(1, 'table', 0)).rejects.toSatisfy(isStoreFailure);
    expect(store.condition()).toBe('damaged');
    expect(await isRefused(store, 60)).toBe(true);
    expect(remarks).toEqual([expect.stringMatching(SENTENCE)]);
  });

  test('that was cut short is noticed before anything more is acknowledged', async () => {
    await filled();
    const store = await folder.openWith({ log });
    await store.pulse(startTime);
    truncateSync(folder.file, PAGE);
    expect(await isRefused(store, 60)).toBe(true);
    expect(store.condition()).toBe('damaged');
  });
});

/** Notes outages of long ago until there is no room for another. */
function fillOutages(): void {
  const database = new DatabaseSync(folder.file);
  const pages = Object.values(database.prepare('PRAGMA page_count').get() ?? {})[0];
  database.exec(`PRAGMA max_page_count = ${String(pages)}`);
  const note = database.prepare('INSERT INTO outages (from_at, until_at) VALUES (?, ?)');
  try {
    for (let at = 1; ; at++) note.run(at, at);
  } catch {
    database.close();
  }
}

describe('room', () => {
  const big = 'x'.repeat(50_000);

  test('a database at its limit is opened, read, and takes in nothing; the outage before it counts', async () => {
    const store = await folder.openWith({ limit: 1 });
    const key = await tableIn(store, exampleCard('a', { dueAt: startTime + 60_000 }));
    let stored = 1;
    for (const size of [50_000, 1000, 1])
      await (async () => {
        for (;;) {
          await store.append(key, [storedLine(stored + 1, big.slice(0, size))], null);
          stored += 1;
        }
      })().catch(() => {});
    expect(store.condition()).toBe('full');
    await store.close();
    fillOutages();

    const full = await folder.openWith({ limit: 1, now: startTime + 10_000, log });
    expect((await full.outages()).at(-1)).toEqual({ from: startTime, until: startTime + 10_000 });
    expect(remarks).toContain('there is no room to store anything: tables can only be read');
    await expect(full.pulse(startTime + 10_001)).rejects.toMatchObject({ failure: 'full' });
    expect(await full.read(key, 'table', stored - 1)).toEqual(['x']);
    const failure: unknown = await full
      .append(key, [storedLine(stored + 1, big)], null)
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ failure: 'full' });
    expect(full.condition()).toBe('full');
    // others can read it
    await full.backup(beside('copy.db'));
    await full.close();

    const roomy = await folder.openWith({ limit: 10, now: startTime + 11_000 });
    expect(await roomy.append(key, [storedLine(stored + 1, big)], null)).toBe(true);
    expect((await roomy.outages()).filter(({ from }) => from === startTime)).toEqual([
      { from: startTime, until: startTime + 11_000 },
    ]);
    expect((await roomy.find('a'))?.card.dueAt).toBe(startTime + 71_000);
  });

  test('a database does not grow where its disk has less free space than it should leave', async () => {
    const store = await folder.openWith({ limit: { free: 1e12 } });
    const key = await tableIn(store, exampleCard('a')).catch(() => 0);
    const failure: unknown = await (async () => {
      for (let number = 2; ; number++) await store.append(key, [storedLine(number, big)], null);
    })().catch((error: unknown) => error);
    expect(failure).toMatchObject({ failure: 'full' });
    expect(statSync(folder.file).size).toBeLessThan(2 ** 20);
    await store.close();
    const free = await folder.openWith({ limit: { free: 0 } });
    expect(await free.append(key, [storedLine(2, big)], null)).toBe(true);
  });

  const canMount = spawnSync('unshare', ['-Urm', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;

  test.skipIf(!canMount)('on a full disk a store is opened and read; when there is room again it stores', () => {
    mkdirSync(beside('.'), { recursive: true });
    const script = fileURLToPath(new URL('./full-disk.fixture.ts', import.meta.url));
    const mount = 'mount -t tmpfs -o size=8m tmpfs "$1" && exec "$2" "$3" "$1"';
    const { stdout, stderr } = spawnSync(
      'unshare',
      ['-Urm', 'sh', '-c', mount, 'sh', beside('.'), process.execPath, script],
      { encoding: 'utf8', timeout: 60_000 },
    );
    const outages = [{ from: startTime, until: startTime + 10_000 }];
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual([
      expect.stringContaining('is a new database'),
      'no server ran for 10 s: clocks are put off',
      'there is no room to store anything: tables can only be read',
      ['line 1'],
      outages,
      'full',
      'full',
      'full',
      'full',
      'the store stores again',
      ['line 1', 'line 2'],
      outages,
      'well',
      startTime + 70_000,
    ]);
  });
});

describe('files', () => {
  test('are readable only for the user of the server: the database, its journals, backups, and the folder', async () => {
    const store = await folder.open(startTime);
    await tableIn(store, exampleCard('a'));
    await store.backup(beside('copy.db'));
    const modes = [...readdirSync(beside('.')), '.'].map(name => [
      name,
      (statSync(beside(name)).mode & 0o777).toString(8),
    ]);
    expect(modes).toEqual([
      ['copy.db', '600'],
      ['parlour.db', '600'],
      ['parlour.db-shm', '600'],
      ['parlour.db-wal', '600'],
      ['.', '700'],
    ]);
  });
});
