import { type Component, createEffect, createUniqueId, type JSX, onCleanup, Show } from 'solid-js';
import { word } from '../words/words.ts';
import { Announcer } from './announcer.tsx';
import { IconButton } from './button.tsx';
import { Toasts } from './toasts.tsx';
import css from './dialog.module.css';

interface DialogProps {
  open: boolean;
  title: string;
  /** Somebody wants it closed, by the button, by Escape or by a click beside it: set `open` to false. */
  onClose(): void;
  /** As wide as a page can be, for what has a lot to show. */
  wide?: boolean;
  /** As large as the window allows, for a whole page. */
  size?: 'page';
  /** The buttons at its foot, the most likely one last. */
  actions?: JSX.Element;
  children: JSX.Element;
}

/** Asks for something before anything else goes on. The focus returns to where it was. */
export const Dialog: Component<DialogProps> = props => {
  const title = createUniqueId();
  let dialog: HTMLDialogElement | undefined;
  let heading: HTMLHeadingElement | undefined;
  createEffect(() => {
    if (!dialog || props.open === dialog.open) return;
    if (!props.open) return dialog.close();
    dialog.showModal();
    // whoever asks for a word is given the pen; whoever only tells something is read from the top
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
