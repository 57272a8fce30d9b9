import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestClient, connect, newGuest, newTable, openReadyTable, playOn, sendRequest } from './client.fixture.ts';
import { describeWithPostgres } from './store/postgres.fixture.ts';
import { startTestServer, type TestServer } from './test-server.fixture.ts';

describeWithPostgres('several servers on one Postgres', postgres => {
  let servers: TestServer[] = [];

  const start = async (env: Readonly<Record<string, string>> = {}): Promise<TestServer> => {
    const server = await startTestServer({ PARLOUR_STORE: postgres().url, ...env });
    servers.push(server);
    return server;
  };

  beforeEach(async () => {
    await start();
    await start();
    await untilAllKnow(servers);
  });
  afterEach(async () => {
    await Promise.all(servers.map(server => server.end()));
    servers = [];
    await postgres().clear();
  });

  /** The value of one metric of a server. */
  async function measured({ url }: TestServer, name: string): Promise<number> {
    const text = await (await fetch(`${url}/metrics`)).text();
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  }

  async function untilAllKnow(all: readonly TestServer[]): Promise<void> {
    await expect
      .poll(() => Promise.all(all.map(server => measured(server, 'parlour_servers'))), { timeout: 10_000 })
      .toEqual(all.map(() => all.length));
  }

  /** A table with a player at each of these servers, ready to start. */
  async function tableAcross(all: readonly TestServer[], names = ['Ann', 'Bob', 'Cyd']): Promise<TestClient[]> {
    const clients = await openReadyTable(all[0]?.url ?? '', names, { title: 'pi', seats: names.length });
    for (const [seat, client] of clients.entries()) {
      await client.close();
      await client.reconnect(all[seat % all.length]?.url);
    }
    return clients;
  }

  async function owners(all: readonly TestServer[]): Promise<TestServer[]> {
    const counts = await Promise.all(all.map(server => measured(server, 'parlour_live_tables')));
    return all.filter((_, place) => counts[place] === 1);
  }

  test('play one match with clients of both, and keep its table in one', async () => {
    const clients = await tableAcross(servers);
    await clients[0]?.insist({ do: 'start' });
    await playOn(clients, () => (clients[0]?.n ?? 0) > 25);
    expect(clients.flatMap(({ flaws }) => flaws)).toEqual([]);
    expect(await owners(servers)).toHaveLength(1);
    const links = await Promise.all(servers.map(server => measured(server, 'parlour_links')));
    expect(Math.min(...links)).toBe(0);
    expect(Math.max(...links)).toBe(1 + links.indexOf(0));
  });

  test('hand tables over when one stops, in less than a second', async () => {
    const clients = await tableAcross(servers);
    await clients[0]?.insist({ do: 'start' });
    const [owner] = await owners(servers);
    const other = servers.find(server => server !== owner);
    const url = other?.url ?? '';
    const playing = playOn(clients, () => clients.some(({ closedWith }) => closedWith !== null)).catch(() => {});
    const farewells: unknown[] = [];
    const since = performance.now();
    const stopped = owner?.stop();
    const took = await Promise.all(
      clients.map(async client => {
        await client.until(({ closedWith }) => closedWith !== null);
        farewells.push(client.farewell);
        await client.reconnect(url);
        return performance.now() - since;
      }),
    );
    await stopped;
    await playing;
    expect(farewells).toEqual(clients.map(() => 'restart'));
    expect(Math.max(...took)).toBeLessThan(1_000);
    await playOn(clients, () => (clients[0]?.n ?? 0) > 25);
    expect(clients.flatMap(({ flaws }) => flaws)).toEqual([]);
    expect(clients[0]?.n).toBeGreaterThan(25);
  });

  test('give tables to one that joins', async () => {
    const tables = await Promise.all(
      Array.from({ length: 12 }, () => openReadyTable(servers[0]?.url ?? '', ['Ann'], { title: 'pi', seats: 2 })),
    );
    const third = await start();
    await untilAllKnow(servers);
    const clients = tables.flat();
    await expect
      .poll(
        async () => {
          for (const client of clients) if (client.closedWith !== null) await client.reconnect(third.url);
          const live = await Promise.all(servers.map(server => measured(server, 'parlour_live_tables')));
          return [live.reduce((sum, count) => sum + count, 0), Math.min(...live) > 0];
        },
        { timeout: 10_000 },
      )
      .toEqual([tables.length, true]);
    for (const client of clients) await client.insist({ do: 'say', to: 'table', text: 'here' });
  });

  test('let nobody write who has lost a table', async () => {
    const clients = await tableAcross(servers);
    const [first] = clients;
    await postgres().query('UPDATE parlour.heads SET epoch = epoch + 1');
    await expect(first?.command({ do: 'say', to: 'table', text: 'too late' })).rejects.toThrow('the connection');
    await Promise.all(clients.map(client => client.until(({ closedWith }) => closedWith !== null)));
    expect(clients.map(({ farewell }) => farewell)).toEqual(clients.map(() => 'restart'));
    await first?.reconnect();
    await first?.insist({ do: 'say', to: 'table', text: 'here again' });
    expect(first?.said.map(({ text }) => text)).toEqual(['here again']);
  });

  test('list a public table once, and find its code everywhere', async () => {
    const ann = await newGuest(servers[0]?.url ?? '', 'Ann');
    const table = await newTable(servers[0]?.url ?? '', ann, { title: 'pi', isPublic: true });
    for (const { url } of servers) {
      const client = await connect({ url, token: ann.token, table });
      const listed = await sendRequest<{ tables: { id: string }[] }>(url, 'GET /api/tables');
      expect(listed.body.tables.map(({ id }) => id)).toEqual([table]);
      const found = await sendRequest<{ id: string }>(url, `GET /api/codes/${client.doc.table.code}`);
      expect(found.body.id).toBe(table);
    }
  });

  test('tell the owner that a seat was moved at another server', async () => {
    const clients = await tableAcross(servers);
    const [ann, bob] = clients;
    if (!ann || !bob) throw new Error('nobody came');
    await ann.insist({ do: 'start' });
    const passed = await ann.command({ do: 'pass' });
    const pass = passed.type === 'done' ? passed.pass : undefined;
    const [owner] = await owners(servers);
    const other = servers.find(server => server !== owner);
    const { status } = await sendRequest(other?.url ?? '', `POST /api/tables/${ann.place.table}/claim`, {
      body: { pass },
    });
    expect(status).toBe(200);
    await bob.until(({ doc }) => doc.table.seats[0]?.guest !== ann.doc.you.guest);
  });

  test('learn by a poll what no hint has told', async () => {
    const [ann] = await tableAcross(servers);
    if (!ann) throw new Error('nobody came');
    const said = { kind: 'said', by: ann.doc.you.guest, name: 'Ann', seat: 0, text: 'without a hint', at: Date.now() };
    await postgres().query(
      `WITH head AS (UPDATE parlour.heads SET n = n + 1 RETURNING key, n)
       INSERT INTO parlour.lines (key, lane, number, body) SELECT key, 0, n, $1 FROM head`,
      [JSON.stringify(said)],
    );
    await ann.until(client => client.said.length > 0);
    expect(ann.said.map(({ text }) => text)).toEqual(['without a hint']);
  });

  test('remove a guest from the tables of all', async () => {
    const tables = await Promise.all(
      Array.from({ length: 4 }, () => openReadyTable(servers[0]?.url ?? '', ['Ann', 'Bob'], { title: 'pi', seats: 2 })),
    );
    for (const [ann, bob] of tables) {
      await ann?.insist({ do: 'say', to: 'table', text: 'my secret' });
      const { status } = await sendRequest(servers[1]?.url ?? '', 'DELETE /api/me', { token: ann?.place.token ?? '' });
      expect(status).toBe(204);
      await bob?.until(({ doc, said }) => doc.table.seats[0] === null && said.length === 0);
    }
    const left = await postgres().query(
      `SELECT count(*)::int AS count FROM parlour.lines WHERE body LIKE '%my secret%'`,
    );
    expect(left).toEqual([{ count: 0 }]);
  });
});
