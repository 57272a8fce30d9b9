import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commitmentTo, fromHex, type MatchRecord, quickChance, verify } from '#kernel';
import { titleNamed } from '#shelf';
import type { TableService } from './service.ts';
import type { LiveTable } from './live.ts';
import type { ServerMessage } from './protocol.ts';
import {
  liveTable,
  type TableClient,
  connectClient,
  dealtTable,
  inOrder,
  mustDo,
  openTestTables,
  type TestTables,
  seatedTable,
  someAction,
  THREE,
  type Three,
  SLOWLY,
} from './table.fixture.ts';
import { matchOf } from './table.ts';

let testTables: TestTables;
let service: TableService;

beforeAll(async () => {
  testTables = await openTestTables();
  service = testTables.service(SLOWLY);
});
afterAll(() => testTables.close());

/** A finished match: all players accuse until they are right or out. */
async function playedOut(form: object = {}): Promise<{ live: LiveTable; people: Three }> {
  const { live, people } = await dealtTable(service, THREE, form);
  const chance = quickChance(5);
  while (live.table.phase === 'playing') {
    const [turn] = inOrder(people);
    const action = guess(turn, live) ?? someAction(turn, chance, 'accuse');
    await mustDo(turn, { do: 'move', action, based: turn.n });
  }
  return { live, people };
}

/** The test knows the case of each player. */
function guess(client: TableClient, { table }: LiveTable): object | undefined {
  const { hands } = matchOf(table).state as { hands: object[] };
  const seat = client.doc.you.seat ?? 0;
  const mine = hands[(seat + hands.length - 1) % hands.length];
  return mine && { type: 'accuse', ...mine };
}

const next = (message: ServerMessage): string | null => {
  if (message.type === 'done') return message.next ?? null;
  return null;
};

describe('when a match is over', () => {
  test('all clients see the result and the secret of the commitment, and moves are refused', async () => {
    const { live, people } = await playedOut();
    const eve = await connectClient(service, live, 'eve');
    for (const { doc } of [...people, eve]) {
      expect(doc.table.phase).toBe('over');
      expect(doc.table.result?.ranks).toHaveLength(3);
      expect(commitmentTo(fromHex(doc.table.secret ?? '', 32) ?? new Uint8Array())).toBe(doc.table.commitment);
      expect(doc.awaited).toEqual([]);
    }
    expect(await people[0].tries({ do: 'move', action: { type: 'examine' }, based: people[0].n })).toBe('notPlaying');
    expect(await eve.tries({ do: 'say', to: 'table', text: 'well played' })).toBe('ok');
  });

  test('its record can be checked, and before there is none', async () => {
    const { live } = await playedOut();
    const [kept = ''] = await service.store.read(live.key, 'record', 0);
    const record = JSON.parse(kept) as MatchRecord;
    expect(record.seats.map(({ name }) => name)).toEqual(THREE);
    expect(verify(record, titleNamed('pi')?.game as NonNullable<ReturnType<typeof titleNamed>>['game'])).toMatchObject({
      ok: true,
    });
    const { live: running } = await dealtTable(service, THREE);
    expect(await service.store.read(running.key, 'record', 0)).toEqual([]);
  });

  test('players also hear what watchers said meanwhile', async () => {
    const { live, people } = await dealtTable(service, THREE);
    const eve = await connectClient(service, live, 'eve');
    await mustDo(eve, { do: 'say', to: 'watchers', text: 'she bluffs' });
    while (live.table.phase === 'playing') {
      const [turn] = inOrder(people);
      await mustDo(turn, { do: 'move', action: guess(turn, live), based: turn.n });
    }
    const { n, docs } = people[0];
    const doc = docs.get(n);
    if (!doc) throw new Error('not seen');
    const back = await connectClient(service, live, 'ann', { since: n, doc });
    expect(back.watchersLines.map(({ text }) => text)).toEqual(['she bluffs']);
  });
});

describe('a rematch', () => {
  test('can be opened only by players, after the match', async () => {
    const { people } = await dealtTable(service, THREE);
    expect(await people[0].tries({ do: 'rematch' })).toBe('notOver');
    const over = await playedOut();
    const eve = await connectClient(service, over.live, 'eve');
    expect(await eve.tries({ do: 'rematch' })).toBe('notSeated');
  });

  test('opens one table for any number of requests, and all clients get its link', async () => {
    const { live, people } = await playedOut({ language: 'pl' });
    const before = await testTables.store.openTablesOf('ann');
    const answers = await Promise.all(people.map(client => client.asks({ do: 'rematch' }, 'again')));
    const [told, ...done] = answers;
    expect(told).toMatchObject({ type: 'told', re: 'again' });
    const { next: way } = people[0].doc.table;
    expect(done.map(next)).toEqual([way, way]);
    expect(people.map(({ doc }) => doc.table.next)).toEqual([way, way, way]);
    expect(await testTables.store.openTablesOf('ann')).toBe(before + 1);
    expect(await people[0].asks({ do: 'rematch' }, 'again')).toEqual({
      type: 'done',
      re: 'again',
      n: told?.type === 'told' ? told.n : 0,
      next: way,
    });
    expect((await liveTable(service, way ?? '')).table.form).toEqual(live.table.form);
  });

  test('reserves a seat for each player until they sit down or the host frees it', async () => {
    const { people } = await playedOut();
    await mustDo(people[1], { do: 'rematch' });
    const live = await liveTable(service, people[1].doc.table.next ?? '');
    const [ann, bob, eve] = [
      await connectClient(service, live, 'ann'),
      await connectClient(service, live, 'bob'),
      await connectClient(service, live, 'eve'),
    ];
    expect(ann.doc.table).toMatchObject({ host: 'bob', seats: [null, null, null] });
    expect(ann.doc.table.kept.map(kept => kept?.name)).toEqual(THREE);
    expect(await eve.tries({ do: 'sit', seat: 2, word: 'w' })).toBe('seatKept');
    expect(await ann.tries({ do: 'sit', seat: 2, word: 'w' })).toBe('seatKept');
    expect(await ann.tries({ do: 'sit', seat: 0, word: 'w' })).toBe('ok');
    expect(await bob.tries({ do: 'start' })).toBe('seatsEmpty');
    expect(await bob.tries({ do: 'clear', seat: 2 })).toBe('ok');
    expect(eve.doc.table.kept).toMatchObject([null, { name: 'bob' }, null]);
    expect(await eve.tries({ do: 'sit', seat: 2, word: 'w' })).toBe('ok');
    expect(await bob.tries({ do: 'clear', seat: 2 })).toBe('ok');
  });

  test('has the same bots on the same seats', async () => {
    const { live, people } = await seatedTable(testTables.service(), ['ann'], { seats: 2 });
    const [ann] = people;
    await mustDo(ann, { do: 'start' });
    while (live.table.phase === 'playing') {
      if (ann.doc.awaited[0] !== 0) await new Promise(resolve => setImmediate(resolve));
      else await ann.asks({ do: 'move', action: guess(ann, live), based: ann.n });
    }
    await mustDo(ann, { do: 'rematch' });
    const again = await liveTable(service, ann.doc.table.next ?? '');
    expect(again.table.chairs.map(({ taken, keptFor }) => [taken?.bot, taken?.name, keptFor?.name])).toEqual([
      [undefined, undefined, 'ann'],
      ['novice', ann.doc.table.seats[1]?.name, undefined],
    ]);
    const restarted = await liveTable(testTables.service(), again.table.id);
    expect(restarted.table.chairs).toEqual(again.table.chairs);
  });
});
