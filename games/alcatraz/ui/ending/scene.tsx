import { type Component, For } from 'solid-js';
import { seatColour, seatShape } from '#kit';
import type { Seat } from '#kernel';
import css from './ending.module.css';

interface SceneProps {
  readonly free: readonly Seat[];
  readonly kept: readonly Seat[];
  nameOf(seat: Seat): string;
}

const PAWN =
  'M15 1.5a7 7 0 0 1 4.6 12.3c3.6 1.8 6.9 6.6 7.9 17.2.2 3-1 5.5-3 5.5h-19c-2 0-3.2-2.5-3-5.5 1-10.6 4.3-15.4 7.9-17.2A7 7 0 0 1 15 1.5z';
const STARS = [40, 20, 130, 52, 210, 14, 300, 40, 520, 24, 90, 90, 350, 84, -90, 30, -260, 70, 690, 40, 860, 18];
const CELLS = [0, 1, 2, 3];

/** The night after: a boat with those who are free, and lit cells with those who are not. Always at night, and wider than its box: a wide window shows more of it. */
export const Scene: Component<SceneProps> = props => {
  const cell = (at: number): number => 436 + at * 36;
  /** One prisoner sits in the second cell, as the searchlight falls there. */
  const cellOf = (at: number): number => cell(props.kept.length === 1 ? 1 : at);
  return (
    <svg viewBox="0 0 600 200" aria-hidden="true" preserveAspectRatio="xMidYMid meet">
      <For each={STARS.filter((_, at) => at % 2 === 0)}>
        {(x, at) => <circle cx={x} cy={STARS[at() * 2 + 1]} r="1.2" fill="#dfe9f5" />}
      </For>
      <path fill="#0b121c" d="M392 156c30-28 70-26 208-26s150 4 200 26z" />
      <path fill="#1c2736" stroke="#33455d" d="M428 76h156v58H428z" />
      <path fill="#1c2736" d="M404 138l5-92h16l5 92z" />
      <path fill="#ffe08a" opacity="0.2" d="M417 42L250 150 300 168z" />
      <path fill="#ffe08a" opacity="0.3" d="M419 44l48 44h30z" />
      <circle cx="417" cy="40" r="8" fill="#fff1c9" />
      <For each={CELLS}>
        {at => (
          <path
            fill={props.kept.some((_, one) => cellOf(one) === cell(at)) ? '#ffe08a' : '#0b121c'}
            d={`M${cell(at)} 90h28v32h-28z`}
          />
        )}
      </For>
      <For each={props.kept}>{(seat, at) => <Pawn seat={seat} x={cellOf(at()) + 4} y={96} scale={0.68} />}</For>
      <For each={CELLS}>
        {at => <path stroke="#0b121c" stroke-width="2" d={`M${cell(at) + 6} 90v32m8-32v32m8-32v32`} />}
      </For>
      <g opacity={props.free.length > 0 ? 1 : 0}>
        <For each={props.free}>{(seat, at) => <Pawn seat={seat} x={130 + at() * 44} y={116} scale={1.1} />}</For>
        <path fill="#6e4526" stroke="#2b1a0d" d="M104 152h180l-20 22H126z" />
      </g>
      <path
        fill="none"
        stroke="#3d6a95"
        stroke-width="2"
        d="M20 180q14-8 28 0t28 0M310 186q14-8 28 0t28 0M470 178q14-8 28 0t28 0M-180 184q14-8 28 0t28 0M700 186q14-8 28 0t28 0"
      />
    </svg>
  );
};

const Pawn: Component<{
  readonly seat: Seat;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}> = props => (
  <g
    transform={`translate(${props.x} ${props.y}) scale(${props.scale})`}
    class={css['pawn']}
    style={{ color: seatColour(props.seat) }}
  >
    <path fill="currentColor" stroke="#0b121c" d={PAWN} />
    <path fill="#0b121c" transform="translate(8.2 18.5) scale(.57)" d={seatShape(props.seat)} />
  </g>
);
