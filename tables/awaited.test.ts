import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openTablesOf } from './cards.ts';
import type { TableService } from './service.ts';
import {
  connectClient,
  dealtTable,
  START_TIME,
  inOrder,
  mustDo,
  openTestTables,
  PI,
  playMove,
  type TestTables,
  untilIdle,
  seatedTable,
  seatNumber,
  SLOWLY,
  newLiveTable,
  THREE,
  waitUntil,
} from './table.fixture.ts';
import type { Store } from './store.ts';

let testTables: TestTables;
beforeAll(async () => {
  testTables = await openTestTables();
});
afterEach(() => {
  testTables.time.now = START_TIME;
});
afterAll(() => testTables.close());

/** The entry for one table in the list of a guest. */
async function listed(service: TableService, guest: string, id: string) {
  const doc = (await openTablesOf(service, guest)).find(table => table.id === id);
  if (!doc) throw new Error(`${guest} has no table ${id}`);
  return { awaited: doc.awaited, left: doc.left };
}

/** The awaited guests of a table, read from the lists of all guests in this process. */
async function awaitedBy(service: TableService, guests: readonly string[], id: string): Promise<string[]> {
  const all = await Promise.all(guests.map(async guest => ({ guest, ...(await listed(service, guest, id)) })));
  return all.filter(({ awaited }) => awaited).map(({ guest }) => guest);
}

/** A store that counts reads of whole logs, and reads of new entries. */
function counting(store: Store): { store: Store; counts: { whole: number; after: number } } {
  const counts = { whole: 0, after: 0 };
  return {
    counts,
    store: {
      ...store,
      read(key, lane, after) {
        if (lane === 'table') counts[after === 0 ? 'whole' : 'after'] += 1;
        return store.read(key, lane, after);
      },
    },
  };
}

describe('The list of my tables shows where I am awaited', () => {
  test('no table before its match', async () => {
    const service = testTables.service(SLOWLY);
    const { live } = await seatedTable(service, THREE);
    expect(await awaitedBy(service, THREE, live.table.id)).toEqual([]);
  });

  test('in a match, the player on turn is awaited, then the next one', async () => {
    const service = testTables.service(SLOWLY);
    const { live, people } = await dealtTable(service, THREE);
    const [first, second] = inOrder(people);
    expect(await awaitedBy(service, THREE, live.table.id)).toEqual([first.guest.id]);
    await playMove(first, 'examine');
    expect(await awaitedBy(service, THREE, live.table.id)).toEqual([second.guest.id]);
  });

  test('a table that is not in memory, without loading it', async () => {
    const { live, people } = await dealtTable(testTables.service(SLOWLY), THREE);
    const [first, second] = inOrder(people);
    const { store, counts } = counting(testTables.store);
    const other = testTables.service(SLOWLY, { store });
    expect(await awaitedBy(other, THREE, live.table.id)).toEqual([first.guest.id]);
    await playMove(first, 'examine');
    expect(await awaitedBy(other, THREE, live.table.id)).toEqual([second.guest.id]);
    expect(other.liveTables.size).toBe(0);
    const { whole } = counts;
    expect(await awaitedBy(other, THREE, live.table.id)).toEqual([second.guest.id]);
    expect(counts.whole).toBe(whole);
  });

  test('a host without a seat is not awaited, and is not shown the clock', async () => {
    const service = testTables.service(SLOWLY);
    const live = await newLiveTable(service, { ...PI, turnClock: 60 });
    const [ann, bob] = [await connectClient(service, live, 'ann'), await connectClient(service, live, 'bob')];
    await mustDo(bob, { do: 'sit', seat: 0, word: 'word of bob' });
    await mustDo(bob, { do: 'ready', ready: true });
    for (const seat of [1, 2]) await mustDo(ann, { do: 'seatBot', seat, bot: 'novice' });
    await mustDo(ann, { do: 'start' });
    expect(bob.doc.awaited).not.toEqual([]);
    expect(await listed(service, 'ann', live.table.id)).toEqual({ awaited: false, left: null });
  });

  test('with the time left on the clock, for awaited players', async () => {
    const service = testTables.service(SLOWLY);
    const { live, people } = await dealtTable(service, THREE, { turnClock: 60 });
    const [first, second] = inOrder(people);
    testTables.time.now += 15_000;
    const other = testTables.service(SLOWLY);
    for (const where of [service, other]) {
      expect(await listed(where, first.guest.id, live.table.id)).toEqual({ awaited: true, left: 45_000 });
      expect(await listed(where, second.guest.id, live.table.id)).toEqual({ awaited: false, left: null });
    }
  });

  test('no player in an agreed pause; the player on turn at a deserted table', async () => {
    const service = testTables.service({ ...SLOWLY, awayAfter: 0, grace: 1 });
    const { live, people } = await dealtTable(service, THREE, { turnClock: 60 });
    const [first] = inOrder(people);
    await mustDo(people[0], { do: 'pause' });
    for (const client of people.slice(1))
      await mustDo(client, { do: 'agree', asked: client.doc.table.asking?.asked ?? 0 });
    expect(live.table.paused).toBe('agreed');
    expect(await awaitedBy(service, THREE, live.table.id)).toEqual([]);
    await mustDo(first, { do: 'resume' });
    for (const client of people) client.leaves();
    await untilIdle(live);
    testTables.time.now += 3_600_000;
    await waitUntil(() => live.table.paused === 'deserted', 'the table is deserted');
    expect(await awaitedBy(service, THREE, live.table.id)).toEqual([first.guest.id]);
    expect(await listed(service, first.guest.id, live.table.id)).toEqual({ awaited: true, left: null });
  });

  test('no player whose seat a bot plays', async () => {
    const service = testTables.service({ ...SLOWLY, awayAfter: 0, grace: 0 });
    const { live, people } = await dealtTable(service, THREE);
    const [first, second] = inOrder(people);
    first.leaves();
    await waitUntil(() => live.table.chairs[seatNumber(first)]?.taken?.away, 'the first is away');
    await mustDo(second, { do: 'standIn', seat: seatNumber(first), bot: 'novice' });
    expect(await awaitedBy(service, THREE, live.table.id)).toEqual([]);
  });

  test('one request reads a limited number of logs; the next request reads the rest', async () => {
    const service = testTables.service(SLOWLY);
    const ids = [];
    for (let made = 0; made < 25; made++) ids.push((await dealtTable(service, ['eve', 'fay'])).live.table.id);
    const { store, counts } = counting(testTables.store);
    const other = testTables.service(SLOWLY, { store });
    const unknown = async () => (await openTablesOf(other, 'eve')).filter(({ awaited }) => awaited === null).length;
    expect(await unknown()).toBe(5);
    expect(counts.whole).toBe(20);
    expect(await unknown()).toBe(0);
    expect(counts.whole).toBe(25);
  });

  test('an unreadable table is reported as unknown; the others are not affected', async () => {
    const service = testTables.service(SLOWLY);
    const [sound, broken] = [await dealtTable(service, ['gus', 'hal']), await dealtTable(service, ['gus', 'hal'])];
    const store: Store = {
      ...testTables.store,
      read: async (key, lane, after) =>
        key === broken.live.key && lane === 'table' ? ['{}'] : testTables.store.read(key, lane, after),
    };
    const other = testTables.service(SLOWLY, { store });
    const alarms = testTables.alarms.length;
    expect(await listed(other, 'gus', broken.live.table.id)).toEqual({ awaited: null, left: null });
    expect((await listed(other, 'gus', sound.live.table.id)).awaited).not.toBeNull();
    expect(testTables.alarms.slice(alarms)[0]).toMatchObject({ what: 'whom a table waits for is not known' });
    testTables.alarms.splice(alarms);
  });

  test('entries are not sent before they are stored', async () => {
    let store = (): void => {};
    const gate = new Promise<void>(resolve => {
      store = resolve;
    });
    let isShut = false;
    const service = testTables.service(SLOWLY, {
      store: {
        ...testTables.store,
        async append(key, lines, card) {
          if (isShut) await gate;
          return testTables.store.append(key, lines, card);
        },
      },
    });
    const { live, people } = await dealtTable(service, THREE);
    const [first] = inOrder(people);
    isShut = true;
    const move = playMove(first, 'examine');
    const asked = listed(service, first.guest.id, live.table.id);
    const aWhile = new Promise(resolve => setTimeout(resolve, 20, 'nothing told'));
    expect(await Promise.race([asked, aWhile])).toBe('nothing told');
    store();
    await move;
    expect(await asked).toMatchObject({ awaited: false });
  });

  test('spectators do not have the table in their list', async () => {
    const service = testTables.service(SLOWLY);
    const { live } = await dealtTable(service, THREE);
    await connectClient(service, live, 'zoe');
    expect(await openTablesOf(service, 'zoe')).toEqual([]);
  });
});
