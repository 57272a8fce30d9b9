import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bot, exampleCard, storedLine, type TestTable, sitting, startTime, tableIn } from './store.fixture.ts';
import { type TableCard, isStoreFailure, type TablePhase, type Store } from './store.ts';

const everyPhase: readonly TablePhase[] = ['gathering', 'playing', 'over', 'closed'];
const idsOf = (cards: readonly TableCard[]): string[] => cards.map(({ id }) => id);

/** The contract of every store. */
export function storeContract(newPlace: () => TestTable): void {
  let place: TestTable;
  let store: Store;
  beforeEach(async () => {
    place = newPlace();
    store = await place.open(startTime);
  });
  afterEach(() => place.clear());

  /** As another process would find it. */
  async function reopened(now = startTime): Promise<Store> {
    await store.close();
    store = await place.open(now);
    return store;
  }

  describe('a guest', () => {
    const ann = { id: 'ann', name: 'Ann', madeAt: startTime };

    test('is found by the hash of their secret, and by nothing else', async () => {
      await store.addGuest(ann, 'hash');
      expect(await store.guestWith('hash')).toEqual(ann);
      expect(await store.guestWith('Hash')).toBeUndefined();
      expect(await store.guestWith('ann')).toBeUndefined();
      expect(await (await reopened()).guestWith('hash')).toEqual(ann);
    });

    test('may take another name, without effect on other guests', async () => {
      await store.addGuest(ann, 'hash');
      await store.addGuest({ ...ann, id: 'bob', name: 'Bob' }, 'other');
      await store.renameGuest('ann', 'Żaneta 🎲 Її');
      expect(await store.guestWith('hash')).toEqual({ ...ann, name: 'Żaneta 🎲 Її' });
      expect((await store.guestWith('other'))?.name).toBe('Bob');
      await store.renameGuest('nobody', 'Somebody');
    });

    test('is not added twice', async () => {
      await store.addGuest(ann, 'hash');
      await expect(store.addGuest(ann, 'another')).rejects.toSatisfy(isStoreFailure);
      await expect(store.addGuest({ ...ann, id: 'bob' }, 'hash')).rejects.toSatisfy(isStoreFailure);
      expect(await store.guestWith('another')).toBeUndefined();
      expect(await store.guestWith('hash')).toEqual(ann);
    });
  });

  describe('who is named', () => {
    const ann = { id: 'ann', name: 'Ann', madeAt: startTime };
    const naming = async (guest: string): Promise<string[]> =>
      (await store.tablesNaming(guest, 0, 9)).map(({ id }) => id);

    test('is known of every table where they sit or sat, host or hosted, talked, or have a chair kept', async () => {
      const seats = await tableIn(store, exampleCard('seats', { host: 'bob', seats: [sitting('ann'), null] }));
      await store.append(seats, [storedLine(2)], exampleCard('seats', { host: 'bob', seats: [null, null] }));
      const hosts = await tableIn(store, exampleCard('hosts', { host: 'ann', seats: [null, null] }));
      await store.append(hosts, [storedLine(2)], exampleCard('hosts', { host: 'bob', seats: [null, null] }));
      const talks = await tableIn(store, exampleCard('talks', { host: 'bob', seats: [] }));
      expect(await store.append(talks, [{ ...storedLine(1, 'psst', 'watchers'), about: 'ann' }], null)).toBe(true);
      await store.addTable(exampleCard('kept', { host: 'bob', seats: [] }), 'line 1', ['cyd', 'ann']);
      await tableIn(store, exampleCard('none', { host: 'bob', seats: [sitting('bob')] }));
      await reopened();
      expect(await naming('ann')).toEqual(['seats', 'hosts', 'talks', 'kept']);
      expect(await naming('cyd')).toEqual(['kept']);
      expect(await naming('nobody')).toEqual([]);
      expect(await store.tablesNaming('ann', seats, 2)).toEqual([
        { key: hosts, id: 'hosts' },
        { key: talks, id: 'talks' },
      ]);
    });

    test('is removed at once, and from tables one after the other', async () => {
      await store.addGuest(ann, 'hash');
      const [a, b] = [await tableIn(store, exampleCard('a')), await tableIn(store, exampleCard('b'))];
      expect(await store.removeGuest('ann')).toBe(true);
      expect(await store.removeGuest('ann')).toBe(false);
      expect(await store.guestWith('hash')).toBeUndefined();
      expect(await store.removedGuests(9)).toEqual(['ann']);
      await store.rewrite(a, [], exampleCard('a'), 'ann');
      expect([await store.removedGuests(9), await naming('ann')]).toEqual([['ann'], ['b']]);
      await reopened();
      await store.deleteTable(b);
      expect([await store.removedGuests(9), await naming('ann')]).toEqual([[], []]);
    });

    test('is not found where no table names them', async () => {
      await store.addGuest(ann, 'hash');
      expect(await store.removeGuest('ann')).toBe(true);
      expect(await store.removedGuests(9)).toEqual([]);
    });

    test('stays a guest; others go when they have not been seen for long', async () => {
      const day = 86_400_000;
      for (const id of ['ann', 'bob', 'cyd', 'dan']) await store.addGuest({ ...ann, id }, `hash of ${id}`);
      await tableIn(store, exampleCard('a', { host: 'ann', seats: [] }));
      await store.seeGuest('bob', startTime + 3 * day);
      await store.seeGuest('nobody', startTime);
      expect(await store.deleteGuests(startTime - 1, 9)).toBe(0);
      expect(await store.deleteGuests(startTime + day, 1)).toBe(1);
      expect(await store.deleteGuests(startTime + day, 9)).toBe(1);
      expect(await store.deleteGuests(startTime + day, 9)).toBe(0);
      const left = await Promise.all(['ann', 'bob', 'cyd', 'dan'].map(id => store.guestWith(`hash of ${id}`)));
      expect(left.map(guest => guest?.id)).toEqual(['ann', 'bob', undefined, undefined]);
    });
  });

  describe('snapshots of a log', () => {
    test('are found by the number they reach to, and the last two are kept', async () => {
      const [a, b] = [await tableIn(store, exampleCard('a')), await tableIn(store, exampleCard('b'))];
      for (const number of [10, 20, 30]) await store.saveSnapshot(a, number, `snapshot ${number}`);
      await store.saveSnapshot(b, 5, 'another');
      await reopened();
      expect(await store.snapshot(a, 19)).toBeUndefined();
      expect(await store.snapshot(a, 20)).toEqual({ number: 20, body: 'snapshot 20' });
      expect(await store.snapshot(a, 29)).toEqual({ number: 20, body: 'snapshot 20' });
      expect(await store.snapshot(a, 99)).toEqual({ number: 30, body: 'snapshot 30' });
      expect(await store.snapshot(b, Number.MAX_SAFE_INTEGER)).toEqual({ number: 5, body: 'another' });
      expect(await store.snapshot(b, 4)).toBeUndefined();
    });
  });

  describe('a log that is rewritten', () => {
    test('keeps its numbers and all lines that are not replaced', async () => {
      const key = await tableIn(store, exampleCard('a'));
      await store.append(
        key,
        [storedLine(2), storedLine(3), storedLine(1, 'psst', 'watchers'), storedLine(1, 'record', 'record')],
        null,
      );
      const other = await tableIn(store, exampleCard('b'));
      await store.saveSnapshot(key, 2, 'snapshot');
      const card = exampleCard('a', { seats: [{ guest: 'ann', name: '', bot: null }, null] });
      await store.rewrite(
        key,
        [storedLine(2, 'two'), storedLine(1, '', 'watchers'), storedLine(1, 'r', 'record')],
        card,
        'ann',
      );
      await reopened();
      expect(await store.read(key, 'table', 0)).toEqual(['line 1', 'two', 'line 3']);
      expect(await store.read(key, 'watchers', 0)).toEqual(['']);
      expect(await store.read(key, 'record', 0)).toEqual(['r']);
      expect(await store.read(other, 'table', 0)).toEqual(['line 1']);
      expect((await store.find('a'))?.card).toEqual(card);
      expect(await store.snapshot(key, 9)).toBeUndefined();
      expect(await store.append(key, [storedLine(4)], null)).toBe(true);
    });

    test('is rewritten as a whole, or not at all', async () => {
      const key = await tableIn(store, exampleCard('a'));
      const card = exampleCard('a', { phase: 'over' });
      await expect(store.rewrite(key, [storedLine(1, 'one'), storedLine(2, 'two')], card, 'ann')).rejects.toSatisfy(
        isStoreFailure,
      );
      expect(await store.read(key, 'table', 0)).toEqual(['line 1']);
      expect((await store.find('a'))?.card).toEqual(exampleCard('a'));
      await expect(store.rewrite(77, [], card, 'ann')).rejects.toSatisfy(isStoreFailure);
    });
  });

  describe('a table that is deleted', () => {
    test('is gone with all its lines, and leaves the others as they were', async () => {
      const [a, b] = [await tableIn(store, exampleCard('a')), await tableIn(store, exampleCard('b'))];
      for (const key of [a, b, a, b]) {
        const number = (await store.read(key, 'table', 0)).length + 1;
        await store.append(key, [storedLine(number), storedLine(number - 1, 'psst', 'watchers')], null);
      }
      await store.saveSnapshot(a, 2, 'snapshot');
      await store.deleteTable(a);
      await store.deleteTable(77);
      await reopened();
      expect(await store.find('a')).toBeUndefined();
      expect(await store.idOfCode('code of a')).toBeUndefined();
      expect(await store.read(a, 'table', 0)).toEqual([]);
      expect(await store.read(b, 'table', 0)).toEqual(['line 1', 'line 2', 'line 3']);
      expect(await store.read(b, 'watchers', 0)).toEqual(['psst', 'psst']);
      expect(idsOf(await store.tablesOf('ann', everyPhase, Infinity, 9))).toEqual(['b']);
      expect(await store.append(b, [storedLine(4)], null)).toBe(true);
      expect(await tableIn(store, exampleCard('a'))).not.toBe(b);
    });
  });

  describe('a table', () => {
    test('is found by its code until it is closed', async () => {
      const key = await tableIn(store, exampleCard('a'));
      for (const phase of ['playing', 'over'] as const) {
        await store.append(key, [], exampleCard('a', { phase }));
        expect(await store.idOfCode('code of a')).toBe('a');
      }
      await store.append(key, [], exampleCard('a', { phase: 'closed' }));
      expect(await store.idOfCode('code of a')).toBeUndefined();
      expect(await store.find('a')).toBeDefined();
      expect(await store.addTable(exampleCard('b', { code: 'code of a' }), 'x')).toBeUndefined();
    });

    test('is found by its id, and its id by its code', async () => {
      const card = exampleCard('a');
      const key = await tableIn(store, card);
      expect(await store.find('a')).toEqual({ key, card });
      expect(await store.idOfCode('code of a')).toBe('a');
      expect(await store.find('b')).toBeUndefined();
      expect(await store.idOfCode('a')).toBeUndefined();
      expect(await (await reopened()).find('a')).toEqual({ key, card });
    });

    test('keeps every field of its card', async () => {
      const card = exampleCard('a', {
        title: '07 zgłoś się',
        language: 'uk',
        isPublic: false,
        host: 'bob',
        phase: 'over',
        seats: [sitting('ann'), null, bot, { guest: 'її', name: 'O\'Neil "🎲" \\ \'; --', bot: null }],
        result: { winners: [0], ranks: [1, 2, 3, 4], points: [7.5, 0, -1, -2] },
        changedAt: startTime + 5,
        dueAt: startTime + 10,
      });
      const key = await tableIn(store, card);
      expect(await store.find('a')).toEqual({ key, card });
    });

    test('is not added if its id or its code is taken', async () => {
      const key = await tableIn(store, exampleCard('a'));
      expect(await store.addTable(exampleCard('a', { code: 'another' }), 'x')).toBeUndefined();
      expect(await store.addTable(exampleCard('b', { code: 'code of a', host: 'bob' }), 'x')).toBeUndefined();
      expect(await store.idOfCode('another')).toBeUndefined();
      expect(await store.find('b')).toBeUndefined();
      expect(await store.tablesOf('bob', everyPhase, Infinity, 9)).toEqual([]);
      expect(await store.read(key, 'table', 0)).toEqual(['line 1']);
    });

    test('has a key of its own', async () => {
      const keys = await Promise.all(['a', 'b', 'c'].map(id => tableIn(store, exampleCard(id))));
      expect(new Set(keys).size).toBe(3);
    });
  });

  describe('a log', () => {
    test('is read in order, from any line on', async () => {
      const key = await tableIn(store, exampleCard('a'));
      expect(await store.append(key, [storedLine(2)], null)).toBe(true);
      expect(await store.append(key, [storedLine(3), storedLine(4)], null)).toBe(true);
      expect(await store.read(key, 'table', 0)).toEqual(['line 1', 'line 2', 'line 3', 'line 4']);
      expect(await store.read(key, 'table', 2)).toEqual(['line 3', 'line 4']);
      expect(await store.read(key, 'table', 4)).toEqual([]);
      expect(await (await reopened()).read(key, 'table', 3)).toEqual(['line 4']);
    });

    test('is one of two, and one of many', async () => {
      const [a, b] = [await tableIn(store, exampleCard('a')), await tableIn(store, exampleCard('b'))];
      expect(await store.append(a, [storedLine(1, 'psst', 'watchers'), storedLine(2, 'aloud')], null)).toBe(true);
      expect(await store.append(b, [storedLine(1, 'pssst', 'watchers')], null)).toBe(true);
      expect(await store.read(a, 'table', 0)).toEqual(['line 1', 'aloud']);
      expect(await store.read(a, 'watchers', 0)).toEqual(['psst']);
      expect(await store.read(b, 'table', 0)).toEqual(['line 1']);
      expect(await store.read(b, 'watchers', 0)).toEqual(['pssst']);
    });

    test('of a table that is not there is empty, and takes no lines', async () => {
      expect(await store.read(77, 'table', 0)).toEqual([]);
      await expect(store.append(77, [storedLine(1)], null)).rejects.toSatisfy(isStoreFailure);
      await expect(store.append(77, [storedLine(1), storedLine(2)], null)).rejects.toSatisfy(isStoreFailure);
      await expect(store.append(77, [], exampleCard('a'))).rejects.toSatisfy(isStoreFailure);
      expect(await store.read(77, 'table', 0)).toEqual([]);
    });

    test('gives a number only once', async () => {
      const key = await tableIn(store, exampleCard('a'));
      expect(await store.append(key, [storedLine(1, 'again')], null)).toBe(false);
      expect(await store.append(key, [storedLine(2)], null)).toBe(true);
      expect(await store.append(key, [storedLine(2, 'again')], null)).toBe(false);
      expect(await store.read(key, 'table', 0)).toEqual(['line 1', 'line 2']);
    });

    test('takes all of the lines and the card, or nothing', async () => {
      const key = await tableIn(store, exampleCard('a'));
      await store.append(key, [storedLine(2)], null);
      const changed = exampleCard('a', { changedAt: startTime + 1, phase: 'playing' });
      const batches = [
        [storedLine(2, 'again')],
        [storedLine(3), storedLine(2, 'again')],
        [storedLine(2, 'again'), storedLine(3)],
        [storedLine(3), storedLine(3, 'again')],
        [storedLine(1, 'psst', 'watchers'), storedLine(2, 'again')],
      ];
      for (const lines of batches) {
        expect(await store.append(key, lines, null)).toBe(false);
        expect(await store.append(key, lines, changed)).toBe(false);
      }
      expect(await store.read(key, 'table', 0)).toEqual(['line 1', 'line 2']);
      expect(await store.read(key, 'watchers', 0)).toEqual([]);
      expect((await store.find('a'))?.card).toEqual(exampleCard('a'));
      expect(await store.append(key, [storedLine(3), storedLine(1, 'psst', 'watchers')], changed)).toBe(true);
      expect((await store.find('a'))?.card).toEqual(changed);
    });

    test('stores a card without lines', async () => {
      const key = await tableIn(store, exampleCard('a'));
      const changed = exampleCard('a', { host: 'bob', isPublic: false, language: 'pl', dueAt: startTime + 9 });
      expect(await store.append(key, [], changed)).toBe(true);
      expect((await store.find('a'))?.card).toEqual(changed);
      expect(await store.append(key, [], null)).toBe(true);
    });

    test.each([
      ['nothing', ''],
      ['every alphabet', 'zażółć gęślą jaźń, її, 漢字, 👩‍👩‍👧, \u0000, \u2028, \ufffd'],
      ['quotes', `'"\\'; DROP TABLE lines; --`],
      ['a megabyte', 'ż🎲a'.repeat(250_000)],
    ])('keeps %s to the letter', async (_, body) => {
      const key = await tableIn(store, exampleCard('a'));
      await store.append(key, [storedLine(2, body)], null);
      expect((await (await reopened()).read(key, 'table', 1))[0] === body).toBe(true);
    });
  });

  describe('many at once', () => {
    test('are carried out in the order of the calls, so that a client reads its own writes', async () => {
      const key = await tableIn(store, exampleCard('a'));
      const [before, added, after, again, taken, last] = await Promise.all([
        store.read(key, 'table', 0),
        store.append(key, [storedLine(2)], exampleCard('a', { phase: 'playing' })),
        store.read(key, 'table', 0),
        store.append(key, [storedLine(3)], null),
        store.append(key, [storedLine(3, 'again')], null),
        store.find('a'),
      ]);
      expect([before, added, after, again, taken]).toEqual([['line 1'], true, ['line 1', 'line 2'], true, false]);
      expect(last?.card.phase).toBe('playing');
    });

    test('do not spoil each other', async () => {
      const key = await tableIn(store, exampleCard('a'));
      const outcomes = await Promise.allSettled([
        store.append(key, [storedLine(2)], null),
        store.append(key, [storedLine(1, 'again')], null),
        store.addTable(exampleCard('b', { code: 'code of a' }), 'x'),
        store.append(77, [storedLine(1)], null),
        store.append(key, [storedLine(3), storedLine(2, 'again')], null),
        store.addGuest({ id: 'ann', name: 'Ann', madeAt: startTime }, 'hash'),
        store.addGuest({ id: 'ann', name: 'Ann', madeAt: startTime }, 'another'),
        store.append(key, [storedLine(3)], null),
      ]);
      expect(outcomes.map(outcome => (outcome.status === 'fulfilled' ? outcome.value : 'rejected'))).toEqual([
        true,
        false,
        undefined,
        'rejected',
        false,
        undefined,
        'rejected',
        true,
      ]);
      expect(await (await reopened()).read(key, 'table', 0)).toEqual(['line 1', 'line 2', 'line 3']);
      expect((await store.guestWith('hash'))?.name).toBe('Ann');
    });

    test('keep their logs apart', async () => {
      const keys = await Promise.all(
        Array.from({ length: 50 }, (_, table) => tableIn(store, exampleCard(`t${table}`))),
      );
      const numbers = Array.from({ length: 20 }, (_, index) => index + 2);
      const body = (key: number, number: number): string => `${number} of ${key}`;
      await Promise.all(
        keys.map(async key => {
          for (const number of numbers) await store.append(key, [storedLine(number, body(key, number))], null);
        }),
      );
      for (const key of keys) {
        expect(await store.read(key, 'table', 1)).toEqual(numbers.map(number => body(key, number)));
      }
    });
  });

  describe('two stores in one place', () => {
    test('both see everything', async () => {
      const other = await place.open(startTime);
      const key = await tableIn(store, exampleCard('a'));
      expect((await other.find('a'))?.key).toBe(key);
      expect(await other.append(key, [storedLine(2)], exampleCard('a', { phase: 'playing' }))).toBe(true);
      expect(await store.read(key, 'table', 0)).toEqual(['line 1', 'line 2']);
      expect((await store.find('a'))?.card.phase).toBe('playing');
      expect(await store.addTable(exampleCard('b', { code: 'code of a' }), 'x')).toBeUndefined();
    });

    test('cannot both have a number', async () => {
      const other = await place.open(startTime);
      const key = await tableIn(store, exampleCard('a'));
      const rivals = [store, other];
      const counts = [0, 0];
      await Promise.all(
        rivals.map(async (rival, who) => {
          for (let number = 2; number <= 60; number++) {
            if (await rival.append(key, [storedLine(number, `${number} by ${who}`)], null))
              counts[who] = (counts[who] ?? 0) + 1;
          }
        }),
      );
      const log = await store.read(key, 'table', 1);
      expect(log).toHaveLength(59);
      expect(log.map(body => Number.parseInt(body, 10))).toEqual(Array.from({ length: 59 }, (_, index) => index + 2));
      expect(rivals.map((_, who) => log.filter(body => body.endsWith(`by ${who}`)).length)).toEqual(counts);
    });
  });

  describe('the lists', () => {
    test('show public tables that are gathering, the newest first', async () => {
      await tableIn(store, exampleCard('old', { madeAt: startTime - 2 }));
      const begun = await tableIn(store, exampleCard('begun', { madeAt: startTime - 1 }));
      await tableIn(store, exampleCard('new', { madeAt: startTime }));
      await tableIn(store, exampleCard('hidden', { madeAt: startTime, isPublic: false }));
      expect(idsOf(await store.publicTables(0, 9, 9))).toEqual(['new', 'begun', 'old']);
      await store.append(begun, [], exampleCard('begun', { phase: 'playing' }));
      expect(await store.publicTables(0, 9, 9)).toEqual([
        exampleCard('new'),
        exampleCard('old', { madeAt: startTime - 2 }),
      ]);
      expect(idsOf(await store.publicTables(0, 9, 1))).toEqual(['new']);
    });

    test('show only the newest public tables of each host', async () => {
      for (let table = 0; table < 60; table++)
        await tableIn(store, exampleCard(`ann ${table}`, { host: 'ann', madeAt: startTime + table }));
      await tableIn(store, exampleCard('bob 0', { host: 'bob', madeAt: startTime - 2 }));
      await tableIn(store, exampleCard('bob 1', { host: 'bob', madeAt: startTime - 1 }));
      await tableIn(store, exampleCard('cyd 0', { host: 'cyd', madeAt: startTime + 99 }));
      const listed = ['cyd 0', 'ann 59', 'ann 58', 'bob 1', 'bob 0'];
      expect(idsOf(await store.publicTables(0, 2, 50))).toEqual(listed);
      expect(idsOf(await store.publicTables(0, 2, 3))).toEqual(listed.slice(0, 3));
    });

    test('show only public tables that were changed lately', async () => {
      await tableIn(store, exampleCard('long ago', { changedAt: startTime }));
      const key = await tableIn(store, exampleCard('lately', { changedAt: startTime + 1 }));
      expect(idsOf(await store.publicTables(startTime, 9, 9))).toEqual(['lately']);
      expect(idsOf(await store.publicTables(startTime + 1, 9, 9))).toEqual([]);
      await store.append(key, [], exampleCard('lately', { changedAt: startTime + 2 }));
      expect(idsOf(await store.publicTables(startTime + 1, 9, 9))).toEqual(['lately']);
    });

    test('list the tables where a guest sits or hosts, the last changed first', async () => {
      await tableIn(store, exampleCard('host', { host: 'bob', seats: [null, null], changedAt: startTime + 1 }));
      await tableIn(
        store,
        exampleCard('both', { host: 'bob', seats: [sitting('bob'), sitting('bob')], changedAt: startTime + 3 }),
      );
      await tableIn(store, exampleCard('seat', { seats: [bot, sitting('bob')], changedAt: startTime + 2 }));
      await tableIn(store, exampleCard('none', { seats: [sitting('ann'), null], changedAt: startTime + 4 }));
      expect(idsOf(await store.tablesOf('bob', everyPhase, Infinity, 9))).toEqual(['both', 'seat', 'host']);
      expect(idsOf(await store.tablesOf('ann', everyPhase, Infinity, 9))).toEqual(['none', 'seat']);
      expect(await store.tablesOf('cyd', everyPhase, Infinity, 9)).toEqual([]);
    });

    test('forget who stood up, and know who sat down', async () => {
      const key = await tableIn(store, exampleCard('a', { seats: [sitting('ann'), sitting('bob')] }));
      const of = async (guest: string): Promise<string[]> =>
        idsOf(await store.tablesOf(guest, everyPhase, Infinity, 9));
      await store.append(key, [storedLine(2)], exampleCard('a', { seats: [null, sitting('cyd')] }));
      expect([await of('ann'), await of('bob'), await of('cyd')]).toEqual([['a'], [], ['a']]);
      await store.append(key, [storedLine(3)], exampleCard('a', { host: 'cyd', seats: [null, sitting('cyd')] }));
      expect([await of('ann'), await of('bob'), await of('cyd')]).toEqual([[], [], ['a']]);
    });

    test('show a guest only the phases they ask for', async () => {
      for (const phase of everyPhase) await tableIn(store, exampleCard(phase, { phase }));
      for (const phase of everyPhase) {
        expect(idsOf(await store.tablesOf('ann', [phase], Infinity, 9))).toEqual([phase]);
      }
      const finished = await store.tablesOf('ann', ['over', 'closed'], Infinity, 9);
      expect(idsOf(finished).sort()).toEqual(['closed', 'over']);
      expect(await store.tablesOf('ann', [], Infinity, 9)).toEqual([]);
    });

    test('are turned over page by page, and lose nothing between equal times', async () => {
      const times = [5, 5, 5, 4, 3, 3, 2, 1, 1, 1, 1];
      const ids = times.map((_, index) => `t${index}`);
      for (const [index, id] of ids.entries()) {
        await tableIn(store, exampleCard(id, { changedAt: startTime + (times[index] ?? 0) }));
      }
      const pages: string[][] = [];
      let before = Infinity;
      for (;;) {
        const page = await store.tablesOf('ann', everyPhase, before, 2);
        const last = page.at(-1);
        if (!last) break;
        pages.push(idsOf(page));
        before = last.changedAt;
      }
      expect(pages.map(page => page.length)).toEqual([3, 3, 5]);
      expect(pages.flat().sort()).toEqual(ids.sort());
    });

    test('count the open tables of a host', async () => {
      for (const phase of everyPhase) await tableIn(store, exampleCard(phase, { phase }));
      await tableIn(store, exampleCard('guest', { host: 'bob' }));
      expect(await store.openTablesOf('ann')).toBe(2);
      expect(await store.openTablesOf('bob')).toBe(1);
      expect(await store.openTablesOf('cyd')).toBe(0);
    });

    test('list the tables whose clock is due, the earliest first', async () => {
      await tableIn(store, exampleCard('later', { dueAt: startTime + 3 }));
      const soon = await tableIn(store, exampleCard('soon', { dueAt: startTime + 1 }));
      await tableIn(store, exampleCard('next', { dueAt: startTime + 2 }));
      await tableIn(store, exampleCard('never'));
      expect(await store.dueBy(startTime, 9)).toEqual([]);
      expect(await store.dueBy(startTime + 2, 9)).toEqual(['soon', 'next']);
      expect(await store.dueBy(startTime + 9, 2)).toEqual(['soon', 'next']);
      await store.append(soon, [storedLine(2)], exampleCard('soon', { dueAt: startTime + 9 }));
      await store.append(soon, [storedLine(3)], exampleCard('soon', { dueAt: null }));
      expect(await store.dueBy(startTime + 9, 9)).toEqual(['next', 'later']);
    });

    test('list the tables that have not changed, the oldest first', async () => {
      await tableIn(store, exampleCard('new', { changedAt: startTime + 2 }));
      await tableIn(store, exampleCard('old', { changedAt: startTime + 1 }));
      await tableIn(store, exampleCard('older', { changedAt: startTime }));
      await tableIn(store, exampleCard('over', { changedAt: startTime, phase: 'over' }));
      expect(await store.unchangedSince('gathering', startTime + 1, 9)).toEqual(['older', 'old']);
      expect(await store.unchangedSince('gathering', startTime + 9, 1)).toEqual(['older']);
      expect(await store.unchangedSince('over', startTime, 9)).toEqual(['over']);
      expect(await store.unchangedSince('playing', startTime + 9, 9)).toEqual([]);
    });
  });

  describe('an outage', () => {
    test('lasts from the last pulse to the next start, and puts off the clocks that were to ring after its beginning', async () => {
      for (const dueAt of [startTime + 4999, startTime + 5000, startTime + 8000]) {
        await tableIn(store, exampleCard(`due ${dueAt - startTime}`, { dueAt }));
      }
      await tableIn(store, exampleCard('no clock'));
      await store.pulse(startTime + 5000);
      await reopened(startTime + 65_000);
      expect(await store.outages()).toEqual([{ from: startTime + 5000, until: startTime + 65_000 }]);
      expect(await store.dueBy(Infinity, 9)).toEqual(['due 4999', 'due 5000', 'due 8000']);
      expect((await store.find('due 4999'))?.card.dueAt).toBe(startTime + 4999);
      expect((await store.find('due 5000'))?.card.dueAt).toBe(startTime + 65_000);
      expect((await store.find('due 8000'))?.card.dueAt).toBe(startTime + 68_000);
      expect((await store.find('no clock'))?.card.dueAt).toBeNull();
    });

    test('is there once, and is followed by the next', async () => {
      await reopened(startTime + 10_000);
      await reopened(startTime + 10_000);
      await reopened(startTime + 11_000);
      await reopened(startTime + 20_000);
      expect(await store.outages()).toEqual([
        { from: startTime, until: startTime + 10_000 },
        { from: startTime + 11_000, until: startTime + 20_000 },
      ]);
    });

    test('is not a first start, nor a short pause, nor a second server', async () => {
      expect(await store.outages()).toEqual([]);
      await reopened(startTime + 2000);
      expect(await store.outages()).toEqual([]);
      await store.pulse(startTime + 60_000);
      const second = await place.open(startTime + 61_000);
      expect(await second.outages()).toEqual([]);
    });

    test('is not a clock set back', async () => {
      await store.pulse(startTime + 60_000);
      await store.pulse(startTime);
      await reopened(startTime + 10_000);
      expect(await store.outages()).toEqual([]);
      await reopened(startTime + 70_000);
      expect(await store.outages()).toEqual([{ from: startTime + 60_000, until: startTime + 70_000 }]);
    });
  });

  describe('closing', () => {
    test('finishes the running requests', async () => {
      const key = await tableIn(store, exampleCard('a'));
      const added = store.append(key, [storedLine(2)], null);
      await store.close();
      expect(await added).toBe(true);
      store = await place.open(startTime);
      expect(await store.read(key, 'table', 0)).toEqual(['line 1', 'line 2']);
    });

    test('is final, and may be repeated', async () => {
      await store.close();
      await store.close();
      await expect(store.find('a')).rejects.toSatisfy(isStoreFailure);
      await expect(store.append(1, [storedLine(2)], null)).rejects.toThrow('closed');
      await expect(store.backup('nowhere')).rejects.toThrow('closed');
    });
  });
}
