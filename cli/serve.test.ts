import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { type TestClient, openReadyTable } from '../server/client.fixture.ts';
import { openSqlite } from '../server/store/sqlite.ts';
import { readArguments } from './arguments.ts';
import { Mistake } from './mistake.ts';
import { serveTables } from './serve.ts';
import { loadCliWords } from './speech.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlour-'));
afterAll(() => rmSync(folder, { recursive: true }));
const inFolder = (name: string): string => join(folder, name);

const PARLOUR = fileURLToPath(new URL('parlour.ts', import.meta.url));
const HERE = { PARLOUR_HOST: '127.0.0.1', PARLOUR_PORT: '0' };

interface RunningCommand {
  readonly child: ChildProcess;
  readonly said: { out: string; err: string };
  readonly code: Promise<number | null>;
}

/** Runs the real command with nothing in its environment but this. */
function parlour(args: readonly string[], env: Readonly<Record<string, string>>): RunningCommand {
  const child = spawn(process.execPath, [PARLOUR, ...args], { env });
  const said = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => void (said.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => void (said.err += text));
  return { child, said, code: once(child, 'close').then(([code]) => code as number | null) };
}

/** The result of a finished command. */
async function ended(args: readonly string[], env: Readonly<Record<string, string>>) {
  const { said, code } = parlour(args, env);
  return { code: await code, ...said };
}

/** A server that has said where it is. */
async function serving(env: Readonly<Record<string, string>>): Promise<RunningCommand & { url: string }> {
  const command = parlour(['serve'], { ...HERE, ...env });
  const { child, said } = command;
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const [, found] = /^Parlour is at (http:\S+)$/m.exec(said.out) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.once('close', () => reject(new Error(`it did not start: ${said.err}`)));
  });
  return { ...command, url };
}

describe('parlour serve', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('runs until %s, and leaves one whole file behind', async signal => {
    const data = inFolder(`${signal}.db`);
    const { url, child, code, said } = await serving({ PARLOUR_DATA: data });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    child.kill(signal);
    expect(await code).toBe(0);
    expect(said.out).toBe(`Parlour is at ${url}\nCtrl-C stops it.\nParlour has stopped; everything is stored.\n`);
    expect(existsSync(data) && !existsSync(`${data}-wal`)).toBe(true);
    // one JSON object a line, apart from messages for people
    const logged = said.err.trimEnd().split('\n');
    expect(logged.map(line => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      `${data} is a new database`,
      'started',
      'stopping',
      'stopped',
    ]);
  });

  test('an unexpected error ends it, after everything is stored', async () => {
    const failing = 'process.on("SIGUSR2", () => { throw new Error("unforeseen"); });';
    const { child, code, said } = await serving({
      PARLOUR_DATA: inFolder('unforeseen.db'),
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(failing)}`,
    });
    child.kill('SIGUSR2');
    expect(await code).toBe(1);
    const levels = said.err.split('\n').flatMap(line => /"level":"(\w+)"/.exec(line)?.[1] ?? []);
    expect(levels).toEqual(['info', 'info', 'fatal', 'info', 'info']);
    expect(said.err).toContain('unforeseen');
    expect(existsSync(`${inFolder('unforeseen.db')}-wal`)).toBe(false);
  });

  test('a second signal ends it at once', async () => {
    const { child, code, said, url } = await serving({ PARLOUR_DATA: inFolder('twice.db') });
    // a client that never sends its request delays it for a moment
    const silent = connect(Number(new URL(url).port), '127.0.0.1');
    await once(silent, 'connect');
    child.stderr?.on('data', () => {
      if (said.err.includes('stopping')) child.kill('SIGINT');
    });
    child.kill('SIGINT');
    expect(await code).toBe(130);
    silent.destroy();
  });

  test('says in one sentence what keeps it from starting', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const port = String((taken.address() as { port: number }).port);
    const data = inFolder('never.db');
    const newer = inFolder('newer.db');
    const store = await openSqlite({ file: newer, durability: 'normal', limit: null, now: 0 });
    await store.close();
    const database = new DatabaseSync(newer);
    database.exec('PRAGMA user_version = 999');
    database.close();
    writeFileSync(inFolder('letter'), 'Dear Ann');

    const english = loadCliWords('en');
    const quiet = { ...HERE, PARLOUR_LOG: 'silent' };
    const sentence = (env: Readonly<Record<string, string>>): Promise<string> =>
      serveTables(readArguments({ words: [], options: {} }, []), english, { ...quiet, ...env }).then(
        () => 'it started',
        (cause: unknown) =>
          cause instanceof Mistake && cause.exitCode === 2 ? english.say(cause.line) : String(cause),
      );
    const problems = [
      [{ PARLOUR_PROT: '1' }, 'PARLOUR_PROT is no setting; did you mean PARLOUR_PORT?'],
      [{ PARLOUR_PORT: 'eighty' }, 'PARLOUR_PORT is "eighty", but may only be'],
      [{ PARLOUR_DATA: data, PARLOUR_PORT: port }, `Port ${port} is already taken`],
      [{ PARLOUR_DATA: data, PARLOUR_HOST: '192.0.2.1' }, 'Can’t listen on “192.0.2.1”'],
      [{ PARLOUR_DATA: join(inFolder('letter'), 'x.db') }, 'cannot be used'],
      [{ PARLOUR_DATA: inFolder('letter') }, 'is no database, and has been left as it was'],
      [{ PARLOUR_DATA: newer }, 'it needs a newer Parlour'],
    ] as const;
    for (const [env, text] of problems) expect(await sentence(env)).toContain(text);
    const whole = await ended(['serve'], { ...quiet, PARLOUR_DATA: data, PARLOUR_PORT: port });
    expect([whole.code, whole.out, whole.err.split('\n').length]).toEqual([2, '', 2]);
    taken.close();
  });
});

describe('a second server on one database', () => {
  const start = { ...HERE, PARLOUR_LOG: 'silent' };

  test('is refused in one sentence, whichever way leads to the file; the first goes on', async () => {
    const [data, link] = [inFolder('shared.db'), inFolder('link.db')];
    const { url, child, code } = await serving({ PARLOUR_DATA: data });
    symlinkSync(data, link);
    for (const file of [data, link])
      expect(await ended(['serve'], { ...start, PARLOUR_DATA: file })).toEqual({
        code: 2,
        out: '',
        err: `Another Parlour server already uses the database ${file}. Stop it first, or set PARLOUR_DATA to another one.\n`,
      });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    child.kill('SIGTERM');
    await code;
  });

  test('starts when the first has stopped, or was killed', async () => {
    const data = inFolder('heir.db');
    for (const signal of ['SIGTERM', 'SIGKILL', 'SIGTERM'] as const) {
      const { child, code, url } = await serving({ PARLOUR_DATA: data });
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
      child.kill(signal);
      await code;
    }
  });
});

describe('parlour backup', () => {
  test('copies the database while the server runs; the copy can be served', async () => {
    const [data, copy] = [inFolder('original.db'), inFolder('copy.db')];
    const { url, child, code } = await serving({ PARLOUR_DATA: data });
    const made = await fetch(`${url}/api/guests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ann' }),
    });
    const { token } = (await made.json()) as { token: string };
    expect(await ended(['backup', copy], { PARLOUR_DATA: data })).toEqual({
      code: 0,
      out: `Everything is copied to ${copy}.\n`,
      err: '',
    });
    child.kill('SIGTERM');
    await code;

    const again = await serving({ PARLOUR_DATA: copy });
    const me = await fetch(`${again.url}/api/me`, { headers: { authorization: `Bearer ${token}` } });
    expect(await me.json()).toMatchObject({ guest: { name: 'Ann' } });
    again.child.kill('SIGTERM');
    await again.code;

    expect(await ended(['backup', copy], { PARLOUR_DATA: data })).toEqual({
      code: 2,
      out: '',
      err: `${copy} is already there, and nothing is written over it.\n`,
    });
  });

  test('needs a database, and a folder to copy it to', async () => {
    const nowhere = { PARLOUR_DATA: inFolder('nowhere.db') };
    expect(await ended(['backup', inFolder('x.db')], nowhere)).toMatchObject({
      code: 2,
      err: `There is no database ${nowhere.PARLOUR_DATA} to copy. PARLOUR_DATA says where it is.\n`,
    });
    expect(
      await ended(['backup', join(folder, 'no', 'x.db')], { PARLOUR_DATA: inFolder('original.db') }),
    ).toMatchObject({ code: 2, err: `There is no folder ${join(folder, 'no')}.\n` });
  });
});

/** A text with this in it. */
const saying = (text: string): unknown => expect.stringContaining(text);

describe('parlour guests and parlour forget', () => {
  test('find a guest by the code of a table, and delete them while the server runs', async () => {
    const data = inFolder('privacy.db');
    const env = { PARLOUR_DATA: data };
    const { url, child, code } = await serving(env);
    const friends = await openReadyTable(url, ['Hal', 'Zaneta'], { title: 'pi' });
    const [hal, zaneta] = friends as [TestClient, TestClient];
    await zaneta.insist({ do: 'say', to: 'table', text: 'marmalade' });
    const tableCode = hal.doc.table.code;

    const listed = await ended(['guests', tableCode.toLowerCase()], env);
    const [heads, ...rows] = listed.out.trimEnd().split('\n');
    expect([listed.code, heads?.split(/ {2,}/)]).toEqual([0, ['guest', 'name', 'seat', 'messages']]);
    expect(rows.map(row => row.split(/ {2,}/).slice(1))).toEqual([
      ['Hal', '1', '0'],
      ['Zaneta', '2', '1'],
    ]);
    const [id = ''] = rows[1]?.split(' ') ?? [];
    expect(id).toBe(zaneta.doc.you.guest);

    expect(await ended(['forget', id], env)).toMatchObject({
      code: 0,
      out: saying(`Guest ${id} is deleted.`),
    });
    await zaneta.until(({ closedWith }) => closedWith !== null);
    await hal.until(({ doc, said }) => doc.table.seats[1] === null && said.length === 0);
    expect((await ended(['guests', hal.place.table], env)).out).not.toContain('Zaneta');
    expect(await ended(['forget', id], env)).toMatchObject({
      code: 2,
      err: saying('There is no guest'),
    });
    expect(await ended(['guests', 'nowhere'], env)).toMatchObject({ code: 2, err: 'There is no table “nowhere”.\n' });
    child.kill('SIGTERM');
    await code;
  });

  test('need a database', async () => {
    const env = { PARLOUR_DATA: inFolder('nowhere.db') };
    expect(await ended(['guests', 'X'], env)).toMatchObject({
      code: 2,
      err: saying('There is no database'),
    });
  });
});

describe('with newer rules of P.I. beside those that are kept', () => {
  const UPDATED = {
    NODE_OPTIONS: `--import ${new URL('../server/faults/updated-program.fixture.ts', import.meta.url).href}`,
  };

  test('parlour versions says how many matches in progress need which', async () => {
    const env = { PARLOUR_DATA: inFolder('versions.db') };
    const { url, child, code } = await serving(env);
    for (const title of ['pi', 'pi', '07']) {
      const [hal] = await openReadyTable(url, ['Hal', 'Bob'], { title });
      await hal?.insist({ do: 'start' });
    }
    await openReadyTable(url, ['Hal', 'Bob'], { title: 'pi' });
    const rows = async (more: Readonly<Record<string, string>>): Promise<string[][]> => {
      const listed = await ended(['versions'], { ...env, ...more });
      expect([listed.code, listed.err]).toEqual([0, '']);
      return listed.out
        .trimEnd()
        .split('\n')
        .map(row => row.split(/ {2,}/));
    };
    expect((await rows({})).slice(0, 4)).toEqual([
      ['title', 'rules version', 'games in progress', 'rules'],
      ['07', '2', '1', 'current'],
      ['alcatraz', '1', '0', 'current'],
      ['pi', '2', '2', 'current'],
    ]);
    expect((await rows(UPDATED)).slice(1, 5)).toEqual([
      ['07', '2', '1', 'current'],
      ['alcatraz', '1', '0', 'current'],
      ['pi', '2', '2', 'kept'],
      ['pi', '3', '0', 'current'],
    ]);
    child.kill('SIGTERM');
    await code;
  }, 60_000);

  test('parlour verify checks a record by the rules that played it', async () => {
    const simulate = ['simulate', 'pi', '--games', '1', '--bots', 'novice', '--record'];
    expect((await ended([...simulate, inFolder('old')], {})).code).toBe(0);
    expect((await ended([...simulate, inFolder('newer')], UPDATED)).code).toBe(0);
    const [old = '', newer = ''] = ['old', 'newer'].map(inFolder).map(at => join(at, readdirSync(at)[0] ?? ''));
    expect(await ended(['verify', old], {})).toMatchObject({ code: 0 });
    expect(await ended(['verify', old], UPDATED)).toMatchObject({ code: 0, err: '' });
    expect(await ended(['verify', newer], UPDATED)).toMatchObject({ code: 0, err: '' });
    expect(await ended(['verify', newer], {})).toMatchObject({
      code: 3,
      err: saying('it was played by version 3 of the rules, and this Parlour has version 2'),
    });
  }, 60_000);
});
