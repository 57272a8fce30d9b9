import type { Page } from 'playwright-core';

/** The greatest height of the bar, in pixels. */
const BAR = 48;
/** The least font size, in pixels. */
const SMALLEST = 12;

/** Flaws in the window of a table, in words. `board` selects the board. */
export const windowFlaws = (page: Page, board: string): Promise<string[]> =>
  page.evaluate(measured, { board, bar: BAR, smallest: SMALLEST });

/** Runs in the page, so it cannot use anything outside this function. */
function measured({ board, bar, smallest }: { board: string; bar: number; smallest: number }): string[] {
  const flaws = new Set<string>();
  const root = document.documentElement;
  const short = (text: string | null | undefined): string => (text ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40);

  // 1. The page does not scroll.
  if (root.dataset['window'] === undefined) flaws.add('this is not the window of a table');
  if (root.scrollHeight > innerHeight || root.scrollTop > 0)
    flaws.add(`the page is ${root.scrollHeight} high and shows ${innerHeight}`);
  if (root.scrollWidth > innerWidth) flaws.add(`the page is ${root.scrollWidth} wide and shows ${innerWidth}`);

  // 2. One bar.
  const status = document.querySelector('main header [role=status]');
  const height = status?.closest('header')?.getBoundingClientRect().height;
  if (height === undefined) flaws.add('there is no bar that says whose turn it is');
  else if (height > bar + 0.5) flaws.add(`the bar is ${height} high`);
  const others = [...document.querySelectorAll('body header, body footer')].filter(
    one => one.checkVisibility() && !one.contains(status) && !one.closest('main, dialog, [role=dialog]'),
  );
  for (const other of others) flaws.add(`there is another bar: "${short(other.textContent)}"`);

  // 3. The whole board is in the window, and no element around it scrolls.
  const found = document.querySelector(board);
  if (!found) return [...flaws, `there is no ${board}`];
  const { left, top, right, bottom } = found.getBoundingClientRect();
  if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
    flaws.add(`the board is not whole in the window: from ${left}, ${top} to ${right}, ${bottom}`);
  if (bottom - top < 1 || right - left < 1) flaws.add('the board has no room at all');
  for (let at = found.parentElement; at && at !== root; at = at.parentElement)
    if (getComputedStyle(at).overflowY !== 'visible' && at.scrollHeight > at.clientHeight + 1)
      flaws.add(`the element around the board is ${at.scrollHeight} high and shows ${at.clientHeight}`);

  // 4. Text is readable: not too small, and not squeezed to a letter per line.
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!element || text === '' || ['STYLE', 'SCRIPT', 'OPTION', 'TITLE'].includes(element.tagName)) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(line => line.width > 0.5 && line.height > 0.5);
    // visually hidden text has a box of one pixel; numbers on pieces are parts of a drawing
    if (lines.length === 0 || element.closest('.visually-hidden, svg')) continue;
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    if (size < smallest - 0.05) flaws.add(`"${short(text)}" has letters of ${size} px`);
    const letters = [...text.replaceAll(/\s/g, '')].length;
    const rows = new Set(lines.map(line => Math.round(line.top))).size;
    if (letters > 3 && rows > letters / 2) flaws.add(`"${short(text)}" has ${rows} lines for ${letters} letters`);
  }
  return [...flaws];
}
