import { type Component, createSignal, For, onCleanup, Show } from 'solid-js';
import { word } from '../words/words.ts';
import { announce } from './announcer.tsx';
import { IconButton } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';
import css from './toasts.module.css';

type ToastKind = 'info' | 'good' | 'error';

interface ToastLink {
  readonly href: string;
  readonly text: string;
}

interface Toast {
  readonly text: string;
  readonly kind: ToastKind;
  readonly link: ToastLink | undefined;
}

/** Long enough to be read twice; what went wrong stays until it is closed. */
const SHOWN_FOR = 7_000;
/** More at once would cover what they are about. */
const AT_ONCE = 3;

const ICONS: Readonly<Record<ToastKind, IconName>> = { info: 'info', good: 'check', error: 'warning' };

const [toasts, setToasts] = createSignal<readonly Toast[]>([]);

/** Tells something in passing, above whatever is shown. */
export function toast(text: string, kind: ToastKind = 'info', link?: ToastLink): void {
  setToasts(shown => [...shown.filter(one => one.text !== text), { text, kind, link }].slice(-AT_ONCE));
  announce(text);
}

const close = (toast: Toast): void => void setToasts(shown => shown.filter(one => one !== toast));

/** Takes away what went wrong on a page that is no longer shown. */
export const forgetErrors = (): void => void setToasts(shown => shown.filter(({ kind }) => kind !== 'error'));

/** Where toasts are shown. An open dialog covers everything, so it has a place of its own. */
export const Toasts: Component = () => (
  <Show when={toasts().length > 0}>
    <section class={css['toasts']} aria-label={word('kit-toasts')} data-toasts>
      <For each={toasts()}>{shown => <OneToast toast={shown} />}</For>
    </section>
  </Show>
);

const OneToast: Component<{ toast: Toast }> = props => {
  let left: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    if (props.toast.kind !== 'error') left = setTimeout(() => close(props.toast), SHOWN_FOR);
  };
  const stay = (): void => clearTimeout(left);
  wait();
  onCleanup(stay);
  return (
    <div
      class={`${css['toast']} ${css[props.toast.kind]}`}
      onPointerEnter={stay}
      onPointerLeave={wait}
      onFocusIn={stay}
      onFocusOut={wait}
    >
      <Icon name={ICONS[props.toast.kind]} />
      <p>
        {props.toast.text}
        <Show when={props.toast.link}>
          {link => (
            <>
              {' '}
              <a href={link().href}>{link().text}</a>
            </>
          )}
        </Show>
      </p>
      <IconButton icon="close" label={word('kit-close')} onClick={() => close(props.toast)} />
    </div>
  );
};
