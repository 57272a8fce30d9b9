/** Messages of a page to a waiting service worker. */
export type PageMessage = { readonly do: 'takeOver' } | { readonly do: 'has'; readonly file: string };

/** Paths that are never cached. */
const NEVER = ['/api/', '/healthz', '/metrics'];

/** How the service worker answers: with the page, a cached file, or not at all (from the server). */
export function responseKind(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  ours: string,
): 'page' | 'file' | 'server' {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== ours || NEVER.some(path => pathname.startsWith(path))) return 'server';
  return mode === 'navigate' ? 'page' : 'file';
}
