import { BASE_PATH, pathInApp } from './base-path.ts';

/** A link that was clicked. */
interface ClickedLink {
  readonly href: string;
  /** Another window, by name; empty: this one. */
  readonly target: string;
  readonly isDownload: boolean;
}

/** Whether a link leads to another page of the app, which is shown without a reload. */
export function isOwnPage({ href, target, isDownload }: ClickedLink, here: URL, base = BASE_PATH): boolean {
  const to = new URL(href);
  if (target !== '' || isDownload || to.origin !== here.origin) return false;
  if (to.pathname === here.pathname && to.search === here.search && to.hash !== '') return false; // the browser scrolls to an anchor
  const path = pathInApp(to, base);
  return path !== undefined && !path.startsWith('/api/');
}

/** The decoded steps of a path: /t/a%20b is t, then "a b". */
export const pathSteps = (url: URL, base = BASE_PATH): readonly string[] =>
  (pathInApp(url, base) ?? url.pathname).split('/').slice(1).map(decoded);

/** A malformed escape is taken literally: it leads to "not found" instead of an error. */
function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

/** A page that is shown over another one. */
export type OverlayPage =
  | { readonly page: 'settings' }
  | { readonly page: 'rules'; readonly title: string; readonly at: string }; // empty: from the beginning

/** The page of a link that can be shown over the table: the rules, a rule in them, or the settings. */
export function overlayPageOf(
  to: URL,
  { here, shown }: { readonly here: URL; readonly shown: OverlayPage | undefined }, // undefined: only the table
): OverlayPage | undefined {
  if (to.origin !== here.origin || pathInApp(to) === undefined) return undefined;
  const at = decoded(to.hash.slice(1));
  if (shown?.page === 'rules' && at !== '' && to.pathname === here.pathname) return { ...shown, at };
  const [first, second] = pathSteps(to);
  if (first === 'settings') return { page: 'settings' };
  return first === 'rules' && second ? { page: 'rules', title: second, at } : undefined;
}
