import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { nameOf, readAddress } from './postgres-address.ts';
import { decodeBody, encodeBody } from './postgres-body.ts';
import { startProxy } from './postgres-proxy.fixture.ts';
import { describeWithPostgres, newDatabase, type TestDatabase } from './postgres.fixture.ts';
import { openPostgres } from './postgres.ts';
import { exampleCard, storedLine, startTime, tableIn } from '../../tables/store.fixture.ts';
import { isStoreFailure } from '../../tables/store.ts';

const RIVAL = fileURLToPath(new URL('./append-rival.fixture.ts', import.meta.url));

describe('the address of a database', () => {
  test('is shown without user, password and options', () => {
    expect(nameOf('postgres://ann:pa55@db.example.org:5433/parlour?password=pa55')).toBe(
      'postgres://db.example.org:5433/parlour',
    );
  });

  test('names a database', () => {
    for (const url of ['postgres://h/d', 'postgresql://u:p@h:5433/d?sslmode=require', 'postgres:///d?host=/run/pg'])
      expect(readAddress(url)).toBe(url);
    for (const url of ['postgres://h', 'postgres://h/', 'mysql://h/d', 'data/parlour.db', 'postgres://u:p@:x/d'])
      expect(readAddress(url)).toBeUndefined();
  });
});

test.each(['', 'plain', '\0', '\u0001', '\u00010\0\u00011\u0001', '0\u00001'])(
  'a body %j is stored without U+0000',
  body => {
    expect(encodeBody(body)).not.toContain('\0');
    expect(decodeBody(encodeBody(body))).toBe(body);
  },
);

describeWithPostgres('the store on Postgres', postgres => {
  let database: TestDatabase;
  beforeEach(() => {
    database = newDatabase(postgres());
  });
  afterEach(() => database.clear());

  describe('several processes', () => {
    test('cannot both have a number', async () => {
      const store = await database.open(startTime);
      const key = await tableIn(store, exampleCard('a'));
      const last = 150;
      const outcomes = await Promise.all(
        ['one', 'two'].map(async name => {
          const args = [RIVAL, postgres().url, 'a', String(last), name];
          const { stdout } = await promisify(execFile)(process.execPath, args);
          return stdout
            .split(' ')
            .filter(Boolean)
            .map(number => `${number} by ${name}`);
        }),
      );
      const log = await store.read(key, 'table', 1);
      expect(log.map(body => Number.parseInt(body, 10))).toEqual(
        Array.from({ length: last - 1 }, (_, index) => index + 2),
      );
      expect(new Set(outcomes.flat())).toEqual(new Set(log));
      expect(outcomes.flat()).toHaveLength(log.length);
    });

    test('with batches of the same tables in another order do not block each other', async () => {
      const [one, other] = [await database.open(startTime), await database.open(startTime)];
      const keys = await Promise.all(['a', 'b', 'c', 'd'].map(id => tableIn(one, exampleCard(id))));
      for (let number = 2; number < 30; number++) {
        const appends = (store: typeof one, order: readonly number[]) =>
          Promise.all(
            order.map(key => store.append(key, [storedLine(number)], exampleCard('x', { changedAt: number }))),
          );
        const [first, second] = await Promise.all([appends(one, keys), appends(other, keys.toReversed())]);
        expect(first.filter(Boolean).length + second.filter(Boolean).length).toBe(4);
      }
      for (const key of keys) expect(await one.read(key, 'table', 0)).toHaveLength(29);
    });
  });

  test('a limit counts for all servers together, and refills', async () => {
    const [one, other] = [await database.openWith({}), await database.openWith({})];
    const rate = { burst: 2, perSecond: 0.01 };
    const [first, second] = [one.limit('codes', rate), other.limit('codes', rate)];
    expect(await first.wait('ann')).toBe(0);
    expect(await first.take('ann')).toBe(0);
    expect(await second.take('ann')).toBe(0);
    const wait = await first.take('ann');
    expect(wait).toBeGreaterThan(40_000);
    expect(wait).toBeLessThanOrEqual(100_000);
    expect(await first.wait('ann')).toBeLessThanOrEqual(wait);
    expect(await second.take('bob')).toBe(0);
    expect(await other.limit('guests', rate).take('ann')).toBe(0);
    await postgres().query('UPDATE parlour.limits SET full_at = full_at - 100000');
    expect(await second.take('ann')).toBe(0);
    expect(await second.take('ann')).toBeGreaterThan(0);
  });

  test('a number after a gap is not taken', async () => {
    const store = await database.open(startTime);
    const key = await tableIn(store, exampleCard('a'));
    expect(await store.append(key, [storedLine(3)], null)).toBe(false);
    expect(await store.append(key, [storedLine(2, 'psst', 'watchers')], null)).toBe(false);
    expect(await store.append(key, [storedLine(2)], null)).toBe(true);
  });

  test('a request that Postgres refuses does not fail the others', async () => {
    const store = await database.openWith({});
    const key = await tableIn(store, exampleCard('a'));
    const outcomes = await Promise.allSettled([
      store.append(key, [storedLine(2)], null),
      store.addGuest({ id: 'ann', name: 'no \0 text', madeAt: startTime }, 'hash'),
      store.append(key, [storedLine(3)], null),
      store.read(key, 'table', 1),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    expect(outcomes[3]).toMatchObject({ value: ['line 2', 'line 3'] });
    expect(store.condition()).toBe('well');
  });

  describe('a lost connection', () => {
    const cutAll = () =>
      postgres().query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'parlour' AND pid <> pg_backend_pid()`,
      );

    test('is opened again, also while requests wait', async () => {
      const store = await database.open(startTime);
      const key = await tableIn(store, exampleCard('a'));
      for (let number = 2; number < 12; number++) {
        const [added] = await Promise.all([store.append(key, [storedLine(number)], null), cutAll()]);
        expect(added).toBe(true);
        expect(await store.read(key, 'table', number - 1)).toEqual([`line ${number}`]);
      }
    });

    test('is opened again after a restart of Postgres', async () => {
      const said: string[] = [];
      const store = await database.openWith({ log: remark => void said.push(remark) });
      const key = await tableIn(store, exampleCard('a'));
      await postgres().restart();
      expect(await store.append(key, [storedLine(2)], null)).toBe(true);
      expect(await store.read(key, 'table', 0)).toEqual(['line 1', 'line 2']);
      expect(store.condition()).toBe('well');
      expect(said.join('\n')).not.toContain('secret');
    });

    test.each(['answer', 'commit'] as const)('at a commit stores everything once: the %s was lost', async lost => {
      await (await database.open(startTime)).close();
      const proxy = await startProxy(postgres().url);
      const store = await database.openWith({ url: proxy.url });
      const key = await tableIn(store, exampleCard('a'));
      proxy.cutNext(lost);
      const [added, taken, again] = await Promise.all([
        store.append(key, [storedLine(2)], exampleCard('a', { phase: 'playing' })),
        store.append(key, [storedLine(2, 'again')], null),
        store.addTable(exampleCard('b'), 'first'),
      ]);
      expect([added, taken]).toEqual([true, false]);
      expect(again).toBeTypeOf('number');
      expect(await store.read(key, 'table', 0)).toEqual(['line 1', 'line 2']);
      expect(await store.append(key, [storedLine(3)], null)).toBe(true);
      await store.close();
      await proxy.close();
    });

    test('that does not come back fails what waits, and says why once', async () => {
      const said: string[] = [];
      const proxy = await startProxy(postgres().url);
      const store = await database.openWith({ url: proxy.url, patience: 300, log: remark => void said.push(remark) });
      const key = await tableIn(store, exampleCard('a'));
      await proxy.close();
      await expect(store.append(key, [storedLine(2)], null)).rejects.toSatisfy(isStoreFailure);
      await expect(store.read(key, 'table', 0)).rejects.toSatisfy(isStoreFailure);
      expect(store.condition()).toBe('failed');
      expect(said.filter(remark => remark.startsWith('the store cannot store'))).toHaveLength(1);
      await store.close();
    });
  });

  test('a full disk refuses what needs room, and nothing else', async () => {
    const said: string[] = [];
    const store = await database.openWith({ log: remark => void said.push(remark) });
    const key = await tableIn(store, exampleCard('a'));
    await postgres().query(`
      CREATE FUNCTION parlour.refuse() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$;
      CREATE TRIGGER refuse BEFORE INSERT ON parlour.lines FOR EACH ROW EXECUTE FUNCTION parlour.refuse();
    `);
    const [refused, read] = await Promise.allSettled([
      store.append(key, [storedLine(2)], null),
      store.read(key, 'table', 0),
    ]);
    expect(refused).toMatchObject({ status: 'rejected', reason: { failure: 'full' } });
    expect(read).toMatchObject({ value: ['line 1'] });
    await store.pulse(startTime + 1);
    expect(store.condition()).toBe('full');
    await postgres().query('DROP FUNCTION parlour.refuse CASCADE');
    expect(await store.append(key, [storedLine(2)], null)).toBe(true);
    expect(store.condition()).toBe('well');
    expect(said.slice(-2)).toEqual([
      'the store cannot store: could not extend file: No space left on device',
      'the store stores again',
    ]);
  });

  describe('a database', () => {
    test('of a newer version is refused, and left as it was', async () => {
      await (await database.open(startTime)).close();
      await postgres().query('UPDATE parlour.version SET version = 99');
      await expect(database.open(startTime)).rejects.toThrow(
        /is a database of version 99, .* it needs a newer Parlour/,
      );
      expect(await postgres().query('SELECT version FROM parlour.version')).toEqual([{ version: 99 }]);
      await postgres().empty();
      await database.open(startTime);
    });

    test('of another application is refused, and left as it was', async () => {
      await postgres().empty();
      await postgres().query('CREATE SCHEMA parlour');
      await expect(database.open(startTime)).rejects.toThrow('of another application');
      await postgres().empty();
      await database.open(startTime);
    });

    test('is created once by several processes that start together', async () => {
      await postgres().empty();
      const stores = await Promise.all([database.open(startTime), database.open(startTime), database.open(startTime)]);
      const key = await tableIn(stores[0], exampleCard('a'));
      for (const store of stores) expect((await store.find('a'))?.key).toBe(key);
    });

    test('is not created by a command of the operator', async () => {
      await postgres().empty();
      await expect(openPostgres({ url: postgres().url, now: null })).rejects.toThrow('There is no store of Parlour');
      await database.open(startTime);
    });

    test('that is a stranger’s does not show the password', async () => {
      const url = postgres().url.replace(/:[^:@/]+@/, ':wrong-password@');
      const failure: unknown = await openPostgres({ url, now: startTime }).catch((error: unknown) => error);
      expect(String(failure)).toContain('password authentication failed');
      expect(JSON.stringify([String(failure), failure])).not.toContain('wrong-password');
    });
  });
});
