import type { Seat } from '#kernel';
import { prisonerOf } from '../rules/board.ts';
import { thingsIn } from '../rules/items.ts';
import { canExchange, exchange } from '../rules/trades.ts';
import type { Bundle, Open, Said } from '../rules/state.ts';
import { branchedOpen } from './world.ts';

/** An exchange that somebody has proposed in words. */
export interface Deal {
  readonly by: Seat;
  readonly to: Seat;
  readonly give: Bundle;
  readonly want: Bundle;
}

export const cashOf = (count: number): Bundle => Array.from({ length: count }, () => 'cash').join(' ');

/** The exchange a sentence proposes; undefined: it proposes none. */
export function dealIn({ sentence, by, to, thing, count, want }: Said): Deal | undefined {
  if (to === null || want === null) return undefined;
  if (sentence === 'offer-swap' && thing !== null) return { by, to, give: thing, want };
  return sentence === 'offer-cash' && count !== null ? { by, to, give: cashOf(count), want } : undefined;
}

/** The position after an exchange, as if both stood together; undefined: it is not possible. */
export function afterDeal(open: Open, { by, to, give, want }: Deal): Open | undefined {
  const after = branchedOpen(open);
  const mine = { prisoner: prisonerOf(after, by), gives: thingsIn(give) };
  const theirs = { prisoner: prisonerOf(after, to), gives: thingsIn(want) };
  if (!canExchange(mine, theirs)) return undefined;
  exchange(mine, theirs);
  return after;
}
