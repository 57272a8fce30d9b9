import type { Browser } from 'playwright-core';
import { startScriptedTable } from '../../e2e/scripted-table.ts';
import { newcomer } from './page-load.ts';

/** The layout shifts at a table during a match. */
export interface MatchShift {
  /** The sum of all layout shifts after the table was shown. */
  readonly shift: number;
  readonly moves: number;
}

/** Until the effects of a move have ended, ms. */
const REST = 150;
/** Until the table is shown, and until the end is shown, ms. */
const STANDING = 3_000;

/** Watches a seat from the deal to the end; the page gets no input, so every shift counts. */
export async function shiftOverMatch(browser: Browser, server: string, width: number): Promise<MatchShift> {
  const table = await startScriptedTable(server, 'pi', ['Ann', 'Bob', 'Cyd']);
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
