import type { Seat } from '#kernel';
import { actingAt, prisonerOf } from '../rules/board.ts';
import { thingsOf } from '../rules/items.ts';
import { companionsOf } from '../rules/theft.ts';
import { whyNotOffer } from '../rules/trades.ts';
import type { ActionOf, Bundle, Open } from '../rules/state.ts';
import { wantedKinds } from './candidates.ts';
import { dealIn } from './deals.ts';

type Trade = ActionOf<'offerTrade'>;

/** What a partner has to gain, so that an exchange is not for nothing. */
export const MARGIN = 0.004;

/** What a prisoner has to gain by giving one thing for nothing; more than one is never given. */
const GIFT = 0.04;

/** Whether a partner would accept an offer by which it gains so much. */
export function isAcceptable({ give, want }: Pick<Trade, 'give' | 'want'>, gain: number): boolean {
  if (give !== '' || want === '') return gain >= MARGIN;
  return gain >= GIFT && !want.includes(' ');
}

/** What was proposed in words, and one thing for another or for nothing, with everybody who is here. */
export function tradesIn(open: Open, me: Seat, most: number): Trade[] {
  if (actingAt(open).offers >= most) return [];
  const wanted = wantedKinds(open);
  const mine = thingsOf(prisonerOf(open, me));
  const simple = companionsOf(open).flatMap(partner => {
    const theirs = thingsOf(prisonerOf(open, partner)).filter(thing => thing === 'cash' || wanted.has(thing));
    const wants: Bundle[] = ['', ...theirs];
    const gives: Bundle[] = ['', ...mine];
    return wants.flatMap(want => gives.flatMap(give => (give === want ? [] : [tradeOf(partner, give, want)])));
  });
  return [...proposed(open, me), ...simple].filter(offer => whyNotOffer(open, offer) === undefined);
}

const tradeOf = (partner: Seat, give: Bundle, want: Bundle): Trade => ({ type: 'offerTrade', partner, give, want });

/** The exchanges between this seat and others that were proposed in words. */
function proposed({ said }: Open, me: Seat): Trade[] {
  return said.flatMap(one => {
    const deal = dealIn(one);
    if (deal?.by === me) return [tradeOf(deal.to, deal.give, deal.want)];
    return deal?.to === me ? [tradeOf(deal.by, deal.want, deal.give)] : [];
  });
}

/** Whether the partner has proposed just this exchange. */
export const isProposedBy = ({ said }: Open, { partner, give, want }: Trade, me: Seat): boolean =>
  said.some(one => {
    const deal = dealIn(one);
    return deal?.by === partner && deal.to === me && deal.give === want && deal.want === give;
  });
