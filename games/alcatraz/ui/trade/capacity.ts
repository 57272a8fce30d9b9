import type { TradeDeal } from '#kit';
import type { Seat } from '#kernel';
import { prisonerOf } from '../../rules/board.ts';
import { ITEM_PLACES, MAX_CASH, THINGS } from '../../rules/components.ts';
import { sizeOf, thingsIn } from '../../rules/items.ts';
import type { Bundle, Open } from '../../rules/state.ts';

type Amounts = TradeDeal['give'];

/** Amounts as the rules write them: things in their order. */
export const bundleOf = (amounts: Amounts): Bundle =>
  THINGS.flatMap(thing => Array.from({ length: amounts[thing] ?? 0 }, () => thing)).join(' ');

/** How many of each thing are in a bundle. */
export function amountsIn(bundle: Bundle): Amounts {
  const amounts: Record<string, number> = {};
  for (const thing of thingsIn(bundle)) amounts[thing] = (amounts[thing] ?? 0) + 1;
  return amounts;
}

/** What a prisoner holds that can be traded. */
export function holdingsOf({ prisoners }: Pick<Open, 'prisoners'>, seat: Seat): Amounts {
  const { cash, items } = prisonerOf({ prisoners }, seat);
  const amounts: Record<string, number> = cash > 0 ? { cash } : {};
  for (const item of items) amounts[item] = (amounts[item] ?? 0) + 1;
  return amounts;
}

/** What one side would have after a deal. */
export interface After {
  readonly seat: Seat;
  readonly items: number;
  readonly cash: number;
  readonly hasRoomForItems: boolean;
  readonly hasRoomForCash: boolean;
}

/** Both sides after a deal, the one who gives `give` first (ALC-1.8, ALC-10.6). */
export function afterDeal(
  open: Pick<Open, 'prisoners'>,
  [giver, partner]: readonly [Seat, Seat],
  give: Bundle,
  want: Bundle,
): After[] {
  const [given, wanted] = [sizeOf(thingsIn(give)), sizeOf(thingsIn(want))];
  const after = (seat: Seat, out: typeof given, come: typeof given): After => {
    const prisoner = prisonerOf(open, seat);
    const items = prisoner.items.length - out.items + come.items;
    const cash = prisoner.cash - out.cash + come.cash;
    return { seat, items, cash, hasRoomForItems: items <= ITEM_PLACES, hasRoomForCash: cash <= MAX_CASH };
  };
  return [after(giver, given, wanted), after(partner, wanted, given)];
}
