import { describe, expect, test } from 'vitest';
import { type AnyMatch, fill, quickChance, readRecord, applyMove, start, verify } from '#kernel';
import { SHELF } from '#shelf';
import type { DeviceStore } from './store.ts';
import { storeFailure } from '../../tables/store.ts';
import { titleNamed as onShelf } from '../shelf.ts';
import {
  connectPlayer,
  type TestDevice,
  gameOfPlayer,
  valueOrThrow,
  newTestDevice,
  type TestPage,
  type TestPlayer,
  startPractice,
  playMoves,
  SLOW_BOTS,
  startWithBots,
  waitUntil,
} from './practice.fixture.ts';
import { fetchTitle } from './titles.ts';

const HOUR = 3_600_000;

describe('a new player', () => {
  test('has no guest and no tables, and no worker is started', async () => {
    const page = newTestDevice().page();
    expect(await page.me()).toEqual({ ok: true, value: null });
    expect(await page.myTables()).toEqual({ ok: true, value: [] });
    expect(await page.myMatches()).toEqual({ ok: true, value: { matches: [], more: null } });
    expect(page.starts()).toBe(0);
  });

  test('needs a name first, as on a server', async () => {
    const device = newTestDevice();
    const page = device.page();
    expect(await page.makeTable({ title: 'pi' })).toEqual({ ok: false, refused: { because: 'noGuest' } });
    expect(await page.introduce('  ')).toEqual({ ok: false, refused: { because: 'badField', field: 'name' } });
    const ann = await valueOrThrow(page.introduce(' Ann '));
    expect(ann.name).toBe('Ann');
    expect(await valueOrThrow(page.introduce('Anna'))).toEqual({ ...ann, name: 'Anna' });
    expect(await valueOrThrow(device.page().me())).toEqual({ ...ann, name: 'Anna' });
  });

  test('is the same guest on every page, also with concurrent introductions', async () => {
    const device = newTestDevice();
    const [one, other] = [device.page(), device.page()];
    const [ann, anna] = await Promise.all([valueOrThrow(one.introduce('Ann')), valueOrThrow(other.introduce('Anna'))]);
    expect(ann.id).toBe(anna.id);
    expect((await valueOrThrow(one.me()))?.id).toBe(ann.id);
  });
});

describe('a device', () => {
  test('has no links, no codes and no public tables', async () => {
    const page = newTestDevice().page();
    expect(await page.linkTo('table')).toBeNull();
    expect(await page.findCode('BCDFGH')).toEqual({ ok: false, refused: { because: 'noSuchTable' } });
    expect(await page.claim('table', 'pass')).toEqual({ ok: false, refused: { because: 'badPass' } });
    expect(await page.publicTables()).toEqual({ ok: true, value: [] });
  });

  test.each(SHELF.map(({ id }) => id))('can load %s, and ignores unknown titles', async id => {
    await fetchTitle(id);
    expect(onShelf(id)?.id).toBe(id);
    await fetchTitle('poker');
    expect(onShelf('poker')).toBeUndefined();
  });

  test('refuses invalid tables', async () => {
    const page = newTestDevice().page();
    await valueOrThrow(page.introduce('Ann'));
    expect(await page.makeTable({ title: 'poker' })).toEqual({
      ok: false,
      refused: { because: 'badField', field: 'title' },
    });
    const { id, url } = await valueOrThrow(page.makeTable({ title: '07', seats: 4 }));
    expect(url).toBeNull();
    expect(await valueOrThrow(page.myTables())).toMatchObject([
      { id, title: '07', language: 'pl', phase: 'gathering' },
    ]);
    const me = await connectPlayer(page, id);
    await me.does({ do: 'arrange', form: { title: 'pi' } });
    expect(me.doc.table.form).toMatchObject({ title: 'pi', seats: 4 });
    expect(await me.asks({ do: 'arrange', form: { title: 'poker' } })).toMatchObject({
      refused: { because: 'badField', field: 'title' },
    });
  });

  test('admits only its guest, to existing tables', async () => {
    const page = newTestDevice().page();
    const stranger = await connectPlayer(page, 'nowhere');
    await waitUntil(() => stranger.isCutOff);
    expect(stranger.heard).toMatchObject([{ refused: { because: 'noGuest' } }, { type: 'bye', because: 'refused' }]);
    await valueOrThrow(page.introduce('Ann'));
    const lost = await connectPlayer(page, 'nowhere');
    await waitUntil(() => lost.isCutOff);
    expect(lost.heard).toMatchObject([{ refused: { because: 'noSuchTable' } }, { type: 'bye', because: 'refused' }]);
  });
});

describe('a match against bots', () => {
  test('is played to its end, listed, recorded, checked, and played once more', async () => {
    const device = newTestDevice();
    const page = device.page();
    const { table, me } = await startPractice(page);
    expect(await page.record(table)).toEqual({ ok: false, refused: { because: 'notOver' } });
    expect(await valueOrThrow(page.myTables())).toMatchObject([{ id: table, phase: 'playing' }]);
    await waitUntil(() => me.doc.awaited.includes(0));
    expect(await valueOrThrow(page.myTables())).toMatchObject([{ awaited: true, left: null }]);
    // another page lists it without opening it
    expect(await valueOrThrow(device.page().myTables())).toMatchObject([{ id: table, awaited: true, left: null }]);
    await playMoves(me);
    expect(me.doc.table).toMatchObject({ phase: 'over', paused: null });
    expect(me.doc.table.result?.ranks).toHaveLength(3);
    expect(await valueOrThrow(page.myTables())).toEqual([]);
    expect(await valueOrThrow(page.myMatches())).toMatchObject({ matches: [{ id: table, phase: 'over' }], more: null });
    expect(await page.record('nowhere')).toEqual({ ok: false, refused: { because: 'noSuchTable' } });

    const read = readRecord(await valueOrThrow(page.record(table)));
    if (!('record' in read)) throw new Error(read.problem);
    expect(read.record.seats.map(({ bot }) => bot)).toEqual([null, 'novice', 'novice']);
    expect(read.record.commitment).toBe(me.doc.table.commitment);
    expect(verify(read.record, gameOfPlayer(me))).toMatchObject({ ok: true });

    await me.does({ do: 'rematch' });
    const next = await connectPlayer(page, me.doc.table.next ?? '');
    expect(next.doc.table.seats.map(seat => seat?.bot)).toEqual([undefined, 'novice', 'novice']);
    await startWithBots(next);
    await playMoves(next, 2);
    expect(next.doc.table.phase).toBe('playing');
    expect(device.alarms).toEqual([]);
  });

  test('goes on after a reload at any time', async () => {
    const device = newTestDevice();
    let page = device.page();
    const { table, me } = await startPractice(page);
    let player = me;
    for (let reload = 0; reload < 4; reload++) {
      await playMoves(player, 1 + reload);
      page.close();
      page = device.page();
      // missed entries lead to the same state as a new welcome
      const back = await connectPlayer(page, table, reload % 2 === 0 ? player : undefined);
      const anew = await connectPlayer(page, table);
      await waitUntil(() => anew.n === back.n);
      expect(back.doc).toEqual(anew.doc);
      expect(back.n).toBeGreaterThanOrEqual(player.n);
      anew.hangUp();
      player = back;
    }
    await playMoves(player);
    expect(player.doc.table.phase).toBe('over');
    const read = readRecord(await valueOrThrow(page.record(table)));
    expect('record' in read && verify(read.record, gameOfPlayer(player))).toMatchObject({ ok: true });
    expect(device.alarms).toEqual([]);
  });

  test('allows undo if nothing was revealed', async () => {
    const { me } = await startPractice(newTestDevice().page());
    const markers = (): ReturnType<typeof someMarkers> => someMarkers(me);
    for (let turns = 0; turns < 20 && !markers(); turns++) await investigates(me);
    await waitUntil(() => me.doc.awaited.includes(0));
    const [before, action] = [me.doc.view, markers()];
    await me.does({ do: 'move', action, based: me.n });
    expect(me.doc.view).not.toEqual(before);
    await me.does({ do: 'undo', based: me.n });
    expect(me.doc.view).toEqual(before);
  });

  test('distinguishes a full store from a failed one, and loses nothing', async () => {
    let failing: 'full' | 'failed' | null = null;
    const through = (store: DeviceStore): DeviceStore => ({
      ...store,
      append: (...given) =>
        failing ? Promise.reject(storeFailure(failing, new Error('as the test wants it'))) : store.append(...given),
    });
    const device = newTestDevice({ ...SLOW_BOTS, through });
    const { me } = await startPractice(device.page());
    await waitUntil(() => me.doc.awaited.length > 0);
    const before = me.doc;
    for (const [failure, because] of [
      ['full', 'storeFull'],
      ['failed', 'storeFailed'],
    ] as const) {
      failing = failure;
      expect(await me.asks({ do: 'say', to: 'table', text: 'hm' })).toMatchObject({ refused: { because } });
      expect(me.doc).toEqual(before);
    }
    failing = null;
    await me.does({ do: 'say', to: 'table', text: 'hm' });
    expect(device.alarms.map(({ what }) => what)).toEqual(['an intent failed', 'an intent failed']);
  });
});

/** A marker move this player may make; undefined: none. */
function someMarkers(me: TestPlayer): object | undefined {
  const offer =
    me.doc.view &&
    gameOfPlayer(me)
      .offers(me.doc.view)
      .find(({ type }) => type === 'assign');
  return offer ? fill(offer, quickChance(1)) : undefined;
}

async function investigates(me: TestPlayer): Promise<void> {
  await waitUntil(() => me.doc.awaited.includes(0));
  const offer =
    me.doc.view &&
    gameOfPlayer(me)
      .offers(me.doc.view)
      .find(({ type }) => type === 'investigate');
  if (!offer) throw new Error('there is nothing to investigate');
  await me.does({ do: 'move', action: fill(offer, quickChance(me.n)), based: me.n });
}

describe('two pages at once', () => {
  test('play at one table: each is updated when it becomes visible', async () => {
    const device = newTestDevice(SLOW_BOTS);
    const [one, other] = [device.page(), device.page()];
    const { table, me } = await startPractice(one);
    const also = await connectPlayer(other, table);
    expect(also.doc).toEqual(me.doc);
    await me.does({ do: 'say', to: 'table', text: 'hm' });
    expect(also.n).toBe(me.n - 1);
    other.look();
    await waitUntil(() => also.n === me.n);
    await me.does({ do: 'say', to: 'table', text: 'hm hm' });
    // a hidden page is updated when it does something
    await also.does({ do: 'say', to: 'table', text: 'aha' });
    expect(also.n).toBe(me.n + 1);
    one.look();
    await waitUntil(() => also.n === me.n);
    expect(also.doc).toEqual(me.doc);
    expect(device.alarms).toEqual([]);
  });

  test('do not block each other: a player away on one is back on the other', async () => {
    const device = newTestDevice(SLOW_BOTS);
    const [one, other] = [device.page(), device.page()];
    const { table, me } = await startPractice(one);
    const also = await connectPlayer(other, table);
    also.hangUp();
    const store = await device.store();
    const key = (await store.find(table))?.key ?? 0;
    await waitUntil(async () => (await store.read(key, 'table', 0)).at(-1)?.includes('deserted'));
    await me.does({ do: 'pause' });
    expect(me.doc.table).toMatchObject({ paused: 'agreed', seats: [{ away: null }, {}, {}] });
  });
});

describe('a clock on a device', () => {
  const timed = { options: { turnSeconds: 60 } };

  /** A match on this player's turn, ten seconds in. */
  async function atTurn(device: TestDevice, page: TestPage): Promise<{ table: string; me: TestPlayer }> {
    for (;;) {
      const { table, me } = await startPractice(page, timed);
      if (!me.doc.awaited.includes(0)) continue;
      await passSeconds(device, me, 10);
      return { table, me };
    }
  }

  /** Time passes with the page open; then the player does something that changes nothing. */
  async function passSeconds(device: TestDevice, me: TestPlayer, seconds: number): Promise<void> {
    const store = await device.store();
    for (let second = 0; second < seconds; second++) {
      device.time.now += 1_000;
      await store.pulse(device.time.now);
      expect(await me.asks({ do: 'stand' })).toMatchObject({ refused: { because: 'notGathering' } });
    }
  }

  const clockIn = ({ heard }: TestPlayer): number => {
    const clocks = heard.flatMap(message => ('clock' in message && message.clock ? [message.clock.left] : []));
    return clocks.at(-1) ?? Number.NaN;
  };

  test('does not run while no page is open', async () => {
    const device = newTestDevice(SLOW_BOTS);
    const page = device.page();
    const { table } = await atTurn(device, page);
    page.close();
    device.time.now += HOUR;
    const back = await connectPlayer(device.page(), table);
    expect(clockIn(back)).toBe(50_000);
    expect(back.doc.awaited).toEqual([0]);
  });

  test('does not run while the device sleeps', async () => {
    const device = newTestDevice(SLOW_BOTS);
    const { table, me } = await atTurn(device, device.page());
    device.time.now += HOUR;
    expect(await me.asks({ do: 'say', to: 'table', text: 'good morning' })).toMatchObject({ type: 'told' });
    expect(me.doc.awaited).toEqual([0]);
    const store = await device.store();
    await waitUntil(async () => (await store.outages()).length > 0);
    const anew = await connectPlayer(device.page(), table);
    expect(clockIn(anew)).toBe(50_000);
  });

  test('does not run while the page is hidden', async () => {
    const device = newTestDevice(SLOW_BOTS);
    const page = device.page();
    const { table, me } = await atTurn(device, page);
    const elsewhere = await startPractice(page);
    me.hangUp();
    const store = await device.store();
    await waitUntil(async () => (await store.find(table))?.card.dueAt === null);
    await passSeconds(device, elsewhere.me, 100);
    const back = await connectPlayer(page, table);
    expect(back.doc.awaited).toEqual([0]);
    expect(clockIn(back)).toBe(50_000);
  });

  test('of a table that was left without closing it stops while its player is at another', async () => {
    const device = newTestDevice(SLOW_BOTS);
    const page = device.page();
    const { table } = await atTurn(device, page);
    page.close();
    device.time.now += HOUR;
    await startPractice(device.page());
    const store = await device.store();
    await waitUntil(async () => (await store.find(table))?.card.dueAt === null);
    const log = await store.read((await store.find(table))?.key ?? 0, 'table', 0);
    expect(JSON.parse(log.at(-1) ?? '')).toMatchObject({ kind: 'paused', why: 'deserted', played: 10_000 });
  });
});

describe('going on from a position', () => {
  /** A finished match, and its state after some moves. */
  async function finished(
    page: TestPage,
  ): Promise<{ record: Parameters<typeof verify>[0]; at: (moves: number) => AnyMatch }> {
    const { table, me } = await startPractice(page);
    await playMoves(me);
    const read = readRecord(await valueOrThrow(page.record(table)));
    if (!('record' in read)) throw new Error(read.problem);
    const { record } = read;
    const finding = verify(record, gameOfPlayer(me));
    if (!finding.ok) throw new Error(finding.problem.part);
    const seed = Uint8Array.from(finding.seed.match(/../g) ?? [], byte => Number.parseInt(byte, 16));
    return {
      record,
      at(moves) {
        const match = start({ game: gameOfPlayer(me), options: record.options, seats: record.seats.length, seed });
        for (const move of record.moves.slice(0, moves)) applyMove(match, move);
        return match;
      },
    };
  }

  test('is a match against bots from the view of that seat, played to the end and once more', async () => {
    const device = newTestDevice();
    const page = device.page();
    const { record, at } = await finished(page);
    for (const seat of [0, 2]) {
      const match = at(5);
      const view = match.game.view(match.state, seat);
      const { edition: title, version, options, seats } = record;
      const { id } = await valueOrThrow(page.continueFrom({ title, version, options, seats, seat, view }));
      const me = await connectPlayer(page, id);
      expect(me.doc.you.seat).toBe(seat);
      expect(me.doc.table).toMatchObject({ phase: 'playing', continued: true, form: { language: 'pl' } });
      expect(me.heard[0]).toMatchObject({ type: 'welcome', doc: { view } });
      await playMoves(me);
      expect(me.doc.table.phase).toBe('over');
      expect(await page.record(id)).toEqual({ ok: false, refused: { because: 'noRecord' } });
      await me.does({ do: 'rematch' });
      expect(me.doc.table.next).not.toBeNull();
    }
    expect(device.alarms).toEqual([]);
  });

  test('needs no name: the player of that seat goes on', async () => {
    const { record, at } = await finished(newTestDevice().page());
    const page = newTestDevice().page();
    const { edition: title, version, options, seats } = record;
    const [match, over] = [at(3), at(Infinity)];
    const view = match.game.view(match.state, 0);
    expect(await page.continueFrom({ title: 'poker', version, options, seats, seat: 0, view })).toMatchObject({
      ok: false,
    });
    const ended = over.game.view(over.state, 0);
    expect(await page.continueFrom({ title, version, options, seats, seat: 0, view: ended })).toEqual({
      ok: false,
      refused: { because: 'notPlaying' },
    });
    await valueOrThrow(page.continueFrom({ title, version, options, seats, seat: 0, view }));
    expect((await valueOrThrow(page.me()))?.name).toBe('Ann');
  });
});

test('bots take as long as the pace of play says', async () => {
  const page = newTestDevice(SLOW_BOTS).page();
  await valueOrThrow(page.introduce('Ann'));
  page.setPace(0);
  const { me } = await startPractice(page);
  await investigates(me);
  const moved = me.n;
  // two bots move
  await waitUntil(() => me.doc.awaited.includes(0));
  expect(me.n).toBeGreaterThanOrEqual(moved + 2);
});

describe('a worker that ends', () => {
  test('rejects pending requests, and another one takes its place', async () => {
    const device = newTestDevice(SLOW_BOTS);
    const page = device.page();
    const { table, me } = await startPractice(page);
    const asked = page.myTables();
    page.fail();
    expect(await asked).toEqual({ ok: false, refused: { because: 'unreachable' } });
    expect(me.isCutOff).toBe(true);
    expect(await valueOrThrow(page.myTables())).toMatchObject([{ id: table }]);
    expect((await connectPlayer(page, table)).doc.table.phase).toBe('playing');
    expect(page.starts()).toBe(2);
  });

  test('is not needed after a failed opening: the next request opens the store', async () => {
    let fails = true;
    const through = (store: DeviceStore): DeviceStore => {
      if (fails) throw storeFailure('failed', new Error('as the test wants it'));
      return store;
    };
    const page = newTestDevice({ through }).page();
    expect(await page.introduce('Ann')).toEqual({ ok: false, refused: { because: 'storeFailed' } });
    fails = false;
    expect(await page.introduce('Ann')).toMatchObject({ ok: true });
    expect(page.starts()).toBe(1);
  });
});
