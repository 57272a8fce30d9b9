import { createEffect, createMemo, createSignal, on } from 'solid-js';

/** A key that was pressed, alone or with Ctrl. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey'>;

/** The item a key moves to. At an edge it is the item itself; undefined: the key is ignored. */
type KeyStep = (from: string, press: KeyPress) => string | undefined;

interface ListKeys {
  /** Which arrow keys count; usually both pairs do. */
  readonly axis?: 'both' | 'horizontal' | 'vertical';
  /** Whether the last item is followed by the first one, as is usual. */
  readonly wraps?: boolean;
}

const FORWARD = { both: ['ArrowRight', 'ArrowDown'], horizontal: ['ArrowRight'], vertical: ['ArrowDown'] };
const BACKWARD = { both: ['ArrowLeft', 'ArrowUp'], horizontal: ['ArrowLeft'], vertical: ['ArrowUp'] };

/** The item a key moves to in a list. From outside the list it is one of its ends. */
export function stepIn<Item>(
  items: readonly Item[],
  from: Item,
  key: string,
  { axis = 'both', wraps = true }: ListKeys = {},
): Item | undefined {
  const at = items.indexOf(from);
  const last = items.length - 1;
  if (key === 'Home') return items[0];
  if (key === 'End') return items[last];
  if (FORWARD[axis].includes(key)) return items[at < last ? at + 1 : wraps ? 0 : last];
  if (BACKWARD[axis].includes(key)) return items[at > 0 ? at - 1 : wraps || at < 0 ? last : 0];
  return undefined;
}

/** The item a key moves to in a grid filled row by row. Nothing wraps; the last row may be shorter. */
export function stepInGrid<Item>(items: readonly Item[], columns: number, from: Item, key: string): Item | undefined {
  const at = items.indexOf(from);
  if (at < 0) return stepIn(items, from, key);
  const column = at % columns;
  const to = {
    ArrowLeft: column > 0 ? at - 1 : at,
    ArrowRight: column < columns - 1 ? at + 1 : at,
    ArrowUp: at - columns,
    ArrowDown: at + columns,
    Home: 0,
    End: items.length - 1,
  }[key];
  return to === undefined ? undefined : (items[to] ?? from);
}

/** The centre of an item, in any unit. */
interface Spot {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

const DIRECTIONS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The item an arrow key moves to among freely placed items: the nearest in that direction. */
export function stepToNearest(spots: readonly Spot[], from: string, key: string): string | undefined {
  const direction = DIRECTIONS[key];
  const here = spots.find(({ id }) => id === from);
  if (!here || !direction) return undefined;
  const [right, down] = direction;
  let nearest: { id: string; distance: number } | undefined;
  for (const { id, x, y } of spots) {
    const ahead = (x - here.x) * right + (y - here.y) * down;
    const aside = Math.abs((x - here.x) * down) + Math.abs((y - here.y) * right);
    // straight ahead counts more than near
    const distance = ahead + 4 * aside;
    if (ahead > 1 && (!nearest || distance < nearest.distance)) nearest = { id, distance };
  }
  return nearest?.id ?? from;
}

interface RovingOptions {
  /** The items in their order. */
  ids(): readonly string[];
  /** How keys move; by default as in a list that wraps. */
  readonly step?: KeyStep;
  /** The item with the tab stop, if it is controlled: the chosen tab. */
  current?(): string | undefined;
  /** A key moved the focus to this item. */
  onMove?(id: string): void;
}

interface RovingFocus {
  /** The item with the tab stop; undefined: there are no items. */
  readonly current: () => string | undefined;
  /** Moves the tab stop, but not the focus. */
  setCurrent(id: string): void;
  /** Moves the tab stop and the focus. */
  focus(id: string): void;
  /** The props of the group element. */
  readonly group: {
    ref(element: HTMLElement): void;
    onKeyDown(event: KeyboardEvent): void;
  };
  /** The props of an item. */
  item(id: string): {
    readonly 'data-roving': string;
    readonly tabindex: 0 | -1;
    onFocus(): void;
  };
}

/**
 * One tab stop for a group of items: arrow keys, Home and End move the focus within it, and the tab key returns to where
 * the focus was last. When the focused item is removed, the focus goes to the item that took its position.
 */
export function createRovingFocus(options: RovingOptions): RovingFocus {
  const step: KeyStep =
    options.step ?? ((from, { key, ctrlKey }) => (ctrlKey ? undefined : stepIn(options.ids(), from, key)));
  const [last, setLast] = createSignal<{ readonly id: string; readonly at: number }>();
  let group: HTMLElement | undefined;
  let focused: HTMLElement | undefined;

  const current = createMemo((): string | undefined => {
    const ids = options.ids();
    const decided = options.current?.();
    if (decided !== undefined && ids.includes(decided)) return decided;
    const { id, at } = last() ?? { id: '', at: 0 };
    return ids.includes(id) ? id : (ids[at] ?? ids.at(-1));
  });
  const setCurrent = (id: string): void => void setLast({ id, at: Math.max(0, options.ids().indexOf(id)) });
  const elementOf = (id: string): HTMLElement | undefined =>
    [...(group?.querySelectorAll<HTMLElement>('[data-roving]') ?? [])].find(({ dataset }) => dataset['roving'] === id);
  const focus = (id: string): void => {
    setCurrent(id);
    elementOf(id)?.focus();
  };

  createEffect(
    on(
      options.ids,
      () => {
        const next = current();
        const isGone = focused && !focused.isConnected && document.activeElement === document.body;
        if (isGone && next !== undefined) focus(next);
      },
      { defer: true },
    ),
  );

  return {
    current,
    setCurrent,
    focus,
    group: {
      ref(element) {
        group = element;
        element.addEventListener('focusout', () => {
          // a removed element is still connected while it loses the focus
          queueMicrotask(() => {
            if (focused?.isConnected && focused !== document.activeElement) focused = undefined;
          });
        });
      },
      onKeyDown(event) {
        const from = current();
        if (from === undefined || event.altKey || event.metaKey || event.defaultPrevented) return;
        const to = step(from, event);
        if (to === undefined) return;
        event.preventDefault();
        if (to === from) return;
        focus(to);
        options.onMove?.(to);
      },
    },
    item: id => ({
      'data-roving': id,
      get tabindex() {
        return current() === id ? 0 : -1;
      },
      onFocus() {
        setCurrent(id);
        focused = elementOf(id);
      },
    }),
  };
}
