import { createSignal, onCleanup, onMount } from 'solid-js';

/** How much room there is: one column, two, or three. */
export type FrameRoom = 'narrow' | 'medium' | 'wide';

/** From this width on there is room for a second and a third column. */
interface FrameWidths {
  readonly medium: number;
  readonly wide: number;
  /** What `wide` counts: pixels, as is usual, or letters, where three columns grow with the size of the text. */
  readonly wideUnit?: 'px' | 'rem';
}

/** How much room a box has. What is higher than wide has no room beside the board. */
export function roomIn(widths: FrameWidths, box: { width: number; height: number }, rem: number): FrameRoom {
  const wide = widths.wideUnit === 'rem' ? widths.wide * rem : widths.wide;
  if (box.width >= wide) return 'wide';
  return box.width >= widths.medium && box.width > box.height ? 'medium' : 'narrow';
}

const remNow = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** How much room an element has, and again whenever that changes. */
export function createRoom(widths: FrameWidths, element: () => HTMLElement | undefined): () => FrameRoom {
  const [room, setRoom] = createSignal<FrameRoom>(roomIn(widths, { width: innerWidth, height: innerHeight }, remNow()));
  onMount(() => {
    const box = element();
    if (!box) return;
    const observer = new ResizeObserver(entries => {
      const size = entries[0]?.contentRect;
      if (size && size.width > 0) setRoom(roomIn(widths, size, remNow()));
    });
    observer.observe(box);
    onCleanup(() => observer.disconnect());
  });
  return room;
}
