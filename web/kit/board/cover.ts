import { createEffect, createSignal, onCleanup } from 'solid-js';

interface CoverOptions {
  /** For how many seconds it stays open for those who cannot hold it. */
  seconds(): number;
  /** It is open now: say what is on it to those who listen. */
  onOpen(): void;
  /** It is covered now: take back what was said. */
  onCover(): void;
}

/** Something secret that is open only while it is held, or for a few seconds. */
export interface Cover {
  readonly isOpen: () => boolean;
  /** Seconds until it is covered by itself; 0: it is held, or covered. */
  readonly left: () => number;
  hold(): void;
  cover(): void;
  /** Opens it for a few seconds, or covers it before they are over. */
  toggle(): void;
}

export function createCover(options: CoverOptions): Cover {
  const [isHeld, setHeld] = createSignal(false);
  const [left, setLeft] = createSignal(0);
  const isOpen = (): boolean => isHeld() || left() > 0;

  function cover(): void {
    if (!isOpen()) return;
    setHeld(false);
    setLeft(0);
    options.onCover();
  }
  function hold(): void {
    if (isHeld()) return;
    setLeft(0);
    setHeld(true);
    options.onOpen();
  }
  function toggle(): void {
    if (isOpen()) return cover();
    setLeft(options.seconds());
    options.onOpen();
  }
  createEffect(() => {
    if (left() === 0) return;
    const timer = setTimeout(() => (left() > 1 ? setLeft(left() - 1) : cover()), 1000);
    onCleanup(() => clearTimeout(timer));
  });
  return { isOpen, left, hold, cover, toggle };
}
