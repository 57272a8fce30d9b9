import { type Accessor, createComputed, createSignal, untrack } from 'solid-js';

/**
 * The same object, each field by itself: whoever reads one of them is told when that one changes, and is not even asked
 * when another does. It has these fields for good.
 */
export function inParts<Whole extends object>(whole: Accessor<Whole>): Whole {
  const parts = {};
  for (const key of Object.keys(untrack(whole)) as (keyof Whole)[]) {
    const [part, setPart] = createSignal(untrack(whole)[key]);
    createComputed(() => {
      const now = whole()[key];
      setPart(() => now);
    });
    Object.defineProperty(parts, key, { get: part, enumerable: true });
  }
  return parts as Whole;
}
