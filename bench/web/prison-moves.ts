import { openBrowser } from '../../e2e/browser.ts';
import { startScriptedAlcatraz } from '../../e2e/scripted-alcatraz.ts';
import { quantile } from '../measure.ts';
import { newcomer } from './page-load.ts';

/** From the arrival of a move to the frame that shows it, at a table of Alcatraz. */
export interface PrisonMoves {
  /** CPU time of the page's main thread, per move, ms. */
  readonly busy: readonly number[];
  readonly slowTenth: number;
  /** Wall time, per move, ms. */
  readonly spans: readonly number[];
}

const MOVES = 60;
/** The first moves are not measured: letters, sentences and items come later. */
const EARLIER = 60;
/** Until what the last move shows has ended, ms. */
const REST = 1_500;

/** Watches a seat while programs play a match, from its second or third round on. */
export async function prisonMovesSeen(server: string): Promise<PrisonMoves> {
  const browser = await openBrowser(['--disable-frame-rate-limit', '--disable-gpu-vsync']);
  try {
    const table = await startScriptedAlcatraz(server, ['Ann', 'Bob', 'Cyd', 'Dan']);
    const playOne = async (): Promise<void> => {
      let looks = 0;
      await table.playUntil(() => looks++ > 0);
    };
    for (let move = 0; move < EARLIER; move++) await playOne();
    const context = await newcomer(browser, server, table.tokens[0]);
    const page = await context.newPage();
    await page.goto(table.url);
    await page.getByRole('grid').waitFor();
    await page.waitForTimeout(5_000);
    await page.evaluate('observed.moves.length = 0');
    await browser.startTracing(page, { categories: CATEGORIES });
    for (let move = 0; move < MOVES && table.open().phase !== 'over'; move++) {
      await playOne();
      await page.waitForTimeout(REST);
    }
    const trace = JSON.parse((await browser.stopTracing()).toString()) as Trace;
    const spans = await page.evaluate<number[]>('observed.moves');
    await context.close();
    await table.leave();
    const busy = busyTimes(trace.traceEvents);
    return { busy, slowTenth: quantile(busy, 0.9), spans };
  } finally {
    await browser.close();
  }
}

/** Tasks with their CPU time, and the marks of observe.js. */
const CATEGORIES = ['disabled-by-default-devtools.timeline', 'blink.user_timing'];

interface Trace {
  readonly traceEvents: readonly TraceEvent[];
}

/** An event of a trace, as Chromium writes it; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** CPU time of the thread. */
  readonly tdur?: number;
}

/** The CPU time of all tasks between the two marks of observe.js, for each move, ms. */
function busyTimes(events: readonly TraceEvent[]): number[] {
  const arrivals = events.filter(({ name }) => name === 'move arrived');
  const paints = events.filter(({ name }) => name === 'move painted');
  const [first] = arrivals;
  const tasks = events.filter(
    ({ ph, pid, tid, name }) => ph === 'X' && pid === first?.pid && tid === first.tid && name === 'RunTask',
  );
  if (!first || tasks.length === 0) throw new Error('the trace has no moves, or no tasks of the page');
  return arrivals.flatMap(({ ts }) => {
    const painted = paints.find(paint => paint.ts > ts);
    if (!painted) return [];
    const during = tasks.filter(task => task.ts + (task.dur ?? 0) > ts && task.ts <= painted.ts);
    return [during.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1_000];
  });
}
