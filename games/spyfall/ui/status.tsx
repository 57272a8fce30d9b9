import { type Component, createMemo } from 'solid-js';
import type { View } from '../rules/state.ts';
import { RoundClock } from './clock.tsx';
import type { BoardProps } from './props.ts';
import css from './status.module.css';

/** The round and its time, in the bar above the board. */
export const Status: Component<BoardProps> = props => {
  const open = createMemo(() => (props.view as View).open);
  const round = createMemo(() => ({ round: open().round, rounds: open().options.rounds }));
  return (
    <div class={css['status']} data-centred>
      <h2 class={css['round']}>
        <span class={css['long']}>{props.word('board-round-of', round())}</span>
        <span class={css['short']} aria-hidden="true">
          {props.word('board-round-short', round())}
        </span>
      </h2>
      <RoundClock screen={props} />
    </div>
  );
};
