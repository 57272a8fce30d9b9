/** What a page asks of a version of the app that waits: to take over, or whether it has a file. */
export type PageMessage = { readonly do: 'takeOver' } | { readonly do: 'has'; readonly file: string };

/** Addresses at which there is always something new, and nothing of ours. */
const NEVER = ['/api/', '/healthz', '/metrics'];

/** How a request is answered on this device: with the page, with a file, or not at all: then it goes to the server. */
export function responseKind(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  ours: string,
): 'page' | 'file' | 'server' {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== ours || NEVER.some(path => pathname.startsWith(path))) return 'server';
  return mode === 'navigate' ? 'page' : 'file';
}
