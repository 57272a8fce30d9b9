import { describe, expect, test } from 'vitest';
import { given } from '#testkit';
import { CITY, HAND, done, hand, offered, pick, play, wait, withCard } from './events.fixture.ts';
import { EX, example } from './examples.fixture.ts';
import { tczew } from './game.ts';
import { A, B, cell, codeFor, dice, lies, type Stated, stateOf } from './scene.fixture.ts';

const scene = (stated: Stated) => given(tczew, stateOf(stated));

describe('Replacements', () => {
  const cover = {
    a: { F6x8: 1, F6x6: 73, F6x7: 131 },
    b: { O15x1: 2 },
    hands: [[200, ...HAND.slice(0, 4)], []],
  } as const;

  test('TCZ-9.2, TCZ-9.3, TCZ-9.5, TCZ-9.10, TCZ-19.11 covered cards', () => {
    const none = scene(cover).play(A, play(200));
    expect([none.awaited(), none.state.open.replacements.includes('200B')]).toEqual([[B], true]);
    const now = scene({ ...cover, a: { F6x8: 1, F6x6: 73, F6x7: 94 }, hands: [[200, 74, 130, 55], []] });
    const covered = now.play(A, play(200)).play(A, pick('F6x6'));
    expect(covered.state.open.board[cell('F6x6')]).toEqual({ card: 73, owner: A, cover: '200B', immune: false });
    const mine = covered.play(B, wait);
    for (const card of [74, 130])
      expect(codeFor(mine, A, { type: 'place', card, cell: cell('F6x5') })).toBe('SAME_CATEGORY');
    expect(lies(mine.play(A, { type: 'place', card: 55, cell: cell('F6x5') }).state, 'F6x5')).toEqual([A, 55]);
    const again = scene({ ...cover, a: { F6x8: 1, F6x6: { card: 73, cover: '168B' }, E5x8: 74 } }).play(A, play(200));
    expect(codeFor(again, A, pick('F6x6'))).toBe('ALREADY_COVERED');
  });

  test('TCZ-9.4, TCZ-9.6 the host’s own category does not matter; Services and Start cards are no hosts', () => {
    const unique = example({
      hostile: false,
      target: { kind: 'self' },
      each: [{ op: 'cover', with: '168B', pick: { from: { owner: 'actor' }, n: 1, by: 'actor', must: true } }],
    });
    const now = scene({ ...cover, a: { F6x8: 1, F6x7: 131, G7x8: 5, E5x8: 34 }, hands: [[unique], []] }).play(
      A,
      play(unique),
    );
    expect(offered(now, A)).toEqual(['F6x7']);
    expect(codeFor(now, A, pick('G7x8'))).toBe('BAD_ANSWER');
  });

  test('TCZ-9.7, TCZ-9.8, TCZ-14.51 the cell changes hands as a whole, and filters see the replacement only', () => {
    const now = scene({ a: { C3x3: 1 }, b: { C3x4: { card: 73, cover: '200B' }, C3x5: 2 }, hands: [[172, 175], []] });
    expect(now.play(A, play(172, B)).state.open.pending).toBeNull();
    expect(now.play(A, play(175, B)).awaited()).toEqual([B]);
    const gale = scene({ a: { C3x3: 1 }, b: { C3x4: { card: 73, cover: '200B' }, C3x5: 2 }, hands: [[159], []] });
    expect(gale.play(A, play(159, B), dice(1)).hears(B)).toContainEqual({
      type: 'removed',
      cell: cell('C3x4'),
      card: 73,
      cover: '200B',
      to: 'used',
    });
  });

  test('TCZ-9.9 base and replacement leave together, the replacement to the used pile', () => {
    const now = scene({ ...CITY, b: { C3x9: 2, D4x9: { card: 107, cover: '198B' } }, hands: withCard(EX.storm) });
    const gone = now.play(A, play(EX.storm, B)).play(A, pick('D4x9'));
    expect([gone.state.open.usedReplacements, gone.state.stacks[0]?.some(({ card }) => card === 107)]).toEqual([
      ['198B'],
      true,
    ]);
  });

  test('TCZ-9.11 a replacement adds no cell to the city', () => {
    const over = scene({ ...cover, a: { F6x8: 1, F6x7: { card: 94, cover: '168B' } } })
      .play(A, { type: 'proposeEnd' })
      .play(B, { type: 'voteEnd', agree: true });
    expect(over.state.open.ending?.scores[A]?.cells).toBe(2);
  });

  test('TCZ-9.12, TCZ-9.13, TCZ-19.34 a replacement must be laid where it can, on the river too', () => {
    const now = scene({ ...cover, a: { I9x5: 1, J10x5: 64 }, hands: [[177, ...HAND.slice(0, 4)], []] }).play(
      A,
      play(177),
    );
    expect([offered(now, A), codeFor(now, A, done)]).toEqual([['J10x5'], 'BAD_ANSWER']);
    expect(now.play(A, pick('J10x5')).state.open.board[cell('J10x5')]?.cover).toBe('177B');
    const none = scene({ ...cover, a: { I9x5: 1 }, hands: [[177, ...HAND.slice(0, 4)], []] }).play(A, play(177));
    expect([none.awaited(), hand(none, A).length]).toEqual([[B], 6]);
  });
});
