import { type Accessor, createSignal, onCleanup, onMount } from 'solid-js';
import { PACE_FACTORS, settings } from '../settings/settings.ts';
import { isMotionReduced } from './moments/moments.ts';

/** Rows that are shown one after the other. */
export interface Reveal {
  /** How many are shown so far; undefined: all of them. */
  readonly shown: Accessor<number | undefined>;
  /** Shows all at once. */
  skip(): void;
}

/** Shows `count` rows one after the other, `time` milliseconds each at normal pace. With reduced motion all at once. */
export function createReveal(count: number, time: number): Reveal {
  const step = time * PACE_FACTORS[settings().pace];
  const [shown, setShown] = createSignal(step === 0 || isMotionReduced() ? undefined : 1);
  onMount(() => {
    const timer = setInterval(
      () => {
        const now = shown();
        if (now === undefined) clearInterval(timer);
        else setShown(now < count ? now + 1 : undefined);
      },
      Math.max(step, 1),
    );
    onCleanup(() => clearInterval(timer));
  });
  return { shown, skip: () => setShown(undefined) };
}
