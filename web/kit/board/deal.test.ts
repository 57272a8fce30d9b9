import { createRoot, createSignal } from 'solid-js';
import { describe, expect, test } from 'vitest';
import { createDeal, type TradeDeal, isNothing } from './deal.ts';

const dealOf = (first: TradeDeal) => {
  const [holdings, setHoldings] = createSignal(first);
  return { ...createRoot(() => createDeal(holdings)), setHoldings };
};
const HOLDINGS: TradeDeal = { give: { key: 1, cash: 2 }, get: { drugs: 1, cash: 3 } };

describe('A deal', () => {
  test('begins with nothing', () => {
    expect(isNothing(dealOf(HOLDINGS).deal())).toBe(true);
  });

  test('names only what changes hands', () => {
    const { deal, put } = dealOf(HOLDINGS);
    put('give', 'key', 1);
    put('get', 'cash', 2);
    expect(deal()).toEqual({ give: { key: 1 }, get: { cash: 2 } });
    put('give', 'key', 0);
    expect(deal()).toEqual({ give: {}, get: { cash: 2 } });
  });

  test('never exceeds the available amount and is never negative', () => {
    const { deal, put } = dealOf(HOLDINGS);
    put('give', 'cash', 9);
    put('get', 'cash', -1);
    put('get', 'gun', 1);
    expect(deal()).toEqual({ give: { cash: 2 }, get: {} });
  });

  test('shrinks with the holdings of the two players', () => {
    const { deal, put, setHoldings } = dealOf(HOLDINGS);
    put('give', 'cash', 2);
    put('get', 'drugs', 1);
    setHoldings({ give: { cash: 1 }, get: {} });
    expect(deal()).toEqual({ give: { cash: 1 }, get: {} });
  });

  test('can be cleared', () => {
    const { deal, put, clear } = dealOf(HOLDINGS);
    put('give', 'cash', 2);
    clear();
    expect(isNothing(deal())).toBe(true);
  });
});
