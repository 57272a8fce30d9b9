import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, connect as dial, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type MatchRecord, verify } from '#kernel';
import { titleNamed } from '#shelf';
import { sendRequest, type TestClient, connect, newGuest, newTable } from './client.fixture.ts';
import { startTestServer } from './test-server.fixture.ts';

const BOT = fileURLToPath(new URL('../examples/bot.mjs', import.meta.url));

/** A cable to the server that can be cut, for all who are connected by it at once. */
async function cableTo(url: () => string): Promise<{ url: string; cut(): void; close(): Promise<void> }> {
  const open = new Set<Socket>();
  const server = createServer(near => {
    const far = dial(Number(new URL(url()).port), '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => {}); // it closes next
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = (): void => open.forEach(socket => socket.destroy());
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Starts the example as a user would. */
function startBot(...args: string[]): { child: ChildProcess; ended: Promise<{ code: number | null; out: string }> } {
  const child = spawn(process.execPath, [BOT, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => void (out += text));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, out }));
  return { child, ended };
}

/** Resolves after this many more entries. */
function movesLater(client: TestClient, moves: number): Promise<void> {
  const then = client.n + moves;
  return client.until(({ n }) => n >= then);
}

describe('examples/bot.mjs, which uses only the protocol', () => {
  test('plays a match of P.I. with another example bot and a server bot, through a kill, a lost connection and a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'parlour-bots-'));
    const server = await startTestServer({ PARLOUR_BOT_PACE_MS: '5-10' });
    const cable = await cableTo(() => server.url);
    const started: ReturnType<typeof startBot>[] = [];
    try {
      const host = await newGuest(server.url, 'Host');
      const table = await newTable(server.url, host, { title: 'pi', seats: 4 });
      const client = await connect({ url: server.url, token: host.token, table });
      const { code } = client.doc.table;
      const bot = (name: string, where: string): ReturnType<typeof startBot> => {
        const one = startBot(cable.url, where, name, '--keep', join(folder, name));
        started.push(one);
        return one;
      };
      const [marlowe, spade, archer] = [
        bot('Marlowe', code),
        bot('Spade', code.toLowerCase()),
        bot('Archer', `${cable.url}/t/${table}`),
      ];
      await client.until(({ doc }) => doc.table.seats.filter(taken => taken?.ready).length === 3);
      const free = client.doc.table.seats.indexOf(null);
      await client.insist({ do: 'seatBot', seat: free, bot: 'regular' });
      const seated = client.doc.table.seats.map(taken => taken?.guest);
      await client.insist({ do: 'start' });

      await client.until(({ n }) => n >= 20);
      marlowe.child.kill('SIGKILL');
      await marlowe.ended;
      const kept = readFileSync(join(folder, 'Marlowe'), 'utf8');
      const marloweAgain = bot('Marlowe', code);

      await movesLater(client, 8);
      cable.cut();
      await movesLater(client, 8);
      await server.restart();
      await client.reconnect(server.url);

      await client.until(({ doc }) => doc.table.phase === 'over');
      expect(client.doc.table.seats.map(taken => taken?.guest)).toEqual(seated);
      expect(readFileSync(join(folder, 'Marlowe'), 'utf8')).toBe(kept);
      for (const { ended } of [spade, archer, marloweAgain]) {
        const { code: exit, out } = await ended;
        expect(out).toMatch(/: over[.] (\w+ -?\d+(, |[.] )){4}Won by seat/);
        expect(out).not.toMatch(/refused: (?!seatTaken|stopping)|not offered/);
        expect(exit).toBe(0);
      }
      const { body } = await sendRequest<MatchRecord>(server.url, `GET /api/tables/${table}/record`);
      const game = titleNamed('pi')?.game;
      expect(game && verify(body, game)).toMatchObject({ ok: true });
      await client.close();
    } finally {
      for (const { child } of started) child.kill('SIGKILL');
      await cable.close();
      await server.end();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
