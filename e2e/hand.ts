import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { SCREENSHOTS } from './browser.ts';

/**
 * The input of a person: touch on a phone, otherwise a mouse. Unlike Playwright's own actions it never scrolls by
 * itself, and fails if the target is outside the window or covered.
 */
export interface PersonInput {
  tap(target: Locator): Promise<void>;
  /** Taps what may go by itself at any moment. False: it cannot be tapped now, and was not. */
  tapNow(target: Locator): Promise<boolean>;
  /** Taps a field and replaces its text. */
  type(field: Locator, text: string): Promise<void>;
  /** Chooses from a native select. */
  choose(list: Locator, option: { readonly label: string } | { readonly index: number }): Promise<void>;
  /** Keeps the target pressed while `look` runs. */
  hold<Seen>(target: Locator, look: () => Promise<Seen>): Promise<Seen>;
  /** Scrolls the panel around the target until it can be tapped. At a table, the page itself is never scrolled. */
  scrollTo(target: Locator): Promise<void>;
  /** Fails unless the whole target is in the window and not covered. `what` names it in the error. */
  needs(target: Locator, what: string): Promise<void>;
  /** Why the target is not fully visible now; null: it is. */
  hides(target: Locator): Promise<string | null>;
}

/** Elements may appear only after all earlier events were shown. */
const APPEAR_TIMEOUT = 40_000;
/** Enough for the longest panel. */
const MAX_STROKES = 60;
/** Strokes without effect before it fails: a page that has just been opened may not listen yet. */
const MAX_IDLE_STROKES = 10;
/** Whether an element that was visible a moment ago is still there. */
const GONE_TIMEOUT = 500;
/** A panel keeps scrolling for a while after a stroke. */
const MOTION_TIMEOUT = 20_000;

let pictures = 0;

interface HandOptions {
  readonly isTouch: boolean;
  /** How long a target may be covered or outside the window before it fails; in milliseconds. */
  readonly reachTimeout?: number;
}

export function personInputOf(name: string, page: Page, { isTouch, reachTimeout = 15_000 }: HandOptions): PersonInput {
  /** An error in one sentence, with the path of a screenshot. */
  async function failure(sentence: string): Promise<Error> {
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    const path = join(SCREENSHOTS, `hand-${process.pid}-${++pictures}-${name.replaceAll(/[^\p{L}\d]/gu, '')}.png`);
    mkdirSync(SCREENSHOTS, { recursive: true });
    await page.screenshot({ path });
    return new Error(`${name} at ${width}×${height}: ${sentence} Picture: ${path}`);
  }
  const timeoutFor = (problem: string): number => (problem === MOVING ? MOTION_TIMEOUT : reachTimeout);
  const measure = (target: Locator, isWhole: boolean): Promise<Reach> => target.evaluate(reachOf, isWhole);

  /** Waits until the target is visible, at rest and not covered, and returns where to tap. */
  async function reach(target: Locator, isWhole: boolean, what: string): Promise<Reach> {
    const there = target.waitFor({ state: 'visible', timeout: APPEAR_TIMEOUT });
    if (!(await there.then(() => true).catch(isTimeout))) throw await failure(`${what} is not there.`);
    const since = Date.now();
    for (;;) {
      const now = await measure(target, isWhole);
      if (now.problem === null) return now;
      if (Date.now() - since > timeoutFor(now.problem)) throw await failure(`${what} ${now.problem}.`);
      await pause(50);
    }
  }

  async function tap(target: Locator): Promise<void> {
    await tapAt(await reach(target, false, `What is to be tapped (${String(target)})`));
  }
  const tapAt = ({ x, y }: Reach): Promise<void> => (isTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));

  /** Scrolls once by wheel or touch, starting over the panel. */
  async function stroke({ x, y, across, down }: Stroke): Promise<void> {
    if (!isTouch) {
      await page.mouse.move(x, y);
      await page.mouse.wheel(across, down);
      return;
    }
    await touching(async put => {
      // starts off the centre, so that the finger has room to move
      const [fromX, fromY] = [x + across / 2, y + down / 2];
      for (const share of [0, 0.2, 0.4, 0.6, 0.8, 1]) await put(fromX - across * share, fromY - down * share);
      // a pause before lifting prevents inertial scrolling
      await pause(60);
      await put(fromX - across, fromY - down);
    });
  }

  /** Puts a finger down, moves it with each call of `put`, and lifts it at the end. */
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
    async tapNow(target) {
      if (!(await target.isVisible())) return false;
      const now = await target.evaluate(reachOf, false, { timeout: GONE_TIMEOUT }).catch(isTimeout);
      if (now === false || now.problem !== null) return false;
      await tapAt(now);
      return true;
    },
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
      await target.waitFor({ state: 'visible', timeout: APPEAR_TIMEOUT });
      let since = Date.now();
      let [before, idleStrokes] = ['', 0];
      for (let strokes = 0; strokes < MAX_STROKES; ) {
        const { problem } = await measure(target, false);
        if (problem === null || problem === DISABLED) return;
        const next = problem === MOVING ? null : await target.evaluate(strokeTo);
        // motion ends, and a toast that covers the target disappears
        if (next === null && Date.now() - since < timeoutFor(problem)) {
          await pause(50);
          continue;
        }
        if (next === null) throw await failure(`${String(target)} ${problem}, and no panel can be scrolled to it.`);
        idleStrokes = next.position === before ? idleStrokes + 1 : 0;
        if (idleStrokes > MAX_IDLE_STROKES)
          throw await failure(`${String(target)} ${problem}, and its panel does not scroll any further.`);
        before = next.position;
        await stroke(next);
        strokes += 1;
        // each stroke may cause motion
        since = Date.now();
        await pause(50);
      }
      throw await failure(`${String(target)} cannot be reached by scrolling its panel.`);
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

/** Other errors than a timeout are thrown. */
function isTimeout(error: unknown): false {
  if (error instanceof Error && error.name === 'TimeoutError') return false;
  throw error;
}

/** The same texts as in reachOf. */
const DISABLED = 'is disabled';
const MOVING = 'keeps moving';

/** Where to tap, and why that is not possible. */
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
  /** The scroll position, to notice strokes without effect. */
  readonly position: string;
}

/** Runs in the page. With `isWhole` all of the element must be in the window, not only its centre. */
async function reachOf(element: Element, isWhole: boolean): Promise<Reach> {
  // checkboxes and radios are tapped by their label
  const isTick = element instanceof HTMLInputElement && ['radio', 'checkbox'].includes(element.type);
  const hit: Element = (isTick ? (element.closest('label') ?? element.labels?.[0]) : undefined) ?? element;
  const boxOf = (): DOMRect => hit.getBoundingClientRect();
  const first = boxOf();
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  const { left, top, right, bottom, width, height } = boxOf();
  const [x, y] = [left + width / 2, top + height / 2];
  const answer = (problem: string | null): Reach => ({ x, y, problem });
  const round = (...numbers: number[]): string => numbers.map(Math.round).join(', ');

  if (Math.abs(first.left - left) + Math.abs(first.top - top) > 1) return answer('keeps moving');
  if (!hit.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return answer('cannot be seen');
  const isCentreIn = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
  const isIn = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  if (isWhole ? !isIn : !isCentreIn)
    return answer(`is outside the window (from ${round(left, top)} to ${round(right, bottom)})`);

  // an element without pointer events is still visible
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

/** Runs in the page: the next stroke for the nearest panel that hides the element; null: no panel hides it. */
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
