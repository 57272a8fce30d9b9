import { type PageMessage, responseKind } from './responses.ts';

declare const self: ServiceWorkerGlobalScope;
/** The address of everything the app is made of, and a name for all of it; written in when it is built. */
declare const FILES: readonly string[];
declare const VERSION: string;

/** Once, for it is written in wherever it is named. */
const files = FILES;
const OURS = 'parlour-';
const CACHE = `${OURS}${VERSION}`;
/** The one page that becomes all others. */
const PAGE = '/';
/** A server that takes longer than this is as good as none. */
const PATIENCE = 3_000;
/** Whoever plays already needs the line as well. */
const AT_ONCE = 4;

self.addEventListener('install', event => event.waitUntil(keepAll()));
self.addEventListener('activate', event => event.waitUntil(takeOver()));
self.addEventListener('fetch', event => {
  const how = responseKind(event.request, self.location.origin);
  if (how === 'page') event.respondWith(page(event.request));
  else if (how === 'file') event.respondWith(file(event.request));
});
self.addEventListener('message', ({ data, ports }: ExtendableMessageEvent) => {
  const asked = data as PageMessage;
  if (asked.do === 'takeOver') void self.skipWaiting();
  else ports[0]?.postMessage(files.includes(asked.file));
});

/** Keeps every file, or fails: half an app is none. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  const left = [...files];
  const keepOn = async (): Promise<void> => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) await keep(cache, path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, keepOn));
}

/** What its name says what is in it, an older version may have had already. */
async function keep(cache: Cache, path: string): Promise<void> {
  const isForEver = path.startsWith('/assets/');
  const had = isForEver ? await caches.match(path, { ignoreVary: true }) : undefined;
  const response = had ?? (await fetch(path, { cache: isForEver ? 'default' : 'no-cache' }));
  if (!response.ok) throw new Error(`${path} is not there: ${response.status}`);
  await cache.put(path, response);
}

/** Forgets old versions, but for the last one: a page of it may still be open, and fetch the rest of itself. */
async function takeOver(): Promise<void> {
  const others = (await caches.keys()).filter(name => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(others.slice(0, -1).map(name => caches.delete(name)));
  await self.clients.claim();
}

/** The page as the server has it now; where there is no server, as it was. */
async function page(request: Request): Promise<Response> {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (response.status < 500) return response;
  } catch {
    // no server, or a slow one
  }
  return (await kept(PAGE)) ?? Response.error();
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

const kept = async (path: string): Promise<Response | undefined> =>
  (await caches.open(CACHE)).match(path, { ignoreVary: true });
