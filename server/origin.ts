import type { IncomingHttpHeaders } from 'node:http';

/** Where pages may come from that talk to us, besides our own. */
export interface Welcome {
  readonly publicUrl: string | null; // null: links are made from what a request was sent to
  readonly origins: readonly string[];
}

/**
 * Whether a request comes from a page of ours, or from none: browsers say where a page is from, and let
 * any page of the world open sockets with our cookies; programs say nothing, and have no cookies to abuse.
 */
export function allowsOrigin(
  { host, origin }: Pick<IncomingHttpHeaders, 'host' | 'origin'>,
  welcome: Welcome,
): boolean {
  if (origin === undefined) return true;
  const from = originIn(origin);
  if (from === undefined) return false;
  if (from === welcome.publicUrl || welcome.origins.includes(from)) return true;
  // The Host header names no scheme. Behind a proxy ours may differ from the page's, so the page's is taken.
  return host !== undefined && from === originIn(`${from.slice(0, from.indexOf(':'))}://${host}`);
}

/** Scheme, host and port and nothing else; a URL parser by itself would forgive far more. */
const ORIGIN = /^https?:\/\/[^/\\?#@\s]+\/?$/i;

/** An origin in the one way to write it: small letters, and no port where it is the usual one. */
export const originIn = (text: string): string | undefined =>
  ORIGIN.test(text) ? (URL.parse(text)?.origin ?? undefined) : undefined;
