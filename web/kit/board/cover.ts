import { createEffect, createSignal, onCleanup } from 'solid-js';

interface CoverOptions {
  /** Seconds it stays open after a press instead of a hold. */
  seconds(): number;
  /** It was opened: announce its content. */
  onOpen(): void;
  /** It was covered: clear the announcement. */
  onCover(): void;
}

/** A secret that is shown only while it is held, or for a few seconds. */
export interface Cover {
  readonly isOpen: () => boolean;
  /** Seconds until it is covered automatically; 0: it is held, or covered. */
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
