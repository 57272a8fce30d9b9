import { createSignal } from 'solid-js';
import type { Open } from '../rules/state.ts';

/**
 * The table as the board shows it, for the status bar: the ended investigation until its end was closed. Undefined: the
 * current one.
 */
export const [tableShown, setTableShown] = createSignal<Open>();
