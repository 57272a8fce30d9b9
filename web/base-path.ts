/** The path below which the server serves everything, without a slash at its end; empty: at the root. */
export const BASE_PATH: string =
  typeof document === 'undefined'
    ? '' // in a worker or a test
    : (document.querySelector<HTMLMetaElement>('meta[name="base-path"]')?.content ?? '');

/** The address of a page or file of the app. */
export const appPath = (path: `/${string}`): string => `${BASE_PATH}${path}`;

/** The path of a URL within the app; undefined: it is outside. */
export function pathInApp({ pathname }: URL, base = BASE_PATH): string | undefined {
  if (base === '') return pathname;
  if (pathname === base) return '/';
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : undefined;
}
