import { onCleanup, onMount } from 'solid-js';

/** How often lists are asked for again while somebody looks at them. */
const POLL_INTERVAL = 20_000;

/** Calls at once, again and again while the page is looked at, and when somebody comes back to it. */
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
