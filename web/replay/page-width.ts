import { type Accessor, createSignal } from 'solid-js';

function isAtLeast(width: string): Accessor<boolean> {
  const query = matchMedia(`(min-width: ${width})`);
  const [isSo, setSo] = createSignal(query.matches);
  query.addEventListener('change', ({ matches }) => setSo(matches));
  return isSo;
}

/** Whether the window has space for a row of all seats. */
export const isRoomy = isAtLeast('48rem');
/** Whether the window has space for the log beside the board. */
export const isWide = isAtLeast('64rem');
