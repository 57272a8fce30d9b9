import type { Seat, Table } from '#kernel';
import { cardIn } from './cards.ts';
import { endRound } from './round-end.ts';
import { placeOf, spyOf } from './round.ts';
import type { Action, Event, State, View } from './state.ts';

/** SPY-6.5: everybody may point at a place; it has an effect only if the spy does. */
export function point(state: State, by: Seat, { place, how }: Extract<Action, { type: 'point' }>, table: Table<Event>) {
  if (how === 'look' || by !== spyOf(state)) return;
  table.tell({ type: 'placeNamed', by, place, right: place === placeOf(state) });
  endRound(state, { type: 'named', place }, table);
}

/** Pointing is a no-op, unless the spy does it. */
export const isNoOpPointing = (view: Readonly<View>, action: Action): boolean =>
  action.type === 'point' && (action.how === 'look' || cardIn(view)?.place !== '--');
