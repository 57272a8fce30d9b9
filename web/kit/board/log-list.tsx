import { createEffect, createMemo, createSignal, For, type JSX, on, onCleanup, onMount, Show, untrack } from 'solid-js';
import { same } from '#kernel';
import { afterPaint } from '../paint.ts';
import {
  type Anchor,
  anchorAt,
  type RowRange,
  rowsInSight,
  rowTops,
  type LogViewport,
  scrollTo,
  rowStep,
  totalHeight,
} from './log-window.ts';
import css from './log-list.module.css';

interface LogListProps<Item extends object> {
  /** The label for screen readers. */
  label: string;
  /** The oldest first. Items are identified by reference. */
  items: readonly Item[];
  /** What a row shows. */
  children(item: Item): JSX.Element;
  /** Shown if there are no rows. */
  empty?: JSX.Element;
  /** Content above the first row, for example a button that loads earlier ones. */
  before?: JSX.Element;
  /** The row to keep visible; undefined: the list follows its end. */
  current?: Item | undefined;
  /** Whether an item is a heading: keys skip it. */
  isHeading?(item: Item): boolean;
  /** The focusable element: the row, or the button in it. */
  focus: 'row' | 'button';
  /** The row under the pointer or focus; null: none. */
  onPoint?(item: Item | null): void;
}

/** The estimated height of an unbuilt row, px. */
const GUESS = 34;
/** Rows are built this far beyond the viewport, px. */
const MARGIN = 200;
/** Within this distance of its end a list follows it, px. */
const NEAR_END = 24;
/** The viewport before it is measured. */
const UNMEASURED: LogViewport = { top: 0, height: 400 };

/**
 * A virtual list that grows at its end: only visible rows are in the document. Visible rows stay in place when rows are
 * added or loaded above them.
 */
export function LogList<Item extends object>(props: LogListProps<Item>): JSX.Element {
  let scroller: HTMLDivElement | undefined;
  let list: HTMLOListElement | undefined;
  let anchor: Anchor<Item> | undefined;
  const heights = new WeakMap<Item, number>();
  const rows = new WeakMap<Element, Item>();
  const [measurements, setMeasurements] = createSignal(0);
  const [sight, setSight] = createSignal<LogViewport>(UNMEASURED, { equals: same });
  const [isAtEnd, setAtEnd] = createSignal(untrack(() => props.current === undefined));
  const [active, setActive] = createSignal<Item>();

  const tops = createMemo(() => {
    measurements();
    const { items } = props;
    return rowTops(items.length, row => heightOf(items[row]));
  });
  const rowOf = createMemo(() => new Map(props.items.map((item, row) => [item, row])));
  const range = createMemo(
    (): RowRange => {
      const { top, height } = sight();
      const end = totalHeight(tops()) - height;
      return rowsInSight(tops(), { top: isAtEnd() ? end : top, height }, MARGIN);
    },
    undefined,
    { equals: same },
  );
  /** The visible rows, and the focused one, which would lose the focus otherwise. */
  const shown = createMemo((): readonly Item[] => {
    const { from, to } = range();
    const inSight = props.items.slice(from, to);
    const focused = active();
    const row = focused && rowOf().get(focused);
    return focused === undefined || row === undefined || (row >= from && row < to) ? inSight : [...inSight, focused];
  });
  const tabStop = createMemo((): Item | undefined => {
    const focused = active();
    if (focused !== undefined && rowOf().has(focused)) return focused;
    return props.items.findLast(item => !props.isHeading?.(item));
  });

  function heightOf(item: Item | undefined): number {
    return (item && heights.get(item)) ?? GUESS;
  }
  /** The top of the first row, below `before`. */
  const listTop = (): number => list?.offsetTop ?? 0;

  function look(): void {
    // hidden behind another tab
    if (!scroller || scroller.clientHeight === 0) return;
    const { scrollTop, clientHeight, scrollHeight } = scroller;
    const top = scrollTop - listTop();
    setAtEnd(scrollTop + clientHeight > scrollHeight - NEAR_END);
    setSight({ top, height: clientHeight });
    anchor = anchorAt(props.items, tops(), Math.max(0, top));
  }

  /** Restores the scroll position, or follows the end. */
  function hold(): void {
    if (!scroller || scroller.clientHeight === 0) return;
    if (isAtEnd()) scroller.scrollTop = scroller.scrollHeight;
    else {
      const row = anchor && rowOf().get(anchor.item);
      if (anchor && row !== undefined) scroller.scrollTop = listTop() + (tops()[row] ?? 0) + anchor.above;
    }
    look();
  }

  function bringIntoSight(row: number): void {
    const to = scrollTo(tops(), row, sight());
    if (to === undefined || !scroller) return;
    setAtEnd(false);
    scroller.scrollTop = listTop() + to;
    look();
  }

  const resizes = new ResizeObserver(entries => {
    let isChanged = false;
    for (const { target, borderBoxSize } of entries) {
      const item = rows.get(target);
      const height = borderBoxSize[0]?.blockSize ?? 0;
      if (!item || height === 0 || heights.get(item) === height) continue;
      heights.set(item, height);
      isChanged = true;
    }
    if (isChanged) setMeasurements(count => count + 1);
    if (scroller && sight().height !== scroller.clientHeight && scroller.clientHeight > 0)
      setSight(before => ({ ...before, height: scroller?.clientHeight ?? before.height }));
    hold();
  });
  onMount(() => scroller && resizes.observe(scroller));
  onCleanup(() => resizes.disconnect());
  createEffect(
    on(
      () => props.items,
      () => afterPaint(hold),
      { defer: true },
    ),
  );
  createEffect(() => {
    const { current } = props;
    const row = current && rowOf().get(current);
    if (row !== undefined) untrack(() => bringIntoSight(row));
  });

  function focusOn(item: Item): void {
    const row = rowOf().get(item);
    if (row === undefined) return;
    setActive(() => item);
    bringIntoSight(row);
    const element = [...(list?.children ?? [])].find(one => rows.get(one) === item);
    const target = props.focus === 'row' ? element : element?.querySelector('button');
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  }

  /** Up and down, and to the ends. */
  function walk(event: KeyboardEvent): void {
    const { items } = props;
    const focused = event.target instanceof Element ? event.target.closest('li') : null;
    const item = focused && rows.get(focused);
    const at = item ? (rowOf().get(item) ?? -1) : -1;
    if (at < 0) return;
    const next = rowStep(items, { at, key: event.key, isRow: one => !props.isHeading?.(one) });
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    focusOn(next);
  }

  return (
    <div
      class={css['scroller']}
      data-scrolled={sight().top > 0 || undefined}
      onScroll={look}
      ref={element => {
        scroller = element;
      }}
    >
      {props.before}
      <Show when={props.items.length > 0} fallback={<p class={css['empty']}>{props.empty}</p>}>
        <ol
          class={css['rows']}
          aria-label={props.label}
          style={{ height: `${totalHeight(tops())}px` }}
          onPointerLeave={() => props.onPoint?.(null)}
          onFocusIn={event => {
            const row = event.target.closest('li');
            setActive(() => (row ? rows.get(row) : undefined));
          }}
          onFocusOut={() => props.onPoint?.(null)}
          onKeyDown={walk}
          ref={element => {
            list = element;
          }}
        >
          <For each={shown()}>
            {item => {
              const row = (): number => rowOf().get(item) ?? 0;
              const isFocusable = (): boolean => props.focus === 'row' && !props.isHeading?.(item);
              return (
                <li
                  aria-posinset={row() + 1}
                  aria-setsize={props.items.length}
                  tabindex={isFocusable() ? (tabStop() === item ? 0 : -1) : undefined}
                  style={{ translate: `0 ${tops()[row()] ?? 0}px` }}
                  onPointerMove={event => {
                    // ignores rows that scroll under a resting pointer
                    if (event.movementX !== 0 || event.movementY !== 0) props.onPoint?.(item);
                  }}
                  onFocusIn={() => props.onPoint?.(item)}
                  ref={element => {
                    rows.set(element, item);
                    resizes.observe(element);
                    onCleanup(() => resizes.unobserve(element));
                  }}
                >
                  {props.children(item)}
                </li>
              );
            }}
          </For>
        </ol>
      </Show>
    </div>
  );
}
