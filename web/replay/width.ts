import { createSignal } from 'solid-js';

const WIDE = matchMedia('(min-width: 64rem)');
const [isWide, setWide] = createSignal(WIDE.matches);
WIDE.addEventListener('change', ({ matches }) => setWide(matches));

/** Whether there is room for the log beside the board. */
export { isWide };
