import { type Component, createSignal, onCleanup, onMount, Show, Suspense } from 'solid-js';
import { Dialog, Spinner } from '#kit';
import { lazyPage } from '../lazy-page.ts';
import { type OverlayPage, overlayPageOf } from '../links.ts';
import { currentUrl } from '../route.ts';
import { word } from '../words/words.ts';

const RulesPage = lazyPage(['rules'], () => import('../rules/page.tsx'));
const SettingsPage = lazyPage(['settings'], () => import('../settings/page.tsx'));

/** Shows rules and settings over the table instead of leaving it. */
export const PageOverlay: Component = () => {
  const [shown, setShown] = createSignal<OverlayPage>();
  const rules = () => {
    const page = shown();
    return page?.page === 'rules' ? page : undefined;
  };
  const follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const page =
      link && link.target === ''
        ? overlayPageOf(new URL(link.href), { here: currentUrl(), shown: shown() })
        : undefined;
    if (!page) return;
    event.preventDefault();
    setShown(page);
  };
  onMount(() => {
    // runs before the frame's own link handler
    document.addEventListener('click', follow, { capture: true });
    onCleanup(() => document.removeEventListener('click', follow, { capture: true }));
  });
  return (
    <Dialog
      open={shown() !== undefined}
      title={word(rules() ? 'table-see-rules' : 'frame-settings')}
      size="page"
      onClose={() => setShown(undefined)}
    >
      <Suspense fallback={<Spinner />}>
        <Show when={rules()} fallback={<SettingsPage />}>
          {page => <RulesPage title={page().title} at={page().at} />}
        </Show>
      </Suspense>
    </Dialog>
  );
};
