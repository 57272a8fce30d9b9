import { describe, expect, test } from 'vitest';
import { given } from '#testkit';
import { CITY, OTHER, done, hand, offered, pick, play, withCard } from './events.fixture.ts';
import { EX } from './examples.fixture.ts';
import { tczew } from './game.ts';
import { A, B, cell, codeFor, dice, lies, namesOf, type Stated, stateOf } from './scene.fixture.ts';

const scene = (stated: Stated) => given(tczew, stateOf(stated));

describe('Steps on the board', () => {
  test('TCZ-14.29 remove: to used, under the stack, or to a hand, which may exceed five', () => {
    const city = { C3x9: 2, D4x9: 55, C3x8: 56 } as const;
    const school = scene({ ...CITY, b: city, hands: withCard(161) })
      .play(A, play(161, B))
      .play(A, pick('D4x9'))
      .play(A, pick('C3x8'));
    expect(hand(school, B)).toEqual([...OTHER, 55, 56]);
    const poached = scene({ ...CITY, hands: withCard(187) })
      .play(A, play(187, B))
      .play(A, pick('C3x10'));
    expect(hand(poached, A).length).toBe(5);
  });

  test('TCZ-14.30 takeOver: one by one, each touching the new owner’s city', () => {
    const stated = { a: { C3x3: 1 }, b: { C3x4: 'trade', C3x5: 'sport', C3x6: 2 }, hands: withCard(191) } as const;
    const now = scene(stated).play(A, play(191, B), dice(6));
    expect([now.state.open.pending, offered(now, A)]).toMatchObject([{ n: 2 }, ['C3x4']]);
    const one = now.play(A, pick('C3x4'));
    expect([lies(one.state, 'C3x4')?.[0], offered(one, A)]).toEqual([A, ['C3x5']]);
    expect(namesOf(one.play(A, pick('C3x5')).state, A)).toEqual(['C3x3', 'C3x4', 'C3x5']);
    const scattered = scene({
      ...stated,
      b: { G7x9: 2, G7x10: 'trade', C3x4: 5, B2x4: 'trade' },
      hands: withCard(EX.annex),
    });
    const taken = scattered.play(A, play(EX.annex, B), dice());
    // G7x10 touches B only, so settling gives it back
    expect(taken.hears(B).map(({ type }) => type)).toContain('districtTaken');
    expect([lies(taken.state, 'B2x4')?.[0], lies(taken.state, 'G7x10')?.[0]]).toEqual([B, B]);
  });

  test('TCZ-14.31, TCZ-14.56 relocate: lifted cards are laid one after another, with their replacement', () => {
    const stated = {
      a: { C3x3: 1, D4x3: { card: 73, cover: '200B' }, C3x4: 'trade' },
      nobody: { C3x6: 72 },
      b: { O15x1: 2 },
      hands: withCard(192),
    } as const;
    const now = scene(stated).play(A, play(192)).play(A, pick('C3x4')).play(A, pick('D4x3'));
    expect(now.state.open.pending).toMatchObject({ type: 'relocate', cells: [cell('C3x4'), cell('D4x3')] });
    expect(codeFor(now, A, { type: 'lay', cell: cell('C3x4') })).toBe('BAD_ANSWER');
    const one = now.play(A, { type: 'lay', cell: cell('B2x3') });
    expect(lies(one.state, 'C3x4')).toBeNull();
    const both = one.play(A, { type: 'lay', cell: cell('C3x2') });
    expect(both.state.open.board[cell('C3x2')]).toMatchObject({ card: 73, cover: '200B', owner: A });
    const captured = scene({ ...stated, a: { C3x3: 1, C3x4: 5, D4x3: 'trade' } })
      .play(A, play(192))
      .play(A, pick('D4x3'));
    expect(lies(captured.play(A, done).play(A, { type: 'lay', cell: cell('C3x5') }).state, 'C3x6')?.[0]).toBe(A);
  });

  test('TCZ-14.32 cover and uncover', () => {
    const now = scene({ ...CITY, b: { C3x9: 2, D4x9: { card: 73, cover: '200B' } }, hands: withCard(174) })
      .play(A, play(174, B))
      .play(A, pick('D4x9'));
    expect(now.state.open.board[cell('D4x9')]).toMatchObject({ card: 73, cover: null });
    expect(now.state.open.usedReplacements).toEqual(['200B']);
  });
});
