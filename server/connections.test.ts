import { once } from 'node:events';
import { request } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { upgradeRequest } from './faults/frames.fixture.ts';
import type { Timeouts } from './timeouts.ts';
import { type TestServer, startTestServer } from './test-server.fixture.ts';

async function serving(
  env: Readonly<Record<string, string>> = {},
  timeouts: Partial<Timeouts> = {},
  site?: string,
): Promise<TestServer> {
  const server = await startTestServer(env, {
    timeouts: { check: 10, ...timeouts },
    ...(site !== undefined && { site }),
  });
  onTestFinished(() => server.end());
  return server;
}

/** A connection that stays open at its end until it is destroyed, and all data it received. */
async function dial({ url }: TestServer): Promise<{ socket: Socket; heard: () => string }> {
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  let heard = '';
  socket.on('error', () => {}); // it closes next
  socket.on('data', data => void (heard += data.toString()));
  await once(socket, 'connect');
  return { socket, heard: () => heard };
}

/** The status of a request over a new connection; undefined if the connection was refused. */
const asked = ({ url }: TestServer, path = '/api/titles'): Promise<{ status: number; body: string } | undefined> =>
  new Promise(resolve => {
    request(`${url}${path}`, { agent: false }, reply => {
      let body = '';
      reply.on('data', (part: Buffer) => void (body += part.toString()));
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, body }));
    })
      .on('error', () => resolve(undefined))
      .end();
  });

/** How many connections the server has besides the one that asks. */
async function openAt(server: TestServer): Promise<number> {
  const { body = '' } = (await asked(server, '/metrics')) ?? {};
  return Number(/^parlour_connections (\d+)$/m.exec(body)?.[1]) - 1;
}

async function untilOpen(server: TestServer, count: number): Promise<number> {
  while ((await openAt(server)) !== count) await pause(5);
  return count;
}

const isRefused = async (server: TestServer): Promise<boolean> => (await asked(server)) === undefined;

describe('Connections', () => {
  test('from one address are limited, until one of them ends', async () => {
    const server = await serving({ PARLOUR_CONNECTIONS_PER_ADDRESS: '3' });
    const [first] = await Promise.all([dial(server), dial(server), dial(server)]);
    expect(await isRefused(server)).toBe(true);
    first.socket.destroy();
    while (await isRefused(server)) await pause(5);
    const metrics = (await asked(server, '/metrics'))?.body;
    expect(metrics).toMatch(/^parlour_connections_refused_total\{limit="address"\} [1-9]/m);
  });

  test('are not counted any more once they are sockets', async () => {
    const server = await serving({ PARLOUR_CONNECTIONS_PER_ADDRESS: '1' });
    for (let time = 0; time < 3; time++) {
      const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/play`);
      onTestFinished(() => socket.terminate());
      await once(socket, 'open');
    }
    expect(await isRefused(server)).toBe(false);
  });

  test('of a trusted proxy are not limited by its address', async () => {
    const server = await serving({ PARLOUR_CONNECTIONS_PER_ADDRESS: '1', PARLOUR_TRUST_PROXY: 'loopback' });
    await Promise.all([dial(server), dial(server), dial(server)]);
    expect(await isRefused(server)).toBe(false);
  });

  test('have a total limit; the log notes when it is reached and when it is over', async () => {
    const server = await serving({ PARLOUR_CONNECTIONS: '2', PARLOUR_TRUST_PROXY: 'loopback' }, { shortage: 100 });
    const idle = [await dial(server), await dial(server)];
    expect([await isRefused(server), await isRefused(server), await isRefused(server)]).toEqual([true, true, true]);
    for (const { socket } of idle) socket.destroy();
    const lines = (): string[] => server.logged.filter(line => line.includes('too many connections'));
    while (lines().length < 2) await pause(5);
    expect(lines().map(line => (JSON.parse(line) as { msg: string; refused?: number }).msg)).toEqual([
      'too many connections: new ones are refused',
      'too many connections: none was refused lately',
    ]);
    expect((await asked(server, '/metrics'))?.body).toMatch(/^parlour_connections_refused_total\{limit="all"\} 3$/m);
  });
});

describe('A connection ends', () => {
  const quick: Partial<Timeouts> = { headers: 60, request: 120, close: 60 };

  test('without an answer if nothing comes over it', async () => {
    const server = await serving({}, quick);
    const { socket, heard } = await dial(server);
    await once(socket, 'end');
    expect([heard(), await untilOpen(server, 0)]).toEqual(['', 0]);
  });

  test.each([
    ['headers that do not end', 'GET / HTTP/1.1\r\nHost: x\r\nX-More: ', 408],
    [
      'a body that does not end',
      'POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 16000\r\n\r\n',
      408,
    ],
  ])('if it is too slow: %s', async (_, head, status) => {
    const server = await serving({}, quick);
    const { socket, heard } = await dial(server);
    socket.write(head);
    const trickle = setInterval(() => socket.write('x'), 10);
    onTestFinished(() => clearInterval(trickle));
    await once(socket, 'end');
    clearInterval(trickle);
    expect([heard().split('\r\n')[0], await untilOpen(server, 0)]).toEqual([`HTTP/1.1 ${status} Request Timeout`, 0]);
  });

  test.each([
    ['no request at all', '\0\u0001\u0002 what is this?\r\n\r\n', '400'],
    ['headers that are too large', `GET / HTTP/1.1\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, '431'],
    ['a socket that leads nowhere', upgradeRequest().replace('/api/play', '/nowhere'), '404'],
    ['a socket that is none', upgradeRequest({ 'Sec-WebSocket-Version': '7' }), '400'],
  ])('although the other end stays open, after %s', async (_, bytes, status) => {
    const server = await serving({}, { close: 60 });
    const { socket, heard } = await dial(server);
    socket.write(bytes);
    await once(socket, 'end');
    expect([heard().split(' ')[1], await untilOpen(server, 0)]).toEqual([status, 0]);
  });

  test('if it asks far more than it waits for', async () => {
    const server = await serving();
    const { socket, heard } = await dial(server);
    const answers = (): number => heard().split('HTTP/1.1 200').length - 1;
    const ask = 'GET /api/titles HTTP/1.1\r\nHost: x\r\n\r\n';
    socket.write(ask.repeat(8));
    while (answers() < 8) await pause(5);
    socket.write(ask.repeat(1_000));
    await Promise.race([once(socket, 'end'), once(socket, 'close')]);
    expect(answers()).toBeLessThan(100);
  });

  test('if its answer is not read', async () => {
    const site = mkdtempSync(join(tmpdir(), 'parlour-site-'));
    onTestFinished(() => rmSync(site, { recursive: true }));
    // more than fits between us
    writeFileSync(join(site, 'index.html'), Buffer.alloc(20 * 2 ** 20, ' '));
    const server = await serving({}, { headers: 100, request: 100 }, site);
    const { socket } = await dial(server);
    socket.pause();
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(await untilOpen(server, 0)).toBe(0);
    expect(socket.destroyed).toBe(false);
  });
});
