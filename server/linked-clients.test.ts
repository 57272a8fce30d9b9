import { once } from 'node:events';
import { connect as connectTcp, createServer, type Server, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { ownerAmong } from '../tables/processes.ts';
import { PROTOCOL } from '../tables/protocol.ts';
import type { Peer } from '../tables/store.ts';
import { connect, newGuest, newTable, type TestClient } from './client.fixture.ts';
import { describeWithPostgres } from './store/postgres.fixture.ts';
import { startTestServer, type TestServer } from './test-server.fixture.ts';
import type { Timeouts } from './timeouts.ts';

/** The network between two servers. */
interface Network {
  readonly address: string;
  /** How many connections were opened. */
  readonly opened: number;
  leadTo(url: string): void;
  /** Delivers nothing from the owner until it is resumed. */
  pause(): void;
  resume(): void;
  cut(): void;
  close(): void;
}

async function openNetwork(): Promise<Network> {
  let target = 0;
  let opened = 0;
  const pairs = new Set<readonly [near: Socket, far: Socket]>();
  const server: Server = createServer(near => {
    opened += 1;
    const far = connectTcp(target, '127.0.0.1');
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [one, other] of [pair, [far, near]] as const) {
      one.on('error', () => {});
      one.on('close', () => {
        other.destroy();
        pairs.delete(pair);
      });
      one.pipe(other);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    address: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    get opened() {
      return opened;
    },
    leadTo(url) {
      target = Number(new URL(url).port);
    },
    pause() {
      for (const [near, far] of pairs) far.unpipe(near).pause();
    },
    resume() {
      for (const [near, far] of pairs) far.pipe(near);
    },
    cut() {
      for (const [near] of pairs) near.destroy();
    },
    close() {
      for (const [near] of pairs) near.destroy();
      server.close();
    },
  };
}

describeWithPostgres('Clients that one server passes on to another', postgres => {
  let owner: TestServer;
  let other: TestServer;
  let network: Network;
  let living: readonly Peer[] = [];

  async function start(timeouts: Partial<Timeouts> = {}, env: Readonly<Record<string, string>> = {}): Promise<void> {
    const shared = { PARLOUR_STORE: postgres().url, ...env };
    owner = await startTestServer({ ...shared, PARLOUR_ADDRESS: network.address });
    network.leadTo(owner.url);
    other = await startTestServer(shared, { timeouts });
    await expect.poll(() => measured(owner, 'parlour_servers'), { timeout: 10_000 }).toBe(2);
    living = (await postgres().query('SELECT id, address, rules FROM parlour.processes')) as unknown as Peer[];
  }

  beforeEach(async () => {
    network = await openNetwork();
  });
  afterEach(async () => {
    await Promise.all([owner.end(), other.end()]);
    network.close();
    await postgres().clear();
  });

  /** The value of one metric of a server. */
  async function measured({ url }: TestServer, name: string): Promise<number> {
    const text = await (await fetch(`${url}/metrics`)).text();
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  }

  /** A table of the owner, and a guest of its host. */
  async function tableOfOwner(): Promise<{ readonly table: string; readonly token: string }> {
    const { token, guest } = await newGuest(other.url, 'Ann');
    for (;;) {
      const table = await newTable(other.url, { token, guest }, { title: 'pi', seats: 4 });
      if (ownerAmong(living, table)?.address === network.address) return { table, token };
    }
  }

  const passedOn = async (): Promise<TestClient> => connect({ url: other.url, ...(await tableOfOwner()) });

  const say = (client: TestClient, text: string): Promise<unknown> => client.insist({ do: 'say', to: 'table', text });

  /** The headers of another server that knows the secret. */
  async function headersOfServer(): Promise<Record<string, string>> {
    const [cluster] = await postgres().query('SELECT secret FROM parlour.cluster');
    const to = living.find(({ address }) => address === network.address);
    return { 'x-parlour-secret': String(cluster?.['secret']), 'x-parlour-server': String(to?.id) };
  }

  const linkTo = ({ url }: TestServer, headers: Readonly<Record<string, string>>): WebSocket =>
    new WebSocket(`${url.replace('http', 'ws')}/internal/play`, { headers });

  /** The frame of some messages about clients. */
  const frameOf = (...messages: readonly (readonly [client: number, kind: string, text: string])[]): string =>
    `${messages.map(([client, kind, text]) => `${client}${kind}${Buffer.byteLength(text)}`).join(' ')}\n${messages.map(([, , text]) => text).join('')}`;

  /** Asks for many answers, unless the server does not read. */
  async function askMuch(socket: WebSocket): Promise<void> {
    for (let time = 0; time < 500 && socket.bufferedAmount < 2 ** 20; time++)
      socket.send(`{"do":"win","id":"${'x'.repeat(60)}"}`);
    await setImmediate();
  }

  const isSlow = ({ logged }: TestServer): boolean => logged.some(line => line.includes('"because":"slow"'));

  async function openSocket(): Promise<WebSocket> {
    const socket = new WebSocket(`${other.url.replace('http', 'ws')}/api/play`);
    socket.on('error', () => {});
    await once(socket, 'open');
    socket.send(JSON.stringify({ do: 'hello', protocol: PROTOCOL, ...(await tableOfOwner()) }));
    await once(socket, 'message');
    return socket;
  }

  test('share one connection, whatever their tables', async () => {
    await start();
    const clients = await Promise.all(Array.from({ length: 12 }, passedOn));
    await Promise.all(clients.map((client, number) => say(client, `I am ${number}: żółw`)));
    expect(clients.map(({ said }) => said.map(({ text }) => text))).toEqual(
      clients.map((_, number) => [`I am ${number}: żółw`]),
    );
    expect(clients.flatMap(({ flaws }) => flaws)).toEqual([]);
    expect(network.opened).toBe(1);
    expect([await measured(other, 'parlour_links'), await measured(other, 'parlour_sockets')]).toEqual([12, 12]);
    expect([await measured(owner, 'parlour_links'), await measured(owner, 'parlour_sockets')]).toEqual([0, 0]);
    await Promise.all(clients.map(client => client.close()));
    await expect.poll(() => measured(other, 'parlour_links')).toBe(0);
  });

  test('go on while one of them does not read, which is dismissed as slow', async () => {
    await start({ read: 300, readKilobyte: 0, check: 50 });
    const client = await passedOn();
    const deaf = await openSocket();
    deaf.pause();
    let last = '';
    deaf.on('message', (data: Buffer) => void (last = data.toString()));
    while (!isSlow(other)) {
      await askMuch(deaf);
      await client.command({ do: 'earlier', before: 1 });
    }
    deaf.resume();
    const [code] = (await once(deaf, 'close')) as [number];
    expect([code, last]).toEqual([1013, '{"type":"bye","because":"slow"}']);
    await say(client, 'and still');
    expect([network.opened, client.closedWith]).toEqual([1, null]);
  });

  test('go on after their connection was stuck, but for one that kept asking', async () => {
    await start();
    const client = await passedOn();
    const greedy = await openSocket();
    let last = '';
    greedy.on('message', (data: Buffer) => void (last = data.toString()));
    network.pause();
    while (!isSlow(owner)) await askMuch(greedy);
    const answered = say(client, 'late');
    network.resume();
    await once(greedy, 'close');
    expect(last).toBe('{"type":"bye","because":"slow"}');
    await answered;
    expect([network.opened, client.closedWith]).toEqual([1, null]);
  });

  test('are told to come back when the connection breaks, and do', async () => {
    await start();
    const clients = await Promise.all([passedOn(), passedOn(), passedOn()]);
    network.cut();
    await Promise.all(clients.map(client => client.until(({ closedWith }) => closedWith !== null)));
    expect(clients.map(({ farewell, closedWith }) => [farewell, closedWith])).toEqual(
      clients.map(() => ['restart', 1012]),
    );
    await expect.poll(() => measured(other, 'parlour_links')).toBe(0);
    await Promise.all(clients.map(client => client.reconnect()));
    await Promise.all(clients.map(client => say(client, 'here again')));
    expect(network.opened).toBe(2);
  });

  test('come only from servers that know the secret', async () => {
    await start();
    const headers = await headersOfServer();
    for (const wrong of [
      {},
      { ...headers, 'x-parlour-secret': 'guessed' },
      { ...headers, 'x-parlour-server': 'another' },
    ]) {
      const [error] = (await once(linkTo(owner, wrong), 'error')) as [Error];
      expect(error.message).toBe('Unexpected server response: 404');
    }
    const link = linkTo(owner, headers);
    await once(link, 'open');
    link.terminate();
  });

  test('are not affected by a server that sends what makes no sense', async () => {
    await start();
    const client = await passedOn();
    const { table } = client.place;
    const visitor = JSON.stringify({ guest: { id: 'bob', name: 'Bob', madeAt: 1 }, stranger: 'far' });
    for (const frame of [
      'hello',
      frameOf([1, 'open', 'nobody']),
      frameOf([1, 'open', visitor], [1, 'open', visitor]),
    ]) {
      const link = linkTo(owner, await headersOfServer());
      await once(link, 'open');
      link.send(frameOf([2, 'open', visitor], [2, 'text', JSON.stringify({ do: 'hello', protocol: PROTOCOL, table })]));
      await once(link, 'message');
      link.send(frame);
      const [code] = (await once(link, 'close')) as [number];
      expect(code).toBe(1008);
    }
    await say(client, 'still here');
    expect(client.closedWith).toBeNull();
  });

  test('count at the owner for the limit of their guest', async () => {
    await start({}, { PARLOUR_SOCKETS_PER_GUEST: '2' });
    const { table } = await tableOfOwner();
    const link = linkTo(owner, await headersOfServer());
    await once(link, 'open');
    let heard = '';
    link.on('message', (data: Buffer) => void (heard += data.toString()));
    const visitor = JSON.stringify({ guest: { id: 'bob', name: 'Bob', madeAt: 1 }, stranger: 'far' });
    const hello = JSON.stringify({ do: 'hello', protocol: PROTOCOL, table });
    for (const number of [1, 2, 3]) {
      link.send(frameOf([number, 'open', visitor], [number, 'text', hello]));
      await expect.poll(() => heard).toContain(number < 3 ? `${number}text` : 'tooManySockets');
    }
    expect(heard).toContain('3close7');
    link.terminate();
  });
});
