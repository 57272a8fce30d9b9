import { type Component, createEffect, createSignal, on, onCleanup, Show } from 'solid-js';
import { announce, clockTime } from '#kit';
import { word, words } from '../words/words.ts';
import style from './table.module.css';
import { timeLeftLine } from './clock-text.ts';

const SOON = 10;

/** The time left until the clock moves. */
export const Clock: Component<{ readonly ends: number | null }> = props => {
  const [now, setNow] = createSignal(Date.now());
  const ticking = setInterval(() => setNow(Date.now()), 250);
  onCleanup(() => clearInterval(ticking));
  const left = (): number => Math.max(0, Math.ceil(((props.ends ?? 0) - now()) / 1000));
  createEffect(
    on(
      () => props.ends !== null && left() === SOON,
      isSoon => {
        if (isSoon) announce(word('table-clock-soon', { seconds: SOON }));
      },
      { defer: true },
    ),
  );
  return (
    <Show when={props.ends !== null}>
      <span
        class={style['clock']}
        classList={{ [style['clock-soon'] ?? '']: left() <= SOON }}
        role="timer"
        aria-label={words().say(timeLeftLine(left()))}
      >
        {clockTime(left() * 1000)}
      </span>
    </Show>
  );
};
