import { fastifyCookie } from '@fastify/cookie';

/** How a request reached us, or the proxy before us. */
export type Scheme = 'http' | 'https';

/**
 * The cookie that holds a guest's secret. Under __Host- a browser takes it only from this very host by
 * https, so that no other page of the domain can slip a guest somebody else's secret.
 */
const nameFor = (scheme: Scheme): string => (scheme === 'https' ? '__Host-parlour' : 'parlour');

/** Browsers keep no cookie longer than 400 days. */
const LONGEST_SECONDS = 400 * 24 * 60 * 60;

/** The secret in a Cookie header; undefined if there is none. */
export function secretIn(header: string | undefined, scheme: Scheme): string | undefined {
  const secret = fastifyCookie.parse(header ?? '')[nameFor(scheme)];
  return secret !== undefined && /^[\w-]{1,128}$/.test(secret) ? secret : undefined;
}

/** A Set-Cookie header that makes a browser keep a secret, out of reach of scripts. */
export const keepSecret = (secret: string, scheme: Scheme): string => setCookie(secret, LONGEST_SECONDS, scheme);

/** A Set-Cookie header that makes a browser forget its secret. */
export const forgetSecret = (scheme: Scheme): string => setCookie('', 0, scheme);

/** Lax and not Strict: a guest who follows a link to a table should be known there. */
const setCookie = (value: string, maxAge: number, scheme: Scheme): string =>
  fastifyCookie.serialize(nameFor(scheme), value, {
    path: '/',
    maxAge,
    httpOnly: true,
    sameSite: 'lax',
    secure: scheme === 'https',
  });
