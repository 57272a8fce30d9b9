import { type Component, Show } from 'solid-js';
import { clockTime } from '#kit';
import type { BoardProps } from '../props.ts';
import { createSecondsLeft } from './time-left.ts';
import css from './countdown.module.css';

/** What is left on the clock, with a bar, on a screen for all: a table has a clock in its bar. Nothing while no clock runs. */
export const Countdown: Component<{ readonly screen: BoardProps; readonly whole: number }> = props => {
  const seconds = createSecondsLeft(props.screen);
  return (
    <Show when={seconds() !== null}>
      <p
        class={css['countdown']}
        role="timer"
        aria-label={props.screen.word('talk-time-left', { time: clockTime((seconds() ?? 0) * 1000) })}
        data-soon={(seconds() ?? 0) <= 10 ? '' : undefined}
        style={{ '--share': props.whole > 0 ? Math.min(1, (seconds() ?? 0) / props.whole) : 0 }}
      >
        {clockTime((seconds() ?? 0) * 1000)}
      </p>
    </Show>
  );
};
