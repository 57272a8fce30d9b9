import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quickChance, same, seatsOf } from '#kernel';
import { queueCommit, enqueue, refresh } from './commit.ts';
import { recordAt } from './doc.ts';
import type { TableService } from './service.ts';
import { type LiveTable, readTable } from './live.ts';
import type { ServerMessage } from './protocol.ts';
import { type TableCard, type StoredLine, type Store, storeFailure } from './store.ts';
import {
  liveTable,
  type TableClient,
  connectClient,
  dealtTable,
  mustDo,
  openTestTables,
  PI,
  playMove,
  type TestTables,
  untilIdle,
  seatedTable,
  SLOWLY,
  someAction,
  newLiveTable,
  waitUntil,
} from './table.fixture.ts';
import { asData, begin, freshDoc, randomCommand } from './random-commands.fixture.ts';

const runs = Math.ceil(Number(process.env['PARLOUR_RUNS'] ?? 300) / 100);

let testTables: TestTables;

beforeAll(async () => {
  testTables = await openTestTables();
});
afterAll(() => testTables.close());

/** The calls to the store; calls that are held wait until they are released. */
interface Append {
  readonly lines: readonly StoredLine[];
  readonly card: TableCard | null;
  let(fate?: 'kept' | 'full' | 'unheard'): void;
}

/** A service whose store, while held, does nothing until it is released. */
function slowService() {
  const appends: Append[] = [];
  const counted = { moves: 0, entries: 0 };
  const isHeld = { now: false };
  const store: Store = {
    ...testTables.store,
    async append(key, lines, card) {
      const fate = await new Promise<'kept' | 'full' | 'unheard'>(resolve => {
        appends.push({ lines, card, let: (wanted = 'kept') => resolve(wanted) });
        if (!isHeld.now) resolve('kept');
      });
      if (fate === 'full') throw storeFailure('full', new Error('as the test wants it'));
      const isKept = await testTables.store.append(key, lines, card);
      if (fate === 'unheard') throw storeFailure('failed', new Error('nobody heard it'));
      return isKept;
    },
  };
  const service: TableService = testTables.service(SLOWLY, { store });
  const watch = {
    ...service.watch,
    moved: () => void (counted.moves += 1),
    stored: (entries: number) => void (counted.entries += entries),
  };
  return {
    service: { ...service, watch },
    counted,
    /** From now on, everything waits; returns the append that comes next, each time. */
    hold(): () => Promise<Append> {
      isHeld.now = true;
      let seen = appends.length;
      return async () => {
        await waitUntil(() => appends.length > seen, 'something to store');
        const next = appends[seen++];
        if (!next) throw new Error('nothing is to be stored');
        return next;
      };
    },
  };
}

const EIGHT = ['ann', 'bob', 'cyd', 'dan', 'eli', 'fay', 'gus', 'hal'] as const;
const spyfallOf = (rounds: number): object => ({
  title: 'spyfall',
  seats: 8,
  options: { rounds, minutes: 30, conversation: 'spoken' },
});
const aye = { type: 'vote', vote: 'aye' };

/** Eight play Spyfall, and six of them are to vote. */
async function accused(service: TableService, rounds = 2) {
  const { live, people } = await dealtTable(service, EIGHT, spyfallOf(rounds));
  const may = (what: string) => (client: TableClient) => someAction(client, quickChance(1), what) !== undefined;
  const dealer = people.find(may('start'));
  if (!dealer) throw new Error('nobody may start');
  await playMove(dealer, 'start');
  await playMove(people[0], 'accuse');
  const [one, two, three, ...others] = people.filter(may('vote'));
  if (!one || !two || !three) throw new Error('nobody may vote');
  return { live, people, voters: [one, two, three, ...others] as const };
}

const votes = (client: TableClient, id?: string): Promise<ServerMessage> =>
  client.asks({ do: 'move', action: aye, based: client.n }, id);
const says = (client: TableClient, text: string, id?: string): Promise<ServerMessage> =>
  client.asks({ do: 'say', to: 'table', text }, id);

const numbersOf = ({ lines }: Append): string[] => lines.map(({ lane, number }) => `${lane} ${number}`);
const from = (first: number, count: number): string[] => seatsOf(count).map(place => `table ${first + place}`);

/** Which number each was answered with, or why not. */
const answersOf = (messages: readonly ServerMessage[]): unknown[] =>
  messages.map(message =>
    message.type === 'refused' ? message.refused.because : 'n' in message ? message.n : message,
  );

/** Every client has the document a new client would get, and it equals the stored one. */
async function agrees(live: LiveTable, people: readonly TableClient[]): Promise<void> {
  await untilIdle(live);
  for (const client of people) {
    expect(client.n).toBe(live.table.n);
    expect(client.doc).toEqual(freshDoc(live, client));
  }
  expect(asData(live.table)).toEqual(asData(await readTable(testTables.store, live.key)));
}

describe('a command that waits while the store is busy', () => {
  test('is stored in one batch, and then sent entry by entry', async () => {
    const { service, counted, hold } = slowService();
    const { live, people, voters } = await accused(service);
    expect(voters).toHaveLength(6);
    const { n } = live.table;
    const before = people.map(({ heard }) => heard.length);
    const more = (): number[] => people.map(({ heard }, place) => heard.length - (before[place] ?? 0));
    const [moves, entries] = [counted.moves, counted.entries];
    const next = hold();
    const answers = Promise.all([...voters.map(voter => votes(voter)), says(people[0], 'well')]);

    const first = await next();
    expect(numbersOf(first)).toEqual(from(n + 1, 1));
    expect(more()).toEqual(people.map(() => 0));
    first.let();
    const rest = await next();
    expect(numbersOf(rest)).toEqual(from(n + 2, 6));
    expect(more()).toEqual(people.map(() => 1));
    expect([counted.moves - moves, counted.entries - entries]).toEqual([1, 1]);
    rest.let();

    expect(answersOf(await answers)).toEqual(seatsOf(7).map(place => n + 1 + place));
    expect(more()).toEqual(people.map(() => 7));
    for (const { heard } of people)
      expect(heard.slice(-7).map(message => ('n' in message ? message.n : null))).toEqual(
        seatsOf(7).map(place => n + 1 + place),
      );
    expect([counted.moves - moves, counted.entries - entries]).toEqual([6, 7]);
    await agrees(live, people);
  });

  test('is sent in one message if that is smaller; a single entry is not delayed', async () => {
    const { service, hold } = slowService();
    const { live, people, voters } = await accused(service);
    const line = people.map((): (string | number | undefined)[] => []);
    for (const [place, client] of people.entries()) {
      const hear = client.hear.bind(client);
      const note = (what: string | number | undefined): void => void line[place]?.push(what);
      client.hear = message => {
        hear(message);
        note(client.n);
      };
      client.hold = () => note('hold');
      client.release = () => note('release');
    }
    const { n } = live.table;
    const next = hold();
    const answers = voters.slice(0, 3).map(voter => votes(voter));
    (await next()).let();
    (await next()).let();
    await Promise.all(answers);
    expect(line).toEqual(people.map(() => [n + 1, 'hold', n + 2, n + 3, 'release']));
  });

  test('stores the record if the match ends, and the card once, in its last version', async () => {
    const { service, hold } = slowService();
    const { live, people, voters } = await accused(service, 1);
    const { n } = live.table;
    const next = hold();
    // the last client chats after the end
    const answers = Promise.all([...voters.map(voter => votes(voter)), says(people[0], 'well'), says(people[1], 'oh')]);
    (await next()).let();
    const rest = await next();
    expect(numbersOf(rest)).toEqual([...from(n + 2, 5), 'record 1', ...from(n + 7, 2)]);
    expect(people.map(({ doc }) => doc.table.result)).toEqual(people.map(() => null));
    expect(rest.card).toMatchObject({ phase: 'over', dueAt: null });
    expect(rest.card?.result).not.toBeNull();
    rest.let();
    await answers;
    expect(people.map(({ doc }) => doc.table.phase)).toEqual(people.map(() => 'over'));
    const record = await testTables.store.read(live.key, 'record', 0);
    expect(record.map(body => JSON.parse(body) as unknown)).toEqual([
      JSON.parse(JSON.stringify(recordAt(live.table))) as unknown,
    ]);
    await agrees(live, people);
  });

  test('is decided again, in order, if another process was faster', async () => {
    const { service, hold } = slowService();
    const { live, people, voters } = await accused(service);
    const { n } = live.table;
    const rival = testTables.service(SLOWLY);
    const there = await liveTable(rival, live.table.id);
    const [, , third] = voters;
    const next = hold();
    const answers = Promise.all(voters.map((voter, place) => votes(voter, `vote ${place}`)));
    (await next()).let();
    const rest = await next();
    // the third has lost its line, and votes there
    const twin = await connectClient(rival, there, third.guest.id);
    await mustDo(twin, { do: 'move', action: aye, based: twin.n }, 'vote 2');
    await says(twin, 'hm');
    const before = people.map(({ heard }) => heard.length);
    rest.let();
    const again = await next();
    // only the entries of the other process have been sent
    expect(people.map(({ heard }, place) => heard.length - (before[place] ?? 0))).toEqual(people.map(() => 2));
    expect(numbersOf(again)).toEqual(from(n + 4, 1));
    again.let();
    const last = await next();
    expect(numbersOf(last)).toEqual(from(n + 5, 3));
    last.let();
    expect(answersOf(await answers)).toEqual([n + 1, n + 4, n + 2, n + 5, n + 6, n + 7]);
    await agrees(live, people);
  });

  test('is not lost if another command fails because the store is full', async () => {
    const { service, hold } = slowService();
    const { live, people, voters } = await accused(service);
    const { n } = live.table;
    const next = hold();
    const answers = Promise.all(voters.map(voter => votes(voter)));
    (await next()).let();
    const rest = await next();
    const before = people.map(({ heard }) => heard.length);
    rest.let('full');
    const again = await next();
    // one client gets a failure, and no client gets anything else
    expect(people.map(({ heard }, place) => heard.length - (before[place] ?? 0))).toEqual(
      people.map(client => (client === voters[1] ? 1 : 0)),
    );
    expect(numbersOf(again)).toEqual(from(n + 2, 4));
    again.let();
    expect(answersOf(await answers)).toEqual([n + 1, 'storeFull', n + 2, n + 3, n + 4, n + 5]);
    await agrees(live, people);
  });

  test('is not carried out twice if it was stored but not acknowledged', async () => {
    const { service, hold } = slowService();
    const { live, people, voters } = await accused(service);
    const { n } = live.table;
    const next = hold();
    const answers = Promise.all(voters.map(voter => votes(voter)));
    (await next()).let();
    (await next()).let('unheard');
    expect(answersOf(await answers)).toEqual([n + 1, 'storeFailed', n + 3, n + 4, n + 5, n + 6]);
    await agrees(live, people);
  });

  test('continues past refused and repeated commands', async () => {
    const { service, hold } = slowService();
    const { live, people, voters } = await accused(service);
    const { n } = live.table;
    const [one, two, three, four, five] = voters;
    if (!four || !five) throw new Error('there are six');
    const twin = await connectClient(service, live, one.guest.id);
    const next = hold();
    const answers = Promise.all([
      votes(one, 'once'),
      votes(two),
      votes(people[0]), // an accuser has voted
      votes(three),
      votes(twin, 'once'),
      votes(four),
      votes(five),
    ]);
    for (const [first, count] of [
      [n + 1, 1],
      [n + 2, 1],
      [n + 3, 1],
      [n + 4, 2],
    ] as const) {
      const append = await next();
      expect(numbersOf(append)).toEqual(from(first, count));
      append.let();
    }
    expect(answersOf(await answers)).toEqual([n + 1, n + 2, 'rule', n + 3, n + 1, n + 4, n + 5]);
    await agrees(live, people);
  });

  test('is carried out although another command failed and changed the table', async () => {
    const { service, hold } = slowService();
    const { live, people, voters } = await accused(service);
    const { n } = live.table;
    const next = hold();
    const [one, two, ...others] = voters;
    const decide = (): never => {
      live.table.n += 7;
      live.table.chairs.pop();
      throw new Error('our mistake');
    };
    const answers = [votes(one), votes(two)];
    const failure = queueCommit(live, service, { decide }).catch((error: unknown) => String(error));
    answers.push(...others.map(voter => votes(voter)));
    (await next()).let();
    const second = await next();
    expect(numbersOf(second)).toEqual(from(n + 2, 1));
    second.let();
    const rest = await next();
    expect(numbersOf(rest)).toEqual(from(n + 3, 4));
    rest.let();
    expect(await failure).toBe('Error: our mistake');
    expect(answersOf(await Promise.all(answers))).toEqual(seatsOf(6).map(place => n + 1 + place));
    await agrees(live, people);
  });

  test('does not keep out clients that connect meanwhile, in order', async () => {
    const { service, hold } = slowService();
    const { live, people, voters } = await accused(service);
    const { n } = live.table;
    const next = hold();
    const [one, two, three, ...others] = voters;
    const answers = [votes(one), votes(two), votes(three)];
    const late = connectClient(service, live, 'zoe');
    answers.push(...others.map(voter => votes(voter)));
    (await next()).let();
    const second = await next();
    expect(numbersOf(second)).toEqual(from(n + 2, 2));
    // a client that leaves gets no more messages
    const left = people[0].heard.length;
    people[0].leaves();
    second.let();
    const third = await next();
    expect((await late).n).toBe(n + 3);
    third.let();
    await Promise.all(answers);
    expect(people[0].heard).toHaveLength(left);
    await agrees(live, [...people.slice(1), await late]);
  });

  test('disconnects no spectator for a deal that was not stored, and sends the deal to none that is disconnected', async () => {
    const { service, hold } = slowService();
    const { live, people } = await seatedTable(service, ['ann', 'bob'], { seats: 2, watching: false });
    const [ann, bob] = people;
    const eve = await connectClient(service, live, 'eve');
    const next = hold();
    const tryOnce = async (fate: 'full' | 'kept'): Promise<unknown[]> => {
      const answers = Promise.all([says(bob, 'go'), ann.asks({ do: 'start' }), says(bob, 'good luck')]);
      (await next()).let();
      expect([eve.farewell, eve.n]).toEqual([null, live.told]);
      const start = await next();
      expect(numbersOf(start)).toHaveLength(2);
      start.let(fate);
      if (fate === 'full') (await next()).let();
      return answersOf(await answers);
    };
    expect(await tryOnce('full')).toEqual([eve.n - 1, 'storeFull', eve.n]);
    expect(eve.farewell).toBeNull();
    await agrees(live, [ann, bob, eve]);
    await tryOnce('kept');
    expect(eve.farewell).toBe('watchingForbidden');
    expect(JSON.stringify(eve.heard)).not.toMatch(/good luck.*good luck|"view":\[/);
    await agrees(live, [ann, bob]);
  });

  test('gives no client the view of a seat that it could not take', async () => {
    const { service, hold } = slowService();
    const live = await newLiveTable(service, PI);
    const people = [
      await connectClient(service, live, 'ann'),
      await connectClient(service, live, 'bob'),
      await connectClient(service, live, 'cyd'),
    ];
    const next = hold();
    const sits = people.map((client, seat) => client.asks({ do: 'sit', seat, word: 'w' }));
    (await next()).let();
    const rest = await next();
    expect(numbersOf(rest)).toHaveLength(2);
    rest.let('full');
    (await next()).let();
    expect(answersOf(await Promise.all(sits))).toEqual([2, 'storeFull', 3]);
    expect(people.map(({ viewer }) => viewer)).toEqual([0, 'audience', 2]);
    await agrees(live, people);
  });
});

test('clients that get a move from another process also get its clock', async () => {
  const { live, people } = await dealtTable(testTables.service(SLOWLY), EIGHT, spyfallOf(1));
  const other = testTables.service(SLOWLY);
  const there = await liveTable(other, live.table.id);
  const eve = await connectClient(other, there, 'eve');
  const dealer = people.find(client => someAction(client, quickChance(1), 'start'));
  if (!dealer) throw new Error('nobody may start');
  await playMove(dealer, 'start');
  await says(dealer, 'go');
  const before = eve.heard.length;
  await enqueue(there, () => refresh(there, other));
  expect(eve.heard.slice(before)).toMatchObject([{ n: eve.n - 1 }, { n: eve.n, clock: { left: 1_800_000 } }]);
});

describe('random concurrent commands, with a store that may fail and a second process', () => {
  let played = 0;

  test.each(seatsOf(2 * runs))('at the end every document equals that of a new client (%i)', async run => {
    const chance = quickChance(run * 17 + 3);
    const store: Store = {
      ...testTables.store,
      async append(...given) {
        const luck = chance.below(12);
        if (luck === 0) throw storeFailure('full', new Error('as the test wants it'));
        const isKept = await testTables.store.append(...given);
        if (luck === 1) throw storeFailure('failed', new Error('nobody heard it'));
        return isKept;
      },
    };
    const [here, there] = [testTables.service(SLOWLY, { store }), testTables.service(SLOWLY)];
    const live = await newLiveTable(there, PI);
    const tables = [await liveTable(here, live.table.id), live] as const;
    const people: TableClient[] = [];
    for (const id of ['ann', 'bob', 'cyd', 'eve', 'ann'])
      people.push(await connectClient(here, tables[0], id, { offers: chance.below(3) === 0 }));
    const rival = await connectClient(there, live, 'bob');
    for (let step = 0; step < 120; step++) {
      if (step === 30) await begin(tables[0], people, client => client.asks({ do: 'start' }));
      testTables.time.now += chance.below(4_000);
      const commands = seatsOf(1 + chance.below(8)).map(() => {
        const awaited = people.find(({ viewer }) => tables[0].shown.awaited[0] === viewer);
        const somebody = (chance.below(2) === 0 && awaited) || chance.pick(people);
        const client = chance.below(8) === 0 ? rival : somebody;
        return client.asks(randomCommand(client, chance, 'dealt'));
      });
      await Promise.all(commands);
      for (const [place, service] of [here, there].entries()) {
        const table = tables[place];
        if (!table) throw new Error('there are two');
        await untilIdle(table);
        await enqueue(table, () => refresh(table, service));
      }
      const everybody = [...people.map(one => [tables[0], one] as const), [live, rival] as const];
      const strayed = everybody.filter(([table, one]) => !same(one.doc, freshDoc(table, one)));
      expect(strayed.map(([, { doc }]) => doc)).toEqual(strayed.map(([table, one]) => freshDoc(table, one)));
    }
    played += live.table.match?.moves.length ?? 0;
    const stored = asData(await readTable(testTables.store, live.key));
    expect(asData(tables[0].table)).toEqual(stored);
    expect(asData(tables[1].table)).toEqual(stored);
  });

  test('moves were played', () => {
    expect(played).toBeGreaterThan(20 * runs);
  });
});
