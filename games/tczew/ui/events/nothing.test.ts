import { describe, expect, test } from 'vitest';
import { A, B, stateOf } from '../../rules/scene.fixture.ts';
import { nothingFor, notNow } from './nothing.ts';

describe('Whether an event would do nothing', () => {
  const bare = stateOf({ a: { A1x1: 1 }, b: { C3x9: 2, C3x10: 'sport' }, hands: [[], []] });

  test('it names the cards that the rival does not have', () => {
    expect(nothingFor(bare, 161, A, B)).toEqual({ missing: ['industry'] });
    const built = stateOf({ a: { A1x1: 1 }, b: { C3x9: 2, C3x10: 'industry' } });
    expect(nothingFor(built, 161, A, B)).toBeUndefined();
  });

  test('cards that are all shielded are another reason', () => {
    const b = { C3x9: 2, C3x10: 26, C3x11: 'religion' } as const;
    expect(nothingFor(stateOf({ a: { A1x1: 1 }, b }), 175, A, B)).toEqual({ missing: [] });
  });

  test('an empty hand gives nothing, a full one does', () => {
    expect(nothingFor(bare, 156, A, B)).toEqual({ missing: [] });
    const full = stateOf({ a: { A1x1: 1 }, b: { C3x9: 2 }, hands: [[], ['trade', 'culture']] });
    expect(nothingFor(full, 156, A, B)).toBeUndefined();
  });

  test('what would happen anyway, or later, is something', () => {
    for (const card of [154, 157, 163, 166, 173]) expect(nothingFor(bare, card, A, B)).toBeUndefined();
  });
});

describe('Why an event cannot be played now', () => {
  const apart = stateOf({ a: { A1x1: 1 }, b: { C3x9: 2 } });

  test('a condition, a distance, or no rival that fits', () => {
    expect(notNow(apart, 163, A)).toEqual({ why: 'needs', category: 'town_hall' });
    expect(notNow(apart, 172, A)).toEqual({ why: 'touching' });
    expect(notNow(apart, 181, A)).toEqual({ why: 'touching' });
    expect(notNow(apart, 157, A)).toEqual({ why: 'nobody' });
    expect(notNow(apart, 159, A)).toBeUndefined();
  });
});
