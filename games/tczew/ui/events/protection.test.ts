import { describe, expect, test } from 'vitest';
import { A, B, cell, stateOf } from '../../rules/scene.fixture.ts';
import type { Lasting } from '../../rules/state.ts';
import { isSafe, protectionOf } from './protection.ts';

const ward = (event: number, themes: 'all' | readonly ['fire']): Lasting => ({
  id: 1,
  kind: 'ward',
  event,
  actor: B,
  seat: B,
  isFromNextTurn: false,
  themes,
  turns: null,
  uses: 1,
});

describe('What would keep an event off a player', () => {
  test('TCZ-14.23 enough cards of a service cancel it', () => {
    const b = { C3x9: 2, C3x10: 26, C3x11: 83, C3x12: 27 };
    const two = protectionOf(stateOf({ a: { A1x1: 1 }, b }).open, 153, A, B);
    expect([two.cancelledBy, isSafe(two)]).toEqual(['fire', true]);
    const one = protectionOf(stateOf({ a: { A1x1: 1 }, b: { C3x9: 2, C3x10: 26 } }).open, 153, A, B);
    expect([one.cancelledBy, isSafe(one)]).toEqual([null, false]);
  });

  test('TCZ-14.24 services save cards', () => {
    const { open } = stateOf({ a: { A1x1: 1 }, b: { C3x9: 2, C3x10: 'health', C3x11: 'trade' } });
    expect(protectionOf(open, 151, A, B).saving).toBe(1);
    expect(protectionOf(open, 151, A, A).saving).toBe(0);
  });

  test('TCZ-14.25 cards beside a service are shielded', () => {
    const { open } = stateOf({ a: { A1x1: 1 }, b: { C3x9: 2, C3x10: 26, C3x11: 83 } });
    expect(protectionOf(open, 152, A, B).shielded).toContainEqual({ cell: cell('C3x11'), by: cell('C3x10') });
  });

  test('TCZ-14.43 a ward stops a hostile event of its theme, and no other', () => {
    const b = { C3x9: 2, C3x10: 'trade' } as const;
    const guarded = (one: Lasting) => stateOf({ a: { A1x1: 1 }, b, lasting: [one] }).open;
    expect(protectionOf(guarded(ward(171, ['fire'])), 152, A, B).ward).toBe(171);
    expect(protectionOf(guarded(ward(171, ['fire'])), 151, A, B).ward).toBeNull();
    expect(protectionOf(guarded(ward(188, 'all')), 151, A, B).ward).toBe(188);
    expect(protectionOf(guarded(ward(188, 'all')), 151, A, A).ward).toBeNull();
  });
});
