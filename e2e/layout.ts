import type { Page } from 'playwright-core';

/** The least width and height of a touch target, in pixels. */
const THUMB = 44;

/** Layout flaws of a page, in words: text that is cut, covered or overlapping, sideways scrolling, touch targets that are too small. */
export async function layoutFlaws(page: Page): Promise<string[]> {
  const width = page.viewportSize()?.width ?? 0;
  return page.evaluate(measured, width <= 400 ? THUMB : 0);
}

/** The selected elements that cannot be pressed without scrolling, in words; an error if nothing is selected. */
export const outOfReach = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate(sought => {
    const all = [...document.querySelectorAll<HTMLElement>(sought)].filter(one => one.checkVisibility());
    if (all.length === 0) return [`there is no ${sought}`];
    return all.flatMap(one => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const isIn = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
      const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const name = one.getAttribute('aria-label') ?? one.closest('label, button')?.textContent;
      return isIn && one.contains(found) ? [] : [`"${name}" cannot be pressed without scrolling`];
    });
  }, selector);

/** Runs in the page, so it cannot use anything outside this function. */
function measured(thumb: number): string[] {
  const flaws = new Set<string>();
  const root = document.scrollingElement ?? document.documentElement;
  const dialog = document.querySelector('dialog:modal');
  const popover = document.querySelector(':popover-open');
  // an overlay covers the whole window
  const overlay = document.querySelector('[data-overlay]');
  const scope: Element = popover ?? dialog ?? overlay ?? document.body;

  const flat = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');
  const short = (text: string): string => flat(text).slice(0, 60);
  const named = (element: Element): string => {
    const name = element.getAttribute('aria-label') ?? short(element.textContent ?? '');
    return `<${element.tagName.toLowerCase()}> "${short(name)}"`;
  };
  const parentOf = (element: Element): Element | null => element.parentElement;
  const ancestors = (element: Element): Element[] => {
    const all: Element[] = [];
    for (let at: Element | null = element; at; at = parentOf(at)) all.push(at);
    return all;
  };

  interface Known {
    readonly style: Readonly<Record<'display' | 'overflowX' | 'overflowY' | 'textOverflow' | 'lineClamp', string>>;
    /** For screen readers only (a box of one pixel), or inside such an element. */
    readonly isVisuallyHidden: boolean;
    /** The fixed or sticky ancestor, and the scrolling one. */
    readonly layer: Element | undefined;
    readonly scroller: Element | undefined;
  }
  // cached: styles do not change during the measurement, and reading them is slow
  const known = new Map<Element, Known>();
  function knownOf(element: Element): Known {
    const before = known.get(element);
    if (before) return before;
    const parent = parentOf(element);
    const around = parent ? knownOf(parent) : undefined;
    const { display, overflowX, overflowY, textOverflow, position, webkitLineClamp } = getComputedStyle(element);
    // offset sizes, because the box of a rotated element is larger
    const isTiny = (): boolean =>
      element instanceof HTMLElement &&
      element.offsetWidth <= 1 &&
      element.offsetHeight <= 1 &&
      overflowX !== 'visible';
    const now: Known = {
      style: { display, overflowX, overflowY, textOverflow, lineClamp: webkitLineClamp },
      isVisuallyHidden: around?.isVisuallyHidden === true || (position === 'absolute' && isTiny()),
      layer: position === 'fixed' || position === 'sticky' ? element : around?.layer,
      scroller: overflowY === 'auto' || overflowY === 'scroll' ? element : around?.scroller,
    };
    known.set(element, now);
    return now;
  }
  const styleOf = (element: Element): Known['style'] => knownOf(element).style;
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
    !knownOf(element).isVisuallyHidden &&
    // inert: a panel covers it
    element.closest('[inert]') === null;

  // 1. Neither the page nor any element scrolls sideways.
  if (root.scrollWidth > root.clientWidth)
    flaws.add(`the page is ${root.scrollWidth} wide and shows ${root.clientWidth}`);
  for (const element of scope.querySelectorAll('*')) {
    const { overflowX } = styleOf(element);
    if (!['auto', 'scroll'].includes(overflowX) || !isShown(element)) continue;
    // shortened text is shown whole elsewhere
    if (element.scrollWidth > element.clientWidth + 1 && !element.closest('[data-shortens]'))
      flaws.add(`${named(element)} is ${element.scrollWidth} wide and shows ${element.clientWidth}`);
  }

  // 2. All visible text, line by line.
  interface Piece {
    readonly node: Node;
    readonly text: string;
    readonly element: Element;
    readonly boxes: readonly DOMRect[];
  }
  const pieces: Piece[] = [];
  const shortened: Piece[] = [];
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (
      !element ||
      !node.textContent?.trim() ||
      ['STYLE', 'SCRIPT', 'OPTION', 'TITLE'].includes(element.tagName.toUpperCase())
    )
      continue;
    if (!isShown(element)) continue;
    const boxes = boxesOf(node);
    // names on a map, players in a row, the slots of a case: the whole text is in a label or one tap away
    const found = element.closest('[data-shortens]') ? shortened : pieces;
    if (boxes.length > 0) found.push({ node, text: short(node.textContent), element, boxes });
  }
  function boxesOf(node: Node): DOMRect[] {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(box => box.width > 0.5 && box.height > 0.5);
  }
  /** The part of a box that its ancestors do not clip. */
  function seenOf(box: DOMRect, element: Element): DOMRect | undefined {
    let { left, top, right, bottom } = box;
    for (const one of ancestors(element)) {
      const { overflowX, overflowY, display } = styleOf(one);
      if (display === 'inline' || display === 'contents' || one === document.body) continue;
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const around = one.getBoundingClientRect();
      if (overflowX !== 'visible') [left, right] = [Math.max(left, around.left), Math.min(right, around.right)];
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, around.top), Math.min(bottom, around.bottom)];
    }
    return right - left > 0.5 && bottom - top > 0.5 ? new DOMRect(left, top, right - left, bottom - top) : undefined;
  }

  // 2a. Not clipped by an ancestor, and inside its own box.
  const clips = (value: string): boolean => value === 'hidden' || value === 'clip';
  const scrolls = (value: string): boolean => value === 'auto' || value === 'scroll';
  for (const { text, element, boxes } of pieces) {
    for (const one of ancestors(element)) {
      if (one === document.body || one === document.documentElement) break;
      const style = styleOf(one);
      if (style.display === 'inline' || style.display === 'contents') continue;
      const box = one.getBoundingClientRect();
      const isOut = boxes.some(line => line.left < box.left - 1 || line.right > box.right + 1);
      const isUnder = boxes.some(line => line.top < box.top - 1 || line.bottom > box.bottom + 1);
      if (isOut && clips(style.overflowX) && element.tagName !== 'BDI')
        flaws.add(`"${text}" is cut at the side by ${named(one)}`);
      if (isUnder && clips(style.overflowY)) flaws.add(`"${text}" is cut above or below by ${named(one)}`);
      // names of people have any length
      if (element.tagName !== 'BDI') {
        if (style.textOverflow === 'ellipsis' && one.scrollWidth > one.clientWidth + 1)
          flaws.add(`"${text}" ends in dots`);
        if (isOut && one === element && !(one instanceof SVGElement)) flaws.add(`"${text}" runs out of ${named(one)}`);
      }
      // the user can scroll to it
      if (scrolls(style.overflowX) || scrolls(style.overflowY)) break;
    }
  }

  // 2b. Not broken within a word, except at a soft hyphen: not every browser can hyphenate every language.
  for (const { node, element } of pieces) {
    if (element.closest('code')) continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}{3,}/gu)) {
      const [first, last] = [signAt(node, index), signAt(node, index + word.length - 1)];
      if (first && last && last.top > first.bottom - 1) flaws.add(`"${word}" is broken in two`);
    }
  }
  /** The first character of a line may have an additional empty box at the end of the previous line. */
  function signAt(node: Node, index: number): DOMRect | undefined {
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + 1);
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0.5);
    return boxes[boxes.length - 1];
  }

  // 2c. Shortened text ends in dots, and its whole text is in a label or one tap away.
  const TAPPED = 'button, a[href], summary, [role=gridcell], [role=option], [role=button], [role=tab]';
  for (const { node, text, element } of shortened) {
    const boxes = boxesOf(node);
    for (const one of ancestors(element)) {
      const style = styleOf(one);
      if (style.display === 'inline' || style.display === 'contents') continue;
      // the user can scroll to it
      if (scrolls(style.overflowX) || scrolls(style.overflowY)) break;
      const box = one.getBoundingClientRect();
      const isOut = boxes.some(line => line.left < box.left - 1 || line.right > box.right + 1);
      const isUnder = boxes.some(line => line.top < box.top - 2 || line.bottom > box.bottom + 2);
      const hasDots = style.textOverflow === 'ellipsis' || style.lineClamp !== 'none';
      if (hasDots && (isOut || isUnder || one.scrollWidth > one.clientWidth + 1)) {
        const whole = short(node.textContent ?? '');
        const isLabelled = ancestors(one).some(around =>
          [around.getAttribute('title'), around.getAttribute('aria-label')].some(label =>
            flat(label ?? '').includes(whole),
          ),
        );
        if (!isLabelled && !one.closest(TAPPED)) flaws.add(`"${text}" is shortened, and its whole text is nowhere`);
        break;
      }
      if ((isOut && clips(style.overflowX)) || (isUnder && clips(style.overflowY)))
        flaws.add(`"${text}" is cut without dots by ${named(one)}`);
      if (one.hasAttribute('data-shortens')) break;
    }
  }

  // 2d. No overlapping text. Boxes of lines may touch. Text with soft hyphens is left out, because the box of a soft
  // hyphen can have the height of another font.
  const lines = pieces.flatMap(({ text, element, boxes }) =>
    (text.includes('\u00AD') ? [] : boxes).flatMap(line => {
      const box = seenOf(line, element);
      return box ? [{ text, element, box, height: line.height }] : [];
    }),
  );
  lines.sort((one, other) => one.box.top - other.box.top);
  const layerOf = (element: Element): Element | undefined => knownOf(element).layer;
  const scrollerOf = (element: Element): Element | undefined => knownOf(element).scroller;
  const placed = lines.map(line => ({ ...line, layer: layerOf(line.element), scroller: scrollerOf(line.element) }));
  for (const [at, one] of placed.entries())
    for (let next = at + 1; next < placed.length; next++) {
      const other = placed[next];
      if (!other || other.box.top >= one.box.bottom) break;
      if (one.element === other.element || one.layer !== other.layer || one.scroller !== other.scroller) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
      // compared with whole lines, because a line can be partly scrolled out of view
      const isCrossed = across > 2 && down > 0.4 * Math.min(one.height, other.height);
      if (isCrossed) flaws.add(`"${one.text}" and "${other.text}" lie over each other`);
    }

  // 2e. Not covered by other elements.
  const isRelated = (one: Element, other: Element): boolean => one.contains(other) || other.contains(one);
  const sharesLabel = (one: Element, other: Element): boolean => {
    const label = one.closest('label');
    return label !== null && label === other.closest('label');
  };
  const wasAt = root.scrollTop;
  const most = root.scrollHeight - root.clientHeight;
  const tops = [0];
  for (let top = innerHeight * 0.6; top < most; top += innerHeight * 0.6) tops.push(top);
  if (most > 0) tops.push(most);
  const seen = new Set<Piece>();
  for (const top of dialog || popover ? [wasAt] : tops) {
    if (!dialog && !popover) root.scrollTop = top;
    for (const piece of pieces) {
      if (seen.has(piece)) continue;
      const isAhead = piece.boxes.every(line => line.bottom + wasAt < top || line.top + wasAt > top + innerHeight);
      if (isAhead && !layerOf(piece.element)) continue;
      const [box] = boxesOf(piece.node).flatMap(line => seenOf(line, piece.element) ?? []);
      if (!box) continue;
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
      const found = document.elementFromPoint(x, y);
      if (!found || isRelated(found, piece.element) || sharesLabel(found, piece.element)) {
        seen.add(piece);
        continue;
      }
      // A fixed bar may cover text in the middle of the page, but not at its ends.
      const bar = layerOf(found);
      const isPassing =
        bar && most > 0 && !(top === 0 && y < innerHeight / 2) && !(top === most && y > innerHeight / 2);
      // docks and toasts may cover anything: they can be closed, or disappear
      if (isPassing || found.closest('[data-dock], [data-toasts]')) continue;
      flaws.add(`"${piece.text}" is covered by ${named(found)}`);
    }
  }
  root.scrollTop = wasAt;

  // 3. Touch targets are large enough, except links within a sentence.
  if (thumb > 0) {
    const targets =
      'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=switch], [role=option], [role=menuitem], [role=radio], [role=checkbox]';
    for (const target of scope.querySelectorAll<HTMLElement>(targets)) {
      const isTick = target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type);
      const label = isTick ? (target.closest('label') ?? target.labels?.[0]) : undefined;
      const hits = [target, ...(label ? [label] : [])].filter(isShown).map(hit => hit.getBoundingClientRect());
      if (hits.length === 0 || target.closest('[inert]')) continue;
      const inSentence =
        target.tagName === 'A' &&
        styleOf(target).display === 'inline' &&
        short(parentOf(target)?.textContent ?? '') !== short(target.textContent ?? '');
      const width = Math.max(...hits.map(box => box.right)) - Math.min(...hits.map(box => box.left));
      const height = Math.max(...hits.map(box => box.bottom)) - Math.min(...hits.map(box => box.top));
      if (!inSentence && width > 0 && (width < thumb - 0.5 || height < thumb - 0.5))
        flaws.add(`${named(target)} is ${Math.round(width)} by ${Math.round(height)}: too small for a thumb`);
    }
  }
  return [...flaws];
}
