import { onCleanup, onMount } from 'solid-js';

/** Keeps the screen on while the component lives. */
export function keepScreenOn(): void {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  async function hold(): Promise<void> {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
    } catch (error) {
      // refused, for example at low battery
      if (!(error instanceof DOMException)) throw error;
    }
    if (isOver) await lock?.release();
  }
  const look = (): void => void hold();
  onMount(() => {
    look();
    document.addEventListener('visibilitychange', look);
  });
  onCleanup(() => {
    isOver = true;
    document.removeEventListener('visibilitychange', look);
    void lock?.release();
  });
}
