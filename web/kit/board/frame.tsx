import { type Component, createEffect, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { type Tab, Tabs } from '../tabs.tsx';
import type { FrameWidth } from './frame-width.ts';
import css from './frame.module.css';

interface BoardFrameProps {
  width: FrameWidth;
  /** The content beside the board in two columns: tabs (default) or players. */
  beside?: 'tabs' | 'players';
  /** The label of the tabs, for screen readers. */
  label: string;
  /** In a row above the board, or in a column to the left of it. */
  players: JSX.Element;
  board: JSX.Element;
  /** Right below the board. */
  strip?: JSX.Element;
  /** Below the strip in one column, at the top of the right column in three. With two columns it is among the tabs. */
  shelf?: JSX.Element;
  /** Below the players in the left column of three. */
  left?: JSX.Element;
  /** At the bottom of the left column, if there is one. */
  tip?: JSX.Element;
  /** Above the panels that cover the board, on every tab. */
  notice?: JSX.Element;
  /** Beside the board, or a bottom navigation whose panels cover it. In one column the first tab is the board. */
  tabs: readonly Tab[];
  chosen: string;
  onChoose(tab: string): void;
  /** Over the lower part of the board, or at the bottom of the right column. */
  dock?: JSX.Element;
  /** Below tabs that are beside the board: it takes room from their panel, and moves nothing else. */
  foot?: JSX.Element;
}

/** Where the row of tabs is: beside the board, or above or below it with panels that cover the board. */
type TabsAt = 'beside' | 'above' | 'below';

/** The layout of a board. It fills its box; only panels scroll. */
export const BoardFrame: Component<BoardFrameProps> = props => (
  <div class={css['frame']} data-width={props.width} data-tabs={tabsAt(props)}>
    {/* focusable, so that it can be scrolled by keyboard */}
    <div
      class={css['players']}
      inert={isCovered(props) && props.width === 'narrow'}
      tabindex={props.width === 'wide' ? 0 : undefined}
    >
      {props.players}
      <Show when={props.width === 'wide'}>{props.left}</Show>
      <Show when={props.width === 'wide' || tabsAt(props) === 'above' ? props.tip : undefined}>
        {tip => <div class={css['tip']}>{tip()}</div>}
      </Show>
    </div>
    <div class={css['board']} inert={isCovered(props)}>
      {props.board}
    </div>
    {/* each part is read once: every reading of it makes its components again */}
    <Show when={props.strip}>
      {strip => (
        <div class={css['strip']} inert={isCovered(props)}>
          {strip()}
        </div>
      )}
    </Show>
    <Show when={tabsAt(props) !== 'beside' && props.notice}>
      {notice => <div class={css['notice']}>{notice()}</div>}
    </Show>
    <Show when={props.width !== 'medium' && props.shelf}>
      {shelf => (
        <div class={css['shelf']} inert={isCovered(props)}>
          {shelf()}
        </div>
      )}
    </Show>
    <div class={css['side']}>
      <Tabs
        label={props.label}
        tabs={props.tabs}
        chosen={props.chosen}
        onChoose={tab => props.onChoose(tab)}
        at={tabsAt(props) === 'below' ? 'foot' : 'top'}
      />
      <Show when={tabsAt(props) === 'beside' && props.foot}>{foot => <div class={css['foot']}>{foot()}</div>}</Show>
    </div>
    <div class={css['dock']}>{props.dock}</div>
  </div>
);

/** Whether a panel covers the board, which is inert then. */
const isCovered = (props: Pick<BoardFrameProps, 'width' | 'beside' | 'tabs' | 'chosen'>): boolean =>
  tabsAt(props) !== 'beside' && props.tabs.some(({ id }, at) => at > 0 && id === props.chosen);

function tabsAt({ width, beside }: Pick<BoardFrameProps, 'width' | 'beside'>): TabsAt {
  if (width === 'narrow') return 'below';
  return width === 'medium' && beside === 'players' ? 'above' : 'beside';
}

interface OverlayProps {
  label: string;
  /** It fills the window and scrolls inside. */
  isFilled?: boolean;
  children: JSX.Element;
}

/** A modal over the whole window of a table: the end of a chapter or of the match. */
export const Overlay: Component<OverlayProps> = props => {
  let element: HTMLElement | undefined;
  const before = document.activeElement;
  onMount(() => {
    if (!element) return;
    const parent = element.parentElement;
    element.focus({ preventScroll: true });
    const uncover = coverSiblings(element);
    onCleanup(() => {
      uncover();
      const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected;
      if (!isThere) parent?.setAttribute('tabindex', '-1');
      (isThere ? before : parent)?.focus({ preventScroll: true });
    });
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
      <div class={css[props.isFilled ? 'filled' : 'inside']}>{props.children}</div>
    </section>
  );
};

/** Makes the covered siblings inert. The result undoes it. */
function coverSiblings(overlay: HTMLElement): () => void {
  const heightOf = (one: Element): number => Number(getComputedStyle(one).zIndex) || 0;
  const siblings = [...(overlay.parentElement?.children ?? [])].filter(one => one instanceof HTMLElement);
  const covered = siblings.filter(one => one !== overlay && !one.inert && heightOf(one) < heightOf(overlay));
  for (const one of covered) one.inert = true;
  return () => {
    for (const one of covered) one.inert = false;
  };
}

/** Prevents the page behind a table from scrolling. */
export function usePageScrollLock(): void {
  createEffect(() => {
    document.documentElement.dataset['window'] = '';
    onCleanup(() => delete document.documentElement.dataset['window']);
  });
}
