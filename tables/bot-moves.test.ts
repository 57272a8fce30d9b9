import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BotAnswer, BotRequest } from '#bots';
import { quickChance, type Seat } from '#kernel';
import { viewOf } from './doc.ts';
import type { TableService } from './service.ts';
import type { LiveTable } from './live.ts';
import { readSnapshot, writeSnapshot } from './snapshot.ts';
import {
  liveTable,
  type TableClient,
  connectClient,
  dealtTable,
  openTestTables,
  playMove,
  type TestTables,
  someAction,
  waitUntil,
} from './table.fixture.ts';

let testTables: TestTables;

beforeAll(async () => {
  testTables = await openTestTables();
});
afterAll(() => testTables.close());

/** A service whose bots never answer, and all requests to them. */
function silentService(pace: number): { service: TableService; requests: BotRequest[] } {
  const requests: BotRequest[] = [];
  const ask = (request: BotRequest): Promise<never> => {
    requests.push(request);
    return new Promise<never>(() => {});
  };
  return { service: { ...testTables.service({ pace: [pace, pace] }), pool: { ask } }, requests };
}

const hasMarkers = ({ doc }: TableClient): boolean => {
  const { open } = doc.view as { open: { solvers: { investigators: { discs: number; cubes: number }[] }[] } };
  return (open.solvers[0]?.investigators ?? []).some(({ discs, cubes }) => discs + cubes > 0);
};

/** A table of four bots and Ann, on her turn and with markers to move. Deals that give her none are skipped. */
async function amongBots(): Promise<string> {
  for (;;) {
    const { live, people } = await dealtTable(testTables.service(), ['ann'], { seats: 5 });
    const [ann] = people;
    await waitUntil(() => ann.doc.awaited.includes(0), "ann's turn");
    while (!hasMarkers(ann) && someAction(ann, quickChance(1), 'investigate')) {
      await playMove(ann, 'investigate');
      await waitUntil(() => ann.doc.awaited.includes(0), "ann's turn");
    }
    ann.leaves();
    if (hasMarkers(ann)) return live.table.id;
  }
}

async function cameTo(service: TableService, id: string): Promise<{ live: LiveTable; ann: TableClient }> {
  const live = await liveTable(service, id);
  return { live, ann: await connectClient(service, live, 'ann') };
}

/** Puts a marker down and takes it up again, this many times. */
async function toggles(ann: TableClient, times: number): Promise<void> {
  for (let time = 0; time < times; time++) await playMove(ann, time % 2 === 0 ? 'assign' : 'unassign');
}

describe('beside a player who moves markers all the time', () => {
  test('the bot of a seat is asked once in a quarter of a second', async () => {
    const { service, requests } = silentService(3_600_000);
    const { ann } = await cameTo(service, await amongBots());
    const since = performance.now();
    await toggles(ann, 40);
    const quarters = Math.ceil((performance.now() - since) / 250);
    for (const seat of [1, 2, 3, 4])
      expect(requests.filter(one => one.seat === seat).length).toBeLessThanOrEqual(1 + quarters);
  });

  test('a bot with a move to make is asked about the current position when its delay is over', async () => {
    const { service, requests } = silentService(20);
    const { live, ann } = await cameTo(service, await amongBots());
    await toggles(ann, 9);
    await playMove(ann, 'examine');
    const [seat = -1] = ann.doc.awaited;
    const isCurrent = (request: BotRequest): boolean => request.seat === seat && request.question() !== undefined;
    await waitUntil(() => requests.some(isCurrent), 'the seat that is awaited is asked');
    const last = requests.findLast(isCurrent);
    expect(last?.question()).toMatchObject({ title: 'pi', bot: 'novice', seat, view: viewOf(live.table, seat) ?? {} });
    expect(requests.filter(isCurrent)).toEqual([last]);
  });

  test('a waiting question uses the view at the time it is asked', async () => {
    const { service, requests } = silentService(0);
    const { live, ann } = await cameTo(service, await amongBots());
    await playMove(ann, 'examine');
    const waiting = requests.filter(request => request.question() !== undefined);
    expect(waiting.length).toBeGreaterThan(0);
    await playMove(ann, 'assign');
    for (const request of waiting)
      expect(request.question()).toMatchObject({ view: viewOf(live.table, request.seat) ?? {} });
  });

  test('the answer of a bot is played after moves of others if its offers are unchanged', async () => {
    const usual = testTables.service();
    const thinking = new Map<Seat, () => void>();
    const ask = async (request: BotRequest): ReturnType<typeof usual.pool.ask> => {
      const answer = await usual.pool.ask(request);
      await new Promise<void>(resolve => void thinking.set(request.seat, resolve));
      return answer;
    };
    const { live, ann } = await cameTo({ ...usual, pool: { ...usual.pool, ask } }, await amongBots());
    await playMove(ann, 'examine');
    const [seat = -1] = ann.doc.awaited;
    await waitUntil(() => thinking.has(seat), 'the bot has an answer');
    await toggles(ann, 4);
    const moves = live.table.match?.moves.length ?? 0;
    thinking.get(seat)?.();
    await waitUntil(() => live.table.match?.moves.length === moves + 1, 'the bot moves');
    expect(live.table.match?.moves.at(-1)).toMatchObject({ by: seat });
    for (const done of thinking.values()) done();
  });

  test('a question about offers that changed meanwhile is not asked, and its answer not played', async () => {
    const { service, requests } = silentService(0);
    const { ann } = await cameTo(service, await amongBots());
    const before = requests.length;
    await playMove(ann, 'examine');
    const [seat = -1] = ann.doc.awaited;
    const asked = (): BotRequest[] => requests.slice(before).filter(one => one.seat === seat);
    await waitUntil(() => asked().length > 0, 'the seat on turn is asked');
    for (const one of asked()) expect(one.question()).toBeDefined();
    // before its turn it was asked about its markers alone, if it had any
    for (const one of requests.slice(0, before).filter(request => request.seat === seat))
      expect(one.question()).toBeUndefined();
  });
});

test('a bot that takes its time to say something is asked again when others have spoken', async () => {
  const { service, requests } = silentService(1);
  const ask = (request: BotRequest): Promise<BotAnswer> => {
    requests.push(request);
    return Promise.resolve({ action: { type: 'callVote' }, substitute: null });
  };
  for (;;) {
    const { live, people } = await dealtTable({ ...service, pool: { ask } }, ['ann'], { title: 'alcatraz', seats: 3 });
    const [ann] = people;
    const { scapegoat } = (ann.doc.view as { open: { scapegoat: Seat } }).open;
    if (scapegoat === 0) continue;
    const asked = (): number =>
      requests.filter(({ seat, table }) => table === live.table.id && seat === scapegoat).length;
    await waitUntil(() => asked() === 1, 'the scapegoat is asked');
    await playMove(ann, 'say');
    await waitUntil(() => asked() > 1, 'the scapegoat is asked again while it waits');
    expect(asked()).toBe(2);
    return;
  }
});

test('a bot is asked the same after a restart, whether the table is read from its log or from a snapshot', async () => {
  const id = await amongBots();
  const { service, requests } = silentService(0);
  const { live, ann } = await cameTo(service, id);
  await playMove(ann, 'examine');
  const [seat = -1] = ann.doc.awaited;
  const before = requests.findLast(request => request.seat === seat)?.question();
  expect(before).toBeDefined();
  const snapshot = readSnapshot(writeSnapshot(live.table));
  if (!snapshot) throw new Error('the snapshot cannot be read');
  expect(viewOf(snapshot, seat)).toEqual(before?.view);
  const again = silentService(0);
  await cameTo(again.service, id);
  expect(again.requests.findLast(request => request.seat === seat)?.question()).toEqual(before);
});
