import { type PageMessage, responseKind } from './responses.ts';

declare const self: ServiceWorkerGlobalScope;
/** All files of the app, relative to its URL, and its version, inserted by the build. */
declare const FILES: readonly string[];
declare const VERSION: string;

/** Read once: the build inserts the list at every use. */
const files = FILES.map(path => new URL(path, self.registration.scope).pathname);
/** Other installations on this host, below another path, have their own caches. */
const OURS = `parlour-${new URL(self.registration.scope).pathname.slice(1)}`;
const CACHE = `${OURS}${VERSION}`;
/** The single HTML page. */
const PAGE = new URL('.', self.registration.scope).pathname;
const ASSETS = new URL('assets/', self.registration.scope).pathname;
/** Timeout of the server, ms. */
const PATIENCE = 3_000;
/** Files downloaded at the same time, so that a running match keeps bandwidth. */
const AT_ONCE = 4;

self.addEventListener('install', event => event.waitUntil(keepAll()));
self.addEventListener('activate', event => event.waitUntil(takeOver()));
self.addEventListener('fetch', event => {
  const how = responseKind(event.request, self.registration.scope);
  if (how === 'page') event.respondWith(page(event.request));
  else if (how === 'file') event.respondWith(file(event.request));
});
self.addEventListener('message', ({ data, ports }: ExtendableMessageEvent) => {
  const asked = data as PageMessage;
  if (asked.do === 'takeOver') void self.skipWaiting();
  else ports[0]?.postMessage(files.includes(asked.file));
});

/** Caches all files, or fails. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  const left = [...files];
  const keepOn = async (): Promise<void> => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) await keep(cache, path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepOn));
}

/** Caches a file; hashed names are reused from older versions. */
async function keep(cache: Cache, path: string): Promise<void> {
  const isForEver = path.startsWith(ASSETS);
  const had = isForEver ? await caches.match(path, { ignoreVary: true }) : undefined;
  const response = had ?? (await fetch(path, { cache: isForEver ? 'default' : 'no-cache' }));
  if (!response.ok) throw new Error(`${path} is not there: ${response.status}`);
  await cache.put(path, response);
}

const isOlder = (name: string): boolean =>
  name.startsWith(OURS) && name !== CACHE && !name.slice(OURS.length).includes('/');

/** Deletes old caches except the last one, which open pages may still use. */
async function takeOver(): Promise<void> {
  const others = (await caches.keys()).filter(isOlder);
  await Promise.all(others.slice(0, -1).map(name => caches.delete(name)));
  await self.clients.claim();
}

/** The page from the server, or else from the cache. */
async function page(request: Request): Promise<Response> {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (response.status < 500) return response;
  } catch {
    // offline or too slow
  }
  return (await kept(PAGE)) ?? Response.error();
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

const kept = async (path: string): Promise<Response | undefined> =>
  (await caches.open(CACHE)).match(path, { ignoreVary: true });
