import { createSignal } from 'solid-js';
import { appPath } from '../base-path.ts';
import type { PageMessage } from './worker/responses.ts';

/** The installed new version; undefined: none. */
const [waiting, setWaiting] = createSignal<ServiceWorker>();

/** Whether a new version is ready. It is activated on request, or when no page uses the old one. */
export const updateReady = (): boolean => waiting() !== undefined;

/** Activates the new version and reloads this page. */
export function applyUpdate(): void {
  const next = waiting();
  if (!next) return;
  const reload = (): void => location.reload();
  // another page may have activated it
  if (next.state !== 'installed') return reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  tell(next, { do: 'takeOver' });
}

/** How often new versions are checked for, ms. */
const OFTEN = 3_600_000;

/** Registers the service worker when the page is idle. It needs https. */
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
  const registration = await navigator.serviceWorker.register(appPath('/sw.js'), { updateViaCache: 'none' });
  if (registration.waiting) await consider(registration.waiting);
  registration.addEventListener('updatefound', () => watch(registration));
  watch(registration);
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < OFTEN) return;
    asked = Date.now();
    // offline: nothing new
    registration.update().catch(() => {});
  });
}

/** The first installation is not an update. */
function watch({ installing, active }: ServiceWorkerRegistration): void {
  if (!installing || !active) return;
  installing.addEventListener('statechange', () => {
    if (installing.state === 'installed') void consider(installing);
  });
}

/** A page loaded after a deployment already runs the new version. */
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
