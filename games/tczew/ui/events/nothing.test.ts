import { describe, expect, test } from 'vitest';
import { given } from '#testkit';
import { tczew } from '../../rules/game.ts';
import { A, B, stateOf, type Stated } from '../../rules/scene.fixture.ts';
import { idleParts, isOptionIdle, nothingFor, notNow } from './nothing.ts';

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

describe('The parts of an event of mine that would do nothing', () => {
  const sees = (stated: Stated) => given(tczew, stateOf({ b: { C3x9: 2 }, ...stated })).sees(A);

  test('a replacement without a card that could take it', () => {
    const bare = sees({ a: { A1x1: 1 }, hands: [[171], []] });
    expect(idleParts(bare, 171, A)).toEqual([{ op: 'cover', with: '171B', missing: ['housing', 'trade', 'culture'] }]);
    const beside = sees({ a: { A1x1: 1, A1x2: 'trade', A1x3: 'unique' }, hands: [[171], []] });
    expect(idleParts(beside, 171, A)).toEqual([{ op: 'cover', with: '171B', missing: [] }]);
    expect(idleParts(sees({ a: { A1x1: 1, A1x2: 'trade' }, hands: [[171], []] }), 171, A)).toEqual([]);
  });

  test('cards of the hand that could not be built', () => {
    const a = { A1x1: 1 };
    expect(idleParts(sees({ a, hands: [[164, 'sport'], []] }), 164, A)).toEqual([{ op: 'build' }]);
    expect(idleParts(sees({ a, hands: [[164, 'trade'], []] }), 164, A)).toEqual([]);
    expect(idleParts(sees({ a: {}, hands: [[164, 'trade'], []] }), 164, A)).toEqual([{ op: 'build' }]);
  });

  test('a used pile without such a card', () => {
    const a = { A1x1: 1, A1x2: 'religion' } as const;
    expect(idleParts(sees({ a, hands: [[200], []] }), 200, A)).toEqual([{ op: 'fetch' }]);
    expect(idleParts(sees({ a, hands: [[200], []], used: [115] }), 200, A)).toEqual([]);
  });

  test('a choice names the way in which nothing would happen', () => {
    const a = { A1x1: 1, A1x2: 'housing' } as const;
    const optionsWith = (card: 'religion' | 'sport') => {
      const table = given(tczew, stateOf({ a, b: { C3x9: 2 }, hands: [[179, card], []] }));
      const view = table.play(A, { type: 'playEvent', card: 179, targets: [] }).sees(A);
      return ['park', 'projects'].map(option => isOptionIdle(view, option));
    };
    expect(optionsWith('religion')).toEqual([false, true]);
    expect(optionsWith('sport')).toEqual([false, false]);
  });
});
