import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRecord, verify } from '#kernel';
import { claimSeat } from './commands.ts';
import { exportOf, forgetGuest, forgetRemoved } from './guest-data.ts';
import type { TableService } from './service.ts';
import type { LiveTable } from './live.ts';
import { deleteOld } from './sweeps.ts';
import {
  liveTable,
  type TableClient,
  connectClient,
  dealtTable,
  entriesOf,
  guest,
  mustDo,
  openTestTables,
  playMove,
  type TestTables,
  untilIdle,
  SLOWLY,
  newLiveTable,
  titleOnShelf,
} from './table.fixture.ts';
import { matchOf } from './table.ts';

let testTables: TestTables;
let service: TableService;
beforeAll(async () => {
  testTables = await openTestTables();
  service = testTables.service(SLOWLY);
});
afterAll(() => testTables.close());

const sometime: unknown = expect.any(Number);
/** A name and words used only by this guest. */
const NAME = 'Zaneta';
const WORDS = 'marmalade';
let guests = 0;

/** A new guest that is in the store. */
async function newcomer(): Promise<string> {
  guests += 1;
  const id = `guest-${guests}`;
  await testTables.store.addGuest({ ...guest(id), name: NAME }, `hash of ${id}`);
  return id;
}

async function seat(live: LiveTable, id: string, seat: number, name: string): Promise<TableClient> {
  const client = await connectClient(service, live, id, { name });
  await mustDo(client, { do: 'sit', seat, word: `word of ${id}` });
  await mustDo(client, { do: 'ready', ready: true });
  return client;
}

/** A table of two where the newcomer sits beside Bob, and both have talked. */
async function together(host: 'bob' | 'newcomer' = 'bob') {
  const id = await newcomer();
  const live = await newLiveTable(service, { title: 'pi', seats: 2 }, host === 'bob' ? 'bob' : id);
  const bob = await seat(live, 'bob', 0, 'Bob');
  const zaneta = await seat(live, id, 1, NAME);
  await mustDo(zaneta, { do: 'say', to: 'table', text: WORDS });
  await mustDo(bob, { do: 'say', to: 'table', text: 'toast' });
  return { id, live, bob, zaneta };
}

async function removed(id: string): Promise<void> {
  expect(await testTables.store.removeGuest(id)).toBe(true);
  await forgetGuest(service, id);
}

/** All stored data of a table. */
async function stored({ key, table }: LiveTable): Promise<string> {
  const { store } = testTables;
  const lanes = await Promise.all((['table', 'watchers', 'record'] as const).map(lane => store.read(key, lane, 0)));
  return JSON.stringify([lanes, await store.find(table.id), await store.snapshot(key, Number.MAX_SAFE_INTEGER)]);
}

async function expectNoTrace(live: LiveTable): Promise<void> {
  const all = await stored(live);
  expect(all).not.toContain(NAME);
  expect(all).not.toContain(WORDS);
}

/** Plays until the match is over: all players know their case. */
async function playOut(live: LiveTable, people: readonly TableClient[]): Promise<void> {
  while (live.table.phase === 'playing') {
    const mover = people.find(({ doc }) => doc.you.seat === doc.awaited[0]);
    if (!mover) throw new Error('nobody is awaited');
    const { hands } = matchOf(live.table).state as { hands: object[] };
    const seat = mover.doc.you.seat ?? 0;
    const action = { type: 'accuse', ...hands[(seat + hands.length - 1) % hands.length] };
    const isRight = (await mover.tries({ do: 'move', action, based: mover.n })) === 'ok';
    if (!isRight) await playMove(mover);
  }
}

describe('a guest who is forgotten', () => {
  test('leaves a match: the name and words are removed, a bot may substitute, and all clients get the table again', async () => {
    const { id, live, bob, zaneta } = await together();
    await mustDo(bob, { do: 'start' });
    const numbers = (await entriesOf(testTables.store, live.key)).length;
    await removed(id);
    await untilIdle(live);
    expect(zaneta.farewell).toBe('refused');
    await expectNoTrace(live);

    expect(bob.heard.at(-1)?.type).toBe('welcome');
    expect(bob.doc.table.seats[1]).toMatchObject({ guest: id, name: '', bot: null });
    expect(bob.lines.map(({ text }) => text)).toEqual(['toast']);
    expect(await entriesOf(testTables.store, live.key)).toHaveLength(numbers + 2);
    expect(await bob.tries({ do: 'standIn', seat: 1, bot: 'novice' })).toBe('ok');
    expect(await testTables.store.removedGuests(9)).toEqual([]);

    const fresh = await connectClient(service, live, 'eve');
    expect(fresh.doc.table).toEqual(bob.doc.table);
    expect(JSON.stringify(fresh.heard)).not.toContain(NAME);
  });

  test('is not sent to returning clients, in this server run or the next', async () => {
    const { id, live, bob } = await together();
    const eve = await connectClient(service, live, 'eve');
    const { n, doc, history } = eve;
    eve.leaves();
    await removed(id);
    await mustDo(bob, { do: 'say', to: 'table', text: 'jam' });
    const again = await connectClient(service, live, 'eve', { since: n, history, doc });
    expect(again.heard[0]?.type).toBe('welcome');
    expect(JSON.stringify(again.heard)).not.toContain(NAME);

    const other = testTables.service(SLOWLY);
    const there = await connectClient(other, await liveTable(other, live.table.id), 'eve', { since: n, history, doc });
    expect(there.heard[0]?.type).toBe('welcome');
    expect(JSON.stringify(there.heard)).not.toContain(WORDS);
    // clients that have seen the table since get only the missed entries
    const later = await connectClient(service, live, 'eve', { since: again.n, history: again.history, doc: again.doc });
    expect(later.heard[0]?.type).toBe('caughtUp');
  });

  test('gives up a table before its match: to another seated guest, or it is closed', async () => {
    const shared = await together('newcomer');
    await removed(shared.id);
    expect(shared.bob.doc.table).toMatchObject({ host: 'bob', phase: 'gathering', seats: [{ name: 'Bob' }, null] });
    await expectNoTrace(shared.live);

    const id = await newcomer();
    const alone = await newLiveTable(service, { title: 'pi', seats: 2 }, id);
    await seat(alone, id, 0, NAME);
    const unseated = await newcomer();
    const hosted = await newLiveTable(service, { title: 'pi', seats: 2 }, unseated);
    await seat(hosted, 'bob', 0, 'Bob');
    await removed(id);
    await removed(unseated);
    expect((await liveTable(service, alone.table.id)).table.phase).toBe('closed');
    expect((await liveTable(service, hosted.table.id)).table).toMatchObject({ phase: 'gathering', host: 'bob' });
  });

  test('is removed from a finished match; its record can still be verified', async () => {
    const { id, live, bob, zaneta } = await together();
    await mustDo(bob, { do: 'start' });
    await playOut(live, [bob, zaneta]);
    expect(bob.doc.table.phase).toBe('over');
    const before = await testTables.store.find(live.table.id);
    await mustDo(bob, { do: 'rematch' });
    const next = await liveTable(service, bob.doc.table.next ?? '');
    expect(JSON.stringify(await stored(next))).toContain(NAME);
    await removed(id);
    await expectNoTrace(live);
    await expectNoTrace(next);
    expect(next.table.chairs.map(({ keptFor }) => keptFor?.name)).toEqual(['Bob', undefined]);

    const [text = ''] = await testTables.store.read(live.key, 'record', 0);
    const read = readRecord(text);
    if ('problem' in read) throw new Error(read.problem);
    expect(read.record.seats.map(({ name }) => name)).toEqual(['Bob', '']);
    expect(read.record.words).toEqual(['word of bob', `word of ${id}`]);
    expect(verify(read.record, titleOnShelf('pi').game)).toMatchObject({ ok: true });
    expect((await testTables.store.find(live.table.id))?.card.changedAt).toBe(before?.card.changedAt);
  });

  test('has no seat reserved at the next table', async () => {
    const { id, live, bob, zaneta } = await together();
    await mustDo(bob, { do: 'start' });
    await playOut(live, [bob, zaneta]);
    await removed(id);
    await mustDo(bob, { do: 'rematch' });
    const next = await liveTable(service, bob.doc.table.next ?? '');
    expect(next.table.chairs.map(({ keptFor }) => keptFor?.guest)).toEqual(['bob', undefined]);
  });

  test('is removed from the spectators’ chat; the numbers of the lines stay', async () => {
    const { live, people } = await dealtTable(service, ['ann', 'bob'], { seats: 2 });
    const id = await newcomer();
    const watcher = await connectClient(service, live, id, { name: NAME });
    const other = await connectClient(service, live, 'eve');
    await mustDo(watcher, { do: 'say', to: 'watchers', text: WORDS });
    await mustDo(other, { do: 'say', to: 'watchers', text: 'toast' });
    await removed(id);
    await expectNoTrace(live);
    expect(other.watchersLines.map(({ text }) => text)).toEqual(['toast']);
    expect(other.w).toBe(2);
    await mustDo(other, { do: 'say', to: 'watchers', text: 'jam' });
    expect(other.w).toBe(3);
    const late = await connectClient(service, live, 'fay', { since: live.table.n, watchersSince: 0 });
    expect(late.watchersLines.map(({ text }) => text)).toEqual(['toast', 'jam']);
    expect(late.w).toBe(3);
    expect(people[0].heard.at(-1)?.type).toBe('welcome');
  });

  test('who moved a seat to another device is removed there under the name of that device', async () => {
    const { id, live, bob, zaneta } = await together();
    const answer = await mustDo(zaneta, { do: 'pass' });
    const phone = await newcomer();
    const refused = await claimSeat(
      service,
      live.table.id,
      guest(phone, NAME),
      'pass' in answer ? (answer.pass ?? '') : '',
    );
    expect(refused).toBeUndefined();
    await removed(id);
    expect(bob.doc.table.seats[1]).toMatchObject({ guest: phone, name: NAME });
    await removed(phone);
    expect(bob.doc.table.seats[1]).toBeNull();
    await expectNoTrace(live);
  });

  test('is removed from tables that are not in memory, and after an interrupted removal', async () => {
    const { id, live, bob } = await together();
    await mustDo(bob, { do: 'start' });
    await testTables.store.removeGuest(id);
    const another = testTables.service(SLOWLY);
    await forgetRemoved(another);
    await expectNoTrace(live);
    expect(another.liveTables.size).toBe(0);
    expect((await liveTable(another, live.table.id)).table.chairs[1]?.taken).toMatchObject({ name: '', gone: true });
  });

  test('is removed from snapshots', async () => {
    const { id, live } = await together();
    await testTables.store.saveSnapshot(live.key, live.table.n, `{"name":"${NAME}"}`);
    await removed(id);
    expect(await testTables.store.snapshot(live.key, Number.MAX_SAFE_INTEGER)).toBeUndefined();
  });

  test('cannot affect the table any more, and moves of others count as before', async () => {
    const { id, live, bob, zaneta } = await together();
    await mustDo(bob, { do: 'start' });
    if (bob.doc.awaited[0] !== 0) await playMove(zaneta);
    await removed(id);
    await playMove(bob);
    const other = testTables.service(SLOWLY);
    expect((await liveTable(other, live.table.id)).table.n).toBe(live.table.n);
  });
});

describe('a guest who came late and is forgotten', () => {
  const SPYFALL = { title: 'spyfall', seats: 3, options: { conversation: 'spoken', rounds: 2 } };
  const move = (client: TableClient | undefined, action: object) =>
    client ? mustDo(client, { do: 'move', action, based: client.n }) : Promise.resolve();

  /** A round in which all players vote for the second player. */
  async function round(people: readonly TableClient[]): Promise<void> {
    const [first, , ...others] = people;
    if (!first) throw new Error('no players');
    const { open } = first.doc.view as { open: { dealer: number; past: readonly unknown[] } };
    if (open.past.length === 0) await move(people[open.dealer], { type: 'start' });
    else for (const one of people) await move(one, { type: 'continue' });
    await move(first, { type: 'accuse', suspect: 1 });
    for (const other of others) await move(other, { type: 'vote', vote: 'aye' });
  }

  test('does not join, if no seat has been added yet', async () => {
    const id = await newcomer();
    const { live, people } = await dealtTable(service, ['ann', 'bob', 'cyd'], SPYFALL);
    await mustDo(await connectClient(service, live, id, { name: NAME }), { do: 'join' });
    expect(await stored(live)).toContain(NAME);
    await removed(id);
    expect(await stored(live)).not.toContain(NAME);
    await round(people);
    expect(people[0].doc.table.seats).toHaveLength(3);
  });

  test('has no name on the added seat or in the record, which can still be verified', async () => {
    const id = await newcomer();
    const { live, people } = await dealtTable(service, ['ann', 'bob', 'cyd'], SPYFALL);
    const late = await connectClient(service, live, id, { name: NAME });
    await mustDo(late, { do: 'join' });
    await round(people);
    await round([...people, late]);
    expect(live.table.phase).toBe('over');
    await untilIdle(live);
    await removed(id);
    expect(await stored(live)).not.toContain(NAME);
    const [record = ''] = await testTables.store.read(live.key, 'record', 0);
    const read = readRecord(record);
    if (!('record' in read)) throw new Error('no record');
    expect(read.record.seats.map(({ name }) => name)).toEqual(['ann', 'bob', 'cyd', '']);
    expect(verify(read.record, titleOnShelf('spyfall').game)).toMatchObject({ ok: true });
  });

  test('loses only their own name where seats have moved up before the match', async () => {
    const id = await newcomer();
    const live = await newLiveTable(service, SPYFALL, 'bob');
    const people = [await seat(live, 'bob', 0, 'Bob'), await seat(live, 'cyd', 1, 'Cyd')];
    const dan = await seat(live, 'dan', 2, 'Dan');
    await seat(live, id, 3, NAME);
    const fox = await seat(live, 'fox', 4, 'Fox');
    await mustDo(dan, { do: 'stand' });
    expect(live.table.chairs.map(({ taken }) => taken?.name)).toEqual(['Bob', 'Cyd', NAME, 'Fox']);
    await mustDo(people[0] ?? fox, { do: 'start' });
    await removed(id);
    expect(await stored(live)).not.toContain(NAME);
    expect(live.table.chairs.map(({ taken }) => taken?.name)).toEqual(['Bob', 'Cyd', '', 'Fox']);
  });
});

describe('the stored data of a guest', () => {
  test('is exported: the guest, their seats and words, and their chat lines', async () => {
    const { id, live } = await together();
    const watched = await dealtTable(service, ['ann', 'bob'], { seats: 2 });
    const watcher = await connectClient(service, watched.live, id, { name: NAME });
    await mustDo(watcher, { do: 'say', to: 'watchers', text: 'psst' });
    let text = '';
    for await (const piece of exportOf(testTables.store, { ...guest(id), name: NAME })) text += piece;
    expect(JSON.parse(text)).toEqual({
      guest: { id, name: NAME, madeAt: guest(id).madeAt },
      tables: [
        expect.objectContaining({
          id: live.table.id,
          code: live.table.code,
          title: 'pi',
          host: false,
          sat: [{ at: sometime, seat: 1, name: NAME, word: `word of ${id}` }],
          said: [{ at: sometime, to: 'table', name: NAME, text: WORDS }],
        }),
        expect.objectContaining({
          id: watched.live.table.id,
          sat: [],
          said: [{ at: sometime, to: 'watchers', name: NAME, text: 'psst' }],
        }),
      ],
    });
    expect(text).not.toContain('secret');
    expect(text).not.toContain('toast');
  });
});

describe('a match that ended long ago', () => {
  const DAY = 86_400_000;

  test('is deleted only if the operator configured it', async () => {
    const { id, live, bob, zaneta } = await together();
    await mustDo(bob, { do: 'start' });
    await playOut(live, [bob, zaneta]);
    const open = await together();
    for (const client of [bob, zaneta]) client.leaves();
    await untilIdle(live);
    testTables.time.now += 31 * DAY;
    const [patient, tidy] = [testTables.service(SLOWLY), testTables.service({ ...SLOWLY, keep: 30 * DAY })];

    await deleteOld(patient);
    expect(await testTables.store.find(live.table.id)).toBeDefined();
    const looking = await liveTable(tidy, live.table.id);
    await deleteOld(tidy);
    expect(await testTables.store.find(live.table.id)).toBeDefined();
    tidy.liveTables.delete(looking.table.id);
    await deleteOld(tidy);
    expect(await testTables.store.find(live.table.id)).toBeUndefined();
    expect(await testTables.store.read(live.key, 'table', 0)).toEqual([]);
    expect(await testTables.store.guestWith(`hash of ${id}`)).toBeUndefined();
    expect(await testTables.store.find(open.live.table.id)).toBeDefined();
    expect(await testTables.store.guestWith(`hash of ${open.id}`)).toBeDefined();
    expect(tidy.liveTables.size).toBe(0);
  });
});
