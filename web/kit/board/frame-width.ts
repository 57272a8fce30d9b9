import { createSignal, onCleanup, onMount } from 'solid-js';

/** The width class of a board: one column, two, or three. */
export type FrameWidth = 'narrow' | 'medium' | 'wide';

/** The widths from which a board has two and three columns. */
interface FrameBreakpoints {
  readonly medium: number;
  readonly wide: number;
  /** The unit of `wide`: pixels (default), or rem where three columns grow with the text size. */
  readonly wideUnit?: 'px' | 'rem';
}

/** The width class of a box. A box that is higher than wide has no column beside the board. */
export function frameWidthOf(
  breakpoints: FrameBreakpoints,
  box: { width: number; height: number },
  rem: number,
): FrameWidth {
  const wide = breakpoints.wideUnit === 'rem' ? breakpoints.wide * rem : breakpoints.wide;
  if (box.width >= wide) return 'wide';
  return box.width >= breakpoints.medium && box.width > box.height ? 'medium' : 'narrow';
}

const remNow = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** Follows the width class of an element. */
export function createFrameWidth(
  breakpoints: FrameBreakpoints,
  element: () => HTMLElement | undefined,
): () => FrameWidth {
  const [width, setWidth] = createSignal<FrameWidth>(
    frameWidthOf(breakpoints, { width: innerWidth, height: innerHeight }, remNow()),
  );
  onMount(() => {
    const box = element();
    if (!box) return;
    const observer = new ResizeObserver(entries => {
      const size = entries[0]?.contentRect;
      if (size && size.width > 0) setWidth(frameWidthOf(breakpoints, size, remNow()));
    });
    observer.observe(box);
    onCleanup(() => observer.disconnect());
  });
  return width;
}
