import { createEffect, onCleanup } from 'solid-js';

const APP_NAME = 'Parlour';

/** Sets the title of the window while a page is shown; undefined: only the name of the app. */
export function usePageTitle(text: () => string | undefined): void {
  // a page shown over another one restores its title
  const before = document.title;
  createEffect(() => {
    const name = text();
    document.title = name === undefined ? APP_NAME : `${name} · ${APP_NAME}`;
  });
  onCleanup(() => {
    document.title = before;
  });
}
