import type { Seat } from '#kernel';
import { actingAt, prisonerOf } from '../rules/board.ts';
import { thingsOf } from '../rules/items.ts';
import { companionsOf } from '../rules/theft.ts';
import { whyNotOffer } from '../rules/trades.ts';
import type { ActionOf, Bundle, Open } from '../rules/state.ts';
import { wantedKinds } from './candidates.ts';

type Trade = ActionOf<'offerTrade'>;

/** What a partner has to gain, so that an exchange is not for nothing. */
const MARGIN = 0.004;

/** What a prisoner has to gain by giving one thing for nothing; more than one is never given. */
const GIFT = 0.04;

/** Whether a partner would accept an offer by which it gains so much. */
export function isAcceptable({ give, want }: Pick<Trade, 'give' | 'want'>, gain: number): boolean {
  if (give !== '' || want === '') return gain >= MARGIN;
  return gain >= GIFT && !want.includes(' ');
}

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
