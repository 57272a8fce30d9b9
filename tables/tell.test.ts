import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Chance, copy, eventsFor, quickChance, same, seatsOf, type Viewer, viewersOf } from '#kernel';
import { queueCommit } from './commit.ts';
import { foldDecision } from './decision.ts';
import type { Entry } from './entry.ts';
import { fold, openedTable } from './fold.ts';
import type { TableService } from './service.ts';
import { type LiveTable, readTable } from './live.ts';
import type { Command, ServerMessage } from './protocol.ts';
import { type StoredLine, type Store, storeFailure } from './store.ts';
import {
  liveTable,
  type TableClient,
  connectClient,
  dealtTable,
  entriesOf,
  START_TIME,
  guest,
  inOrder,
  midway,
  mustDo,
  openTestTables,
  PI,
  playMove,
  type TestTables,
  untilIdle,
  SLOWLY,
  someAction,
  newLiveTable,
  THREE,
  waitUntil,
} from './table.fixture.ts';
import { type Listener, shownOf, showTo, tell } from './tell.ts';
import { asData, begin, freshDoc, randomCommand } from './random-commands.fixture.ts';

const runs = Math.ceil(Number(process.env['PARLOUR_RUNS'] ?? 300) / 100);

let testTables: TestTables;
let service: TableService;

beforeAll(async () => {
  testTables = await openTestTables();
  service = testTables.service(SLOWLY);
});
afterAll(() => testTables.close());

/** The exact messages between two numbers, without clocks and answers. */
const numbered = (told: readonly ServerMessage[], since: number, to: number): string[] =>
  told.flatMap(message => {
    if (message.type !== 'told' || message.n === undefined || message.n <= since || message.n > to) return [];
    const { clock: _, re: _re, ...rest } = message;
    return [JSON.stringify(rest)];
  });

const deal = (client: TableClient): Promise<unknown> => client.asks({ do: 'start' });

/** The match at this table begins where another one stood. */
async function goOn(live: LiveTable): Promise<void> {
  if (live.table.chairs.some(({ taken }) => !taken)) return;
  const { form, host, title } = live.table;
  const from = midway(form, quickChance(live.table.n)).state;
  const started: Entry = { kind: 'started', by: host, at: testTables.time.now, version: title.game.version, from };
  await queueCommit(live, service, { decide: () => foldDecision(live.table, started) });
}

/** The types of entries seen at any of these tables. */
const happened = new Set<Entry['kind']>();

describe.each([
  ['pi', 'dealt'],
  ['07', 'dealt'],
  ['pi', 'continued'],
] as const)('whatever happens at a table of %s whose match is %s', (title, beginning) => {
  test.each(seatsOf(runs))('every client has the document a new client would get (%i)', async run => {
    const chance = quickChance(run * 31 + title.length);
    const live = await newLiveTable(service, { ...PI, title, options: { answers: chance.pick(['auto', 'hand']) } });
    const people: TableClient[] = [];
    for (const id of ['ann', 'bob', 'cyd', 'eve', 'eva', 'ann'])
      people.push(await connectClient(service, live, id, { offers: chance.below(3) === 0 }));
    for (let step = 0; step < 240; step++) {
      if (step === 40) await begin(live, people, beginning === 'dealt' ? deal : () => goOn(live));
      testTables.time.now += chance.below(4_000);
      const awaited = people.find(({ viewer }) => live.shown.awaited[0] === viewer);
      const client = (chance.below(2) === 0 && awaited) || chance.pick(people);
      await client.asks(randomCommand(client, chance, beginning));
      await untilIdle(live);
      // same is the faster question, expect the better answer
      const strayed = people.filter(one => !same(one.doc, freshDoc(live, one)));
      expect(strayed.map(({ doc }) => doc)).toEqual(strayed.map(one => freshDoc(live, one)));
    }

    // and once more, for those who were away for a while
    for (const one of people) {
      for (const missed of [0, 1, 7, 60, 199]) {
        const { n } = live.table;
        const since = Math.max(1, n - missed);
        const doc = one.docs.get(since);
        if (!doc) throw new Error(`${one.guest.id} did not see ${since}`);
        const back = await connectClient(service, live, one.guest.id, {
          since,
          doc,
          ...(one.offers && { offers: true }),
        });
        const caughtUp = back.heard.findIndex(({ type }) => type === 'caughtUp');
        expect(numbered(back.heard.slice(0, caughtUp), since, n)).toEqual(numbered(one.heard, since, n));
        expect(back.doc).toEqual(freshDoc(live, back));
        back.leaves();
      }
    }

    expect(live.table.continuedFrom !== null).toBe(beginning === 'continued');
    expect(asData(await readTable(service.store, live.key))).toEqual(asData(live.table));
    for (const { kind } of await entriesOf(service.store, live.key)) happened.add(kind);
  });
});

test('every type of entry that people can cause has occurred', () => {
  const before: Entry['kind'][] = ['sat', 'botSat', 'cleared', 'readied', 'arranged', 'passed', 'said', 'muted'];
  const during: Entry['kind'][] = ['started', 'moved', 'asked', 'agreed', 'declined', 'paused', 'resumed', 'left'];
  const absence: Entry['kind'][] = ['back', 'stoodIn', 'tookBack'];
  expect([...before, ...during, ...absence].filter(kind => !happened.has(kind))).toEqual([]);
});

describe('no entry is sent before it is stored', () => {
  /** A store that waits with each call until it is released. */
  function held(): { store: Store; release(): void; fail(failure: 'full' | 'failed' | null): void } {
    let open: () => void = () => {};
    let failing: 'full' | 'failed' | null = null;
    let gate = Promise.resolve();
    gate = new Promise(resolve => {
      open = resolve;
    });
    return {
      store: {
        ...testTables.store,
        async append(...given) {
          if (failing) throw storeFailure(failing, new Error('as the test wants it'));
          const isKept = await testTables.store.append(...given);
          await gate;
          return isKept;
        },
      },
      release: () => open(),
      fail: failure => {
        failing = failure;
      },
    };
  }

  test('also with a slow store', async () => {
    const { live, people } = await dealtTable(service, THREE);
    const slow = held();
    const there = testTables.service({}, { store: slow.store });
    const same = await liveTable(there, live.table.id);
    const [first, second, eve] = [
      await connectClient(there, same, inOrder(people)[0].guest.id),
      await connectClient(there, same, inOrder(people)[1].guest.id),
      await connectClient(there, same, 'eve'),
    ];
    const heardBefore = [first, second, eve].map(client => client.heard.length);
    const move = playMove(first, 'examine');
    const late = connectClient(there, same, 'late');
    await waitUntil(async () => (await testTables.store.read(live.key, 'table', first.n)).length > 0);
    expect([first, second, eve].map(client => client.heard.length)).toEqual(heardBefore);
    slow.release();
    const answer = await move;
    expect([first, second, eve].map(client => client.heard.length)).toEqual(heardBefore.map(count => count + 1));
    // clients that connected meanwhile get the stored state
    expect((await late).n).toBe(answer.type === 'told' ? answer.n : -1);
  });

  test.each([
    ['full', 'storeFull'],
    ['failed', 'storeFailed'],
  ] as const)('nor if it is %s: then only whoever asked hears of it', async (failure, because) => {
    const { live, people } = await dealtTable(service, THREE);
    const flaky = held();
    flaky.release();
    const there = testTables.service({}, { store: flaky.store });
    const table = await liveTable(there, live.table.id);
    const [one, two] = inOrder(people);
    const [first, second, eve] = [
      await connectClient(there, table, one.guest.id),
      await connectClient(there, table, two.guest.id),
      await connectClient(there, table, 'eve'),
    ];
    const quiet = [second, eve].map(client => client.heard.length);
    const action = someAction(first, quickChance(1), 'examine');
    flaky.fail(failure);
    expect(await first.tries({ do: 'move', action, based: first.n })).toBe(because);
    expect(await first.tries({ do: 'say', to: 'table', text: 'oh' })).toBe(because);
    expect([second, eve].map(client => client.heard.length)).toEqual(quiet);
    flaky.fail(null);
    // the table continues from the stored state
    expect(await first.tries({ do: 'move', action, based: first.n })).toBe('ok');
    expect(second.doc).toEqual(freshDoc(table, second));
    expect(table.table.match?.moves).toHaveLength(1);
    expect(asData(await readTable(testTables.store, live.key))).toEqual(asData(table.table));
  });

  test('an entry that was stored without an acknowledgement is sent, and not repeated', async () => {
    const { live, people } = await dealtTable(service, THREE);
    const [one] = inOrder(people);
    let isDeaf = true;
    const store: Store = {
      ...testTables.store,
      async append(key, lines: readonly StoredLine[], card) {
        const isKept = await testTables.store.append(key, lines, card);
        if (isDeaf) throw storeFailure('failed', new Error('nobody heard it'));
        return isKept;
      },
    };
    const there = testTables.service({}, { store });
    const table = await liveTable(there, live.table.id);
    const [first, eve] = [await connectClient(there, table, one.guest.id), await connectClient(there, table, 'eve')];
    const based = first.n;
    const command: Command = { do: 'move', action: someAction(first, quickChance(1), 'examine'), based };
    expect(await first.tries(command, 'once')).toBe('storeFailed');
    isDeaf = false;
    expect(await first.asks(command, 'once')).toEqual({ type: 'done', re: 'once', n: based + 1 });
    expect(eve.n).toBe(based + 1);
    expect(eve.doc).toEqual(freshDoc(table, eve));
  });
});

describe('a client without access to a secret', () => {
  test('gets the same bytes in worlds that differ only in that secret', async () => {
    let compared = 0;
    for (const run of seatsOf(runs)) {
      const chance = quickChance(run + 77);
      const { live, people } = await dealtTable(service, THREE, {
        options: { answers: chance.pick(['auto', 'hand']) },
      });
      const viewer = chance.pick<Viewer>(viewersOf(3));
      for (let step = 0; step < 60 && live.table.phase === 'playing'; step++) {
        const before = await entriesOf(testTables.store, live.key);
        const mover = people[live.table.match ? (people[0].doc.awaited[0] ?? 0) : 0];
        const calm = step < 40 ? ['examine', 'investigate'] : ['examine', 'investigate', 'accuse'];
        await playMove(mover ?? people[0], ...calm, 'answerEvidence', 'answerInvestigator', 'answerAccusation');
        const [entry] = (await entriesOf(testTables.store, live.key)).slice(before.length);
        if (!entry) throw new Error('nothing was stored');
        const [here, there] = [worldAfter(before, viewer), worldAfter(before, viewer, chance)];
        const news = [here, there].map(world => world.hears(entry));
        // a move may reveal to them which world it is; then the bytes may differ
        if (!same(here.sees(), there.sees()) || !same(here.events(), there.events())) continue;
        expect(news[1]).toBe(news[0]);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(10 * runs);
  });

  /** A table after these entries, as one viewer sees it; if possible in a world they cannot distinguish. */
  function worldAfter(
    entries: readonly Entry[],
    viewer: Viewer,
    chance?: Chance,
  ): { hears(entry: Entry): string; sees(): unknown; events(): unknown } {
    const [first, ...rest] = entries;
    if (!first) throw new Error('no table');
    const table = openedTable(first);
    for (const entry of rest) fold(table, entry);
    const { match } = table;
    if (!match) throw new Error('nothing was dealt');
    let last = '';
    const listener: Listener = {
      guest: guest(viewer === 'audience' ? 'eve' : (table.chairs[viewer]?.taken?.guest ?? '')),
      viewer,
      offers: true,
      hear: message => {
        last = message;
      },
      dismiss: () => {},
    };
    const shown = shownOf(table);
    showTo(listener, table, shown);
    if (chance) {
      match.state = match.game.imagine(copy(match.game.view(match.state, viewer)), chance);
      // a later undo leads back to this state
      match.checkpoints.push({ after: match.standing.length, state: copy(match.state) });
    }
    return {
      hears(entry) {
        fold(table, entry);
        tell({ table, entry, shown, listeners: [listener] });
        return last;
      },
      sees: () => match.game.view(match.state, viewer),
      events: () => eventsFor(match.told, viewer),
    };
  }

  test('gets no sign of the watchers’ chat during a match, by number or size', async () => {
    const [loud, quiet] = [await dealtTable(service, THREE), await dealtTable(service, THREE)];
    const eve = await connectClient(service, loud.live, 'eve');
    const eva = await connectClient(service, loud.live, 'eva');
    const [ann] = loud.people;
    const before = ann.heard.length;
    for (const text of ['she bluffs', 'no', 'yes']) await mustDo(eve, { do: 'say', to: 'watchers', text });
    expect(eva.watchersLines.map(({ text }) => text)).toEqual(['she bluffs', 'no', 'yes']);
    expect(ann.heard).toHaveLength(before);
    expect(await ann.tries({ do: 'say', to: 'watchers', text: 'who?' })).toBe('notAtTable');
    expect(await eve.tries({ do: 'say', to: 'table', text: 'she bluffs' })).toBe('notSeated');
    for (const since of [undefined, ann.n, ann.n - 3]) {
      const back = async ({ live, people }: typeof loud): Promise<TableClient> => {
        const doc = people[0].docs.get(since ?? 0);
        return connectClient(service, live, 'ann', { watchersSince: 1, ...(since && { since }), ...(doc && { doc }) });
      };
      const [here, there] = [await back(loud), await back(quiet)];
      const sizes = [here, there].map(({ heard: told }) => told.map(message => [message.type, Object.keys(message)]));
      expect(sizes[0]).toEqual(sizes[1]);
      expect(JSON.stringify(here.heard)).not.toMatch(/bluffs/);
      expect(here.w).toBeNull();
    }
    const again = await connectClient(service, loud.live, 'eva', { since: eva.n, watchersSince: 1 });
    expect(again.watchersLines.map(({ text }) => text)).toEqual(['no', 'yes']);
    const late = await connectClient(service, loud.live, 'max');
    expect(late).toMatchObject({ w: 3, watchersLines: [{ text: 'she bluffs' }, { text: 'no' }, { text: 'yes' }] });
  });

  test('is disconnected before the deal is sent, where watching is forbidden', async () => {
    const live = await newLiveTable(service, { ...PI, seats: 2, watching: false });
    const [ann, bob, eve] = [
      await connectClient(service, live, 'ann'),
      await connectClient(service, live, 'bob'),
      await connectClient(service, live, 'eve'),
    ];
    await mustDo(ann, { do: 'sit', seat: 0, word: 'a' });
    await mustDo(bob, { do: 'sit', seat: 1, word: 'b' });
    await mustDo(bob, { do: 'ready', ready: true });
    const before = eve.heard.length;
    await mustDo(ann, { do: 'start' });
    expect(eve.farewell).toBe('watchingForbidden');
    expect(eve.heard).toHaveLength(before);
    expect([ann.farewell, bob.farewell]).toEqual([null, null]);
  });

  test('is disconnected also by a process that reads the deal from the store', async () => {
    const live = await newLiveTable(service, { ...PI, seats: 2, watching: false });
    const ann = await connectClient(service, live, 'ann');
    await mustDo(ann, { do: 'sit', seat: 0, word: 'a' });
    await mustDo(ann, { do: 'seatBot', seat: 1, bot: 'novice' });
    const other = testTables.service();
    const there = await liveTable(other, live.table.id);
    const [eve, twin] = [await connectClient(other, there, 'eve'), await connectClient(other, there, 'ann')];
    await mustDo(ann, { do: 'start' });
    await mustDo(twin, { do: 'say', to: 'table', text: 'hm' });
    expect(eve.farewell).toBe('watchingForbidden');
    expect(JSON.stringify(eve.heard)).not.toMatch(/"view":\[/);
    // the bot may be on turn, and its move on its way
    await vi.waitFor(() => expect(twin.doc).toEqual(freshDoc(there, twin)));
  });
});

test('a welcome contains the events so far, without undone ones', async () => {
  testTables.time.now = START_TIME;
  const { live, people } = await dealtTable(service, THREE);
  for (let turn = 0; turn < 5; turn++) await playMove(inOrder(people)[0], 'examine');
  for (const client of people) {
    const again = await connectClient(service, live, client.guest.id);
    const [first] = again.heard;
    const told = client.heard.flatMap(message =>
      message.type === 'told' && message.heard ? [{ n: message.n, events: message.heard }] : [],
    );
    expect(first?.type === 'welcome' && first.heard).toEqual(told);
  }
});
