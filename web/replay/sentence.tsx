import { type Component, For } from 'solid-js';
import type { Seat } from '#kernel';
import { SeatMark } from '#kit';
import type { Line } from '#telling';
import { piecesOf } from '../table/sentence.ts';
import { words } from '../words/words.ts';
import css from './replay.module.css';

/** A line as a sentence, with everybody in it by colour and shape. */
export const Sentence: Component<{ readonly line: Line; nameOf(seat: Seat): string }> = props => (
  <For each={piecesOf(words(), props.line)}>
    {piece =>
      typeof piece === 'string' ? (
        piece
      ) : (
        <span class={css['named']}>
          <SeatMark seat={piece.seat} />
          <bdi>{props.nameOf(piece.seat)}</bdi>
        </span>
      )
    }
  </For>
);
