import { type Component, createEffect, createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { type Tab, Tabs } from '../tabs.tsx';
import css from './frame.module.css';

/** How much room there is: one column, two with tabs beside the board, or three. */
export type FrameRoom = 'narrow' | 'medium' | 'wide';

interface BoardFrameProps {
  room: FrameRoom;
  /** What the tabs are, for those who listen. */
  label: string;
  /** In a row above the board, or in the left column. */
  players: JSX.Element;
  board: JSX.Element;
  /** Right below the board. */
  strip?: JSX.Element;
  /** Below the strip in one column, at the top of the right column in three. With two columns it is among the tabs. */
  shelf?: JSX.Element;
  /** Below the players in the left column of three. */
  left?: JSX.Element;
  /** Beside the board, or a bottom navigation whose panels cover the board. In one column the first stands for the board. */
  tabs: readonly Tab[];
  chosen: string;
  onChoose(tab: string): void;
  /** Over the lower part of the board, or at the foot of the right column. */
  dock?: JSX.Element;
}

/** The parts of a board, laid out to fill the box it is in. Nothing scrolls but the panels, and nothing moves the board. */
export const BoardFrame: Component<BoardFrameProps> = props => (
  <div class={css['frame']} data-room={props.room}>
    {/* its own scrolling can be done by keys */}
    <div class={css['players']} tabindex={props.room === 'wide' ? 0 : undefined}>
      {props.players}
      <Show when={props.room === 'wide'}>{props.left}</Show>
    </div>
    <div class={css['board']}>{props.board}</div>
    <Show when={props.strip}>
      <div class={css['strip']}>{props.strip}</div>
    </Show>
    <Show when={props.room !== 'medium' && props.shelf}>
      <div class={css['shelf']}>{props.shelf}</div>
    </Show>
    <div class={css['side']}>
      <Tabs
        label={props.label}
        tabs={props.tabs}
        chosen={props.chosen}
        onChoose={tab => props.onChoose(tab)}
        at={props.room === 'narrow' ? 'foot' : 'top'}
      />
    </div>
    <div class={css['dock']}>{props.dock}</div>
  </div>
);

/** From so many pixels on there is room for a second and a third column. */
interface Widths {
  readonly medium: number;
  readonly wide: number;
}

/** How much room an element has, and again whenever that changes. */
export function createRoom(widths: Widths, element: () => HTMLElement | undefined): () => FrameRoom {
  const roomIn = (width: number, height: number): FrameRoom => {
    if (width >= widths.wide) return 'wide';
    // what is higher than wide has no room beside the board
    return width >= widths.medium && width > height ? 'medium' : 'narrow';
  };
  const [room, setRoom] = createSignal<FrameRoom>(roomIn(innerWidth, innerHeight));
  onMount(() => {
    const box = element();
    if (!box) return;
    const observer = new ResizeObserver(entries => {
      const { width = 0, height = 0 } = entries[0]?.contentRect ?? {};
      if (width > 0) setRoom(roomIn(width, height));
    });
    observer.observe(box);
    onCleanup(() => observer.disconnect());
  });
  return room;
}

/** Something that owns the whole window of a table until it is put away: the end of a chapter, or of the match. */
export const Overlay: Component<{ label: string; children: JSX.Element }> = props => {
  let element: HTMLElement | undefined;
  const before = document.activeElement;
  onMount(() => element?.focus({ preventScroll: true }));
  onCleanup(() => {
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  });
  return (
    <section
      class={css['overlay']}
      data-overlay
      role="dialog"
      aria-label={props.label}
      tabindex="-1"
      ref={one => {
        element = one;
      }}
    >
      <div class={css['inside']}>{props.children}</div>
    </section>
  );
};

/** Nothing behind a table's window scrolls. */
export function useWindow(): void {
  createEffect(() => {
    document.documentElement.dataset['window'] = '';
    onCleanup(() => delete document.documentElement.dataset['window']);
  });
}
