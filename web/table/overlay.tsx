import { type Component, createSignal, onCleanup, onMount, Show, Suspense } from 'solid-js';
import { Dialog, Spinner } from '#kit';
import { fetched } from '../fetched.ts';
import { type PageOver, pageOver } from '../links.ts';
import { place } from '../route.ts';
import { word } from '../words/words.ts';

const RulesPage = fetched(['rules'], () => import('../rules/page.tsx'));
const SettingsPage = fetched(['settings'], () => import('../settings/page.tsx'));

/** Shows rules and settings over the table, so that a link to them does not lead away from the match. */
export const Overlay: Component = () => {
  const [shown, setShown] = createSignal<PageOver>();
  const rules = () => {
    const page = shown();
    return page?.page === 'rules' ? page : undefined;
  };
  const follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const page =
      link && link.target === '' ? pageOver(new URL(link.href), { here: place(), shown: shown() }) : undefined;
    if (!page) return;
    event.preventDefault();
    setShown(page);
  };
  onMount(() => {
    // before the frame, which would show the page instead of the table
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
