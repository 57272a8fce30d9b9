import {
  type Component,
  createEffect,
  createSignal,
  For,
  on,
  onCleanup,
  onMount,
  type ParentComponent,
  Show,
} from 'solid-js';
import { Announcer, Button, closeErrors, Icon, Menu, Toasts } from '#kit';
import { appPath } from '../base-path.ts';
import { BOXES, titleName } from '../boxes.ts';
import { me } from '../hosts/me.ts';
import { pathSteps } from '../links.ts';
import { followLinks, currentUrl } from '../route.ts';
import { applyUpdate, updateReady } from '../service/updates.ts';
import { word } from '../words/words.ts';
import css from './frame.module.css';
import { Logo } from './logo.tsx';

/** The header and footer around every page; `bare` pages have neither. */
export const Frame: ParentComponent<{ readonly bare?: boolean }> = props => {
  let main: HTMLElement | undefined;
  onMount(() => {
    document.addEventListener('click', followLinks);
    onCleanup(() => document.removeEventListener('click', followLinks));
  });
  createEffect(
    on(
      () => currentUrl().pathname,
      () => {
        closeErrors();
        // moves the focus to the new page, so that a screen reader starts there
        main?.focus({ preventScroll: true });
      },
      { defer: true },
    ),
  );
  return (
    <div class={css['frame']}>
      <Show when={!props.bare}>
        <a class={css['skip']} href="#main">
          {word('frame-skip')}
        </a>
        <Header />
      </Show>
      <main
        id="main"
        class={css['main']}
        classList={{ [css['bare'] ?? '']: props.bare ?? false }}
        tabindex="-1"
        ref={element => {
          main = element;
        }}
      >
        {props.children}
      </main>
      <Show when={!props.bare}>
        <Footer />
      </Show>
      <Toasts />
      <Announcer />
    </div>
  );
};

const Header: Component = () => (
  <header class={css['header']}>
    <a class={css['brand']} href={appPath('/')} aria-label={word('frame-home')}>
      <Logo class={css['mark']} />
      <span>Parlour</span>
    </a>
    <Notices />
    <nav class={css['nav']} aria-label={word('frame-nav')}>
      <Show when={me()}>
        {known => (
          <a class={css['me']} href={appPath('/settings')} aria-label={word('frame-me', { name: known().name })}>
            <Icon name="person" />
            <bdi>{known().name}</bdi>
          </a>
        )}
      </Show>
      <Menu
        label={word('frame-rules')}
        icon="book"
        items={BOXES.map(box => ({ label: titleName(box.id), to: appPath(`/rules/${box.id}`) }))}
      />
      <a
        class={css['round']}
        href={appPath('/settings')}
        aria-label={word('frame-settings')}
        title={word('frame-settings')}
      >
        <Icon name="settings" />
      </a>
    </nav>
  </header>
);

/** Notices on every page: no network, a new version. */
const Notices: Component = () => {
  const [isOnline, setOnline] = createSignal(navigator.onLine);
  const look = (): void => void setOnline(navigator.onLine);
  /** The page of a table shows its own connection status. */
  const isAtTable = (): boolean => ['t', 'practice'].includes(pathSteps(currentUrl())[0] ?? '');
  onMount(() => {
    addEventListener('online', look);
    addEventListener('offline', look);
    onCleanup(() => {
      removeEventListener('online', look);
      removeEventListener('offline', look);
    });
  });
  return (
    <div class={css['notice']} role="status">
      <Show when={!isOnline() && !isAtTable()}>
        <p>
          <Icon name="offline" />
          <span>{word('frame-offline')}</span>
        </p>
      </Show>
      <Show when={updateReady()}>
        <p>
          <span>{word('frame-update')}</span>
          <Button kind="quiet" size="small" icon="reload" onClick={applyUpdate}>
            {word('frame-update-now')}
          </Button>
        </p>
      </Show>
    </div>
  );
};

/** Credits. */
const THANKS = [
  ['frame-thanks-icons', 'https://game-icons.net'],
  ['frame-thanks-fonts', 'https://openfontlicense.org'],
] as const;

const Footer: Component = () => (
  <footer class={css['footer']}>
    <p>{word('frame-promise')}</p>
    <a href={appPath('/replay')}>{word('frame-open-record')}</a>
    <ul>
      <For each={THANKS}>
        {([key, href]) => (
          <li>
            <a href={href} target="_blank" rel="noreferrer">
              {word(key)}
            </a>
          </li>
        )}
      </For>
    </ul>
  </footer>
);
