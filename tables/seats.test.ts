import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verify } from '#kernel';
import { recordAt } from './doc.ts';
import type { TableService } from './service.ts';
import { type LiveTable, readTable } from './live.ts';
import { readSnapshot, writeSnapshot } from './snapshot.ts';
import {
  liveTable,
  type TableClient,
  connectClient,
  dealtTable,
  entriesOf,
  START_TIME,
  mustDo,
  openTestTables,
  type TestTables,
  untilIdle,
  seatNumber,
  SLOWLY,
  THREE,
  titleOnShelf,
  waitUntil,
} from './table.fixture.ts';
import { asData, freshDoc } from './random-commands.fixture.ts';

let testTables: TestTables;
let service: TableService;

beforeAll(async () => {
  testTables = await openTestTables();
  service = testTables.service(SLOWLY);
});
afterAll(() => testTables.close());

const SPYFALL = { title: 'spyfall', seats: 3, options: { conversation: 'spoken', rounds: 3 } };

interface Open {
  readonly stage: string;
  readonly dealer: number;
  readonly seats: number;
  readonly joining?: number;
  readonly past: readonly { readonly points: readonly number[] }[];
}
const openOf = ({ doc }: TableClient): Open => (doc.view as { open: Open }).open;
const cardOf = ({ doc }: TableClient): string | null => (doc.view as { card: string | null }).card;

const spyfallOf = (form: object = {}) => dealtTable(service, THREE, { ...SPYFALL, ...form });

/** Starts the clock and convicts a player: the round is over and the next one dealt. */
async function endRound(people: readonly TableClient[]): Promise<void> {
  const move = (client: TableClient | undefined, action: object) =>
    client ? mustDo(client, { do: 'move', action, based: client.n }) : Promise.resolve();
  const [first, second, ...others] = people;
  if (!first || !second) throw new Error('no players');
  if (openOf(first).past.length === 0) await move(people[openOf(first).dealer], { type: 'start' });
  else for (const one of people) await move(one, { type: 'continue' });
  await move(first, { type: 'accuse', suspect: seatNumber(second) });
  for (const other of others) await move(other, { type: 'vote', vote: 'aye' });
}

describe('a spectator of a running match', () => {
  test('joins with the next round: a seat, a card, no points; all clients see it', async () => {
    const { live, people } = await spyfallOf();
    const eve = await connectClient(service, live, 'eve');
    const [ann] = people;
    expect(eve.doc.table.joining).toEqual({ waiting: [], closed: null });
    expect(await eve.tries({ do: 'join' })).toBe('ok');
    expect(ann.doc.table.joining).toEqual({ waiting: [{ guest: 'eve', name: 'eve' }], closed: null });
    expect(eve.doc.you.seat).toBeNull();
    expect(cardOf(eve)).toBeNull();
    await endRound(people);
    expect(eve.doc.you.seat).toBe(3);
    expect(cardOf(eve)).toMatch(/^#02 /);
    for (const client of [...people, eve]) {
      expect(client.doc.table.seats.map(seat => seat?.name)).toEqual(['ann', 'bob', 'cyd', 'eve']);
      expect(client.doc.table.joining).toEqual({ waiting: [], closed: null });
      expect(openOf(client).seats).toBe(4);
      expect(client.doc.awaited).toEqual([0, 1, 2, 3]);
      expect(client.doc).toEqual(freshDoc(live, client));
    }
    await endRound([...people, eve]);
    expect(openOf(eve).past.map(({ points }) => points.length)).toEqual([3, 4]);
  });

  test('gets only public events until then, and afterwards only the own card', async () => {
    const { live, people } = await spyfallOf();
    const [eve, fox] = [await connectClient(service, live, 'eve'), await connectClient(service, live, 'fox')];
    await mustDo(eve, { do: 'join' });
    const since = [eve.heard.length, fox.heard.length] as const;
    await endRound(people);
    const heardBy = (client: TableClient, from: number): string[] =>
      client.heard
        .slice(from)
        .flatMap(message => (message.type === 'told' ? (message.heard ?? []) : []))
        .map(event => JSON.stringify(event));
    const aloud = heardBy(fox, since[1]);
    const own = heardBy(eve, since[0]).filter(event => !aloud.includes(event));
    expect(aloud.join()).not.toContain('cardDealt');
    expect(own).toHaveLength(1);
    expect(JSON.parse(own[0] ?? '')).toMatchObject({ type: 'cardDealt', to: 3 });
    expect(aloud).toContain('{"type":"joined","seat":3}');
  });

  test('may cancel and is not dealt in; only the host may refuse them', async () => {
    const { live, people } = await spyfallOf();
    const [eve, fox] = [await connectClient(service, live, 'eve'), await connectClient(service, live, 'fox')];
    const [ann, bob] = people;
    await mustDo(eve, { do: 'join' });
    expect(await eve.tries({ do: 'cancelJoin', guest: 'eve' })).toBe('ok');
    expect(await eve.tries({ do: 'cancelJoin', guest: 'eve' })).toBe('notJoining');
    await mustDo(eve, { do: 'join' });
    await mustDo(fox, { do: 'join' });
    for (const client of [bob, fox]) expect(await client.tries({ do: 'cancelJoin', guest: 'eve' })).toBe('notHost');
    expect(await ann.tries({ do: 'cancelJoin', guest: 'eve' })).toBe('ok');
    expect(ann.doc.table.joining?.waiting).toEqual([{ guest: 'fox', name: 'fox' }]);
    await endRound(people);
    expect(fox.doc.you.seat).toBe(3);
    expect(eve.doc.you.seat).toBeNull();
    expect(eve.doc.table.seats).toHaveLength(4);
  });

  test('joins once, under a name of their own, and not where they sit', async () => {
    const { live, people } = await spyfallOf();
    const eve = await connectClient(service, live, 'eve');
    const twin = await connectClient(service, live, 'eve2', { name: 'eve' });
    const double = await connectClient(service, live, 'ann2', { name: 'ann' });
    await mustDo(eve, { do: 'join' });
    const { n } = eve;
    expect(await eve.tries({ do: 'join' })).toBe('ok');
    expect(eve.n).toBe(n);
    expect(await twin.tries({ do: 'join' })).toBe('nameTaken');
    expect(await double.tries({ do: 'join' })).toBe('nameTaken');
    expect(await people[0].tries({ do: 'join' })).toBe('alreadySeated');
    expect(await eve.tries({ do: 'move', action: { type: 'join' }, based: eve.n })).toBe('notSeated');
    const { refused } = (await people[1].asks({ do: 'move', action: { type: 'join' }, based: eve.n })) as {
      refused?: unknown;
    };
    expect(refused).toEqual({ because: 'rule', rule: 'SPY-2.10' });
  });

  test('does not join where the host does not want it, the table is full, or the last round is played', async () => {
    const { live, people } = await spyfallOf({ latecomers: false });
    const eve = await connectClient(service, live, 'eve');
    const [ann, bob] = people;
    expect(eve.doc.table.joining).toEqual({ waiting: [], closed: 'noLatecomers' });
    expect(await eve.tries({ do: 'join' })).toBe('noLatecomers');
    expect(await bob.tries({ do: 'arrange', form: { latecomers: true } })).toBe('notHost');
    expect(await ann.tries({ do: 'arrange', form: { latecomers: true, watching: false } })).toBe('notGathering');
    expect(await ann.tries({ do: 'arrange', form: { latecomers: true } })).toBe('ok');
    expect(eve.doc.table).toMatchObject({ phase: 'playing', joining: { closed: null } });
    expect(ann.doc.table.seats.map(seat => seat?.ready)).toEqual([true, true, true]);
    const guests = await Promise.all(['g1', 'g2', 'g3', 'g4', 'g5'].map(id => connectClient(service, live, id)));
    for (const one of guests) await mustDo(one, { do: 'join' });
    expect(eve.doc.table.joining?.closed).toBe('tableFull');
    expect(await eve.tries({ do: 'join' })).toBe('tableFull');

    const last = await spyfallOf({ options: { conversation: 'spoken', rounds: 2 } });
    const fox = await connectClient(service, last.live, 'fox');
    expect(fox.doc.table.joining?.closed).toBeNull();
    await endRound(last.people);
    expect(fox.doc.table.joining?.closed).toBe('tooLate');
    expect(await fox.tries({ do: 'join' })).toBe('tooLate');
    expect(fox.doc).toEqual(freshDoc(last.live, fox));
  });

  test('cannot join a game that never adds seats, or before or after a match', async () => {
    const { live } = await dealtTable(service, THREE);
    const eve = await connectClient(service, live, 'eve');
    expect(eve.doc.table.joining).toBeNull();
    expect(await eve.tries({ do: 'join' })).toBe('noLatecomers');
    const gathering = await connectClient(service, await liveTable(service, live.table.id), 'fox');
    expect(await gathering.tries({ do: 'cancelJoin', guest: 'fox' })).toBe('notJoining');
  });

  test('who goes away before the seat is added does not join', async () => {
    const quick = testTables.service({ ...SLOWLY, awayAfter: 1 });
    const { live, people } = await dealtTable(quick, THREE, SPYFALL);
    const eve = await connectClient(quick, live, 'eve');
    await mustDo(eve, { do: 'join' });
    eve.leaves();
    await waitUntil(() => people[0].doc.table.joining?.waiting.length === 0, 'the queue to empty');
    expect(live.table.waiting).toEqual([]);
    expect(people[0].doc.table.joining).toEqual({ waiting: [], closed: null });
    await endRound(people);
    expect(people[0].doc.table.seats).toHaveLength(3);
  });

  test('may join and cancel during a pause, and no time passes', async () => {
    const { live, people } = await spyfallOf();
    const eve = await connectClient(service, live, 'eve');
    const [ann, bob, cyd] = people;
    await mustDo(ann, { do: 'pause' });
    await mustDo(bob, { do: 'agree', asked: ann.n });
    await mustDo(cyd, { do: 'agree', asked: ann.doc.table.asking?.asked ?? 0 });
    const before = live.table.time.played;
    testTables.time.now = START_TIME + 60_000;
    await mustDo(eve, { do: 'join' });
    await mustDo(eve, { do: 'cancelJoin', guest: 'eve' });
    await mustDo(eve, { do: 'join' });
    expect(live.table.time).toMatchObject({ played: before, running: false });
    expect(live.table.paused).toBe('agreed');
    await mustDo(ann, { do: 'resume' });
    testTables.time.now = START_TIME;
  });

  test('may ask many times, up to a limit', async () => {
    const { live } = await spyfallOf();
    const eve = await connectClient(service, live, 'eve');
    for (let time = 0; time < 20; time++) {
      await mustDo(eve, { do: 'join' });
      await mustDo(eve, { do: 'cancelJoin', guest: 'eve' });
    }
    expect(await eve.tries({ do: 'join' })).toBe('limitReached');
  });
});

describe('a match that has grown', () => {
  async function grown(): Promise<{ live: LiveTable; people: readonly TableClient[]; eve: TableClient }> {
    const { live, people } = await spyfallOf();
    const eve = await connectClient(service, live, 'eve');
    await mustDo(eve, { do: 'join' });
    await endRound(people);
    return { live, people, eve };
  }

  test('is the same after it is read again, from the log and from a snapshot', async () => {
    const { live } = await grown();
    await untilIdle(live);
    const read = await readTable(service.store, live.key);
    expect(asData(read)).toEqual(asData(live.table));
    const again = readSnapshot(writeSnapshot(live.table));
    expect(again && asData(again)).toEqual(asData(live.table));
  });

  test('is sent to clients that missed it, with the same events', async () => {
    const { live, people } = await spyfallOf();
    const eve = await connectClient(service, live, 'eve');
    const { n: since, doc } = people[2];
    people[2].leaves();
    await mustDo(eve, { do: 'join' });
    const { n: then, doc: before } = eve;
    const cyd = await connectClient(service, live, 'cyd', { since, doc });
    await endRound([people[0], people[1], cyd]);
    const again = await connectClient(service, live, 'eve', { since: then, doc: before });
    for (const client of [cyd, again]) expect(client.doc).toEqual(freshDoc(live, client));
    expect(again.doc.you.seat).toBe(3);
  });

  test('has a record with every seat, which can be verified', async () => {
    const { live, people, eve } = await grown();
    await endRound([...people, eve]);
    await endRound([...people, eve]);
    expect(eve.doc.table.phase).toBe('over');
    const record = recordAt(live.table);
    expect(record.seats.map(({ name }) => name)).toEqual(['ann', 'bob', 'cyd', 'eve']);
    expect(record.words).toHaveLength(3);
    expect(verify(record, titleOnShelf('spyfall').game)).toMatchObject({ ok: true });
    expect(eve.doc.table.result?.points).toHaveLength(4);
    expect(eve.doc.table.joining).toBeNull();
    const answer = await mustDo(eve, { do: 'rematch' });
    expect(answer.type).toBe('told');
    const next = await liveTable(service, live.table.next ?? '');
    expect(next.table.chairs.map(({ keptFor }) => keptFor?.name)).toEqual(['ann', 'bob', 'cyd', 'eve']);
  });

  test('lets a seat that was added leave, be played by a bot, and come back, like any other', async () => {
    const { people, eve } = await grown();
    const [ann] = people;
    if (!ann) throw new Error('no players');
    await mustDo(eve, { do: 'leave' });
    expect(ann.doc.table.seats[3]).toMatchObject({ left: true });
    await mustDo(ann, { do: 'standIn', seat: 3, bot: 'novice' });
    expect(ann.doc.table.seats[3]).toMatchObject({ standIn: 'novice' });
    await mustDo(eve, { do: 'takeBack' });
    expect(ann.doc.table.seats[3]).toMatchObject({ standIn: null, left: false });
  });

  test('is on the table list of every guest who has joined', async () => {
    const { live } = await grown();
    await untilIdle(live);
    const cards = await service.store.tablesOf('eve', ['playing'], Number.MAX_SAFE_INTEGER, 100);
    expect(cards.map(({ id }) => id)).toContain(live.table.id);
  });

  test('writes down who asked, and that the move was the table’s', async () => {
    const { live } = await grown();
    const entries = await entriesOf(service.store, live.key);
    expect(entries.find(({ kind }) => kind === 'joining')).toMatchObject({
      by: 'eve',
      name: 'eve',
      move: { by: 'table', action: { type: 'join' } },
    });
  });
});
