import { describe, expect, test } from 'vitest';
import { fill, quickChance, readRecord, verify } from '#kernel';
import {
  connectPlayer,
  gameOfPlayer,
  valueOrThrow,
  newTestDevice,
  type TestPage,
  type TestPlayer,
  waitUntil,
} from './practice.fixture.ts';

const SPOKEN = { title: 'spyfall', options: { conversation: 'spoken', rounds: 1, minutes: 1, voteSeconds: 300 } };
const NAMES = ['Ann', 'Bob', 'Cyd'];

/** The connections of the device and of all its people. */
async function partyOn(page: TestPage, table: string): Promise<{ device: TestPlayer; people: TestPlayer[] }> {
  const device = await connectPlayer(page, table);
  const people: TestPlayer[] = [];
  for (const seat of device.doc.table.seats)
    people.push(await connectPlayer(page, table, undefined, { token: seat?.guest ?? '' }));
  // they connect one after the other; on this test device a player who is not connected is away
  await waitUntil(() => device.doc.table.seats.every(seat => seat?.away === null) && device.doc.table.paused === null);
  return { device, people };
}

async function newParty(page: TestPage): Promise<{ table: string; device: TestPlayer; people: TestPlayer[] }> {
  const { id: table } = await valueOrThrow(page.openParty(SPOKEN, NAMES));
  return { table, ...(await partyOn(page, table)) };
}

/** Makes any move of this type that this player may make. */
async function plays(player: TestPlayer, type: string): Promise<void> {
  const offer = gameOfPlayer(player)
    .offers(player.doc.view ?? {})
    .find(one => one.type === type);
  if (!offer) throw new Error(`${player.doc.you.seat} may not ${type}`);
  await player.does({ do: 'move', action: fill(offer, quickChance(player.n)), based: player.n });
}

describe('people who share a device', () => {
  test('sit each on a seat of their own, in the order of their names, and are dealt to', async () => {
    const gadget = newTestDevice();
    const { device, people } = await newParty(gadget.page());
    expect(device.doc).toMatchObject({
      you: { seat: null },
      view: { me: 'audience', card: null },
      table: { phase: 'playing', form: { language: 'pl', seats: 3 }, seats: NAMES.map(name => ({ name, away: null })) },
    });
    expect(people.map(({ doc }) => doc.you.seat)).toEqual([0, 1, 2]);
    expect(people.map(({ doc }) => doc.view)).toMatchObject([0, 1, 2].map(me => ({ me, card: {} })));
    expect(gadget.alarms).toEqual([]);
  });

  test('do not see each other’s cards, and the device itself sees none', async () => {
    const { device, people } = await newParty(newTestDevice().page());
    const cards = people.map(({ heard }) => JSON.stringify(heard).match(/"type":"cardDealt","to":\d/g));
    expect(cards).toEqual([0, 1, 2].map(seat => [`"type":"cardDealt","to":${seat}`]));
    expect(JSON.stringify(device.heard)).not.toContain('cardDealt');
  });

  test('play to the end; the match is listed, and its record can be checked', async () => {
    const page = newTestDevice().page();
    const { table, device, people } = await newParty(page);
    expect(await valueOrThrow(page.myTables())).toMatchObject([{ id: table, phase: 'playing', awaited: false }]);
    const dealer = device.doc.awaited[0] ?? 0;
    const [first, suspect, third] = [0, 1, 2].map(step => people[(dealer + step) % 3]);
    if (!first || !suspect || !third) throw new Error('there are three');
    await plays(first, 'start');
    await first.does({
      do: 'move',
      based: first.n,
      action: { type: 'accuse', suspect: suspect.doc.you.seat },
    });
    await third.does({ do: 'move', based: third.n, action: { type: 'vote', vote: 'aye' } });
    await waitUntil(() => device.doc.table.phase === 'over');
    const read = readRecord(await valueOrThrow(page.record(table)));
    expect('record' in read && verify(read.record, gameOfPlayer(first))).toMatchObject({ ok: true });
    expect(await valueOrThrow(page.myMatches())).toMatchObject({ matches: [{ id: table }] });
  });

  test('find everything again after a reload, and no clock ran meanwhile', async () => {
    const gadget = newTestDevice();
    const page = gadget.page();
    const { table, device, people } = await newParty(page);
    page.close();
    gadget.time.now += 3_600_000;
    const back = await partyOn(gadget.page(), table);
    expect(back.people.map(({ doc }) => doc.view)).toEqual(people.map(({ doc }) => doc.view));
    expect(back.device.doc.view).toEqual(device.doc.view);
  });

  test('agree on a pause together, in which no time passes', async () => {
    const gadget = newTestDevice();
    const { device, people } = await newParty(gadget.page());
    const [first, ...others] = people;
    await first?.does({ do: 'pause' });
    for (const other of others) await other.does({ do: 'agree', asked: other.doc.table.asking?.asked ?? 0 });
    await waitUntil(() => device.doc.table.paused !== null);
    expect(device.doc.table).toMatchObject({ paused: 'agreed', asking: null });
    gadget.time.now += 60_000;
    expect(await first?.does({ do: 'resume' })).toMatchObject({ clock: { left: 120_000 } });
    expect(first?.doc.table.paused).toBeNull();
  });

  test('SPY-2.10 are joined by a latecomer from the next round, also after a reload', async () => {
    const gadget = newTestDevice();
    const page = gadget.page();
    const { id: table } = await valueOrThrow(
      page.openParty({ ...SPOKEN, options: { ...SPOKEN.options, rounds: 3 } }, NAMES),
    );
    const { device } = await partyOn(page, table);
    const { id: token } = await valueOrThrow(page.addPerson('Dan'));
    const late = await connectPlayer(page, table, undefined, { token });
    await late.does({ do: 'join' });
    await waitUntil(() => device.doc.table.joining?.waiting.length === 1);
    expect(late.doc).toMatchObject({ you: { seat: null }, view: { me: 'audience', card: null } });
    page.close();

    const next = gadget.page();
    const [back, { device: again, people }] = await Promise.all([
      connectPlayer(next, table, undefined, { token }),
      partyOn(next, table),
    ]);
    const dealer = again.doc.awaited[0] ?? 0;
    const [first, suspect, third] = [0, 1, 2].map(step => people[(dealer + step) % 3]);
    if (!first || !suspect || !third) throw new Error('there are three');
    await plays(first, 'start');
    await first.does({ do: 'move', based: first.n, action: { type: 'accuse', suspect: suspect.doc.you.seat } });
    await third.does({ do: 'move', based: third.n, action: { type: 'vote', vote: 'aye' } });
    await waitUntil(() => back.doc.you.seat === 3);
    expect(again.doc.table.seats.map(seat => seat?.name)).toEqual([...NAMES, 'Dan']);
    expect(back.doc.view).toMatchObject({ me: 3, card: {} });
  });

  test.each(['', ' ', 'x'.repeat(200)])('are joined by nobody called %j', async name => {
    expect(await newTestDevice().page().addPerson(name)).toEqual({
      ok: false,
      refused: { because: 'badField', field: 'name' },
    });
  });

  test.each([
    [['Ann', 'Bob'], { because: 'badField', field: 'seats' }],
    [['Ann', 'Bob', 'ann'], { because: 'nameTaken' }],
    [['Ann', 'Bob', ' '], { because: 'badField', field: 'name' }],
    [[], { because: 'noGuest' }],
  ])('are %j only if that can be', async (names, refused) => {
    const page = newTestDevice().page();
    expect(await page.openParty(SPOKEN, names)).toEqual({ ok: false, refused });
    expect(await valueOrThrow(page.myTables())).toEqual([]);
  });

  test('have valid options', async () => {
    const page = newTestDevice().page();
    expect(await page.openParty({ title: 'poker', options: {} }, NAMES)).toMatchObject({
      refused: { because: 'badField', field: 'title' },
    });
    expect(await page.openParty({ title: 'spyfall', options: { conversation: 'sung' } }, NAMES)).toMatchObject({
      refused: { because: 'badOption', field: 'conversation' },
    });
  });
});

test('an unknown guest cannot connect to a table of a device', async () => {
  const page = newTestDevice().page();
  const { table } = await newParty(page);
  const stranger = await connectPlayer(page, table, undefined, { token: 'nobody' });
  await waitUntil(() => stranger.isCutOff);
  expect(stranger.heard).toMatchObject([{ refused: { because: 'noGuest' } }, { type: 'bye' }]);
});
