import { createEffect, onCleanup } from 'solid-js';

const APP_NAME = 'Parlour';

/** Names the page in the window's title, for as long as it is shown; undefined: it has no name yet. */
export function usePageTitle(text: () => string | undefined): void {
  // a page that is shown over another one gives its title back
  const before = document.title;
  createEffect(() => {
    const name = text();
    document.title = name === undefined ? APP_NAME : `${name} · ${APP_NAME}`;
  });
  onCleanup(() => {
    document.title = before;
  });
}
