/** Messages of a page to a waiting service worker. */
export type PageMessage = { readonly do: 'takeOver' } | { readonly do: 'has'; readonly file: string };

/** Paths within the app that are never cached. */
const NEVER = ['api/', 'healthz', 'metrics'];

/** How the service worker answers: with the page, a cached file, or not at all (from the server). */
export function responseKind(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  /** The URL of the app, with a slash at its end. */
  app: string,
): 'page' | 'file' | 'server' {
  const { href, pathname } = new URL(url);
  const path = pathname.slice(new URL(app).pathname.length);
  if (method !== 'GET' || !href.startsWith(app) || NEVER.some(never => path.startsWith(never))) return 'server';
  return mode === 'navigate' ? 'page' : 'file';
}
