import { once } from 'node:events';
import { copyFileSync } from 'node:fs';
import { connect as connectTcp } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sendRequest, type TestClient, connect, openReadyTable, newGuest, newTable, playOn } from './client.fixture.ts';
import { serve } from './serve.ts';
import { isStartFailure } from './store/open.ts';
import { startTestServer } from './test-server.fixture.ts';

describe('A restart', () => {
  test('in the middle of a match loses no data: all clients get the missed entries and play on', async () => {
    const server = await startTestServer();
    const [host, bob] = (await openReadyTable(server.url, ['Hal', 'Bob'], { title: 'pi' })) as [TestClient, TestClient];
    const eve = await connect({ ...host.place, token: (await newGuest(server.url, 'Eve')).token });
    await host.insist({ do: 'start' });
    await playOn([host, bob], () => host.n > 20);
    await eve.until(({ n }) => n === host.n);
    eve.cut();
    await playOn([host, bob], () => host.n > 30);

    await server.restart();
    const all = [host, bob, eve];
    await Promise.all(all.map(client => client.until(({ closedWith }) => closedWith !== null)));
    expect([host, bob].map(({ farewell, closedWith }) => [farewell, closedWith])).toEqual([
      ['restart', 1012],
      ['restart', 1012],
    ]);
    const before = all.map(({ frames }) => frames.length);
    await Promise.all(all.map(client => client.reconnect(server.url)));
    const heard = all.map(({ frames }, index) => frames.slice(before[index]).map(frame => JSON.parse(frame) as object));
    expect(heard.map(frames => frames.at(-1))).toEqual(
      all.map(() => ({ type: 'caughtUp', n: host.n, history: expect.any(String) as string, clock: null })),
    );
    expect(heard.map(frames => frames.length > 1)).toEqual([false, false, true]);

    // a stranger to all that came before sees the very same
    for (const client of all) {
      const fresh = await connect(client.place);
      expect(client.doc).toEqual(fresh.doc);
      expect(client.heard).toEqual(fresh.heard);
      await fresh.close();
    }
    await playOn([host, bob]);
    expect(host.doc.table.phase).toBe('over');
    expect(all.flatMap(({ flaws }) => flaws)).toEqual([]);
    await server.end();
  });

  test('after a restore from a backup sends a new welcome to clients with another history', async () => {
    const server = await startTestServer();
    const [host, bob] = (await openReadyTable(server.url, ['Hal', 'Bob'], { title: 'pi' })) as [TestClient, TestClient];
    await host.insist({ do: 'start' });
    await playOn([host, bob], () => host.n > 20);
    await server.stop();
    copyFileSync(server.config.data, `${server.config.data}.copy`);
    await server.restart();
    await host.until(({ closedWith }) => closedWith !== null);
    await Promise.all([host, bob].map(client => client.reconnect(server.url)));
    await playOn([host, bob], () => host.n > 30);
    await server.stop();
    copyFileSync(`${server.config.data}.copy`, server.config.data);
    await server.restart();

    // another match goes on from the copy: bob's numbers are there, but stand for something else
    await host.until(({ closedWith }) => closedWith !== null);
    const others = await Promise.all([host, bob].map(({ place }) => connect({ ...place, url: server.url })));
    await others[0]?.insist({ do: 'say', to: 'table', text: 'once more' });
    await playOn(others, () => (others[0]?.n ?? 0) > bob.n);
    await bob.reconnect(server.url);
    const fresh = await connect({ ...bob.place, url: server.url });
    expect(bob.doc).toEqual(fresh.doc);
    expect(bob.said).toEqual(fresh.said);
    expect(bob.heard).toEqual(fresh.heard);
    expect(bob.flaws).toEqual([]);
    await server.end();
  });

  test('sends a new welcome to clients that know more than is stored', async () => {
    const server = await startTestServer();
    const [host, bob] = (await openReadyTable(server.url, ['Hal', 'Bob'], { title: 'pi' })) as [TestClient, TestClient];
    await host.until(({ n }) => n === bob.n);
    const first = await connect(host.place, { since: 100_000 });
    expect(first.frames[0]).toMatch(/^\{"type":"welcome"/);
    expect(first.doc).toEqual(host.doc);
    await server.end();
  });
});

describe('A stop', () => {
  test('finishes pending requests: they are answered, and stored afterwards', async () => {
    const server = await startTestServer();
    const [host] = (await openReadyTable(server.url, ['Hal', 'Bob'], { title: 'pi' })) as [TestClient, TestClient];
    const sent = Array.from({ length: 20 }, (_, index) => host.command({ do: 'ready', ready: index % 2 === 0 }));
    const answered = Promise.allSettled(sent);
    await sent[0];
    await server.stop();
    const told = (await answered).flatMap(one =>
      one.status === 'fulfilled' && one.value.type === 'told' ? [one.value.n ?? 0] : [],
    );
    await server.restart();
    await host.reconnect(server.url);
    expect(told.length).toBeGreaterThan(0);
    expect(host.n).toBeGreaterThanOrEqual(Math.max(...told));
    expect(host.flaws).toEqual([]);
    await server.end();
  });

  test('ends idle connections, and can be asked for twice', async () => {
    const server = await startTestServer();
    await sendRequest(server.url, 'GET /api/titles');
    const idle = connectTcp(Number(new URL(server.url).port), '127.0.0.1');
    await once(idle, 'connect');
    const ended = once(idle, 'close');
    await Promise.all([server.stop(), server.stop()]);
    await ended;
    await expect(sendRequest(server.url, 'GET /healthz')).rejects.toThrow('fetch failed');
    await server.end();
  });

  test('works while bots are thinking', async () => {
    const server = await startTestServer();
    const before = server.logged.length;
    const hal = await newGuest(server.url, 'Hal');
    const table = await newTable(server.url, hal, { title: 'pi', seats: 3 });
    const host = await connect({ url: server.url, token: hal.token, table });
    await host.insist({ do: 'sit', seat: 0, word: 'w' });
    await host.insist({ do: 'seatBot', seat: 1, bot: 'search' });
    await host.insist({ do: 'seatBot', seat: 2, bot: 'search' });
    await host.insist({ do: 'start' });
    await server.stop();
    expect(server.logged.slice(before).filter(line => /"level":"(warn|error|fatal)"/.test(line))).toEqual([]);
    await server.end();
  });
});

describe('A start', () => {
  test('fails for a reason, and leaves nothing behind', async () => {
    const server = await startTestServer();
    const port = Number(new URL(server.url).port);
    const why = (more: object) =>
      serve({ ...server.config, data: `${server.config.data}2`, log: 'silent', ...more }).then(
        () => 'started',
        (error: unknown) => (isStartFailure(error) ? error.cannot : error),
      );
    expect(await why({ port })).toBe('listen');
    expect(await why({ data: join(server.config.data, 'x.db') })).toBe('open');
    await server.end();
  });
});

describe('The log', () => {
  test('contains no secret, no token, no word of the deal, and no chat', async () => {
    const server = await startTestServer();
    const [host, bob] = (await openReadyTable(server.url, ['Hal', 'Bob'], { title: 'pi' })) as [TestClient, TestClient];
    await host.insist({ do: 'say', to: 'table', text: 'between you and me' });
    await host.insist({ do: 'start' });
    const answer = await bob.insist({ do: 'pass' });
    const pass = answer.type === 'done' ? (answer.pass ?? '') : '';
    await sendRequest(server.url, `POST /api/tables/${host.place.table}/claim`, { body: { pass } });
    await bob.until(({ doc }) => doc.you.seat === null);
    const { code, id, commitment } = host.doc.table;
    await server.end();
    const log = server.logged.join('');
    const secrets = [host.place.token, bob.place.token, pass, 'between you and me', 'word of', code, id, commitment];
    expect(secrets.filter(secret => secret === '' || log.includes(secret))).toEqual([]);
    expect(server.logged.length).toBeGreaterThan(5);
  });
});
