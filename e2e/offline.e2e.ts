import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openParlour, type Parlour } from './parlour.ts';
import { button, NAMES, shown } from './table.ts';

let parlour: Parlour;
beforeAll(async () => {
  parlour = await openParlour();
});
afterEach(test => parlour.seeOff(test));
afterAll(() => parlour.end());

describe('Without a network', () => {
  test('a match of 07 is played on the device, once the front door has been seen', async () => {
    const ann = await parlour.invite('Ann', { keepsPages: true });
    const { page, word } = ann;
    await parlour.cutOff(ann);
    await button(ann, 'home-practise-title', { title: NAMES['07'] }).click();
    await page.waitForURL(/\/practice\//);

    const turn = shown(ann, 'table-your-turn');
    const over = shown(ann, 'table-over');
    const log = page.getByRole('list', { name: word('table-log') }).getByRole('listitem');
    const heard = (): Promise<number> => log.count();

    async function reload(): Promise<void> {
      const [lines, address] = [await heard(), page.url()];
      await page.reload();
      await turn.waitFor();
      expect(page.url()).toBe(address);
      await expect.poll(heard).toBe(lines);
    }

    async function examine(): Promise<void> {
      const goOn = page.getByRole('button', { name: word('board-continue'), exact: true });
      if (await goOn.isVisible()) await goOn.click();
      const lines = await heard();
      await page.locator('[data-card]').first().click();
      await page.locator('[data-deed=examine]').click();
      await expect.poll(heard).toBeGreaterThan(lines);
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
