import type { Browser } from 'playwright-core';
import { evening } from '../../e2e/evening.ts';
import { newcomer } from './page-load.ts';

/** What moved at a table while a match was played to its end. */
export interface MatchShift {
  /** Every layout shift from the moment the table stood, added up. */
  readonly shift: number;
  readonly moves: number;
}

/** Until what a move shows has come to rest, ms. */
const REST = 150;
/** Until the table stands, and until the end is shown, ms. */
const STANDING = 3_000;

/** Looks over the shoulder of a seat from the deal to the end; nobody touches the page, so every shift counts. */
export async function shiftOverMatch(browser: Browser, server: string, width: number): Promise<MatchShift> {
  const table = await evening(server, 'pi', ['Ann', 'Bob', 'Cyd']);
  const context = await newcomer(browser, server, table.tokens[0], width);
  try {
    const page = await context.newPage();
    await page.goto(table.url);
    await page.locator('[role=grid]').first().waitFor();
    await page.waitForTimeout(STANDING);
    await page.evaluate('observed.shifts.length = 0');
    let moves = 0;
    for (; !table.isOver(); moves++) {
      await table.move('thinking');
      await page.waitForTimeout(REST);
    }
    await page.waitForTimeout(STANDING);
    const shifts = await page.evaluate<{ readonly value: number }[]>('observed.shifts');
    return { shift: shifts.reduce((sum, { value }) => sum + value, 0), moves };
  } finally {
    await context.close();
    await table.leave();
  }
}
