import { onCleanup, onMount } from 'solid-js';

/** Keeps the screen on while this is shown: nobody touches a television, or a phone in the middle of a table. */
export function keepScreenOn(): void {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  async function hold(): Promise<void> {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
    } catch (error) {
      // a device that is short of power turns its screen off all the same
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
