import {
  type Dependent,
  dependingOn,
  type Offer,
  oneOf,
  fillableOffers,
  type RuleId,
  type Seat,
  type Table,
} from '#kernel';
import { actingAt, prisonerOf } from './board.ts';
import { ITEM_PLACES, MAX_CASH, type Thing, THINGS } from './components.ts';
import { mayActFreely } from './guards.ts';
import { belongingsOf, bundlesOf, give, readBundle, type Sized, sizeOf, takeFrom, thingsIn } from './items.ts';
import { companionsOf } from './theft.ts';
import type { ActionOf, Bundle, Event, Open, Prisoner } from './state.ts';

/** Why no offer can be made now, whatever it is. */
function whyNotTradeHere(open: Open): RuleId | undefined {
  if (!mayActFreely(open)) return 'ALC-10.6';
  if (actingAt(open).offers >= open.options.maxOffersPerPlayerTurn) return 'ALC-10.7';
  return companionsOf(open).length > 0 ? undefined : 'ALC-10.1';
}

/** ALC-10.3 to ALC-10.6. */
export function whyNotOffer(open: Open, offer: ActionOf<'offerTrade'>): RuleId | undefined {
  const inGeneral = whyNotTradeHere(open);
  if (inGeneral !== undefined) return inGeneral;
  const partner = companionsOf(open).find(seat => seat === offer.partner);
  if (partner === undefined) return 'ALC-10.1';
  const [given, wanted] = [readBundle(offer.give), readBundle(offer.want)];
  if (!given || !wanted) return 'ALC-10.3';
  if (given.length + wanted.length === 0) return 'ALC-10.5';
  const [mine, theirs] = [prisonerOf(open, actingAt(open).seat), prisonerOf(open, partner)];
  return canExchange({ prisoner: mine, gives: given }, { prisoner: theirs, gives: wanted }) ? undefined : 'ALC-10.6';
}

/** A prisoner, and what they give in an exchange. */
interface Side {
  readonly prisoner: Prisoner;
  readonly gives: readonly Thing[];
}

/** Both have what they give, and room for what they get. */
export const canExchange = (mine: Side, theirs: Side): boolean =>
  has(mine.prisoner, mine.gives) &&
  has(theirs.prisoner, theirs.gives) &&
  fitsBoth(mine.prisoner, theirs.prisoner, sizeOf(mine.gives), sizeOf(theirs.gives));

export function exchange(mine: Side, theirs: Side): void {
  for (const thing of mine.gives) takeFrom(mine.prisoner, thing);
  for (const thing of theirs.gives) takeFrom(theirs.prisoner, thing);
  for (const thing of mine.gives) give(theirs.prisoner, thing);
  for (const thing of theirs.gives) give(mine.prisoner, thing);
}

const has = (prisoner: Prisoner, things: readonly Thing[]): boolean => {
  const belongings = belongingsOf(prisoner);
  const count = (list: readonly Thing[], thing: Thing): number => list.filter(one => one === thing).length;
  return THINGS.every(thing => count(things, thing) <= count(belongings, thing));
};

type Size = Omit<Sized, 'bundle'>;

/** Neither side has more than its sheet has places for (ALC-1.8). */
const fitsBoth = (mine: Prisoner, theirs: Prisoner, given: Size, wanted: Size): boolean =>
  mine.items.length - given.items + wanted.items <= ITEM_PLACES &&
  theirs.items.length - wanted.items + given.items <= ITEM_PLACES &&
  mine.cash - given.cash + wanted.cash <= MAX_CASH &&
  theirs.cash - wanted.cash + given.cash <= MAX_CASH;

/** Every offer the acting prisoner can make: the partner, what is given, and what can be wanted for it. */
export function offersOfTrade(open: Open): Offer<ActionOf<'offerTrade'>>[] {
  if (whyNotTradeHere(open) !== undefined) return [];
  const mine = prisonerOf(open, actingAt(open).seat);
  const gifts = bundlesOf(belongingsOf(mine));
  const partners = companionsOf(open).map(partner => ({
    partner,
    ...dealsWith(mine, prisonerOf(open, partner), gifts),
  }));
  const willing = partners.filter(({ gives }) => gives.length > 0);
  return fillableOffers<Offer<ActionOf<'offerTrade'>>>([
    {
      type: 'offerTrade',
      partner: oneOf(willing.map(({ partner }) => partner)),
      give: dependingOn('partner', Object.fromEntries(willing.map(({ partner, gives }) => [partner, oneOf(gives)]))),
      want: dependingOn('partner', Object.fromEntries(willing.map(({ partner, wants }) => [partner, wants]))),
    },
  ]);
}

/** What can be given to a partner, and for each of these what can be wanted. */
function dealsWith(
  mine: Prisoner,
  theirs: Prisoner,
  gifts: readonly Sized[],
): { gives: Bundle[]; wants: Dependent<{ readonly oneOf: readonly Bundle[] }> } {
  const theirBundles = bundlesOf(belongingsOf(theirs));
  // whether a deal fits depends on the numbers only, so gifts of the same size share a list
  const fitting = new Map<string, readonly Bundle[]>();
  const wantsFor = ({ cash, items, bundle }: Sized): readonly Bundle[] => {
    const size = `${cash} ${items}`;
    const known = fitting.get(size);
    if (known) return known;
    const found = theirBundles
      .filter(wanted => fitsBoth(mine, theirs, { cash, items }, wanted) && (bundle !== '' || wanted.bundle !== ''))
      .map(wanted => wanted.bundle);
    fitting.set(size, found);
    return found;
  };
  const deals = gifts.flatMap(gift => {
    const wants = wantsFor(gift);
    return wants.length > 0 ? [{ give: gift.bundle, wants }] : [];
  });
  return {
    gives: deals.map(deal => deal.give),
    wants: dependingOn('give', Object.fromEntries(deals.map(deal => [deal.give, oneOf(deal.wants)]))),
  };
}

/** An open offer blocks other moves (ALC-10.5). */
export function offerTrade(
  open: Open,
  by: Seat,
  { partner, give, want }: ActionOf<'offerTrade'>,
  table: Table<Event>,
): void {
  actingAt(open).offers += 1;
  open.pending = { type: 'offer', partner, give, want };
  table.tell({ type: 'tradeOffered', by, partner, give, want });
}

export function respondTrade(open: Open, accept: boolean, table: Table<Event>): void {
  const { pending } = open;
  if (pending?.type !== 'offer') throw new Error('no offer is open');
  if (!accept) return declineTrade(open, false, table);
  const by = actingAt(open).seat;
  exchange(
    { prisoner: prisonerOf(open, by), gives: thingsIn(pending.give) },
    { prisoner: prisonerOf(open, pending.partner), gives: thingsIn(pending.want) },
  );
  open.pending = null;
  table.tell({ type: 'traded', by, partner: pending.partner, give: pending.give, want: pending.want });
}

/** Not answered in time counts as declined (ALC-10.5). */
export function declineTrade(open: Open, isTimeUp: boolean, table: Table<Event>): void {
  const { pending } = open;
  if (pending?.type !== 'offer') throw new Error('no offer is open');
  open.pending = null;
  table.tell({ type: 'tradeDeclined', by: pending.partner, isTimeUp });
}

export function withdrawOffer(open: Open, by: Seat, table: Table<Event>): void {
  open.pending = null;
  table.tell({ type: 'offerWithdrawn', by });
}
