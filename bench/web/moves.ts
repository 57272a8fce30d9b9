import { openBrowser } from '../../e2e/browser.ts';
import { quantile } from '../measure.ts';
import { newcomer } from './page-load.ts';
import { startScriptedTable, markersOn } from '../../e2e/scripted-table.ts';

/** The time from the socket to the screen, per move. */
export interface MoveMeasurement {
  readonly spans: readonly number[]; // ms
  readonly slowTenth: number;
  /** The most markers on the board. */
  readonly markers: number;
}

interface MoveInput {
  /** Moves wait for the next frame of a screen; without a screen only the work counts. */
  readonly frames: 'at once' | '60 a second';
}

const MARKERS = 30;
const MOVES = 60;
/** The most moves per table, since cards run out. */
const AT_A_TABLE = 15;
/** Until the effects of the last move have ended. */
const REST = 120;

/** Watches a seat at tables of four, from thirty markers on. */
export async function movesSeen(server: string, { frames }: MoveInput): Promise<MoveMeasurement> {
  const browser = await openBrowser(frames === 'at once' ? ['--disable-frame-rate-limit', '--disable-gpu-vsync'] : []);
  const spans: number[] = [];
  const markers: number[] = [];
  try {
    while (spans.length < MOVES) {
      const table = await startScriptedTable(server, 'pi', ['Ann', 'Bob', 'Cyd', 'Dan']);
      const count = (): number => markersOn(table.view().open);
      while (count() < MARKERS) await table.move('asking');
      const context = await newcomer(browser, server, table.tokens[0]);
      const page = await context.newPage();
      await page.goto(table.url);
      await page.getByRole('grid').waitFor();
      await page.waitForTimeout(1_000);
      await page.evaluate('observed.moves.length = 0');
      for (let move = 0; move < AT_A_TABLE && table.view().open.display.length > 0; move++) {
        await table.move('asking');
        await page.waitForTimeout(REST);
      }
      spans.push(...(await page.evaluate<number[]>('observed.moves')));
      markers.push(count());
      await context.close();
      await table.leave();
    }
    return { spans, slowTenth: quantile(spans, 0.9), markers: Math.max(...markers) };
  } finally {
    await browser.close();
  }
}
