import type { Component } from 'solid-js';
import { seatColour, seatShape } from '#kit';
import type { Seat } from '#kernel';
import { drawingOf } from './icons.ts';
import css from './drawing.module.css';

/** A drawing of the game, as high as the words beside it; it says nothing by itself. */
export const Drawing: Component<{ name: string }> = props => (
  <svg class={css['drawing']} aria-hidden="true">
    <use href={drawingOf(props.name)} />
  </svg>
);

/** A pawn in the colour of its seat, with its shape. */
export const Pawn: Component<{ seat: Seat; isActing?: boolean }> = props => (
  <svg
    class={css['pawn']}
    viewBox="0 0 30 38"
    aria-hidden="true"
    data-acting={props.isActing ? '' : undefined}
    style={{ color: seatColour(props.seat) }}
  >
    <path d="M15 1.5a7 7 0 0 1 4.6 12.3c3.6 1.8 6.9 6.6 7.9 17.2.2 3-1 5.5-3 5.5h-19c-2 0-3.2-2.5-3-5.5 1-10.6 4.3-15.4 7.9-17.2A7 7 0 0 1 15 1.5z" />
    <path class={css['sign']} transform="translate(8.2 18.5) scale(.57)" d={seatShape(props.seat)} />
  </svg>
);
