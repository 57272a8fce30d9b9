import { onCleanup, onMount } from 'solid-js';

/** How much room there is for a board. */
export type Room = 'narrow' | 'medium' | 'wide';

/** From so many pixels on there is more room. */
interface Widths {
  readonly medium: number;
  readonly wide: number;
  /** What a page usually takes of the window for itself. */
  readonly beside: number;
}

/**
 * Says how much room there is, and again when that changes. First as the window suggests: nothing has to be drawn
 * twice, unless there is more beside the board than usual.
 */
export function followRoom(widths: Widths, board: () => HTMLElement | undefined, tell: (room: Room) => void): void {
  const roomIn = (width: number): Room =>
    width >= widths.wide ? 'wide' : width >= widths.medium ? 'medium' : 'narrow';
  tell(roomIn(innerWidth - widths.beside));
  onMount(() => {
    const element = board();
    if (!element) return;
    const observer = new ResizeObserver(entries => tell(roomIn(entries[0]?.contentRect.width ?? 0)));
    observer.observe(element);
    onCleanup(() => observer.disconnect());
  });
}
