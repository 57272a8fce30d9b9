import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openParlour, type Parlour } from './parlour.ts';
import { button, NAMES, shown } from './table.ts';

let parlour: Parlour;
beforeAll(async () => {
  parlour = await openParlour();
});
afterEach(test => parlour.closeGuests(test));
afterAll(() => parlour.end());

describe('Without a network', () => {
  test('a match of 07 is played on the device after one visit of the home page', async () => {
    const ann = await parlour.invite('Ann', { allowsServiceWorker: true, pace: 'off' });
    const { page, word } = ann;
    await parlour.goOffline(ann);
    await button(ann, 'home-practise-title', { title: NAMES['07'] }).click();
    await page.waitForURL(/\/practice\//);

    const turn = shown(ann, 'table-your-turn');
    const over = shown(ann, 'table-over');
    const log = page.getByRole('list', { name: word('table-log') }).getByRole('listitem');
    // only visible rows are rendered; each has the number of all rows
    const rowCount = async (): Promise<number> => Number(await log.first().getAttribute('aria-setsize'));

    async function reload(): Promise<void> {
      const [lines, address] = [await rowCount(), page.url()];
      await page.reload();
      await turn.waitFor();
      expect(page.url()).toBe(address);
      await expect.poll(rowCount).toBe(lines);
    }

    async function examine(): Promise<void> {
      const goOn = page.getByRole('button', { name: word('board-continue'), exact: true });
      const card = page.locator('[data-card]').first();
      const move = page.locator('[data-move=examine]');
      // earlier events may still be shown: the end of an investigation, or a card that is being replaced
      async function pickUp(): Promise<boolean> {
        if (await goOn.isVisible()) await goOn.click();
        else if (!(await move.isVisible())) await card.click({ timeout: 2_000 }).catch(() => undefined);
        return move.isVisible();
      }
      await expect.poll(pickUp, { timeout: 30_000, interval: 300 }).toBe(true);
      const lines = await rowCount();
      const asked = await card.getAttribute('data-card');
      await move.click();
      await expect.poll(rowCount).toBeGreaterThan(lines);
      // the card stays until its replacement is shown
      const isEnd = (): Promise<boolean> => goOn.or(over).first().isVisible();
      const isReplaced = async (): Promise<boolean> => (await card.getAttribute('data-card')) !== asked;
      await expect.poll(async () => (await isEnd()) || (await isReplaced()), { timeout: 30_000 }).toBe(true);
    }

    let turns = 0;
    for (;;) {
      await turn.or(over).first().waitFor({ timeout: 60_000 });
      if (await over.isVisible()) break;
      if (turns === 2) await reload();
      await examine();
      turns += 1;
    }
    expect(turns).toBeGreaterThan(3);

    await page.getByRole('link', { name: word('table-check-deal'), exact: true }).click();
    await shown(ann, 'fair-is-right').waitFor();
    await page.goto('/rules/07');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto('/');
    await page.getByRole('heading', { name: word('home-finished') }).waitFor();
  });
});
