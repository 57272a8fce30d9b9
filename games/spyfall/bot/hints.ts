import { type SearchHints, worthOfRanks } from '#kernel';
import { totalsOf } from '../rules/score.ts';
import type { Action, State, View } from '../rules/state.ts';
import { novice } from './strengths.ts';

/** Imagined worlds have no clock, and random talk never ends, so playouts need a bot. */
export const hints: SearchHints<State, View, Action> = {
  playout: novice,
  horizon: 24,
  worth: ({ open }) => worthOfRanks(totalsOf(open).map(total => -total)),
};
