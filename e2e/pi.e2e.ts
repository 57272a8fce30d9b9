import { fill, type MatchRecord, quickChance, same, verify } from '#kernel';
import { SHELF, titleNamed } from '#shelf';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Action } from '../games/pi/rules/state.ts';
import { type PiBoard, piBoardOf } from './pi-board.ts';
import { playToEnd, until } from './driver.ts';
import { docOf } from './received-docs.ts';
import type { Guest } from './guest.ts';
import { type Parlour, sharedParlour } from './parlour.ts';
import { searchPi } from './pi-secrets.ts';
import { button, watchTable, DESK, join, openTable, PHONE, press, recordOf, shown, tableOf } from './table.ts';

let parlour: Parlour;
beforeAll(async () => {
  parlour = await sharedParlour();
});
afterEach(test => parlour.closeGuests(test));

/** An accusation with the hand of this view: right for the next seat, wrong for its owner (PI-8.11). */
function accusing({ view }: PiBoard): Action {
  const { hand } = view();
  if (!hand) throw new Error('a spectator has no hand');
  const { suspect, location, crime } = hand;
  return { type: 'accuse', suspect, location, crime };
}

/** A legal assignment of a marker to a tile. */
function assignable({ view }: PiBoard): Extract<Action, { type: 'assign' }> | undefined {
  const offer = SHELF[0]?.game.offers(view()).find(({ type }) => type === 'assign');
  return offer && (fill(offer, quickChance(1)) as Extract<Action, { type: 'assign' }>);
}

/** Opens the replay with all hands, and checks the deal in the browser. */
async function checkReplay(guest: Guest, record: MatchRecord): Promise<void> {
  const { page, word } = guest;
  const table = tableOf(guest);
  await press(guest, page.getByRole('link', { name: word('table-replay'), exact: true }));
  const position = page.getByRole('slider', { name: word('replay-position') });
  await expect.poll(() => position.getAttribute('max')).toBe(String(record.moves.length));
  await press(guest, button(guest, 'replay-first'));
  await expect.poll(() => position.inputValue()).toBe('0');
  await press(guest, button(guest, 'replay-forward'));
  await expect.poll(() => position.inputValue()).toBe('1');
  // a list on a phone, otherwise a row of buttons
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
  test('of P.I.: two people, a bot and a spectator play to the end and start a rematch', async () => {
    const ann = await parlour.invite('Ann', DESK);
    const bob = await parlour.invite('Bob', PHONE);
    const cyd = await parlour.invite('Cyd', DESK);
    const link = await openTable(ann, 'pi');
    await join(bob, link);
    await press(ann, button(ann, 'table-fill-bots', { count: 1 }));
    await watchTable(cyd, link);
    await button(cyd, 'table-join').waitFor();
    await press(ann, button(ann, 'table-start'));
    const table = tableOf(ann);
    const [one, two] = [piBoardOf(ann, table, 0), piBoardOf(bob, table, 1)];
    await Promise.all([one, two].map(board => board.watch()));
    await cyd.page.getByRole('grid').waitFor();
    await shown(cyd, 'table-watching').waitFor();
    expect(await cyd.page.getByRole('tab', { name: cyd.word('board-tab-accuse') }).count()).toBe(0);

    // the record is refused during the match
    for (const guest of [ann, bob, cyd])
      expect((await guest.context.request.get(`/api/tables/${table}/record`)).status()).toBe(409);

    const done = new Set<string>();
    const once = (what: string): boolean => !done.has(what) && done.add(what).size > 0;

    async function tryMarkers(board: PiBoard): Promise<void> {
      const assign = assignable(board);
      if (!assign || !once(`markers of ${board.guest.name}`)) return;
      await board.play(assign);
      await board.undo();
      expect(assignable(board)).toEqual(assign);
      await board.play(assign);
      await board.play({ type: 'unassign', place: assign.place, tile: assign.tile });
    }

    /** Ann makes one wrong accusation, then moves as a bot would. Bob solves his case in the third round, with the hand that Ann holds. */
    async function move(board: PiBoard): Promise<void> {
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

    async function loseConnection(): Promise<void> {
      const lost = shown(ann, 'table-turn-lost');
      ann.expect(/ERR_INTERNET_DISCONNECTED/);
      await ann.context.setOffline(true);
      await lost.waitFor();
      await move(two);
      await ann.context.setOffline(false);
      await lost.waitFor({ state: 'detached' });
      ann.expectNothing();
      await until(() => same(one.view().open, two.view().open), 'Ann has the same state as Bob');
    }

    await playToEnd([one, two], async mover => {
      if (two.view().open.investigation === 2 && once('a reload')) await reload();
      if (mover === two && once('a lost connection')) await loseConnection();
      else await move(mover);
    });
    expect([...done].sort()).toEqual([
      'a lost connection',
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
      'all browsers know the end',
    );

    const record = await recordOf(cyd, table);
    const game = titleNamed('pi')?.game;
    expect(game && verify(record, game).ok).toBe(true);
    for (const [guest, viewer, hands] of [
      [ann, 0, 3],
      [bob, 1, 3],
      [cyd, 'audience', 0],
    ] as const) {
      const search = searchPi(guest, viewer, { table, record });
      expect(search.breaches).toEqual([]);
      expect(search.own).toBe(hands);
      expect(search.searched).toBeGreaterThan(50);
    }
    // proof that the search works: for the audience, Ann's own hand is a breach
    expect(searchPi(ann, 'audience', { table, record }).breaches).not.toEqual([]);

    await checkReplay(bob, record);
    await press(ann, button(ann, 'table-rematch'));
    await ann.page.waitForURL(url => url.pathname !== `/t/${table}`);
    await bob.page.goto(`/t/${table}`);
    await press(bob, bob.page.getByRole('link', { name: bob.word('table-join-rematch'), exact: true }));
    await Promise.all([ann, bob].map(guest => button(guest, 'table-stand').waitFor()));
    const { seats } = docOf(bob, tableOf(ann)).table;
    expect(seats.map(seat => seat?.name)).toEqual(['Ann', 'Bob', expect.any(String)]);
  });

  test('of 07: two people, one on a phone, one in the dark theme, in Polish and Ukrainian', async () => {
    const ewa = await parlour.invite('Ewa', { ...PHONE, language: 'pl' });
    const jan = await parlour.invite('Jan', { ...DESK, language: 'uk', scheme: 'dark' });
    const link = await openTable(ewa, '07');
    const seats = ewa.page.getByLabel(ewa.word('table-option-seats'));
    await ewa.hand.scrollTo(seats);
    await ewa.hand.choose(seats, { index: 0 });
    await join(jan, link);
    await press(ewa, button(ewa, 'table-start'));
    const table = tableOf(ewa);
    const [one, two] = [piBoardOf(ewa, table, 0), piBoardOf(jan, table, 1)];
    await Promise.all([one, two].map(board => board.watch()));

    await playToEnd([one, two], async mover => {
      const holder = mover === one ? two : one;
      const { round, display, investigation } = mover.view().open;
      const isEasy = round > 1 || investigation > 1;
      await mover.play(isEasy ? accusing(holder) : { type: 'examine', card: display[4] ?? '' });
    });
    await Promise.all([one, two].map(board => board.seeEnd()));
    await until(() => two.isOver(), 'both browsers know the end');
    const record = await recordOf(jan, table);
    for (const [guest, seat] of [
      [ewa, 0],
      [jan, 1],
    ] as const) {
      const search = searchPi(guest, seat, { table, record });
      expect(search.breaches).toEqual([]);
      expect(search.own).toBe(3);
    }
  });
});
