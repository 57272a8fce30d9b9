import { type Component, createEffect, createUniqueId, type JSX, onCleanup, Show } from 'solid-js';
import { word } from '../words/words.ts';
import { Announcer } from './announcer.tsx';
import { IconButton } from './button.tsx';
import { Toasts } from './toasts.tsx';
import css from './dialog.module.css';

interface DialogProps {
  open: boolean;
  title: string;
  /** Called on the close button, Escape or a click outside: set `open` to false. */
  onClose(): void;
  /** As wide as a page. */
  wide?: boolean;
  /** As large as the window, for a whole page. */
  size?: 'page';
  /** The buttons at the bottom, the primary one last. */
  actions?: JSX.Element;
  children: JSX.Element;
}

/** A modal dialog. It restores the focus when it closes. */
export const Dialog: Component<DialogProps> = props => {
  const title = createUniqueId();
  let dialog: HTMLDialogElement | undefined;
  let heading: HTMLHeadingElement | undefined;
  createEffect(() => {
    if (!dialog || props.open === dialog.open) return;
    if (!props.open) return dialog.close();
    dialog.showModal();
    // focuses the autofocus field, or else the heading
    (dialog.querySelector<HTMLElement>('[autofocus]') ?? heading)?.focus();
  });
  onCleanup(() => dialog?.close());
  const isBeside = ({ clientX, clientY }: MouseEvent): boolean => {
    const box = dialog?.getBoundingClientRect();
    return (
      box !== undefined && (clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom)
    );
  };
  return (
    <dialog
      ref={element => {
        dialog = element;
      }}
      class={css['dialog']}
      classList={{ [css['wide'] ?? '']: props.wide ?? false, [css['page'] ?? '']: props.size === 'page' }}
      aria-labelledby={title}
      onCancel={event => {
        if (event.target !== dialog) return;
        event.preventDefault();
        props.onClose();
      }}
      onClose={event => {
        if (event.target === dialog && props.open) props.onClose();
      }}
      onPointerDown={event => {
        if (event.target === dialog && isBeside(event)) props.onClose();
      }}
    >
      <Show when={props.open}>
        <header class={css['head']}>
          <h2
            id={title}
            tabindex="-1"
            ref={element => {
              heading = element;
            }}
          >
            {props.title}
          </h2>
          <IconButton icon="close" label={word('kit-close')} onClick={() => props.onClose()} />
        </header>
        <div class={css['body']}>{props.children}</div>
        <Show when={props.actions}>
          <footer class={css['foot']}>{props.actions}</footer>
        </Show>
        <Announcer />
        <Toasts />
      </Show>
    </dialog>
  );
};
