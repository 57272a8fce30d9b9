import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { PLACES, type Place } from '../games/spyfall/rules/places.ts';
import { placeName } from '../games/spyfall/telling/names.ts';
import { until } from './driver.ts';
import { docOf } from './following.ts';
import type { Guest } from './guest.ts';
import { openParlour, type Parlour } from './parlour.ts';
import { type SpyBoard, spyBoardOf } from './spyfall-board.ts';
import { type Company, companyOf } from './spyfall-company.ts';
import { button, choose, join, openTable, PHONE, press, tableOf } from './table.ts';

let parlour: Parlour;
beforeAll(async () => {
  parlour = await openParlour();
});
afterEach(test => parlour.seeOff(test));
afterAll(() => parlour.end());

/** Three people at a table: one on a computer, two on phones. */
async function threeAtATable(names: readonly [string, string, string]): Promise<Company> {
  const [host, ...others] = [
    await parlour.invite(names[0], { game: 'spyfall' }),
    await parlour.invite(names[1], { ...PHONE, game: 'spyfall' }),
    await parlour.invite(names[2], { ...PHONE, game: 'spyfall' }),
  ] as const;
  const link = await openTable(host, 'spyfall');
  await choose(host, 'rounds', 'count', 2);
  const seats = host.page.getByLabel(host.word('table-option-seats'));
  await host.hand.scrollTo(seats);
  await host.hand.choose(seats, { index: 0 });
  for (const guest of others) await join(guest, link);
  await press(host, button(host, 'table-start'));
  const guests = [host, ...others];
  await Promise.all(guests.map(({ page }) => page.locator('button[data-card]').waitFor()));
  const company = companyOf(guests.map((guest, seat) => spyBoardOf(guest, tableOf(host), seat)));
  await company.startClock();
  return company;
}

const tab = ({ page }: Guest, id: string) => page.locator(`[data-width] [role=tab][id$="-${id}"]`);

/** The list of locations, opened by its button, and what is in it. */
async function openNaming(guest: Guest) {
  const { page, hand, word } = guest;
  await hand.tap(button(guest, 'board-name-open').or(button(guest, 'board-name-short')).first());
  const dialog = page.getByRole('dialog');
  return {
    listed: dialog.locator('[data-name]'),
    search: dialog.getByLabel(word('board-name-search'), { exact: true }),
    confirm: (place: Place) =>
      dialog.getByRole('button', { name: word('board-name', { place: word(placeName(place).key) }), exact: true }),
  };
}

const SIZES = [
  [1280, 720],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [360, 640],
  [844, 390],
  // 1280 × 800 at a zoom of 200 %
  [640, 400],
] as const;

/** What a player who asks has to have in the window, at any size and with any size of text. */
const NEEDED = {
  'the clock': '[data-bar] [role=timer]',
  'the menu': '[data-bar] [aria-haspopup=menu]',
  'the card': 'button[data-card]',
  'a player to ask': '[data-mine] [data-seat]',
  'the button to ask': '[data-mine] button:has(+ dialog), [data-mine] > div:last-of-type > button',
} as const;

describe('A table of Spyfall', () => {
  test('nothing scrolls but panels, at every size and size of text; names move nothing', async () => {
    const { board, open } = await threeAtATable(['Maximilianalexanderconst', 'יוסף בן־דוד', '🕵️‍♀️🎩👩‍👩‍👧‍👦']);
    const { page } = board(open().dealer).guest;
    await page.locator('[data-question]').first().waitFor();
    const flaws: string[] = [];
    for (const text of [100, 125, 150]) {
      await page.evaluate(size => document.documentElement.style.setProperty('font-size', `${size}%`), text);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => new Promise(done => setTimeout(done, 120)));
        const found = await page.evaluate(needed => {
          const root = document.documentElement;
          const isScrolled = root.scrollHeight > innerHeight + 1 || root.scrollWidth > innerWidth + 1;
          const missing = Object.entries(needed).filter(([, selector]) => {
            const element = [...document.querySelectorAll(selector)].find(one => one.getClientRects().length > 0);
            const { left = -1, top = -1, right = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
            const isIn = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
            const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            return !isIn || !above || !(element?.contains(above) || above.contains(element ?? null));
          });
          return [...(isScrolled ? ['scrolls'] : []), ...missing.map(([name]) => `lacks ${name}`)];
        }, NEEDED);
        flaws.push(...found.map(flaw => `${width}×${height} at ${text} %: ${flaw}`));
      }
    }
    expect(flaws).toEqual([]);
  });

  test('an accusation stops the clock before everybody; chat stays in reach; an idle voter is nudged', async () => {
    const { boards, board, open, everybodyKnows } = await threeAtATable(['Ann', 'Bob', 'Cyd']);
    const suspect = 1;
    const [accuser, idle] = [board(0), board(2)] as const;
    const scenes = boards.map(({ guest }) => guest.page.locator('[data-scene=accused]').waitFor({ timeout: 10_000 }));
    await accuser.play({ type: 'accuse', suspect });
    await Promise.all(scenes);
    await everybodyKnows();
    const stopped = (guest: Guest) =>
      guest.page.getByText(guest.word('board-clock-stopped'), { exact: true }).waitFor({ state: 'attached' });
    await Promise.all(boards.map(({ guest }) => stopped(guest)));

    // the player who has yet to vote reads the chat, and is led back to the vote
    await idle.guest.hand.tap(tab(idle.guest, 'chat'));
    const back = idle.guest.page.locator('[data-vote-notice] button');
    await idle.guest.hand.needs(back, 'The way back to the vote');
    // what is under the chat can be reached by no key
    expect(await idle.guest.page.locator('[inert] [data-ballot]').count()).toBe(1);

    const nudge = accuser.guest.page.locator(`[data-nudge="${idle.seat}"]`);
    expect(await nudge.count()).toBe(0);
    await nudge.waitFor({ timeout: 20_000 });
    await accuser.guest.hand.tap(nudge);
    const reminder = idle.guest.word('table-nudged', { name: accuser.guest.name });
    await idle.guest.page.locator('[data-toasts]').getByText(reminder, { exact: true }).waitFor();
    await nudge.waitFor({ state: 'detached' });
    expect(open().motion?.voted).toEqual([accuser.seat]);

    // all votes are turned over before everybody
    const verdicts = boards.map(({ guest }) => guest.page.locator('[data-scene=acquitted]').waitFor());
    await idle.guest.hand.tap(back);
    await idle.play({ type: 'vote', vote: 'nay' });
    await Promise.all(verdicts);
  });

  test('naming the location: a button for everybody, a list with a search, and a confirmation; no Undo for nothing', async () => {
    const { boards, board, open, spy, place, everybodyKnows } = await threeAtATable(['Ann', 'Bob', 'Cyd']);
    await everybodyKnows();
    const canUndo = ({ guest }: SpyBoard): boolean => docOf(guest, tableOf(guest)).you.undo !== null;
    // only the dealer has made a move
    expect(boards.filter(canUndo).filter(({ seat }) => seat !== open().dealer)).toEqual([]);
    for (const one of boards) {
      const { guest } = one;
      const undo = button(guest, 'table-undo').or(button(guest, 'table-ask-undo'));
      expect(await undo.count()).toBe(canUndo(one) ? 1 : 0);
      const { listed, search, confirm } = await openNaming(guest);
      expect(await listed.count()).toBe(PLACES.length);
      await guest.hand.type(search, 'qqq');
      await guest.page.getByText(guest.word('board-name-none'), { exact: true }).waitFor();
      expect(await listed.count()).toBe(0);
      // nothing is chosen: nothing can be confirmed
      expect(await confirm(PLACES[0] ?? '').count()).toBe(0);
      // Escape clears the search, and then closes the list
      await guest.page.keyboard.press('Escape');
      await listed.first().waitFor();
      await guest.page.keyboard.press('Escape');
      await listed.first().waitFor({ state: 'detached' });
    }
    const { guest } = board(spy());
    const here = place();
    const { listed, search, confirm } = await openNaming(guest);
    await guest.hand.type(search, guest.word(placeName(here).key).toUpperCase());
    await expect.poll(() => listed.count()).toBe(1);
    await guest.hand.tap(listed.first());
    await guest.hand.needs(confirm(here), 'The button that confirms the location');
    expect(open().past).toEqual([]);
    await guest.hand.tap(confirm(here));
    await until(() => open().past.length === 1, 'the round is over');
    expect(open().past[0]?.ending).toMatchObject({ type: 'named', place: here });
  });

  test('SPY-2.9: the reveal stays until everybody has continued, and what ended the round is shown before it', async () => {
    const { boards, board, open, spy, place, everybodyKnows } = await threeAtATable(['Ann', 'Bob', 'Cyd']);
    const named = boards.map(({ guest }) => guest.page.locator('[data-scene=named]').waitFor({ timeout: 10_000 }));
    const teller = board(spy());
    await teller.hand.name(place());
    await Promise.all(named);
    const reveal = ({ guest }: SpyBoard) => guest.page.locator('[data-reveal][open]');
    await Promise.all(boards.map(one => reveal(one).waitFor()));
    await everybodyKnows();
    await board(0).hand.goOn();
    await until(() => open().continued.length === 1, 'one has continued');
    await everybodyKnows();
    expect(open().stage).toBe('dealt');
    expect(await reveal(board(1)).count()).toBe(1);
    await board(1).hand.goOn();
    await board(2).hand.goOn();
    await until(() => open().stage === 'talking', 'the next round has begun');
    for (const one of boards) await reveal(one).waitFor({ state: 'detached' });
  });
});
