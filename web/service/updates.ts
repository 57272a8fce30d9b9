import { createSignal } from 'solid-js';
import type { PageMessage } from './worker/responses.ts';

/** A version that is here and waits, if it is not the one on the screen. */
const [waiting, setWaiting] = createSignal<ServiceWorker>();

/** Whether a new version of the app is ready. It waits until it is asked for, or nobody uses the old one any more. */
export const updateReady = (): boolean => waiting() !== undefined;

/** Shows the new version. Other pages go on with theirs. */
export function applyUpdate(): void {
  const next = waiting();
  if (!next) return;
  const reload = (): void => location.reload();
  // another page may have let it take over already
  if (next.state !== 'installed') return reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  tell(next, { do: 'takeOver' });
}

/** An hour is soon enough to hear of a new version. */
const OFTEN = 3_600_000;

/** Keeps the app on this device as soon as nothing else is to be done, where the browser allows it: it wants https. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const begin = (): void => {
    register().catch((error: unknown) => console.warn('the app cannot be kept on this device', error));
  };
  const whenIdle = (): void => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(begin, { timeout: 10_000 });
    else setTimeout(begin, 2_000);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  if (registration.waiting) await consider(registration.waiting);
  registration.addEventListener('updatefound', () => watch(registration));
  watch(registration);
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < OFTEN) return;
    asked = Date.now();
    // where there is no server, there is nothing new
    registration.update().catch(() => {});
  });
}

/** The first version to come is no update. */
function watch({ installing, active }: ServiceWorkerRegistration): void {
  if (!installing || !active) return;
  installing.addEventListener('statechange', () => {
    if (installing.state === 'installed') void consider(installing);
  });
}

/** A page that was loaded after the server had changed is what waits already. */
async function consider(next: ServiceWorker): Promise<void> {
  if (!(await has(next, new URL(import.meta.url).pathname))) setWaiting(next);
}

const has = (worker: ServiceWorker, file: string): Promise<boolean> =>
  new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }: MessageEvent<boolean>) => resolve(data));
    port1.start();
    tell(worker, { do: 'has', file }, port2);
  });

const tell = (worker: ServiceWorker, asked: PageMessage, ...ports: MessagePort[]): void =>
  worker.postMessage(asked, ports);
