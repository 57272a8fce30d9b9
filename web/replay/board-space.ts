import { onCleanup } from 'solid-js';

/**
 * Measures the space above and below the board, so that the board fills the rest of the window. Sets `--above` and
 * `--below` on `stage`, in pixels.
 */
export function measureBoardSpace(stage: HTMLElement): void {
  const measure = (): void => {
    const controls = stage.querySelector<HTMLElement>('[data-controls]');
    const above = stage.getBoundingClientRect().top + scrollY;
    stage.style.setProperty('--above', `${Math.ceil(above)}px`);
    stage.style.setProperty('--below', `${Math.ceil(controls?.offsetHeight ?? 0)}px`);
  };
  const observer = new ResizeObserver(measure);
  // content above changes the height of the body; the controls change with the text
  observer.observe(document.body);
  observer.observe(stage);
  onCleanup(() => observer.disconnect());
}
