import type { IncomingHttpHeaders } from 'node:http';

/** Where pages may come from that talk to us, besides our own. */
export interface AllowedOrigins {
  readonly publicUrl: string | null; // null: links are made from what a request was sent to
  readonly origins: readonly string[];
}

type Headers = Pick<IncomingHttpHeaders, 'host' | 'origin'>;

/** Whether a request comes from a page of ours, from a page the operator has listed, or from no page. */
export function allowsOrigin(headers: Headers, welcome: AllowedOrigins): boolean {
  const from = originIn(headers.origin ?? '');
  return isOwnOrigin(headers, welcome) || (from !== undefined && welcome.origins.includes(from));
}

/**
 * Whether a request comes from a page of ours, or from no page: browsers say where a page is from, and let any page
 * open sockets with our cookies; programs say nothing, and have no cookies to abuse.
 */
export function isOwnOrigin({ host, origin }: Headers, { publicUrl }: Pick<AllowedOrigins, 'publicUrl'>): boolean {
  if (origin === undefined) return true;
  const from = originIn(origin);
  if (from === undefined) return false;
  if (publicUrl !== null) return from === publicUrl;
  // The Host header names no scheme. Behind a proxy ours may differ from the page's, so the page's is taken.
  return host !== undefined && from === originIn(`${from.slice(0, from.indexOf(':'))}://${host}`);
}

/** Scheme, host and port and nothing else; a URL parser by itself would forgive far more. */
const ORIGIN = /^https?:\/\/[^/\\?#@\s]+\/?$/i;

/** An origin in the one way to write it: small letters, and no port where it is the usual one. */
export const originIn = (text: string): string | undefined =>
  ORIGIN.test(text) ? (URL.parse(text)?.origin ?? undefined) : undefined;
