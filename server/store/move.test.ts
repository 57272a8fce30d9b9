import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { moveStore } from './move.ts';
import { describeWithPostgres } from './postgres.fixture.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import { exampleCard, storedLine, sitting, startTime, tableIn } from '../../tables/store.fixture.ts';
import type { Store } from '../../tables/store.ts';

const NUMBERS = Array.from({ length: 1200 }, (_, index) => index + 2);

/** Guests, tables with every lane, snapshots, a removed guest and an outage. */
async function fill(store: Store): Promise<void> {
  for (const id of ['ann', 'bob', 'Żaneta', 'żółw', 'їжак'])
    await store.addGuest({ id, name: `Name of ${id} 🎲`, madeAt: startTime }, `hash of ${id}`);
  const a = await tableIn(store, exampleCard('a', { dueAt: startTime + 60_000 }));
  await store.append(a, [storedLine(2, 'zażółć \u0000 \u0001'), storedLine(1, 'psst', 'watchers')], null);
  await store.append(
    a,
    NUMBERS.slice(1).map(number => storedLine(number)),
    null,
  );
  await store.append(a, [storedLine(1, '{"record":true}', 'record')], exampleCard('a', { phase: 'over', dueAt: null }));
  const gone = await tableIn(store, exampleCard('gone'));
  await tableIn(store, exampleCard('b', { host: 'bob', seats: [sitting('bob'), sitting('їжак')] }));
  await store.deleteTable(gone);
  await store.saveSnapshot(a, 200, 'snapshot');
  await store.removeGuest('bob');
  await store.pulse(startTime + 5000);
}

/** What a server finds in a store. */
async function contentsOf(store: Store): Promise<unknown> {
  const found = await Promise.all(['a', 'gone', 'b'].map(id => store.find(id)));
  const [a] = found;
  const lanes = (['table', 'watchers', 'record'] as const).map(lane => store.read(a?.key ?? 0, lane, 0));
  return {
    found,
    lanes: await Promise.all(lanes),
    snapshot: await store.snapshot(a?.key ?? 0, 9999),
    guests: await Promise.all(['ann', 'bob', 'Żaneta', 'żółw', 'їжак'].map(id => store.guestWith(`hash of ${id}`))),
    removed: await store.removedGuests(9),
    named: await store.tablesNaming('їжак', 0, 9),
    outages: await store.outages(),
  };
}

describeWithPostgres('moving a store', postgres => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'parlour-move-'));
  });
  afterEach(async () => {
    rmSync(folder, { recursive: true });
    await postgres().empty();
  });
  const sqlite = (name: string, now = startTime) =>
    openSqlite({ file: join(folder, name), durability: 'normal', limit: null, now });

  test('copies everything to Postgres and back, and can be repeated', async () => {
    const [from, back, { url }] = [join(folder, 'from.db'), join(folder, 'back.db'), postgres()];
    const source = await sqlite('from.db');
    await fill(source);
    const contents = await contentsOf(source);
    await source.close();

    const shown: [done: number, of: number][] = [];
    const copied = await moveStore(from, url, (...step) => void shown.push(step));
    expect(copied).toMatchObject({ outcome: 'copied', counts: { guests: 4, tables: 2, lines: 1204 } });
    expect(shown.length).toBeGreaterThan(5);
    expect(shown.at(-1)?.[0]).toBe(shown.at(-1)?.[1]);
    expect((await moveStore(from, url)).outcome).toBe('equal');

    const copy = await openPostgres({ url, now: null });
    expect(await contentsOf(copy)).toEqual(contents);
    await copy.close();
    expect((await moveStore(url, back)).outcome).toBe('copied');
    expect((await moveStore(url, back)).outcome).toBe('equal');

    const returned = await sqlite('back.db', startTime + 5001);
    expect(await contentsOf(returned)).toEqual(contents);
    await returned.close();

    // Play goes on in the copy, with numbers and keys of its own.
    const server = await openPostgres({ url, now: startTime + 5001 });
    const key = (await server.find('b'))?.key ?? 0;
    expect(await server.append(key, [storedLine(1, 'taken')], null)).toBe(false);
    expect(await server.append(key, [storedLine(2)], null)).toBe(true);
    expect(await tableIn(server, exampleCard('c'))).toBeGreaterThan(key);
    await server.close();
    await expect(moveStore(from, url)).rejects.toThrow(
      'holds other data (“tables” differs), and has been left as it was.',
    );
    const after = await openPostgres({ url, now: null });
    expect(await after.find('c')).toBeDefined();
    await after.close();
  });

  test('changes nothing where a store is missing or in use', async () => {
    const file = join(folder, 'from.db');
    const { url } = postgres();
    const open = await sqlite('from.db');
    await fill(open);
    await open.close();
    await expect(moveStore(join(folder, 'missing.db'), url)).rejects.toThrow('There is no');
    await expect(moveStore(url, join(folder, 'new.db'))).rejects.toThrow('There is no store of Parlour');
    const server = await openPostgres({ url, now: Date.now() });
    await expect(moveStore(file, url)).rejects.toThrow('stop it first');
    await server.close();
    expect((await moveStore(file, url)).outcome).toBe('copied');
  });
});
