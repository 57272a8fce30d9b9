import { type Accessor, createSignal, onCleanup, onMount } from 'solid-js';

/** The space of a board in pixels, and how large text is: 1 is 16 px. */
export interface BoardSize {
  readonly width: number;
  readonly height: number;
  readonly textScale: number;
}

/** Follows the size of a box, and of a probe that is one rem wide; undefined until it is measured. */
export function createBoardSize(
  box: () => HTMLElement | undefined,
  probe: () => HTMLElement | undefined,
): Accessor<BoardSize | undefined> {
  const [size, setSize] = createSignal<BoardSize>();
  onMount(() => {
    const [measured, rem] = [box(), probe()];
    if (!measured || !rem) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = measured;
      const textScale = rem.getBoundingClientRect().width / 16;
      if (width > 0 && height > 0 && textScale > 0) setSize({ width, height, textScale });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    observer.observe(rem);
    onCleanup(() => observer.disconnect());
  });
  return size;
}
