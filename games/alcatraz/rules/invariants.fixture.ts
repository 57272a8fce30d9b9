import type { State } from './state.ts';
export const invariants = (_: State): undefined => undefined;
