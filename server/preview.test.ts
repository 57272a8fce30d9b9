import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect, openReadyTable, newGuest, newTable } from './client.fixture.ts';
import { type TestServer, startTestServer } from './test-server.fixture.ts';

const PAGE = '<!doctype html><head><title>Parlour</title></head>';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parlour-previews-'));
  mkdirSync(join(folder, 'previews'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'previews', 'pi.jpg'), 'a picture');
  server = await startTestServer({}, { site: folder });
});
afterAll(async () => {
  await server.end();
  rmSync(folder, { recursive: true });
});

const fetched = async (path: string, headers: Record<string, string> = {}): Promise<string> =>
  (await fetch(`${server.url}${path}`, { headers })).text();

/** The metadata a messenger reads from a page, by property. */
const tagsIn = (page: string): ReadonlyMap<string, string> =>
  new Map(
    [...page.matchAll(/<meta property="([^"]*)" content="([^"]*)">/g)].map(([, name = '', text = '']) => [name, text]),
  );

async function openTable(name: string, form: object): Promise<string> {
  const host = await newGuest(server.url, name);
  const table = await newTable(server.url, host, form);
  const client = await connect({ url: server.url, token: host.token, table });
  await client.insist({ do: 'sit', seat: 0, word: 'some' });
  await client.close();
  return table;
}

describe('A link to a table', () => {
  test('has the host, the title and a picture', async () => {
    const table = await openTable('Ann', { title: 'pi', seats: 3 });
    const page = await fetched(`/t/${table}`);
    expect(Object.fromEntries(tagsIn(page))).toEqual({
      'og:site_name': 'Parlour',
      'og:type': 'website',
      'og:url': `${server.url}/t/${table}`,
      'og:locale': 'en_GB',
      'og:title': 'Ann invites you to play P.I.',
      'og:description': 'No account, nothing to install: open the link and play.',
      'og:image': `${server.url}/previews/pi.jpg`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'P.I.',
      'twitter:card': 'summary_large_image',
    });
    expect(page.replaceAll(/<meta property[^>]*>/g, '')).toBe(PAGE);
  });

  test('is in the language of the table, not in that of the reader', async () => {
    const table = await openTable('Ania', { title: '07', seats: 3, language: 'pl' });
    const tags = tagsIn(await fetched(`/t/${table}`, { 'accept-language': 'it' }));
    expect(tags.get('og:title')).toBe('Ania zaprasza cię do gry 07 zgłoś się');
    expect(tags.get('og:locale')).toBe('pl_PL');
  });

  test('has the name of the title in that language', async () => {
    const table = await openTable('Оля', { title: 'spyfall', seats: 3, language: 'uk' });
    expect(tagsIn(await fetched(`/t/${table}`)).get('og:title')).toContain('Знахідка для шпигуна');
  });

  test('has no picture if none was built', async () => {
    const table = await openTable('Ann', { title: 'spyfall', seats: 3 });
    expect(tagsIn(await fetched(`/t/${table}`)).has('og:image')).toBe(false);
  });

  test('cannot be broken by a name', async () => {
    const table = await openTable('"><b>$&', { title: 'pi', seats: 3 });
    const page = await fetched(`/t/${table}`);
    expect(page).toContain('content="&quot;&gt;&lt;b&gt;$&amp; invites you to play P.I."');
  });

  test('does not tell the code of the table', async () => {
    const table = await openTable('Ann', { title: 'pi', seats: 3 });
    const { code } = ((await (await fetch(`${server.url}/api/tables/${table}`)).json()) as { table: { code: string } })
      .table;
    expect(await fetched(`/t/${table}`)).not.toContain(code);
  });

  test('to a running match says that it has started, and nothing else', async () => {
    const friends = await openReadyTable(server.url, ['Ann', 'Bob'], { title: 'pi' });
    const [ann] = friends;
    await ann?.insist({ do: 'start' });
    await Promise.all(friends.map(friend => friend.close()));
    const tags = tagsIn(await fetched(`/t/${ann?.place.table}`));
    expect([tags.get('og:title'), tags.get('og:description')]).toEqual(['P.I.', 'The game has already started.']);
  });

  test('to a missing or closed table is the plain page', async () => {
    expect(await fetched('/t/nowhere')).toBe(PAGE);
    const host = await newGuest(server.url, 'Ann');
    const table = await newTable(server.url, host, { title: 'pi', seats: 3 });
    const client = await connect({ url: server.url, token: host.token, table });
    await client.insist({ do: 'close' });
    await client.close();
    expect(await fetched(`/t/${table}`)).toBe(PAGE);
  });
});
