import { onCleanup, onMount } from 'solid-js';

/** How often lists are reloaded while the page is visible, ms. */
const POLL_INTERVAL = 20_000;

/** Calls `ask` now, at intervals while the page is visible, and when it becomes visible again. */
export function pollWhileVisible(ask: () => void): void {
  const look = (): void => {
    if (document.visibilityState === 'visible') ask();
  };
  onMount(() => {
    ask();
    const timer = setInterval(look, POLL_INTERVAL);
    document.addEventListener('visibilitychange', look);
    onCleanup(() => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    });
  });
}
