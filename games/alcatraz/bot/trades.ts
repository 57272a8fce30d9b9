import type { Seat } from '#kernel';
import { actingAt, prisonerOf } from '../rules/board.ts';
import { thingsOf } from '../rules/items.ts';
import { companionsOf } from '../rules/theft.ts';
import { whyNotOffer } from '../rules/trades.ts';
import type { ActionOf, Bundle, Open } from '../rules/state.ts';
import { wantedKinds } from './candidates.ts';

type Trade = ActionOf<'offerTrade'>;

/** What the partner has to gain, by one's own reckoning, before an offer is made. */
const MARGIN = 0.004;

export const isAgreeable = (after: number | undefined, before: number | undefined): boolean =>
  (after ?? 0) >= (before ?? 0) + MARGIN;

/** One thing for another, or for nothing, with everybody who is here. */
export function tradesIn(open: Open, me: Seat, most: number): Trade[] {
  if (actingAt(open).offers >= most) return [];
  const wanted = wantedKinds(open);
  const mine = thingsOf(prisonerOf(open, me));
  return companionsOf(open).flatMap(partner => {
    const theirs = thingsOf(prisonerOf(open, partner)).filter(thing => thing === 'cash' || wanted.has(thing));
    const wants: Bundle[] = ['', ...theirs];
    const gives: Bundle[] = ['', ...mine];
    return wants.flatMap(want =>
      gives.flatMap((give): Trade[] => {
        if (give === want) return [];
        const offer: Trade = { type: 'offerTrade', partner, give, want };
        return whyNotOffer(open, offer) === undefined ? [offer] : [];
      }),
    );
  });
}
