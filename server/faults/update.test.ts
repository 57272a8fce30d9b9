import { expect, test } from 'vitest';
import type { MatchRecord } from '#kernel';
import { verify } from '#kernel';
import { titleNamed } from '#shelf';
import {
  connect,
  newGuest,
  newTable,
  openReadyTable,
  playOn,
  sendRequest,
  type TestClient,
} from '../client.fixture.ts';
import { hostServer } from './hosted-server.fixture.ts';

const UPDATED = { NODE_OPTIONS: `--import ${new URL('./updated-program.fixture.ts', import.meta.url).href}` };
const game = titleNamed('pi')?.game;

test('a match survives an update of its rules: the server is killed, updated and started in the middle of it', async () => {
  if (!game) throw new Error('there is no P.I.');
  const server = hostServer();
  await server.start();
  const form = { title: 'pi', seats: 3, options: { turnSeconds: 600 } };
  const people = await openReadyTable(server.url, ['Hal', 'Bob'], form);
  const [hal] = people as [TestClient, TestClient];
  await hal.insist({ do: 'seatBot', seat: 2, bot: 'novice' });
  await hal.insist({ do: 'start' });
  await playOn(people, () => hal.n > 20);
  await server.kill();
  await Promise.all(people.map(client => client.until(({ closedWith }) => closedWith !== null)));
  const docs = people.map(({ n, doc }) => ({ n, doc }));

  await server.start(UPDATED);
  await Promise.all(people.map(client => client.reconnect(server.url)));
  // the bot has moved, if it was its turn
  await hal.until(({ doc }) => doc.awaited.some(seat => seat < people.length));
  for (const [index, client] of people.entries()) {
    const before = docs[index];
    // what was told before the kill is unchanged: there was one welcome, and the rest are changes
    expect(client.frames.filter(frame => frame.startsWith('{"type":"welcome"'))).toHaveLength(1);
    expect(client.n).toBeGreaterThanOrEqual(before?.n ?? Infinity);
    expect(client.doc.table).toMatchObject({ version: game.version, phase: 'playing' });
    const fresh = await connect(client.place);
    await client.until(({ n }) => n >= fresh.n);
    await fresh.until(({ n }) => n >= client.n);
    expect(client.doc.view).toEqual(fresh.doc.view);
    await fresh.close();
  }
  const offers = await sendRequest<{ titles: { id: string; version: number }[] }>(server.url, 'GET /api/titles');
  expect(offers.body.titles.find(({ id }) => id === 'pi')?.version).toBe(game.version + 1);

  // killed once more, in the middle of the same match
  await playOn(people, () => hal.n > 40 || hal.doc.table.phase !== 'playing');
  await server.kill();
  await Promise.all(people.map(client => client.until(({ closedWith }) => closedWith !== null)));
  await server.start(UPDATED);
  await Promise.all(people.map(client => client.reconnect(server.url)));
  await playOn(people);
  expect(hal.doc.table.phase).toBe('over');
  const record = await sendRequest<MatchRecord>(server.url, `GET /api/tables/${hal.doc.table.id}/record`);
  expect(record.body.version).toBe(game.version);
  expect(verify(record.body, game)).toMatchObject({ ok: true });

  // a new match has the new rules
  const eve = await newGuest(server.url, 'Eve');
  const next = await connect({ url: server.url, token: eve.token, table: await newTable(server.url, eve, form) });
  await next.insist({ do: 'sit', seat: 0, word: 'again' });
  for (const seat of [1, 2]) await next.insist({ do: 'seatBot', seat, bot: 'novice' });
  await next.insist({ do: 'start' });
  expect(next.doc.table.version).toBe(game.version + 1);
  expect(people.flatMap(({ flaws }) => flaws)).toEqual([]);
  expect(server.logged).toBe('');
  await server.end();
}, 240_000);
