import { fill, type MatchRecord, quickChance, same, verify } from '#kernel';
import { SHELF, titleNamed } from '#shelf';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Action } from '../games/pi/rules/state.ts';
import { type Board, boardOf } from './board.ts';
import { playToEnd, until } from './driver.ts';
import { docOf } from './following.ts';
import type { Guest } from './guest.ts';
import { openParlour, type Parlour } from './parlour.ts';
import { searchFor } from './secrets.ts';
import { button, comeToWatch, DESK, join, openTable, PHONE, press, recordOf, shown, tableOf } from './table.ts';

let parlour: Parlour;
beforeAll(async () => {
  parlour = await openParlour();
});
afterEach(test => parlour.seeOff(test));
afterAll(() => parlour.end());

/** Accuses by a hand: right if it is the hand held for this seat, wrong for sure if it is its own (PI-8.11). */
function accusing({ view }: Board): Action {
  const { hand } = view();
  if (!hand) throw new Error('who only watches holds nothing');
  const { suspect, location, crime } = hand;
  return { type: 'accuse', suspect, location, crime };
}

/** A marker that could be moved from an investigator to a tile. */
function assignable({ view }: Board): Extract<Action, { type: 'assign' }> | undefined {
  const offer = SHELF[0]?.game.offers(view()).find(({ type }) => type === 'assign');
  return offer && (fill(offer, quickChance(1)) as Extract<Action, { type: 'assign' }>);
}

/** Watches the replay through everybody's eyes, and lets the browser check the deal. */
async function lookBack(guest: Guest, record: MatchRecord): Promise<void> {
  const { page, word } = guest;
  const table = tableOf(guest);
  await press(guest, page.getByRole('link', { name: word('table-replay'), exact: true }));
  const position = page.getByRole('slider', { name: word('replay-position') });
  await expect.poll(() => position.getAttribute('max')).toBe(String(record.moves.length));
  await press(guest, button(guest, 'replay-first'));
  await expect.poll(() => position.inputValue()).toBe('0');
  await press(guest, button(guest, 'replay-forward'));
  await expect.poll(() => position.inputValue()).toBe('1');
  // on a phone it is a list, where there is room a row of buttons
  const list = page.getByRole('combobox', { name: word('replay-eyes'), exact: true });
  if ((await list.count()) > 0) await list.selectOption({ label: word('replay-eyes-all') });
  else await press(guest, page.getByRole('radio', { name: word('replay-eyes-all'), exact: true }));
  await expect.poll(() => new URL(page.url()).searchParams.get('eyes')).toBe('all');
  await shown(guest, 'replay-hands').waitFor();
  await press(guest, button(guest, 'replay-last'));
  await expect.poll(() => new URL(page.url()).searchParams.get('step')).toBe(String(record.moves.length));

  await page.goto(`/fair/t/${table}`);
  await shown(guest, 'fair-is-right').waitFor();
  await expect.poll(() => shown(guest, 'fair-verdict-right').count()).toBe(6);
  await shown(guest, 'fair-memory-same').waitFor();
}

describe('A match in three browsers', () => {
  test('of P.I.: two people, a bot and somebody who watches, to the end and on to the next one', async () => {
    const ann = await parlour.invite('Ann', DESK);
    const bob = await parlour.invite('Bob', PHONE);
    const cyd = await parlour.invite('Cyd', DESK);
    const link = await openTable(ann, 'pi');
    await join(bob, link);
    await press(ann, button(ann, 'table-fill-bots', { count: 1 }));
    await comeToWatch(cyd, link);
    await button(cyd, 'table-join').waitFor();
    await press(ann, button(ann, 'table-start'));
    const table = tableOf(ann);
    const [one, two] = [boardOf(ann, table, 0), boardOf(bob, table, 1)];
    await Promise.all([one, two].map(board => board.watch()));
    await cyd.page.getByRole('grid').waitFor();
    await shown(cyd, 'table-watching').waitFor();
    expect(await cyd.page.getByRole('tab', { name: cyd.word('board-tab-accuse') }).count()).toBe(0);

    // nobody gets the record of a match that goes on, whoever asks
    for (const guest of [ann, bob, cyd])
      expect((await guest.context.request.get(`/api/tables/${table}/record`)).status()).toBe(409);

    const done = new Set<string>();
    const once = (what: string): boolean => !done.has(what) && done.add(what).size > 0;

    async function tryMarkers(board: Board): Promise<void> {
      const assign = assignable(board);
      if (!assign || !once(`markers of ${board.guest.name}`)) return;
      await board.play(assign);
      await board.undo();
      expect(assignable(board)).toEqual(assign);
      await board.play(assign);
      await board.play({ type: 'unassign', place: assign.place, tile: assign.tile });
    }

    /** Ann accuses wrongly once, and then thinks. Bob's case is in her hand, and he is told in the third round. */
    async function move(board: Board): Promise<void> {
      await tryMarkers(board);
      if (board === one) return one.play(once('a wrong accusation') ? accusing(one) : one.think());
      const { round, display } = two.view().open;
      if (round === 1) return two.play({ type: 'investigate', place: one.view().hand?.location ?? '' });
      return two.play(round === 2 ? { type: 'examine', card: display[0] ?? '' } : accusing(one));
    }

    async function reload(): Promise<void> {
      const suspect = two.view().open.suspects.find(one => one !== null) ?? '';
      const mark = await two.note('suspect', suspect);
      await bob.page.reload();
      await two.watch();
      expect(await two.noted('suspect', suspect)).toBe(mark);
    }

    async function loseTheLine(): Promise<void> {
      const lost = shown(ann, 'table-turn-lost');
      ann.expect(/ERR_INTERNET_DISCONNECTED/);
      await ann.context.setOffline(true);
      await lost.waitFor();
      await move(two);
      await ann.context.setOffline(false);
      await lost.waitFor({ state: 'detached' });
      ann.expectNothing();
      await until(() => same(one.view().open, two.view().open), 'Ann has missed nothing');
    }

    await playToEnd([one, two], async mover => {
      if (two.view().open.investigation === 2 && once('a reload')) await reload();
      if (mover === two && once('a lost line')) await loseTheLine();
      else await move(mover);
    });
    expect([...done].sort()).toEqual([
      'a lost line',
      'a reload',
      'a wrong accusation',
      'markers of Ann',
      'markers of Bob',
    ]);

    await Promise.all([one, two].map(board => board.seeEnd()));
    for (const guest of [ann, bob, cyd]) {
      await shown(guest, 'table-over').waitFor();
      await guest.page.getByRole('link', { name: guest.word('table-replay'), exact: true }).waitFor();
    }
    await until(
      () => [ann, bob, cyd].every(guest => docOf(guest, table).table.phase === 'over'),
      'everybody has heard',
    );

    const record = await recordOf(cyd, table);
    const game = titleNamed('pi')?.game;
    expect(game && verify(record, game).ok).toBe(true);
    for (const [guest, viewer, hands] of [
      [ann, 0, 3],
      [bob, 1, 3],
      [cyd, 'audience', 0],
    ] as const) {
      const search = searchFor(guest, viewer, { table, record });
      expect(search.breaches).toEqual([]);
      expect(search.own).toBe(hands);
      expect(search.searched).toBeGreaterThan(50);
    }
    // the search knows a hand when it sees one: through another's eyes, Ann's own is a breach
    expect(searchFor(ann, 'audience', { table, record }).breaches).not.toEqual([]);

    await lookBack(bob, record);
    await press(ann, button(ann, 'table-rematch'));
    await ann.page.waitForURL(url => url.pathname !== `/t/${table}`);
    await bob.page.goto(`/t/${table}`);
    await press(bob, bob.page.getByRole('link', { name: bob.word('table-join-rematch'), exact: true }));
    await Promise.all([ann, bob].map(guest => button(guest, 'table-stand').waitFor()));
    const { seats } = docOf(bob, tableOf(ann)).table;
    expect(seats.map(seat => seat?.name)).toEqual(['Ann', 'Bob', expect.any(String)]);
  });

  test('of 07: two people, who know too much, on a phone and in the dark', async () => {
    const ewa = await parlour.invite('Ewa', { ...PHONE, language: 'pl' });
    const jan = await parlour.invite('Jan', { ...DESK, language: 'uk', scheme: 'dark' });
    const link = await openTable(ewa, '07');
    const seats = ewa.page.getByLabel(ewa.word('table-option-seats'));
    await ewa.hand.scrollTo(seats);
    await ewa.hand.choose(seats, { index: 0 });
    await join(jan, link);
    await press(ewa, button(ewa, 'table-start'));
    const table = tableOf(ewa);
    const [one, two] = [boardOf(ewa, table, 0), boardOf(jan, table, 1)];
    await Promise.all([one, two].map(board => board.watch()));

    await playToEnd([one, two], async mover => {
      const holder = mover === one ? two : one;
      const { round, display, investigation } = mover.view().open;
      const isEasy = round > 1 || investigation > 1;
      await mover.play(isEasy ? accusing(holder) : { type: 'examine', card: display[4] ?? '' });
    });
    await Promise.all([one, two].map(board => board.seeEnd()));
    await until(() => two.isOver(), 'both have heard');
    const record = await recordOf(jan, table);
    for (const [guest, seat] of [
      [ewa, 0],
      [jan, 1],
    ] as const) {
      const search = searchFor(guest, seat, { table, record });
      expect(search.breaches).toEqual([]);
      expect(search.own).toBe(3);
    }
  });
});
