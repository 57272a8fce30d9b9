import { type Accessor, createMemo, untrack } from 'solid-js';

/** The same object, each field by itself: whoever reads one of them is told when that one changes. It has these fields for good. */
export function inParts<Whole extends object>(whole: Accessor<Whole>): Whole {
  const parts = {};
  // no signals that are set while all the rest is worked out: parts of a page would be asked about what is gone already
  for (const key of Object.keys(untrack(whole)) as (keyof Whole)[])
    Object.defineProperty(parts, key, { get: createMemo(() => whole()[key]), enumerable: true });
  return parts as Whole;
}
