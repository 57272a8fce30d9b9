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
  /** The kind of action it is about: see `closeErrorsAbout`. */
  about?: string;
}

/** Shows a toast. It replaces the last one of its kind. */
export function toast(text: string, kind: ToastKind = 'info', more: ToastMore = {}): void {
  list.show({ text, kind, ...more });
  announce(text);
}

/** Closes the errors about this kind of action, after it has succeeded. */
export const closeErrorsAbout = (about: string): void =>
  list.closeWhere(shown => shown.kind === 'error' && shown.about === about);

/** Closes the errors of a page that is no longer shown. */
export const closeErrors = (): void => list.closeWhere(({ kind }) => kind === 'error');

/** The toasts. An open dialog needs its own. */
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
  // a closing dialog sends no pointerleave
  onCleanup(release);
  return (
    <div
      class={`${css['toast']} ${css[props.toast.kind]}`}
      // not pointerenter: a toast may appear under a resting pointer
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
