import { describe, expect, test } from 'vitest';
import { type AnyMatch, fill, quickChance, readRecord, applyMove, start, verify } from '#kernel';
import { SHELF } from '#shelf';
import type { DeviceStore } from './store.ts';
import { storeFailure } from '../../tables/store.ts';
import { titleNamed as onShelf } from '../shelf.ts';
import {
  callAt,
  type Gadget,
  gameOf,
  granted,
  newGadget,
  type Page,
  type Player,
  playNow,
  playsOn,
  SLOWLY,
  startWithBots,
  until,
} from './practice.fixture.ts';
import { fetchTitle } from './titles.ts';

const HOUR = 3_600_000;

describe('whoever has never played here', () => {
  test('is nobody and has nothing, and no keeper is started to say so', async () => {
    const page = newGadget().page();
    expect(await page.me()).toEqual({ ok: true, value: null });
    expect(await page.myTables()).toEqual({ ok: true, value: [] });
    expect(await page.myMatches()).toEqual({ ok: true, value: { matches: [], more: null } });
    expect(page.starts()).toBe(0);
  });

  test('gives a name first, as on any server', async () => {
    const gadget = newGadget();
    const page = gadget.page();
    expect(await page.makeTable({ title: 'pi' })).toEqual({ ok: false, refused: { because: 'noGuest' } });
    expect(await page.callMe('  ')).toEqual({ ok: false, refused: { because: 'badField', field: 'name' } });
    const ann = await granted(page.callMe(' Ann '));
    expect(ann.name).toBe('Ann');
    expect(await granted(page.callMe('Anna'))).toEqual({ ...ann, name: 'Anna' });
    expect(await granted(gadget.page().me())).toEqual({ ...ann, name: 'Anna' });
  });

  test('is the same guest on every page, however many introduce them at once', async () => {
    const gadget = newGadget();
    const [one, other] = [gadget.page(), gadget.page()];
    const [ann, anna] = await Promise.all([granted(one.callMe('Ann')), granted(other.callMe('Anna'))]);
    expect(ann.id).toBe(anna.id);
    expect((await granted(one.me()))?.id).toBe(ann.id);
  });
});

describe('a device', () => {
  test('has no links, no codes and no public tables', async () => {
    const page = newGadget().page();
    expect(await page.linkTo('table')).toBeNull();
    expect(await page.findCode('BCDFGH')).toEqual({ ok: false, refused: { because: 'noSuchTable' } });
    expect(await page.claim('table', 'pass')).toEqual({ ok: false, refused: { because: 'badPass' } });
    expect(await page.publicTables()).toEqual({ ok: true, value: [] });
  });

  test.each(SHELF.map(({ id }) => id))('can fetch %s, and what it does not know it leaves alone', async id => {
    await fetchTitle(id);
    expect(onShelf(id)?.id).toBe(id);
    await fetchTitle('poker');
    expect(onShelf('poker')).toBeUndefined();
  });

  test('makes only tables that can be', async () => {
    const page = newGadget().page();
    await granted(page.callMe('Ann'));
    expect(await page.makeTable({ title: 'poker' })).toEqual({
      ok: false,
      refused: { because: 'badField', field: 'title' },
    });
    const { id, url } = await granted(page.makeTable({ title: '07', seats: 4 }));
    expect(url).toBeNull();
    expect(await granted(page.myTables())).toMatchObject([{ id, title: '07', language: 'pl', phase: 'gathering' }]);
    const me = await callAt(page, id);
    await me.does({ do: 'arrange', form: { title: 'pi' } });
    expect(me.doc.table.form).toMatchObject({ title: 'pi', seats: 4 });
    expect(await me.asks({ do: 'arrange', form: { title: 'poker' } })).toMatchObject({
      refused: { because: 'badField', field: 'title' },
    });
  });

  test('lets in only its guest, to tables it has', async () => {
    const page = newGadget().page();
    const stranger = await callAt(page, 'nowhere');
    await until(() => stranger.isCutOff);
    expect(stranger.heard).toMatchObject([{ refused: { because: 'noGuest' } }, { type: 'bye', because: 'refused' }]);
    await granted(page.callMe('Ann'));
    const lost = await callAt(page, 'nowhere');
    await until(() => lost.isCutOff);
    expect(lost.heard).toMatchObject([{ refused: { because: 'noSuchTable' } }, { type: 'bye', because: 'refused' }]);
  });
});

describe('a match against bots', () => {
  test('is played to its end, listed, recorded, checked, and played once more', async () => {
    const gadget = newGadget();
    const page = gadget.page();
    const { table, me } = await playNow(page);
    expect(await page.record(table)).toEqual({ ok: false, refused: { because: 'notOver' } });
    expect(await granted(page.myTables())).toMatchObject([{ id: table, phase: 'playing' }]);
    await until(() => me.doc.awaited.includes(0));
    expect(await granted(page.myTables())).toMatchObject([{ awaited: true, left: null }]);
    // another page has it read for the list alone
    expect(await granted(gadget.page().myTables())).toMatchObject([{ id: table, awaited: true, left: null }]);
    await playsOn(me);
    expect(me.doc.table).toMatchObject({ phase: 'over', paused: null });
    expect(me.doc.table.result?.ranks).toHaveLength(3);
    expect(await granted(page.myTables())).toEqual([]);
    expect(await granted(page.myMatches())).toMatchObject({ matches: [{ id: table, phase: 'over' }], more: null });
    expect(await page.record('nowhere')).toEqual({ ok: false, refused: { because: 'noSuchTable' } });

    const read = readRecord(await granted(page.record(table)));
    if (!('record' in read)) throw new Error(read.problem);
    expect(read.record.seats.map(({ bot }) => bot)).toEqual([null, 'novice', 'novice']);
    expect(read.record.commitment).toBe(me.doc.table.commitment);
    expect(verify(read.record, gameOf(me))).toMatchObject({ ok: true });

    await me.does({ do: 'rematch' });
    const next = await callAt(page, me.doc.table.next ?? '');
    expect(next.doc.table.seats.map(seat => seat?.bot)).toEqual([undefined, 'novice', 'novice']);
    await startWithBots(next);
    await playsOn(next, 2);
    expect(next.doc.table.phase).toBe('playing');
    expect(gadget.alarms).toEqual([]);
  });

  test('goes on after a reload at any moment, with nothing lost', async () => {
    const gadget = newGadget();
    let page = gadget.page();
    const { table, me } = await playNow(page);
    let player = me;
    for (let reload = 0; reload < 4; reload++) {
      await playsOn(player, 1 + reload);
      page.close();
      page = gadget.page();
      // whoever comes back is told what they missed, which leads where it is seen anew
      const back = await callAt(page, table, reload % 2 === 0 ? player : undefined);
      const anew = await callAt(page, table);
      await until(() => anew.n === back.n);
      expect(back.doc).toEqual(anew.doc);
      expect(back.n).toBeGreaterThanOrEqual(player.n);
      anew.hangUp();
      player = back;
    }
    await playsOn(player);
    expect(player.doc.table.phase).toBe('over');
    const read = readRecord(await granted(page.record(table)));
    expect('record' in read && verify(read.record, gameOf(player))).toMatchObject({ ok: true });
    expect(gadget.alarms).toEqual([]);
  });

  test('can be taken back where nobody learned anything', async () => {
    const { me } = await playNow(newGadget().page());
    const markers = (): ReturnType<typeof someMarkers> => someMarkers(me);
    for (let turns = 0; turns < 20 && !markers(); turns++) await investigates(me);
    await until(() => me.doc.awaited.includes(0));
    const [before, action] = [me.doc.view, markers()];
    await me.does({ do: 'move', action, based: me.n });
    expect(me.doc.view).not.toEqual(before);
    await me.does({ do: 'undo', based: me.n });
    expect(me.doc.view).toEqual(before);
  });

  test('tells a full device from one that fails, and loses nothing by either', async () => {
    let failing: 'full' | 'failed' | null = null;
    const through = (store: DeviceStore): DeviceStore => ({
      ...store,
      append: (...given) =>
        failing ? Promise.reject(storeFailure(failing, new Error('as the test wants it'))) : store.append(...given),
    });
    const gadget = newGadget({ ...SLOWLY, through });
    const { me } = await playNow(gadget.page());
    await until(() => me.doc.awaited.length > 0);
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
    expect(gadget.alarms.map(({ what }) => what)).toEqual(['an intent failed', 'an intent failed']);
  });
});

/** A move of markers this player may make; undefined if none. */
function someMarkers(me: Player): object | undefined {
  const offer =
    me.doc.view &&
    gameOf(me)
      .offers(me.doc.view)
      .find(({ type }) => type === 'assign');
  return offer ? fill(offer, quickChance(1)) : undefined;
}

async function investigates(me: Player): Promise<void> {
  await until(() => me.doc.awaited.includes(0));
  const offer =
    me.doc.view &&
    gameOf(me)
      .offers(me.doc.view)
      .find(({ type }) => type === 'investigate');
  if (!offer) throw new Error('there is nothing to investigate');
  await me.does({ do: 'move', action: fill(offer, quickChance(me.n)), based: me.n });
}

describe('two pages at once', () => {
  test('play at one table: each sees what the other did as soon as it is looked at', async () => {
    const gadget = newGadget(SLOWLY);
    const [one, other] = [gadget.page(), gadget.page()];
    const { table, me } = await playNow(one);
    const also = await callAt(other, table);
    expect(also.doc).toEqual(me.doc);
    await me.does({ do: 'say', to: 'table', text: 'hm' });
    expect(also.n).toBe(me.n - 1);
    other.look();
    await until(() => also.n === me.n);
    await me.does({ do: 'say', to: 'table', text: 'hm hm' });
    // whoever does not look is told when they do something
    await also.does({ do: 'say', to: 'table', text: 'aha' });
    expect(also.n).toBe(me.n + 1);
    one.look();
    await until(() => also.n === me.n);
    expect(also.doc).toEqual(me.doc);
    expect(gadget.alarms).toEqual([]);
  });

  test('do not keep each other from playing: whoever is missed on one is back on the other', async () => {
    const gadget = newGadget(SLOWLY);
    const [one, other] = [gadget.page(), gadget.page()];
    const { table, me } = await playNow(one);
    const also = await callAt(other, table);
    also.hangUp();
    const store = await gadget.store();
    const key = (await store.find(table))?.key ?? 0;
    await until(async () => (await store.read(key, 'table', 0)).at(-1)?.includes('deserted'));
    await me.does({ do: 'pause' });
    expect(me.doc.table).toMatchObject({ paused: 'agreed', seats: [{ away: null }, {}, {}] });
  });
});

describe('a clock on a device', () => {
  const timed = { options: { turnSeconds: 60 } };

  /** A match in which it is this player's turn, with ten seconds of it gone. */
  async function atTurn(gadget: Gadget, page: Page): Promise<{ table: string; me: Player }> {
    for (;;) {
      const { table, me } = await playNow(page, timed);
      if (!me.doc.awaited.includes(0)) continue;
      await passSeconds(gadget, me, 10);
      return { table, me };
    }
  }

  /** Time passes, and somebody is there: their keeper notes it, and they do something that changes nothing. */
  async function passSeconds(gadget: Gadget, me: Player, seconds: number): Promise<void> {
    const store = await gadget.store();
    for (let second = 0; second < seconds; second++) {
      gadget.time.now += 1_000;
      await store.pulse(gadget.time.now);
      expect(await me.asks({ do: 'stand' })).toMatchObject({ refused: { because: 'notGathering' } });
    }
  }

  const clockIn = ({ heard }: Player): number => {
    const clocks = heard.flatMap(message => ('clock' in message && message.clock ? [message.clock.left] : []));
    return clocks.at(-1) ?? Number.NaN;
  };

  test('does not run while nobody has it open', async () => {
    const gadget = newGadget(SLOWLY);
    const page = gadget.page();
    const { table } = await atTurn(gadget, page);
    page.close();
    gadget.time.now += HOUR;
    const back = await callAt(gadget.page(), table);
    expect(clockIn(back)).toBe(50_000);
    expect(back.doc.awaited).toEqual([0]);
  });

  test('does not run while the device sleeps', async () => {
    const gadget = newGadget(SLOWLY);
    const { table, me } = await atTurn(gadget, gadget.page());
    gadget.time.now += HOUR;
    expect(await me.asks({ do: 'say', to: 'table', text: 'good morning' })).toMatchObject({ type: 'told' });
    expect(me.doc.awaited).toEqual([0]);
    const store = await gadget.store();
    await until(async () => (await store.outages()).length > 0);
    const anew = await callAt(gadget.page(), table);
    expect(clockIn(anew)).toBe(50_000);
  });

  test('does not run while its player looks at something else', async () => {
    const gadget = newGadget(SLOWLY);
    const page = gadget.page();
    const { table, me } = await atTurn(gadget, page);
    const elsewhere = await playNow(page);
    me.hangUp();
    const store = await gadget.store();
    await until(async () => (await store.find(table))?.card.dueAt === null);
    await passSeconds(gadget, elsewhere.me, 100);
    const back = await callAt(page, table);
    expect(back.doc.awaited).toEqual([0]);
    expect(clockIn(back)).toBe(50_000);
  });

  test('of a table that was left in a hurry stands still while its player is at another', async () => {
    const gadget = newGadget(SLOWLY);
    const page = gadget.page();
    const { table } = await atTurn(gadget, page);
    page.close();
    gadget.time.now += HOUR;
    await playNow(gadget.page());
    const store = await gadget.store();
    await until(async () => (await store.find(table))?.card.dueAt === null);
    const log = await store.read((await store.find(table))?.key ?? 0, 'table', 0);
    expect(JSON.parse(log.at(-1) ?? '')).toMatchObject({ kind: 'paused', why: 'deserted', played: 10_000 });
  });
});

describe('going on from a position', () => {
  /** A finished match on this page, and where it stood after so many moves. */
  async function finished(
    page: Page,
  ): Promise<{ record: Parameters<typeof verify>[0]; at: (moves: number) => AnyMatch }> {
    const { table, me } = await playNow(page);
    await playsOn(me);
    const read = readRecord(await granted(page.record(table)));
    if (!('record' in read)) throw new Error(read.problem);
    const { record } = read;
    const finding = verify(record, gameOf(me));
    if (!finding.ok) throw new Error(finding.wrong.part);
    const seed = Uint8Array.from(finding.seed.match(/../g) ?? [], byte => Number.parseInt(byte, 16));
    return {
      record,
      at(moves) {
        const match = start({ game: gameOf(me), options: record.options, seats: record.seats.length, seed });
        for (const move of record.moves.slice(0, moves)) applyMove(match, move);
        return match;
      },
    };
  }

  test('is a match against bots, as that seat saw it, to the end and once more', async () => {
    const gadget = newGadget();
    const page = gadget.page();
    const { record, at } = await finished(page);
    for (const seat of [0, 2]) {
      const match = at(5);
      const view = match.game.view(match.state, seat);
      const { edition: title, options, seats } = record;
      const { id } = await granted(page.continueFrom({ title, options, seats, seat, view }));
      const me = await callAt(page, id);
      expect(me.doc.you.seat).toBe(seat);
      expect(me.doc.table).toMatchObject({ phase: 'playing', continued: true, form: { language: 'pl' } });
      expect(me.heard[0]).toMatchObject({ type: 'welcome', doc: { view } });
      await playsOn(me);
      expect(me.doc.table.phase).toBe('over');
      expect(await page.record(id)).toEqual({ ok: false, refused: { because: 'noRecord' } });
      await me.does({ do: 'rematch' });
      expect(me.doc.table.next).not.toBeNull();
    }
    expect(gadget.alarms).toEqual([]);
  });

  test('asks nobody for a name: whoever sat there goes on', async () => {
    const { record, at } = await finished(newGadget().page());
    const page = newGadget().page();
    const { edition: title, options, seats } = record;
    const [match, over] = [at(3), at(Infinity)];
    const view = match.game.view(match.state, 0);
    expect(await page.continueFrom({ title: 'poker', options, seats, seat: 0, view })).toMatchObject({ ok: false });
    const ended = over.game.view(over.state, 0);
    expect(await page.continueFrom({ title, options, seats, seat: 0, view: ended })).toEqual({
      ok: false,
      refused: { because: 'notPlaying' },
    });
    await granted(page.continueFrom({ title, options, seats, seat: 0, view }));
    expect((await granted(page.me()))?.name).toBe('Ann');
  });
});

describe('a keeper that ends', () => {
  test('leaves nobody waiting, and another one takes its place', async () => {
    const gadget = newGadget(SLOWLY);
    const page = gadget.page();
    const { table, me } = await playNow(page);
    const asked = page.myTables();
    page.fail();
    expect(await asked).toEqual({ ok: false, refused: { because: 'unreachable' } });
    expect(me.isCutOff).toBe(true);
    expect(await granted(page.myTables())).toMatchObject([{ id: table }]);
    expect((await callAt(page, table)).doc.table.phase).toBe('playing');
    expect(page.starts()).toBe(2);
  });

  test('is not needed where the store could not be opened: the next one who asks opens it', async () => {
    let fails = true;
    const through = (store: DeviceStore): DeviceStore => {
      if (fails) throw storeFailure('failed', new Error('as the test wants it'));
      return store;
    };
    const page = newGadget({ through }).page();
    expect(await page.callMe('Ann')).toEqual({ ok: false, refused: { because: 'storeFailed' } });
    fails = false;
    expect(await page.callMe('Ann')).toMatchObject({ ok: true });
    expect(page.starts()).toBe(1);
  });
});
