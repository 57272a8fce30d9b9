import { afterEach, describe, expect, test } from 'vitest';
import { sendRequest, type TestClient, connect, openReadyTable, newGuest } from './client.fixture.ts';
import { type TestServer, startTestServer } from './test-server.fixture.ts';

let server: TestServer;
afterEach(() => server.end());

const asAnn = (ann: TestClient, path: string, method = 'GET'): Promise<Response> =>
  fetch(`${server.url}${path}`, { method, headers: { authorization: `Bearer ${ann.place.token}` } });

describe('DELETE /api/me', () => {
  test('deletes the guest: the secret is worth nothing, sockets are closed, and others see an empty seat name', async () => {
    server = await startTestServer();
    const [hal, ann] = (await openReadyTable(server.url, ['Hal', 'Zaneta'], { title: 'pi' })) as [
      TestClient,
      TestClient,
    ];
    await hal.insist({ do: 'start' });
    await ann.insist({ do: 'say', to: 'table', text: 'marmalade' });
    const deleted = await asAnn(ann, '/api/me', 'DELETE');
    expect([deleted.status, deleted.headers.get('set-cookie')]).toEqual([204, expect.stringContaining('Max-Age=0')]);
    expect(await (await asAnn(ann, '/api/me')).json()).toEqual({ guest: null });
    expect((await asAnn(ann, '/api/me', 'DELETE')).status).toBe(401);
    await ann.until(({ closedWith }) => closedWith !== null);
    await hal.until(({ doc }) => doc.table.seats[1]?.name === '');
    expect(hal.doc.table.seats[1]?.name).toBe('');
    expect(hal.doc.table.seats[1]?.away).not.toBeNull();
    expect(hal.said).toEqual([]);

    await server.restart();
    await hal.reconnect(server.url);
    const fresh = await connect({ ...hal.place, token: (await newGuest(server.url, 'Eve')).token });
    const { body } = await sendRequest(server.url, `GET /api/tables/${hal.place.table}`, {});
    const all = JSON.stringify([hal.doc, fresh.frames, body]);
    expect(all).not.toContain('Zaneta');
    expect(all).not.toContain('marmalade');
    expect(fresh.doc.table).toEqual(hal.doc.table);
    expect(hal.flaws).toEqual([]);
  });

  test('needs a guest', async () => {
    server = await startTestServer();
    expect((await fetch(`${server.url}/api/me`, { method: 'DELETE' })).status).toBe(401);
  });
});

describe('GET /api/me/export', () => {
  test('is a file with all stored data of this guest, and no data of others', async () => {
    server = await startTestServer();
    const [, ann] = (await openReadyTable(server.url, ['Hal', 'Zaneta'], { title: 'pi' })) as [TestClient, TestClient];
    await ann.insist({ do: 'say', to: 'table', text: 'marmalade' });
    const response = await asAnn(ann, '/api/me/export');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="parlour-data.json"');
    expect(await response.json()).toMatchObject({
      guest: { name: 'Zaneta' },
      tables: [{ id: ann.place.table, sat: [{ name: 'Zaneta', seat: 1 }], said: [{ to: 'table', text: 'marmalade' }] }],
    });
  });

  test('may be asked for five times an hour, by guests only', async () => {
    server = await startTestServer();
    const [ann] = (await openReadyTable(server.url, ['Ann', 'Bob'], { title: 'pi' })) as [TestClient, TestClient];
    const statuses: number[] = [];
    for (let time = 0; time < 6; time++) statuses.push((await asAnn(ann, '/api/me/export')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await fetch(`${server.url}/api/me/export`)).status).toBe(401);
  });
});
