import { type Accessor, createEffect, createSignal, onCleanup } from 'solid-js';

/** How many times faster than usual. */
export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a step is shown at the usual speed. */
const PACE = 1_500;

/** How long a step is shown. */
const paceOf = (speed: Speed): number => PACE / speed;

interface AutoplayOptions {
  readonly step: Accessor<number>;
  readonly end: Accessor<number>;
  /** Shows the next step. */
  forward(): void;
}

/** Goes on by itself, step by step, until the end, or until it is stopped. */
export function createAutoplay({ step, end, forward }: AutoplayOptions) {
  const [isPlaying, setPlaying] = createSignal(false);
  const [speed, setSpeed] = createSignal<Speed>(1);
  createEffect(() => {
    if (!isPlaying()) return;
    if (step() >= end()) {
      setPlaying(false);
      return;
    }
    const next = setTimeout(forward, paceOf(speed()));
    onCleanup(() => clearTimeout(next));
  });
  return { isPlaying, setPlaying, speed, setSpeed };
}
