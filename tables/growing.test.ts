import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { House } from './house.ts';
import { type Live, readTable } from './live.ts';
import type { Intent, TableDoc } from './protocol.ts';
import { type Client, comes, must, openPremises, type Premises, SLOWLY, tableOf } from './table.fixture.ts';
import { asData, freshDoc } from './whims.fixture.ts';

let premises: Premises;
let house: House;

beforeAll(async () => {
  premises = await openPremises();
  house = premises.house(SLOWLY);
});
afterAll(() => premises.close());

const sit = (seat: number, word = 'a word'): Intent => ({ do: 'sit', seat, word });
const names = ({ seats }: TableDoc): (string | null)[] => seats.map(seat => seat && seat.name);

describe('a table that grows', () => {
  const SPYFALL = { title: 'spyfall', seats: 3 };
  /** Somebody who takes the next seat. */
  async function joins(live: Live, id: string): Promise<Client> {
    const client = await comes(house, live, id);
    await must(client, sit(client.doc.table.seats.length));
    return client;
  }
  async function full(form: object = SPYFALL): Promise<{ live: Live; ann: Client; people: Client[] }> {
    const live = await tableOf(house, form);
    const ann = await comes(house, live, 'ann');
    const people = [ann, await comes(house, live, 'bob'), await comes(house, live, 'cyd')];
    for (const [seat, client] of people.entries()) await must(client, sit(seat));
    return { live, ann, people };
  }

  test('adds a seat when all are taken, up to the most the title has', async () => {
    const { live, ann } = await full();
    for (const id of ['dan', 'eve', 'fox', 'gus', 'hal']) await joins(live, id);
    expect(names(ann.doc.table)).toEqual(['ann', 'bob', 'cyd', 'dan', 'eve', 'fox', 'gus', 'hal']);
    expect(ann.doc.table.kept).toHaveLength(8);
    expect(ann.doc.table.form.seats).toBe(3);
    const ida = await comes(house, live, 'ida');
    expect(await ida.tries(sit(8))).toBe('noSuchSeat');
  });

  test('adds none while a seat is free, out of turn, or where the host does not want it', async () => {
    const live = await tableOf(house, SPYFALL);
    const [ann, bob] = [await comes(house, live, 'ann'), await comes(house, live, 'bob')];
    await must(ann, sit(0));
    expect(await bob.tries(sit(3))).toBe('noSuchSeat');
    const { live: fixed } = await full({ ...SPYFALL, grows: false });
    const dan = await comes(house, fixed, 'dan');
    expect(await dan.tries(sit(3))).toBe('noSuchSeat');
    const { live: other } = await full();
    expect(await (await comes(house, other, 'dan')).tries(sit(4))).toBe('noSuchSeat');
  });

  test('loses an added seat with whoever leaves it, from the middle too; those after it move up', async () => {
    const { live, ann, people } = await full();
    const dan = await joins(live, 'dan');
    await must(dan, { do: 'ready', ready: true });
    const [, bob, cyd] = people;
    if (!bob || !cyd) throw new Error('somebody is missing');
    await must(bob, { do: 'stand' });
    expect(names(ann.doc.table)).toEqual(['ann', 'cyd', 'dan']);
    expect([ann, bob, cyd, dan].map(({ doc }) => doc.you.seat)).toEqual([0, null, 1, 2]);
    expect(ann.doc.table.seats[2]?.ready).toBe(true);
    await must(cyd, { do: 'stand' });
    expect(names(ann.doc.table)).toEqual(['ann', null, 'dan']);
    for (const client of [ann, bob, cyd, dan]) expect(client.doc).toEqual(freshDoc(live, client));
    expect(asData(await readTable(house.store, live.key))).toEqual(asData(live.table));
  });

  test('loses it also when the host removes whoever sits there', async () => {
    const { live, ann } = await full();
    const dan = await joins(live, 'dan');
    await must(ann, { do: 'clear', seat: 3 });
    expect(names(ann.doc.table)).toEqual(['ann', 'bob', 'cyd']);
    expect(dan.doc.you.seat).toBeNull();
  });

  test('keeps added seats when something else is arranged, and ends with the number the host sets', async () => {
    const { live, ann } = await full();
    const dan = await joins(live, 'dan');
    await must(ann, { do: 'arrange', form: { language: 'pl' } });
    expect(names(ann.doc.table)).toEqual(['ann', 'bob', 'cyd', 'dan']);
    expect(await ann.tries({ do: 'arrange', form: { grows: false } })).toBe('seatTaken');
    await must(ann, { do: 'arrange', form: { grows: false, seats: 4 } });
    expect(await (await comes(house, live, 'eve')).tries(sit(4))).toBe('noSuchSeat');
    await must(dan, { do: 'stand' });
    expect(names(ann.doc.table)).toEqual(['ann', 'bob', 'cyd', null]);
    await must(ann, { do: 'arrange', form: { seats: 6 } });
    expect(ann.doc.table.seats).toHaveLength(6);
    await must(ann, { do: 'arrange', form: { seats: 3 } });
    expect(ann.doc.table.seats).toHaveLength(3);
  });

  test('may also grow by a bot, and starts with everybody who is there', async () => {
    const { live, ann, people } = await full();
    await must(ann, { do: 'seatBot', seat: 3, bot: 'novice' });
    for (const client of people.slice(1)) await must(client, { do: 'ready', ready: true });
    await must(ann, { do: 'start' });
    expect(ann.doc.table).toMatchObject({ phase: 'playing', form: { seats: 3 } });
    expect(ann.doc.view).toMatchObject({ open: { seats: 4 } });
    expect(asData(await readTable(house.store, live.key))).toEqual(asData(live.table));
  });

  test('of before, which says nothing about growing, does not', async () => {
    const { live } = await full({ title: 'pi', seats: 3 });
    Reflect.deleteProperty(live.table.form, 'grows');
    expect(await (await comes(house, live, 'dan')).tries(sit(3))).toBe('noSuchSeat');
  });
});
