import { createSignal } from 'solid-js';

/** Amounts by item id; missing means 0. */
export type Amounts = Readonly<Record<string, number>>;

/** A trade from the view of one side. */
export interface TradeDeal {
  readonly give: Amounts;
  readonly get: Amounts;
}

const NO_DEAL: TradeDeal = { give: {}, get: {} };

export type DealSide = keyof TradeDeal;

export const amountOf = (amounts: Amounts, item: string): number => amounts[item] ?? 0;

/** Sets the amount of an item; 0 removes it. */
function dealWith(deal: TradeDeal, side: DealSide, item: string, count: number): TradeDeal {
  const { [item]: _before, ...others } = deal[side];
  return { ...deal, [side]: count > 0 ? { ...others, [item]: count } : others };
}

/** Limits a deal to what both sides hold. */
function withinHoldings(deal: TradeDeal, holdings: TradeDeal): TradeDeal {
  const within = (amounts: Amounts, held: Amounts): Amounts =>
    Object.fromEntries(
      Object.entries(amounts).flatMap(([item, count]) => {
        const most = Math.min(count, amountOf(held, item));
        return most > 0 ? [[item, most] as const] : [];
      }),
    );
  return { give: within(deal.give, holdings.give), get: within(deal.get, holdings.get) };
}

export const isNothing = ({ give, get }: TradeDeal): boolean =>
  Object.keys(give).length === 0 && Object.keys(get).length === 0;

/** A deal being prepared. */
export interface DealDraft {
  readonly deal: () => TradeDeal;
  /** Sets how many of an item change hands. */
  put(side: DealSide, item: string, count: number): void;
  clear(): void;
}

export function createDeal(holdings: () => TradeDeal): DealDraft {
  const [made, setMade] = createSignal(NO_DEAL);
  const deal = (): TradeDeal => withinHoldings(made(), holdings());
  return {
    deal,
    put: (side, item, count) =>
      void setMade(dealWith(deal(), side, item, Math.min(Math.max(0, count), amountOf(holdings()[side], item)))),
    clear: () => void setMade(NO_DEAL),
  };
}
