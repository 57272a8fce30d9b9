import { type Component, createSignal } from 'solid-js';

const [spoken, setSpoken] = createSignal({ text: '', isEven: true });

/** Announces a text to screen readers, politely. */
export const announce = (text: string): void => void setSpoken(({ isEven }) => ({ text, isEven: !isEven }));

/**
 * The live region of announcements. A modal dialog needs one of its own. Two regions alternate, so that a repeated text
 * is announced again.
 */
export const Announcer: Component = () => (
  <div class="visually-hidden">
    <div aria-live="polite" aria-atomic="true">
      {spoken().isEven ? spoken().text : ''}
    </div>
    <div aria-live="polite" aria-atomic="true">
      {spoken().isEven ? '' : spoken().text}
    </div>
  </div>
);
