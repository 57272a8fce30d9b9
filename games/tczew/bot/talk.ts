import type { Seat } from '#kernel';
import { canDraw } from '../rules/stacks.ts';
import type { Action, View } from '../rules/state.ts';
import { leadingRival, pointsNow, readCities } from './cities.ts';

/** Whether the player would win alone if the game were scored now. */
function isAhead({ open }: Readonly<View>, seat: Seat): boolean {
  const points = pointsNow(readCities(open.board, open.seats));
  const rival = leadingRival(points, seat);
  return rival !== undefined && (points[seat] ?? 0) > (points[rival] ?? 0);
}

/** Nothing happens any more: a whole round was idle, and nothing can be drawn. */
const isStuck = (view: Readonly<View>): boolean => view.open.idle >= view.open.seats && !canDraw(view);

/** An answer to a proposal to stop: a player who is ahead agrees, and so does anybody when nothing happens any more. */
export const voteOf = (view: Readonly<View>, seat: Seat): Action => ({
  type: 'voteEnd',
  agree: isAhead(view, seat) || isStuck(view),
});

/** A player proposes to stop when nothing happens any more, or after an idle round while it is ahead. */
export const wantsToStop = (view: Readonly<View>, seat: Seat): boolean =>
  view.open.idle >= view.open.seats && (isStuck(view) || isAhead(view, seat));
