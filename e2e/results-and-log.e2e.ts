import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { type ScriptedTable, startScriptedTable } from './scripted-table.ts';
import type { Guest, GuestOptions } from './guest.ts';
import { type Parlour, sharedParlour } from './parlour.ts';
import { startScriptedSpyfall } from './scripted-spyfall.ts';

let parlour: Parlour;
beforeAll(async () => {
  parlour = await sharedParlour();
});
afterEach(test => parlour.closeGuests(test));

const SIZES = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
] as const;
const NAMES = ['Ann', 'Bartholomew the Younger', 'Celina'];

async function as(
  seat: number,
  { tokens, url }: Pick<ScriptedTable, 'tokens' | 'url'>,
  options: GuestOptions = {},
): Promise<Guest> {
  const guest = await parlour.invite(NAMES[seat] ?? '', options);
  await guest.context.addCookies([{ name: 'parlour', value: tokens[seat] ?? '', url: parlour.url }]);
  await guest.page.goto(url);
  return guest;
}

/** Flaws of an overlay: the page scrolls, or a button is outside the window. */
const flawsIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    const controls = [...document.querySelectorAll('[data-overlay] :is(button, a)')].filter(
      control => !control.closest('section[tabindex="0"]'),
    );
    return [
      ...(scrollHeight > innerHeight || scrollWidth > innerWidth ? [`the page is ${scrollWidth}×${scrollHeight}`] : []),
      ...(controls.length === 0 ? ['there is no button'] : []),
      ...controls.flatMap(control => {
        const { top, bottom, left, right } = control.getBoundingClientRect();
        const isInside = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
        return isInside ? [] : [`“${control.textContent}” is outside`];
      }),
    ];
  });

/** Checks the overlay at all sizes, also with large text. */
async function expectInWindow({ page }: Guest): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const letters of ['100%', '150%']) {
      await page.evaluate(much => document.documentElement.style.setProperty('font-size', much), letters);
      await expect
        .poll(() => flawsIn(page), { message: `${size.width}×${size.height}, letters ${letters}` })
        .toEqual([]);
    }
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  }
}

const overlay = ({ page }: Guest) => page.locator('[data-overlay]');

/** A finished match of P.I. with at least one loser. */
async function playedWithLoser() {
  for (;;) {
    const table = await startScriptedTable(parlour.url, 'pi', NAMES);
    while (!table.isOver()) await table.move('thinking');
    const result = table.clients[0]?.doc.table.result;
    if (!result) throw new Error('the game is not over');
    if (result.winners.length < NAMES.length) return { table, result };
    await table.leave();
  }
}

describe('The end screen', () => {
  test('of an investigation covers the window until it is closed, and leaves nothing on the next map', async () => {
    const table = await startScriptedTable(parlour.url, 'pi', NAMES);
    const ann = await as(0, table);
    await ann.page.getByRole('grid').waitFor();
    while (table.view().open.investigation === 1) await table.move('thinking');
    const chapter = overlay(ann).locator('[data-chapter="1"]');
    // all earlier events are shown first
    await chapter.waitFor({ timeout: 60_000 });
    await expectInWindow(ann);
    await ann.page.setViewportSize(SIZES[0]);
    const inBar = (investigation: number) =>
      ann.page
        .locator('[data-bar]')
        .getByText(ann.word('board-bar-when', { investigation, investigations: 3 }), { exact: true });
    expect(await inBar(1).count()).toBe(1);
    // new events wait
    await table.move('asking');
    expect(await chapter.isVisible()).toBe(true);
    await overlay(ann)
      .getByRole('button', { name: ann.word('board-continue'), exact: true })
      .click();
    await overlay(ann).waitFor({ state: 'detached' });
    expect(await ann.page.getByText(ann.word('board-stamp-solved'), { exact: true }).count()).toBe(0);
    await inBar(2).waitFor();
    await table.leave();
  });

  test('of a game of P.I. names the winner in its heading, and tells the others their rank', async () => {
    const { table, result } = await playedWithLoser();
    const [first = 0] = result.winners;
    const winner = await as(first, table);
    await overlay(winner).waitFor();
    const won = winner.word(result.winners.length > 1 ? 'table-you-share' : 'table-you-won');
    await overlay(winner).getByRole('heading', { level: 2, name: won, exact: true }).waitFor();
    expect(await overlay(winner).getByRole('heading', { level: 3 }).first().textContent()).toContain(NAMES[first]);
    await expectInWindow(winner);
    await winner.page.setViewportSize(SIZES[0]);
    await overlay(winner)
      .getByRole('button', { name: winner.word('table-see-board'), exact: true })
      .click();
    await overlay(winner).waitFor({ state: 'detached' });
    await winner.page.getByRole('button', { name: winner.word('table-see-result'), exact: true }).click();
    await overlay(winner).waitFor();

    const last = result.ranks.findIndex(rank => rank === Math.max(...result.ranks));
    const loser = await as(last, table);
    await overlay(loser).waitFor();
    expect(await overlay(loser).getByRole('heading', { level: 2 }).first().textContent()).toContain(NAMES[first]);
    await overlay(loser)
      .getByText(loser.word('table-you-came', { rank: result.ranks[last] ?? 0 }), { exact: true })
      .waitFor();
    await table.leave();
  });

  test('of a game of Spyfall shows the case file, in the window at every size', async () => {
    const table = await startScriptedSpyfall(parlour.url, NAMES, { rounds: 2 });
    await table.endRound();
    await table.endRound();
    const ann = await as(0, table, { game: 'spyfall' });
    await overlay(ann).waitFor();
    expect(await overlay(ann).getByText(ann.word('board-file'), { exact: true }).count()).toBe(1);
    await expectInWindow(ann);
    await table.leave();
  });
});

describe('The log', () => {
  test('renders only visible rows, says how many there are, and keeps its scroll position when rows are added', async () => {
    const table = await startScriptedTable(parlour.url, 'pi', NAMES);
    for (let made = 0; made < 120 && !table.isOver(); made++) await table.move('asking');
    const ann = await as(0, table);
    const list = ann.page.getByRole('list', { name: ann.word('table-log') });
    const rows = list.getByRole('listitem');
    await rows.first().waitFor();
    const all = Number(await rows.first().getAttribute('aria-setsize'));
    expect(all).toBeGreaterThan(100);
    expect(await rows.count()).toBeLessThan(all / 2);
    // the newest row is rendered
    await expect
      .poll(() =>
        rows.evaluateAll(found =>
          found.some(row => row.getAttribute('aria-posinset') === row.getAttribute('aria-setsize')),
        ),
      )
      .toBe(true);
    const scroller = list.locator('..');
    await scroller.evaluate(element => element.scrollTo({ top: element.scrollHeight / 2 }));
    await expect
      .poll(() => rows.evaluateAll(found => found.map(row => row.getAttribute('aria-posinset')).includes('1')))
      .toBe(false);
    const placeOf = (text: string) =>
      rows
        .filter({ hasText: text })
        .first()
        .evaluate(row => Math.round(row.getBoundingClientRect().top));
    const middle = rows.nth(Math.floor((await rows.count()) / 2));
    const text = (await middle.textContent()) ?? '';
    const before = await placeOf(text);
    await table.move('asking');
    await expect.poll(async () => Number(await rows.first().getAttribute('aria-setsize'))).toBeGreaterThan(all);
    expect(Math.abs((await placeOf(text)) - before)).toBeLessThanOrEqual(1);
    await table.leave();
  });

  test('addresses the player, marks what others did since their move, and has a filter', async () => {
    const table = await startScriptedTable(parlour.url, 'pi', NAMES);
    do await table.move('asking');
    while (table.view().open.turn !== 0);
    const ann = await as(0, table);
    const rows = ann.page.getByRole('list', { name: ann.word('table-log') }).getByRole('listitem');
    await rows.first().waitFor();
    expect(await ann.page.locator('[data-since]').count()).toBeGreaterThan(0);
    expect(await rows.getByRole('heading').count()).toBeGreaterThan(0);
    await table.move('asking');
    await expect.poll(() => ann.page.locator('[data-mine]').count()).toBeGreaterThan(0);
    expect(await ann.page.locator('[data-mine]').last().textContent()).not.toContain('Ann');
    const total = Number(await rows.first().getAttribute('aria-setsize'));
    await ann.page.getByRole('button', { name: ann.word('table-log-of'), exact: true }).click();
    await ann.page.getByRole('menuitemradio', { name: 'Celina', exact: true }).click();
    await expect.poll(async () => Number(await rows.first().getAttribute('aria-setsize'))).toBeLessThan(total);
    await table.leave();
  });
});
