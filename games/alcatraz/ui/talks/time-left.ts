import { createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { BoardProps } from '../props.ts';

/** When screen readers are told, in seconds. */
const TOLD_AT: ReadonlySet<number> = new Set([30, 10]);

/** Whole seconds until the clock of the table moves by itself; null: it does not run. */
export function createSecondsLeft(props: BoardProps): () => number | null {
  const ends = (): number | null => props.clock?.ends ?? null;
  const [now, setNow] = createSignal(Date.now());
  createEffect(() => {
    if (ends() === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 250);
    onCleanup(() => clearInterval(timer));
  });
  return createMemo(() => {
    const at = ends();
    return at === null ? null : Math.max(0, Math.ceil((at - now()) / 1000));
  });
}

/** Tells screen readers when time is nearly up. */
export function announceTime(props: BoardProps, seconds: () => number | null): void {
  createEffect(
    on(
      seconds,
      left => {
        if (left !== null && TOLD_AT.has(left)) props.announce(props.word('talk-soon', { seconds: left }));
      },
      { defer: true },
    ),
  );
}
