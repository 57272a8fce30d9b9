import { type Component, createMemo, For } from 'solid-js';
import { seatColour } from '#kit';
import { useDesk } from '../desk.ts';
import { blockedSides, outlinesOf } from './cities.ts';
import { BOARD_SIZE } from './geometry.ts';
import css from './city-outlines.module.css';

/** Lines over the cards that take no pointer. */
export const CityOutlines: Component = () => {
  const desk = useDesk();
  const outlines = createMemo(() => outlinesOf(desk.board(), desk.open().towns, desk.seats()));
  const blocked = createMemo(() => blockedSides(desk.board()));
  return (
    <svg class={css['outlines']} viewBox={`0 0 ${BOARD_SIZE.width} ${BOARD_SIZE.height}`} aria-hidden="true">
      <path class={css['blocked']} d={blocked()} fill="url(#tczew-blocked)" />
      <For each={outlines()}>
        {({ seat, path, isDistrict }) => (
          <g data-district={isDistrict ? '' : undefined} style={{ color: seatColour(seat) }}>
            <path class={css['halo']} d={path} />
            <path class={css['line']} d={path} />
          </g>
        )}
      </For>
    </svg>
  );
};
