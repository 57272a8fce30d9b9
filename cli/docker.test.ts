import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { dirname, join, matchesGlob } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

// There is no Docker where tests run. This makes the folder that the Dockerfile makes, with the files that
// .dockerignore lets in and the packages that are left, and runs Parlour there.

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (name: string): string => readFileSync(join(ROOT, name), 'utf8');

/** The words after this command in the Dockerfile, without its options. */
function wordsAfter(command: string): string[] {
  const [, words = ''] = read('Dockerfile').replaceAll('\\\n', ' ').split(command);
  return (words.split(/&&|\n/)[0] ?? '').split(/\s+/).filter(word => word !== '' && !word.startsWith('-'));
}

const ignored = read('.dockerignore').split('\n').filter(Boolean);
const letIn = ignored.filter(line => line.startsWith('!')).map(line => line.slice(1));
const leftOut = ignored.filter(line => !line.startsWith('!') && line !== '*');

let app: string;

beforeAll(() => {
  app = mkdtempSync(join(tmpdir(), 'parlour-image-'));
  for (const name of letIn.flatMap(pattern => globSync(pattern, { cwd: ROOT })))
    cpSync(join(ROOT, name), join(app, name), {
      recursive: true,
      filter: from => !leftOut.some(pattern => matchesGlob(from.slice(ROOT.length), pattern)),
    });
  for (const name of wordsAfter('rm -rf').flatMap(pattern => globSync(pattern, { cwd: app })))
    rmSync(join(app, name), { recursive: true });
  const removed = wordsAfter('npm uninstall');
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
  for (const name of Object.keys(dependencies)) {
    if (removed.includes(name)) continue;
    const place = join(app, 'node_modules', name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(realpathSync(join(ROOT, 'node_modules', name)), place);
  }
});
afterAll(() => rmSync(app, { recursive: true, force: true }));

/** Runs Parlour there; stops it when it has said `until`. */
async function parlour(args: readonly string[], until?: string): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['cli/parlour.ts', ...args], {
    cwd: app,
    env: { PARLOUR_DATA: join(app, 'parlour.db'), PARLOUR_PORT: '0', PARLOUR_HOST: '127.0.0.1' },
  });
  let said = '';
  const hear = (text: string): void => {
    said += text;
    if (until !== undefined && !child.killed && said.includes(until)) child.kill('SIGTERM');
  };
  child.stdout.setEncoding('utf8').on('data', hear);
  child.stderr.setEncoding('utf8').on('data', hear);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

test('the image holds what the server needs to start', async () => {
  const { code, said } = await parlour(['serve'], 'Parlour is at http://127.0.0.1:');
  expect(said).toContain('everything is stored');
  expect(code).toBe(0);
}, 60_000);

test.each(['pi', '07', 'spyfall', 'alcatraz', 'tczew'])(
  'the image holds the rules and bots of %s',
  async title => {
    const { code, said } = await parlour(['simulate', title, '--games', '1', '--bots', 'random']);
    expect(said).toContain('Games: 1');
    expect(code).toBe(0);
  },
  60_000,
);
