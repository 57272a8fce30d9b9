import { type Component, createEffect, createUniqueId, type JSX, on, onCleanup, onMount, Show } from 'solid-js';
import { word } from '../../words/words.ts';
import { announce } from '../announcer.tsx';
import { IconButton } from '../button.tsx';
import { createCover } from './cover.ts';
import css from './hidden-card.module.css';

interface HiddenCardProps {
  /** What card it is, without its secret. */
  label: string;
  /** The same for every card, so that it reveals nothing. */
  cover: JSX.Element;
  /** The face of the card. Rendered when it is opened, removed when it is covered. */
  face(): JSX.Element;
  /** The face of the card, for screen readers. */
  spoken(): string;
  /** Covers the card when it changes: a new card is not opened by a hand that is still on the old one. */
  coverOn?: unknown;
  /** For how many seconds the button shows it. */
  seconds?: number;
  /** Replaces how its parts look. */
  classes?: Readonly<Partial<Record<'hidden' | 'card' | 'cover' | 'face', string | undefined>>>;
}

const isHoldKey = ({ key }: KeyboardEvent): boolean => key === ' ' || key === 'Enter';

/**
 * A card that lies face down. It is open while it is held, or for a few seconds after its button was pressed. Covered, its
 * content is nowhere on the page, and neither is it when the window is left.
 */
export const HiddenCard: Component<HiddenCardProps> = props => {
  const hint = createUniqueId();
  const classOf = (part: 'hidden' | 'card' | 'cover' | 'face'): string | undefined =>
    props.classes?.[part] ?? css[part];
  const seconds = (): number => props.seconds ?? 6;
  const { isOpen, left, hold, cover, toggle } = createCover({
    seconds,
    onOpen: () => announce(props.spoken()),
    // the text for screen readers is removed as well
    onCover: () => announce(''),
  });
  createEffect(on(() => props.coverOn, cover, { defer: true }));
  const coverWhenHidden = (): void => {
    if (document.hidden) cover();
  };
  onMount(() => {
    document.addEventListener('visibilitychange', coverWhenHidden);
    addEventListener('blur', cover);
    addEventListener('pagehide', cover);
  });
  onCleanup(() => {
    document.removeEventListener('visibilitychange', coverWhenHidden);
    removeEventListener('blur', cover);
    removeEventListener('pagehide', cover);
    cover();
  });

  return (
    <section class={classOf('hidden')} aria-label={props.label}>
      <button
        type="button"
        class={classOf('card')}
        data-card
        data-open={isOpen()}
        aria-describedby={hint}
        onPointerDown={event => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          hold();
        }}
        onPointerUp={cover}
        onPointerCancel={cover}
        onLostPointerCapture={cover}
        onContextMenu={event => event.preventDefault()}
        onKeyDown={event => {
          if (!isHoldKey(event)) return;
          event.preventDefault();
          if (!event.repeat) hold();
        }}
        onKeyUp={event => {
          if (isHoldKey(event)) cover();
        }}
        onBlur={cover}
        // screen readers press, and cannot hold
        onClick={event => {
          if (event.detail === 0) toggle();
        }}
      >
        <span class={classOf('cover')}>{props.cover}</span>
        <Show when={isOpen()}>
          <span class={classOf('face')}>{props.face()}</span>
        </Show>
      </button>
      <p class="visually-hidden" id={hint}>
        {word('kit-hidden-hint')}
      </p>
      <IconButton
        kind="plain"
        icon={left() > 0 ? 'close' : 'eye'}
        label={left() > 0 ? word('kit-hidden-hide') : word('kit-hidden-show', { seconds: seconds() })}
        onClick={toggle}
      />
    </section>
  );
};
