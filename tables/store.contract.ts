import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bot, cardOf, line, type TestTable, sitting, start, tableIn } from './store.fixture.ts';
import { type TableCard, isStoreFailure, type TablePhase, type Store } from './store.ts';

const everyPhase: readonly TablePhase[] = ['gathering', 'playing', 'over', 'closed'];
const idsOf = (cards: readonly TableCard[]): string[] => cards.map(({ id }) => id);

/** The contract of every store. */
export function storeContract(newPlace: () => TestTable): void {
  let place: TestTable;
  let store: Store;
  beforeEach(async () => {
    place = newPlace();
    store = await place.open(start);
  });
  afterEach(() => place.clear());

  /** As another process would find it. */
  async function reopened(now = start): Promise<Store> {
    await store.close();
    store = await place.open(now);
    return store;
  }

  describe('a guest', () => {
    const ann = { id: 'ann', name: 'Ann', madeAt: start };

    test('is found by the hash of their secret, and by nothing else', async () => {
      await store.addGuest(ann, 'hash');
      expect(await store.guestWith('hash')).toEqual(ann);
      expect(await store.guestWith('Hash')).toBeUndefined();
      expect(await store.guestWith('ann')).toBeUndefined();
      expect(await (await reopened()).guestWith('hash')).toEqual(ann);
    });

    test('may take another name, which is nobody else’s business', async () => {
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
    const ann = { id: 'ann', name: 'Ann', madeAt: start };
    const naming = async (guest: string): Promise<string[]> =>
      (await store.tablesNaming(guest, 0, 9)).map(({ id }) => id);

    test('is known of every table where they sit or sat, host or hosted, talked, or have a chair kept', async () => {
      const seats = await tableIn(store, cardOf('seats', { host: 'bob', seats: [sitting('ann'), null] }));
      await store.append(seats, [line(2)], cardOf('seats', { host: 'bob', seats: [null, null] }));
      const hosts = await tableIn(store, cardOf('hosts', { host: 'ann', seats: [null, null] }));
      await store.append(hosts, [line(2)], cardOf('hosts', { host: 'bob', seats: [null, null] }));
      const talks = await tableIn(store, cardOf('talks', { host: 'bob', seats: [] }));
      expect(await store.append(talks, [{ ...line(1, 'psst', 'watchers'), about: 'ann' }], null)).toBe(true);
      await store.addTable(cardOf('kept', { host: 'bob', seats: [] }), 'line 1', ['cyd', 'ann']);
      await tableIn(store, cardOf('none', { host: 'bob', seats: [sitting('bob')] }));
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
      const [a, b] = [await tableIn(store, cardOf('a')), await tableIn(store, cardOf('b'))];
      expect(await store.removeGuest('ann')).toBe(true);
      expect(await store.removeGuest('ann')).toBe(false);
      expect(await store.guestWith('hash')).toBeUndefined();
      expect(await store.removedGuests(9)).toEqual(['ann']);
      await store.rewrite(a, [], cardOf('a'), 'ann');
      expect([await store.removedGuests(9), await naming('ann')]).toEqual([['ann'], ['b']]);
      await reopened();
      await store.deleteTable(b);
      expect([await store.removedGuests(9), await naming('ann')]).toEqual([[], []]);
    });

    test('is nobody to be looked for where no table names them', async () => {
      await store.addGuest(ann, 'hash');
      expect(await store.removeGuest('ann')).toBe(true);
      expect(await store.removedGuests(9)).toEqual([]);
    });

    test('stays a guest; others go when they have not been seen for long', async () => {
      const day = 86_400_000;
      for (const id of ['ann', 'bob', 'cyd', 'dan']) await store.addGuest({ ...ann, id }, `hash of ${id}`);
      await tableIn(store, cardOf('a', { host: 'ann', seats: [] }));
      await store.seeGuest('bob', start + 3 * day);
      await store.seeGuest('nobody', start);
      expect(await store.deleteGuests(start - 1, 9)).toBe(0);
      expect(await store.deleteGuests(start + day, 1)).toBe(1);
      expect(await store.deleteGuests(start + day, 9)).toBe(1);
      expect(await store.deleteGuests(start + day, 9)).toBe(0);
      const left = await Promise.all(['ann', 'bob', 'cyd', 'dan'].map(id => store.guestWith(`hash of ${id}`)));
      expect(left.map(guest => guest?.id)).toEqual(['ann', 'bob', undefined, undefined]);
    });
  });

  describe('snapshots of a log', () => {
    test('are found by the number they reach to, and the last two are kept', async () => {
      const [a, b] = [await tableIn(store, cardOf('a')), await tableIn(store, cardOf('b'))];
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
    test('keeps its numbers and what is not replaced', async () => {
      const key = await tableIn(store, cardOf('a'));
      await store.append(key, [line(2), line(3), line(1, 'psst', 'watchers'), line(1, 'record', 'record')], null);
      const other = await tableIn(store, cardOf('b'));
      await store.saveSnapshot(key, 2, 'snapshot');
      const card = cardOf('a', { seats: [{ guest: 'ann', name: '', bot: null }, null] });
      await store.rewrite(key, [line(2, 'two'), line(1, '', 'watchers'), line(1, 'r', 'record')], card, 'ann');
      await reopened();
      expect(await store.read(key, 'table', 0)).toEqual(['line 1', 'two', 'line 3']);
      expect(await store.read(key, 'watchers', 0)).toEqual(['']);
      expect(await store.read(key, 'record', 0)).toEqual(['r']);
      expect(await store.read(other, 'table', 0)).toEqual(['line 1']);
      expect((await store.find('a'))?.card).toEqual(card);
      expect(await store.snapshot(key, 9)).toBeUndefined();
      expect(await store.append(key, [line(4)], null)).toBe(true);
    });

    test('is rewritten as a whole, or not at all', async () => {
      const key = await tableIn(store, cardOf('a'));
      const card = cardOf('a', { phase: 'over' });
      await expect(store.rewrite(key, [line(1, 'one'), line(2, 'two')], card, 'ann')).rejects.toSatisfy(isStoreFailure);
      expect(await store.read(key, 'table', 0)).toEqual(['line 1']);
      expect((await store.find('a'))?.card).toEqual(cardOf('a'));
      await expect(store.rewrite(77, [], card, 'ann')).rejects.toSatisfy(isStoreFailure);
    });
  });

  describe('a table that is deleted', () => {
    test('is gone with all its lines, and leaves the others as they were', async () => {
      const [a, b] = [await tableIn(store, cardOf('a')), await tableIn(store, cardOf('b'))];
      for (const key of [a, b, a, b]) {
        const number = (await store.read(key, 'table', 0)).length + 1;
        await store.append(key, [line(number), line(number - 1, 'psst', 'watchers')], null);
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
      expect(await store.append(b, [line(4)], null)).toBe(true);
      expect(await tableIn(store, cardOf('a'))).not.toBe(b);
    });
  });

  describe('a table', () => {
    test('is found by its code until it is closed', async () => {
      const key = await tableIn(store, cardOf('a'));
      for (const phase of ['playing', 'over'] as const) {
        await store.append(key, [], cardOf('a', { phase }));
        expect(await store.idOfCode('code of a')).toBe('a');
      }
      await store.append(key, [], cardOf('a', { phase: 'closed' }));
      expect(await store.idOfCode('code of a')).toBeUndefined();
      expect(await store.find('a')).toBeDefined();
      expect(await store.addTable(cardOf('b', { code: 'code of a' }), 'x')).toBeUndefined();
    });

    test('is found by its id, and its id by its code', async () => {
      const card = cardOf('a');
      const key = await tableIn(store, card);
      expect(await store.find('a')).toEqual({ key, card });
      expect(await store.idOfCode('code of a')).toBe('a');
      expect(await store.find('b')).toBeUndefined();
      expect(await store.idOfCode('a')).toBeUndefined();
      expect(await (await reopened()).find('a')).toEqual({ key, card });
    });

    test('keeps every field of its card', async () => {
      const card = cardOf('a', {
        title: '07 zgłoś się',
        language: 'uk',
        isPublic: false,
        host: 'bob',
        phase: 'over',
        seats: [sitting('ann'), null, bot, { guest: 'її', name: 'O\'Neil "🎲" \\ \'; --', bot: null }],
        result: { winners: [0], ranks: [1, 2, 3, 4], points: [7.5, 0, -1, -2] },
        changedAt: start + 5,
        dueAt: start + 10,
      });
      const key = await tableIn(store, card);
      expect(await store.find('a')).toEqual({ key, card });
    });

    test('is not added if its id or its code is taken', async () => {
      const key = await tableIn(store, cardOf('a'));
      expect(await store.addTable(cardOf('a', { code: 'another' }), 'x')).toBeUndefined();
      expect(await store.addTable(cardOf('b', { code: 'code of a', host: 'bob' }), 'x')).toBeUndefined();
      expect(await store.idOfCode('another')).toBeUndefined();
      expect(await store.find('b')).toBeUndefined();
      expect(await store.tablesOf('bob', everyPhase, Infinity, 9)).toEqual([]);
      expect(await store.read(key, 'table', 0)).toEqual(['line 1']);
    });

    test('has a key of its own', async () => {
      const keys = await Promise.all(['a', 'b', 'c'].map(id => tableIn(store, cardOf(id))));
      expect(new Set(keys).size).toBe(3);
    });
  });

  describe('a log', () => {
    test('is read in order, from any line on', async () => {
      const key = await tableIn(store, cardOf('a'));
      expect(await store.append(key, [line(2)], null)).toBe(true);
      expect(await store.append(key, [line(3), line(4)], null)).toBe(true);
      expect(await store.read(key, 'table', 0)).toEqual(['line 1', 'line 2', 'line 3', 'line 4']);
      expect(await store.read(key, 'table', 2)).toEqual(['line 3', 'line 4']);
      expect(await store.read(key, 'table', 4)).toEqual([]);
      expect(await (await reopened()).read(key, 'table', 3)).toEqual(['line 4']);
    });

    test('is one of two, and one of many', async () => {
      const [a, b] = [await tableIn(store, cardOf('a')), await tableIn(store, cardOf('b'))];
      expect(await store.append(a, [line(1, 'psst', 'watchers'), line(2, 'aloud')], null)).toBe(true);
      expect(await store.append(b, [line(1, 'pssst', 'watchers')], null)).toBe(true);
      expect(await store.read(a, 'table', 0)).toEqual(['line 1', 'aloud']);
      expect(await store.read(a, 'watchers', 0)).toEqual(['psst']);
      expect(await store.read(b, 'table', 0)).toEqual(['line 1']);
      expect(await store.read(b, 'watchers', 0)).toEqual(['pssst']);
    });

    test('of a table that is not there is empty, and takes no lines', async () => {
      expect(await store.read(77, 'table', 0)).toEqual([]);
      await expect(store.append(77, [line(1)], null)).rejects.toSatisfy(isStoreFailure);
      await expect(store.append(77, [line(1), line(2)], null)).rejects.toSatisfy(isStoreFailure);
      await expect(store.append(77, [], cardOf('a'))).rejects.toSatisfy(isStoreFailure);
      expect(await store.read(77, 'table', 0)).toEqual([]);
    });

    test('gives a number only once', async () => {
      const key = await tableIn(store, cardOf('a'));
      expect(await store.append(key, [line(1, 'again')], null)).toBe(false);
      expect(await store.append(key, [line(2)], null)).toBe(true);
      expect(await store.append(key, [line(2, 'again')], null)).toBe(false);
      expect(await store.read(key, 'table', 0)).toEqual(['line 1', 'line 2']);
    });

    test('takes all of the lines and the card, or nothing', async () => {
      const key = await tableIn(store, cardOf('a'));
      await store.append(key, [line(2)], null);
      const changed = cardOf('a', { changedAt: start + 1, phase: 'playing' });
      const batches = [
        [line(2, 'again')],
        [line(3), line(2, 'again')],
        [line(2, 'again'), line(3)],
        [line(3), line(3, 'again')],
        [line(1, 'psst', 'watchers'), line(2, 'again')],
      ];
      for (const lines of batches) {
        expect(await store.append(key, lines, null)).toBe(false);
        expect(await store.append(key, lines, changed)).toBe(false);
      }
      expect(await store.read(key, 'table', 0)).toEqual(['line 1', 'line 2']);
      expect(await store.read(key, 'watchers', 0)).toEqual([]);
      expect((await store.find('a'))?.card).toEqual(cardOf('a'));
      expect(await store.append(key, [line(3), line(1, 'psst', 'watchers')], changed)).toBe(true);
      expect((await store.find('a'))?.card).toEqual(changed);
    });

    test('takes a card alone', async () => {
      const key = await tableIn(store, cardOf('a'));
      const changed = cardOf('a', { host: 'bob', isPublic: false, language: 'pl', dueAt: start + 9 });
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
      const key = await tableIn(store, cardOf('a'));
      await store.append(key, [line(2, body)], null);
      expect((await (await reopened()).read(key, 'table', 1))[0] === body).toBe(true);
    });
  });

  describe('many at once', () => {
    test('are carried out in the order of asking, so that everybody reads what they wrote', async () => {
      const key = await tableIn(store, cardOf('a'));
      const [before, added, after, again, taken, last] = await Promise.all([
        store.read(key, 'table', 0),
        store.append(key, [line(2)], cardOf('a', { phase: 'playing' })),
        store.read(key, 'table', 0),
        store.append(key, [line(3)], null),
        store.append(key, [line(3, 'again')], null),
        store.find('a'),
      ]);
      expect([before, added, after, again, taken]).toEqual([['line 1'], true, ['line 1', 'line 2'], true, false]);
      expect(last?.card.phase).toBe('playing');
    });

    test('do not spoil each other', async () => {
      const key = await tableIn(store, cardOf('a'));
      const outcomes = await Promise.allSettled([
        store.append(key, [line(2)], null),
        store.append(key, [line(1, 'again')], null),
        store.addTable(cardOf('b', { code: 'code of a' }), 'x'),
        store.append(77, [line(1)], null),
        store.append(key, [line(3), line(2, 'again')], null),
        store.addGuest({ id: 'ann', name: 'Ann', madeAt: start }, 'hash'),
        store.addGuest({ id: 'ann', name: 'Ann', madeAt: start }, 'another'),
        store.append(key, [line(3)], null),
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
      const keys = await Promise.all(Array.from({ length: 50 }, (_, table) => tableIn(store, cardOf(`t${table}`))));
      const numbers = Array.from({ length: 20 }, (_, index) => index + 2);
      const body = (key: number, number: number): string => `${number} of ${key}`;
      await Promise.all(
        keys.map(async key => {
          for (const number of numbers) await store.append(key, [line(number, body(key, number))], null);
        }),
      );
      for (const key of keys) {
        expect(await store.read(key, 'table', 1)).toEqual(numbers.map(number => body(key, number)));
      }
    });
  });

  describe('two stores in one place', () => {
    test('both see everything', async () => {
      const other = await place.open(start);
      const key = await tableIn(store, cardOf('a'));
      expect((await other.find('a'))?.key).toBe(key);
      expect(await other.append(key, [line(2)], cardOf('a', { phase: 'playing' }))).toBe(true);
      expect(await store.read(key, 'table', 0)).toEqual(['line 1', 'line 2']);
      expect((await store.find('a'))?.card.phase).toBe('playing');
      expect(await store.addTable(cardOf('b', { code: 'code of a' }), 'x')).toBeUndefined();
    });

    test('cannot both have a number', async () => {
      const other = await place.open(start);
      const key = await tableIn(store, cardOf('a'));
      const rivals = [store, other];
      const counts = [0, 0];
      await Promise.all(
        rivals.map(async (rival, who) => {
          for (let number = 2; number <= 60; number++) {
            if (await rival.append(key, [line(number, `${number} by ${who}`)], null))
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
      await tableIn(store, cardOf('old', { madeAt: start - 2 }));
      const begun = await tableIn(store, cardOf('begun', { madeAt: start - 1 }));
      await tableIn(store, cardOf('new', { madeAt: start }));
      await tableIn(store, cardOf('hidden', { madeAt: start, isPublic: false }));
      expect(idsOf(await store.publicTables(0, 9, 9))).toEqual(['new', 'begun', 'old']);
      await store.append(begun, [], cardOf('begun', { phase: 'playing' }));
      expect(await store.publicTables(0, 9, 9)).toEqual([cardOf('new'), cardOf('old', { madeAt: start - 2 })]);
      expect(idsOf(await store.publicTables(0, 9, 1))).toEqual(['new']);
    });

    test('show only the newest public tables of each host', async () => {
      for (let table = 0; table < 60; table++)
        await tableIn(store, cardOf(`ann ${table}`, { host: 'ann', madeAt: start + table }));
      await tableIn(store, cardOf('bob 0', { host: 'bob', madeAt: start - 2 }));
      await tableIn(store, cardOf('bob 1', { host: 'bob', madeAt: start - 1 }));
      await tableIn(store, cardOf('cyd 0', { host: 'cyd', madeAt: start + 99 }));
      const listed = ['cyd 0', 'ann 59', 'ann 58', 'bob 1', 'bob 0'];
      expect(idsOf(await store.publicTables(0, 2, 50))).toEqual(listed);
      expect(idsOf(await store.publicTables(0, 2, 3))).toEqual(listed.slice(0, 3));
    });

    test('show only public tables that were changed lately', async () => {
      await tableIn(store, cardOf('long ago', { changedAt: start }));
      const key = await tableIn(store, cardOf('lately', { changedAt: start + 1 }));
      expect(idsOf(await store.publicTables(start, 9, 9))).toEqual(['lately']);
      expect(idsOf(await store.publicTables(start + 1, 9, 9))).toEqual([]);
      await store.append(key, [], cardOf('lately', { changedAt: start + 2 }));
      expect(idsOf(await store.publicTables(start + 1, 9, 9))).toEqual(['lately']);
    });

    test('show a guest where they sit and what they host, the last changed first', async () => {
      await tableIn(store, cardOf('host', { host: 'bob', seats: [null, null], changedAt: start + 1 }));
      await tableIn(
        store,
        cardOf('both', { host: 'bob', seats: [sitting('bob'), sitting('bob')], changedAt: start + 3 }),
      );
      await tableIn(store, cardOf('seat', { seats: [bot, sitting('bob')], changedAt: start + 2 }));
      await tableIn(store, cardOf('none', { seats: [sitting('ann'), null], changedAt: start + 4 }));
      expect(idsOf(await store.tablesOf('bob', everyPhase, Infinity, 9))).toEqual(['both', 'seat', 'host']);
      expect(idsOf(await store.tablesOf('ann', everyPhase, Infinity, 9))).toEqual(['none', 'seat']);
      expect(await store.tablesOf('cyd', everyPhase, Infinity, 9)).toEqual([]);
    });

    test('forget who stood up, and know who sat down', async () => {
      const key = await tableIn(store, cardOf('a', { seats: [sitting('ann'), sitting('bob')] }));
      const of = async (guest: string): Promise<string[]> =>
        idsOf(await store.tablesOf(guest, everyPhase, Infinity, 9));
      await store.append(key, [line(2)], cardOf('a', { seats: [null, sitting('cyd')] }));
      expect([await of('ann'), await of('bob'), await of('cyd')]).toEqual([['a'], [], ['a']]);
      await store.append(key, [line(3)], cardOf('a', { host: 'cyd', seats: [null, sitting('cyd')] }));
      expect([await of('ann'), await of('bob'), await of('cyd')]).toEqual([[], [], ['a']]);
    });

    test('show a guest only the phases they ask for', async () => {
      for (const phase of everyPhase) await tableIn(store, cardOf(phase, { phase }));
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
        await tableIn(store, cardOf(id, { changedAt: start + (times[index] ?? 0) }));
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
      for (const phase of everyPhase) await tableIn(store, cardOf(phase, { phase }));
      await tableIn(store, cardOf('guest', { host: 'bob' }));
      expect(await store.openTablesOf('ann')).toBe(2);
      expect(await store.openTablesOf('bob')).toBe(1);
      expect(await store.openTablesOf('cyd')).toBe(0);
    });

    test('show whose clock is due, the most urgent first', async () => {
      await tableIn(store, cardOf('later', { dueAt: start + 3 }));
      const soon = await tableIn(store, cardOf('soon', { dueAt: start + 1 }));
      await tableIn(store, cardOf('next', { dueAt: start + 2 }));
      await tableIn(store, cardOf('never'));
      expect(await store.dueBy(start, 9)).toEqual([]);
      expect(await store.dueBy(start + 2, 9)).toEqual(['soon', 'next']);
      expect(await store.dueBy(start + 9, 2)).toEqual(['soon', 'next']);
      await store.append(soon, [line(2)], cardOf('soon', { dueAt: start + 9 }));
      await store.append(soon, [line(3)], cardOf('soon', { dueAt: null }));
      expect(await store.dueBy(start + 9, 9)).toEqual(['next', 'later']);
    });

    test('show what has not changed, the oldest first', async () => {
      await tableIn(store, cardOf('new', { changedAt: start + 2 }));
      await tableIn(store, cardOf('old', { changedAt: start + 1 }));
      await tableIn(store, cardOf('older', { changedAt: start }));
      await tableIn(store, cardOf('over', { changedAt: start, phase: 'over' }));
      expect(await store.unchangedSince('gathering', start + 1, 9)).toEqual(['older', 'old']);
      expect(await store.unchangedSince('gathering', start + 9, 1)).toEqual(['older']);
      expect(await store.unchangedSince('over', start, 9)).toEqual(['over']);
      expect(await store.unchangedSince('playing', start + 9, 9)).toEqual([]);
    });
  });

  describe('an outage', () => {
    test('lasts from the last pulse to the next start, and puts off the clocks that were to ring after its beginning', async () => {
      for (const dueAt of [start + 4999, start + 5000, start + 8000]) {
        await tableIn(store, cardOf(`due ${dueAt - start}`, { dueAt }));
      }
      await tableIn(store, cardOf('no clock'));
      await store.pulse(start + 5000);
      await reopened(start + 65_000);
      expect(await store.outages()).toEqual([{ from: start + 5000, until: start + 65_000 }]);
      expect(await store.dueBy(Infinity, 9)).toEqual(['due 4999', 'due 5000', 'due 8000']);
      expect((await store.find('due 4999'))?.card.dueAt).toBe(start + 4999);
      expect((await store.find('due 5000'))?.card.dueAt).toBe(start + 65_000);
      expect((await store.find('due 8000'))?.card.dueAt).toBe(start + 68_000);
      expect((await store.find('no clock'))?.card.dueAt).toBeNull();
    });

    test('is there once, and is followed by the next', async () => {
      await reopened(start + 10_000);
      await reopened(start + 10_000);
      await reopened(start + 11_000);
      await reopened(start + 20_000);
      expect(await store.outages()).toEqual([
        { from: start, until: start + 10_000 },
        { from: start + 11_000, until: start + 20_000 },
      ]);
    });

    test('is not a first start, nor a short pause, nor a second server', async () => {
      expect(await store.outages()).toEqual([]);
      await reopened(start + 2000);
      expect(await store.outages()).toEqual([]);
      await store.pulse(start + 60_000);
      const second = await place.open(start + 61_000);
      expect(await second.outages()).toEqual([]);
    });

    test('is not a clock set back', async () => {
      await store.pulse(start + 60_000);
      await store.pulse(start);
      await reopened(start + 10_000);
      expect(await store.outages()).toEqual([]);
      await reopened(start + 70_000);
      expect(await store.outages()).toEqual([{ from: start + 60_000, until: start + 70_000 }]);
    });
  });

  describe('closing', () => {
    test('finishes what is under way', async () => {
      const key = await tableIn(store, cardOf('a'));
      const added = store.append(key, [line(2)], null);
      await store.close();
      expect(await added).toBe(true);
      store = await place.open(start);
      expect(await store.read(key, 'table', 0)).toEqual(['line 1', 'line 2']);
    });

    test('is final, and may be repeated', async () => {
      await store.close();
      await store.close();
      await expect(store.find('a')).rejects.toSatisfy(isStoreFailure);
      await expect(store.append(1, [line(2)], null)).rejects.toThrow('closed');
      await expect(store.backup('nowhere')).rejects.toThrow('closed');
    });
  });
}
