import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { PLACES, type Place } from '../games/spyfall/rules/places.ts';
import { placeName } from '../games/spyfall/telling/names.ts';
import { SLOW_AFTER } from '../web/kit/board/votes.ts';
import { until } from './driver.ts';
import { docOf } from './received-docs.ts';
import type { Guest, GuestOptions } from './guest.ts';
import { type Parlour, sharedParlour } from './parlour.ts';
import { type SpyfallBoard, spyfallBoardOf } from './spyfall-board.ts';
import { type SpyfallPlayers, spyfallPlayersOf } from './spyfall-players.ts';
import { button, choose, join, openTable, PHONE, press, tableOf } from './table.ts';

let parlour: Parlour;
beforeAll(async () => {
  parlour = await sharedParlour();
});
afterEach(test => parlour.closeGuests(test));

/** Three people play: one on a computer, two on phones. */
async function threeAtATable(
  names: readonly [string, string, string],
  { isOnlyHere = false }: Pick<GuestOptions, 'isOnlyHere'> = {},
): Promise<SpyfallPlayers> {
  const [host, ...others] = [
    await parlour.invite(names[0], { game: 'spyfall', isOnlyHere }),
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
  const company = spyfallPlayersOf(guests.map((guest, seat) => spyfallBoardOf(guest, tableOf(host), seat)));
  await company.startClock();
  return company;
}

const tab = ({ page }: Guest, id: string) => page.locator(`[data-width] [role=tab][id$="-${id}"]`);

/** Opens the list of locations. */
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

/** How often the window is measured at most until it has no flaws. */
const MOST_TRIES = 50;

/** What must be in the window for the player who asks, at any size of window and text. */
const NEEDED = {
  'the clock': '[data-bar] [role=timer]',
  'the menu': '[data-bar] [aria-haspopup=menu]',
  'the card': 'button[data-card]',
  'a player to ask': '[data-mine] [data-seat]',
  'the button to ask': '[data-mine] button:has(+ dialog), [data-mine] > div:last-of-type > button',
} as const;

describe('A table of Spyfall', () => {
  test('only panels scroll, at every size of window and text, with long names', async () => {
    const { board, open } = await threeAtATable(['Maximilianalexanderconst', 'יוסף בן־דוד', '🕵️‍♀️🎩👩‍👩‍👧‍👦']);
    const { page } = board(open().dealer).guest;
    await page.locator('[data-question]').first().waitFor();
    const flaws: string[] = [];
    for (const text of [100, 125, 150]) {
      await page.evaluate(size => document.documentElement.style.setProperty('font-size', `${size}%`), text);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        const flawsNow = () =>
          page.evaluate(async needed => {
            await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
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
        // the board follows the window some frames later
        let found = await flawsNow();
        for (let tries = 1; found.length > 0 && tries < MOST_TRIES; tries++) found = await flawsNow();
        flaws.push(...found.map(flaw => `${width}×${height} at ${text} %: ${flaw}`));
      }
    }
    expect(flaws).toEqual([]);
  });

  test('an accusation stops the clock for everybody; the chat stays usable; an idle voter can be reminded', async () => {
    const { boards, board, open, allSynced } = await threeAtATable(['Ann', 'Bob', 'Cyd'], { isOnlyHere: true });
    const suspect = 1;
    const [accuser, idle] = [board(0), board(2)] as const;
    const scenes = boards.map(({ guest }) => guest.page.locator('[data-scene=accused]').waitFor());
    // a fake clock in this browser, which stays there
    await accuser.guest.page.clock.install();
    await accuser.play({ type: 'accuse', suspect });
    await Promise.all(scenes);
    await allSynced();
    const stopped = (guest: Guest) =>
      guest.page.getByText(guest.word('board-clock-stopped'), { exact: true }).waitFor({ state: 'attached' });
    await Promise.all(boards.map(({ guest }) => stopped(guest)));

    // a player who has not voted reads the chat, and gets a button back to the vote
    await idle.guest.hand.tap(tab(idle.guest, 'chat'));
    const back = idle.guest.page.locator('[data-vote-notice] button');
    await idle.guest.hand.needs(back, 'The button back to the vote');
    // the vote under the chat is inert
    expect(await idle.guest.page.locator('[inert] [data-ballot]').count()).toBe(1);

    const nudge = accuser.guest.page.locator(`[data-nudge="${idle.seat}"]`);
    expect(await nudge.count()).toBe(0);
    await accuser.guest.page.clock.fastForward(SLOW_AFTER);
    await nudge.waitFor();
    await accuser.guest.hand.tap(nudge);
    const reminder = idle.guest.word('table-nudged', { name: accuser.guest.name });
    await idle.guest.page.locator('[data-toasts]').getByText(reminder, { exact: true }).waitFor();
    await nudge.waitFor({ state: 'detached' });
    expect(open().motion?.voted).toEqual([accuser.seat]);

    // the votes are shown to everybody
    const verdicts = boards.map(({ guest }) => guest.page.locator('[data-scene=acquitted]').waitFor());
    await idle.guest.hand.tap(back);
    await idle.play({ type: 'vote', vote: 'nay' });
    await Promise.all(verdicts);
  });

  test('naming the location: a button for everybody, a list with a search, and a confirmation; Undo only for players who moved', async () => {
    const { boards, board, open, spy, place, allSynced } = await threeAtATable(['Ann', 'Bob', 'Cyd']);
    await allSynced();
    const canUndo = ({ guest }: SpyfallBoard): boolean => docOf(guest, tableOf(guest)).you.undo !== null;
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
      // without a choice there is no confirm button
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

  test('SPY-2.9: the reveal stays until everybody has continued, and comes after the end of the round was shown', async () => {
    const { boards, board, open, spy, place, allSynced } = await threeAtATable(['Ann', 'Bob', 'Cyd']);
    const named = boards.map(({ guest }) => guest.page.locator('[data-scene=named]').waitFor());
    const teller = board(spy());
    await teller.controls.name(place());
    await Promise.all(named);
    const reveal = ({ guest }: SpyfallBoard) => guest.page.locator('[data-reveal][open]');
    await Promise.all(boards.map(one => reveal(one).waitFor()));
    await allSynced();
    await board(0).controls.goOn();
    await until(() => open().continued.length === 1, 'one player has continued');
    await allSynced();
    expect(open().stage).toBe('dealt');
    expect(await reveal(board(1)).count()).toBe(1);
    await board(1).controls.goOn();
    await board(2).controls.goOn();
    await until(() => open().stage === 'talking', 'the next round has begun');
    for (const one of boards) await reveal(one).waitFor({ state: 'detached' });
  });
});
