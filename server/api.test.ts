import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MatchRecord, verify } from '#kernel';
import { titleNamed } from '#shelf';
import { addressesHere } from './addresses.ts';
import type { CardDoc, OpenTableDoc } from '../tables/cards.ts';
import {
  sendRequest,
  type TestClient,
  connect,
  openReadyTable,
  type TestGuest,
  newGuest,
  newTable,
  playOn,
} from './client.fixture.ts';
import type { TableForm, Refused, TableDoc } from '../tables/protocol.ts';
import { type TestServer, startTestServer } from './test-server.fixture.ts';

type Refusal = { refused: Refused };

let server: TestServer;
let ann: TestGuest;
beforeAll(async () => {
  server = await startTestServer();
  ann = await newGuest(server.url, 'Ann');
});
afterAll(() => server.end());

const asked = <Body>(request: string, more: Parameters<typeof sendRequest>[2] = {}) =>
  sendRequest<Body>(server.url, request, more);
const refusal = (status: number, because: string, more: object = {}) => ({
  status,
  body: { refused: { because, ...more } },
});

/** The cookie a browser keeps from a response, for the next request. */
const cookieOf = (headers: Headers): string => headers.get('set-cookie')?.split(';')[0] ?? '';

describe('Guests', () => {
  test('are made by name, and known by a cookie that no script can read', async () => {
    const { status, body, headers } = await asked<TestGuest>('POST /api/guests', { body: { name: '  Zo\u00eb  ' } });
    expect(status).toBe(201);
    expect(body.guest.name).toBe('Zo\u00eb');
    expect(Object.keys(body.guest).sort()).toEqual(['id', 'name']);
    expect(headers.get('set-cookie')).toBe(`parlour=${body.token}; Max-Age=34560000; Path=/; HttpOnly; SameSite=Lax`);
    const me = await asked<TestGuest>('GET /api/me', { headers: { cookie: cookieOf(headers) } });
    expect(me).toMatchObject({ status: 200, body: { guest: body.guest } });
    // and for as long again
    expect(cookieOf(me.headers)).toBe(cookieOf(headers));
  });

  test('are known by a token, if they are programs, and then get no cookie', async () => {
    const me = await asked('GET /api/me', { token: ann.token });
    expect(me).toMatchObject({ status: 200, body: { guest: ann.guest } });
    expect(me.headers.get('set-cookie')).toBeNull();
  });

  test('are unknown without a secret, with a wrong one, or by their public id', async () => {
    for (const token of [undefined, 'x'.repeat(43), ann.guest.id, 'not a token', ''])
      expect(await asked('GET /api/me', token === undefined ? {} : { token })).toMatchObject({
        status: 200,
        body: { guest: null },
      });
  });

  test('can change their name', async () => {
    const bob = await newGuest(server.url, 'Bob');
    expect(await asked('PATCH /api/me', { token: bob.token, body: { name: 'Robert' } })).toMatchObject({
      status: 200,
      body: { guest: { id: bob.guest.id, name: 'Robert' } },
    });
    expect(await asked('GET /api/me', { token: bob.token })).toMatchObject({ body: { guest: { name: 'Robert' } } });
    expect(await asked('PATCH /api/me', { token: bob.token, body: { name: '' } })).toMatchObject(
      refusal(400, 'badField', { field: 'name' }),
    );
    expect(await asked('PATCH /api/me', { body: { name: 'Eve' } })).toMatchObject(refusal(401, 'noGuest'));
  });

  test('stay the same guest on a second request, and become new only on demand', async () => {
    const cookie = cookieOf((await asked('POST /api/guests', { body: { name: 'Cyd' } })).headers);
    expect(await asked('POST /api/guests', { body: { name: 'Cyd' }, headers: { cookie } })).toMatchObject(
      refusal(409, 'alreadyGuest'),
    );
    const forgotten = await asked('POST /api/me/forget', { headers: { cookie } });
    expect(forgotten.status).toBe(204);
    expect(forgotten.headers.get('set-cookie')).toMatch(/^parlour=; .*Max-Age=0/);
  });
});

describe('The shelf', () => {
  test('lists the titles and options of a new table', async () => {
    const { body } = await asked<{ titles: { id: string; options: object; bots: string[]; seats: object }[] }>(
      'GET /api/titles',
    );
    expect(body.titles.map(({ id }) => id)).toEqual(['pi', '07', 'spyfall', 'alcatraz', 'tczew']);
    const [pi, zeroSeven, spyfall, alcatraz] = body.titles;
    for (const { options, bots, seats } of [pi, zeroSeven].filter(title => title !== undefined)) {
      expect(options).not.toHaveProperty('edition');
      expect(options).toMatchObject({ answers: { blank: { oneOf: ['auto', 'hand'] }, usual: 'auto' } });
      expect(bots).toEqual(['random', 'search', 'novice', 'regular', 'master']);
      expect(seats).toEqual({ min: 2, max: 5 });
    }
    expect(spyfall).toMatchObject({ seats: { min: 3, max: 8 }, options: { conversation: { usual: 'phrasebook' } } });
    expect(alcatraz).toMatchObject({ seats: { min: 3, max: 4 }, options: { sides: { usual: 'silver' } } });
  });
});

describe('Tables', () => {
  const form = { title: 'pi', seats: 3, language: 'pl' };

  test('are made by a form, and found by link, code and those who host them', async () => {
    const dan = await newGuest(server.url, 'Dan');
    const made = await asked<{ id: string; code: string; commitment: string; url: string; table: TableDoc }>(
      'POST /api/tables',
      { token: dan.token, body: form },
    );
    expect(made.status).toBe(201);
    const { id, code, commitment, url, table } = made.body;
    expect(url).toBe(`${server.url}/t/${id}`);
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(table).toMatchObject({ id, code, commitment, host: dan.guest.id, phase: 'gathering', secret: null });
    expect(table.form).toMatchObject({
      ...form,
      isPublic: false,
      watching: true,
      turnClock: null,
    } satisfies Partial<TableForm>);

    expect(await asked(`GET /api/tables/${id}`)).toMatchObject({
      status: 200,
      body: { table, seat: null, mayWatch: true, url },
    });
    const misread = `${code.slice(0, 3).toLowerCase()}-${code.slice(3)}`;
    expect(await asked(`GET /api/codes/${misread}`)).toMatchObject({ status: 200, body: { id, url } });
    expect(await asked<{ tables: CardDoc[] }>('GET /api/me/tables', { token: dan.token })).toMatchObject({
      body: { tables: [{ id, code, title: 'pi', phase: 'gathering' }] },
    });
    expect(await asked('GET /api/me/tables', { token: ann.token })).toMatchObject({ body: { tables: [] } });
    expect(await asked('GET /api/me/tables')).toMatchObject(refusal(401, 'noGuest'));
  });

  test('are linked to by an address that friends can reach, if there is one', async () => {
    const open = await startTestServer({ PARLOUR_HOST: '0.0.0.0' });
    try {
      const dan = await newGuest(open.url, 'Dan');
      const { body } = await sendRequest<{ url: string }>(open.url, 'POST /api/tables', {
        token: dan.token,
        body: form,
      });
      const { hostname, port } = new URL(body.url);
      expect(port).toBe(new URL(open.url).port);
      expect(hostname).toBe(addressesHere()[0] ?? '127.0.0.1');
    } finally {
      await open.end();
    }
  });

  test('are in the public list only if they are public', async () => {
    const hidden = await newTable(server.url, ann, form);
    const open = await newTable(server.url, ann, { ...form, isPublic: true });
    const { body } = await asked<{ tables: CardDoc[] }>('GET /api/tables');
    const ids = body.tables.map(({ id }) => id);
    expect(ids).toContain(open);
    expect(ids).not.toContain(hidden);
  });

  test('of one host are listed up to a limit', async () => {
    const gil = await newGuest(server.url, 'Gil');
    const ids: string[] = [];
    for (let table = 0; table < 5; table++) ids.push(await newTable(server.url, gil, { ...form, isPublic: true }));
    const { body } = await asked<{ tables: CardDoc[] }>('GET /api/tables');
    expect(body.tables.map(({ id }) => id).filter(id => ids.includes(id))).toEqual(ids.slice(-2).toReversed());
  });

  test('are not found by their codes once they are closed', async () => {
    const [host] = (await openReadyTable(server.url, ['Ivo'], form)) as [TestClient];
    const { id, code } = host.doc.table;
    expect(await asked(`GET /api/codes/${code}`)).toMatchObject({ status: 200, body: { id } });
    await host.insist({ do: 'close' });
    expect(await asked(`GET /api/codes/${code}`)).toMatchObject(refusal(404, 'noSuchTable'));
  });

  test.each([
    ['no title', {}, 'badField', 'title'],
    ['a title that is not on the shelf', { title: 'chess' }, 'badField', 'title'],
    ['too many seats', { title: 'pi', seats: 6 }, 'badField', 'seats'],
    ['a setting that is none', { title: 'pi', options: { answers: 'never' } }, 'badOption', 'answers'],
    ['an option that makes the title', { title: 'pi', options: { edition: '07' } }, 'badOption', 'edition'],
    ['an unknown option', { title: 'pi', options: { dice: 1 } }, 'badOption', 'dice'],
    ['an unknown language', { title: 'pi', language: 'de' }, 'badField', 'language'],
    ['a clock of nonsense', { title: 'pi', turnClock: -1 }, 'badField', 'turnClock'],
    ['a field too many', { title: 'pi', secret: '00' }, 'badField', 'secret'],
  ])('are not made with %s', async (_, body, because, field) => {
    expect(await asked('POST /api/tables', { token: ann.token, body })).toMatchObject(refusal(400, because, { field }));
  });

  test('are made by guests, and not too many', async () => {
    expect(await asked('POST /api/tables', { body: form })).toMatchObject(refusal(401, 'noGuest'));
    const strict = await startTestServer({ PARLOUR_TABLES_PER_GUEST: '1', PARLOUR_RATE_TABLES: '2/h' });
    const eve = await newGuest(strict.url, 'Eve');
    const answers = [];
    for (let time = 0; time < 3; time++)
      answers.push(await sendRequest<Refusal>(strict.url, 'POST /api/tables', { token: eve.token, body: form }));
    expect(answers.map(({ status, body }) => [status, body.refused?.because])).toEqual([
      [201, undefined],
      [409, 'tooManyTables'],
      [429, 'tooFast'],
    ]);
    await strict.end();
  });

  test('that do not exist are not found', async () => {
    for (const request of [
      'GET /api/tables/0123456789abcdef',
      'GET /api/tables/0123456789abcdef/record',
      'GET /api/codes/BCDFGH',
      'GET /api/codes/!',
    ])
      expect(await asked(request)).toMatchObject(refusal(404, 'noSuchTable'));
    expect(await asked('POST /api/tables/0123456789abcdef/claim', { body: { pass: 'x' } })).toMatchObject(
      refusal(404, 'noSuchTable'),
    );
  });
});

describe('A seat moves to another device by a link that works once', () => {
  test('to a new guest of the same name; the old device becomes a spectator', async () => {
    const [host, bob] = (await openReadyTable(server.url, ['Hal', 'Bob'], { title: 'pi' })) as [TestClient, TestClient];
    const { table } = host.place;
    await host.insist({ do: 'start' });
    const answer = await bob.insist({ do: 'pass' });
    const pass = answer.type === 'done' ? answer.pass : undefined;
    expect(pass).toMatch(/^[\w-]{22}$/);
    await host.until(({ n }) => n === bob.n);
    expect(host.frames.join('')).not.toContain(pass);

    const claim = (body: object, token?: string) =>
      asked<TestGuest & { seat: number }>(`POST /api/tables/${table}/claim`, {
        body,
        ...(token !== undefined && { token }),
      });
    expect(await claim({ pass: 'A'.repeat(22) })).toMatchObject(refusal(403, 'badPass'));
    expect(await claim({})).toMatchObject(refusal(400, 'badField', { field: 'pass' }));
    expect(await claim({ pass }, host.place.token)).toMatchObject(refusal(409, 'alreadySeated'));

    const phone = await claim({ pass });
    expect(phone).toMatchObject({ status: 200, body: { seat: 1, guest: { name: 'Bob' } } });
    expect(phone.body.guest.id).not.toBe(bob.doc.you.guest);
    expect(cookieOf(phone.headers)).toBe(`parlour=${phone.body.token}`);
    await bob.until(({ doc }) => doc.you.seat === null);
    expect(await claim({ pass })).toMatchObject(refusal(403, 'badPass'));

    const moved = await connect({ ...bob.place, token: phone.body.token });
    expect(moved.doc.you.seat).toBe(1);
    expect(await asked(`GET /api/tables/${table}`, { token: phone.body.token })).toMatchObject({ body: { seat: 1 } });
    expect([...bob.flaws, ...host.flaws, ...moved.flaws]).toEqual([]);
  });
});

describe('A match that is under way', () => {
  test('is listed for its players, with a mark if they are awaited', async () => {
    const clients = await openReadyTable(server.url, ['Hal', 'Bob'], { title: '07', turnClock: 600 });
    const [host] = clients;
    await host?.insist({ do: 'start' });
    for (const { place, doc } of clients) {
      const isAwaited = doc.awaited.includes(doc.you.seat ?? -1);
      const { body } = await asked<{ tables: OpenTableDoc[] }>('GET /api/me/tables', { token: place.token });
      expect(body.tables).toMatchObject([{ id: place.table, phase: 'playing', awaited: isAwaited }]);
      const [left] = body.tables.map(table => table.left);
      expect(left === null ? 0 : Math.ceil((left ?? 0) / 60_000)).toBe(isAwaited ? 10 : 0);
    }
    const { body } = await asked<{ tables: object[] }>('GET /api/tables');
    expect(body.tables.filter(table => 'awaited' in table || 'left' in table)).toEqual([]);
  });
});

describe('A match that is over', () => {
  test('is listed for its players, and its record can be verified', async () => {
    const [host, bob] = (await openReadyTable(server.url, ['Hal', 'Bob'], { title: '07' })) as [TestClient, TestClient];
    const { table, token } = host.place;
    await host.insist({ do: 'start' });
    expect(await asked(`GET /api/tables/${table}/record`)).toMatchObject(refusal(409, 'notOver'));
    await playOn([host, bob]);
    expect(host.doc.table.result).not.toBeNull();

    const { body: record, headers } = await asked<MatchRecord>(`GET /api/tables/${table}/record?download`);
    expect(verify(record, titleNamed('07')?.game as never)).toMatchObject({ ok: true });
    expect(record.commitment).toBe(host.doc.table.commitment);
    expect(record.secret).toBe(host.doc.table.secret);
    expect(record.seats).toEqual([
      { name: 'Hal', bot: null },
      { name: 'Bob', bot: null },
    ]);
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="parlour-07-\d{4}-\d\d-\d\d-[A-Z79]{6}\.json"$/,
    );
    expect((await asked(`GET /api/tables/${table}/record`)).headers.get('content-disposition')).toBeNull();

    const mine = await asked<{ matches: CardDoc[]; before: number | null }>('GET /api/me/matches', { token });
    expect(mine.body).toMatchObject({
      matches: [{ id: table, phase: 'over', result: host.doc.table.result }],
      before: null,
    });
    const [match] = mine.body.matches;
    const earlier = await asked(`GET /api/me/matches?before=${match?.changedAt}`, { token });
    expect(earlier.body).toEqual({ matches: [], before: null });
    expect(await asked('GET /api/me/matches?before=yesterday', { token })).toMatchObject(
      refusal(400, 'badField', { field: 'before' }),
    );
    expect(await asked('GET /api/me/tables', { token })).toMatchObject({ body: { tables: [] } });
    expect([...host.flaws, ...bob.flaws]).toEqual([]);
  });
});
