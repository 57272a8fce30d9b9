import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { quickChance, seatsOf } from '#kernel';
import { claimSeat } from './commands.ts';
import type { TableService } from './service.ts';
import { enter, exit } from './listeners.ts';
import type { LiveTable } from './live.ts';
import { readSnapshot, writeSnapshot } from './snapshot.ts';
import {
  liveTable,
  shortPause,
  type TableClient,
  connectClient,
  dealtTable,
  START_TIME,
  guest,
  inOrder,
  mustDo,
  openTestTables,
  PI,
  playMove,
  type TestTables,
  untilIdle,
  seatedTable,
  seatNumber,
  SLOWLY,
  someAction,
  newLiveTable,
  THREE,
  waitUntil,
} from './table.fixture.ts';
import type { Listener } from './tell.ts';

let testTables: TestTables;

beforeAll(async () => {
  testTables = await openTestTables();
});
afterAll(() => testTables.close());

describe('bots', () => {
  test('play while a client is connected, each from the view of its seat', async () => {
    const service = testTables.service();
    const before = testTables.asked.length;
    const { live, people } = await dealtTable(service, ['ann'], { seats: 4 });
    const [ann] = people;
    const eve = await connectClient(service, live, 'eve');
    while (live.table.match && live.table.match.moves.length < 24) {
      await waitUntil(() => ann.doc.awaited.includes(0), "ann's turn");
      await playMove(ann, 'examine');
    }
    await waitUntil(() => ann.doc.awaited.includes(0), "ann's turn");
    const asked = testTables.asked.slice(before);
    expect(new Set(asked.map(({ seat }) => seat))).toEqual(new Set([1, 2, 3]));
    for (const { seat, view } of asked) {
      expect(view).toMatchObject({ me: seat });
      expect(view).not.toHaveProperty('hands');
    }
    expect(eve.n).toBe(ann.n);
    expect(testTables.alarms).toEqual([]);
  });

  test('wait while no client is connected and while the table is paused', async () => {
    const service = testTables.service();
    const { live, people } = await dealtTable(service, ['ann']);
    const [ann] = people;
    await waitUntil(() => ann.doc.awaited.includes(0));
    await mustDo(ann, { do: 'pause' });
    const resting = live.table.n;
    await shortPause();
    expect(live.table.n).toBe(resting);
    await mustDo(ann, { do: 'resume' });
    await playMove(ann, 'examine');
    await mustDo(ann, { do: 'pause' });
    await mustDo(ann, { do: 'resume' });
    await waitUntil(() => ann.doc.awaited.includes(0), 'the bots go on after a pause');
    ann.leaves();
    await shortPause();
    const alone = testTables.service();
    const again = await liveTable(alone, live.table.id);
    const { n } = again.table;
    await shortPause();
    expect(again.table.n).toBe(n);
  });

  test('wait before each move', async () => {
    const service = testTables.service({ pace: [60, 60] });
    const { live, people } = await dealtTable(service, ['ann']);
    const [ann] = people;
    await waitUntil(() => ann.doc.awaited.includes(0));
    await playMove(ann, 'examine');
    const since = performance.now();
    await waitUntil(() => live.table.match?.moves.at(-1)?.by !== 0);
    expect(performance.now() - since).toBeGreaterThan(50);
  });

  test('think during their delay, so the thinking time is not visible', async () => {
    const pause = 120;
    const usual = testTables.service({ pace: [pause, pause] });
    let order: string[] = [];
    const pool = {
      ...usual.pool,
      async ask(question: Parameters<typeof usual.pool.ask>[0]) {
        const here = order;
        const decided = await usual.pool.ask(question);
        await new Promise(resolve => setTimeout(resolve, pause + 30));
        setTimeout(() => here.push('a pause after it was thought of'), pause);
        return decided;
      },
    };
    const { live, people } = await dealtTable({ ...usual, pool }, ['ann'], { seats: 2 });
    const [ann] = people;
    await waitUntil(() => ann.doc.awaited.includes(0));
    order = [];
    await playMove(ann, 'examine');
    await waitUntil(() => live.table.match?.moves.at(-1)?.by !== 0);
    order.push('moved');
    expect(order).toEqual(['moved']);
  });

  test('get the time left on the clock, if one runs', async () => {
    const service = testTables.service();
    const before = testTables.asked.length;
    const { people } = await dealtTable(service, ['ann'], { title: 'spyfall', options: {}, seats: 3 });
    const [ann] = people;
    if (ann.doc.awaited.includes(0)) await playMove(ann, 'start');
    const asked = () => testTables.asked.slice(before).filter(({ title }) => title === 'spyfall');
    await waitUntil(() => asked().length > 1, 'bots are asked');
    for (const { left = -1 } of asked()) {
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThanOrEqual(6 * 60_000);
    }
    ann.leaves();
  });

  test('do not move for a seat its owner took back meanwhile, and are asked again when they substitute again', async () => {
    const service = testTables.service({ pace: [40, 40] });
    const { live, people } = await dealtTable(service, THREE);
    const [first, second] = inOrder(people);
    const seat = seatNumber(first);
    const moves = (): number => live.table.match?.moves.length ?? 0;
    await mustDo(first, { do: 'leave' });
    await mustDo(second, { do: 'standIn', seat, bot: 'novice' });
    await mustDo(first, { do: 'takeBack' });
    await new Promise(resolve => setTimeout(resolve, 80));
    expect(moves()).toBe(0);
    await mustDo(first, { do: 'leave' });
    await mustDo(second, { do: 'standIn', seat, bot: 'novice' });
    await waitUntil(() => moves() === 1, 'the stand-in moves');
    for (const { doc } of people) expect(doc.table.seats[seat]).toMatchObject({ standIn: 'novice' });
  });

  test('that were about to move when the table was paused move when it resumes', async () => {
    const service = testTables.service({ pace: [30, 30] });
    const { live, people } = await dealtTable(service, ['ann'], { seats: 2 });
    const [ann] = people;
    await waitUntil(() => ann.doc.awaited.includes(0));
    await playMove(ann, 'examine');
    await mustDo(ann, { do: 'pause' });
    const { n } = ann;
    await new Promise(resolve => setTimeout(resolve, 80));
    expect(live.table.n).toBe(n);
    await mustDo(ann, { do: 'resume' });
    await waitUntil(() => ann.doc.awaited.includes(0), 'the bot moves');
  });

  test('that answer too late are ignored if the owner is back in the seat', async () => {
    const usual = testTables.service();
    let answer = (): void => {};
    const patience = new Promise<void>(resolve => {
      answer = resolve;
    });
    let hasAnswered = false;
    const pool = {
      ...usual.pool,
      async ask(question: Parameters<typeof usual.pool.ask>[0]) {
        const decided = await usual.pool.ask(question);
        await patience;
        hasAnswered = true;
        return decided;
      },
    };
    const service: TableService = { ...usual, pool };
    const { live, people } = await dealtTable(service, THREE);
    const [first, second] = inOrder(people);
    const before = testTables.asked.length;
    await mustDo(first, { do: 'leave' });
    await mustDo(second, { do: 'standIn', seat: seatNumber(first), bot: 'novice' });
    await waitUntil(() => testTables.asked.length > before, 'the stand-in is asked');
    await mustDo(first, { do: 'takeBack' });
    answer();
    await waitUntil(() => hasAnswered);
    await shortPause();
    expect(live.table.match?.moves).toEqual([]);
    await playMove(first, 'examine');
  });

  test('go on after the store has failed for a moment', async () => {
    let isFailing = false;
    const service = testTables.service(
      {},
      {
        store: {
          ...testTables.store,
          append: async (...given) => {
            if (isFailing) throw Object.assign(new Error('full'), { failure: 'full' });
            return testTables.store.append(...given);
          },
        },
      },
    );
    const { live, people } = await dealtTable(service, ['ann'], { seats: 2 });
    const [ann] = people;
    await waitUntil(() => ann.doc.awaited.includes(0));
    const before = testTables.alarms.length;
    await playMove(ann, 'examine');
    isFailing = true;
    await waitUntil(() => testTables.alarms.length > before, 'a bot notices');
    const { n } = ann;
    expect(live.needsReload).toBe(true);
    isFailing = false;
    await waitUntil(() => ann.n > n, 'the bot moves');
    testTables.alarms.length = 0;
  });
});

describe('a guest who loses the connection', () => {
  test('is away after a while, may be substituted after a longer time, and comes back', async () => {
    const service = testTables.service({ awayAfter: 10, grace: 500, ...SLOWLY });
    const { live, people } = await dealtTable(service, THREE);
    const [ann, bob, cyd] = people;
    cyd.leaves();
    expect(ann.doc.table.seats[2]?.away).toBeNull();
    await waitUntil(() => ann.doc.table.seats[2]?.away !== null, 'cyd is away');
    expect(bob.doc.table.seats.map(seat => seat?.away)).toEqual([null, null, testTables.time.now]);
    expect(bob.doc.table.seats[2]?.left).toBe(false);
    expect(await bob.asks({ do: 'standIn', seat: 2, bot: 'novice' })).toMatchObject({
      refused: { because: 'tooSoon', wait: 500 },
    });
    testTables.time.now += 500;
    expect(await bob.tries({ do: 'standIn', seat: 2, bot: 'novice' })).toBe('ok');
    const back = await connectClient(service, live, 'cyd', { since: cyd.n, doc: cyd.doc });
    expect(back.doc.table.seats[2]).toMatchObject({ away: null, standIn: 'novice' });
    expect(ann.doc.table.seats[2]).toMatchObject({ away: null, standIn: 'novice' });
    expect(await back.tries({ do: 'takeBack' })).toBe('ok');
    expect(ann.doc.table.seats[2]).toMatchObject({ away: null, standIn: null });
    testTables.time.now = START_TIME;
  });

  test('is not away after a quick reconnect or with another connection', async () => {
    const service = testTables.service({ awayAfter: 20, ...SLOWLY });
    const { live, people } = await dealtTable(service, THREE);
    const [ann, bob, cyd] = people;
    const phone = await connectClient(service, live, 'bob');
    cyd.leaves();
    bob.leaves();
    const back = await connectClient(service, live, 'cyd', { since: cyd.n, doc: cyd.doc });
    const { n } = ann;
    await new Promise(resolve => setTimeout(resolve, 50));
    expect(ann.n).toBe(n);
    expect([phone.n, back.n]).toEqual([n, n]);
  });

  test('is away after a restart, if they do not come back', async () => {
    const { live } = await dealtTable(testTables.service(SLOWLY), THREE);
    const restarted = testTables.service({ awayAfter: 30, grace: 3_600_000, ...SLOWLY });
    const there = await liveTable(restarted, live.table.id);
    const ann = await connectClient(restarted, there, 'ann');
    await waitUntil(() => ann.doc.table.seats.every((seat, index) => index === 0 || seat?.away !== null));
    expect(ann.doc.table.seats.map(seat => seat?.away)).toEqual([null, testTables.time.now, testTables.time.now]);
  });

  test('causes no entry if they only watched', async () => {
    const service = testTables.service({ awayAfter: 1, ...SLOWLY });
    const { live, people } = await dealtTable(service, THREE);
    const eve = await connectClient(service, live, 'eve');
    const { n } = people[0];
    eve.leaves();
    await shortPause();
    expect(people[0].n).toBe(n);
  });

  test('before being admitted leaves no data', async () => {
    const service = testTables.service(SLOWLY);
    const live = await newLiveTable(service);
    const bob: Listener = { guest: guest('bob'), viewer: 'audience', hear: () => {}, dismiss: () => {} };
    const coming = enter(service, live, bob, {});
    exit(service, live, bob);
    await coming;
    await untilIdle(live);
    expect(live.listeners.size).toBe(0);
  });
});

describe('when all players are away for long', () => {
  test('play is paused until a player is back', async () => {
    const service = testTables.service({ awayAfter: 5, grace: 60, ...SLOWLY });
    const { live, people } = await dealtTable(service, THREE, { turnClock: 3_600 });
    const eve = await connectClient(service, live, 'eve');
    testTables.time.now += 1_000;
    for (const client of people) client.leaves();
    await waitUntil(() => eve.doc.table.paused === 'deserted', 'the table is deserted');
    testTables.time.now += 1_000_000;
    await connectClient(service, live, 'eva');
    await shortPause();
    expect(eve.doc.table.paused).toBe('deserted');
    const bob = await connectClient(service, live, 'bob');
    expect(bob.doc.table.paused).toBeNull();
    expect(eve.doc.table.paused).toBeNull();
    expect(bob.heard.findLast(message => message.type === 'told' && message.clock)).toMatchObject({
      clock: { left: 3_599_000 },
    });
    testTables.time.now = START_TIME;
  });

  test('play is paused also where only bots play and no client is connected', async () => {
    const service = testTables.service({ awayAfter: 5, grace: 20, ...SLOWLY });
    const live = await newLiveTable(service, { ...PI, seats: 2 });
    const ann = await connectClient(service, live, 'ann');
    for (const seat of [0, 1]) await mustDo(ann, { do: 'seatBot', seat, bot: 'novice' });
    await mustDo(ann, { do: 'start' });
    ann.leaves();
    await waitUntil(() => live.table.paused === 'deserted', 'the table is deserted');
    const back = await connectClient(service, live, 'ann');
    expect(back.doc.table).toMatchObject({ paused: null, hostAway: null });
  });

  test('play is not paused if a player was back in between', async () => {
    const service = testTables.service({ awayAfter: 1, grace: 60, ...SLOWLY });
    const { live, people } = await dealtTable(service, ['ann', 'bob'], { seats: 2 });
    for (const client of people) client.leaves();
    await waitUntil(() => live.table.chairs.every(({ taken }) => taken?.away !== null));
    await new Promise(resolve => setTimeout(resolve, 40));
    const ann = await connectClient(service, live, 'ann');
    ann.leaves();
    await waitUntil(() => live.table.chairs.every(({ taken }) => taken?.away !== null));
    await new Promise(resolve => setTimeout(resolve, 35));
    expect(live.table.paused).toBeNull();
    await waitUntil(() => live.table.paused === 'deserted');
  });
});

describe('a table at which only the clock has moved for three full rounds', () => {
  /** Lets the clock make this many moves. */
  async function clockPlays(live: LiveTable, moves: number): Promise<void> {
    for (let made = 0; made < moves; made++) {
      const before = live.table.match?.moves.length ?? 0;
      testTables.time.now += 30_000;
      live.followUp();
      await waitUntil(() => live.table.match?.moves.length === before + 1, 'the clock moves');
      await untilIdle(live);
    }
  }
  afterEach(() => {
    testTables.time.now = START_TIME;
  });

  test.each([
    ['the game’s own', { options: { turnSeconds: 30 } }],
    ['the table’s own', { turnClock: 30 }],
  ])('pauses, not one move earlier, and resumes with a move of any player: %s', async (_, form) => {
    const service = testTables.service(SLOWLY);
    const { live, people } = await dealtTable(service, THREE, form);
    await clockPlays(live, 8);
    expect(live.table.paused).toBeNull();
    await clockPlays(live, 1);
    await waitUntil(() => live.table.paused !== null, 'the table pauses');
    for (const { doc } of people) expect(doc.table.paused).toBe('unattended');
    testTables.time.now += 600_000;
    live.followUp();
    await shortPause();
    expect(live.table.match?.moves).toHaveLength(9);
    const [first] = inOrder(people);
    await playMove(first, 'investigate');
    expect(live.table.paused).toBeNull();
    expect(live.table.match?.moves.at(-1)).toMatchObject({ by: seatNumber(first), at: 270_000 });
  });

  test('resumes when a player comes back or resumes it; a watcher cannot resume it', async () => {
    const service = testTables.service(SLOWLY);
    const { live, people } = await dealtTable(service, THREE, { options: { turnSeconds: 30 } });
    const [ann, bob] = people;
    await clockPlays(live, 9);
    await waitUntil(() => live.table.paused === 'unattended', 'the table pauses');
    const eve = await connectClient(service, live, 'eve');
    expect(eve.doc.table.paused).toBe('unattended');
    expect(await eve.tries({ do: 'resume' })).toBe('notSeated');
    bob.leaves();
    const back = await connectClient(service, live, 'bob');
    expect(back.doc.table.paused).toBeNull();
    await clockPlays(live, 9);
    await waitUntil(() => live.table.paused === 'unattended', 'the table pauses again');
    await mustDo(ann, { do: 'resume' });
    expect(live.table.paused).toBeNull();
  });

  test('continues if a player moves now and then; moves of bots do not count', async () => {
    const service = testTables.service(SLOWLY);
    const { live, people } = await dealtTable(service, ['ann', 'bob'], { seats: 2, options: { turnSeconds: 30 } });
    await clockPlays(live, 5);
    const next = people.find(({ doc }) => doc.awaited.includes(seatNumber({ doc } as TableClient)));
    if (!next) throw new Error('nobody is awaited');
    await playMove(next, 'investigate');
    await clockPlays(live, 5);
    expect(live.table.paused).toBeNull();
    await clockPlays(live, 1);
    await waitUntil(() => live.table.paused === 'unattended', 'the table pauses');
  });

  test('is the same when it is read again, from its log or a snapshot', async () => {
    const { live } = await dealtTable(testTables.service(SLOWLY), THREE, { options: { turnSeconds: 30 } });
    await clockPlays(live, 4);
    const again = await liveTable(testTables.service(SLOWLY), live.table.id);
    expect(again.table.clockMoves).toBe(4);
    expect(readSnapshot(writeSnapshot(live.table))?.clockMoves).toBe(4);
  });
});

describe('clocks', () => {
  test('of the game move for a late player, whose own move is then stale', async () => {
    const service = testTables.service(SLOWLY);
    const { live, people } = await dealtTable(service, THREE, { options: { turnSeconds: 15 } });
    const [first] = inOrder(people);
    const based = first.n;
    expect(first.heard.at(-1)).toMatchObject({ clock: { left: 15_000 } });
    testTables.time.now += 14_999;
    await mustDo(first, { do: 'say', to: 'table', text: 'hm' });
    const late = await connectClient(service, live, 'eve');
    expect(late.heard[0]).toMatchObject({ type: 'welcome', clock: { left: 1 } });
    testTables.time.now += 1;
    // timers do not use the test time: the clock moves when the table is checked
    live.followUp();
    await waitUntil(() => live.table.match?.moves.length === 1, 'the clock moves');
    await untilIdle(live);
    expect(live.table.match?.moves[0]).toMatchObject({ by: 'clock', at: 15_000 });
    expect(first.heard.at(-1)).toMatchObject({ n: based + 2, clock: { left: 15_000 } });
    expect(await first.tries({ do: 'move', action: { type: 'examine' }, based })).toBe('stale');
    testTables.time.now = START_TIME;
  });

  test('PI-4.10 of the game move first when they are due: a move or an undo at that time is stale', async () => {
    const service = testTables.service(SLOWLY);
    const { live, people } = await dealtTable(service, THREE, { options: { turnSeconds: 15 } });
    const [first] = inOrder(people);
    const action = someAction(first, quickChance(1), 'investigate');
    testTables.time.now += 15_000;
    expect(await first.tries({ do: 'move', action, based: first.n })).toBe('stale');
    expect(await first.tries({ do: 'undo', based: first.n })).toBe('stale');
    expect(live.table.match?.moves).toEqual([]);
    live.followUp();
    await waitUntil(() => live.table.match?.moves.length === 1, 'the clock moves');
    await untilIdle(live);
    expect(live.table.match?.moves[0]).toMatchObject({ by: 'clock', at: 15_000 });
    testTables.time.now = START_TIME;
  });

  test('PI-4.10 move before a bot that has its answer when the clock is due', async () => {
    const usual = testTables.service();
    const decided: (() => void)[] = [];
    const ask = async (request: Parameters<typeof usual.pool.ask>[0]): ReturnType<typeof usual.pool.ask> => {
      const answer = await usual.pool.ask(request);
      await new Promise<void>(resolve => decided.push(resolve));
      return answer;
    };
    const service = { ...usual, pool: { ...usual.pool, ask } };
    const { live, people } = await dealtTable(service, ['ann'], { seats: 2, options: { turnSeconds: 15 } });
    const [ann] = people;
    if (ann.doc.awaited.includes(0)) await playMove(ann, 'examine');
    await waitUntil(() => decided.length > 0, 'the bot has an answer');
    const moves = live.table.match?.moves.length ?? 0;
    testTables.time.now += 15_000;
    for (const decide of decided) decide();
    await shortPause();
    expect(live.table.match?.moves).toHaveLength(moves);
    live.followUp();
    await waitUntil(() => live.table.match?.moves.length === moves + 1, 'the clock moves');
    expect(live.table.match?.moves.at(-1)).toMatchObject({ by: 'clock' });
    ann.leaves();
    testTables.time.now = START_TIME;
  });

  test('of the table let the simplest bot move for a late player', async () => {
    const service = testTables.service(SLOWLY);
    const before = testTables.asked.length;
    const { live, people } = await dealtTable(service, THREE, { turnClock: 30 });
    const [first] = inOrder(people);
    expect(first.heard.at(-1)).toMatchObject({ clock: { left: 30_000 } });
    testTables.time.now += 30_000;
    live.followUp();
    await waitUntil(() => live.table.match?.moves.length === 1, 'the bot moves');
    await untilIdle(live);
    expect(testTables.asked.slice(before)).toMatchObject([{ bot: 'novice', seat: seatNumber(first) }]);
    expect(live.table.match?.moves[0]).toMatchObject({ by: seatNumber(first), at: 30_000 });
    for (const { doc } of people) expect(doc.awaited).toEqual([(seatNumber(first) + 1) % 3]);
    testTables.time.now = START_TIME;
  });

  test('SPY-5.4 that are stopped by a vote show their time left to all clients, also to those that connect later', async () => {
    const service = testTables.service(SLOWLY);
    const { live, people } = await dealtTable(service, THREE, {
      title: 'spyfall',
      options: { minutes: 2, voteSeconds: 30 },
    });
    const dealer = people.find(({ doc }) => doc.awaited.includes(doc.you.seat ?? -1));
    if (!dealer) throw new Error('nobody deals');
    await mustDo(dealer, { do: 'move', action: { type: 'start' }, based: dealer.n });
    expect(dealer.heard.at(-1)).toMatchObject({ clock: { left: 120_000 } });
    testTables.time.now += 45_000;
    const suspect = (seatNumber(dealer) + 1) % 3;
    await mustDo(dealer, { do: 'move', action: { type: 'accuse', suspect }, based: dealer.n });
    expect(dealer.heard.at(-1)).toMatchObject({ clock: { left: 30_000, held: 75_000 } });
    testTables.time.now += 10_000;
    const late = await connectClient(service, live, 'eve');
    expect(late.heard[0]).toMatchObject({ type: 'welcome', clock: { left: 20_000, held: 75_000 } });
    const last = people.find(one => one !== dealer && seatNumber(one) !== suspect);
    if (!last) throw new Error('nobody has a vote');
    await mustDo(last, { do: 'move', action: { type: 'vote', vote: 'nay' }, based: last.n });
    const told = dealer.heard.at(-1);
    expect(told && 'clock' in told ? told.clock : undefined).toEqual({ left: 75_000 });
    testTables.time.now = START_TIME;
  });

  test('are not sent where none runs', async () => {
    const { people } = await dealtTable(testTables.service(SLOWLY), THREE);
    await playMove(inOrder(people)[0], 'examine');
    for (const { heard } of people)
      expect(heard.some(message => message.type === 'told' && 'clock' in message)).toBe(false);
  });

  test('go on after a restart where they stopped, without the time in which no server ran', async () => {
    const { live, people } = await dealtTable(testTables.service(SLOWLY), THREE, { options: { turnSeconds: 60 } });
    testTables.time.now += 10_000;
    await playMove(inOrder(people)[0], 'examine');
    const died = testTables.time.now + 20_000;
    const outages = [{ from: died, until: died + 500_000 }];
    testTables.time.now = died + 500_000 + 5_000;
    const restarted = testTables.service(SLOWLY, { outages });
    const there = await liveTable(restarted, live.table.id);
    const ann = await connectClient(restarted, there, 'ann');
    expect(ann.heard[0]).toMatchObject({ type: 'welcome', clock: { left: 35_000 } });
    testTables.time.now += 34_999;
    there.followUp();
    await shortPause();
    expect(there.table.match?.moves).toHaveLength(1);
    testTables.time.now += 1;
    there.followUp();
    await waitUntil(() => there.table.match?.moves.length === 2);
    expect(there.table.match?.moves.map(move => move.at)).toEqual([10_000, 70_000]);
    testTables.time.now = START_TIME;
  });
});

describe('a seat that is handed to another device', () => {
  /** Bob plays on his phone from here on. */
  async function handed(): Promise<{
    service: TableService;
    old: TableClient;
    phone: TableClient;
    eve: TableClient;
    people: TableClient[];
  }> {
    const service = testTables.service(SLOWLY);
    const { live, people } = await dealtTable(service, THREE);
    const [, bob] = people;
    const eve = await connectClient(service, live, 'eve');
    const phone = await connectClient(service, live, 'phone', { name: 'bob' });
    const answer = await bob.asks({ do: 'pass' });
    if (answer.type !== 'done' || answer.pass === undefined) throw new Error('no pass');
    expect(JSON.stringify([...people[0].heard, ...eve.heard])).not.toContain(answer.pass);
    expect(await claimSeat(service, live.table.id, guest('ann'), answer.pass)).toEqual({ because: 'alreadySeated' });
    expect(await claimSeat(service, live.table.id, guest('phone'), 'guessed')).toEqual({ because: 'badPass' });
    expect(await claimSeat(service, live.table.id, guest('phone'), answer.pass)).toBeUndefined();
    expect(await claimSeat(service, live.table.id, guest('max'), answer.pass)).toEqual({ because: 'badPass' });
    return { service, old: bob, phone, eve, people: [...people] };
  }

  test('belongs to the device that claimed it, once; the old device gets the audience view', async () => {
    const { service, old, phone, eve, people } = await handed();
    expect(phone.doc).toMatchObject({ you: { guest: 'phone', seat: 1 }, view: { me: 1 } });
    expect(old.doc).toMatchObject({ you: { guest: 'bob', seat: null }, view: { me: 'audience', hand: null } });
    for (const { doc } of [...people, eve]) expect(doc.table.seats[1]).toMatchObject({ guest: 'phone', name: 'bob' });
    expect(await old.tries({ do: 'pause' })).toBe('notSeated');
    expect(await phone.tries({ do: 'pause' })).toBe('ok');
    const since = old.n - 3;
    const doc = old.docs.get(since);
    if (!doc) throw new Error('not seen');
    const again = await connectClient(service, old.live, 'bob', { since, doc });
    expect(again.doc).toEqual(old.doc);
    const handing = again.heard.findIndex(
      message => message.type === 'told' && message.change && 'you' in message.change,
    );
    expect(JSON.stringify(again.heard.slice(handing))).not.toContain('"me":1');
    expect(JSON.stringify(old.heard.slice(-1))).not.toContain('"me":1');
  });

  test('belongs to a device that has not connected yet; it is away after a while', async () => {
    const service = testTables.service({ awayAfter: 20, ...SLOWLY });
    const { live, people } = await dealtTable(service, THREE);
    const answer = await people[1].asks({ do: 'pass' });
    if (answer.type !== 'done' || answer.pass === undefined) throw new Error('no pass');
    testTables.time.now += 600_001;
    expect(await claimSeat(service, live.table.id, guest('phone'), answer.pass)).toEqual({ because: 'badPass' });
    testTables.time.now -= 1;
    expect(await claimSeat(service, live.table.id, guest('phone'), answer.pass)).toBeUndefined();
    expect(people[0].doc.table.seats[1]?.away).toBeNull();
    await waitUntil(() => people[0].doc.table.seats[1]?.away !== null, 'the phone is away');
    testTables.time.now = START_TIME;
  });

  test('stays muted and host as before; at a closed table this is refused', async () => {
    const service = testTables.service(SLOWLY);
    const { live, people } = await seatedTable(service, ['ann', 'bob', 'cyd']);
    const [ann, bob, cyd] = people;
    await mustDo(ann, { do: 'mute', guest: 'bob', muted: true });
    const passes: string[] = [];
    for (const client of people) {
      const answer = await client.asks({ do: 'pass' });
      if (answer.type === 'done') passes.push(answer.pass ?? '');
    }
    const [ofAnn = '', ofBob = '', ofCyd = ''] = passes;
    expect(await claimSeat(service, live.table.id, guest('bob on his phone'), ofBob)).toBeUndefined();
    expect(await claimSeat(service, live.table.id, guest('ann on her phone'), ofAnn)).toBeUndefined();
    for (const { doc } of [ann, bob, cyd])
      expect(doc.table).toMatchObject({ host: 'ann on her phone', muted: ['bob', 'bob on his phone'] });
    const phone = await connectClient(service, live, 'ann on her phone');
    await mustDo(phone, { do: 'close' });
    expect(await claimSeat(service, live.table.id, guest('cyd on a phone'), ofCyd)).toEqual({ because: 'closed' });
  });

  test('disconnects the old device where watching is forbidden', async () => {
    const service = testTables.service(SLOWLY);
    const { live, people } = await dealtTable(service, ['ann', 'bob'], { seats: 2, watching: false });
    const answer = await people[1].asks({ do: 'pass' });
    if (answer.type !== 'done' || answer.pass === undefined) throw new Error('no pass');
    const before = people[1].heard.length;
    await claimSeat(service, live.table.id, guest('phone'), answer.pass);
    expect(people[1].farewell).toBe('watchingForbidden');
    expect(people[1].heard).toHaveLength(before);
  });
});

test('a table rebuilt several times is the same table', async () => {
  const service = testTables.service(SLOWLY);
  const live = await newLiveTable(service, { ...PI, seats: 2 });
  expect(await Promise.all(seatsOf(3).map(() => liveTable(service, live.table.id)))).toEqual([live, live, live]);
});
