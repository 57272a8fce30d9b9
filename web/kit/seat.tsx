import { type Component, Show } from 'solid-js';
import type { Seat } from '#kernel';
import { shownName } from '../words/names.ts';
import { word } from '../words/words.ts';
import { Icon } from './icon.tsx';
import css from './seat.module.css';

/** Paths in a 24 × 24 view box: circle, square, triangle, diamond, star, hexagon, cross, drop. */
const SHAPES = [
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z',
  'M4.5 4.5h15v15h-15z',
  'M12 3l10.2 17.5H1.8z',
  'M12 1.5L21.5 12 12 22.5 2.5 12z',
  'M12 1.5l3.1 6.9 7.5.8-5.6 5 1.6 7.4L12 17.8l-6.6 3.8L7 14.2l-5.6-5 7.5-.8z',
  'M12 2l8.8 5v10L12 22l-8.8-5V7z',
  'M8.5 2.5h7v6h6v7h-6v6h-7v-6h-6v-7h6z',
  'M12 1.5c4 5 7.5 8.6 7.5 13a7.5 7.5 0 0 1-15 0c0-4.4 3.5-8 7.5-13z',
] as const;

/** The shape of a seat, as a path in a 24 × 24 view box. */
export const seatShape = (seat: Seat): string => SHAPES[seat % SHAPES.length] ?? SHAPES[0];

/** The colour of a seat, as CSS. */
export const seatColour = (seat: Seat): string => `var(--seat-${seat % SHAPES.length})`;

/** The mark of a seat. It has no text: put the name beside it. */
export const SeatMark: Component<{ seat: Seat }> = props => (
  <svg class={css['mark']} viewBox="0 0 24 24" aria-hidden="true" style={{ color: seatColour(props.seat) }}>
    <path d={seatShape(props.seat)} />
  </svg>
);

interface SeatBadgeProps {
  seat: Seat;
  name: string;
  /** A bot sits there. */
  isBot?: boolean;
  /** It is my seat. */
  isMe?: boolean;
  isAway?: boolean;
  /** They have left the match. */
  hasLeft?: boolean;
  /** The table waits for it. */
  isAwaited?: boolean;
}

/** A seat with its mark, name and status. */
export const SeatBadge: Component<SeatBadgeProps> = props => (
  <span
    class={css['badge']}
    classList={{ [css['awaited'] ?? '']: props.isAwaited ?? false, [css['away'] ?? '']: props.isAway ?? false }}
  >
    <SeatMark seat={props.seat} />
    <bdi class={css['name']} title={props.name}>
      {shownName(props.name)}
    </bdi>
    <Show when={props.isBot}>
      <span class={css['note']} title={word('kit-seat-bot')}>
        <Icon name="bot" />
        <span class="visually-hidden">{word('kit-seat-bot')}</span>
      </span>
    </Show>
    <Show when={props.isMe}>
      <span class={css['note']}>{word('kit-seat-me')}</span>
    </Show>
    <Show when={props.isAway}>
      <span class={css['note']}>{word(props.hasLeft ? 'kit-seat-left' : 'kit-seat-away')}</span>
    </Show>
    <Show when={props.isAwaited}>
      <span class="visually-hidden">{word('kit-seat-awaited')}</span>
    </Show>
  </span>
);
