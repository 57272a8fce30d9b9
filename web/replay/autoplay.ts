import { type Accessor, createEffect, createSignal, onCleanup } from 'solid-js';

/** Playback speeds. */
export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

/** The duration of a step at speed 1, ms. */
const PACE = 1_500;

/** The duration of a step, ms. */
const paceOf = (speed: Speed): number => PACE / speed;

interface AutoplayOptions {
  readonly step: Accessor<number>;
  readonly end: Accessor<number>;
  /** Shows the next step. */
  forward(): void;
}

/** Plays step by step until the end, or until it is stopped. */
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
