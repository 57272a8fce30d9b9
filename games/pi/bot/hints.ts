import { type SearchHints, worthOfRanks } from '#kernel';
import { totalOf } from '../rules/ranking.ts';
import type { Action, State, View } from '../rules/state.ts';
import { novice } from './novice.ts';

/** Random accusations are right one time in 1,680, so playouts use a novice. */
export const hints: SearchHints<State, View, Action> = {
  playout: novice,
  horizon: 24,
  worth: ({ open }) => worthOfRanks(open.solvers.map(solver => -totalOf(solver))),
};
