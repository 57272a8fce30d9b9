import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Request } from 'playwright-core';

/** Measurements of a page from the first request until it is idle. */
export interface Visit {
  /** When the largest element was painted, ms. */
  readonly largest: number;
  /** Total blocking time from the first paint on, ms. */
  readonly blocked: number;
  /** Layout shift without input: the worst five seconds. */
  readonly shift: number;
  readonly scripts: readonly string[];
  readonly fontBytes: number;
}

interface PageObservation {
  readonly url: string;
  /** An element that is present when the page is usable. */
  readonly shows: keyof typeof SHOWN;
  readonly slowdown: number;
  /** The guest; absent: unknown to the server. */
  readonly token?: string | undefined;
  readonly width?: number;
}

/** The data of observe.js. */
interface Observed {
  readonly largest: number;
  readonly firstPaint: number;
  readonly shifts: readonly { readonly at: number; readonly value: number }[];
  readonly tasks: readonly { readonly at: number; readonly lasted: number }[];
}

const OBSERVER = fileURLToPath(new URL('observe.js', import.meta.url));
const BLOCKING = 50;
/** Shifts less than a second apart belong together, for at most five seconds. */
const [APART, TOGETHER] = [1_000, 5_000];
const SHOWN = { article: 'article', grid: '[role=grid]', timer: '[role=timer]' } as const;
/** The page is idle this long after the last request. */
const QUIET = 2_500;

/** A new browser profile, of a known guest or an unknown one. */
export async function newcomer(
  browser: Browser,
  url: string,
  token: string | undefined,
  width = 1280,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width, height: 900 },
    // deferred work is not part of the load
    serviceWorkers: 'block',
  });
  await context.addInitScript({ path: OBSERVER });
  if (token !== undefined) await context.addCookies([{ name: 'parlour', value: token, url: new URL(url).origin }]);
  return context;
}

export async function measurePage(
  browser: Browser,
  { url, shows, slowdown, token, width }: PageObservation,
): Promise<Visit> {
  const context = await newcomer(browser, url, token, width);
  try {
    const page = await context.newPage();
    const scripts: string[] = [];
    const fonts: Request[] = [];
    page.on('requestfinished', request => {
      if (request.resourceType() === 'script') scripts.push(basename(new URL(request.url()).pathname));
      if (request.resourceType() === 'font') fonts.push(request);
    });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url);
    // not by its role: computing the roles of a page would be part of the measurement
    await page.locator(SHOWN[shows]).first().waitFor();
    await page.waitForTimeout(QUIET);
    const observed: Observed = await page.evaluate('observed');
    const sizes = await Promise.all(fonts.map(font => font.sizes()));
    return {
      largest: observed.largest,
      blocked: observed.tasks
        .filter(({ at, lasted }) => at + lasted > observed.firstPaint)
        .reduce((sum, { lasted }) => sum + lasted - BLOCKING, 0),
      shift: worstWindow(observed.shifts),
      scripts: [...new Set(scripts)],
      fontBytes: sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0),
    };
  } finally {
    await context.close();
  }
}

function worstWindow(shifts: Observed['shifts']): number {
  let [worst, sum, since, last] = [0, 0, 0, Number.NEGATIVE_INFINITY];
  for (const { at, value } of shifts) {
    if (at - last > APART || at - since > TOGETHER) [sum, since] = [0, at];
    sum += value;
    last = at;
    worst = Math.max(worst, sum);
  }
  return worst;
}
