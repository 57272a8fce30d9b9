import { type SearchHints, worthOfRanks } from '#kernel';
import { totalsOf } from '../rules/score.ts';
import type { Action, State, View } from '../rules/state.ts';
import { novice } from './strengths.ts';

/** No clock runs in imagined worlds, and whoever talks at random never comes to an end. */
export const hints: SearchHints<State, View, Action> = {
  playout: novice,
  horizon: 24,
  worth: ({ open }) => worthOfRanks(totalsOf(open).map(total => -total)),
};
