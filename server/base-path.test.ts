import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openReadyTable } from './client.fixture.ts';
import { startTestServer, type TestServer } from './test-server.fixture.ts';

const PAGE = `<!doctype html><html><head><meta name="base-path" content=""><link rel="icon" href="./icon.svg">
<title>Parlour</title><script type="module" src="./assets/front.js"></script></head></html>`;

describe.each(['', '/games/parlour'])('everything is served below “%s”', base => {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-site-'));
  let server: TestServer;
  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), PAGE);
    writeFileSync(join(folder, 'assets', 'front.js'), 'start()');
    server = await startTestServer({ PARLOUR_BASE_PATH: base }, { site: folder });
  });
  afterAll(async () => {
    await server.end();
    rmSync(folder, { recursive: true });
  });
  const get = (path: string, init: RequestInit = {}) =>
    fetch(`${server.url}${path}`, { redirect: 'manual', headers: { accept: 'text/html' }, ...init });

  test.each(['/', '/t/abc', '/rules/pi', '/settings'])('the page %s, which names its files from there', async path => {
    const answer = await get(`${base}${path}`);
    expect(answer.status).toBe(200);
    const text = await answer.text();
    expect(text).toContain(`content="${base}"`);
    expect(text).toContain(`href="${base}/icon.svg"`);
    expect(text).toContain(`src="${base}/assets/front.js"`);
  });

  test('files', async () => {
    const answer = await get(`${base}/assets/front.js`);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(await answer.text()).toBe('start()');
  });

  test('tables, with links and cookies of that path', async () => {
    const joined = await get(`${base}/api/guests`, {
      method: 'POST',
      body: JSON.stringify({ name: 'Ann' }),
      headers: { 'content-type': 'application/json' },
    });
    expect(joined.status).toBe(201);
    expect(joined.headers.get('set-cookie')).toContain(`; Path=${base || '/'};`);
    expect(joined.headers.get('cache-control')).toBe('no-store');
    const { token } = (await joined.json()) as { token: string };
    const made = await get(`${base}/api/tables`, {
      method: 'POST',
      body: JSON.stringify({ title: 'pi', seats: 3 }),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    });
    const { id, url } = (await made.json()) as { id: string; url: string };
    expect(url).toBe(`${server.url}${base}/t/${id}`);
    expect(await (await get(`${base}/t/${id}`)).text()).toContain(`content="${url}"`);
  });

  test('sockets', async () => {
    const players = await openReadyTable(`${server.url}${base}`, ['Ann', 'Bob', 'Cyd'], { title: 'pi' });
    expect(players.map(({ doc }) => doc.table.seats.length)).toEqual([3, 3, 3]);
    for (const player of players) player.cut();
  });

  test('and the health of the server, which is also at the root', async () => {
    for (const path of ['/healthz', `${base}/healthz`]) expect((await get(path)).status).toBe(200);
  });
});

describe('with a base path', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ PARLOUR_BASE_PATH: '/parlour/', PARLOUR_PUBLIC_URL: 'https://play.example.org' });
  });
  afterAll(() => server.end());

  test.each(['/', '/api/titles', '/t/abc', '/parlour2/api/titles', '/parlourapi/titles'])(
    '%s is outside',
    async path => {
      expect((await fetch(`${server.url}${path}`)).status).toBe(404);
    },
  );

  test('the path without a slash leads to the one with it', async () => {
    const answer = await fetch(`${server.url}/parlour`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/parlour/']);
  });

  test('a socket at the root is refused', async () => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/play`);
    const status = await new Promise(resolve => {
      socket.on('unexpected-response', (_, answer) => resolve(answer.statusCode));
      socket.on('error', () => {});
    });
    expect(status).toBe(404);
  });
});
