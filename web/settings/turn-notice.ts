import { createEffect, onCleanup } from 'solid-js';
import { settings } from './settings.ts';

const BLINK = 1_000;

/**
 * Tells whoever looks elsewhere that it is their turn: in the title of the page, and by a notification of the system if
 * they allowed it.
 */
export function useTurnNotice(isMyTurn: () => boolean, text: () => string): void {
  createEffect(() => {
    if (!isMyTurn()) return;
    const stop = blink(text);
    const unsay = notified(text);
    onCleanup(() => {
      stop();
      unsay();
    });
  });
}

/** While the page is hidden, its title says so and shows its own name in turn. */
function blink(text: () => string): () => void {
  let before: string | undefined; // undefined: the title is as it was
  const show = (isOurs: boolean): void => {
    if (isOurs) {
      before ??= document.title;
      document.title = `● ${text()}`;
    } else if (before !== undefined) {
      document.title = before;
      before = undefined;
    }
  };
  const timer = setInterval(() => show(document.hidden && before === undefined), BLINK);
  const look = (): void => show(document.hidden);
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    show(false);
  };
}

/** One notification a turn, gone when the turn is, or when somebody looks. */
function notified(text: () => string): () => void {
  let said: Notification | undefined;
  const say = (): void => {
    if (said || !document.hidden || !settings().notify || notifyPermission() !== 'granted') return;
    try {
      said = new Notification(text(), { tag: location.pathname, icon: '/icon.svg' });
      said.addEventListener('click', () => {
        focus();
        said?.close();
      });
    } catch (error) {
      // phones let only a service worker notify: there the title has to do
      if (!(error instanceof TypeError)) throw error;
    }
  };
  const look = (): void => {
    if (document.hidden) say();
    else said?.close();
  };
  say();
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    said?.close();
  };
}

/** Whether the browser lets us notify; impossible: it cannot, or not on a page that came over an unencrypted line. */
export type NotifyPermission = NotificationPermission | 'impossible';

const canNotify = (): boolean => 'Notification' in globalThis && isSecureContext;

export const notifyPermission = (): NotifyPermission => (canNotify() ? Notification.permission : 'impossible');

/** Asks the player, through their browser. */
export const askToNotify = async (): Promise<NotifyPermission> =>
  canNotify() ? Notification.requestPermission() : 'impossible';
