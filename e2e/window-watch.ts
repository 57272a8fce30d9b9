import type { Guest } from './guest.ts';

/** The greatest sum of layout shifts in a match. */
const MAX_SHIFT = 0.02;

/** Watches the window of a table for layout shifts, moves of the board and scrolling. */
export interface WindowWatch {
  /** Fails if the board has moved or changed its size, or if the page could be scrolled. */
  check(): Promise<void>;
  /** Fails if the layout shifts of the match are too large in sum. */
  checkShifts(): Promise<void>;
}

/** Starts to watch. `board` selects the board. Must be called again after a reload. */
export async function watchWindow({ name, page }: Pick<Guest, 'name' | 'page'>, board: string): Promise<WindowWatch> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const recorder = await page.evaluateHandle(selector => {
    const found = { shifted: 0, moves: [] as string[], from: [] as string[], isScrollable: '' };
    const short = (node: Node | null | undefined): string => (node?.textContent ?? '').trim().slice(0, 30);
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & Shift)[]) {
        // an overlay covers the table: shifts under it are not visible
        if (entry.hadRecentInput || document.querySelector('[data-overlay]')) continue;
        found.shifted += entry.value;
        const parts = entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName ?? 'removed'} "${short(node)}" from ${words(previousRect)} to ${words(currentRect)}`,
        );
        found.from.push(`${entry.value.toFixed(4)}: ${parts.join(', ')}`);
      }
    }).observe({ type: 'layout-shift' });
    interface Shift {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly {
        readonly node?: Node | null;
        readonly previousRect: DOMRectReadOnly;
        readonly currentRect: DOMRectReadOnly;
      }[];
    }

    const boxNow = (): DOMRect | undefined => document.querySelector(selector)?.getBoundingClientRect();
    const words = ({ x, y, width, height }: DOMRectReadOnly): string =>
      [x, y, width, height].map(Math.round).join(', ');
    let before = boxNow();
    function look(): void {
      const now = boxNow();
      if (now && now.width > 0) {
        const isSame =
          before !== undefined &&
          Math.abs(now.x - before.x) < 1 &&
          Math.abs(now.y - before.y) < 1 &&
          Math.abs(now.width - before.width) < 1 &&
          Math.abs(now.height - before.height) < 1;
        if (before && !isSame) found.moves.push(`${words(before)} → ${words(now)}`);
        before = now;
      }
      const { scrollHeight, scrollTop } = document.documentElement;
      const isTable = document.documentElement.dataset['window'] !== undefined;
      if (isTable && (scrollHeight > innerHeight || scrollTop > 0))
        found.isScrollable = `${scrollHeight} high in a window of ${innerHeight}, scrolled by ${scrollTop}`;
    }
    look();

    // A box changes only with the document, the window, an animation or a loaded file. Looking at every frame would keep
    // the browser painting while everybody waits.
    let isLooking = false;
    const isMoving = (): boolean => document.getAnimations().some(({ playState }) => playState === 'running');
    function lookSoon(): void {
      if (isLooking) return;
      isLooking = true;
      requestAnimationFrame(() => {
        isLooking = false;
        look();
        if (isMoving()) lookSoon();
      });
    }
    const everything = { subtree: true, childList: true, attributes: true, characterData: true };
    new MutationObserver(lookSoon).observe(document, everything);
    for (const type of ['scroll', 'resize', 'load', 'transitionrun', 'animationstart'])
      addEventListener(type, lookSoon, { capture: true });
    return found;
  }, board);

  const where = `${name} at ${width}×${height}`;
  return {
    async check() {
      const { moves, isScrollable } = await recorder.jsonValue();
      if (moves.length > 0) throw new Error(`${where}: the board moved: ${moves.join('; ')}`);
      if (isScrollable !== '') throw new Error(`${where}: the page can be scrolled at a table: it is ${isScrollable}`);
    },
    async checkShifts() {
      const { shifted, from } = await recorder.jsonValue();
      if (shifted > MAX_SHIFT) throw new Error(`${where}: layout shifts of ${shifted.toFixed(3)}:\n${from.join('\n')}`);
    },
  };
}
