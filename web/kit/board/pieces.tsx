import { type Accessor, createEffect, type JSX, on, onMount } from 'solid-js';
import { isMotionReduced } from '../moments/moments.ts';
import { mapKeyed } from './keyed.ts';
import css from './pieces.module.css';

/** A piece on a board, placed by its top left corner in pixels. A piece that moves keeps its key. */
export interface PlacedPiece {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

interface PiecesProps<Piece extends PlacedPiece> {
  pieces: readonly Piece[];
  /** Changes with the size of the board: pieces are then placed without animation. */
  geometry: unknown;
  /** The duration of a move from cell to cell, ms. */
  time: number;
  /** A new piece was added: it may fly in. */
  onEnter?(piece: Piece, element: HTMLElement): void;
  children(piece: Accessor<Piece>): JSX.Element;
}

/** The pieces of a board, in a layer over its cells. Moves are animated. */
export function Pieces<Piece extends PlacedPiece>(props: PiecesProps<Piece>): JSX.Element {
  let isLaid = false;
  onMount(() => {
    isLaid = true;
  });
  const pieces = mapKeyed(
    () => props.pieces,
    piece => {
      const place = (): string => `translate(${piece().x}px, ${piece().y}px)`;
      let element: HTMLDivElement | undefined;
      let geometry = props.geometry;
      createEffect(
        on(place, (to, from) => {
          const isSameBoard = geometry === props.geometry;
          geometry = props.geometry;
          if (!element || from === undefined || !isSameBoard || props.time === 0 || isMotionReduced()) return;
          element.animate([{ transform: from }, { transform: to }], { duration: props.time, easing: 'ease-in-out' });
        }),
      );
      const isNew = isLaid;
      onMount(() => {
        if (isNew && element) props.onEnter?.(piece(), element);
      });
      return (
        <div
          class={css['piece']}
          style={{ width: `${piece().size}px`, height: `${piece().size}px`, transform: place() }}
          ref={one => {
            element = one;
          }}
        >
          {props.children(piece)}
        </div>
      );
    },
  );
  return (
    <div class={css['layer']} aria-hidden="true">
      {pieces()}
    </div>
  );
}
