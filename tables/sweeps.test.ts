import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Entry } from './entry.ts';
import type { TableService } from './service.ts';
import { publicTables } from './cards.ts';
import { closeAbandoned, dropIdle, startSweeps, touchListed, wakeDue } from './sweeps.ts';
import {
  liveTable,
  connectClient,
  dealtTable,
  START_TIME,
  inOrder,
  mustDo,
  openTestTables,
  playMove,
  type TestTables,
  untilIdle,
  seatedTable,
  newLiveTable,
  THREE,
  waitUntil,
  SLOWLY,
} from './table.fixture.ts';

let testTables: TestTables;

beforeAll(async () => {
  testTables = await openTestTables();
});
afterAll(() => testTables.close());

const phaseIn = async (service: TableService, id: string): Promise<string | undefined> =>
  (await service.store.find(id))?.card.phase;

describe('tables without connections', () => {
  test('leave memory after a while, and come back as they were', async () => {
    const service = testTables.service(SLOWLY);
    const { live, people } = await dealtTable(service, THREE);
    await playMove(inOrder(people)[0], 'examine');
    for (const client of people) client.leaves();
    await untilIdle(live);
    testTables.time.now += 599_999;
    await dropIdle(service);
    expect(service.liveTables.has(live.table.id)).toBe(true);
    testTables.time.now += 2;
    const ann = await connectClient(service, live, 'ann');
    await dropIdle(service);
    expect(service.liveTables.has(live.table.id)).toBe(true);
    ann.leaves();
    await untilIdle(live);
    testTables.time.now += 600_001;
    await dropIdle(service);
    expect(service.liveTables.has(live.table.id)).toBe(false);
    const again = await liveTable(service, live.table.id);
    expect(again).not.toBe(live);
    const back = await connectClient(service, again, 'ann', { since: ann.n, doc: ann.doc });
    expect(back.doc).toEqual(ann.doc);
    await mustDo(back, { do: 'say', to: 'table', text: 'hm' });
    expect(back.n).toBe(ann.n + 1);
    testTables.time.now = START_TIME;
  });

  test('leave the public list after five minutes; tables with a connection stay', async () => {
    const service = testTables.service(SLOWLY);
    const listed = async (): Promise<string[]> => (await publicTables(service)).map(({ id }) => id);
    const [deserted, attended, begun] = [
      await newLiveTable(service, { title: 'pi', isPublic: true }, 'host of one'),
      await newLiveTable(service, { title: 'pi', isPublic: true }, 'host of two'),
      (await dealtTable(service, THREE, { isPublic: true })).live,
    ];
    const hidden = await newLiveTable(service, { title: 'pi' }, 'host of three');
    const watcher = await connectClient(service, attended, 'eve');
    await connectClient(service, hidden, 'eve');
    expect(new Set(await listed())).toEqual(new Set([deserted.table.id, attended.table.id]));
    for (let minute = 0; minute < 10; minute++) {
      testTables.time.now += 60_000;
      await touchListed(service);
    }
    expect(await listed()).toEqual([attended.table.id]);
    expect((await service.store.find(hidden.table.id))?.card.changedAt).toBeLessThan(testTables.time.now);
    expect(await phaseIn(service, begun.table.id)).toBe('playing');
    watcher.leaves();
    await untilIdle(attended);
    testTables.time.now += 300_000;
    await touchListed(service);
    expect(await listed()).toEqual([]);
    testTables.time.now = START_TIME;
  });

  test('are loaded again when their clocks are due', async () => {
    const service = testTables.service(SLOWLY);
    const { live } = await dealtTable(service, THREE, { options: { turnSeconds: 60 } });
    const { live: other } = await dealtTable(service, THREE, { turnClock: 60 });
    const asleep = testTables.service(SLOWLY);
    testTables.time.now += 59_999;
    await wakeDue(asleep);
    expect(asleep.liveTables.size).toBe(0);
    testTables.time.now += 1;
    await wakeDue(asleep);
    for (const { table } of [live, other]) {
      const woken = await liveTable(asleep, table.id);
      await untilIdle(woken);
      expect(woken.table.match?.moves).toMatchObject([{ at: 60_000 }]);
    }
    expect((await liveTable(asleep, live.table.id)).table.match?.moves[0]?.by).toBe('clock');
    // now they are in memory, and wait for the next time
    await wakeDue(asleep);
    expect((await liveTable(asleep, live.table.id)).table.match?.moves).toHaveLength(1);
    testTables.time.now = START_TIME;
  });

  test('do not stop other tables if one of them cannot be read', async () => {
    const service = testTables.service(SLOWLY);
    const [{ live: broken }, { live }] = [
      await dealtTable(service, THREE, { options: { turnSeconds: 15 } }),
      await dealtTable(service, THREE, { options: { turnSeconds: 30 } }),
    ];
    await testTables.store.append(broken.key, [{ lane: 'table', number: broken.table.n + 1, body: '{' }], null);
    const asleep = testTables.service(SLOWLY);
    testTables.time.now += 30_000;
    await wakeDue(asleep);
    expect((await liveTable(asleep, live.table.id)).table.match?.moves).toHaveLength(1);
    expect(testTables.alarms).toHaveLength(1);
    testTables.alarms.length = 0;
    testTables.time.now = START_TIME;
  });
});

describe('abandoned tables', () => {
  test('are closed after a while before their match, and after ten times as long during it', async () => {
    const service = testTables.service(SLOWLY);
    const [gathering, { live: playing }] = [await newLiveTable(service), await dealtTable(service, THREE)];
    const later = testTables.service(SLOWLY);
    testTables.time.now += 86_400_000 - 1;
    await closeAbandoned(later);
    expect(await phaseIn(later, gathering.table.id)).toBe('gathering');
    testTables.time.now += 1;
    await closeAbandoned(later);
    expect(await phaseIn(later, gathering.table.id)).toBe('closed');
    expect(await phaseIn(later, playing.table.id)).toBe('playing');
    testTables.time.now += 9 * 86_400_000;
    await closeAbandoned(later);
    expect(await phaseIn(later, playing.table.id)).toBe('closed');
    const eve = await connectClient(later, await liveTable(later, playing.table.id), 'eve');
    expect(eve.doc.table).toMatchObject({ phase: 'closed', secret: null });
    testTables.time.now = START_TIME;
  });

  test('are not tables with slow players or with a connection', async () => {
    const service = testTables.service(SLOWLY);
    const [{ live: slow, people }, { live: watched, people: sitting }] = [
      await dealtTable(service, THREE),
      await seatedTable(service, THREE),
    ];
    for (const client of people) client.leaves();
    for (let week = 0; week < 3; week++) {
      testTables.time.now += 7 * 86_400_000;
      const [turn] = inOrder(people);
      const back = await connectClient(service, slow, turn.guest.id, { since: turn.n, doc: turn.doc });
      await playMove(back, 'examine');
      back.leaves();
      for (const client of people)
        if (client !== turn) Object.assign(client, { doc: { ...client.doc, awaited: back.doc.awaited } });
      Object.assign(turn, { doc: back.doc, n: back.n });
      await untilIdle(slow);
      await closeAbandoned(service);
    }
    expect(await phaseIn(service, slow.table.id)).toBe('playing');
    expect(await phaseIn(service, watched.table.id)).toBe('gathering');
    expect(await sitting[0].tries({ do: 'start' })).toBe('ok');
    testTables.time.now = START_TIME;
  });
});

test('a match dealt under rules that are not kept is closed, and its clocks no longer load it', async () => {
  const service = testTables.service(SLOWLY);
  const { live } = await seatedTable(service, THREE, { options: { turnSeconds: 15 } });
  const { key, table } = live;
  const started: Entry = { kind: 'started', by: 'ann', at: START_TIME, version: 1 };
  const found = await testTables.store.find(table.id);
  if (!found) throw new Error('no such table');
  await testTables.store.append(key, [{ lane: 'table', number: table.n + 1, body: JSON.stringify(started) }], {
    ...found.card,
    phase: 'playing',
    dueAt: START_TIME,
  });
  const later = testTables.service(SLOWLY);
  await wakeDue(later);
  expect(await phaseIn(later, table.id)).toBe('closed');
  const ann = await connectClient(later, await liveTable(later, table.id), 'ann');
  expect(ann.doc).toMatchObject({ table: { phase: 'closed' }, view: null });
  expect(await testTables.store.dueBy(START_TIME, 1_000)).not.toContain(table.id);
});

test('a service sweeps its tables until it is stopped', async () => {
  const service = testTables.service(SLOWLY);
  let pulses = 0;
  const store = { ...testTables.store, pulse: async () => void (pulses += 1) };
  const { stop } = startSweeps({ ...service, store });
  await waitUntil(() => pulses > 0, 'a pulse');
  stop();
  expect(pulses).toBe(1);
});
