import { type Component, createEffect, createSignal, createUniqueId, on, onCleanup, onMount, Show } from 'solid-js';
import { IconButton } from '#kit';
import { placeName, roleName } from '../telling/names.ts';
import { tellCard } from '../telling/events.ts';
import type { Card } from '../rules/state.ts';
import { useDesk } from './desk.ts';
import { drawingOf } from './icons.ts';
import css from './card.module.css';

/** For how long a card lies open for those who cannot hold it. */
const SHOWN_FOR = 6;

/**
 * My card, face down. Whoever holds it sees it; whoever lets go, looks away or leaves the page does not any more. What is
 * on it is nowhere on the page at rest, and the cover is the same for everybody.
 */
export const MyCard: Component<{ readonly card: Card }> = props => {
  const desk = useDesk();
  const hint = createUniqueId();
  const [isHeld, setHeld] = createSignal(false);
  const [left, setLeft] = createSignal(0);
  const isOpen = (): boolean => isHeld() || left() > 0;

  function hide(): void {
    if (!isOpen()) return;
    setHeld(false);
    setLeft(0);
    // what was read aloud does not stay on the page either
    desk.props.announce('');
  }
  function hold(): void {
    if (isHeld()) return;
    setLeft(0);
    setHeld(true);
    read();
  }
  /** Those who listen have asked for it, by opening it. */
  const read = (): void => desk.props.announce(desk.say(tellCard('hand', props.card, {})));
  function toggle(): void {
    if (left() > 0) return hide();
    setLeft(SHOWN_FOR);
    read();
  }
  createEffect(() => {
    if (left() === 0) return;
    const timer = setTimeout(() => setLeft(seconds => Math.max(0, seconds - 1)), 1000);
    onCleanup(() => clearTimeout(timer));
  });
  // a new card is not opened by a hand that is still on the old one
  createEffect(on([() => desk.open().round, desk.pane], hide, { defer: true }));
  const leave = (): void => {
    if (document.hidden) hide();
  };
  onMount(() => {
    document.addEventListener('visibilitychange', leave);
    addEventListener('blur', hide);
    addEventListener('pagehide', hide);
  });
  onCleanup(() => {
    document.removeEventListener('visibilitychange', leave);
    removeEventListener('blur', hide);
    removeEventListener('pagehide', hide);
    hide();
  });
  const isHoldKey = ({ key }: KeyboardEvent): boolean => key === ' ' || key === 'Enter';

  return (
    <section class={css['mine']} aria-label={desk.word('section-hand')}>
      <button
        type="button"
        class={css['card']}
        data-card
        data-open={isOpen()}
        aria-describedby={hint}
        onPointerDown={event => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          hold();
        }}
        onPointerUp={hide}
        onPointerCancel={hide}
        onLostPointerCapture={hide}
        onContextMenu={event => event.preventDefault()}
        onKeyDown={event => {
          if (!isHoldKey(event)) return;
          event.preventDefault();
          if (!event.repeat) hold();
        }}
        onKeyUp={event => {
          if (isHoldKey(event)) hide();
        }}
        onBlur={hide}
        // what reads a page aloud presses, and cannot hold
        onClick={event => {
          if (event.detail === 0) toggle();
        }}
      >
        <Cover />
        <Show when={isOpen()}>
          <Face card={props.card} />
        </Show>
      </button>
      <p class="heard-only" id={hint}>
        {desk.word('board-card-hint')}
      </p>
      <IconButton
        kind="plain"
        icon={left() > 0 ? 'close' : 'eye'}
        label={left() > 0 ? desk.word('board-card-hide') : desk.word('board-card-show')}
        onClick={toggle}
      />
    </section>
  );
};

const Cover: Component = () => {
  const desk = useDesk();
  return (
    <span class={css['cover']}>
      <span class={css['stamp']}>{desk.word('board-card-cover')}</span>
      <span class={css['hold']}>{desk.word('board-card-hold')}</span>
    </span>
  );
};

/** Drawn alike for the spy and everybody else. */
const Face: Component<{ readonly card: Card }> = props => {
  const desk = useDesk();
  const isSpy = (): boolean => props.card.place === '--';
  const head = (): string => (isSpy() ? desk.word('board-card-spy') : desk.say(placeName(props.card.place)));
  const foot = (): string => {
    if (isSpy()) return desk.word('board-card-spy-aim');
    if (props.card.role === '-') return desk.word('board-card-no-role');
    return desk.word('board-card-role', { role: roleName(props.card.place, props.card.role) });
  };
  return (
    <span class={css['face']}>
      <svg viewBox="0 0 512 512" aria-hidden="true">
        <use href={drawingOf(props.card.place)} />
      </svg>
      <span class={css['head']}>{head()}</span>
      <span class={css['foot']}>{foot()}</span>
    </span>
  );
};
