import { afterEach, beforeEach, expect, test } from 'vitest';
import { exampleCard, storedLine, startTime, tableIn } from './store.fixture.ts';
import type { Hint, SharedStore } from './store.ts';

/** A place for test stores that share everything, like two processes. */
export interface SharedTestPlace {
  open(): Promise<SharedStore>;
  clear(): Promise<void>;
}

/** The contract of every store that processes share, besides that of every store. */
export function sharedStoreContract(newPlace: () => SharedTestPlace): void {
  let place: SharedTestPlace;
  let one: SharedStore;
  let other: SharedStore;
  beforeEach(async () => {
    place = newPlace();
    one = await place.open();
    other = await place.open();
  });
  afterEach(() => place.clear());

  test('a table that is taken over refuses appends of earlier epochs, and nothing of them is stored', async () => {
    const key = await tableIn(one, exampleCard('a'));
    const first = await one.takeOver(key);
    expect(await one.append(key, [storedLine(2)], null, first)).toBe(true);
    const second = await other.takeOver(key);
    expect(second).toBeGreaterThan(first);
    expect(await one.append(key, [storedLine(3)], exampleCard('a', { phase: 'playing' }), first)).toBe(false);
    expect(await one.append(key, [], exampleCard('a', { phase: 'playing' }), first)).toBe(false);
    expect((await one.find('a'))?.card.phase).toBe('gathering');
    expect(await other.append(key, [storedLine(3)], null, second)).toBe(true);
    expect(await one.read(key, 'table', 0)).toEqual(['line 1', 'line 2', 'line 3']);
  });

  test('an append without an epoch needs only the next number', async () => {
    const key = await tableIn(one, exampleCard('a'));
    const epoch = await one.takeOver(key);
    expect(await other.append(key, [storedLine(2)], null)).toBe(true);
    expect(await one.append(key, [storedLine(2, 'late')], null, epoch)).toBe(false);
    expect(await one.append(key, [storedLine(3)], null, epoch)).toBe(true);
  });

  test('heads hold the last number and the epoch; missing tables have none', async () => {
    const [a, b] = [await tableIn(one, exampleCard('a')), await tableIn(one, exampleCard('b'))];
    const epoch = await one.takeOver(b);
    await other.append(b, [storedLine(2), storedLine(3), storedLine(1, 'watcher', 'watchers')], null);
    const heads = await one.heads([a, b, 1_000_000]);
    expect(heads.toSorted((first, second) => first.key - second.key)).toEqual([
      { key: a, n: 1, epoch: 0 },
      { key: b, n: 3, epoch },
    ]);
    await one.deleteTable(a);
    expect(await one.heads([a])).toEqual([]);
  });

  test('two processes that take a table over at once get different epochs', async () => {
    const key = await tableIn(one, exampleCard('a'));
    const epochs = await Promise.all([one.takeOver(key), other.takeOver(key), one.takeOver(key), other.takeOver(key)]);
    expect(new Set(epochs).size).toBe(4);
    await expect(one.takeOver(1_000_000)).rejects.toThrow('there is no table');
  });

  test('a heartbeat finds all others until they leave', async () => {
    await one.beat({ id: 'one', address: 'http://one', rules: 7 });
    const heard = await other.beat({ id: 'other', address: 'http://other', rules: 7 });
    expect(heard.others).toEqual([
      { id: 'one', address: 'http://one', rules: 7, silent: expect.any(Number) as number },
    ]);
    expect(heard.others[0]?.silent).toBeLessThan(2_000);
    await one.beat({ id: 'one', address: 'http://moved', rules: 7 });
    const again = await other.beat({ id: 'other', address: 'http://other', rules: 7 });
    expect(again.others.map(({ address }) => address)).toEqual(['http://moved']);
    expect(again.now).toBeGreaterThanOrEqual(heard.now);
    await one.leave('one');
    expect((await other.beat({ id: 'other', address: 'http://other', rules: 7 })).others).toEqual([]);
  });

  test('a heartbeat counts the outages', async () => {
    const before = await one.beat({ id: 'one', address: '', rules: 7 });
    expect(before.outages).toBe((await one.outages()).length);
  });

  test('hints reach the other process, and not the one that caused them', async () => {
    const heard: { readonly by: string; readonly hint: Hint }[] = [];
    const stops = [
      one.onHint(hint => heard.push({ by: 'one', hint })),
      other.onHint(hint => heard.push({ by: 'other', hint })),
    ];
    await Promise.all([
      one.beat({ id: 'one', address: '', rules: 7 }),
      other.beat({ id: 'other', address: '', rules: 7 }),
    ]);
    const key = await tableIn(one, exampleCard('a'));
    await one.addGuest({ id: 'ann', name: 'Ann', madeAt: startTime }, 'hash');
    heard.splice(0);
    await one.append(key, [storedLine(2)], null);
    const epoch = await one.takeOver(key);
    await one.append(key, [storedLine(3)], null, epoch);
    await one.removeGuest('ann');
    await one.leave('one');
    await expect.poll(() => heard.at(-1)?.hint).toEqual({ processes: true });
    expect(heard).toEqual([
      { by: 'other', hint: { tables: [key] } },
      { by: 'other', hint: { tables: [key] } },
      { by: 'other', hint: { removed: 'ann' } },
      { by: 'other', hint: { processes: true } },
    ]);
    for (const stop of stops) stop();
  });
}
