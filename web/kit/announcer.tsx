import { type Component, createSignal } from 'solid-js';

const [spoken, setSpoken] = createSignal({ text: '', isEven: true });

/** Speaks to those who listen instead of looking, when they have a moment. */
export const announce = (text: string): void => void setSpoken(({ isEven }) => ({ text, isEven: !isEven }));

/**
 * Where announcements come out. An open dialog silences everything around it, so it has one of its own. The same words
 * said twice are heard twice, for they alternate between two places.
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
