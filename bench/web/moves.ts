import { openBrowser } from '../../e2e/browser.ts';
import { quantile } from '../measure.ts';
import { newcomer } from './looking.ts';
import { markersOn, someTable } from './table.ts';

/** How long moves took from the socket to the screen. */
export interface Seen {
  readonly spans: readonly number[]; // ms
  readonly slowTenth: number;
  /** How many markers lay there at the first and at the last of them. */
  readonly markers: readonly [number, number];
}

interface Way {
  /** A screen makes a frame when it is its time, and a move that comes in between waits; without one, only the work counts. */
  readonly frames: 'at once' | '60 a second';
}

const MARKERS = 30;
const MOVES = 60;
/** Until the last move has come to rest on the screen. */
const REST = 120;

/** Looks over the shoulder of a seat at a table of four, and plays on once there are thirty markers. */
export async function movesSeen(server: string, { frames }: Way): Promise<Seen> {
  const evening = await someTable(server, { seats: 4 });
  while (markersOn(evening.view().open) < MARKERS) await evening.move();
  const browser = await openBrowser(frames === 'at once' ? ['--disable-frame-rate-limit', '--disable-gpu-vsync'] : []);
  try {
    const context = await newcomer(browser, server, evening.token);
    const page = await context.newPage();
    await page.goto(evening.url);
    await page.getByRole('grid').waitFor();
    await page.waitForTimeout(1_000);
    const first = markersOn(evening.view().open);
    await page.evaluate('observed.moves.length = 0');
    for (let move = 0; move < MOVES; move++) {
      await evening.move();
      await page.waitForTimeout(REST);
    }
    const spans: number[] = await page.evaluate('observed.moves');
    if (spans.length < MOVES) throw new Error(`${MOVES} moves were made, and ${spans.length} were seen`);
    return { spans, slowTenth: quantile(spans, 0.9), markers: [first, markersOn(evening.view().open)] };
  } finally {
    await browser.close();
    await evening.leave();
  }
}
