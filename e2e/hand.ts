import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { SCREENSHOTS } from './browser.ts';

/**
 * A player's hand. It does what a person can do: it never scrolls the page by itself, and refuses what is outside the
 * window or under something else. It touches on a phone, and has a mouse elsewhere.
 */
export interface Hand {
  tap(target: Locator): Promise<void>;
  /** Taps a field and replaces what is in it. */
  type(field: Locator, text: string): Promise<void>;
  /** Chooses from a list of the browser's own, which opens outside the page. */
  choose(list: Locator, option: { readonly label: string } | { readonly index: number }): Promise<void>;
  /** Keeps something pressed while it is looked at. */
  hold<Seen>(target: Locator, look: () => Promise<Seen>): Promise<Seen>;
  /** Scrolls the panel around something until it can be tapped. At a table, the page itself is no panel. */
  scrollTo(target: Locator): Promise<void>;
  /** Fails unless all of this is in the window with nothing over it. `what` says what the player misses. */
  needs(target: Locator, what: string): Promise<void>;
  /** Why this cannot be seen as a whole now; null: it can. */
  hides(target: Locator): Promise<string | null>;
}

/** Longer than anything takes to appear, if the events before it are shown one after the other. */
const AGES = 20_000;
/** More strokes than any panel is long. */
const STROKES = 60;
const IN_VAIN = 10;

let pictures = 0;

interface HandOptions {
  readonly isTouch: boolean;
  /** How long something may move, or lie under something else, before it counts; in milliseconds. */
  readonly patience?: number;
}

export function handOf(name: string, page: Page, { isTouch, patience = 5_000 }: HandOptions): Hand {
  /** A failure in one sentence, with a picture of what the player sees. */
  async function failure(sentence: string): Promise<Error> {
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    const path = join(SCREENSHOTS, `hand-${process.pid}-${++pictures}-${name.replaceAll(/[^\p{L}\d]/gu, '')}.png`);
    mkdirSync(SCREENSHOTS, { recursive: true });
    await page.screenshot({ path });
    return new Error(`${name} at ${width}×${height}: ${sentence} Picture: ${path}`);
  }
  const measure = (target: Locator, isWhole: boolean): Promise<Reach> => target.evaluate(reachOf, isWhole);

  /** Where to tap, as soon as it is there, at rest, and in reach. */
  async function reach(target: Locator, isWhole: boolean, what: string): Promise<Reach> {
    const there = target.waitFor({ state: 'visible', timeout: AGES });
    if (!(await there.then(() => true).catch(isTimeout))) throw await failure(`${what} is not there.`);
    const since = Date.now();
    for (;;) {
      const now = await measure(target, isWhole);
      if (now.problem === null) return now;
      if (Date.now() - since > patience) throw await failure(`${what} ${now.problem}.`);
      await pause(50);
    }
  }

  async function tap(target: Locator): Promise<void> {
    const { x, y } = await reach(target, false, `What is to be tapped (${String(target)})`);
    if (isTouch) await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
  }

  /** One stroke with the wheel or the finger, starting over the panel. */
  async function stroke({ x, y, across, down }: Stroke): Promise<void> {
    if (!isTouch) {
      await page.mouse.move(x, y);
      await page.mouse.wheel(across, down);
      return;
    }
    await touching(async put => {
      // from where the finger has room to move
      const [fromX, fromY] = [x + across / 2, y + down / 2];
      for (const share of [0, 0.2, 0.4, 0.6, 0.8, 1]) await put(fromX - across * share, fromY - down * share);
      // a finger that rests before it is lifted does not throw the panel
      await pause(60);
      await put(fromX - across, fromY - down);
    });
  }

  /** A finger is put down, moved wherever it is put next, and lifted at the end. */
  async function touching<Done>(move: (put: (x: number, y: number) => Promise<void>) => Promise<Done>): Promise<Done> {
    const session = await page.context().newCDPSession(page);
    let type: 'touchStart' | 'touchMove' = 'touchStart';
    const done = await move(async (x, y) => {
      await session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
      type = 'touchMove';
    });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await session.detach();
    return done;
  }

  return {
    tap,
    async type(field, text) {
      await tap(field);
      await page.keyboard.press('ControlOrMeta+A');
      if (text === '') await page.keyboard.press('Delete');
      else await page.keyboard.type(text);
    },
    async choose(list, option) {
      await reach(list, false, `What is to be chosen from (${String(list)})`);
      await list.selectOption(option);
    },
    async hold(target, look) {
      const { x, y } = await reach(target, false, `What is to be held (${String(target)})`);
      if (!isTouch) {
        await page.mouse.move(x, y);
        await page.mouse.down();
        const seen = await look();
        await page.mouse.up();
        return seen;
      }
      return touching(async put => {
        await put(x, y);
        return look();
      });
    },
    async scrollTo(target) {
      await target.waitFor({ state: 'visible', timeout: AGES });
      let since = Date.now();
      let [before, inVain] = ['', 0];
      for (let strokes = 0; strokes < STROKES; ) {
        const { problem } = await measure(target, false);
        if (problem === null || problem === DISABLED) return;
        const next = problem === RESTLESS ? null : await target.evaluate(strokeTo);
        // what moves comes to rest, and a message that lies over it goes by itself
        if (next === null && Date.now() - since < patience) {
          await pause(50);
          continue;
        }
        if (next === null) throw await failure(`${String(target)} ${problem}, and no panel can be scrolled to it.`);
        // a page that has just been opened may not listen yet
        inVain = next.position === before ? inVain + 1 : 0;
        if (inVain > IN_VAIN)
          throw await failure(`${String(target)} ${problem}, and its panel does not scroll any further.`);
        before = next.position;
        await stroke(next);
        strokes += 1;
        // it may move for a while after each stroke
        since = Date.now();
        await pause(50);
      }
      throw await failure(`${String(target)} does not come into sight, however far its panel is scrolled.`);
    },
    async needs(target, what) {
      await reach(target, true, what);
    },
    async hides(target) {
      if ((await target.count()) === 0 || !(await target.isVisible())) return 'is not there';
      const { problem } = await measure(target, true);
      return problem === DISABLED ? null : problem;
    },
  };
}

const pause = (milliseconds: number): Promise<void> => new Promise(done => setTimeout(done, milliseconds));

/** Only waiting too long means that something is not there. */
function isTimeout(error: unknown): false {
  if (error instanceof Error && error.name === 'TimeoutError') return false;
  throw error;
}

/** As reachOf says it. */
const DISABLED = 'is disabled';
const RESTLESS = 'does not come to rest';

/** Where a person would tap, and what speaks against it. */
interface Reach {
  readonly x: number;
  readonly y: number;
  /** Null: it can be tapped. */
  readonly problem: string | null;
}

interface Stroke {
  readonly x: number;
  readonly y: number;
  readonly across: number;
  readonly down: number;
  /** Where the panel is now: if a stroke does not change it, another one will not either. */
  readonly position: string;
}

/** Runs in the page. Whole: all of it has to be in the window, and it need not be a button. */
async function reachOf(element: Element, isWhole: boolean): Promise<Reach> {
  // a tick is set by its label
  const isTick = element instanceof HTMLInputElement && ['radio', 'checkbox'].includes(element.type);
  const hit: Element = (isTick ? (element.closest('label') ?? element.labels?.[0]) : undefined) ?? element;
  const boxOf = (): DOMRect => hit.getBoundingClientRect();
  const first = boxOf();
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  const { left, top, right, bottom, width, height } = boxOf();
  const [x, y] = [left + width / 2, top + height / 2];
  const answer = (problem: string | null): Reach => ({ x, y, problem });
  const round = (...numbers: number[]): string => numbers.map(Math.round).join(', ');

  if (Math.abs(first.left - left) + Math.abs(first.top - top) > 1) return answer('does not come to rest');
  if (!hit.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return answer('cannot be seen');
  const isCentreIn = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  const isIn = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  if (isWhole ? !isIn : !isCentreIn)
    return answer(`is outside the window (from ${round(left, top)} to ${round(right, bottom)})`);

  // what lets taps through is seen all the same
  const own = isWhole && hit instanceof HTMLElement && getComputedStyle(hit).pointerEvents === 'none' ? hit : null;
  const before = own?.style.pointerEvents ?? '';
  if (own) own.style.pointerEvents = 'auto';
  const spots = isWhole ? [0.1, 0.5, 0.9] : [0.5];
  const over = spots
    .map(share => document.elementFromPoint(left + width * share, y))
    .find(found => found !== hit && !hit.contains(found));
  if (own) own.style.pointerEvents = before;
  if (over !== undefined) {
    const text = (over?.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40);
    return answer(`lies under <${over?.tagName.toLowerCase() ?? 'nothing'}> "${text}"`);
  }
  if (element.matches(':disabled, [aria-disabled=true]')) return answer('is disabled');
  return answer(null);
}

/** Runs in the page: how to scroll the nearest panel that hides this, as far as one stroke goes; null: there is none. */
function strokeTo(element: Element): Stroke | null {
  const scrolls = (value: string): boolean => value === 'auto' || value === 'scroll';
  const page = document.scrollingElement ?? document.documentElement;
  const target = element.getBoundingClientRect();
  for (let at = element.parentElement; at; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    const isPage = at === page || at === document.body;
    if (isPage && document.documentElement.dataset['window'] !== undefined) return null;
    const isWide = (isPage || scrolls(overflowX)) && at.scrollWidth > at.clientWidth + 1;
    const isTall = (isPage || scrolls(overflowY)) && at.scrollHeight > at.clientHeight + 1;
    if (!isWide && !isTall) continue;
    const around = isPage ? new DOMRect(0, 0, innerWidth, innerHeight) : at.getBoundingClientRect();
    const [left, top] = [Math.max(0, around.left), Math.max(0, around.top)];
    const [right, bottom] = [Math.min(innerWidth, around.right), Math.min(innerHeight, around.bottom)];
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
    const across = target.left + target.width / 2 - middle.x;
    const down = target.top + target.height / 2 - middle.y;
    const isAcross = isWide && (target.left < left || target.right > right);
    const isDown = isTall && (target.top < top || target.bottom > bottom || isPage);
    if (!isAcross && !isDown) continue;
    const limited = (way: number, most: number): number => Math.sign(way) * Math.min(Math.abs(way), most * 0.7);
    const panel = isPage ? page : at;
    return {
      ...middle,
      across: isAcross ? limited(across, right - left) : 0,
      down: isDown ? limited(down, bottom - top) : 0,
      position: `${panel.tagName} ${panel.scrollLeft} ${panel.scrollTop} ${target.left} ${target.top}`,
    };
  }
  return null;
}
