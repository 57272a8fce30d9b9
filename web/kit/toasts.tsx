import { type Component, For, onCleanup, Show } from 'solid-js';
import { word } from '../words/words.ts';
import { announce } from './announcer.tsx';
import { IconButton } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';
import { createToastList, type Toast, type ToastKind, type ToastLink } from './toast-list.ts';
import css from './toasts.module.css';

const ICONS: Readonly<Record<ToastKind, IconName>> = { info: 'info', good: 'check', error: 'warning' };

const list = createToastList();

interface ToastMore {
  link?: ToastLink | undefined;
  /** The kind of action it is about: see `succeeded`. */
  about?: string;
}

/** Tells something in passing, above whatever is shown. It replaces the last toast of its kind. */
export function toast(text: string, kind: ToastKind = 'info', more: ToastMore = {}): void {
  list.show({ text, kind, ...more });
  announce(text);
}

/** An action of this kind has succeeded: an error about the last one is over. */
export const closeErrorsAbout = (about: string): void =>
  list.closeWhere(shown => shown.kind === 'error' && shown.about === about);

/** Closes the errors of a page that is no longer shown. */
export const closeErrors = (): void => list.closeWhere(({ kind }) => kind === 'error');

/** Where toasts are shown. An open dialog covers everything, so it has a place of its own. */
export const Toasts: Component = () => (
  <Show when={list.toasts().length > 0}>
    <section class={css['toasts']} aria-label={word('kit-toasts')} data-toasts>
      <For each={list.toasts()}>{shown => <OneToast toast={shown} />}</For>
    </section>
  </Show>
);

const OneToast: Component<{ toast: Toast }> = props => {
  const hold = (): void => list.hold(props.toast);
  const release = (): void => list.release(props.toast);
  // a dialog that closes takes the pointer away without a word
  onCleanup(release);
  return (
    <div
      class={`${css['toast']} ${css[props.toast.kind]}`}
      // moving, not being there: a toast may appear under a pointer that rests
      onPointerMove={hold}
      onPointerLeave={release}
      onFocusIn={hold}
      onFocusOut={release}
    >
      <Icon name={ICONS[props.toast.kind]} />
      <p>
        {props.toast.text}
        <Show when={props.toast.link}>
          {link => (
            <>
              {' '}
              {/* what it leads to says more */}
              <a href={link().href} onClick={() => list.close(props.toast)}>
                {link().text}
              </a>
            </>
          )}
        </Show>
      </p>
      <IconButton icon="close" label={word('kit-close')} onClick={() => list.close(props.toast)} />
    </div>
  );
};
