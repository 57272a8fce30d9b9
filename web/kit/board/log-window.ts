/** The visible part of a list, in pixels from its top. */
export interface LogViewport {
  readonly top: number;
  readonly height: number;
}

/** A half-open range of rows. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
}

/** A row and its offset from the top of the viewport, kept when rows above it change. */
export interface Anchor<Item> {
  readonly item: Item;
  readonly above: number;
}

/** Where each row begins, and, after the last one, where the list ends. */
export function rowTops(count: number, heightOf: (row: number) => number): Float64Array {
  const tops = new Float64Array(count + 1);
  for (let row = 0; row < count; row += 1) tops[row + 1] = (tops[row] ?? 0) + heightOf(row);
  return tops;
}

export const totalHeight = (tops: Float64Array): number => tops[tops.length - 1] ?? 0;

/** The row at this height; the first or the last one beyond the ends. */
export function rowAt(tops: Float64Array, y: number): number {
  let [low, high] = [0, Math.max(0, tops.length - 2)];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((tops[middle] ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The rows in the viewport and within the margin around it. */
export function rowsInSight(tops: Float64Array, { top, height }: LogViewport, margin: number): RowRange {
  const count = tops.length - 1;
  if (count === 0) return { from: 0, to: 0 };
  return { from: rowAt(tops, top - margin), to: rowAt(tops, top + height + margin) + 1 };
}

/** The first visible row as anchor. */
export function anchorAt<Item>(items: readonly Item[], tops: Float64Array, top: number): Anchor<Item> | undefined {
  const row = rowAt(tops, top);
  const item = items[row];
  return item === undefined ? undefined : { item, above: top - (tops[row] ?? 0) };
}

/** The scroll position that shows a row; undefined: it is visible. */
export function scrollTo(tops: Float64Array, row: number, { top, height }: LogViewport): number | undefined {
  const [begins, ends] = [tops[row] ?? 0, tops[row + 1] ?? 0];
  if (begins >= top && ends <= top + height) return undefined;
  return Math.max(0, begins - Math.max(0, (height - (ends - begins)) / 2));
}

interface Step<Item> {
  readonly at: number;
  readonly key: string;
  /** Whether keys stop at it; not at headings. */
  isRow(item: Item): boolean;
}

/** The item a key moves to; undefined: none. */
export function rowStep<Item>(items: readonly Item[], { at, key, isRow }: Step<Item>): Item | undefined {
  switch (key) {
    case 'ArrowUp':
      return items.slice(0, at).findLast(isRow);
    case 'ArrowDown':
      return items.slice(at + 1).find(isRow);
    case 'Home':
      return items.find(isRow);
    case 'End':
      return items.findLast(isRow);
    default:
      return undefined;
  }
}
