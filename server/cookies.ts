import { fastifyCookie } from '@fastify/cookie';

/** The scheme of a request, at this server or its proxy. */
export type Scheme = 'http' | 'https';

/**
 * The cookie with a guest's secret. With the prefix __Host- a browser accepts it only from this host over https, so
 * other pages of the domain cannot set it.
 */
const nameFor = (scheme: Scheme): string => (scheme === 'https' ? '__Host-parlour' : 'parlour');

/** Browsers limit cookies to 400 days. */
const LONGEST_SECONDS = 400 * 24 * 60 * 60;

/** The secret in a Cookie header; undefined if there is none. */
export function secretIn(header: string | undefined, scheme: Scheme): string | undefined {
  const secret = fastifyCookie.parse(header ?? '')[nameFor(scheme)];
  return secret !== undefined && /^[\w-]{1,128}$/.test(secret) ? secret : undefined;
}

/** A Set-Cookie header with a secret that scripts cannot read. */
export const keepSecret = (secret: string, scheme: Scheme): string => setCookie(secret, LONGEST_SECONDS, scheme);

/** A Set-Cookie header that deletes the secret. */
export const forgetSecret = (scheme: Scheme): string => setCookie('', 0, scheme);

/** Lax and not Strict, so that a guest who follows a link to a table is known there. */
const setCookie = (value: string, maxAge: number, scheme: Scheme): string =>
  fastifyCookie.serialize(nameFor(scheme), value, {
    path: '/',
    maxAge,
    httpOnly: true,
    sameSite: 'lax',
    secure: scheme === 'https',
  });
