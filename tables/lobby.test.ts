import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isRefused } from './decision.ts';
import type { TableService } from './service.ts';
import { makeTable } from './new-tables.ts';
import type { Command, TableDoc } from './protocol.ts';
import {
  liveTable,
  connectClient,
  dealtTable,
  START_TIME,
  guest,
  mustDo,
  openTestTables,
  PI,
  type TestTables,
  seatedTable,
  newLiveTable,
  THREE,
} from './table.fixture.ts';

let testTables: TestTables;
let service: TableService;

beforeAll(async () => {
  testTables = await openTestTables();
  service = testTables.service({ grace: 60_000 });
});
afterAll(() => testTables.close());

const sit = (seat: number, word = 'a word'): Command => ({ do: 'sit', seat, word });
const names = ({ seats }: TableDoc): (string | null)[] => seats.map(seat => seat && seat.name);

describe('the guest who opens a table is its host', () => {
  test('and all guests see the commitment from then on, and never the secret', async () => {
    const live = await newLiveTable(service);
    const [ann, bob] = [await connectClient(service, live, 'ann'), await connectClient(service, live, 'bob')];
    for (const { doc } of [ann, bob]) {
      expect(doc.table).toMatchObject({ host: 'ann', phase: 'gathering', secret: null, seats: [null, null, null] });
      expect(doc.table.commitment).toMatch(/^[0-9a-f]{64}$/);
      expect(doc).toMatchObject({ view: null, awaited: [], you: { seat: null } });
    }
  });

  test.each([
    [{ title: 'chess' }, { because: 'badField', field: 'title' }],
    [[], { because: 'malformed' }],
    [
      { title: 'pi', seats: 6 },
      { because: 'badField', field: 'seats' },
    ],
    [
      { title: 'pi', options: { edition: '07' } },
      { because: 'badOption', field: 'edition' },
    ],
    [
      { title: 'pi', options: { notebook: 7 } },
      { because: 'badOption', field: 'notebook' },
    ],
  ])('a form like %j makes none', async (form, refused) => {
    expect(await makeTable(service, guest('ann'), form)).toEqual(refused);
  });

  test('as long as they have not made too many', async () => {
    const strict = testTables.service({ tablesPerGuest: 1 });
    const first = await makeTable(strict, guest('max'), PI);
    expect(await makeTable(strict, guest('max'), PI)).toEqual({ because: 'tooManyTables' });
    if (isRefused(first)) throw new Error('max may make one');
    const max = await connectClient(strict, await liveTable(strict, first.table.id), 'max');
    await mustDo(max, { do: 'close' });
    expect(await makeTable(strict, guest('max'), PI)).toHaveProperty('table');
  });
});

describe('people sit down', () => {
  test('and all guests see the seats, but not the words', async () => {
    const live = await newLiveTable(service);
    const [ann, bob, eve] = [
      await connectClient(service, live, 'ann'),
      await connectClient(service, live, 'bob'),
      await connectClient(service, live, 'eve'),
    ];
    expect(await ann.tries(sit(2, 'sesame'))).toBe('ok');
    expect(await bob.tries(sit(0, 'mellon'))).toBe('ok');
    for (const { doc, heard } of [ann, bob, eve]) {
      expect(names(doc.table)).toEqual(['bob', null, 'ann']);
      expect(JSON.stringify(heard)).not.toMatch(/sesame|mellon/);
    }
    expect([ann, bob, eve].map(({ doc }) => doc.you.seat)).toEqual([2, 0, null]);
  });

  test('on an existing free chair, once, with a word', async () => {
    const live = await newLiveTable(service);
    const [ann, bob] = [await connectClient(service, live, 'ann'), await connectClient(service, live, 'bob')];
    expect(await ann.tries(sit(3))).toBe('noSuchSeat');
    expect(await ann.asks(sit(0, '\u200b'))).toMatchObject({ refused: { because: 'badField', field: 'word' } });
    expect(await ann.tries(sit(0))).toBe('ok');
    expect(await bob.tries(sit(0))).toBe('seatTaken');
    expect(await ann.tries(sit(1))).toBe('alreadySeated');
    expect(names(bob.doc.table)).toEqual(['ann', null, null]);
  });

  test('unless a guest there has a name that looks like theirs', async () => {
    const live = await newLiveTable(service);
    const ann = await connectClient(service, live, 'ann', { name: 'Ann' });
    const [cyrillic, anna] = [
      await connectClient(service, live, 'one', { name: 'Аnn' }),
      await connectClient(service, live, 'two', { name: 'Anna' }),
    ];
    await mustDo(ann, sit(0));
    expect(await cyrillic.tries(sit(1))).toBe('nameTaken');
    expect(await anna.tries(sit(1))).toBe('ok');
  });

  test('and may leave the seat before the match', async () => {
    const { people } = await seatedTable(service, THREE);
    const [ann, bob, cyd] = people;
    expect(await bob.tries({ do: 'stand' })).toBe('ok');
    expect(await bob.tries({ do: 'stand' })).toBe('notSeated');
    for (const one of [ann, bob, cyd]) expect(names(one.doc.table)).toEqual(['ann', null, 'cyd']);
    expect(bob.doc.you.seat).toBeNull();
  });

  test('and may be ready or not', async () => {
    const { live, people } = await seatedTable(service, ['ann', 'bob']);
    const eve = await connectClient(service, live, 'eve');
    expect(await eve.tries({ do: 'ready', ready: true })).toBe('notSeated');
    expect(await people[1].tries({ do: 'ready', ready: false })).toBe('ok');
    expect(eve.doc.table.seats.map(seat => seat?.ready)).toEqual([true, false, true]);
  });
});

describe('the host', () => {
  test('is the only one who arranges, seats bots, clears chairs, starts and closes', async () => {
    const { live, people } = await seatedTable(service, ['ann', 'bob']);
    const eve = await connectClient(service, live, 'eve');
    const orders: Command[] = [
      { do: 'arrange', form: {} },
      { do: 'seatBot', seat: 2, bot: 'novice' },
      { do: 'clear', seat: 0 },
      { do: 'start' },
      { do: 'close' },
    ];
    for (const client of [people[1], eve])
      for (const order of orders) expect(await client.tries(order)).toBe('notHost');
  });

  test('seats bots of the title, each with a different name', async () => {
    const live = await newLiveTable(service, { ...PI, seats: 4 });
    const ann = await connectClient(service, live, 'ann', { name: 'Ada' });
    await mustDo(ann, sit(0));
    expect(await ann.tries({ do: 'seatBot', seat: 0, bot: 'novice' })).toBe('seatTaken');
    expect(await ann.tries({ do: 'seatBot', seat: 4, bot: 'novice' })).toBe('noSuchSeat');
    expect(await ann.tries({ do: 'seatBot', seat: 1, bot: 'toString' })).toBe('noSuchBot');
    for (const [seat, bot] of ['random', 'regular', 'master'].entries())
      expect(await ann.tries({ do: 'seatBot', seat: seat + 1, bot })).toBe('ok');
    expect(names(ann.doc.table)).toEqual(['Ada', 'Bruno', 'Celina', 'Damian']);
    expect(ann.doc.table.seats.map(seat => [seat?.guest, seat?.bot, seat?.ready])).toEqual([
      ['ann', null, false],
      [null, 'random', true],
      [null, 'regular', true],
      [null, 'master', true],
    ]);
  });

  test('SPY-4.3 seats bots only where they can follow the conversation, and keeps it so while they are seated', async () => {
    const form = { title: 'spyfall', seats: 3, options: { conversation: 'spoken' } };
    const live = await newLiveTable(service, form);
    const ann = await connectClient(service, live, 'ann');
    const bot = { do: 'seatBot', seat: 1, bot: 'master' } as const;
    const against = { refused: { because: 'notForBots', field: 'conversation' } };
    expect(await ann.asks(bot)).toMatchObject(against);
    expect(await ann.tries({ do: 'arrange', form: { options: { conversation: 'phrasebook' } } })).toBe('ok');
    expect(await ann.tries(bot)).toBe('ok');
    expect(await ann.asks({ do: 'arrange', form: { options: { conversation: 'written' } } })).toMatchObject(against);
    expect(ann.doc.table.form.options['conversation']).toBe('phrasebook');
    expect(await ann.tries({ do: 'clear', seat: 1 })).toBe('ok');
    expect(await ann.tries({ do: 'arrange', form: { options: { conversation: 'written' } } })).toBe('ok');
  });

  test('removes people and bots, and stays host when clearing its own chair', async () => {
    const { people } = await seatedTable(service, ['ann', 'bob']);
    const [ann, bob] = people;
    for (const seat of [2, 1, 0]) expect(await ann.tries({ do: 'clear', seat })).toBe('ok');
    expect(await ann.tries({ do: 'clear', seat: 1 })).toBe('noSuchSeat');
    expect(await ann.tries({ do: 'clear', seat: 9 })).toBe('noSuchSeat');
    expect(bob.doc).toMatchObject({ you: { seat: null }, table: { host: 'ann', seats: [null, null, null] } });
    expect(await bob.tries(sit(2))).toBe('ok');
  });

  test('changes one option after another, also based on an older form; the other options stay', async () => {
    const { people } = await seatedTable(service, ['ann', 'bob']);
    const [ann] = people;
    const wanted = [{ turnSeconds: 60 }, { notebook: 2 }, { answers: 'hand' }];
    await Promise.all(wanted.map(options => mustDo(ann, { do: 'arrange', form: { options } })));
    expect(ann.doc.table.form.options).toEqual({
      answers: 'hand',
      lastUnsolved: 'nextValue',
      notebook: 2,
      turnSeconds: 60,
    });
    expect(await ann.tries({ do: 'arrange', form: { options: { notebook: 7 } } })).toBe('badOption');
    await mustDo(ann, { do: 'arrange', form: { title: '07' } });
    expect(ann.doc.table.form.options).toMatchObject({ answers: 'auto', notebook: 1, turnSeconds: null });
  });

  test('changes the table, and all players have to be ready again', async () => {
    const { people } = await seatedTable(service, ['ann', 'bob']);
    const [ann, bob] = people;
    const form = { options: { turnSeconds: 60 }, language: 'pl', isPublic: true, watching: false };
    expect(await ann.tries({ do: 'arrange', form })).toBe('ok');
    expect(bob.doc.table.form).toEqual({
      title: 'pi',
      options: { answers: 'auto', lastUnsolved: 'nextValue', notebook: 1, turnSeconds: 60 },
      seats: 3,
      turnClock: null,
      language: 'pl',
      isPublic: true,
      watching: false,
      grows: true,
      latecomers: true,
    });
    expect(bob.doc.table.seats.map(seat => seat?.ready)).toEqual([false, false, true]);
    expect(await ann.tries({ do: 'start' })).toBe('notReady');
    expect(await ann.asks({ do: 'arrange', form: { seats: 1 } })).toMatchObject({
      refused: { because: 'badField', field: 'seats' },
    });
  });

  test('takes away free chairs only, and another title keeps the number of them', async () => {
    const { people } = await seatedTable(service, ['ann', 'bob']);
    const [ann] = people;
    expect(await ann.tries({ do: 'arrange', form: { seats: 2 } })).toBe('seatTaken');
    await mustDo(ann, { do: 'clear', seat: 2 });
    expect(await ann.tries({ do: 'arrange', form: { seats: 2 } })).toBe('ok');
    expect(await ann.tries({ do: 'arrange', form: { seats: 4 } })).toBe('ok');
    expect(await ann.tries({ do: 'arrange', form: { title: '07' } })).toBe('ok');
    expect(ann.doc.table.form).toMatchObject({ title: '07', seats: 4 });
    expect(names(ann.doc.table)).toEqual(['ann', 'bob', null, null]);
  });

  test('starts when every seat is taken and all other players are ready', async () => {
    const live = await newLiveTable(service, { ...PI, seats: 2 });
    const [ann, bob] = [await connectClient(service, live, 'ann'), await connectClient(service, live, 'bob')];
    await mustDo(ann, sit(0));
    expect(await ann.tries({ do: 'start' })).toBe('seatsEmpty');
    await mustDo(bob, sit(1));
    expect(await ann.tries({ do: 'start' })).toBe('notReady');
    await mustDo(bob, { do: 'ready', ready: true });
    expect(await ann.tries({ do: 'start' })).toBe('ok');
    expect(ann.doc).toMatchObject({ table: { phase: 'playing', secret: null }, view: { me: 0 } });
    expect(bob.doc).toMatchObject({ table: { phase: 'playing', secret: null }, view: { me: 1 } });
  });

  test('closes a table it does not want, and then nothing is done there', async () => {
    const { people } = await seatedTable(service, ['ann', 'bob']);
    const [ann, bob] = people;
    expect(await ann.tries({ do: 'close' })).toBe('ok');
    expect(bob.doc.table.phase).toBe('closed');
    for (const command of [sit(0), { do: 'say', to: 'table', text: 'hm' }, { do: 'start' }] as Command[])
      expect(await bob.tries(command)).toBe('closed');
    expect(await bob.tries({ do: 'rematch' })).toBe('notOver');
  });
});

describe('the next host', () => {
  test('is another seated guest, when the host leaves the seat', async () => {
    const { people } = await seatedTable(service, THREE);
    const [ann, bob, cyd] = people;
    await mustDo(ann, { do: 'stand' });
    expect([ann, bob, cyd].map(one => one.doc.table.host)).toEqual(['bob', 'bob', 'bob']);
    expect(await ann.tries({ do: 'close' })).toBe('notHost');
    expect(await bob.tries({ do: 'clear', seat: 2 })).toBe('ok');
  });

  test('stays the same, if no other guest is seated', async () => {
    const live = await newLiveTable(service);
    const [ann, bob] = [await connectClient(service, live, 'ann'), await connectClient(service, live, 'bob')];
    await mustDo(ann, sit(0));
    await mustDo(ann, { do: 'stand' });
    expect(bob.doc.table.host).toBe('ann');
  });

  test('is the guest who takes over from a host who has been away for long', async () => {
    const { live, people } = await seatedTable(service, ['ann', 'bob']);
    const [ann, bob] = people;
    const eve = await connectClient(service, live, 'eve');
    expect(await bob.tries({ do: 'takeHost' })).toBe('hostIsHere');
    expect(await ann.tries({ do: 'takeHost' })).toBe('hostIsHere');
    await mustDo(ann, { do: 'leave' });
    expect(bob.doc.table.hostAway).toBe(START_TIME);
    expect(await bob.asks({ do: 'takeHost' })).toMatchObject({ refused: { because: 'tooSoon', wait: 60_000 } });
    testTables.time.now += 60_000;
    expect(await eve.tries({ do: 'takeHost' })).toBe('notSeated');
    expect(await bob.tries({ do: 'takeHost' })).toBe('ok');
    expect(eve.doc.table).toMatchObject({ host: 'bob', hostAway: null });
    testTables.time.now = START_TIME;
  });
});

describe('once the match has been dealt', () => {
  test('the table cannot be changed any more', async () => {
    const { live, people } = await dealtTable(service, THREE);
    const eve = await connectClient(service, live, 'eve');
    const late: Command[] = [
      sit(0),
      { do: 'stand' },
      { do: 'ready', ready: true },
      { do: 'arrange', form: {} },
      { do: 'seatBot', seat: 0, bot: 'novice' },
      { do: 'clear', seat: 1 },
      { do: 'takeHost' },
      { do: 'start' },
      { do: 'close' },
    ];
    for (const client of [...people, eve])
      for (const command of late) expect(await client.tries(command)).toBe('notGathering');
  });

  test('and moves before the deal are refused', async () => {
    const { people } = await seatedTable(service, THREE);
    const early: Command[] = [
      { do: 'move', action: { type: 'examine' }, based: 1 },
      { do: 'undo', based: 1 },
      { do: 'pause' },
      { do: 'agree', asked: 1 },
      { do: 'decline', asked: 1 },
      { do: 'resume' },
      { do: 'standIn', seat: 1, bot: 'novice' },
      { do: 'takeBack' },
    ];
    for (const command of early) expect(await people[0].tries(command)).toBe('notPlaying');
  });
});
