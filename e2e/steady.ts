import type { Guest } from './guest.ts';

/** What may shift in sight during a whole match. */
const MOST = 0.02;

/** The window of a table is watched: the board never moves, the page cannot be scrolled, and nothing shifts by itself. */
export interface Steady {
  /** Fails if the board has moved or changed its size, or if the page could be scrolled. */
  check(): Promise<void>;
  /** Fails if parts of the window have shifted by more than players would put up with in a whole match. */
  checkShifts(): Promise<void>;
}

/** Begins to watch. The board is what this selector finds. After a reload the window is watched anew. */
export async function watchWindow({ name, page }: Pick<Guest, 'name' | 'page'>, board: string): Promise<Steady> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const recorder = await page.evaluateHandle(selector => {
    const found = { shifted: 0, moves: [] as string[], from: [] as string[], isScrollable: '' };
    const short = (node: Node | null | undefined): string => (node?.textContent ?? '').trim().slice(0, 30);
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & Shift)[]) {
        // the end of a chapter or a match covers the table: what moves under it is not in sight
        if (entry.hadRecentInput || document.querySelector('[data-overlay]')) continue;
        found.shifted += entry.value;
        const parts = entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName ?? 'something gone'} "${short(node)}" from ${words(previousRect)} to ${words(currentRect)}`,
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
      requestAnimationFrame(look);
    }
    look();
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
      if (shifted > MOST)
        throw new Error(`${where}: things shifted in sight by ${shifted.toFixed(3)}:\n${from.join('\n')}`);
    },
  };
}
