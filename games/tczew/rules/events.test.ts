import { describe, expect, test } from 'vitest';
import { given } from '#testkit';
import { CITY, done, hand, offered, pick, play, wait, withCard } from './events.fixture.ts';
import { EX } from './examples.fixture.ts';
import { tczew } from './game.ts';
import { holderOf } from './lasting.ts';
import { A, B, C, D, cell, choicesIn, codeFor, dice, lies, stateOf, type Stated } from './scene.fixture.ts';

const scene = (stated: Stated) => given(tczew, stateOf(stated));
type Table = ReturnType<typeof scene>;

const kinds = (now: Table): string[] => now.hears(B).map(({ type }) => type);

describe('Events: procedure', () => {
  test('TCZ-8.4, TCZ-14.1 a finished event goes to the used pile, then the board is settled and the hand filled', () => {
    const now = scene({ ...CITY, hands: withCard(151) })
      .play(A, play(151, B), dice(2))
      .play(B, pick('D4x9'));
    expect(now.state.open.used).toEqual([lies(stateOf(CITY), 'D4x9')?.[1], 151]);
    expect(now.hears(B).map(({ type }) => type)).toEqual(['removed', 'eventEnded', 'drew', 'turnBegan']);
  });

  test('TCZ-8.5, TCZ-14.46 a lasting event stays in front of a player until its last effect ends', () => {
    const now = scene({ ...CITY, hands: withCard(169) }).play(A, play(169, B));
    expect([now.state.open.used, now.state.open.lasting[0]?.event]).toEqual([[], 169]);
    expect(holderOf(now.state.open, 169)).toBe(B);
    const several = scene({ seats: 3, ...CITY, c: { H8x9: 3 }, hands: [[173], [], []] }).play(A, play(173));
    expect([holderOf(several.state.open, 173), holderOf(several.state.open, 169)]).toEqual([A, undefined]);
    const one = now.play(B, wait);
    expect(one.state.open.lasting).toMatchObject([{ turns: 1, seat: B, actor: A }]);
    const two = one.play(A, wait).play(B, wait);
    expect([two.state.open.lasting, two.state.open.used]).toEqual([[], [169]]);
    expect(two.hears(A)).toContainEqual({ type: 'eventEnded', event: 169 });
    const over = now.play(A, { type: 'proposeEnd' }).play(B, { type: 'voteEnd', agree: true });
    expect([over.state.open.lasting.length, over.state.open.phase]).toEqual([1, 'scored']);
  });

  test('TCZ-8.7, TCZ-8.8, TCZ-19.12 numbers are maxima, and what lapsed is not remembered', () => {
    const now = scene({ ...CITY, b: { C3x9: 2, D4x9: 107, C3x10: 108 }, hands: [[EX.scandal, 81, 93, 73, 49], [105]] });
    const taken = now.play(A, play(EX.scandal, B)).play(A, pick('D4x9')).play(A, pick('C3x10'));
    expect(hand(taken, A)).toEqual([81, 93, 73, 49, 107, 108]);
    expect(taken.state.open.used).toEqual([EX.scandal]);
    const laid = taken.play(B, { type: 'place', card: 105, cell: cell('C3x8') });
    expect(lies(laid.play(A, wait).state, 'C3x8')).toEqual([B, 105]);
  });

  test('TCZ-8.9, TCZ-14.20 Start cards are not counted as Town Halls; districts count', () => {
    expect(codeFor(scene({ a: { C3x3: 1 }, hands: [[163], []] }), A, play(163))).toBe('EVENT_NOT_PLAYABLE');
    const district = scene({ a: { C3x3: 1, H8x3: 5 }, hands: [[163, 81], []] }).play(A, play(163));
    expect(district.awaited()).toEqual([A]);
  });

  test('TCZ-8.10 cards go to the used pile or under the pointer’s stack', () => {
    const now = scene({ ...CITY, hands: withCard(170), pointer: 4 })
      .play(A, play(170, B))
      .play(A, pick('D4x9'));
    expect(now.state.stacks[1]?.at(-1)?.card).toBe(lies(stateOf(CITY), 'D4x9')?.[1]);
  });

  test('TCZ-8.12 an event may be played although nothing will happen', () => {
    const now = scene({ a: { C3x3: 1 }, b: { C3x9: 2 }, hands: withCard(151) }).play(A, play(151, B), dice(6));
    expect([now.awaited(), now.state.open.used]).toEqual([[B], [151]]);
    expect(codeFor(scene({ a: { C3x3: 1 }, b: { C3x9: 2 }, hands: [[172], []] }), A, play(172, B))).toBe(
      'EVENT_NOT_PLAYABLE',
    );
  });

  test('TCZ-8.13 Start cards are outside every effect', () => {
    const now = scene({ ...CITY, b: { C3x9: 2 }, hands: withCard(EX.storm) }).play(A, play(EX.storm, B));
    expect([now.awaited(), lies(now.state, 'C3x9')]).toEqual([[B], [B, 2]]);
  });
});

describe('Targets and order', () => {
  test('TCZ-14.2 who may be named', () => {
    const now = scene({
      seats: 3,
      ...CITY,
      c: { H8x9: 3, H8x10: 'trade' },
      hands: [[EX.rats, 169, 153, EX.bells], [], []],
    });
    expect(choicesIn(now.offers(A), 'playEvent', 'targets')).toEqual([B, C, A]);
    expect(now.play(A, play(EX.rats, A), dice(1)).hears(B)[0]).toMatchObject({ targets: [A] });
    expect(now.play(A, play(169, C, B)).hears(B)[0]).toMatchObject({ targets: [B, C] });
    expect(codeFor(now, A, play(169))).toBe('BAD_TARGET');
    expect(codeFor(now, A, play(153, B))).toBe('BAD_TARGET');
    expect(codeFor(now, A, play(EX.bells))).toBe('EVENT_NOT_PLAYABLE');
    const church = scene({ seats: 3, ...CITY, c: { H8x9: 3, H8x10: 114 }, hands: [[EX.bells], [], []] });
    expect(church.play(A, play(EX.bells)).hears(B)[0]).toMatchObject({ targets: [C] });
  });

  test('TCZ-14.3, TCZ-14.4 extremes and the order of targets', () => {
    const stated = { seats: 4, ...CITY, c: { H8x9: 3, H8x10: 55 }, d: { L12x9: 4, M13x9: 56 } } as const;
    const tied = scene({ ...stated, hands: [[EX.strike], [], [], []] });
    expect(choicesIn(tied.offers(A), 'playEvent', 'targets')).toEqual([C, D]);
    expect(tied.play(A, play(EX.strike, D)).state.open.lasting[0]?.seat).toBe(D);
    const most = scene({ ...stated, hands: [[157], [], [], []] });
    expect(codeFor(most, A, play(157))).toBe('EVENT_NOT_PLAYABLE');
    const least = scene({ ...stated, hands: [[EX.poorest, 81], [82], [], [83]] }).play(A, play(EX.poorest));
    expect(least.hears(A)[0]).toMatchObject({ targets: [C] });
    const all = scene({ ...stated, hands: [[164], [], [], []], active: A }).play(A, play(164));
    expect(all.hears(B).flatMap(event => (event.type === 'drew' ? [event.by] : []))).toEqual([B, C, D, A]);
  });

  test('TCZ-14.5, TCZ-14.27 a single target is bound after the targets too, and guards do not touch the actor’s own part', () => {
    const cancelled = scene({
      ...CITY,
      b: { C3x9: 2, D4x9: 18, C3x8: 20, D4x10: 21, C3x10: 'sport' },
      hands: withCard(EX.scandal),
    });
    const now = cancelled.play(A, play(EX.scandal, B));
    expect(now.hears(B)).toContainEqual({ type: 'cancelled', seat: B, event: EX.scandal, service: 'police' });
    expect(hand(now, A).length).toBe(4);
    const elections = scene({ ...CITY, options: { mode: 'extended' }, hands: withCard(195) }).play(A, play(195, B));
    expect(elections.state.open.lasting).toMatchObject([{ kind: 'modifier', seat: A, attack: 1, turns: 2 }]);
  });

  test('TCZ-14.6, TCZ-14.7, TCZ-14.9 steps that can do nothing are skipped; variables hold what really moved', () => {
    const now = scene({ ...CITY, hands: withCard(EX.storm) }).play(A, play(EX.storm, B));
    const lost = now.play(A, pick('C3x8')).play(A, pick('C3x10'));
    // 2 × 2 − 1 = 3 extra cards
    expect(lost.hears(A).find(({ type }) => type === 'drew')).toMatchObject({ count: 3 });
    const none = scene({ a: { C3x3: 1 }, b: { C3x9: 2 }, hands: withCard(EX.storm) }).play(A, play(EX.storm, B));
    // 0 × 2 − 1 is never below 0: only the refill is drawn
    expect(none.hears(A).filter(({ type }) => type === 'drew')).toMatchObject([{ count: 1 }]);
    const robbed = scene({ ...CITY, hands: [[156, 93], [82]] }).play(A, play(156, B), dice());
    expect([robbed.awaited(), hand(robbed, A).includes(82)]).toEqual([[B], true]);
  });

  test('TCZ-14.8, TCZ-14.10 dice are rolled once, before any picking; no matching row does nothing', () => {
    const now = scene({ ...CITY, hands: withCard(151) }).play(A, play(151, B), dice(4));
    expect(kinds(now)).toEqual(['eventPlayed', 'rolled']);
    expect(now.state.open.pending).toMatchObject({ n: 2 });
    const oracle = { a: { C3x3: 1 }, b: { O15x1: 2 }, hands: [[EX.oracle, 81], []] } as const;
    expect(hand(scene(oracle).play(A, play(EX.oracle), dice(6)), A).length).toBe(7);
    expect(hand(scene(oracle).play(A, play(EX.oracle), dice(5)), A).length).toBe(5);
    expect(codeFor(scene({ ...oracle, a: { C3x3: 1, C3x4: 'trade' } }), A, play(EX.oracle))).toBe('EVENT_NOT_PLAYABLE');
    expect(codeFor(scene({ ...oracle, hands: [[EX.oracle, 81, 82, 83], []] }), A, play(EX.oracle))).toBe(
      'EVENT_NOT_PLAYABLE',
    );
  });

  test('TCZ-14.11, TCZ-14.52 only options that could do something are offered', () => {
    const both = scene({ ...CITY, hands: withCard(158) }).play(A, play(158));
    expect(choicesIn(both.offers(B), 'choose', 'option')).toEqual(['closeDown', 'cutBack']);
    expect(codeFor(both, B, { type: 'choose', option: 'other' })).toBe('BAD_ANSWER');
    const board = both.play(B, { type: 'choose', option: 'closeDown' });
    expect(offered(board, B)).toEqual(['D4x9']);
    const handOnly = scene({ ...CITY, b: { C3x9: 2 }, hands: withCard(158) }).play(A, play(158), dice());
    expect([handOnly.awaited(), hand(handOnly, B).length]).toEqual([[B], 3]);
    const nothing = scene({ ...CITY, b: { C3x9: 2 }, hands: [[158], []] }).play(A, play(158));
    expect(nothing.awaited()).toEqual([B]);
    const cover = scene({ a: { C3x3: 1 }, b: { O15x1: 2 }, hands: [[179, 49], []] }).play(A, play(179));
    expect(cover.state.open.pending).toMatchObject({ type: 'build' });
  });

  test('TCZ-14.12 answers are offered in reading order, and done last', () => {
    const now = scene({ ...CITY, hands: withCard(151) }).play(A, play(151, B), dice(1));
    expect(offered(now, B)).toEqual(['C3x8', 'D4x9']);
    const voluntary = scene({ ...CITY, hands: withCard(EX.fire) }).play(A, play(EX.fire, B));
    expect(voluntary.offers(A).at(-1)).toEqual(done);
  });
});
