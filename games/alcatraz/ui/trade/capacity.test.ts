import { describe, expect, test } from 'vitest';
import { michal, prison, rafal } from '../../rules/scene.fixture.ts';
import { whyNotOffer } from '../../rules/trades.ts';
import { afterDeal, amountsIn, bundleOf, holdingsOf } from './capacity.ts';

const { open } = prison({
  prisoners: [
    { at: 6, cash: 3, items: ['drugs'] },
    { at: 6, cash: 1, items: ['key', 'key', 'tools'] },
  ],
});

describe('A deal', () => {
  test('amounts are written as the rules write bundles, and read again', () => {
    expect(bundleOf({ tools: 1, key: 2, cash: 1 })).toBe('cash key key tools');
    expect(amountsIn('cash key key tools')).toEqual({ cash: 1, key: 2, tools: 1 });
    expect([bundleOf({}), amountsIn('')]).toEqual(['', {}]);
  });

  test('what a prisoner holds can be traded', () => {
    expect(holdingsOf(open, michal)).toEqual({ cash: 1, key: 2, tools: 1 });
    expect(holdingsOf(open, rafal)).toEqual({ cash: 3, drugs: 1 });
  });

  test('both sides after the deal, with the places on their sheets (ALC-10.6)', () => {
    expect(afterDeal(open, [michal, rafal], 'key', 'cash drugs')).toEqual([
      { seat: michal, items: 3, cash: 2, hasRoomForItems: true, hasRoomForCash: true },
      { seat: rafal, items: 1, cash: 2, hasRoomForItems: true, hasRoomForCash: true },
    ]);
  });

  test('no room means that the rules refuse it, and room that they do not', () => {
    for (const [give, want] of [
      ['', 'drugs'],
      ['cash', ''],
      ['key', 'drugs'],
      ['cash', 'cash'],
      ['key key tools', ''],
      ['', 'cash cash cash'],
    ] as const) {
      const fits = afterDeal(open, [michal, rafal], give, want).every(
        ({ hasRoomForItems, hasRoomForCash }) => hasRoomForItems && hasRoomForCash,
      );
      const rule = whyNotOffer(open, { type: 'offerTrade', partner: rafal, give, want });
      expect(rule, `${give} for ${want}`).toBe(fits ? undefined : 'ALC-10.6');
    }
  });
});
