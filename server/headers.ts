import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from './config.ts';
import type { Scheme } from './cookies.ts';
import { originIn } from './origin.ts';

/** Security headers of every response. */
const STRICT: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'self'; base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'none'; img-src 'self' data: blob:",
  'x-content-type-options': 'nosniff',
  // links to tables are secret
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

const TWO_YEARS = 2 * 365 * 24 * 60 * 60;

/** The headers of every answer by this scheme. */
export const strictHeaders = (scheme: Scheme): Readonly<Record<string, string>> =>
  scheme === 'https' ? { ...STRICT, 'strict-transport-security': `max-age=${TWO_YEARS}` } : STRICT;

/**
 * CORS headers for the origins the operator has listed; undefined for all others. They get no cookies and use a token.
 */
export function sharingHeaders(
  { origin }: Pick<IncomingHttpHeaders, 'origin'>,
  { origins }: Pick<Config, 'origins'>,
): Readonly<Record<string, string>> | undefined {
  const from = origin === undefined ? undefined : originIn(origin);
  if (from === undefined || !origins.includes(from)) return undefined;
  return { 'access-control-allow-origin': from, 'access-control-expose-headers': 'x-request-id, retry-after' };
}

/** The answer to a CORS preflight request. */
export const PREFLIGHT: Readonly<Record<string, string>> = {
  'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-max-age': '600',
};
