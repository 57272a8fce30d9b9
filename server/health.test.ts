import { closeSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { sendRequest, type TestClient, connect, openReadyTable } from './client.fixture.ts';
import { type TestServer, startTestServer } from './test-server.fixture.ts';

let server: TestServer;
afterEach(() => server.end());

const health = async (): Promise<[number, unknown]> => {
  const response = await fetch(`${server.url}/healthz`);
  return [response.status, await response.json()];
};

describe('the health of a server', () => {
  test('is good while its store accepts writes', async () => {
    server = await startTestServer();
    expect(await health()).toEqual([200, { ok: true }]);
  });

  test('is bad when its database was removed: nothing more is acknowledged, and stored data can be read', async () => {
    server = await startTestServer();
    const [host] = (await openReadyTable(server.url, ['Hal', 'Bob'], { title: 'pi' })) as [TestClient, TestClient];
    rmSync(server.config.data);
    expect(await host.command({ do: 'start' }, 'start')).toMatchObject({ refused: { because: 'storeFailed' } });
    expect(await sendRequest(server.url, 'POST /api/guests', { body: { name: 'Eve' } })).toMatchObject({ status: 503 });
    expect(await health()).toEqual([503, { ok: false, store: 'gone' }]);
    const fresh = await connect(host.place);
    expect(fresh.doc).toEqual(host.doc);
    await fresh.close();
    expect(server.logged.filter(line => line.includes('was removed or replaced while the server runs'))).toHaveLength(
      1,
    );
  });
});

describe('a damaged database', () => {
  test('keeps a server from starting, with a sentence that names the file and what to do', async () => {
    server = await startTestServer();
    await openReadyTable(server.url, ['Hal', 'Bob'], { title: 'pi' });
    await server.stop();
    const descriptor = openSync(server.config.data, 'r+');
    const page = 4096;
    for (let at = 2 * page; at < statSync(server.config.data).size; at += page)
      writeSync(descriptor, Buffer.alloc(page, 0x5a), 0, page, at);
    closeSync(descriptor);
    await expect(server.restart()).rejects.toThrow(
      /parlour\.db is damaged \(.+\): restore a backup, as docs\/hosting\.md says under “Backup, restore, upgrade”\./,
    );
  });
});
