import { createSignal } from 'solid-js';
import type { Open } from '../rules/state.ts';

/**
 * The table as the board shows it, for the bar above the board: until the end of an investigation was read, the one that
 * has ended. Undefined: the board shows the table as it is.
 */
export const [tableShown, setTableShown] = createSignal<Open>();
