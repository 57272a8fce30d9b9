import { type Component, Show } from 'solid-js';
import { SeatMark } from '#kit';
import type { View } from '../rules/state.ts';
import type { BoardProps } from './props.ts';

/** Who stays behind, or that nobody escaped. */
export const Ending: Component<BoardProps> = props => {
  const ending = () => (props.view as View).open.ending;
  const escape = () => {
    const now = ending();
    return now?.outcome === 'escape' ? now : undefined;
  };
  return (
    <Show when={escape()} fallback={<p>{props.word('board-all-lose')}</p>} keyed>
      {({ stays }) => (
        <p>
          <SeatMark seat={stays} /> {props.word('board-stayed', { seat: { seat: stays } })}
        </p>
      )}
    </Show>
  );
};
