import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { View } from '../games/tczew/rules/state.ts';
import type { Guest } from './guest.ts';
import { openParlour, type Parlour } from './parlour.ts';
import { type ScriptedTczew, startScriptedTczew } from './scripted-tczew.ts';
import { DESK, PHONE } from './table.ts';

let parlour: Parlour;
beforeAll(async () => {
  parlour = await openParlour();
});
afterEach(test => parlour.closeGuests(test));
afterAll(() => parlour.end());

const NAMES = ['Ann', 'Bob', 'Cyd'];

/** A browser that looks over the shoulder of the player at a seat. */
async function look(table: ScriptedTczew, seat: number, size: { width: number; height: number }): Promise<Guest> {
  const guest = await parlour.invite(NAMES[seat] ?? '', { ...size, game: 'tczew', pace: 'off' });
  await guest.context.clearCookies();
  await guest.context.addCookies([{ name: 'parlour', value: table.tokens[seat] ?? '', url: parlour.url }]);
  await guest.page.goto(table.url);
  await guest.page.locator('[data-cell="224"]').waitFor();
  return guest;
}

/** The top and the height of what is on the page. */
const boxOf = ({ page }: Guest, selector: string): Promise<readonly number[]> =>
  page
    .locator(selector)
    .first()
    .evaluate(one => {
      const { top, height } = one.getBoundingClientRect();
      return [Math.round(top), Math.round(height)];
    });

const isFree = ({ open }: View): boolean => open.phase === 'main' && open.pending === null && open.resolving === null;

/** A table where a player may place a card, and that card. */
async function playedToMain(): Promise<{ table: ScriptedTczew; seat: number }> {
  const table = await startScriptedTczew(parlour.url, NAMES);
  let seat = 0;
  await table.playUntil((view, awaited) => {
    seat = awaited;
    return isFree(view) && view.open.board.filter(placed => placed !== null).length > 25;
  });
  return { table, seat };
}

describe('The page of Zbudujmy Tczew', () => {
  test('beside the map the hand and the tabs keep their places when a card is chosen and when the turn passes', async () => {
    const { table, seat } = await playedToMain();
    const mine = await look(table, seat, DESK);
    const places = async (guest: Guest) => [
      await boxOf(guest, '[role=listbox]'),
      await boxOf(guest, '[role=tablist]'),
      await boxOf(guest, '[data-pan-zoom]'),
    ];
    const before = await places(mine);
    await mine.page.locator('[data-hand-card]').first().click();
    await mine.page.locator('[data-move=lay], [data-play-event]').first().waitFor();
    await mine.page.locator('[data-hand-card]').first().click();
    await mine.page.locator('[data-since]').waitFor();
    expect(await places(mine)).toEqual(before);
    expect(await places(await look(table, (seat + 1) % NAMES.length, DESK))).toEqual(before);
    await table.leave();
  });

  test('on a phone nothing lies over the map until it is asked for, and a chosen card does not change the map', async () => {
    const { table, seat } = await playedToMain();
    const { page, ...guest } = await look(table, seat, PHONE);
    const fit = page.getByRole('button', { name: guest.word('kit-zoom-fit'), exact: true });
    expect(await fit.count()).toBe(0);
    const before = await boxOf({ page, ...guest }, '[data-pan-zoom]');
    await page.locator('[data-hand-card]').first().click();
    await page.locator('[data-hand-card][aria-selected=true]').waitFor();
    expect(await boxOf({ page, ...guest }, '[data-pan-zoom]')).toEqual(before);

    await page.locator('[data-map-tools]').click();
    await fit.waitFor();
    await page.locator('[data-hand-card]').last().click();
    await fit.waitFor({ state: 'detached' });
    await table.leave();
  });

  test('founding cards count as cards in hand, and the information on a card closes when it is laid', async () => {
    const table = await startScriptedTczew(parlour.url, NAMES);
    let seat = 0;
    await table.playUntil(({ open }, awaited) => {
      seat = awaited;
      return open.phase === 'epoch2';
    });
    const { page } = await look(table, seat, DESK);
    const cards = () => page.locator('[data-hand-card]').count();
    const held = () => page.locator(`[data-player="${seat}"] [data-held]`).textContent();
    expect(await cards()).toBe(3);
    expect(await held()).toBe('3');
    await page.locator('[data-hand-card]').first().click();
    await page.locator('[data-note]').click();
    await page.locator('section[data-detail]').waitFor();
    await page.locator('[data-legal]').first().click();
    await page.locator('[data-move=lay]:not([aria-disabled])').click();
    await page.locator('section[data-detail]').waitFor({ state: 'detached' });
    await expect.poll(held).toBe('2');
    expect(await cards()).toBe(2);
    await table.leave();
  });
});
