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
  const secret = readCookie(header ?? '', nameFor(scheme));
  return secret === undefined || !/^[\w-]{1,128}$/.test(secret) ? undefined : secret;
}

/** A Set-Cookie header that makes a browser keep a secret, out of reach of scripts. */
export const keepSecret = (secret: string, scheme: Scheme): string => setCookie(secret, LONGEST_SECONDS, scheme);

/** A Set-Cookie header that makes a browser forget its secret. */
export const forgetSecret = (scheme: Scheme): string => setCookie('', 0, scheme);

/** Lax and not Strict: whoever follows a link to a table should be known there. */
function setCookie(value: string, seconds: number, scheme: Scheme): string {
  const secure = scheme === 'https' ? '; Secure' : '';
  return `${nameFor(scheme)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** The first cookie of this name; browsers send the one with the closest path first. */
function readCookie(header: string, name: string): string | undefined {
  for (const cookie of header.split(';')) {
    const at = cookie.indexOf('=');
    if (at < 0 || cookie.slice(0, at).trim() !== name) continue;
    return cookie
      .slice(at + 1)
      .trim()
      .replace(/^"(.*)"$/, '$1');
  }
  return undefined;
}
