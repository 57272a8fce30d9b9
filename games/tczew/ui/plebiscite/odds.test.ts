import { describe, expect, test } from 'vitest';
import { A, B, cell, stateOf } from '../../rules/scene.fixture.ts';
import type { Lasting } from '../../rules/state.ts';
import { oddsOf, PAIRS, winsOf } from './odds.ts';

const modifier = (seat: number, attack: number, defend: number): Lasting => ({
  id: seat + 1,
  kind: 'modifier',
  event: 180 + seat,
  actor: seat,
  seat,
  isFromNextTurn: false,
  attack,
  defend,
  turns: 2,
});

describe('The odds of a plebiscite', () => {
  test('TCZ-13.7 without bonuses 15 of 36 pairs win: a tie is the defender’s', () => {
    expect([winsOf(0, 0), PAIRS]).toEqual([15, 36]);
    expect([winsOf(1, 0), winsOf(0, 1), winsOf(6, 0), winsOf(0, 6)]).toEqual([21, 10, 36, 0]);
  });

  test('TCZ-13.25 bonuses and modifiers of both sides are added', () => {
    const stated = { a: { C3x3: 1, D4x3: 'trade' }, b: { E5x3: 'sport', F6x3: 2 } } as const;
    const to = cell('E5x3');
    expect(oddsOf(stateOf(stated).open, A, to, { bonus: 1 })).toEqual({ attack: 1, defence: 0, wins: 21 });
    const lasting = [modifier(A, 2, 0), modifier(B, 0, 1)];
    const { open } = stateOf({ ...stated, lasting });
    expect(oddsOf(open, A, to, { bonus: 0 })).toEqual({ attack: 2, defence: 1, wins: 21 });
  });
});
