import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { openSqlite } from '../server/store/sqlite.ts';
import { dispatch } from './main.ts';
import { Mistake } from './mistake.ts';
import { parlour } from './process.fixture.ts';
import { loadCliWords } from './speech.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlour-move-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The sentence with which a command ends. */
async function mistakeOf(sent: readonly string[]): Promise<string> {
  const words = loadCliWords('en');
  const mistake: unknown = await dispatch(sent, words, 'en').catch((error: unknown) => error);
  if (!(mistake instanceof Mistake)) throw new Error(`${sent.join(' ')} made no mistake`, { cause: mistake });
  return words.say(mistake.line);
}

test('parlour move-store copies a store, says what it copied, and can be repeated', async () => {
  const [from, to] = [join(folder, 'from.db'), join(folder, 'to.db')];
  const store = await openSqlite({ file: from, durability: 'normal', limit: null, now: 0 });
  await store.addGuest({ id: 'ann', name: 'Ann', madeAt: 0 }, 'hash');
  await store.close();
  expect(await parlour(['move-store', from, to])).toEqual({
    code: 0,
    out: `Copied ${from} to ${to} and compared both. Guests: 1, tables: 0, entries: 0.\n`,
    err: '',
  });
  expect(await parlour(['move-store', from, to])).toMatchObject({
    code: 0,
    out: `${to} already holds the same as ${from}. Guests: 1, tables: 0, entries: 0.\n`,
  });
  expect(await mistakeOf(['move-store', from, from])).toBe(`Both stores are ${from}.`);
});

test('parlour move-store names what is wrong, and shows no password', async () => {
  const from = join(folder, 'missing.db');
  expect(await mistakeOf(['move-store', from, 'postgres://ann:pa55@localhost'])).toMatch(/^A Postgres store is a URL/);
  const missing = await mistakeOf(['move-store', from, 'postgres://ann:pa55@localhost:1/d']);
  expect(missing).toBe(`${from} was not copied to postgres://localhost:1/d: There is no ${from}.`);
  const unreachable = await mistakeOf(['move-store', 'postgres://ann:pa55@127.0.0.1:1/d', from]);
  expect(unreachable).toContain('ECONNREFUSED');
  expect(missing + unreachable).not.toContain('pa55');
});

test('parlour backup of a store on Postgres says what to use instead, and shows no password', async () => {
  vi.stubEnv('PARLOUR_STORE', 'postgres://ann:pa55@localhost/d');
  const sentence = await mistakeOf(['backup', join(folder, 'copy.db')]);
  vi.unstubAllEnvs();
  expect(sentence).toMatch(/^The store postgres:\/\/localhost\/d is a Postgres database\. Use pg_dump/);
});
