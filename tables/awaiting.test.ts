import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openTablesOf } from './cards.ts';
import type { House } from './house.ts';
import {
  comes,
  dealt,
  EVENING,
  inOrder,
  must,
  openPremises,
  PI,
  plays,
  type Premises,
  quiet,
  seated,
  seatNumber,
  SLOWLY,
  tableOf,
  THREE,
  until,
} from './table.fixture.ts';
import type { Store } from './store.ts';

let premises: Premises;
beforeAll(async () => {
  premises = await openPremises();
});
afterEach(() => {
  premises.time.now = EVENING;
});
afterAll(() => premises.close());

/** What the list of a guest says of one table. */
async function listed(house: House, guest: string, id: string) {
  const doc = (await openTablesOf(house, guest)).find(table => table.id === id);
  if (!doc) throw new Error(`${guest} has no table ${id}`);
  return { awaited: doc.awaited, left: doc.left };
}

/** Who is awaited at a table by the lists of everybody, as this process knows them. */
async function awaitedBy(house: House, guests: readonly string[], id: string): Promise<string[]> {
  const all = await Promise.all(guests.map(async guest => ({ guest, ...(await listed(house, guest, id)) })));
  return all.filter(({ awaited }) => awaited).map(({ guest }) => guest);
}

/** A store that counts how often whole logs are read, and how often what came after. */
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

describe('A list of my tables says where I am awaited', () => {
  test('before a match, nowhere', async () => {
    const house = premises.house(SLOWLY);
    const { live } = await seated(house, THREE);
    expect(await awaitedBy(house, THREE, live.table.id)).toEqual([]);
  });

  test('in a match whoever has to move is, and after the move whoever is next', async () => {
    const house = premises.house(SLOWLY);
    const { live, people } = await dealt(house, THREE);
    const [first, second] = inOrder(people);
    expect(await awaitedBy(house, THREE, live.table.id)).toEqual([first.guest.id]);
    await plays(first, 'examine');
    expect(await awaitedBy(house, THREE, live.table.id)).toEqual([second.guest.id]);
  });

  test('also where the table is not in memory, and stays so', async () => {
    const { live, people } = await dealt(premises.house(SLOWLY), THREE);
    const [first, second] = inOrder(people);
    const { store, counts } = counting(premises.store);
    const other = premises.house(SLOWLY, { store });
    expect(await awaitedBy(other, THREE, live.table.id)).toEqual([first.guest.id]);
    await plays(first, 'examine');
    expect(await awaitedBy(other, THREE, live.table.id)).toEqual([second.guest.id]);
    expect(other.lives.size).toBe(0);
    const { whole } = counts;
    expect(await awaitedBy(other, THREE, live.table.id)).toEqual([second.guest.id]);
    expect(counts.whole).toBe(whole);
  });

  test('whoever only hosts is not, and learns nothing of the clock', async () => {
    const house = premises.house(SLOWLY);
    const live = await tableOf(house, { ...PI, turnClock: 60 });
    const [ann, bob] = [await comes(house, live, 'ann'), await comes(house, live, 'bob')];
    await must(bob, { do: 'sit', seat: 0, word: 'word of bob' });
    await must(bob, { do: 'ready', ready: true });
    for (const seat of [1, 2]) await must(ann, { do: 'seatBot', seat, bot: 'novice' });
    await must(ann, { do: 'start' });
    expect(bob.doc.awaited).not.toEqual([]);
    expect(await listed(house, 'ann', live.table.id)).toEqual({ awaited: false, left: null });
  });

  test('with what is left on the clock, for whoever is awaited', async () => {
    const house = premises.house(SLOWLY);
    const { live, people } = await dealt(house, THREE, { turnClock: 60 });
    const [first, second] = inOrder(people);
    premises.time.now += 15_000;
    const other = premises.house(SLOWLY);
    for (const where of [house, other]) {
      expect(await listed(where, first.guest.id, live.table.id)).toEqual({ awaited: true, left: 45_000 });
      expect(await listed(where, second.guest.id, live.table.id)).toEqual({ awaited: false, left: null });
    }
  });

  test('nobody is in a pause all agreed to; at a deserted table whoever has to move when somebody is back', async () => {
    const house = premises.house({ ...SLOWLY, awayAfter: 0, grace: 1 });
    const { live, people } = await dealt(house, THREE, { turnClock: 60 });
    const [first] = inOrder(people);
    await must(people[0], { do: 'pause' });
    for (const client of people.slice(1))
      await must(client, { do: 'agree', asked: client.doc.table.asking?.asked ?? 0 });
    expect(live.table.paused).toBe('agreed');
    expect(await awaitedBy(house, THREE, live.table.id)).toEqual([]);
    await must(first, { do: 'resume' });
    for (const client of people) client.leaves();
    await quiet(live);
    premises.time.now += 3_600_000;
    await until(() => live.table.paused === 'deserted', 'the table is deserted');
    expect(await awaitedBy(house, THREE, live.table.id)).toEqual([first.guest.id]);
    expect(await listed(house, first.guest.id, live.table.id)).toEqual({ awaited: true, left: null });
  });

  test('nobody for whom a bot plays', async () => {
    const house = premises.house({ ...SLOWLY, awayAfter: 0, grace: 0 });
    const { live, people } = await dealt(house, THREE);
    const [first, second] = inOrder(people);
    first.leaves();
    await until(() => live.table.chairs[seatNumber(first)]?.taken?.away, 'the first is away');
    await must(second, { do: 'standIn', seat: seatNumber(first), bot: 'novice' });
    expect(await awaitedBy(house, THREE, live.table.id)).toEqual([]);
  });

  test('a list reads so many logs at the most, and the rest when it is asked for again', async () => {
    const house = premises.house(SLOWLY);
    const ids = [];
    for (let made = 0; made < 25; made++) ids.push((await dealt(house, ['eve', 'fay'])).live.table.id);
    const { store, counts } = counting(premises.store);
    const other = premises.house(SLOWLY, { store });
    const unknown = async () => (await openTablesOf(other, 'eve')).filter(({ awaited }) => awaited === null).length;
    expect(await unknown()).toBe(5);
    expect(counts.whole).toBe(20);
    expect(await unknown()).toBe(0);
    expect(counts.whole).toBe(25);
  });

  test('a table that cannot be read is not known of, and said to be so; the others are', async () => {
    const house = premises.house(SLOWLY);
    const [sound, broken] = [await dealt(house, ['gus', 'hal']), await dealt(house, ['gus', 'hal'])];
    const store: Store = {
      ...premises.store,
      read: async (key, lane, after) =>
        key === broken.live.key && lane === 'table' ? ['{}'] : premises.store.read(key, lane, after),
    };
    const other = premises.house(SLOWLY, { store });
    const alarms = premises.alarms.length;
    expect(await listed(other, 'gus', broken.live.table.id)).toEqual({ awaited: null, left: null });
    expect((await listed(other, 'gus', sound.live.table.id)).awaited).not.toBeNull();
    expect(premises.alarms.slice(alarms)[0]).toMatchObject({ what: 'whom a table waits for is not known' });
    premises.alarms.splice(alarms);
  });

  test('what is being stored is not told before it is', async () => {
    let store = (): void => {};
    const gate = new Promise<void>(resolve => {
      store = resolve;
    });
    let isShut = false;
    const house = premises.house(SLOWLY, {
      store: {
        ...premises.store,
        async append(key, lines, card) {
          if (isShut) await gate;
          return premises.store.append(key, lines, card);
        },
      },
    });
    const { live, people } = await dealt(house, THREE);
    const [first] = inOrder(people);
    isShut = true;
    const move = plays(first, 'examine');
    const asked = listed(house, first.guest.id, live.table.id);
    const aWhile = new Promise(resolve => setTimeout(resolve, 20, 'nothing told'));
    expect(await Promise.race([asked, aWhile])).toBe('nothing told');
    store();
    await move;
    expect(await asked).toMatchObject({ awaited: false });
  });

  test('whoever watches has no list of it', async () => {
    const house = premises.house(SLOWLY);
    const { live } = await dealt(house, THREE);
    await comes(house, live, 'zoe');
    expect(await openTablesOf(house, 'zoe')).toEqual([]);
  });
});
