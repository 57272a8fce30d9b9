import { createSignal } from 'solid-js';
import { isOwnPage } from './links.ts';

const [currentUrl, setCurrentUrl] = createSignal(new URL(location.href));

/** The address of the page that is shown. */
export { currentUrl };

addEventListener('popstate', () => setCurrentUrl(new URL(location.href)));

/** Shows another page. `instead` replaces the current history entry. */
export function go(to: string, how: 'on' | 'instead' = 'on'): void {
  if (how === 'on') history.pushState(null, '', to);
  else history.replaceState(null, '', to);
  setCurrentUrl(new URL(location.href));
  if (!currentUrl().hash) scrollTo(0, 0);
}

/** Follows links to pages of the app without a reload. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (
    !(link instanceof HTMLAnchorElement) ||
    !isOwnPage({ href: link.href, target: link.target, isDownload: link.hasAttribute('download') }, currentUrl())
  )
    return;
  event.preventDefault();
  go(link.href, link.href === location.href ? 'instead' : 'on');
}
