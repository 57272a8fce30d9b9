import { createEffect, onCleanup } from 'solid-js';

const HOUSE = 'Parlour';

/** Names the page in the window's title, for as long as it is shown. */
export function useTitle(text: () => string): void {
  createEffect(() => {
    document.title = `${text()} · ${HOUSE}`;
  });
  onCleanup(() => {
    document.title = HOUSE;
  });
}
