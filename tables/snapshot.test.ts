import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quickChance, seatsOf } from '#kernel';
import type { TableService } from './service.ts';
import { readTable } from './live.ts';
import { readSnapshot, writeSnapshot } from './snapshot.ts';
import type { Store } from './store.ts';
import {
  type TableClient,
  connectClient,
  mustDo,
  openTestTables,
  PI,
  type TestTables,
  untilIdle,
  seatedTable,
  SLOWLY,
  newLiveTable,
} from './table.fixture.ts';
import type { FoldedTable } from './table.ts';
import { asData, begin, randomCommand } from './random-commands.fixture.ts';

const runs = Number(process.env['PARLOUR_RUNS'] ?? 2);

let testTables: TestTables;
let service: TableService;

beforeAll(async () => {
  testTables = await openTestTables();
  service = testTables.service(SLOWLY);
});
afterAll(() => testTables.close());

const restored = (table: FoldedTable): FoldedTable => {
  const read = readSnapshot(writeSnapshot(table));
  if (!read) throw new Error('the snapshot cannot be read');
  return read;
};

const copyOf = (table: FoldedTable): unknown =>
  structuredClone({ ...(asData(table) as object), title: table.title.id });

describe('a snapshot', () => {
  test.each(seatsOf(runs))('contains the whole table after random entries (%i)', async run => {
    const chance = quickChance(run);
    const live = await newLiveTable(service, { ...PI, title: chance.pick(['pi', '07']) });
    const people: TableClient[] = [];
    const pairs: unknown[][] = [];
    for (const id of ['ann', 'bob', 'cyd', 'eve']) people.push(await connectClient(service, live, id));
    for (let step = 0; step < 150; step++) {
      if (step === 30) await begin(live, people, client => client.asks({ do: 'start' }));
      testTables.time.now += chance.below(4_000);
      const awaited = people.find(({ viewer }) => live.shown.awaited[0] === viewer);
      const client = (chance.below(2) === 0 && awaited) || chance.pick(people);
      await client.asks(randomCommand(client, chance, 'dealt'));
      await untilIdle(live);
      if (step % 10 === 0) pairs.push([restored(live.table), live.table].map(copyOf));
    }
    for (const [one, other] of pairs) expect(one).toEqual(other);
    // with these, an undo replays as few moves as before
    expect(restored(live.table).match?.checkpoints).toEqual(live.table.match?.checkpoints);
  });

  test('of other rules, or in another format, is not read', async () => {
    const { live, people } = await seatedTable(service, ['ann', 'bob', 'cyd']);
    await mustDo(people[0], { do: 'start' });
    const text = writeSnapshot(live.table);
    const { version } = live.table.title.game;
    expect(readSnapshot(text)).toBeDefined();
    expect(readSnapshot(text.replace(`"version":${version}`, `"version":${version + 1}`))).toBeUndefined();
    expect(readSnapshot(text.replace('"format":5', '"format":4'))).toBeUndefined();
  });

  test('shortens reading: only later entries of the log are read', async () => {
    const reads: number[] = [];
    const store: Store = {
      ...testTables.store,
      async read(key, lane, after) {
        const lines = await testTables.store.read(key, lane, after);
        if (lane === 'table') reads.push(lines.length);
        return lines;
      },
    };
    const watched = testTables.service(SLOWLY, { store });
    const live = await newLiveTable(watched, { title: 'pi', seats: 5 });
    const names = ['ann', 'bob', 'cyd', 'dot', 'eve'];
    const people: TableClient[] = [];
    for (const [seat, id] of names.entries()) {
      const client = await connectClient(watched, live, id);
      await mustDo(client, { do: 'sit', seat, word: id });
      people.push(client);
    }
    for (let round = 0; round < 130; round++)
      for (const client of people) await mustDo(client, { do: 'ready', ready: round % 2 === 0 });
    expect(live.table.n).toBeGreaterThan(600);
    reads.length = 0;
    const table = await readTable(store, live.key);
    expect(asData(table)).toEqual(asData(live.table));
    expect(reads).toEqual([expect.any(Number)]);
    expect(reads[0]).toBeLessThan(200);
  });
});
