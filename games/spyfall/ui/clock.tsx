import { type Component, createEffect, createMemo, createSignal, on, onCleanup, Show } from 'solid-js';
import { clockTime } from '#kit';
import { minutesOf } from '../rules/round.ts';
import type { Open, View } from '../rules/state.ts';
import { useDesk } from './desk.ts';
import type { BoardProps } from './props.ts';
import css from './clock.module.css';

/** When those who listen are told, in seconds. */
const TOLD_AT: ReadonlySet<number> = new Set([60, 10]);

/** The time of this moment, four times a second, while something is waited for. */
function createNow(isRunning: () => boolean): () => number {
  const [now, setNow] = createSignal(Date.now());
  createEffect(() => {
    if (!isRunning()) return;
    setNow(Date.now());
    const ticking = setInterval(() => setNow(Date.now()), 250);
    onCleanup(() => clearInterval(ticking));
  });
  return now;
}

/** The time until the table's clock strikes; null: it does not run. */
export function createUntil(): () => number | null {
  const desk = useDesk();
  const ends = (): number | null => desk.props.clock?.ends ?? null;
  const now = createNow(() => ends() !== null);
  return () => {
    const at = ends();
    return at === null ? null : Math.max(0, at - now());
  };
}

type Running = 'ready' | 'running' | 'stopped' | 'out' | 'over';

/** The time of the round, large. A vote stops it where it is. */
export const RoundClock: Component<{ readonly screen: BoardProps }> = props => {
  const open = (): Open => (props.screen.view as View).open;
  const { word } = props.screen;
  const ends = (): number | null => props.screen.clock?.ends ?? null;
  const now = createNow(() => ends() !== null);
  const until = (): number => Math.max(0, (ends() ?? 0) - now());
  const running = createMemo((): Running => {
    const { stage, motion } = open();
    if (stage === 'dealt') return 'ready';
    if (stage === 'over') return 'over';
    if (stage !== 'talking') return 'out';
    return motion === null && ends() !== null ? 'running' : 'stopped';
  });
  /** Null: not known, as in a replay. During a pause the last value stays. */
  const left = createMemo((before: number | null): number | null => {
    switch (running()) {
      case 'ready':
        return minutesOf(open()) * 60_000;
      case 'running':
        return until();
      case 'stopped':
        return props.screen.clock?.held ?? before;
      case 'out':
      case 'over':
        return 0;
    }
  }, null);
  const seconds = createMemo(() => Math.ceil((left() ?? 0) / 1000));
  createEffect(
    on(
      seconds,
      left => {
        if (running() === 'running' && TOLD_AT.has(left))
          props.screen.announce(word('board-clock-soon', { seconds: left }));
      },
      { defer: true },
    ),
  );
  const time = (): string => (left() === null ? '–:––' : clockTime(seconds() * 1000));
  const note = (): string => {
    switch (running()) {
      case 'ready':
        return ends() === null ? word('board-clock-ready') : word('board-clock-starts', { time: clockTime(until()) });
      case 'running':
        return word('board-clock-running');
      case 'stopped':
        return word('board-clock-stopped');
      case 'out':
        return word('board-clock-out');
      case 'over':
        return '';
    }
  };
  return (
    <div class={css['clock']} data-running={running()} data-soon={running() === 'running' && seconds() <= 30}>
      <Show when={props.screen.clock !== null}>
        <p class={css['time']} role="timer" aria-label={word('board-clock-left', { time: time() })}>
          {time()}
        </p>
      </Show>
      <p class={css['note']} data-note={running()}>
        {note()}
      </p>
    </div>
  );
};
