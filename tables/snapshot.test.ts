import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quickChance, seatsOf } from '#kernel';
import type { House } from './house.ts';
import { readTable } from './live.ts';
import { readSnapshot, writeSnapshot } from './snapshot.ts';
import type { Store } from './store.ts';
import {
  type Client,
  comes,
  must,
  openPremises,
  PI,
  type Premises,
  quiet,
  seated,
  SLOWLY,
  tableOf,
} from './table.fixture.ts';
import type { Table } from './table.ts';
import { asData, begin, whim } from './whims.fixture.ts';

const runs = Number(process.env['PARLOUR_RUNS'] ?? 2);

let premises: Premises;
let house: House;

beforeAll(async () => {
  premises = await openPremises();
  house = premises.house(SLOWLY);
});
afterAll(() => premises.close());

const restored = (table: Table): Table => {
  const read = readSnapshot(writeSnapshot(table));
  if (!read) throw new Error('the snapshot cannot be read');
  return read;
};

const copyOf = (table: Table): unknown => structuredClone({ ...(asData(table) as object), title: table.title.id });

describe('a snapshot', () => {
  test.each(seatsOf(runs))('holds all of a table, whatever happened at it (%i)', async run => {
    const chance = quickChance(run);
    const live = await tableOf(house, { ...PI, title: chance.pick(['pi', '07']) });
    const people: Client[] = [];
    const pairs: unknown[][] = [];
    for (const id of ['ann', 'bob', 'cyd', 'eve']) people.push(await comes(house, live, id));
    for (let step = 0; step < 150; step++) {
      if (step === 30) await begin(live, people, client => client.asks({ do: 'start' }));
      premises.time.now += chance.below(4_000);
      const awaited = people.find(({ viewer }) => live.shown.awaited[0] === viewer);
      const client = (chance.below(2) === 0 && awaited) || chance.pick(people);
      await client.asks(whim(client, chance, 'dealt'));
      await quiet(live);
      if (step % 10 === 0) pairs.push([restored(live.table), live.table].map(copyOf));
    }
    for (const [one, other] of pairs) expect(one).toEqual(other);
    // with these, an undo replays as few moves as before
    expect(restored(live.table).match?.checkpoints).toEqual(live.table.match?.checkpoints);
  });

  test('of other rules, or in another format, is not read', async () => {
    const { live, people } = await seated(house, ['ann', 'bob', 'cyd']);
    await must(people[0], { do: 'start' });
    const text = writeSnapshot(live.table);
    const { version } = live.table.title.game;
    expect(readSnapshot(text)).toBeDefined();
    expect(readSnapshot(text.replace(`"version":${version}`, `"version":${version + 1}`))).toBeUndefined();
    expect(readSnapshot(text.replace('"format":4', '"format":3'))).toBeUndefined();
  });

  test('saves reading a long log: what is read is what came after it', async () => {
    const reads: number[] = [];
    const store: Store = {
      ...premises.store,
      async read(key, lane, after) {
        const lines = await premises.store.read(key, lane, after);
        if (lane === 'table') reads.push(lines.length);
        return lines;
      },
    };
    const watched = premises.house(SLOWLY, { store });
    const live = await tableOf(watched, { title: 'pi', seats: 5 });
    const names = ['ann', 'bob', 'cyd', 'dot', 'eve'];
    const people: Client[] = [];
    for (const [seat, id] of names.entries()) {
      const client = await comes(watched, live, id);
      await must(client, { do: 'sit', seat, word: id });
      people.push(client);
    }
    for (let round = 0; round < 130; round++)
      for (const client of people) await must(client, { do: 'ready', ready: round % 2 === 0 });
    expect(live.table.n).toBeGreaterThan(600);
    reads.length = 0;
    const table = await readTable(store, live.key);
    expect(asData(table)).toEqual(asData(live.table));
    expect(reads).toEqual([expect.any(Number)]);
    expect(reads[0]).toBeLessThan(200);
  });
});
