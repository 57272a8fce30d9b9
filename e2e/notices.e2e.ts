import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Locator } from 'playwright-core';
import { type ScriptedTable, startScriptedTable } from './scripted-table.ts';
import type { Guest, GuestOptions } from './guest.ts';
import { type Parlour, sharedParlour } from './parlour.ts';
import { button, shown } from './table.ts';

let parlour: Parlour;
beforeAll(async () => {
  parlour = await sharedParlour();
});
afterEach(test => parlour.closeGuests(test));

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };
/** Short, of the greatest length in one word, right-to-left, and emoji. */
const NAMES = ['Ann', 'Wwwwwwwwwwwwwwwwwwwwwwww', 'נחמיה בן־חכליה', '🕵️‍♀️🕵️‍♀️🕵️‍♀️'];

async function playing(): Promise<ScriptedTable> {
  const table = await startScriptedTable(parlour.url, 'pi', NAMES);
  while (table.clients[0]?.doc.awaited[0] !== 0) await table.move('asking');
  return table;
}

async function ann({ tokens, url }: ScriptedTable, options: GuestOptions): Promise<Guest> {
  const guest = await parlour.invite('Ann', { ...options });
  await guest.context.addCookies([{ name: 'parlour', value: tokens[0] ?? '', url: parlour.url }]);
  await guest.page.goto(url);
  await guest.page.getByRole('grid').waitFor();
  return guest;
}

const tab = ({ page, word }: Guest, key: string): Locator => page.getByRole('tab', { name: word(key) });

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
const boxOf = async (target: Locator): Promise<Box> => {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${String(target)} is not visible`);
  return box;
};
const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

describe.each([PHONE, DESKTOP])('At a table of $width×$height', size => {
  test('a lost connection and a pause are shown in place of the turn, and the board does not move', async () => {
    const table = await playing();
    const guest = await ann(table, size);
    const turn = guest.page.locator('header').getByRole('status').first();
    const board = guest.page.getByRole('grid');
    const before = await boxOf(board);
    await table.clients[1]?.insist({ do: 'pause' });
    await button(guest, 'table-agree').waitFor();
    expect(await boxOf(board)).toEqual(before);
    for (const client of table.clients.slice(2))
      await client.insist({ do: 'agree', asked: client.doc.table.asking?.asked ?? 0 });
    await button(guest, 'table-agree').click();
    await expect.poll(() => turn.textContent()).toBe(guest.word('table-turn-paused'));
    expect(await boxOf(board)).toEqual(before);
    await table.clients[1]?.insist({ do: 'resume' });
    await expect.poll(() => turn.textContent()).toBe(guest.word('table-your-turn'));
    await guest.page.locator('[data-place]').first().click();
    const mayMove = guest.page.locator('[data-move=investigate]:not([aria-disabled=true], :disabled)');
    await expect.poll(() => mayMove.count()).toBe(1);
    guest.expect(/ERR_INTERNET_DISCONNECTED|WebSocket/);
    await guest.context.setOffline(true);
    await expect.poll(() => turn.textContent()).toBe(guest.word('table-turn-lost'));
    expect(await boxOf(board)).toEqual(before);
    await expect.poll(() => mayMove.count()).toBe(0);
    await guest.context.setOffline(false);
    await table.leave();
  });

  test('a chat message is counted on its tab until it is read', async () => {
    const table = await playing();
    const guest = await ann(table, size);
    const outer = size === PHONE ? tab(guest, 'board-tab-table') : tab(guest, 'table-chat');
    await outer.waitFor();
    expect(await outer.textContent()).not.toMatch(/\d/u);
    const before = await boxOf(outer);
    await table.clients[1]?.insist({ do: 'say', to: 'table', text: 'Anybody there?' });
    await expect.poll(() => outer.textContent()).toMatch(/1/u);
    const { y, height } = await boxOf(outer);
    expect({ y, height }).toEqual({ y: before.y, height: before.height });
    await outer.click();
    if (size === PHONE) await tab(guest, 'table-chat').click();
    await shownText(guest, 'Anybody there?').waitFor();
    await expect.poll(() => outer.textContent()).not.toMatch(/\d/u);
    await table.leave();
  });

  test('long, unbroken, right-to-left and emoji names move and cover nothing', async () => {
    const table = await playing();
    const guest = await ann(table, size);
    const board = guest.page.getByRole('grid');
    const before = await boxOf(board);
    await table.move('asking');
    const turn = guest.page.locator('header').getByRole('status').first();
    await expect.poll(() => turn.textContent()).toContain(NAMES[1]);
    expect(await boxOf(board)).toEqual(before);
    const more = await boxOf(button(guest, 'table-more'));
    expect(overlap(await boxOf(turn), more)).toBe(false);
    expect(more.x + more.width).toBeLessThanOrEqual(size.width);
    if (size === PHONE) await tab(guest, 'board-tab-table').click();
    const rows = guest.page.getByRole('list', { name: guest.word('table-log') }).getByRole('listitem');
    await rows.first().waitFor();
    const wide = await rows.evaluateAll(found => found.filter(row => row.scrollWidth > row.clientWidth + 1).length);
    expect(wide).toBe(0);
    await table.leave();
  });

  test('a player who is away is marked beside the name, in one line', async () => {
    const table = await playing();
    const guest = await ann(table, size);
    await table.clients[2]?.insist({ do: 'leave' });
    const away = shown(guest, 'kit-seat-left').or(shown(guest, 'kit-seat-away')).first();
    await away.waitFor({ state: 'attached' });
    const lines = await away.evaluate(element => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects().length;
    });
    // on a phone the list of players says it instead of the row
    expect(lines).toBeLessThanOrEqual(1);
    const width = await guest.page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(size.width);
    await table.leave();
  });

  test('the menu opens at its button, and does not move away from it', async () => {
    const table = await playing();
    const guest = await ann(table, size);
    await button(guest, 'table-more').click();
    const menu = guest.page.getByRole('menu');
    await menu.waitFor();
    const [opener, list] = [await boxOf(button(guest, 'table-more')), await boxOf(menu)];
    expect(Math.abs(list.y - (opener.y + opener.height))).toBeLessThan(8);
    await guest.page.mouse.wheel(0, 300);
    await guest.page.waitForTimeout(100);
    const isInPlace = !(await menu.isVisible()) || JSON.stringify(await boxOf(menu)) === JSON.stringify(list);
    expect(isInPlace).toBe(true);
    await guest.page.keyboard.press('Escape');
    await table.leave();
  });
});

const shownText = ({ page }: Guest, text: string): Locator => page.getByRole('main').getByText(text, { exact: true });

test.each([PHONE, { width: 1024, height: 768 }, DESKTOP])(
  'the question about sounds does not cover the clock, the tabs or the main button, at $width×$height',
  async size => {
    const guest = await parlour.invite('Ann', { ...size, isAskedAboutSounds: true });
    await guest.page.goto('/');
    await button(guest, 'home-play-now-title', { title: 'P.I.' }).click();
    await guest.page.getByRole('grid').waitFor();
    const question = guest.page.getByRole('group', { name: guest.word('table-sounds-ask') });
    await question.waitFor();
    const asked = await boxOf(question);
    for (const needed of [guest.page.getByRole('tablist').first(), guest.page.locator('[data-bar]')])
      expect(overlap(asked, await boxOf(needed))).toBe(false);
    const map = await boxOf(guest.page.getByRole('grid'));
    expect(overlap(asked, { ...map, y: map.y + 24, height: map.height - 48 })).toBe(false);
    await button(guest, 'table-sounds-no').click();
    await question.waitFor({ state: 'detached' });
    await guest.page.reload();
    await guest.page.getByRole('grid').waitFor();
    expect(await question.count()).toBe(0);
  },
);

test.each([PHONE, DESKTOP])('a hint opens its rule over the table, at $width×$height', async size => {
  const guest = await parlour.invite('Ann', { ...size, isAskedAboutSounds: true });
  await guest.page.goto('/');
  await button(guest, 'home-play-now-title', { title: 'P.I.' }).click();
  await guest.page.getByRole('grid').waitFor();
  await button(guest, 'table-sounds-no').click();
  const address = guest.page.url();
  const hint = guest.page.getByRole('complementary', { name: guest.word('table-hint'), exact: true });
  const rule = hint.getByRole('link', { name: /PI-\d/u });
  // it appears when no answer takes its place
  await rule.waitFor({ timeout: 60_000 });
  const place = await boxOf(hint);
  for (const needed of [
    guest.page.getByRole('grid'),
    guest.page.getByRole('tablist').first(),
    guest.page.locator('[data-bar]'),
  ])
    expect(overlap(place, await boxOf(needed))).toBe(false);
  const named = (await rule.getAttribute('aria-label')) ?? (await rule.textContent()) ?? '';
  const number = /PI-\d+[.]\d+/u.exec(named)?.[0] ?? '';
  await rule.click();
  const target = guest.page.getByRole('dialog').locator(`[id="${number}"]`);
  await expect.poll(() => target.evaluate(element => element.getBoundingClientRect().top)).toBeLessThan(size.height);
  expect(guest.page.url()).toBe(address);
  await guest.page.keyboard.press('Escape');
  await button(guest, 'table-hint-got-it').click();
  await hint.waitFor({ state: 'detached' });
});

test.each([DESKTOP, { width: 1280, height: 720 }, { width: 768, height: 1024 }, PHONE, { width: 360, height: 640 }])(
  'the replay has the board on the first screen, with the controls below it, at $width×$height',
  async size => {
    const table = await startScriptedTable(parlour.url, 'pi', ['Ann', 'Bob']);
    while (!table.isOver()) await table.move('thinking');
    const guest = await parlour.invite('Ann', { ...size });
    await guest.page.goto(`/replay/t/${table.id}?step=10`);
    const board = guest.page.getByRole('grid').first();
    await board.waitFor();
    const slider = guest.page.getByRole('slider').first();
    const [map, control] = [await boxOf(board), await boxOf(slider)];
    expect(map.y).toBeGreaterThanOrEqual(0);
    expect(control.y + control.height).toBeLessThanOrEqual(size.height);
    expect(map.y).toBeLessThan(control.y);
    expect(Math.min(map.y + map.height, control.y) - map.y).toBeGreaterThan(size.height * 0.3);
    await table.leave();
  },
);
