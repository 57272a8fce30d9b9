import { type Component, createSignal, onCleanup, onMount } from 'solid-js';
import { settings } from '../settings/settings.ts';
import { countedAt } from './counted.ts';
import { isMotionReduced } from './moments/moments.ts';

interface CountUpProps {
  /** The number it ends with. */
  to: number;
  /** Formats the number. */
  write?(value: number): string;
  /** Starts to count after this, in milliseconds. */
  after?: number;
}

/** The duration at normal pace, ms. */
const TIME = 600;

/** A number that counts up to its value when it is first shown. Screen readers get the value at once. */
export const CountUp: Component<CountUpProps> = props => {
  const write = (value: number): string => props.write?.(value) ?? String(value);
  const [share, setShare] = createSignal(isMotionReduced() || settings().pace === 'off' ? 1 : 0);
  onMount(() => {
    if (share() >= 1) return;
    const start = performance.now() + (props.after ?? 0);
    let frame = requestAnimationFrame(function step(now) {
      setShare((now - start) / TIME);
      if (now - start < TIME) frame = requestAnimationFrame(step);
    });
    onCleanup(() => cancelAnimationFrame(frame));
  });
  return (
    <>
      <span aria-hidden="true">{write(countedAt(props.to, share()))}</span>
      <span class="visually-hidden">{write(props.to)}</span>
    </>
  );
};
