import type { IncomingHttpHeaders } from 'node:http';

/** The origins that may use this server besides its own. */
export interface AllowedOrigins {
  readonly publicUrl: string | null; // null: links are made from what a request was sent to
  readonly origins: readonly string[];
}

type Headers = Pick<IncomingHttpHeaders, 'host' | 'origin'>;

/** Whether a request comes from one of our pages, a listed origin, or no page. */
export function allowsOrigin(headers: Headers, welcome: AllowedOrigins): boolean {
  const from = originIn(headers.origin ?? '');
  return isOwnOrigin(headers, welcome) || (from !== undefined && welcome.origins.includes(from));
}

/**
 * Whether a request comes from one of our pages, or from no page. Browsers send the origin of a page, and let any page
 * open sockets with our cookies; programs send none, and have no cookies.
 */
export function isOwnOrigin({ host, origin }: Headers, { publicUrl }: Pick<AllowedOrigins, 'publicUrl'>): boolean {
  if (origin === undefined) return true;
  const from = originIn(origin);
  if (from === undefined) return false;
  if (publicUrl !== null) return from === publicUrl;
  // The Host header has no scheme. Behind a proxy ours may differ, so the scheme of the page is used.
  return host !== undefined && from === originIn(`${from.slice(0, from.indexOf(':'))}://${host}`);
}

/** Scheme, host and port only; a URL parser would accept more. */
const ORIGIN = /^https?:\/\/[^/\\?#@\s]+\/?$/i;

/** The canonical form of an origin: lower case, without a default port. */
export const originIn = (text: string): string | undefined =>
  ORIGIN.test(text) ? (URL.parse(text)?.origin ?? undefined) : undefined;
