import { fastifyCookie } from '@fastify/cookie';

/** The scheme of a request, at this server or its proxy. */
export type Scheme = 'http' | 'https';

/** Where a cookie belongs. */
export interface CookiePlace {
  readonly scheme: Scheme;
  readonly basePath: string;
}

/**
 * The cookie with a guest's secret. With the prefix __Host- a browser accepts it only from this host over https, so
 * other pages of the domain cannot set it. That prefix asks for the root of the host; below a path, __Secure- asks for
 * https alone.
 */
function nameFor({ scheme, basePath }: CookiePlace): string {
  if (scheme === 'http') return 'parlour';
  return basePath === '' ? '__Host-parlour' : '__Secure-parlour';
}

/** Browsers limit cookies to 400 days. */
const LONGEST_SECONDS = 400 * 24 * 60 * 60;

/** The secret in a Cookie header; undefined if there is none. */
export function secretIn(header: string | undefined, place: CookiePlace): string | undefined {
  const secret = fastifyCookie.parse(header ?? '')[nameFor(place)];
  return secret !== undefined && /^[\w-]{1,128}$/.test(secret) ? secret : undefined;
}

/** A Set-Cookie header with a secret that scripts cannot read. */
export const keepSecret = (secret: string, place: CookiePlace): string => setCookie(secret, LONGEST_SECONDS, place);

/** A Set-Cookie header that deletes the secret. */
export const forgetSecret = (place: CookiePlace): string => setCookie('', 0, place);

/** Lax and not Strict, so that a guest who follows a link to a table is known there. */
const setCookie = (value: string, maxAge: number, place: CookiePlace): string =>
  fastifyCookie.serialize(nameFor(place), value, {
    path: place.basePath || '/',
    maxAge,
    httpOnly: true,
    sameSite: 'lax',
    secure: place.scheme === 'https',
  });
