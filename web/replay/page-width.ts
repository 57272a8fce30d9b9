import { type Accessor, createSignal } from 'solid-js';

function isAtLeast(width: string): Accessor<boolean> {
  const query = matchMedia(`(min-width: ${width})`);
  const [isSo, setSo] = createSignal(query.matches);
  query.addEventListener('change', ({ matches }) => setSo(matches));
  return isSo;
}

/** Whether there is room for a row of everybody, as on a tablet. */
export const isRoomy = isAtLeast('48rem');
/** Whether there is room for the log beside the board. */
export const isWide = isAtLeast('64rem');
