import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestServer, startTestServer } from './test-server.fixture.ts';

const PAGE = `<!doctype html><title>Parlour</title>${' '.repeat(2000)}`;
const SCRIPT = `export const word = 'hello';${'\n'.repeat(2000)}`;

let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'parlour-site-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'assets', 'main-1a2b.js'), SCRIPT);
  writeFileSync(join(folder, 'assets', 'main-1a2b.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, 'assets', 'main-1a2b.js.gz'), gzipSync(SCRIPT));
  writeFileSync(join(folder, 'sw.js'), '// watches over the rest');
  server = await startTestServer({ PARLOUR_RATE_REQUESTS: '12/min' }, { site: folder });
});
afterAll(async () => {
  await server.end();
  rmSync(folder, { recursive: true });
});

const fetched = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${server.url}${path}`, { headers });

describe('The screens', () => {
  test('are one page at every address of theirs', async () => {
    for (const path of ['/', '/t/abc', '/t/abc/screen', '/replay/t/abc?step=3', '/rules/pi']) {
      const response = await fetched(path);
      expect([path, response.status, await response.text()]).toEqual([path, 200, PAGE]);
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
  });

  test('are sent as small as the browser can read them, and their files never again', async () => {
    const sizes = await Promise.all(
      ['br, gzip', 'gzip', 'identity'].map(async encoding => {
        const response = await fetched('/assets/main-1a2b.js', { 'accept-encoding': encoding });
        expect(await response.text()).toBe(SCRIPT);
        expect(response.headers.get('cache-control')).toContain('immutable');
        expect(response.headers.get('vary')).toContain('accept-encoding');
        return response.headers.get('content-encoding');
      }),
    );
    expect(sizes).toEqual(['br', 'gzip', null]);
  });

  test('are asked for as often as a page needs, limits or not', async () => {
    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await fetched('/sw.js')).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test('are not sent again to browsers that have them', async () => {
    const first = await fetched('/sw.js');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await fetched('/sw.js', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('also say to a reader that there is no such page, and to a program in its own way', async () => {
    const reader = await fetched('/nowhere', { accept: 'text/html' });
    expect([reader.status, await reader.text()]).toEqual([404, PAGE]);
    const program = await fetched('/assets/main-0000.js');
    expect([program.status, await program.json()]).toEqual([404, { refused: { because: 'noSuchPage' } }]);
  });
});
