import type { Browser, CDPSession, Page } from 'playwright-core';
import { openBrowser } from '../../e2e/browser.ts';
import { type ScriptedTczew, startScriptedTczew } from '../../e2e/scripted-tczew.ts';
import { newcomer } from './page-load.ts';

/** The cards on the board from which a table is watched on. */
const CARDS = 130;
const MOVES = 40;
/** Until the effects of the last move have ended, ms. */
const REST = 150;
/** How often the map is moved while it is watched. */
const PANS = 240;

const FOUR = ['Ann', 'Bob', 'Cyd', 'Dan'];

const cardsOn = ({ board }: ReturnType<ScriptedTczew['open']>): number =>
  board.filter(placed => placed !== null).length;

/** A table with a full board, while there are cards left to play. */
async function fullTable(server: string): Promise<ScriptedTczew> {
  const table = await startScriptedTczew(server, FOUR);
  if (await table.playUntil(({ open }) => open.phase === 'main' && cardsOn(open) >= CARDS)) return table;
  await table.leave();
  return fullTable(server);
}

async function visit(browser: Browser, server: string, table: ScriptedTczew): Promise<Page> {
  const context = await newcomer(browser, server, table.tokens[0]);
  const page = await context.newPage();
  await page.goto(table.url);
  await page.locator('[data-cell="224"]').waitFor();
  await page.waitForTimeout(2_000);
  return page;
}

/** The processor time of the page's main thread so far, ms. */
async function threadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1_000 * (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN);
}

export interface TczewMoves {
  /** From the arrival of each move to the frame that shows it, ms. */
  readonly spans: readonly number[];
  /** Processor time of the main thread for one move, the pictures of what happens included, ms. */
  readonly cpu: number;
  readonly cards: number;
}

/** Watches a seat while others move. */
export async function tczewMovesSeen(server: string): Promise<TczewMoves> {
  const browser = await openBrowser(['--disable-frame-rate-limit', '--disable-gpu-vsync']);
  const spans: number[] = [];
  const times: number[] = [];
  let cards = 0;
  try {
    while (spans.length < MOVES) {
      const table = await fullTable(server);
      const page = await visit(browser, server, table);
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable');
      await page.evaluate('observed.moves.length = 0');
      const before = await threadTime(session);
      let moves = 0;
      for (; moves < MOVES && table.open().phase === 'main'; moves++) {
        await table.move();
        await page.waitForTimeout(REST);
      }
      times.push((await threadTime(session)) - before);
      spans.push(...(await page.evaluate<number[]>('observed.moves')));
      cards = Math.max(cards, cardsOn(table.open()));
      await page.context().close();
      await table.leave();
    }
    return { spans, cpu: times.reduce((sum, time) => sum + time, 0) / spans.length, cards };
  } finally {
    await browser.close();
  }
}

/** Drags the zoomed map about: processor time of the main thread for one frame, ms. */
export async function panningCpu(browser: Browser, server: string): Promise<number> {
  const table = await fullTable(server);
  const page = await visit(browser, server, table);
  try {
    const map = page.locator('[data-cell="112"]');
    const box = await map.boundingBox();
    if (!box) throw new Error('there is no map');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    // near enough for the names of the cards
    for (let step = 0; step < 6; step++) await page.mouse.wheel(0, -240);
    await page.waitForTimeout(1_000);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await page.mouse.down();
    const before = await threadTime(session);
    for (let step = 0; step < PANS; step++) {
      const turn = (step / 40) * Math.PI;
      await page.mouse.move(x + 160 * Math.sin(turn), y + 120 * Math.sin(2 * turn));
      await page.evaluate('new Promise(requestAnimationFrame)');
    }
    const after = await threadTime(session);
    await page.mouse.up();
    return (after - before) / PANS;
  } finally {
    await page.context().close();
    await table.leave();
  }
}
