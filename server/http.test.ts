import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Refused } from '../tables/protocol.ts';
import { flawsOf } from '../text/catalogue.fixture.ts';
import { sendRequest, newGuest } from './client.fixture.ts';
import { type TestServer, startTestServer } from './test-server.fixture.ts';

type Refusal = { refused: Refused };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ PARLOUR_ORIGINS: 'https://friends.example' });
});
afterAll(() => server.end());

const asked = (request: string, more: Parameters<typeof sendRequest>[2] = {}) =>
  sendRequest<Refusal>(server.url, request, more);

/** As ask, for malformed requests. */
function askRaw(path: string, headers: Readonly<Record<string, string>>): Promise<{ status: number; headers: object }> {
  return new Promise((resolve, reject) => {
    httpRequest(`${server.url}${path}`, { headers, agent: false }, reply => {
      reply.resume().on('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers }));
    })
      .on('error', reject)
      .end();
  });
}

describe('Every answer', () => {
  test.each([
    'GET /',
    'GET /style.css',
    'GET /healthz',
    'GET /api/titles',
    'GET /nowhere',
    'GET /%zz',
    'POST /api/tables',
  ])('%s: has strict headers and a unique request id', async request => {
    const [first, second] = await Promise.all([asked(request), asked(request)]);
    const { headers } = first;
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{12}$/);
    expect(headers.get('x-request-id')).not.toBe(second.headers.get('x-request-id'));
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('server')).toBeNull();
  });

  test('is not cached if it comes from the API', async () => {
    expect((await asked('GET /api/titles')).headers.get('cache-control')).toBe('no-store');
  });

  test('has its request id in the log, with the route and without the path', async () => {
    const { headers } = await asked('GET /api/tables/very-secret-id');
    const id = headers.get('x-request-id') ?? '';
    const lines = server.logged.filter(line => line.includes(id)).map(line => JSON.parse(line) as object);
    expect(lines).toMatchObject([
      { level: 'debug', request: id, method: 'GET', route: '/api/tables/:id', statusCode: 404 },
    ]);
    expect(server.logged.join('')).not.toContain('very-secret-id');
  });
});

describe('An unreadable request', () => {
  const post = (body: string, type = 'application/json') =>
    asked('POST /api/guests', { body, headers: { 'content-type': type } });

  test.each([
    ['no JSON', '{"name":', 400, 'malformed'],
    ['nothing', '', 400, 'malformed'],
    ['a list', '["Ann"]', 400, 'malformed'],
    ['null', 'null', 400, 'malformed'],
    ['another prototype', '{"__proto__":{"name":"Ann"}}', 400, 'malformed'],
    ['too much', JSON.stringify({ name: 'A'.repeat(20_000) }), 413, 'tooLarge'],
  ])('%s: is refused', async (_, body, status, because) => {
    expect(await post(body)).toMatchObject({ status, body: { refused: { because } } });
  });

  test('is refused if its content type is not JSON', async () => {
    expect(await post('{"name":"Ann"}', 'text/plain')).toMatchObject({ status: 415 });
    expect(await post('name=Ann', 'application/x-www-form-urlencoded')).toMatchObject({ status: 415 });
  });

  test('is refused with the name of the field', async () => {
    const refused = (field: string) => ({ status: 400, body: { refused: { because: 'badField', field } } });
    expect(await post('{"name":"Ann","admin":true}')).toMatchObject(refused('admin'));
    expect(await post('{"name":7}')).toMatchObject(refused('name'));
    expect(await post('{"name":"\u200b"}')).toMatchObject(refused('name'));
    expect(await post('{}')).toMatchObject(refused('name'));
  });

  test('gets 404 for an unknown path, with any method', async () => {
    for (const request of ['GET /api', 'GET /api/tables/x/y', 'DELETE /api/tables', 'POST /', 'GET /../package.json'])
      expect(await asked(request)).toMatchObject({ status: 404, body: { refused: { because: 'noSuchPage' } } });
  });
});

describe('Pages of others', () => {
  const from = (origin: string) => asked('POST /api/guests', { body: { name: 'Ann' }, headers: { origin } });

  test('do nothing here, unless the operator named them', async () => {
    expect(await from('https://elsewhere.example')).toMatchObject({
      status: 403,
      body: { refused: { because: 'badOrigin' } },
    });
    expect(await from('null')).toMatchObject({ status: 403 });
    expect(await from(server.url)).toMatchObject({ status: 201 });
    const friends = await from('https://friends.example');
    expect(friends.status).toBe(201);
    expect(friends.headers.get('access-control-allow-origin')).toBe('https://friends.example');
    expect(friends.headers.get('access-control-allow-credentials')).toBeNull();
    expect(friends.headers.get('vary')).toContain('origin');
  });

  test('have no cookies here, also those the operator named', async () => {
    const { token } = await newGuest(server.url, 'Ann');
    const cookie = `parlour=${token}`;
    const me = (headers: Readonly<Record<string, string>>) =>
      sendRequest<{ guest: object | null }>(server.url, 'GET /api/me', { headers });
    const [program, ours, friends, bearer] = await Promise.all([
      me({ cookie }),
      me({ cookie, origin: server.url }),
      me({ cookie, origin: 'https://friends.example' }),
      me({ authorization: `Bearer ${token}`, origin: 'https://friends.example' }),
    ]);
    const isKnown = ({ body }: typeof program): boolean => body.guest !== null;
    expect([program, ours, friends, bearer].map(isKnown)).toEqual([true, true, false, true]);
    const made = await from('https://friends.example');
    const forgotten = await asked('POST /api/me/forget', { headers: { origin: 'https://friends.example' } });
    expect([made, forgotten].map(({ headers }) => headers.get('set-cookie'))).toEqual([null, null]);
  });

  test('are all others but those of the public URL, where one is set', async () => {
    const behind = await startTestServer({ PARLOUR_PUBLIC_URL: 'https://play.example.org' });
    const as = (headers: Readonly<Record<string, string>>) =>
      sendRequest<Refusal>(behind.url, 'POST /api/guests', { body: { name: 'Ann' }, headers });
    expect((await as({})).status).toBe(201);
    expect((await as({ origin: 'https://play.example.org' })).status).toBe(201);
    expect(await as({ origin: behind.url })).toMatchObject({
      status: 403,
      body: { refused: { because: 'badOrigin' } },
    });
    await behind.end();
  });

  test('get the answer in a preflight request', async () => {
    const preflight = (origin: string) =>
      asked('OPTIONS /api/guests', { headers: { origin, 'access-control-request-method': 'POST' } });
    const friends = await preflight('https://friends.example');
    expect(friends.status).toBe(204);
    expect(friends.headers.get('access-control-allow-headers')).toBe('authorization, content-type');
    const others = await preflight('https://elsewhere.example');
    expect(others.status).toBe(403);
    expect(others.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('may read nothing that others did not mean for them', async () => {
    const { headers } = await asked('GET /api/titles', { headers: { origin: 'https://elsewhere.example' } });
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });
});

describe('For operators', () => {
  test('/healthz reports that the store accepts writes', async () => {
    expect(await asked('GET /healthz')).toMatchObject({ status: 200, body: { ok: true } });
  });

  test('/metrics is served to this machine only', async () => {
    await newGuest(server.url, 'Ann');
    await asked('GET /nowhere');
    const { status, body, headers } = await sendRequest<string>(server.url, 'GET /metrics');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/plain; version=0.0.4');
    for (const name of [
      'parlour_live_tables',
      'parlour_sockets',
      'parlour_moves_total',
      'parlour_store_seconds_bucket',
      'parlour_event_loop_delay_seconds',
    ])
      expect(body).toContain(name);
    expect(body).toMatch(/^parlour_refusals_total\{kind="noSuchPage"\} [1-9]/m);
    // a client behind a proxy on this machine that is not configured
    for (const header of ['x-forwarded-for', 'forwarded', 'via'])
      expect((await askRaw('/metrics', { [header]: '203.0.113.9' })).status).toBe(404);
  });

  test('/metrics is closed or open to all, as configured', async () => {
    const [off, on] = await Promise.all([
      startTestServer({ PARLOUR_METRICS: 'off' }),
      startTestServer({ PARLOUR_METRICS: 'on' }),
    ]);
    expect((await sendRequest(off.url, 'GET /metrics')).status).toBe(404);
    expect((await sendRequest(on.url, 'GET /metrics', { headers: { 'x-forwarded-for': '203.0.113.9' } })).status).toBe(
      200,
    );
    await Promise.all([off.end(), on.end()]);
  });
});

describe('A client that sends too many requests', () => {
  test('gets the time to wait; other clients are not affected', async () => {
    const busy = await startTestServer({ PARLOUR_RATE_REQUESTS: '3/h', PARLOUR_TRUST_PROXY: '1' });
    const as = (address: string) =>
      sendRequest<Refusal>(busy.url, 'GET /api/titles', { headers: { 'x-forwarded-for': address } });
    const answers = [];
    for (let time = 0; time < 4; time++) answers.push(await as('203.0.113.9'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    const { headers, body } = answers[3] as (typeof answers)[number];
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(1000);
    expect(body.refused).toMatchObject({ because: 'tooFast', wait: expect.any(Number) as number });
    expect((await as('203.0.113.10')).status).toBe(200);
    await busy.end();
  });

  test.each([
    ['new guests', { PARLOUR_RATE_GUESTS: '1/h' }, 'POST /api/guests', 201],
    ['codes', { PARLOUR_RATE_CODES: '1/h' }, 'GET /api/codes/BCDFGH', 404],
  ])('%s have a limit of their own', async (_, env, request, first) => {
    const strict = await startTestServer(env);
    const body = request.startsWith('POST') ? { body: { name: 'Ann' } } : {};
    const answers = [await sendRequest(strict.url, request, body), await sendRequest(strict.url, request, body)];
    expect(answers.map(({ status }) => status)).toEqual([first, 429]);
    await strict.end();
  });
});

describe('A client that guesses codes', () => {
  test('from many networks is stopped by the limit for all; who has typed few wrong ones is not', async () => {
    const strict = await startTestServer({ PARLOUR_RATE_CODES_TOTAL: '10/h', PARLOUR_TRUST_PROXY: '1' });
    const host = await newGuest(strict.url, 'Hal');
    const { body: table } = await sendRequest<{ code: string }>(strict.url, 'POST /api/tables', {
      token: host.token,
      body: { title: 'pi' },
    });
    const statusOf = async (address: string, code: string): Promise<number> =>
      (await sendRequest(strict.url, `GET /api/codes/${code}`, { headers: { 'x-forwarded-for': address } })).status;
    const guess = (address: string) => statusOf(address, 'BCDFGH');
    for (let time = 0; time < 10; time++) expect(await guess(`2001:db8:1:${time}::1`)).toBe(404);
    expect([await guess('2001:db8:1:77::1'), await statusOf('2001:db8:1:78::1', table.code)]).toEqual([429, 429]);
    const friend = '203.0.113.9';
    expect([await guess(friend), await guess(friend), await statusOf(friend, table.code)]).toEqual([404, 404, 200]);
    expect([await guess(friend), await guess(friend), await statusOf('203.0.113.77', table.code)]).toEqual([
      404, 429, 429,
    ]);
    expect(await statusOf('198.51.100.1', table.code)).toBe(200);
    await strict.end();
  });
});

describe('Behind a proxy', () => {
  test('its headers are used only if it is trusted', async () => {
    const trusting = await startTestServer({ PARLOUR_TRUST_PROXY: 'loopback' });
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' };
    const believed = await sendRequest(trusting.url, 'POST /api/guests', { body: { name: 'Ann' }, headers });
    expect(believed.headers.get('strict-transport-security')).toContain('max-age=');
    expect(believed.headers.get('set-cookie')).toMatch(/^__Host-parlour=.*; Secure;/);
    const doubted = await asked('POST /api/guests', { body: { name: 'Ann' }, headers });
    expect(doubted.headers.get('strict-transport-security')).toBeNull();
    expect(doubted.headers.get('set-cookie')).not.toContain('Secure');
    await trusting.end();
  });
});

describe('Without the screens', () => {
  test.each(['GET /', 'GET /t/0123456789abcdef'])('there is no page: %s', async path => {
    expect(await sendRequest<Refusal>(server.url, path)).toMatchObject({
      status: 404,
      body: { refused: { because: 'noSuchPage' } },
    });
  });
});

describe('The preview of a link in a messenger', () => {
  test('is written in four languages', () => {
    expect(flawsOf('server/text', [])).toEqual([]);
  });
});
