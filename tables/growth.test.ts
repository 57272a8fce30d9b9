import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TableService } from './service.ts';
import { type LiveTable, readTable } from './live.ts';
import type { Command, TableDoc } from './protocol.ts';
import {
  type TableClient,
  connectClient,
  mustDo,
  openTestTables,
  type TestTables,
  SLOWLY,
  newLiveTable,
} from './table.fixture.ts';
import { asData, freshDoc } from './random-commands.fixture.ts';

let testTables: TestTables;
let service: TableService;

beforeAll(async () => {
  testTables = await openTestTables();
  service = testTables.service(SLOWLY);
});
afterAll(() => testTables.close());

const sit = (seat: number, word = 'a word'): Command => ({ do: 'sit', seat, word });
const names = ({ seats }: TableDoc): (string | null)[] => seats.map(seat => seat && seat.name);

describe('a table that grows', () => {
  const SPYFALL = { title: 'spyfall', seats: 3 };
  /** A client that takes the next seat. */
  async function joins(live: LiveTable, id: string): Promise<TableClient> {
    const client = await connectClient(service, live, id);
    await mustDo(client, sit(client.doc.table.seats.length));
    return client;
  }
  async function full(form: object = SPYFALL): Promise<{ live: LiveTable; ann: TableClient; people: TableClient[] }> {
    const live = await newLiveTable(service, form);
    const ann = await connectClient(service, live, 'ann');
    const people = [ann, await connectClient(service, live, 'bob'), await connectClient(service, live, 'cyd')];
    for (const [seat, client] of people.entries()) await mustDo(client, sit(seat));
    return { live, ann, people };
  }

  test('adds a seat when all are taken, up to the most the title has', async () => {
    const { live, ann } = await full();
    for (const id of ['dan', 'eve', 'fox', 'gus', 'hal']) await joins(live, id);
    expect(names(ann.doc.table)).toEqual(['ann', 'bob', 'cyd', 'dan', 'eve', 'fox', 'gus', 'hal']);
    expect(ann.doc.table.kept).toHaveLength(8);
    expect(ann.doc.table.form.seats).toBe(3);
    const ida = await connectClient(service, live, 'ida');
    expect(await ida.tries(sit(8))).toBe('noSuchSeat');
  });

  test('adds none while a seat is free, after the start, or if the host turned this off', async () => {
    const live = await newLiveTable(service, SPYFALL);
    const [ann, bob] = [await connectClient(service, live, 'ann'), await connectClient(service, live, 'bob')];
    await mustDo(ann, sit(0));
    expect(await bob.tries(sit(3))).toBe('noSuchSeat');
    const { live: fixed } = await full({ ...SPYFALL, grows: false });
    const dan = await connectClient(service, fixed, 'dan');
    expect(await dan.tries(sit(3))).toBe('noSuchSeat');
    const { live: other } = await full();
    expect(await (await connectClient(service, other, 'dan')).tries(sit(4))).toBe('noSuchSeat');
  });

  test('loses an added seat when its guest leaves, also in the middle; later seats move up', async () => {
    const { live, ann, people } = await full();
    const dan = await joins(live, 'dan');
    await mustDo(dan, { do: 'ready', ready: true });
    const [, bob, cyd] = people;
    if (!bob || !cyd) throw new Error('somebody is missing');
    await mustDo(bob, { do: 'stand' });
    expect(names(ann.doc.table)).toEqual(['ann', 'cyd', 'dan']);
    expect([ann, bob, cyd, dan].map(({ doc }) => doc.you.seat)).toEqual([0, null, 1, 2]);
    expect(ann.doc.table.seats[2]?.ready).toBe(true);
    await mustDo(cyd, { do: 'stand' });
    expect(names(ann.doc.table)).toEqual(['ann', null, 'dan']);
    for (const client of [ann, bob, cyd, dan]) expect(client.doc).toEqual(freshDoc(live, client));
    expect(asData(await readTable(service.store, live.key))).toEqual(asData(live.table));
  });

  test('loses it also when the host removes its guest', async () => {
    const { live, ann } = await full();
    const dan = await joins(live, 'dan');
    await mustDo(ann, { do: 'clear', seat: 3 });
    expect(names(ann.doc.table)).toEqual(['ann', 'bob', 'cyd']);
    expect(dan.doc.you.seat).toBeNull();
  });

  test('keeps added seats when something else is arranged, and ends with the number the host sets', async () => {
    const { live, ann } = await full();
    const dan = await joins(live, 'dan');
    await mustDo(ann, { do: 'arrange', form: { language: 'pl' } });
    expect(names(ann.doc.table)).toEqual(['ann', 'bob', 'cyd', 'dan']);
    expect(await ann.tries({ do: 'arrange', form: { grows: false } })).toBe('seatTaken');
    await mustDo(ann, { do: 'arrange', form: { grows: false, seats: 4 } });
    expect(await (await connectClient(service, live, 'eve')).tries(sit(4))).toBe('noSuchSeat');
    await mustDo(dan, { do: 'stand' });
    expect(names(ann.doc.table)).toEqual(['ann', 'bob', 'cyd', null]);
    await mustDo(ann, { do: 'arrange', form: { seats: 6 } });
    expect(ann.doc.table.seats).toHaveLength(6);
    await mustDo(ann, { do: 'arrange', form: { seats: 3 } });
    expect(ann.doc.table.seats).toHaveLength(3);
  });

  test('may also add a seat for a bot, and starts with all seated players', async () => {
    const { live, ann, people } = await full();
    await mustDo(ann, { do: 'seatBot', seat: 3, bot: 'novice' });
    for (const client of people.slice(1)) await mustDo(client, { do: 'ready', ready: true });
    await mustDo(ann, { do: 'start' });
    expect(ann.doc.table).toMatchObject({ phase: 'playing', form: { seats: 3 } });
    expect(ann.doc.view).toMatchObject({ open: { seats: 4 } });
    expect(asData(await readTable(service.store, live.key))).toEqual(asData(live.table));
  });

  test('does not grow if its form is from before this option existed', async () => {
    const { live } = await full({ title: 'pi', seats: 3 });
    Reflect.deleteProperty(live.table.form, 'grows');
    expect(await (await connectClient(service, live, 'dan')).tries(sit(3))).toBe('noSuchSeat');
  });
});
