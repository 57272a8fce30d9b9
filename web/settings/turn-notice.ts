import { createEffect, onCleanup } from 'solid-js';
import { appPath } from '../base-path.ts';
import { settings } from './settings.ts';

const BLINK = 1_000;

/** While the page is hidden, shows the player's turn in the page title, and as a notification if allowed. */
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

/** Blinks the title while the page is hidden. */
function blink(text: () => string): () => void {
  let before: string | undefined; // undefined: the title is unchanged
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

/** One notification per turn, closed when the turn ends or the page is visible. */
function notified(text: () => string): () => void {
  let said: Notification | undefined;
  const say = (): void => {
    if (said || !document.hidden || !settings().notify || notifyPermission() !== 'granted') return;
    try {
      said = new Notification(text(), { tag: location.pathname, icon: appPath('/icon.svg') });
      said.addEventListener('click', () => {
        focus();
        said?.close();
      });
    } catch (error) {
      // phones allow notifications only from a service worker
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

/** The browser's permission to notify; impossible: not supported, or no https. */
export type NotifyPermission = NotificationPermission | 'impossible';

const canNotify = (): boolean => 'Notification' in globalThis && isSecureContext;

export const notifyPermission = (): NotifyPermission => (canNotify() ? Notification.permission : 'impossible');

/** Asks for the permission. */
export const askToNotify = async (): Promise<NotifyPermission> =>
  canNotify() ? Notification.requestPermission() : 'impossible';
