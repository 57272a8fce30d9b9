import { describe, expect, test } from 'vitest';
import type { Offer } from '#kernel';
import { offersTo } from '../rules/offers.ts';
import { michal, prison, rafal, type Stated } from '../rules/scene.fixture.ts';
import type { Action } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { type Deed, deedsOf, type DeedType } from './deeds.ts';

function deedIn(stated: Stated, type: DeedType): Deed | undefined {
  const { acting = michal } = stated;
  const seen = view(prison(stated), acting);
  const offers: readonly Offer<Action>[] = offersTo(seen);
  return deedsOf(seen, one => offers.some(offer => offer.type === one)).find(deed => deed.type === type);
}

describe('What can be done here', () => {
  test('has its cost, which two guards raise (ALC-8.3)', () => {
    const at = [{ at: 2 }, { at: 7 }, { at: 3 }];
    expect(deedIn({ prisoners: at }, 'useLocation')).toMatchObject({ cost: 1, isDearer: false, rule: undefined });
    expect(deedIn({ prisoners: at, guards: { 7: 2 } }, 'useLocation')).toMatchObject({ cost: 2, isDearer: true });
  });

  test('a free rule costs nothing, two guards or not (ALC-8.6)', () => {
    const dining: Stated = { prisoners: [{ at: 2 }, { at: 3 }, { at: 1 }], dark: [3], guards: { 3: 2 } };
    expect(deedIn(dining, 'useLocation')).toMatchObject({ cost: 0, isDearer: false, rule: undefined });
  });

  const full: Stated = {
    prisoners: [{ at: 2 }, { at: 7, items: ['key', 'key', 'knife'] }, { at: 3 }],
  };
  const inDining: Stated = { prisoners: [{ at: 2 }, { at: 3, strength: 3 }, { at: 1 }] };

  test.each<[string, Stated, DeedType, string]>([
    ['three guards', { guards: { 6: 3 } }, 'useLocation', 'ALC-8.3'],
    ['no action points', { ap: 0 }, 'riot', 'ALC-7.6'],
    ['no place for the item', full, 'useLocation', 'ALC-15.17'],
    ['Strength is full', inDining, 'useLocation', 'ALC-15.15'],
    ['nobody to steal from', {}, 'steal', 'ALC-9.6'],
    ['nobody to trade with', {}, 'offerTrade', 'ALC-10.1'],
    ['nothing to trade', { prisoners: [{ at: 6 }, { at: 6 }, { at: 1 }] }, 'offerTrade', 'ALC-10.3'],
    ['no guard next door', {}, 'riot', 'ALC-9.11'],
    ['nobody to bribe', {}, 'bribe', 'ALC-8.8'],
    ['no Strength', {}, 'spendStrength', 'ALC-10.8'],
    ['not the scapegoat', { hands: [[], ['b01']] }, 'playBlackmail', 'ALC-6.6'],
    ['no cards', { acting: rafal }, 'playBlackmail', 'ALC-14.2'],
    ['no items', {}, 'discardItem', 'ALC-9.14'],
  ])('%s: the reason is told', (_, stated, type, rule) => {
    expect(deedIn(stated, type)?.rule).toBe(rule);
  });

  test('a task is spoken of only where one lies', () => {
    expect(deedIn({ tasks: [{ card: 'A1', at: 1 }] }, 'performTask')).toBeUndefined();
    expect(deedIn({ tasks: [{ card: 'A1', at: 6 }] }, 'performTask')?.rule).toBe('ALC-12.5');
  });
});
